"""What a seat sees of Colt Express: the shape of its view. The page's types are made from it."""

from __future__ import annotations

from typing import TypedDict


class TokenSeen(TypedDict):
    """A token that lies in the train."""

    token: int
    kind: int
    value: int | None
    """If these eyes are shown it."""
    held_by: int
    """Bits: bandits who have had this Purse on their card."""
    open: bool
    """Whether all know its value."""


class BanditSeen(TypedDict):
    """A bandit with its Character card."""

    bandit: int
    seat: int
    place: int
    """car * 2 + level; -1 before it boards."""
    bullets: int
    purses: int
    purse_values: list[int]
    """Of its Purses, those that these eyes have followed."""
    open_values: list[int]
    """Those that all have followed."""
    jewels: int
    strongboxes: int
    held_by: list[int]
    ransom: int
    revealed: list[tuple[int, int]] | None
    """At the end: every token with its value."""
    purses_lost: int


class PileCard(TypedDict):
    """A card on the common pile."""

    seat: int
    card: int | None
    face_down: bool
    by_ghost: bool


class PunchSeen(TypedDict):
    """What a puncher has said so far."""

    bandit: int
    victim: int
    kind: int
    taken: int
    way: int


class PlayerSeen(TypedDict):
    """What is public about a player's cards; the wealth at the end."""

    bandits: list[int]
    hand: int
    deck: int
    discard: int
    received: list[int]
    """Bullets received, by their source; the last counts all."""
    bullets_on_top: int
    bullets_seen_in_hand: int
    bullets_seen_in_discard: int
    bullets_stirred: int
    shuffled_at: int
    open_discard: list[int]
    stirred: list[int]
    outside: int
    kept: int
    wealth: int | None
    gunslinger: bool | None


class OwnCards(TypedDict):
    """What the seat alone knows."""

    cards: list[int]
    hand: list[int]
    bullets: int
    discard: list[int]
    bullets_in_discard: int


class RoundCard(TypedDict):
    """A Round card that is turned up."""

    card: int
    turns: list[int]
    event: int


class TrainSeen(TypedDict):
    """The table."""

    expert: bool
    round: int
    rounds: list[RoundCard]
    turn: int | None
    first_player: int
    wagons: list[int]
    cars: int
    """How many wagons; 0 until the train is loaded."""
    marshal: int
    neutral: int
    removed: int
    train: list[list[TokenSeen]]
    """The tokens at each place."""
    second_strongbox_aside: bool
    bandits: list[BanditSeen]
    pile: list[PileCard]
    resolved: int
    punch: PunchSeen | None
    players: list[PlayerSeen]
    remembered: list[int]
    """What these eyes remember of Purses that changed hands."""
    common_memory: list[int]
    """What all do."""
    yours: OwnCards | None
