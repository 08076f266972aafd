"""Questions, choices and refusals of The Five Points as sayings, for the seat that is asked."""

from __future__ import annotations

from posse.games.five_points.components import BELOW, EMPTY, NEIGHBOURS
from posse.games.five_points.rules.advance import FillVacancy, advance_of
from posse.games.five_points.rules.banish import Banish, victims
from posse.games.five_points.sayings import (
    ADVANCE,
    ADVANCE_NOBODY,
    AGENT,
    AGENT_ALONE,
    AGENT_AND_VICTIM,
    AGENT_NOT_MATCHING,
    AGENT_REACHING,
    ASK_ADVANCE,
    ASK_AGENT,
    ASK_CROWNED,
    ASK_REFILL,
    ASK_REVEAL,
    ASK_TURN,
    ASK_VICTIM,
    BANISH,
    COMPLETE,
    INFLUENCE,
    INFLUENCE_FIRST,
    MOVE_UP,
    NO_AGENT,
    NO_ALLIANCE,
    NO_INFLUENCE,
    NO_NEIGHBOUR,
    NO_PASSING_YET,
    NO_SUPPORT,
    NO_VICTIM,
    NOBODY_AT,
    NOBODY_THERE,
    NOT_ITSELF,
    OCCUPIED,
    PASS,
    PASSING,
    REFILL,
    SHOWN_ALREADY,
    TURN,
    TURN_UP,
    VICTIM,
    VICTIM_PROTECTED,
)
from posse.games.five_points.state import District
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase


def asking(district: District, kind: Kind) -> Phrase:
    """The open question."""
    frame = district.stack[-1]
    if kind is TURN:
        if district.crowned():
            return Phrase(ASK_CROWNED)
        return Phrase(ASK_TURN if district.influence_left(district.player) else ASK_ADVANCE)
    if isinstance(frame, FillVacancy):
        return Phrase(ASK_REFILL, (frame.vacancy,))
    if isinstance(frame, Banish):
        if kind is AGENT:
            return Phrase(ASK_AGENT, (frame.card,))
        return Phrase(ASK_VICTIM, (district.gang_at(frame.chosen), frame.chosen))
    return Phrase(ASK_REVEAL)


def phrase(district: District, kind: Kind, value: int) -> Phrase:
    """One of its answers, offered or not."""
    if kind is TURN:
        if value < INFLUENCE_FIRST:
            start, goal = advance_of(value)
            if district.pyramid[start] == EMPTY:
                return Phrase(ADVANCE_NOBODY, (start, goal))
            return Phrase(ADVANCE, (district.gang_at(start), start, goal))
        return Phrase(PASSING) if value == PASS else Phrase(INFLUENCE, (value - INFLUENCE_FIRST,))
    if (kind is AGENT or kind is VICTIM) and district.pyramid[value] == EMPTY:
        return Phrase(NOBODY_AT, (value,))
    frame = district.stack[-1]
    if kind is AGENT and isinstance(frame, Banish):
        return agent(district, value, victims(district, value, frame.card))
    if kind is VICTIM:
        return Phrase(BANISH, (district.gang_at(value), value))
    if kind is REFILL and isinstance(frame, FillVacancy):
        start = BELOW[frame.vacancy][value]
        return Phrase(MOVE_UP, (district.gang_at(start), start))
    return Phrase(TURN_UP, (value,))


def agent(district: District, spot: int, reached: list[int]) -> Phrase:
    """A card that could be influenced, and whom it would banish, or whom it could."""
    card = (district.gang_at(spot), spot)
    if not reached:
        return Phrase(AGENT_ALONE, card)
    if len(reached) == 1:
        return Phrase(AGENT_AND_VICTIM, (*card, district.gang_at(reached[0]), reached[0]))
    return Phrase(AGENT_REACHING[len(reached)], (*card, *sorted(reached)))


def why_not(district: District, seat: int, kind: Kind, value: int) -> Phrase:
    """Why an answer is not offered."""
    if kind is TURN:
        if value < INFLUENCE_FIRST:
            return why_not_advance(district, value)
        return Phrase(NO_PASSING_YET) if value == PASS else Phrase(NO_INFLUENCE, (value - INFLUENCE_FIRST,))
    frame = district.stack[-1]
    if isinstance(frame, Banish):
        if kind is AGENT:
            return why_not_agent(district, value, frame.card)
        return why_not_victim(district, value, frame.chosen, frame.card)
    if value in district.alliances_facing(seat, up=1):
        return Phrase(SHOWN_ALREADY, (value,))
    return Phrase(NO_ALLIANCE, (value,))


def why_not_advance(district: District, value: int) -> Phrase:
    """Why this card can't climb there."""
    if district.crowned():
        return Phrase(COMPLETE)
    start, goal = advance_of(value)
    if district.pyramid[goal] != EMPTY:
        return Phrase(OCCUPIED, (goal, district.gang_at(goal)))
    if district.pyramid[start] == EMPTY:
        return Phrase(NOBODY_THERE, (start,))
    return Phrase(NO_SUPPORT, (goal, BELOW[goal][1 - value % 2]))


def why_not_agent(district: District, spot: int, card: int) -> Phrase:
    """Why this card can't be the agent."""
    if district.pyramid[spot] == EMPTY:
        return Phrase(NO_AGENT, (spot,))
    return Phrase(AGENT_NOT_MATCHING, (district.gang_at(spot), card))


def why_not_victim(district: District, spot: int, agent: int, card: int) -> Phrase:
    """Why the agent can't banish this card."""
    if district.pyramid[spot] == EMPTY:
        return Phrase(NO_VICTIM, (spot,))
    if spot == agent:
        return Phrase(NOT_ITSELF, (spot,))
    if spot not in NEIGHBOURS[agent]:
        return Phrase(NO_NEIGHBOUR, (spot, agent))
    return Phrase(VICTIM_PROTECTED, (spot, district.gang_at(agent), card))
