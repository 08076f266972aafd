"""One socket: what it may send, how much may wait for it, and what each of its messages does."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from functools import partial
from importlib.metadata import version
from typing import Any

import msgspec

from posse.server import wire
from posse.server.book.gathering import StoreClosed, TooLate
from posse.server.book.guests import NAMELESS, Person, onlooker
from posse.server.bounds.limits import LARGEST_MESSAGE, WATCH_AGAIN, Comings
from posse.server.door.outgoing import Outgoing
from posse.server.door.security import bearer_of, host_is_ours, origin_is_ours, token_of
from posse.server.door.sockets import Socket
from posse.server.errors import No
from posse.server.node.house import House
from posse.server.table import coaching, consent, luck, manners, outlook, requests
from posse.server.table.live import Live
from posse.server.table.sitting import OPEN, PLAYING

VERSION = version("posse")

log = logging.getLogger("posse.connection")

TOO_FAST = 4029
NOBODY = 4401
FULL = 4503
COACHED_AT_ONCE = 3
"""Choices of one guest about which a bot thinks, or waits to."""
BREATH = 0.005
"""Seconds that who sends too fast is made to wait."""
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What is no message of ours."""
PATIENCE = 200
"""How many messages beyond the rate are refused with an error before the connection is cut."""


async def meet(house: House, socket: Socket) -> None:
    """A socket at /ws: everything that is live; or at /watch: to look on, without a name, where there is no password.

    A page from elsewhere can't use our cookie.
    """
    if socket.path not in ("/ws", "/watch"):
        socket.refuse(404)
        return
    if not host_is_ours(socket.headers, house.config):
        socket.refuse(421)
        return
    if not bearer_of(socket.headers) and not origin_is_ours(socket.headers, house.config):
        socket.refuse(403)
        return
    address = await house.door.address(socket.peer, socket.headers)
    if not house.crowd.arrivals.take(address):
        socket.refuse(429)
        return
    socket.accept()
    if socket.path == "/watch":
        person = None if house.config.password else onlooker()
    else:
        person = await house.guests.who(token_of(socket.headers))
    if person is None:
        socket.close(NOBODY)
        return
    connection = Connection(house, socket, person, address)
    if not house.crowd.come(connection):
        socket.close(FULL)
        return
    try:
        await connection.run()
    finally:
        house.crowd.go(connection)


class Later:
    """Stands for an answer that somebody else will send."""


LATER = Later()


