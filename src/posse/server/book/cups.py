"""Tournaments as they are written down, and the standings that come of their tables' results."""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from posse.server.book.company import share
from posse.server.book.schema import CUPS, ENTRANTS, GUESTS, PAIRS, PLAYS, TABLES
from posse.server.book.store import Store, now
from posse.server.errors import No
from posse.server.wire.cups import Cup, CupLine, CupScore, CupSeat, CupTable

OPEN, PLAYING, OVER = "open", "playing", "over"
MOST_ENTRANTS: Final = 64
MOST_CUPS: Final = 10
"""That somebody runs and that are not over."""


class Terms(msgspec.Struct):
    """What was agreed for all tables."""

    options: dict[str, Any]
    live: bool
    rated: bool


async def new(store: Store, guest: str, row: dict[str, Any], terms: Terms) -> str:
    """A tournament that can be entered."""
    ident = secrets.token_urlsafe(9)
    written = msgspec.json.encode(terms).decode()

    def write(connection: Connection) -> None:
        mine = select(ENTRANTS.c.cup_id).where(ENTRANTS.c.guest == guest, ENTRANTS.c.runs.is_(True))
        going = select(func.count()).select_from(CUPS).where(CUPS.c.id.in_(mine), CUPS.c.state != OVER)
        if int(connection.execute(going).scalar() or 0) >= MOST_CUPS:
            raise No("too-many-cups", 429, most=MOST_CUPS)
        connection.execute(insert(CUPS).values(id=ident, terms=written, round=0, state=OPEN, made=now(), **row))
        runs = {"cup_id": ident, "guest": guest, "runs": True, "plays": False, "made": now()}
        connection.execute(insert(ENTRANTS).values(**runs))

    await store.transact(write)
    return ident


async def one(store: Store, cup: str) -> dict[str, Any]:
    """What is written about it."""
    rows = await store.rows(select(CUPS).where(CUPS.c.id == cup))
    if not rows:
        raise No("no-such-cup", 404)
    return rows[0]


async def enter(store: Store, cup: str, guest: str) -> None:
    """Play in it, as long as it has not begun."""

    def write(connection: Connection) -> None:
        row = connection.execute(select(CUPS.c.state).where(CUPS.c.id == cup)).first()
        if row is None or row.state != OPEN:
            raise No("cup-begun", 409)
        there = connection.execute(select(ENTRANTS).where(ENTRANTS.c.cup_id == cup)).mappings().all()
        if sum(bool(one["plays"]) for one in there) >= MOST_ENTRANTS:
            raise No("cup-full", 409, most=MOST_ENTRANTS)
        if any(one["guest"] == guest for one in there):
            connection.execute(update(ENTRANTS).where(_same(cup, guest)).values(plays=True))
        else:
            fresh = {"cup_id": cup, "guest": guest, "runs": False, "plays": True, "made": now()}
            connection.execute(insert(ENTRANTS).values(**fresh))

    await store.transact(write)


async def leave(store: Store, cup: str, guest: str) -> None:
    """Play in it no longer: in no further round."""
    await store.execute(update(ENTRANTS).where(_same(cup, guest)).values(plays=False))


def _same(cup: str, guest: str) -> Any:
    return (ENTRANTS.c.cup_id == cup) & (ENTRANTS.c.guest == guest)


async def cups_of(store: Store, guest: str) -> list[CupLine]:
    """Those that somebody runs or plays in, the last first."""
    mine = select(ENTRANTS.c.cup_id).where(ENTRANTS.c.guest == guest)
    rows = await store.rows(select(CUPS).where(CUPS.c.id.in_(mine)).order_by(CUPS.c.made.desc()).limit(50))
    return [CupLine(row["id"], row["name"], row["game"], row["state"], row["round"], row["rounds"]) for row in rows]


async def going(store: Store) -> list[str]:
    """Those that are being played."""
    return [row["id"] for row in await store.rows(select(CUPS.c.id).where(CUPS.c.state == PLAYING))]


