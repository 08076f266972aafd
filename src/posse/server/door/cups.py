"""The routes of tournaments."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.book import cups
from posse.server.door.replies import body, house_of, known_person, onlooker_of, person_of, reply
from posse.server.node import cups as hall
from posse.server.wire import cups as said


async def mine(request: Request) -> Response:
    """GET /api/cups: those that I run or play in."""
    person, house = await person_of(request), house_of(request)
    return reply(await cups.cups_of(house.store, person.id))


async def new(request: Request) -> Response:
    """POST /api/cups: a tournament of mine."""
    wish = await body(request, said.NewCup)
    person, house = await person_of(request), house_of(request)
    ident = await hall.new(house, person, wish)
    return reply(await cups.shown(house.store, ident, person.id), 201)


async def one(request: Request) -> Response:
    """GET /api/cups/ID: the tournament, for whoever has its link."""
    await onlooker_of(request)
    person, house = await known_person(request), house_of(request)
    await house.note_all()
    await hall.advance(house, request.path_params["cup"])
    return reply(await cups.shown(house.store, request.path_params["cup"], "" if person is None else person.id))


async def enter(request: Request) -> Response:
    """POST /api/cups/ID/enter: I play."""
    person, house = await person_of(request), house_of(request)
    await cups.enter(house.store, request.path_params["cup"], person.id)
    return await one(request)


async def leave(request: Request) -> Response:
    """POST /api/cups/ID/leave: I play no longer."""
    person, house = await person_of(request), house_of(request)
    await cups.leave(house.store, request.path_params["cup"], person.id)
    return await one(request)


async def begin(request: Request) -> Response:
    """POST /api/cups/ID/begin: the first round."""
    person, house = await person_of(request), house_of(request)
    await hall.begin(house, person, request.path_params["cup"])
    return await one(request)


ROUTES = [
    Route("/api/cups", mine, methods=["GET"]),
    Route("/api/cups", new, methods=["POST"]),
    Route("/api/cups/{cup}", one, methods=["GET"]),
    Route("/api/cups/{cup}/enter", enter, methods=["POST"]),
    Route("/api/cups/{cup}/leave", leave, methods=["POST"]),
    Route("/api/cups/{cup}/begin", begin, methods=["POST"]),
]
