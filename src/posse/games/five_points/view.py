"""What a seat may see of The Five Points (FP-040..044), by allow-list; and one possible world for it, dealt anew."""

from __future__ import annotations

from typing import Final

from posse.games.five_points import seen
from posse.games.five_points.components import (
    ALLIANCES,
    BOSS,
    BOSSES_PER_GANG,
    EMPTY,
    GANGS,
    MEMBERS_PER_GANG,
    WORTH,
)
from posse.games.five_points.rules.advance import FillVacancy
from posse.games.five_points.rules.banish import Banish
from posse.games.five_points.rules.scoring import points, scoring_spots
from posse.games.five_points.state import EIGHT, District
from posse.kernel.chance import Chance, Lots
from posse.kernel.game import Game
from posse.kernel.worlds import Dealer


def view(district: District, seat: int | None) -> seen.District:
    """The table as this seat sees it (None: a spectator)."""
    over = district.pending is None
    return {
        "pyramid": district.pyramid[:],
        "vacancy": vacancy(district),
        "deck": {
            "top": district.deck_top(),
            "size": district.deck_size(),
            "bosses": bosses_in_deck(district),
            "reshuffled": bool(district.reshuffled),
        },
        "spent": district.spent[:],
        "banished": district.banished[:],
        "first_player": district.first_player,
        "player": district.player,
        "crowned": district.crowned(),
        "players": [
            {
                "influence": district.influence_left(player),
                "shown": sorted(district.alliances_facing(player, up=1)),
                "passed": bool(district.passed[player]),
                "points": points(district, player) if over else None,
                "scored": scored(district, player) if over else None,
            }
            for player in range(district.seats)
        ],
        "yours": None if seat is None else own_cards(district, seat),
    }


def besides(district: District, seat: int) -> dict[str, object]:
    """What this seat sees otherwise than all do: its own cards."""
    return {"yours": own_cards(district, seat)}


def scored(district: District, seat: int) -> list[seen.Scored]:
    """Where a player's points come from, the dearest first (FP-121)."""
    return [
        {"spot": spot, "gang": district.gang_at(spot), "points": WORTH[spot]}
        for spot in reversed(scoring_spots(district, seat))
    ]


def own_cards(district: District, seat: int) -> seen.Yours:
    """What the seat alone knows: its cards, and the influence card it is about to use (FP-041)."""
    using = banish_under_way(district) if seat == district.player else None
    return {
        "alliances": district.alliances_of(seat),
        "hidden": district.alliances_facing(seat, up=0),
        "influence": district.hand(seat),
        "using": None if using is None else using.card,
        "agent": None if using is None else using.chosen,
    }


def vacancy(district: District) -> int:
    """The spot being filled; EMPTY if none is."""
    for frame in district.stack:
        if isinstance(frame, FillVacancy):
            return frame.vacancy
    return EMPTY


def banish_under_way(district: District) -> Banish | None:
    """A banish whose card is not spent yet: nobody else may know of it."""
    frame = district.stack[-1] if district.stack else None
    return frame if isinstance(frame, Banish) else None


def bosses_in_deck(district: District) -> int:
    """Known to all: bosses lie on top, and those that are not out yet are counted (FP-043)."""
    return sum(card >= BOSS for card in district.deck[district.drawn :])


# ---- a world that this seat could be in


