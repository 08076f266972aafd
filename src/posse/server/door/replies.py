"""What the routes have in common: who asks, what is read, how it is answered."""

from __future__ import annotations

import logging
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from posse.kernel.box import Box
from posse.kernel.catalog import NoSuchGame
from posse.server import wire
from posse.server.book.guests import NAMELESS, SESSION_DAYS, Person, onlooker
from posse.server.bounds.limits import LARGEST_MESSAGE, neighbours
from posse.server.door.security import COOKIE, token_of
from posse.server.errors import No
from posse.server.node.house import House
from posse.server.wire.letters import Refusal

log = logging.getLogger("posse.replies")

T = TypeVar("T")


def house_of(request: HTTPConnection) -> House:
    """The house behind a request."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def box_of(request: Request) -> Box:
    """The game that is asked about."""
    try:
        return house_of(request).catalog[request.path_params["game"]]
    except NoSuchGame as problem:
        raise No("no-such-game", 404, str(problem)) from problem


def address_of(request: Request) -> str:
    """Where a request comes from, as far as limits are concerned."""
    return neighbours(request.client.host if request.client else "")


def reply(value: Any, status: int = 200) -> Response:
    """JSON."""
    return Response(wire.encode(value), status, media_type="application/json")


async def refuse(request: Request, problem: Exception) -> Response:
    """A `No` as JSON, in the same words as over the socket."""
    assert isinstance(problem, No)
    house_of(request).metrics.errors[problem.key] += 1
    return reply(Refusal(problem.words(), problem.text()), problem.status)


async def wrong_method(_request: Request, _problem: Exception) -> Response:
    """A known address, asked in another way than it can be."""
    problem = No("wrong-method", 405)
    return reply(Refusal(problem.words(), problem.text()), problem.status)


async def unwell(_request: Request, cause: Exception) -> Response:
    """The database is away, or its disk full: a line in the log, not a page."""
    log.warning("the database did not do it", extra={"why": str(cause).split("\n")[0]})
    problem = No("try-again", 503)
    return reply(Refusal(problem.words(), problem.text()), problem.status)


async def broke(_request: Request, _problem: Exception) -> Response:
    """Our own fault: it is in the log, and told in the same form as everything else."""
    problem = No("broken", 500)
    return reply(Refusal(problem.words(), problem.text()), problem.status)


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request, read and checked; never more of it than allowed."""
    data = b""
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST_MESSAGE:
                raise No("too-large", 413, bytes=LARGEST_MESSAGE)
    except ClientDisconnect as problem:  # nobody hears the answer, and the log need not know
        raise No("bad-message", 400) from problem
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise No("bad-message", 400, f"That can't be read: {str(problem)[:200]}") from problem


async def known_person(request: Request) -> Person | None:
    """Who asks; None if they have not come in."""
    person = await house_of(request).guests.who(token_of(request.headers))
    if person is not None and not house_of(request).askers.take(person.id):
        raise No("too-fast", 429)
    return person


async def person_of(request: Request) -> Person:
    """Who asks; `No` if they have not come in."""
    person = await known_person(request)
    if person is None:
        raise No("sign-in", 401)
    return person


async def onlooker_of(request: Request, cost: int = 1) -> Person:
    """Who wants to look at something: a guest, or anybody, at a house without a password.

    All who have no name and come from one address may ask as much as one guest.
    """
    person = await known_person(request)
    house = house_of(request)
    if person is None and house.config.password:
        raise No("sign-in", 401)
    purse = house.askers.of(person.id if person is not None else NAMELESS + address_of(request))
    if person is None and not purse.take():
        raise No("too-fast", 429)
    purse.spend(cost - 1)
    return person or onlooker()


async def insider(request: Request) -> None:
    """At a server with a password, only those who gave it may look around."""
    if house_of(request).config.password:
        await person_of(request)


def with_cookie(request: Request, response: Response, token: str) -> Response:
    """The answer, with the cookie that remembers the guest."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_DAYS * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=house_of(request).config.secure,
    )
    return response
