"""A bot of one's own: it gets what its seat sees and worlds it could be in, never the game itself."""

from __future__ import annotations

from posse.bots import Bot, Observation, make, observe
from posse.games import CATALOG
from posse.kernel.chance import Sampled
from posse.kernel.playout import playout, rewards, take


class Gambler(Bot):
    """Tries every choice in a few worlds that look the same from here, plays on at random, and takes the best."""

    def __init__(self, seed: int, tries: int = 8) -> None:
        self.luck = Sampled.of(seed)
        self.tries = tries

    def choose(self, seen: Observation) -> int:
        return max(seen.question.choices, key=lambda choice: self.worth(seen, choice))

    def worth(self, seen: Observation, choice: int) -> float:
        """How well games went that began with this choice."""
        total = 0.0
        for _ in range(self.tries):
            world = seen.imagine(self.luck)
            take(world, seen.seat, choice - seen.question.kind.first)
            playout(world, self.luck)
            total += rewards(world.box.ranks(world))[seen.seat]
        return total


def main(games: int = 20) -> float:
    """The share of games that the Gambler wins against two who choose at random; a third would be luck."""
    won = 0
    for number in range(games):
        game = CATALOG["five-points"].new(3, Sampled.of(number), log=False)
        bots = [make("random", seed) for seed in range(3)]
        me = number % 3
        bots[me] = Gambler(number)
        while questions := game.questions():
            seat = questions[0].seat
            game.play(seat, bots[seat].choose(observe(game, seat)))
        won += game.box.ranks(game)[me] == 1
    return won / games


if __name__ == "__main__":
    print(f"The Gambler won {main():.0%} of the games.")
