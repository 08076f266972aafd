"""Who sits at a seat is seen and named: every level and temper has a face on the page, and words in both languages."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from posse.bots import LEVELS, TEMPERS
from posse.server.table.chairs import Chair
from posse.server.table.showing import seat_infos
from posse.server.table.sitting import Sitting

WEB = Path(__file__).parents[2] / "web" / "src"


def test_every_level_and_every_temper_has_a_face() -> None:
    drawn = (WEB / "art" / "faces.ts").read_text("utf-8")
    for name in (*LEVELS, *TEMPERS):
        assert f"\n  {name}: {{" in drawn, name


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_level_and_every_temper_has_a_name(language: str) -> None:
    words = (WEB / "text" / f"{language}.ftl").read_text("utf-8")
    for name in (*[f"bot-{level}" for level in LEVELS], *[f"temper-{temper}" for temper in TEMPERS]):
        assert f"\n{name} = " in words, name


def test_the_temper_of_a_bot_is_told_and_people_have_none() -> None:
    chairs = [Chair() for _ in range(4)]
    chairs[0].guest, chairs[1].bot, chairs[2].guest, chairs[3].bot = "ann", "marshal", "bob", "random"
    chairs[2].stand_in = "drifter"
    sitting = SimpleNamespace(made=SimpleNamespace(settings=SimpleNamespace(clock=None)), chairs=chairs)
    assert [seat.temper for seat in seat_infos(cast(Sitting, sitting), set())] == ["", "careful", "vengeful", ""]
