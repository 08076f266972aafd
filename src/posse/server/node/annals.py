"""Results are written down when games end; what was over before anybody did that is taken in, a few tables a sweep."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final, Protocol

from posse.server.book import annals
from posse.server.book.store import Store
from posse.server.errors import No
from posse.server.table.live import Live
from posse.server.table.results import result, unknown
from posse.server.table.sitting import OVER, Sitting

log = logging.getLogger("posse.annals")

AT_ONCE: Final = 20
"""Tables that are read at once: others play meanwhile."""


class Library(Protocol):
    """The house, as far as old tables are read."""

    store: Store

    async def load(self, ident: str) -> Sitting:
        """A table folded from all its entries."""


class Annals:
    """What one node has written."""

    def __init__(self, house: Library) -> None:
        self.house = house
        self._after: str | None = ""
        """The last of the old tables that was looked at; None: all were."""

    async def note(self, tables: Iterable[Live]) -> None:
        """Before the lists say that they are over: who is killed in between does it again, and nothing is lost."""
        over = [live for live in tables if live.sitting.status == OVER and not live.recorded]
        await annals.write(self.house.store, [one for live in over if (one := result(live.sitting)) is not None])
        for live in over:
            live.recorded = True

    async def take_in(self) -> None:
        """Some of the tables that were over before results were kept."""
        if self._after is None:
            return
        idents = await annals.missing(self.house.store, OVER, self._after, AT_ONCE)
        self._after = idents[-1] if idents else None
        for ident in idents:
            try:
                sitting = await self.house.load(ident)
            except No as problem:
                log.warning("a table was left out of the annals", extra={"table": ident, "why": problem.key})
                continue
            await annals.write(self.house.store, [result(sitting) or unknown(sitting)])
