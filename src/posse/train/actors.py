"""Processes that play: many tables each, what is seen and what may be chosen in memory that the learner shares.

Every process has two halves of its tables: while the learner thinks about the one, the process plays the other.
Only what is not 0 of a row is handed over, as places and values, as the pen wrote it; where there is less, places
are -1.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from multiprocessing.shared_memory import SharedMemory
from typing import NamedTuple

import numpy as np

from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.many import Many, asked_next
from posse.kernel.playout import random_step
from posse.kernel.tree import worth
from posse.lab.fields import Lines, Sheet, read
from posse.lab.workers import Shapes, Signals, Workers, laid_out, room_for

HALVES = 2


class Setting(NamedTuple):
    """A table as it may be set."""

    seats: int
    options: dict[str, object]


class Plan(NamedTuple):
    """What all actors play."""

    game: str
    settings: list[Setting]
    """One for each half of each worker, over and over."""
    workers: int
    tables: int
    """In each half of each worker."""
    seed: int
    longest: int
    """So many numbers of a row may be other than 0 (`longest_row`); what is beyond is left out."""


def longest_row(box: Box) -> int:
    """How many numbers of a row are other than 0 at most: seen at the largest tables, and a quarter more."""
    sheet, most = Sheet(box), 0
    for seed in range(4):
        luck = Sampled.of(seed)
        game = box.new(box.seats[-1], luck, log=False)
        while (seat := asked_next(game)) >= 0:
            most = max(most, int(np.count_nonzero(sheet.of(game, seat))))
            random_step(game, luck)
    return -(-(most + most // 4) // 32) * 32


class Form:
    """How wide things are in this game."""

    def __init__(self, game: str) -> None:
        self.box: Box = CATALOG[game]
        self.room = self.box.seats[-1]
        self.row = Sheet(self.box).size
        self.kinds = len(self.box.kinds.all)
        self.inputs = self.row + self.kinds
        """What a seat sees, and which kind of question it is asked."""
        self.choices = self.box.kinds.total


class Arrays:
    """One half of all tables: what actors tell, and what they are told."""

    def __init__(self, shapes: Shapes, memory: memoryview, at: int = 0) -> None:
        told = laid_out(shapes, memory, at)
        self.places, self.values, self.masks = told["places"], told["values"], told["masks"]
        self.asked, self.seats, self.ended = told["asked"], told["seats"], told["ended"]
        self.results, self.choices = told["results"], told["choices"]


def shapes_of(form: Form, plan: Plan) -> Shapes:
    """The arrays of one half of all tables."""
    tables = plan.workers * plan.tables
    return {
        "places": (np.int16, (tables, plan.longest)),
        "values": (np.int16, (tables, plan.longest)),
        "masks": (np.uint8, (tables, -(-form.choices // 8))),
        "asked": (np.int16, (tables,)),
        "seats": (np.int16, (tables,)),
        "ended": (np.bool_, (tables,)),
        "results": (np.float32, (tables, form.room)),
        "choices": (np.int32, (tables,)),
    }


class Half:
    """Half of the tables of one actor: a range of an array's."""

    def __init__(self, form: Form, plan: Plan, arrays: Arrays, first: int, setting: Setting, seed: int) -> None:
        tables, mine = plan.tables, slice(first, first + plan.tables)
        self.form = form
        self.places, self.values = arrays.places[mine], arrays.values[mine]
        self.packed, self.asked, self.ended = arrays.masks[mine], arrays.asked[mine], arrays.ended[mine]
        self.results, self.choices = arrays.results[mine], arrays.choices[mine]
        self.first_kind = np.array([kind.first for kind in form.box.kinds.all])
        self.masks = np.zeros((tables, form.choices), np.bool_)
        self.offers = Lines(self.masks)
        settled = form.box.settle(setting.seats, setting.options)
        seeds = [seed + table for table in range(tables)]
        self.many = Many(form.box, setting.seats, settled, seeds, form.room, plan.longest - 1)
        arrays.seats[mine] = setting.seats
        self.tell()

    def step(self) -> None:
        """Take the choices; tell what came of them."""
        self.many.step(self.choices.tolist())
        self.ended[:] = False
        for table, ranks in zip(self.many.ended, self.many.ranks, strict=True):
            self.ended[table] = True
            self.results[table] = 0
            self.results[table, : len(ranks)] = worth(ranks)
        self.tell()

    def tell(self) -> None:
        """What is seen, after the kind of the question, and what may be chosen."""
        many = self.many
        self.asked[:] = many.asked
        self.offers.write(many.offers, many.offer_ends)
        self.packed[:] = np.packbits(self.masks, axis=1)
        kinds = np.searchsorted(self.first_kind, self.masks.argmax(axis=1), side="right") - 1
        places, values = read(many.rows)
        self.places[:, 0] = self.form.row + kinds
        self.values[:, 0] = 1
        self.places[:, 1:] = places.reshape(len(kinds), -1)
        self.values[:, 1:] = values.reshape(len(kinds), -1)


def act(plan: Plan, number: int, name: str, signals: Signals) -> None:
    """An actor's life: a half after the other, until its choices are below 0."""
    gc.disable()  # tables form no circles
    memory = SharedMemory(name)
    assert memory.buf is not None
    form = Form(plan.game)
    arrays = halves_of(form, plan, memory.buf)
    halves: list[Half] = []
    for played in halves_played(form, plan, arrays, number, number * plan.tables):
        signals.done[len(halves)].release()
        halves.append(played)
    while True:
        for half in range(HALVES):
            signals.go[half].acquire()
            if halves[half].choices[0] < 0:
                os._exit(0)  # the arrays still look into the memory, which can't be closed then
            halves[half].step()
            signals.done[half].release()


def halves_played(form: Form, plan: Plan, arrays: list[Arrays], number: int, first: int) -> Iterator[Half]:
    """Both halves of an actor's tables, which lie from there on in the arrays."""
    for half in range(HALVES):
        one = number * HALVES + half
        setting = plan.settings[one % len(plan.settings)]
        yield Half(form, plan, arrays[half], first, setting, plan.seed + (one << 32))


def halves_of(form: Form, plan: Plan, memory: memoryview) -> list[Arrays]:
    """Where each half of all tables lies."""
    shapes = shapes_of(form, plan)
    return [Arrays(shapes, memory, half * room_for(shapes)) for half in range(HALVES)]


class Actors:
    """All of them, as the learner holds them."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.form = plan, Form(plan.game)
        parts = [(plan, number) for number in range(plan.workers)]
        self.workers = Workers(act, parts, HALVES * room_for(shapes_of(self.form, plan)), HALVES)
        self.halves = halves_of(self.form, plan, self.workers.shared)

    def wait(self, half: int) -> Arrays:
        """That half, when all have played it."""
        self.workers.wait(half)
        return self.halves[half]

    def go(self, half: int) -> None:
        """All may take the choices that were written there."""
        self.workers.go(half)

    def close(self) -> None:
        """Send them home."""
        for half in range(HALVES):
            self.halves[half].choices[:] = -1
            self.go(half)
        self.halves = []  # nothing looks into the memory any more
        self.workers.close()
