"""BANG!'s board: played by clicking on it alone, at every size; nothing lies on anything else."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.names import unsaid
from tests.web.people import Person, settled
from tests.web.secrets import ended_well
from tests.web.test_axe import violations

WINDOW = 0.3
ALL = {"saloon_dice": True, "chief_arrow": True, "roles": "mixed", "new_characters": True, "ghost": True}
TOGGLES = ".board .toggle"
SPOTS = ".board .spot.can:visible"
LONGEST = "Wieńczysława Brzęczyszcz"
PHONE, SMALL, WIDE = (
    {"viewport": {"width": 390, "height": 844}, "has_touch": True},
    {"viewport": {"width": 1024, "height": 768}},
    {"viewport": {"width": 1440, "height": 900}},
)

APART = """() => {
    const boxes = [...document.querySelectorAll(".saloon .seat .face, .saloon .who, .saloon .lanes, .saloon .pile")]
        .map((one) => [one.className, one.getBoundingClientRect()]);
    const stage = document.querySelector(".saloon").getBoundingClientRect();
    const found = [];
    for (const [name, one] of boxes)
        if (one.left < stage.left - 1 || one.right > stage.right + 1
            || one.top < stage.top - 1 || one.bottom > stage.bottom + 1)
            found.push(`${name} is cut off`);
    boxes.forEach(([name, one], n) => boxes.slice(n + 1).forEach(([other, two]) => {
        const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const tall = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (wide > 3 && tall > 3) found.push(`${name} lies on ${other}: ${Math.round(wide)} by ${Math.round(tall)}`);
    }));
    for (const one of document.querySelectorAll(".saloon .character, .saloon .do button, .saloon .whose"))
        if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0) found.push(`${one.textContent} is cut off`);
    return found;
}"""


def by_board(person: Person) -> None:
    """Choose on the board alone: dice to roll again and a button for them, or what glows, one thing after the other."""
    before = person.chosen()
    if person.page.locator(TOGGLES).count():
        for toggle in person.page.locator(TOGGLES).all():
            if person.luck.random() < 0.5:
                toggle.click()
        pressed = person.page.locator(f"{TOGGLES}[aria-pressed=true]").count()
        person.page.locator(".board .roll" if pressed else ".board .stop").click()
        assert person.chosen() == before + 1
        return
    for _ in range(4):
        person.click_any(person.page.locator(SPOTS))
        if person.chosen() > before or person.hurried:
            return
        if person.page.locator(SPOTS).count() == 0:
            return
    raise AssertionError("clicking on the board chooses nothing")


def look_at_all_sizes(person: Person) -> list[str]:
    """What lies on anything else, or is cut off, at any size; then it is as before."""
    size, found = person.page.viewport_size, []
    assert size is not None
    for width, height in ((1440, 900), (1024, 768), (390, 844), (360, 640)):
        person.page.set_viewport_size({"width": width, "height": height})
        # The table is laid anew by its measured size.
        person.page.wait_for_timeout(150)
        settled(person)
        found += [f"{width}: {one}" for one in person.page.evaluate(APART)]
    person.page.set_viewport_size(size)
    person.page.wait_for_timeout(150)
    return found


@pytest.mark.parametrize(
    ("seats", "options", "language", "theme", "about"),
    [(3, {}, "pl", "light", WIDE), (5, {}, "pl", "contrast", SMALL), (8, ALL, "en", "dark", PHONE)],
    ids=["wide", "small", "phone"],
)
def test_a_whole_game_on_the_board_alone(
    enter: Enter, seats: int, options: dict[str, Any], language: str, theme: str, about: dict[str, Any]
) -> None:
    ann = enter(LONGEST, language=language, theme=theme, seed=seats, guide=False, **about)
    table = ann.sit_with_bots("bang-dice", seats, options=options, window=WINDOW)
    found: list[str] = []

    def look(number: int) -> bool:
        found.extend(unsaid(ann))
        if number == 0:
            found.extend(look_at_all_sizes(ann))
        if number == 3:
            settled(ann)
            found.extend(violations(ann, "move 3"))
        return bool(found)

    assert ann.play(by_board, until=look) > 0, found
    settled(ann)
    found += violations(ann, "at the end")
    assert not found, "\n".join(found)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= about["viewport"]["width"]
    # Who won, every role, and why.
    sheet = ann.page.locator(".saloon table")
    expect(sheet.locator("tbody tr")).to_have_count(seats)
    assert ann.page.locator('.saloon .role[aria-label*="face down"]').count() == 0
    if about is WIDE:
        ended_well(ann, table, "bang-dice")


def test_dice_by_keyboard_and_by_ear(enter: Enter) -> None:
    ann = enter("Ann", **SMALL)
    ann.sit_with_bots("bang-dice", 4, window=WINDOW)
    toggles = ann.page.locator(TOGGLES)
    ann.play(by_board, until=lambda _: toggles.count() > 1)
    roll = ann.page.locator(".board .roll")
    expect(roll).to_have_attribute("aria-disabled", "true")
    # The list of all sets is folded away, and digits choose nothing of it.
    expect(ann.page.locator(".question .choice").first).not_to_be_visible()
    before = ann.chosen()
    ann.page.keyboard.press("2")
    assert ann.chosen() == before
    toggles.first.focus()
    ann.page.keyboard.press("Space")
    expect(toggles.first).to_have_attribute("aria-pressed", "true")
    expect(roll).to_have_text("Roll 1 die")
    roll.focus()
    ann.page.keyboard.press("Enter")
    assert ann.chosen() == before + 1
    # A screen reader is told the whole table: everybody's life and role, the pile of arrows, the dice.
    tree = ann.page.locator("section.board").aria_snapshot()
    people = re.findall(r'"[^"]*life \d+ of \d+[^"]*"', tree)
    assert len(people) == 4
    assert sum("face down" in one for one in people) == 3, "mine and two others; the Sheriff's lies open"
    assert re.search(r"Pile: \d+ arrow", tree)
