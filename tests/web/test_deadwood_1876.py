"""The board of Deadwood 1876: games by clicking on it alone; nothing is cut off or lies on another thing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.names import unsaid
from tests.web.people import Person, settled
from tests.web.secrets import ended_well
from tests.web.test_axe import in_every_theme, violations

GAME = "deadwood-1876"
LONG = "Bartłomiejka Wierzchosław"
ENOUGH = 9
"""So many choices of mine show all but the end."""
SPOTS = ".d76 .spot.can:visible, .answers button:visible"

OVERLAPS = """() => {
    const town = document.querySelector(".d76 .town");
    const box = (one) => one.getBoundingClientRect();
    const tell = (one) => one.dataset.spot ?? one.className;
    const spots = [...town.querySelectorAll(".safes .spot, .stand .spot, .who, .card")].filter((one) => box(one).width);
    const found = [];
    for (const [place, one] of spots.entries())
        for (const other of spots.slice(place + 1)) {
            const [a, b] = [box(one), box(other)];
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 6 && high > 6) found.push(`${tell(one)} and ${tell(other)}`);
        }
    const { left, right } = box(town);
    for (const one of spots)
        if (box(one).left < left - 6 || box(one).right > right + 6) found.push(`${tell(one)} is cut off`);
    for (const one of town.querySelectorAll(".who .name, .card .name, .sign b"))
        if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
            found.push(`${one.textContent} is too long`);
    return found;
}"""


def by_board(person: Person) -> None:
    """Click anything that glows on the board, or an answer beside it, until something is chosen. Never the list.

    Several times, as a second click on the same thing puts the others back.
    """
    before = person.chosen()
    for _ in range(25):
        person.click_any(person.page.locator(SPOTS))
        if person.chosen() > before or not person.asked:
            return
    raise AssertionError(f"nothing on the board chooses: {person.page.locator('.question').inner_text()}")


def what_is_heard(person: Person, seats: int) -> list[str]:
    """What a screen reader isn't told: who stands where, every Safe and what is known of it, my hand, the round."""
    tree = person.page.locator("section.board").aria_snapshot()
    told = {
        "the round": re.search(r"Round \d of \d", tree),
        "the deck": re.search(r"Deck: \d+", tree),
        "the rooms and their places": len(re.findall(r"\d of \d places", tree)) == (2 if seats < 4 else 3),
        "everybody's cards": len(re.findall(r"\d+ cards?", tree)) >= seats,
        "everybody's Safes": len(set(re.findall(r'"(\S+)[^"]*’s Safe no. 1', tree))) == seats,
        "what I don't know": "not known to you" in tree or "could be" in tree,
        "my hand": "the gun on the card" in tree and "the item on the card" in tree,
    }
    return [fact for fact, heard in told.items() if not heard]


@pytest.mark.parametrize(
    ("seats", "language", "theme", "size"),
    [(3, "en", "dark", (390, 844)), (5, "pl", "contrast", (1024, 768)), (9, "pl", "light", (1440, 900))],
)
def test_a_game_on_the_board_alone(enter: Enter, seats: int, language: str, theme: str, size: tuple[int, int]) -> None:
    """With five to its end."""
    whole = seats == 5
    width, height = size
    ann = enter(
        LONG, language=language, theme=theme, viewport={"width": width, "height": height}, has_touch=width < 500
    )
    table = ann.sit_with_bots(GAME, seats, window=0.5)
    found: list[str] = []

    def look(number: int) -> bool:
        found.extend(unsaid(ann))
        if number in (2, 8):
            settled(ann)
            found.extend(ann.page.evaluate(OVERLAPS))
        if number == 6:
            found.extend(violations(ann, f"move {number}"))
            found.extend(f"not heard: {fact}" for fact in what_is_heard(ann, seats) if language == "en")
        if number == 2 and width > 500:  # all of it is seen at once
            board = ann.page.locator("section.board")
            found.extend(["it scrolls"] if board.evaluate("(one) => one.scrollHeight > one.clientHeight + 2") else [])
        return number == ENOUGH and not whole

    assert ann.play(by_board, until=look) >= ENOUGH
    settled(ann)
    if whole:
        expect(ann.page.locator(".d76 .result tbody tr")).not_to_have_count(0)
        found += in_every_theme(ann, "at the end")
        ended_well(ann, table, GAME)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
    assert not found, "\n".join(found)
