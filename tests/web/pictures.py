"""Screenshots of every page and of both boards: `sh run pictures FOLDER`. Look at them.

A name says what is on it: five-points_move-15_1440x900_pl_dark.png.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.host import Process, sqlite
from tests.web.conftest import HOUSE
from tests.web.finished import finished_game
from tests.web.people import Person, open_browser, settled
from tests.web.places import PAGES, moments, visit

SIZES = ((1440, 900), (1024, 768), (390, 844))
LANGUAGES = ("en", "pl")
THEMES = ("light", "dark")
BOARDS = {"five-points": 3, "colt-express": 4, "bang-dice": 5, "deadwood": 4}
PLAIN = {"deadwood-1876": 4}


class Camera:
    """Takes pictures of what one person sees."""

    def __init__(self, folder: Path, person: Person, look: str) -> None:
        self.folder = folder
        self.person = person
        self.look = look

    def take(self, what: str, whole: bool = False) -> None:
        settled(self.person)
        self.person.page.screenshot(path=self.folder / f"{what}_{self.look}.png", full_page=whole)

    def pages(self) -> None:
        for what, address in PAGES.items():
            visit(self.person, address)
            self.take(what)
            if what in ("front", "style"):
                self.take(f"{what}-whole", whole=True)

    def game(self, game: str, seats: int) -> None:
        for what in moments(self.person, game, seats):
            self.take(f"{game}_{what}")

    def afterwards(self, game: str, table: str, token: str) -> None:
        self.person.come_in_as(token)
        for what, address in (("result", f"/t/{table}"), ("replay", f"/t/{table}/replay?upto=12&seat=0")):
            visit(self.person, address)
            self.take(f"{game}_{what}")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = Process(sqlite(Path(tempfile.mkdtemp())), **HOUSE)
    server.start()
    try:
        over = {game: finished_game(server.url, game, seats) for game, seats in {**BOARDS, **PLAIN}.items()}
        with open_browser() as browser:
            for size, language, theme in product(SIZES, LANGUAGES, THEMES):
                everything(browser, server.url, folder, over, size, language, theme)
            everything(browser, server.url, folder, over, SIZES[0], "en", "contrast")
    finally:
        server.stop()


def everything(
    browser: Browser,
    url: str,
    folder: Path,
    over: dict[str, tuple[str, str]],
    size: tuple[int, int],
    language: str,
    theme: str,
) -> None:
    """All pictures of one size, language and theme; plain boards in one language only."""
    width, height = size
    look = f"{width}x{height}_{language}_{theme}"
    for game, seats in {**BOARDS, **(PLAIN if language == "en" else {})}.items():
        person = Person(browser, url, "Ann", language, theme, viewport={"width": width, "height": height})
        camera = Camera(folder, person, look)
        if game == "five-points":
            camera.pages()
        camera.game(game, seats)
        camera.afterwards(game, *over[game])
        person.context.close()
    print(look, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "pictures"))
