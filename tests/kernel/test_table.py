"""Boxes, the catalog, records: what a table refuses and what it says then."""

from __future__ import annotations

import pytest

from posse.games import CATALOG
from posse.kernel.box import BadTable, Option
from posse.kernel.catalog import NoSuchGame
from posse.kernel.chance import Sampled
from posse.kernel.codec import OtherVersion, dump, load
from posse.kernel.flow import where
from posse.kernel.game import IllegalChoice
from posse.kernel.record import BadRecord, Record, Table

FIVE_POINTS = CATALOG["five-points"]
HEADER = Table.set(FIVE_POINTS, 2).record.lines()[0]


def test_the_catalog_names_its_games() -> None:
    assert len(CATALOG) == len(list(CATALOG)) >= 1
    with pytest.raises(NoSuchGame, match=r"no game is called 'chess'; there are: .*five-points"):
        CATALOG["chess"]


def test_a_table_needs_the_right_seats_and_options() -> None:
    with pytest.raises(BadTable, match="five-points is for 2 to 4 players, not 5"):
        FIVE_POINTS.settle(5)
    with pytest.raises(BadTable, match="no option speed"):
        FIVE_POINTS.settle(3, {"speed": 2})


def test_an_option_is_of_its_own_type() -> None:
    """1 is equal to True in Python; a record that says 1 would not be the same table."""
    with pytest.raises(BadTable, match="expert is one of"):
        CATALOG["colt-express"].settle(4, {"expert": 1})


def test_an_option_may_need_more_players() -> None:
    ghost = Option("ghost", (False, True), False, "BD-401", fewest=5)
    assert ghost.allowed(4) == (False,)
    assert ghost.allowed(5) == (False, True)


def test_a_refusal_says_what_is_allowed_and_where() -> None:
    game = FIVE_POINTS.new(3, Sampled.of(2))
    question = game.questions()[0]
    with pytest.raises(IllegalChoice) as refused:
        game.play(question.seat, FIVE_POINTS.kinds.total - 1)
    assert refused.value.allowed == question.choices
    assert "RoadToTheTop.turn" in str(refused.value) and "FP-050" in str(refused.value)


def test_a_game_of_another_version_is_not_loaded() -> None:
    data = dump(FIVE_POINTS.new(2, Sampled.of(1)))
    with pytest.raises(OtherVersion, match="version 99"):
        load(FIVE_POINTS, data | {"version": 99})
    with pytest.raises(ValueError, match="a game of poker"):
        load(FIVE_POINTS, data | {"game": "poker"})


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ([], "empty"),
        (["not json"], "line 1"),
        (['{"posse":2}'], "format 2"),
        (['{"posse":1}'], "does not say the game"),
        ([HEADER, '{"seat":0}'], "line 2"),
        ([HEADER, "[1,2]"], "line 2"),
        ([HEADER.replace('"name"', '"nom"')], "who sits where"),
    ],
)
def test_a_record_that_can_not_be_read_says_which_line(lines: list[str], complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Record.read(lines)


def test_where_names_the_rules_in_progress() -> None:
    game = FIVE_POINTS.new(2, Sampled.of(1))
    assert where(game) == "RoadToTheTop.turn"
    game.stack.clear()
    assert where(game) == "the end"
