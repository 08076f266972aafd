"""Where there is room for a whole board, nothing of it has to be scrolled to, with as many as can play."""

from __future__ import annotations

import pytest

from tests.web.conftest import Enter
from tests.web.test_phone import first_choice

MOST = {"five-points": 4, "colt-express": 6, "deadwood": 5, "bang-dice": 8, "deadwood-1876": 9}
SIZES = [(1024, 768), (1440, 900)]
QUESTIONS = 14

FITS = """([width, height]) => {
    const board = document.querySelector(".stage > .board");
    return innerWidth === width && innerHeight === height
        && board.scrollHeight <= board.clientHeight + 1 && board.scrollWidth <= board.clientWidth + 1;
}"""


@pytest.mark.parametrize("game", MOST)
def test_a_board_fits(enter: Enter, game: str) -> None:
    ann = enter("Ann", viewport={"width": SIZES[0][0], "height": SIZES[0][1]})
    ann.sit_with_bots(game, MOST[game], window=0.5)

    def fits(number: int) -> bool:
        for width, height in SIZES if number % 2 else SIZES[::-1]:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.wait_for_function(FITS, arg=[width, height])
        return number == QUESTIONS

    ann.play(first_choice, until=fits)
