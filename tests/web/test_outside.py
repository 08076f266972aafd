"""A game of another package in the browser: its own board, and the plain one where that is broken."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.outside.conftest import EXAMPLE
from tests.outside.test_catalog import announce
from tests.server.host import Process, sqlite
from tests.web.conftest import HOUSE, Enter
from tests.web.people import by_glow, by_list

BOARD = Path("posse_crazy_eights") / "board"


@pytest.fixture
def eights(tmp_path: Path) -> Iterator[tuple[Process, Path]]:
    """A house with Crazy Eights, and where its package lies."""
    shutil.copytree(EXAMPLE / "src", tmp_path, dirs_exist_ok=True)
    announce(tmp_path, "crazy-eights", "posse_crazy_eights:GAME")
    server = Process(sqlite(tmp_path), more=str(tmp_path), **HOUSE)
    server.start()
    yield server, tmp_path
    server.stop()


def test_it_is_played_to_its_end_on_its_own_board(enter: Enter, eights: tuple[Process, Path]) -> None:
    ann, ola = enter("Ann", at=eights[0]), enter("Ola", at=eights[0], language="pl")
    table = ann.sit_with_bots("crazy-eights", 3)
    board = ann.page.locator(".outside .eights")
    expect(board.locator("[data-spot^='card:']").nth(4)).to_be_visible()
    expect(board.locator(".spot.can").first).to_be_visible()
    assert ann.page.evaluate("getComputedStyle(document.querySelector('.eights')).display") == "grid", "its own style"
    ola.come_in()
    ola.page.goto(f"/t/{table}")
    expect(ola.page.locator(".outside .eights")).to_contain_text("Talia:")
    expect(ola.page.locator(".outside [data-spot^='card:']")).to_have_count(0)
    ann.play(by_glow, until=lambda number: number >= 6)
    ann.play(by_list)
    expect(board.locator(".player .card").first).to_be_visible()


def test_a_board_that_is_broken_gives_way_to_the_plain_one(enter: Enter, eights: tuple[Process, Path]) -> None:
    server, folder = eights
    ann = enter("Ann", at=server)
    script = folder / BOARD / "board.js"
    script.write_text(script.read_text("utf-8").replace("const table = view.table;", "const table = view.tables;"))
    ann.sit_with_bots("crazy-eights", 3)
    expect(ann.page.locator(".board .plain")).to_be_visible()
    ann.play(by_list, until=lambda number: number >= 2)
    assert [line for line in ann.complaints if "does not work" in line], "it is told where an author looks"
    ann.complaints.clear()


def test_only_what_belongs_to_a_board_is_handed_out(enter: Enter, eights: tuple[Process, Path]) -> None:
    """And under the page's own content policy."""
    ann = enter("Ann", at=eights[0])
    ann.come_in()
    got = ann.context.request.get("/api/games/crazy-eights/board/board.css")
    assert got.ok and "default-src 'self'" in got.headers["content-security-policy"]
    assert got.headers["content-type"].startswith("text/css")
    for lost in ("crazy-eights/board/rules.py", "crazy-eights/board/..%2Fview.py", "crazy-eights/board/none.js"):
        assert ann.context.request.get(f"/api/games/{lost}").status == 404
    assert ann.context.request.get("/api/games/five-points/board/board.js").status == 404
