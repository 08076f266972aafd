"""Every building annexed in the three ways there are: by arriving, by a Store's move, and by the railroad."""

from __future__ import annotations

import pytest

from posse.games.deadwood.components import MINE, PRINTED, TILE_NAMES
from posse.games.deadwood.rules.railroad import LayRailroad
from posse.games.deadwood.sayings import ANNEX, DANCE, DONE, GRIFT, LOOK, LOOK_AT_NONE, MOVE_FROM, NEWS, STAY
from posse.games.deadwood.state import Town
from tests.games.deadwood.lay import asked, lay, question
from tests.games.deadwood.moves import annex, answer, go, lay_tile, move, order, send

BUILDINGS = [name for name in TILE_NAMES if name not in ("town-hall", "sheriffs-office", "church")]

# What an annex brings seat 0, who has $5 and three posters: dollars, posters, cartridges, ponies, at the Mine.
BRINGS: dict[str, tuple[int, int, int, int, int]] = {
    "town-hall": (0, -1, 0, 0, 0),
    "sheriffs-office": (0, 0, 0, 0, 0),
    "church": (0, -1, 0, 0, 0),
    "saloon": (0, 0, 0, 0, 1),
    "gunsmith": (1, 0, 2, 0, 0),
    "bank": (5, 1, 0, 0, 0),
    "blacksmith": (1, 0, 0, 1, 0),
    "casino": (1, 0, 0, 0, 0),
    "general-store": (1, 0, 0, 0, 0),
    "hotel": (2, 0, 0, 0, 0),
    "laundry": (1, 0, 0, 0, 0),
    "stage-depot": (2, 0, 0, 0, 0),
    "undertaker": (1, 0, 0, 0, 0),
    "gold-mine": (5, 0, 0, 0, 0),
    "fortune-teller": (1, 0, 0, 0, 0),
    "courthouse": (-3, 0, 0, 0, 0),
    "grifter": (1, 0, 0, 0, 0),
    "newspaper": (1, 0, 0, 0, 0),
    "dance-hall": (1, 0, 0, 0, 0),
    "telegraph-office": (1, 0, 0, 0, 0),
}

NO_SECOND_ONE = {ANNEX: 0, MOVE_FROM: STAY, LOOK: LOOK_AT_NONE, DANCE: DONE, NEWS: 1}
"""How seat 0 answers what comes up meanwhile; other questions take the first option."""


def holdings(game: Town) -> tuple[int, int, int, int, int]:
    at_mine = sum(place == MINE for place in game.cowboys[:9])
    return game.money[0], game.posters[0], game.cartridges[0], game.ponies[0], at_mine


def annexed(game: Town) -> tuple[int, ...]:
    """Say yes, finish that annex by first options, and return what it brought."""
    assert asked(game) == (0, "annex")
    before, depth, turns = holdings(game), len(game.stack), game.turns
    annex(game)
    while game.pending is not None and game.turns == turns and len(game.stack) > depth:
        kind = question(game).kind
        usual = question(game).options[-1 if kind is GRIFT else 0]
        answer(game, kind, NO_SECOND_ONE.get(kind, usual))
    return tuple(now - then for now, then in zip(holdings(game), before, strict=True))


def expected(building: str) -> tuple[int, ...]:
    return BRINGS[building.removeprefix("new-")]


@pytest.mark.clauses("DW-073", "DW-074", "DW-110")
@pytest.mark.parametrize("building", TILE_NAMES)
def test_annexed_by_arriving(building: str) -> None:
    board = "" if building in PRINTED else f"{building}@b4"
    game = lay(board, {0: "boss greenhorn"}, posters={0: 3}, dice=(6,))
    send(game, "boss", building)
    assert annexed(game) == expected(building)


@pytest.mark.clauses("DW-073", "DW-074", "DW-207")
@pytest.mark.parametrize("building", TILE_NAMES)
def test_annexed_by_a_stores_move(building: str) -> None:
    store = "new-general-store" if building == "general-store" else "general-store"
    start = "undertaker" if building == "hotel" else "hotel"
    board = f"{store}@b2 {start}@a1" + ("" if building in PRINTED else f" {building}@b4")
    game = lay(board, {0: f"boss gunslinger@{start} greenhorn"}, posters={0: 3}, dice=(6,))
    go(game, "boss", store)
    money = game.money[0]
    move(game, start, building)
    assert game.money[0] == money
    assert annexed(game) == expected(building)


@pytest.mark.clauses("DW-073", "DW-074", "DW-261")
@pytest.mark.parametrize("building", BUILDINGS)
def test_annexed_by_the_railroad(building: str) -> None:
    game = lay(f"{building}@e1", {0: f"boss@{building} greenhorn", 1: "boss"}, posters={0: 3}, dice=(6,), player=1)
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert annexed(game) == expected(building)


@pytest.mark.clauses("DW-073", "DW-074", "DW-266", "DW-270")
@pytest.mark.parametrize(
    ("building", "station"),
    [("town-hall", "b3"), ("sheriffs-office", "b3"), ("sheriffs-office", "b4"), ("church", "b4")]
    + [(name, "b3") for name in BUILDINGS],
)
def test_annexed_twice_by_the_station(building: str, station: str) -> None:
    bystander = "undertaker" if building == "laundry" else "laundry"
    board = f"{bystander}@{'b2' if station == 'b3' else 'b5'}" + ("" if building in PRINTED else f" {building}@c2")
    stand = {0: f"boss@{building} greenhorn", 1: "boss boss gunslinger greenhorn", 2: f"boss@{bystander}"}
    game = lay(board, stand, posters={0: 6}, money={0: 20}, dice=(6, 6), track="f1 e2 d2 c3", player=1,
               start=LayRailroad(1))  # fmt: skip
    lay_tile(game, station)
    order(game, "church 0" if building == "church" else building)
    once = expected(building)
    if building == "courthouse":
        once = (-6, 0, 0, 0, 0)
    assert annexed(game) == once
    assert asked(game) == (0, "annex")
    assert annexed(game) == once
    assert asked(game) == (2, "annex"), "then it is the bystander's turn"
