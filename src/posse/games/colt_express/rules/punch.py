"""Chapter "Punch" (CE-136..139c), with Cheyenne (CE-180..184) and Belle (CE-185)."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import CHEYENNE, NOBODY, ON_CARD, PURSE, beside, car_of, loot_kind
from posse.games.colt_express.rules.fire import charmed
from posse.games.colt_express.rules.marshal import enter, ways
from posse.games.colt_express.rules.purses import lose_blind, see
from posse.games.colt_express.sayings import (
    DROPPED,
    DROPPED_BLIND,
    KNOCKED_OFF,
    PUNCHED,
    PUNCHED_ONE,
    SHOVE,
    SHOVED,
    SNATCHED,
    SNATCHED_BLIND,
    TAKE,
    YOU_LOST,
)
from posse.games.colt_express.state import Train
from posse.kernel.choices import NO_YES
from posse.kernel.flow import Ask, Frame

NOTHING: Final = -1


class Punch(Frame):
    """A bandit punches another one at its location.

    1 The puncher chooses whom.                                                    CE-136, CE-185
    2 What kind of loot the target loses, if it has any.                           CE-137
    3 Cheyenne: whether she takes a Purse or lets it fall.                         CE-181, CE-182
    4 In which direction the target is knocked.                                    CE-139a
    5 Only now one of the Purses is drawn, the loot falls, the target is moved,
      and perhaps meets the Marshal.                                               CE-138, CE-139b, CE-139c
    """

    STEPS = ("target", "loot", "take", "direction", "carry_out")

    bandit: int
    victim: int = NOBODY
    kind: int = NOTHING
    """The kind of loot that is lost; NOTHING if the victim has none."""
    taken: int = 0
    way: int = 0

    def target(self, train: Train) -> Ask:
        return Ask(train.owner[self.bandit], PUNCHED_ONE, in_reach(train, self.bandit))

    def on_target(self, train: Train, victim: int) -> None:
        self.victim = victim

    def loot(self, train: Train) -> Ask | None:
        kinds = kinds_of_loot(train, self.victim)
        return Ask(train.owner[self.bandit], KNOCKED_OFF, kinds) if kinds else None

    def on_loot(self, train: Train, kind: int) -> None:
        self.kind = kind

    def take(self, train: Train) -> Ask | None:
        if self.bandit != CHEYENNE or self.kind != PURSE:
            return None
        return Ask(train.owner[self.bandit], TAKE, NO_YES)

    def on_take(self, train: Train, yes: int) -> None:
        self.taken = yes

    def direction(self, train: Train) -> Ask:
        return Ask(train.owner[self.bandit], SHOVE, ways(train, car_of(train.at[self.victim])))

    def on_direction(self, train: Train, way: int) -> None:
        self.way = way

    def carry_out(self, train: Train) -> None:
        train.tell(PUNCHED, self.bandit, self.victim)
        if self.kind != NOTHING:
            lose_loot(train, self.bandit, self.victim, self.kind, self.taken == 1)
        knock(train, self.victim, self.way)


def in_reach(train: Train, bandit: int) -> list[int]:
    """Whom the bandit may punch: others at its very location, Belle only if she is alone there (CE-136, CE-185)."""
    return charmed([other for other in train.bandits_at(train.at[bandit]) if other != bandit])


def kinds_of_loot(train: Train, bandit: int) -> list[int]:
    """The kinds of loot on a bandit's Character card."""
    kinds: list[int] = []
    for token in train.tokens_at(ON_CARD + bandit):
        if loot_kind(token) not in kinds:
            kinds.append(loot_kind(token))
    return kinds


def lose_loot(train: Train, bandit: int, victim: int, kind: int, taken: bool) -> None:
    """A token of that kind leaves the victim's card: it falls where the puncher stands, or Cheyenne has it."""
    if kind == PURSE:
        lose_purse(train, bandit, victim, taken)
        return
    token = next(token for token in train.tokens_at(ON_CARD + victim) if loot_kind(token) == kind)
    train.loot[token] = train.at[bandit]
    train.tell(DROPPED, victim, kind, train.at[bandit])


def lose_purse(train: Train, bandit: int, victim: int, taken: bool) -> None:
    """One of the victim's Purses, drawn blind if there are several: only its player learns which (CE-138, CE-181)."""
    purses = len(train.purses_at(ON_CARD + victim))
    token = lose_blind(train, victim)
    train.loot[token] = ON_CARD + bandit if taken else train.at[bandit]
    if taken and purses > 1:
        train.tell(SNATCHED_BLIND, bandit, victim, purses)
    elif taken:
        train.tell(SNATCHED, bandit, victim)
    elif purses > 1:
        train.tell(DROPPED_BLIND, victim, purses, train.at[bandit])
    else:
        train.tell(DROPPED, victim, PURSE, train.at[bandit])
    train.whisper(train.owner[victim], YOU_LOST, train.value[token])
    if taken:
        see(train, train.owner[bandit], token)


def knock(train: Train, victim: int, way: int) -> None:
    """The victim comes to the next car on its level, and may meet the Marshal there (CE-139a, CE-139c)."""
    train.at[victim] = beside(train.at[victim], way)
    train.tell(SHOVED, victim, train.at[victim])
    enter(train, victim)
