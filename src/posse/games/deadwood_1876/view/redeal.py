"""A world that a seat could be in: everything it can't know is dealt anew, consistently with all it does know.

What it knows: its hand, all cards seen, who drew how many since the last reshuffle, and its notes of Safes. What the
others know of Safes is made anew from what all know that they have seen.
"""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876.components import BIGGEST_HAND, CARDS, COPIES, EMPTY
from posse.games.deadwood_1876.rules.setup import safes_in_use
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state import notes as paper
from posse.kernel.chance import Chance

TRIES: Final = 50
"""So often notes are given Safes at random before it is done in order."""


def redeal(town: Town, seat: int | None, chance: Chance) -> None:
    """Deal anew, in place, what the seat (None: a spectator) can't know."""
    if not town.content:
        return
    reader = town.seats if seat is None else seat
    notes, seen_by_all = town.known_to(reader), town.known_to(town.seats)
    town.traces = paper.read_traces(town.traces, town.journal)
    town.journal = []
    redeal_cards(town, reader, chance)
    redeal_safes(town, notes, chance)
    every = [
        notes if other == reader else notes_of_another(town, other, seen_by_all, chance) for other in range(town.seats)
    ]
    town.notes = (*every, seen_by_all)
    town.mine = tuple([held if seat == reader else () for seat, held in enumerate(town.mine)])


# ---- cards


def redeal_cards(town: Town, reader: int, chance: Chance) -> None:
    """New hands for the others, a new deck, and new faces for what others discarded unseen."""
    unseen = unseen_cards(town, reader)
    kept = old_cards(town, reader, unseen, chance)
    pool = [card for card in range(CARDS) for _ in range(unseen[card])]
    chance.shuffle(pool)
    for other in range(town.seats):
        if other == reader:
            continue
        hand = known_cards(town, other) + kept[other]
        while len(hand) < town.sizes[other]:
            hand.append(pool.pop())
        first = other * BIGGEST_HAND
        town.hands[first : first + len(hand)] = sorted(hand)
    for place, entry in enumerate(town.pile):
        if entry >= CARDS and entry // CARDS - 1 != reader:
            town.pile[place] = entry - entry % CARDS + pool.pop()
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


def old_cards(town: Town, reader: int, unseen: list[int], chance: Chance) -> list[list[int]]:
    """Cards that the others have held since before the last reshuffle: none of those can be one that was in the pile.

    They come out of `unseen`. Who has drawn fewer cards since than the hand has must hold some.
    """
    kept: list[list[int]] = [[] for _ in range(town.seats)]
    if not town.loose:
        return kept
    loose = list(town.loose)
    if reader < town.seats:
        for card in town.mine[reader]:
            loose[card] -= 1
    loose = [min(unseen[card], loose[card]) for card in range(CARDS)]
    pool = [card for card in range(CARDS) for _ in range(loose[card])]
    chance.shuffle(pool)
    for other in range(town.seats):
        if other == reader:
            continue
        old = town.sizes[other] - town.fresh[other] - len(known_cards(town, other))
        for _ in range(old):
            card = pool.pop()
            unseen[card] -= 1
            kept[other].append(card)
    return kept


# ---- Safes


def redeal_safes(town: Town, notes: tuple[int, ...], chance: Chance) -> None:
    """Every Safe of a note somewhere where it can be; all others anywhere else."""
    faces = [EMPTY] * len(town.content)
    places = places_for(notes, chance)
    rest = safes_in_use(town)
    for number, written in enumerate(notes):
        face = paper.face_in(written)
        faces[places[number]] = face
        rest.remove(face)
    chance.shuffle(rest)
    for token in range(len(faces)):
        if faces[token] == EMPTY:
            faces[token] = rest.pop()
    town.content = tuple(faces)


def places_for(notes: tuple[int, ...], chance: Chance) -> list[int]:
    """A different Safe for every note, each way to do so as likely as any other; in hard cases any way."""
    choices: list[list[int]] = []
    for written in notes:
        mask = paper.mask_in(written)
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
    """What another player would know in this world: what all know, the own Safes, and those seen by Stetson or lost."""
    for token in town.rows[other]:
        notes = paper.learn(notes, token, town.content[token])
    for mask in town.traces[other]:
        tokens = [token for token in range(mask.bit_length()) if mask >> token & 1]
        token = tokens[chance.below(len(tokens))] if len(tokens) > 1 else tokens[0]
        face = town.content[token]
        if len(tokens) == 1:
            notes = paper.learn(notes, token, face)
        elif face not in paper.faces_in(notes):
            notes = paper.add(notes, face, mask)
    return notes
