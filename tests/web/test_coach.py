"""What the page tells of choices: a better one, after mine; and the chances over a game that is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.host import Process
from tests.web.conftest import Enter
from tests.web.finished import finished_game
from tests.web.people import CHOICES
from tests.web.test_axe import violations


def test_a_better_choice_is_told_to_who_wants_it(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    page = ann.page
    page.locator(CHOICES).first.click()
    word = page.locator(".coach details")
    page.wait_for_function("() => document.querySelector('.question.yours .choice') !== null")
    expect(word).to_have_count(0)
    assert not any('"coached"' in frame for frame in ann.frames), "nobody has asked for it"
    page.get_by_role("button", name="More").click()
    page.get_by_label("Tell me when another choice was clearly better").check()
    page.keyboard.press("Escape")
    chosen, better = page.locator(CHOICES).first, page.locator(CHOICES).last.locator(".label").inner_text()
    mine = chosen.locator(".label").inner_text()
    chosen.click()
    expect(word.locator("summary")).to_have_text("The marshal would have chosen otherwise")
    expect(word.locator(".better")).to_have_text(f"Better: {better}")
    expect(word.locator(".yours")).to_have_text(f"You chose: {mine}")
    expect(word).to_contain_text("It wins you 50% of the games, not 20%.")
    expect(word.locator("tr.me td").first).to_have_text(re.compile(r"20%.*50%", re.S))
    expect(word.locator("li")).to_contain_text("Less often comes:")
    assert violations(ann, "coach") == []
    # It follows the guest, and goes when it was read.
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    page.locator("[aria-controls=settings]").click()
    expect(page.get_by_label("Tell me when another choice was clearly better")).to_be_checked()
    page.keyboard.press("Escape")
    page.locator(CHOICES).first.click()
    word.get_by_role("button", name="Got it").click()
    expect(word).to_have_count(0)


def test_no_coach_at_a_table_without_hints(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2, hints=False)
    ann.page.get_by_role("button", name="More").click()
    expect(ann.page.get_by_label("Tell me when another choice was clearly better")).to_be_disabled()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_chances_over_a_game_and_where_they_turned(enter: Enter, house: Process, language: str) -> None:
    """By keyboard: open the graph, look at the turning point, play on from there."""
    table, token = finished_game(house.url, "five-points", 2)
    phone = {"viewport": {"width": 390, "height": 844}} if language == "pl" else {}
    cleo = enter("Cleo", language=language, theme="dark" if language == "pl" else "light", **phone)
    cleo.come_in_as(token)
    page = cleo.page
    page.goto(f"/t/{table}/replay?upto=3")
    page.get_by_role("button", name={"en": "Chances", "pl": "Szanse"}[language]).press("Enter")
    expect(page).to_have_url(re.compile("upto=3&chances=1"))
    most = int(page.locator("input[type=range]").get_attribute("max") or 0)
    half = most // 2
    graph = page.locator(".graph svg")
    expect(graph.locator(".line")).to_have_count(2)
    expect(page.locator(".legend b")).to_have_text(["25%", "75%"])
    turn = page.locator(".turns li").filter(has=page.locator(".at", has_text=re.compile(f"^{half + 1}$")))
    expect(turn.locator(".rises")).to_have_text(re.compile(r"\+50.*−50", re.S))
    expect(page.locator(".how [role=status]")).to_have_count(0)
    assert violations(cleo, "chances") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    turn.locator(".look").press("Enter")
    expect(page).to_have_url(re.compile(f"upto={half}&chances=1"))
    expect(turn).to_have_attribute("aria-current", "true")
    page.locator("summary", has_text={"en": "as a table", "pl": "w tabeli"}[language]).click()
    expect(page.locator(".rows tr.here th")).to_have_text(str(half))
    expect(page.locator(".rows tbody tr")).to_have_count(most + 1)
    turn.locator("button").last.press("Enter")
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".board")).to_be_visible()
