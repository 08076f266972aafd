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
from posse.server.node.bots import Thinkers
from posse.server.table import minding
from posse.server.table.home import Opinion

NUMBER = int(os.environ.get("POSSE_LUCK", "1"))


def same(game: Game, seat: int) -> int | None:
    """What a bot that does not think chooses: at the same position always the same."""
    if game.question(seat) is None:
        return None
    return make("random", zlib.crc32(dumps(game).encode()) + seat).choose(observe(game, seat))


async def opinion(_thinkers: Thinkers, game: Game, seat: int, *_more: object) -> Opinion | None:
    """What a bot of any level says: that, and the next choice there is as the next best."""
    choice = same(game, seat)
    if choice is None:
        return None
    others = next(one for one in game.questions() if one.seat == seat).choices
    return [(choice, 0.62), *[(other, 0.41) for other in others if other != choice][:1]]


def main() -> None:
    with (
        mock.patch.object(Thinkers, "opinion", opinion),
        mock.patch.object(Seal, "fresh", return_value=Seal.of(NUMBER)),
        mock.patch.object(bots, "by_chance", same),
        mock.patch.object(minding, "by_chance", same),
        mock.patch.object(bots, "secrets", SimpleNamespace(randbits=random.Random(NUMBER).getrandbits)),
    ):
        serve.main()


if __name__ == "__main__":
    main()
