"""Game: what every table has, and the only doors in and out of it.

In: `play(seat, choice)`. Out: `view(seat)`, `question(seat)`, `events(seat)`, and `redeal(seat, chance)`, a world
that seat could be in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from posse.kernel.chance import Chance
from posse.kernel.choices import Question
from posse.kernel.events import Event, Phrase, Saying
from posse.kernel.flow import NOT_YET, Ask, Ballot, Flow, where
from posse.kernel.pen import Pen
from posse.kernel.seen import View
from posse.kernel.worlds import Worlds

if TYPE_CHECKING:
    from posse.kernel.box import Box

# Refusals that need no rulebook; they cite the clause of the question that is open, to those who are asked it.
GAME_OVER = Saying("why-game-over", "")
NO_SUCH_SEAT = Saying("why-no-such-seat", "", "seats:n")
NO_SUCH_CHOICE = Saying("why-no-such-choice", "", "total:n")
NOT_ASKED = Saying("why-not-asked", "")
ANSWERED = Saying("why-answered", "")
STALE = Saying("why-stale", "")
OTHER_QUESTION = Saying("why-other-question", "")
NOT_OFFERED = Saying("why-not-offered", "")

COMMON_REASONS = (GAME_OVER, NO_SUCH_SEAT, NO_SUCH_CHOICE, NOT_ASKED, ANSWERED, STALE, OTHER_QUESTION, NOT_OFFERED)


class Refusal(Phrase):
    """Why a choice is not allowed: the reason, and the clause that says so."""

    def __init__(self, saying: Saying, values: tuple[int, ...] = (), clause: str = "") -> None:
        super().__init__(saying, values)
        self.clause = clause or saying.clause


class IllegalChoice(Exception):
    """A choice that is not offered. `why` says it in the game's words; nothing has changed at the table."""

    def __init__(self, why: Refusal, allowed: list[int], at: str) -> None:
        super().__init__(f"{why.saying.key} ({why.clause or 'no rule needed'}), allowed: {allowed}, at {at}")
        self.why = why
        self.allowed = allowed


def is_below(end: int, what: object) -> bool:
    """Whether that is a whole number from 0 on below the end. Compiled, < would stumble over 10**30."""
    kind = type(what)
    return kind is int and what in range(end)


def copied(value: str, note: str) -> str:
    """How a fact of such a type is copied: lists, and lists of lists, anew; what can't change is shared."""
    if note.startswith("list[list["):
        return f"[part[:] for part in {value}]"
    return f"{value}[:]" if note.startswith("list[") else value


