"""Whole games in the browser."""

from __future__ import annotations

import pytest

from posse.games import CATALOG
from tests.web.conftest import Enter
from tests.web.people import by_glow


@pytest.mark.parametrize("game", [box.key for box in CATALOG])
def test_a_whole_game_against_bots_by_clicking_what_glows(enter: Enter, game: str) -> None:
    ann = enter("Ann")
    ann.sit_with_bots(game, CATALOG[game].seats[0])
    assert ann.play(by_glow) > 0
