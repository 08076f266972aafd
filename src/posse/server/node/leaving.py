"""Sessions that end: their sockets are closed at once, at this node and at the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Final, Protocol

from posse.server.book import guests, sessions
from posse.server.book.guests import Guests, Person
from posse.server.book.store import Store
from posse.server.node.crowd import Crowd
from posse.server.node.presence import Presence

log = logging.getLogger("posse.leaving")

ENDED: Final = "ended"
"""How a notice to other nodes begins that names ended sessions; no node is called so."""
PER_NOTICE: Final = 100


class Left(Protocol):
    """The house, as far as people leave it."""

    store: Store
    guests: Guests
    crowd: Crowd
    presence: Presence


async def sign_out(house: Left, token: str, everywhere: bool) -> None:
    """End this session of a guest, or all of them."""
    person = await house.guests.who(token)
    if person is not None:
        await end(house, person.id, only="" if everywhere else person.session)


async def end(house: Left, guest: str, but: str = "", only: str = "") -> None:
    """End one session of a guest, or all but one; their sockets, too."""
    gone = await sessions.end(house.store, guest, but, only[: sessions.SHOWN])
    close(house, gone)
    for first in range(0, len(gone), PER_NOTICE):
        await house.store.shout(" ".join((ENDED, *gone[first : first + PER_NOTICE])))


def close(house: Left, gone: Collection[str]) -> None:
    """These sessions are over: nobody is remembered by them, and nobody stays by them."""
    house.guests.forget(gone)
    for socket in house.crowd:
        if socket.person.session in gone:
            socket.end()


def hear(house: Left, payload: str) -> None:
    """What another node says."""
    what, *gone = payload.split(" ")
    if what == ENDED:
        close(house, frozenset(gone))
    else:
        house.presence.hear(payload)


async def see_out_for_ever(house: Left) -> None:
    """Close sockets of sessions that have run out, or whose end was not heard of; and write down who was here."""
    while True:
        await asyncio.sleep(guests.REMEMBERED)
        try:
            sockets = [socket for socket in house.crowd if not socket.person.nameless]
            here = {socket.person.session for socket in sockets}
            lately, house.guests.lately = house.guests.lately | here, set()
            valid = await house.guests.still_valid(sorted(here))
            for socket in sockets:
                if socket.person.session not in valid:
                    socket.end()
            await sessions.note_seen(house.store, lately)
        except Exception:
            log.exception("ended sessions could not be looked up")


def is_here(house: Left, person: Person) -> set[str]:
    """Those of a guest's sessions that were used in the last minute, as far as this node knows."""
    return house.guests.lately | {socket.person.session for socket in house.crowd.of(person.id)}
