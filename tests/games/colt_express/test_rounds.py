"""Chapter 3, the structure of a round (CE-040..053), and how many goes there are (CE-284)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import ROUND_TURNS, STATIONS
from posse.games.colt_express.rules.events import happen
from posse.games.colt_express.sayings import (
    EVENT,
    HAND_DRAWN,
    NEW_FIRST_PLAYER,
    PLAN,
    PLAYERS_ALTERNATE,
    ROUND_BEGINS,
    SHARED,
    STEALING,
)
from posse.games.colt_express.state import Train
from posse.kernel.chance import Sampled
from posse.kernel.playout import random_step
from tests.games.colt_express.lay import FOUR, asked, b, hand, lay, new, table, told, walk, whole_round, wounds


def rounds_of(game: Train) -> list[str]:
    """The log of one game as a row of what happened, for the order of things."""
    assert game.log is not None
    return [event.saying.key for event in game.log]


@pytest.mark.clauses("CE-040", "CE-052")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_five_rounds_the_last_at_the_station_then_scoring(seats: int) -> None:
    *_, game = walk(seats, 7)
    assert [values[0] for values in told(game, ROUND_BEGINS)] == [1, 2, 3, 4, 5]
    assert told(game, ROUND_BEGINS)[-1][1] in STATIONS
    assert len(told(game, NEW_FIRST_PLAYER if seats > 2 else PLAYERS_ALTERNATE)) == 4, "none after the last round"
    keys = rounds_of(game)
    assert keys.count("event-event") == 5
    last_event = max(i for i, key in enumerate(keys) if key == "event-event")
    assert not {"event-hand", "event-hand-filled"} & set(keys[last_event:])


@pytest.mark.clauses("CE-041", "CE-042")
def test_hands_then_the_round_card_then_scheming_stealing_event() -> None:
    *_, game = walk(4, 3, bandits="dealt")
    order = ["event-hand", "event-round", "event-turn", "event-stealing", "event-event", "event-new-first-player"]
    keys = [key for key in rounds_of(game) if key in order]
    compact = [key for i, key in enumerate(keys) if i == 0 or keys[i - 1] != key]
    for wanted in (order, order, order, order, order[:-1]):
        assert compact[: len(wanted)] == wanted
        compact = compact[len(wanted) :]
    assert not compact


@pytest.mark.clauses("CE-043")
def test_everyone_draws_six_cards_of_a_shuffled_deck() -> None:
    seen: set[tuple[str, ...]] = set()
    for seed in range(30):
        game = whole_round("draw_hands", bandits=FOUR, now=0, luck=Sampled.of(seed))
        assert [game.hand_size(seat) for seat in range(4)] == [6, 6, 6, 6]
        assert [game.deck_size(seat) for seat in range(4)] == [4, 4, 4, 4]
        assert told(game, HAND_DRAWN) == [(seat, 6) for seat in range(4)]
        seen.add(tuple(hand(game, 0)))
    assert len(seen) > 15


@pytest.mark.clauses("CE-044")
def test_only_revealed_round_cards_are_known() -> None:
    for game in walk(3, 11, bandits="dealt"):
        for seat in (0, 1, 2, None):
            seen = table(game, seat)["rounds"]
            assert [entry["card"] for entry in seen] == list(game.rounds[: game.round + 1])


@pytest.mark.clauses("CE-045", "CE-284")
@pytest.mark.parametrize(
    ("seats", "goes"), [(4, (4, 4, 4, 5, 5, 5, 4)), (6, (3, 3, 4, 4, 4, 4, 3)), (2, (4, 4, 4, 5, 5, 5, 4))]
)
def test_goes_for_each_player_and_round(seats: int, goes: tuple[int, ...]) -> None:
    """Counted in play: every go, asked or forced, is told."""
    found: dict[int, set[int]] = {}
    for seed in range(14):
        game = new(seats, Sampled.of(seed), **({"bandits": "dealt"} if seats > 2 else {}))
        luck = Sampled.of(seed + 50)
        while game.pending is not None:
            random_step(game, luck)
        assert game.log is not None
        number, counts = -1, [0] * seats
        for event in game.log:
            if event.saying.key == "event-round":
                number, counts = event.values[1], [0] * seats
            elif event.saying.key in ("event-played", "event-played-down", "event-hid", "event-drew"):
                counts[event.values[0]] += 1
            elif event.saying.key == "event-event":
                assert len(set(counts)) == 1, "everyone has as many goes as the others"
                found.setdefault(number, set()).add(counts[0])
    first = 7 if seats > 4 else 0
    for number, counted in found.items():
        assert counted == {4 if number in STATIONS else goes[number - first]}
        assert counted == {len(ROUND_TURNS[number]) + ROUND_TURNS[number].count(2)}
    assert len(found) >= 9


@pytest.mark.clauses("CE-046")
def test_the_event_comes_once_after_stealing_also_when_it_concerns_nobody() -> None:
    game = whole_round(
        "stealing", pile="tuco floor", at="tuco 2r, ghost 1i, belle 2i, cheyenne 3i", marshal=4,
        rounds="swivel bridge braking angry hostage", luck=Sampled.of(1),
    )  # fmt: skip
    assert told(game, EVENT) == [(1,)]
    keys = rounds_of(game)
    assert keys.index("event-climbed") < keys.index("event-event")
    assert game.at == [2, 4, 6, 4, -1, -1], "nobody was on a roof any more"


@pytest.mark.clauses("CE-047", "CE-048", "CE-051", "CE-069")
def test_clean_up_gathers_all_own_cards_with_all_bullets() -> None:
    """Everything is in the deck again before the next hand is drawn; Bullets stay to the end."""
    game = new(4, Sampled.of(5), bandits="dealt")
    luck = Sampled.of(6)
    before = [0] * 4
    while game.pending is not None:
        round_now = game.round
        random_step(game, luck)
        now = [wounds(game, seat) for seat in range(4)]
        assert all(new_count >= old for new_count, old in zip(now, before, strict=True)), "no Bullet is ever lost"
        before = now
        if game.round > round_now >= 0:
            for seat in range(4):
                assert game.hand_size(seat) + game.deck_size(seat) == 10 + now[seat]
                assert game.hand_size(seat) == (7 if game.gangs[seat] == (b("doc"),) else 6)
    assert sum(before) > 5
    biggest = max(max(game.hand_size(seat) for seat in range(4)) for game in walk(4, 2, bandits="dealt"))
    assert biggest > 7, "no hand limit"


@pytest.mark.clauses("CE-049", "CE-038", "CE-086")
def test_the_first_player_moves_on_one_seat_whatever_the_turns_were() -> None:
    for seed in range(6):
        *_, game = walk(4, seed, bandits="dealt")
        firsts = [values[0] for values in told(game, NEW_FIRST_PLAYER)]
        start = (firsts[0] - 1) % 4
        assert firsts == [(start + step) % 4 for step in (1, 2, 3, 4)]


@pytest.mark.clauses("CE-050")
def test_places_loot_and_bullets_carry_over() -> None:
    game = whole_round(
        "event", at="ghost 1i, belle 2r, cheyenne 3i, tuco 4r", marshal=2, rounds="bridge tunnel angry braking hostage",
        loot={"ghost": "300", "2r": "jewel"}, bullets={"tuco": 4}, luck=Sampled.of(1),
    )  # fmt: skip
    assert game.round == 1 and asked(game) == [(1, PLAN.name)]
    assert game.at[:4] == [2, 5, 6, 9] and game.marshal == 2
    assert game.loot[0] == 14 and game.loot[18] == 5
    assert game.bullets[b("tuco")] == 4 and wounds(game, 0) == 2


@pytest.mark.clauses("CE-052")
def test_after_the_last_event_nothing_but_scoring() -> None:
    game = whole_round("event", now=4, luck=[])
    assert game.pending is None and told(game, SHARED[4])
    assert told(game, NEW_FIRST_PLAYER) == [] and game.first_player == 0


@pytest.mark.clauses("CE-053")
@pytest.mark.parametrize("event", [1, 2, 4, 6, 7])
def test_events_act_on_all_at_once_by_where_they_stood(event: int) -> None:
    """Whatever order the bandits are numbered in, the result is the same as for each of them alone."""
    at = "ghost 0r, belle 1r, cheyenne 2i, tuco 4r"
    together = lay(at=at, marshal=1, loot={"belle": "300"})
    happen(together, event)
    for name in FOUR.split():
        alone = lay(at=at, marshal=1, loot={"belle": "300"})
        others = [other for other in range(4) if other != b(name)]
        alone.gangs = tuple((bandit,) for bandit in range(4) if bandit not in others)
        for other in others:
            alone.at[other] = -1
        happen(alone, event)
        assert alone.at[b(name)] == together.at[b(name)]
        assert alone.ransom[b(name)] == together.ransom[b(name)]


@pytest.mark.clauses("CE-046", "CE-090")
def test_without_a_single_card_stealing_is_over_at_once() -> None:
    game = whole_round("stealing", pile="", rounds="bridge tunnel angry braking hostage", luck=Sampled.of(1))
    assert told(game, STEALING) == [] and game.round == 1
