"""Chapter 10, the Fortune Teller, and what her customers know of the stacks (DW-239, DW-240, DW-062)."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.deadwood.components import NOBODY
from posse.games.deadwood.sayings import (
    ARRANGE,
    LOOK,
    LOOK_AT_NONE,
    NOT_LEFT_IN_STACK,
    TELLER_EMPTY_STACK,
    TELLER_LOOKS,
    TELLER_PUTS,
    TELLER_SEES,
)
from posse.games.deadwood.state import Town
from posse.kernel.chance import Sampled
from posse.kernel.codec import digest
from tests.games.deadwood.lay import asked, lay, names_in, question, refused, table, tile, told
from tests.games.deadwood.moves import arrange, build, draw, go, home, look

STACKS_LAID = ("hotel bank casino", "gold-mine new-saloon", "")


def at_the_teller(**more: Any) -> Town:
    game = lay("fortune-teller@b3 stage-depot@b4", {0: "boss boss", 1: "boss boss", 2: "boss"}, stacks=STACKS_LAID,
               **more)  # fmt: skip
    go(game, "boss", "fortune-teller")
    return game


@pytest.mark.clauses("DW-239")
def test_a_dollar_and_then_a_look_if_one_likes() -> None:
    game = at_the_teller()
    assert game.money[0] == 6 and question(game).options == [0, 1, LOOK_AT_NONE]
    look(game, None)
    assert asked(game) == (1, "turn") and game.knower == (NOBODY,) * 3


@pytest.mark.clauses("DW-239")
@pytest.mark.parametrize(
    ("picks", "order"),
    [(("casino", "bank"), "casino bank hotel"), (("hotel", "bank"), "hotel bank casino"),
     (("-",), "hotel bank casino"), (("bank", "-"), "bank hotel casino"), (("casino", "hotel"), "casino hotel bank")],
)  # fmt: skip
def test_the_stack_is_put_in_any_order(picks: tuple[str, ...], order: str) -> None:
    game = at_the_teller()
    look(game, 1)
    arrange(game, *picks)
    assert names_in(game, 1) == order.split() and names_in(game, 2) == ["gold-mine", "new-saloon"]
    assert asked(game) == (1, "turn")


@pytest.mark.clauses("DW-240")
def test_an_empty_stack_can_not_be_looked_through() -> None:
    game = at_the_teller()
    assert refused(game, LOOK, 2).saying is TELLER_EMPTY_STACK
    game = lay("fortune-teller@b3", stacks=("", "", ""))
    go(game, "boss", "fortune-teller")
    assert game.money[0] == 6 and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-240", "DW-061")
def test_only_the_customer_sees_the_tiles_and_knows_their_order() -> None:
    game = at_the_teller()
    light = game.came_to_light
    look(game, 1)
    assert game.came_to_light == light + 1
    assert table(game, 0)["stacks"][0]["order"] == [tile(name) for name in ("hotel", "bank", "casino")]
    assert [event.values for event in game.events(0) if event.saying is TELLER_SEES] == [
        (1, tile("hotel")), (2, tile("bank")), (3, tile("casino")),
    ]  # fmt: skip
    for seat in (1, 2, None):
        assert table(game, seat)["stacks"][0]["order"] is None
        assert not any(event.saying is TELLER_SEES for event in game.events(seat))
    arrange(game, "casino", "-")
    assert table(game, 0)["stacks"][0]["order"] == [tile(name) for name in ("casino", "hotel", "bank")]
    for seat in (1, 2, None):
        assert not any(event.saying is TELLER_PUTS for event in game.events(seat))


@pytest.mark.clauses("DW-240")
def test_the_others_learn_which_stack_but_not_whether_its_order_changed() -> None:
    left, right = at_the_teller(), at_the_teller()
    look(left, 1)
    look(right, 1)
    for game in (left, right):
        assert told(game, TELLER_LOOKS) == [(0, 1)]
    arrange(left, "hotel", "bank")
    arrange(right, "casino", "hotel")
    for seat in (1, 2, None):
        assert left.view(seat) == right.view(seat)
        assert [repr(event) for event in left.events(seat)] == [repr(event) for event in right.events(seat)]
        worlds = [game.redeal(seat, Sampled.of(5)) for game in (left, right)]
        assert digest(worlds[0]) == digest(worlds[1])
    assert left.view(0) != right.view(0)


@pytest.mark.clauses("DW-240")
def test_the_customer_imagines_only_worlds_with_that_order() -> None:
    game = at_the_teller()
    look(game, 1)
    arrange(game, "bank", "casino")
    assert {game.redeal(0, Sampled.of(n)).stacks[0] for n in range(20)} == {game.stacks[0]}
    assert len({game.redeal(0, Sampled.of(n)).stacks[1] for n in range(20)}) == 2, "the other stack stays hidden"
    others = {game.redeal(1, Sampled.of(n)).stacks[0] for n in range(200)}
    assert len(others) == 6


@pytest.mark.clauses("DW-240", "DW-062")
def test_he_knows_the_rest_after_a_draw_and_what_is_put_under() -> None:
    game = at_the_teller()
    look(game, 1)
    arrange(game, "bank", "casino")
    go(game, "boss", "stage-depot")
    draw(game, 1)
    build(game, "bank", "b2")
    assert table(game, 0)["stacks"][0]["order"] == [tile("casino"), tile("hotel")]
    game.put_under(tile("laundry"))
    assert table(game, 0)["stacks"][0]["order"] == [tile("casino"), tile("hotel"), tile("laundry")]
    assert table(game, 2)["stacks"][0]["bottom"] == [tile("laundry")]


@pytest.mark.clauses("DW-240")
def test_the_next_customer_ends_what_the_last_one_knew() -> None:
    game = lay("fortune-teller@b3", {0: "boss boss", 1: "boss boss"}, seats=2, stacks=STACKS_LAID)
    go(game, "boss", "fortune-teller")
    look(game, 1)
    arrange(game, "-")
    go(game, "boss", "church")
    home(game, "fortune-teller")
    go(game, "boss", "fortune-teller")
    look(game, 1)
    arrange(game, "casino", "hotel")
    assert game.knower[0] == 1
    assert table(game, 0)["stacks"][0]["order"] is None
    assert len({game.redeal(0, Sampled.of(n)).stacks[0] for n in range(100)}) == 6
    assert table(game, 1)["stacks"][0]["order"] == [tile(name) for name in ("casino", "hotel", "bank")]


@pytest.mark.clauses("DW-240")
def test_in_the_middle_of_arranging_nothing_leaks() -> None:
    left, right = at_the_teller(), at_the_teller()
    for game, first in ((left, "hotel"), (right, "casino")):
        look(game, 1)
        arrange(game, first)
    for seat in (1, 2, None):
        assert left.view(seat) == right.view(seat)
        assert digest(left.redeal(seat, Sampled.of(1))) == digest(right.redeal(seat, Sampled.of(1)))
    assert refused(left, ARRANGE, tile("hotel")).saying is NOT_LEFT_IN_STACK
