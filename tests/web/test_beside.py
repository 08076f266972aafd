"""What stands beside things is whole on the screen, however narrow it is and wherever the thing lies."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Enter

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 640}
MOST = 12


def whole(thing: Locator, screen: dict[str, int]) -> None:
    expect(thing).to_be_visible()
    thing.page.wait_for_timeout(100)  # two frames: it is put in its place
    box = thing.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["y"] >= 0, box
    assert box["x"] + box["width"] <= screen["width"] + 1, box
    assert box["y"] + box["height"] <= screen["height"] + 1, box


@pytest.mark.parametrize("screen", [PHONE, SMALL], ids=["phone", "small"])
def test_settings_and_menu(enter: Enter, screen: dict[str, int]) -> None:
    ann = enter("Ann", viewport=screen)
    ann.sit_with_bots("five-points", 2)
    for name in ("settings", "more"):
        ann.page.locator(f"[aria-controls={name}]").click()
        whole(ann.page.locator(f"#{name}"), screen)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator(f"#{name}")).to_have_count(0)
        expect(ann.page.locator(f"[aria-controls={name}]")).to_be_focused()


@pytest.mark.parametrize("game", ["bang-dice", "five-points"])
def test_what_things_say(enter: Enter, game: str) -> None:
    """On a page, and in a drawing."""
    ann = enter("Ann", viewport=PHONE)
    ann.sit_with_bots(game, 4 if game == "bang-dice" else 2)
    telling = ann.page.locator(".board [data-why], .board [aria-description]")
    expect(telling.first).to_be_attached()
    told = 0
    for number in range(telling.count()):
        thing = telling.nth(number)
        focused = thing.evaluate(
            """(thing) => {
                thing.scrollIntoView({ block: "center" });
                thing.focus();
                return document.activeElement === thing;
            }"""
        )
        if not focused:  # it answers to a pointer
            continue
        whole(ann.page.get_by_role("tooltip"), PHONE)
        thing.evaluate("(thing) => thing.blur()")
        expect(ann.page.get_by_role("tooltip")).to_have_count(0)
        told += 1
        if told == MOST:
            break
    assert told >= 4
