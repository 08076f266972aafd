"""Cards that a reader can't place, dealt anew: hands of others, the deck, what others discarded unseen (D76-045)."""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876.components import CARDS, COPIES, EMPTY
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state.packed import BURIED, only_seen_by, unseen_card, which_card, whose_card
from posse.kernel.chance import Chance

DECK: Final = -1
"""Stands for the deck where others are seats."""


class HiddenCards:
    """What a reader (a seat, or the number of seats for a spectator) knows of the cards that it can't place.

    All know the pile that became the deck, but for what others had hidden in it (D76-045). So whatever can't have
    been in it was in a hand, and is still there or among its player's unseen discards, or was hidden. These cards are
    old. The others can have been in the pile, known or hidden.
    """

    def __init__(self, town: Town, reader: int) -> None:
        self.unseen = unseen_cards(town, reader)
        self.hands = [HiddenHand(town, other) for other in range(town.seats) if other != reader]
        self.sure: list[int] = []
        """Old cards, as far as that is certain."""
        self.perhaps: list[int] = []
        """Cards that may be old."""
        self.must: list[int] = []
        """Who must have an old card, as often as that is certain."""
        self.may: list[int] = []
        """Who may have more."""
        if town.loose:
            past = Reshuffle(town, reader, self.unseen)
            self.sure, self.perhaps = past.sure(), past.perhaps()
            self.may = [DECK] * min(past.hidden, town.deck_size())
            for hand in self.hands:
                least, most = past.old_in_zone(hand.seat)
                self.must += [hand.seat] * least
                self.may += [hand.seat] * (most - least)

    def deal(self, town: Town, chance: Chance) -> None:
        """New hands for the others, a new deck, and new faces for what others discarded unseen."""
        old, holders = self.deal_old(chance)
        left = self.unseen[:]
        for card in old:
            left[card] -= 1
        pool = [card for card in range(CARDS) for _ in range(left[card])]
        chance.shuffle(pool)
        for hand in self.hands:
            zone = [old[at] for at in range(len(old)) if holders[at] == hand.seat]
            while len(zone) < hand.unknown:
                zone.append(pool.pop())
            chance.shuffle(zone)
            hand.take(town, zone)
        for at in range(len(old)):
            if holders[at] == DECK:
                pool.append(old[at])
        chance.shuffle(pool)
        assert len(pool) == town.deck_size(), "the deck does not come out even"
        town.deck = tuple(pool)
        town.drawn = 0

    def deal_old(self, chance: Chance) -> tuple[list[int], list[int]]:
        """Old cards, and who has each of them."""
        sure, perhaps, may = self.sure[:], self.perhaps[:], self.may[:]
        chance.shuffle(sure)
        chance.shuffle(perhaps)
        chance.shuffle(may)
        holders = (self.must + may)[: max(len(sure), len(self.must))]
        return (sure + perhaps)[: len(holders)], holders


class HiddenHand:
    """What all know of the hand of another player, and of what it has discarded unseen."""

    def __init__(self, town: Town, seat: int) -> None:
        self.seat = seat
        self.known = known_cards(town, seat)
        self.discarded = [place for place, entry in enumerate(town.pile) if only_seen_by(entry) == seat]
        """Where its unseen discards lie in the pile."""
        self.unknown = town.sizes[seat] - len(self.known) + len(self.discarded)
        """How many cards that nobody else knows the player has, or had."""

    def take(self, town: Town, cards: list[int]) -> None:
        """These cards are the unknown ones."""
        seat = self.seat
        for place in self.discarded:
            town.pile[place] = unseen_card(seat, cards.pop())
        town.sizes[seat] = 0
        for card in self.known:
            town.put_in_hand(seat, card)
        for card in cards:
            town.put_in_hand(seat, card)


def known_cards(town: Town, seat: int) -> list[int]:
    """Cards in that hand that all know of (D76-136, D76-274)."""
    return [which_card(entry) for entry in town.shown if whose_card(entry) == seat]


