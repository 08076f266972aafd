"""The log beside the board: marked by seats, filtered, with or without the numbers of rules."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.people import CHOICES


def test_lines_are_filtered_and_numbers_can_be_put_away(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    ann.page.locator(CHOICES).first.wait_for()
    lines, rules = ann.page.locator(".log li"), ann.page.locator(".log .rule")
    everything = lines.count()
    filtered = ann.page.locator(".filter select")
    filtered.select_option("told")
    expect(lines.first).to_contain_text("allied")
    assert 0 < lines.count() < everything
    filtered.select_option("1")
    for text in lines.all_inner_texts():
        assert "Buck" in text
    filtered.select_option("all")
    expect(rules.first).to_contain_text("FP-")
    ann.page.locator("button[aria-controls=settings]").click()
    ann.page.get_by_label("Numbers of rules in the log").uncheck()
    expect(rules.first).to_have_text("§")
    expect(rules.first).to_have_accessible_name("Open the rule FP-030")
    ann.page.locator("#settings").get_by_role("button", name="Close").click()
    rules.first.click()
    expect(ann.page.locator(".log blockquote")).to_be_visible()


def test_what_a_bot_would_do_is_marked_on_the_board_and_in_the_list(enter: Enter) -> None:
    ann = enter("Ann", viewport={"width": 1024, "height": 768})
    ann.sit_with_bots("colt-express", 4)
    ann.page.locator(CHOICES).first.wait_for()
    ann.page.get_by_role("button", name="What would a bot do?").click()
    expect(ann.page.locator(".choice.advised")).to_be_in_viewport(timeout=60_000)
    expect(ann.page.locator(".board .spot.advised").first).to_be_in_viewport()
