"""What a seat may want to know before it answers: what can't be taken back, what is not offered, what a bot would do.

All of it comes from worlds dealt anew for that seat with luck that depends on nothing, so it can't tell any secret: two
tables that look the same to the seat give the same outlook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from posse.bots import ADVISER
from posse.kernel.chance import Sampled
from posse.kernel.choices import Question
from posse.kernel.flow import Ballot
from posse.kernel.game import Game
from posse.server import wire
from posse.server.errors import No
from posse.server.table import requests, showing
from posse.server.table.sitting import Sitting

if TYPE_CHECKING:
    from posse.server.table.live import Live

WORLDS = 3
"""Imagined worlds in which each choice is tried: what it reveals may depend on what is hidden."""
MOST_REFUSED = 200


def question_of(sitting: Sitting, guest: str, seat: int) -> tuple[Game, Question]:
    """The game and the question put to the guest's seat."""
    requests.own(sitting, guest, seat)
    game = requests.playing(sitting).game
    question = game.question(seat)
    if question is None:
        raise No("not-asked", 409)
    return game, question


def outlook(sitting: Sitting, guest: str, message: wire.Look) -> wire.Outlook:
    """What there is to know about the question put to a seat."""
    game, question = question_of(sitting, guest, message.seat)
    # In a window everything is final, whatever is hidden: the reasons need one world only.
    count = 1 if in_window(game) else WORLDS
    worlds = [game.redeal(message.seat, Sampled.of(number)) for number in range(count)]
    final = [choice for choice in question.choices if any(is_final(world, message.seat, choice) for world in worlds)]
    return wire.Outlook(message.id, question.number, sitting.era, final, not_offered(worlds[0], question))


def kept(live: Live, guest: str, message: wire.Look) -> wire.Outlook:
    """The outlook, reckoned once for what the seat was shown last, on which alone it depends: milliseconds at a large
    table, for which all others wait."""
    question_of(live.sitting, guest, message.seat)
    look = live.looks.get(message.seat)
    if look is None:
        return outlook(live.sitting, guest, message)
    if look.outlook is None:
        look.outlook = outlook(live.sitting, guest, message)
    return msgspec.structs.replace(look.outlook, id=message.id)


def is_final(world: Game, seat: int, choice: int) -> bool:
    """Whether the choice could not be taken back freely in this world: by the rule of `Table.free_to_undo`.

    In a reaction window nothing can be taken back, nor before a window that the choice opens is closed, nor after the
    end of the game.
    """
    if in_window(world):
        return True
    trial: Game = world.copy()
    trial.chance = Sampled.of(choice)
    trial.chance.listen()
    trial.play(seat, choice)
    if trial.pending is None or in_window(trial):
        return True
    return bool(trial.chance.heard()) or trial.came_to_light != world.came_to_light


def in_window(game: Game) -> bool:
    """Whether a reaction window is open."""
    return isinstance(game.pending, Ballot) and game.pending.quiet


def not_offered(world: Game, question: Question) -> list[wire.NotOffered]:
    """The other answers to the question: each in words, where the game has words for it, and why it can't be given."""
    seat, kind = question.seat, question.kind
    values = [value for value in range(kind.size) if value not in question.options][:MOST_REFUSED]
    refused: list[wire.NotOffered] = []
    for value in values:
        why = world.why_not(seat, kind.first + value)
        assert why is not None
        said = world.meaning(seat, kind.first + value)
        meant = None if said is None else showing.words(said)
        refused.append(wire.NotOffered(kind.first + value, meant, No.because(why).words()))
    return refused


def may_have_hint(sitting: Sitting, guest: str, message: wire.Hint) -> None:
    """A seat that is asked something, at a table with hints."""
    question_of(sitting, guest, message.seat)
    if not sitting.made.settings.hints:
        raise No("no-hints", 403)
    if message.level:
        requests.known_bot(message.level)


async def hint(live: Live, guest: str, message: wire.Hint) -> wire.Advice:
    """What a bot would do on that seat. It thinks where all bots think, in a world dealt anew for the seat."""
    game, question = question_of(live.sitting, guest, message.seat)
    era = live.sitting.era
    said = {choice: repr(game.phrase(message.seat, choice)) for choice in question.choices}
    whose = live.home.crowd.path([guest])
    opinion = await live.home.bots.opinion(game, message.seat, message.level or ADVISER, whose, True)
    if opinion is None:  # no advice is better than one that nobody has thought about
        raise No("no-advice", 503)
    best = opinion[0][0]
    others = [one for one in opinion if said[one[0]] != said[best]]  # the same words would be no other choice
    two = [opinion[0], *others[:1]]
    expects = [wire.Expects(choice, round(100 * worth)) for choice, worth in two if worth is not None]
    return wire.Advice(message.id, question.number, era, best, expects)
