"""Chapter 15, what is always true (DW-340..348): in random games, and that the check would notice."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.deadwood.components import (
    CHURCH_PLOT,
    FIRST_TRACKS,
    ONWARD,
    OPEN,
    PLOTS,
    RAILROAD,
    ROW,
    SUPPLY,
    TOWN_HALL,
    TOWN_HALL_PLOT,
    owner,
)
from posse.games.deadwood.invariants import check
from posse.games.deadwood.state import Town
from posse.kernel.flow import RulesError
from tests.games.deadwood.lay import at, lay, plot, tile, walk

SETTINGS = [(seats, wipeout) for seats in (2, 3, 4, 5) for wipeout in ("all", "any")]


@pytest.mark.clauses("DW-340", "DW-341", "DW-342", "DW-343", "DW-344", "DW-345", "DW-346", "DW-348")
@pytest.mark.parametrize(("seats", "wipeout"), SETTINGS)
def test_random_games_keep_every_law(seats: int, wipeout: str) -> None:
    for seed in range(4):
        for game in walk(seats, 100 * seats + seed, wipeout=wipeout):
            check(game)


@pytest.mark.clauses("DW-341")
def test_every_cowboy_is_in_exactly_one_place() -> None:
    for game in walk(3, 5):
        for cowboy, place in enumerate(game.cowboys):
            assert 0 <= place <= SUPPLY
            holding = [p for p in range(PLOTS) if game.held[p] == cowboy]
            assert holding in ([], [place]) and (place == CHURCH_PLOT) == (game.in_church[owner(cowboy)] == cowboy)


@pytest.mark.clauses("DW-347")
def test_there_are_thirty_two_complete_routes() -> None:
    ways = {p: 1 for p in range(PLOTS) if ROW[p] == 2}
    for row in (3, 4, 5, 6):
        for number in range(PLOTS):
            if ROW[number] == row:
                ways[number] = sum(ways[onward] for onward in ONWARD[number])
    assert sum(ways[first] for first in FIRST_TRACKS) == 32


def break_posters(game: Town) -> None:
    game.posters[0] += 1


def break_cartridges(game: Town) -> None:
    game.cartridges[0] += 1


def break_ponies(game: Town) -> None:
    game.pony_supply -= 1


def break_money(game: Town) -> None:
    game.money[0] = -1


def break_cowboy(game: Town) -> None:
    game.cowboys[0] = 31


def break_crowd(game: Town) -> None:
    game.cowboys[0] = game.cowboys[9] = at(game, "bank")


def break_hold(game: Town) -> None:
    game.held[at(game, "bank")] = 3


def break_tiles(game: Town) -> None:
    game.plots[plot("f1")] = tile("bank")


def break_stack(game: Town) -> None:
    game.stacks = ((*game.stacks[0], game.stacks[1][0]), game.stacks[1][1:], game.stacks[2])


def break_town_hall(game: Town) -> None:
    game.plots[TOWN_HALL_PLOT], game.plots[plot("f1")] = OPEN, TOWN_HALL


def break_line(game: Town) -> None:
    game.track = (plot("f1"), plot("e3"))
    game.plots[plot("f1")] = game.plots[plot("e3")] = RAILROAD


def break_sheriff(game: Town) -> None:
    game.sheriff = 35


def break_rights(game: Town) -> None:
    game.owed = (0,)


@pytest.mark.clauses("DW-340", "DW-341", "DW-342", "DW-343", "DW-344", "DW-345", "DW-346")
@pytest.mark.parametrize(
    ("spoil", "clause"),
    [(break_posters, "DW-007"), (break_cartridges, "DW-340"), (break_ponies, "DW-340"), (break_money, "DW-343"),
     (break_cowboy, "DW-341"), (break_crowd, "DW-342"), (break_hold, "DW-342"), (break_tiles, "DW-344"),
     (break_stack, "DW-344"), (break_town_hall, "DW-258"), (break_line, "DW-345"), (break_sheriff, "DW-346"),
     (break_rights, "DW-263")],
)  # fmt: skip
def test_the_check_notices_a_broken_law(spoil: Any, clause: str) -> None:
    game = lay("bank@b3")
    check(game)
    spoil(game)
    with pytest.raises(RulesError, match=clause):
        check(game)
