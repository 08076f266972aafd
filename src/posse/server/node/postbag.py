"""What leaves this process: all that was said in one turn of the loop goes out at its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

log = logging.getLogger("posse.connection")


class Postbag:
    """Emptied once a turn: a call of the loop's for every socket would cost more than all else about sending."""

    def __init__(self) -> None:
        self._waiting: list[Callable[[], None]] = []

    def add(self, flush: Callable[[], None]) -> None:
        """Somebody has something to send."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._empty)
        self._waiting.append(flush)

    def _empty(self) -> None:
        waiting, self._waiting = self._waiting, []
        for flush in waiting:
            try:
                flush()
            except Exception:  # the next one's is not worse for it
                log.exception("something could not be sent")
