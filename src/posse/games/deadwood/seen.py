"""What a seat sees of Deadwood: the shape of its view. The page's types are made from it.

-1 is nobody or nothing. A plot holds a tile 0..24, 25 railroad, 26 Station; a cowboy is on a plot 0..26, 27 the Ranch,
28 the Mine, 29 Boot Hill, 30 not hired.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from posse.kernel.seen import AtMost, Between, Bits, BySeat, Count, Exactly, OneOf, Seat, SeatThing, SetOf

Plot = Annotated[int, OneOf(27)]
Place = Annotated[int, OneOf(31)]
Tile = Annotated[int, OneOf(25)]
Cowboy = Annotated[int, SeatThing(9)]
Money = Annotated[int, Between(-999, 9_999)]
ByPlace = Annotated[list[Annotated[int, Between(-1, 99)]], AtMost(5)]


class Player(TypedDict):
    """What lies before a player."""

    money: Money
    cartridges: Count
    ponies: Count
    posters: Count
    cowboys: Annotated[list[Place], Exactly(9)]
    """Where each of the nine is, three of each rank."""
    in_church: Cowboy


class Account(TypedDict):
    """What a player's money comes to at the end."""

    money: Money
    premium: Money
    fine: Money
    total: Money


class Stack(TypedDict):
    """A stack of building tiles."""

    size: Count
    tiles: Annotated[list[int], SetOf(25)]
    """What it holds, in no order."""
    x_on_top: bool
    """Whether the top tile has the X on its back."""
    bottom: Annotated[list[Tile], AtMost(8)]
    """From the bottom up, as far as all know it."""
    known_by: Seat
    order: Annotated[list[Tile], AtMost(8)] | None
    """From the top, if these eyes know it."""


class Roll(TypedDict):
    """Dice that one player rolled."""

    volley: Annotated[int, Between(0, 999)]
    seat: Seat
    at: Seat
    """At whom."""
    faces: Annotated[list[Annotated[int, Between(1, 6)]], AtMost(8)]


class Dice(TypedDict):
    """The last dice on the table."""

    about: Literal["first-turn", "shootout", "gold", "final-shootout"]
    rolls: Annotated[list[Roll], AtMost(12)]


class Shootout(TypedDict):
    """A shootout under way."""

    attacker: Cowboy
    defender: Cowboy
    plot: Plot
    dice: tuple[Count, Count]
    """How many each has."""


class Teller(TypedDict):
    """The Fortune Teller's customer; how many tiles are placed, only for his own eyes."""

    seat: Seat
    stack: Annotated[int, OneOf(4)]
    placed: Count | None


class Store(TypedDict):
    """A General Store that moves a cowboy from a plot."""

    seat: Seat
    start: Place


class FinalShootout(TypedDict):
    """The Final Shootout; all lists go by the places in `tied`."""

    tied: Annotated[list[Seat], AtMost(5)]
    champions: Annotated[list[Cowboy], AtMost(5)]
    dice: ByPlace
    wounds: ByPlace
    targets: ByPlace
    volleys: ByPlace
    rolled: ByPlace
    shares: Annotated[list[Annotated[int, Between(-1, 99)]], AtMost(25)]


class GoingOn(TypedDict):
    """What the rules in progress show."""

    shootout: Shootout | None
    drawn: Annotated[list[Tile], AtMost(3)]
    layer: Annotated[int, Between(-1, 99)]
    store: Store | None
    teller: Teller | None
    final: FinalShootout | None


class Town(TypedDict):
    """The table."""

    plots: Annotated[list[Plot], Exactly(27)]
    held: Annotated[list[Cowboy], Exactly(27)]
    """The cowboy in each building."""
    sheriff: Annotated[int, OneOf(36)]
    """The corner on which he stands."""
    track: Annotated[list[Plot], AtMost(5)]
    owed: Annotated[list[tuple[Count, Cowboy]], AtMost(6)]
    stacks: Annotated[list[Stack], Exactly(3)]
    crime_pool: Count
    in_the_box: Count
    cartridge_supply: Count
    pony_supply: Count
    first_player: Seat
    player: Seat
    turns: Annotated[int, Between(0, 9_999)]
    last_turns: Annotated[int, Between(-9, 9)] | None
    """How many a lone survivor has left."""
    ending: Annotated[int, Bits(6)]
    winner: Seat
    dice: Dice
    accounts: Annotated[list[Account], BySeat()]
    """By seat, when the game is over."""
    players: Annotated[list[Player], BySeat()]
    going_on: GoingOn
