"""A table of Colt Express set by names, its choices in words, and random games to walk through.

Bandits and actions go by their names. A place is a car and a level: `3i` inside car 3, `0r` on the roof of the
Locomotive. Tokens: a number is a Purse of that value (`250!` one that everybody knows), `jewel`, `box`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, cast

import pytest

from posse.games.colt_express import GAME, train
from posse.games.colt_express.components import (
    ACTIONS,
    ASIDE,
    BANDITS,
    FIRST_JEWEL,
    FIRST_STRONGBOX,
    ON_CARD,
    OWN_CARDS,
    PURSE_VALUES,
    PURSES,
    ROUND_TURNS,
    SIX,
    TEAM_CARDS,
)
from posse.games.colt_express.rules.punch import Punch
from posse.games.colt_express.rules.round import Round, TrainRobbery
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.rules.stealing import Stealing
from posse.games.colt_express.sayings import DRAW, HIDE, PLAN
from posse.games.colt_express.state import FACE_DOWN, IN_DECK, IN_DISCARD, IN_HAND, ON_TOP, PLACES, Train
from posse.kernel.chance import Chance, Sampled, Scripted
from posse.kernel.choices import Kind, Question
from posse.kernel.codec import dumps
from posse.kernel.events import Saying
from posse.kernel.flow import Frame
from posse.kernel.game import IllegalChoice, Refusal
from posse.kernel.playout import random_step

FOUR: Final = "ghost belle cheyenne tuco"
SIX_OF_THEM: Final = "ghost belle cheyenne tuco django doc"

# Round cards by name and number of players; ROUND["braking"] is the one for few.
ROUND: Final = {
    "angry": 0, "swivel": 1, "braking": 2, "take": 3, "rebellion": 4, "tunnel": 5, "bridge": 6,
    "pickpocketing": 14, "revenge": 15, "hostage": 16,
}  # fmt: skip


# ---- names


def b(name: str) -> int:
    """The number of a bandit."""
    return BANDITS.index(name)


def place(name: str) -> int:
    """The number of a location."""
    return int(name[:-1]) * 2 + "ir".index(name[-1])


def place_name(number: int) -> str:
    return f"{number // 2}{'ir'[number % 2]}"


def card(name: str) -> int:
    """The number of a card: `ghost fire`."""
    bandit, action = name.split()
    return b(bandit) * SIX + ACTIONS.index(action)


def card_name(number: int) -> str:
    return f"{BANDITS[number // SIX]} {ACTIONS[number % SIX]}"


# ---- a table in the middle of a game


def lay(
    bandits: str = FOUR,
    seats: int | None = None,
    cars: int | None = None,
    at: str = "",
    marshal: int = 0,
    pile: str = "",
    hands: dict[str, str] | None = None,
    decks: dict[str, str] | None = None,
    discards: dict[str, str] | None = None,
    on_top: dict[int, int] | None = None,
    loot: dict[str, str] | None = None,
    bullets: dict[str, int] | None = None,
    neutral: int = 13,
    expert: bool = False,
    first: int = 0,
    rounds: str = "braking tunnel bridge angry hostage",
    now: int = 0,
    marshal_cards: str = "",
    luck: Chance | list[int] | None = None,
) -> Train:
    """A table with nothing going on yet.

    Bandits sit in this order, two for each seat if there are two seats. Cards that are named nowhere are in decks;
    a hand or a deck is named by one bandit of its player. Bullets in hands, decks and discard piles are Neutral ones.
    """
    names = bandits.split()
    seats = seats or len(names)
    chance = luck if isinstance(luck, Chance) else Scripted(luck or [])
    game = train(GAME.blank(seats, GAME.settle(seats, {"expert": expert} if seats > 2 else {}), chance))
    game.log = []
    each = len(names) // seats
    game.gangs = tuple(tuple(b(name) for name in names[seat * each : seat * each + each]) for seat in range(seats))
    game.owner = tuple(next((s for s in range(seats) if n in game.gangs[s]), -1) for n in range(SIX))
    game.cars = cars or (4 if seats == 2 else seats)
    game.wagons = tuple(range(game.cars))
    game.marshal, game.first_player, game.neutral = marshal, first, neutral
    game.rounds, game.round = tuple(ROUND[name] for name in rounds.split()), now
    if seats > 4:
        game.rounds = tuple(number + 7 if number < 7 else number for number in game.rounds)
    stock = [0] * 36
    for name in names:
        stock[b(name) * SIX : b(name) * SIX + SIX] = OWN_CARDS if seats > 2 else TEAM_CARDS
        game.at[b(name)] = game.cars * 2
        game.bullets[b(name)] = (bullets or {}).get(name, 6)
    if seats == 2:
        for name in (marshal_cards or f"{names[0]} {names[2]}").split():
            stock[card(f"{name} marshal")] = 1
    game.stock = tuple(stock)
    for where in filter(None, at.split(", ")):
        name, spot = where.split()
        game.at[b(name)] = place(spot)
    _lay_cards(game, pile, hands or {}, decks, discards or {}, on_top or {})
    _lay_loot(game, loot or {})
    game.removed = 13 - game.neutral - sum(game.received[seat * 8 + 6] for seat in range(seats))
    for name in names:
        for _ in range(6 - game.bullets[b(name)]):  # fired at the next seat, and discarded by it long ago
            _wound(game, (game.owner[b(name)] + 1) % seats, b(name), IN_DECK)
    return game


def _wound(game: Train, seat: int, source: int, where: int) -> None:
    game.received[seat * 8 + source] += 1
    game.received[seat * 8 + 7] += 1
    game.lead[seat * PLACES + where] += 1


def _lay_cards(
    game: Train,
    pile: str,
    hands: dict[str, str],
    decks: dict[str, str] | None,
    discards: dict[str, str],
    on_top: dict[int, int],
) -> None:
    game.deck = list(game.stock)
    for name in filter(None, pile.split(", ")):
        number = card(name.strip("()"))
        game.deck[number] -= 1
        game.pile.append(number + FACE_DOWN if name.startswith("(") else number)
    for piles, counts, where in ((hands, game.hand, IN_HAND), (discards, game.discard, IN_DISCARD)):
        for owner, names in piles.items():
            for number in _cards(game, owner, names, where):
                counts[number] += 1
                game.deck[number] -= 1
    for owner, names in (decks or {}).items():
        wanted = _cards(game, owner, names, IN_DECK)
        for number in game.cards_of(game.owner[b(owner)]):
            spare = game.deck[number] - wanted.count(number)
            game.deck[number] -= spare
            (game.discard if game.expert else game.hand)[number] += spare
    for seat, count in on_top.items():
        for _ in range(count):
            _wound(game, seat, 6, ON_TOP)
    assert min(game.deck) >= 0, "more cards than there are"


def _cards(game: Train, owner: str, names: str, where: int) -> list[int]:
    """Cards of a player by their actions, `bandit:action` in a team; `bullet` is a Neutral Bullet."""
    found: list[int] = []
    for name in names.split():
        if name == "bullet":
            _wound(game, game.owner[b(owner)], 6, where)
        else:
            bandit, _, action = name.rpartition(":")
            found.append(card(f"{bandit or owner} {action}"))
    return found


def _lay_loot(game: Train, loot: dict[str, str]) -> None:
    pool = list(PURSE_VALUES)
    purse, jewel, box = 0, FIRST_JEWEL, FIRST_STRONGBOX
    values: list[int] = []
    for where, names in loot.items():
        spot = ON_CARD + b(where) if where in BANDITS else place(where)
        for name in names.split():
            if name == "jewel":
                game.loot[jewel] = spot
                jewel += 1
            elif name == "box":
                game.loot[box] = spot
                box += 1
            else:
                value = int(name.strip("!"))
                pool.remove(value)
                values.append(value)
                game.loot[purse] = spot
                if name.endswith("!"):
                    game.known[purse] = (1 << (game.seats + 1)) - 1
                elif where in BANDITS:
                    game.known[purse] = 1 << game.owner[b(where)]
                if where in BANDITS:
                    game.held[purse] = 1 << game.owner[b(where)]
                purse += 1
    game.value = (*values, *pool)
    if box <= FIRST_STRONGBOX + 1:
        game.loot[FIRST_STRONGBOX + 1] = ASIDE


def begin(game: Train, *frames: Frame) -> Train:
    """Put rules in progress on the table and go on to the first question."""
    game.stack += frames
    game.advance()
    return game


def steal(pile: str, **kwargs: Any) -> Train:
    """The table at the first question that resolving this pile brings; when it is resolved, all is over."""
    return begin(lay(pile=pile, **kwargs), Stealing())


def scheme(**kwargs: Any) -> Train:
    """The table at the first go of Schemin'!; after the last go all is over."""
    game = lay(**kwargs)
    return begin(game, Scheming(ROUND_TURNS[game.rounds[game.round]]))


