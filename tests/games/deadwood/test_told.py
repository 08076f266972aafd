"""What is told, whole: every word of the log after a choice, in its order. And what the table shows of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from posse.games.deadwood import GAME, town
from posse.games.deadwood.components import STARRED
from posse.games.deadwood.rules.ending import Verdict
from posse.games.deadwood.rules.railroad import destroy
from posse.games.deadwood.state import Town
from posse.kernel.chance import Sampled
from tests.games.deadwood.lay import dice, lay, plot, question, spot, table, tile
from tests.games.deadwood.moves import (
    LINE,
    aim,
    annex,
    build,
    dance,
    draw,
    go,
    grift,
    hire,
    lay_tile,
    look,
    move,
    publish,
    rob,
    send,
    town_hall_with,
    wire,
)


def story(game: Town) -> list[str]:
    """The log: the words of each event by their key, and its numbers."""
    return [" ".join([e.saying.key.removeprefix("event-"), *map(str, e.values)]) for e in game.log or []]


def annexed(building: str, then: Callable[[Town], None] | None = None) -> list[str]:
    """What is told when seat 0's boss annexes a building, after he was sent there."""
    others = {1: "boss@bank greenhorn gunslinger", 2: "boss@mine greenhorn"}
    game = lay(
        f"{building}@b3 bank@b4 hotel@c1",
        {0: "boss greenhorn@hotel gunslinger@mine boss@supply", **others},
        top="laundry",
    )
    go(game, "boss", building)
    if then is not None:
        then(game)
    sent, *rest = story(game)
    assert sent == f"sent 0 2 {tile(building)}"
    return rest


def draw_and_build(game: Town) -> None:
    draw(game, 1)
    build(game, "laundry", "b5")


def move_and_decline(game: Town) -> None:
    move(game, "hotel", "church")
    annex(game, yes=False)


@pytest.mark.clauses("DW-203", "DW-210", "DW-213", "DW-216", "DW-220", "DW-231")
@pytest.mark.parametrize(
    ("building", "words"),
    [("gunsmith", "gunsmith 0 4 2"), ("new-gunsmith", "gunsmith 0 13 2"), ("blacksmith", "blacksmith 0 6 1"),
     ("new-laundry", "laundry 0 17"), ("undertaker", "undertaker 0")],
)  # fmt: skip
def test_a_building_that_pays_says_so(building: str, words: str) -> None:
    assert annexed(building) == [words]


@pytest.mark.clauses("DW-185", "DW-203", "DW-214", "DW-227", "DW-239", "DW-246", "DW-250", "DW-251", "DW-252")
@pytest.mark.parametrize(
    ("building", "then", "words"),
    [
        ("casino", lambda game: rob(game, 2), ["casino 0 2"]),
        ("stage-depot", draw_and_build,
         ["depot 0", "drawn-at-depot 0 10 1", "built 0 10 11"]),
        ("fortune-teller", lambda game: look(game, None), ["teller 0"]),
        ("grifter", lambda game: grift(game, "bank", "ranch 2 greenhorn"),
         ["grifter 0", "grifted 1 2 5", "grifted-ranch 2 0"]),
        ("newspaper", lambda game: publish(game, 1), ["newspaper 0", "news 1"]),
        ("dance-hall", lambda game: dance(game, "hotel", "mine gunslinger"),
         ["dance 0", "danced-home 0 0 9", "danced-home-mine 0 1"]),
        ("telegraph-office", lambda game: wire(game, True), ["telegraph 0", "pool-filled 2"]),
        ("telegraph-office", lambda game: wire(game, False), ["telegraph 0", "pool-drained 2"]),
        ("new-saloon", lambda game: hire(game, None), ["saloon-nobody 0 18"]),
        ("new-saloon", lambda game: hire(game, "boss"), ["saloon 0 18 2 3"]),
        ("general-store", move_and_decline,
         ["store 0 8", "moved 0 0 9 2", "declined 0 2"]),
    ],
)  # fmt: skip
def test_a_building_with_a_choice_says_what_was_chosen(
    building: str, then: Callable[[Town], None], words: list[str]
) -> None:
    assert annexed(building, then) == words


@pytest.mark.clauses("DW-180", "DW-216")
def test_church_and_hotel_say_so() -> None:
    for posters, words in ((2, "church 0 1"), (0, "church 0 0")):
        game = lay(posters={0: posters})
        go(game, "boss", "church")
        assert story(game)[1:] == [words]
    game = lay("hotel@b3")
    go(game, "boss", "hotel")
    assert story(game)[1:] == ["hotel 0"]