class Connection(Outgoing):
    """A guest's socket."""

    def __init__(self, house: House, socket: Socket, person: Person, address: str) -> None:
        super().__init__(house, socket)
        self.person = person
        self.guest = person.id
        self.address = address
        self.active = time.monotonic()
        self.tables: dict[str, Live] = {}
        self.folds = "changes" in socket.wishes
        self.knows: set[str] = set()
        # A new socket must not be a new purse: all who have no name at an address share one.
        purse = NAMELESS + address if person.nameless else self.guest
        self.bucket = house.askers.of(purse)
        socket.allowance = house.frames.of(purse)
        self.refused = 0
        self._chosen = b""
        self._chosen_id = 0
        self._chosen_at = 0.0
        """The choice that is being written down, its number, and when it came."""
        if not person.nameless:
            socket.at_once = self._hear_at_once

    def _reads_slowly(self) -> None:
        for slowest in self.house.crowd.slow.note(self):
            slowest.cut_off()

    def seated(self) -> bool:
        """Whether this is how somebody plays, or is about to."""
        return any(self._seats())

    def in_company(self, elsewhere: bool) -> bool:
        """Whether they do so with somebody else; or even with somebody from elsewhere."""
        home, nobody = self.house.crowd.home, ("", self.guest)
        others = (guest for guests in self._seats() for guest in guests if guest not in nobody)
        return any(not elsewhere or home(guest) != self.address for guest in others)

    def _seats(self) -> Iterator[list[str]]:
        """Who sits where they sit, too, while that is not over."""
        for live in self.tables.values():
            guests = [chair.guest for chair in live.sitting.chairs]
            if self.guest in guests and live.sitting.status in (OPEN, PLAYING):
                yield guests

    # ---- in

    async def run(self) -> None:
        """Read until the other end goes away."""
        self.house.metrics.connections += 1
        try:
            self.send(wire.encode(wire.Welcome(self.person.id, self.person.name, VERSION)))
            while not self.is_cut and (data := await self.socket.receive()) is not None:
                if not await self._hear(data):
                    break
        finally:
            self.house.metrics.connections -= 1
            self.is_cut = True
            for live in self.tables.values():
                live.leave(self)

    def _hear_at_once(self, data: bytes) -> bool:
        """A choice at a table that is at rest: no task waits until it is written down. False if it is not that, or
        something speaks against it: then `run` hears it, like everything else."""
        if self.is_cut or not self.bucket.take():
            return False
        live: Live | None = None
        lines: requests.Lines = []
        try:
            message = wire.decode_client.decode(data)
            if type(message) is wire.Answer:
                live = self.tables.get(message.table)
                if live is not None and self in live.watchers and live.is_at_rest():
                    lines = requests.answer(live.sitting, self.guest, message)
        except (No, *UNREADABLE):
            pass
        if live is None or not lines:
            self.bucket.give_back()
            return False
        self._chosen, self._chosen_id, self._chosen_at = data, message.id, time.perf_counter()
        self.active = time.monotonic()
        self.socket.busy = True
        try:
            live.write_at_once(lines, self._was_chosen)
        except Exception as problem:
            self._was_chosen(problem)
        return True

    def _was_chosen(self, problem: Exception | None) -> None:
        """It is written down and shown, or not."""
        ident = self._chosen_id
        if isinstance(problem, TooLate):  # another node was: what is to be said now is found out the long way
            self.socket.is_done(self._chosen)
            return
        self.house.metrics.messages += 1
        if problem is None:
            self.send(wire.encode(wire.Done(ident)))
            self.house.metrics.seconds.observe(time.perf_counter() - self._chosen_at)
        elif isinstance(problem, StoreClosed):
            self._refuse(ident, No("try-again", 503))
        else:
            self._broke(ident, problem)
        self.socket.is_done()

    async def _hear(self, data: bytes | bytearray) -> bool:
        """One message. False when no more will be heard."""
        self.house.metrics.messages += 1
        self.active = time.monotonic()
        ident = 0
        try:
            if not self.bucket.take():
                self.refused += 1
                if self.refused > PATIENCE:
                    self.flush()
                    self.socket.close(TOO_FAST)
                    return False
                await asyncio.sleep(BREATH)
                ident = _number(data)
                raise No("too-fast", 429)
            if len(data) > LARGEST_MESSAGE:
                raise No("too-large", 413, bytes=LARGEST_MESSAGE)
            message = self._read(data)
            ident = message.id
            if self.person.nameless and type(message) not in LOOKING:
                raise No("sign-in", 401)
            began = time.perf_counter()
            answer = await HANDLERS[type(message)](self, message)
            if answer is not LATER:
                self.send(wire.encode(wire.Done(ident) if answer is None else answer))
            self.house.metrics.seconds.observe(time.perf_counter() - began)
        except No as problem:
            self._refuse(ident, problem)
        except Exception as problem:
            self._broke(ident, problem)
        return True

    def _broke(self, ident: int, problem: Exception) -> None:
        log.error("a request broke", exc_info=problem)
        self.send(wire.encode(wire.Error(ident, wire.Words("try-again"), No("try-again").text())))

    def _refuse(self, ident: int, problem: No) -> None:
        self.house.metrics.errors[problem.key] += 1
        self.send(wire.encode(wire.Error(ident, problem.words(), problem.text())))

    def _read(self, data: bytes | bytearray) -> wire.FromClient:
        try:
            return wire.decode_client.decode(data)
        except UNREADABLE as problem:
            raise No("bad-message", 400, f"That is not a message of this protocol: {str(problem)[:200]}") from problem

    def _live(self, table: str) -> Live:
        """A table that this connection looks at."""
        live = self.tables.get(table)
        if live is None:
            raise No("no-such-table", 404, "Watch the table first.")
        if self not in live.watchers:
            raise No("not-watching", 403)
        return live

    def _live_early(self, table: str) -> Live:
        """The same, for what anybody may write before the game: many names must not fill the book of its host."""
        live = self._live(table)
        if live.sitting.status == OPEN and self.guest != live.sitting.made.host:
            live.comings = live.comings or Comings()
            if not live.comings.take(self.address):
                raise No("too-fast", 429)
        return live

    # ---- what messages do

    async def watch(self, message: wire.Watch) -> None:
        if message.table in self.tables:
            self.bucket.spend(WATCH_AGAIN)
        watched = sum(len(socket.tables) for socket in self.house.crowd.of(self.guest))
        most = 1 if self.person.nameless else self.house.config.tables_watched
        if message.table not in self.tables and watched >= most:
            raise No("too-many-watched", 429)
        live = await self.house.table(message.table)
        looking = self in live.watchers
        try:
            await live.watch(self, message)
        except BaseException:
            if not looking:
                live.leave(self)
            raise
        self.tables[message.table] = live

    async def leave(self, message: wire.Leave) -> None:
        live = self.tables.pop(message.table, None)
        if live is not None:
            self.bucket.spend(WATCH_AGAIN)  # or who goes and comes again would be shown everything for nothing
            live.leave(self)

    async def sit(self, message: wire.Sit) -> None:
        guest, name = self.guest, self.person.name
        await self._live_early(message.table).write(lambda s: requests.sit(s, guest, name, message))

    async def start(self, message: wire.Start) -> None:
        await self._live(message.table).write(lambda s: luck.start(s, self.guest))

    async def close(self, message: wire.Close) -> None:
        await self._live(message.table).write(lambda s: consent.close(s, self.guest))

    async def say(self, message: wire.Say) -> None:
        guest, name, live = self.guest, self.person.name, self._live(message.table)
        stranger = not live.sitting.seats_of(guest)
        if not self.house.talkers.take(guest) or (stranger and not self.house.strangers.take(self.address)):
            raise No("too-fast", 429)
        await live.write(lambda s: manners.say(s, guest, name, message))

    async def propose(self, message: wire.Propose) -> None:
        live = self._live(message.table)
        await live.write(lambda s: consent.propose(s, self.guest, message, live.present(), live.late()))

    async def vote(self, message: wire.Vote) -> None:
        live = self._live(message.table)
        await live.write(lambda s: consent.vote(s, self.guest, message, live.present(), live.late()))

    async def why(self, message: wire.Why) -> wire.Reason:
        async with self._live(message.table).at_rest() as sitting:
            return wire.Reason(message.id, requests.why(sitting, self.guest, message))

    async def look(self, message: wire.Look) -> wire.Outlook:
        live = self._live(message.table)
        async with live.at_rest():
            return outlook.kept(live, self.guest, message)

    async def hint(self, message: wire.Hint) -> Later:
        """A bot thinks; meanwhile this connection is heard."""
        live = self._live(message.table)
        outlook.may_have_hint(live.sitting, self.guest, message)
        if self.guest in self.house.hinting:
            raise No("hint-running", 429)
        self.house.hinting.add(self.guest)
        word = outlook.hint(live, self.guest, message)
        self.house.later(self._tell(message.id, word, partial(self.house.hinting.discard, self.guest)))
        return LATER

    async def coach(self, message: wire.Coach) -> Later:
        """What the seat sees now is kept; a bot thinks about it while the game goes on."""
        live = self._live(message.table)
        async with live.at_rest() as sitting:
            then = coaching.before(sitting, self.guest, message)
        if self.house.coaching.count(self.guest) >= COACHED_AT_ONCE:
            raise No("coach-busy", 429)
        self.house.coaching.append(self.guest)
        word = coaching.coached(live, self.guest, message, then)
        self.house.later(self._tell(message.id, word, partial(self.house.coaching.remove, self.guest)))
        return LATER

    async def _tell(self, ident: int, word: Coroutine[Any, Any, wire.FromServer], done: Callable[[], None]) -> None:
        """The answer, when somebody has thought about it."""
        try:
            self.send(wire.encode(await word))
        except No as problem:
            self._refuse(ident, problem)
        finally:
            done()

    async def imagine(self, message: wire.Imagine) -> wire.World:
        async with self._live(message.table).at_rest() as sitting:
            return wire.World(message.id, requests.imagine(sitting, self.guest, message))

    async def rematch(self, message: wire.Rematch) -> wire.Done:
        fresh = await self.house.rematch(self.person, self._live(message.table), message)
        return wire.Done(message.id, fresh)

    async def ping(self, message: wire.Ping) -> None:
        pass


