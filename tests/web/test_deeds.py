"""What I did: my games, what I made of them, and moments worth keeping."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.host import Process
from tests.web.conftest import Enter
from tests.web.finished import finished_game
from tests.web.test_axe import violations


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_moment_is_kept_and_found_again(enter: Enter, house: Process, language: str) -> None:
    table, token = finished_game(house.url, "bang-dice", 4)
    phone = {"viewport": {"width": 390, "height": 844}} if language == "pl" else {}
    cleo = enter("Cleo", language=language, **phone)
    cleo.come_in_as(token)
    cleo.page.goto(f"/t/{table}/replay?upto=7&seat=1")
    cleo.page.locator("#moment-note").fill("What a shot")
    cleo.page.keyboard.press("Enter")
    cleo.page.locator("a[href='/deeds']").click()
    expect(cleo.page.locator(".cards .big")).to_be_visible()
    expect(cleo.page.locator("section[aria-labelledby=games] ul > li ol li")).to_have_count(4)
    found = violations(cleo, "deeds")
    assert cleo.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280)
    moment = cleo.page.get_by_role("link", name="What a shot")
    expect(moment).to_have_attribute("href", f"/t/{table}/replay?upto=7&seat=1")
    cleo.page.locator("section[aria-labelledby=moments] button").click()
    expect(moment).to_have_count(0)
    assert not found, "\n".join(found)
