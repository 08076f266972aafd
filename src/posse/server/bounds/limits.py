"""How much of everything one may have. Bounded, all of it: a server that a stranger can fill is a server that falls."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

LARGEST_MESSAGE: Final = 16_384
"""Bytes of one message from a client, or of the body of one request."""
LONGEST_NAME: Final = 32
"""Characters of a name."""
LONGEST_TEXT: Final = 300
"""Characters of what is said in the chat."""
LONGEST_CHAT: Final = 2_000
"""Messages in the chat of one table."""
LARGEST_CHAT: Final = 400_000
"""Bytes of all of them: whoever comes to the table is sent them at once, and that must not be too much to read."""
MOST_MANNERS: Final = 500
"""Times that a host may ask people to be quiet or to leave."""
MOST_ENTRIES: Final = 20_000
"""Entries of one table beyond which nobody sits down or talks: all of them are read again."""
HOSTS_OWN: Final = 1_000
"""Entries beyond these for a host who seats people or bots: strangers never fill those."""
COMINGS: Final = 60
"""What strangers at one address may write into the book of a table that has not begun at once, and one more in"""
COMING_SECONDS: Final = 10.0
"""seconds: sitting down, pledges, orders."""
COMINGS_OF_ALL: Final = 200
"""The same for all strangers together, and one more a second."""
MOST_TAKEN_BACK: Final = 1_000
"""Times that something may be taken back at one table, shared among its seats: all before it is played again."""
MOST_WHIMS: Final = 500
"""Orders, pauses and proposals of one seat, so that it can't fill the book of all."""
MOST_VITAL: Final = 200
"""Proposals of one seat to call a bot or to close the table: for these there is always room."""
MOST_EARLY: Final = 200
"""Times that one guest sits down, pledges or orders something at a table before the game."""
NETWORK: Final = 4
"""So many times as much as one address may all addresses of one network (of IPv6, 48 bits)."""
QUEUE: Final = 1_048_576
"""Bytes that may wait for a slow reader before it is cut; it resumes when it comes back."""
SLOW: Final = 65_536
"""Bytes that wait for a reader before it counts as slow."""
SLOW_GUEST: Final = 2 * QUEUE
"""Bytes that may wait for all slow sockets of one guest; beyond, the one goes for which most waits."""
SLOW_ADDRESS: Final = 16 * QUEUE
"""The same for those of one address."""
SLOW_ALL: Final = 128 * QUEUE
"""The same for all of them."""
LISTED_PER_HOST: Final = 5
"""Public tables of one guest that the lobby shows."""
LISTED: Final = 100
"""Public tables that the lobby shows; where there are more, networks, addresses and guests have their lines in turn."""
LISTED_AGAIN: Final = 1.0
"""Seconds for which that choice holds."""
SORTED: Final = 5_000
"""Tables among which the lobby chooses, the newest."""
WATCH_AGAIN: Final = 10
"""What it costs, in messages, to be shown a whole table again over the same socket."""
WATCHERS: Final = 500
"""Sockets of people without a seat that look at one table; who has a seat always finds a place."""
WATCHERS_PER_ADDRESS: Final = 100
"""Those of one address."""
WATCHERS_PER_GUEST: Final = 5
"""Sockets of one guest that look at one table: a phone, a computer, some tabs. The one silent for longest goes."""
GUESSES_PER_MINUTE: Final = 5
"""Wrong passwords a minute from one address; from one network four times as many."""
GUESSES_EVERYWHERE: Final = 60
"""Wrong passwords a minute from everywhere; beyond, whoever tries has to wait."""
GUESS_SECONDS: Final = 3.0
"""Seconds that each try waits then."""
FIRST_GUESSES: Final = 120
"""First tries a minute from networks from which none has come lately; they don't wait."""
MOST_GUESSING: Final = 10
"""Tries that wait at a time; so in all there are at most 380 a minute."""
GUESS_AFRESH: Final = 3600.0
"""Seconds after which a wrong password from a network is forgiven: then the next one is a first try again."""
REQUESTS: Final = 1_000
"""Connections to this process that are not sockets; beyond, one goes of the address that has most."""
REQUESTS_PER_ADDRESS: Final = 200
"""Those of one address, unless it is a proxy of ours."""
HEAD_SECONDS: Final = 10.0
"""Seconds for the head of a request."""
BODY_SECONDS: Final = 20.0
"""Seconds for its body."""
ANSWER_SECONDS: Final = 120.0
"""Seconds for its answer to be made and read."""
MOST_HEADS: Final = 4
"""Requests that may come at one moment, or wait behind one another, over one connection; browsers send one."""
VISITS_A_SECOND: Final = 200.0
"""Requests of an address, whatever they are for: what anybody may read without a name, too."""
VISITS_AT_ONCE: Final = 1_000.0
ANSWERED_AT_ONCE: Final = 8
"""Requests that are worked on at a time, each for some milliseconds; the others wait, and addresses take turns."""
ANSWERED_AT_ONCE_NEAR: Final = 3
"""Those of one address."""
COSTLY: Final = 5
"""A game that is played again for one moment of it, or written out, counts as so many requests."""
LARGEST_HEAD: Final = 32_768
"""Bytes of the head of a request, and of a body that comes at the same moment."""
BACKLOG: Final = 256
"""Connections that wait to be let in: all of them may come in one turn of the loop."""
FILES: Final = 2_000
"""Open files beyond one for each socket: requests, goodbyes, the database."""

