"""A table folded from its lines: who sits where, what was agreed, and the game. It waits for nothing and asks nobody.

`apply` takes a line and changes the sitting; it is the only way a sitting changes. Whether a line may be written at
all is decided before (`tables`).
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, get_args

from posse.kernel.box import Box
from posse.kernel.catalog import Catalog
from posse.kernel.chance import Seal
from posse.kernel.flow import NOT_YET, Ask, Ballot
from posse.kernel.game import Game
from posse.kernel.record import BadRecord, Entry, Record, Table
from posse.server.book import ledger
from posse.server.table import asking, going
from posse.server.table.chairs import LATE_FOR_GOOD, Chair, bot_name

OPEN, PLAYING, OVER, CLOSED, OUTDATED = "open", "playing", "over", "closed", "outdated"

SECRET = {ledger.Ordered, ledger.Woke, ledger.Held, ledger.Gone, ledger.Weighed}
SECRET_IN_A_WINDOW = {ledger.Ordered, ledger.Woke, ledger.Held, ledger.Chose}
"""Lines of which nobody else may learn even that they were written, or by which nothing happens."""


def answered(ballot: Ballot) -> int:
    """How many answers are in."""
    return sum(answer != NOT_YET for answer in ballot.answers)


class Sitting(asking.Asked):
    """Everything about a table that is written down."""

    def __init__(self, ident: str, catalog: Catalog) -> None:
        self.id = ident
        self.catalog = catalog
        self.entries = 0
        """How many entries of the store are folded in: the number of the next one."""
        self.made: ledger.Made
        self.made_at = self.began_at = self.ended_at = 0
        self.written_at = 0
        """When the last line was written."""
        self.changed_at = 0
        """When something last happened that all may know of."""
        self.box: Box
        self.chairs: list[Chair] = []
        self.status = OPEN
        self.seal: Seal | None = None
        """The seed and its promise, from the moment that players show their numbers."""
        self.seals = 0
        self.table: Table | None = None
        self.game: Game | None = None
        """The game at the table; looked at so often that it has a name of its own."""
        self.old: Record | None = None
        """The paper of a game whose rules have changed since: it can be read, not played on."""
        self.era = 0
        """How often the game was taken back: question numbers repeat from one era to the next."""
        self.answers: dict[tuple[int, int], int] = {}
        """What was answered in this era, by seat and question: an answer that comes twice is recognized."""
        self.by: list[str] = []
        """For each choice on paper, who took it, if not the person on the seat."""
        self.gained: list[int] = []
        """For each choice on paper, the milliseconds that it has added to the clock of its seat."""
        self.lit: list[int] = []
        """For each choice on paper, how often something hidden had come to light before it."""
        self.actor = -1
        """The seat whose choice led to the open question, as far as all may know."""
        self.asked_at = 0
        """When the open question was put (milliseconds)."""
        self.holds = 0.0
        """Seconds from then on for which answers are kept back, so that no time tells who had a choice."""
        self.held: dict[int, int] = {}
        """The answers that are kept back, by seat."""
        self.paused = False
        self.paused_at = 0
        self.proposal: ledger.Proposed | None = None
        self.proposals = 0
        self.agreed: set[int] = set()
        self.chat: list[tuple[int, ledger.Said]] = []
        self.chat_size = 0
        """Bytes of it, about."""
        self.muted: set[str] = set()
        self.hushed = False
        """Who may not talk: these guests, or all who have no seat."""
        self.kicked: set[str] = set()
        """Guests who were sent away."""
        self.manners = 0
        """How often the host has asked for that."""
        self.early: Counter[str] = Counter()
        """How often each guest has sat down, pledged or ordered before the game."""
        self.conceded: list[int] = []
        self.rematch = ""
        self.closed = ""
        """Why the table was closed."""
        self.course: dict[str, Any] | None = None
        """How the game went, if somebody has asked."""
        self._window = False

    # ---- reading

    def asked(self) -> list[int]:
        """The seats that are asked something now, in truth: for those who run the table."""
        if self.status != PLAYING or self.game is None:
            return []
        return [question.seat for question in self.game.questions() if question.seat not in self.held]

    @property
    def sealed(self) -> bool:
        """Whether the luck is sealed and players show the numbers that they add to it."""
        return self.status == OPEN and self.seal is not None

    def window_is_open(self) -> bool:
        """Whether the open question is a reaction window, of which nobody may learn."""
        return self._window

    def waited(self, at: int) -> int:
        """Milliseconds that the table has waited for who is asked; below zero while it keeps answers back itself."""
        return at - self.asked_at - int(self.holds * 1000)

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def others(self, seat: int) -> set[int]:
        """The seats of other people, whoever plays there at the moment."""
        mine = self.chairs[seat].guest
        return {other for other, chair in enumerate(self.chairs) if chair.guest and chair.guest != mine}

    def ranks(self) -> list[int] | None:
        """The places at the end: as the rules say, those who conceded behind all others, the first of them last."""
        game = self.game
        if self.status != OVER or game is None:
            return None
        base = self.box.ranks(game) if game.pending is None else [1] * len(self.chairs)
        if not self.conceded:
            return base
        keys = [
            (self.conceded[::-1].index(seat) + 1 if seat in self.conceded else 0, rank)
            for seat, rank in enumerate(base)
        ]
        return [1 + sum(other < mine for other in keys) for mine in keys]

    def choices(self) -> int:
        """How many choices are on paper."""
        return 0 if self.table is None else len(self.table.record.entries)

    def choices_shown(self) -> int:
        """How many of them all may know of: answers in an open ballot are not among them."""
        pending = None if self.game is None else self.game.pending
        if isinstance(pending, Ballot):
            return self.choices() - answered(pending)
        return self.choices()

    # ---- folding

    def fold(self, at: int, lines: list[ledger.AnyLine]) -> list[ledger.AnyLine]:
        """Take in one entry; gives it as it is to be written down (a choice with the luck and events that followed)."""
        asked = None if self.game is None else self.game.asked
        written = [self.apply(line, at) for line in lines]
        self.entries += 1
        self.written_at = at
        if not self._is_secret(lines, asked):
            self.changed_at = at
        return written

    def _is_secret(self, lines: list[ledger.AnyLine], asked: int | None) -> bool:
        """Whether nobody else may learn that these lines were written: orders, and answers in the same open window."""
        same_window = self.window_is_open() and self.game is not None and self.game.asked == asked
        secret = SECRET_IN_A_WINDOW if same_window else SECRET
        return all(type(line) in secret for line in lines)

    def apply(self, line: ledger.AnyLine, at: int) -> ledger.AnyLine:
        """Take in one line. Nearly all of them are choices."""
        if type(line) is ledger.Chose:
            return self._chose(line, at)
        written: ledger.AnyLine | None = APPLY[type(line)](self, line, at)
        return line if written is None else written

    def _made(self, line: ledger.Made, at: int) -> None:
        self.made = line
        self.made_at = at
        self.box = self.catalog[line.game]
        self.chairs = [Chair() for _ in range(line.seats)]

    def _sat(self, line: ledger.Sat, at: int) -> None:
        chair = self.chairs[line.seat]
        chair.guest, chair.name, chair.bot = line.guest, line.name, ""
        self.early[line.guest] += 1

    def _seated(self, line: ledger.Seated, at: int) -> None:
        chair = self.chairs[line.seat]
        chair.guest, chair.name, chair.bot = "", bot_name(line.seat), line.level

    def _stood(self, line: ledger.Stood, at: int) -> None:
        self.chairs[line.seat] = Chair()
        self._break_seal()

    def _pledged(self, line: ledger.Pledged, at: int) -> None:
        self.early[self.chairs[line.seat].guest] += 1
        self.chairs[line.seat].pledge = line.pledge

    def _sealed(self, line: ledger.Sealed, at: int) -> None:
        self.seal = Seal(bytes.fromhex(line.seed), bytes.fromhex(line.salt))
        self.seals += 1

    def _revealed(self, line: ledger.Revealed, at: int) -> None:
        self.chairs[line.seat].nonce = line.nonce

    def _break_seal(self) -> None:
        """Somebody else will play: numbers that were shown are no secret any more, and new ones are wanted."""
        if self.seal is not None:
            self.seal = None
            for chair in self.chairs:
                chair.pledge = chair.nonce = ""

    def _began(self, line: ledger.Began, at: int) -> None:
        self.status, self.began_at = PLAYING, at
        record = Record(line.header)
        if line.copied:
            record.entries = Record.read([json.dumps(line.header), *line.copied]).entries
        try:
            self._set(record.replay(self.box))
        except BadRecord:
            self.status = OUTDATED
            self.old = record
            return
        self.by = [""] * len(record.entries)
        self.gained = [0] * len(record.entries)
        self.lit = [0] * len(record.entries)
        self._asks(at)

    def _set(self, table: Table) -> None:
        self.table, self.game = table, table.game

    def _chose(self, line: ledger.Chose, at: int) -> ledger.Chose:
        """Play a choice. `IllegalChoice` if it is not offered; then nothing has changed."""
        if self.table is None:
            if self.old is not None:
                self.old.entries.append(Entry(line.seat, line.choice, line.chance, line.events))
            return line
        game, seat = self.table.game, line.seat
        number, theirs, was_alone = game.asked, game.asked_of[seat], isinstance(game.pending, Ask)
        lit = game.came_to_light
        entry = self.table.play(seat, line.choice)
        self.lit.append(lit)
        self.held.pop(seat, None)
        self.answers[seat, theirs] = line.choice
        self.by.append(line.by)
        self.gained.append(self._charge(seat, at))
        if was_alone:
            self.actor = seat
        self._lapse(seat, entry)
        if game.asked != number or game.pending is None:
            self._asks(at)
        return ledger.Chose(seat, line.choice, entry.chance, entry.events, line.by)

    def _lapse(self, seat: int, entry: Entry) -> None:
        """A proposal that the game has gone past: somebody who was late has chosen, a die has fallen since."""
        proposal = self.proposal
        if proposal is not None and (proposal.about == seat or (proposal.what == "undo" and entry.chance)):
            self.proposal = None

    def _held(self, line: ledger.Held, at: int) -> None:
        if self.game is not None:
            self.answers[line.seat, self.game.asked_of[line.seat]] = line.choice
            self.held[line.seat] = line.choice

    def _charge(self, seat: int, at: int) -> int:
        """A choice has cost time, and given some; windows are free."""
        clock = self.made.settings.clock
        if clock is None or self._window:
            return 0
        gained = int(clock.increment * 1000)
        chair = self.chairs[seat]
        chair.spent += max(0, self.waited(at))
        chair.extra += gained
        return gained

    def _asks(self, at: int) -> None:
        """A new question is open, or the game is over."""
        self.asked_at = at
        assert self.game is not None
        pending = self.game.pending
        self._window = isinstance(pending, Ballot) and pending.quiet
        self.held = {}
        self.holds = asking.holds(self)
        for chair in self.chairs:
            chair.shown_spent, chair.shown_extra = chair.spent, chair.extra
        if pending is None:
            self.status, self.ended_at = OVER, at
            self.proposal = None

    def _tookback(self, line: ledger.TookBack, at: int) -> None:
        if self.table is None:
            if self.old is not None:
                del self.old.entries[line.upto :]
            return
        if not self._window and self.made.settings.clock is not None:
            for seat in self.asked():  # time that has gone by is not taken back
                self.chairs[seat].spent += max(0, self.waited(at))
        self.chairs[line.seat].taken_back += 1
        for chair in self.chairs:
            chair.taken_over_at = min(chair.taken_over_at, line.upto)
        for entry, gained in zip(self.table.record.entries[line.upto :], self.gained[line.upto :], strict=True):
            self.chairs[entry.seat].extra -= gained
        self._set(self.table.rewind(line.upto))
        del self.by[line.upto :], self.gained[line.upto :], self.lit[line.upto :]
        self.era += 1
        self.answers = {}
        self.actor = -1
        self.proposal = None
        self._asks(at)

    def _proposed(self, line: ledger.Proposed, at: int) -> None:
        chair = self.chairs[line.seat]
        if line.what in ledger.VITAL:
            chair.vital += 1
        else:
            chair.whims += 1
        self.proposal = line
        self.proposals += 1
        self.agreed = set()

    def _agreed(self, line: ledger.Agreed, at: int) -> None:
        self.agreed.add(line.seat)

    def _refused(self, line: ledger.Refused, at: int) -> None:
        self.proposal = None

    def _paused(self, line: ledger.Paused, at: int) -> None:
        self.chairs[line.seat].whims += 1
        self.paused = True
        self.paused_at = at
        self.proposal = None

    def _resumed(self, line: ledger.Resumed, at: int) -> None:
        self.paused = False
        self.asked_at += at - self.paused_at

    def _conceded(self, line: ledger.Conceded, at: int) -> None:
        chair = self.chairs[line.seat]
        chair.stand_in, chair.why, chair.taken_over_at = line.level, "conceded", self.choices()
        self.conceded.append(line.seat)
        if len(self.conceded) >= len(self.chairs) - 1:
            self.status, self.ended_at = OVER, at
        self.proposal = None

    def _takenover(self, line: ledger.TakenOver, at: int) -> None:
        chair = self.chairs[line.seat]
        chair.stand_in, chair.why, chair.taken_over_at = line.level, line.why, self.choices()
        chair.silences += line.why == "late"
        if chair.silences >= LATE_FOR_GOOD and line.why == "late":
            chair.why = "gone"
        self.proposal = None

    def _givenback(self, line: ledger.GivenBack, at: int) -> None:
        chair = self.chairs[line.seat]
        chair.stand_in = chair.why = ""
        self.holds = self.holds or asking.holds(self)

    def _woke(self, line: ledger.Woke, at: int) -> None:
        self.asked_at += line.gap
        self.paused_at += line.gap
        self.changed_at += line.gap

    def _whim(self, seat: int) -> Chair:
        """The chair, whose person has written something that others would not miss."""
        chair = self.chairs[seat]
        if self.status == OPEN:
            self.early[chair.guest] += 1
        else:
            chair.whims += 1
        return chair

    def _ordered(self, line: ledger.Ordered, at: int) -> None:
        chair = self._whim(line.seat)
        chair.orders[line.kind, line.against] = line.answer

    def _wished(self, line: ledger.Wished, at: int) -> None:
        chair = self._whim(line.seat)
        chair.singles = line.singles
        self.holds = self.holds or asking.holds(self)

    def _said(self, line: ledger.Said, at: int) -> None:
        self.chat.append((at, line))
        self.chat_size += ledger.size(line)

    def _muted(self, line: ledger.Muted, at: int) -> None:
        self.manners += 1
        if not line.guest:
            self.hushed = line.quiet
        elif line.quiet:
            self.muted.add(line.guest)
        else:
            self.muted.discard(line.guest)

    def _kicked(self, line: ledger.Kicked, at: int) -> None:
        self.manners += 1
        self.kicked.add(line.guest)

    def _closed(self, line: ledger.Closed, at: int) -> None:
        self.status = CLOSED
        self.closed = line.why
        self.proposal = None

    def _rematched(self, line: ledger.Rematched, at: int) -> None:
        self.rematch = line.table

    def _gone(self, line: ledger.Gone, at: int) -> None:
        going.forget(self, line.guest, line.ghost)

    def _weighed(self, line: ledger.Weighed, at: int) -> None:
        self.course = line.course


APPLY: dict[type, Any] = {kind: getattr(Sitting, "_" + kind.__name__.lower()) for kind in get_args(ledger.AnyLine)}
"""What each kind of line does."""
