"""Chapter 5, setup (D76-030..045), and the Stranger's arrival (D76-346..348)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import (
    ALL_CARDS,
    BLACK,
    CHARACTERS,
    EMPTY,
    HAND,
    HEISTS,
    HOUSES_AT_START,
    MYSTERIES,
    SAFE_COPIES,
    SAFES,
)
from posse.games.deadwood_1876.rules.dice import at_the_top, throw
from posse.games.deadwood_1876.rules.refill import draw
from posse.games.deadwood_1876.sayings import (
    BLACK_TIED,
    BLACK_TIED_FOR_STRANGER,
    CAME,
    CHARACTER,
    CHOSE_CHARACTER,
    DEALT,
    DEALT_ALIKE,
    PASS_ON,
    PASSED_ON,
    ROLLED_BLACK,
    ROLLED_FOR_STRANGER,
    ROW,
    ROW_ALIKE,
    STAR_PLACED,
    STARTS,
    STRANGER,
)
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state.memory import remember_who_passed
from posse.kernel.choices import NO_YES
from posse.kernel.events import Saying
from posse.kernel.flow import Ask, Ballot, Frame


class SetUp(Frame):
    """Everything before the first turn.

    1 The stars of the players go round the establishments in random order.     D76-033, D76-034
    2 Hands, the Heist stack and two Safes for each are dealt.                  D76-037..039
    3 Each player takes a character nobody has; it has no effect.               D76-032
    4 Each passes one Safe to the left; the new pairs are shuffled.             D76-040..042
    5 With two players, the higher roller brings the Stranger.                  D76-346, D76-347
    6 The highest roller begins.                                                D76-043
    """

    STEPS = ("place_stars", "deal", "characters", "pass_a_safe", "roll_for_the_stranger", "the_stranger", "who_begins")

    host: int = EMPTY
    """The seat that brings the Stranger."""

    def place_stars(self, town: Town) -> None:
        bag = list(range(town.seats))
        town.chance.shuffle(bag)
        for number, seat in enumerate(bag):
            town.stars[seat] = number % HOUSES_AT_START[town.seats]
        for seat in range(town.seats):
            town.tell(STAR_PLACED, seat, town.stars[seat])

    def deal(self, town: Town) -> None:
        deal_cards(town)
        deal_safes(town)

    def characters(self, town: Town) -> Ask:
        # First come, first served; characters have no powers, so the seats may as well come in their order (D76-032).
        return Ask(len(town.characters), CHARACTER, unused_characters(town))

    def on_characters(self, town: Town, character: int) -> None:
        town.tell(CHOSE_CHARACTER, len(town.characters), character)
        town.characters = (*town.characters, character)
        if len(town.characters) < town.seats:
            self.skip_to("characters")

    def pass_a_safe(self, town: Town) -> Ballot:
        seats = list(range(town.seats))
        return Ballot(PASS_ON, seats, [NO_YES for _ in seats], final=True)

    def on_pass_a_safe(self, town: Town, places: list[int]) -> None:
        pass_safes(town, places)

    def roll_for_the_stranger(self, town: Town) -> None:
        if town.seats == 2:
            self.host = highest_black(town, ROLLED_FOR_STRANGER, BLACK_TIED_FOR_STRANGER)
        else:
            self.skip_to("who_begins")

    def the_stranger(self, town: Town) -> Ask:
        return Ask(self.host, STRANGER, unused_characters(town))

    def on_the_stranger(self, town: Town, character: int) -> None:
        town.characters = (*town.characters, character)
        town.stars[2] = town.stars[self.host]
        first = HEISTS[2] + 4
        town.rows = (*town.rows[:2], (first, first + 1))
        town.tell(CAME, self.host, character, town.stars[2])

    def who_begins(self, town: Town) -> None:
        town.starter = town.player = highest_black(town, ROLLED_BLACK, BLACK_TIED)
        town.tell(STARTS, town.starter)


def unused_characters(town: Town) -> list[int]:
    """The characters that nobody has taken."""
    return [character for character in range(len(CHARACTERS)) if character not in town.characters]


def deal_cards(town: Town) -> None:
    """The Deadwood cards are shuffled, and everyone gets a hand (D76-037)."""
    cards = list(ALL_CARDS)
    town.chance.shuffle(cards)
    town.deck = tuple(cards)
    for seat in range(town.seats):
        draw(town, seat, HAND[town.seats])


def safes_in_use(town: Town) -> list[int]:
    """The faces of all Safes that are shuffled: of the Mystery Safes only the chosen ones (D76-038, D76-290)."""
    return [
        face
        for face in range(len(SAFES))
        if face not in MYSTERIES or town.options[SAFES[face]]
        for _ in range(SAFE_COPIES[face])
    ]


def deal_safes(town: Town) -> None:
    """The Heist stack, two Safes for each, and the rest, which nobody sees (D76-039)."""
    faces = safes_in_use(town)
    town.chance.shuffle(faces)
    town.content = tuple(faces)
    town.tags = tuple(range(len(faces)))
    town.next_tag = len(faces)
    town.holsters = (EMPTY,) * (len(faces) + town.owners())
    first = HEISTS[town.seats]
    rows = list(town.rows)
    for seat in range(town.seats):
        rows[seat] = (first + 2 * seat, first + 2 * seat + 1)
    town.rows = tuple(rows)
    for seat in range(town.seats):
        whisper_two(town, seat, town.held(seat), DEALT, DEALT_ALIKE)


def pass_safes(town: Town, places: list[int]) -> None:
    """Each gives one Safe to the left and shuffles what is there now (D76-040, D76-041, D76-056)."""
    faces = [town.held(seat) for seat in range(town.seats)]
    passed = [faces[seat][places[seat]] for seat in range(town.seats)]
    content = list(town.content)
    tags = list(town.tags)
    for seat in range(town.seats):
        one, two = town.rows[seat]
        pair = [faces[seat][1 - places[seat]], passed[seat - 1]]
        town.chance.shuffle(pair)
        content[one], content[two] = pair
        tags[one], tags[two] = town.next_tag, town.next_tag + 1
        town.next_tag += 2
        town.whisper(seat, PASSED_ON, seat, passed[seat], (seat + 1) % town.seats)
        whisper_two(town, seat, pair, ROW, ROW_ALIKE)
    town.content = tuple(content)
    town.tags = tuple(tags)
    remember_who_passed(town, passed)
    town.came_to_light += 1


def whisper_two(town: Town, seat: int, faces: list[int], two: Saying, alike: Saying) -> None:
    """Tell a player the own two Safes."""
    if faces[0] == faces[1]:
        town.whisper(seat, alike, seat, faces[0])
    else:
        town.whisper(seat, two, seat, faces[0], faces[1])


def highest_black(town: Town, rolled: Saying, tied: Saying) -> int:
    """Every player rolls the black die; those tied for highest roll again until one is left (D76-043, D76-346)."""
    town.dice.clear()
    seats = list(range(town.seats))
    while True:
        pips = [throw(town, seat, [BLACK]) for seat in seats]
        for place, seat in enumerate(seats):
            town.tell(rolled, seat, pips[place])
        seats = [seats[place] for place in at_the_top(pips)]
        if len(seats) == 1:
            return seats[0]
        town.tell(tied)
