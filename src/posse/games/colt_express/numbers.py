"""What a seat sees of Colt Express, as numbers: written in the order of `seen.py`, like its view."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import (
    ASIDE,
    CARDS,
    FIRST_JEWEL,
    FIRST_STRONGBOX,
    LOCATIONS,
    LOST,
    NOBODY,
    ON_CARD,
    SECOND_STRONGBOX,
    SIX,
    SOURCES,
    TOKENS,
)
from posse.games.colt_express.rules.punch import Punch
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.rules.scoring import gunslingers, wealth
from posse.games.colt_express.state import (
    BY_GHOST,
    FACE_DOWN,
    IN_DISCARD,
    IN_HAND,
    ON_TOP,
    PLACES,
    SEEN_IN_DISCARD,
    SEEN_IN_HAND,
    STIRRED,
    Train,
)
from posse.kernel.pen import Pen

ROUND_CARDS: Final = 17
PURSES_TOLD: Final = 8
REVEALED: Final = 12
OWN_CARDS: Final = 12
PILE: Final = 24
MEMORY: Final = 96


def write(train: Train, seat: int | None, pen: Pen) -> None:
    """The table as this seat sees it (None: a spectator)."""
    pen.number(train.expert)
    pen.number(train.round)
    pen.names(list(train.rounds[: train.round + 1]), 5, ROUND_CARDS)
    write_turn(train, pen)
    pen.seat(train.first_player)
    pen.names(list(train.wagons), SIX, SIX)
    pen.number(train.cars)
    pen.number(train.marshal)
    pen.number(train.neutral)
    pen.number(train.removed)
    eye = train.seats if seat is None else seat
    for token in range(TOKENS):
        write_token(train, eye, token, pen)
    pen.flag(train.loot[SECOND_STRONGBOX] == ASIDE)
    tokens = tokens_on_cards(train)
    lost = purses_lost(train)
    for bandit in range(SIX):
        write_bandit(train, eye, bandit, tokens[bandit], lost[bandit], pen)
    write_pile(train, eye, pen)
    pen.number(train.resolved)
    write_punch(train, pen)
    pen.flag(True)
    began = pen.at
    for player in pen.everybody():
        write_player(train, player, pen)
    pen.leave_empty_seats(began)
    pen.numbers(list(train.memory[eye]), MEMORY)
    pen.numbers(list(train.memory[train.seats]), MEMORY)
    pen.flag(seat is not None)
    if seat is not None:
        write_own_cards(train, seat, pen)


def write_turn(train: Train, pen: Pen) -> None:
    """The turn of the Scheming under way."""
    for frame in train.stack:
        if isinstance(frame, Scheming):
            pen.flag(True)
            pen.number(frame.turn)
            return
    pen.skip(2)


def write_token(train: Train, eye: int, token: int, pen: Pen) -> None:
    """A token that lies in the train: where, and what these eyes know of it."""
    place = train.loot[token]
    if place >= LOCATIONS:
        pen.skip(LOCATIONS + 4 + pen.room)
        return
    pen.name(place, LOCATIONS)
    if token >= FIRST_JEWEL:
        pen.flag(True)
        pen.number(train.worth(token))
        pen.skip(pen.room)
        pen.flag(True)
        return
    known = train.known[token]
    pen.flag(known >> eye & 1 == 1)
    pen.number(train.value[token] if known >> eye & 1 else 0)
    pen.seat_bits(train.held[token])
    pen.flag(known >> train.seats & 1 == 1)


def tokens_on_cards(train: Train) -> list[list[int]]:
    """The tokens on each bandit's Character card."""
    found: list[list[int]] = [[], [], [], [], [], []]
    for token, place in enumerate(train.loot):
        if ON_CARD <= place < ON_CARD + SIX:
            found[place - ON_CARD].append(token)
    return found


def purses_lost(train: Train) -> list[int]:
    """How many Purses of each bandit left the train."""
    lost = [0, 0, 0, 0, 0, 0]
    for place in train.loot:
        if place >= LOST:
            lost[place - LOST] += 1
    return lost


