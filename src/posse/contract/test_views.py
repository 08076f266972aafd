"""Every game, what a seat sees: views have the shape that the game says, from which the page's types are made, and are
the looker's own.
"""

from __future__ import annotations

import msgspec

from posse.contract.test_secrecy import eyes
from posse.contract.walks import Setting, every_table, positions
from posse.kernel.seen import View
from posse.kernel.sights import Parts


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


@every_table
def test_what_was_seen_stays_as_it_was(setting: Setting) -> None:
    """The server keeps a view to tell what has changed since: no list of the table is in it that is altered later."""
    kept: list[tuple[object, object]] = []
    for _, game in positions(setting, 200):
        for view, before in kept:
            assert plain(view) == before
        kept = [(view, plain(view)) for view in map(game.view, eyes(game))]


@every_table
def test_what_all_see_and_what_a_seat_sees_besides_is_its_view(setting: Setting) -> None:
    """The server makes the one once, and shows the other to the seat alone; what is shared and kept stays as it was."""
    parts = Parts()
    for _, game in positions(setting, 200):
        known = game.box.view_again(game, parts)
        before = plain(known)
        assert known == game.view(None)["table"]
        for seat in range(game.seats):
            besides = game.box.besides(game, seat, known)
            assert {**known, **besides} == game.view(seat)["table"]
        assert plain(known) == before
