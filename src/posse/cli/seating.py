"""Who sits at the table: people first, then bots; and the table itself, from what was typed on the command line."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from posse.bots import Bot, make
from posse.kernel.box import BadTable, Box
from posse.kernel.chance import Seal
from posse.kernel.record import Table

PEOPLE: Final = ("Annie", "Jesse", "Clara", "Cole", "Kate", "Frank", "Etta", "Emmett", "Rose")
BOTS: Final = ("Dell", "Calamity", "Buck", "Sadie", "Wyatt", "Lottie", "Dutch", "Hattie", "Slim")
"""Names for those who gave none. They are the same in every language."""

USUAL: Final = "drifter"
"""The bots of those who name none."""
REPEATABLE: Final = {"scout": 100, "greenhorn": 40, "drifter": 150, "gunhand": 300, "marshal": 600}
"""Tries of a bot at a table with a seed that was typed: about as quick as it is else, and the same every time."""


def usual_seats(box: Box) -> int:
    """Three where the game allows it, else as few as it does."""
    return 3 if 3 in box.seats else box.seats[0]


def players(
    seats: int, bots: int | None, names: Sequence[str], levels: Sequence[str], repeatable: bool
) -> list[dict[str, Any]]:
    """Everybody at the table as the record keeps them. The last bot named stands for all further ones."""
    if bots is None:
        bots = seats - 1
    if not 0 <= bots <= seats:
        raise BadTable(f"{bots} bots do not fit on {seats} seats")
    if len(names) > seats:
        raise BadTable(f"{len(names)} names for {seats} seats")
    if len(levels) > bots:
        raise BadTable(f"{len(levels)} kinds of bots for {bots} bots")
    people = seats - bots
    levels = [_level(level, repeatable) for level in levels or [USUAL]]
    everybody: list[dict[str, Any]] = []
    for seat in range(seats):
        usual = PEOPLE[seat % len(PEOPLE)] if seat < people else BOTS[(seat - people) % len(BOTS)]
        bot = None if seat < people else levels[min(seat - people, len(levels) - 1)]
        everybody.append({"name": names[seat] if seat < len(names) else usual, "bot": bot})
    return everybody


def options(box: Box, pairs: Sequence[str]) -> dict[str, object]:
    """Options written as `name=value`; a value is known by how it is written."""
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, equals, written = pair.partition("=")
        if not equals:
            raise BadTable(f"an option is written name=value, not {pair!r}")
        values = [value for option in box.options if option.name == name for value in option.values]
        fitting = [value for value in values if str(value).casefold() == written.casefold()]
        chosen[name] = fitting[0] if fitting else written
    return chosen


def set_table(
    box: Box, everybody: list[dict[str, Any]], chosen: dict[str, object] | None = None, seed: int | None = None
) -> Table:
    """A new table."""
    return Table.set(box, len(everybody), chosen, None if seed is None else Seal.of(seed), everybody)


def bot_of(table: Table, seat: int) -> Bot | None:
    """The bot that answers for this seat now; None for a person.

    Its luck follows from the table's seed, the seat and how many choices were made. So the same table brings the
    same game, also after a pause, and taking a choice back does not change what the bots would do.
    """
    header = table.record.header
    name = header["players"][seat].get("bot")
    if name is None:
        return None
    text = f"posse bot {header['seed']} {seat} {len(table.record.entries)}"
    return make(name, int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1)


def _level(name: str, repeatable: bool) -> str:
    level = f"{name}:{REPEATABLE[name]}" if repeatable and name in REPEATABLE else name
    make(level)
    return level
