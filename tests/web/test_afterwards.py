"""After the game: the replay, a link to a moment, going on from there, the dice."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.host import Process
from tests.web.conftest import Enter
from tests.web.finished import finished_game
from tests.web.people import by_list


def test_replay_and_branch(enter: Enter, house: Process) -> None:
    table, token = finished_game(house.url, "five-points", 2)
    cleo = enter("Cleo")
    cleo.come_in_as(token)
    page = cleo.page
    page.goto(f"/t/{table}/replay")
    slider, log = page.locator("input[type=range]"), page.locator("[role=log] li")
    most = int(slider.get_attribute("max") or 0)
    assert most > 20
    whole = log.count()
    slider.fill("10")
    expect(page).to_have_url(re.compile(r"upto=10"))
    expect(page.locator(".at")).to_have_text(f"10 / {most}")
    assert 0 < log.count() < whole
    # As a seat knew it: a link that leads to the same moment.
    page.locator("select").first.select_option("0")
    expect(page).to_have_url(re.compile(r"upto=10&seat=0"))
    shown = log.all_inner_texts()
    page.reload()
    expect(page.locator(".at")).to_have_text(f"10 / {most}")
    assert log.all_inner_texts() == shown
    page.keyboard.press("ArrowRight")
    expect(page.locator(".at")).to_have_text(f"11 / {most}")
    page.locator(".steps button").nth(1).click()
    expect(page.locator(".at")).to_have_text(f"13 / {most}")
    page.locator(".steps button").nth(1).click()
    # On from here, against bots, to the end.
    slider.fill("20")
    expect(page.locator(".at")).to_have_text(f"20 / {most}")
    page.locator(".branch button.main").click()
    expect(page).not_to_have_url(re.compile(table))
    cleo.play(by_list)


def test_the_dice_can_be_checked_in_the_page(enter: Enter, house: Process) -> None:
    table, token = finished_game(house.url, "bang-dice", 3)
    cleo = enter("Cleo")
    cleo.come_in_as(token)
    cleo.page.goto(f"/t/{table}")
    dice = cleo.page.locator("details", has=cleo.page.locator("dl"))
    dice.locator("summary").click()
    dice.locator("button").click()
    expect(dice.get_by_role("status")).to_have_text(
        "The seed fits the seal: the dice were fixed before the first choice."
    )
