"""The rules as a document, one clause of them, and which clauses have tests."""

from __future__ import annotations

import re
from pathlib import Path

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

import posse
from posse.clauses import ASIDE, MARK, MARKS, BadClauses, Clause, coverage, document, read_clauses
from posse.cli.menu import fits
from posse.cli.screen import Screen
from posse.games import CATALOG, HOUSE
from posse.kernel.box import Box
from posse.words import Words


def print_document(screen: Screen, words: Words, box: Box) -> int:
    """The whole rulebook, as far as one plays by it; the exit code."""
    text = document(box, words.language)
    if not text:
        screen.show(words.text("cli-no-rulebook"))
        return 1
    for part in text.split("\n## "):
        if ASIDE in part:
            continue
        heading, _, rest = part.partition("\n")
        screen.show(Text(heading.lstrip("# "), style="bold underline"))
        screen.show(Markdown(_with_marks_in_words(words, rest)))
        screen.show()
    return 0


def _with_marks_in_words(words: Words, text: str) -> str:
    """The marks behind clauses as what they mean, in italics: `[ruling: silent]` becomes *Our ruling: silent*."""
    return MARK.sub(lambda mark: f" *{told(words, MARKS[mark[1]], ' '.join(mark[2].split()))}*", text)


def told(words: Words, kind: str, why: str) -> str:
    """What about a clause is not plainly the rulebook's, and why."""
    return words.text(f"cli-mark-{kind}", why=why)


def print_found(screen: Screen, words: Words, box: Box, wanted: str) -> int:
    """One clause by its id, or all that is said about some words: what a thing is for, then clauses; the exit code."""
    clauses = read_clauses(box, words.language)
    found = [clause for clause in clauses if clause.id.casefold() == wanted.casefold()]
    explained = not found and explain(screen, words, wanted)
    found = found or with_words(clauses, wanted)
    for clause in found:
        show_clause(screen, words, clause)
    if not found and not explained:
        screen.show(Text(words.text("cli-no-such-clause", clause=wanted)))
    return 0 if found or explained else 1


def with_words(clauses: list[Clause], wanted: str) -> list[Clause]:
    """Those that say something about it, for whoever plays."""
    return [clause for clause in clauses if not clause.aside and fits(wanted, clause.text)]


def explain(screen: Screen, words: Words, wanted: str) -> bool:
    """Say what the things are for that are called like this; whether there are any."""
    found: dict[str, str] = {}
    for thing in words.things:
        name = words.text(thing)
        if fits(wanted, name):
            found.setdefault(name, words.what(thing))
    for name, what in found.items():
        screen.show(Text(f"{name[0].upper()}{name[1:]}", style="bold"))
        screen.show(Padding(Text(what), (0, 0, 0, 2)))
    return bool(found)


def show_clause(screen: Screen, words: Words, clause: Clause) -> None:
    """A clause under its number and chapter."""
    heading = Text(clause.id, style="bold").append(f"  {clause.chapter}", style="dim not bold")
    if clause.note:
        heading.append(f"  {words.text('cli-note')}", style="dim not bold")
    screen.show(heading)
    screen.show(Padding(Markdown(clause.text), (0, 0, 0, 2)))
    for mark in clause.marks:
        screen.show(Padding(Text(told(words, mark.kind, mark.why), style="italic yellow"), (0, 0, 0, 4)))


def look_up(screen: Screen, words: Words, box: Box, wanted: str) -> None:
    """What somebody at the table wants to read: the chapters, one of them (`3`), a clause, or clauses with a word."""
    clauses = read_clauses(box, words.language)
    if not clauses:
        screen.show(words.text("cli-no-rulebook"))
        return
    chapters = list(dict.fromkeys(clause.chapter for clause in clauses if not clause.aside))
    if not wanted:
        for chapter in chapters:
            screen.show(Text(f"  {chapter}"))
        screen.show(Text(words.text("cli-rules-how", clause=clauses[0].id)), "dim")
        return
    found = [clause for clause in clauses if clause.id.casefold() == wanted.casefold()]
    found = found or [clause for clause in clauses if clause.chapter.partition(".")[0] == wanted]
    found = found or with_words(clauses, wanted)
    for clause in found:
        show_clause(screen, words, clause)
    if not found:
        screen.show(Text(words.text("cli-no-such-clause", clause=wanted)), "yellow")


def word_of(words: Words, box: Box) -> str:
    """A word for which it is worth looking in the rules; in another package's game the longest of its first clause."""
    if box.key in HOUSE:
        return words.text(f"cli-word-{box.key}")
    first = read_clauses(box, words.language)[0]
    found: list[str] = re.findall(r"\w+", first.text)
    return max(found, key=len).casefold()


def tests_folder() -> Path | None:
    """`tests/games` of the source checkout: this one, or the one that this program runs from."""
    places = [Path.cwd(), *Path.cwd().parents, *Path(str(posse.__file__)).resolve().parents]
    for place in places:
        if (place / "src" / "posse").is_dir() and (place / "tests" / "games").is_dir():
            return place / "tests" / "games"
    return None


def print_coverage(screen: Screen, words: Words, box: Box, folder: Path | None) -> int:
    """How many clauses have tests, and which have none; the exit code is 1 if one has none or an id is unknown."""
    folder = folder or tests_folder()
    if folder is None or not folder.is_dir():
        screen.show(words.text("cli-no-tests"))
        return 1
    covered = coverage(box, folder, CATALOG)
    if not covered.clauses:
        raise BadClauses(words.text("cli-no-rulebook"))
    total = len(covered.clauses)
    screen.show(f"{box.key}: {total - len(covered.missing)}/{total}")
    for clause in covered.notes:
        screen.show(Text(words.text("cli-is-note", clause=clause.id)), "dim")
    for clause in covered.missing:
        screen.show(Text(words.text("cli-has-no-test", clause=clause.id, text=" ".join(clause.text.split()))))
    for name in covered.unknown:
        screen.show(Text(words.text("cli-unknown-clause", clause=name)))
    return 0 if covered.complete else 1
