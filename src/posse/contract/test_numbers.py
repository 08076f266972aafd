"""Every game, what a seat sees as numbers: nothing that it can't know, all that it can, each within its bounds."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from posse.contract.test_secrecy import eyes
from posse.contract.walks import Setting, every_table, positions
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.pen import Pen
from posse.lab.fields import Sheet, read


@cache
def sheet_of(box: Box) -> Sheet:
    return Sheet(box)


def orderless(view: Any) -> str:
    """The view in words; in which order those who are asked are named is no knowledge."""
    return json.dumps({**view, "asked": sorted(view["asked"])}, sort_keys=True)


@every_table
def test_what_cant_be_known_changes_no_number(setting: Setting) -> None:
    sheet = sheet_of(setting[0])
    for number, game in positions(setting, 60):
        for seat in eyes(game):
            world = game.redeal(seat, Sampled.of(number))
            assert sheet.row(world.view(seat)) == sheet.row(game.view(seat))


@every_table
def test_equal_numbers_are_equal_views(setting: Setting) -> None:
    sheet = sheet_of(setting[0])
    known: dict[tuple[int | None, bytes], str] = {}
    for _, game in positions(setting, 150, first_seed=20, log=False):
        for seat in eyes(game):
            view = game.view(seat)
            told = known.setdefault((seat, sheet.row(view).tobytes()), orderless(view))
            assert told == orderless(view)


@every_table
def test_every_number_is_within_its_bounds(setting: Setting) -> None:
    sheet = sheet_of(setting[0])
    low, high = sheet.bounds()
    for _, game in positions(setting, 60, first_seed=40, log=False):
        row = sheet.row(game.view(0))
        assert len(row) == sheet.size == len(low)
        assert all(least <= one <= most for least, one, most in zip(low, row, high, strict=True))


@every_table
def test_what_is_written_straight_from_the_table_is_what_the_view_tells(setting: Setting) -> None:
    box, seats, _ = setting
    for sheet in (Sheet(box, seats), sheet_of(box)):
        for _, game in positions(setting, 150, first_seed=60, log=False):
            for seat in eyes(game):
                told, written = sheet.row(game.view(seat)).tolist(), sheet.of(game, seat).tolist()
                if told != written:
                    wrong = next(place for place in range(sheet.size) if told[place] != written[place])
                    field = next(field for field in sheet.fields if wrong < field.first + field.size)
                    raise AssertionError(f"{field.name}: {told[wrong]} in the view, {written[wrong]} from the table")


@every_table
def test_no_place_is_written_twice(setting: Setting) -> None:
    pen = Pen(setting[0].seats[-1])
    for _, game in positions(setting, 60, first_seed=80, log=False):
        for seat in eyes(game):
            game.write_numbers(seat, pen)
            places, values = read(pen.written())
            assert len(set(places.tolist())) == len(places) and values.all()
