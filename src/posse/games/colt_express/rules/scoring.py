"""Chapter "End and scoring" (CE-230..237), for teams CE-258 and CE-259."""

from __future__ import annotations

from posse.games.colt_express.components import (
    ASIDE,
    GUNSLINGER,
    LOST,
    NOBODY,
    ON_CARD,
    PURSES,
    SIX,
    TOKENS,
    loot_kind,
)
from posse.games.colt_express.rules.purses import learn
from posse.games.colt_express.sayings import (
    COUNTED,
    IS_GUNSLINGER,
    RANSOM_COUNTED,
    SHARED,
    TEAM_SHARED,
    TEAM_WEALTH,
    TEAM_WON,
    TEAM_WON_TIE,
    WEALTH,
    WON,
    WON_TIE,
)
from posse.games.colt_express.state import Train
from posse.kernel.game import telling
from posse.kernel.playout import least_of, most_of, places


def gunslingers(train: Train) -> list[int]:
    """The seats with the fewest own Bullets left; there is no such title for teams (CE-232, CE-233, CE-258)."""
    if train.seats == 2:
        return []
    left = [train.bullets[gang[0]] for gang in train.gangs]
    fewest = least_of(left)
    return [seat for seat in range(train.seats) if left[seat] == fewest]


def wealth(train: Train, seat: int) -> int:
    """All a player has: tokens, ransom, and the Gunslinger's prize (CE-231, CE-258)."""
    return wealth_of_all(train)[seat]


def wealth_of_all(train: Train) -> list[int]:
    """The same for every player: what lies on Character cards, the ransom, the prize (CE-199c, CE-231, CE-232)."""
    owned = [0] * train.seats
    for token in range(TOKENS):
        seat = train.holder(token)
        if seat != NOBODY:
            owned[seat] += train.worth(token)
    for bandit in range(SIX):
        if train.ransom[bandit]:
            owned[train.owner[bandit]] += train.ransom[bandit]
    for seat in gunslingers(train):
        owned[seat] += GUNSLINGER
    return owned


def standing(train: Train) -> list[tuple[int, int]]:
    """What decides: wealth, then the fewest Bullets received (CE-234, CE-235, CE-259)."""
    return [(owned, -train.bullets_received(seat)) for seat, owned in enumerate(wealth_of_all(train))]


def ranks(train: Train) -> list[int]:
    """1 for whoever has won; those who are equal in both share the place (CE-234..237)."""
    return places(wealth_of_all(train), [-train.bullets_received(seat) for seat in range(train.seats)])


def show_purses(train: Train) -> None:
    """Everybody sees every Purse on cards and in the train; only those that left the game stay unseen (CE-199a)."""
    everyone = (1 << (train.seats + 1)) - 1
    if most_of(train.loot[:PURSES]) < LOST:
        for purse in range(PURSES):
            if train.loot[purse] < ASIDE:
                train.known[purse] = everyone
        train.memory = ((),) * (train.seats + 1)
        return
    for purse in range(PURSES):
        if train.loot[purse] < ASIDE:
            for eye in range(train.seats + 1):
                learn(train, eye, purse)


def final_scoring(train: Train) -> None:
    """All loot is revealed, and the richest wins (CE-230)."""
    show_purses(train)
    train.came_to_light += 1
    tell_the_wealth(train)


@telling
def tell_the_wealth(train: Train) -> None:
    """What everybody has, and who wins."""
    for bandit in train.bandits():
        count_loot(train, bandit)
    for seat in gunslingers(train):
        train.tell(IS_GUNSLINGER, seat, train.bullets[train.gangs[seat][0]])
    teams = train.seats == 2
    for seat, (dollars, fewest) in enumerate(standing(train)):
        train.tell(TEAM_WEALTH if teams else WEALTH, seat, dollars, -fewest)
    tell_who_wins(train, teams)


def count_loot(train: Train, bandit: int) -> None:
    """What every token on a Character card is worth, and the ransom (CE-199c, CE-230)."""
    seat = train.owner[bandit]
    for token in train.tokens_at(ON_CARD + bandit):
        train.tell(COUNTED, seat, bandit, loot_kind(token), train.worth(token))
    if train.ransom[bandit]:
        train.tell(RANSOM_COUNTED, seat, bandit, train.ransom[bandit])


@telling
def tell_who_wins(train: Train, teams: bool) -> None:
    """The richest; of equals the one with the fewest Bullets received; equals in both share (CE-234..236, CE-259)."""
    standings = standing(train)
    dollars, fewest = max(standings)
    winners = [seat for seat, mine in enumerate(standings) if mine == (dollars, fewest)]
    if len(winners) > 1 and teams:
        train.tell(TEAM_SHARED, dollars, -fewest)
    elif len(winners) > 1:
        train.tell(SHARED[len(winners)], *winners, dollars, -fewest)
    elif sum([other == dollars for other, _ in standings]) > 1:
        train.tell(TEAM_WON_TIE if teams else WON_TIE, winners[0], dollars, -fewest)
    else:
        train.tell(TEAM_WON if teams else WON, winners[0], dollars)
