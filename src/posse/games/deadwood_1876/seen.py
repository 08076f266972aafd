"""What a seat sees of Deadwood 1876: the shape of its view. The page's types are made from it.

-1 is nobody, nothing, or not known. A card is gun * 5 + item; Safes go by the numbers that all see on them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from posse.kernel.seen import (
    ASeat,
    AtMost,
    Between,
    BySeat,
    Count,
    Exactly,
    Follows,
    OneOf,
    Seat,
    SomeSeats,
)

Someone = Annotated[int, ASeat(1)]
"""A player, or the Stranger of a game for two."""
Card = Annotated[int, OneOf(25)]
Cards = Annotated[list[Card], AtMost(52)]
Gun = Annotated[int, OneOf(5)]
Face = Annotated[int, OneOf(20)]
Safe = Annotated[int, Between(0, 999)]
Played = Annotated[list[tuple[Someone, Card]], AtMost(52)]


class Owner(TypedDict):
    """What lies before a player or a Stranger."""

    stranger: bool
    character: Annotated[int, OneOf(9)]
    house: Annotated[int, OneOf(3)]
    hand: Count
    """How many cards."""
    fresh: Count
    """How many of them were drawn since all cards were seen last."""
    buried: Count
    """How many of this player's cards lie face down in the pile."""
    shown: Annotated[list[Card], AtMost(7)]
    """Cards of the hand that all know."""
    row: Annotated[list[Safe], AtMost(8)]
    """The numbers on the Safes of the row."""
    faces: Annotated[list[Face], AtMost(8)]
    """What these eyes know of each."""
    maybe: Annotated[list[list[int]], Follows()]
    """What it could be, where they don't know."""
    holsters: Annotated[list[Card], AtMost(8)]
    """The card of a Holster on each Safe."""
    open: Annotated[list[Face], AtMost(8)]
    """Safes turned up."""
    seen: Annotated[list[Annotated[list[Safe], AtMost(24)]], AtMost(12)]
    """What this owner has seen: sets of Safes, one of which it was."""
    holster: Card
    hits: Count
    extra: Annotated[int, Between(-99, 99)]
    gold: Annotated[int, Between(-99, 99)] | None
    counted: Annotated[list[tuple[Face, Annotated[int, Between(-99, 99)]]], AtMost(8)]
    """What the gold comes from, once it is counted: a Safe, and what it gave or took."""


class Throw(TypedDict):
    """Dice that fell together; die 5 is the negative Pepperbox."""

    owner: Someone
    dice: Annotated[list[Annotated[int, OneOf(6)]], AtMost(8)]
    pips: Annotated[list[Count], AtMost(8)]
    total: Annotated[int, Between(-99, 99)]
    again: bool
    """After a tie."""


class Fight(TypedDict):
    """Guns, Holsters and thieves of the fight under way."""

    attacker: Someone
    gun: Gun
    defender: Someone
    place: Annotated[int, OneOf(8)]
    duel: bool
    defence: Gun
    helps_attacker: Gun
    helps_defender: Gun
    offers: Annotated[list[tuple[Someone, Gun, Someone]], AtMost(9)]
    """Who offers which gun to whom."""
    helped: Annotated[list[Seat], SomeSeats()]
    thieves: Annotated[list[tuple[Someone, Gun]], AtMost(9)]
    winner: Someone


class Heist(TypedDict):
    """The Heist stack, and the Safe that lies open."""

    stack: Annotated[list[Safe], AtMost(3)]
    face: Face


class Gives(TypedDict):
    """Who gives a Safe away, and which."""

    seat: Seat
    place: Annotated[int, OneOf(8)]


class Looks(TypedDict):
    """A Stetson's looks: how many are left, and at what was looked."""

    left: Count
    seen: Annotated[int, Between(-1, 999)]


class Bout(TypedDict):
    """A bout of the Final Showdown, and who acts for a Stranger in it."""

    number: Count
    acting: Seat


class Doing(TypedDict, total=False):
    """What is going on."""

    fight: Fight
    gives: Gives
    discards: Count
    looks: Looks
    bout: Bout


class Yours(TypedDict):
    """What the seat alone knows."""

    hand: Annotated[list[Card], AtMost(7)]
    held: Annotated[list[Annotated[int, OneOf(50)]], AtMost(16)]
    """Cards held or hidden in the pile at the last reshuffle."""


class Town(TypedDict):
    """The table."""

    houses: Count
    places: Count
    hand_size: Count
    starter: Seat
    player: Seat
    round: Count
    rounds: Count
    deck: Count
    pile: Cards
    reshuffled: Cards
    loose: Annotated[list[Count], AtMost(25)]
    since: Played
    laid: Played
    owners: Annotated[list[Owner], BySeat(1)]
    heist: Heist
    aside: Annotated[list[Safe], AtMost(24)]
    notes: Annotated[list[tuple[Face, Annotated[list[Safe], AtMost(24)]]], AtMost(25)]
    """What these eyes have noted: a face, and the Safes that it can be."""
    badges: Annotated[list[Literal["waiting", "shown", "missing"]], Exactly(5)]
    gone: Face
    dagger: Count
    revealed: Count
    dice: Annotated[list[Throw], AtMost(24)]
    """The last roll."""
    doing: Doing
    fighters: Annotated[list[Someone], AtMost(9)]
    winners: Annotated[list[Someone], AtMost(9)]
    yours: Yours | None
