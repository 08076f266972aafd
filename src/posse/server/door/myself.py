"""The routes of who I am: on which devices, everything that is kept about me, and being forgotten."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.book import sessions
from posse.server.door.replies import body, house_of, person_of, reply
from posse.server.door.security import COOKIE
from posse.server.errors import No
from posse.server.node import farewell, leaving, portrait
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


async def everything(request: Request) -> Response:
    """GET /api/me/export: all that is kept about me, as a file (docs/hosting.md)."""
    person, house = await person_of(request), house_of(request)
    if not house.papers.take(person.id):
        raise No("too-fast", 429)
    told = await portrait.everything(house.store, person.id)
    text = msgspec.json.format(msgspec.json.encode(told), indent=1)
    headers = {"content-disposition": 'attachment; filename="posse-me.json"', "cache-control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


async def forget(request: Request) -> Response:
    """POST /api/me/forget: all that is kept about me is deleted."""
    wish = await body(request, myself.Farewell)
    person, house = await person_of(request), house_of(request)
    if wish.name.strip() != person.name:
        raise No("not-your-name", 409)
    if not house.papers.take(person.id):
        raise No("too-fast", 429)
    await farewell.forget(house, person.id)
    answer = reply({})
    answer.delete_cookie(COOKIE)
    return answer


ROUTES = [
    Route("/api/me/sessions", devices, methods=["GET"]),
    Route("/api/me/sessions/end", end, methods=["POST"]),
    Route("/api/me/export", everything, methods=["GET"]),
    Route("/api/me/forget", forget, methods=["POST"]),
]
