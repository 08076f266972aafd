"""axe finds nothing to complain about, on any page and in the middle of games, in all three themes."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.games import CATALOG
from tests.server.host import Process
from tests.web.conftest import Enter
from tests.web.finished import finished_game
from tests.web.people import Person, settled
from tests.web.places import PAGES, moments, visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark", "contrast")
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that ask for colours: all that can be otherwise in another theme."""
RUN = """async (rules) => {
    const some = rules ? { runOnly: { type: "rule", values: rules } } : {};
    const told = await axe.run(document, { resultTypes: ["violations"], ...some });
    return told.violations.flatMap((rule) => rule.nodes.slice(0, 3).map((node) =>
        `${rule.id}: ${node.target.join(" ")} ${node.failureSummary.split("\\n")[1]}`));
}"""


BAD = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root[data-theme=dark] main * { color: #222 !important; background: #111 !important; }");
    document.adoptedStyleSheets.push(sheet);
}"""


def violations(person: Person, where: str, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe has to say, or some of its rules."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    return [f"{where}: {line}" for line in person.page.evaluate(RUN, list(rules) or None)]


def in_every_theme(person: Person, where: str) -> list[str]:
    """What axe has to say in the theme that is on, and of the colours in the others; then it is as before."""
    found = violations(person, where)
    own = person.page.evaluate("document.documentElement.dataset.theme")
    for theme in [one for one in THEMES if one != own]:
        wear(person, theme)
        found += violations(person, f"{where} {theme}", COLOURS)
    wear(person, own)
    return found


def wear(person: Person, theme: str) -> None:
    """The page in another theme at once, as App.svelte does it."""
    person.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
    settled(person)


def test_colours_that_fail_in_one_theme_are_found(enter: Enter) -> None:
    ann = enter("Ann")
    visit(ann, "/cups")
    ann.page.evaluate(BAD)
    found = in_every_theme(ann, "here")
    assert found
    assert all(line.startswith("here dark: color-contrast: ") for line in found)
    assert ann.page.evaluate("document.documentElement.dataset.theme") == "light"


@pytest.mark.parametrize("part", range(3))
def test_no_page_has_violations(enter: Enter, part: int) -> None:
    ann = enter("Ann", theme=THEMES[part])
    found: list[str] = []
    for where, address in list(PAGES.items())[part::3]:
        visit(ann, address)
        found += in_every_theme(ann, where)
    assert not found, "\n".join(found)


def test_what_strangers_see_has_no_violations(enter: Enter) -> None:
    """An invitation, a game that one watches without a name; and the front page when it is one's turn."""
    ann, zoe = enter("Ann"), enter("Zoe", theme="dark")
    played = ann.sit_with_bots("five-points", 2)
    found: list[str] = []
    for table, sign in ((ann.make_table("bang-dice", 4, bots=1), ".greeting form"), (played, ".board")):
        zoe.page.goto(f"/t/{table}")
        zoe.page.locator(sign).wait_for()
        found += in_every_theme(zoe, sign)
    zoe.page.locator("#tab-chat").click()
    found += in_every_theme(zoe, "chat")
    ann.page.goto("/")
    ann.page.locator(".calling").wait_for()
    found += in_every_theme(ann, "front")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "theme"), [(box.key, THEMES[n % 3]) for n, box in enumerate(CATALOG)])
def test_no_moment_of_a_game_has_violations(enter: Enter, house: Process, game: str, theme: str) -> None:
    seats = CATALOG[game].seats[0]
    ann = enter("Ann", theme=theme)
    found: list[str] = []
    for where in moments(ann, game, seats):
        found += violations(ann, f"{game} {where}")
    table, token = finished_game(house.url, game, seats)
    ann.come_in_as(token)
    for where in (f"/t/{table}", f"/t/{table}/replay?upto=10&seat=0"):
        visit(ann, where)
        found += violations(ann, where)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["five-points", "colt-express", "deadwood"])
def test_the_boards_in_every_theme_and_on_a_phone(enter: Enter, game: str) -> None:
    ann = enter("Ann", viewport={"width": 390, "height": 844}, has_touch=True)
    found: list[str] = []
    for where in moments(ann, game, 4, at=(3,)):
        found += in_every_theme(ann, f"{game} {where}")
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, f"{game} {where} is {width} pixels wide: it scrolls sideways"
        # A turn in the tunnel is dark, and comes in some games only.
        if where == "move-3" and ann.page.locator(".scene:not(.tunnel)").count():
            ann.page.evaluate("document.querySelector('.scene').classList.add('tunnel')")
            found += in_every_theme(ann, f"{game} tunnel")
            ann.page.evaluate("document.querySelector('.scene').classList.remove('tunnel')")
    assert not found, "\n".join(found)
