"""Chapter 12: special roles in general, and who is asked (BD-301..310)."""

from __future__ import annotations

from collections import Counter

import pytest

from posse.games.bang_dice import GAME, saloon
from posse.games.bang_dice.components import (
    BY_GATLING,
    CATEGORY,
    DEPUTY,
    OUTLAW,
    RENEGADE,
    ROLES,
    SHERIFF,
    SHOTS,
    SPECIAL_CARDS,
)
from posse.games.bang_dice.rules.reveal import JudgeWindow, RoleWindow
from posse.games.bang_dice.sayings import DOCTOR_REVEAL, NOT_YOUR_ROLE, REVEALED, TURN_DIE
from posse.kernel.box import BadTable
from posse.kernel.chance import Sampled
from posse.kernel.codec import digest
from posse.kernel.flow import Ballot
from posse.kernel.window import Window
from tests.games.bang_dice.lay import (
    answer,
    asked,
    gains,
    lay,
    lose,
    react,
    refused,
    roll,
    rolls,
    say,
    table,
    take_turn,
    told,
    voters,
    winners,
)


@pytest.mark.clauses("BD-301")
def test_the_nine_special_cards() -> None:
    names = [[ROLES[card] for card in cards] for cards in SPECIAL_CARDS]
    assert names == [["bear"], ["good", "doctor", "judge"], ["gambler", "bad", "ugly"], ["right-hand", "left-hand"]]
    assert all(CATEGORY[card] == category for category in range(4) for card in SPECIAL_CARDS[category])


@pytest.mark.clauses("BD-302")
@pytest.mark.parametrize("seats", range(4, 9))
def test_special_mode_deals_special_cards_only(seats: int) -> None:
    met: Counter[int] = Counter()
    for seed in range(80):
        roles = saloon(GAME.new(seats, Sampled.of(seed), {"roles": "special"})).roles
        assert all(role >= 4 for role in roles) and len(set(roles)) == seats
        met.update(roles)
    expected = set(range(4, 13)) - ({5, 6, 7} if seats == 4 else set())
    assert set(met) == expected, "each card of a category can come"


@pytest.mark.clauses("BD-303")
def test_mixed_mode_shuffles_both_kinds_in_each_category() -> None:
    met: Counter[int] = Counter()
    for seed in range(300):
        game = saloon(GAME.new(5, Sampled.of(seed), {"roles": "mixed"}))
        met.update(game.roles)
        assert CATEGORY[game.roles[game.sheriff]] == SHERIFF
        assert all(seen["role"] == -1 for seat, seen in enumerate(table(game, None)["players"]) if seat != game.sheriff)
    assert set(met) == set(range(13))
    assert 100 < met[0] < 200, "Sheriff or Bear, one as likely as the other"
    assert 80 < met[DEPUTY] < 160, "two base Deputies among five cards"


@pytest.mark.clauses("BD-304")
@pytest.mark.parametrize(
    ("card", "wins"),
    [("gambler", True), ("bad", True), ("ugly", True), ("good", False), ("left-hand", False), ("judge", False)],
)
def test_a_special_role_has_the_goal_of_its_category(card: str, wins: bool) -> None:
    game = lay(f"bear outlaw {card} outlaw deputy", player=1, life={0: 1})
    lose(game, SHOTS, {0: 1})
    while game.pending is not None:
        react(game)
    assert (2 in winners(game)) == wins


@pytest.mark.clauses("BD-305")
def test_an_ability_is_optional_works_once_and_leaves_the_card_face_up() -> None:
    game = roll(lay("sheriff doctor outlaw renegade outlaw", luck=rolls("1 1 1 1 1", "2")))
    react(game)
    assert asked(game) == [(0, "reroll")] and not game.shown[1], "it was optional"
    answer(game, 1)
    react(game, 1)
    say(game, TURN_DIE, 4)
    assert game.shown == [1, 1, 0, 0, 0] and table(game, None)["players"][1]["role"] == 6
    assert told(game, REVEALED) == [(1, 6)] and not game.may_lurk(6)
    game = roll(game)
    assert all(kind != "doctor" for _, kind in asked(game)), "never again"


