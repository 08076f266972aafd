"""Passkeys of guests, and the riddles that they are asked: short-lived, and good for one answer.

A riddle is signed and not written down: whoever asks for a thousand of them fills nothing. When one was answered, its
hash lies among the keys until it would have run out.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from posse.server.book.guests import USED, Guests, Person
from posse.server.book.schema import KEYS, PASSKEYS
from posse.server.book.store import Store, now
from posse.server.bounds.limits import LONGEST_NAME
from posse.server.bounds.writing import clean
from posse.server.errors import No
from posse.server.wire.myself import Passkey

MOST: Final = 10
"""Of one guest."""
GOOD_FOR: Final = 5 * 60 * 1000
"""Milliseconds to answer a riddle."""


class Passkeys:
    """The passkeys of all guests."""

    def __init__(self, store: Store, guests: Guests) -> None:
        self.store = store
        self.guests = guests

    # ---- riddles

    def riddle(self, what: str) -> bytes:
        """A new one, to be answered for that purpose alone."""
        return self.guests.signed(f"passkey {what}", f"{now() + GOOD_FOR}-{secrets.token_hex(16)}").encode()

    def is_ours(self, what: str, riddle: bytes) -> bool:
        """Whether we asked that for this purpose, and not too long ago."""
        try:
            ident = self.guests.unsigned(f"passkey {what}", riddle.decode("ascii"))
        except (No, UnicodeDecodeError):
            return False
        return int(ident.partition("-")[0]) >= now()

    def _spend(self, connection: Connection, riddle: bytes, guest: str) -> None:
        """It is answered, once and for all."""
        row = {"hash": hashlib.sha256(riddle).hexdigest(), "guest": guest, "kind": USED, "door": ""}
        try:
            connection.execute(insert(KEYS).values(**row, expires=now() + GOOD_FOR))
        except IntegrityError as problem:
            raise No("bad-passkey", 403) from problem

    # ---- passkeys

    async def of(self, guest: str) -> list[dict[str, Any]]:
        """A guest's."""
        mine = select(PASSKEYS).where(PASSKEYS.c.guest == guest)
        return await self.store.rows(mine.order_by(PASSKEYS.c.made, PASSKEYS.c.id))

    async def found(self, credential: str, site: str) -> dict[str, Any] | None:
        """The one that goes by this, at this site."""
        same = PASSKEYS.c.credential == credential, PASSKEYS.c.site == site
        rows = await self.store.rows(select(PASSKEYS).where(*same))
        return rows[0] if rows else None

    async def add(self, person: Person, riddle: bytes, name: str, **about: Any) -> None:
        """One more, unless their session was ended meanwhile."""
        guest = person.id
        row = {
            "id": secrets.token_urlsafe(9),
            "guest": guest,
            "door": self.guests.door,
            "name": clean(name, LONGEST_NAME, "name-wanted") if name.strip() else "",
            "made": now(),
            "used": 0,
            **about,
        }

        def write(connection: Connection) -> None:
            if connection.execute(select(KEYS.c.hash).where(KEYS.c.hash == person.session)).first() is None:
                raise No("sign-in", 401)
            mine = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.guest == guest)
            if int(connection.execute(mine).scalar() or 0) >= MOST:
                raise No("too-many-passkeys", 429, most=MOST)
            same = select(PASSKEYS.c.id).where(PASSKEYS.c.credential == row["credential"])
            if connection.execute(same).first() is not None:
                raise No("bad-passkey", 409)
            self._spend(connection, riddle, guest)
            connection.execute(insert(PASSKEYS).values(**row))

        await self.store.transact(write)

    async def answered(self, row: dict[str, Any], riddle: bytes, count: int) -> None:
        """It was used: its riddle can't be answered again, and it has counted on. Of two at the same moment one is."""
        same = PASSKEYS.c.id == row["id"], PASSKEYS.c.count == row["count"], PASSKEYS.c.used == row["used"]

        def write(connection: Connection) -> None:
            self._spend(connection, riddle, str(row["guest"]))
            change = update(PASSKEYS).where(*same).values(count=count, used=now(), door=self.guests.door)
            if not connection.execute(change).rowcount:
                raise No("bad-passkey", 403)

        await self.store.transact(write)

    async def rename(self, guest: str, passkey: str, name: str) -> None:
        """Call one otherwise."""
        called = clean(name, LONGEST_NAME, "name-wanted")
        mine = PASSKEYS.c.id == passkey, PASSKEYS.c.guest == guest
        await self.store.execute(update(PASSKEYS).where(*mine).values(name=called))

    async def drop(self, guest: str, passkey: str) -> None:
        """Forget one: it opens nothing any more."""
        await self.store.execute(delete(PASSKEYS).where(PASSKEYS.c.id == passkey, PASSKEYS.c.guest == guest))


def info(row: dict[str, Any]) -> Passkey:
    """A passkey as its guest sees it."""
    return Passkey(row["id"], row["name"], row["site"], row["made"], row["used"])
