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


def test_a_rated_game_counts_and_i_say_who_sees_it(enter: Enter) -> None:
    ann = enter("Annie Oakley")
    ann.come_in()
    ann.page.goto("/new/five-points")
    ann.page.get_by_label("Rated", exact=True).check()
    expect(ann.page.get_by_label("Players may ask what a bot would do")).to_be_disabled()
    table = ann.make_table("five-points", 2, rated=True)
    ann.page.goto(f"/t/{table}")
    expect(ann.page.locator(".lobby strong", has_text="Rated")).to_be_visible()
    ann.page.locator(".start button.main").click()
    ann.wait()
    expect(ann.page.locator(".menu .rated")).to_be_visible()
    found = violations(ann, "rated")
    ann.page.locator("[aria-controls=more]").click()
    ann.page.get_by_role("button", name="Give up").click()
    ann.page.get_by_role("button", name="Give up").click()
    ann.page.locator("section[aria-label='The result']").wait_for()
    ann.page.goto("/deeds")
    expect(ann.page.locator("section[aria-labelledby=ratings] li")).to_have_count(1)
    ann.page.goto("/honour")
    ann.page.locator(".folio p").first.wait_for()
    expect(ann.page.get_by_role("link", name="Annie Oakley")).to_have_count(0)
    ann.page.goto("/deeds")
    with ann.page.expect_response("**/api/me/settings"):
        ann.page.get_by_label("Show my name and ratings on the board").check()
    with ann.page.expect_response("**/api/me/settings"):
        ann.page.locator("#profile").select_option("all")
    found += violations(ann, "shown")
    zoe = enter("Zoe")
    zoe.page.goto("/honour")
    zoe.page.get_by_role("link", name="Annie Oakley").click()
    expect(zoe.page.get_by_role("heading", name="Annie Oakley")).to_be_visible()
    expect(zoe.page.locator(".cards .big")).to_be_visible()
    found += violations(zoe, "somebody")
    zoe.page.go_back()
    found += violations(zoe, "honour")
    assert not found, "\n".join(found)
