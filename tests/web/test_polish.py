"""Polish throughout: no key without words, and no English sentence, on any page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import expect

from posse.games import CATALOG
from tests.server.host import Process
from tests.web.conftest import Enter
from tests.web.finished import finished_game
from tests.web.people import Person
from tests.web.places import PAGES, moments, visit

ROOT = Path(__file__).parents[2]
FEWEST_WORDS = 2

TEXT = """() => {
    const said = [document.title, document.body.innerText];
    const told = ["aria-label", "title", "placeholder", "aria-valuetext"];
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext], option")) {
        for (const name of told) said.push(one.getAttribute(name) ?? "");
        if (one.tagName === "OPTION") said.push(one.textContent);
    }
    return said.join("\\n");
}"""


class Pieces(Visitor):
    """The text between the blanks of all messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found |= {piece.strip(" .,:;!?…()") for piece in node.value.split("\n")}


@cache
def pieces(language: str) -> set[str]:
    """What stands in the words files, in pieces; and the clauses of the rules."""
    reader = Pieces()
    folders = [*ROOT.glob("src/posse/**/text"), ROOT / "web" / "src" / "text"]
    for file in [folder / f"{language}.ftl" for folder in folders]:
        if "cli" not in file.parts:
            reader.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    ending = "" if language == "en" else f".{language}"
    for file in ROOT.glob(f"src/posse/games/*/clauses{ending}.md"):
        for line in file.read_text(encoding="utf-8").splitlines():
            reader.found.add(re.sub(r"^- \*\*[\w-]+\*\* *(\(\w+\) *)?|^#+ *", "", line).strip(" ."))
    return reader.found


@cache
def english() -> re.Pattern[str]:
    """Pieces of two words and more that are English and not Polish."""
    longer = {
        piece for piece in pieces("en") - pieces("pl") if len(re.findall(r"[A-Za-z’']{2,}", piece)) >= FEWEST_WORDS
    }
    assert len(longer) > 1000
    return re.compile(r"(?<!\w)(" + "|".join(map(re.escape, sorted(longer, key=len, reverse=True))) + r")(?!\w)")


def all_polish(person: Person, where: str) -> None:
    said = str(person.page.evaluate(TEXT))
    assert "⟨" not in said, f"{where}: {said[said.index('⟨') :][:60]}"
    found = english().findall(said)
    assert not found, f"{where}: {sorted(set(found))}"
    assert re.search("[ąćęłńóśźż]", said), where
    assert person.page.evaluate("document.documentElement.lang") == "pl"


def test_every_page_is_polish(enter: Enter) -> None:
    ania = enter("Ania", language="pl")
    for where, address in PAGES.items():
        visit(ania, address)
        all_polish(ania, where)


@pytest.mark.parametrize("game", [box.key for box in CATALOG])
def test_a_game_is_polish(enter: Enter, house: Process, game: str) -> None:
    seats = CATALOG[game].seats[0]
    ania = enter("Ania", language="pl")
    for where in moments(ania, game, seats):
        all_polish(ania, f"{game} {where}")
    table, token = finished_game(house.url, game, seats)
    ania.come_in_as(token)
    for where in (f"/t/{table}", f"/t/{table}/replay"):
        visit(ania, where)
        all_polish(ania, f"{game} {where}")


def test_english_would_be_found(enter: Enter) -> None:
    ann = enter("Ann", language="en")
    visit(ann, "/new/five-points")
    assert english().findall(str(ann.page.evaluate(TEXT)))


def test_the_language_is_switched_at_once(enter: Enter) -> None:
    ann = enter("Ann")
    for _where in moments(ann, "five-points", 2, at=(0,)):
        pass
    ann.page.locator("header .language").press("Enter")  # panels are open, and may lie over it
    expect(ann.page.locator("html")).to_have_attribute("lang", "pl")
    expect(ann.page.locator("h1")).to_have_text("Gangi Nowego Jorku")  # the game's words come apart from the page's
    all_polish(ann, "switched")
