"""Everything that a browser was sent, held against the laws of secrecy."""

from __future__ import annotations

from posse.kernel.record import Record
from posse.server import wire
from posse.server.client import Client
from tests.server.test_secrecy import check_updates, imagined
from tests.web.people import Person

OPEN = ("/assets/", "/star.svg", "/t/", "/api/games", "/api/words/", "/api/phrases", "/api/me", "/api/tables")
"""Addresses that tell nothing of a game; what is under /api/tables is looked at apart."""


def ended_well(person: Person, table: str, game: str) -> None:
    """A whole game among bots: its end is in sight, and nothing was sent that was hidden."""
    # The scores lie above the board: nobody has to look for them.
    assert person.page.locator("section.board").evaluate("(board) => board.scrollTop") == 0
    nothing_hidden_was_sent(person, table, game, 0, 0.0)  # for somebody alone no clock runs


def nothing_hidden_was_sent(person: Person, table: str, game: str, eyes: int | None, window: float) -> None:
    """Each scene and event is what any world would show that looks the same to these eyes; no seed before the end."""
    record = person.context.request.get(f"/api/tables/{table}/record")
    assert record.ok, record.text()
    paper = Record.read(record.text().splitlines())
    ear = Client(person.url, "")
    ear.tap = [(0.0, message) for message in person.heard()]
    assert any(isinstance(message, wire.Update) for _, message in ear.tap)
    check_updates(ear, *imagined(paper, game, eyes, window))
    for _, message in ear.tap:
        if not (isinstance(message, wire.TableInfo) and message.status == "over"):
            assert str(paper.header["seed"]) not in wire.encode(message).decode()
    for answer in person.answers:
        path = answer.url.removeprefix(person.url)
        assert path.startswith(OPEN), path
        assert not path.startswith(f"/api/tables/{table}/"), path