@pytest.mark.clauses("BD-306", "BD-415")
def test_a_role_shown_by_elimination_is_not_revealed() -> None:
    game = lay("sheriff doctor judge outlaw outlaw outlaw renegade", life={1: 1})
    lose(game, SHOTS, {1: 1})
    while asked(game):
        assert asked(game)[0][1] == "left-hand", "the Judge has nothing to judge"
        react(game)
    assert game.shown[1] and not told(game, REVEALED) and not game.may_lurk(6)
    assert all(kind != "doctor" for _, kind in asked(roll(game)))


@pytest.mark.clauses("BD-307", "BD-318")
def test_a_window_belongs_to_one_card_and_the_judge_follows() -> None:
    game = roll(lay("sheriff doctor judge outlaw outlaw outlaw renegade", luck=rolls("1 1 1 1 1")))
    real = [question.seat for question in game.questions() if len(question.options) > 1]
    assert real == [1]
    react(game, 1)
    assert asked(game)[0][1] == "judge" and voters(game) == [2, 3, 4, 5, 6]
    assert [question.seat for question in game.questions() if len(question.options) > 1] == [2]


@pytest.mark.clauses("BD-308")
def test_an_open_window_shows_itself_to_nobody() -> None:
    game = roll(lay("sheriff doctor outlaw renegade outlaw", luck=rolls("1 1 1 1 1")))
    other = roll(lay("sheriff deputy outlaw renegade outlaw", roles="mixed", luck=rolls("1 1 1 1 1")))
    for seat in (2, 3, 4, None):
        seen = game.view(seat)
        assert seen["asked"] == ([] if seat is None else [seat]) and seen["answered"] == 0
        assert seen["table"] == other.view(seat)["table"]
        mine = None if seat is None else game.question(seat)
        assert mine is None or (mine.kind is DOCTOR_REVEAL and mine.options == [0])
    game.play(3, DOCTOR_REVEAL.first)
    for seat in (1, 2, 4, None):
        assert game.view(seat)["answered"] == 0, "nobody sees how many have answered"
    assert voters(game) == [1, 2, 4]
    worlds = [world.redeal(2, Sampled.of(9)) for world in (game, other)]
    assert digest(worlds[0]) == digest(worlds[1])


@pytest.mark.clauses("BD-309")
@pytest.mark.parametrize("mode", ["special", "mixed"])
def test_no_special_roles_with_three_players(mode: str) -> None:
    with pytest.raises(BadTable, match="BD-309"):
        GAME.new(3, Sampled.of(1), {"roles": mode})
    assert GAME.new(4, Sampled.of(1), {"roles": mode}).pending is not None


@pytest.mark.clauses("BD-310")
def test_who_is_asked_after_a_roll() -> None:
    players = "sheriff doctor outlaw renegade outlaw deputy outlaw"
    game = roll(lay(players, shown=(4,), out=(5,), luck=rolls("1 1 1 1 1")))
    assert voters(game) == [1, 2, 3, 6], "face down and in the game"
    assert refused(game, DOCTOR_REVEAL, 1, 2).saying is NOT_YOUR_ROLE


@pytest.mark.clauses("BD-310")
def test_not_the_one_who_gains() -> None:
    game = gains(lay("sheriff doctor outlaw bad outlaw renegade", life={1: 3}, shown=(4,)), 1, 1)
    assert asked(game) == [(2, "bad"), (3, "bad"), (5, "bad")]


@pytest.mark.clauses("BD-310", "BD-329")
def test_in_step_six_also_those_at_zero() -> None:
    game = lay("sheriff outlaw left-hand outlaw deputy", life={1: 1, 2: 1, 3: 1})
    lose(game, BY_GATLING)
    assert voters(game) == [1, 2, 3, 4]


