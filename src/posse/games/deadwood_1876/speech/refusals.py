"""Why an answer is not among the options, in the words of the rules."""

from __future__ import annotations

from posse.games.deadwood_1876.components import HOLSTER, HOUSES_OPEN, gun_of, item_of
from posse.games.deadwood_1876.sayings import (
    ATTACH,
    ATTACH_OWNER,
    BLOW_UP,
    CHALLENGE,
    CHARACTER,
    GIVE,
    GIVE_TO,
    HELP,
    HELP_DEFENDER,
    LOOK,
    RIDE,
    ROB,
    ROBBERY,
    SEND,
    STRANGER,
    TAKE,
    THIEF,
    TURN,
    WHY_CLOSED,
    WHY_FULL,
    WHY_GIVER,
    WHY_HOLSTER_NO_PLACE,
    WHY_HOLSTER_OUT_OF_TURN,
    WHY_HORSE_NOWHERE,
    WHY_LOOKED_AT,
    WHY_NO_HOLSTER,
    WHY_NO_OFFER,
    WHY_NO_OWNER,
    WHY_NO_PLACE,
    WHY_NO_SAFE_LEFT,
    WHY_NO_SAFE_THERE,
    WHY_NO_WHITE_HORSE,
    WHY_NOT_BLOWN_UP,
    WHY_NOT_FEWEST,
    WHY_NOT_IN_HAND,
    WHY_NOT_YOUR_OWN,
    WHY_OCCUPIED,
    WHY_OWN_SAFE,
    WHY_SAME_HOUSE,
    WHY_SENT_NOWHERE,
    WHY_TAKEN,
    WHY_YOURSELF,
    card_in,
    gun_lent,
    owner_at,
    place_at,
    use_in,
)
from posse.games.deadwood_1876.speech import whom
from posse.games.deadwood_1876.state import Town
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase


def why_not(town: Town, seat: int, kind: Kind, value: int) -> Phrase:
    """Why this answer is not offered."""
    if kind in (CHARACTER, STRANGER):
        return Phrase(WHY_TAKEN, (value,))
    if kind is TURN:
        return why_not_play(town, seat, value)
    if kind in (ROB, LOOK, BLOW_UP):
        return why_not_safe(town, seat, kind, value)
    if kind is ATTACH:
        return why_not_attach(town, value)
    if kind in (CHALLENGE, GIVE_TO):
        return why_not_owner(town, seat, kind, value)
    if kind in (RIDE, SEND):
        return why_not_house(town, seat, kind, value)
    if kind in (HELP, HELP_DEFENDER):
        return Phrase(WHY_NO_HOLSTER, (gun_lent(value),))
    if kind is THIEF:
        return Phrase(WHY_NO_WHITE_HORSE, (value - 1,))
    if kind is TAKE:
        return Phrase(WHY_NO_OFFER)
    if kind is GIVE:
        return Phrase(WHY_NO_PLACE, (value + 1,))
    return Phrase(WHY_NOT_IN_HAND, (gun_of(value), item_of(value)))


def why_not_play(town: Town, seat: int, value: int) -> Phrase:
    """Why this card can't be used like that on the own turn."""
    use, card = use_in(value), card_in(value)
    if not town.holds(seat, card):
        return Phrase(WHY_NOT_IN_HAND, (gun_of(card), item_of(card)))
    if use == ROBBERY:
        return Phrase(WHY_NO_SAFE_LEFT)
    if item_of(card) == HOLSTER:
        return Phrase(WHY_HOLSTER_NO_PLACE if town.few() else WHY_HOLSTER_OUT_OF_TURN)
    return Phrase(WHY_HORSE_NOWHERE)


def why_not_safe(town: Town, seat: int, kind: Kind, value: int) -> Phrase:
    """Why this Safe is no target."""
    owner, place = owner_at(value), place_at(value)
    if owner >= town.owners():
        return Phrase(WHY_NO_OWNER)
    if kind is BLOW_UP:
        return Phrase(WHY_NOT_BLOWN_UP)
    if owner == seat:
        return Phrase(WHY_OWN_SAFE if kind is LOOK else WHY_NOT_YOUR_OWN)
    if place >= len(town.rows[owner]):
        return Phrase(WHY_NO_SAFE_THERE, (*whom(town, owner), place + 1))
    return Phrase(WHY_LOOKED_AT)


def why_not_attach(town: Town, value: int) -> Phrase:
    """Why a Holster can't go there."""
    if value < ATTACH_OWNER:
        owner, place = owner_at(value), place_at(value)
        if owner < town.owners() and place >= len(town.rows[owner]):
            return Phrase(WHY_NO_SAFE_THERE, (*whom(town, owner), place + 1))
    return Phrase(WHY_OCCUPIED)


def why_not_owner(town: Town, seat: int, kind: Kind, owner: int) -> Phrase:
    """Why not this owner: nobody, oneself, or (Law 3) one with more Safes than another."""
    if owner >= town.owners():
        return Phrase(WHY_NO_OWNER)
    if owner == seat:
        return Phrase(WHY_YOURSELF if kind is CHALLENGE else WHY_GIVER)
    return Phrase(WHY_NOT_FEWEST, whom(town, owner))


def why_not_house(town: Town, seat: int, kind: Kind, house: int) -> Phrase:
    """Why not this establishment: it is not there, it is the same, or it is full."""
    if house >= HOUSES_OPEN[town.seats]:
        return Phrase(WHY_CLOSED, (house,))
    if house == town.stars[seat]:
        return Phrase(WHY_SAME_HOUSE if kind is RIDE else WHY_SENT_NOWHERE, (house,))
    return Phrase(WHY_FULL, (house,))
