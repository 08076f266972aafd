"""A tournament in the browser: founded, entered by link, begun, played, and who has won it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.people import Person
from tests.web.test_axe import violations


def enter_cup(person: Person, address: str) -> None:
    person.come_in()
    person.page.goto(address)
    person.page.locator(".deeds button.main").first.click()
    expect(person.page.locator("tr.mine")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_cup_for_two(enter: Enter, language: str) -> None:
    ann = enter("Ann", language=language)
    bob = enter("Bob", language=language, viewport={"width": 390, "height": 844})
    ann.come_in()
    ann.page.goto("/cups")
    ann.page.locator("#cup-name").fill("Autumn cup")
    ann.page.locator("form select").nth(1).select_option("2")
    ann.page.locator("form select").nth(2).select_option("1")
    found = violations(ann, "cups")
    ann.page.locator("form button.main").click()
    ann.page.wait_for_url("**/cup/*")
    enter_cup(bob, ann.page.url)
    ann.page.locator(".deeds button.main").first.click()
    expect(ann.page.locator("tbody tr")).to_have_count(2)
    ann.page.locator(".deeds button").last.click()
    ann.page.locator("a.main").click()
    ann.page.locator(".start button.main").click()
    bob.page.reload()
    expect(bob.page.locator("section[aria-labelledby=round-1] li")).to_have_count(1)
    found += violations(bob, "playing")
    bob.page.locator("a.main").click()
    bob.page.locator("[aria-controls=more]").click()
    bob.page.locator("#more button").last.click()
    bob.page.locator("#more button.main").click()
    ann.page.locator("section a[href^='/cup/']").click()
    expect(ann.page.locator("tbody tr").first).to_contain_text("Ann")
    expect(ann.page.locator("tbody tr").first).to_contain_text("1.")
    found += violations(ann, "over")
    bob.page.goto(ann.page.url)
    bob.page.locator("tbody tr").first.wait_for()
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert not found, "\n".join(found)
