"""`python -m tests.web.fixed`: a server whose luck is the same every time, so that a page that fails fails again.

Everything else about it is the real one. `POSSE_LUCK=2` (any number) plays other games: the soak does.
"""

from __future__ import annotations

import os
import random
import zlib
from types import SimpleNamespace
from unittest import mock

from posse.bots import make, observe
from posse.kernel.chance import Seal
from posse.kernel.codec import dumps
from posse.kernel.game import Game
from posse.server import serve
from posse.server.node import bots
from posse.server.table import minding

NUMBER = int(os.environ.get("POSSE_LUCK", "1"))


def same(game: Game, seat: int) -> int | None:
    """What a bot that does not think chooses: at the same position always the same."""
    if game.question(seat) is None:
        return None
    return make("random", zlib.crc32(dumps(game).encode()) + seat).choose(observe(game, seat))


def main() -> None:
    with (
        mock.patch.object(Seal, "fresh", return_value=Seal.of(NUMBER)),
        mock.patch.object(bots, "by_chance", same),
        mock.patch.object(minding, "by_chance", same),
        mock.patch.object(bots, "secrets", SimpleNamespace(randbits=random.Random(NUMBER).getrandbits)),
    ):
        serve.main()


if __name__ == "__main__":
    main()
