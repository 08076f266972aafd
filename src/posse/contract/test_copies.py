"""Every game: copies share nothing that changes, and any moment survives JSON."""

from __future__ import annotations

from posse.contract.walks import Setting, every_table, positions, share, walk
from posse.kernel.chance import Sampled
from posse.kernel.codec import digest, dumps, loads
from posse.kernel.flow import where
from posse.kernel.game import Game
from posse.kernel.playout import playout


@every_table
def test_no_earlier_copy_ever_moves(setting: Setting, soak: bool) -> None:
    for seed in range(share(setting, 30 if soak else 3)):
        copies: list[tuple[Game, str, str]] = []
        for number, game in enumerate(walk(setting, seed)):
            twin: Game = game.copy()
            assert digest(twin) == digest(game)
            copies.append((twin, digest(twin), where(twin)))
            # In a long game seldom: all copies so far are looked at.
            if number % (40 if number <= 400 else 1000) == 0 or game.pending is None:
                for copy, before, at in copies:
                    assert digest(copy) == before, f"the copy made at {at} has moved"


@every_table
def test_a_copy_plays_on_by_itself(setting: Setting) -> None:
    for number, game in positions(setting, 60):
        before = digest(game)
        playout(game.copy(), Sampled.of(number))
        assert digest(game) == before


@every_table
def test_every_moment_survives_json(setting: Setting, soak: bool) -> None:
    box = setting[0]
    for number, game in positions(setting, 10_000 if soak else 400):
        text = dumps(game)
        back = loads(box, text)
        assert dumps(back) == text
        if number % 11 == 0:
            for twin in (game.copy(), back):
                playout(twin, Sampled.of(3))
                box.check(twin)
            again = loads(box, text)
            playout(again, Sampled.of(3))
            assert digest(again) == digest(back)


@every_table
def test_the_facts_are_all_there_is(setting: Setting) -> None:
    """An attribute that FACTS forgets would be lost in JSON without anybody noticing."""
    for game in walk(setting, 2):
        common = {"box", "seats", "options", "chance", "log", "came_to_light", "stack", "pending", "asked", "asked_of"}
        attributes = set(getattr(game, "__dict__", None) or game.FACTS) - common
        assert attributes == set(game.FACTS)
        break
