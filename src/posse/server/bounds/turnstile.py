"""Requests are answered a few at a time, and addresses take turns: a thousand that come at once hold up nobody else."""

from __future__ import annotations

import asyncio
from collections import Counter, deque


class Turnstile:
    """So many may be inside, and so many of one address; the others wait, and addresses are let in by turns.

    >>> stile = Turnstile(3, 2)
    >>> [stile.is_free(name) and stile.let_in(name) for name in ("eve", "eve", "eve", "ann", "bob")]
    [True, True, False, True, False]
    """

    def __init__(self, most: int, most_near: int) -> None:
        self.most = most
        self.most_near = most_near
        self.inside: Counter[str] = Counter()
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Who waits, by address; the address whose turn is next comes first."""

    def is_free(self, near: str) -> bool:
        """Whether one more of this address may come in."""
        return self.inside.total() < self.most and self.inside[near] < self.most_near

    def let_in(self, near: str) -> bool:
        """One more is inside."""
        self.inside[near] += 1
        return True

    async def enter(self, near: str) -> None:
        """Wait for one's turn. Whoever was let in has to leave."""
        if near not in self.waiting and self.is_free(near):
            self.let_in(near)
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(near, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(near)
            raise

    def leave(self, near: str) -> None:
        """One goes, and the next one may come in, of the address that has waited for its turn for longest."""
        self.inside[near] -= 1
        if not self.inside[near]:
            del self.inside[near]
        for other in list(self.waiting):
            if self.is_free(other):
                line = self.waiting.pop(other)
                turn = line.popleft()
                if line:
                    self.waiting[other] = line
                if not turn.done():
                    self.let_in(other)
                    turn.set_result(None)
                    return
