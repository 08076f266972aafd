"""A game that is over, told whole for one pair of eyes: so that it can be looked at again without asking for each
moment, and without a server."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.kernel.box import Box
from posse.kernel.changes import changes
from posse.kernel.record import BadRecord, Record
from posse.server import wire
from posse.server.bounds.limits import COSTLY
from posse.server.door import records
from posse.server.door.records import number
from posse.server.door.replies import house_of, onlooker_of, reply
from posse.server.errors import No
from posse.server.table import requests, showing
from posse.server.table.sitting import OVER
from posse.server.wire import letters


async def replay(request: Request) -> Response:
    """GET /api/tables/ID/replay?upto=N&seat=S: a moment as a seat (or a spectator) knew it."""
    person = await onlooker_of(request, COSTLY)
    seat = records.number(request.query_params.get("seat"))
    upto = records.number(request.query_params.get("upto"))
    return reply(await records.moment(house_of(request), person, request.path_params["table"], upto, seat))


async def story(request: Request) -> Response:
    """GET /api/tables/ID/story?seat=S: all moments of a game that is over, as a seat (or a spectator) knew them."""
    person, house = await onlooker_of(request, 4 * COSTLY), house_of(request)
    seat = number(request.query_params.get("seat"))
    live = await house.table(request.path_params["table"])
    async with live.at_rest() as sitting:
        requests.may_look(sitting, person.id)
        if sitting.status != OVER or sitting.table is None:
            raise No("not-over", 409)
        if seat is not None:
            requests.chair_of(sitting, seat)
        ident, box, record = sitting.id, sitting.box, sitting.table.record
    async with house.telling:  # one at a time: it takes a while, and others play meanwhile
        try:
            told = await asyncio.to_thread(tell, ident, box, record, seat)
        except BadRecord as problem:
            raise No("outdated", 409, str(problem)) from problem
    return Response(told, media_type="application/json")


def tell(ident: str, box: Box, record: Record, seat: int | None) -> bytes:
    """The beginning, and what each choice has changed."""
    first: dict[str, Any] = {}
    view: dict[str, Any] = {}
    counts: list[int] = []
    steps: list[dict[str, Any]] = []
    events: list[wire.Words] = []
    heard = 0
    for table in record.steps(box):
        game = table.game
        now = msgspec.json.decode(wire.encode(game.view(seat)))
        if counts:
            steps.append(changes(view, now))
        else:
            first = now
        view = now
        log = game.log or []
        events += showing.events(log[heard:], seat)
        heard = len(log)
        counts.append(len(events))
    return wire.encode(letters.Story(ident, seat, first, steps, events, counts))


ROUTES = [
    Route("/api/tables/{table}/replay", replay),
    Route("/api/tables/{table}/story", story),
]
