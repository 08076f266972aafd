"""What a seat sees of Deadwood 1876: the shape of its view. The page's types are made from it.

-1 is nobody, nothing, or not known. A card is gun * 5 + item; Safes go by the numbers that all see on them.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class Owner(TypedDict):
    """What lies before a player or a Stranger."""

    stranger: bool
    character: int
    house: int
    hand: int
    """How many cards."""
    fresh: int
    """How many of them were drawn since all cards were seen last."""
    buried: int
    """How many of this player's cards lie face down in the pile."""
    shown: list[int]
    """Cards of the hand that all know."""
    row: list[int]
    """The numbers on the Safes of the row."""
    faces: list[int]
    """What these eyes know of each."""
    maybe: list[list[int]]
    """What it could be, where they don't know."""
    holsters: list[int]
    """The card of a Holster on each Safe."""
    open: list[int]
    """Safes turned up."""
    seen: list[list[int]]
    """What this owner has seen: sets of Safes, one of which it was."""
    holster: int
    hits: int
    extra: int
    gold: int | None
    counted: list[tuple[int, int]]
    """What the gold comes from, once it is counted: a Safe, and what it gave or took."""


class Throw(TypedDict):
    """Dice that fell together; die 5 is the negative Pepperbox."""

    owner: int
    dice: list[int]
    pips: list[int]
    total: int
    again: bool
    """After a tie."""


class Fight(TypedDict):
    """Guns, Holsters and thieves of the fight under way."""

    attacker: int
    gun: int
    defender: int
    place: int
    duel: bool
    defence: int
    helps_attacker: int
    helps_defender: int
    offers: list[tuple[int, int, int]]
    """Who offers which gun to whom."""
    helped: list[int]
    thieves: list[tuple[int, int]]
    winner: int


class Heist(TypedDict):
    """The Heist stack, and the Safe that lies open."""

    stack: list[int]
    face: int


class Gives(TypedDict):
    """Who gives a Safe away, and which."""

    seat: int
    place: int


class Looks(TypedDict):
    """A Stetson's looks: how many are left, and at what was looked."""

    left: int
    seen: int


class Bout(TypedDict):
    """A bout of the Final Showdown, and who acts for a Stranger in it."""

    number: int
    acting: int


class Doing(TypedDict, total=False):
    """What is going on."""

    fight: Fight
    gives: Gives
    discards: int
    looks: Looks
    bout: Bout


class Yours(TypedDict):
    """What the seat alone knows."""

    hand: list[int]
    held: list[int]
    """Cards held or hidden in the pile at the last reshuffle."""


class Town(TypedDict):
    """The table."""

    houses: int
    places: int
    hand_size: int
    starter: int
    player: int
    round: int
    rounds: int
    deck: int
    pile: list[int]
    reshuffled: list[int]
    loose: list[int]
    since: list[tuple[int, int]]
    laid: list[tuple[int, int]]
    owners: list[Owner]
    heist: Heist
    aside: list[int]
    notes: list[tuple[int, list[int]]]
    """What these eyes have noted: a face, and the Safes that it can be."""
    badges: list[Literal["waiting", "shown", "missing"]]
    gone: int
    dagger: int
    revealed: int
    dice: list[Throw]
    """The last roll."""
    doing: Doing
    fighters: list[int]
    winners: list[int]
    yours: Yours | None
