"""Chapter "Using influence cards" (FP-070..079)."""

from __future__ import annotations

from typing import Final

from posse.games.five_points.components import EMPTY, HEART_OF_THE_DISTRICT, NEIGHBOURS, NO_MANS_LAND, ROW, SPOTS
from posse.games.five_points.rules.advance import FillVacancy
from posse.games.five_points.sayings import AGENT, BANISHED, VICTIM
from posse.games.five_points.state import District
from posse.kernel.flow import Ask, Frame

NOBODY: Final = -1


class Banish(Frame):
    """A card in the pyramid is made to banish a neighbour.

    1 The player chooses the card that is influenced, the agent.          FP-070
    2 And the neighbour it banishes, the victim.                          FP-012, FP-071..073
    3 The influence card is spent, the victim leaves the game, and the
      vacancy is filled. Nothing is spent before all three fit.           FP-070, FP-074..076
    """

    STEPS = ("agent", "victim", "banish")

    card: int
    """The gang of the influence card in the player's hand. Secret until it is spent."""
    chosen: int = NOBODY
    target: int = NOBODY

    def agent(self, district: District) -> Ask:
        return Ask(district.player, AGENT, agents(district, self.card))

    def on_agent(self, district: District, spot: int) -> None:
        self.chosen = spot

    def victim(self, district: District) -> Ask:
        return Ask(district.player, VICTIM, victims(district, self.chosen, self.card))

    def on_victim(self, district: District, spot: int) -> None:
        self.target = spot

    def banish(self, district: District) -> FillVacancy:
        agent, victim = district.gang_at(self.chosen), district.gang_at(self.target)
        district.tell(BANISHED, district.player, self.card, agent, self.chosen, victim, self.target)
        district.spend(district.player, self.card)
        district.banish(self.target)
        return FillVacancy(self.target)


def agents(district: District, card: int) -> list[int]:
    """The spots whose card could banish somebody with this influence card.

    From rows 1 to 4 there is always a neighbour in rows 1 to 3, for whom any card will do (FP-078); the
    neighbours of rows 5 and 6 all lie in rows 4 to 6, where agent and card must match (FP-071, FP-072).
    """
    pyramid = district.pyramid
    return [
        spot
        for spot in range(len(SPOTS))
        if pyramid[spot] != EMPTY and (ROW[spot] < NO_MANS_LAND or district.gang_at(spot) == card)
    ]


def victims(district: District, agent: int, card: int) -> list[int]:
    """The neighbours that the agent could banish: in rows 4 to 6 only with a card of its own gang (FP-071)."""
    pyramid = district.pyramid
    matching = district.gang_at(agent) == card
    return [
        spot for spot in NEIGHBOURS[agent] if pyramid[spot] != EMPTY and (matching or ROW[spot] < HEART_OF_THE_DISTRICT)
    ]
