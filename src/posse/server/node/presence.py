"""Who is at which table, over all nodes. Nothing of it is written down: nodes tell each other, and again every while.

A node that says nothing for some time has nobody there any more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from posse.server.book.store import Store
from posse.server.table.live import Live

log = logging.getLogger("posse.presence")

AGAIN: Final = 5.0
"""Seconds between two times that a node says who is at its tables."""
FORGET: Final = 3 * AGAIN
MOMENT: Final = 0.1
"""Seconds after which they hear who has come or gone."""
PER_NOTICE: Final = 40
"""Tables in one notice, which holds at most 8,000 bytes."""


Later = Callable[[Coroutine[Any, Any, None]], None]
"""Does something soon, without anybody waiting for it."""


class There(NamedTuple):
    """Who is at a table, as another node said."""

    until: float
    """When that is forgotten, unless it is said again."""
    others: int
    """How many have no seat."""
    guests: frozenset[str]
    """Those who have one."""


class Presence:
    """What this node knows of people at other nodes."""

    def __init__(self, node: str, store: Store, tables: Mapping[str, Live], later: Later) -> None:
        self.node = node
        self.store = store
        self.tables = tables
        self.later = later
        self._changed: set[str] = set()
        """Tables of which the others are to hear in a moment."""
        self._there: dict[str, dict[str, There]] = {}
        """Table -> node -> who is there."""

    def at(self, table: str) -> set[str]:
        """Guests with a seat who look at the table from other nodes."""
        return {guest for there in self._known(table) for guest in there.guests}

    def spectators(self, table: str) -> int:
        """How many without a seat look at the table from other nodes. Who does so from two nodes counts twice."""
        return sum(there.others for there in self._known(table))

    def _known(self, table: str) -> list[There]:
        now = time.monotonic()
        return [there for there in self._there.get(table, {}).values() if there.until > now]

    def changed(self, table: str) -> None:
        """Somebody came or went, here."""
        if not self.store.postgres:
            return
        if not self._changed:
            self.later(self._say_soon())
        self._changed.add(table)

    async def _say_soon(self) -> None:
        """Of all that changed in a moment, in one go."""
        await asyncio.sleep(MOMENT)
        changed, self._changed = self._changed, set()
        await self._say_once([self.tables[table] for table in sorted(changed) if table in self.tables])

    async def say_all(self) -> None:
        """Say it again, of all tables; and forget nodes that are silent."""
        now = time.monotonic()
        for table, nodes in list(self._there.items()):
            silent = [node for node, there in nodes.items() if there.until <= now]
            for node in silent:
                del nodes[node]
            if not nodes:
                del self._there[table]
            if silent and table in self.tables:
                self.tables[table].tell_who_is_here()
        await self._say([live for live in self.tables.values() if live.watchers])

    async def leave(self) -> None:
        """This node stops."""
        await self._say([live for live in self.tables.values() if live.watchers], gone=True)

    async def _say_once(self, tables: list[Live]) -> None:
        """Nobody waits for it; and what the database did not take is said again soon."""
        try:
            await self._say(tables)
        except (SQLAlchemyError, OSError) as problem:
            log.warning("the other nodes could not be told who is here", extra={"why": str(problem).split("\n")[0]})

    async def _say(self, tables: list[Live], gone: bool = False) -> None:
        """To those who have the same tables before them, if there are any."""
        heard = await self.store.heard_elsewhere([live.sitting.id for live in tables])
        tables = [live for live in tables if live.sitting.id in heard]
        for start in range(0, len(tables), PER_NOTICE):
            lines = [self.node]
            for live in tables[start : start + PER_NOTICE]:
                others = set() if gone else live.spectators()
                guests = set() if gone else {watcher.guest for watcher in live.watchers} - others
                lines.append(" ".join([live.sitting.id, str(len(others)), *sorted(guests)]))
            await self.store.shout("\n".join(lines))

    def hear(self, payload: str) -> None:
        """What another node says. Who hears of a node for the first time at a table answers."""
        node, *lines = payload.split("\n")
        if node == self.node:
            return
        if self.store.leases is not None:
            self.store.leases.heard_of(node)
        for line in lines:
            table, others, *guests = line.split(" ")
            live = self.tables.get(table)
            if live is None:
                continue
            nodes = self._there.setdefault(table, {})
            if node not in nodes and live.watchers:
                self.later(self._say_once([live]))
            before = nodes.get(node, There(0.0, 0, frozenset()))
            nodes[node] = there = There(time.monotonic() + FORGET, int(others), frozenset(guests))
            for guest in before.guests - there.guests:
                live.went(guest)
            if before[1:] != there[1:]:
                live.tell_who_is_here()
