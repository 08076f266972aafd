"""On a phone: the board first, what glows in sight, the question below it, and what others ask for above everything."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Enter
from tests.web.people import Person, by_glow

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}

HIDDEN = """() => {
    const room = document.querySelector(".stage").getBoundingClientRect();
    const glow = [...document.querySelectorAll(".board .spot.can")].map((one) => one.getBoundingClientRect());
    const out = glow.filter((box) => box.top < room.top - 2 || box.bottom > room.bottom + 2
        || box.left < room.left - 2 || box.right > room.right + 2);
    return [out.length, glow.length];
}"""
"""How many of the things that can be chosen are not in sight, of how many."""


def first_choice(person: Person) -> None:
    """Choose the first of the list, folded or not."""
    person.page.evaluate("document.querySelector('.question.yours .choice').click()")


def in_sight(person: Person, questions: int, hidden: float) -> int:
    """At each of the first questions of a game at most such a part of what glows stays hidden; how much glowed.

    Every other one comes on a small phone.
    """
    glowed: list[int] = []

    def look(_: int) -> bool:
        enough = f"(part) => {{ const [out, all] = ({HIDDEN})(); return out <= part * all; }}"
        person.page.wait_for_function(enough, arg=hidden)
        glowed.append(int(person.page.evaluate(HIDDEN)[1]))
        person.page.set_viewport_size((SMALL if len(glowed) % 2 else PHONE)["viewport"])
        return len(glowed) == questions

    person.play(first_choice, until=look)
    return sum(glowed)


@pytest.mark.parametrize(
    ("game", "seats", "hidden"),
    [
        ("five-points", 4, 0.0),
        ("colt-express", 6, 0.0),
        ("bang-dice", 5, 0.5),
        ("deadwood", 3, 0.5),
        ("deadwood-1876", 4, 0.5),
    ],
)
def test_what_glows_is_brought_into_sight(enter: Enter, game: str, seats: int, hidden: float) -> None:
    """All of it, or where a board is too long for that, most of it."""
    ann = enter("Ann", **PHONE)
    ann.sit_with_bots(game, seats, window=0.5)
    assert in_sight(ann, 14, hidden) > 5  # often the only thing to choose is a button


@pytest.mark.parametrize("about", [{}, SMALL], ids=["desk", "360x640"])
def test_what_others_ask_for_is_above_everything(enter: Enter, about: dict[str, object]) -> None:
    ann, ben = enter("Ann", **about), enter("Ben")
    ann.come_in()
    ben.come_in()
    table = ann.make_table("five-points", 2, bots=0)
    for person in (ann, ben):
        person.page.goto(f"/t/{table}")
    ben.page.locator(".seats li").nth(1).get_by_role("button").first.click()
    ann.page.locator(".start button.main").click()
    ben.page.get_by_role("button", name="More").click()
    if about:  # even while the log is being read
        ann.page.get_by_role("button", name="What happened").click()
    ben.page.get_by_role("button", name="Pause").click()
    agree = ann.page.get_by_role("button", name="Agree")
    expect(agree).to_be_in_viewport(ratio=1)
    assert on_top(agree)
    agree.click()
    expect(ben.page.get_by_role("button", name="Resume").or_(ben.page.get_by_text("paused")).first).to_be_visible()


def on_top(thing: Locator) -> bool:
    """Whether nothing lies over the middle of it."""
    return bool(
        thing.evaluate(
            """(thing) => {
                const box = thing.getBoundingClientRect();
                const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return thing.contains(hit);
            }"""
        )
    )


def zoomed(person: Person) -> float:
    """How many times its own size the board is drawn."""
    return float(
        person.page.evaluate(
            """() => {
                const sheet = document.querySelector(".board .sheet");
                return sheet.getBoundingClientRect().width / sheet.offsetWidth;
            }"""
        )
    )


def test_the_board_is_magnified_by_two_fingers_and_by_a_double_tap(enter: Enter) -> None:
    ann = enter("Ann", **PHONE)
    ann.sit_with_bots("five-points", 3)
    ann.page.wait_for_timeout(300)
    chosen, whole = ann.chosen(), zoomed(ann)
    line = ann.context.new_cdp_session(ann.page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (180, 300), (210, 300))
    for far in range(10, 60, 10):
        touch("touchMove", (180 - far, 300), (210 + far, 300))
    touch("touchEnd")
    assert zoomed(ann) > 1.5 * whole
    ann.page.get_by_role("button", name="Whole board").tap()
    assert zoomed(ann) == pytest.approx(whole, rel=0.01)
    for _ in range(2):
        ann.page.touchscreen.tap(15, 400)
    assert zoomed(ann) == pytest.approx(2 * whole, rel=0.01)
    for _ in range(2):
        ann.page.touchscreen.tap(200, 400)
    assert ann.chosen() == chosen


def test_who_chooses_fast_magnifies_nothing(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("deadwood", 3)
    ann.play(by_glow, until=lambda number: number >= 12)
    assert ann.page.locator(".board.large").count() == 0


def test_the_board_is_magnified_by_keys_and_by_the_wheel_and_dragged(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 3)
    ann.page.wait_for_timeout(300)
    whole = zoomed(ann)
    ann.page.keyboard.press("+")
    assert zoomed(ann) == pytest.approx(1.25 * whole, rel=0.01)
    ann.page.keyboard.press("-")
    assert zoomed(ann) == pytest.approx(whole, rel=0.01)
    ann.page.mouse.move(300, 400)
    ann.page.keyboard.down("Control")
    ann.page.mouse.wheel(0, -200)
    ann.page.keyboard.up("Control")
    ann.page.wait_for_function("document.querySelector('.board.large') !== null")
    chosen = ann.chosen()
    before = ann.page.evaluate("document.querySelector('.board').scrollTop")
    ann.page.mouse.down()
    ann.page.mouse.move(300, 340, steps=4)
    ann.page.mouse.up()
    assert ann.page.evaluate("document.querySelector('.board').scrollTop") > before
    assert ann.chosen() == chosen
    ann.page.keyboard.press("0")
    assert zoomed(ann) == pytest.approx(whole, rel=0.01)


def test_log_and_chat_lie_over_the_board_when_they_are_called(enter: Enter) -> None:
    ann = enter("Ann", **SMALL)
    ann.sit_with_bots("five-points", 2)
    log = ann.page.locator("#talk")
    expect(log).to_be_hidden()
    opener = ann.page.get_by_role("button", name="What happened")
    opener.tap()
    expect(log).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".question .sentence")).to_be_in_viewport(ratio=1)
    opener.tap()
    expect(log).to_be_hidden()
    ann.page.get_by_role("button", name="Chat", exact=True).tap()
    expect(ann.page.locator("#talk input")).to_be_in_viewport(ratio=1)
    ann.page.keyboard.press("Escape")
    expect(log).to_be_hidden()
