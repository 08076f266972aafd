"""Who plays with whom: friends, invitations to tables, groups and how their members stand."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Collection, Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select

from posse.server.book import annals
from posse.server.book.schema import FRIENDS, GROUPS, GUESTS, INVITES, MEMBERS, PLAYS, RESULTS, TABLES
from posse.server.book.store import Store, now
from posse.server.errors import No
from posse.server.wire.company import FriendLine, Group, GroupLine, GroupScore, InviteLine
from posse.server.wire.deeds import GameLine
from posse.server.wire.letters import TableLine

MOST_FRIENDS: Final = 200
MOST_GROUPS: Final = 30
MOST_MEMBERS: Final = 64
SHOWN: Final = 20
"""Games of a group that are listed."""


# ---- friends


async def befriend(store: Store, guest: str, friend: str) -> None:
    """From now on they are friends, both ways."""

    def write(connection: Connection) -> None:
        _part(connection, guest, friend)
        for one in (guest, friend):
            count = select(func.count()).select_from(FRIENDS).where(FRIENDS.c.guest == one)
            if int(connection.execute(count).scalar() or 0) >= MOST_FRIENDS:
                raise No("too-many-friends", 429, most=MOST_FRIENDS)
        rows = [{"guest": guest, "friend": friend, "made": now()}, {"guest": friend, "friend": guest, "made": now()}]
        connection.execute(insert(FRIENDS), rows)

    if guest != friend:
        await store.transact(write)


def _part(connection: Connection, guest: str, friend: str) -> None:
    connection.execute(
        delete(FRIENDS).where(
            or_(
                (FRIENDS.c.guest == guest) & (FRIENDS.c.friend == friend),
                (FRIENDS.c.guest == friend) & (FRIENDS.c.friend == guest),
            )
        )
    )


async def part(store: Store, guest: str, friend: str) -> None:
    """They are friends no longer, neither way."""
    await store.transact(lambda connection: _part(connection, guest, friend))


async def friends_of(store: Store, guest: str) -> list[FriendLine]:
    """Somebody's friends, by name."""
    mine = select(GUESTS.c.id, GUESTS.c.name).join(FRIENDS, FRIENDS.c.friend == GUESTS.c.id)
    rows = await store.rows(mine.where(FRIENDS.c.guest == guest).order_by(GUESTS.c.name, GUESTS.c.id))
    return [FriendLine(row["id"], row["name"]) for row in rows]


async def are_friends(store: Store, guest: str, other: str) -> bool:
    """Whether they are."""
    return bool(await store.rows(select(FRIENDS).where(FRIENDS.c.guest == guest, FRIENDS.c.friend == other)))


# ---- invitations


async def invite(store: Store, table: str, by: str, guests: Iterable[str]) -> list[str]:
    """Ask them to a table; who was asked already is asked by whoever asks last. Those who were not."""
    rows = [{"table_id": table, "guest": guest, "asker": by, "made": now()} for guest in guests if guest != by]

    def write(connection: Connection) -> list[str]:
        new = []
        for row in rows:
            if not connection.execute(delete(INVITES).where(_same(table, row["guest"]))).rowcount:
                new.append(str(row["guest"]))
        connection.execute(insert(INVITES), rows)
        return new

    return await store.transact(write) if rows else []


def _same(table: str, guest: object) -> Any:
    return (INVITES.c.table_id == table) & (INVITES.c.guest == guest)


async def decline(store: Store, guest: str, table: str) -> None:
    """Not this time."""
    await store.execute(delete(INVITES).where(_same(table, guest)))


async def invites_of(store: Store, guest: str, open_status: str) -> list[InviteLine]:
    """The invitations of somebody, as long as there is a seat for them and they don't sit there yet."""
    mine = select(TABLES.c.summary, GUESTS.c.name).join(INVITES, INVITES.c.table_id == TABLES.c.id)
    mine = mine.join(GUESTS, GUESTS.c.id == INVITES.c.asker)
    mine = mine.where(INVITES.c.guest == guest, TABLES.c.status == open_status).order_by(INVITES.c.made.desc())
    found = []
    for row in await store.rows(mine.limit(50)):
        line = msgspec.json.decode(row["summary"], type=TableLine)
        free = sum(not seat.guest and not seat.bot for seat in line.seats)
        if free and all(seat.guest != guest for seat in line.seats):
            found.append(InviteLine(line.table, line.game, row["name"], len(line.seats), free, line.live, line.rated))
    return found


# ---- groups


async def new_group(store: Store, guest: str, name: str) -> str:
    """A group with one member so far."""
    ident, key = secrets.token_urlsafe(9), secrets.token_urlsafe(12)

    def write(connection: Connection) -> None:
        _room(connection, guest)
        connection.execute(insert(GROUPS).values(id=ident, name=name, key=key, made=now()))
        connection.execute(insert(MEMBERS).values(group_id=ident, guest=guest, made=now()))

    await store.transact(write)
    return ident


def _room(connection: Connection, guest: str) -> None:
    count = select(func.count()).select_from(MEMBERS).where(MEMBERS.c.guest == guest)
    if int(connection.execute(count).scalar() or 0) >= MOST_GROUPS:
        raise No("too-many-groups", 429, most=MOST_GROUPS)


