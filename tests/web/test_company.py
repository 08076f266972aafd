"""Together: a friend by link, asked to a table with one click; a group and its score; tables that one looks for."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.host import Process
from tests.web.conftest import Enter
from tests.web.test_axe import violations


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_friend_is_made_and_asked_to_a_table(enter: Enter, language: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}} if language == "pl" else {}
    ann, bob = enter("Ann", language=language), enter("Bob", language=language, **phone)
    ann.come_in()
    bob.come_in()
    ann.page.goto("/friends")
    ann.page.locator("section[aria-labelledby=friends] > button").click()
    link = ann.page.locator("section[aria-labelledby=friends] input").input_value()
    bob.page.goto(link)
    bob.page.locator("button.main").click()
    expect(bob.page.get_by_role("link", name="Ann")).to_be_visible()

    ann.page.goto(f"/t/{ann.make_table('five-points', 2, bots=0)}")
    ann.page.get_by_role("button", name="Bob").click()
    expect(ann.page.get_by_role("button", name="Bob")).to_be_disabled()
    found = violations(ann, "lobby")
    bob.page.goto("/")
    expect(bob.page.locator(".invites li")).to_have_count(1)
    found += violations(bob, "front")
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280)
    bob.page.locator(".invites a").click()
    bob.page.locator(".greeting, .lobby").first.wait_for()
    bob.page.goto("/friends")
    bob.page.locator(".invites button").click()
    expect(bob.page.locator(".invites")).to_have_count(0)
    found += violations(bob, "friends")
    assert not found, "\n".join(found)


def test_a_group_is_founded_joined_and_asked(enter: Enter) -> None:
    ann, bob = enter("Ann"), enter("Bob", viewport={"width": 390, "height": 844})
    ann.come_in()
    ann.page.goto("/friends")
    ann.page.locator("#group-name").fill("Thursday riders")
    ann.page.keyboard.press("Enter")
    link = ann.page.locator("section[aria-labelledby=group-link] input").input_value()
    bob.page.goto(link)
    bob.page.locator("#group-me").fill("Bob")
    found = violations(bob, "door")
    bob.page.get_by_role("button", name="Join").click()
    expect(bob.page.locator("tbody tr")).to_have_count(2)
    found += violations(bob, "group")
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= 390
    ann.page.get_by_role("link", name="Deadwood", exact=True).click()
    ann.page.locator(".go button.main").click()
    ann.page.locator(".lobby").wait_for()
    bob.page.goto("/")
    expect(bob.page.locator(".invites li")).to_have_count(1)
    assert not found, "\n".join(found)


def test_tables_that_one_looks_for(enter: Enter, own_house: Process) -> None:
    ann, zoe = enter("Ann", at=own_house), enter("Zoe", at=own_house)
    ann.come_in()
    for game, wish in (("five-points", {"rated": True}), ("deadwood", {"live": False}), ("deadwood", {})):
        ann.make_table(game, 2, bots=0, public=True, **wish)
    zoe.page.goto("/")
    lines = zoe.page.locator("section[aria-labelledby=front-open] ul > li:has(.what)")
    expect(lines).to_have_count(3)
    zoe.page.get_by_label("Game", exact=True).select_option("deadwood")
    expect(lines).to_have_count(2)
    zoe.page.get_by_label("Pace").select_option("slow")
    expect(lines).to_have_count(1)
    zoe.page.get_by_label("What it counts for").select_option("rated")
    expect(lines).to_have_count(0)
    zoe.page.get_by_label("Pace").select_option("")
    zoe.page.get_by_label("Game", exact=True).select_option("")
    expect(lines).to_have_count(1)
    found = violations(zoe, "open seats")
    assert not found, "\n".join(found)
