"""How much of everything one may have. Bounded, all of it: a server that a stranger can fill is a server that falls."""

from __future__ import annotations

import time
from typing import Final

LARGEST_MESSAGE: Final = 16_384
"""Bytes of one message from a client, or of the body of one request."""
LONGEST_NAME: Final = 32
LONGEST_TEXT: Final = 300
LONGEST_CHAT: Final = 2_000
"""Messages in the chat of one table."""
LARGEST_CHAT: Final = 400_000
"""Bytes of all of them: whoever comes to the table is sent them at once, and that must not be too much to read."""
MOST_ENTRIES: Final = 20_000
"""Entries of one table beyond which nobody sits down, stands up or talks: all of them are read again."""
MOST_TAKEN_BACK: Final = 1_000
"""Times that something may be taken back at one table, shared among its seats: all before it is played again."""
MOST_WHIMS: Final = 500
"""Orders, pauses and proposals of one seat, so that it can't fill the book of all."""
MOST_VITAL: Final = 200
"""Proposals of one seat to call a bot or to close the table: for these there is always room."""
MOST_SAT: Final = 100
"""Times that one guest sits down at a table."""
QUEUE: Final = 1_048_576
"""Bytes that may wait for a slow reader before it is cut; it resumes when it comes back."""
TABLES_PER_GUEST: Final = 50
"""Tables that one guest has made and that are not over."""
TABLES_WATCHED: Final = 64
"""Tables that one connection looks at."""
WATCHERS: Final = 500
"""Connections that look at one table."""
CONNECTIONS: Final = 5_000
"""Connections to this process."""


class Bucket:
    """So many a second, and a few more at once.

    >>> bucket = Bucket(rate=1, burst=2)
    >>> bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.5)
    (True, True, False, True)
    """

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = 0.0

    def take(self, at: float | None = None) -> bool:
        """Take one, if there is one."""
        at = time.monotonic() if at is None else at
        self.left = min(self.burst, self.left + (at - self.at) * self.rate)
        self.at = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each of many: addresses, guests. Forgets those that are full again."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._all: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Take one from the bucket of that name."""
        if len(self._all) >= self.most:
            self._all = dict(list(self._all.items())[self.most // 2 :])
        bucket = self._all.get(name)
        if bucket is None:
            bucket = self._all[name] = Bucket(self.rate, self.burst)
        return bucket.take()
