"""Chapter 1, components (CE-001..016)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import (
    ACTIONS,
    BANDITS,
    BULLETS,
    COLOURS,
    EVENTS,
    FOR_FEW,
    FOR_MANY,
    LOOT,
    NEUTRAL_BULLETS,
    NO_EVENT,
    OWN_CARDS,
    PURSE_VALUES,
    ROUND_CARDS,
    ROUND_EVENT,
    ROUND_TURNS,
    STANDARD,
    STATIONS,
    TOKENS,
    TURNS,
    WAGON_LOOT,
    WAGONS,
    loot_kind,
)
from posse.games.colt_express.sayings import KINDS, TOKEN
from tests.games.colt_express.lay import b, lay, new, place, steal, table


@pytest.mark.clauses("CE-001")
def test_the_box_holds_a_train_six_bandits_and_their_marshal() -> None:
    assert BANDITS == ("ghost", "belle", "cheyenne", "tuco", "django", "doc")
    assert [len(WAGONS), NEUTRAL_BULLETS, len(ROUND_CARDS), TOKENS] == [6, 13, 17, 26]
    game = new(6, bandits="dealt")
    assert game.cars == 6, "the Locomotive is car 0"
    assert not any("scenery" in kind.name for kind in KINDS.all), "nobody is ever asked about scenery"


@pytest.mark.clauses("CE-002", "CE-003", "CE-004")
def test_loot_and_what_it_is_worth() -> None:
    kinds = [LOOT[loot_kind(token)] for token in range(TOKENS)]
    assert [kinds.count(kind) for kind in ("purse", "jewel", "strongbox")] == [18, 6, 2]
    game = lay(loot={"ghost": "jewel box", "3i": "250 500"})
    assert [game.worth(token) for token in range(18, 24)] == [500] * 6
    assert [game.worth(token) for token in (24, 25)] == [1000, 1000]
    counted = {value: PURSE_VALUES.count(value) for value in PURSE_VALUES}
    assert counted == {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}
    assert sum(PURSE_VALUES) == 6000
    for seed in range(20):
        assert sorted(new(4, bandits="dealt").value) == sorted(PURSE_VALUES), seed


@pytest.mark.clauses("CE-005")
def test_the_floors_of_the_wagons_use_all_but_the_starting_purses() -> None:
    assert WAGON_LOOT == ((1, 0), (3, 0), (1, 1), (3, 1), (4, 1), (0, 3))
    assert sum(purses for purses, _ in WAGON_LOOT) == 18 - 6
    assert sum(jewels for _, jewels in WAGON_LOOT) == 6


@pytest.mark.clauses("CE-006", "CE-007", "CE-008")
def test_every_bandit_has_the_same_ten_cards_and_six_bullets() -> None:
    assert dict(zip(ACTIONS, OWN_CARDS, strict=True)) == {
        "move": 2, "floor": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1,
    }  # fmt: skip
    game = new(6, bandits="dealt")
    for bandit in range(6):
        assert game.stock[bandit * 6 : bandit * 6 + 6] == OWN_CARDS
        assert game.bullets[bandit] == BULLETS == 6
    assert len(table(game, 0)["bandits"]) == 6, "one Character card each"


@pytest.mark.clauses("CE-009")
def test_colours() -> None:
    assert dict(zip(BANDITS, COLOURS, strict=True)) == {
        "ghost": "white", "tuco": "red", "cheyenne": "green", "doc": "blue", "django": "black", "belle": "purple",
    }  # fmt: skip


@pytest.mark.clauses("CE-010", "CE-011")
def test_seven_round_cards_for_few_seven_for_many_three_stations() -> None:
    assert (len(FOR_FEW), len(FOR_MANY), len(STATIONS)) == (7, 7, 3)
    assert not set(FOR_FEW) & set(FOR_MANY)
    assert TURNS == ("standard", "tunnel", "speeding", "switching")
    stations = {new(seats, bandits="dealt").rounds[-1] for seats in (3, 6) for _ in range(3)}
    assert stations <= set(STATIONS)


@pytest.mark.clauses("CE-012", "CE-013", "CE-014")
@pytest.mark.parametrize(
    ("number", "turns", "event"),
    [
        (0, "NNTR", "angry-marshal"), (1, "NTNN", "swivel-arm"), (2, "NNNN", "braking"), (3, "NTUN", "take-it-all"),
        (4, "NNTNN", "rebellion"), (5, "NTNTN", None), (6, "NUN", None),
        (7, "NNR", "angry-marshal"), (8, "NTN", "swivel-arm"), (9, "NTNN", "braking"), (10, "NUR", "take-it-all"),
        (11, "NTNR", "rebellion"), (12, "NTNT", None), (13, "NU", None),
        (14, "NNTN", "pickpocketing"), (15, "NNTN", "marshals-revenge"), (16, "NNTN", "hostage"),
    ],
)  # fmt: skip
def test_the_printed_round_cards(number: int, turns: str, event: str | None) -> None:
    assert "".join("NTUR"[turn] for turn in ROUND_TURNS[number]) == turns
    assert ROUND_EVENT[number] == (NO_EVENT if event is None else EVENTS.index(event))
    assert ROUND_TURNS[number][0] == STANDARD
    if event:
        assert ROUND_CARDS[number] == event


@pytest.mark.clauses("CE-015")
def test_the_back_of_a_token_shows_its_kind_only() -> None:
    game = lay(loot={"2i": "400 jewel", "tuco": "300 box"})
    (purse, jewel) = table(game, 0)["train"][place("2i")]
    assert (purse["kind"], purse["value"]) == (0, None)
    assert (jewel["kind"], jewel["value"]) == (1, 500)
    (tuco,) = [bandit for bandit in table(game, 0)["bandits"] if bandit["bandit"] == b("tuco")]
    assert (tuco["purses"], tuco["purse_values"], tuco["strongboxes"]) == (1, [], 1)


@pytest.mark.clauses("CE-016")
def test_a_face_down_card_shows_neither_kind_nor_bandit() -> None:
    looks = []
    for hidden in ("tuco fire", "cheyenne move"):
        game = lay(
            bandits="tuco cheyenne django doc", seats=2, rounds="tunnel bridge angry take hostage",
            pile=f"({hidden})", at="tuco 3i, cheyenne 4i, django 3i, doc 4i",
        )  # fmt: skip
        looks.append(table(game, 1)["pile"])
        assert looks[-1] == [{"seat": 0, "card": None, "face_down": True, "by_ghost": False}]
    assert looks[0] == looks[1]


@pytest.mark.clauses("CE-001", "CE-016")
def test_bullets_in_a_deck_can_not_be_told_from_other_cards() -> None:
    wounded = lay(decks={"tuco": "move fire bullet"})
    sound = lay(decks={"tuco": "move fire robbery"})
    assert table(wounded, 0)["players"][3]["deck"] == table(sound, 0)["players"][3]["deck"] == 3


@pytest.mark.clauses("CE-002")
def test_only_tokens_that_lie_here_can_be_robbed() -> None:
    game = steal("ghost robbery", at="ghost 2i", loot={"2i": "300 jewel jewel", "3i": "400"})
    assert game.questions()[0].kind is TOKEN
    assert game.questions()[0].options == [0, 18], "of two Jewels, which are alike, one is offered"
