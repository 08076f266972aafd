"""Actors: what they hand over is what the seats see, may choose and got."""

from __future__ import annotations

import random

import numpy as np
import pytest

from posse.games import CATALOG
from posse.kernel.tree import worth
from posse.lab.fields import Sheet
from posse.lab.workers import room_for
from posse.train.actors import Arrays, Form, Half, Plan, Setting, halves_of, longest_row, shapes_of
from posse.train.settings import settings_of

TABLES = 4


def half_of(game: str, seats: int) -> tuple[Half, Arrays]:
    form = Form(game)
    longest = longest_row(form.box)
    plan = Plan(game, [Setting(seats, {})], 1, TABLES, 5, longest)
    memory = memoryview(bytearray(2 * room_for(shapes_of(form, plan))))
    arrays = halves_of(form, plan, memory)[0]
    return Half(form, plan, arrays, 0, Setting(seats, {}), 5), arrays


@pytest.mark.parametrize(("game", "seats"), [("five-points", 3), ("bang-dice", 8)])
def test_what_is_handed_over_is_what_the_seats_see_may_choose_and_got(game: str, seats: int) -> None:
    half, arrays = half_of(game, seats)
    form, sheet, luck = half.form, Sheet(CATALOG[game]), random.Random(1)
    ended = 0
    for _ in range(120):
        for table, at in enumerate(half.many.games):
            seat = half.many.asked[table]
            row = np.zeros(form.inputs, np.int64)
            told = arrays.places[table] >= 0
            row[arrays.places[table][told]] = arrays.values[table][told]
            assert row[: form.row].tolist() == list(sheet.of(at, seat))
            assert at.pending is not None
            assert np.flatnonzero(row[form.row :]).tolist() == [form.box.kinds.all.index(at.pending.kind)]
            question = at.question(seat)
            assert question is not None
            offered = np.flatnonzero(np.unpackbits(arrays.masks[table])[: form.choices]).tolist()
            assert offered == sorted(question.choices)
            arrays.choices[table] = luck.choice(offered)
        before = list(half.many.games)
        half.step()
        for table in np.flatnonzero(arrays.ended).tolist():
            ended += 1
            got = worth(form.box.ranks(before[table]))
            assert arrays.results[table].tolist() == pytest.approx(got + [0.0] * (form.room - seats))
    assert ended


def test_half_of_the_tables_are_usual_and_all_seat_counts_are_among_the_others() -> None:
    for box in CATALOG:
        settings = settings_of(box, 40, 1)
        assert {setting.seats for setting in settings} == set(box.seats)
        assert sum(not setting.options for setting in settings) >= 20
        for setting in settings:
            box.settle(setting.seats, setting.options)
