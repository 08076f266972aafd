"""What the page shows around a board: who watches, what is asked, and room to see."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Enter


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
