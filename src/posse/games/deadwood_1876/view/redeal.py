"""A world that a seat could be in: everything it can't know is dealt anew, consistently with all it does know.

What it knows: its hand, all cards seen, who drew how many since the last reshuffle, and its diary of Safes
(odds.py). What the others know of Safes is what it knows them to know, and more is made anew from what all know that
they have seen.
"""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876.components import BIGGEST_HAND, CARDS, COPIES, EMPTY
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state import notes as paper
from posse.games.deadwood_1876.view import odds
from posse.kernel.chance import Chance

TRIES: Final = 50
"""So often notes are given Safes at random before it is done in order."""


def redeal(town: Town, seat: int | None, chance: Chance) -> None:
    """Deal anew, in place, what the seat (None: a spectator) can't know."""
    if not town.content:
        return
    reader = town.seats if seat is None else seat
    notes, seen_by_all = town.known_to(reader), town.known_to(town.seats)
    diary = diary_of(town, reader)
    town.traces = paper.read_traces(town.traces, town.journal)
    town.journal = []
    redeal_cards(town, reader, chance)
    told = redeal_safes(town, reader, notes, diary, chance)
    every: list[tuple[int, ...]] = []
    for other in range(town.seats):
        if other == reader:
            every.append(notes)
        else:
            known = seen_by_all if told is None else told.known_to(other)
            every.append(notes_of_another(town, other, known, chance))
    town.notes = (*every, seen_by_all)
    town.mine = tuple([held if seat == reader else () for seat, held in enumerate(town.mine)])
    if diary:
        town.diaries = tuple([diary if eye == reader else () for eye in range(town.seats + 1)])


def diary_of(town: Town, reader: int) -> tuple[int, ...]:
    """The reader's diary; () before Safes are passed (D76-040)."""
    if town.diaries:
        kept = town.diaries[reader]
        return (odds.LOST,) if not kept or kept[0] == odds.LOST else odds.continued(kept, reader, town.journal)
    if not town.traces[0]:
        return ()
    return odds.continued(odds.begun(town.notes, reader, town.seats), reader, town.journal)


# ---- cards


DECK: Final = -1


