"""Chapter "Expert variant" (CE-200..214): what is kept for the next round. Drawing is in `cards`."""

from __future__ import annotations

from posse.games.colt_express.sayings import KEEP, KEPT
from posse.games.colt_express.state import IN_DISCARD, IN_HAND, PLACES, SEEN_IN_DISCARD, SEEN_IN_HAND, Train
from posse.kernel.flow import Ballot, Frame


class KeepCards(Frame):
    """The end of Schemin'! for experts.

    1 All choose secretly, at the same time, which Action cards they keep, a team
      for both its bandits. The others, and all Bullets in hand, go face-down on
      the discard pile.                                                            CE-201, CE-202, CE-273
    """

    STEPS = ("choose",)

    def choose(self, train: Train) -> Ballot:
        seats = list(range(train.seats))
        return Ballot(KEEP, seats, [keepings(train, seat) for seat in seats])

    def on_choose(self, train: Train, answers: list[int]) -> None:
        train.came_to_light += 1
        for seat in range(train.seats):
            held = train.hand_size(seat)
            keep_only(train, seat, how_many_kept(train, seat, answers[seat]))
            discard_bullets(train, seat)
            train.kept[seat] = train.hand_size(seat)
            train.tell(KEPT, seat, train.kept[seat], held - train.kept[seat])


def keepings(train: Train, seat: int) -> list[int]:
    """Every set of the Action cards in hand that could be kept, as numbers of KEEP."""
    options = [0]
    weight = 1
    for card in train.cards_of(seat):
        options = [option + weight * count for count in range(train.hand[card] + 1) for option in options]
        weight *= train.stock[card] + 1
    return options


def how_many_kept(train: Train, seat: int, value: int) -> list[int]:
    """How many of each of the seat's cards an answer to KEEP means; one that is not offered may mean too many."""
    counts: list[int] = []
    for card in train.cards_of(seat):
        base = train.stock[card] + 1
        counts.append(value % base)
        value //= base
    if value:
        raise ValueError("more than there is to keep")
    return counts


def keep_only(train: Train, seat: int, kept: list[int]) -> None:
    """The seat's other cards go face-down on the discard pile."""
    for place, card in enumerate(train.cards_of(seat)):
        train.discard[card] += train.hand[card] - kept[place]
        train.hand[card] = kept[place]


def discard_bullets(train: Train, seat: int) -> None:
    """All Bullets in hand are discarded; those that all had seen stay known (CE-201, CE-227)."""
    lead = train.lead
    first = seat * PLACES
    lead[first + IN_DISCARD] += lead[first + IN_HAND]
    lead[first + SEEN_IN_DISCARD] += lead[first + SEEN_IN_HAND]
    lead[first + IN_HAND] = lead[first + SEEN_IN_HAND] = 0