def whole_round(step: str, **kwargs: Any) -> Train:
    """The table in a round that begins at this step, with the rest of the game to follow."""
    game = TrainRobbery()
    game.skip_to("next_round")
    under_way = Round()
    under_way.skip_to(step)
    return begin(lay(**kwargs), game, under_way)


def punch(bandit: str, **kwargs: Any) -> Train:
    """A punch at its first question."""
    return begin(lay(**kwargs), Punch(b(bandit)))


# ---- choosing and looking


def asked(game: Train) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(question.seat, question.kind.name) for question in game.questions()]


def question(game: Train) -> Question:
    """The one question that is open."""
    (only,) = game.questions()
    return only


def offered(game: Train) -> list[int]:
    return question(game).options


def offered_bandits(game: Train) -> set[str]:
    """The bandits among whom is chosen."""
    return {BANDITS[number] for number in offered(game)}


def answer(game: Train, value: int) -> None:
    """The one who is asked answers."""
    only = question(game)
    game.play(only.seat, only.kind.first + value)


def plans(game: Train) -> set[str]:
    """What may be done in Schemin'!: `ghost fire`, `draw`, `hide fire`."""
    assert question(game).kind is PLAN
    return {plan_name(value) for value in offered(game)}


def plan_name(value: int) -> str:
    if value == DRAW:
        return "draw"
    return f"hide {ACTIONS[value - HIDE]}" if value >= HIDE else card_name(value)


