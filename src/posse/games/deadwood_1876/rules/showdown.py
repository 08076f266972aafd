"""Chapter 18, gold and Final Showdown (D76-260..281), team victories (D76-310..318), the Stranger (D76-354..368)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import (
    CASH,
    DAGGER,
    FIRST_BADGE,
    FIRST_GUN,
    GOLD,
    HOUSES_OPEN,
    NEGATIVE,
    PEPPERBOX,
    POKER,
    SARSAPARILLA,
    gun_of,
    item_of,
)
from posse.games.deadwood_1876.rules.dice import at_the_bottom, throw_and_tell
from posse.games.deadwood_1876.sayings import (
    ACTS,
    ADVANCES,
    ADVANCES_BY_CASH,
    BOUT,
    BOUT_CARD,
    BOUT_ROLLS,
    BOUT_TIED,
    COUNTED,
    FAIR,
    GOLD_TIED,
    GOLD_TIED_AGAIN,
    HANDS_BACK,
    HIT,
    HOUSE_GOLD,
    NOBODY_WINS,
    OUT,
    OWN_GOLD,
    PEACE,
    PEACE_ALONE,
    SAFE_OPEN,
    SHARES,
    SPOILED,
    STRANGER_HIT,
    STRANGER_LEAVES,
    STRANGER_OUT,
    WINS,
    WINS_ALONE,
    WINS_ALONE_OF_TWO,
    WINS_AS_STRANGER,
)
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state.packed import whose_card
from posse.kernel.flow import Ballot, Frame
from posse.kernel.game import telling
from posse.kernel.playout import least_of, most_of

STRANGER = 2
"""The Stranger as an owner."""


# ---- gold


def reveal_all(town: Town) -> None:
    """All face-down Safes of all owners are revealed; attached Holsters are discarded (D76-260, D76-343)."""
    tell_the_safes(town)
    for place in range(len(town.holsters)):
        town.drop_holster(place)
    town.revealed = 1
    town.came_to_light += 1


@telling
def tell_the_safes(town: Town) -> None:
    """Whose they are, from left to right."""
    for owner, row in enumerate(town.rows):
        for token in row:
            town.tell(SAFE_OPEN, town.content[token], owner, int(not town.is_player(owner)))


def personal_gold(town: Town, owner: int) -> int:
    """The owner's Gold Safes, and what Dagger and Poker Deck changed (D76-261, D76-306)."""
    gold = town.extra[owner]
    for token in town.rows[owner]:
        gold += GOLD[town.content[token]]
    return gold


def sources_of_gold(town: Town, owner: int) -> list[tuple[int, int]]:
    """What the personal gold comes from: the Safe, and what it gives or takes (D76-261, D76-299, D76-304)."""
    found = [(face, GOLD[face]) for face in town.held(owner) if GOLD[face]]
    dagger = 0
    if has_dagger(town, owner):
        dagger = -1 if town.dagger == 1 else 1
        found.append((DAGGER, dagger))
    if town.opener_of(POKER) == owner:
        found.append((POKER, town.extra[owner] - dagger))
    return found


def house_gold(town: Town, house: int) -> int:
    """The gold of all whose stars are there; it may be negative (D76-261)."""
    gold = 0
    for owner, star in enumerate(town.stars):
        if star == house:
            gold += personal_gold(town, owner)
    return gold


def richest_houses(town: Town) -> list[int]:
    """The establishments with the most gold; one without stars is none (D76-262, D76-263)."""
    houses = [house for house in range(HOUSES_OPEN[town.seats]) if town.stars_in(house)]
    gold = [house_gold(town, house) for house in houses]
    most = most_of(gold)
    return [houses[place] for place in range(len(houses)) if gold[place] == most]


def leading_houses(town: Town) -> list[int]:
    """The establishment with the most gold; of several the one with the fewest stars; all that are equal in both.

    (D76-263..265)
    """
    richest = richest_houses(town)
    fewest = least_of([town.stars_in(house) for house in richest])
    return [house for house in richest if town.stars_in(house) == fewest]


def who_advances(town: Town) -> list[int]:
    """All owners in the leading establishment, and whoever owns the Cash (D76-263, D76-296)."""
    houses = leading_houses(town)
    return [
        owner for owner in range(town.owners()) if town.stars[owner] in houses or CASH in town.held(owner)
    ]  # fmt: skip


