"""What one can type at the table besides an answer. Each command has an English name and one of the language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from posse.cli import rulebook
from posse.cli.draw import legend
from posse.cli.menu import Answer, Menu, fold, listing
from posse.cli.paper import Paper
from posse.words import Words

if TYPE_CHECKING:
    from posse.cli.play import Sitting

SHOWN_REFUSALS: Final = 3
"""So many refusals are shown when words fit several answers that are not offered."""


class Quit(Exception):
    """Somebody wants to stop for today."""


@dataclass(frozen=True)
class Typed:
    """A command as it was typed: at which sitting, under which menu, by whom, and what stood after it."""

    sitting: Sitting
    menu: Menu
    seat: int
    rest: str


@dataclass(frozen=True)
class Command:
    """A word to type, and what it does; `run` returns whether the question must be put anew."""

    name: str
    run: Callable[[Typed], bool]
    alone: bool = True
    """Whether it stands without anything after it, so that longer lines are answers in words."""

    def rest(self, typed: str) -> str:
        """What was typed after the command."""
        return typed.partition(" ")[2].strip()


def find(typed: str, words: Words) -> Command | None:
    """The command that was typed, in English or in the language of the words."""
    first, _, rest = fold(typed).partition(" ")
    for command in COMMANDS:
        names = (command.name, *fold(words.text(f"cli-command-{command.name}")).split())
        if first in names and not (rest and command.alone):
            return command
    return None


def refuse(sitting: Sitting, seat: int, answers: Sequence[Answer]) -> None:
    """Say why these answers are not offered, with the clauses that say so."""
    for answer in answers[:SHOWN_REFUSALS]:
        why = sitting.game.why_not(seat, answer.choice)
        if why is None:
            sitting.say("cli-is-allowed", number=answer.number, sentence=answer.sentence)
        else:
            sitting.screen.show(Text(f"✗ {answer.sentence}"), "dim")
            sitting.screen.clause(f"  {sitting.words.say(why, sitting.names)}", why.clause, "yellow")


def take_back(sitting: Sitting, seat: int) -> None:
    """Take the last choice of this seat back: freely if nothing came to light since, else if the others agree."""
    upto = sitting.last_choice_of(seat)
    if upto is None:
        sitting.notice("cli-nothing-to-undo", name=sitting.names[seat])
    elif sitting.table.free_to_undo(seat) or _others_agree(sitting, seat):
        sitting.rewind(upto)
        sitting.notice("cli-undone", name=sitting.names[seat])
    else:
        sitting.notice("cli-undo-refused")


def _others_agree(sitting: Sitting, seat: int) -> bool:
    """Bots always agree; people are asked, on a screen that shows nobody's secrets."""
    others = [other for other in sitting.people if other != seat]
    if others:
        sitting.screen.clear(forget=True)
        sitting.looker = None
    for other in others:
        question = sitting.words.text("cli-undo-agree", name=sitting.names[other], asker=sitting.names[seat])
        if not agrees(sitting, question):
            return False
    if len(sitting.people) < sitting.game.seats:
        sitting.notice("cli-bots-agree")
    return True


def agrees(sitting: Sitting, question: str) -> bool:
    """Ask for yes or no until one of them is typed."""
    words = sitting.words
    while True:
        typed = fold(sitting.screen.ask(f"{question} {words.text('cli-yes-no')}"))
        if typed in words.text("cli-yes").split():
            return True
        if typed in words.text("cli-no").split():
            return False


# ---- the commands


def _help(typed: Typed) -> bool:
    game, words = typed.sitting.game, typed.sitting.words
    word = rulebook.word_of(words, game.box)
    typed.sitting.say("cli-help", count=typed.menu.size, clause=game.asking(typed.seat).saying.clause, word=word)
    explained = legend(game.box.key)
    if explained:
        typed.sitting.screen.show()
        typed.sitting.say(explained)
    return False


def _log(typed: Typed) -> bool:
    typed.sitting.say("cli-sealed-in-full", "dim", commitment=typed.sitting.table.record.header["commitment"])
    typed.sitting.tell(typed.sitting.game.events(typed.seat))
    return False


def _rules(typed: Typed) -> bool:
    rulebook.look_up(typed.sitting.screen, typed.sitting.words, typed.sitting.game.box, typed.rest)
    return False


def _what(typed: Typed) -> bool:
    if not rulebook.explain(typed.sitting.screen, typed.sitting.words, typed.rest):
        rulebook.look_up(typed.sitting.screen, typed.sitting.words, typed.sitting.game.box, typed.rest)
    return False


def _all(typed: Typed) -> bool:
    if typed.menu.refused:
        typed.sitting.say("cli-not-offered")
        typed.sitting.screen.show(listing(typed.menu.refused, "dim"))
    else:
        typed.sitting.say("cli-all-offered")
    return False


def _why(typed: Typed) -> bool:
    found = typed.menu.find(typed.rest, refused_first=True)
    if found:
        refuse(typed.sitting, typed.seat, found)
    else:
        typed.sitting.say("cli-why-what", "yellow", total=typed.menu.total)
    return False


def _undo(typed: Typed) -> bool:
    typed.sitting.take_back(typed.seat)
    return True


def _hint(typed: Typed) -> bool:
    advice = typed.sitting.advice(typed.seat)
    answers = [typed.menu.offering(one.choice) for one in advice]
    best = answers[0]
    typed.sitting.say("cli-hint", number=best.number, sentence=best.sentence)
    for expected, other in zip(advice, answers, strict=True):
        if other.number != best.number and expected.worth is not None and advice[0].worth is not None:
            worth = {"best": round(100 * advice[0].worth), "other": round(100 * expected.worth)}
            typed.sitting.say("cli-hint-expects", "dim", number=other.number, sentence=other.sentence, **worth)
            break
    return False


def _coach(typed: Typed) -> bool:
    wants = typed.sitting.coached
    wants ^= {typed.seat}
    typed.sitting.say("cli-coach-on" if typed.seat in wants else "cli-coach-off")
    return False


def _save(typed: Typed) -> bool:
    if not typed.rest:
        typed.sitting.say("cli-save-where", "yellow")
        return False
    try:
        typed.sitting.paper = Paper.begin(Path(typed.rest), typed.sitting.table.record)
    except FileExistsError:
        typed.sitting.say("cli-save-exists", "yellow", file=typed.rest)
    except OSError as problem:
        typed.sitting.say("cli-save-failed", "yellow", file=typed.rest, problem=str(problem.strerror))
    else:
        typed.sitting.say("cli-saving", file=typed.rest, choices=len(typed.sitting.table.record.entries))
    return False


def _quit(_typed: Typed) -> bool:
    raise Quit


COMMANDS: Final = (
    Command("help", _help),
    Command("what", _what, alone=False),
    Command("log", _log),
    Command("rules", _rules, alone=False),
    Command("all", _all),
    Command("why", _why, alone=False),
    Command("hint", _hint),
    Command("coach", _coach),
    Command("undo", _undo),
    Command("save", _save, alone=False),
    Command("quit", _quit),
)