class DistrictDealer(Dealer):
    """Deals anew what the seat can't know: hidden alliances and influence cards of others, the order of the deck.

    It follows the deal of the rulebook (FP-020..026): two alliances of everyone come from one set of eight
    different cards, so no two players share a gang among these; the third is any other member.
    """

    def __init__(self, district: District, seat: int | None) -> None:
        super().__init__(district.box, seat)
        if seat != district.player and banish_under_way(district) is not None:
            # Somebody has picked a card and not used it yet: seen from outside, the turn has only begun.
            district.stack.pop()
        self.others = [player for player in range(district.seats) if player != seat]
        self.held = [district.influence_left(player) for player in self.others]
        """How many influence cards each of them has."""
        self.shown = [gangs_shown(district, player) for player in self.others]
        """The gangs of their alliances that lie face up, as bits."""
        self.unseen = unseen_members(district, seat)
        self.taken = 0 if seat is None else gangs_in(district.alliances_of(seat)[:2])
        """The gangs of the seat's own pair, as bits."""
        self.pairs = Pairs(self.shown, self.unseen, self.taken)
        self.top = district.deck_top()
        # All know what is in a reshuffled deck (FP-043).
        below = sorted(district.deck[district.drawn + 1 :])
        self.below = below if district.reshuffled else unseen_bosses(district)
        """What is certain to lie below the top card; if that is not all, members come under it."""

    def deal(self, world: Game, chance: Chance) -> None:
        assert isinstance(world, District)
        unseen = self.unseen[:]
        if world.pending is not None:
            alliances = self.deal_alliances(unseen, chance)
            while not alliances:
                unseen = self.unseen[:]
                alliances = self.deal_alliances(unseen, chance)
            self.lay_alliances(world, alliances)
        pool: list[int] = []
        for gang in range(EIGHT):
            for _ in range(unseen[gang]):
                pool.append(gang)
        chance.shuffle(pool)
        for place, player in enumerate(self.others):
            deal_hand(world, player, self.held[place], pool)
        if self.top != EMPTY:
            self.deal_deck(world, pool, chance)

    def deal_alliances(self, unseen: list[int], chance: Chance) -> list[int]:
        """Three gangs for each of the others as the deal could have given them, each as likely as it is; []: try again.

        First everyone's pair, weighed by how many third cards fit what lies face up; then the thirds. What is dealt
        face down leaves the unseen members.
        """
        taken = self.taken
        pairs: list[int] = []
        for place in range(len(self.others)):
            pair = self.pairs.pick(place, taken, chance)
            taken |= pair
            pairs.append(pair)
            for gang in GANGS_IN[pair & ~self.shown[place]]:
                unseen[gang] -= 1
        alliances: list[int] = []
        for place in range(len(pairs)):
            pair = pairs[place]
            third = LOWER[self.shown[place] & ~pair]
            if third == EMPTY:
                third = deal_third(pair, unseen, chance)
                if third == EMPTY:
                    return []
            alliances += [LOWER[pair], HIGHER[pair], third]
        return alliances if min(unseen) >= 0 else []

    def lay_alliances(self, district: District, alliances: list[int]) -> None:
        """Give the others these alliances; what lies face up stays so."""
        every = list(district.alliances)
        for place, player in enumerate(self.others):
            for i in range(ALLIANCES):
                gang = alliances[place * ALLIANCES + i]
                every[player * ALLIANCES + i] = gang
                district.shown[player * ALLIANCES + i] = self.shown[place] >> gang & 1
        district.alliances = tuple(every)

    def deal_deck(self, district: District, members: list[int], chance: Chance) -> None:
        """A new order for the deck below its top card: bosses first, as many as are left (FP-042, FP-043)."""
        rest = self.below[:]
        chance.shuffle(rest)
        if not district.reshuffled:
            rest += members
        assert len(rest) == district.deck_size() - 1, "the deck does not come out even"
        rest.insert(0, self.top)
        district.deck = tuple(rest)
        district.drawn = 0


def deal_hand(district: District, player: int, count: int, pool: list[int]) -> None:
    """So many influence cards for the player, from the pool."""
    first = player * EIGHT
    influence = district.influence
    for gang in range(EIGHT):
        influence[first + gang] = 0
    for _ in range(count):
        held = first + pool.pop()
        influence[held] += 1


def unseen_members(district: District, seat: int | None) -> list[int]:
    """How many members of each gang this seat can't place: in others' hands, hidden alliances, or the deck."""
    counts = [MEMBERS_PER_GANG] * len(GANGS)
    # All know what is in a reshuffled deck (FP-043); of the first one they see the top card.
    deck = list(district.deck[district.drawn :]) if district.reshuffled else [district.deck_top()]
    for lying in (district.pyramid, district.banished, district.spent, deck):
        for card in lying:
            if EMPTY < card < BOSS:
                counts[card] -= 1
    for player in range(district.seats):
        first = player * ALLIANCES
        for place in range(first, first + ALLIANCES):
            if player == seat or district.shown[place]:
                gang = district.alliances[place]
                counts[gang] -= 1
    if seat is not None:
        for gang in range(EIGHT):
            counts[gang] -= district.influence[seat * EIGHT + gang]
    return counts


def deal_third(pair: int, unseen: list[int], chance: Chance) -> int:
    """One more of the unseen members, of another gang than the pair; EMPTY if there is none."""
    fitting: int = 0
    for gang in range(EIGHT):
        if not pair >> gang & 1:
            fitting += unseen[gang]
    if fitting < 1:
        return EMPTY
    left: int = chance.below(fitting)
    for gang in range(EIGHT):
        if not pair >> gang & 1:
            left -= unseen[gang]
            if left < 0:
                unseen[gang] -= 1
                return gang
    return EMPTY


