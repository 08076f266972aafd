"""Golden games: whole games that a person can read, and that show every change of the rules as a diff.

For each question: where the rules are, what is asked, what can be chosen (`*` marks what was), and what happened
then, with its clause and, if not all may know it, who may. From time to time, what a spectator sees and what each
seat sees beyond that: a leak would stand there.

`python -m tests.golden` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled, Seal
from posse.kernel.flow import where
from posse.kernel.game import Game
from posse.kernel.record import Table
from posse.words import Words

FOLDER = Path(__file__).parent
VIEW_EVERY = 40
NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hana", "Ivo")


def golden_games() -> Iterator[tuple[Path, str]]:
    """For every game, with the fewest and the most seats, the file and what must stand in it."""
    for box in CATALOG:
        for seats in (box.seats[0], box.seats[-1]):
            yield FOLDER / box.key / f"{seats}-seats.txt", "\n".join(tell(box, seats)) + "\n"


def tell(box: Box, seats: int) -> Iterator[str]:
    """One game, told from the deal to the end."""
    words = Words("en", box)
    table = Table.set(box, seats, seal=Seal.of(seats))
    luck = Sampled.of(seats)
    game = table.game
    yield f"{words.text('title')}, {seats} players, rules version {box.version}"
    told = 0
    count = 0
    while True:
        for event in (game.log or [])[told:]:
            audience = "" if event.audience == -1 else f" (only {who_may_know(event.audience)})"
            yield f"    {words.say(event, NAMES)} [{event.saying.clause}]{audience}"
        told = len(game.log or ())
        if count % VIEW_EVERY == 0 or game.pending is None:
            yield from views(game)
        if game.pending is None:
            yield f"ranks {box.ranks(game)}, scores {box.scores(game)}"
            return
        questions = game.questions()
        question = questions[luck.below(len(questions))]
        choice = question.choices[luck.below(len(question.choices))]
        yield ""
        yield f"{count + 1}. {NAMES[question.seat]} at {where(game)}"
        yield f"  {words.say(game.asking(question.seat), NAMES)}"
        for option in question.choices:
            mark = "*" if option == choice else "-"
            yield f"  {mark} {words.say(game.phrase(question.seat, option), NAMES)}"
        table.play(question.seat, choice)
        count += 1


def who_may_know(audience: int) -> str:
    return ", ".join(NAMES[seat] for seat in range(len(NAMES)) if audience >> seat & 1)


def views(game: Game) -> Iterator[str]:
    """The spectator's view, and what each seat sees differently."""
    public = game.view(None)
    yield "  everybody sees:"
    yield from (f"    {line}" for line in flat(public))
    known = set(flat(public))
    for seat in range(game.seats):
        yield f"  {NAMES[seat]} sees:"
        yield from (f"    {line}" for line in flat(game.view(seat)) if line not in known)


def flat(data: object, path: str = "") -> list[str]:
    """Nested data as lines `path value`, lists of plain values on one line."""
    if isinstance(data, dict):
        return [line for key, value in data.items() for line in flat(value, f"{path}.{key}" if path else key)]
    if isinstance(data, list) and any(isinstance(item, dict | list) for item in data):
        return [line for i, item in enumerate(data) for line in flat(item, f"{path}[{i}]")]
    return [f"{path} {json.dumps(data)}"]
