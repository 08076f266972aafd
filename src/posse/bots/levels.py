"""The four levels, from a beginner to the law: one search, and how far each of them goes with it.

A greenhorn weighs only what it can do now, on a few tries, and often takes the second best. A drifter weighs the same
with more care. A gunhand thinks a few choices ahead: what will the others do about it, and what then? A marshal thinks
as far as it can see, draws conclusions from what the others did, and does not slip.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """How somebody plays."""

    milliseconds: int
    """A choice takes no longer."""
    tries: int
    """Nor more tries than so many."""
    ahead: int
    """So many choices of its tree, its own first; then habit decides."""
    slips: int
    """In so many of 100 choices it takes the next best one."""
    learnt: bool = False
    """Goes by what was learnt about the game (`Mind`), where something was."""
    glances: bool = False
    """Goes by how a game says that it stands (`Box.outlook`), instead of playing on to its end, where a few tries of
    that say more (`Box.glances`): as few as that."""
    foresees: bool = False
    """Goes by it in all games that say how they stand, and with all its tries."""
    keeps: bool = False
    """Goes on with the tree of its last choice, where that led straight to the next."""
    suspects: bool = False
    """Takes worlds for more likely that explain what the others have done."""


FAR: Final = 1000

LEVELS: Final = {
    "greenhorn": Level(50, 20, 1, 30),
    "drifter": Level(150, 150, 1, 10),
    "gunhand": Level(400, 600, 6, 5, glances=True),
    "marshal": Level(1000, 1_000_000, FAR, 0, learnt=True, foresees=True, keeps=True, suspects=True),
}

TEMPERS: Final = ("bold", "careful", "vengeful")
"""What somebody prefers where two choices promise the same: it changes how they play, not how well."""


def temper_of(seat: int) -> str:
    """The temper of whoever plays on a seat, so that those at one table differ.

    >>> [temper_of(seat) for seat in range(4)]
    ['bold', 'careful', 'vengeful', 'bold']
    """
    return TEMPERS[seat % len(TEMPERS)]
