"""What a seat sees of Deadwood: the shape of its view. The page's types are made from it.

-1 is nobody or nothing. A plot holds a tile 0..24, 25 railroad, 26 Station; a cowboy is on a plot 0..26, 27 the Ranch,
28 the Mine, 29 Boot Hill, 30 not hired.
"""

from __future__ import annotations

from typing import Literal, TypedDict


class Player(TypedDict):
    """What lies before a player."""

    money: int
    cartridges: int
    ponies: int
    posters: int
    cowboys: list[int]
    """Where each of the nine is, three of each rank."""
    in_church: int


class Account(TypedDict):
    """What a player's money comes to at the end."""

    money: int
    premium: int
    fine: int
    total: int


class Stack(TypedDict):
    """A stack of building tiles."""

    size: int
    tiles: list[int]
    """What it holds, in no order."""
    x_on_top: bool
    """Whether the top tile has the X on its back."""
    bottom: list[int]
    """From the bottom up, as far as all know it."""
    known_by: int
    order: list[int] | None
    """From the top, if these eyes know it."""


class Roll(TypedDict):
    """Dice that one player rolled."""

    volley: int
    seat: int
    at: int
    """At whom."""
    faces: list[int]


class Dice(TypedDict):
    """The last dice on the table."""

    about: Literal["first-turn", "shootout", "gold", "final-shootout"]
    rolls: list[Roll]


class Shootout(TypedDict):
    """A shootout under way."""

    attacker: int
    defender: int
    plot: int
    dice: tuple[int, int]
    """How many each has."""


class Teller(TypedDict):
    """The Fortune Teller's customer; how many tiles are placed, only for his own eyes."""

    seat: int
    stack: int
    placed: int | None


class Store(TypedDict):
    """A General Store that moves a cowboy from a plot."""

    seat: int
    start: int


class FinalShootout(TypedDict):
    """The Final Shootout; all lists go by the places in `tied`."""

    tied: list[int]
    champions: list[int]
    dice: list[int]
    wounds: list[int]
    targets: list[int]
    volleys: list[int]
    rolled: list[int]
    shares: list[int]


class GoingOn(TypedDict):
    """What the rules in progress show."""

    shootout: Shootout | None
    drawn: list[int]
    layer: int
    store: Store | None
    teller: Teller | None
    final: FinalShootout | None


class Town(TypedDict):
    """The table."""

    plots: list[int]
    held: list[int]
    """The cowboy in each building."""
    sheriff: int
    """The corner on which he stands."""
    track: list[int]
    owed: list[tuple[int, int]]
    stacks: list[Stack]
    crime_pool: int
    in_the_box: int
    cartridge_supply: int
    pony_supply: int
    first_player: int
    player: int
    turns: int
    last_turns: int | None
    """How many a lone survivor has left."""
    ending: int
    winner: int
    dice: Dice
    accounts: list[Account]
    """By seat, when the game is over."""
    players: list[Player]
    going_on: GoingOn
