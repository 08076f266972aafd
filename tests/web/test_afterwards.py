"""After the game: the replay, a link to a moment, going on from there, the dice."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.host import Process
from tests.web.conftest import Enter
from tests.web.finished import finished_game
from tests.web.people import Gate, Person

AT = "parseInt(document.querySelector('.at').textContent)"
"""The moment that a replay shows, in the page."""


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
    # To be shown elsewhere.
    for kind, button in (("png", "Save a picture"), ("gif", "Save an animation")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=button).click()
        assert saved.value.suggested_filename == f"posse-five-points-10.{kind}"
    # As a seat knew it: a link that leads to the same moment.
    page.locator("select").first.select_option("0")
    expect(page).to_have_url(re.compile(r"upto=10&seat=0"))
    page.reload()
    expect(page.locator(".at")).to_have_text(f"10 / {most}")
    shown = log.all_inner_texts()
    page.locator("select").first.select_option("")
    expect(page).to_have_url(re.compile(r"upto=10$"))
    page.locator("select").first.select_option("0")
    expect(log).to_have_text(shown, use_inner_text=True)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".at")).to_have_text(f"11 / {most}")
    expect(log.filter(has_text=page.locator(".caption span").inner_text())).not_to_have_count(0)
    page.locator(".steps button").nth(1).click()
    page.wait_for_function(f"() => {AT} >= 13")  # each moment is there for a moment only
    page.locator(".steps button").nth(1).click()
    # On from here, against bots.
    slider.fill("20")
    expect(page.locator(".at")).to_have_text(f"20 / {most}")
    page.locator(".branch button.main").click()
    expect(page).not_to_have_url(re.compile(table))
    cleo.goes_on()


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


def test_a_replay_that_stands_at_the_end_is_played_from_the_beginning(enter: Enter, house: Process) -> None:
    table, token = finished_game(house.url, "five-points", 2)
    cleo = enter("Cleo")
    cleo.come_in_as(token)
    cleo.page.goto(f"/t/{table}/replay")
    play = cleo.page.locator(".steps button").nth(1)
    play.click()
    cleo.page.wait_for_function(f"() => {AT} < 9")
    cleo.page.wait_for_function(f"() => {AT} >= 2")
    play.click()
    expect(play).to_have_accessible_name("Play")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_moment_that_is_none_is_told_and_can_be_left(enter: Enter, house: Process, language: str) -> None:
    table, token = finished_game(house.url, "five-points", 2)
    cleo = enter("Cleo", language=language)
    cleo.come_in_as(token)
    refused = {"en": "There is no such moment", "pl": "Nie ma takiej chwili"}[language]
    for odd in ("upto=99999", "upto=12345678901234567890123456", "upto=99999&seat=0"):
        cleo.page.goto(f"/t/{table}/replay?{odd}")
        expect(cleo.page.get_by_role("alert")).to_contain_text(refused)
        cleo.page.locator(f"a[href='/t/{table}']").click()
        expect(cleo.page.locator("a[href$='/record']")).to_be_visible()
    for fine in ("upto=-1", "upto=3.5", "seat=x", "upto=&seat="):
        cleo.page.goto(f"/t/{table}/replay?{fine}")
        expect(cleo.page.locator(".at")).to_be_visible()


def replay_behind_a_gate(enter: Enter, house: Process, game: str, upto: int) -> tuple[Person, Gate]:
    """At a moment of a finished game; the gate stands before what other eyes saw."""
    table, token = finished_game(house.url, game, 2)
    cleo = enter("Cleo")
    cleo.come_in_as(token)
    gate = Gate(cleo, "**/story*")
    cleo.page.goto(f"/t/{table}/replay?upto={upto}")
    expect(cleo.page.locator(".at")).to_have_text(re.compile(f"^{upto} /"))
    return cleo, gate


def test_eyes_and_moment_change_together(enter: Enter, house: Process) -> None:
    """While a seat's moment is on its way, the board is the spectator's."""
    cleo, gate = replay_behind_a_gate(enter, house, "colt-express", 10)
    expect(cleo.page.locator(".board .you")).to_have_count(0)
    gate.slow = True
    cleo.page.locator(".bar select").select_option("0")
    expect(cleo.page).to_have_url(re.compile("seat=0"))
    cleo.page.wait_for_timeout(100)
    expect(cleo.page.locator(".board .you")).to_have_count(0)
    gate.open()
    expect(cleo.page.locator(".board .you")).to_have_count(1)


def test_a_replay_without_a_server_says_so(enter: Enter, house: Process) -> None:
    cleo, gate = replay_behind_a_gate(enter, house, "five-points", 5)
    gate.shut = True
    cleo.page.locator(".bar select").select_option("0")
    expect(cleo.page.get_by_role("alert")).to_have_text("The server can’t be reached at the moment.")
    gate.open()
    cleo.page.keyboard.press("ArrowRight")
    expect(cleo.page.get_by_role("alert")).to_have_count(0)


def test_a_link_to_a_moment_is_copied_or_shown(enter: Enter, house: Process) -> None:
    table, token = finished_game(house.url, "five-points", 2)
    cleo = enter("Cleo", permissions=["clipboard-read", "clipboard-write"])
    cleo.come_in_as(token)
    cleo.page.goto(f"/t/{table}/replay?upto=5")
    link = cleo.page.locator(".bar > button:not([aria-expanded])")
    link.click()
    expect(link).to_have_text("Copied")
    # Alt and an arrow belong to the browser. Of another moment nothing is copied yet.
    cleo.page.keyboard.press("Alt+ArrowRight")
    expect(link).to_have_text("Copied")
    cleo.page.keyboard.press("ArrowRight")
    expect(link).not_to_have_text("Copied")
    # Over plain http the browser copies nothing.
    cleo.page.evaluate("() => Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    link.click()
    cleo.page.wait_for_timeout(200)
    expect(link).not_to_have_text("Copied")
    shown = cleo.page.locator(".bar input[readonly]")
    expect(shown).to_have_value(re.compile("upto=6"))
    expect(shown).to_be_focused()


def test_going_on_is_clicked_twice_and_makes_one_table(enter: Enter, house: Process) -> None:
    table, token = finished_game(house.url, "five-points", 2)
    cleo = enter("Cleo")
    cleo.come_in_as(token)
    cleo.page.goto(f"/t/{table}/replay?upto=5")
    made: list[str] = []
    cleo.page.on("request", lambda request: made.append(request.url) if request.url.endswith("/branch") else None)
    cleo.page.locator(".branch button.main").dblclick()
    expect(cleo.page).not_to_have_url(re.compile(table))
    cleo.wait()
    assert len(made) == 1


def test_a_rematch_that_is_refused_says_why(enter: Enter, house: Process) -> None:
    table, token = finished_game(house.url, "five-points", 2)
    cleo = enter("Cleo")
    cleo.come_in_as(token)

    def refuse(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        words = '{"key": "too-many-tables", "args": {"most": ["n", 7]}}'

        def hear(said: str | bytes) -> None:
            if '"rematch"' in str(said):
                number = json.loads(said)["id"]
                line.send(f'[{{"type": "error", "id": {number}, "words": {words}, "text": ""}}]')
            else:
                server.send(said)

        line.on_message(hear)
        server.on_message(line.send)

    cleo.page.route_web_socket(re.compile(r"/ws(\?|$)"), refuse)
    cleo.page.goto(f"/t/{table}")
    cleo.page.locator(".next button.main").click()
    expect(cleo.page.get_by_role("alert")).to_have_text("You already have 7 tables open.")
