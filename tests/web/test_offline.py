"""Without the server: the page opens, says what it can't do, and shows games that were looked at; never an old page."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.host import Process, sqlite
from tests.web.conftest import HOUSE, PAGE, Enter
from tests.web.finished import finished_game
from tests.web.people import Person
from tests.web.test_axe import violations

KEPT = """async (wanted) => {
    const games = await caches.open("posse-games");
    return (await games.keys()).filter(({ url }) => url.includes(wanted)).length;
}"""


def kept(person: Person, table: str) -> int:
    return int(person.page.evaluate(KEPT, table))


def until(person: Person, condition: Callable[[], bool]) -> None:
    """What the browser's stores say is told by promises, for which `wait_for_function` does not wait."""
    for _ in range(600):
        if condition():
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("it never became true")


def look_at(person: Person, table: str, eyes: int) -> None:
    """A replay, until all of it is kept: what it looked like through the eyes of the last seat comes last."""
    person.page.goto(f"/t/{table}/replay")
    expect(person.page.locator(".at")).to_be_visible()
    until(person, lambda: kept(person, table) == 1 + eyes)


def test_the_page_opens_offline_and_says_what_it_cannot_do(enter: Enter) -> None:
    ann = enter("Ann", service_workers="allow")
    ann.page.goto("/")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller")
    ann.page.reload()
    expect(ann.page.locator(".bills > *")).to_have_count(5)
    ann.context.set_offline(True)
    expect(ann.page.locator("section:has(#kept)")).to_contain_text("None is kept on this device yet")
    ann.page.goto("/")
    expect(ann.page.locator(".bills > *")).to_have_count(5)
    expect(ann.page.get_by_role("alert")).to_have_text("You are offline, and that needs the server.")
    found = violations(ann, "front")
    ann.context.set_offline(False)
    expect(ann.page.locator("section:has(#kept)")).to_be_hidden()
    assert not found, "\n".join(found)


def test_a_replay_opens_offline(enter: Enter, house: Process) -> None:
    table, token = finished_game(house.url, "five-points", 2)
    ann = enter("Cleo", language="pl", service_workers="allow", viewport={"width": 390, "height": 844})
    ann.come_in_as(token)
    look_at(ann, table, 3)
    last = ann.page.locator(".at").inner_text()
    ann.context.set_offline(True)

    ann.page.goto("/")
    expect(ann.page.get_by_role("alert")).to_contain_text("Nie ma połączenia")
    found = violations(ann, "front")
    ann.page.locator("section:has(#kept)").get_by_role("link").click()
    expect(ann.page.locator(".at")).to_have_text(last)
    ann.page.reload()  # by its address, too
    expect(ann.page.locator(".at")).to_have_text(last)
    ann.page.locator(".steps button").first.click()
    expect(ann.page.locator(".at")).not_to_have_text(last)
    ann.page.locator(".bar select").select_option("1")
    expect(ann.page).to_have_url(re.compile("seat=1"))
    expect(ann.page.locator(".board")).to_be_visible()
    assert ann.page.get_by_role("alert").count() == 0
    found += violations(ann, "replay")
    ann.page.locator(".branch button").click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    ann.context.set_offline(False)
    assert not found, "\n".join(found)


def test_what_was_kept_goes_when_somebody_signs_out(enter: Enter, house: Process) -> None:
    table, token = finished_game(house.url, "five-points", 2)
    ann = enter("Cleo", service_workers="allow")
    ann.come_in_as(token)
    look_at(ann, table, 3)
    ann.page.goto("/me")
    ann.page.locator("button.leave").click()
    ann.page.get_by_role("button", name="Sign out here").click()
    expect(ann.page.locator("#again")).to_be_visible()
    until(ann, lambda: not ann.page.evaluate("caches.has('posse-games')"))
    assert kept(ann, table) == 0


def test_a_running_game_is_not_kept(enter: Enter) -> None:
    ann = enter("Ann", service_workers="allow")
    table = ann.sit_with_bots("five-points", 2)
    ann.page.wait_for_function("() => navigator.serviceWorker.controller")
    assert ann.page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["status"] == "playing"
    ann.page.goto(f"/t/{table}/replay?upto=0")
    expect(ann.page.locator(".at")).to_be_visible()
    assert kept(ann, table) == 0


def test_a_new_page_is_never_held_back(enter: Enter, tmp_path: Path) -> None:
    """The server has a new page: the next visit shows it, whatever is kept."""
    web = tmp_path / "web"
    shutil.copytree(PAGE.parent, web)
    server = Process(sqlite(tmp_path), **{**HOUSE, "web": str(web)})
    server.start()
    ann = enter("Ann", at=server, service_workers="allow")
    ann.page.goto("/")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller")
    ann.page.reload()
    expect(ann.page.locator("html")).not_to_have_attribute("data-new", "yes")
    (web / "index.html").write_text(PAGE.read_text("utf-8").replace("<html", '<html data-new="yes"'), "utf-8")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-new", "yes")
    ann.context.set_offline(True)
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-new", "yes")
    expect(ann.page.locator("#kept")).to_be_visible()
    server.stop()
