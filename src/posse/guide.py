"""The rules as people read them: a guide to each game, a card for its table, and the positions that they show.

`guide/en.md` and `guide/card.en.md` lie in the game's folder, the same for each language. They are plain Markdown; an
image names what is drawn there by the board itself (web/src/guide):

- `![...](board:climb "caption")`: a position, by its name in `guide/figures.json`
- `![...](things:face)`: every thing of a kind with its drawing and its sentence; `things:face/1,4` only these

and `[FP-060, FP-061]` at the end of a paragraph links to the clauses behind it.

A position is a seed and a number of choices made at random: played by the real rules, shown to one pair of eyes. So a
picture can't say anything that the game doesn't, and shows no secret that its owner would not see.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.kernel.playout import random_step
from posse.words import game_folder

PAGES: Final = ("guide", "card")
FIGURE: Final = re.compile(r"!\[([^\]]*)\]\((\w+):([^ )]+)(?: \"([^\"]*)\")?\)")
CITED: Final = re.compile(r"\[([A-Z][A-Z0-9]*-\d+[a-z]?(?:, [A-Z][A-Z0-9]*-\d+[a-z]?)*)\]")


@dataclass(frozen=True)
class Figure:
    """A position to look at."""

    seats: int
    seed: int
    choices: int = 0
    """How many questions are answered at random before; more than there are: the end of the game."""
    options: dict[str, object] = field(default_factory=dict)
    eyes: int | None = None
    """Whose; None: a spectator's."""
    asks: str = ""
    """The kind of question that is open then. If these eyes are asked it, what may be chosen glows."""
    pick: tuple[str, ...] = ()
    """Things that are clicked first."""
    shape: tuple[float, float, float] = (1.5, 0.6, 1.0)
    """Width by height, how large things are, and the same shape on a phone."""


def page(box: Box, name: str, language: str) -> str:
    """The guide or the card as Markdown; in English where the language has none, empty if there is none."""
    for tried in dict.fromkeys((language, "en")):
        file = game_folder(box) / "guide" / (f"{tried}.md" if name == "guide" else f"{name}.{tried}.md")
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def figures(box: Box) -> dict[str, Figure]:
    """The positions that a game's guide shows, by name."""
    file = game_folder(box) / "guide" / "figures.json"
    if not file.is_file():
        return {}
    declared: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return {name: Figure(**facts) for name, facts in declared.items()}


def position(box: Box, figure: Figure) -> Game:
    """The game as it stands there."""
    game = box.new(figure.seats, Sampled.of(figure.seed), figure.options)
    luck = Sampled.of(figure.seed + 1)
    for _ in range(figure.choices):
        if game.pending is not None:
            random_step(game, luck)
    return game


def shown(text: str) -> Iterator[tuple[str, str]]:
    """What a page draws, in order: `("board", "climb")`."""
    for _, how, name, _ in FIGURE.findall(text):
        yield how, name


def cited(text: str) -> list[str]:
    """The clauses that a page links to.

    >>> cited("Cards climb. [FP-060, FP-061]")
    ['FP-060', 'FP-061']
    """
    return [clause for several in CITED.findall(text) for clause in several.split(", ")]
