"""Every page, and moments of a game worth a look: for axe, for the words, for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from posse.games import CATALOG
from tests.web.people import Person, by_list, settled

PAGES = {
    "front": "/",
    "me": "/me",
    "deeds": "/deeds",
    "honour": "/honour",
    "friends": "/friends",
    "cups": "/cups",
    "style": "/style",
    "lost": "/new/poker",
    **{f"new-{box.key}": f"/new/{box.key}" for box in CATALOG},
    **{f"rules-{box.key}": f"/rules/{box.key}" for box in CATALOG},
    **{f"card-{box.key}": f"/rules/{box.key}#card" for box in CATALOG},
    "every-rule": "/rules/five-points#rules",
}


def visit(person: Person, address: str) -> None:
    """Go there, and wait until all is there and still."""
    person.page.goto(address)
    person.page.wait_for_load_state("networkidle")
    settled(person)


def moments(person: Person, game: str, seats: int, at: tuple[int, ...] = (0, 10)) -> Iterator[str]:
    """The lobby; the game after so many choices of mine, once with everything open that can be opened."""
    person.come_in()
    visit(person, f"/t/{person.make_table(game, seats, window=0.5)}")
    yield "lobby"
    person.page.locator(".start button.main").click()
    person.wait()
    done = 0
    for number in at:
        person.play(by_list, until=lambda chosen, more=number - done: chosen >= more)  # type: ignore[misc]
        done = number
        settled(person)
        yield f"move-{number}"
    # What is open has to stay.
    person.play(by_list, until=lambda _: not person.hurried)
    unfold(person)
    yield "unfolded"


def unfold(person: Person) -> None:
    """Open the settings, the menu, the rule of a log line, and every fold."""
    page = person.page
    for fold in page.locator("details:not([open]) > summary").all():
        if fold.is_visible():
            fold.click()
    for closed in ("button[aria-controls=more]", "button[aria-controls=settings]", "[role=log] button[aria-expanded]"):
        button = page.locator(closed).first
        if button.count() and button.is_visible() and button.get_attribute("aria-expanded") == "false":
            button.evaluate("(one) => one.click()")  # what is open already may lie over it
    settled(person)


def to_the_end(person: Person, how: Callable[[Person], None] = by_list) -> None:
    person.play(how)
    settled(person)
