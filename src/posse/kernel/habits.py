"""Play that is better than random, learnt while a search goes on; in the kernel so that it is compiled with the rules.

Over all tries of a search, each seat remembers how it has fared with each choice of the game, wherever it was taken.
In a playout it takes what has gone well so far, or now and then anything (move-average sampling, Finnsson 2008).
"""

from __future__ import annotations

from typing import Final

from posse.kernel.chance import Chance
from posse.kernel.flow import NOT_YET, Ask
from posse.kernel.game import Game
from posse.kernel.playout import rewards

WIN: Final = 0.5
PLACE: Final = 0.25
SCORE: Final = 0.25
"""What a game is worth: so much for winning, for the place, and for the lead over the best of the others."""
STEP: Final = 5e-5
"""What a decision costs, so that of two ways that bring the same the shorter one is taken."""
LONGEST: Final = 1000
"""More decisions than this cost no more."""
WHIMS: Final = 8
"""In so many of 16 decisions of a playout anything is taken."""


class Habits:
    """How each seat has fared with each choice."""

    def __init__(self, seats: int, total: int, whims: int = WHIMS) -> None:
        self.seats = seats
        self.total = total
        self.whims = whims
        self.sums = [0.5] * (seats * total)
        self.tries = [0.5] * (seats * total)
        self.means = [1.0] * (seats * total)
        """What was never taken seems the best: everything is worth a try."""

    def pick(self, seat: int, first: int, options: list[int], chance: Chance) -> int:
        """What the seat takes."""
        count = len(options)
        if chance.draw(16) < self.whims:
            return options[chance.draw(count)]
        base = seat * self.total + first
        means = self.means
        # Of equals not always the first: begin somewhere.
        at = chance.draw(count)
        best = options[at]
        most = means[base + best]
        for _ in range(count - 1):
            at += 1
            if at == count:
                at = 0
            mean = means[base + options[at]]
            if mean > most:
                best, most = options[at], mean
        return best

    def learn(self, taken: list[int], worth: list[float]) -> None:
        """What came of a try in which these choices were taken (seat * total + choice)."""
        sums, tries, means, total = self.sums, self.tries, self.means, self.total
        for slot in taken:
            mine = worth[slot // total]
            summed = sums[slot] + mine
            count = tries[slot] + 1.0
            sums[slot] = summed
            tries[slot] = count
            means[slot] = summed / count


def play_on(game: Game, habits: Habits, chance: Chance, taken: list[int]) -> int:
    """Play to the end by habits, and write down what is taken; how many decisions among several options that took."""
    decisions: int = 0
    while game.pending is not None:
        decisions += habitual_step(game, habits, chance, taken)
    return decisions


def foresee(game: Game, habits: Habits, chance: Chance, taken: list[int]) -> list[float]:
    """What the game is worth to each seat: played on by habits until it can be told, at the latest at its end."""
    decisions: int = 0
    while game.pending is not None:
        if game.box.settled(game):
            return expectations(game.box.outlook(game), decisions)
        decisions += habitual_step(game, habits, chance, taken)
    return prospects(game, decisions)


def habitual_step(game: Game, habits: Habits, chance: Chance, taken: list[int]) -> int:
    """The open question is answered by habit, by all who are asked; how many of them had a real choice."""
    pending = game.pending
    total = habits.total
    if isinstance(pending, Ask):
        options = pending.options
        if len(options) == 1:
            game.answer(options[0])
            return 0
        value = habits.pick(pending.seat, pending.kind.first, options, chance)
        taken.append(pending.seat * total + pending.kind.first + value)
        game.answer(value)
        return 1
    assert pending is not None
    decisions: int = 0
    first = pending.kind.first
    answers = pending.answers
    for place in range(len(answers)):
        if answers[place] == NOT_YET:
            options = pending.options[place]
            if len(options) > 1:
                seat = pending.seats[place]
                value = habits.pick(seat, first, options, chance)
                taken.append(seat * total + first + value)
                decisions += 1
                answers[place] = value
            else:
                answers[place] = options[0]
    game.vote(len(answers) - 1, answers[-1])  # all are in; the last one closes the ballot
    return decisions


def expectations(chances: list[float], decisions: int) -> list[float]:
    """What a game is worth in which each seat wins as likely as that, so many decisions later; as in `prospects`."""
    cost = STEP * float(min(decisions, LONGEST))
    others = float(len(chances) - 1)
    lost = PLACE * 0.5 * (others - 1.0) / others
    return [share + (1.0 - share) * lost - cost for share in chances]


def prospects(game: Game, decisions: int) -> list[float]:
    """What a game that is over was worth to each seat, so many decisions later."""
    ranks = game.box.ranks(game)
    scores = game.box.scores(game)
    shares = rewards(ranks)
    cost = STEP * float(min(decisions, LONGEST))
    found: list[float] = []
    for seat in range(len(ranks)):
        won = 1.0 if ranks[seat] == 1 else 0.0
        found.append(WIN * won + PLACE * shares[seat] + SCORE * lead(scores, seat) - cost)
    return found


def lead(scores: list[int], seat: int) -> float:
    """How far a seat is ahead of the best of the others, from 0 (it has nothing, they have) to 1.

    >>> lead([30, 10, 20], 0), lead([30, 10, 20], 2), lead([0, 0], 1)
    (0.6, 0.4, 0.5)
    """
    mine = max(scores[seat], 0)
    best: int = 0
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    return float(mine) / float(mine + best) if mine + best else 0.5