# ---- what follows from it


def decide(town: Town) -> None:
    """Who advances, and whether that decides the game; otherwise there are fighters (D76-267, D76-268)."""
    advancing = who_advances(town)
    tell_the_count(town, advancing)
    if len(advancing) == town.owners() and town.seats == 2:
        town.tell(STRANGER_LEAVES)
        advancing = [0, 1]
    players = [owner for owner in advancing if town.is_player(owner)]
    if not players:
        town.tell(NOBODY_WINS)
    elif len(advancing) == 1:
        town.winners = tuple(players)
        town.tell(WINS_ALONE_OF_TWO if town.seats == 2 else WINS_ALONE, players[0])
    else:
        tell_the_spoiled(town, advancing)
        share_or_fight(town, advancing, players)


def share_or_fight(town: Town, advancing: list[int], players: list[int]) -> None:
    """The team victories that are in use; if none applies, those who advance are fighters (D76-268, D76-318)."""
    if town.options["peace"] and peaceful(town, advancing):
        if len(players) == 1:
            town.tell(PEACE_ALONE, players[0])
        else:
            town.tell(PEACE)
        share(town, players)
    elif town.options["fair_share"] and min([personal_gold(town, owner) for owner in advancing]) > 0:
        town.tell(FAIR)
        share(town, players)
    else:
        town.fighters = tuple(advancing)
        for owner in advancing:
            if not town.is_player(owner):
                town.tell(ACTS, seat_of(town, owner))


@telling
def tell_the_count(town: Town, advancing: list[int]) -> None:
    """What each counts, the gold of each establishment, and who advances."""
    leading = leading_houses(town)
    for house in range(HOUSES_OPEN[town.seats]):
        for owner in range(town.owners()):
            if town.stars[owner] == house:
                tell_own_gold(town, owner)
        if town.stars_in(house):
            town.tell(HOUSE_GOLD, house, house_gold(town, house))
    if len(richest_houses(town)) > 1:
        town.tell(GOLD_TIED if len(leading) == 1 else GOLD_TIED_AGAIN)
    for owner in advancing:
        by_gold = town.stars[owner] in leading
        town.tell(ADVANCES if by_gold else ADVANCES_BY_CASH, owner, int(not town.is_player(owner)))


@telling
def tell_own_gold(town: Town, owner: int) -> None:
    """Every Safe that gives or takes gold, and what that makes (D76-261)."""
    stranger = int(not town.is_player(owner))
    for face, gold in sources_of_gold(town, owner):
        town.tell(COUNTED, owner, stranger, face, gold)
    town.tell(OWN_GOLD, owner, stranger, personal_gold(town, owner))


@telling
def tell_the_spoiled(town: Town, advancing: list[int]) -> None:
    """Which Showdown Gun Bad Sarsaparilla takes from whom (D76-294)."""
    for owner in advancing:
        guns = own_guns(town, owner)
        if guns and SARSAPARILLA in town.held(owner):
            town.tell(SPOILED, guns[0], owner, int(not town.is_player(owner)))


def share(town: Town, players: list[int]) -> None:
    """A team victory: these players win together (D76-310, D76-316, D76-361)."""
    town.winners = tuple(players)
    if len(players) > 1:
        for seat in players:
            town.tell(SHARES, seat)


def own_guns(town: Town, owner: int) -> list[int]:
    """The owner's Showdown Guns, strongest first."""
    return sorted([face - FIRST_GUN for face in town.held(owner) if FIRST_GUN <= face < FIRST_BADGE])


def showdown_guns(town: Town, owner: int) -> list[int]:
    """The Showdown Guns that the owner rolls; Bad Sarsaparilla takes the strongest (D76-270, D76-294)."""
    guns = own_guns(town, owner)
    return guns[1:] if SARSAPARILLA in town.held(owner) else guns


def has_dagger(town: Town, owner: int) -> bool:
    """Whether the owner resolved the Dagger (D76-299); the Stranger never does (D76-353)."""
    return town.dagger != 0 and town.opener_of(DAGGER) == owner


