"""How likely each Safe is where it could be (D76-053, D76-057): against all deals and all shuffles of a small table."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from posse.games import CATALOG
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state import notes as paper
from posse.games.deadwood_1876.view.odds import Odds, continued, known_to_know, odds_of, tokens_in
from posse.games.deadwood_1876.view.redeal import diary_of, own_safes
from posse.kernel.chance import Sampled

FACES = [0, 0, 3, 4, 5, 10]
"""Six Safes, two of them alike; the last one is not dealt to anybody."""
OUT = 1 << 5
DRAWS = 6000


def shuffled(owner: int, *tokens: int) -> int:
    return paper.entry(paper.SHUFFLED, owner, 0, sum(1 << token for token in tokens))


def saw(seat: int, token: int, face: int) -> int:
    return paper.entry(paper.SEEN, seat, face, token)


def passed(seat: int, face: int, *tokens: int) -> int:
    return paper.entry(paper.PASSED, seat, face, sum(1 << token for token in tokens))


STORIES = {
    "nothing has happened": [],
    "a Safe is seen, then twice shuffled, the second time with one of three": [
        saw(0, 0, 3), shuffled(1, 0, 1, 2), shuffled(2, 2, 3, 4),
    ],
    "what was passed is robbed by a third": [passed(0, 3, 1, 2), shuffled(2, 2, 3), shuffled(1, 1, 4)],
    "one of two alike is seen again, or the other one": [
        saw(0, 0, 0), shuffled(1, 0, 1, 2), saw(0, 1, 0), shuffled(2, 0, 1, 3),
    ],
    "a look that finds something else tells, too": [
        saw(0, 0, 4), shuffled(1, 0, 1, 2), shuffled(2, 1, 3), saw(0, 2, 5), saw(0, 3, 10),
    ],
    "nobody has the badge": [
        saw(0, 0, 3), shuffled(1, 0, 1), paper.entry(paper.EXCLUDED, 0, 10, OUT), shuffled(2, 1, 2, 3),
    ],
    "nobody has the badge, or else it is the Stranger's": [
        shuffled(1, 0, 1), paper.entry(paper.EXCLUDED, 0, 10, OUT | 1 << 1 | 1 << 2), saw(0, 2, 0),
    ],
}  # fmt: skip


def every_world(lines: list[int]) -> dict[tuple[int, ...], Fraction]:
    """All deals, each with all orders of every shuffle, without those that a line contradicts."""
    worlds: dict[tuple[int, ...], Fraction] = {}
    for deal in permutations(FACES):
        worlds[deal] = worlds.get(deal, Fraction(0)) + 1
    for line in lines:
        code, face, what = line & 7, line >> 7 & 31, line >> 12
        if code == paper.SHUFFLED:
            worlds = in_every_order(worlds, tokens_in(what))
        elif code == paper.SEEN:
            worlds = {world: weight for world, weight in worlds.items() if world[what] == face}
        else:
            worlds = {world: weight for world, weight in worlds.items() if what >> world.index(face) & 1}
    total = sum(worlds.values())
    return {world: weight / total for world, weight in worlds.items()}


def in_every_order(worlds: dict[tuple[int, ...], Fraction], tokens: list[int]) -> dict[tuple[int, ...], Fraction]:
    found: dict[tuple[int, ...], Fraction] = {}
    for world, weight in worlds.items():
        for order in permutations([world[token] for token in tokens]):
            new = list(world)
            for token, face in zip(tokens, order, strict=True):
                new[token] = face
            found[tuple(new)] = found.get(tuple(new), Fraction(0)) + weight
    return found


@pytest.mark.clauses("D76-053", "D76-057")
@pytest.mark.parametrize("story", STORIES)
def test_worlds_are_as_likely_as_all_deals_and_shuffles_say(story: str) -> None:
    truth = every_world(STORIES[story])
    odds = Odds(len(FACES), OUT)
    odds.read(tuple(STORIES[story]), ())
    luck = Sampled.of(1)
    drawn = Counter(tuple(odds.draw(FACES[:], luck)) for _ in range(DRAWS))
    assert set(drawn) <= set(truth)
    for token in range(len(FACES)):
        for face in set(FACES):
            share = sum(count for world, count in drawn.items() if world[token] == face) / DRAWS
            odd = float(sum(weight for world, weight in truth.items() if world[token] == face))
            assert abs(share - odd) < 0.025, (token, face, share, odd)
    if len(truth) <= 60:  # few enough to meet each of them
        assert all(abs(drawn[world] / DRAWS - weight) < 0.02 for world, weight in truth.items())


@pytest.mark.clauses("D76-053")
def test_a_safe_robbed_from_three_and_shuffled_with_three_is_rather_where_it_was() -> None:
    """By the notes it can be any of five; it stayed with two of them in two of three cases."""
    odds = Odds(len(FACES), OUT)
    odds.read(tuple(STORIES["a Safe is seen, then twice shuffled, the second time with one of three"]), ())
    luck = Sampled.of(2)
    stayed = sum(odds.draw(FACES[:], luck).index(3) in (0, 1) for _ in range(3000))
    assert abs(stayed / 3000 - 2 / 3) < 0.03


@pytest.mark.clauses("D76-057")
def test_what_one_lost_or_showed_another_is_known_to_that_one() -> None:
    """Seat 1 looks at my Safe 0 and then robs it; what it sees of others' Safes I don't know."""
    first = (paper.entry(paper.PASSED, 2, 3, 0b11),)
    journal = [saw(1, 0, 4), saw(0, 0, 4), paper.entry(paper.GAINED, 1, 4, 0), saw(1, 3, 5), shuffled(1, 0, 2)]
    diary = continued(first, 0, journal)
    assert [line for line in journal if line not in diary] == [saw(1, 3, 5)]
    assert known_to_know(diary, 1) == (paper.note(4, 0b101),)
    assert known_to_know(diary, 2) == (paper.note(3, 0b111),)


def test_in_whole_games_the_truth_is_always_possible_and_no_diary_outgrows_its_bound() -> None:
    for seats, seed in ((2, 1), (3, 2), (4, 3), (5, 4)):
        luck = Sampled.of(seed)
        game = CATALOG["deadwood-1876"].new(seats, Sampled.of(seed), log=False)
        assert isinstance(game, Town)
        while not game.revealed and game.pending is not None:
            asked = game.questions()[0]
            game.play(asked.seat, asked.choices[luck.below(len(asked.choices))])
            if game.traces[0] and not game.revealed:
                check_truth(game, asked.seat)


def check_truth(game: Town, seat: int) -> None:
    odds = odds_of(diary_of(game, seat), own_safes(game, seat), len(game.content), game.out_of_play())
    assert 0 < len(odds.worlds) < 2000
    assert any(is_the_truth(odds, world, game) for world in odds.worlds)


def is_the_truth(odds: Odds, world: tuple[int, ...], game: Town) -> bool:
    """Whether each cell of the world has the faces that it has in truth, as far as they were met."""
    for cell in set(odds.cells):
        met = Counter(world[token] for token in tokens_in(cell) if world[token])
        if met - Counter(game.content[token] + 1 for token in tokens_in(cell)):
            return False
    return True
