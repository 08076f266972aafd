"""Whole games in the browser, and what the browser was sent in them.

Those of Deadwood, Deadwood 1876 and BANG! are played on their boards alone: test_deadwood.py and its like.
"""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from posse.games import CATALOG
from tests.server.host import Process
from tests.web.conftest import Enter
from tests.web.people import COVER, RESULT, Person, by_digit, by_glow, by_list, by_tab, tab_to
from tests.web.secrets import ended_well

WINDOW = 0.5
MINUTES = 3


@pytest.mark.parametrize("game", ["five-points", "colt-express"])
def test_a_whole_game_against_bots_by_clicking_what_glows(enter: Enter, game: str) -> None:
    ann = enter("Ann")
    table = ann.sit_with_bots(game, CATALOG[game].seats[0], window=WINDOW)
    assert ann.play(by_glow) > 0
    ended_well(ann, table, game)


def test_a_whole_game_by_keyboard_only(enter: Enter) -> None:
    ann = enter("Ann")
    ann.come_in()
    ann.page.goto(f"/t/{ann.make_table('five-points', 2)}")
    tab_to(ann, ".start button.main")
    ann.page.keyboard.press("Enter")
    assert ann.play(lambda person: (by_tab if person.luck.random() < 0.3 else by_digit)(person)) > 0
    tab_to(ann, RESULT)


def test_two_people_at_one_screen(enter: Enter) -> None:
    ann = enter("Ann")
    ann.come_in()
    ann.page.goto(f"/t/{ann.make_table('five-points', 2, bots=0)}")
    ann.page.locator(".other input").fill("Bea")
    ann.page.locator(".seats li").nth(1).get_by_role("button").first.click()
    ann.page.locator(".start button.main").click()
    handed_over = 0
    enough = 6

    def take_turns(person: Person) -> None:
        nonlocal handed_over
        if person.page.locator(COVER).count():
            # Whoever passes the screen on leaves nothing to see on it.
            assert person.page.locator(".board").count() == 0
            person.page.locator(COVER).click()
            handed_over += 1
        else:
            by_list(person)

    ann.play(take_turns, until=lambda _: handed_over == enough)
    assert handed_over == enough


def test_two_browsers_through_a_reload_a_lost_line_and_a_new_server(enter: Enter, own_house: Process) -> None:
    ann, ben = enter("Ann", at=own_house), enter("Ben", at=own_house, seed=2, language="pl")
    ann.come_in()
    table = ann.make_table("five-points", 2, bots=0)
    ann.page.goto(f"/t/{table}")
    # Ben follows the link and says who he is: that gives him the free seat.
    ben.page.goto(f"/t/{table}")
    ben.page.locator("form input").first.fill("Ben")
    ben.page.locator("form button.main").click()
    ann.page.locator(".start button.main:enabled").click()

    def reload() -> None:
        ann.page.reload()

    def lose_the_line() -> None:
        ben.context.set_offline(True)
        expect(ben.page.locator("p.line")).to_be_visible()
        ben.context.set_offline(False)
        expect(ben.page.locator("p.line")).to_have_count(0)

    def restart() -> None:
        own_house.kill()
        for person in (ann, ben):
            expect(person.page.locator("p.line")).to_be_visible()
        own_house.start()
        for person in (ann, ben):
            expect(person.page.locator("p.line")).to_have_count(0)

    adventures = {6: reload, 12: lose_the_line, 18: restart, 24: lose_the_line}
    number, end = 0, time.monotonic() + MINUTES * 60
    while not (ann.over and ben.over):
        assert time.monotonic() < end, "the game never ends"
        for person in (ann, ben):
            if person.asked:
                by_list(person)
                number += 1
                # In the middle of what was just chosen.
                adventures.pop(number, lambda: None)()
        ann.page.wait_for_timeout(5)
    assert not adventures, "the game was too short"
    ranks = [person.page.locator("aside ol").first.inner_text() for person in (ann, ben)]
    assert ranks[0] == ranks[1]
    for eyes, person in enumerate((ann, ben)):
        assert person.page.locator("[role=log] li").count() > 20
        assert person.context.request.get(f"/api/tables/{table}/record").ok, eyes
