"""Learning by playing in the browser: every lesson to its end, on a phone, by keyboard, in Polish; wrong choices."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from posse.games import CATALOG
from posse.lessons import Lesson, Step, has_lesson, lesson_of
from posse.words import Words
from tests.web.conftest import Enter
from tests.web.people import CHOICES, Person, by_list, settled, tab_to, unfold
from tests.web.test_axe import violations
from tests.web.test_polish import all_polish

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DRAWN = """(keys) => {
    const rings = [...document.querySelectorAll("[data-point]")].filter((one) => one.getBoundingClientRect().width > 8);
    return keys.every((key) => rings.some((one) => one.dataset.point === key));
}"""
OVER = """() => {
    const { top } = document.querySelector(".guide").getBoundingClientRect();
    const cut = (ring) => Math.max(0, parseFloat(ring.style.clipPath.split(" ")[2]) || 0);
    const rings = [...document.querySelectorAll("[data-point]")];
    const over = rings.filter((ring) => ring.getBoundingClientRect().bottom - cut(ring) > top + 1);
    return over.map((ring) => ring.dataset.point);
}"""
"""The rings that reach over the guide below the board."""

TO_READ = 700
"""Milliseconds for which one looks at a step: a second tap on the same thing that comes sooner is no answer to it."""

Steps = Iterator[tuple[Step, str]]
Hands = Callable[[Person, Step, str], None]


def steps(lesson: Lesson, language: str, name: str) -> Steps:
    """Each step, and the choice that is meant in words."""
    table, words = lesson.begin(), Words(language, lesson.box)
    players = [name if seat == lesson.seat else one for seat, one in enumerate(lesson.players)]
    for step in lesson.steps:
        meant = lesson.meant(table, step)
        yield step, "" if meant is None else words.say(table.game.phrase(lesson.seat, meant), players)
        for _ in lesson.moves(table, step):
            pass


def by_tapping(person: Person, step: Step, sentence: str) -> None:
    """Tap on what the guide points at, one after the other, until the lesson has gone on: it asks the server first."""
    says = person.page.locator(f".says[data-step={step.key}]")
    person.page.wait_for_timeout(TO_READ)
    for point in step.points[:-1]:
        person.page.locator(f'.board [data-spot="{point}"].can').first.tap()
        with contextlib.suppress(AssertionError):
            expect(says).to_have_count(0, timeout=1_000)
            return
    person.page.locator(f'.board [data-spot="{step.points[-1]}"].can').first.tap()
    expect(says).to_have_count(0)


def by_listing(person: Person, step: Step, sentence: str) -> None:
    """Click the choice in the list, wherever it is folded away."""
    unfold(person)
    folded = person.page.locator(".question details.every:not([open]) > summary")
    if folded.count() and folded.is_visible():
        folded.click()
    person.page.locator(".choice", has=person.page.get_by_text(sentence, exact=True)).first.click()


def by_typing(person: Person, step: Step, sentence: str) -> None:
    """Type the digit of the choice; Tab and Enter where it has none."""
    labels = person.page.locator(f"{CHOICES} .label").all_text_contents()
    place = labels.index(sentence) + 1
    if place <= 9:
        person.page.keyboard.press(str(place))
    else:
        tab_to(person, f"li:nth-child({place}) > .choice")
        person.page.keyboard.press("Enter")


def goes_on(person: Person) -> None:
    person.page.locator(".guide button.main").click()


def enters(person: Person) -> None:
    if not person.page.evaluate("document.activeElement?.matches('.guide button.main')"):
        tab_to(person, ".guide button.main")
    person.page.keyboard.press("Enter")


def learn(person: Person, lesson: Lesson, language: str, choose: Hands, go_on: Callable[[Person], None]) -> None:
    """From the first step to the free game."""
    said = lesson.words(language)
    for step, sentence in steps(lesson, language, person.name):
        says = person.page.locator(f".says[data-step={step.key}]")
        expect(says).to_have_text(said.text(step.key))
        person.page.wait_for_function(DRAWN, arg=step.points)
        if sentence:
            # What is asked now, not what was asked before the others have moved.
            expect(person.page.locator(CHOICES, has_text=sentence).first).to_be_attached()
            settled(person)
            choose(person, step, sentence)
        else:
            go_on(person)
    person.page.wait_for_url("**/t/*")
    person.wait()


WAYS: dict[str, tuple[str, Hands, Callable[[Person], None], dict[str, object]]] = {
    "five-points": ("en", by_tapping, goes_on, PHONE),
    "colt-express": ("pl", by_typing, enters, {}),
    "bang-dice": ("en", by_listing, goes_on, {}),
    "deadwood": ("pl", by_listing, goes_on, PHONE),
    "deadwood-1876": ("en", by_listing, goes_on, {}),
}


@pytest.mark.parametrize("game", [box.key for box in CATALOG if has_lesson(box)])
def test_a_lesson_is_played_to_its_end(enter: Enter, game: str) -> None:
    language, choose, go_on, about = WAYS[game]
    ann = enter("Ann", language=language, **about)
    ann.come_in()
    ann.page.goto("/")
    ann.page.locator(f"a[href='/learn/{game}']").click()
    expect(ann.page.locator(".says")).to_be_visible()
    assert violations(ann, game) == []
    if language == "pl":
        all_polish(ann, game)
    learn(ann, lesson_of(CATALOG[game]), language, choose, go_on)
    by_list(ann)


def test_a_ring_is_not_drawn_over_the_guide(enter: Enter) -> None:
    """On a phone the guide lies over the lower end of the board, and over whatever it points at there."""
    ann = enter("Ann", **PHONE)
    ann.page.goto("/learn/colt-express")
    expect(ann.page.locator("[data-point='seat:0']")).to_be_attached()
    ann.page.wait_for_function("document.querySelector('[data-point=\"seat:0\"]').getBoundingClientRect().width > 8")
    assert ann.page.evaluate(OVER) == []


def test_wrong_choices_and_ways_back(enter: Enter) -> None:
    """A wrong choice is answered, tried, seen and taken back; one can go back a step, leave, and go on later."""
    ann = enter("Ann")
    ann.page.goto("/learn/five-points")
    goes_on(ann)
    climb = ann.page.locator(".says[data-step=lesson-climb]")
    expect(climb).to_be_visible()
    wrong = "Advance the Broadway Dragons from Pell Street to Park Street"
    by_listing(ann, lesson_of(CATALOG["five-points"]).steps[1], wrong)
    expect(ann.page.locator(".reason")).to_contain_text("you would work for somebody else")
    ann.page.get_by_role("button", name="Try it anyway").click()
    expect(ann.page.locator(".talk")).to_contain_text("lets the Broadway Dragons advance")
    expect(ann.page.locator(CHOICES)).to_have_count(0)
    ann.page.get_by_role("button", name="Take it back").click()
    expect(ann.page.locator(".talk")).not_to_contain_text("lets the Broadway Dragons advance")
    expect(climb).to_be_visible()
    ann.page.get_by_role("button", name="A step back").click()
    expect(ann.page.locator(".says[data-step=lesson-aim]")).to_be_visible()
    goes_on(ann)
    ann.page.get_by_role("link", name="Leave").click()
    expect(ann.page.locator("#front-title")).to_be_visible()
    ann.page.locator("a[href='/learn/five-points']").click()
    expect(climb).to_be_visible()
    assert json.loads(ann.page.evaluate("localStorage.getItem('posse-lessons')")) == {"five-points": 1}


def test_from_a_lesson_that_is_not_there_one_finds_home(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto("/learn/nothing")
    expect(ann.page.get_by_role("alert")).to_contain_text("There is no such game.")
    ann.page.get_by_role("link", name="Front page", exact=True).click()
    expect(ann.page).to_have_url(f"{ann.url}/")
