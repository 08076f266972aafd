"""Every game, the laws of secrecy: at every question, for every seat and a spectator.

1. A world dealt anew looks the same to that seat: view, question and events, byte for byte.
2. Two worlds that differ only in what the seat can't know give the same world from the same luck: so a redeal, and
   whatever is made of one, holds nothing that the seat can't know; however many were dealt before it.
3. A seat that has taken a choice without anything coming to light has learned nothing.
4. A bot gets an observation from which the game can't be reached; so does a coach, and says the same in both worlds.
5. Who is asked, and how, is the same in all worlds that look the same: so what a table does about a question by that
   alone (how long it waits, and for whom) tells nothing, either.
"""

from __future__ import annotations

import gc
import json

from posse.bots import Bot, Observation, make, observe
from posse.coach.after import Pairs
from posse.contract.walks import Setting, every_table, imagined, plays_open, positions, random_choice
from posse.kernel.chance import Sampled
from posse.kernel.codec import digest
from posse.kernel.flow import Ask, where
from posse.kernel.game import Game
from posse.kernel.worlds import Worlds

THINKERS = ("scout:12", "greenhorn:10", "drifter:10", "gunhand:10", "marshal:10")


def seen(game: Game, seat: int | None) -> str:
    """All that a seat gets to know, as bytes would leave the server."""
    question = None if seat is None else game.question(seat)
    asked = None
    if question is not None:
        asks = game.asking(question.seat)
        choices = [repr(game.phrase(question.seat, choice)) for choice in question.choices]
        asked = [question.number, question.kind.name, question.options, repr(asks), choices]
    events = [repr(event) for event in game.events(seat)]
    return json.dumps([game.view(seat), asked, events], sort_keys=True)


def eyes(game: Game) -> list[int | None]:
    return [*range(game.seats), None]


@every_table
def test_a_world_dealt_anew_looks_the_same(setting: Setting, soak: bool) -> None:
    for number, game in positions(setting, 20_000 if soak else 500):
        for seat in eyes(game):
            world = imagined(game, seat, number, number)
            if isinstance(world.pending, Ask):
                world.ask_again()  # would the rules ask the same in that world?
            assert seen(world, seat) == seen(game, seat)
            setting[0].check(world)


@every_table
def test_a_world_dealt_anew_holds_nothing_secret(setting: Setting, soak: bool) -> None:
    for number, game in positions(setting, 20_000 if soak else 500, first_seed=50):
        for seat in eyes(game):
            worlds = Worlds(game, seat, suspicious=number % 2 == 1)
            other = worlds.deal(Sampled.of(number))
            from_truth = worlds.deal(Sampled.of(77))
            from_other = imagined(other, seat, 77, number)
            assert digest(from_truth) == digest(from_other)


def asking(game: Game) -> tuple[list[int], bool, bool]:
    """Who is asked; whether quietly, and whether also where there is a single answer."""
    pending = game.pending
    assert pending is not None
    if isinstance(pending, Ask):
        return [pending.seat], False, pending.always
    return pending.seats, pending.quiet, True


@every_table
def test_who_is_asked_tells_nothing_secret(setting: Setting) -> None:
    for number, game in positions(setting, 300, first_seed=70, log=False):
        if game.pending is not None:
            for seat in eyes(game):
                world = game.redeal(seat, Sampled.of(number))
                assert asking(world) == asking(game)
                single = isinstance(world.pending, Ask) and len(world.pending.options) == 1
                assert not single or asking(world)[2], f"being asked tells that there is a choice: {where(world)}"


@every_table
def test_a_refusal_tells_nothing_secret(setting: Setting) -> None:
    """Whoever tries what is not offered, also out of turn, hears the same in every world that looks the same."""
    for number, game in positions(setting, 60):
        for seat in range(game.seats):
            world = game.redeal(seat, Sampled.of(number))
            for kind in setting[0].kinds.all:
                for choice in (kind.first, kind.first + kind.size - 1):
                    for question in (None, game.asked_of[seat], 0):
                        why, there = (table.why_not(seat, choice, question) for table in (game, world))
                        assert repr(why) == repr(there)
                        assert getattr(why, "clause", "") == getattr(there, "clause", "")


