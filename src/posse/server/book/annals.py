"""How games ended, and what comes of it for who has played them. Facts are written once; all else is counted anew."""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from sqlalchemy import Connection, delete, func, insert, select, text

from posse.server.book.schema import MOMENTS, PLAYS, RESULTS, TABLES
from posse.server.book.store import Store, now
from posse.server.errors import No
from posse.server.wire.deeds import GameDeeds, GameLine, MomentLine, PlayLine, Rival, Tally

COUNTED: Final = ("friendly", "rated")
"""Kinds of games that count."""
LOOKED_AT: Final = 2000
"""Games of one guest, the last ones: enough for what they do, and no more to read."""
SHOWN: Final = 200
RIVALS: Final = 12
MOST_MOMENTS: Final = 200
WRITE: Final = text(
    "INSERT INTO results (table_id, game, kind, live, ended, length, choices) "
    "VALUES (:table_id, :game, :kind, :live, :ended, :length, :choices) ON CONFLICT (table_id) DO NOTHING"
)


class Ended(Protocol):
    """A game that is over, as a table tells it (`table.results`)."""

    @property
    def table(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def live(self) -> bool: ...
    @property
    def ended(self) -> int: ...
    @property
    def length(self) -> int: ...
    @property
    def choices(self) -> int: ...
    @property
    def plays(self) -> Sequence[Any]: ...


async def write(store: Store, results: Iterable[Ended]) -> None:
    """Write results down, each once: whoever comes second, on this node or another, changes nothing."""
    found = list(results)

    def add(connection: Connection) -> None:
        for one in found:
            row = {name: getattr(one, name) for name in ("game", "kind", "live", "ended", "length", "choices")}
            if connection.execute(WRITE, {"table_id": one.table, **row}).rowcount and one.plays:
                connection.execute(insert(PLAYS), [{"table_id": one.table, **play._asdict()} for play in one.plays])

    if found:
        await store.transact(add)


async def missing(store: Store, status: str, after: str, most: int) -> list[str]:
    """Tables that are over and of which nothing is written yet, in the order of their names."""
    there = select(RESULTS.c.table_id).where(RESULTS.c.table_id == TABLES.c.id).exists()
    wanted = select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.id > after, ~there)
    return [row["id"] for row in await store.rows(wanted.order_by(TABLES.c.id).limit(most))]


# ---- what somebody did


async def games_of(store: Store, guest: str) -> list[GameLine]:
    """The games of a guest, the last first."""
    mine = select(PLAYS.c.table_id).where(PLAYS.c.guest == guest)
    wanted = select(RESULTS).where(RESULTS.c.table_id.in_(mine))
    return await lines(store, wanted.order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id).limit(LOOKED_AT), guest)


async def lines(store: Store, wanted: Any, guest: str = "") -> list[GameLine]:
    """Those games, with who played; `yours` are the guest's seats."""
    rows = await store.rows(wanted)
    plays: dict[str, list[dict[str, Any]]] = defaultdict(list)
    idents = [row["table_id"] for row in rows]
    for first in range(0, len(idents), 500):
        some = PLAYS.c.table_id.in_(idents[first : first + 500])
        for play in await store.rows(select(PLAYS).where(some).order_by(PLAYS.c.table_id, PLAYS.c.seat)):
            plays[play["table_id"]].append(play)
    return [_line(row, plays[row["table_id"]], guest) for row in rows]


def _line(row: dict[str, Any], plays: list[dict[str, Any]], guest: str) -> GameLine:
    names = "name", "rank", "guest", "bot", "role", "left"
    return GameLine(
        row["table_id"], row["game"], row["kind"], row["ended"], row["length"], row["choices"],
        [PlayLine(**{name: play[name] for name in names}) for play in plays],
        bool(row["live"]),
        [play["seat"] for play in plays if guest and play["guest"] == guest],
    )  # fmt: skip


def deeds(games: Iterable[GameLine]) -> list[GameDeeds]:
    """The statistics of somebody's games: those that count, and in which they held one seat."""
    by_game: dict[str, list[GameLine]] = defaultdict(list)
    for game in games:
        if game.kind in COUNTED and len(game.yours) == 1:
            by_game[game.game].append(game)
    return [_deeds(game, played) for game, played in sorted(by_game.items(), key=lambda one: -len(one[1]))]


def _deeds(game: str, played: list[GameLine]) -> GameDeeds:
    everything, rivals = Tally(), dict[str, Rival]()
    seats, roles, bots = defaultdict[int, Tally](Tally), defaultdict[str, Tally](Tally), defaultdict[str, Tally](Tally)
    for line in played:
        seat = line.yours[0]
        mine = line.plays[seat]
        _count(everything, mine.rank == 1)
        _count(seats[seat], mine.rank == 1)
        if mine.role:
            _count(roles[mine.role], mine.rank == 1)
        for other in line.plays:
            if other.bot:
                _count(bots[other.bot], mine.rank < other.rank)
            elif other.guest and other is not mine:
                # The games come last first: that is what they are called now.
                rival = rivals.setdefault(other.guest, Rival(other.name, other.guest))
                rival.played += 1
                rival.ahead += mine.rank < other.rank
                rival.behind += mine.rank > other.rank
    live = [line.length for line in played if line.live]
    length = sum(live) // len(live) if live else 0
    choices = sum(line.choices for line in played) // len(played)
    often = sorted(rivals.values(), key=lambda rival: -rival.played)[:RIVALS]
    return GameDeeds(
        game, everything, length, choices, dict(sorted(seats.items())), dict(sorted(roles.items())), dict(bots), often
    )


def _count(tally: Tally, won: bool) -> None:
    tally.played += 1
    tally.won += won


# ---- moments


async def moments_of(store: Store, guest: str) -> list[MomentLine]:
    """The moments that a guest has kept, the last first."""
    rows = await store.rows(select(MOMENTS).where(MOMENTS.c.guest == guest).order_by(MOMENTS.c.made.desc()))
    return [
        MomentLine(
            row["id"], row["table_id"], row["game"], row["upto"], None if row["seat"] < 0 else row["seat"],
            row["note"], row["made"],
        )
        for row in rows
    ]  # fmt: skip


async def keep(store: Store, guest: str, table: str, game: str, upto: int, seat: int | None, note: str) -> None:
    """Keep a moment; the same one again gets the new note."""
    eyes = -1 if seat is None else seat
    same = MOMENTS.c.guest == guest, MOMENTS.c.table_id == table, MOMENTS.c.upto == upto, MOMENTS.c.seat == eyes
    row = {"guest": guest, "table_id": table, "game": game, "upto": upto, "seat": eyes, "note": note, "made": now()}

    def write_one(connection: Connection) -> None:
        connection.execute(delete(MOMENTS).where(*same))
        count = select(func.count()).select_from(MOMENTS).where(MOMENTS.c.guest == guest)
        if int(connection.execute(count).scalar() or 0) >= MOST_MOMENTS:
            raise No("too-many-moments", 429, most=MOST_MOMENTS)
        connection.execute(insert(MOMENTS).values(id=secrets.token_urlsafe(9), **row))

    await store.transact(write_one)


async def drop(store: Store, guest: str, moment: str) -> None:
    """Keep it no longer."""
    await store.execute(delete(MOMENTS).where(MOMENTS.c.guest == guest, MOMENTS.c.id == moment))
