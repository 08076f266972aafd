"""Every game: two tables that differ only in what a seat can't know are the same table to it, from the deal to the end.

The other secrecy laws start from worlds that `redeal` made, and a redeal that forgets to deal something anew would
agree with itself. Here the second table comes from somewhere else: from the same deal with one of its random numbers
changed, or from other choices of the other players. As long as the seat sees no difference, nothing that leaves the
table for it may differ, and neither may any world imagined for it.
"""

from __future__ import annotations

from collections.abc import Callable

from posse.contract.test_secrecy import seen
from posse.contract.walks import Setting, every_table, imagined, plays_open, random_choice, share
from posse.kernel.chance import BadScript, Sampled, Scripted
from posse.kernel.codec import digest
from posse.kernel.game import Game

Pair = tuple[Game, Game]
Choose = Callable[[Game, Game, int | None, Sampled], Pair | None]


@every_table
def test_two_deals_that_look_the_same_are_the_same(setting: Setting, soak: bool) -> None:
    """The same choices at both tables: what the seat is told differs only if what it sees does."""
    found = seed = 0
    wanted = share(setting, 300 if soak else 12)
    # Where little is hidden, one changed number seldom hides: then a few more deals are tried.
    while seed < wanted or (seed < 40 and not found and not plays_open(setting)):
        for seat in [*range(setting[1]), None]:
            luck = Sampled.of(seed * 100 + (99 if seat is None else seat))
            pair = two_deals(setting, seed, seat, luck)
            if pair is not None:
                found += 1
                lockstep(pair, seat, luck, same_choices)
        seed += 1
    assert found or plays_open(setting), "no change of the deal was hidden from anybody"


@every_table
def test_two_choices_that_look_the_same_are_the_same(setting: Setting, soak: bool) -> None:
    """Other choices at the second table, wherever the seat is told nothing of the difference."""
    steps = 0
    for seed in range(share(setting, 300 if soak else 12)):
        for seat in [*range(setting[1]), None]:
            luck = Sampled.of(seed * 100 + (99 if seat is None else seat))
            pair = two_deals(setting, seed, seat, luck) or (deal(setting, None, seed)[0], deal(setting, None, seed)[0])
            steps += lockstep(pair, seat, luck, other_choices)
    assert steps > setting[1], "the two tables never stayed together"


def deal(setting: Setting, numbers: list[int] | None, seed: int) -> tuple[Game, list[int]]:
    """A table dealt by these numbers (None: at random), and the numbers.

    Where players choose something before anything hidden is dealt, they take what is offered first.
    """
    box, seats, options = setting
    luck = Sampled.of(seed)
    chance = luck if numbers is None else Scripted(numbers, luck)
    chance.listen()
    game = box.new(seats, chance, options)
    while game.came_to_light == 0 and game.pending is not None and game.asked < 16:
        asked = game.questions()[0]
        game.play(asked.seat, asked.choices[0])
    drawn = chance.heard()
    game.chance = Sampled.of(seed + 1)
    return game, drawn


def two_deals(setting: Setting, seed: int, seat: int | None, luck: Sampled) -> Pair | None:
    """Two deals that look the same to the seat and are not; None if chance finds none."""
    one, numbers = deal(setting, None, seed)
    look = seen(one, seat)
    for _ in range(60):
        changed = numbers[:]
        at = luck.below(len(changed))
        changed[at] = luck.below(max(numbers) + 1)
        try:
            two, _ = deal(setting, changed, seed)
        except BadScript:
            continue
        if seen(two, seat) == look and digest(two) != digest(one):
            return one, two
    return None


def lockstep(pair: Pair, seat: int | None, luck: Sampled, choose: Choose) -> int:
    """Play both tables on, as long as the seat sees no difference; how many questions that took."""
    steps = 0
    while True:
        one, two = pair
        assert seen(one, seat) == seen(two, seat)
        worlds = [imagined(table, seat, steps, steps) for table in pair]
        assert digest(worlds[0]) == digest(worlds[1]), "an imagined world holds a secret"
        if one.pending is None:
            return steps
        next_pair = choose(one, two, seat, luck)
        if next_pair is None:
            return steps
        pair = next_pair
        steps += 1


def same_choices(one: Game, two: Game, seat: int | None, luck: Sampled) -> Pair | None:
    """One choice, the same at both tables; None if the seat sees a difference afterwards, or it can't be made."""
    player, choice = random_choice(one, luck)
    if two.why_not(player, choice) is not None:
        return None
    left: Game = one.copy()
    right: Game = two.copy()
    left.play(player, choice)
    right.play(player, choice)
    return (left, right) if left.view(seat) == right.view(seat) else None


def other_choices(one: Game, two: Game, seat: int | None, luck: Sampled) -> Pair | None:
    """Another choice at the second table if the seat gets to know nothing of it, else the same, or they part."""
    player, choice = random_choice(one, luck)
    question = two.question(player)
    if question is None:
        return None
    left: Game = one.copy()
    left.play(player, choice)
    other = choice if player == seat else question.choices[luck.below(len(question.choices))]
    for taken in (other, choice):
        if taken in question.choices:
            right: Game = two.copy()
            right.play(player, taken)
            if seen(right, seat) == seen(left, seat):
                return left, right
    return None
