"""Where there is room for a whole board, nothing of it has to be scrolled to, with as many as can play; nor the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Enter
from tests.web.test_phone import first_choice

MOST = {"five-points": 4, "colt-express": 6, "deadwood": 5, "bang-dice": 8, "deadwood-1876": 9}
SIZES = [(1024, 768), (1440, 900)]
QUESTIONS = 14
LEAST = 150
"""Pixels of the log that must be seen."""

FITS = """([width, height, least]) => {
    const board = document.querySelector(".stage > .board");
    const log = document.querySelector(".talk").getBoundingClientRect();
    return innerWidth === width && innerHeight === height
        && board.scrollHeight <= board.clientHeight + 1 && board.scrollWidth <= board.clientWidth + 1
        && log.height >= least && log.bottom <= height;
}"""


@pytest.mark.parametrize("game", MOST)
def test_a_board_fits_and_the_log_is_in_sight(enter: Enter, game: str) -> None:
    ann = enter("Ann", viewport={"width": SIZES[0][0], "height": SIZES[0][1]})
    ann.sit_with_bots(game, MOST[game], window=0.5)

    def fits(number: int) -> bool:
        """Two questions in each size: one as the size has changed, one as it comes."""
        width, height = SIZES[number // 2 % 2]
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(FITS, arg=[width, height, LEAST])
        return number == QUESTIONS

    ann.play(first_choice, until=fits)
    expect(ann.page.locator(".log li").last).to_be_in_viewport()
