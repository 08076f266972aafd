"""The facts on the table of Deadwood 1876, and small verbs on them.

An owner is a seat or, with two players, the Stranger (owner 2). A Safe is a token: a number that stays with a card
lying on the table; a shuffle deals faces anew among the tokens of a row, so that a token tells nothing.
"""

from __future__ import annotations

from posse.games.deadwood_1876.components import (
    BIGGEST_HAND,
    EMPTY,
    HEISTS,
    HOUSES_OPEN,
    LIMIT,
    PLACES,
    ROUNDS_PER_HEIST,
    gun_of,
    item_of,
)
from posse.games.deadwood_1876.state import notes as paper
from posse.games.deadwood_1876.state.packed import (
    owners_safe,
    seats_card,
    which_card,
    which_safe,
    whose_card,
    whose_safe,
)
from posse.kernel.game import Game


class Town(Game):
    """Deadwood: the establishments with their stars, hands and deck, the rows of Safes and what is known of them."""

    characters: tuple[int, ...] = ()
    """The character of each owner."""
    stars: list[int]
    """The establishment in which the star of each owner is."""
    hands: list[int]
    """Cards in hand, sorted: seat * 7 + 0.., the rest EMPTY."""
    sizes: list[int]
    """How many cards each hand has."""
    deck: tuple[int, ...] = ()
    """The deck in its order; the first `drawn` of it are gone."""
    drawn: int = 0
    pile: list[int]
    """The discard pile: cards that all have seen, and those that only one has (`unseen_card`, D76-045)."""
    reshuffled: tuple[int, ...] = ()
    """What all had seen of the pile that became this deck (D76-045), sorted."""
    loose: tuple[int, ...] = ()
    """How many of each card were then in hands or hidden in that pile; () before the first reshuffle."""
    mine: tuple[tuple[int, ...], ...] = ()
    """Of these, what each seat itself held, and (card + BURIED) what it had hidden in that pile."""
    buried: tuple[int, ...] = ()
    """How many cards each seat had hidden there."""
    fresh: list[int]
    """How many cards each seat has drawn since."""
    since: list[int]
    """What was played from hands since (`seats_card`)."""
    laid: list[int]
    """Cards face up on the table, of this turn, Heist or Showdown (`seats_card`)."""
    shown: tuple[int, ...] = ()
    """Cards in hands that all know of (`seats_card`, D76-136, D76-274)."""
    content: tuple[int, ...] = ()
    """The face of each Safe."""
    rows: tuple[tuple[int, ...], ...] = ()
    """The face-down Safes of each owner, from left to right."""
    tags: tuple[int, ...] = ()
    """The number that all see on each Safe; a shuffle gives new ones (D76-054)."""
    next_tag: int = 0
    heists: int = 0
    """Heists begun: the first Safes are the Heist stack, and so many of them have left it."""
    notes: tuple[tuple[int, ...], ...] = ()
    """What each seat, and last a spectator, knew of others' Safes when the journal began; see `notes.py`."""
    traces: tuple[tuple[int, ...], ...] = ()
    """For each seat, masks: all knew then that it had seen one of these Safes."""
    journal: list[int]
    """What happened to Safes since: who looked, who shuffled, what was shown."""
    diaries: tuple[tuple[int, ...], ...] = ()
    """In an imagined world: for whom it was imagined, the journal up to then as this reader knows it (view/odds.py)."""
    looks: tuple[int, ...] = ()
    """There, too: what others had seen when the journal began, besides their notes; lines as in it (view/redeal.py)."""
    holsters: tuple[int, ...] = ()
    """Holsters attached in games of 2 or 3: to each Safe, then to each owner's character; EMPTY if none."""
    opened: tuple[int, ...] = ()
    """Safes that lie open (`owners_safe`, D76-181, D76-292)."""
    gone: int = EMPTY
    """The Safe that the Explosives removed (D76-301)."""
    called: int = 0
    """Badges called so far."""
    unclaimed: int = 0
    """Bits of the Badges that no player owned when they were called (D76-194)."""
    starter: int = 0
    player: int = 0
    """Whose turn it is."""
    rounds: int = 0
    """Rounds played to the end."""
    extra: tuple[int, ...] = ()
    """Gold gained or lost by Dagger and Poker Deck, by owner (D76-306)."""
    dagger: int = 0
    """What the Dagger became: 1 a Pepperbox, 2 a negative Pepperbox, 0 nothing yet."""
    dice: list[int]
    """The dice of the last roll as they fell (`fallen`, D76-050)."""
    revealed: int = 0
    """1 when all Safes lie open (D76-260)."""
    fighters: tuple[int, ...] = ()
    """Owners in the Final Showdown."""
    hits: tuple[int, ...] = ()
    """How often each owner lost a bout; with two hits one is out (D76-273)."""
    winners: tuple[int, ...] = ()

    def lay_out(self) -> Town:
        """Room for everything, and nothing there yet."""
        owners = self.owners()
        self.stars = [EMPTY] * owners
        self.hands = [EMPTY] * (BIGGEST_HAND * self.seats)
        self.sizes = [0] * self.seats
        self.fresh = [0] * self.seats
        self.mine = ((),) * self.seats
        self.buried = (0,) * self.seats
        self.rows = ((),) * owners
        self.notes = ((),) * (self.seats + 1)
        self.traces = ((),) * self.seats
        self.extra = self.hits = (0,) * owners
        return self

    # ---- looking

    def owners(self) -> int:
        """How many owners there are: the players and, with two of them, the Stranger."""
        return 3 if self.seats == 2 else self.seats

    def is_player(self, owner: int) -> bool:
        """Whether this owner is a player, not the Stranger."""
        return owner < self.seats

    def hand_of(self, owner: int) -> int:
        """The seat whose hand fights for this owner when `player` attacks: the Stranger has none (D76-350)."""
        return owner if owner < self.seats else 1 - self.player

    def hand(self, seat: int) -> list[int]:
        """The cards in hand, sorted."""
        first = seat * BIGGEST_HAND
        return self.hands[first : first + self.sizes[seat]]

    def cards_to_play(self, seat: int) -> list[int]:
        """The different cards in hand."""
        first = seat * BIGGEST_HAND
        hands = self.hands
        found: list[int] = []
        before = EMPTY
        for place in range(first, first + self.sizes[seat]):
            card = hands[place]
            if card != before:
                found.append(card)
                before = card
        return found

    def guns_on(self, seat: int, item: int) -> list[int]:
        """The guns of the cards in hand that show this item."""
        first = seat * BIGGEST_HAND
        hands = self.hands
        found: list[int] = []
        before = EMPTY
        for place in range(first, first + self.sizes[seat]):
            card = hands[place]
            if card != before and item_of(card) == item:
                found.append(gun_of(card))
            before = card
        return found

    def holds(self, seat: int, card: int) -> bool:
        """Whether the card is in that hand."""
        first = seat * BIGGEST_HAND
        return card in self.hands[first : first + self.sizes[seat]]

    def deck_size(self) -> int:
        """How many cards the deck still has."""
        return len(self.deck) - self.drawn

    def stars_in(self, house: int) -> int:
        """How many stars are in the establishment."""
        return self.stars.count(house)

    def free_houses(self, house: int) -> list[int]:
        """The other establishments that have a free place (D76-035)."""
        places = PLACES[self.seats]
        stars = self.stars
        return [other for other in range(HOUSES_OPEN[self.seats]) if other != house and stars.count(other) < places]

    def few(self) -> bool:
        """Whether the rules for 2 or 3 players are in force (chapter 20)."""
        return self.seats < 4

    def law_3(self) -> bool:
        """Whether Law 3 is in force: until the Badge Round begins (D76-188, D76-203)."""
        return self.rounds < (HEISTS[self.seats] + 1) * ROUNDS_PER_HEIST[self.seats]

    def heist_stack(self) -> int:
        """How many Safes the Heist stack still has."""
        return HEISTS[self.seats] - self.heists

    def mask_of(self, owner: int) -> int:
        """The Safes of an owner's row, as bits."""
        mask = 0
        for token in self.rows[owner]:
            mask |= 1 << token
        return mask

    def out_of_play(self) -> int:
        """The Safes that nobody was dealt, as bits (D76-039)."""
        first = HEISTS[self.seats] + 2 * self.owners()
        return (1 << len(self.content)) - (1 << first)

    # ---- hands and deck

    def put_in_hand(self, seat: int, card: int) -> None:
        """One more card in hand; hands are kept sorted, because the order in which cards came is nobody's business."""
        hands, first = self.hands, seat * BIGGEST_HAND
        place = first + self.sizes[seat]
        while place > first and hands[place - 1] > card:
            hands[place] = hands[place - 1]
            place -= 1
        hands[place] = card
        self.sizes[seat] += 1

    def take_from_hand(self, seat: int, card: int) -> None:
        """The card leaves the hand."""
        hands, last = self.hands, seat * BIGGEST_HAND + self.sizes[seat] - 1
        place = last
        while hands[place] != card:
            place -= 1
        while place < last:
            hands[place] = hands[place + 1]
            place += 1
        hands[last] = EMPTY
        self.sizes[seat] -= 1
        if self.shown:
            self.forget_shown(seats_card(seat, card))

    def forget_shown(self, entry: int) -> None:
        """A card that all knew to be in that hand has left it."""
        if entry in self.shown:
            shown = list(self.shown)
            shown.remove(entry)
            self.shown = tuple(shown)

    def draw(self, seat: int) -> int:
        """The first card of the deck comes into a hand; which it is."""
        card = self.deck[self.drawn]
        self.drawn += 1
        self.fresh[seat] += 1
        self.put_in_hand(seat, card)
        self.came_to_light += 1
        return card

    def lay(self, seat: int, card: int) -> None:
        """Play a card from hand, face up (D76-068)."""
        self.take_from_hand(seat, card)
        played = seats_card(seat, card)
        self.laid.append(played)
        self.since.append(played)
        self.came_to_light += 1

    def take_back(self, played: int) -> None:
        """A card on the table goes back to the hand it came from; all know it there (D76-274)."""
        self.laid.remove(played)
        self.since.remove(played)
        self.put_in_hand(whose_card(played), which_card(played))
        self.shown = tuple(sorted([*self.shown, played]))

    def discard_laid(self) -> None:
        """All cards on the table go to the pile (D76-150)."""
        for entry in self.laid:
            self.pile.append(which_card(entry))
        self.laid.clear()

    # ---- Safes

    def known_to(self, reader: int) -> tuple[int, ...]:
        """The notes of a seat, own Safes included, or of a spectator (the number of seats)."""
        if self.revealed:
            opened = [which_safe(entry) for entry in self.opened]
            lying = [token for row in self.rows for token in row] + opened + [self.gone] * (self.gone != EMPTY)
            return tuple(sorted([paper.note(self.content[token], 1 << token) for token in lying]))
        notes = paper.read_notes(self.notes[reader], reader, [*self.looks, *self.journal])
        if reader < self.seats:
            for token in self.rows[reader]:
                notes = paper.learn(notes, token, self.content[token])
        return notes

    def look(self, code: int, seat: int, token: int) -> None:
        """The seat alone looks at a Safe, and remembers it."""
        self.journal.append(paper.entry(code, seat, self.content[token], token))
        self.came_to_light += 1

    def show(self, token: int) -> None:
        """Everybody sees this Safe."""
        self.journal.append(paper.entry(paper.SHOWN, 0, self.content[token], token))
        self.came_to_light += 1

    def exclude(self, face: int) -> None:
        """Everybody learns that no player owns this Safe: the Stranger has it, or it is not in play (D76-194)."""
        allowed = self.out_of_play()
        if self.seats == 2:
            allowed |= self.mask_of(2)
        self.journal.append(paper.entry(paper.EXCLUDED, 0, face, allowed))
        self.came_to_light += 1

    def put_in_row(self, token: int, owner: int) -> None:
        """The Safe comes to the right end of a row; a player looks at it (D76-089, D76-208)."""
        rows = list(self.rows)
        rows[owner] = (*rows[owner], token)
        self.rows = tuple(rows)
        if owner < self.seats:
            self.look(paper.GAINED, owner, token)

    def take_from_row(self, token: int, owner: int) -> None:
        """The Safe leaves a row, and the gap is closed (D76-091)."""
        rows = list(self.rows)
        rows[owner] = tuple([other for other in rows[owner] if other != token])
        self.rows = tuple(rows)

    def move_safe(self, token: int, giver: int, taker: int) -> None:
        """A Safe changes hands; the former owner remembers it."""
        self.take_from_row(token, giver)
        if giver < self.seats:
            self.look(paper.SEEN, giver, token)
        self.put_in_row(token, taker)

    def shuffle_row(self, owner: int) -> bool:
        """Law 1: the owner shuffles the row; Safes with a Holster keep their places (D76-200, D76-341, D76-333)."""
        content, holsters = self.content, self.holsters
        tokens = [token for token in self.rows[owner] if holsters[token] == EMPTY]
        if len(tokens) < 2:
            return False
        faces = [content[token] for token in tokens]
        self.chance.shuffle(faces)
        dealt = list(content)
        tags = list(self.tags)
        group = 0
        for place, token in enumerate(tokens):
            dealt[token] = faces[place]
            tags[token] = self.next_tag
            self.next_tag += 1
            group |= 1 << token
        self.content = tuple(dealt)
        self.tags = tuple(tags)
        self.journal.append(paper.entry(paper.SHUFFLED, owner, 0, group))
        return True

    def attach(self, place: int, card: int) -> None:
        """Put a Holster on a Safe or character (EMPTY: take it off). Characters come after the Safes."""
        holsters = list(self.holsters)
        holsters[place] = card
        self.holsters = tuple(holsters)

    def drop_holster(self, place: int) -> None:
        """Discard a Holster that is attached there (D76-339, D76-343)."""
        card = self.holsters[place]
        if card != EMPTY:
            self.pile.append(card)
            self.attach(place, EMPTY)

    def open_safe(self, token: int, owner: int) -> None:
        """A Safe is revealed and leaves the row (D76-186, D76-292)."""
        self.show(token)
        self.take_from_row(token, owner)
        self.drop_holster(token)
        self.opened = (*self.opened, owners_safe(owner, token))

    def owner_of(self, face: int) -> tuple[int, int]:
        """The player who has this Safe face down, and the Safe; EMPTY twice if no player has it."""
        for seat in range(self.seats):
            for token in self.rows[seat]:
                if self.content[token] == face:
                    return seat, token
        return EMPTY, EMPTY

    def opener_of(self, face: int) -> int:
        """The owner before whom a Safe with this face lies open; EMPTY if none does."""
        for entry in self.opened:
            if self.content[which_safe(entry)] == face:
                return whose_safe(entry)
        return EMPTY

    # ---- gold and guns

    def held(self, owner: int) -> list[int]:
        """The faces of the Safes in an owner's row."""
        return [self.content[token] for token in self.rows[owner]]

    def limit_reached(self, owner: int) -> bool:
        """Whether Law 3 makes this owner give a Safe away (D76-204)."""
        return len(self.rows[owner]) > LIMIT and self.law_3()
