"""Fingerprints of thousands of seeded games: all that was offered, all that happened, and how it ended.

The interpreted source writes them (`python -m tests.golden`); both builds must come to the same.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from posse.contract.walks import Setting, name_of, new_game, settings, share
from posse.kernel.chance import Sampled
from posse.kernel.codec import digest
from posse.kernel.flow import Ask
from posse.kernel.playout import random_step

FILE = Path(__file__).parent / "fingerprints.json"
GAMES = 400
"""Games of each box, shared among its tables."""


def fingerprint(setting: Setting) -> str:
    """The games of one table, every other one with a log."""
    ink = hashlib.sha256()
    for seed in range(share(setting, GAMES)):
        game = new_game(setting, seed, log=seed % 2 == 0)
        luck = Sampled.of(seed + 2_000_003)
        while (pending := game.pending) is not None:
            who = pending.seat if isinstance(pending, Ask) else pending.seats
            ink.update(f"{who} {pending.kind.name} {pending.options}\n".encode())
            random_step(game, luck)
        happened = [(event.saying.key, event.values, event.audience) for event in game.log or []]
        ink.update(f"{happened} {game.box.ranks(game)} {digest(game)}\n".encode())
    return ink.hexdigest()[:16]


def write() -> None:
    """Write those of every table."""
    FILE.write_text(json.dumps({name_of(one): fingerprint(one) for one in settings()}, indent=1) + "\n", "utf-8")


def written() -> dict[str, str]:
    """Those of every table, by its name."""
    known: dict[str, str] = json.loads(FILE.read_text("utf-8"))
    return known
