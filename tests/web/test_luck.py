"""The browsers of those who play add to the luck, without anybody having to do anything."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.people import CHOICES, Person


def seats_of(person: Person, table: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = person.context.request.get(f"/api/tables/{table}").json()["seats"]
    return seats


def pledged(nonce: str) -> str:
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def test_against_bots_the_own_number_is_in_the_luck(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto("/")
    ann.page.locator("article[aria-labelledby='bill-five-points'] button.play").click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    ann.page.locator(CHOICES).first.wait_for(timeout=60_000)
    table = ann.page.url.rpartition("/")[2]
    mine = ann.page.evaluate("table => JSON.parse(localStorage.getItem('posse-luck'))[table][0]", table)
    seat, *bots = seats_of(ann, table)
    assert seat["nonce"] == mine["nonce"] and seat["pledge"] == pledged(mine["nonce"])
    assert mine["commitment"] == ann.context.request.get(f"/api/tables/{table}").json()["commitment"]
    assert not any(bot.get("pledge") for bot in bots)


def test_two_people_both_add_and_one_who_reloads_still_does(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    for person in (ann, ben):
        person.come_in()
    table = ann.make_table("five-points", 2, bots=0)
    for person in (ann, ben):
        person.page.goto(f"/t/{table}")
    ben.page.locator(".seats li").nth(1).get_by_role("button").first.click()
    expect(ann.page.locator(".seats li").nth(1)).to_contain_text("Ben")
    ann.page.wait_for_function("table => Object.keys(JSON.parse(localStorage['posse-luck'] ?? '{}')).length", arg=table)
    ben.page.wait_for_function("table => Object.keys(JSON.parse(localStorage['posse-luck'] ?? '{}')).length", arg=table)
    ben.page.reload()
    expect(ben.page.locator(".seats li").nth(1)).to_contain_text("Ben")
    ann.page.locator(".start button.main").click()
    for person in (ann, ben):
        expect(person.page.locator(".seats")).to_have_count(0)
    seats = seats_of(ann, table)
    assert [seat["pledge"] for seat in seats] == [pledged(seat["nonce"]) for seat in seats]