def plan(game: Train, name: str) -> None:
    """A go: `draw`, `hide fire`, or a card: `ghost fire`, or short `fire` if the seat has one bandit."""
    if name == "draw":
        answer(game, DRAW)
    elif name.startswith("hide "):
        answer(game, HIDE + ACTIONS.index(name[5:]))
    elif " " in name:
        answer(game, card(name))
    else:
        (bandit,) = game.gangs[question(game).seat]
        answer(game, bandit * SIX + ACTIONS.index(name))


HANDS: Final = {
    "ghost": "move move floor fire fire robbery",
    "belle": "move floor floor fire punch marshal",
    "cheyenne": "move fire robbery robbery punch marshal",
    "tuco": "move move fire fire punch marshal",
}
"""Hands of six for a table of four."""


def keeping(names: str) -> int:
    """The answer that keeps these cards of one bandit: CE-007 gives the digits their bases."""
    value, weight = 0, 1
    for action, base in zip(ACTIONS, (3, 3, 3, 3, 2, 2), strict=True):
        value += weight * names.split().count(action)
        weight *= base
    return value


def keeping_for_a_team(game: Train, seat: int, names: str) -> int:
    """The same for a team: a bit for each of its eleven cards, written `tuco:move` (CE-246)."""
    held = [card(name.replace(":", " ")) for name in names.split()]
    eleven = [number for number in game.cards_of(seat) if game.stock[number]]
    assert len(eleven) == 11
    return sum(1 << eleven.index(number) for number in held)


def where(game: Train, name: str) -> str:
    """Where a bandit is."""
    return place_name(game.at[b(name)])


def wounds(game: Train, seat: int) -> int:
    """Bullets received so far."""
    return game.received[seat * 8 + 7]


def tokens(game: Train, spot: str) -> list[str]:
    """What lies at a place or on a card: values of Purses, `jewel`, `box`."""
    number = ON_CARD + b(spot) if spot in BANDITS else place(spot)
    names = [str(game.value[token]) if token < PURSES else "jewel" if token < FIRST_STRONGBOX else "box"
             for token in game.tokens_at(number)]  # fmt: skip
    return sorted(names)


def hand(game: Train, seat: int) -> list[str]:
    """A hand by names, sorted."""
    cards = [card_name(number) for number in game.cards_of(seat) for _ in range(game.hand[number])]
    return sorted(cards + ["bullet"] * game.lead[seat * PLACES + IN_HAND])


def refused(game: Train, seat: int, kind: Kind, value: int) -> Refusal:
    """Why the answer is refused; it must be, and nothing may have changed."""
    before = dumps(game)
    with pytest.raises(IllegalChoice) as problem:
        game.play(seat, kind.first + value)
    assert dumps(game) == before
    return problem.value.why


def facts(game: Train) -> dict[str, Any]:
    """All that lies on the table, as a copy."""
    return cast("dict[str, Any]", json.loads(dumps(game))["facts"])


def changed(before: dict[str, Any], game: Train) -> set[str]:
    """The names of the facts that are no longer as they were."""
    now = facts(game)
    return {name for name in now if now[name] != before[name]}


def values_on(game: Train, seat: int | None, name: str) -> list[int]:
    """The values of a bandit's Purses that a seat is shown."""
    (found,) = [bandit for bandit in table(game, seat)["bandits"] if bandit["bandit"] == b(name)]
    values: list[int] = found["purse_values"]
    return values


def table(game: Train, seat: int | None) -> dict[str, Any]:
    """The table as the seat sees it."""
    return cast("dict[str, Any]", game.view(seat)["table"])


def told(game: Train, saying: Saying, seat: int | None = 0) -> list[tuple[int, ...]]:
    """What a seat was told in these words."""
    return [event.values for event in game.events(seat) if event.saying is saying]


# ---- whole games


def new(seats: int, luck: Chance | None = None, **options: object) -> Train:
    return train(GAME.new(seats, luck or Sampled.of(1), options))


def walk(seats: int, seed: int, **options: object) -> Iterator[Train]:
    """A game from the first question to its end, at each question and at the end: always the same object."""
    luck = Sampled.of(seed)
    game = new(seats, Sampled.of(seed + 1_000_000), **options)
    while game.pending is not None:
        yield game
        random_step(game, luck)
    yield game
