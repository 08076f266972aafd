"""A game of another package in the browser: its own board, and the plain one where that is broken."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.outside.conftest import EXAMPLE
from tests.outside.test_catalog import announce
from tests.server.host import Process, sqlite
from tests.web.conftest import HOUSE, Enter
from tests.web.people import by_glow, by_list

SOUND, BROKEN = "const table = view.table;", "const table = view.tables;"


@pytest.fixture(scope="module")
def eights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house with Crazy Eights."""
    folder = tmp_path_factory.mktemp("eights")
    shutil.copytree(EXAMPLE / "src", folder, dirs_exist_ok=True)
    announce(folder, "crazy-eights", "posse_crazy_eights:GAME")
    server = Process(sqlite(folder), more=str(folder), **HOUSE)
    server.start()
    yield server
    server.stop()


def test_it_is_played_to_its_end_on_its_own_board(enter: Enter, eights: Process) -> None:
    ann, ola = enter("Ann", at=eights), enter("Ola", at=eights, language="pl")
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


def test_a_board_that_is_broken_gives_way_to_the_plain_one(enter: Enter, eights: Process) -> None:
    ann = enter("Ann", at=eights)

    def broken(route: Route) -> None:
        sound = route.fetch()
        script = sound.text()
        assert SOUND in script
        route.fulfill(response=sound, body=script.replace(SOUND, BROKEN))

    ann.page.route("**/board/board.js*", broken)
    ann.sit_with_bots("crazy-eights", 3)
    expect(ann.page.locator(".board .plain")).to_be_visible()
    ann.play(by_list, until=lambda number: number >= 2)
    assert [line for line in ann.complaints if "does not work" in line], "it is told where an author looks"
    ann.complaints.clear()


def test_only_what_belongs_to_a_board_is_handed_out(enter: Enter, eights: Process) -> None:
    """And under the page's own content policy."""
    ann = enter("Ann", at=eights)
    ann.come_in()
    got = ann.context.request.get("/api/games/crazy-eights/board/board.css")
    assert got.ok and "default-src 'self'" in got.headers["content-security-policy"]
    assert got.headers["content-type"].startswith("text/css")
    for lost in ("crazy-eights/board/rules.py", "crazy-eights/board/..%2Fview.py", "crazy-eights/board/none.js"):
        assert ann.context.request.get(f"/api/games/{lost}").status == 404
    assert ann.context.request.get("/api/games/five-points/board/board.js").status == 404
