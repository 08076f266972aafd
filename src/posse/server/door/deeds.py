"""The routes of what somebody did: games, statistics, moments worth keeping."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.book import annals
from posse.server.bounds.limits import COSTLY
from posse.server.bounds.writing import clean
from posse.server.door.honour import ratings_of
from posse.server.door.replies import body, house_of, onlooker_of, person_of, reply
from posse.server.errors import No
from posse.server.table import requests
from posse.server.table.sitting import OVER
from posse.server.wire import deeds


async def mine(request: Request) -> Response:
    """GET /api/me/deeds: what I did."""
    await onlooker_of(request, COSTLY)
    person, house = await person_of(request), house_of(request)
    await house.note_all()
    games = await annals.games_of(house.store, person.id)
    moments, ratings = await annals.moments_of(house.store, person.id), await ratings_of(house, person.id)
    return reply(deeds.Deeds(games[: annals.SHOWN], annals.deeds(games), moments, ratings))


async def keep(request: Request) -> Response:
    """POST /api/me/moments: keep this one."""
    wish = await body(request, deeds.NewMoment)
    person, house = await person_of(request), house_of(request)
    live = await house.table(wish.table)
    async with live.at_rest() as sitting:
        requests.may_look(sitting, person.id)
        if sitting.status != OVER:
            raise No("not-over", 409)
        if wish.seat is not None:
            requests.chair_of(sitting, wish.seat)
        if not 0 <= wish.upto <= sitting.choices():
            raise No("bad-moment", 404)
        game = sitting.made.game
    note = clean(wish.note, 200, "bad-message") if wish.note.strip() else ""
    await annals.keep(house.store, person.id, wish.table, game, wish.upto, wish.seat, note)
    return reply(await annals.moments_of(house.store, person.id))


async def drop(request: Request) -> Response:
    """POST /api/me/moments/drop: keep it no longer."""
    wish = await body(request, deeds.MomentName)
    person, house = await person_of(request), house_of(request)
    await annals.drop(house.store, person.id, wish.moment)
    return reply(await annals.moments_of(house.store, person.id))


ROUTES = [
    Route("/api/me/deeds", mine, methods=["GET"]),
    Route("/api/me/moments", keep, methods=["POST"]),
    Route("/api/me/moments/drop", drop, methods=["POST"]),
]
