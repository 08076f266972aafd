"""Chapter 11, refill and deck (D76-150..155)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import CARDS, COPIES, EMPTY, HAND, gun_of, item_of
from posse.games.deadwood_1876.sayings import DREW, RESHUFFLED
from posse.games.deadwood_1876.state import Town


def refill(town: Town, first: int) -> None:
    """Used cards are discarded; whoever used one draws one, in seat order: all hands are full (D76-150, D76-151)."""
    town.discard_laid()
    full = HAND[town.seats]
    sizes = town.sizes
    for step in range(town.seats):
        seat = (first + step) % town.seats
        draw(town, seat, full - sizes[seat])


def draw(town: Town, seat: int, count: int = 1) -> None:
    """Cards from the deck; when it is empty, the pile is shuffled first and becomes the deck (D76-153).

    Their order in the deck stays unknown: they are told as they lie in a hand.
    """
    cards: list[int] = []
    for _ in range(count):
        if town.drawn == len(town.deck):
            reshuffle(town)
        card = town.deck[town.drawn]
        town.put_in_hand(seat, card)
        cards.append(card)
        town.drawn += 1
        town.fresh[seat] += 1
        town.came_to_light += 1
    if town.log is not None:
        for card in sorted(cards):
            town.whisper(seat, DREW, seat, gun_of(card), item_of(card))


def reshuffle(town: Town) -> None:
    """The discard pile becomes the deck; cards in hands, on Safes and on the table stay there (D76-155)."""
    assert town.pile, "deck and pile are never both empty (D76-154)"
    loose = list(COPIES)
    seen: list[int] = []
    mine = [town.hand(seat) for seat in range(town.seats)]
    buried = [0] * town.seats
    for entry in town.pile:
        if entry < CARDS:
            loose[entry] -= 1
            seen.append(entry)
        else:
            seat = entry // CARDS - 1
            mine[seat].append(CARDS + entry % CARDS)
            buried[seat] += 1
    for entry in town.laid:
        loose[entry % CARDS] -= 1
    for card in town.holsters:
        if card != EMPTY:
            loose[card] -= 1
    seen.sort()
    town.loose = tuple(loose)
    town.reshuffled = tuple(seen)
    for held in mine:
        held.sort()
    town.mine = tuple([tuple(held) for held in mine])
    cards = [entry % CARDS for entry in town.pile]
    town.chance.shuffle(cards)
    town.deck = tuple(cards)
    town.drawn = 0
    town.pile.clear()
    town.buried = tuple(buried)
    town.fresh = [0] * town.seats
    town.since.clear()
    town.tell(RESHUFFLED, len(cards))
