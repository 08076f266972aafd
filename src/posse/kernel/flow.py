"""Rules in progress, as a stack of plain data that can be copied, saved and re-dealt in the middle.

A rule that can stop for a question is a `Frame`: a small class whose `STEPS` name its parts in the order of the
rulebook. A step returns

- nothing: go on with the next step;
- an `Ask`: one seat must choose; its answer goes to the method `on_<step>`;
- a `Ballot`: several seats choose secretly at once; all answers together go to `on_<step>`;
- another `Frame`: carry that rule out first.

What a rule remembers between its steps are its fields, declared in the class: `seat: int`, `dice: int = 0`. They are
also the arguments it is made with.

A step never touches the stack, and a step that asks changes nothing first, so that asking again gives the same
question (`ask_again` lives on that).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeAlias, dataclass_transform

from posse.kernel.choices import Kind

NOT_YET: Final = -1
"""Stands in a ballot for an answer that is not in."""

DONE: Final = -1
"""The step at which a frame is at an end: the last in its PLAN."""

DEEPEST: Final = 64
"""More rules than this inside one another means that one of them calls itself for ever."""


class RulesError(Exception):
    """The rules themselves went wrong: a bug in a game, never a player's fault."""


class Ask:
    """One seat must choose among the options (values of the kind). Never changed once made, so copies share it.

    A single option is taken by the kernel without asking, unless `always`: where that would betray a secret.
    """

    def __init__(self, seat: int, kind: Kind, options: list[int], always: bool = False) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.always = always


class Ballot:
    """Several seats choose secretly at the same time; nothing is shown before the last answer is in.

    A `quiet` ballot is a reaction window: the others may not even learn that it is open. In a `final` one nobody may
    change a mind: an answer that is in can't be taken back, even before the others have answered.
    """

    def __init__(
        self, kind: Kind, seats: list[int], options: list[list[int]], quiet: bool = False, final: bool = False
    ) -> None:
        self.kind = kind
        self.seats = seats
        self.options = options
        self.quiet = quiet
        self.final = final
        self.answers = [NOT_YET] * len(seats)

    def copy(self) -> Ballot:
        twin = Ballot(self.kind, self.seats, self.options, self.quiet, self.final)
        twin.answers = self.answers[:]
        return twin


@dataclass_transform(eq_default=False)
class Frame:
    """A rule that can stop for a question. See the module's text for how to write one."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    """The steps in the order of the rulebook."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The names of the fields declared in the class, in their order: ids, numbers and tuples, nothing else."""

    DEFAULTS: ClassVar[dict[str, object]] = {}
    """What the fields are at first, where that is declared."""

    PLAN: ClassVar[tuple[Step, ...]] = ()
    """The methods of the steps, in their order; behind them comes `the_end`."""

    HEARS: ClassVar[tuple[Hear, ...]] = ()
    """The methods that hear the answers to the steps."""

    at: int = 0
    """The next step: the only program counter there is."""

    # Compiled, every frame has what follows written out from its fields and STEPS (native/ in the project's root).

    def __init_subclass__(cls) -> None:
        if "copy" in vars(cls):
            return
        notes: dict[str, str] = vars(cls).get("__annotations__", {})
        own = [name for name, note in notes.items() if not note.startswith("ClassVar")]
        cls.FIELDS = (*cls.FIELDS, *own)
        cls.DEFAULTS = {**cls.DEFAULTS, **{name: vars(cls)[name] for name in own if name in vars(cls)}}
        takes = "".join(f", {name}" + f"=usual[{name!r}]" * (name in cls.DEFAULTS) for name in cls.FIELDS)
        same = ", ".join(f"self.{name}" for name in cls.FIELDS)
        init = [f"def __init__(self{takes}):", *[f"    self.{name} = {name}" for name in cls.FIELDS], "    pass"]
        copy = ["def copy(self):", f"    twin = rule({same})", "    twin.at = self.at", "    return twin"]
        made: dict[str, Any] = {"rule": cls, "usual": cls.DEFAULTS}
        exec("\n".join([*init, *copy]), made)
        cls.__init__ = made["__init__"]  # type: ignore[method-assign]
        cls.copy = made["copy"]  # type: ignore[method-assign]
        cls.PLAN = (*[getattr(cls, step) for step in cls.STEPS], the_end)
        cls.HEARS = tuple([getattr(cls, "on_" + step, nobody_listens) for step in cls.STEPS])

    def copy(self) -> Frame:
        """A twin with the same fields, at the same step."""
        raise NotImplementedError

    def run(self, game: Flow, at: int) -> Outcome:
        """Carry out a step; the frame itself is returned where there are no more."""
        return self.PLAN[at](self, game)

    def hear(self, game: Flow, at: int, value: int) -> Frame | None:
        """Give the answer to the step that asked."""
        return self.HEARS[at](self, game, value)

    def hear_all(self, game: Flow, at: int, values: list[int]) -> Frame | None:
        """Give all answers of a ballot to the step that asked."""
        return self.HEARS[at](self, game, values)

    def skip_to(self, step: str) -> None:
        """Go on with that step when this one is done."""
        self.at = self.STEPS.index(step)

    def restart(self) -> None:
        """Go on with the first step when this one is done."""
        self.at = 0

    def repeat(self) -> None:
        """Do this step again when it is done."""
        self.at -= 1

    def finish(self) -> None:
        """Leave out all the steps that follow."""
        self.at = DONE