def write_bandit(train: Train, eye: int, bandit: int, tokens: list[int], lost: int, pen: Pen) -> None:
    """A bandit with what lies on its Character card."""
    held_by = 1 + PURSES_TOLD * pen.room
    revealed = 2 + REVEALED * (TOKENS + 2)
    if train.owner[bandit] == NOBODY:
        pen.skip(1 + pen.room + 1 + LOCATIONS + 1 + 2 + 2 * (1 + PURSES_TOLD) + 2 + held_by + 1 + revealed + 1)
        return
    purses: list[int] = []
    strongboxes = 0
    for token in tokens:
        if token < FIRST_JEWEL:
            purses.append(token)
        elif token >= FIRST_STRONGBOX:
            strongboxes += 1
    pen.flag(True)
    pen.seat(train.owner[bandit])
    pen.name(train.at[bandit], LOCATIONS)
    pen.number(train.bullets[bandit])
    pen.number(len(purses))
    write_values(train, eye, purses, pen)
    write_values(train, train.seats, purses, pen)
    pen.number(len(tokens) - len(purses) - strongboxes)
    pen.number(strongboxes)
    end = pen.at + held_by
    for place in range(pen.first_told(len(purses), PURSES_TOLD), len(purses)):
        pen.seat_bits(train.held[purses[place]])
    pen.at = end
    pen.number(train.ransom[bandit])
    end = pen.at + revealed
    if train.pending is None:
        pen.flag(True)
        for place in range(pen.first_told(len(tokens), REVEALED), len(tokens)):
            pen.name(tokens[place], TOKENS)
            pen.number(train.worth(tokens[place]))
    pen.at = end
    pen.number(lost)


def write_values(train: Train, eye: int, purses: list[int], pen: Pen) -> None:
    """The values of the Purses that these eyes have followed, sorted."""
    if not purses:
        pen.skip(1 + PURSES_TOLD)
        return
    values: list[int] = []
    for purse in purses:
        if train.known[purse] >> eye & 1:
            values.append(train.value[purse])
    if len(values) > 1:
        values.sort()
    pen.numbers(values, PURSES_TOLD)


def write_pile(train: Train, eye: int, pen: Pen) -> None:
    """The common pile: who played each card, and what it is, if that may be known."""
    pile = train.pile
    end = pen.at + 1 + PILE * (pen.room + 1 + CARDS + 2 + 2)
    for place in range(pen.first_told(len(pile), PILE), len(pile)):
        card = pile[place]
        number = card % CARDS
        player = train.owner[number // SIX]
        pen.seat(player)
        if card < FACE_DOWN or player == eye:
            pen.flag(True)
            pen.name(number, CARDS)
        else:
            pen.skip(CARDS + 2)
        pen.flag(card >= FACE_DOWN)
        pen.flag(card >= BY_GHOST)
    pen.at = end


def write_punch(train: Train, pen: Pen) -> None:
    """What a puncher has said so far."""
    for frame in train.stack:
        if isinstance(frame, Punch):
            pen.flag(True)
            pen.name(frame.bandit, SIX)
            pen.name(frame.victim, SIX)
            pen.name(frame.kind, 3)
            pen.number(frame.taken)
            pen.number(frame.way)
            return
    pen.skip(1 + 7 + 7 + 4 + 2)


def write_player(train: Train, player: int, pen: Pen) -> None:
    """What is public about a player's cards, and the wealth at the end."""
    lead = player * PLACES
    pen.names(list(train.gangs[player]), 2, SIX)
    pen.number(train.hand_size(player))
    pen.number(train.deck_size(player))
    pen.number(train.discard_size(player))
    for source in range(player * SOURCES, player * SOURCES + SOURCES):
        pen.number(train.received[source])
    pen.number(train.lead[lead + ON_TOP])
    pen.number(train.lead[lead + SEEN_IN_HAND])
    pen.number(train.lead[lead + SEEN_IN_DISCARD])
    pen.number(train.lead[lead + STIRRED])
    if train.expert:
        cards = train.cards_of(player)
        pen.number(train.shuffled_at[player])
        pen.numbers([train.open_discard[card] for card in cards], OWN_CARDS)
        pen.numbers([train.stirred[card] for card in cards], OWN_CARDS)
        pen.number(train.outside[player])
        pen.number(train.kept[player])
    else:
        pen.skip(3 + 2 * (1 + OWN_CARDS))
    if train.pending is None:
        pen.flag(True)
        pen.number(wealth(train, player))
        pen.flag(True)
        pen.flag(player in gunslingers(train))
    else:
        pen.skip(4)


def write_own_cards(train: Train, seat: int, pen: Pen) -> None:
    """What the seat alone knows: its hand and, for experts, its discard pile."""
    cards = train.cards_of(seat)
    pen.numbers([train.hand[card] for card in cards], OWN_CARDS)
    pen.number(train.lead[seat * PLACES + IN_HAND])
    pen.numbers([train.discard[card] for card in cards] if train.expert else [], OWN_CARDS)
    pen.number(train.lead[seat * PLACES + IN_DISCARD])
