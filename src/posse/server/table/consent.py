"""What one may do only if the others let one: take back, pause, close, call a bot for somebody who is late.

Nobody's choices but one's own are taken back without the consent of the person they belong to. A bot that stands in for
somebody plays for them, and agrees to nothing. A die that has fallen has fallen: luck is never drawn a second time, so
that the seal proves the dice of the whole game and nobody knows one beforehand.
"""

from __future__ import annotations

from posse.server import wire
from posse.server.book import ledger
from posse.server.bounds.limits import MOST_TAKEN_BACK, MOST_VITAL, MOST_WHIMS
from posse.server.errors import No
from posse.server.table.chairs import Chair
from posse.server.table.requests import (
    STAND_IN,
    Lines,
    chair_of,
    has_room,
    host_only,
    keeps_back,
    known_bot,
    own,
    playing,
)
from posse.server.table.sitting import CLOSED, OVER, PLAYING, Sitting


def at_play(sitting: Sitting, guest: str, seat: int) -> Chair:
    """The guest's chair, if they play there themselves: who has given up or is out of time asks for nothing."""
    chair = own(sitting, guest, seat)
    playing(sitting)
    if chair.stand_in:
        raise No("bot-plays", 409)
    return chair


# ---- taking back


def undo(sitting: Sitting, guest: str, message: wire.Undo) -> Lines:
    """Take one's last choice back, or ask the others."""
    at_play(sitting, guest, message.seat)
    upto = last_choice(sitting, message.seat)
    free = take_back(sitting, message.seat, upto)
    line = ledger.Proposed("undo", message.seat, upto=upto)
    if free or not _voters(sitting, line, set()):
        return _carry_out(line)
    return _propose(sitting, line)


def last_choice(sitting: Sitting, seat: int) -> int:
    """How many choices there were before the last one that the seat's person took."""
    record = playing(sitting).record
    if seat in sitting.held:
        raise No("undo-later", 409)
    for number in range(len(record.entries) - 1, record.branched_at() - 1, -1):
        if record.entries[number].seat == seat and not sitting.by[number]:
            return number
    raise No("nothing-to-undo", 409)


