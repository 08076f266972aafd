"""The facts on the table of Colt Express, and small verbs on them."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import (
    ALL,
    BANDITS,
    BOX,
    BULLETS,
    CARDS,
    JEWEL_VALUE,
    NEUTRAL,
    NEUTRAL_BULLETS,
    NOBODY,
    ON_CARD,
    PURSE,
    PURSES,
    SIX,
    SOURCES,
    STRONGBOX,
    STRONGBOX_VALUE,
    TOKENS,
    bandit_of,
    card_of,
    first_card,
    loot_kind,
)
from posse.kernel.game import Game

# Where the Bullet cards of a seat are: `lead[seat * PLACES + place]`.
IN_HAND: Final = 0
IN_DECK: Final = 1
ON_TOP: Final = 2
"""Expert: lying on the deck, known to all, the next to be drawn (CE-227)."""
IN_DISCARD: Final = 3
SEEN_IN_HAND: Final = 4
"""Of those in hand, how many all have seen coming (CE-227)."""
SEEN_IN_DISCARD: Final = 5
"""Of those in the discard pile, how many all know of."""
STIRRED: Final = 6
"""How many of them all knew to be in the discard pile when it was last shuffled."""
PLACES: Final = 7

FACE_DOWN: Final = CARDS
"""A card lying face-down on the common pile is its number + FACE_DOWN, until it is turned up."""
BY_GHOST: Final = 2 * CARDS
"""One that Ghost has hidden in his first turn is its number + BY_GHOST: all know that it is his (CE-168)."""


def face_up(card: int) -> int:
    """What a card on the common pile is, however it lies there.

    >>> face_up(17), face_up(17 + FACE_DOWN), face_up(17 + BY_GHOST)
    (17, 17, 17)
    """
    return card % CARDS


class Train(Game):
    """The train with everybody on it, the loot, and the cards.

    A deck is kept as a bag: the cards in it, not their order. Nobody knows an order (CE-222, CE-227), so drawing the
    top card of a shuffled deck and drawing any card of it are the same thing.
    """

    expert: int = 0
    """1 if the Expert variant is played (CE-200, CE-248)."""
    gangs: tuple[tuple[int, ...], ...] = ()
    """The bandits of each seat: one, or two in a team."""
    owner: tuple[int, ...] = ()
    """The seat of each bandit; NOBODY if it does not play."""
    stock: tuple[int, ...] = ()
    """How many there are of each action card in this game."""
    wagons: tuple[int, ...] = ()
    """The wagons behind the Locomotive, from the front."""
    cars: int = 0
    """The number of the Caboose; the Locomotive is car 0."""
    rounds: tuple[int, ...] = ()
    """The five Round cards in their order; those up to `round` are revealed."""
    round: int = -1
    first_player: int = NOBODY
    at: list[int]
    """The location of each bandit; NOBODY if it does not play."""
    marshal: int = 0
    """The car in which the Marshal is."""
    bullets: list[int]
    """Own Bullet cards that each bandit has left."""
    received: list[int]
    """Bullet cards received so far: seat * SOURCES + where they came from; ALL of them in the last column."""
    neutral: int = 0
    removed: int = 0
    """Neutral Bullets that left the game (CE-147)."""
    loot: list[int]
    """Where each token is."""
    value: tuple[int, ...] = ()
    """The value of each Purse."""
    known: list[int]
    """Who is shown the value of each Purse, as bits: seats, and bit `seats` for a spectator (CE-223)."""
    held: list[int]
    """Which seats all know to know a Purse, as bits: they held it and can follow it since."""
    memory: tuple[tuple[int, ...], ...] = ()
    """What each seat, and last a spectator, remembers of Purses mixed before its eyes (rules/purses.py)."""
    ransom: tuple[int, ...] = ()
    """Money of each bandit from Hostage-Taking (CE-199c)."""
    hand: list[int]
    """Action cards in hand, counted by card; the owner of a card is the owner of its bandit."""
    deck: list[int]
    """Action cards in the deck."""
    lead: list[int]
    """Bullet cards in hand, deck and discard pile: seat * PLACES + place."""
    pile: list[int]
    """The common pile, from the first card played to the last."""
    resolved: int = 0
    """How many cards of the pile are resolved and back with their owners."""
    discard: list[int]
    """Expert: action cards in the discard pile."""
    open_discard: list[int]
    """Expert: of these, the ones that all know of (CE-203)."""
    stirred: list[int]
    """Expert: what all knew of the discard pile when it was last shuffled into a deck."""
    outside: list[int]
    """Expert: how many cards of each seat were not in that shuffle."""
    shuffled_at: list[int]
    """Expert: how many cards lay on the common pile when each seat shuffled in this round; 0 if it did not."""
    kept: list[int]
    """Expert: at least so many cards in each hand are Action cards, kept from the last round."""

    def lay_out(self) -> Train:
        """Room for everything, and nothing there yet."""
        six, seats = len(BANDITS), self.seats
        self.expert = int(seats == 2 or bool(self.options.get("expert")))
        self.gangs = ((),) * seats
        self.owner = (NOBODY,) * six
        self.stock = (0,) * CARDS
        self.at = [NOBODY] * six
        self.bullets = [0] * six
        self.received = [0] * (SOURCES * seats)
        self.neutral = NEUTRAL_BULLETS
        self.loot = [BOX] * TOKENS
        self.value = (0,) * PURSES
        self.known = [0] * PURSES
        self.held = [0] * PURSES
        self.memory = ((),) * (seats + 1)
        self.ransom = (0,) * six
        self.hand = [0] * CARDS
        self.deck = [0] * CARDS
        self.lead = [0] * (PLACES * seats)
        if self.expert:
            self.discard = [0] * CARDS
            self.open_discard = [0] * CARDS
            self.stirred = [0] * CARDS
            self.outside = [0] * seats
            self.kept = [0] * seats
            self.shuffled_at = [0] * seats
        return self

    # ---- looking: people and places

    def bandits(self) -> list[int]:
        """All bandits in play, seat by seat."""
        return [bandit for gang in self.gangs for bandit in gang]

    def bandits_at(self, place: int) -> list[int]:
        """The bandits at a location."""
        at = self.at
        return [bandit for bandit in range(SIX) if at[bandit] == place]

    def clockwise(self) -> list[int]:
        """The seats, beginning with the First Player (CE-038, CE-060)."""
        return [(self.first_player + step) % self.seats for step in range(self.seats)]

    # ---- looking: loot

    def tokens_at(self, place: int) -> list[int]:
        """The tokens at a location, or on a Character card (ON_CARD + bandit)."""
        loot = self.loot
        return [token for token in range(TOKENS) if loot[token] == place]

    def purses_at(self, place: int) -> list[int]:
        """The Purses there."""
        loot = self.loot
        return [token for token in range(PURSES) if loot[token] == place]

    def worth(self, token: int) -> int:
        """What a token is worth in truth (CE-003, CE-004)."""
        kind = loot_kind(token)
        return self.value[token] if kind == PURSE else STRONGBOX_VALUE if kind == STRONGBOX else JEWEL_VALUE

    def holder(self, token: int) -> int:
        """The seat on whose Character card a token lies; NOBODY if on none."""
        bandit = self.loot[token] - ON_CARD
        return self.owner[bandit] if 0 <= bandit < SIX else NOBODY

    # ---- looking: cards

    def actions_in(self, seat: int, cards: list[int]) -> int:
        """How many action cards of this seat are among these (hand, deck, discard pile)."""
        bandit: int
        count: int = 0
        for bandit in self.gangs[seat]:
            first = first_card(bandit)
            for card in range(first, first + SIX):
                count += cards[card]
        return count

    def hand_size(self, seat: int) -> int:
        """All cards in hand."""
        return self.actions_in(seat, self.hand) + self.lead[seat * PLACES + IN_HAND]

    def deck_size(self, seat: int) -> int:
        """All cards in the deck, with the Bullets on top of it."""
        lead = seat * PLACES
        return self.actions_in(seat, self.deck) + self.lead[lead + IN_DECK] + self.lead[lead + ON_TOP]

    def discard_size(self, seat: int) -> int:
        """All cards in the discard pile (Expert)."""
        return self.actions_in(seat, self.discard) + self.lead[seat * PLACES + IN_DISCARD] if self.expert else 0

    def bullets_received(self, seat: int) -> int:
        """Bullet cards received in the whole game, from whomever."""
        return self.received[seat * SOURCES + ALL]

    def cards_of(self, seat: int) -> list[int]:
        """The numbers of a seat's action cards, one for each kind and bandit."""
        return [card_of(bandit, action) for bandit in self.gangs[seat] for action in range(SIX)]

    # ---- doing

    def take_bullet(self, seat: int, source: int) -> None:
        """A Bullet card comes on the seat's deck (CE-097, CE-204)."""
        received, lead = self.received, self.lead
        row, place = seat * SOURCES, seat * PLACES + (ON_TOP if self.expert else IN_DECK)
        received[row + source] += 1
        received[row + ALL] += 1
        lead[place] += 1

    def shoot(self, shooter: int, target: int) -> None:
        """The shooter gives one of its own Bullet cards to the target's player (CE-120)."""
        self.bullets[shooter] -= 1
        self.take_bullet(self.owner[target], shooter)

    def deal_neutral(self, bandit: int) -> None:
        """A Neutral Bullet for the bandit's player."""
        self.neutral -= 1
        self.take_bullet(self.owner[bandit], NEUTRAL)

    def leave_hand(self, card: int) -> None:
        """An Action card leaves the hand; for experts it may be one that was kept from the last round (CE-202)."""
        self.hand[card] -= 1
        if self.expert:
            seat = self.owner[bandit_of(card)]
            if self.kept[seat]:
                self.kept[seat] -= 1

    def clear_pile(self) -> None:
        """No card is on the common pile, and nobody has shuffled since."""
        self.pile = []
        self.resolved = 0
        self.shuffled_at = [0] * len(self.shuffled_at)

    def draw_top_bullet(self, seat: int) -> None:
        """A Bullet that all have seen lying on the deck comes into hand (CE-212, CE-227)."""
        lead, first = self.lead, seat * PLACES
        lead[first + ON_TOP] -= 1
        lead[first + IN_HAND] += 1
        lead[first + SEEN_IN_HAND] += 1

    def draw_bullet(self, seat: int) -> None:
        """A Bullet from somewhere in the deck comes into hand."""
        lead, first = self.lead, seat * PLACES
        lead[first + IN_DECK] -= 1
        lead[first + IN_HAND] += 1

    def remember_discard(self, seat: int) -> None:
        """Expert: the seat's discard pile is about to become its deck. From now on nothing in it is seen, but all
        remember what they had seen of it, and how many cards were elsewhere (CE-227, CE-228)."""
        lead, first = self.lead, seat * PLACES
        everything = self.bullets_received(seat)
        for card in self.cards_of(seat):
            self.stirred[card] = self.open_discard[card]
            self.open_discard[card] = 0
            everything += self.stock[card]
        lead[first + STIRRED] = lead[first + SEEN_IN_DISCARD]
        lead[first + SEEN_IN_DISCARD] = 0
        self.outside[seat] = everything - self.discard_size(seat)
        self.shuffled_at[seat] = len(self.pile)

    def full_magazines(self) -> None:
        """Every bandit in play has its six Bullet cards (CE-022)."""
        for bandit in self.bandits():
            self.bullets[bandit] = BULLETS
