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
    bandit_of,
    first_card,
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
    SEEN_IN_HAND,
    Train,
    face_up,
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
    pen.first_names(train.rounds, train.round + 1, 5, ROUND_CARDS)
    write_turn(train, pen)
    pen.seat(train.first_player)
    pen.first_names(train.wagons, len(train.wagons), SIX, SIX)
    pen.number(train.cars)
    pen.number(train.marshal)
    pen.number(train.neutral)
    pen.number(train.removed)
    eye = train.seats if seat is None else seat
    write_loot(train, eye, pen)
    write_pile(train, eye, pen)
    pen.number(train.resolved)
    write_punch(train, pen)
    pen.flag(True)
    began = pen.at
    for player in pen.everybody():
        write_player(train, player, pen)
    pen.leave_empty_seats(began)
    pen.last_numbers(train.memory[eye], MEMORY)
    pen.last_numbers(train.memory[train.seats], MEMORY)
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


def write_loot(train: Train, eye: int, pen: Pen) -> None:
    """Every token that lies in the train; the bandits, each with the tokens on its Character card."""
    on_cards: list[list[int]] = [[] for _ in range(SIX)]
    losers: list[int] = []
    place: int
    for token in range(TOKENS):
        place = train.loot[token]
        if place < LOCATIONS:
            write_token(train, eye, token, place, pen)
            continue
        pen.skip(LOCATIONS + 4 + pen.room)
        if place < ON_CARD + SIX:
            on_cards[place - ON_CARD].append(token)
        elif place >= LOST:
            losers.append(place - LOST)
    pen.flag(train.loot[SECOND_STRONGBOX] == ASIDE)
    for bandit in range(SIX):
        write_bandit(train, eye, bandit, on_cards[bandit], pen)
        pen.number(losers.count(bandit) if losers else 0)


def write_token(train: Train, eye: int, token: int, place: int, pen: Pen) -> None:
    """A token that lies in the train: where, and what these eyes know of it."""
    pen.name(place, LOCATIONS)
    if token >= FIRST_JEWEL:
        pen.flag(True)
        pen.number(train.worth(token))
        pen.skip(pen.room)
        pen.flag(True)
        return
    known: int = train.known[token]
    if known >> eye & 1:
        pen.flag(True)
        pen.number(train.value[token])
    else:
        pen.skip(2)
    pen.seat_bits(train.held[token])
    pen.flag(known >> train.seats & 1 == 1)


def write_bandit(train: Train, eye: int, bandit: int, tokens: list[int], pen: Pen) -> None:
    """A bandit with what lies on its Character card: Purses first, as their numbers go."""
    held_by = 1 + PURSES_TOLD * pen.room
    revealed = 2 + REVEALED * (TOKENS + 2)
    owner: int = train.owner[bandit]
    if owner == NOBODY:
        pen.skip(1 + pen.room + 1 + LOCATIONS + 1 + 2 + 2 * (1 + PURSES_TOLD) + 2 + held_by + 1 + revealed)
        return
    followed: list[int] = []
    followed_by_all: list[int] = []
    token: int
    known: int
    purses: int = 0
    strongboxes: int = 0
    for token in tokens:
        if token < FIRST_JEWEL:
            purses += 1
            known = train.known[token]
            if known >> eye & 1:
                followed.append(train.value[token])
            if known >> train.seats & 1:
                followed_by_all.append(train.value[token])
        elif token >= FIRST_STRONGBOX:
            strongboxes += 1
    pen.flag(True)
    pen.seat(owner)
    pen.name(train.at[bandit], LOCATIONS)
    pen.number(train.bullets[bandit])
    pen.number(purses)
    write_values(followed, pen)
    write_values(followed_by_all, pen)
    pen.number(len(tokens) - purses - strongboxes)
    pen.number(strongboxes)
    end = pen.at + held_by
    for place in range(pen.first_told(purses, PURSES_TOLD), purses):
        pen.seat_bits(train.held[tokens[place]])
    pen.at = end
    pen.number(train.ransom[bandit])
    if train.pending is None:
        write_revealed(train, tokens, pen)
    else:
        pen.skip(revealed)


def write_values(values: list[int], pen: Pen) -> None:
    """The values of Purses that somebody has followed, sorted."""
    if len(values) > 1:
        values.sort()
    pen.numbers(values, PURSES_TOLD)


def write_revealed(train: Train, tokens: list[int], pen: Pen) -> None:
    """At the end: every token on a Character card with its value."""
    pen.flag(True)
    end = pen.at + 1 + REVEALED * (TOKENS + 2)
    for place in range(pen.first_told(len(tokens), REVEALED), len(tokens)):
        pen.name(tokens[place], TOKENS)
        pen.number(train.worth(tokens[place]))
    pen.at = end


def write_pile(train: Train, eye: int, pen: Pen) -> None:
    """The common pile: who played each card, and what it is, if that may be known."""
    pile = train.pile
    end = pen.at + 1 + PILE * (pen.room + 1 + CARDS + 2 + 2)
    card: int
    player: int
    for place in range(pen.first_told(len(pile), PILE), len(pile)):
        card = pile[place]
        number = face_up(card)
        player = train.owner[bandit_of(number)]
        pen.seat(player)
        if card < FACE_DOWN or player == eye:
            pen.flag(True)
            pen.name(number, CARDS)
        else:
            pen.skip(CARDS + 2)
        if card < FACE_DOWN:
            pen.skip(2)
        else:
            pen.flag(True)
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
    gang = train.gangs[player]
    pen.first_names(gang, len(gang), 2, SIX)
    pen.number(train.hand_size(player))
    pen.number(train.deck_size(player))
    pen.number(train.discard_size(player))
    pen.part(train.received, player * SOURCES, SOURCES)
    pen.number(train.lead[lead + ON_TOP])
    pen.part(train.lead, lead + SEEN_IN_HAND, PLACES - SEEN_IN_HAND)  # then in the discard pile, then stirred
    if train.expert:
        pen.number(train.shuffled_at[player])
        write_by_card(train, player, train.open_discard, pen)
        write_by_card(train, player, train.stirred, pen)
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
    write_by_card(train, seat, train.hand, pen)
    pen.number(train.lead[seat * PLACES + IN_HAND])
    if train.expert:
        write_by_card(train, seat, train.discard, pen)
    else:
        pen.skip(1 + OWN_CARDS)
    pen.number(train.lead[seat * PLACES + IN_DISCARD])


def write_by_card(train: Train, player: int, counts: list[int], pen: Pen) -> None:
    """How many there are of each of the player's action cards, one for each kind and bandit."""
    gang = train.gangs[player]
    bandit: int
    end = pen.at + 1 + OWN_CARDS
    pen.number(len(gang) * SIX)
    for bandit in gang:
        pen.part(counts, first_card(bandit), SIX)
    pen.at = end
