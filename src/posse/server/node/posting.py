"""Messages on their way: each is tried again, less and less often, and nothing else waits for it.

What happens meanwhile in the game matters more: a message about a turn that has passed is not sent any more.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import delete, insert, select, update

from posse.kernel.catalog import Catalog
from posse.server.book.guests import Guests
from posse.server.book.schema import CALLS, INVITES, TURNS
from posse.server.book.store import Store, now
from posse.server.book.ways import BROKEN, MAIL, PUSH, Ways
from posse.server.bounds.limits import Buckets, Near
from posse.server.config import Config
from posse.server.node import carriers
from posse.server.node.calling import letter
from posse.server.node.messages import CONFIRM, INVITE, MAIL_DAYS, RECOVER, TURN, WAITS, Body, Said, say, speaker

log = logging.getLogger("posse.posting")

AT_ONCE: Final = 20
LEASE: Final = 120_000
"""Milliseconds after which a message that a node was about to send is tried again, by any."""
PAUSES: Final = (60, 300, 1800, 7200, 6 * 3600)
"""Seconds before the second try, the third, and so on; then it is given up."""


class Senders(Protocol):
    """The house, as far as messages go."""

    config: Config
    store: Store
    catalog: Catalog
    guests: Guests


class Posting:
    """Sends what is to be sent."""

    def __init__(self, house: Senders) -> None:
        self.house = house
        self.store = house.store
        self.ways = Ways(house.store)
        self.private = ""
        """The key by which push services know us."""
        self._public = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self.waits: tuple[float, ...] = PAUSES
        self.brake = Near(1 / 60, 10)
        """Messages that people ask for at an address: one a minute."""
        self.inboxes = Buckets(1 / 3600, 3)
        """Mails that strangers can have sent to one inbox: one an hour."""
        self.wake = asyncio.Event()
        self._thread = ThreadPoolExecutor(8, "posse-post")

    async def open(self) -> None:
        """Find the key; it is made on the first start, and all nodes share it."""
        self.private = await self.store.shared("push-key", carriers.new_key())

    async def public(self) -> str:
        """What browsers are told of the key."""
        if not self._public:
            self._public = await self._in_thread(carriers.public_key, self.private)
        return self._public

    async def close(self) -> None:
        """Send no more; what is under way is lost to us, and tried again by the next one."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    @property
    def can_mail(self) -> bool:
        """Whether the operator has set up e-mail."""
        return bool(self.house.config.mail_server and self.house.config.mail_from and self.house.config.address)

    @property
    def can_hook(self) -> bool:
        """Whether links in messages lead anywhere."""
        return bool(self.house.config.address)

    async def post(self, guest: str, way: str, body: Body) -> None:
        """Send this soon."""
        await self.store.execute(insert(CALLS).values(**letter(guest, way, body)))
        self.wake.set()

    async def for_ever(self) -> None:
        """As long as the house is open."""
        while True:
            try:
                async with asyncio.timeout(self.house.config.call_interval):
                    await self.wake.wait()
            except TimeoutError:
                pass
            self.wake.clear()
            try:
                await self.send_all()
            except Exception:
                log.exception("messages could not be sent")

    async def send_all(self) -> list[asyncio.Task[None]]:
        """Everything that is due, each by itself: one that hangs holds up no other."""
        rows = await self.store.rows(select(CALLS).where(CALLS.c.due <= now()).order_by(CALLS.c.due).limit(AT_ONCE))
        started = []
        for row in rows:
            mine = CALLS.c.id == row["id"], CALLS.c.due == row["due"]
            claim = update(CALLS).where(*mine).values(due=now() + LEASE, tries=row["tries"] + 1)
            if await self.store.execute(claim):  # no other node was first
                task = asyncio.create_task(self._send(row))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                started.append(task)
        if len(rows) == AT_ONCE:
            self.wake.set()
        return started

    async def _send(self, row: dict[str, Any]) -> None:
        way = await self.ways.one(row["way"])
        body = msgspec.json.decode(row["body"], type=Body)
        if way is None or (row["tries"] and not await self._still_so(row["guest"], body)):
            await self._done(row)
            return
        try:
            await self._carry(way, body)
            await self._done(row)
        except carriers.Gone as problem:
            log.info("a way is gone", extra={"way": way["kind"], "why": str(problem)})
            await self._done(row)
            await self.ways.mark(way["id"], BROKEN)
        except Exception as problem:
            why = str(problem) if isinstance(problem, carriers.Failed) else type(problem).__name__
            log.warning("a message did not arrive", extra={"way": way["kind"], "why": why, "tries": row["tries"] + 1})
            if row["tries"] >= len(self.waits):
                await self._done(row)
            else:
                later = now() + int(self.waits[row["tries"]] * 1000)
                await self.store.execute(update(CALLS).where(CALLS.c.id == row["id"]).values(due=later))

    async def _done(self, row: dict[str, Any]) -> None:
        await self.store.execute(delete(CALLS).where(CALLS.c.id == row["id"]))

    async def _still_so(self, guest: str, body: Body) -> bool:
        """Whether what it says is still true, of one table at least."""
        if body.what == INVITE:
            mine = INVITES.c.guest == guest, INVITES.c.table_id == body.places[0].table
            return bool(await self.store.rows(select(INVITES.c.guest).where(*mine)))
        if body.what not in (TURN, WAITS):
            return True
        rows = await self.store.rows(select(TURNS.c.table_id, TURNS.c.turn).where(TURNS.c.guest == guest))
        now_asked = {(row["table_id"], row["turn"]) for row in rows}
        return any((place.table, place.turn) in now_asked for place in body.places)

    async def _carry(self, way: dict[str, Any], body: Body) -> None:
        config, kind, address = self.house.config, way["kind"], way["address"]
        said = await self._in_thread(say, body, self.house.catalog, config.address)
        if kind == PUSH:
            await self._in_thread(carriers.send_push, address, said, self.private, config)
        elif kind != MAIL:
            await self._in_thread(carriers.send_hook, kind, address, said, config)
        elif self.can_mail:
            await self._in_thread(carriers.send_mail, await self._mail(way, body, said), config)

    async def _in_thread(self, work: Any, *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *given))

    async def _mail(self, way: dict[str, Any], body: Body, said: Said) -> Any:
        """A mail with its links: one that signs in, one that stops."""
        config, words = self.house.config, speaker(body.language)
        if body.what == CONFIRM:
            links = [f"{config.address}/mail/{self.house.guests.signed('confirm', way['id'])}", ""]
            return carriers.mail(way["address"], said, config, links, [], "")
        if body.what == RECOVER:
            links = [f"{config.address}/me/{await self.house.guests.mail_link(way['guest'], MAIL_DAYS, body.door)}", ""]
            return carriers.mail(way["address"], said, config, links, [], "")
        if body.what in (TURN, INVITE):
            said.lines.append((words.text("call-open-mail", days=MAIL_DAYS), ""))
            key = await self.house.guests.mail_link(way["guest"], MAIL_DAYS)
            # One key, whichever of the tables they open with it: the page goes on to where they were called.
            single = f"/{body.places[0].table}" if len(body.places) == 1 else ""
            links = [""] * (len(said.lines) - 1) + [f"{config.address}/me/{key}{single}"]
        else:
            links = [f"{config.address}{link}" if link else "" for _, link in said.lines]
        token = self.house.guests.signed("stop", way["id"])
        foot = [
            (words.text("call-why", house=config.address), ""),
            (words.text("call-stop"), f"{config.address}/stop/{token}"),
        ]
        return carriers.mail(way["address"], said, config, links, foot, f"{config.address}/api/stop/{token}")
