"""From the front page to a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from posse.games import CATALOG
from tests.web.conftest import Enter
from tests.web.people import by_glow, by_list


def test_a_stranger_plays_against_bots_after_two_clicks(enter: Enter) -> None:
    """Any of the games."""
    ann = enter("Ann")
    for box in CATALOG:
        ann.context.clear_cookies()
        ann.page.goto("/")
        ann.page.locator(f"article[aria-labelledby='bill-{box.key}'] button.play").click()
        expect(ann.page).to_have_url(re.compile("/t/"))
        ann.wait()  # bots may come first
        by_glow(ann)
        assert ann.chosen() == 1


def test_a_stranger_is_refused_nothing(enter: Enter) -> None:
    """So a first visit leaves no error in the browser's console."""
    ann = enter("Ann")
    ann.page.goto("/")
    ann.page.wait_for_load_state("networkidle")
    asked = {answer.url.removeprefix(ann.url): answer.status for answer in ann.answers}
    assert asked["/api/me"] == 200
    assert {path: status for path, status in asked.items() if status >= 400} == {}


def test_a_table_with_a_link_is_found_again(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    ann.page.goto("/new/colt-express")
    ann.page.locator(".go button.main").click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    link = ann.page.locator("#link").input_value()
    assert link == ann.page.url
    ben.page.goto(link)
    ben.page.locator("form input").first.fill("Ben")
    ben.page.locator("form button.main").click()
    expect(ben.page.locator(".seats li").nth(1)).to_contain_text("Ben")
    expect(ann.page.locator(".seats li").nth(1)).to_contain_text("Ben")
    # Words for one another.
    ben.page.locator("#said").fill("Ready when you are")
    ben.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log")).to_contain_text("Ready when you are")
    ann.page.goto("/")
    ann.page.locator(f"a[href='{link.removeprefix(ann.url)}']").first.click()
    expect(ann.page.locator(".seats li").nth(1)).to_contain_text("Ben")


def test_a_personal_link_asks_before_it_replaces_who_one_is_and_works_once(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    for person in (ann, ben):
        person.come_in()
    link = ann.context.request.post("/api/me/link", data={}).json()["link"]
    ben.page.goto(link)
    expect(ben.page.locator("h1")).to_have_text("Be Ann on this device?")
    expect(ben.page.locator("main")).to_contain_text("Here you are Ben at the moment.")
    ben.page.locator("a.button").click()
    expect(ben.page.locator("#my-name")).to_have_value("Ben")
    ben.page.goto(link)
    ben.page.locator("button.main").click()
    expect(ben.page.locator("#my-name")).to_have_value("Ann")
    ben.page.goto(link)
    expect(ben.page.get_by_role("alert")).to_contain_text("used before")
    # Signed out everywhere: the other device, too.
    ben.page.goto("/")
    ben.page.locator("button.leave").click()
    ben.page.get_by_role("button", name="Sign out on all my devices").click()
    expect(ben.page.locator("#my-name")).not_to_have_value("Ann")
    assert ann.context.request.get("/api/me").json() is None


def test_what_cant_be_chosen_says_why_and_every_log_line_its_rule(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    why = ann.page.locator(".board [data-why]").first
    for number in range(12):  # until something is there that can't be chosen
        while sum('"outlook"' in frame for frame in ann.frames) <= number:
            ann.page.wait_for_timeout(20)
        ann.page.wait_for_timeout(100)
        if why.count():
            break
        by_list(ann)
        ann.wait()
    why.focus()
    expect(ann.page.get_by_role("tooltip")).to_have_text(why.get_attribute("data-why") or "?")
    ann.page.locator("[role=log] button.rule").first.click()
    expect(ann.page.locator("[role=log] blockquote").first).to_have_text(re.compile(r"\w{3}"))


def test_a_bot_gives_advice(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    ann.page.locator(".question .tools button").last.click()
    expect(ann.page.locator(".choice.advised")).to_have_count(1)
    expect(
        ann.page.locator(".question").get_by_text("the marshal expects 62 of this and 41 of the next best")
    ).to_be_visible()


def test_who_plays_before_the_server_has_said_who_they_are_is_still_the_same(enter: Enter) -> None:
    ann = enter("Ann")
    ann.come_in()
    before = ann.context.request.get("/api/me").json()["guest"]
    held: list[Route] = []
    ann.page.route("**/api/me", lambda route: held.append(route), times=1)
    ann.page.goto("/", wait_until="commit")
    ann.page.locator("article button.play").first.click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    held[0].continue_()
    assert ann.context.request.get("/api/me").json()["guest"] == before


def test_a_link_that_the_browser_does_not_copy_is_selected(enter: Enter) -> None:
    ann = enter("Ann")
    ann.context.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))")
    ann.page.goto("/")
    ann.page.locator(".device button").click()
    ann.page.locator(".device .link button").click()
    ann.page.wait_for_function("() => document.activeElement?.closest('.link') && getSelection().toString() !== ''")


@pytest.mark.parametrize("address", ["/rules/five-points#%", "/rules/five-points#%E0%A4%A"])
def test_an_odd_address_within_the_rules(enter: Enter, address: str) -> None:
    ann = enter("Ann")
    ann.page.goto(address)
    expect(ann.page.locator("#part-1")).to_be_visible()
    ann.page.evaluate("() => { location.hash = '%%'; }")
    ann.page.get_by_role("tab", name="Every rule").click()
    ann.page.locator("#seek").fill("gang")
    expect(ann.page.locator(".seek [role=status]")).not_to_be_empty()
