"""The guide to each game: every picture is drawn by the real board, and the clauses behind it are a click away."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from posse.games import CATALOG
from posse.guide import page, shown
from tests.web.conftest import Enter

SHEET = re.compile(rb"/Type */Page\b(?!s)")
DRAWN = "(all) => all.filter((one) => one.querySelector('svg, ul, li') && one.clientHeight > 100).length"


def test_every_picture_is_drawn(enter: Enter) -> None:
    """On a phone, and on two to four sheets of paper; in Polish, which has the longer words."""
    ann = enter("Ann", language="pl", viewport={"width": 390, "height": 844})
    for box in CATALOG:
        text = page(box, "guide", "pl")
        ann.page.goto(f"/rules/{box.key}")
        frames = ann.page.locator("figure .frame > .board")
        expect(frames).to_have_count(sum(how == "board" for how, _ in shown(text)))
        assert frames.evaluate_all(DRAWN) == frames.count(), box.key
        width = ann.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390, f"{box.key} is {width} pixels wide: it scrolls sideways"
        sheets = len(SHEET.findall(ann.page.pdf(prefer_css_page_size=True)))
        assert 2 <= sheets <= 4, f"{box.key} prints on {sheets} sheets"


def test_from_the_guide_to_a_rule_and_to_the_card(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto("/rules/five-points")
    ann.page.get_by_label("rule FP-061").first.click()
    expect(ann.page.locator("#FP-061")).to_be_in_viewport()
    expect(ann.page.get_by_role("tab", selected=True)).to_have_text("Every rule")
    expect(ann.page.locator("article")).not_to_contain_text("FP-100")  # nobody needs that to play
    ann.page.get_by_role("tab", name="Every rule").focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.get_by_role("tab", selected=True)).to_have_text("Card for the table")
    ann.page.emulate_media(media="print")
    expect(ann.page.locator("header")).to_be_hidden()
    ann.page.go_back()
    expect(ann.page.locator("#FP-061")).to_be_attached()


def test_before_a_first_game_one_is_told_how_it_is_played_and_the_card_folds_out(enter: Enter) -> None:
    ann = enter("Ann", newcomer=True)
    ann.page.goto("/")
    ann.page.locator("article[aria-labelledby='bill-five-points'] button.play").click()
    told = ann.page.get_by_role("dialog")
    expect(told).to_contain_text("three secret gangs")
    ann.page.goto("/new/five-points")  # the same, if there are bots on all other seats
    ann.page.get_by_role("button", name="Bots", exact=False).first.click()
    ann.page.locator(".go button.main").click()
    expect(told).to_contain_text("three secret gangs")
    told.get_by_role("button", name="Play now").click()
    ann.wait()
    ann.page.locator("[data-spot^='alliance:']").first.hover()
    expect(ann.page.get_by_role("tooltip")).to_contain_text("gangs you back")
    ann.page.get_by_role("button", name="More").click()
    ann.page.get_by_role("button", name="Card for the table").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Rows and points")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_what_is_never_chosen_explains_itself_too(enter: Enter) -> None:
    """By the mouse, by the keyboard, and by a finger that stays."""
    ann = enter("Ann", has_touch=True)
    ann.sit_with_bots("deadwood", 3)
    tooltip = ann.page.get_by_role("tooltip")
    ann.page.locator(".things span").first.hover()
    expect(tooltip).to_contain_text("Costs a fine")
    ann.page.locator("[data-spot='pool:0']").focus()
    expect(tooltip).to_contain_text("when it is empty, the game ends")
    ann.page.locator("[data-piece=sheriff] .touch").dispatch_event("touchstart")
    expect(tooltip).to_contain_text("nobody is attacked")
