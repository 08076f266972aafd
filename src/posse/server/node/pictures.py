"""Pictures of tables for links: drawn in the process that gives way to all others (`study`), from what a spectator sees
and from nothing else. The same picture is drawn once for all who want it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import lru_cache
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from posse.kernel.box import Box
from posse.kernel.record import Record
from posse.server.node.study import Study
from posse.server.node.workers import find_catalog
from posse.server.table.home import Share

log = logging.getLogger("posse.pictures")
KEPT: Final = 48
"""Pictures that are remembered; each is some hundred kilobytes."""


class Wanted(msgspec.Struct, frozen=True):
    """All that a picture is made from. None but what everybody may know."""

    game: str
    language: str
    players: list[str]
    """Their names; of a free seat empty."""
    view: dict[str, Any] | None = None
    """What a spectator sees; None before the game."""
    record: list[str] = []
    """Instead of that, a game that is over, on paper,"""
    upto: int = 0
    """and after how many choices;"""
    moving: bool = False
    """with the moments before it, one after the other."""


@lru_cache(maxsize=1)
def can_draw() -> bool:
    """Whether there is what makes pictures of drawings."""
    return find_spec("resvg_py") is not None and find_spec("PIL") is not None


class Pictures:
    """Those that were drawn lately, and those on which the process is at work."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._drawn: dict[str, bytes] = {}
        self._drawing: dict[str, asyncio.Future[bytes | None]] = {}

    async def get(self, wanted: Wanted, whose: Share) -> bytes | None:
        """The picture; None, if nobody has the time to draw it."""
        key = name_of(wanted)
        if key in self._drawn:
            self._drawn[key] = self._drawn.pop(key)  # the last of them
            return self._drawn[key]
        if key not in self._drawing:
            self._drawing[key] = asyncio.ensure_future(self._draw(key, wanted, whose))
        return await asyncio.shield(self._drawing[key])

    async def _draw(self, key: str, wanted: Wanted, whose: Share) -> bytes | None:
        try:
            found: bytes | str | None = await self._study.work(drawn, (msgspec.json.encode(wanted),), whose)
            if isinstance(found, str):
                log.warning("a picture could not be drawn", extra={"game": wanted.game, "why": found})
                found = b""  # remembered as well: it would go wrong again
            if found is not None:
                self._drawn[key] = found
                while len(self._drawn) > KEPT:
                    del self._drawn[next(iter(self._drawn))]
            return found
        finally:
            del self._drawing[key]


def name_of(wanted: Wanted) -> str:
    """What it goes by: the same for the same picture."""
    return hashlib.sha256(msgspec.json.encode(wanted)).hexdigest()[:32]


# ---- in the worker


def drawn(catalog: str, wish: bytes) -> bytes | str:
    """A PNG, or where it moves a GIF; why not, of a game that can't be drawn: one without words, or a broken one."""
    from posse.pictures.raster import animation, png

    wanted = msgspec.json.decode(wish, type=Wanted)
    try:
        svgs = [*dict.fromkeys(sheets(find_catalog(catalog)[wanted.game], wanted))]
        return animation(svgs) if wanted.moving else png(svgs[-1])
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"


def sheets(box: Box, wanted: Wanted) -> list[str]:
    """The moments that are wanted, as SVG; those that look alike among them."""
    from posse.pictures import invitation, picture, words_for
    from posse.pictures.raster import FRAMES

    words = words_for(box, wanted.language)
    if wanted.record:
        record, first = Record.read(wanted.record), max(0, wanted.upto - (2 * FRAMES if wanted.moving else 0))
        seen = []
        for upto, table in enumerate(record.steps(box)):
            if first <= upto <= wanted.upto:
                seen.append(table.game.view(None))
        return [picture(box, view, wanted.players, words) for view in seen]
    if wanted.view is None:
        return [invitation(box, wanted.players, words)]
    return [picture(box, wanted.view, wanted.players, words)]
