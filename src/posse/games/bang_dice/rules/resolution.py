"""Chapter "Dynamite, shots, beer, Gatling" (BD-026, BD-027, BD-040..049): the final faces are resolved."""

from __future__ import annotations

from posse.games.bang_dice.components import (
    BEERS,
    BY_BEER,
    BY_DOC,
    BY_DYNAMITE,
    BY_GATLING,
    BY_JESSE,
    DOC_HOLYDAY,
    DYNAMITE,
    FATAL_DYNAMITE,
    GATLING_NEEDS,
    GATLINGS,
    IN_PILE,
    JANET,
    JESSE,
    KIT,
    ONE,
    ONES,
    ROSE,
    SHOTS,
    SLAB,
    TWO,
    TWOS,
    WILLY,
    WILLY_NEEDS,
)
from posse.games.bang_dice.rules.gain import gain
from posse.games.bang_dice.rules.loss import Loss
from posse.games.bang_dice.rules.victory import PartOfTurn
from posse.games.bang_dice.sayings import (
    AIM,
    AIMED,
    AIMED_TWICE,
    BEER_DRUNK,
    BEER_GIVEN,
    CHIEF_DISCARDED,
    DISCARD,
    DISCARD_CHIEF,
    DISCARDED,
    DOUBLED,
    DYNAMITE_EXPLODES,
    GATLING_FIRES,
    GIVE_BEER,
    OWN_CHIEF_DISCARDED,
    OWN_DISCARDED,
    STOP,
    aimed_at,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.flow import Ask, Frame


class Resolution(PartOfTurn):
    """The final faces act, in this order (BD-026, BD-211).

    1 Three or more Dynamite cost the active player 1.                             BD-040
    2 Every "1" and "2" is aimed at somebody; Slab may double one with a Beer.     BD-041..046, BD-118
    3 They all hit at once.                                                        BD-046
    4 Doc Holyday gains for three or more of them, and Jesse's thirst is noted.    BD-108, BD-391
    5 Beers are given, one at a time.                                              BD-047, BD-048
    6 The Gatling: own arrows back, Kit's discards, then the losses.               BD-049, BD-110, BD-111
    """

    STEPS = ("dynamite", "aim", "fire", "after_shots", "beer", "gatling_arrows", "kit_carlson", "gatling")

    ones: int
    """Symbols "1" not aimed yet."""
    twos: int
    beers: int
    """Beer symbols not given yet."""
    gatlings: int
    """Gatling symbols; while Kit Carlson discards, those he has not used yet."""
    hits: int
    """What was aimed at each seat and has not hit yet: the sum of `hits_on` each."""
    shots: int
    """All "1" and "2" symbols of the final dice."""
    doubled: bool = False
    """Whether Slab the Killer has spent a Beer on a shot."""
    thirsty: bool = False
    """Whether Jesse Jones had 4 or less life when his Beer step began."""

    # ---- 1

    def dynamite(self, table: Saloon) -> Frame | None:
        if table.showing(DYNAMITE) < FATAL_DYNAMITE:
            return None
        table.tell(DYNAMITE_EXPLODES, table.player)
        return Loss(BY_DYNAMITE)

    # ---- 2

    def aim(self, table: Saloon) -> Ask | None:
        if not self.ones and not self.twos:
            return None
        options = targets(table, table.player, 1 if self.ones else 2)
        if self.beers and not self.doubled and table.is_a(table.player, SLAB):
            options = [*options, *[DOUBLED + seat for seat in options]]
        return Ask(table.player, AIM, options)

    def on_aim(self, table: Saloon, answer: int) -> None:
        target, hit = aimed_at(answer), 1
        if answer >= DOUBLED:
            hit = 2
            self.doubled = True
            self.beers -= 1
        self.hits += hits_on(target, hit)
        table.tell(AIMED_TWICE if hit == 2 else AIMED, table.player, target, ONE if self.ones else TWO)
        if self.ones:
            self.ones -= 1
        else:
            self.twos -= 1
        self.repeat()

    # ---- 3

    def fire(self, table: Saloon) -> Frame | None:
        if not self.shots:
            return None
        return Loss(SHOTS, tuple([hits_at(self.hits, seat) for seat in range(table.seats)]))

    # ---- 4

    def after_shots(self, table: Saloon) -> Frame | None:
        player = table.player
        self.hits = 0
        self.thirsty = table.characters[player] == JESSE and table.life[player] <= 4
        return gain(table, player, 2, BY_DOC) if self.shots >= 3 and table.is_a(player, DOC_HOLYDAY) else None

    # ---- 5

    def beer(self, table: Saloon) -> Ask | None:
        if self.beers:
            return Ask(table.player, GIVE_BEER, table.living())
        if not self.gatlings:
            self.finish()
        return None

    def on_beer(self, table: Saloon, seat: int) -> Frame | None:
        """One life for whom he likes; thirsty Jesse Jones drinks for two (BD-107)."""
        self.beers -= 1
        self.repeat()
        if seat != table.player:
            table.tell(BEER_GIVEN, table.player, seat)
            return gain(table, seat, 1, BY_BEER)
        table.tell(BEER_DRUNK, seat)
        return gain(table, seat, 2, BY_JESSE) if self.thirsty else gain(table, seat, 1, BY_BEER)

    # ---- 6

    def gatling_arrows(self, table: Saloon) -> None:
        if fires(table):
            table.tell(GATLING_FIRES, table.player, table.tokens_of(table.player))
            table.drop_all(table.player)

    def kit_carlson(self, table: Saloon) -> Ask | None:
        if not self.gatlings or not table.is_a(table.player, KIT):
            return None
        options = [STOP, *[1 + seat for seat in range(table.seats) if table.arrows[seat]]]
        if table.chief >= 0:
            options.append(DISCARD_CHIEF)
        return Ask(table.player, DISCARD, options)

    def on_kit_carlson(self, table: Saloon, answer: int) -> None:
        if answer == STOP:
            return
        self.gatlings -= 1
        is_chief = answer == DISCARD_CHIEF
        owner = table.chief if is_chief else answer - 1
        if owner == table.player:
            table.tell(OWN_CHIEF_DISCARDED if is_chief else OWN_DISCARDED, owner)
        else:
            table.tell(CHIEF_DISCARDED if is_chief else DISCARDED, table.player, owner)
        if is_chief:
            table.chief = IN_PILE
        else:
            table.drop_arrow(owner)
        self.repeat()

    def gatling(self, table: Saloon) -> Frame | None:
        return Loss(BY_GATLING) if fires(table) else None


def hits_on(seat: int, count: int) -> int:
    """So many hits for this seat, to be added to those for others: no seat gets more than 15.

    >>> hits_at(hits_on(2, 1) + hits_on(7, 3) + hits_on(2, 2), 2)
    3
    """
    return count << 4 * seat


def hits_at(hits: int, seat: int) -> int:
    """What was aimed at this seat."""
    return hits >> 4 * seat & 15


def resolution(table: Saloon) -> Resolution:
    """The symbols of the final dice, ready to be resolved; a double face counts as two (BD-209)."""
    ones = twos = beers = gatlings = 0
    for face in table.dice:
        ones += ONES[face]
        twos += TWOS[face]
        beers += BEERS[face]
        gatlings += GATLINGS[face]
    return Resolution(ones, twos, beers, gatlings, 0, ones + twos)


def fires(table: Saloon) -> bool:
    """Whether the final dice hold enough Gatling symbols: three, two for Willy the Kid (BD-049, BD-121)."""
    symbols = 0
    for face in table.dice:
        symbols += GATLINGS[face]
    return symbols >= GATLING_NEEDS or (symbols >= WILLY_NEEDS and table.is_a(table.player, WILLY))


def targets(table: Saloon, shooter: int, distance: int) -> list[int]:
    """Whom this player can hit with a "1" or a "2", by seat (BD-041..045, BD-104, BD-115, BD-116)."""
    ring = table.others_around(shooter)
    others = len(ring)
    if others < 3:
        distance = 1
    near = far = distance
    character = table.characters[shooter]
    if character == JANET and others >= 3:
        near, far = 1, 2
    elif character == ROSE:
        far = distance + 1
    found: list[int] = []
    for seats_away in range(near, far + 1):
        if seats_away <= others:
            add(found, ring[seats_away - 1])
            add(found, ring[others - seats_away])
    found.sort()
    return found


def add(found: list[int], seat: int) -> None:
    """Somebody who can be hit, however many ways there are."""
    if seat not in found:
        found.append(seat)
