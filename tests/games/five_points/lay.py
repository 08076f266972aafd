"""A table of The Five Points set by names, its moves in words, and random games to walk through.

Cards are named by their gang: `rats` is a member, `RATS` a boss, `-` nothing. Spots are (row, place from the left),
both counted from 1.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias, cast

import pytest

from posse.games.five_points import GAME, district
from posse.games.five_points.components import BOSS, EMPTY, GANGS, INFLUENCE, SPOTS
from posse.games.five_points.rules.turn import RoadToTheTop
from posse.games.five_points.sayings import AGENT, INFLUENCE_FIRST, PASS, REFILL, REVEAL, TURN, VICTIM
from posse.games.five_points.state import District
from posse.kernel.chance import Chance, Sampled, Scripted
from posse.kernel.choices import Question
from posse.kernel.codec import dumps
from posse.kernel.events import Saying
from posse.kernel.game import IllegalChoice, Refusal
from posse.kernel.playout import random_step

Spot: TypeAlias = tuple[int, int]

FIRST_OF_ROW: Final = (0, 6, 11, 15, 18, 20)
EVERY_SPOT: Final[list[Spot]] = [(row, place) for row in range(1, 7) for place in range(1, 8 - row)]

BASE: Final = "BUTCHERS DRAGONS DANDIES LADIES TOUGHS RATS"
FULL: Final[tuple[str, ...]] = (
    BASE,
    "REAPERS RASCALS BUTCHERS DRAGONS DANDIES",
    "LADIES TOUGHS RATS REAPERS",
    "RASCALS butchers dragons",
    "dandies ladies",
    "rats",
)
"""A complete pyramid: all the bosses, and five members above them."""

PASSING: Final = TURN.first + PASS


# ---- names


def card(name: str) -> int:
    if name == "-":
        return EMPTY
    gang = GANGS.index(name.lower())
    return gang + BOSS if name.isupper() else gang


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def spot(at: Spot) -> int:
    row, place = at
    return FIRST_OF_ROW[row - 1] + place - 1


def below(at: Spot) -> list[Spot]:
    """FP-011, written down once more."""
    row, place = at
    return [(row - 1, place), (row - 1, place + 1)] if row > 1 else []


def around(at: Spot) -> set[Spot]:
    """FP-012, written down once more."""
    row, place = at
    six = {(row, place - 1), (row, place + 1), (row + 1, place - 1), (row + 1, place), (row - 1, place)}
    return (six | {(row - 1, place + 1)}) & set(EVERY_SPOT)


def gang_on(game: District, at: Spot) -> int:
    """The gang there; EMPTY if there is no card."""
    lying = game.pyramid[spot(at)]
    return EMPTY if lying == EMPTY else lying % BOSS


def row_of(game: District, row: int) -> str:
    """A row of the pyramid by names."""
    first = FIRST_OF_ROW[row - 1]
    return " ".join(name_of(lying) for lying in game.pyramid[first : first + 7 - row])


def name_of(number: int) -> str:
    if number == EMPTY:
        return "-"
    return GANGS[number - BOSS].upper() if number >= BOSS else GANGS[number]


def standing(game: District) -> list[Spot]:
    """The spots that hold a card."""
    return [at for at in EVERY_SPOT if game.pyramid[spot(at)] != EMPTY]


# ---- a table in the middle of a game


def lay(
    rows: tuple[str, ...] = (BASE,),
    seats: int = 3,
    hands: dict[int, str] | None = None,
    alliances: dict[int, str] | None = None,
    shown: dict[int, str] | None = None,
    deck: str = "",
    deck_ends: bool = False,
    spent: str = "",
    passed: tuple[int, ...] = (),
    player: int = 0,
    luck: Chance | None = None,
) -> District:
    """A table at the beginning of the player's turn; hands that are not given are empty.

    All other cards lie in the deck, below those of `deck`; or, if the deck `ends` there, they are banished.
    """
    game = district(GAME.blank(seats, {}, luck or Scripted([])))
    game.log = []
    left = [card(name) for gang in GANGS for name in [gang] * 6 + [gang.upper()] * 2]

    def take(names: str) -> list[int]:
        taken = cards(names)
        for number in taken:
            left.remove(number)
        return taken

    for row, names in enumerate(rows):
        for place, name in enumerate(names.split()):
            if name != "-":
                game.pyramid[FIRST_OF_ROW[row] + place] = take(name)[0]
    for seat in range(seats):
        for number in take((hands or {}).get(seat, "")):
            game.influence[seat * 8 + number] += 1
    every: list[int] = []
    for seat in range(seats):
        every += take((alliances or {}).get(seat, "butchers dragons toughs"))
        for number in cards((shown or {}).get(seat, "")):
            game.shown[seat * 3 + every[seat * 3 :].index(number)] = 1
    game.alliances = tuple(every)
    game.spent = take(spent)
    top = take(deck)
    if deck_ends:
        game.deck, game.banished = tuple(top), left
    else:
        game.deck = (*top, *sorted(left, key=lambda number: number < BOSS))
    highest = max(row for row, _ in standing(game))
    game.advances = len(standing(game)) - 6
    game.highest_row = highest
    game.reveals_done = int(highest >= 4) + int(highest >= 5)
    game.passed = [int(seat in passed) for seat in range(seats)]
    game.player = game.first_player = player
    road = RoadToTheTop()
    road.skip_to("turn")
    game.stack.append(road)
    game.advance()
    return game


# ---- moves


def climbing(start: Spot, goal: Spot) -> int:
    """The number of the choice that a card climbs from here to there."""
    assert goal[0] == start[0] + 1 and start[1] - goal[1] in (0, 1), "not diagonally above"
    return TURN.first + 2 * (spot(goal) - 6) + start[1] - goal[1]


def using(gang: str) -> int:
    """The number of the choice to use an influence card of this gang."""
    return TURN.first + INFLUENCE_FIRST + GANGS.index(gang)


def climb(game: District, start: Spot, goal: Spot, *sides: int) -> None:
    """The active player advances a card and fills up from the sides: 0 below left, 1 below right."""
    game.play(game.player, climbing(start, goal))
    fill(game, *sides)


def choose(game: District, gang: str, agent: Spot) -> None:
    """The active player takes an influence card from his hand and names the agent."""
    game.play(game.player, using(gang))
    game.play(game.player, AGENT.first + spot(agent))


def banish(game: District, gang: str, agent: Spot, victim: Spot, *sides: int) -> None:
    """The active player makes the agent drive out the victim, and fills up from the sides."""
    game.play(game.player, using(gang))
    game.play(game.player, AGENT.first + spot(agent))
    if asked(game) == [(game.player, "victim")]:
        game.play(game.player, VICTIM.first + spot(victim))
    fill(game, *sides)


def fill(game: District, *sides: int) -> None:
    for side in sides:
        game.play(game.player, REFILL.first + side)


def show(game: District, seat: int, gang: str) -> None:
    game.play(seat, REVEAL.first + GANGS.index(gang))


def pass_turn(game: District) -> None:
    game.play(game.player, PASSING)


# ---- looking


def asked(game: District) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(question.seat, question.kind.name) for question in game.questions()]


def open_question(game: District) -> Question:
    """The one question that is open."""
    (question,) = game.questions()
    return question


def advances_offered(game: District) -> set[int]:
    question = open_question(game)
    assert question.kind is TURN
    return {choice for choice in question.choices if choice < TURN.first + INFLUENCE_FIRST}


def offered_spots(game: District) -> set[Spot]:
    """The spots among which an agent or a victim is chosen."""
    options = open_question(game).options
    return {at for at in EVERY_SPOT if spot(at) in options}


def refused(game: District, seat: int, choice: int) -> Refusal:
    """Why the choice is refused; it must be, and nothing may have changed."""
    before = dumps(game)
    with pytest.raises(IllegalChoice) as problem:
        game.play(seat, choice)
    assert dumps(game) == before
    return problem.value.why


def facts(game: District) -> dict[str, Any]:
    """All that lies on the table, as a copy."""
    return cast("dict[str, Any]", json.loads(dumps(game))["facts"])


def changed(before: dict[str, Any], game: District) -> set[str]:
    """The names of the facts that are no longer as they were."""
    now = facts(game)
    return {name for name in now if now[name] != before[name]}


def table(game: District, seat: int | None) -> dict[str, Any]:
    """The table as the seat sees it."""
    return cast("dict[str, Any]", game.view(seat)["table"])


def told(game: District, saying: Saying) -> list[tuple[int, ...]]:
    """What was told in these words."""
    assert game.log is not None
    return [event.values for event in game.log if event.saying is saying]


# ---- whole games


def new(seats: int, luck: Chance) -> District:
    return district(GAME.new(seats, luck))


def walk(seats: int, seed: int, step: Callable[[District, Chance], object] = random_step) -> Iterator[District]:
    """A game from the first question to its end, at each question and at the end: always the same object."""
    luck = Sampled.of(seed)
    game = new(seats, Sampled.of(seed + 1_000_000))
    while game.pending is not None:
        yield game
        step(game, luck)
    yield game


def played(seats: int, seed: int, step: Callable[[District, Chance], object] = random_step) -> District:
    """The same game when it is over."""
    *_, game = walk(seats, seed, step)
    return game


def prefer(rank: Callable[[int], int]) -> Callable[[District, Chance], None]:
    """A way to play: at random among the choices of the lowest rank."""

    def step(game: District, luck: Chance) -> None:
        question = game.questions()[0]
        best = min(rank(choice) for choice in question.choices)
        liked = [choice for choice in question.choices if rank(choice) == best]
        game.play(question.seat, liked[luck.draw(len(liked))])

    return step


def is_climb(choice: int) -> bool:
    return TURN.first <= choice < TURN.first + INFLUENCE_FIRST


BANISH_FIRST: Final = prefer(lambda choice: is_climb(choice) + 2 * (choice == PASSING))
"""Influence cards are spent as soon as possible; nobody passes of his own will."""

CLIMB_FIRST: Final = prefer(lambda choice: not is_climb(choice) if choice != PASSING else 2)
"""Influence cards are kept for the time after the coronation, and then all are spent."""


def random_games(each: int) -> Iterator[tuple[int, int]]:
    """Seats and seeds for so many games with two, three and four players each."""
    for seats in (2, 3, 4):
        for seed in range(each):
            yield seats, 1000 * seats + seed


def all_cards(game: District) -> list[int]:
    """Every card, wherever it lies; hands hold members only."""
    held = [gang for seat in range(game.seats) for gang, n in enumerate(game.hand(seat)) for _ in range(n)]
    lying = [number for number in game.pyramid if number != EMPTY]
    return sorted([*lying, *game.deck[game.drawn :], *held, *game.alliances, *game.spent, *game.banished])


EVERY_CARD: Final = sorted([*range(BOSS)] * 6 + [*range(BOSS, 2 * BOSS)] * 2)


# ---- a deal that is written down beforehand


def luck_for(before: list[int], after: list[int]) -> list[int]:
    """The numbers that shuffle the cards from the one order into the other."""
    order, numbers = before[:], []
    for i in range(len(order) - 1, 0, -1):
        j = order.index(after[i], 0, i + 1)
        order[i], order[j] = order[j], order[i]
        numbers.append(j)
    assert order == after
    return numbers


def dealt(seats: int, eight: str, thirds: str, influence: str, bosses: str, first: int) -> District:
    """A new game in which the cards come in this order, to the first player first; the rest comes as it lies."""
    pairs = cards(eight)
    numbers = [first]
    numbers += luck_for(list(range(8)), pairs)
    before = [gang for gang in range(8) for _ in range(5)] + pairs[2 * seats :]
    members = stacked(before, cards(thirds))
    numbers += luck_for(before, members)
    served, aside = 0, []
    for number in cards(thirds):
        members.pop()
        if number in pairs[2 * served : 2 * served + 2]:
            aside.append(number)
        else:
            served += 1
    assert served == seats, "a third alliance for everyone"
    assert len(cards(influence)) == seats * INFLUENCE[seats]
    numbers += luck_for(members + aside, stacked(members + aside, cards(influence)))
    sixteen = [BOSS + gang for gang in range(8) for _ in range(2)]
    top = cards(bosses)
    numbers += luck_for(sixteen, [*top, *without(sixteen, top)])
    return new(seats, Scripted(numbers))


def stacked(pile: list[int], on_top: list[int]) -> list[int]:
    """The pile with these cards on top; a pile is dealt from its end."""
    return [*without(pile, on_top), *reversed(on_top)]


def without(pile: list[int], taken: list[int]) -> list[int]:
    left = pile[:]
    for number in taken:
        left.remove(number)
    return left


assert len(SPOTS) == len(EVERY_SPOT)
