"""After a choice: what a good bot has to say about it. It sees what the seat saw when it chose, and nothing else."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from posse.coach import Coaching, Stakes
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.codec import dump
from posse.kernel.events import Phrase
from posse.server import wire
from posse.server.errors import No
from posse.server.table import outlook, showing
from posse.server.table.sitting import Sitting

if TYPE_CHECKING:
    from posse.server.table.live import Live


class Before(NamedTuple):
    """A choice, and a world in which it could have been made: kept while the table goes on."""

    world: dict[str, Any]
    number: int
    """The question's."""
    era: int
    alone: bool
    """There was nothing else to choose."""


def before(sitting: Sitting, guest: str, message: wire.Coach, seed: int = 0) -> Before:
    """The moment at which a seat chooses: all that the coach will ever get to know."""
    game, question = outlook.question_of(sitting, guest, message.seat)
    if not sitting.made.settings.hints:
        raise No("no-hints", 403)
    if message.choice not in question.choices:
        raise No("not-asked", 409)
    world = game.redeal(message.seat, Sampled.of(seed))
    world.log = None
    return Before(dump(world), question.number, sitting.era, len(question.choices) == 1)


async def coached(live: Live, guest: str, message: wire.Coach, then: Before) -> wire.Coached:
    """What there is to say; nothing, if the choice was as good as any other or that can't be told for sure."""
    nothing = wire.Coached(message.id, then.number, then.era, message.choice)
    if then.alone:
        return nothing
    whose = live.home.crowd.path([guest])
    studied = await live.home.study.coach(then.world, message.seat, message.choice, secrets.randbits(62), whose)
    if not studied.done:
        raise No("no-advice", 503)
    return nothing if studied.coaching is None else told(live.sitting.box, nothing, studied.coaching)


def told(box: Box, nothing: wire.Coached, coaching: Coaching) -> wire.Coached:
    """The coaching, for the wire."""
    follows = [
        wire.Follows(showing.words(Phrase(box.sayings[one.saying], one.values)), share(one.mine), share(one.better))
        for one in coaching.follows
    ]
    return wire.Coached(
        nothing.id,
        nothing.number,
        nothing.era,
        coaching.mine,
        coaching.better,
        coaching.pairs,
        stakes(coaching.after_mine),
        stakes(coaching.after_better),
        follows,
    )


def stakes(all_seats: list[Stakes]) -> list[wire.Stake]:
    """What each seat may expect, for the wire."""
    return [wire.Stake(share(one.won), round(one.place, 2), round(one.points, 1)) for one in all_seats]


def share(part: float) -> float:
    """Of all games."""
    return round(part, 3)
