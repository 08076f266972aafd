"""The tree of a search: it grows in every game, with any judge, and finds what is best."""

from __future__ import annotations

import pytest

from posse.bots import observe
from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.kernel.habits import Habits
from posse.kernel.many import asked_next
from posse.kernel.playout import random_step
from posse.kernel.tree import Judge, Place, Playouts, Tree, by_playout

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)


def in_the_middle(box: Box, seats: int, steps: int, seed: int = 3) -> Game:
    """A game after so many random steps, at a question with a choice."""
    luck = Sampled.of(seed)
    game = box.new(seats, luck, log=False)
    for _ in range(steps):
        random_step(game, luck)
    assert asked_next(game) >= 0
    return game


def grown(game: Game, tries: int, judge: Judge, habits: Habits | None = None) -> Tree:
    """A tree from the open question after so many tries."""
    seat, luck = asked_next(game), Sampled.of(1)
    seen = observe(game, seat)
    tree = Tree(seat, seen.question.kind.first, judge, 1.0, habits)
    for _ in range(tries):
        world = seen.imagine(luck.copy())
        luck.below(2)
        tree.grow(world)
    return tree


@every_game
def test_it_grows_where_the_judge_uses_the_game_up(box: Box) -> None:
    """It had gone on in a game that was over, where an option was met that nobody had judged yet."""
    seats = box.seats[len(box.seats) // 2]
    for steps in (0, 12):
        game = in_the_middle(box, seats, steps)
        for habits in (None, Habits(seats, box.kinds.total)):
            judge = by_playout if habits is None else Playouts(habits).judge
            tree = grown(game, 60, judge, habits)
            assert tree.tries == 60
            assert sum(tree.root.tries) + 1 >= 60 - len(tree.root.values)
            assert tree.best() in game.questions()[0].options


def test_an_option_met_late_is_judged_before_it_is_tried() -> None:
    place = Place(0, 0)
    assert place.arms([2, 5]) == []
    place.judge([2, 5], [0.5, 0.5])
    assert place.arms([2, 5]) == [0, 1]
    assert place.arms([5]) == [1]
    assert place.arms([5, 7]) == [], "7 was never judged"


def test_what_could_be_tried_seldom_is_not_held_against_it() -> None:
    """What was rarely there is curious by how often it was passed over, not by how often others were tried."""
    place = Place(0, 0)
    place.judge([0, 1, 2], [1.0, 1.0, 1.0])
    place.tries, place.sums, place.offered = [50, 5, 5], [25.0, 2.5, 2.5], [60, 6, 60]
    place.total, place.sum = 60, 30.0
    assert place.most_promising([0, 1, 2], 0.5) == 2
    assert place.most_promising([0, 1], 0.5) == 1


def test_of_equals_the_shorter_way() -> None:
    tree = Tree(0, 0, by_playout, 1.0)
    tree.root.judge([4, 9], [0.5, 0.5])
    tree.root.tries, tree.root.sums = [10, 10], [5.0, 5.1]
    assert tree.best() == 9