def guns_count(town: Town, owner: int) -> int:
    """Showdown Guns that stand against peace: spoiled ones do not, the Dagger does (D76-311, D76-312)."""
    return len(showdown_guns(town, owner)) + int(has_dagger(town, owner))


def peaceful(town: Town, owners: list[int]) -> bool:
    """Whether these owners have not one Showdown Gun between them (D76-310)."""
    return sum([guns_count(town, owner) for owner in owners]) == 0


def seat_of(town: Town, fighter: int) -> int:
    """Whose hand the fighter uses: the Stranger is played by the player who did not advance (D76-357)."""
    if town.is_player(fighter):
        return fighter
    return 1 if 0 in town.fighters else 0


# ---- the fight


class FinalShowdown(Frame):
    """The last one alive wins.

    1 Bout: every fighter alive secretly chooses a card; they are shown
      together and stay on the table.                                           D76-269
      All roll; the lowest is hit, and out with the second hit.                 D76-270..273
    2 When the hands are empty they are taken back.                             D76-274
    3 Until one is left.                                                        D76-277
    """

    STEPS = ("bout", "hands_back", "again")

    number: int = 1
    """The number of this bout."""

    def bout(self, town: Town) -> Ballot:
        seats = [seat_of(town, owner) for owner in alive(town)]
        return Ballot(BOUT, seats, [town.cards_to_play(seat) for seat in seats], final=True)

    def on_bout(self, town: Town, cards: list[int]) -> None:
        fighters = alive(town)
        for place, owner in enumerate(fighters):
            card = cards[place]
            town.lay(seat_of(town, owner), card)
            town.tell(BOUT_CARD, seat_of(town, owner), gun_of(card), item_of(card))
        hit(town, lowest(town, fighters, [gun_of(card) for card in cards]))
        self.number += 1

    def hands_back(self, town: Town) -> None:
        left = [seat_of(town, owner) for owner in alive(town)]
        if len(left) > 1 and town.sizes[left[0]] == 0:
            take_hands_back(town, left)

    def again(self, town: Town) -> None:
        left = alive(town)
        if len(left) > 1:
            self.skip_to("bout")
            return
        winner = seat_of(town, left[0])
        town.winners = (winner,)
        town.tell(WINS if town.is_player(left[0]) else WINS_AS_STRANGER, winner)


def alive(town: Town) -> list[int]:
    """The fighters who are not out, in seat order from the starting player (D76-059)."""
    found: list[int] = []
    for step in range(town.seats):
        seat = (town.starter + step) % town.seats
        for owner in town.fighters:
            if seat_of(town, owner) == seat and town.hits[owner] < 2:
                found.append(owner)
    return found


def lowest(town: Town, fighters: list[int], guns: list[int]) -> int:
    """Who loses the bout; those tied for lowest, and only they, roll again with the same cards (D76-271, D76-272)."""
    town.dice.clear()
    while True:
        totals = [bout_total(town, owner, guns[place]) for place, owner in enumerate(fighters)]
        worst = at_the_bottom(totals)
        if len(worst) == 1:
            return fighters[worst[0]]
        town.tell(BOUT_TIED)
        fighters = [fighters[place] for place in worst]
        guns = [guns[place] for place in worst]


def bout_total(town: Town, owner: int, gun: int) -> int:
    """The card played, every Showdown Gun, and the Dagger, which may be negative (D76-270, D76-299, D76-300)."""
    dice = [gun, *showdown_guns(town, owner)]
    if has_dagger(town, owner):
        dice.append(PEPPERBOX if town.dagger == 1 else NEGATIVE)
    return throw_and_tell(town, owner, dice, BOUT_ROLLS)


def hit(town: Town, owner: int) -> None:
    """The character card is turned; whoever had it turned already is out (D76-273, D76-365)."""
    hits = list(town.hits)
    hits[owner] += 1
    town.hits = tuple(hits)
    if town.is_player(owner):
        town.tell(HIT if hits[owner] == 1 else OUT, owner)
    else:
        town.tell(STRANGER_HIT if hits[owner] == 1 else STRANGER_OUT)


def take_hands_back(town: Town, seats: list[int]) -> None:
    """Every fighter alive takes the whole hand back; from now on all know it (D76-274)."""
    town.tell(HANDS_BACK)
    for played in town.laid[:]:
        if whose_card(played) in seats:
            town.take_back(played)
