"""The routes of what guests have settled, and of how they are called when it is their turn."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.book import ways
from posse.server.book.ways import ADDRESS, HOOKS, MAIL, NEW, OFF, ON, PUSH, TABLE
from posse.server.door.replies import address_of, body, house_of, person_of, reply
from posse.server.errors import No
from posse.server.node import carriers
from posse.server.node.house import House
from posse.server.node.messages import CONFIRM, RECOVER, TRY, Body
from posse.server.table import requests
from posse.server.wire import settings


async def settle(request: Request) -> Response:
    """POST /api/me/settings: it is so from now on, on all my devices."""
    wish = await body(request, settings.Settings)
    person = await person_of(request)
    return reply(await ways.settle(house_of(request).store, person.id, wish))


async def mine(request: Request) -> Response:
    """GET /api/me/ways: how I am called."""
    person, house = await person_of(request), house_of(request)
    rows = [ways.info(row) for row in await house.calling.ways.of(person.id)]
    key = await house.posting.public()
    return reply(settings.Ways(rows, key, house.posting.can_mail, house.posting.can_hook))


async def add(request: Request) -> Response:
    """POST /api/me/ways: call me there, too."""
    wish = await body(request, settings.NewWay)
    person, house = await person_of(request), house_of(request)
    address = _checked(wish, request)
    if wish.kind == MAIL and not (
        house.posting.brake.take(address_of(request)) and house.posting.inboxes.take(address)
    ):
        raise No("too-fast", 429)
    way, state = await house.calling.ways.add(person.id, wish.kind, address)
    if state == NEW:
        language = (await ways.settings_of(house.store, person.id)).language or "en"
        await house.posting.post(person.id, way, Body(CONFIRM, language, name=person.name))
    else:
        await house.calling.can_be_called(person.id)
    return await mine(request)


def _checked(wish: settings.NewWay, request: Request) -> str:
    """The address, if anything can be sent there."""
    posting, config = house_of(request).posting, house_of(request).config
    address = wish.address.strip()
    if wish.kind == MAIL:
        if not posting.can_mail:
            raise No("no-mail", 409)
        if not ADDRESS.fullmatch(address):
            raise No("bad-mail")
        return address
    if wish.kind in HOOKS and not posting.can_hook:
        raise No("no-hooks", 409)
    where = address
    if wish.kind == PUSH:
        try:
            browser = msgspec.json.decode(address, type=carriers.Push)
        except (msgspec.DecodeError, UnicodeError) as problem:
            raise No("bad-way") from problem
        if set(browser.keys) != {"p256dh", "auth"}:
            raise No("bad-way")
        where, address = browser.endpoint, msgspec.json.encode(browser).decode()
    if not carriers.may_go_to(wish.kind, where, config):
        raise No("bad-way")
    return address


async def drop(request: Request) -> Response:
    """POST /api/me/ways/drop: call me there no more."""
    wish = await body(request, settings.WayName)
    person, house = await person_of(request), house_of(request)
    await house.calling.ways.drop(person.id, wish.way)
    await house.calling.learn()
    return await mine(request)


async def try_it(request: Request) -> Response:
    """POST /api/me/ways/try: call me there now, so that I see how it is."""
    wish = await body(request, settings.WayName)
    person, house = await person_of(request), house_of(request)
    way = await house.calling.ways.one(wish.way)
    if way is None or way["guest"] != person.id or way["state"] == NEW:
        raise No("bad-way")
    if not house.posting.brake.take(address_of(request)):
        raise No("too-fast", 429)
    language = (await ways.settings_of(house.store, person.id)).language or "en"
    await house.posting.post(person.id, way["id"], Body(TRY, language))
    return reply({})


async def confirm(request: Request) -> Response:
    """POST /api/confirm: this address is mine."""
    wish = await body(request, settings.Signed)
    house = house_of(request)
    way = await house.calling.ways.one(house.guests.unsigned("confirm", wish.token))
    if way is None:
        raise No("old-link", 404)
    await house.calling.ways.mark(way["id"], ON)
    await house.calling.can_be_called(way["guest"])
    return reply({})


async def stop(request: Request) -> Response:
    """POST /api/stop/TOKEN: no more messages this way. Mail programs send a form, which is not looked at."""
    house = house_of(request)
    if not await house.calling.ways.mark(house.guests.unsigned("stop", request.path_params["token"]), OFF):
        raise No("old-link", 404)
    await house.calling.learn()
    return reply({})


async def recover(request: Request) -> Response:
    """POST /api/recover: a link that signs in, by mail. The answer is the same whether anybody has that address."""
    wish = await body(request, settings.Recover)
    house = house_of(request)
    if not house.posting.can_mail:
        raise No("no-mail", 409)
    if not ADDRESS.fullmatch(wish.mail.strip()):
        raise No("bad-mail")
    address = address_of(request)
    guarded = bool(house.config.password)
    if not house.posting.brake.take(address) or (guarded and not await house.guesses.may_try(address)):
        raise No("too-fast", 429)
    if not house.guests.knows_password(wish.password):
        raise No("wrong-password", 403)
    if guarded:
        house.guesses.right(address)
    if house.posting.inboxes.take(wish.mail.strip()):
        for way in await house.calling.ways.owners_of(wish.mail.strip()):
            name = await house.guests.name_of(way["guest"])
            language = (await ways.settings_of(house.store, way["guest"])).language or "en"
            letter = Body(RECOVER, language, name=name, door=house.guests.door)
            await house.posting.post(way["guest"], way["id"], letter)
    return reply({})


async def channel(request: Request) -> Response:
    """GET /api/tables/ID/channel: where the table tells whose turn it is."""
    return await _channel(house_of(request), await _hosted(request))


async def new_channel(request: Request) -> Response:
    """POST /api/tables/ID/channel: it tells it there from now on."""
    wish = await body(request, settings.NewChannel)
    table, house = await _hosted(request), house_of(request)
    if wish.address.strip():
        address = _checked(settings.NewWay(wish.kind, wish.address), request)
        await house.calling.ways.move(TABLE + table, wish.kind, address)
        await house.calling.can_be_told(table)
    else:
        await house.calling.ways.drop_all(TABLE + table)
        await house.calling.learn()
    return await _channel(house, table)


async def _hosted(request: Request) -> str:
    """The table, if it is theirs who ask."""
    person = await person_of(request)
    live = await house_of(request).table(request.path_params["table"])
    requests.host_only(live.sitting, person.id)
    return live.sitting.id


async def _channel(house: House, table: str) -> Response:
    rows = await house.calling.ways.of(TABLE + table)
    return reply(settings.Channel(ways.info(rows[0]) if rows else None, house.posting.can_hook))


ROUTES = [
    Route("/api/tables/{table}/channel", channel, methods=["GET"]),
    Route("/api/tables/{table}/channel", new_channel, methods=["POST"]),
    Route("/api/me/settings", settle, methods=["POST"]),
    Route("/api/me/ways", mine, methods=["GET"]),
    Route("/api/me/ways", add, methods=["POST"]),
    Route("/api/me/ways/drop", drop, methods=["POST"]),
    Route("/api/me/ways/try", try_it, methods=["POST"]),
    Route("/api/confirm", confirm, methods=["POST"]),
    Route("/api/stop/{token}", stop, methods=["POST"]),
    Route("/api/recover", recover, methods=["POST"]),
]
