"""What can be inferred about Purses and cards, held against all that could have happened (CE-228)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from posse.games.colt_express.components import LOST, ON_CARD, ROUNDS
from posse.games.colt_express.rules.purses import MIXED, SAW, forget_if_all_known, learn, lose_blind, mixed_tokens, see
from posse.games.colt_express.state import FACE_DOWN, IN_DECK, IN_HAND, PLACES, STIRRED, Train
from posse.games.colt_express.view.beliefs import MOST_WORLDS, infer, rearranged
from posse.games.colt_express.view.worlds import could_be_hidden
from posse.kernel.chance import Sampled
from tests.games.colt_express.lay import HANDS, b, lay, scheme, walk
from tests.games.colt_express.lay import card as named

Odds = dict[tuple[int, ...], Fraction]

MEMORIES = {
    "mixed once": (MIXED, 2, 0, 250, 1, 0),
    "mixed, then one was seen": (MIXED, 2, 0, 250, 1, 0, SAW, 1, 300),
    "the one that was known is seen": (MIXED, 2, 0, 250, 1, 0, SAW, 0, 250),
    "mixed twice": (MIXED, 2, 0, 250, 1, 0, MIXED, 2, 1, 0, 2, 300),
    "mixed twice, seen between": (MIXED, 2, 0, 250, 1, 0, SAW, 1, 300, MIXED, 3, 0, 0, 1, 300, 2, 0),
    "two of one value are seen": (MIXED, 3, 0, 0, 1, 0, 2, 250, SAW, 0, 300, SAW, 1, 300),
    "one was known, and two of its value are seen": (MIXED, 3, 0, 0, 1, 0, 2, 300, SAW, 0, 300, SAW, 1, 300),
    "mixed three times": (MIXED, 2, 0, 250, 1, 0, MIXED, 3, 0, 0, 1, 0, 2, 300, SAW, 2, 250, MIXED, 2, 0, 0, 1, 0),
}
POOL = (250, 250, 300, 300, 300, 350)
"""What can't be placed: all that the Purses could be worth, those once seen included."""


def counted(memory: tuple[int, ...], pool: tuple[int, ...]) -> Odds:
    """The odds of all values, from every deal and every order that agree with the memory."""
    tokens = mixed_tokens(memory)
    given = first_values(memory)
    rest = list(pool)
    for value in given.values():
        rest.remove(value)
    unknown = [token for token in tokens if token not in given]
    deals: Counter[tuple[int, ...]] = Counter()
    for drawn in permutations(rest, len(unknown)):
        values = {**given, **dict(zip(unknown, drawn, strict=True))}
        deals[tuple(values[token] for token in tokens)] += 1
    for step in steps(memory):
        deals = after(deals, tokens, step)
    return {values: Fraction(count, deals.total()) for values, count in deals.items() if count}