def take_back(sitting: Sitting, seat: int, upto: int) -> bool:
    """Whether the game may go back to so many choices without asking anybody; `No`, if not even when all agree.

    In an open window, and while answers are kept back, nobody may: that it is free or not would tell whether somebody
    has answered; and what they have answered would be lost.
    """
    table = playing(sitting)
    if sitting.made.settings.rated:
        raise No("rated-no-undo", 409)
    if sitting.paused:
        raise No("paused", 409)
    if sitting.window_is_open() or sitting.held or keeps_back(sitting):
        raise No("undo-later", 409)
    has_room(sitting.chairs[seat].taken_back, MOST_TAKEN_BACK // len(sitting.chairs))
    entries = table.record.entries
    if not table.record.branched_at() <= upto < len(entries):
        raise No("nothing-to-undo", 409)
    if any(entry.chance for entry in entries[upto:]):
        raise No("undo-luck", 409)
    others = [sitting.chairs[other] for other in sitting.others(seat)]
    if any(chair.taken_over_at > upto for chair in others):
        raise No("undo-takeover", 409)
    # As `Table.free_to_undo` has it, without playing the whole game again.
    if upto == len(entries) - 1 and sitting.lit[upto] == table.game.came_to_light:
        return True
    if any(chair.stand_in and chair.why != "conceded" for chair in others):
        raise No("absent", 409)
    return False


# ---- proposals


def propose(sitting: Sitting, guest: str, message: wire.Propose, present: set[int], late: set[int]) -> Lines:
    """Ask the others for something; with nobody to ask, it happens."""
    chair = at_play(sitting, guest, message.seat)
    if message.what == "pause":
        has_room(chair.whims, MOST_WHIMS)
    line = ledger.Proposed(message.what, message.seat)
    if message.what == "takeover":
        about = chair_of(sitting, message.about)
        if not about.guest or about.stand_in or about.guest == guest:
            raise No("not-asked-vote", 409)
        line.about, line.level = message.about, known_bot(message.level or STAND_IN)
        line.why = "late" if message.about in present else "away"
    _may_happen(sitting, line, late)
    if not _voters(sitting, line, present):
        return _carry_out(line)
    return _propose(sitting, line)


def _may_happen(sitting: Sitting, line: ledger.Proposed, late: set[int]) -> None:
    """`No`, if it may not happen now even when all agree."""
    if line.what == "undo":
        take_back(sitting, line.seat, line.upto)
    elif line.what == "takeover" and line.about not in late:
        raise No("not-late", 409)
    elif line.what == "pause" and sitting.paused:
        raise No("paused", 409)
    elif line.what == "close" and any(sitting.chairs[seat].may_come_back for seat in sitting.others(line.seat)):
        raise No("absent", 409)


def _propose(sitting: Sitting, line: ledger.Proposed) -> Lines:
    """One proposal at a time; but who keeps the others waiting can't keep them from saying so."""
    theirs = sitting.seats_of(sitting.chairs[line.about].guest) if line.what == "takeover" else []
    if sitting.proposal is not None and sitting.proposal.seat not in theirs:
        raise No("proposal-open", 409)
    chair = sitting.chairs[line.seat]
    if line.what in ledger.VITAL:
        has_room(chair.vital, MOST_VITAL)
    else:
        has_room(chair.whims, MOST_WHIMS)
    return [line]


def _voters(sitting: Sitting, line: ledger.Proposed, present: set[int]) -> set[int]:
    """Who must agree. Who is away can't help it that another one is late: then those decide who are there."""
    voters = {seat for seat in sitting.others(line.seat) if not sitting.chairs[seat].stand_in} - {line.about}
    return voters & present if line.what == "takeover" else voters


def vote(sitting: Sitting, guest: str, message: wire.Vote, present: set[int], late: set[int]) -> Lines:
    """Agree or not, for all seats of this guest. The last one to agree makes it happen."""
    own(sitting, guest, message.seat)
    proposal = sitting.proposal
    if proposal is None or message.proposal != sitting.proposals:
        raise No("no-proposal", 409)
    voters = _voters(sitting, proposal, present)
    mine = voters & set(sitting.seats_of(guest))
    if message.seat not in mine and not (not message.agree and proposal.seat in sitting.seats_of(guest)):
        raise No("not-asked-vote", 409)
    if not message.agree:
        return [ledger.Refused(message.seat)]
    agreed: Lines = [ledger.Agreed(seat) for seat in sorted(mine - sitting.agreed)]
    if voters <= sitting.agreed | mine:
        _may_happen(sitting, proposal, late)
        return agreed + _carry_out(proposal)
    return agreed


def _carry_out(proposal: ledger.Proposed) -> Lines:
    if proposal.what == "undo":
        return [ledger.TookBack(proposal.upto, proposal.seat)]
    if proposal.what == "pause":
        return [ledger.Paused(proposal.seat)]
    if proposal.what == "takeover":
        return [ledger.TakenOver(proposal.about, proposal.level, proposal.why or "away")]
    return [ledger.Closed("agreed")]


# ---- who goes, and who comes back


def resume(sitting: Sitting, guest: str, message: wire.Resume) -> Lines:
    """End a pause."""
    own(sitting, guest, message.seat)
    playing(sitting)
    if not sitting.paused:
        raise No("not-paused", 409)
    return [ledger.Resumed(message.seat)]


def concede(sitting: Sitting, guest: str, message: wire.Concede) -> Lines:
    """Give up."""
    own(sitting, guest, message.seat)
    playing(sitting)
    if message.seat in sitting.conceded:
        raise No("conceded", 409)
    return [ledger.Conceded(message.seat, STAND_IN)]


def come_back(sitting: Sitting, guest: str) -> Lines:
    """The owner is here again: bots that stood in for them give the seat back, and none is called."""
    if sitting.status != PLAYING:
        return []
    mine, proposal = sitting.seats_of(guest), sitting.proposal
    lines: Lines = [ledger.GivenBack(seat) for seat in mine if sitting.chairs[seat].may_come_back]
    if proposal is not None and proposal.what == "takeover" and proposal.about in mine and proposal.why != "late":
        lines.append(ledger.Refused(proposal.about))
    return lines


def close(sitting: Sitting, guest: str) -> Lines:
    """A table that has not begun, or at which no other person plays any more, nor may come back."""
    host_only(sitting, guest)
    if sitting.status == CLOSED:
        raise No("closed", 409)
    others = {c.guest for c in sitting.chairs if c.guest and (not c.stand_in or c.may_come_back)} - {guest}
    if sitting.status == PLAYING and others:
        raise No("begun", 409)
    if sitting.status == OVER:
        raise No("over", 409)
    return [ledger.Closed("host")]
