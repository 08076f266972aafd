"""Pictures of tables, of moments and of games: for messengers who follow a link, and to be kept."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server import wire
from posse.server.book.guests import Person
from posse.server.bounds.limits import COSTLY, network
from posse.server.door import records
from posse.server.door.replies import address_of, box_of, house_of, insider, onlooker_of
from posse.server.errors import LANGUAGES, No
from posse.server.node.house import House
from posse.server.node.pictures import Wanted, can_draw
from posse.server.table import requests
from posse.server.table.sitting import OPEN, OVER, Sitting

FRESH: Final = 30
"""Seconds for which a picture of a game that goes on may be kept."""
DAY: Final = 86_400


async def of_table(request: Request) -> Response:
    """GET /api/tables/ID/picture.png?upto=N&lang=pl: the table as spectators see it, now or after N choices."""
    person, house = await onlooker_of(request, COSTLY), house_of(request)
    wanted = await table_now(house, person, request.path_params["table"], upto_of(request), language_of(request))
    return await answer(request, wanted, person, DAY if wanted.record else FRESH)


async def moving(request: Request) -> Response:
    """GET /api/tables/ID/picture.gif?upto=N&lang=pl: the moments before N of a game that is over, in turn."""
    person, house = await onlooker_of(request, 4 * COSTLY), house_of(request)
    wanted = await table_now(house, person, request.path_params["table"], upto_of(request), language_of(request))
    if not wanted.record:
        raise No("not-over", 409)
    return await answer(request, msgspec.structs.replace(wanted, moving=True), person, DAY)


async def of_game(request: Request) -> Response:
    """GET /api/games/GAME/picture.png?lang=pl: its poster, and what it is about."""
    await insider(request)
    person = await onlooker_of(request, COSTLY)
    return await answer(request, Wanted(box_of(request).key, language_of(request), []), person, DAY)


def upto_of(request: Request) -> int | None:
    """After how many choices."""
    return records.number(request.query_params.get("upto"))


def language_of(request: Request) -> str:
    """The language that is wanted in the address: a picture is kept by its address."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else LANGUAGES[0]


async def table_now(house: House, person: Person, ident: str, upto: int | None, language: str) -> Wanted:
    """All that its picture is made from, for whoever may look at the table."""
    live = await house.table(ident)
    async with live.at_rest() as sitting:
        requests.may_look(sitting, person.id)
        blank = Wanted(sitting.made.game, language, names(sitting))
        if sitting.status == OPEN:
            return blank
        if sitting.table is None or sitting.game is None:
            raise No("not-begun" if sitting.old is None else "outdated", 409)
        if sitting.status == OVER:
            at = sitting.choices() if upto is None else upto
            if at > sitting.choices():
                raise No("bad-moment", 404)
            return msgspec.structs.replace(blank, record=sitting.table.record.lines(), upto=at)
        if upto is None:
            return msgspec.structs.replace(blank, view=plain(sitting.game.view(None)))
    moment = await records.moment(house, person, ident, upto, None)
    return msgspec.structs.replace(blank, view=plain(moment.scene.view))


def names(sitting: Sitting) -> list[str]:
    """Who sits where."""
    return [chair.name if chair.guest or chair.bot else "" for chair in sitting.chairs]


def plain(view: Any) -> dict[str, Any]:
    """As it leaves the server."""
    decoded: dict[str, Any] = msgspec.json.decode(wire.encode(view))
    return decoded


async def answer(request: Request, wanted: Wanted, person: Person, seconds: int) -> Response:
    """The picture, to be kept for so long."""
    if not can_draw():
        raise No("no-such-page", 404)
    house, address = house_of(request), address_of(request)
    drawn = await house.pictures.get(wanted, (network(address), address, person.id))
    if drawn is None:
        raise No("try-again", 503)
    if not drawn:
        raise No("no-such-page", 404)
    kind = "gif" if wanted.moving else "png"
    # Who may look at a table can change, and is not for a proxy to say; a poster is for all who may come in.
    whose = "public" if not wanted.players and not house.config.password else "private"
    headers = {
        "cache-control": f"{whose}, max-age={seconds}",
        "content-disposition": f'inline; filename="posse-{wanted.game}.{kind}"',
    }
    return Response(drawn, media_type=f"image/{kind}", headers=headers)


ROUTES = [
    Route("/api/tables/{table}/picture.png", of_table),
    Route("/api/tables/{table}/picture.gif", moving),
    Route("/api/games/{game}/picture.png", of_game),
]