def gangs_in(gangs: list[int]) -> int:
    """A set of gangs, as bits."""
    bits = 0
    for gang in gangs:
        bits |= 1 << gang
    return bits


def gangs_shown(district: District, player: int) -> int:
    """The gangs of a player's alliances that lie face up, as bits."""
    bits, first = 0, player * ALLIANCES
    for place in range(first, first + ALLIANCES):
        if district.shown[place]:
            bits |= 1 << district.alliances[place]
    return bits


PAIRS: Final = [1 << one | 1 << two for one in range(EIGHT) for two in range(one + 1, EIGHT)]
"""Any two different gangs, as bits."""
GANGS_IN: Final = [[gang for gang in range(EIGHT) if bits >> gang & 1] for bits in range(1 << EIGHT)]
"""The gangs of each set; then the lowest of them, and the highest."""
LOWER: Final = [gangs[0] if gangs else EMPTY for gangs in GANGS_IN]
HIGHER: Final = [gangs[-1] if gangs else EMPTY for gangs in GANGS_IN]
FITTING: Final = [[number for number, pair in enumerate(PAIRS) if not pair & taken] for taken in range(1 << EIGHT)]
"""The numbers of the pairs that are left when these gangs are taken."""


class Pairs:
    """Ways to deal pairs of different gangs to several players, counted by weight, so that one can be drawn fairly."""

    def __init__(self, shown: list[int], unseen: list[int], taken: int) -> None:
        self.weights: list[list[int]] = []
        """For each player: of each pair, how many ways there are to take what is hidden from the unseen members."""
        total = sum(unseen)
        for place in range(len(shown)):
            if place and shown[place] == shown[place - 1]:
                self.weights.append(self.weights[place - 1])
            else:
                self.weights.append(self.weigh(shown[place], unseen, total, taken))
        self.counted = [-1] * (1 << EIGHT)
        """What `ways` has counted, by what is taken: that tells at which place one is."""
        self.lots: list[Lots | None] = [None] * (1 << EIGHT)
        """How one of the fitting pairs is drawn, likewise."""

    def weigh(self, shown: int, unseen: list[int], total: int, taken: int) -> list[int]:
        """These ways for a player who shows such alliances."""
        weights = [0] * len(PAIRS)
        number: int
        for number in FITTING[taken]:
            pair: int = PAIRS[number]
            one: int = LOWER[pair]
            two: int = HIGHER[pair]
            rest = shown & ~pair
            ways: int = 1 if rest else total - unseen[one] - unseen[two]
            if rest & rest - 1:  # no more than one card is shown besides a pair
                ways = 0
            if not shown >> one & 1:
                ways *= unseen[one]
            if not shown >> two & 1:
                ways *= unseen[two]
            weights[number] = ways
        return weights

    def ways(self, place: int, taken: int) -> int:
        """The weight of all deals to the players from this place on, with these gangs taken already."""
        total: int = self.counted[taken]
        if total < 0:
            total = 0
            for number in FITTING[taken]:
                total += self.with_pair(place, taken, number)
            self.counted[taken] = total
        return total

    def with_pair(self, place: int, taken: int, number: int) -> int:
        """The weight of those that give this pair to the player at this place."""
        weight: int = self.weights[place][number]
        if not weight or place == len(self.weights) - 1:
            return weight
        return weight * self.ways(place + 1, taken | PAIRS[number])

    def pick(self, place: int, taken: int, chance: Chance) -> int:
        """Draw one of these pairs, as likely as its weight."""
        lots = self.lots[taken]
        if lots is None:
            lots = Lots([self.with_pair(place, taken, number) for number in FITTING[taken]])
            self.lots[taken] = lots
        return PAIRS[FITTING[taken][lots.draw(chance)]]


def unseen_bosses(district: District) -> list[int]:
    """The bosses that are still in the deck below its top card."""
    counts = [BOSSES_PER_GANG] * len(GANGS)
    for card in [*district.pyramid, *district.banished, district.deck_top()]:
        if card >= BOSS:
            counts[card - BOSS] -= 1
    return [BOSS + gang for gang in range(len(GANGS)) for _ in range(counts[gang])]