@every_table
def test_worlds_differ_in_what_is_hidden(setting: Setting) -> None:
    """A redeal that copies the truth would pass the first law and fail as a redeal."""
    different = 0
    for number, game in positions(setting, 400, first_seed=31, log=False):
        if game.pending is not None:
            one, two = game.redeal(0, Sampled.of(number)), game.redeal(0, Sampled.of(number + 1))
            one.chance = two.chance = game.chance
            different += digest(one) != digest(two)
    assert different or plays_open(setting)


@every_table
def test_a_choice_that_brings_nothing_to_light_teaches_nothing(setting: Setting, soak: bool) -> None:
    luck = Sampled.of(17)
    for number, game in positions(setting, 20_000 if soak else 800):
        if game.pending is None:
            continue
        seat, choice = random_choice(game, luck)
        truth: Game = game.copy()
        world = game.redeal(seat, Sampled.of(number))
        truth.chance, world.chance = Sampled.of(1), Sampled.of(2)
        truth.chance.listen()
        truth.play(seat, choice)
        if truth.came_to_light == game.came_to_light and not truth.chance.heard():
            world.play(seat, choice)
            assert seen(world, seat) == seen(truth, seat)


@every_table
def test_a_bot_can_not_reach_the_game(setting: Setting) -> None:
    for _, game in positions(setting, 60):
        for question in game.questions():
            observation = observe(game, question.seat)
            assert not reaches(observation, game)


@every_table
def test_a_bot_decides_by_what_its_seat_sees(setting: Setting) -> None:
    """The same bot in two worlds that look the same to its seat takes the same choice."""
    for number, game in positions(setting, 30, log=False):
        for question in game.questions():
            world = game.redeal(question.seat, Sampled.of(number))
            name = THINKERS[number % len(THINKERS)]
            bots: list[Bot] = [make(name, seed=number), make(name, seed=number)]
            tables = zip(bots, (game, world), strict=True)
            choices = [bot.choose(observe(table, question.seat)) for bot, table in tables]
            assert choices[0] == choices[1]
            assert choices[0] in question.choices
            assert not reaches(bots[0], game)


@every_table
def test_a_coach_compares_by_what_the_seat_sees(setting: Setting) -> None:
    """Who gains what by another choice, and what follows, in two worlds that look the same to the seat: the same."""
    for number, game in positions(setting, 5, log=False):
        for question in game.questions()[:1]:
            world = game.redeal(question.seat, Sampled.of(number))
            told = [compared(table, question.seat, number) for table in (game, world)]
            assert told[0] == told[1]


def compared(game: Game, seat: int, seed: int) -> object:
    """All that a coach finds out about the first choice and the last."""
    observation, luck = observe(game, seat), Sampled.of(seed)
    choices = observation.question.choices
    pairs = Pairs(observation, choices[0], choices[-1])
    for _ in range(3):
        pairs.teach(luck)
        pairs.play(luck)
    assert not reaches(observation, game)
    return pairs.gains, pairs.heard, [tally.all() for tally in pairs.tallies], pairs.follows()


def reaches(knows: Observation | Bot, game: Game) -> bool:
    """Whether a chain of references leads from an observation or a bot to the game or to anything it may still change.

    Followed are the objects of a table; what all tables share (the box, its kinds and words) is no secret.
    """
    hidden = {id(game), id(game.stack), id(game.pending), id(game.chance), id(game.log)}
    hidden |= {id(value) for name in game.FACTS if isinstance(value := getattr(game, name), list)}
    shared = {id(game.box), id(None)}
    todo: list[object] = [knows]
    met: set[int] = set()
    while todo:
        thing = todo.pop()
        if id(thing) in met or id(thing) in shared or isinstance(thing, type):
            continue
        if id(thing) in hidden:
            return True
        met.add(id(thing))
        todo += [other for other in gc.get_referents(thing) if not isinstance(other, str | int | type)]
    return False
