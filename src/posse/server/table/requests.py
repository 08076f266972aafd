"""What people may ask of a table: each request is checked against the sitting and becomes lines, or a `No`.

Nothing here changes anything: the lines do, once they are written down.
"""

from __future__ import annotations

import secrets
from typing import Any

from posse.bots import BOTS
from posse.kernel.chance import Sampled
from posse.kernel.codec import dump
from posse.kernel.game import ANSWERED, Refusal
from posse.kernel.record import Table
from posse.server import wire
from posse.server.book import ledger
from posse.server.book.store import now
from posse.server.bounds.limits import HOSTS_OWN, LONGEST_NAME, MOST_EARLY, MOST_ENTRIES, MOST_WHIMS
from posse.server.bounds.writing import clean
from posse.server.errors import No
from posse.server.table.chairs import Chair
from posse.server.table.sitting import CLOSED, OPEN, OUTDATED, OVER, PLAYING, Sitting

Lines = list[ledger.AnyLine]

STAND_IN = "random"
"""The bot that plays for those who conceded or ran out of time."""


def chair_of(sitting: Sitting, seat: int) -> Chair:
    """The chair, if there is such a seat."""
    if not 0 <= seat < len(sitting.chairs):
        raise No("no-such-seat", 404)
    return sitting.chairs[seat]


def own(sitting: Sitting, guest: str, seat: int) -> Chair:
    """The chair, if it is this guest's."""
    chair = chair_of(sitting, seat)
    if not guest or chair.guest != guest:
        raise No("not-yours", 403)
    return chair


def host_only(sitting: Sitting, guest: str) -> None:
    """Only the host may."""
    if sitting.made.host != guest:
        raise No("not-host", 403)


def still_open(sitting: Sitting) -> None:
    """The game has not begun."""
    if sitting.status == CLOSED:
        raise No("closed", 409)
    if sitting.status != OPEN:
        raise No("begun", 409)


def not_sealed(sitting: Sitting) -> None:
    """Who has seen the others' numbers must not be able to ask for new luck: whoever sits there is dealt in."""
    if sitting.sealed:
        raise No("sealed", 409)


def playing(sitting: Sitting) -> Table:
    """The game is under way, whether or not it is paused."""
    if sitting.status == PLAYING and sitting.table is not None:
        return sitting.table
    raise No({OPEN: "not-begun", OVER: "over", CLOSED: "closed", OUTDATED: "outdated"}[sitting.status], 409)


def has_room(written: int, most: int) -> None:
    """A seat has its own pages of the table's book: who has filled theirs has filled nobody else's."""
    if written >= most:
        raise No("book-full", 409)


def has_room_early(sitting: Sitting, guest: str) -> None:
    """Before the game a guest has so many lines, and all together so many; some more are the host's alone."""
    has_room(sitting.early[guest], MOST_EARLY)
    has_room(sitting.entries, MOST_ENTRIES + (HOSTS_OWN if guest == sitting.made.host else 0))


def has_room_for_whims(sitting: Sitting, chair: Chair) -> None:
    """Before the game a seat may change hands: then it is the guest who has so many lines."""
    if sitting.status == OPEN:
        has_room_early(sitting, chair.guest)
    else:
        has_room(chair.whims, MOST_WHIMS)


def known_bot(level: str) -> str:
    """The level, if there is a bot of it. How long it thinks is the server's business."""
    if level not in BOTS:
        raise No("no-such-bot", 404)
    return level


# ---- before the game


def sit(sitting: Sitting, guest: str, name: str, message: wire.Sit) -> Lines:
    """Take a free seat."""
    still_open(sitting)
    if guest in sitting.kicked:
        raise No("kicked", 403)
    if chair_of(sitting, message.seat).taken:
        raise No("seat-taken", 409)
    if sitting.made.settings.rated and sitting.seats_of(guest):
        raise No("rated-one-seat", 409)
    has_room_early(sitting, guest)
    called = clean(message.name, LONGEST_NAME, "name-wanted") if message.name else name
    return [ledger.Sat(message.seat, guest, called)]


def stand(sitting: Sitting, guest: str, message: wire.Stand) -> Lines:
    """Free a seat: one's own, or as the host any."""
    still_open(sitting)
    not_sealed(sitting)
    chair = chair_of(sitting, message.seat)
    if not chair.taken:
        raise No("seat-free", 409)
    if sitting.made.settings.cup:
        raise No("cup-seats", 409)
    if chair.guest != guest:
        host_only(sitting, guest)
    return [ledger.Stood(message.seat)]


