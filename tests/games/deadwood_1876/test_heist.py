"""Chapter 12, Heist (D76-160..170)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.sayings import HEIST, HEIST_ROLL, HEIST_TIED, HEIST_WON
from posse.games.deadwood_1876.state import Town
from posse.kernel.flow import Ballot
from posse.kernel.game import ANSWERED
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    cards,
    choose,
    known,
    lay,
    lay_down,
    notes,
    options,
    refused,
    rig,
    row,
    safe,
    safes,
    table,
    tags,
    told,
    totals,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
    2: "colt-holster colt-brown pepperbox-white messenger-brown",
    3: "messenger-white messenger-duster winchester-stetson winchester-brown",
}
LAID = {0: "messenger-stetson", 1: "colt-duster", 2: "colt-holster", 3: "messenger-white"}
STACK = "gold5 gold4 badge5"


def heist(rows: dict[int, str] | None = None, starter: int = 0) -> Town:
    given = {0: "gold1 badge1", 1: "colt gold2", 2: "badge2 gold3", 3: "badge3 messenger"} | (rows or {})
    return lay(4, hands=HANDS, rows=given, stack=STACK, player=starter, rounds=1, step="heist")


@pytest.mark.clauses("D76-161")
def test_the_safe_is_shown_to_all_before_anyone_chooses() -> None:
    game = heist()
    for eye in (0, 1, 2, 3, None):
        assert table(game, eye)["heist"]["face"] == safe("gold5")
        assert (safe("gold5"), [game.tags[0]]) in notes(game, eye)
    assert len(table(game, None)["heist"]["stack"]) == 2 and asked(game)[0][1] == "heist"


@pytest.mark.clauses("D76-160", "D76-168")
def test_a_heist_is_nobodys_turn() -> None:
    game = heist(starter=2)
    assert table(game, None)["player"] == -1
    lay_down(game, LAID)
    assert table(game, None)["player"] == 2


@pytest.mark.clauses("D76-162", "D76-163", "D76-056")
def test_all_choose_secretly_and_roll_their_guns() -> None:
    game = heist(starter=2)
    assert isinstance(game.pending, Ballot) and game.pending.seats == [2, 3, 0, 1], "from the starting player"
    assert options(game, 1) == sorted(cards(HANDS[1])), "everyone must play a card"
    before = table(game, 0)
    choose(game, 1, "heist", card("colt-duster"))
    assert table(game, 0) == before and refused(game, 1, HEIST, card("pepperbox-duster")).saying is ANSWERED
    assert game.view(0)["answered"] == 1, "that one answer is in, not whose"
    choose(game, 2, "heist", card("colt-holster"))
    choose(game, 3, "heist", card("messenger-white"))
    rig(game, "colt1 messenger2 messenger4 colt0")
    choose(game, 0, "heist", card("messenger-stetson"))
    assert totals(game, (HEIST_ROLL,)) == [(1, 2, 0), (2, 3, 0), (4, 0, 0), (0, 1, 0)], (
        "dice from the starting player on"
    )
    assert told(game, HEIST_WON) == [(0, safe("gold5"))]


@pytest.mark.clauses("D76-164", "D76-050")
def test_the_dice_of_an_earlier_roll_are_taken_up() -> None:
    game = heist()
    game.dice = [3 << 6]
    lay_down(game, LAID)
    assert [throw["owner"] for throw in table(game, None)["dice"][:4]] == [0, 1, 2, 3], "nothing lies before them"


@pytest.mark.clauses("D76-164")
def test_only_those_tied_for_highest_roll_again() -> None:
    game = heist()
    rig(game, "messenger3 colt3 colt2 messenger3 messenger1 colt1 messenger1 messenger2 colt0 messenger1")
    lay_down(game, LAID)
    assert totals(game, (HEIST_ROLL,))[4:] == [
        (1, 0, 0), (1, 1, 0), (1, 3, 0), (2, 0, 0), (0, 1, 0), (1, 3, 0),
    ]  # fmt: skip
    assert len(told(game, HEIST_TIED)) == 2 and told(game, HEIST_WON) == [(0, safe("gold5"))]


@pytest.mark.clauses("D76-165", "D76-053")
def test_the_winner_shuffles_and_all_know_who_has_it_but_not_where() -> None:
    game = heist()
    rig(game, "messenger4 colt1 colt1 messenger1")
    lay_down(game, LAID)
    assert sorted(row(game, 0)) == sorted(safes("gold1 badge1 gold5"))
    assert known(game, 0, 0) == row(game, 0)
    for eye in (1, 2, 3, None):
        assert known(game, eye, 0) == [-1] * 3
        assert (safe("gold5"), sorted(tags(game, 0))) in [(face, sorted(where)) for face, where in notes(game, eye)]


@pytest.mark.clauses("D76-165", "D76-057")
def test_a_winner_without_safes_hides_nothing() -> None:
    game = heist(rows={0: ""})
    rig(game, "messenger4 colt1 colt1 messenger1")
    lay_down(game, LAID)
    assert all(known(game, eye, 0) == [safe("gold5")] for eye in (0, 1, None))


@pytest.mark.clauses("D76-166", "D76-167")
def test_law_three_comes_before_the_cards_are_discarded() -> None:
    game = heist(rows={0: "gold1 badge1 winchester"})
    rig(game, "messenger4 colt1 colt1 messenger1")
    lay_down(game, LAID)
    assert asked(game) == [(0, "give")] and len(game.laid) == 4 and game.pile == []
    choose(game, 0, "give", 0)
    choose(game, 0, "give-to", options(game, 0)[0])
    assert game.laid == [] and len(game.pile) == 4 and game.sizes == [4] * 4


@pytest.mark.clauses("D76-167", "D76-168")
def test_everyone_draws_from_the_starting_player_on_who_then_has_the_next_turn() -> None:
    game = heist(starter=2)
    top = list(game.deck[:4])
    rig(game, "colt1 messenger2 messenger4 colt0")
    lay_down(game, LAID)
    for place, seat in enumerate((2, 3, 0, 1)):
        assert top[place] in game.hand(seat)
    assert asked(game) == [(2, "turn")]


@pytest.mark.clauses("D76-169")
def test_a_heist_is_guns_only() -> None:
    for game in walk(5, 3, {"horse_thief": True}):
        names = [type(frame).__name__ for frame in game.stack]
        if "Heist" in names and game.pending is not None:
            assert game.pending.kind.name in ("heist", "give", "give-to")


@pytest.mark.clauses("D76-170")
def test_the_stranger_takes_no_part() -> None:
    game = lay(2, rounds=2, step="heist")
    assert asked(game) == [(0, "heist"), (1, "heist")]
    lay_down(game, {})
    assert told(game, HEIST_WON)[0][0] in (0, 1)


@pytest.mark.clauses("D76-160")
def test_a_heist_follows_the_last_players_turn_and_refill() -> None:
    for game in walk(6, 12):
        if asked(game) and asked(game)[0][1] == "heist":
            assert game.player == game.starter and game.sizes == [4] * 6 and game.laid == []
