"""What guests have settled, and the ways in which they want to be called."""

from __future__ import annotations

import re
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, func, insert, literal, select, update

from posse.server.book.schema import CALLS, GUESTS, TABLES, TURNS, WAYS
from posse.server.book.store import Store, now
from posse.server.errors import No
from posse.server.wire.settings import Settings, WayInfo

PUSH, MAIL, DISCORD, SLACK, NTFY = "push", "mail", "discord", "slack", "ntfy"
HOOKS: Final = (DISCORD, SLACK, NTFY)
NEW, ON, OFF, BROKEN = "new", "on", "off", "broken"
TABLE: Final = "t:"
"""Before the name of a table: what stands in the place of a guest where the table itself has a channel."""
MOST_WAYS: Final = 12
"""Of one guest."""
ADDRESS: Final = re.compile(r"[^@\s<>\"',;:\\]{1,64}@[\w.-]{1,180}\.[a-zA-Z]{2,24}")
"""What can be an e-mail address. Whether it is one, its owner says."""


def settings_in(text: str) -> Settings:
    """Those that were kept; none, if they can't be read."""
    try:
        return msgspec.json.decode(text or "{}", type=Settings)
    except msgspec.DecodeError:
        return Settings()


async def settings_of(store: Store, guest: str) -> Settings:
    """What a guest has settled."""
    found = await store.rows(select(GUESTS.c.settings).where(GUESTS.c.id == guest))
    return settings_in(found[0]["settings"] if found else "")


async def settle(store: Store, guest: str, wish: Settings) -> Settings:
    """What they have settled, with that. Two devices that say so at once both have their say."""
    mine = GUESTS.c.id == guest

    def change(connection: Connection) -> Settings:
        kept = settings_in(connection.execute(select(GUESTS.c.settings).where(mine)).scalar() or "")
        fresh: Settings = msgspec.structs.replace(kept, **_given(wish))
        connection.execute(update(GUESTS).where(mine).values(settings=msgspec.json.encode(fresh).decode()))
        return fresh

    return await store.transact(change)


def _given(wish: Settings) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(wish).items() if value is not None}


class Ways:
    """The ways of all guests."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str) -> list[dict[str, Any]]:
        """A guest's ways."""
        return await self.store.rows(select(WAYS).where(WAYS.c.guest == guest).order_by(WAYS.c.made, WAYS.c.id))

    async def one(self, way: str) -> dict[str, Any] | None:
        """One of them."""
        found = await self.store.rows(select(WAYS).where(WAYS.c.id == way))
        return found[0] if found else None

    async def reachable(self) -> set[str]:
        """Everybody who can be called."""
        rows = await self.store.rows(select(WAYS.c.guest).where(WAYS.c.state == ON).distinct())
        return {row["guest"] for row in rows}

    async def add(self, guest: str, kind: str, address: str) -> tuple[str, str]:
        """A new way and its state, or the same as it was; one that was stopped or broken begins anew."""
        state = NEW if kind == MAIL else ON

        def write(connection: Connection) -> tuple[str, str]:
            same = WAYS.c.guest == guest, WAYS.c.kind == kind, WAYS.c.address == address
            found = connection.execute(select(WAYS.c.id, WAYS.c.state).where(*same)).first()
            if found is not None:
                # Whoever has once confirmed an address need not do so again.
                fresh = NEW if found.state == NEW else ON
                connection.execute(update(WAYS).where(WAYS.c.id == found.id).values(state=fresh))
                return str(found.id), fresh
            mine = select(func.count()).select_from(WAYS).where(WAYS.c.guest == guest)
            if int(connection.execute(mine).scalar() or 0) >= MOST_WAYS:
                raise No("too-many-ways", 429, most=MOST_WAYS)
            ident = secrets.token_urlsafe(9)
            row = {"id": ident, "guest": guest, "kind": kind, "address": address, "state": state, "made": now()}
            connection.execute(insert(WAYS).values(**row))
            return ident, state

        return await self.store.transact(write)

    async def mark(self, way: str, state: str) -> bool:
        """It is confirmed, stopped, or gone. Whether there is such a way."""
        return bool(await self.store.execute(update(WAYS).where(WAYS.c.id == way).values(state=state)))

    async def drop(self, guest: str, way: str) -> None:
        """Forget one; what is on its way there goes with it."""
        await self.store.execute(
            delete(CALLS).where(CALLS.c.way == way, CALLS.c.guest == guest),
            delete(WAYS).where(WAYS.c.id == way, WAYS.c.guest == guest),
        )

    async def drop_all(self, guest: str) -> None:
        """Forget all of a guest's."""
        await self.store.execute(
            delete(CALLS).where(CALLS.c.guest == guest),
            delete(TURNS).where(TURNS.c.guest == guest),
            delete(WAYS).where(WAYS.c.guest == guest),
        )

    async def move(self, guest: str, kind: str, address: str) -> None:
        """This way from now on, and no other."""
        await self.drop_all(guest)
        await self.add(guest, kind, address)

    async def owners_of(self, mail: str) -> list[dict[str, Any]]:
        """The ways by which that address was confirmed."""
        same = WAYS.c.kind == MAIL, WAYS.c.address == mail, WAYS.c.state.in_((ON, OFF))
        return await self.store.rows(select(WAYS).where(*same).order_by(WAYS.c.made.desc()).limit(5))


def hosted(host: str) -> Any:
    """What stands for the tables that a guest has made."""
    return select(literal(TABLE) + TABLES.c.id).where(TABLES.c.host == host)


def info(row: dict[str, Any]) -> WayInfo:
    """A way as its guest sees it."""
    return WayInfo(row["id"], row["kind"], label(row["kind"], row["address"]), row["state"], row["made"])


def label(kind: str, address: str) -> str:
    """Enough of an address to know it again, and nothing by which others could write there.

    >>> label("discord", "https://discord.com/api/webhooks/123/secret"), label("mail", "ann@play.example")
    ('discord.com', 'ann@play.example')
    """
    if kind == MAIL:
        return address
    try:
        where = str(msgspec.json.decode(address)["endpoint"]) if kind == PUSH else address
        return urlsplit(where).hostname or ""
    except (msgspec.DecodeError, KeyError, TypeError, ValueError):
        return ""
