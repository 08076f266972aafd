"""Who knows which Purse (CE-134, CE-138, CE-221..228).

Everybody can follow every token, so tokens have numbers that all may see; what is hidden is the value behind a
number. A Purse lost blind is one of several that its owner keeps mixing (CE-138): the values of all of them change
places at random, and then the last number falls. So the number tells nobody which it was.

A seat that knew something about Purses mixed before its eyes knows something still: "one of these two is the 250".
That is its memory, a row of numbers:

- MIXED, n, then n times a token and the value the seat knew it to have (0: not known);
- SAW, token, value: later it held this one of them and looked.
"""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import FIRST_JEWEL, ON_CARD
from posse.games.colt_express.sayings import YOU_FOUND
from posse.games.colt_express.state import Train

MIXED: Final = -1
SAW: Final = -2


def see(train: Train, seat: int, token: int) -> None:
    """The seat holds a token and looks at it (CE-135, CE-223)."""
    if token >= FIRST_JEWEL:
        return
    train.whisper(seat, YOU_FOUND, train.value[token])
    train.held[token] |= 1 << seat
    learn(train, seat, token)


def learn(train: Train, eye: int, token: int) -> None:
    """A seat, or a spectator, is shown the value of a Purse."""
    if train.known[token] >> eye & 1:
        return
    train.came_to_light += 1
    train.known[token] |= 1 << eye
    if train.memory[eye] and token in mixed_tokens(train.memory[eye]):
        remember(train, eye, (SAW, token, train.value[token]))
        forget_if_all_known(train, eye)


def lose_blind(train: Train, bandit: int) -> int:
    """One of the bandit's Purses, nobody but its player knows which (CE-138, CE-224). It still lies on the card."""
    purses = train.purses_at(ON_CARD + bandit)
    if len(purses) > 1:
        mix(train, train.owner[bandit], purses)
    return purses[-1]


def mix(train: Train, loser: int, purses: list[int]) -> None:
    """The Purses on a card change places at random; only the one who holds them can follow (CE-224, CE-228)."""
    before = [train.value[purse] for purse in purses]
    after = before[:]
    train.chance.shuffle(after)
    for eye in range(train.seats + 1):
        if eye == loser:
            follow(train, eye, purses, before, after)
        else:
            lose_trail(train, eye, purses, before)
    values = list(train.value)
    for place, purse in enumerate(purses):
        values[purse] = after[place]
        train.held[purse] = 1 << loser
    train.value = tuple(values)
    train.came_to_light += 1


def follow(train: Train, loser: int, purses: list[int], before: list[int], after: list[int]) -> None:
    """The loser sees which Purse has become which."""
    memory = train.memory[loser]
    if not memory:
        return
    if speaks_of(memory, purses):
        record = [MIXED, len(purses)]
        for purse, value in zip(purses, before, strict=True):
            record += [purse, value]
        for purse, value in zip(purses, after, strict=True):
            record += [SAW, purse, value]
        remember(train, loser, tuple(record))


def lose_trail(train: Train, eye: int, purses: list[int], before: list[int]) -> None:
    """For anybody else the trail of all these Purses breaks, unless their values were known and equal (CE-224)."""
    known, bit = train.known, 1 << eye
    record = [MIXED, len(purses)]
    lowest, highest, concerned = before[0], 0, False
    for place, purse in enumerate(purses):
        value = before[place] if known[purse] & bit else 0
        record.append(purse)
        record.append(value)
        lowest, highest = min(lowest, value), max(highest, value)
        if value:
            concerned = True
    if lowest and lowest == highest:
        return
    if concerned or (train.memory[eye] and speaks_of(train.memory[eye], purses)):
        for purse in purses:
            known[purse] &= ~bit
        remember(train, eye, tuple(record))


def remember(train: Train, eye: int, record: tuple[int, ...]) -> None:
    """Add to what a seat, or a spectator, remembers."""
    memory = list(train.memory)
    memory[eye] += record
    train.memory = tuple(memory)


def forget_if_all_known(train: Train, eye: int) -> None:
    """Where every Purse of a memory is known, the memory says nothing more."""
    for token in mixed_tokens(train.memory[eye]):
        if not train.known[token] >> eye & 1:
            return
    memory = list(train.memory)
    memory[eye] = ()
    train.memory = tuple(memory)


def speaks_of(memory: tuple[int, ...], purses: list[int]) -> bool:
    """Whether a memory speaks of any of these Purses."""
    mixed = mixed_tokens(memory)
    for purse in purses:  # noqa: SIM110 (a loop compiles better)
        if purse in mixed:
            return True
    return False


def mixed_tokens(memory: tuple[int, ...]) -> list[int]:
    """All tokens that a memory speaks of, in the order they came into it."""
    tokens: list[int] = []
    i = 0
    while i < len(memory):
        if memory[i] == SAW:
            i += 3
            continue
        for j in range(i + 2, i + 2 + 2 * memory[i + 1], 2):
            if memory[j] not in tokens:
                tokens.append(memory[j])
        i += 2 + 2 * memory[i + 1]
    return tokens
