"""What HTTP takes and gives about playing together: friends, invitations, groups that meet again and again."""

from __future__ import annotations

from typing import Annotated

import msgspec

from posse.server.wire.deeds import GameLine

Name = Annotated[str, msgspec.Meta(max_length=200)]


class FriendLine(msgspec.Struct):
    """A friend, or somebody of a group."""

    guest: str
    name: str


class InviteLine(msgspec.Struct, omit_defaults=True):
    """Somebody wants you at their table, which still has a free seat."""

    table: str
    game: str
    by: str
    """What they are called."""
    seats: int
    free: int
    live: bool = True
    rated: bool = False


class GroupLine(msgspec.Struct):
    """A group in a list."""

    group: str
    name: str
    members: int


class Company(msgspec.Struct):
    """GET /api/friends: those with whom you play."""

    friends: list[FriendLine]
    groups: list[GroupLine]


class FriendLink(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/friends, /api/friends/whose: what stands behind `/friend/` in somebody's link."""

    link: Name


class FriendName(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/friends/drop: be friends no longer."""

    guest: Name


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/ID/invite: ask a friend to this table, or all of a group of yours."""

    guest: Name = ""
    group: Name = ""


class InviteName(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/invites/drop: not this time."""

    table: Name


class NewGroup(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/groups: a group that meets again and again."""

    name: Name


class GroupKey(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/groups/ID/join: what stands behind `?key=` in its link."""

    key: Name


class GroupScore(msgspec.Struct):
    """How a member stands."""

    guest: str
    name: str
    games: int
    won: int
    points: float
    """For each game from 0 to 1: the share of the other members whom one has left behind; a tie is half of it."""


class Group(msgspec.Struct):
    """GET /api/groups/ID: a group, for those who belong to it. To others it tells its name, if they have the key."""

    group: str
    name: str
    member: bool
    key: str
    """Who knows it may join: `/g/ID?key=KEY`."""
    score: list[GroupScore]
    """All members, the best first. Games count in which all people are members, two or more."""
    games: list[GameLine]
    """The last first."""


TAKEN = (FriendLink, FriendName, Invite, InviteName, NewGroup, GroupKey)
GIVEN = (Company, Group)
