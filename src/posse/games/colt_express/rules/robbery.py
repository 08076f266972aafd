"""Chapter "Robbery" (CE-132..135)."""

from __future__ import annotations

from posse.games.colt_express.components import FIRST_JEWEL, FIRST_STRONGBOX, ON_CARD, TOKENS, loot_kind
from posse.games.colt_express.rules.purses import see
from posse.games.colt_express.sayings import ROBBED, ROBBED_PURSE
from posse.games.colt_express.state import Train
from posse.kernel.game import telling


def robbable(train: Train, place: int) -> list[int]:
    """The tokens at a location; of Jewels and of Strongboxes, all alike, only the first (CE-132..134)."""
    loot = train.loot
    tokens: list[int] = []
    jewel = strongbox = False
    for token in range(TOKENS):
        if loot[token] == place:
            if token < FIRST_JEWEL:
                tokens.append(token)
            elif token < FIRST_STRONGBOX:
                if not jewel:
                    tokens.append(token)
                jewel = True
            elif not strongbox:
                tokens.append(token)
                strongbox = True
    return tokens


def rob(train: Train, bandit: int, token: int) -> None:
    """The bandit takes the token to its Character card; its player may look at it (CE-132, CE-134, CE-135)."""
    place = train.loot[token]
    tell_of_the_robbery(train, bandit, token, place)
    train.loot[token] = ON_CARD + bandit
    see(train, train.owner[bandit], token)


@telling
def tell_of_the_robbery(train: Train, bandit: int, token: int, place: int) -> None:
    """All see which token is taken, and not what it is worth."""
    purses = train.purses_at(place)
    if token in purses and len(purses) > 1:
        train.tell(ROBBED_PURSE, bandit, purses.index(token) + 1, len(purses), place)
    else:
        train.tell(ROBBED, bandit, loot_kind(token), place)
