"""Both builds play the same games: choice for choice, event for event, to the same end."""

from __future__ import annotations

from posse.contract.walks import Setting, every_table, name_of
from tests.golden.fingerprints import fingerprint, written


@every_table
def test_the_same_games_in_every_build(setting: Setting) -> None:
    assert fingerprint(setting) == written()[name_of(setting)], (
        "if the rules were meant to change: python -m tests.golden"
    )
