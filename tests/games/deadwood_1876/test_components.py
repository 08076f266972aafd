"""Chapter 4, components (D76-001..015), and the odds of the rulebook."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction

import pytest

from posse.games.deadwood_1876 import GAME
from posse.games.deadwood_1876.components import (
    ALL_CARDS,
    BADGES,
    BLACK,
    CHARACTERS,
    COLT,
    COPIES,
    DEADWOOD,
    DERRINGER,
    FACES,
    FIRST_BADGE,
    FIRST_GUN,
    GOLD,
    GUNS,
    HOUSES,
    ITEMS,
    MESSENGER,
    MYSTERIES,
    PEPPERBOX,
    RED,
    SAFE_COPIES,
    SAFES,
    WINCHESTER,
    card_of,
    gun_of,
    item_of,
)
from posse.games.deadwood_1876.rules.dice import roll
from posse.kernel.chance import Scripted
from posse.words import Words, game_folder
from tests.games.deadwood_1876.lay import asked, card, dice, lay, new, options, played, rig, rob, row, safe, table

# Wins, losses and ties out of 36, row against column, and the percentage that the rulebook prints.
WEAKEST_FIRST = (PEPPERBOX, DERRINGER, COLT, WINCHESTER, MESSENGER)
VECTORS = (
    ((11, 11, 14), (8, 16, 12), (5, 22, 9), (2, 28, 6), (1, 31, 4)),
    ((16, 8, 12), (12, 12, 12), (8, 18, 10), (4, 24, 8), (2, 28, 6)),
    ((22, 5, 9), (18, 8, 10), (13, 13, 10), (8, 18, 10), (5, 23, 8)),
    ((28, 2, 6), (24, 4, 8), (18, 8, 10), (12, 12, 12), (8, 18, 10)),
    ((31, 1, 4), (28, 2, 6), (23, 5, 8), (18, 8, 10), (13, 13, 10)),
)
PRINTED = (
    (50, 33, 19, 7, 3),
    (67, 50, 31, 14, 7),
    (81, 69, 50, 31, 18),
    (93, 86, 69, 50, 31),
    (97, 93, 82, 69, 50),
)


@pytest.mark.clauses("D76-001")
@pytest.mark.parametrize("seats", range(2, 10))
def test_nine_characters_and_each_owner_has_another(seats: int) -> None:
    assert len(set(CHARACTERS)) == 9
    game = played(seats, 1)
    assert len(set(game.characters)) == len(game.characters) == game.owners() == len(game.stars)


@pytest.mark.clauses("D76-002")
def test_a_character_starts_unhurt() -> None:
    assert [owner["hits"] for owner in table(new(5, 1), None)["owners"]] == [0] * 5


@pytest.mark.clauses("D76-003")
def test_three_establishments_from_the_gem_clockwise() -> None:
    assert HOUSES == ("gem", "bella", "grand")


@pytest.mark.clauses("D76-004", "D76-005")
def test_guns_stand_from_the_strongest_to_the_weakest() -> None:
    means = [Fraction(sum(faces), 6) for faces in FACES]
    assert means == sorted(means, reverse=True) and len(set(means)) == 5
    assert means == [Fraction(5, 2), 2, Fraction(3, 2), 1, Fraction(2, 3)]


@pytest.mark.clauses("D76-005")
@pytest.mark.parametrize("one", range(5))
@pytest.mark.parametrize("two", range(5))
def test_the_odds_table_of_the_rulebook(one: int, two: int) -> None:
    """All 25 percentages, computed exactly from the faces."""
    mine, other = FACES[WEAKEST_FIRST[one]], FACES[WEAKEST_FIRST[two]]
    won = sum(a > b for a in mine for b in other)
    lost = sum(a < b for a in mine for b in other)
    assert (won, lost, 36 - won - lost) == VECTORS[one][two]
    assert round(float(Fraction(100 * won, won + lost))) == PRINTED[one][two]


@pytest.mark.clauses("D76-005")
@pytest.mark.parametrize("gun", range(5))
def test_each_face_is_one_number_of_luck(gun: int) -> None:
    game = lay()
    game.chance = Scripted(list(range(6)))
    assert tuple(roll(game, gun) for _ in range(6)) == FACES[gun]


@pytest.mark.clauses("D76-006")
def test_the_red_die_is_the_colt() -> None:
    assert FACES[RED] == (0, 1, 1, 2, 2, 3) and GUNS[RED] == "colt"


@pytest.mark.clauses("D76-007")
def test_the_black_die_is_the_messenger() -> None:
    assert FACES[BLACK] == (1, 2, 2, 3, 3, 4) and GUNS[BLACK] == "messenger"


@pytest.mark.clauses("D76-008")
def test_more_dice_of_a_kind_can_be_rolled_than_the_box_has() -> None:
    """Four Winchesters at once: the Holsters of both sides and both guns."""
    hands = {
        0: "winchester-duster colt-duster colt-stetson colt-white",
        1: "winchester-stetson derringer-duster derringer-stetson derringer-white",
        2: "winchester-holster derringer-holster colt-brown pepperbox-duster",
        3: "winchester-holster messenger-duster messenger-white pepperbox-stetson",
    }
    game = lay(hands=hands)
    rob(game, "winchester-duster", 1, 1, "winchester-stetson")
    rig(game, "winchester3 winchester3 winchester1 winchester1")
    game.play(2, game.questions()[0].kind.first + 1 + WINCHESTER)
    game.play(3, game.questions()[0].kind.first)
    game.play(3, game.questions()[0].kind.first + 1 + WINCHESTER)
    assert len(row(game, 0)) == 3, "6 against 2"


@pytest.mark.clauses("D76-009")
def test_every_deadwood_card_has_one_gun_and_one_item() -> None:
    assert len(ALL_CARDS) == 50
    for number in ALL_CARDS:
        assert card_of(gun_of(number), item_of(number)) == number
        assert 0 <= gun_of(number) < 5 and 0 <= item_of(number) < 5


@pytest.mark.clauses("D76-010")
def test_ten_of_each_gun_and_the_printed_number_of_each_item() -> None:
    assert [sum(gun) for gun in DEADWOOD] == [10] * 5
    items = Counter(ITEMS[item_of(number)] for number in ALL_CARDS)
    assert items["horse-white"] + items["horse-brown"] == 10
    assert (items["duster"], items["stetson"], items["holster"]) == (12, 13, 15)
    assert sum(COPIES) == 50


@pytest.mark.clauses("D76-011")
def test_half_of_the_horses_are_white() -> None:
    assert sum(ALL_CARDS.count(card(f"{gun}-white")) for gun in GUNS) == 5
    assert sum(ALL_CARDS.count(card(f"{gun}-brown")) for gun in GUNS) == 5


@pytest.mark.clauses("D76-012")
def test_twenty_five_safes() -> None:
    assert sum(SAFE_COPIES) == 25
    assert sum(SAFE_COPIES[:5]) == 8, "gold"
    assert sum(SAFE_COPIES[FIRST_GUN:FIRST_BADGE]) == 7 and min(SAFE_COPIES) == 1
    assert SAFE_COPIES[FIRST_BADGE : FIRST_BADGE + BADGES] == (1,) * 5 and len(MYSTERIES) == 5


@pytest.mark.clauses("D76-005", "D76-010", "D76-012", "D76-014")
@pytest.mark.parametrize(("lang", "file"), [("en", "clauses.md"), ("pl", "clauses.pl.md")])
def test_the_tables_of_the_rules_show_what_is_in_the_box(lang: str, file: str) -> None:
    words = Words(lang, GAME)
    text = (game_folder(GAME) / file).read_text(encoding="utf-8")

    def stands_there(name: str, *cells: object) -> bool:
        line = " | ".join([re.escape(name) + r"( \(.*\))?", *map(str, cells)]).replace(" | ", r" \| ")
        return re.search(rf"^\| {line} \|$", text, re.MULTILINE) is not None

    for number in range(len(GUNS)):
        assert stands_there(words.name("gun", number), " ".join(map(str, FACES[number])))
        assert stands_there(words.name("gun", number), *DEADWOOD[number])
    for face in range(len(SAFES)):
        assert stands_there(words.name("safe", face), SAFE_COPIES[face])


@pytest.mark.clauses("D76-013")
def test_only_gold_is_worth_gold() -> None:
    assert [GOLD[safe(f"gold{n}")] for n in range(1, 6)] == [1, 2, 3, 4, 5]
    assert all(GOLD[face] == 0 for face in range(5, len(SAFES)))


@pytest.mark.clauses("D76-014")
def test_badges_have_their_order() -> None:
    assert [safe(f"badge{n}") for n in range(1, 6)] == list(range(FIRST_BADGE, FIRST_BADGE + 5))


@pytest.mark.clauses("D76-015")
def test_any_card_can_attack_and_defend() -> None:
    for number in sorted(set(ALL_CARDS)):
        name = f"{GUNS[gun_of(number)]}-{ITEMS[item_of(number)]}"
        game = lay(hands={0: name, 1: "colt-duster colt-stetson"})
        assert 25 + number in options(game, 0) and 50 + number in options(game, 0)
        game = lay(
            hands={0: "winchester-duster winchester-stetson", 1: name} if "winchester" not in name else {1: name}
        )
        game.play(0, game.questions()[0].choices[-1])
        game.play(0, game.questions()[0].choices[0])
        assert asked(game) == [(1, "defend")] and options(game, 1) == [number], "one card only, and it defends"
    assert dice("colt0 messenger4") == [0, 5]
