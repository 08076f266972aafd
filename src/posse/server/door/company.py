"""The routes of playing together: friends, invitations, groups, another game with the same people."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server import wire
from posse.server.book import company
from posse.server.book.guests import Person
from posse.server.bounds.limits import LONGEST_NAME
from posse.server.bounds.writing import clean
from posse.server.door.reception import not_too_many
from posse.server.door.replies import body, house_of, known_person, onlooker_of, person_of, reply
from posse.server.errors import No
from posse.server.node.house import House
from posse.server.node.messages import Place
from posse.server.table.sitting import OPEN, OVER
from posse.server.wire import company as said
from posse.server.wire import letters

CHAIN = 50
"""So many games in a row with the same people are looked through for the last one."""


async def mine(request: Request) -> Response:
    """GET /api/friends: with whom I play."""
    person, house = await person_of(request), house_of(request)
    friends, groups = await company.friends_of(house.store, person.id), await company.groups_of(house.store, person.id)
    return reply(said.Company(friends, groups))


async def new_link(request: Request) -> Response:
    """POST /api/friends/link: whoever follows it is my friend; the one before is void."""
    person = await person_of(request)
    return reply(letters.PersonalLink(f"/friend/{await house_of(request).guests.friend_link(person)}"), 201)


async def whose(request: Request) -> Response:
    """POST /api/friends/whose: whose friend one would be."""
    house = not_too_many(request)
    person = await house.guests.friendly((await body(request, said.FriendLink)).link)
    return reply(letters.Guest(person.id, person.name))


async def befriend(request: Request) -> Response:
    """POST /api/friends: be friends."""
    wish = await body(request, said.FriendLink)
    person, house = await person_of(request), house_of(request)
    other = await house.guests.friendly(wish.link)
    await company.befriend(house.store, person.id, other.id)
    return await mine(request)


async def part(request: Request) -> Response:
    """POST /api/friends/drop: be friends no longer."""
    wish = await body(request, said.FriendName)
    person, house = await person_of(request), house_of(request)
    await company.part(house.store, person.id, wish.guest)
    return await mine(request)


# ---- invitations


async def invite(request: Request) -> Response:
    """POST /api/tables/ID/invite: a friend, or all of a group, are asked to a table at which I sit or am the host."""
    wish = await body(request, said.Invite)
    person, house = await person_of(request), house_of(request)
    sitting = (await house.table(request.path_params["table"])).sitting
    if person.id != sitting.made.host and not sitting.seats_of(person.id):
        raise No("not-yours", 403)
    if sitting.status != OPEN:
        raise No("begun", 409)
    guests = [guest for guest in await _asked(house, person, wish) if guest not in sitting.kicked]
    new = await company.invite(house.store, sitting.id, person.id, guests)
    await house.calling.invited(Place(sitting.id, "", sitting.made.game, []), person.name, new)
    return reply({})


async def _asked(house: House, person: Person, wish: said.Invite) -> list[str]:
    """Whom they may ask: nobody is asked by strangers."""
    if wish.group:
        members = [one.guest for one in await company.members_of(house.store, wish.group)]
        if person.id not in members:
            raise No("no-such-group", 404)
        return members
    if not await company.are_friends(house.store, person.id, wish.guest):
        raise No("not-friends", 403)
    return [wish.guest]


async def decline(request: Request) -> Response:
    """POST /api/invites/drop: not this time."""
    wish = await body(request, said.InviteName)
    person, house = await person_of(request), house_of(request)
    await company.decline(house.store, person.id, wish.table)
    return reply({})


async def again(request: Request) -> Response:
    """POST /api/tables/ID/again: another game with the same people; the one that is laid out already, if one is."""
    person, house = await person_of(request), house_of(request)
    ident = request.path_params["table"]
    for _ in range(CHAIN):
        live = await house.table(ident)
        seats = live.sitting.seats_of(person.id)
        if not seats:
            raise No("not-yours", 403)
        if live.sitting.status != OVER and ident != request.path_params["table"]:
            break
        ident = await house.rematch(person, live, wire.Rematch(ident, seats[0]))
    return reply(letters.NewPlace(ident, f"/t/{ident}"), 201)


# ---- groups


async def new_group(request: Request) -> Response:
    """POST /api/groups: a group of my own."""
    wish = await body(request, said.NewGroup)
    person, house = await person_of(request), house_of(request)
    ident = await company.new_group(house.store, person.id, clean(wish.name, LONGEST_NAME, "name-wanted"))
    return reply(await company.group(house.store, ident, person.id, ""), 201)


async def one_group(request: Request) -> Response:
    """GET /api/groups/ID?key=KEY: a group, if I belong to it or have its key."""
    await onlooker_of(request)
    person, house = await known_person(request), house_of(request)
    await house.note_all()
    key = request.query_params.get("key", "")
    guest = "" if person is None else person.id
    return reply(await company.group(house.store, request.path_params["group"], guest, key))


async def join(request: Request) -> Response:
    """POST /api/groups/ID/join: belong to it."""
    wish = await body(request, said.GroupKey)
    person, house = await person_of(request), house_of(request)
    await company.join(house.store, request.path_params["group"], person.id, wish.key)
    return reply(await company.group(house.store, request.path_params["group"], person.id, wish.key))


async def leave(request: Request) -> Response:
    """POST /api/groups/ID/leave: belong to it no longer."""
    person, house = await person_of(request), house_of(request)
    await company.leave(house.store, request.path_params["group"], person.id)
    return reply({})


ROUTES = [
    Route("/api/friends", mine, methods=["GET"]),
    Route("/api/friends", befriend, methods=["POST"]),
    Route("/api/friends/link", new_link, methods=["POST"]),
    Route("/api/friends/whose", whose, methods=["POST"]),
    Route("/api/friends/drop", part, methods=["POST"]),
    Route("/api/tables/{table}/invite", invite, methods=["POST"]),
    Route("/api/tables/{table}/again", again, methods=["POST"]),
    Route("/api/invites/drop", decline, methods=["POST"]),
    Route("/api/groups", new_group, methods=["POST"]),
    Route("/api/groups/{group}", one_group, methods=["GET"]),
    Route("/api/groups/{group}/join", join, methods=["POST"]),
    Route("/api/groups/{group}/leave", leave, methods=["POST"]),
]
