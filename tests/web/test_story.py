"""What happens is told on the board, one thing after the other, at the usual speed; and can be looked at again.

That every event of whole games is told, in time, is held by `web/src/games/whole.test.ts`; here, that one sees it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from posse.server import wire
from tests.web.conftest import Enter
from tests.web.people import CHOICES, Person, by_glow, by_list

TABLES = [("five-points", 4), ("colt-express", 4), ("bang-dice", 8), ("deadwood", 4), ("deadwood-1876", 5)]
CHOSEN = 3
TOLD = 5

WATCH = """() => {
    window.shown = {};
    new MutationObserver(() => {
        for (const one of document.querySelectorAll("[data-step]")) window.shown[one.dataset.step] = true;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    window.covered = [];
    const meet = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    let frames = 0;
    const look = () => {
        const caption = document.querySelector(".caption");
        const box = caption && caption.checkVisibility({ visibilityProperty: true }) && caption.getBoundingClientRect();
        const glow = box && [...document.querySelectorAll(".stage .can")].find((one) => {
            const lies = one.getBoundingClientRect();
            return lies.width > 0 && lies.height > 0 && meet(box, lies);
        });
        frames = glow ? frames + 1 : 0;
        if (frames === 10) window.covered.push(`"${caption.textContent.trim()}" lies on ${glow.dataset.spot}`);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Which events were seen as a caption or in the strip; and what a caption covered, longer than it takes to put it."""


def told(person: Person) -> dict[int, str]:
    """What came over the socket after the first scene, by its place among all events."""
    events: dict[int, str] = {}
    for update in person.heard():
        if isinstance(update, wire.Update) and not update.whole:
            first = update.at - len(update.events)
            events |= {first + place: event.key for place, event in enumerate(update.events)}
    return events


def shown(person: Person) -> set[int]:
    return {int(number) for number in person.page.evaluate("Object.keys(window.shown)")}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whatever_one_can_see_is_told(enter: Enter, game: str, seats: int) -> None:
    """And the browser complains of nothing meanwhile: `enter` sees to that."""
    ann = enter("Ann", speed="usual", viewport={"width": 1024, "height": 768})
    ann.sit_with_bots(game, seats)
    ann.page.evaluate(WATCH)
    before = set(told(ann))
    ann.play(by_glow, until=lambda chosen: chosen >= CHOSEN and len(shown(ann)) >= TOLD)
    events = {number: key for number, key in told(ann).items() if number not in before}
    seen, unseen = ({key for n, key in events.items() if (n in shown(ann)) is there} for there in (True, False))
    assert not seen & unseen, "what can be seen once can be seen every time"
    assert ann.page.evaluate("window.covered") == [], "a caption covers nothing that glows"


def test_a_step_is_looked_at_again_and_nothing_can_be_chosen_there(enter: Enter) -> None:
    ann = enter("Ann", speed="fast")
    ann.sit_with_bots("five-points", 4)
    ann.play(by_list, until=lambda chosen: chosen >= 2)
    strip, glow = ann.page.locator(".strip"), ann.page.locator(".board .can")
    expect(glow.first).to_be_visible()
    strip.get_by_role("button", name="One step back").click()
    step = strip.locator("[aria-current]")
    expect(ann.page.locator(".caption span")).to_have_text(step.inner_text())
    expect(glow).to_have_count(0)
    expect(ann.page.locator(CHOICES)).to_have_count(0)
    expect(ann.page.locator(".looking")).to_contain_text("You are asked")
    later = step.inner_text()
    ann.page.keyboard.press("ArrowLeft")
    expect(step).not_to_have_text(later)
    ann.page.keyboard.press("ArrowRight")
    expect(step).to_have_text(later)
    ann.page.keyboard.press("Escape")
    expect(step).to_have_count(0)
    expect(ann.page.locator(CHOICES).first).to_be_visible()


def test_what_is_told_can_be_skipped_by_a_key_or_a_click(enter: Enter) -> None:
    """While the clock stands still nothing is told to its end: only whoever skips is asked again."""
    ann = enter("Ann", speed="slow")
    ann.page.clock.install()
    ann.sit_with_bots("five-points", 4)
    ann.page.clock.pause_at(ann.page.evaluate("Date.now() + 1000"))
    skip = ann.page.locator(".strip .skip")
    for by_key in (True, False):
        while not skip.count():
            ann.page.locator(f"{CHOICES}, .strip .skip").first.wait_for()
            if ann.asked:
                by_list(ann)
        expect(ann.page.locator(CHOICES)).to_have_count(0)
        if by_key:
            ann.page.evaluate("document.activeElement?.blur()")
            ann.page.keyboard.press(" ")
        else:
            skip.click()
        ann.wait()
        expect(skip).to_have_count(0)
