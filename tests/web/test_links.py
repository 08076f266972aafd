"""Links that strangers open: an invitation, a game, a moment of it. A line that breaks; and where one is wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.host import Process, sqlite
from tests.web.conftest import HOUSE, Enter
from tests.web.people import CHOICES, Person, by_list

SIZES = [{"width": 1440, "height": 900}, {"width": 390, "height": 844}]


def token_of(person: Person) -> str:
    return next(cookie["value"] for cookie in person.context.cookies() if cookie["name"] == "posse_guest")


@pytest.mark.parametrize(
    ("language", "host", "free", "usual"),
    [
        ("en", "Ann invites you to a game of", "2 seats are free.", "roles"),
        ("pl", "Ann zaprasza do gry", "Są 2 wolne miejsca.", "role"),
    ],
)
def test_an_invitation_says_to_what_before_it_asks_for_a_name(
    enter: Enter, language: str, host: str, free: str, usual: str
) -> None:
    ann, ben = enter("Ann"), enter("Ben", language=language)
    ann.come_in()
    table = ann.make_table("bang-dice", 4, bots=1, live=False, options={"roles": "mixed"})
    ben.page.goto(f"/t/{table}")
    greeting = ben.page.locator(".greeting")
    expect(greeting.locator(".from")).to_have_text(host)
    expect(greeting.locator("h1")).to_have_text("BANG! The Dice Game" if language == "en" else "Bang! Gra Kościana")
    expect(greeting.locator(".count")).to_have_text(free)
    expect(greeting.locator(".who li").first).to_contain_text("Ann")
    expect(greeting.locator(".terms")).to_contain_text(usual)
    assert ben.context.cookies() == [], "nobody has asked who comes"
    # One field, one button.
    greeting.locator("input").fill("Ben")
    greeting.locator("button.main").click()
    expect(ben.page.locator(".seats li").nth(1)).to_contain_text("Ben")
    ann.page.goto(f"/t/{table}")
    expect(ann.page.locator(".seats li").nth(1)).to_contain_text("Ben")


def test_an_invitation_is_fresh(enter: Enter) -> None:
    """Somebody else takes the last seat, and gets up again; the host begins, and one may watch."""
    ann, zoe = enter("Ann"), enter("Zoe")
    ann.come_in()
    table = ann.make_table("five-points", 2, bots=0)
    ann.page.goto(f"/t/{table}")
    zoe.page.goto(f"/t/{table}")
    count = zoe.page.locator(".greeting .count")
    expect(count).to_have_text("One seat is free.")
    ann.page.locator(".seats li").nth(1).locator("select").select_option("drifter")
    expect(count).to_have_text("Every seat is taken.")
    expect(zoe.page.locator(".greeting form")).to_have_count(0)
    ann.page.locator(".start button.main").click()
    expect(zoe.page.locator(".board")).to_be_visible()


def test_who_watches_needs_no_name(enter: Enter) -> None:
    ann, zoe = enter("Ann"), enter("Zoe")
    table = ann.sit_with_bots("five-points", 2)
    zoe.page.goto(f"/t/{table}")
    expect(zoe.page.locator(".board")).to_be_visible()
    expect(zoe.page.get_by_text("You are watching without a name.")).to_be_visible()
    expect(ann.page.get_by_text("One watching")).to_be_visible()
    zoe.page.locator("#tab-chat").click()
    expect(zoe.page.locator("#said")).to_have_count(0)
    by_list(ann)
    ann.wait()
    zoe.page.locator(".nameless button").click()
    zoe.page.locator("form input").first.fill("Zoe")
    zoe.page.locator("form button.main").click()
    zoe.page.locator("#tab-chat").click()
    zoe.page.locator("#said").fill("Hello")
    zoe.page.keyboard.press("Enter")
    expect(zoe.page.get_by_role("log")).to_contain_text("Hello")


def test_a_moment_of_a_game_opens_without_a_name(enter: Enter) -> None:
    ann, zoe = enter("Ann"), enter("Zoe")
    table = ann.sit_with_bots("five-points", 2)
    for _ in range(3):
        by_list(ann)
        ann.wait()
    zoe.page.goto(f"/t/{table}/replay?upto=2")
    expect(zoe.page.locator(".at")).to_contain_text("2 /")
    expect(zoe.page.locator("main [data-spot]").first).to_be_visible()
    assert [answer.url for answer in zoe.answers if answer.status >= 400] == []
    assert zoe.context.cookies() == []


def test_a_house_with_a_password_greets_with_its_door(enter: Enter, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Process(sqlite(tmp_path_factory.mktemp("locked")), **HOUSE, password="sesame")
    server.start()
    try:
        ann, ben = enter("Ann", at=server), enter("Ben", at=server)
        ann.context.request.post("/api/guests", data={"name": "Ann", "password": "sesame"})
        table = ann.make_table("five-points", 2, bots=0)
        ben.page.goto(f"/t/{table}")
        ben.page.locator("form input").first.fill("Ben")
        assert "Ann" not in ben.page.locator("main").inner_text()
        ben.page.locator("form input[type=password]").fill("sesame")
        ben.page.locator("form button.main").click()
        expect(ben.page.locator(".seats li").first).to_contain_text("Ann")
    finally:
        server.stop()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_choice_without_a_line_says_so_and_is_made_once_when_it_is_back(enter: Enter, language: str) -> None:
    ann = enter("Ann", language=language)
    ann.sit_with_bots("five-points", 2)
    ann.context.set_offline(True)
    expect(ann.page.locator("p.line")).to_be_visible()
    by_list(ann)
    unsent = ann.page.locator(".question .unsent")
    expect(unsent).to_have_text(
        {"en": "The line is down: your choice is kept, and sent as soon as the line is back.",
         "pl": "Brak połączenia: twój wybór czeka i zostanie wysłany, gdy tylko łączność wróci."}[language]
    )  # fmt: skip
    expect(ann.page.locator(CHOICES)).to_have_count(0)
    ann.context.set_offline(False)
    expect(unsent).to_have_count(0)
    ann.wait()
    assert ann.chosen() == 1


def test_a_choice_that_came_too_late_is_refused_in_sight(enter: Enter) -> None:
    """While one's line was down, one has chosen otherwise on another device."""
    ann, phone = enter("Ann"), enter("Ann's phone")
    table = ann.sit_with_bots("five-points", 2)
    phone.come_in_as(token_of(ann))
    phone.page.goto(f"/t/{table}")
    phone.wait()
    ann.context.set_offline(True)
    expect(ann.page.locator("p.line")).to_be_visible()
    ann.page.locator(CHOICES).first.click()
    phone.page.locator(CHOICES).last.click()
    phone.wait()
    ann.context.set_offline(False)
    expect(ann.page.locator(".question .trouble")).to_be_visible()
    ann.wait()


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
def test_where_it_is_my_turn_comes_first(enter: Enter, size: dict[str, int]) -> None:
    ann = enter("Ann", viewport=size)
    table = ann.sit_with_bots("five-points", 2)
    ann.page.goto("/")
    calling = ann.page.locator(f".calling a[href='/t/{table}']")
    expect(calling).to_be_in_viewport()
    above = (
        "(link) => link.getBoundingClientRect().bottom < document.querySelector('.wall').getBoundingClientRect().top"
    )
    assert calling.evaluate(above)
    expect(ann.page.locator("#front-calling")).to_have_text("One table is waiting for you.")