async def join(store: Store, group: str, guest: str, key: str) -> None:
    """Belong to a group, if one knows its key."""
    row = await group_row(store, group)
    if not hmac.compare_digest(row["key"].encode(), key.encode()):
        raise No("old-link", 404)

    def write(connection: Connection) -> None:
        there = connection.execute(select(MEMBERS.c.guest).where(MEMBERS.c.group_id == group)).scalars().all()
        if guest in there:
            return
        _room(connection, guest)
        if len(there) >= MOST_MEMBERS:
            raise No("too-many-members", 429, most=MOST_MEMBERS)
        connection.execute(insert(MEMBERS).values(group_id=group, guest=guest, made=now()))

    await store.transact(write)


async def leave(store: Store, group: str, guest: str) -> None:
    """Belong to it no longer; a group without members is none."""
    empty = ~select(MEMBERS.c.guest).where(MEMBERS.c.group_id == group).exists()
    await store.execute(
        delete(MEMBERS).where(MEMBERS.c.group_id == group, MEMBERS.c.guest == guest),
        delete(GROUPS).where(GROUPS.c.id == group, empty),
    )


async def group_row(store: Store, group: str) -> dict[str, Any]:
    """What is written about a group itself."""
    rows = await store.rows(select(GROUPS).where(GROUPS.c.id == group))
    if not rows:
        raise No("no-such-group", 404)
    return rows[0]


async def members_of(store: Store, group: str) -> list[FriendLine]:
    """Who belongs to it, by name."""
    them = select(GUESTS.c.id, GUESTS.c.name).join(MEMBERS, MEMBERS.c.guest == GUESTS.c.id)
    rows = await store.rows(them.where(MEMBERS.c.group_id == group).order_by(GUESTS.c.name, GUESTS.c.id))
    return [FriendLine(row["id"], row["name"]) for row in rows]


async def groups_of(store: Store, guest: str) -> list[GroupLine]:
    """The groups that somebody belongs to."""
    mine = select(MEMBERS.c.group_id).where(MEMBERS.c.guest == guest)
    count = select(func.count()).select_from(MEMBERS).where(MEMBERS.c.group_id == GROUPS.c.id).scalar_subquery()
    wanted = select(GROUPS, count.label("count")).where(GROUPS.c.id.in_(mine)).order_by(GROUPS.c.name, GROUPS.c.id)
    return [GroupLine(row["id"], row["name"], int(row["count"])) for row in await store.rows(wanted)]


async def group(store: Store, ident: str, guest: str, key: str) -> Group:
    """A group: all of it for members, its name for those who have the key."""
    row = await group_row(store, ident)
    members = await members_of(store, ident)
    member = any(one.guest == guest for one in members)
    if not member and not hmac.compare_digest(row["key"].encode(), key.encode()):
        raise No("no-such-group", 404)
    if not member:
        return Group(ident, row["name"], False, row["key"], [], [])
    games = await _games(store, {one.guest for one in members}, row["made"], guest)
    return Group(ident, row["name"], True, row["key"], score(members, games), games[:SHOWN])


async def _games(store: Store, members: Collection[str], since: int, guest: str) -> list[GameLine]:
    """What they have played among themselves, the last first."""
    theirs = select(PLAYS.c.table_id).where(PLAYS.c.guest.in_(members))
    wanted = select(RESULTS).where(RESULTS.c.table_id.in_(theirs), RESULTS.c.ended >= since)
    wanted = wanted.where(RESULTS.c.kind.in_(annals.COUNTED)).order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id)
    found = await annals.lines(store, wanted.limit(annals.LOOKED_AT), guest)
    return [game for game in found if among(members, game)]


def among(members: Collection[str], game: GameLine) -> bool:
    """Whether all people at the table were members, two or more, each on one seat."""
    people = [play.guest for play in game.plays if not play.bot]
    return len(people) > 1 and len(set(people)) == len(people) and all(guest in members for guest in people)


def score(members: Iterable[FriendLine], games: Iterable[GameLine]) -> list[GroupScore]:
    """How the members stand after these games."""
    found = {one.guest: GroupScore(one.guest, one.name, 0, 0, 0.0) for one in members}
    for game in games:
        people = [play for play in game.plays if not play.bot]
        for mine in people:
            line = found[mine.guest]
            line.games += 1
            line.won += mine.rank == 1
            line.points += share(mine.rank, [play.rank for play in people])
    for line in found.values():
        line.points = round(line.points, 2)
    return sorted(found.values(), key=lambda line: (-line.points, line.games, line.name))


def share(mine: int, ranks: list[int]) -> float:
    """The part of the others whom one has left behind; a tie is half of it. `ranks` has one's own, too.

    >>> share(1, [1, 2, 3]), share(2, [1, 2, 2]), share(3, [1, 2, 3])
    (1.0, 0.25, 0.0)
    """
    behind = sum(rank > mine for rank in ranks) + 0.5 * (sum(rank == mine for rank in ranks) - 1)
    return behind / (len(ranks) - 1)


def stale(open_status: str) -> list[Any]:
    """What nobody needs any more: invitations to tables that have begun, groups that all have left."""
    waiting = select(TABLES.c.id).where(TABLES.c.id == INVITES.c.table_id, TABLES.c.status == open_status).exists()
    somebody = select(MEMBERS.c.guest).where(MEMBERS.c.group_id == GROUPS.c.id).exists()
    return [delete(INVITES).where(~waiting), delete(GROUPS).where(~somebody)]
