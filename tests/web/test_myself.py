"""Who I am, everywhere: who has lost the cookie comes back by passkey; devices are signed out; everything is deleted.

By e-mail: test_me.py.
"""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.server.host import Process
from tests.web.conftest import Enter
from tests.web.people import Person
from tests.web.test_axe import violations

KIND = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Wallet:
    """What keeps the passkeys of a person's device."""

    def __init__(self, person: Person) -> None:
        self.line: CDPSession = person.context.new_cdp_session(person.page)
        self.line.send("WebAuthn.enable")
        self.ident = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": KIND})["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.ident})[
            "credentials"
        ]
        return found

    def take(self, key: dict[str, Any]) -> None:
        self.line.send("WebAuthn.addCredential", {"authenticatorId": self.ident, "credential": key})


def named(house: Process) -> SimpleNamespace:
    """The same house under a name: there are no passkeys for numbers."""
    return SimpleNamespace(url=house.url.replace("127.0.0.1", "localhost"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_who_has_lost_the_cookie_comes_back_by_passkey(enter: Enter, house: Process, language: str) -> None:
    ann = enter("Ann", at=named(house), language=language)
    wallet = Wallet(ann)
    ann.come_in()
    ann.page.goto("/me")
    ann.page.locator("#passkey-add").click()
    mine = ann.page.locator("section:has(#passkeys) li")
    expect(mine).to_have_count(1)
    expect(ann.page.locator("section:has(#passkeys) [role=status]")).not_to_be_empty()
    mine.locator("button").first.click()
    ann.page.locator("#passkey-name").fill("Wallet")
    ann.page.keyboard.press("Enter")
    expect(mine).to_contain_text("Wallet")
    found = violations(ann, "me")

    ann.context.clear_cookies()
    ann.page.goto("/")
    ann.page.locator("a.again").click()
    ann.page.locator("#by-passkey").click()
    expect(ann.page.locator("#my-name")).to_have_value("Ann")

    phone = enter("Ann's phone", at=named(house), language=language, viewport={"width": 390, "height": 844})
    Wallet(phone).take(wallet.keys()[0])
    phone.page.goto("/me")
    expect(phone.page.locator("#by-passkey")).to_be_visible()
    found += violations(phone, "stranger")
    phone.page.locator("#by-passkey").focus()
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator("#my-name")).to_have_value("Ann")
    found += violations(phone, "phone")
    assert not found, "\n".join(found)


def test_a_passkey_that_was_removed_opens_nothing(enter: Enter, house: Process) -> None:
    ann = enter("Ann", at=named(house))
    Wallet(ann)
    ann.come_in()
    ann.page.goto("/me")
    ann.page.locator("#passkey-add").click()
    mine = ann.page.locator("section:has(#passkeys) li")
    mine.locator("button").last.click()
    expect(mine).to_have_count(0)
    ann.context.clear_cookies()
    ann.page.goto("/me")
    ann.page.locator("#by-passkey").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("not known here")


def test_where_there_are_no_passkeys_a_sentence_says_why(enter: Enter) -> None:
    ann = enter("Ann")
    ann.page.goto("/me")
    expect(ann.page.locator("section:has(#again)")).to_contain_text("opened by a number")
    ann.come_in()
    ann.page.goto("/me")
    expect(ann.page.locator("section:has(#passkeys)")).to_contain_text("opened by a number")


def test_another_device_is_signed_out_at_once(enter: Enter) -> None:
    ann = enter("Ann")
    table = ann.sit_with_bots("five-points", 2)
    phone = enter("phone")
    link = ann.context.request.post("/api/me/link", data={}).json()["link"]
    assert phone.context.request.post("/api/me/follow", data={"link": link.removeprefix("/me/")}).ok
    with phone.page.expect_websocket() as opened:
        phone.page.goto(f"/t/{table}")
    phone.wait()
    ann.page.goto("/me")
    devices = ann.page.locator("section:has(#sessions) li")
    expect(devices).to_have_count(2)
    expect(devices.first).to_contain_text("This one.")
    with opened.value.expect_event("close"):
        devices.last.get_by_role("button").click()
    expect(devices).to_have_count(1)
    phone.page.goto("/me")
    expect(phone.page.locator("#again")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_about_me_is_taken_away_and_deleted(enter: Enter, language: str) -> None:
    ann = enter("Ann", language=language, viewport={"width": 390, "height": 844})
    ann.come_in()
    ann.page.goto("/me")
    section = ann.page.locator("section:has(#everything)")
    with ann.page.expect_download() as given:
        section.get_by_role("link").click()
    told = json.loads(given.value.path().read_text("utf-8"))
    assert [one["name"] for one in told["guests"]] == ["Ann"]
    section.get_by_role("button").click()
    yes = section.locator("form button").first
    expect(ann.page.locator("#forget-name")).to_be_focused()
    expect(yes).to_be_disabled()
    found = violations(ann, "sure?")
    ann.page.keyboard.type("Ann")
    expect(yes).to_be_enabled()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("#again")).to_be_visible()
    expect(ann.page.locator(".page > [role=status]")).not_to_be_empty()
    found += violations(ann, "forgotten")
    assert ann.context.request.get("/api/me").json() is None
    assert not found, "\n".join(found)
