"""Who I am at this house: what I settle follows me, what calls me, and how I come back."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.host import Process, free_port, sqlite
from tests.server.postman import Inbox, post_office, words_of
from tests.web.conftest import HOUSE, Enter
from tests.web.people import CHOICES, Person, by_list
from tests.web.test_axe import violations


@pytest.fixture
def mailing(tmp_path: Path) -> Iterator[tuple[Process, Inbox]]:
    """A house that sends mail."""
    port = free_port()
    with post_office() as (inbox, settings):
        about: dict[str, Any] = {**HOUSE, **settings, "address": f"http://127.0.0.1:{port}", "call_interval": 0.1}
        server = Process(sqlite(tmp_path), port, **about)
        server.start()
        yield server, inbox
        server.stop()


def link(person: Person, inbox: Inbox, room: str) -> str:
    """A link of the newest mail, as soon as there is one."""
    for _ in range(600):
        if inbox.mails:
            found = re.search(rf"http://\S+/{room}/\S+", words_of(inbox.mails.pop()))
            assert found is not None
            return found[0]
        person.page.wait_for_timeout(50)
    raise AssertionError("no mail came")


def token_of(person: Person) -> str:
    return next(str(one["value"]) for one in person.context.cookies() if one.get("name") == "posse_guest")


def test_settings_follow_to_another_device(enter: Enter) -> None:
    ann = enter("Ann")
    ann.come_in()
    with ann.page.expect_response("**/api/me/settings"):
        ann.page.goto("/")
    ann.page.locator(".settings > button").click()
    with ann.page.expect_response("**/api/me/settings"):
        ann.page.get_by_label("Ask again before a final choice").check()
    with ann.page.expect_response("**/api/me/settings"):
        ann.page.get_by_label("Size of letters").select_option("130")
    with ann.page.expect_response("**/api/me/settings"):
        ann.page.get_by_label("Dark", exact=True).check()
    phone = enter("Ann's phone", viewport={"width": 390, "height": 844})
    phone.come_in_as(token_of(ann))
    phone.page.goto("/")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(phone.page.locator("html")).to_have_attribute("style", re.compile("font-size: 130%"))
    phone.page.locator(".settings > button").click()
    expect(phone.page.get_by_label("Ask again before a final choice")).to_be_checked()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_address_is_confirmed_stopped_and_brings_one_back(
    enter: Enter, mailing: tuple[Process, Inbox], language: str
) -> None:
    house, inbox = mailing
    ann = enter("Ann", at=house, language=language)
    ann.come_in()
    ann.page.goto("/me")
    ann.page.locator("#call-mail").fill("ann@inbox.example")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".state.new")).to_be_visible()
    found = violations(ann, "me")
    ann.page.goto(link(ann, inbox, "mail"))
    ann.page.locator("button.main").click()
    expect(ann.page.get_by_role("status")).to_be_visible()
    found += violations(ann, "mail")
    ann.page.goto("/me")
    expect(ann.page.locator(".state.on")).to_be_visible()
    ann.page.locator("li button.small").first.click()
    ann.page.goto(link(ann, inbox, "stop"))
    expect(ann.page.get_by_role("status")).to_be_visible()
    ann.page.goto("/me")
    expect(ann.page.locator(".state.off")).to_be_visible()

    lost = enter("nobody", at=house, language=language)
    lost.page.goto("/me")
    lost.page.locator("#again-mail").fill("ann@inbox.example")
    found += violations(lost, "stranger")
    lost.page.keyboard.press("Enter")
    lost.page.goto(link(lost, inbox, "me"))
    lost.page.locator("button.main").click()
    expect(lost.page.locator("#my-name")).to_have_value("Ann")
    assert not found, "\n".join(found)


def test_a_final_choice_is_asked_about(enter: Enter) -> None:
    """If one wants that: Escape takes it back, Enter does it."""
    ann = enter("Ann")
    ann.sit_with_bots("bang-dice", 4)
    ann.page.locator(".settings > button").click()
    ann.page.get_by_label("Ask again before a final choice").check()
    ann.page.keyboard.press("Escape")
    final = ann.page.locator(f"{CHOICES}:has(.tag)")
    for _ in range(40):
        ann.wait()
        ann.page.wait_for_function("() => document.querySelector('.question.yours')")
        if final.count():
            break
        by_list(ann)
    before = ann.chosen()
    final.first.evaluate("(button) => button.click()")
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert not violations(ann, "dialog")
    ann.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert ann.chosen() == before
    final.first.evaluate("(button) => button.click()")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function("(before) => window.answers > before", arg=before)


def test_the_icon_and_a_bell_say_that_it_is_my_turn(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    icon = ann.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/star-turn.svg")
    # Nobody looks: the next turn rings.
    ann.page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { get: () => true });
            addEventListener("posse-bell", () => (window.rang = (window.rang ?? 0) + 1));
        }"""
    )
    by_list(ann)
    for _ in range(20):
        ann.wait()
        if ann.page.evaluate("window.rang ?? 0"):
            break
        by_list(ann)
    assert ann.page.evaluate("window.rang") == 1
    ann.page.goto("/")
    expect(icon).to_have_attribute("href", "/star.svg")


def test_a_message_from_the_server_is_shown_by_the_browser(enter: Enter) -> None:
    """What our server sends is decrypted by the browser and handed to the service worker, as here."""
    ann = enter("Ann", service_workers="allow")
    ann.context.grant_permissions(["notifications"], origin=ann.url)
    ann.come_in()
    ann.page.goto("/me")
    ann.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    line = ann.context.new_cdp_session(ann.page)
    registrations: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda said: registrations.extend(said["registrations"]))
    line.send("ServiceWorker.enable")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller")
    while not registrations:
        ann.page.wait_for_timeout(20)
    data = '{"title": "It’s your turn", "text": "Deadwood with Bob", "link": "/t/abc", "tag": "turn-abc"}'
    message = {"origin": ann.url, "registrationId": registrations[0]["registrationId"], "data": data}
    worker = ann.context.service_workers[0]
    # This browser has no screen on which to show it.
    worker.evaluate("self.registration.showNotification = async (...said) => void (self.said = said)")
    line.send("ServiceWorker.deliverPushMessage", message)
    while not (said := worker.evaluate("self.said ?? null")):
        ann.page.wait_for_timeout(20)
    title, about = said
    assert [title, about["body"], about["tag"]] == ["It’s your turn", "Deadwood with Bob", "turn-abc"]
    assert about["data"] == {"link": "/t/abc"}


def test_the_page_can_be_installed(enter: Enter) -> None:
    """The browser finds nothing wrong with what the page says of itself, and every icon is as large as it says."""
    ann = enter("Ann", service_workers="allow")
    ann.page.goto("/")
    line = ann.context.new_cdp_session(ann.page)
    told = line.send("Page.getAppManifest")
    assert told["errors"] == [] and told["url"].endswith("/posse.webmanifest")
    manifest = json.loads(told["data"])
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        answer = ann.context.request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
