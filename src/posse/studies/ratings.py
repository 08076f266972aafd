"""Ratings by openskill (Plackett-Luce), game after game in the order of the file.

Who holds several seats of a game is rated once, by the mean of what its seats were worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from posse.kernel.playout import reward
from posse.studies.matches import Played


@dataclass(frozen=True)
class Rating:
    """How strong somebody is (newcomers: 25), and how sure that is."""

    mu: float
    sigma: float


def rated(games: Sequence[tuple[Sequence[str], Played]], names: Sequence[str]) -> dict[str, Rating]:
    """The rating of each of these players after these games."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for players, game in games:
        worth: dict[str, list[float]] = {}
        for seat, who in enumerate(game.lineup):
            worth.setdefault(players[who], []).append(reward(game.ranks, seat))
        if len(worth) > 1:
            teams = model.rate([[ratings[name]] for name in worth], scores=[fmean(each) for each in worth.values()])
            ratings |= {name: team[0] for name, team in zip(worth, teams, strict=True)}
    return {name: Rating(rating.mu, rating.sigma) for name, rating in ratings.items()}
