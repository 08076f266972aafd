"""What is decided in the open and not yet carried out stands in everybody's view, and so in every imagined world."""

from __future__ import annotations

from typing import Any

from posse.games.deadwood import GAME
from posse.games.deadwood.rules.buildings_1 import GeneralStore
from posse.games.deadwood.rules.final_shootout import final_shootout
from posse.kernel.chance import Sampled
from posse.kernel.flow import Frame


def seen(frame: Frame, seat: int | None) -> dict[str, Any]:
    """What a seat is shown of a rule in progress."""
    town = GAME.new(3, Sampled.of(1))
    town.stack.append(frame)
    table: Any = town.view(seat)["table"]
    shown: dict[str, Any] = table["going_on"]
    return shown


def test_all_see_which_cowboy_a_general_store_moves() -> None:
    for seat in (0, 1, 2, None):
        assert seen(GeneralStore(0, start=9), seat)["store"] == {"seat": 0, "start": 9}
        assert seen(GeneralStore(0, start=11), seat)["store"] != seen(GeneralStore(0, start=9), seat)["store"]


def test_all_see_how_a_first_roll_is_divided_also_if_an_enemy_gets_nothing() -> None:
    nothing = (-1, 0, -1, -1, -1, -1, -1, -1, -1)
    divided = final_shootout((0, 1, 2))
    divided.shares = nothing
    for seat in (0, 1, 2, None):
        assert seen(divided, seat)["final"]["shares"] == list(nothing)
        assert seen(final_shootout((0, 1, 2)), seat)["final"]["shares"] == [-1] * 9