class Game(Flow):
    """A table with a game on it. Each game declares its facts in its class: `deck: tuple[int, ...] = ()`.

    A list that is declared is empty at first; `lay_out` makes room. Copies share all but the lists: tuples are
    replaced, not altered.
    """

    FACTS: ClassVar[tuple[str, ...]] = ()
    """The names of the facts declared in the class, in their order."""

    def __init__(
        self, box: Box, seats: int, options: dict[str, object], chance: Chance, like: Game | None = None
    ) -> None:
        super().__init__(like)
        self.box = box
        self.seats = seats
        self.options = options
        self.chance = chance
        self.log: list[Event] | None = None if like is None or like.log is None else like.log[:]
        """What happened, in order; None where nobody reads it (simulation)."""
        if like is None:
            self.asked_of = [0] * seats

    # Compiled, every game has what follows written out from its facts (native/ in the project's root).

    def __init_subclass__(cls) -> None:
        if "copy" in vars(cls):
            return
        notes: dict[str, str] = vars(cls).get("__annotations__", {})
        cls.FACTS = tuple(notes)
        new, same = [], []
        for name, note in notes.items():
            new.append(f"        self.{name} = " + ("[]" if note.startswith("list") else f"table.{name}"))
            same.append(f"        self.{name} = " + copied(f"like.{name}", note))
        takes = "self, box, seats, options, chance, like=None"
        lines = [f"def __init__({takes}):", f"    Game.__init__({takes.removesuffix('=None')})"]
        made = {"table": cls, "Game": Game}
        exec("\n".join([*lines, "    if like is None:", *new, "    else:", *same]), made)
        cls.__init__ = made["__init__"]  # type: ignore[method-assign]

    def copy(self) -> Any:
        """A twin that shares nothing that can change."""
        return type(self)(self.box, self.seats, self.options, self.chance.copy(), self)

    # ---- in

    def play(self, seat: object, choice: object, number: object = None) -> None:
        """Answer the open question: the seat takes that choice (a number of the whole game).

        Anything not offered is refused with `IllegalChoice`, and nothing has changed. `number` may name the
        question that is meant (`Question.number`), so that an answer that comes late is refused, too.
        """
        why = self.why_not(seat, choice, number)
        if why is not None:
            allowed: list[int] = []
            if is_below(self.seats, seat):
                assert isinstance(seat, int)
                question = self.question(seat)
                allowed = question.choices if question is not None else []
            raise IllegalChoice(why, allowed, where(self))
        pending = self.pending
        assert isinstance(seat, int) and isinstance(choice, int) and pending is not None
        value = choice - pending.kind.first
        self.box.watch(self, seat, pending.kind, value)
        if isinstance(pending, Ask):
            self.answer(value)
        else:
            self.vote(pending.seats.index(seat), value)

    def why_not(self, seat: object, choice: object, number: object = None) -> Refusal | None:
        """Why the seat may not take that choice now; None if it may."""
        pending = self.pending
        if pending is None:
            return Refusal(GAME_OVER)
        if not is_below(self.seats, seat):
            return Refusal(NO_SUCH_SEAT, (self.seats,))
        assert isinstance(seat, int)
        voter = isinstance(pending, Ballot) and seat in pending.seats
        # What another seat is asked may be a secret: a card picked, but not yet played.
        clause = pending.kind.clause if voter or (isinstance(pending, Ask) and pending.seat == seat) else ""
        if number is not None and number != self.asked_of[seat]:
            return Refusal(STALE, (), clause)
        question = self.question(seat)
        if question is None:
            return Refusal(ANSWERED if voter else NOT_ASKED, (), clause)
        if not is_below(self.box.kinds.total, choice):
            return Refusal(NO_SUCH_CHOICE, (self.box.kinds.total,), clause)
        assert isinstance(choice, int)
        value = choice - question.kind.first
        if not 0 <= value < question.kind.size:
            return Refusal(OTHER_QUESTION, (), clause)
        if value in question.options:
            return None
        why = self.box.why_not(self, seat, question.kind, value)
        return Refusal(why.saying, why.values, why.saying.clause or clause)

    # ---- out

    def question(self, seat: int) -> Question | None:
        """What this seat is asked now."""
        pending = self.pending
        if isinstance(pending, Ask):
            if pending.seat == seat:
                return Question(self.asked_of[seat], seat, pending.kind, pending.options[:])
        elif pending is not None:
            for place, voter in enumerate(pending.seats):
                if voter == seat and pending.answers[place] == NOT_YET:
                    return Question(self.asked_of[seat], seat, pending.kind, pending.options[place][:])
        return None

    def questions(self) -> list[Question]:
        """All that is asked now, of whomever. For those who run the table; a seat gets `question`."""
        return [q for q in [self.question(seat) for seat in range(self.seats)] if q is not None]

    def asking(self, seat: int) -> Phrase:
        """The question this seat is asked, as a saying."""
        question = self.question(seat)
        if question is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return self.box.asking(self, seat, question.kind)

    def phrase(self, seat: int, choice: int) -> Phrase:
        """The choice as a saying, for the seat that is asked."""
        kind = self.box.kinds.of(choice)
        return self.box.phrase(self, seat, kind, choice - kind.first)

    def meaning(self, seat: int, choice: int) -> Phrase | None:
        """The same for a choice that is not offered; None if nothing at this table is meant (the fifth of four cards).

        Games need words only for what they offer. What they do with the rest is up to them, so anything may go wrong.
        As everywhere, -1 is the last name of its type: nothing, nobody.
        """
        try:
            said = self.phrase(seat, choice)
        except Exception:
            return None
        names = self.box.names
        for kind, number in said.args().values():
            least, most = (0, self.seats) if kind == "seat" else (-1, len(names.get(kind, ())))
            if kind != "n" and not least <= number < most:
                return None
        return said

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat (None: a spectator) may see, as plain data. Nothing else leaves the table."""
        seen = self.view_around(seat)
        seen["table"] = self.box.view(self, seat)
        return seen

    def view_around(self, seat: int | None) -> dict[str, object]:
        """The same but for the game's own part, which may be put together from what all see (`Box.besides`)."""
        asked, answered, yours = self._asked_as_seen_by(seat)
        seen: View = {
            "game": self.box.key,
            "seats": self.seats,
            "you": seat,
            "options": dict(self.options),
            "asked": asked,
            "answered": answered,
            "your_answer": yours,
            "over": self.pending is None,
            "ranks": self.box.ranks(self) if self.pending is None else None,
            "table": {},
        }
        return cast("dict[str, object]", seen)  # those who read it look for names, in any game's view

    def write_numbers(self, seat: int | None, pen: Pen) -> None:
        """The same as a row of numbers; `posse.lab.fields` tells which place is what."""
        asked, answered, yours = self._asked_as_seen_by(seat)
        over = self.pending is None
        pen.begin(0 if seat is None else seat, self.seats)
        pen.number(self.seats)
        pen.options(self.options, self.box.options)
        pen.some_seats(asked)
        pen.number(answered)
        pen.flag(yours is not None)
        pen.number(yours or 0)
        pen.flag(over)
        pen.flag(over)
        if over:
            pen.by_seat(self.box.ranks(self))
        else:
            pen.skip(1 + pen.room)
        self.box.write_numbers(self, seat, pen)

    def _asked_as_seen_by(self, seat: int | None) -> tuple[list[int], int, int | None]:
        """Who is asked, how many have answered, and what this seat itself has answered."""
        pending = self.pending
        if pending is None:
            return [], 0, None
        if isinstance(pending, Ask):
            return [pending.seat], 0, None
        own = pending.answers[pending.seats.index(seat)] if seat in pending.seats else NOT_YET
        yours = None if own == NOT_YET else own
        if pending.quiet:
            return [s for s in pending.seats if s == seat], 0, yours
        answered = len(pending.answers) - pending.answers.count(NOT_YET)
        return pending.seats[:], answered, yours

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as far as this seat may know it, without its first `since` events."""
        return [event for event in self.log or [] if event.known_to(seat)][since:]

    # ---- worlds

    def __deepcopy__(self, memo: object) -> Any:
        """For libraries that copy whatever they hold."""
        return self.copy()

    def redeal(self, seat: int | None, chance: Chance) -> Any:
        """A world this seat could be in: all that it can't know is dealt anew, the luck to come included.

        The new world depends on nothing but `chance` and on what the seat may see. `Worlds` deals many of them.
        """
        return Worlds(self, seat).deal(chance)

    def suspect(self, seat: int | None, chance: Chance) -> Any:
        """The same, as likely as what the others did at this table makes it, to whoever knows how people play."""
        return Worlds(self, seat, suspicious=True).deal(chance)

    # ---- what rules call

    def tell(self, saying: Saying, *values: int) -> None:
        """Something happened that all may know."""
        if self.log is not None:
            self.log.append(Event(saying, values))

    def whisper(self, seat: int, saying: Saying, *values: int) -> None:
        """Something happened that only this seat may know."""
        if self.log is not None:
            self.log.append(Event(saying, values, 1 << seat))


Tells = TypeVar("Tells", bound=Callable[..., None])


def telling(tells: Tells) -> Tells:
    """Marks a function that only tells: at a table without a log it is not even begun.

    So are called `tell_...`, and take the table first. Compiled, their calls are left out instead (native/).
    """

    def told(table: Game, *said: Any) -> None:
        if table.log is not None:
            tells(table, *said)

    return cast("Tells", told)
