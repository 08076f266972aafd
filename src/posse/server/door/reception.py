"""The routes of guests: coming in, names, links for another device, going."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from posse.server.book import company
from posse.server.book.ways import settings_of
from posse.server.door.devices import device_of
from posse.server.door.replies import address_of, body, house_of, known_person, person_of, reply, with_cookie
from posse.server.door.security import COOKIE, token_of
from posse.server.errors import No
from posse.server.node import leaving, lists
from posse.server.node.house import House
from posse.server.table.sitting import OPEN
from posse.server.wire import letters


def not_too_many(request: Request) -> House:
    """The house, if not too many strangers came from this address lately."""
    house = house_of(request)
    if not house.newcomers.take(address_of(request)):
        raise No("too-fast", 429)
    return house


async def new_guest(request: Request) -> Response:
    """POST /api/guests: come in."""
    house = not_too_many(request)
    wish = await body(request, letters.NewGuest)
    guarded, address = bool(house.config.password), address_of(request)
    if guarded and not await house.guesses.may_try(address):
        raise No("too-fast", 429)
    person, token = await house.guests.come_in(wish.name, wish.password, device_of(request.headers))
    if guarded:
        house.guesses.right(address)
    browser = "origin" in request.headers
    answer = reply(letters.Guest(person.id, person.name, "" if browser else token), 201)
    return with_cookie(request, answer, token)


async def me(request: Request) -> Response:
    """GET /api/me: who I am, my tables, and where it is my turn; null for a stranger."""
    person = await known_person(request)
    if person is None:
        return reply(None)
    house = house_of(request)
    tables, settled = await lists.tables_of(house, person), await settings_of(house.store, person.id)
    invites = await company.invites_of(house.store, person.id, OPEN)
    return reply(letters.Me(person.id, person.name, tables, settled, invites))


async def new_name(request: Request) -> Response:
    """POST /api/me: be called otherwise."""
    wish = await body(request, letters.NewName)
    person = await person_of(request)
    called, token = await house_of(request).guests.rename(person, wish.name, token_of(request.headers))
    browser = "origin" in request.headers
    return with_cookie(request, reply(letters.Guest(called.id, called.name, "" if browser else token)), token)


async def new_link(request: Request) -> Response:
    """POST /api/me/link: a personal link for another device, good for one use."""
    person = await person_of(request)
    return reply(letters.PersonalLink(f"/me/{await house_of(request).guests.link(person)}"), 201)


async def sign_out(request: Request) -> Response:
    """POST /api/me/leave: forget this device, or all of mine."""
    wish = await body(request, letters.SignOut)
    await leaving.sign_out(house_of(request), token_of(request.headers), wish.everywhere)
    answer = reply({})
    answer.delete_cookie(COOKIE)
    return answer


async def whose_link(request: Request) -> Response:
    """POST /api/me/whose: who one would be; the link stays good."""
    house = not_too_many(request)
    person = await house.guests.whose((await body(request, letters.Link)).link)
    return reply(letters.Guest(person.id, person.name))


async def follow_link(request: Request) -> Response:
    """POST /api/me/follow: this device is mine, too."""
    house = not_too_many(request)
    wish = await body(request, letters.Link)
    person, token = await house.guests.follow(wish.link, device_of(request.headers))
    browser = "origin" in request.headers
    return with_cookie(request, reply(letters.Guest(person.id, person.name, "" if browser else token)), token)
