"""`python -m tests.web.fixed`: a server whose luck is the same every time, so that a page that fails fails again.

Everything else about it is the real one. `POSSE_LUCK=2` (any number) plays other games: the soak does.
"""

from __future__ import annotations

import os
import random
import zlib
from types import SimpleNamespace
from typing import Any
from unittest import mock

from posse.bots import make, observe
from posse.coach import Coaching, Follows, Point, Stakes, Styles, chances
from posse.games import CATALOG
from posse.kernel.chance import Sampled, Seal
from posse.kernel.codec import dumps, load
from posse.kernel.game import Game
from posse.server import serve
from posse.server.node import bots
from posse.server.node.bots import Thinkers
from posse.server.node.study import Study, moved, played_again
from posse.server.table import minding
from posse.server.table.home import Moved, Opinion, Studied

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


async def coach(_study: Study, world: dict[str, Any], seat: int, choice: int, *_more: object) -> Studied:
    """What a coach says of any choice: that the last of all would have been better, and what comes less often then."""
    box = CATALOG[world["game"]]
    game = load(box, world)
    better = observe(game, seat).question.choices[-1]
    if better == choice:
        return Studied(True, None)
    mine = [Stakes(0.2 if one == seat else 0.3, 2.4, 8.25) for one in range(game.seats)]
    instead = [Stakes(0.5 if one == seat else 0.2, 1.9 if one == seat else 2.6, 9.75) for one in range(game.seats)]
    about = next(one.key for one in box.sayings.values() if [kind for _, kind in one.fields] == ["seat"])
    follows = [Follows(about, ((seat + 1) % game.seats,), 0.81, 0.25)]
    return Studied(True, Coaching(choice, better, 0.2, 0.02, 640, mine, instead, follows))


async def points(study: Study, lines: tuple[str, ...], moments: list[int], *_more: object) -> list[Moved] | None:
    """How a game went: the first seat is behind for its first half, then ahead; at its end it is as it was."""
    found = []
    record, games, _ = played_again(study.catalog, lines)
    for upto in moments:
        game = games[upto]
        won = 0.25 if upto <= len(record.entries) // 2 else 0.75
        seats = [Stakes(won if not seat else (1 - won) / (game.seats - 1), 2.0, 5.0) for seat in range(game.seats)]
        over = game.pending is None
        point = chances(game, upto, Styles(1, 1), Sampled.of(1)) if over else Point(upto, 400, seats)
        found.append(moved(record, games, point))
    return found


def main() -> None:
    with (
        mock.patch.object(Thinkers, "opinion", opinion),
        mock.patch.object(Study, "coach", coach),
        mock.patch.object(Study, "points", points),
        mock.patch.object(Seal, "fresh", return_value=Seal.of(NUMBER)),
        mock.patch.object(bots, "by_chance", same),
        mock.patch.object(minding, "by_chance", same),
        mock.patch.object(bots, "secrets", SimpleNamespace(randbits=random.Random(NUMBER).getrandbits)),
    ):
        serve.main()


if __name__ == "__main__":
    main()
