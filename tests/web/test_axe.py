"""axe finds nothing to complain about, on any page and in the middle of games, in all three themes."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.games import CATALOG
from tests.server.host import Process
from tests.web.conftest import Enter
from tests.web.finished import finished_game
from tests.web.people import Person
from tests.web.places import PAGES, moments, visit

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark", "contrast")
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.flatMap((rule) =>
    rule.nodes.slice(0, 3).map((node) =>
        `${rule.id}: ${node.target.join(" ")} ${node.failureSummary.split("\\n")[1]}`))"""


def violations(person: Person, where: str) -> list[str]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    return [f"{where}: {line}" for line in person.page.evaluate(RUN)]


@pytest.mark.parametrize("theme", THEMES)
def test_no_page_has_violations(enter: Enter, theme: str) -> None:
    ann = enter("Ann", theme=theme)
    found: list[str] = []
    for where, address in PAGES.items():
        visit(ann, address)
        found += violations(ann, where)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
def test_what_strangers_see_has_no_violations(enter: Enter, theme: str) -> None:
    """An invitation, a game that one watches without a name; and the front page when it is one's turn."""
    ann, zoe = enter("Ann", theme=theme), enter("Zoe", theme=theme)
    played = ann.sit_with_bots("five-points", 2)
    found: list[str] = []
    for table, sign in ((ann.make_table("bang-dice", 4, bots=1), ".greeting form"), (played, ".board")):
        zoe.page.goto(f"/t/{table}")
        zoe.page.locator(sign).wait_for()
        found += violations(zoe, sign)
    zoe.page.locator("#tab-chat").click()
    found += violations(zoe, "chat")
    ann.page.goto("/")
    ann.page.locator(".calling").wait_for()
    found += violations(ann, "front")
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


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", ["five-points", "colt-express", "deadwood"])
def test_the_boards_in_every_theme_and_on_a_phone(enter: Enter, game: str, theme: str) -> None:
    ann = enter("Ann", theme=theme, viewport={"width": 390, "height": 844}, has_touch=True)
    found: list[str] = []
    for where in moments(ann, game, 4, at=(3,)):
        found += violations(ann, f"{game} {where}")
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, f"{game} {where} is {width} pixels wide: it scrolls sideways"
        # A turn in the tunnel is dark, and comes in some games only.
        if where == "move-3" and ann.page.locator(".scene:not(.tunnel)").count():
            ann.page.evaluate("document.querySelector('.scene').classList.add('tunnel')")
            found += violations(ann, f"{game} tunnel")
            ann.page.evaluate("document.querySelector('.scene').classList.remove('tunnel')")
    assert not found, "\n".join(found)
