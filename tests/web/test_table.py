"""What the page shows around a board: who watches, what is asked, and room to see."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.people import CHOICES, by_list

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_who_watches_is_counted(enter: Enter) -> None:
    ann, ben, ola = enter("Ann"), enter("Ben"), enter("Ola", language="pl")
    table = ann.sit_with_bots("five-points", 2)
    expect(ann.page.locator(".people .watching")).to_have_count(0)
    for spectator in (ben, ola):
        spectator.come_in()
        spectator.page.goto(f"/t/{table}")
    expect(ann.page.locator(".people .watching")).to_have_text("2 watching")
    expect(ola.page.locator(".people .watching")).to_have_text("2 osoby się przyglądają")
    ben.page.goto("/")
    expect(ann.page.locator(".people .watching")).to_have_text("One watching")


def test_no_two_choices_of_the_list_are_told_in_the_same_words(enter: Enter) -> None:
    """Which of several equal dice is rolled again is chosen on the board, where each can be clicked."""
    ann = enter("Ann")
    toggles = ann.page.locator(".toggle")

    def some_are_equal(_: int) -> bool:
        labels = ann.page.locator(f"{CHOICES} .label").all_text_contents()
        assert len(set(labels)) == len(labels)
        return toggles.count() > 0 and len(labels) < 2 ** toggles.count()

    for _ in range(5):
        ann.sit_with_bots("bang-dice", 3)
        ann.play(by_list, until=some_are_equal)
        if not ann.over:
            break
    # A set that the list does not show is found by its words.
    for toggle in toggles.all():
        toggle.click()
        told = ann.page.locator("button.roll").get_attribute("aria-label") or "?"
        expect(ann.page.locator(".choice.pointed .label")).to_have_text(told.partition(". ")[2])


def test_on_a_phone_the_question_leaves_room_and_folds(enter: Enter) -> None:
    ann = enter("Ann", **PHONE)
    ann.sit_with_bots("five-points", 3)
    sheet, fold = ann.page.locator(".question"), ann.page.locator(".fold").last
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(ann.page.locator(CHOICES).first).to_be_hidden()
    box = sheet.bounding_box()
    assert box is not None
    assert box["height"] <= 844 * 0.15
    assert box["y"] + box["height"] <= 844
    expect(sheet.locator(".sentence")).to_be_visible()
    fold.tap()
    expect(ann.page.locator(CHOICES).first).to_be_in_viewport(ratio=1)
    fold.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(CHOICES).first).to_be_hidden()


def test_the_patience_of_a_table(enter: Enter) -> None:
    """It is agreed on before the game, told to whoever comes, and in the menu stands for whom a bot may be called."""
    ann, ola = enter("Ann"), enter("Ola", language="pl")
    ann.come_in()
    ann.page.goto("/new/five-points")
    ann.page.get_by_label("The others wait for").select_option(label="2 minutes")
    ann.page.locator(".count label").first.click()
    ann.page.locator(".go button").click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_text("The patience of this table: 2 minutes.")).to_be_visible()
    table = ann.page.url.rsplit("/", 1)[1]
    ola.come_in()
    ola.page.goto(f"/t/{table}")
    expect(ola.page.get_by_text("Cierpliwość tego stołu: 2 minuty.")).to_be_visible()
    ola.page.locator(".seats button").first.click()
    ann.page.locator(".start button.main").click()
    while not (ann.asked or ola.asked):
        ann.page.wait_for_timeout(50)
    waiting, asked = (ola, ann) if ann.asked else (ann, ola)
    waiting.page.get_by_role("button", name={"Ann": "More", "Ola": "Więcej"}[waiting.name]).click()
    expect(waiting.page.locator("#more")).to_contain_text({"Ann": "2 minutes", "Ola": "2 minuty"}[waiting.name])
    waiting.page.locator("#more button", has_text=asked.name).click()
    expect(waiting.page.locator(".trouble")).to_contain_text({"Ann": "A bot can", "Ola": "Bota można"}[waiting.name])