LARGEST_FRAME: Final = 262_144
"""Bytes of a message that are read at all; between this and the largest message there is a friendly error."""
MOST_PARTS: Final = 512
"""Frames that one message may come in: empty ones would cost us more than the sender."""
MOST_WAITING: Final = 64
"""Messages that may wait to be heard (together hardly larger than one may be); then nothing is read until they are."""
SLICE: Final = 512
"""Bytes from a socket that are taken apart at once, at most 85 frames; more waits in line."""
TURN: Final = 0.004
"""Seconds that all who wait in line get in one turn of the loop."""
FRAMES: Final = 4
"""Frames that may be read for each message a guest may send: pings, pongs and parts are frames, too, and so is a kB."""
PING_SECONDS: Final = 20.0
"""Seconds between two pings of the server."""
SILENCE: Final = 50.0
"""Seconds without a sign of life (a ping is answered by all browsers) after which the other end is gone."""
FAREWELL: Final = 3.0
"""Seconds that the other end has to answer when the connection is closed."""
PARTING: Final = 0.5
"""The same, when the server stops."""


@lru_cache(maxsize=10_000)
def neighbours(address: str) -> str:
    """What counts as one address: of IPv6 the first half, for all of the other half belongs to one line.

    >>> neighbours("2001:db8::1:2:3"), neighbours("::ffff:192.0.2.7"), neighbours("192.0.2.7"), neighbours("nowhere")
    ('2001:db8::', '192.0.2.7', '192.0.2.7', 'nowhere')
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return address if parsed.is_loopback else str(IPv6Address(int(parsed) >> 64 << 64))


@lru_cache(maxsize=10_000)
def network(neighbourhood: str) -> str:
    """What one owner may have many `neighbours` of: of IPv6 a 48 bits' network, else the address itself.

    >>> network("2001:db8:0:7::"), network("192.0.2.7"), network("::1"), network("nowhere")
    ('2001:db8::/48', '192.0.2.7', '::1', 'nowhere')
    """
    try:
        parsed = ip_address(neighbourhood)
    except ValueError:
        return neighbourhood
    if not isinstance(parsed, IPv6Address) or parsed.is_loopback:
        return neighbourhood
    return f"{IPv6Address(int(parsed) >> 80 << 80)}/48"


class Bucket:
    """So many a second, and a few more at once.

    >>> bucket = Bucket(rate=1, burst=2)
    >>> bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.5)
    (True, True, False, True)
    >>> bucket.spend(3, 2.0), bucket.spend(0, 3.0), bucket.spend(0, 6.0)
    (2.0, 1.0, 0.0)
    """

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = 0.0

    def take(self, at: float | None = None) -> bool:
        """Take one, if there is one."""
        self._fill(at)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, count: float, at: float | None = None) -> float:
        """Take so many, whether they are there or not; the seconds until all is made good."""
        self._fill(at)
        self.left -= count
        return 0.0 if self.left >= 0 else -self.left / self.rate if self.rate else 3600.0

    def give_back(self) -> None:
        """One that was taken is not needed."""
        self.left = min(self.burst, self.left + 1)

    def _fill(self, at: float | None) -> None:
        at = time.monotonic() if at is None else at
        self.left = min(self.burst, self.left + (at - self.at) * self.rate)
        self.at = at


class Buckets:
    """A bucket for each of many: addresses, guests. Forgets those that were made first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._all: dict[str, Bucket] = {}

    def of(self, name: str) -> Bucket:
        """The bucket of that name."""
        bucket = self._all.get(name)
        if bucket is None:
            if len(self._all) >= self.most:
                self._all = dict(list(self._all.items())[self.most // 2 :])
            bucket = self._all[name] = Bucket(self.rate, self.burst)
        return bucket

    def take(self, name: str) -> bool:
        """Take one from the bucket of that name."""
        return self.of(name).take()


class Near:
    """A bucket for each address, and for all addresses of a network a larger one: who owns a network has thousands.

    >>> near = Near(0.0, 2)
    >>> [near.take(f"2001:db8:0:{line}::") for line in (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)].count(True)
    8
    >>> near.take("192.0.2.7"), near.take("192.0.2.7"), near.take("192.0.2.7")
    (True, True, False)
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._addresses = Buckets(rate, burst)
        self._networks = Buckets(rate * NETWORK, burst * NETWORK)

    def take(self, address: str) -> bool:
        """Take one for somebody at that address (as `neighbours` has it)."""
        return self._addresses.take(address) and self._networks.take(network(address))

    def give_back(self, address: str) -> None:
        """It was not needed."""
        self._addresses.of(address).give_back()
        self._networks.of(network(address)).give_back()


class Comings:
    """What those who are not its host write at a table before the game: so much from an address, and altogether."""

    def __init__(self) -> None:
        self.near = Near(1 / COMING_SECONDS, COMINGS)
        self.all = Bucket(1.0, COMINGS_OF_ALL)

    def take(self, address: str) -> bool:
        """One more."""
        return self.near.take(address) and self.all.take()


class Guesses:
    """Wrong passwords: a few from an address or a network; after many from everywhere, whoever tries again has to wait.

    Who gives the right one at the first try from a network comes in at once, unless very many others give their first,
    too. Then so many may wait, and whoever finds a place is heard: strangers with ever new addresses get no more than
    so many tries a minute, and keep nobody out for ever.
    """

    def __init__(self) -> None:
        self.near = Near(GUESSES_PER_MINUTE / 60, GUESSES_PER_MINUTE)
        self.everywhere = Bucket(GUESSES_EVERYWHERE / 60, GUESSES_EVERYWHERE)
        self.first = Buckets(1 / GUESS_AFRESH, 1)
        self.firsts = Bucket(FIRST_GUESSES / 60, FIRST_GUESSES)
        self.waiting = 0

    async def may_try(self, address: str) -> bool:
        """Whether a password from there is looked at; perhaps a little later. It counts until it was `right`."""
        if not self.near.take(address):
            return False
        if (self.first.take(network(address)) and self.firsts.take()) or self.everywhere.take():
            return True
        if self.waiting >= MOST_GUESSING:
            return False
        self.waiting += 1
        try:
            await asyncio.sleep(GUESS_SECONDS)
        finally:
            self.waiting -= 1
        return True

    def right(self, address: str) -> None:
        """It was the password: that was no guess."""
        self.near.give_back(address)
        for bucket in (self.first.of(network(address)), self.firsts, self.everywhere):
            bucket.give_back()
