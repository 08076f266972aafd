"""How a game ended, as a fact to be kept: made from the sitting, the same whoever makes it and whenever."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from posse.kernel.game import Game
from posse.server.table.sitting import OVER, Sitting

FRIENDLY, RATED, WHAT_IF, UNKNOWN = "friendly", "rated", "what-if", "unknown"
"""What a game counts for; one that went on from another, or whose rules have changed since, counts for nothing."""
ROLES: Final = ("role", "character", "bandit")
"""What a seat was, as a view calls it; the first of them that it has."""


class Play(NamedTuple):
    """One seat of a game that is over."""

    seat: int
    guest: str
    name: str
    bot: str
    role: str
    """The key of a name of the game, or empty."""
    rank: int
    left: bool
    """Whether a bot finished it for them."""


class Result(NamedTuple):
    """A game that is over."""

    table: str
    game: str
    kind: str
    live: bool
    ended: int
    length: int
    """Milliseconds from the deal to the end."""
    choices: int
    plays: tuple[Play, ...]


def result(sitting: Sitting) -> Result | None:
    """How it ended; None as long as it has not."""
    ranks = sitting.ranks()
    if sitting.status != OVER or sitting.game is None or sitting.table is None or ranks is None:
        return None
    roles = _roles(sitting.game)
    plays = tuple(
        Play(seat, chair.guest, chair.name, chair.bot, roles[seat], ranks[seat], bool(chair.stand_in))
        for seat, chair in enumerate(sitting.chairs)
    )
    made, began = sitting.made, sitting.began_at or sitting.made_at
    kind = WHAT_IF if sitting.table.record.branched_at() else RATED if made.settings.rated else FRIENDLY
    ended = sitting.ended_at
    length = max(0, ended - began)
    return Result(sitting.id, made.game, kind, made.settings.live, ended, length, sitting.choices(), plays)


def unknown(sitting: Sitting) -> Result:
    """A game of older rules: that it was played is all that can be said."""
    made = sitting.made
    return Result(sitting.id, made.game, UNKNOWN, made.settings.live, sitting.written_at, 0, 0, ())


def _roles(game: Game) -> list[str]:
    """What each seat was, as far as everybody sees it when the game is over."""
    seats = _seats(game.view(None), game.seats)
    for name in ROLES:
        names = game.box.names.get(name)
        if names and all(isinstance(seat.get(name), int) for seat in seats) and seats:
            numbers = [seat[name] for seat in seats]
            return [f"{name}-{names[n]}" if isinstance(n, int) and n in range(len(names)) else "" for n in numbers]
    return [""] * game.seats


def _seats(view: object, seats: int) -> list[Mapping[str, object]]:
    """The part of a view that has an entry for each seat with one of those fields."""
    found = [view]
    for one in found:
        inner = list(one.values()) if isinstance(one, Mapping) else []
        for value in inner:
            each_seat = isinstance(value, list) and len(value) == seats and isinstance(value[0], Mapping)
            if each_seat and any(name in value[0] for name in ROLES):
                return sorted(value, key=lambda one: int(one.get("seat", 0)))
            if isinstance(value, Mapping):
                found.append(value)
    return []