def seat_bot(sitting: Sitting, guest: str, message: wire.SeatBot) -> Lines:
    """Put a bot on a free seat."""
    host_only(sitting, guest)
    still_open(sitting)
    if chair_of(sitting, message.seat).taken:
        raise No("seat-taken", 409)
    has_room(sitting.entries, MOST_ENTRIES + HOSTS_OWN)
    return [ledger.Seated(message.seat, known_bot(message.level))]


def players(sitting: Sitting) -> list[dict[str, object]]:
    """The players as a record names them."""
    return [{"name": c.name, **({"bot": c.bot} if c.bot else {})} for c in sitting.chairs]


# ---- choosing


def answer(sitting: Sitting, guest: str, message: wire.Answer) -> Lines:
    """A choice; none if it was made before (an answer sent twice counts once)."""
    chair = own(sitting, guest, message.seat)
    if message.era == sitting.era and sitting.answers.get((message.seat, message.question)) == message.choice:
        return []
    game = playing(sitting).game
    if sitting.paused:
        raise No("paused", 409)
    if message.era != sitting.era:
        raise No("stale", 409)
    why = Refusal(ANSWERED) if message.seat in sitting.held else None
    why = why or game.why_not(message.seat, message.choice, message.question)
    if why is not None:
        raise No.because(why, sitting.box, [chair.name for chair in sitting.chairs])
    if chair.player:
        raise No("bot-plays", 409)
    if keeps_back(sitting):
        return [ledger.Held(message.seat, message.choice)]
    return [ledger.Chose(message.seat, message.choice, [], [])]


def keeps_back(sitting: Sitting) -> bool:
    """Whether an answer given now is kept back: in a window until its end, else until the pause is over."""
    return sitting.holds > 0 and (sitting.window_is_open() or now() < sitting.asked_at + sitting.holds * 1000)


def why(sitting: Sitting, guest: str, message: wire.Why) -> wire.Words | None:
    """Why a choice is not offered; None if it is."""
    own(sitting, guest, message.seat)
    refusal = playing(sitting).game.why_not(message.seat, message.choice)
    return None if refusal is None else No.because(refusal).words()


def imagine(sitting: Sitting, guest: str, message: wire.Imagine) -> dict[str, Any]:
    """A world the seat could be in. By the laws of secrecy it holds nothing that the seat can't know."""
    own(sitting, guest, message.seat)
    game = playing(sitting).game
    if sitting.made.settings.rated:
        raise No("no-hints", 403)
    if game.question(message.seat) is None:
        raise No("not-asked", 409)
    world = game.redeal(message.seat, Sampled.of(secrets.randbits(62)))
    world.log = None
    return dump(world)


def order(sitting: Sitting, guest: str, message: wire.Order) -> Lines:
    """Leave a standing order for the windows of a kind."""
    chair = own(sitting, guest, message.seat)
    kind = sitting.box.kinds.by_name.get(message.kind)
    if kind is None:
        raise No("no-such-kind", 404)
    if not -1 <= message.against < len(sitting.chairs):
        raise No("no-such-seat", 404)
    value = {"ask": ledger.ASK, "never": ledger.NEVER}.get(message.order, message.choice - kind.first)
    if message.order == "always" and not 0 <= value < kind.size:
        raise No("bad-order")
    if chair.orders.get((message.kind, message.against)) == value:
        return []
    has_room_for_whims(sitting, chair)
    return [ledger.Ordered(message.seat, message.kind, value, message.against)]


def singles(sitting: Sitting, guest: str, message: wire.Singles) -> Lines:
    """Wish to be shown questions with a single answer, or not."""
    chair = own(sitting, guest, message.seat)
    if chair.singles == message.show:
        return []
    has_room_for_whims(sitting, chair)
    return [ledger.Wished(message.seat, message.show)]


# ---- looking


def looks(sitting: Sitting, guest: str) -> bool:
    """Whoever has a seat may look at it; others if the table lets them, or while there are seats to take."""
    if guest in sitting.kicked:
        return False
    return bool(sitting.seats_of(guest)) or sitting.made.settings.watch or sitting.status == OPEN


def may_look(sitting: Sitting, guest: str) -> None:
    """Only who may look."""
    if not looks(sitting, guest):
        raise No("kicked" if guest in sitting.kicked else "not-watching", 403)