@pytest.mark.clauses("DW-120", "DW-121", "DW-128", "DW-138", "DW-232", "DW-234")
@pytest.mark.parametrize(
    ("building", "last"), [("bank", "undertaker-paid 2 1"), ("undertaker", "undertaker-survivor 0")]
)
def test_a_shootout_is_told_from_the_poster_to_the_undertaker(building: str, last: str) -> None:
    where = {"bank": {1: "greenhorn@bank boss", 2: "boss@undertaker"}, "undertaker": {1: "greenhorn@undertaker boss"}}
    game = lay("undertaker@b3 bank@b4", {0: "boss", **where[building]}, dice=(6, 1))
    send(game, "boss", building)
    assert story(game) == [
        f"sent 0 2 {tile(building)}", f"shootout 0 2 1 0 {tile(building)}", "wanted 0", "took-dice 0 3 1 1",
        "opened-fire-2 0 1 5 0", "hit-by-six 1 0", "died 1 0", last,
    ]  # fmt: skip


@pytest.mark.clauses("DW-129", "DW-140")
def test_who_could_not_drive_the_other_out_is_told_to_go() -> None:
    game = lay("bank@b4", {0: "greenhorn", 1: "greenhorn@bank boss"}, dice=(1, 1))
    send(game, "greenhorn", "bank")
    assert story(game)[-3:] == ["exchanged-fire 0 0 1 0", "nobody-hit", "driven-off 0 0"]


@pytest.mark.clauses("DW-052", "DW-060")
def test_the_setup_is_told_building_by_building_and_roll_by_roll() -> None:
    again = 0
    for seed in range(20):
        game = town(GAME.new(3, Sampled.of(seed), {}))
        told = story(game)
        built = [words.split() for words in told if words.startswith("start-building")]
        assert sorted((int(where), int(what)) for _, what, where in built) == [
            (where, game.plots[where]) for where in sorted(STARRED)
        ]
        rolls = [words.split() for words in told if words.startswith("start-roll")]
        assert [(int(seat), int(die) + 1) for _, seat, die in rolls] == dice(game)
        assert [words for words, *_ in rolls] == ["start-roll"] * 3 + ["start-roll-again"] * (len(rolls) - 3)
        assert told[-1] == f"first-player {game.first_player}"
        again += len(rolls) > 3
    assert again


@pytest.mark.clauses("DW-261", "DW-263", "DW-267", "DW-270", "DW-290", "DW-298")
def test_the_station_is_told_whom_it_owes_what_and_that_it_ends_the_game() -> None:
    game = town_hall_with("bank@b3 hotel@b5", {1: "gunslinger@bank", 2: "boss@hotel"}, track=LINE)
    lay_tile(game, "b4")
    assert "station 0 10" in story(game)
    owed = sorted(map(tuple, table(game, None)["owed"]))
    gunslinger, boss = 9 + 3, 18 + 6
    assert owed == [(4, gunslinger), (4, gunslinger), (4, boss), (4, boss)], "each may annex twice"
    while game.pending is not None:
        asks = question(game)
        game.play(asks.seat, asks.choices[0])
    told = story(game)
    assert told.count("declined 1 5") == told.count("declined 2 9") == 2
    assert "station-open" in told
    assert any(words.startswith("won ") for words in told)


@pytest.mark.clauses("DW-257", "DW-062")
def test_tiles_put_under_a_stack_are_seen_from_the_bottom_upwards() -> None:
    game = lay("bank@c1 laundry@c2")
    destroy(game, plot("c1"))
    destroy(game, plot("c2"))
    assert table(game, 1)["stacks"][0]["bottom"] == [tile("laundry"), tile("bank")]


@pytest.mark.clauses("DW-132", "DW-133", "DW-310", "DW-312", "DW-318")
def test_a_wounded_champion_who_is_killed_by_a_six_falls_too() -> None:
    """Four gunslingers: the others shoot at the first, a wound and a six, three wounds in all."""
    game = lay("", dict.fromkeys(range(4), "gunslinger"), seats=4, start=Verdict(), over=True, dice=(1, 4, 6, 1))
    assert story(game)[-8:] == [
        "entered 0 1", "entered 1 1", "entered 2 1", "entered 3 1",
        "volley 0 0 2", "volley 1 0 2", "volley 2 0 2", "volley 3 0 2",
    ]  # fmt: skip
    for target in (1, 0, 0, 0):
        aim(game, target)
    assert "fell 0 1" in story(game) and spot(game, 0, "gunslinger") == "dead"
    shown = table(game, None)["going_on"]["final"]
    assert shown["wounds"] == [3, 0, 0, 0]
    assert shown["shares"] == [-1] * 16, "one die can't be divided"


@pytest.mark.clauses("DW-291", "DW-295", "DW-296", "DW-298")
def test_the_end_is_told_from_the_last_death_to_the_winner() -> None:
    game = lay("bank@b4", {0: "greenhorn", 1: "greenhorn@bank"}, seats=2, dice=(6, 6))
    send(game, "greenhorn", "bank")
    assert story(game)[-10:] == [
        "died 0 0", "out-of-cowboys 0", "died 1 0", "out-of-cowboys 1", "wiped-out", "brought 0 5", "brought 1 5",
        "fined 0 1 1 4", "not-fined 1 5", "won 1 5",
    ]  # fmt: skip
