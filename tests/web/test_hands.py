"""Hands that are too quick, keys held too long, and a screen that is handed over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.people import CHOICES, COVER, Person, by_list, tab_to

BOARD = "section.board"


def two_at_one_screen(person: Person, game: str) -> None:
    """A table with two seats of one browser, the game begun."""
    person.come_in()
    person.page.goto(f"/t/{person.make_table(game, 2, bots=0, sit=[0, 1])}")
    person.page.locator(".start button.main").click()


def test_the_second_half_of_a_double_click_answers_nothing(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    choice = ann.page.locator(CHOICES).first
    box = choice.bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.page.mouse.down()
    ann.page.mouse.up()
    assert ann.chosen() == 1
    # The next question is there before the finger has come down again, with an answer under it.
    ann.wait()
    choice.hover()
    ann.page.mouse.down(click_count=2)
    ann.page.mouse.up(click_count=2)
    assert ann.chosen() == 1
    choice.click()
    assert ann.chosen() == 2


def test_a_key_that_is_held_answers_once(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    for key in ("1", "Enter", " "):
        before = ann.chosen()
        ann.page.locator(CHOICES).first.focus()
        ann.page.keyboard.down(key)
        if key != " ":
            assert ann.chosen() == before + 1
            ann.wait()
            for _ in range(3):
                ann.page.keyboard.down(key)
        ann.page.keyboard.up(key)
        assert ann.chosen() == before + 1, key
        ann.wait()
    # On the board a thing is chosen or kept, and not let go again.
    before, every = ann.chosen(), ann.page.locator(CHOICES).count()
    ann.page.locator(".board .spot.can").first.focus()
    for _ in range(2):
        ann.page.keyboard.down("Enter")
    ann.page.keyboard.up("Enter")
    assert ann.chosen() == before + 1 or ann.page.locator(CHOICES).count() < every


def test_nobody_sees_a_hand_before_they_say_who_they_are(enter: Enter) -> None:
    ann = enter("Ann")
    two_at_one_screen(ann, "colt-express")
    expect(ann.page.locator(COVER)).to_be_visible()
    ann.page.locator(COVER).click()
    expect(ann.page.locator(BOARD)).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator(COVER)).to_be_visible()
    expect(ann.page.locator(BOARD)).to_have_count(0)


def test_what_a_thing_told_goes_with_the_thing(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("deadwood", 2)
    ann.page.locator(".board .spot[aria-description]").first.hover()
    expect(ann.page.get_by_role("tooltip")).to_be_visible()
    ann.page.evaluate("document.querySelector('.home').click()")
    expect(ann.page.locator("#front-title")).to_be_visible()
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)


def test_what_is_chosen_by_a_click_also_tells_what_it_does(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("deadwood", 3)
    things = ann.page.locator(".board .spot.can[aria-description]:visible")

    def points_at_a_choice(_: int) -> bool:
        for thing in things.all():
            thing.hover()
            if ann.page.locator(".choice.pointed").count():
                expect(ann.page.get_by_role("tooltip")).to_have_text(thing.get_attribute("aria-description") or "?")
                return True
        return False

    ann.play(by_list, until=points_at_a_choice)
    assert not ann.over


def test_what_is_closed_by_keyboard_leaves_the_focus_where_it_was_opened(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    for opener, inside, key in (
        ("[aria-controls=settings]", "#settings button", "Enter"),
        ("[aria-controls=settings]", "#settings button", "Escape"),
        ("[aria-controls=more]", "#more button:first-of-type", "Enter"),
    ):
        ann.page.locator(opener).focus()
        ann.page.keyboard.press("Enter")
        tab_to(ann, inside)
        ann.page.keyboard.press(key)
        expect(ann.page.locator(inside)).to_have_count(0)
        expect(ann.page.locator(opener)).to_be_focused()


def test_who_takes_the_screen_by_keyboard_stands_before_the_choices(enter: Enter) -> None:
    ann = enter("Ann")
    two_at_one_screen(ann, "five-points")
    for _ in range(6):
        ann.wait()
        if ann.page.locator(COVER).count():
            expect(ann.page.locator(COVER)).to_be_focused()
            ann.page.keyboard.press("Enter")
            expect(ann.page.locator(CHOICES).first).to_be_focused()
        ann.page.keyboard.press("1")


def test_a_table_that_is_closed_says_so(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben", language="pl")
    table = ann.sit_with_bots("five-points", 2)
    ben.come_in()
    ben.page.goto(f"/t/{table}")
    expect(ben.page.locator(BOARD)).to_be_visible()
    ann.page.locator("[aria-controls=more]").click()
    ann.page.locator("#more button", has_text="Close").click()
    expect(ann.page.get_by_text("This table was closed.")).to_be_visible()
    expect(ben.page.get_by_text("Ten stół zamknięto.")).to_be_visible()
    expect(ann.page.locator(CHOICES)).to_have_count(0)
    expect(ann.page.locator(".board .spot.can")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.get_by_text("This table was closed.")).to_be_visible()


def test_a_start_that_is_clicked_twice_is_no_trouble(enter: Enter) -> None:
    ann = enter("Ann")
    ann.come_in()
    ann.page.goto(f"/t/{ann.make_table('five-points', 2)}")
    ann.page.locator(".start button.main").dblclick()
    ann.wait()
    ann.page.wait_for_timeout(300)
    expect(ann.page.locator(".trouble")).to_have_count(0)


def test_what_was_refused_in_the_lobby_is_not_told_in_the_game(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    ann.come_in()
    table = ann.make_table("five-points", 3, bots=1)
    ann.page.goto(f"/t/{table}")
    ben.come_in()
    ben.page.goto(f"/t/{table}")
    ben.page.locator(".seats li").nth(1).get_by_role("button").click()
    ben.page.locator("#said").evaluate("(input) => { input.maxLength = 999; }")
    ben.page.locator("#said").fill("x" * 999)
    ben.page.locator("#said").press("Enter")
    expect(ben.page.locator(".trouble")).to_be_visible()
    ann.page.locator(".start button.main:enabled").click()
    expect(ben.page.locator(BOARD)).to_be_visible()
    expect(ben.page.locator(".trouble")).to_have_count(0)


def test_one_vote_of_two_seats_is_no_trouble(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    ann.come_in()
    ben.come_in()
    table = ann.make_table("five-points", 3, bots=0, sit=[0, 1])
    ann.page.goto(f"/t/{table}")
    ben.page.goto(f"/t/{table}")
    ben.page.locator(".seats li").nth(2).get_by_role("button").first.click()
    ann.page.locator(".start button.main:enabled").click()
    ben.page.locator("[aria-controls=more]").click()
    ben.page.locator("#more button", has_text="Pause").click()
    ann.wait()
    if ann.page.locator(COVER).count():
        ann.page.locator(COVER).click()
    ann.page.get_by_role("button", name="Agree").click()
    expect(ann.page.get_by_role("button", name="Resume").or_(ann.page.get_by_text("paused")).first).to_be_visible()
    ann.page.wait_for_timeout(300)
    expect(ann.page.locator(".trouble")).to_have_count(0)


def test_somebody_who_looks_in_does_not_turn_the_clock_back(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    table = ann.sit_with_bots("five-points", 2, clock={"seconds": 600, "increment": 0})
    clock = ann.page.locator(".plate.turn .clock")
    ann.page.wait_for_timeout(3_000)
    before = clock.inner_text()
    assert "9:00" < before < "9:58"
    ben.come_in()
    ben.page.goto(f"/t/{table}")
    expect(ann.page.locator(".people .watching")).to_be_visible()
    ann.page.wait_for_timeout(100)
    assert "9:00" < clock.inner_text() <= before


def test_what_is_said_is_said_once_and_what_is_typed_meanwhile_stays(enter: Enter) -> None:
    ann = enter("Ann")
    ann.come_in()
    ann.page.goto(f"/t/{ann.make_table('five-points', 2, bots=0)}")
    said = ann.page.locator("#said")
    said.fill("Hello")
    ann.context.set_offline(True)
    expect(ann.page.locator("p.line")).to_be_visible()
    said.press("Enter")
    said.press("Enter")
    said.fill("And then")
    ann.context.set_offline(False)
    expect(ann.page.locator("[role=log] li", has_text="Hello")).to_have_count(1)
    ann.page.wait_for_timeout(300)
    expect(ann.page.locator("[role=log] li", has_text="Hello")).to_have_count(1)
    expect(said).to_have_value("And then")
