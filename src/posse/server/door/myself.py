"""The routes of who I am: on which devices, everything that is kept about me, and being forgotten."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.book import sessions
from posse.server.door.replies import body, house_of, person_of, reply
from posse.server.node import leaving
from posse.server.wire import myself


async def devices(request: Request) -> Response:
    """GET /api/me/sessions: where I am signed in."""
    person, house = await person_of(request), house_of(request)
    rows, lately = await sessions.of(house.store, person.id), leaving.is_here(house, person)
    found = [sessions.info(row, person.session, lately) for row in rows]
    return reply(sorted(found, key=lambda one: (not one.here, -one.seen)))


async def end(request: Request) -> Response:
    """POST /api/me/sessions/end: not there any more."""
    wish = await body(request, myself.EndSession)
    person = await person_of(request)
    await leaving.end(house_of(request), person.id, person.session, wish.session)
    return await devices(request)


ROUTES = [
    Route("/api/me/sessions", devices, methods=["GET"]),
    Route("/api/me/sessions/end", end, methods=["POST"]),
]
