"""Chapter 11, refill and deck (D76-150..155)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import HAND, gun_of, item_of
from posse.games.deadwood_1876.sayings import DREW, RESHUFFLED
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state.memory import remember_the_pile
from posse.games.deadwood_1876.state.packed import which_card
from posse.kernel.game import telling


def refill(town: Town, first: int) -> None:
    """Used cards are discarded; whoever used one draws one, in seat order: all hands are full (D76-150, D76-151)."""
    town.discard_laid()
    full = HAND[town.seats]
    sizes = town.sizes
    for step in range(town.seats):
        seat = (first + step) % town.seats
        if sizes[seat] < full:
            draw(town, seat, full - sizes[seat])


def draw(town: Town, seat: int, count: int = 1) -> None:
    """Cards from the deck; when it is empty, the pile is shuffled first and becomes the deck (D76-153).

    Their order in the deck stays unknown: they are told as they lie in a hand.
    """
    cards: list[int] = []
    for _ in range(count):
        if not town.deck_size():
            reshuffle(town)
        cards.append(town.draw(seat))
    tell_the_cards(town, seat, cards)


@telling
def tell_the_cards(town: Town, seat: int, cards: list[int]) -> None:
    """Only who has drawn them is told which they are."""
    for card in sorted(cards):
        town.whisper(seat, DREW, seat, gun_of(card), item_of(card))


def reshuffle(town: Town) -> None:
    """The discard pile becomes the deck; cards in hands, on Safes and on the table stay there (D76-155)."""
    assert town.pile, "deck and pile are never both empty (D76-154)"
    remember_the_pile(town)
    cards = [which_card(entry) for entry in town.pile]
    town.chance.shuffle(cards)
    town.deck, town.drawn = tuple(cards), 0
    town.pile.clear()
    town.tell(RESHUFFLED, len(cards))
