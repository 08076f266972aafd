"""What is told, whole, in its order."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import INSIDE
from posse.games.colt_express.sayings import (
    DRAFTED,
    DRAFTS_FIRST,
    FIRST_PLAYER,
    FIRST_PLAYER_OF_TWO,
    PICKED,
    PICKS_FIRST,
    STARTS,
    TEAM_STARTS,
    TURN_BEGINS,
    YOU_DREW,
    YOU_DREW_BULLETS,
)
from posse.games.colt_express.state import Train
from posse.kernel.chance import Sampled
from posse.kernel.playout import random_step
from tests.games.colt_express.lay import answer, new, plan, punch, question, scheme, steal, told, walk, whole_round


def story(game: Train) -> list[str]:
    """The log: the words of each event by their key, and its numbers."""
    return [" ".join([e.saying.key.removeprefix("event-"), *map(str, e.values)]) for e in game.log or []]


@pytest.mark.clauses("CE-136", "CE-137", "CE-139a")
def test_a_punch_is_told_with_what_falls_and_where_to() -> None:
    game = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "jewel"})
    answer(game, 1)
    assert story(game) == ["punched 3 0", "dropped 0 1 5", "shoved 0 7"]
    game = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "400"})
    answer(game, 1)
    assert story(game) == ["punched 3 0", "dropped 0 0 5", "you-lost 400", "shoved 0 7"]


@pytest.mark.clauses("CE-090", "CE-094", "CE-112", "CE-140")
def test_stealing_is_told_card_by_card() -> None:
    game = steal("ghost floor, belle marshal, tuco robbery", at="ghost 2i, belle 3i, tuco 1i", marshal=2)
    answer(game, 0)
    assert story(game) == [
        "stealing", "resolved 0 1", "climbed 0 5", "resolved 1 5", "marshal-moved 1", "met 3 3 12", "resolved 3 3",
        "nothing-to-rob 3 3",
    ]  # fmt: skip


@pytest.mark.clauses("CE-191", "CE-195")
@pytest.mark.parametrize(("event", "words"), [("take", ["strongbox 1"]), ("angry", ["marshal-rages 2"])])
def test_events_are_told(event: str, words: list[str]) -> None:
    rounds = f"{event} tunnel bridge angry hostage"
    game = whole_round("event", bandits="ghost belle tuco", rounds=rounds, marshal=1, luck=Sampled.of(1))
    assert [told for told in story(game) if told.split()[0] in ("strongbox", "marshal-rages")] == words


@pytest.mark.clauses("CE-072")
def test_what_was_drawn_is_told_to_its_player_alone() -> None:
    game = scheme(hands={"ghost": "move"}, decks={"ghost": "bullet bullet fire"}, luck=Sampled.of(1))
    plan(game, "draw")
    assert told(game, YOU_DREW_BULLETS, 0) == [(2,)] and len(told(game, YOU_DREW, 0)) == 1
    assert told(game, YOU_DREW_BULLETS, 1) == told(game, YOU_DREW, 1) == []


@pytest.mark.clauses("CE-021", "CE-035", "CE-034", "CE-242", "CE-243")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_setup_is_told_from_the_first_pick_to_the_first_player(seats: int) -> None:
    options: dict[str, object] = {"bandits": "picked"} if seats > 2 else {"teams": "drafted"}
    game, luck = new(seats, Sampled.of(3), **options), Sampled.of(2)
    first = question(game).seat
    assert told(game, PICKS_FIRST if seats > 2 else DRAFTS_FIRST) == [(first,)]
    while game.round < 0:
        random_step(game, luck)
    picked = told(game, PICKED if seats > 2 else DRAFTED)
    order = [first, 1 - first, 1 - first, first] if seats == 2 else [(first + step) % 4 for step in range(4)]
    assert [seat for seat, _ in picked] == order
    assert all(bandit in game.gangs[seat] for seat, bandit in picked)
    started = told(game, STARTS if seats > 2 else TEAM_STARTS)
    assert sorted(bandit for bandit, _ in started) == sorted(game.bandits())
    assert all(where % 2 == INSIDE and game.at[bandit] == where for bandit, where in started)
    assert told(game, FIRST_PLAYER if seats > 2 else FIRST_PLAYER_OF_TWO) == [(game.first_player,)]


@pytest.mark.clauses("CE-045")
def test_every_turn_of_a_round_card_is_announced() -> None:
    for game in walk(3, 4):
        if game.pending is not None and game.pending.kind.name == "plan" and game.round == 0:
            announced = told(game, TURN_BEGINS)
            frame = game.stack[-1]
            assert [number for number, _ in announced] == list(range(1, frame.turn + 2))  # type: ignore[attr-defined]
