"""Chapter 1, components (DW-001..020)."""

from __future__ import annotations

from collections import Counter

import pytest

from posse.games.deadwood import GAME, town
from posse.games.deadwood.components import (
    BOSS,
    GREENHORN,
    GUNSLINGER,
    KIND,
    KINDS_OF_BUILDINGS,
    PROTECTED,
    RAILROAD,
    RAILROAD_TILES,
    STACK_TILES,
    STATION,
    TILE_NAMES,
    owner,
    rank_of,
    strength,
)
from posse.games.deadwood.sayings import GOLD_DUG
from posse.kernel.box import BadTable
from posse.kernel.chance import Sampled
from tests.games.deadwood.lay import dice, holder, lay, script_done, told, walk
from tests.games.deadwood.moves import flee, go, lay_tile, load, send


@pytest.mark.clauses("DW-001")
def test_two_to_five_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (0, 1, 6):
        with pytest.raises(BadTable):
            GAME.new(seats, Sampled.of(1))


@pytest.mark.clauses("DW-002", "DW-003", "DW-004")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_gang_is_three_of_each_rank(seats: int) -> None:
    game = town(GAME.new(seats, Sampled.of(1)))
    assert len(game.cowboys) == 9 * seats
    for seat in range(seats):
        gang = [cowboy for cowboy in range(len(game.cowboys)) if owner(cowboy) == seat]
        assert len(gang) == 9
        assert Counter(rank_of(cowboy) for cowboy in gang) == {GREENHORN: 3, GUNSLINGER: 3, BOSS: 3}
        assert [strength(cowboy) for cowboy in gang] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.clauses("DW-002")
def test_five_gangs_are_forty_five_cowboys() -> None:
    assert len(town(GAME.new(5, Sampled.of(1))).cowboys) == 45


@pytest.mark.clauses("DW-005", "DW-006", "DW-007", "DW-340")
@pytest.mark.parametrize("seats", [2, 5])
def test_cartridges_ponies_and_posters_are_neither_made_nor_lost(seats: int) -> None:
    for game in walk(seats, 7):
        assert game.cartridge_supply + sum(game.cartridges) == 20
        assert game.pony_supply + sum(game.ponies) == 10
        assert game.crime_pool + game.in_the_box + sum(game.posters) == 29


@pytest.mark.clauses("DW-008", "DW-009")
def test_four_railroad_tiles_one_station_and_one_sheriff() -> None:
    game = lay(cowboys={0: "boss"}, track="f1 e1 d1 c1")
    assert game.plots.count(RAILROAD) == RAILROAD_TILES == 4
    go(game, "boss", "town-hall")
    lay_tile(game, "b1")
    assert game.plots.count(RAILROAD) == 4 and game.plots.count(STATION) == 1
    assert sum(PROTECTED[game.sheriff]) == 3, "one Sheriff, on one intersection"


@pytest.mark.clauses("DW-010")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_the_faces_one_to_six(face: int) -> None:
    game = lay("gold-mine@b3", dice=(face,))
    go(game, "boss", "gold-mine")
    assert told(game, GOLD_DUG)[0][1] == face - 1 and dice(game) == [(0, face)]


@pytest.mark.clauses("DW-010")
def test_every_face_is_as_likely_as_the_others() -> None:
    luck = Sampled.of(3)
    game = lay("gold-mine@b3")
    game.chance = luck
    faces = Counter(game.roll(0, 0, 1, 6000))
    assert sorted(faces) == list(range(6)) and all(880 < count < 1120 for count in faces.values())


@pytest.mark.clauses("DW-010")
def test_eight_dice_are_the_most_of_an_ordinary_shootout() -> None:
    game = lay("bank@b3", {0: "boss", 1: "boss@bank"}, cartridges={0: 1, 1: 1}, dice=(1,) * 8)
    send(game, "boss", "bank")
    load(game)
    load(game)
    assert script_done(game) and len(dice(game)) == 8


@pytest.mark.clauses("DW-011", "DW-012")
def test_money_is_an_amount_and_never_runs_out() -> None:
    game = lay("hotel@b3", money={0: 144, 1: 144, 2: 144})
    go(game, "boss", "hotel")
    assert game.money == [146, 144, 144]


@pytest.mark.clauses("DW-013")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_gunsmith_gives_what_cartridges_are_left(left: int, gained: int) -> None:
    game = lay("gunsmith@b3", cartridges={1: 20 - left})
    go(game, "boss", "gunsmith")
    assert game.cartridges[0] == gained and game.cartridge_supply == left - gained
    assert game.money[0] == 6, "the dollar is paid all the same"


@pytest.mark.clauses("DW-013")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 1)])
def test_the_blacksmith_gives_a_pony_if_one_is_left(left: int, gained: int) -> None:
    game = lay("blacksmith@b3", ponies={1: 10 - left})
    go(game, "boss", "blacksmith")
    assert game.ponies[0] == gained and game.pony_supply == left - gained
    assert game.money[0] == 6


@pytest.mark.clauses("DW-013", "DW-126")
def test_used_cartridges_and_ponies_can_be_had_again() -> None:
    game = lay("bank@b3", {0: "boss", 1: "boss@bank"}, cartridges={0: 20}, ponies={1: 10})
    send(game, "boss", "bank")
    flee(game)
    assert game.pony_supply == 1
    assert game.gain_pony(2) == 1 and game.gain_pony(2) == 0


@pytest.mark.clauses("DW-014", "DW-015", "DW-016", "DW-017", "DW-018")
def test_the_tiles_and_their_backs() -> None:
    stacks = [[TILE_NAMES[number] for number in tiles] for tiles in STACK_TILES]
    assert TILE_NAMES[:4] == ("town-hall", "sheriffs-office", "church", "saloon")
    assert stacks[0] == [
        "gunsmith", "bank", "blacksmith", "casino", "general-store", "hotel", "laundry", "stage-depot", "undertaker",
    ]  # fmt: skip
    assert [name.removeprefix("new-") for name in stacks[1]] == [
        "gunsmith", "blacksmith", "gold-mine", "general-store", "laundry", "saloon",
    ]  # fmt: skip
    assert stacks[2] == [
        "fortune-teller", "courthouse", "grifter", "newspaper", "dance-hall", "telegraph-office",
    ]  # fmt: skip
    assert 4 + sum(len(stack) for stack in stacks) + 1 == 26, "the Train Station is the 26th"


@pytest.mark.clauses("DW-019", "DW-020")
def test_five_kinds_exist_twice() -> None:
    kinds = Counter(KIND)
    twice = {KINDS_OF_BUILDINGS[kind] for kind, count in kinds.items() if count == 2}
    assert twice == {"gunsmith", "blacksmith", "general-store", "laundry", "saloon"}
    assert len(kinds) == 20 and sum(kinds.values()) == 25


@pytest.mark.clauses("DW-020")
@pytest.mark.parametrize("name", ["gunsmith", "blacksmith", "laundry"])
def test_copies_do_the_same_and_are_held_apart(name: str) -> None:
    game = lay(f"{name}@b3 new-{name}@b4", {0: "boss gunslinger", 1: "boss"}, seats=2)
    go(game, "boss", name)
    one = (game.money[0], game.cartridges[0], game.ponies[0])
    go(game, "boss", f"new-{name}")
    assert (game.money[1], game.cartridges[1], game.ponies[1]) == one
    assert holder(game, name) == 0 and holder(game, f"new-{name}") == 1
