"""Deadwood's own board: a game by clicking on it alone, and room for everything that stands on it."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import Enter
from tests.web.names import unsaid
from tests.web.people import Person, by_list, settled
from tests.web.secrets import ended_well

LAST = 60
"""So many turns, of all together, are a game that has shown every place on the board."""

SIZES = ((1440, 900), (1280, 720), (1024, 768), (390, 844))
ENOUGH = 12
"""So many choices of mine show the rest."""
CAN = ".deadwood .spot.can:visible"
LONG = "Bartłomiejka Wierzchosław"
LONGEST = "Zakład pogrze\u00adbowy"

CUT_OFF = """
(longest) => {
    const board = document.querySelector(".deadwood");
    const found = [];
    const name = (one) => `${one.className?.baseVal ?? one.className} ${one.textContent.trim().slice(0, 30)}`;
    for (const sign of board.querySelectorAll(".facade .sign")) sign.textContent = longest;
    for (const one of board.querySelectorAll(".facade .sign, .beam .name, .purse, .things, .head, .gang, .stats"))
        if (one.scrollWidth > one.clientWidth + 1) found.push(name(one));
    const inside = (outer, inner, slack) => {
        const [a, b] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()];
        if (b.left < a.left - slack || b.right > a.right + slack || b.bottom > a.bottom + slack)
            found.push(name(inner));
    };
    for (const facade of board.querySelectorAll(".facade")) inside(facade, facade.querySelector(".sign"), 2);
    for (const ranch of board.querySelectorAll(".ranches > li"))
        for (const part of ranch.children) inside(ranch, part, 1);
    for (const thing of board.querySelectorAll(".map .box, .ranches > li")) inside(board, thing, 2);
    const stage = board.closest("section.board");
    if (innerWidth > 500 && stage.scrollHeight > stage.clientHeight + 2)
        found.push(`it scrolls: ${stage.scrollHeight}`);
    if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
    return found;
}
"""


def by_board(person: Person) -> None:
    """Click things on the board until something is chosen."""
    before = person.chosen()
    for _ in range(12):
        person.page.wait_for_function("document.querySelector('.deadwood .spot.can') !== null")
        person.click_any(person.page.locator(CAN))
        if person.chosen() > before:
            return
    # A thing that was taken up may only be put back: so it is with a stack of three plots.
    person.page.keyboard.press("Escape")


def look_at_all_sizes(person: Person) -> list[str]:
    """What is cut off, at any size; then it is as before."""
    size, found = person.page.viewport_size, []
    assert size is not None
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        settled(person)
        found += [f"{width}: {one}" for one in person.page.evaluate(CUT_OFF, LONGEST)]
    person.page.set_viewport_size(size)
    return found


def what_is_heard(person: Person, seats: int) -> list[str]:
    """What a screen reader isn't told of the town and of everybody's Ranch."""
    tree = person.page.locator("section.board").aria_snapshot()
    plots = re.findall(r'"([A-F][1-7]): ', tree)
    ranches = re.findall(r"\d+ dollars?\. \d+ posters?\. \d+ cartridges?\. \d+ pon(?:y|ies)\.", tree)
    told = {
        "27 plots, each once": len(plots) == len(set(plots)) == 27,
        "what everybody has": len(ranches) == seats,
        "the net worth": tree.count("if the game ended now") == seats,
        "the Sheriff": "The Sheriff stands between" in tree,
        "the railroad": "of 4 tiles laid" in tree,
        "Boot Hill and the Mine": "Boot Hill" in tree and "Abandoned Mine" in tree,
        "the Crime Pool": "Crime Pool" in tree,
        "three stacks": len(re.findall(r'"Stack [123]: ', tree)) == 3,
        "whose turn it is": ". turn. " in tree,
    }
    return [fact for fact, heard in told.items() if not heard]


@pytest.mark.parametrize(
    ("seats", "language", "size"), [(4, "pl", (1440, 900)), (5, "en", (390, 844)), (3, "en", (1024, 768))]
)
def test_a_game_by_clicking_on_the_board_alone(enter: Enter, seats: int, language: str, size: tuple[int, int]) -> None:
    """With four to its end."""
    whole = seats == 4
    ann = enter(
        LONG, language=language, viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 500, guide=False
    )
    table = ann.sit_with_bots("deadwood", seats, options={"turn_limit": LAST})
    found: list[str] = []

    def look(number: int) -> bool:
        found.extend(unsaid(ann))
        if number == (0 if whole else 8):
            found.extend(look_at_all_sizes(ann))
        if number == 8 and language == "en":
            found.extend(f"not heard: {fact}" for fact in what_is_heard(ann, seats))
        return bool(found) or (number == ENOUGH and not whole)

    assert ann.play(by_board, until=look) >= ENOUGH, found
    assert not found, "\n".join(found)
    settled(ann)
    if whole:
        assert ann.page.locator(".deadwood .result tbody tr").count() == seats
        ended_well(ann, table, "deadwood")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_what_a_building_does_is_told_before_it_is_annexed(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("deadwood", 3)
    ann.play(by_list, until=lambda _: ann.page.locator(".deadwood .placard dd").count() > 0)
    assert len(ann.page.locator(".deadwood .placard dd").first.inner_text()) > 5
    assert ann.page.locator(".deadwood .placard .answer").count() == 2
