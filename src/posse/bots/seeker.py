"""Seeker: grows a tree of choices in worlds its seat could be in, and takes what was tried most."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from posse.bots.bot import Bot, Expected, Observation
from posse.bots.levels import Level
from posse.bots.mind import mind_of
from posse.kernel.chance import Sampled
from posse.kernel.choices import Question
from posse.kernel.game import Game
from posse.kernel.habits import Habits
from posse.kernel.tree import EVEN, Outlooks, Place, Playouts, Tree, result

CURIOSITY: Final = 1.0
CURIOSITY_BY_OUTLOOK: Final = 0.3
"""The same where a game tells how it stands: there a few tries say as much as many that are played to the end."""
TRIES_PER_WORLD: Final = 2
"""Tries that share one imagined world, each on a copy of it: dealing a world costs more than a copy."""
ALIKE: Final = 0.01
"""Prospects that differ by less are the same to a temper; and it must have been tried nearly as often."""
NEARLY: Final = 0.8


class Kept(NamedTuple):
    """What is left of the last choice: the number of its question, its place in the tree, and what was taken."""

    number: int
    place: Place
    value: int


def grown_before(kept: Kept | None, question: Question) -> Place | None:
    """The place of a question in the tree of the last choice, if nobody else has chosen anything since.

    That is certain where the seat has not been asked in between, and was itself the next to be asked in every world
    that the tree has been through. What luck decided in between is averaged there, as everywhere in the tree.
    """
    if kept is None or kept.number + 1 != question.number:
        return None
    after = [place for key, place in kept.place.after.items() if key // 65536 // 16 == kept.value]
    if any(place.seat != question.seat for place in after):
        return None
    return next((place for place in after if place.first == question.kind.first), None)


class Seeker(Bot):
    """Thinks for so many tries, or for so many milliseconds, as its level does or as is said."""

    def __init__(self, level: Level, seed: int = 0, tries: int = 0, milliseconds: int = 0, temper: str = "") -> None:
        self.luck = Sampled.of(seed)
        self.level = level
        self.temper = temper
        # Who is told how many tries has all the time for them, and plays the same every time.
        self.tries = tries or level.tries
        self.seconds = None if tries else (milliseconds or level.milliseconds) / 1000
        self.most = self.tries
        """No more tries than so many at this choice."""
        self.kept: Kept | None = None
        self.outlooks: Outlooks | None = None
        """What the game tells of how it stands, where it does."""

    def choose(self, seen: Observation) -> int:
        return self.weigh(seen)[0].choice

    def weigh(self, seen: Observation) -> list[Expected]:
        """What it expects of each choice; first what it takes, though that be a slip."""
        choices = seen.question.choices
        if len(choices) == 1:
            return [Expected(choices[0])]
        began = time.perf_counter()
        tree = self.tree(seen)
        self.grow(tree, seen, began)
        found = self.judgement(tree, choices)
        if self.level.slips and self.luck.below(100) < self.level.slips:
            found[0], found[1] = found[1], found[0]
        self.kept = Kept(seen.question.number, tree.root, found[0].choice - tree.root.first)
        return found

    def tree(self, seen: Observation) -> Tree:
        """A tree at the open question; with what the last one has found out there, if its choice led straight here."""
        question, world = seen.question, seen.imagine(self.luck.copy())
        mind = mind_of(world.box) if self.level.learnt else None
        self.outlooks, self.most = None, self.tries
        habits = Habits(world.seats, world.box.kinds.total)
        tree = Tree(question.seat, question.kind.first, Playouts(habits).judge, CURIOSITY, habits)
        tree.deepest = self.level.ahead
        if mind is not None:
            tree.judge, tree.outcome, tree.habits = mind.judge, result, None
        elif tries := self.tries_by_outlook(world):
            self.go_by_outlook(tree, habits, tries)
            return tree
        grown = grown_before(self.kept, question)
        if grown is not None and self.level.keeps:
            tree.root = grown
        return tree

    def tries_by_outlook(self, world: Game) -> int:
        """How many tries it makes where it looks at how the game stands; 0 where it plays on to the end."""
        if self.level.foresees:
            return self.tries if world.box.outlook(world) else 0
        return min(self.tries, world.box.glances(world)) if self.level.glances else 0

    def go_by_outlook(self, tree: Tree, habits: Habits, tries: int) -> None:
        """The game tells how it stands: that says more than playing on to its end would."""
        self.outlooks, self.most = Outlooks(habits), tries
        tree.judge, tree.outcome, tree.curiosity = self.outlooks.judge, self.outlooks.outcome, CURIOSITY_BY_OUTLOOK

    def grow(self, tree: Tree, seen: Observation, began: float) -> None:
        """Try, in worlds dealt anew; stop before the time is over, if the next try could take that long."""
        longest, before = 0.0, began
        count = 0
        while count < self.most:
            if count % TRIES_PER_WORLD == 0:
                world: Game = self.world(seen)
                self.luck.below(2)
                if self.outlooks is not None:
                    self.outlooks.begin(world)
            trial: Game = world if count % TRIES_PER_WORLD == TRIES_PER_WORLD - 1 else world.copy()
            trial.chance = self.luck.copy()
            self.luck.below(2)
            tree.grow(trial)
            count += 1
            if self.seconds is not None:
                now = time.perf_counter()
                longest, before = max(longest, now - before), now
                if now + longest > began + self.seconds:
                    return

    def world(self, seen: Observation) -> Game:
        """A world that it could be in."""
        luck = self.luck.copy()
        world: Game = seen.suspect(luck) if self.level.suspects else seen.imagine(luck)
        return world

    def judgement(self, tree: Tree, choices: list[int]) -> list[Expected]:
        """The choices by how often they were tried, then by what they promise; a temper decides between equals."""
        root = tree.root
        more = self.outlooks.usual(root.seat) - EVEN if self.outlooks is not None else 0.0
        found = [
            Expected(root.first + value, root.sums[arm] / max(root.tries[arm], 1) + more, root.tries[arm])
            for arm, value in enumerate(root.values)
        ]
        # A tree that was grown before may have met options that luck did not bring.
        offered = [arm for arm, one in enumerate(found) if one.choice in choices]
        order = sorted(offered, key=lambda arm: (-root.tries[arm], -root.sums[arm]))
        best = order[0]
        if self.temper and root.tries[best]:
            enough = NEARLY * root.tries[best]
            good = root.sums[best] / root.tries[best] - ALIKE
            tree.make_room()
            equals = [a for a in order if root.tries[a] >= enough and root.sums[a] >= good * root.tries[a]]
            told = [arm for arm in equals if tree.begun[arm]]
            chosen = min(told, key=lambda arm: taste(tree, arm, self.temper), default=best)
            order.remove(chosen)
            order.insert(0, chosen)
        return [found[arm] for arm in order]


def taste(tree: Tree, arm: int, temper: str) -> float:
    """How little somebody of that temper likes a choice that promises as much as others.

    The bold like to win or lose all by it, the careful don't; the vengeful look at what is left for the best of the
    others.
    """
    tries = tree.begun[arm]  # those of earlier trees left no such traces
    if temper == "vengeful":
        return tree.rivals[arm] / tries
    mean = tree.root.sums[arm] / tree.root.tries[arm]
    spread = tree.squares[arm] / tries - mean * mean
    return -spread if temper == "bold" else spread
