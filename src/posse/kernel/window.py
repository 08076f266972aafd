"""Window: a named moment at which others may react to what is about to happen."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from posse.kernel.choices import Kind
from posse.kernel.flow import Ballot, Frame

PASS: Final = 0
"""The answer that lets the moment go by; every window's kind has it first."""


class Window(Frame):
    """The seats that could react are asked, all at once and quietly; then their reactions are carried out.

    A window lies on the frame of what is about to happen (`beneath`), and a reaction may change that frame's
    fields before its next step. A game names each of its moments by a subclass with `kind`, `seats_asked`,
    `reactions` and `carry_out`.

    Who is asked depends on public facts only, and everybody asked is offered PASS, also those who can do nothing
    else: silence must not betray a hand or a role.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "react", "next_reaction")

    reacting: tuple[tuple[int, int], ...] = ()
    """The reactions still to be carried out: (seat, value)."""

    def kind(self) -> Kind:
        """The question of this moment; its answer 0 is PASS."""
        raise NotImplementedError

    def seats_asked(self, game: Any) -> list[int]:
        """Who is asked, in the order in which reactions are carried out; by public facts only."""
        raise NotImplementedError

    def reactions(self, game: Any, seat: int) -> list[int]:
        """What the seat could do besides PASS, in truth."""
        raise NotImplementedError

    def carry_out(self, game: Any, seat: int, value: int) -> Frame | None:
        """React. Another rule may have to be carried out first: return it."""
        raise NotImplementedError

    def beneath(self, game: Any) -> Frame:
        """The rule that is about to go on, under this window."""
        frame: Frame = game.stack[game.stack.index(self) - 1]
        return frame

    def forget_others(self, seat: int | None) -> None:
        """Leave out what this seat can't know: reactions of others that have not been carried out yet."""
        self.reacting = tuple([(who, value) for who, value in self.reacting if who == seat])

    def offer(self, game: Any) -> Ballot | None:
        seats = self.seats_asked(game)
        if not seats:
            return None
        options = [[PASS, *self.reactions(game, seat)] for seat in seats]
        return Ballot(self.kind(), seats, options, quiet=True)

    def on_offer(self, game: Any, answers: list[int]) -> None:
        ballot = game.pending
        assert isinstance(ballot, Ballot)
        both = zip(ballot.seats, answers, strict=True)
        self.reacting = tuple([(seat, value) for seat, value in both if value != PASS])

    def react(self, game: Any) -> Frame | None:
        if not self.reacting:
            return None
        seat, value = self.reacting[0]
        self.reacting = self.reacting[1:]
        # Something carried out before this may have taken the chance away.
        if value in self.reactions(game, seat):
            return self.carry_out(game, seat, value)
        return None

    def next_reaction(self, game: Any) -> None:
        if self.reacting:
            self.skip_to("react")
