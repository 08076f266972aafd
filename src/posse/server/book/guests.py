"""Guests: a name, a signed cookie that remembers it, and a personal link, good for one use, for the other device.

A token is `guest.secret.signature`. The signature lets forgeries be refused without asking the database; the secret
(256 bits) is what counts, and only its hash is stored.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from typing import Final

from sqlalchemy import delete, insert, select, update

from posse.server.book.schema import GUESTS, KEYS
from posse.server.book.store import Store, now
from posse.server.bounds.limits import LONGEST_NAME
from posse.server.bounds.writing import clean
from posse.server.errors import No

SESSION_DAYS: Final = 365
LINK_DAYS: Final = 1
FRIEND_DAYS: Final = 30
DAY: Final = 24 * 3600 * 1000
USED: Final = "used"
"""The kind of keys that open nothing: what may not be used a second time."""
NAMELESS: Final = "~"
"""How the id of somebody without a name begins; no guest's does."""
REMEMBERED: Final = 60.0
"""Seconds for which a node knows a guest without asking the database, where another may have signed them out."""


class Person:
    """A guest who has shown a valid token."""

    def __init__(self, ident: str, name: str, session: str = "") -> None:
        self.id = ident
        self.name = name
        self.session = session
        """Which of their sessions it is: the hash of the token."""

    @property
    def nameless(self) -> bool:
        """Somebody who only looks, and has not said who they are."""
        return self.id.startswith(NAMELESS)


def onlooker() -> Person:
    """Somebody who has not come in. Nothing is kept of them; limits count them by their address."""
    return Person(NAMELESS + secrets.token_urlsafe(9), "")