def unseen_cards(town: Town, reader: int) -> list[int]:
    """How many of each card this reader can't place."""
    counts = list(COPIES)
    for entry in town.laid:
        counts[which_card(entry)] -= 1
    for card in town.holsters:
        if card != EMPTY:
            counts[card] -= 1
    for entry in town.pile:
        if only_seen_by(entry) in (EMPTY, reader):
            counts[which_card(entry)] -= 1
    for entry in town.shown:
        if whose_card(entry) != reader:
            counts[which_card(entry)] -= 1
    if reader < town.seats:
        for card in town.hand(reader):
            counts[card] -= 1
    return counts


class Reshuffle:
    """What a reader can tell about the last reshuffle: which unseen cards were in the pile then, and which were not."""

    def __init__(self, town: Town, reader: int, unseen: list[int]) -> None:
        self.town = town
        self.unseen = unseen
        own = town.mine[reader] if reader < town.seats else ()
        self.hidden = sum(town.buried) - (town.buried[reader] if reader < town.seats else 0)
        """How many cards others had hidden in the pile."""
        self.piled = [0] * CARDS
        """Cards in the pile that the reader knew."""
        self.held = list(town.loose)
        """Cards that others held, or had hidden there."""
        for card in town.reshuffled:
            self.piled[card] += 1
        for card in own:
            self.held[which_card(card)] -= 1
            if card >= BURIED:
                self.piled[which_card(card)] += 1
        self.drawn = self.drawn_by(reader, own)
        """Cards that the reader has drawn since."""
        self.seen = [0] * CARDS
        """Cards of others that have come to light since."""
        for entry in [*town.since, *town.shown]:
            if whose_card(entry) != reader:
                self.seen[which_card(entry)] += 1

    def drawn_by(self, reader: int, own: tuple[int, ...]) -> list[int]:
        counts = [0] * CARDS
        if reader == self.town.seats:
            return counts
        dusted = [which_card(entry) for entry in self.town.pile if only_seen_by(entry) == reader]
        played = [which_card(entry) for entry in self.town.since if whose_card(entry) == reader]
        for card in self.town.hand(reader) + dusted + played:
            counts[card] += 1
        for card in own:
            if card < BURIED:
                counts[card] -= 1
        return counts

    def from_the_pile(self, card: int) -> int:
        """How many of the unseen ones can have been in the pile."""
        others = max(0, self.seen[card] - self.held[card])
        if self.hidden:
            others = max(0, self.drawn[card] + self.seen[card] - self.held[card])
        else:
            others += self.drawn[card]
        return min(self.unseen[card], max(0, self.piled[card] - others))

    def sure(self) -> list[int]:
        """Unseen cards that can't have been in the pile."""
        return [card for card in range(CARDS) for _ in range(self.unseen[card] - self.from_the_pile(card))]

    def perhaps(self) -> list[int]:
        """Unseen cards that may have been in a hand as well as in the pile."""
        found: list[int] = []
        for card in range(CARDS):
            sure = self.unseen[card] - self.from_the_pile(card)
            gone = max(0, self.seen[card] - max(0, self.piled[card] - self.drawn[card]))
            found += [card] * max(0, min(self.unseen[card], self.held[card] - gone) - sure)
        return found

    def old_in_zone(self, seat: int) -> tuple[int, int]:
        """How many unknown cards of a seat, in hand or discarded unseen, come from before: at least and at most."""
        town = self.town
        known = known_cards(town, seat)
        dusted = [entry for entry in town.pile if only_seen_by(entry) == seat]
        played = [which_card(entry) for entry in town.since if whose_card(entry) == seat]
        before = town.sizes[seat] + len(dusted) + len(played) - town.fresh[seat]
        settled = played + known
        surely_old = [card for card in settled if not self.piled[card] and not self.hidden]
        can_be_old = [card for card in settled if self.held[card] > 0]
        room = town.sizes[seat] - len(known) + len(dusted)
        most = max(0, min(room, before - len(surely_old)))
        return min(most, max(0, before - len(can_be_old))), most
