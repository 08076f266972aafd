"""What players do to the Sheriff tells who they may be: roles as likely as the deeds that all have seen make them.

By the rules any deal of the roles is as likely as at first (`redeal`). But Outlaws aim at the Sheriff and Deputies
don't, if they have a choice. How often players of each side do so is a model of play; a world is then as likely as
all deeds together are in it.
"""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import CATEGORY, DEPUTY, OUTLAW, RENEGADE
from posse.games.bang_dice.sayings import AIM, GIVE_BEER, SEATS, aimed_at
from posse.games.bang_dice.state import Saloon
from posse.games.bang_dice.view import redeal
from posse.kernel.chance import Chance
from posse.kernel.choices import Kind
from posse.kernel.flow import Ask

SHOT_AT, SHOT_PAST, TREATED, PASSED_OVER = range(4)
DEEDS: Final = 4
"""To the Sheriff, each of them where somebody else could have been chosen."""

MODEL: Final[list[list[float]]] = [
    [0.0, 0.22, 0.78, 0.43],
    [0.0, 0.78, 0.22, 0.57],
    [0.0, 0.36, 0.10, 0.20],
    [0.0, 0.64, 0.90, 0.80],
]
"""How often a Deputy, an Outlaw and a Renegade does each of them.

Counted in 70 games of drifters with 5 and 8 seats (0.21, 0.78, 0.43 and 0.36, 0.06, 0.20), and a little less sure:
people bluff more than they do.
"""

FINE: Final = 1 << 30


def watch(table: Saloon, seat: int, kind: Kind, value: int) -> None:
    """A player is about to aim, or to give a Beer: note whether it is to the Sheriff, if that is a choice."""
    sheriff, pending = table.sheriff, table.pending
    if (kind is not AIM and kind is not GIVE_BEER) or seat == sheriff or not isinstance(pending, Ask):
        return
    receivers = [aimed_at(option) for option in pending.options]
    if sheriff not in receivers or receivers.count(sheriff) == len(receivers):
        return
    deeds = list(table.deeds) or [0] * (DEEDS * table.seats)
    first = SHOT_AT if kind is AIM else TREATED
    deeds[DEEDS * seat + first + int(aimed_at(value) != sheriff)] += 1
    table.deeds = tuple(deeds)


def suspect(table: Saloon, seat: int | None, chance: Chance) -> None:
    """Deal anew the roles that lie face down and are not the seat's own, as likely as their players' deeds make it."""
    redeal(table, seat, chance)
    hidden = [other for other in range(table.seats) if not table.shown[other] and other != seat]
    if len(hidden) < 2 or not table.deeds:
        return
    cards: list[list[int]] = [[], [], [], []]
    for other in hidden:
        cards[CATEGORY[table.roles[other]]].append(table.roles[other])
    left = [len(cards[category]) for category in range(4)]
    suspects = Suspects([likely(table, other) for other in hidden])
    roles = list(table.roles)
    for place, other in enumerate(hidden):
        category = suspects.pick(place, left, chance)
        left[category] -= 1
        roles[other] = cards[category].pop()
    table.roles = tuple(roles)


def likely(table: Saloon, player: int) -> list[float]:
    """How likely all that a player has done is for a player of each category."""
    found = [1.0, 1.0, 1.0, 1.0]
    for deed in range(DEEDS):
        count = table.deeds[DEEDS * player + deed]
        for category in range(DEPUTY, RENEGADE + 1):
            found[category] *= MODEL[deed][category] ** count
    return found


class Suspects:
    """Players in a row, and how likely what each has done is in each category."""

    def __init__(self, likely: list[list[float]]) -> None:
        self.likely = likely
        self.weights: dict[int, float] = {}

    def pick(self, place: int, left: list[int], chance: Chance) -> int:
        """The category of the player at this place, if so many of each are left for him and those behind him."""
        weights = [self.weight(place, left, category) for category in range(4)]
        point = chance.below(FINE) / FINE * sum(weights)
        best = OUTLAW
        for category in range(DEPUTY, RENEGADE + 1):
            if weights[category]:
                best = category
                point -= weights[category]
                if point < 0.0:
                    break
        return best

    def weight(self, place: int, left: list[int], category: int) -> float:
        """How likely it all is if he is one of these, over all ways to give out the rest."""
        if not left[category]:
            return 0.0
        left[category] -= 1
        found = self.likely[place][category] * self.rest(place + 1, left)
        left[category] += 1
        return found

    def rest(self, place: int, left: list[int]) -> float:
        """The same over all ways for those from this place on."""
        if place == len(self.likely):
            return 1.0
        key = (place * SEATS + left[DEPUTY]) * SEATS + left[OUTLAW]
        if key not in self.weights:
            self.weights[key] = sum([self.weight(place, left, category) for category in range(4)])
        return self.weights[key]
