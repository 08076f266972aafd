"""The routes of what others see: the house's board of honour, and what somebody shows of themselves."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.book import annals, company
from posse.server.book.schema import GUESTS
from posse.server.book.ways import settings_in
from posse.server.door.replies import house_of, insider, known_person, onlooker_of, reply
from posse.server.errors import No
from posse.server.node.house import House
from posse.server.node.ratings import BOT, POOLS, Standing
from posse.server.wire import deeds

BEST: Final = 20
"""Lines of a board."""


async def board(request: Request) -> Response:
    """GET /api/honour: the board of honour, of those who want to stand on it."""
    await insider(request)
    await onlooker_of(request)
    house = house_of(request)
    found = []
    for box in house.catalog:
        for pool, standings in (await house.ratings.of(box.key)).items():
            best = await _shown(house, standings)
            if any(line.guest for line in best):
                found.append(deeds.Honours(box.key, pool, best))
    return reply(found)


async def _shown(house: House, standings: dict[str, Standing]) -> list[deeds.HonourLine]:
    """The best of those who want to be seen, and the bots among them."""
    order = sorted(standings.items(), key=lambda one: (-one[1].points, one[0]))
    best: list[deeds.HonourLine] = []
    for first in range(0, len(order), 500):
        some = order[first : first + 500]
        rows = await house.store.rows(select(GUESTS).where(GUESTS.c.id.in_([name for name, _ in some])))
        names = {row["id"]: row["name"] for row in rows if settings_in(row["settings"]).honour}
        for name, standing in some:
            if name.startswith(BOT):
                best.append(deeds.HonourLine("", standing.points, standing.games, bot=name.removeprefix(BOT)))
            elif name in names:
                best.append(deeds.HonourLine(names[name], standing.points, standing.games, guest=name))
            if len(best) == BEST:
                return best
    return best


async def ratings_of(house: House, guest: str) -> list[deeds.RatingLine]:
    """Somebody's ratings, in all games."""
    found = []
    for box in house.catalog:
        pools = await house.ratings.of(box.key)
        for pool in POOLS:
            if (mine := pools[pool].get(guest)) is not None:
                found.append(deeds.RatingLine(box.key, pool, mine.points, mine.games))
    return found


async def somebody(request: Request) -> Response:
    """GET /api/guests/GUEST: what somebody shows of themselves: nothing, unless they have said so."""
    await onlooker_of(request)
    await insider(request)
    person, house = await known_person(request), house_of(request)
    guest = request.path_params["guest"]
    rows = await house.store.rows(select(GUESTS).where(GUESTS.c.id == guest))
    if not rows or not await may_see(house, rows[0]["settings"], guest, "" if person is None else person.id):
        raise No("not-shown", 403)
    stats = annals.deeds(await annals.games_of(house.store, guest))
    for one in stats:
        one.rivals = []  # others, who have not been asked
    return reply(deeds.Somebody(guest, rows[0]["name"], stats, await ratings_of(house, guest)))


async def may_see(house: House, settled: str, guest: str, eyes: str) -> bool:
    """Whether somebody lets these eyes see what they did."""
    shown = settings_in(settled).profile
    if guest == eyes or shown == "all":
        return True
    return shown == "friends" and await company.are_friends(house.store, guest, eyes)


ROUTES = [
    Route("/api/honour", board, methods=["GET"]),
    Route("/api/guests/{guest}", somebody, methods=["GET"]),
]