def _number(data: bytes | bytearray) -> int:
    """The number of a message, if it is one: who is refused wants to know which it was."""
    try:
        return wire.decode_number.decode(data).id if len(data) <= LARGEST_MESSAGE else 0
    except UNREADABLE:
        return 0


def _plain(request: Callable[..., requests.Lines]) -> Callable[[Connection, Any], Awaitable[None]]:
    """A message whose request needs the sitting, the guest and itself."""

    async def handle(connection: Connection, message: Any) -> None:
        await connection._live(message.table).write(lambda s: request(s, connection.guest, message))

    return handle


def _early(request: Callable[..., requests.Lines]) -> Callable[[Connection, Any], Awaitable[None]]:
    """The same, for what one may also write before the game."""

    async def handle(connection: Connection, message: Any) -> None:
        await connection._live_early(message.table).write(lambda s: request(s, connection.guest, message))

    return handle


LOOKING = {wire.Watch, wire.Leave, wire.Ping}  # all that somebody without a name may send

HANDLERS: dict[type, Callable[[Connection, Any], Awaitable[wire.FromServer | Later | None]]] = {
    wire.Watch: Connection.watch,
    wire.Leave: Connection.leave,
    wire.Sit: Connection.sit,
    wire.Stand: _plain(requests.stand),
    wire.SeatBot: _plain(requests.seat_bot),
    wire.Start: Connection.start,
    wire.Pledge: _early(luck.pledge),
    wire.Reveal: _plain(luck.reveal),
    wire.Answer: _plain(requests.answer),
    wire.Why: Connection.why,
    wire.Look: Connection.look,
    wire.Hint: Connection.hint,
    wire.Coach: Connection.coach,
    wire.Imagine: Connection.imagine,
    wire.Undo: _plain(consent.undo),
    wire.Propose: Connection.propose,
    wire.Vote: Connection.vote,
    wire.Resume: _plain(consent.resume),
    wire.Concede: _plain(consent.concede),
    wire.Order: _early(requests.order),
    wire.Singles: _early(requests.singles),
    wire.Say: Connection.say,
    wire.Mute: _plain(manners.mute),
    wire.Kick: _plain(manners.kick),
    wire.Close: Connection.close,
    wire.Rematch: Connection.rematch,
    wire.Ping: Connection.ping,
}
