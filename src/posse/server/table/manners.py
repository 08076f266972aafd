"""Talking at a table, and what its host may do about it: ask somebody to be quiet, or to leave."""

from __future__ import annotations

from posse.server import wire
from posse.server.book import ledger
from posse.server.bounds.limits import LARGEST_CHAT, LONGEST_CHAT, LONGEST_TEXT, MOST_ENTRIES, MOST_MANNERS
from posse.server.bounds.writing import clean
from posse.server.errors import PHRASES, No
from posse.server.table.requests import Lines, chair_of, has_room, host_only, not_sealed
from posse.server.table.sitting import OPEN, Sitting


def say(sitting: Sitting, guest: str, name: str, message: wire.Say) -> Lines:
    """Talk, unless the host has asked for silence."""
    seats = sitting.seats_of(guest)
    if guest in sitting.muted or (sitting.hushed and not seats and guest != sitting.made.host):
        raise No("muted", 403)
    if not _has_room_for(sitting, bool(seats)):
        raise No("too-many-said", 409)
    has_room(sitting.entries, MOST_ENTRIES)
    called = sitting.chairs[seats[0]].name if seats else name
    seat = seats[0] if seats else -1
    if message.phrase:
        if message.phrase not in PHRASES:
            raise No("no-such-phrase", 404)
        return [ledger.Said(guest, called, seat, "", message.phrase)]
    return [ledger.Said(guest, called, seat, clean(message.text, LONGEST_TEXT, "text-wanted"))]


def _has_room_for(sitting: Sitting, seated: bool) -> bool:
    """Half of the chat is for those who have a seat."""
    if seated:
        return len(sitting.chat) < LONGEST_CHAT and sitting.chat_size < LARGEST_CHAT
    theirs = [line for _, line in sitting.chat if line.seat < 0]
    return len(theirs) < LONGEST_CHAT // 2 and sum(map(ledger.size, theirs)) < LARGEST_CHAT // 2


def mute(sitting: Sitting, guest: str, message: wire.Mute) -> Lines:
    """The host asks somebody, or all who have no seat, to be quiet; or lets them talk again."""
    host_only(sitting, guest)
    who = "" if message.seat < 0 and message.said < 0 else _whom(sitting, guest, message.seat, message.said)
    if message.quiet == (who in sitting.muted if who else sitting.hushed):
        return []
    has_room(sitting.manners, MOST_MANNERS)
    return [ledger.Muted(who, message.quiet)]


def kick(sitting: Sitting, guest: str, message: wire.Kick) -> Lines:
    """The host sends somebody away for good. Who plays stays: about that, all decide together (`propose`)."""
    host_only(sitting, guest)
    who = _whom(sitting, guest, message.seat, message.said)
    seats = sitting.seats_of(who)
    if seats and sitting.status != OPEN:
        raise No("begun", 409)
    if who in sitting.kicked:
        return []
    if seats:
        not_sealed(sitting)
    has_room(sitting.manners, MOST_MANNERS)
    return [*(ledger.Stood(seat) for seat in seats), ledger.Kicked(who)]


def _whom(sitting: Sitting, host: str, seat: int, said: int) -> str:
    """Who sits there, or who said that: guests without a seat have no other name."""
    if seat >= 0:
        who = chair_of(sitting, seat).guest
    elif 0 <= said < len(sitting.chat):
        who = sitting.chat[said][1].guest
    else:
        who = ""
    if not who or who == host:
        raise No("nobody-there", 404)
    return who
