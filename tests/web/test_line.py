"""The page's line to the server, and what becomes of a choice when it breaks."""

from __future__ import annotations

import re

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.conftest import Enter
from tests.web.people import Gate, by_list

LOST = "p.line"


def test_a_line_that_died_without_a_word_is_noticed(enter: Enter) -> None:
    """A phone that was asleep: its socket says that it is open, and nobody is at the other end."""
    ann = enter("Ann")
    lines: list[bool] = []

    def carry(line: WebSocketRoute) -> None:
        number, server = len(lines), line.connect_to_server()
        lines.append(True)
        line.on_message(lambda said: server.send(said) if lines[number] else None)
        server.on_message(lambda said: line.send(said) if lines[number] else None)

    ann.page.route_web_socket(re.compile(r"/ws(\?|$)"), carry)
    ann.sit_with_bots("five-points", 2)
    lines[:] = [False] * len(lines)
    by_list(ann)
    assert not ann.asked
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    # What was chosen into the void is said again over a new line: the game goes on to the next question.
    ann.wait()
    assert lines[-1]
    ann.goes_on()


def test_a_browser_without_network_says_so_at_once_and_comes_back(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    for _ in range(3):
        ann.context.set_offline(True)
        expect(ann.page.locator(LOST)).to_be_visible()
        # The rule that a choice comes from can't be had now; nothing breaks over it.
        ann.page.locator(".question.yours .choice").first.hover()
        ann.context.set_offline(False)
        expect(ann.page.locator(LOST)).to_have_count(0)
    ann.goes_on()


def test_a_house_that_is_too_busy_for_a_moment_is_asked_again(enter: Enter) -> None:
    """The line is open, but the board or its words can't be had: nobody sits before an empty page for ever."""
    ann = enter("Ann")
    refused: set[str] = set()

    def refuse_once(route: Route) -> None:
        path = route.request.url.split("/api/")[1]
        if path in refused:
            route.continue_()
        else:
            refused.add(path)
            route.fulfill(status=429, json={"words": {"key": "no-too-fast"}, "text": "Too fast."})

    ann.page.route(re.compile(r"/api/(games|words)"), refuse_once)
    ann.sit_with_bots("five-points", 2)
    assert len(refused) >= 2


def test_what_was_done_before_the_line_broke_is_not_done_twice(enter: Enter) -> None:
    """The server has heard it and the page has not heard so: a word would be said twice, two choices be taken back."""
    ann = enter("Ann")
    fatal: list[str] = []
    undone: list[str | bytes] = []
    deaf: set[WebSocketRoute] = set()

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(said: str | bytes) -> None:
            if fatal and fatal[0] in str(said):
                fatal.clear()
                deaf.add(line)
            if '"undo"' in str(said):
                undone.append(said)
            server.send(said)

        line.on_message(hear)
        server.on_message(lambda said: line.close(code=1012) if line in deaf else line.send(said))

    ann.page.route_web_socket(re.compile(r"/ws(\?|$)"), carry)
    ann.sit_with_bots("five-points", 2)
    ann.page.locator("#tab-chat").click()
    fatal.append('"say"')
    ann.page.locator("#said").fill("Hello")
    ann.page.locator("#said").press("Enter")
    expect(ann.page.locator(".trouble")).to_be_visible()
    expect(ann.page.locator(LOST)).to_have_count(0)
    expect(ann.page.locator("[role=log] li", has_text="Hello")).to_have_count(1)
    ann.page.locator("#tab-log").click()
    by_list(ann)
    ann.wait()
    fatal.append('"undo"')
    ann.page.get_by_role("button", name="Take back").click()
    expect(ann.page.locator(".trouble")).to_be_visible()
    expect(ann.page.locator(LOST)).to_have_count(0)
    ann.wait()
    assert len(undone) == 1


def test_advice_and_a_first_click_outlive_a_broken_line(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    ann.page.get_by_role("button", name="What would a bot do?").click()
    expect(ann.page.locator(".choice.advised")).to_have_count(1)
    ann.context.set_offline(True)
    expect(ann.page.locator(LOST)).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.page.locator(LOST)).to_have_count(0)
    ann.page.wait_for_timeout(300)
    expect(ann.page.locator(".choice.advised")).to_have_count(1)


def test_somebody_who_signs_in_keeps_what_they_typed_when_the_network_goes(enter: Enter) -> None:
    ann, ben = enter("Ann"), enter("Ben")
    ann.come_in()
    ben.page.goto(f"/t/{ann.make_table('five-points', 2, bots=0)}")
    ben.page.locator("form input").first.fill("Ben")
    ben.context.set_offline(True)
    ben.page.locator("form button.main").click()
    expect(ben.page.get_by_role("alert")).to_have_text("You are offline, and that needs the server.")
    ben.context.set_offline(False)
    expect(ben.page.locator("form input").first).to_have_value("Ben")
    ben.page.locator("form button.main").click()
    expect(ben.page.locator(".seats li")).to_have_count(2)


def test_a_page_that_cant_be_had_says_so_and_is_found_later(enter: Enter) -> None:
    ann = enter("Ann")
    gate = Gate(ann, "**/assets/Rules*")
    gate.shut = True
    ann.page.goto("/")
    ann.page.locator("article a.rules").first.click()
    expect(ann.page.get_by_role("alert")).to_have_text("The server can’t be reached at the moment.")
    gate.open()
    ann.page.locator(".home").click()
    expect(ann.page.locator("#front-title")).to_be_visible()
    ann.page.locator("article a.rules").first.click()
    expect(ann.page.get_by_role("tab", selected=True)).to_have_text("How to play")


def test_a_script_that_came_not_at_first_is_asked_for_again(enter: Enter) -> None:
    ann = enter("Ann")
    tries: list[str] = []

    def once(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) == 1:
            route.abort()
        else:
            route.continue_()

    ann.page.route("**/assets/Rules*.js", once)
    ann.page.goto("/")
    ann.page.locator("article a.rules").first.click()
    expect(ann.page.get_by_role("tab", selected=True)).to_have_text("How to play")
    assert len(tries) == 2


def test_the_language_chosen_last_is_the_one_shown(enter: Enter) -> None:
    """However long the words of the one before take."""
    ann = enter("Ann")
    gate = Gate(ann, "**/words/pl")
    gate.slow = True
    ann.sit_with_bots("deadwood", 2)
    ann.page.locator("header .language").click()
    expect(ann.page.locator("header .language")).to_have_text("English")
    while len(gate.held) < 2:
        ann.page.wait_for_timeout(20)
    ann.page.locator("header .language").click()
    gate.open()
    ann.page.wait_for_timeout(500)
    assert ann.page.evaluate("document.documentElement.lang") == "en"
    assert not re.search("[ąćęłńóśźż]", ann.page.locator(".table").inner_text())


def test_a_language_whose_words_cant_be_had_comes_with_the_network(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("deadwood", 2)
    ann.context.set_offline(True)
    expect(ann.page.locator(LOST)).to_be_visible()
    ann.page.locator("header .language").click()
    ann.page.wait_for_timeout(5_500)  # until it is no longer asked for
    ann.context.set_offline(False)
    expect(ann.page.locator(".question .sentence")).to_have_text(re.compile("[ąćęłńóśźż]"))
    expect(ann.page.locator("html")).to_have_attribute("lang", "pl")


def test_going_from_page_to_page_opens_one_line_each(enter: Enter) -> None:
    ann = enter("Ann")
    lines: list[str] = []
    ann.page.on("websocket", lambda line: lines.append(line.url))
    ann.sit_with_bots("five-points", 2)
    assert len(lines) == 1
    for _ in range(2):
        ann.page.locator(".home").click()
        expect(ann.page.locator("#front-title")).to_be_visible()
        ann.page.go_back()
        ann.wait()
    assert len(lines) == 3


def test_somebody_who_may_no_longer_look_is_told(enter: Enter) -> None:
    """Before the game anybody may look at the table, later nobody."""
    ann, ben = enter("Ann"), enter("Ben")
    ann.come_in()
    ben.come_in()
    table = ann.make_table("five-points", 2, watch=False)
    for person in (ann, ben):
        person.page.goto(f"/t/{table}")
        expect(person.page.locator(".seats li")).to_have_count(2)
    ann.page.locator(".start button.main").click()
    ann.wait()
    ben.context.set_offline(True)
    expect(ben.page.locator(LOST)).to_be_visible()
    ben.context.set_offline(False)
    expect(ben.page.get_by_text("Nobody may watch this table.")).to_be_visible()