@pytest.mark.clauses("BD-310")
@pytest.mark.parametrize("shown", [False, True])
def test_in_ones_own_turn_only_oneself(shown: bool) -> None:
    game = lay("sheriff outlaw good outlaw deputy", player=1, arrows={0: 1}, shown=(1,) if shown else ())
    take_turn(game)
    if shown:
        assert asked(game)[0][1] in ("doctor", "reroll")
    else:
        assert asked(game) == [(1, "good")]
        react(game)
        assert asked(game) == [(1, "ugly")] and game.questions()[0].options == [0]


@pytest.mark.clauses("BD-310")
def test_four_players_have_no_deputy_and_so_no_doctor() -> None:
    game = roll(lay("sheriff gambler outlaw renegade", luck=rolls("1 1 1 1 1")))
    assert asked(game) == [(0, "reroll")], "no Deputy is dealt at four"


@pytest.mark.clauses("BD-310")
def test_when_the_last_hidden_deputy_is_known_no_deputy_card_is_asked_for() -> None:
    game = lay("sheriff deputy outlaw renegade outlaw", roles="mixed", shown=(1,), luck=rolls("1 1 1 1 1"))
    assert asked(roll(game)) == [(0, "reroll")]
    assert [card for card in range(13) if game.may_lurk(card)] == [8, 9, 10, 11, 12]


@pytest.mark.clauses("BD-310")
@pytest.mark.parametrize("seed", range(30))
def test_nobody_is_asked_by_anything_but_public_facts(seed: int) -> None:
    """Redealt tables, which differ in what is hidden, ask the same seats the same."""
    luck = Sampled.of(seed)
    game = saloon(GAME.new(5 + seed % 4, Sampled.of(seed), {"roles": ("special", "mixed")[seed % 2], "ghost": True}))
    met = 0
    for step in range(60):
        if game.pending is None:
            break
        questions = game.questions()
        world = saloon(game.redeal(None, Sampled.of(step)))
        assert world.pending is not None and world.pending.kind is game.pending.kind
        if isinstance(game.pending, Ballot) and isinstance(world.pending, Ballot):
            assert world.pending.seats == game.pending.seats
            met += 1
        question = questions[luck.below(len(questions))]
        game.play(question.seat, question.choices[luck.below(len(question.choices))])
    assert met


@pytest.mark.clauses("BD-307", "BD-308")
def test_every_moment_to_react_is_a_named_window() -> None:
    windows = {name for name, frame in GAME.frames.items() if issubclass(frame, Window)}
    assert windows == {
        "DoctorWindow", "GamblerWindow", "JudgeWindow", "TheBadWindow", "LeftHandWindow",
        "TheGoodWindow", "TheUglyWindow", "RightHandWindow",
    }  # fmt: skip
    assert issubclass(JudgeWindow, RoleWindow)


@pytest.mark.clauses("BD-006", "BD-303")
def test_a_world_for_a_seat_is_as_likely_as_the_deal_made_it() -> None:
    """Five players, mixed, seen by the Deputy: the Renegade is Right Hand or Left Hand in half of the worlds."""
    game = lay("sheriff deputy outlaw renegade outlaw", roles="mixed")
    counts: Counter[int] = Counter()
    places: Counter[int] = Counter()
    for seed in range(800):
        world = game.redeal(1, Sampled.of(seed))
        assert world.roles[:2] == game.roles[:2]
        (renegade,) = [seat for seat in range(5) if CATEGORY[world.roles[seat]] == RENEGADE]
        assert sum(CATEGORY[role] == OUTLAW for role in world.roles) == 2
        counts[world.roles[renegade]] += 1
        places[renegade] += 1
    assert set(places) == {2, 3, 4} and all(abs(count - 267) < 60 for count in places.values()), places
    assert abs(counts[RENEGADE] - 400) < 70 and abs(counts[11] - 200) < 55 and abs(counts[12] - 200) < 55, counts
