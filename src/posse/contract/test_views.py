"""Every game, what a seat sees: views have the shape that the game says, from which the page's types are made."""

from __future__ import annotations

import msgspec

from posse.contract.test_secrecy import eyes
from posse.contract.walks import Setting, every_table, positions
from posse.kernel.seen import View


def plain(view: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(view))


@every_table
def test_a_view_has_the_shape_that_was_declared(setting: Setting) -> None:
    box = setting[0]
    assert box.seen is not None, f"{box.key} does not say what a seat sees"
    for _, game in positions(setting, 60):
        for seat in eyes(game):
            view = game.view(seat)
            # What is not declared would be left out, what is declared and not there would be missed.
            assert plain(msgspec.convert(view, View)) == plain(view)
            assert plain(msgspec.convert(view["table"], box.seen)) == plain(view["table"])
