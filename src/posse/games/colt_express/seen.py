"""What a seat sees of Colt Express: the shape of its view. The page's types are made from it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from posse.kernel.seen import (
    AtMost,
    Between,
    ByKey,
    BySeat,
    Count,
    Exactly,
    Follows,
    OneOf,
    Scattered,
    Seat,
    SeatBits,
)

Bandit = Annotated[int, OneOf(6)]
Token = Annotated[int, OneOf(26)]
Card = Annotated[int, OneOf(36)]
Value = Annotated[int, Between(0, 1000)]
Values = Annotated[list[Value], AtMost(8)]
Memory = Annotated[list[Annotated[int, Between(-2, 500)]], AtMost(96)]
CountsByCard = Annotated[list[Count], AtMost(12)]


class TokenSeen(TypedDict):
    """A token that lies in the train."""

    token: Annotated[int, Follows()]
    kind: Annotated[int, Follows()]
    value: Value | None
    """If these eyes are shown it."""
    held_by: Annotated[int, SeatBits()]
    """Bits: bandits who have had this Purse on their card."""
    open: bool
    """Whether all know its value."""


class BanditSeen(TypedDict):
    """A bandit with its Character card."""

    bandit: Annotated[int, Follows()]
    seat: Seat
    place: Annotated[int, OneOf(14)]
    """car * 2 + level; -1 before it boards."""
    bullets: Count
    purses: Count
    purse_values: Values
    """Of its Purses, those that these eyes have followed."""
    open_values: Values
    """Those that all have followed."""
    jewels: Count
    strongboxes: Count
    held_by: Annotated[list[Annotated[int, SeatBits()]], AtMost(8)]
    ransom: Annotated[int, Between(0, 2000)]
    revealed: Annotated[list[tuple[Token, Value]], AtMost(12)] | None
    """At the end: every token with its value."""
    purses_lost: Count


class PileCard(TypedDict):
    """A card on the common pile."""

    seat: Seat
    card: Card | None
    face_down: bool
    by_ghost: bool


class PunchSeen(TypedDict):
    """What a puncher has said so far."""

    bandit: Bandit
    victim: Bandit
    kind: Annotated[int, OneOf(3)]
    taken: Count
    way: Count


class PlayerSeen(TypedDict):
    """What is public about a player's cards; the wealth at the end."""

    bandits: Annotated[list[Bandit], AtMost(2)]
    hand: Count
    deck: Count
    discard: Count
    received: Annotated[list[Count], Exactly(8)]
    """Bullets received, by their source; the last counts all."""
    bullets_on_top: Count
    bullets_seen_in_hand: Count
    bullets_seen_in_discard: Count
    bullets_stirred: Count
    shuffled_at: Count
    open_discard: CountsByCard
    stirred: CountsByCard
    outside: Count
    kept: Count
    wealth: Annotated[int, Between(0, 30_000)] | None
    gunslinger: bool | None


class OwnCards(TypedDict):
    """What the seat alone knows."""

    cards: Annotated[list[int], Follows()]
    hand: CountsByCard
    bullets: Count
    discard: CountsByCard
    bullets_in_discard: Count


class RoundCard(TypedDict):
    """A Round card that is turned up."""

    card: Annotated[int, OneOf(17)]
    turns: Annotated[list[int], Follows()]
    event: Annotated[int, Follows()]


class TrainSeen(TypedDict):
    """The table."""

    expert: bool
    round: Annotated[int, Between(-1, 4)]
    rounds: Annotated[list[RoundCard], AtMost(5)]
    turn: Count | None
    first_player: Seat
    wagons: Annotated[list[Annotated[int, OneOf(6)]], AtMost(6)]
    cars: Count
    """How many wagons; 0 until the train is loaded."""
    marshal: Count
    neutral: Count
    removed: Count
    train: Annotated[list[list[TokenSeen]], Scattered(14, "token", 26)]
    """The tokens at each place."""
    second_strongbox_aside: bool
    bandits: Annotated[list[BanditSeen], ByKey("bandit", 6)]
    pile: Annotated[list[PileCard], AtMost(24)]
    resolved: Count
    punch: PunchSeen | None
    players: Annotated[list[PlayerSeen], BySeat()]
    remembered: Memory
    """What these eyes remember of Purses that changed hands."""
    common_memory: Memory
    """What all do."""
    yours: OwnCards | None
