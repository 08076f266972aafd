"""What is true of the table at every question: chapter 19 of the clauses, and more that follows from the rules."""

from __future__ import annotations

from posse.games.colt_express.components import (
    BULLETS,
    FIRST_JEWEL,
    INSIDE,
    LOST,
    NEUTRAL,
    NEUTRAL_BULLETS,
    PURSE_VALUES,
    PURSES,
    SIX,
    SOURCES,
    TOKENS,
    location,
)
from posse.games.colt_express.state import BY_GHOST, FACE_DOWN, IN_DECK, IN_DISCARD, IN_HAND, ON_TOP, PLACES, Train
from posse.kernel.flow import RulesError, where


def check(train: Train) -> None:
    """Raise `RulesError` with the clause that is broken."""
    if not train.rounds:
        return
    for clause, holds in lemmas(train):
        if not holds:
            raise RulesError(f"{clause} does not hold, at {where(train)}")


def lemmas(train: Train) -> list[tuple[str, bool]]:
    """The clauses, and whether each holds now."""
    seats = range(train.seats)
    fired = [sum(train.received[seat * SOURCES + bandit] for seat in seats) for bandit in range(SIX)]
    neutral = sum(train.received[seat * SOURCES + NEUTRAL] for seat in seats)
    aboard = [train.at[bandit] for bandit in train.bandits() if train.at[bandit] >= 0]
    return [
        ("CE-280", all(train.stock[card] == card_everywhere(train, card) for card in range(len(train.stock)))),
        (
            "CE-280",
            all(sum(train.stock[c] for c in train.cards_of(s)) == (11 if train.seats == 2 else 10) for s in seats),
        ),
        ("CE-048", all(bullets_everywhere(train, seat) == train.bullets_received(seat) for seat in seats)),
        ("CE-281", all(train.bullets[bandit] + fired[bandit] == BULLETS for bandit in train.bandits())),
        ("CE-281", train.neutral + neutral + train.removed == NEUTRAL_BULLETS),
        ("CE-282", sorted(train.value) == sorted(PURSE_VALUES)),
        ("CE-282", len(train.loot) == TOKENS and all(0 <= place < LOST + SIX for place in train.loot)),
        ("CE-283", location(train.marshal, INSIDE) not in aboard),
        ("CE-151", all(0 <= place // 2 <= train.cars for place in [*aboard, train.marshal * 2])),
        ("CE-223", all(train.known[p] >> train.holder(p) & 1 for p in range(PURSES) if train.holder(p) >= 0)),
        ("CE-229", all(shown_to_all(train, purse) for purse in range(PURSES))),
        ("CE-182", all(place < LOST for place in train.loot[FIRST_JEWEL:])),
    ]


def card_everywhere(train: Train, card: int) -> int:
    """How many of this card there are in hand, deck, pile and discard pile."""
    pile = train.pile[train.resolved :]
    count = (
        train.hand[card]
        + train.deck[card]
        + pile.count(card)
        + pile.count(card + FACE_DOWN)
        + pile.count(card + BY_GHOST)
    )
    return count + train.discard[card] if train.expert else count


def bullets_everywhere(train: Train, seat: int) -> int:
    """All Bullet cards of a seat, wherever they are."""
    return sum(train.lead[seat * PLACES + place] for place in (IN_HAND, IN_DECK, ON_TOP, IN_DISCARD))


def shown_to_all(train: Train, purse: int) -> bool:
    """What a spectator is shown, every seat is."""
    everyone = (1 << train.seats) - 1
    return not train.known[purse] >> train.seats & 1 or train.known[purse] & everyone == everyone