class Guests:
    """Who may come in, and who they are."""

    def __init__(self, store: Store, password: str) -> None:
        self.store = store
        self.password = password
        self.key = b""
        self.door = ""
        """Stands for the present password: who came in by another one must give it anew."""
        self._known: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        """By token, and until when."""
        self._ended = 0
        """How often sessions were ended: who is looked up meanwhile is not remembered."""
        self.lately: set[str] = set()
        """Sessions that were used since that was last written down."""

    async def open(self) -> None:
        """Find the key that signs cookies; all nodes share it."""
        self.key = bytes.fromhex(await self.store.shared("cookie-key", secrets.token_hex(32)))
        if self.password:
            self.door = hmac.new(self.key, self.password.encode(), hashlib.sha256).hexdigest()

    def _sign(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()[:32]

    def _mint(self, guest: str, kind: str) -> str:
        body = f"{guest}.{secrets.token_urlsafe(32)}"
        return f"{body}.{self._sign(kind + body)}"

    async def _new_key(self, guest: str, kind: str, days: int, door: str | None = None, device: str = "") -> str:
        token = self._mint(guest, kind)
        door = self.door if door is None else door
        row = {"hash": _hash(token), "guest": guest, "kind": kind, "door": door, "expires": now() + days * DAY}
        await self.store.execute(insert(KEYS).values(**row, device=device, made=now(), seen=now()))
        return token

    async def _owner(self, token: str, kind: str) -> str | None:
        """Whose token that is, if it is a valid one of that kind."""
        body, _, signature = token.rpartition(".")
        if len(token) > 200 or not hmac.compare_digest(self._sign(kind + body).encode(), signature.encode()):
            return None
        found = await self.store.rows(select(KEYS).where(KEYS.c.hash == _hash(token), KEYS.c.kind == kind))
        if not found or found[0]["expires"] < now():
            return None
        if self.door and not hmac.compare_digest(found[0]["door"], self.door):
            return None
        return str(found[0]["guest"])

    async def come_in(self, name: str, password: str, device: str = "") -> tuple[Person, str]:
        """A new guest and the token for the cookie."""
        if not self.knows_password(password):
            raise No("wrong-password", 403)
        person = Person(secrets.token_urlsafe(9), clean(name, LONGEST_NAME, "name-wanted"))
        await self.store.execute(insert(GUESTS).values(id=person.id, name=person.name, made=now()))
        return person, await self._new_key(person.id, "session", SESSION_DAYS, device=device)

    async def come_back(self, guest: str, device: str = "") -> tuple[Person, str]:
        """A guest who has shown who they are, and the token for the cookie."""
        found = await self.store.rows(select(GUESTS).where(GUESTS.c.id == guest))
        if not found:
            raise No("sign-in", 401)
        return Person(guest, found[0]["name"]), await self._new_key(guest, "session", SESSION_DAYS, device=device)

    async def who(self, token: str) -> Person | None:
        """The guest with this token."""
        if not token:
            return None
        known, until = self._known.get(token, (None, 0.0))
        if known is not None and time.monotonic() < until:
            return known
        self._known.pop(token, None)
        ended = self._ended
        guest = await self._owner(token, "session")
        if guest is None:
            return None
        found = await self.store.rows(select(GUESTS).where(GUESTS.c.id == guest))
        if not found:  # pruned meanwhile
            return None
        person = Person(guest, found[0]["name"], _hash(token))
        self.lately.add(person.session)
        if ended == self._ended:
            self._known[token] = person, time.monotonic() + REMEMBERED
        if len(self._known) > 10_000:
            self._known.popitem(last=False)
        return person

    async def rename(self, person: Person, name: str, token: str) -> tuple[Person, str]:
        """The guest under another name, and a new token: other nodes may still remember the name with the old one."""
        called = Person(person.id, clean(name, LONGEST_NAME, "name-wanted"))
        # The new key takes the place of the old one: a session that was ended meanwhile has none to give.
        fresh = self._mint(person.id, "session")
        old = KEYS.c.hash == _hash(token)
        if not await self.store.execute(update(KEYS).where(old).values(hash=_hash(fresh))):
            raise No("sign-in", 401)
        await self.store.execute(update(GUESTS).where(GUESTS.c.id == person.id).values(name=called.name))
        self._known = OrderedDict((key, one) for key, one in self._known.items() if one[0].id != person.id)
        return called, fresh

    async def link(self, person: Person) -> str:
        """A token for a personal link. The one before is not valid any more."""
        if not await self.still_valid([person.session]):
            raise No("sign-in", 401)
        await self.store.execute(delete(KEYS).where(KEYS.c.guest == person.id, KEYS.c.kind == "link"))
        return await self._new_key(person.id, "link", LINK_DAYS)

    async def friend_link(self, person: Person) -> str:
        """A token for a link that makes friends: for as many as follow it. The one before is not valid any more."""
        await self.store.execute(delete(KEYS).where(KEYS.c.guest == person.id, KEYS.c.kind == "friend"))
        return await self._new_key(person.id, "friend", FRIEND_DAYS)

    async def friendly(self, link: str) -> Person:
        """Whose friend one would be after following that link."""
        guest = await self._owner(link, "friend")
        name = "" if guest is None else await self.name_of(guest)
        if guest is None or not name:
            raise No("old-link", 404)
        return Person(guest, name)

    async def mail_link(self, guest: str, days: int, door: str | None = None) -> str:
        """A token for a link that is sent to an address which the guest has confirmed. Good for one use, too.

        It opens no more than their latest session does, unless they have just given the password.
        """
        if door is None:
            mine = KEYS.c.guest == guest, KEYS.c.kind == "session"
            latest = select(KEYS.c.door).where(*mine).order_by(KEYS.c.expires.desc()).limit(1)
            found = await self.store.rows(latest)
            door = str(found[0]["door"]) if found else ""
        return await self._new_key(guest, "mail", days, door)

    def knows_password(self, password: str) -> bool:
        """Whether that is the password, if there is one."""
        return not self.password or hmac.compare_digest(password.encode(), self.password.encode())

    async def name_of(self, guest: str) -> str:
        """What a guest is called."""
        found = await self.store.rows(select(GUESTS.c.name).where(GUESTS.c.id == guest))
        return str(found[0]["name"]) if found else ""

    def signed(self, what: str, ident: str) -> str:
        """A name that only we can have given out, for that purpose alone."""
        return f"{ident}.{self._sign(f'{what}:{ident}')}"

    def unsigned(self, what: str, token: str) -> str:
        """The name in it; `No` if it was not given out for that."""
        ident, _, signature = token.rpartition(".")
        if not hmac.compare_digest(self._sign(f"{what}:{ident}").encode(), signature.encode()):
            raise No("old-link", 404)
        return ident

    async def whose(self, link: str) -> Person:
        """Who one would be after following a personal link, or one from a mail."""
        guest = await self._owner(link, "link") or await self._owner(link, "mail")
        found = [] if guest is None else await self.store.rows(select(GUESTS).where(GUESTS.c.id == guest))
        if not found:
            raise No("old-link", 404)
        return Person(found[0]["id"], found[0]["name"])

    async def follow(self, link: str, device: str = "") -> tuple[Person, str]:
        """Who one is from now on, and the token for the cookie. A link is good for one use."""
        person = await self.whose(link)
        used = await self.store.execute(delete(KEYS).where(KEYS.c.hash == _hash(link)))
        if not used:
            raise No("old-link", 404)
        return person, await self._new_key(person.id, "session", SESSION_DAYS, device=device)

    def forget(self, sessions: Collection[str]) -> None:
        """These were ended, here or at another node."""
        self._ended += 1
        self.lately.difference_update(sessions)
        self._known = OrderedDict((key, one) for key, one in self._known.items() if one[0].session not in sessions)

    async def still_valid(self, sessions: list[str]) -> set[str]:
        """Those of the sessions that nobody has ended, and that have not run out."""
        found: set[str] = set()
        for first in range(0, len(sessions), 500):
            some = sessions[first : first + 500]
            rows = await self.store.rows(select(KEYS.c.hash).where(KEYS.c.hash.in_(some), KEYS.c.expires >= now()))
            found |= {row["hash"] for row in rows}
        return found


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