async def entrants(store: Store, cup: str) -> list[dict[str, Any]]:
    """Who runs it or plays in it, with the names that they have now."""
    wanted = select(ENTRANTS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == ENTRANTS.c.guest)
    return await store.rows(wanted.where(ENTRANTS.c.cup_id == cup).order_by(ENTRANTS.c.made, ENTRANTS.c.guest))


async def tables_of(store: Store, cup: str) -> list[CupTable]:
    """All its tables, the last round first, with the places of those who are over."""
    pairs = await store.rows(select(PAIRS).where(PAIRS.c.cup_id == cup).order_by(PAIRS.c.round.desc(), PAIRS.c.number))
    idents = {row["table_id"] for row in pairs if row["table_id"]}
    states = {row["id"]: row["status"] for row in await store.rows(_where(TABLES, TABLES.c.id, idents))}
    ranks: dict[tuple[str, str], int] = {}
    for row in await store.rows(_where(PLAYS, PLAYS.c.table_id, idents)):
        ranks[row["table_id"], row["guest"]] = row["rank"]
    found: dict[tuple[int, str], CupTable] = {}
    for row in pairs:
        table = row["table_id"]
        seat = CupSeat(row["guest"], row["name"], ranks.get((table, row["guest"]), 0))
        known = "over" if seat.rank else states.get(table, "closed")
        fresh = CupTable(row["round"], table, known if table else "bye", [])
        found.setdefault((row["round"], table), fresh).seats.append(seat)
    return list(found.values())


def _where(table: Any, column: Any, idents: Iterable[str]) -> Any:
    return select(table).where(column.in_(sorted(idents)))


# ---- standings


def met(tables: Iterable[CupTable]) -> Counter[frozenset[str]]:
    """Who has sat with whom, and how often."""
    found: Counter[frozenset[str]] = Counter()
    for table in tables:
        if table.table:
            found.update(frozenset(pair) for pair in combinations([seat.guest for seat in table.seats], 2))
    return found


def standings(people: list[dict[str, Any]], tables: list[CupTable]) -> list[CupScore]:
    """The best first; between equals decides how well those did whom they have played against."""
    points: defaultdict[str, float] = defaultdict(float)
    games, byes = Counter[str](), Counter[str]()
    rivals: defaultdict[str, list[str]] = defaultdict(list)
    for table in tables:
        ranks = [seat.rank for seat in table.seats]
        for seat in table.seats:
            if not table.table:
                points[seat.guest] += 1.0
                byes[seat.guest] += 1
            elif all(ranks) and len(ranks) > 1:
                points[seat.guest] += share(seat.rank, ranks)
                games[seat.guest] += 1
                rivals[seat.guest] += [other.guest for other in table.seats if other is not seat]
    found = [
        CupScore(
            row["guest"], row["name"], round(points[row["guest"]], 2),
            round(sum(points[rival] for rival in rivals[row["guest"]]), 2),
            games[row["guest"]], byes[row["guest"]], not row["plays"],
        )
        for row in people
        if row["plays"] or games[row["guest"]] or byes[row["guest"]]
    ]  # fmt: skip
    return sorted(found, key=lambda line: (-line.points, -line.against, -line.games, line.name))


async def shown(store: Store, cup: str, guest: str) -> Cup:
    """All that those see who have its link."""
    row, people, tables = await one(store, cup), await entrants(store, cup), await tables_of(store, cup)
    terms = msgspec.json.decode(row["terms"], type=Terms)
    mine = [person for person in people if person["guest"] == guest]
    return Cup(
        cup, row["name"], row["game"], row["seats"], row["rounds"], row["round"], row["state"],
        terms.live, terms.rated,
        any(person["runs"] for person in mine), any(person["plays"] for person in mine),
        standings(people, tables), tables,
    )  # fmt: skip


def stale() -> list[Any]:
    """Tournaments of which nobody is left, and what was drawn in them."""
    somebody = select(ENTRANTS.c.guest).where(ENTRANTS.c.cup_id == CUPS.c.id).exists()
    return [delete(CUPS).where(~somebody), delete(PAIRS).where(PAIRS.c.cup_id.not_in(select(CUPS.c.id)))]
