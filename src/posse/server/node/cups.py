"""Tournaments: when all tables of a round are over, the next round's are made, by whichever node is first.

A round and its tables are written in one transaction, which begins by counting the round: who comes second writes
nothing.
"""

from __future__ import annotations

import logging
import random
import secrets
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, insert, update

from posse.kernel.box import BadTable
from posse.kernel.catalog import Catalog, NoSuchGame
from posse.server.book import cups, ledger
from posse.server.book.guests import Person
from posse.server.book.schema import CUPS, ENTRIES, PAIRS, SEATS, TABLES
from posse.server.book.store import Store
from posse.server.bounds.limits import LONGEST_NAME
from posse.server.bounds.writing import clean
from posse.server.errors import No
from posse.server.node import swiss
from posse.server.table import sitting as seen
from posse.server.table.sitting import Sitting
from posse.server.wire.cups import NewCup

log = logging.getLogger("posse.cups")


class Hall(Protocol):
    """The house, as far as tournaments are played in it."""

    store: Store
    catalog: Catalog

    def lay(self, host: str, lines: list[ledger.AnyLine]) -> tuple[Sitting, dict[str, Any], str]:
        """A table that begins with these lines: itself, its row, its first entry; nothing is written yet."""


async def new(house: Hall, person: Person, wish: NewCup) -> str:
    """A tournament; whoever has its link may enter."""
    try:
        options = house.catalog[wish.game].settle(wish.seats, wish.options)
    except NoSuchGame as problem:
        raise No("no-such-game", 404, str(problem)) from problem
    except (BadTable, TypeError) as problem:
        raise No("bad-table", 400, str(problem)) from problem
    name = clean(wish.name, LONGEST_NAME, "name-wanted")
    row = {"name": name, "game": wish.game, "seats": wish.seats, "rounds": wish.rounds}
    return await cups.new(house.store, person.id, row, cups.Terms(options, wish.live, wish.rated))


async def begin(house: Hall, person: Person, cup: str) -> None:
    """The first round, when who runs it says so."""
    row, people = await cups.one(house.store, cup), await cups.entrants(house.store, cup)
    if not any(one["guest"] == person.id and one["runs"] for one in people):
        raise No("not-host", 403)
    if row["state"] != cups.OPEN:
        raise No("cup-begun", 409)
    there = sum(bool(one["plays"]) for one in people)
    if there < 2 or not swiss.sizes(there, row["seats"], house.catalog[row["game"]].seats):
        raise No("cup-few", 409, fewest=max(2, house.catalog[row["game"]].seats[0]))
    await _next_round(house, row, people, [])


async def go_on(house: Hall) -> None:
    """Whatever tournament waits for nobody: its next round, or its end."""
    for cup in await cups.going(house.store):
        try:
            await advance(house, cup)
        except Exception:
            log.exception("a tournament could not go on", extra={"cup": cup})


async def advance(house: Hall, cup: str) -> None:
    """Its next round, or its end, if all tables of this one are over."""
    row, tables = await cups.one(house.store, cup), await cups.tables_of(house.store, cup)
    if row["state"] != cups.PLAYING or any(one.status in (seen.OPEN, seen.PLAYING) for one in tables):
        return
    people = await cups.entrants(house.store, cup)
    there = sum(bool(one["plays"]) for one in people)
    enough = there > 1 and swiss.sizes(there, row["seats"], house.catalog[row["game"]].seats)
    if row["round"] >= row["rounds"] or not enough:
        same = CUPS.c.id == cup, CUPS.c.round == row["round"]
        await house.store.execute(update(CUPS).where(*same).values(state=cups.OVER))
    else:
        await _next_round(house, row, people, tables)


async def _next_round(house: Hall, row: dict[str, Any], people: list[dict[str, Any]], tables: list[Any]) -> None:
    luck = random.Random(secrets.randbits(64))
    names = {one["guest"]: one["name"] for one in people}
    standings = [line for line in cups.standings(people, tables) if not line.gone]
    luck.shuffle(standings)  # among equals chance decides
    standings.sort(key=lambda line: (-line.points, -line.against))
    byes = {line.guest: line.byes for line in standings}
    order = [line.guest for line in standings]
    drawn = swiss.drawn(order, cups.met(tables), byes, row["seats"], house.catalog[row["game"]].seats)
    host = next((one for one in people if one["runs"]), people[0])
    number = row["round"] + 1
    pairs = [_pair(row["id"], number, 0, guest, names[guest], "") for guest in drawn.byes]
    laid = []
    for place, guests in enumerate(drawn.tables, 1):
        luck.shuffle(guests)  # who sits where
        sitting, about, body = house.lay(host["guest"], _lines(house, row, host, guests, names))
        laid.append((about, body, sitting))
        pairs += [_pair(row["id"], number, place, guest, names[guest], sitting.id) for guest in guests]

    def write(connection: Connection) -> None:
        same = CUPS.c.id == row["id"], CUPS.c.round == row["round"], CUPS.c.state != cups.OVER
        if not connection.execute(update(CUPS).where(*same).values(round=number, state=cups.PLAYING)).rowcount:
            return
        for about, body, sitting in laid:
            first = {"table_id": sitting.id, "number": 0, "at": about["made"], "body": body}
            seats = [{"table_id": sitting.id, "seat": n, "guest": c.guest} for n, c in enumerate(sitting.chairs)]
            connection.execute(insert(TABLES).values(about))
            connection.execute(insert(ENTRIES).values(first))
            connection.execute(insert(SEATS), seats)
        connection.execute(insert(PAIRS), pairs)

    await house.store.transact(write)


def _pair(cup: str, number: int, place: int, guest: str, name: str, table: str) -> dict[str, Any]:
    return {"cup_id": cup, "round": number, "guest": guest, "name": name, "table_id": table, "number": place}


def _lines(
    house: Hall, row: dict[str, Any], host: dict[str, Any], guests: list[str], names: dict[str, str]
) -> list[ledger.AnyLine]:
    """A table of the round, with everybody on their seat: who comes first begins."""
    terms, box = msgspec.json.decode(row["terms"], type=cups.Terms), house.catalog[row["game"]]
    try:
        options = box.settle(len(guests), terms.options)
    except BadTable:  # not with so many
        options = box.settle(len(guests), {})
    settings = ledger.Settings(public=False, live=terms.live, hints=not terms.rated, rated=terms.rated, cup=row["id"])
    lines: list[ledger.AnyLine] = [
        ledger.Made(row["game"], len(guests), options, settings, host["guest"], host["name"])
    ]
    return lines + [ledger.Sat(seat, guest, names[guest]) for seat, guest in enumerate(guests)]
