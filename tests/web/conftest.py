"""A browser and a server for all tests of the page; people with browsers of their own for each."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser

from tests.server.host import Process, sqlite
from tests.web.people import Person, chromium, open_browser

HOUSE: dict[str, Any] = {"catalog": "posse.games:CATALOG", "rate": 5000.0, "think": 30, "module": "tests.web.fixed"}
PAGE = Path(__file__).parents[2] / "src" / "posse" / "server" / "web" / "index.html"


class Enter(Protocol):
    def __call__(self, name: str, **about: Any) -> Person: ...


# Of the package, not of the session: while Playwright runs, no other test can have a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not chromium():
        assert os.environ.get("CI") != "true", "no Chromium on the path"
        pytest.skip("no Chromium on the path (on Debian: apt-get install chromium)")
    assert PAGE.exists(), "the page is not built: sh run posse --version, or npm run build in web/"
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    server = Process(sqlite(tmp_path_factory.mktemp("house")), **HOUSE)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Process]:
    """A server for one test, to be killed."""
    server = Process(sqlite(tmp_path), **HOUSE)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def enter(browser: Browser, house: Process) -> Iterator[Enter]:
    """People come in; when the test is over, their browsers have had nothing to complain about."""
    people: list[Person] = []

    def one(name: str, at: Process = house, **about: Any) -> Person:
        people.append(Person(browser, at.url, name, **about))
        return people[-1]

    yield one
    complaints = [line for person in people for line in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []
