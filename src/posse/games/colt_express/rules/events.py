"""Chapter "Events" (CE-190..199d): what a Round card brings after Stealin'!."""

from __future__ import annotations

from posse.games.colt_express.components import (
    ANGRY_MARSHAL,
    BACK,
    BRAKING,
    FORWARD,
    HOSTAGE,
    INSIDE,
    LOST,
    MARSHALS_REVENGE,
    ON_CARD,
    RANSOM,
    REBELLION,
    ROOF,
    SECOND_STRONGBOX,
    SWIVEL_ARM,
    TAKE_IT_ALL,
    beside,
    car_of,
    level_of,
    location,
)
from posse.games.colt_express.rules.marshal import move_marshal, neutral_bullets
from posse.games.colt_express.rules.purses import see
from posse.games.colt_express.sayings import (
    BRAKED,
    LEAVE,
    LEFT_ALONE,
    MARSHAL_STAYS,
    NO_CHANGE,
    PICKPOCKET,
    PICKPOCKETED,
    PICKPOCKETED_ONE,
    PURSE_LOST,
    RANSOM_PAID,
    REBELS_HIT,
    ROOF_SHOT,
    STRONGBOX_ADDED,
    SWEPT,
    UNHARMED,
    YOU_LOST,
)
from posse.games.colt_express.state import Train
from posse.kernel.events import Saying
from posse.kernel.flow import Ask, Frame


class Pickpocketing(Frame):
    """A bandit alone at its location may take a Purse that lies there.

    1 Each such bandit in turn, from the First Player clockwise.                   CE-197, CE-198
    """

    STEPS = ("pick",)

    done: int = 0
    """How many bandits were asked or passed over."""

    def pick(self, train: Train) -> Ask | None:
        order = pickpockets(train)
        for place in range(self.done, len(order)):
            bandit = order[place]
            purses = pickings(train, bandit)
            if purses:
                return Ask(train.owner[bandit], PICKPOCKET, [*purses, LEAVE])
        if not self.done:
            train.tell(NO_CHANGE)
        return None

    def on_pick(self, train: Train, purse: int) -> None:
        order = pickpockets(train)
        while not pickings(train, order[self.done]):
            self.done += 1
        bandit = order[self.done]
        self.done += 1
        self.skip_to("pick")
        if purse == LEAVE:
            train.tell(LEFT_ALONE, bandit, train.at[bandit])
            return
        purses = pickings(train, bandit)
        if len(purses) > 1:
            train.tell(PICKPOCKETED_ONE, bandit, purses.index(purse) + 1, len(purses), train.at[bandit])
        else:
            train.tell(PICKPOCKETED, bandit, train.at[bandit])
        train.loot[purse] = ON_CARD + bandit
        see(train, train.owner[bandit], purse)


def pickpockets(train: Train) -> list[int]:
    """All bandits in the order of their players, from the First Player clockwise (CE-198)."""
    return [bandit for seat in train.clockwise() for bandit in train.gangs[seat]]


def pickings(train: Train, bandit: int) -> list[int]:
    """The Purses that a bandit may pick: those at its location, if no other bandit is there (CE-197)."""
    place = train.at[bandit]
    return train.purses_at(place) if len(train.bandits_at(place)) == 1 else []


def happen(train: Train, event: int) -> None:
    """Any other event: nobody is asked."""
    if event == ANGRY_MARSHAL:
        angry_marshal(train)
    elif event == SWIVEL_ARM:
        swivel_arm(train)
    elif event == BRAKING:
        braking(train)
    elif event == TAKE_IT_ALL:
        take_it_all(train)
    elif event == REBELLION:
        rebellion(train)
    elif event == MARSHALS_REVENGE:
        marshals_revenge(train)
    elif event == HOSTAGE:
        hostage_taking(train)


def concerned(train: Train, bandits: list[int]) -> list[int]:
    """The bandits that an event changes something for; if there are none, all hear so (CE-046)."""
    if not bandits:
        train.tell(NO_CHANGE)
    return bandits


def shoot_at(train: Train, bandits: list[int], saying: Saying) -> None:
    """A Neutral Bullet for each, told in these words with the number left; or for nobody (CE-147)."""
    if not neutral_bullets(train, bandits):
        train.tell(UNHARMED)
        return
    left = train.neutral + len(bandits)
    for bandit in bandits:
        left -= 1
        train.tell(saying, bandit, left)


def angry_marshal(train: Train) -> None:
    """He shoots whoever is on his roof, then moves one car towards the Caboose (CE-190..192)."""
    above = train.bandits_at(location(train.marshal, ROOF))
    if above:
        shoot_at(train, above, ROOF_SHOT)
    if train.marshal < train.cars:
        move_marshal(train, BACK, angry=True)
    else:
        train.tell(MARSHAL_STAYS)


def on_roofs(train: Train) -> list[int]:
    """All bandits on any roof."""
    return [bandit for bandit in train.bandits() if level_of(train.at[bandit]) == ROOF]


def swivel_arm(train: Train) -> None:
    """Everybody on a roof is swept to that of the Caboose (CE-193)."""
    caboose = location(train.cars, ROOF)
    for bandit in concerned(train, [bandit for bandit in on_roofs(train) if train.at[bandit] != caboose]):
        train.at[bandit] = caboose
        train.tell(SWEPT, bandit, caboose)


def braking(train: Train) -> None:
    """Everybody on a roof moves one car forward, as far as the Locomotive (CE-194)."""
    front = location(0, ROOF)
    for bandit in concerned(train, [bandit for bandit in on_roofs(train) if train.at[bandit] != front]):
        train.at[bandit] = beside(train.at[bandit], FORWARD)
        train.tell(BRAKED, bandit, train.at[bandit])


def take_it_all(train: Train) -> None:
    """The second Strongbox comes to where the Marshal is (CE-195)."""
    train.loot[SECOND_STRONGBOX] = location(train.marshal, INSIDE)
    train.tell(STRONGBOX_ADDED, train.marshal)


def rebellion(train: Train) -> None:
    """Everybody inside a car gets a Neutral Bullet (CE-196)."""
    inside = concerned(train, [bandit for bandit in train.bandits() if level_of(train.at[bandit]) == INSIDE])
    if inside:
        shoot_at(train, inside, REBELS_HIT)


def marshals_revenge(train: Train) -> None:
    """Whoever is on the Marshal's roof loses the least valuable Purse (CE-199, CE-199a)."""
    above = train.bandits_at(location(train.marshal, ROOF))
    for bandit in concerned(train, [bandit for bandit in above if train.purses_at(ON_CARD + bandit)]):
        purses = train.purses_at(ON_CARD + bandit)
        least = purses[0]
        for purse in purses:
            if train.value[purse] < train.value[least]:
                least = purse
        train.loot[least] = LOST + bandit
        train.tell(PURSE_LOST, bandit)
        train.whisper(train.owner[bandit], YOU_LOST, train.value[least])


def hostage_taking(train: Train) -> None:
    """250 for everybody in or on the Locomotive (CE-199b, CE-199c)."""
    ransom = list(train.ransom)
    for bandit in concerned(train, [bandit for bandit in train.bandits() if car_of(train.at[bandit]) == 0]):
        ransom[bandit] += RANSOM
        train.tell(RANSOM_PAID, bandit)
    train.ransom = tuple(ransom)
