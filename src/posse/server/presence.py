"""Who is at which table, over all nodes. Nothing of it is written down: nodes tell each other, and again every while.

A node that says nothing for some time has nobody there any more.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from posse.server.house import House
    from posse.server.tables import Live

AGAIN: Final = 5.0
"""Seconds between two times that a node says who is at its tables."""
FORGET: Final = 3 * AGAIN
PER_NOTICE: Final = 40
"""Tables in one notice, which holds at most 8,000 bytes."""


class Presence:
    """What this node knows of people at other nodes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._there: dict[str, dict[str, tuple[float, frozenset[str]]]] = {}
        """Table -> node -> (known until, guests)."""

    def at(self, table: str) -> set[str]:
        """Guests who look at the table from other nodes."""
        now = time.monotonic()
        return {g for until, guests in self._there.get(table, {}).values() if until > now for g in guests}

    def changed(self, live: Live) -> None:
        """Somebody came or went, here."""
        if self.house.store.postgres:
            self.house.later(self._say([live]))

    async def say_all(self) -> None:
        """Say it again, of all tables; and forget nodes that are silent."""
        now = time.monotonic()
        for table, nodes in list(self._there.items()):
            silent = [node for node, (until, _) in nodes.items() if until <= now]
            for node in silent:
                del nodes[node]
            if not nodes:
                del self._there[table]
            if silent and table in self.house.tables:
                self.house.later(self.house.tables[table].show_who_is_here())
        await self._say([live for live in self.house.tables.values() if live.watchers])

    async def leave(self) -> None:
        """This node stops."""
        await self._say([live for live in self.house.tables.values() if live.watchers], gone=True)

    async def _say(self, tables: list[Live], gone: bool = False) -> None:
        for start in range(0, len(tables), PER_NOTICE):
            lines = [self.house.node]
            for live in tables[start : start + PER_NOTICE]:
                guests = set() if gone else {c.guest for c in live.sitting.chairs} & {w.guest for w in live.watchers}
                lines.append(" ".join([live.sitting.id, *sorted(guests)]))
            await self.house.store.shout("\n".join(lines))

    def hear(self, payload: str) -> None:
        """What another node says. Who hears of a node for the first time at a table answers."""
        node, *lines = payload.split("\n")
        if node == self.house.node:
            return
        for line in lines:
            table, *guests = line.split(" ")
            live = self.house.tables.get(table)
            if live is None:
                continue
            nodes = self._there.setdefault(table, {})
            if node not in nodes and live.watchers:
                self.house.later(self._say([live]))
            known = nodes.get(node, (0.0, frozenset()))[1]
            nodes[node] = (time.monotonic() + FORGET, frozenset(guests))
            if known != nodes[node][1]:
                self.house.later(live.show_who_is_here())