Outcome: TypeAlias = "Ask | Ballot | Frame | None"
Step: TypeAlias = "Callable[[Any, Any], Outcome]"
Hear: TypeAlias = "Callable[[Any, Any, Any], Frame | None]"


def the_end(frame: Frame, _game: Flow) -> Frame:
    """What comes after the last step."""
    return frame


def nobody_listens(_frame: Frame, game: Flow, _value: object) -> None:
    """A step that asks, but has no `on_<step>`."""
    raise RulesError(f"{where(game)} asks but does not listen")


class Flow:
    """What is going on at a table: the rules in progress and the question that is open."""

    def __init__(self, like: Flow | None = None) -> None:
        self.stack: list[Frame] = [] if like is None else [frame.copy() for frame in like.stack]
        self.pending: Ask | Ballot | None = None if like is None else same_question(like.pending)
        """The open question; None when the game is over."""
        self.asked: int = 0 if like is None else like.asked
        """How many questions were put so far, to anybody."""
        self.asked_of: list[int] = [] if like is None else like.asked_of[:]
        """How many were put to each seat. These numbers leave the table: the others' would tell of their choices."""
        self.came_to_light: int = 0 if like is None else like.came_to_light
        """How often something hidden was shown, or a choice was final: what comes before can't simply be taken back."""

    def advance(self) -> None:
        """Carry the rules out until somebody must choose, or nothing is left to do.

        A question with one option is answered here, except in ballots and where the rule asks `always`: there, being
        asked or not would tell the others something.
        """
        stack = self.stack
        while stack:
            frame = stack[-1]
            outcome: object = None
            while outcome is None:
                at = frame.at
                frame.at = at + 1
                outcome = frame.PLAN[at](frame, self)
            if outcome is frame:
                stack.pop()
                continue
            if isinstance(outcome, Ask):
                options = outcome.options
                if len(options) == 1 and not outcome.always:
                    rule = frame.HEARS[at](frame, self, options[0])
                    if rule is not None:
                        self._begin(rule)
                    continue
                if not options:
                    raise RulesError(f"seat {outcome.seat} may choose nothing, at {where(self)}")
                self.asked_of[outcome.seat] += 1
                self.pending = outcome
            elif isinstance(outcome, Frame):
                self._begin(outcome)
                continue
            else:
                assert isinstance(outcome, Ballot)
                if not outcome.seats:
                    raise RulesError(f"a ballot without voters, at {where(self)}")
                for seat in outcome.seats:
                    self.asked_of[seat] += 1
                self.pending = outcome
            self.asked += 1
            return
        self.pending = None

    def answer(self, value: int) -> None:
        """Give the value to the rule that asked, and go on. Unchecked: `Game.play` is the door for people."""
        frame = self.stack[-1]
        rule = frame.HEARS[frame.at - 1](frame, self, value)
        if rule is not None:
            self._begin(rule)
        self.advance()

    def vote(self, place: int, value: int) -> None:
        """Put an answer into the open ballot, by its place there; with the last one, go on. Unchecked.

        That a ballot is closed tells everybody something about the answers of the others.
        """
        ballot = self.pending
        assert isinstance(ballot, Ballot)
        ballot.answers[place] = value
        if ballot.final:
            self.came_to_light += 1
        if NOT_YET not in ballot.answers:
            self.came_to_light += 1
            frame = self.stack[-1]
            rule = frame.hear_all(self, frame.at - 1, ballot.answers)
            if rule is not None:
                self._begin(rule)
            self.advance()

    def _begin(self, rule: Frame) -> None:
        """Carry out this rule before what is in progress goes on."""
        self.stack.append(rule)
        if len(self.stack) > DEEPEST:
            raise RulesError(f"rules {DEEPEST} deep, at {where(self)}")

    def ask_again(self) -> None:
        """Put the open question anew, in a world that may have changed: other hands, other options."""
        frame = self.stack[-1]
        outcome = frame.run(self, frame.at - 1)
        assert isinstance(outcome, (Ask, Ballot)), f"{where(self)} does not ask the same again"
        self.pending = outcome


def same_question(pending: Ask | Ballot | None) -> Ask | Ballot | None:
    """The open question for a twin: only a ballot changes."""
    return pending.copy() if isinstance(pending, Ballot) else pending


def where(flow: Flow) -> str:
    """The rules in progress, outermost first: `GoToTown.arrive > Shootout.flee`."""
    return " > ".join([f"{type(frame).__name__}.{step_of(frame)}" for frame in flow.stack]) or "the end"


def step_of(frame: Frame) -> str:
    """The step that was begun last; the first if none was."""
    ahead = len(frame.STEPS) if frame.at == DONE else frame.at
    return frame.STEPS[max(ahead - 1, 0)]