def steps(memory: tuple[int, ...]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    at = 0
    while at < len(memory):
        end = at + (2 + 2 * memory[at + 1] if memory[at] == MIXED else 3)
        found.append(memory[at:end])
        at = end
    return found


def first_values(memory: tuple[int, ...]) -> dict[int, int]:
    """What was known of each Purse when it was mixed for the first time."""
    met: dict[int, int] = {}
    for step in steps(memory):
        if step[0] == MIXED:
            for token, value in zip(step[2::2], step[3::2], strict=True):
                met.setdefault(token, value)
    return {token: value for token, value in met.items() if value}


def after(deals: Counter[tuple[int, ...]], tokens: list[int], step: tuple[int, ...]) -> Counter[tuple[int, ...]]:
    found: Counter[tuple[int, ...]] = Counter()
    for values, count in deals.items():
        if step[0] == SAW:
            if values[tokens.index(step[1])] == step[2]:
                found[values] += count
            continue
        places = [tokens.index(token) for token in step[2::2]]
        for order in permutations(places):
            mixed = list(values)
            for place, source in zip(places, order, strict=True):
                mixed[place] = values[source]
            found[tuple(mixed)] += count
    return found


def inferred(memory: tuple[int, ...], pool: tuple[int, ...]) -> Odds:
    """The same from what the table infers: what is left open may be any value that is left."""
    worlds, weights = infer(memory, pool)
    odds: Odds = {}
    for world, weight in zip(worlds, weights, strict=True):
        rest = list(pool)
        for value in filter(None, world):
            rest.remove(value)
        fills = list(permutations(rest, world.count(0)))
        for fill in fills:
            left = list(fill)
            values = tuple(value or left.pop() for value in world)
            odds[values] = odds.get(values, Fraction(0)) + Fraction(weight, sum(weights) * len(fills))
    return odds


@pytest.mark.clauses("CE-224", "CE-228")
@pytest.mark.parametrize("memory", MEMORIES.values(), ids=MEMORIES.keys())
def test_what_is_inferred_of_mixed_purses_is_what_counting_gives(memory: tuple[int, ...]) -> None:
    assert inferred(memory, POOL) == counted(memory, POOL)


@pytest.mark.clauses("CE-228")
def test_of_too_many_worlds_the_least_likely_are_forgotten() -> None:
    likely = (250, 300, 350, 400, 450, 500, 0, 1)
    unlikely = (250, 300, 350, 400, 450, 500, 0, 2)
    found = rearranged({unlikely: 1, likely: 2}, list(range(7)))
    assert len(found) == MOST_WORLDS
    assert {world[7] for world in found} == {1}, "the likelier half has more than enough"
    few = rearranged({unlikely: 1, likely: 2}, [0, 1])
    assert len(few) == 4


@pytest.mark.clauses("CE-223", "CE-228")
def test_a_memory_whose_purses_are_all_known_is_forgotten() -> None:
    game = lay(loot={"ghost": "250! 400"})
    mixed: tuple[int, ...] = (MIXED, 2, 0, 250, 1, 0)
    game.memory = ((), mixed, (), (), ())
    game.known[0] = game.known[1] = 0
    learn(game, 1, 0)
    assert game.memory == ((), (*mixed, SAW, 0, 250), (), (), ()), "the other one is still open"
    forget_if_all_known(game, 1)
    assert game.memory[1]
    learn(game, 1, 1)
    assert game.memory == ((),) * 5


@pytest.mark.clauses("CE-199", "CE-228")
@pytest.mark.parametrize("bandit", ["ghost", "tuco"])
def test_in_every_world_the_marshal_took_the_least_valuable_purse(bandit: str) -> None:
    game = lay(loot={bandit: "350 400 500"})
    game.loot[0] = LOST + b(bandit)
    assert game.loot[1] == game.loot[2] == ON_CARD + b(bandit)
    kept = set()
    for seed in range(60):
        world = game.redeal(1, Sampled.of(seed))
        assert world.value[0] <= min(world.value[1:3])
        kept.add(world.value[1:3])
    assert len(kept) > 3


@pytest.mark.clauses("CE-205", "CE-228")
@pytest.mark.parametrize("expert", [False, True])
def test_bullets_are_as_likely_in_a_hand_as_in_a_deck(expert: bool) -> None:
    """Six cards in hand and four in the deck, and four Bullets somewhere among all fourteen."""
    game = scheme(hands=HANDS, expert=expert)
    game.received[1 * 8 + 6] += 4
    game.received[1 * 8 + 7] += 4
    game.neutral -= 4
    game.lead[PLACES + IN_DECK] += 4
    worlds = [game.redeal(0, Sampled.of(seed)) for seed in range(400)]
    mean = sum(world.lead[PLACES + IN_HAND] for world in worlds) / 400
    assert abs(mean - 4 * 6 / 14) < 0.2
    assert all(world.lead[PLACES + IN_HAND] + world.lead[PLACES + IN_DECK] == 4 for world in worlds)


@pytest.mark.clauses("CE-202", "CE-228")
def test_of_kept_cards_it_is_known_only_that_they_are_action_cards() -> None:
    """Four of six cards are known to be Action cards: the fourteen are dealt anew until that is true."""
    game = scheme(hands=HANDS, expert=True)
    game.received[1 * 8 + 6] += 4
    game.received[1 * 8 + 7] += 4
    game.neutral -= 4
    game.lead[PLACES + IN_DECK] += 4
    game.kept[1] = 4
    found = Counter(game.redeal(0, Sampled.of(seed)).lead[PLACES + IN_HAND] for seed in range(600))
    ways = {bullets: choose(4, bullets) * choose(10, 6 - bullets) for bullets in range(3)}
    assert set(found) == set(ways), "at most two of the six are Bullets"
    for bullets, count in ways.items():
        assert abs(found[bullets] / 600 - count / sum(ways.values())) < 0.07


def choose(many: int, few: int) -> int:
    return 1 if few == 0 else choose(many - 1, few - 1) * many // few


def could_have_been_outside(world: Train, seat: int) -> int:
    """How many cards of a seat can have been elsewhere when its discard pile was shuffled last."""
    first = seat * PLACES
    outside = world.bullets_received(seat) - max(world.lead[first + IN_DECK], world.lead[first + STIRRED])
    for card in world.cards_of(seat):
        outside += world.stock[card] - max(world.deck[card], world.stirred[card])
    return outside


@pytest.mark.clauses("CE-207", "CE-228")
def test_every_world_fits_the_last_shuffle() -> None:
    """The deck of a world holds nothing that could not have been shuffled into it."""
    tight = 0
    for number, game in enumerate(walk(4, 5, expert=True)):
        if game.round < 1 or number % 3:
            continue
        world = game.redeal(None, Sampled.of(number))
        for seat in range(4):
            spare = could_have_been_outside(world, seat) - world.outside[seat]
            assert spare >= 0
            tight += spare == 0 and world.outside[seat] > 0
    assert tight > 10, "often it is a near thing"


@pytest.mark.clauses("CE-222", "CE-228")
def test_in_the_last_round_no_round_card_is_left_to_imagine() -> None:
    last = next(game for game in walk(3, 2) if game.round == ROUNDS - 1)
    for seat in (0, 1, 2, None):
        assert last.redeal(seat, Sampled.of(1)).rounds == last.rounds


@pytest.mark.clauses("CE-224", "CE-228")
def test_what_another_infers_of_two_equal_purses_is_imagined_by_nobody() -> None:
    """Belle's player saw both, so mixing them hides nothing there; the others can't know that they are equal."""
    game = lay(loot={"ghost": "300 300"}, luck=Sampled.of(1))
    for purse in (0, 1):
        see(game, 1, purse)
    lose_blind(game, b("ghost"))
    assert all(game.known[purse] >> 1 & 1 for purse in (0, 1))
    for seed in range(20):
        world = game.redeal(3, Sampled.of(seed))
        assert not any(world.known[purse] >> 1 & 1 for purse in (0, 1))
        assert all(world.known[purse] & 1 for purse in (0, 1)), "whoever holds them looks"


@pytest.mark.clauses("CE-228")
def test_what_was_in_the_shuffled_pile_and_what_lies_open_can_not_lie_hidden_from_before() -> None:
    game = scheme(hands=HANDS, expert=True)
    twice, other = named("belle move"), named("belle punch")
    assert game.stock[twice] == 2 and game.stock[other] == 1
    game.pile = [twice, FACE_DOWN + other]
    game.shuffled_at[1] = 2
    assert could_be_hidden(game, 1, [1], [twice]), "one lies open, the other may lie here"
    game.stirred[twice] = 1
    assert not could_be_hidden(game, 1, [1], [twice]), "both are accounted for"
    cards = [twice, other]
    assert could_be_hidden(game, 1, [1], cards)
    assert cards == [other, twice]