def redeal_cards(town: Town, reader: int, chance: Chance) -> None:
    """New hands for the others, a new deck, and new faces for what others discarded unseen."""
    unseen = unseen_cards(town, reader)
    old = old_cards(town, reader, unseen, chance)
    pool = [card for card in range(CARDS) for _ in range(unseen[card])]
    chance.shuffle(pool)
    for other in range(town.seats):
        if other == reader:
            continue
        hidden = [place for place, entry in enumerate(town.pile) if entry // CARDS - 1 == other]
        room = town.sizes[other] - len(known_cards(town, other))
        zone = [place for held, place in old if held == other]
        while len(zone) < room + len(hidden):
            zone.append(pool.pop())
        chance.shuffle(zone)
        for place in hidden:
            town.pile[place] = CARDS * (other + 1) + zone.pop()
        first = other * BIGGEST_HAND
        town.hands[first : first + town.sizes[other]] = sorted(known_cards(town, other) + zone)
    pool += [card for held, card in old if held == DECK]
    chance.shuffle(pool)
    assert len(pool) == town.deck_size(), "the deck does not come out even"
    town.deck = tuple(pool)
    town.drawn = 0


def known_cards(town: Town, seat: int) -> list[int]:
    """Cards in that hand that all know of (D76-136, D76-274)."""
    return [entry % CARDS for entry in town.shown if entry // CARDS == seat]


def unseen_cards(town: Town, reader: int) -> list[int]:
    """How many of each card this reader can't place."""
    counts = list(COPIES)
    for entry in town.laid:
        counts[entry % CARDS] -= 1
    for card in town.holsters:
        if card != EMPTY:
            counts[card] -= 1
    for entry in town.pile:
        if entry < CARDS or entry // CARDS - 1 == reader:
            counts[entry % CARDS] -= 1
    for entry in town.shown:
        if entry // CARDS != reader:
            counts[entry % CARDS] -= 1
    if reader < town.seats:
        for card in town.hand(reader):
            counts[card] -= 1
    return counts


def old_cards(town: Town, reader: int, unseen: list[int], chance: Chance) -> list[tuple[int, int]]:
    """Cards that were not in the pile at the last reshuffle, as far as that is certain: (who has it, card).

    All know the pile that became the deck, but for what others had hidden in it (D76-045). So whatever can't have
    been in it was in a hand, and is still there or among its player's unseen discards, or was hidden. They come out
    of `unseen`; what is left there can have been in the pile, known or hidden.
    """
    if not town.loose:
        return []
    past = Reshuffle(town, reader, unseen)
    sure, perhaps = past.sure(), past.perhaps()
    chance.shuffle(sure)
    chance.shuffle(perhaps)
    must: list[int] = []
    may = [DECK] * min(past.hidden, town.deck_size())
    for other in range(town.seats):
        if other != reader:
            least, most = past.old_in_zone(other)
            must += [other] * least
            may += [other] * (most - least)
    chance.shuffle(may)
    holders = (must + may)[: max(len(sure), len(must))]
    found = list(zip(holders, sure + perhaps, strict=False))
    for _, card in found:
        unseen[card] -= 1
    return found


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
            self.held[card % CARDS] -= 1
            if card >= CARDS:
                self.piled[card % CARDS] += 1
        self.drawn = self.drawn_by(reader, own)
        """Cards that the reader has drawn since."""
        self.seen = [0] * CARDS
        """Cards of others that have come to light since."""
        for entry in [*town.since, *town.shown]:
            if entry // CARDS != reader:
                self.seen[entry % CARDS] += 1

    def drawn_by(self, reader: int, own: tuple[int, ...]) -> list[int]:
        counts = [0] * CARDS
        if reader == self.town.seats:
            return counts
        dusted = [entry % CARDS for entry in self.town.pile if entry // CARDS - 1 == reader]
        played = [entry % CARDS for entry in self.town.since if entry // CARDS == reader]
        for card in self.town.hand(reader) + dusted + played:
            counts[card] += 1
        for card in own:
            if card < CARDS:
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
        dusted = [entry for entry in town.pile if entry // CARDS - 1 == seat]
        played = [entry % CARDS for entry in town.since if entry // CARDS == seat]
        before = town.sizes[seat] + len(dusted) + len(played) - town.fresh[seat]
        settled = played + known
        surely_old = [card for card in settled if not self.piled[card] and not self.hidden]
        can_be_old = [card for card in settled if self.held[card] > 0]
        room = town.sizes[seat] - len(known) + len(dusted)
        most = max(0, min(room, before - len(surely_old)))
        return min(most, max(0, before - len(can_be_old))), most


# ---- Safes


def redeal_safes(
    town: Town, reader: int, notes: tuple[int, ...], diary: tuple[int, ...], chance: Chance
) -> odds.Odds | None:  # fmt: skip
    """Each Safe where it can be, as likely as the diary says; where there is none, wherever the notes allow it.

    What the diary tells comes back, if there is one.
    """
    faces = sorted(town.content)  # all know which there are
    if len(diary) and diary[0] == odds.BEGUN and not town.revealed:
        own: tuple[int, ...] = ()
        if reader < town.seats:
            own = tuple([town.content[token] << 5 | token for token in town.rows[reader]])
        found = odds.odds_of(diary, own, len(faces), town.out_of_play())
        if found.drawn:
            town.content = tuple(found.draw(faces, chance))
            return found
    town.content = spread(faces, notes, chance)
    return None


def spread(rest: list[int], notes: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """Every Safe of a note somewhere where it can be; all others anywhere else."""
    faces = [EMPTY] * len(rest)
    places = places_for(notes, chance)
    for number, written in enumerate(notes):
        face = paper.face_in(written)
        faces[places[number]] = face
        rest.remove(face)
    chance.shuffle(rest)
    for token in range(len(faces)):
        if faces[token] == EMPTY:
            faces[token] = rest.pop()
    return tuple(faces)


def places_for(notes: tuple[int, ...], chance: Chance) -> list[int]:
    """A different Safe for every note, each way to do so as likely as any other; in hard cases any way."""
    choices: list[list[int]] = []
    for written in notes:
        mask = int(paper.mask_in(written))
        choices.append([token for token in range(mask.bit_length()) if mask >> token & 1])
    for _ in range(TRIES):
        taken = 0
        places: list[int] = []
        for tokens in choices:
            token = tokens[chance.below(len(tokens))] if len(tokens) > 1 else tokens[0]
            if taken >> token & 1:
                break
            taken |= 1 << token
            places.append(token)
        if len(places) == len(choices):
            return places
    order = sorted(range(len(choices)), key=lambda number: len(choices[number]))
    found: list[int] = [EMPTY] * len(choices)
    assert fit(choices, order, 0, 0, found, chance), "the notes contradict one another"
    return found


def fit(
    choices: list[list[int]], order: list[int], at: int, taken: int, found: list[int], chance: Chance
) -> bool:  # fmt: skip
    """Give the notes from the `at`-th on different Safes, those with the fewest choices first."""
    if at == len(order):
        return True
    number = order[at]
    tokens = choices[number][:]
    chance.shuffle(tokens)
    for token in tokens:
        if not taken >> token & 1:
            found[number] = token
            if fit(choices, order, at + 1, taken | 1 << token, found, chance):
                return True
    return False


def notes_of_another(town: Town, other: int, notes: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """What another player would know in this world: what it is known to know, the own Safes, and of those that all
    know it to have seen, by Stetson or because it lost them, what could be there."""
    masks = list(town.traces[other])
    for written in notes:
        if paper.mask_in(written) in masks:
            masks.remove(paper.mask_in(written))
    for token in town.rows[other]:
        notes = paper.learn(notes, token, town.content[token])
    for mask in masks:
        tokens = [token for token in range(mask.bit_length()) if mask >> token & 1]
        token = tokens[chance.below(len(tokens))] if len(tokens) > 1 else tokens[0]
        face = town.content[token]
        if len(tokens) == 1:
            notes = paper.learn(notes, token, face)
        elif face not in paper.faces_in(notes):
            notes = paper.add(notes, face, mask)
    return notes
