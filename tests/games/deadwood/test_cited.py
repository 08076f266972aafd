"""What is asked, offered, refused and told names the clause that it rests on, and says what is so."""

from __future__ import annotations

import pytest

from posse.games.deadwood import GAME
from posse.games.deadwood.components import CHURCH_PLOT, PLOTS
from posse.games.deadwood.sayings import (
    BUILD,
    DANCE,
    FROM_MINE,
    GRIFT,
    LINE_BEGINS,
    MARKS_IN_CHURCH,
    MOVE_FROM,
    MOVE_TO,
    NEXT_AT_STATION,
    NEXT_IN_ORDER,
    NO_TILE_AT_DEPOT,
    NOBODY_TO_GRIFT,
    NOT_ON_THE_LINE,
    NOT_OWED,
    ORDER,
    ORDER_IN_CHURCH,
    OWN_MARK,
    STATION_NOT_ON_THE_LINE,
    TRACK,
    TURN,
)
from posse.games.deadwood.state import Town
from posse.words import Words
from tests.games.deadwood.lay import asked, at, lay, plot, question, refused, refused_goal, told
from tests.games.deadwood.moves import annex, answer, draw, go, lay_tile

LINE = "f1 e2 d2 c3"


def cited(game: Town) -> set[str]:
    """The clauses behind what the open question offers."""
    asking = question(game)
    return {game.phrase(asking.seat, choice).saying.clause for choice in asking.choices}


def in_words(game: Town) -> str:
    return Words("en", GAME).say(game.asking(question(game).seat), ("Ann", "Ben", "Cleo"))


@pytest.mark.clauses("DW-251")
def test_going_home_from_the_dance_is_not_heading_back() -> None:
    game = lay("dance-hall@b3 bank@b4", {0: "boss gunslinger@bank boss@mine"})
    assert cited(game) == {"DW-100", "DW-110"}
    go(game, "boss", "dance-hall")
    assert cited(game) == {"DW-251"}
    for nobody in (at(game, "town-hall"), plot("f1"), FROM_MINE):
        assert refused(game, DANCE, nobody).clause == "DW-251"


@pytest.mark.clauses("DW-206")
def test_a_store_moves_a_cowboy_and_does_not_send_him() -> None:
    game = lay("general-store@b3 bank@b4 hotel@b5", {0: "boss greenhorn@bank", 1: "boss@hotel"})
    go(game, "boss", "general-store")
    answer(game, MOVE_FROM, at(game, "bank"))
    assert asked(game) == (0, "move-to") and cited(game) == {"DW-206"}


@pytest.mark.clauses("DW-165", "DW-166", "DW-167")
def test_a_choice_that_costs_the_sheriffs_fee_says_so() -> None:
    cowboys = {0: "boss greenhorn@hotel", 1: "boss@sheriffs-office", 2: "boss@church"}
    game = lay("general-store@b3 bank@b4 hotel@a1", cowboys, sheriff="a5 b4 b5")

    def offered(building: str) -> tuple[str, str]:
        kind = question(game).kind
        phrase = game.phrase(0, kind.first + at(game, building) + (2 * PLOTS if kind is TURN else 0))
        return phrase.saying.clause, Words("en", GAME).say(phrase, ("Ann", "Ben", "Cleo"))

    assert offered("bank") == ("DW-165", "Send a Trail Boss to the Bank, for a dollar to Ben")
    assert offered("church")[0] == "DW-165", "though somebody is there"
    assert offered("general-store") == ("DW-110", "Send a Trail Boss to the General Store")
    go(game, "boss", "general-store")
    answer(game, MOVE_FROM, at(game, "hotel"))
    assert offered("bank") == ("DW-167", "Move the Greenhorn to the Bank, for a dollar to Ben")
    assert offered("town-hall")[0] == "DW-206"
    game = lay("bank@b4", {0: "boss greenhorn@sheriffs-office"}, sheriff="a5 b4 b5")
    assert offered("bank")[0] == "DW-110", "no fee for who collects it"
    game = lay("bank@b4", {0: "boss"}, sheriff="a5 b4 b5")
    assert offered("bank")[0] == "DW-110", "nor to an empty Office"


@pytest.mark.clauses("DW-227")
def test_building_at_the_stage_depot_is_not_part_three_of_the_town_hall() -> None:
    game = lay("stage-depot@b3", {0: "boss"}, stacks=("hotel", "gold-mine", ""))
    go(game, "boss", "stage-depot")
    draw(game, 2)
    assert asked(game) == (0, "build") and game.asking(0).saying.clause == "DW-227"
    assert refused(game, BUILD, plot("b2")).saying is NO_TILE_AT_DEPOT, "the first stack was not drawn from"


@pytest.mark.clauses("DW-111", "DW-206")
def test_an_open_plot_has_a_name_so_that_one_can_ask_why_nobody_goes_there() -> None:
    game = lay("general-store@b3 bank@b4", {0: "boss greenhorn@bank"}, track="f1")
    for label, words in (("c1", "Send a Trail Boss to C1 (open plot)"), ("f1", "Send a Trail Boss to F1 (railroad)")):
        meant = game.meaning(0, TURN.first + 2 * PLOTS + plot(label))
        assert meant is not None and Words("en", GAME).say(meant) == words
    assert Words("en", GAME).say(refused_goal(game, "boss", "c1")) == "There is no building on C1 (open plot)."
    go(game, "boss", "general-store")
    answer(game, MOVE_FROM, at(game, "bank"))
    meant = game.meaning(0, MOVE_TO.first + plot("c1"))
    assert meant is not None and Words("pl", GAME).say(meant) == "Żółtodziób idzie na C1 (wolna działka)"
    assert refused(game, MOVE_TO, plot("c1")).clause == "DW-111"


@pytest.mark.clauses("DW-246", "DW-247")
def test_the_grifters_victims_are_called_by_their_rank_also_in_church() -> None:
    game = lay("grifter@b3 bank@b4", {0: "boss", 1: "gunslinger@church boss@bank", 2: "greenhorn"})
    go(game, "boss", "grifter")
    names = ("Kasia", "Bartek", "Ola")
    choices = [game.phrase(0, choice) for choice in question(game).choices]
    assert [Words("en", GAME).say(choice, names) for choice in choices] == [
        "Bartek’s Trail Boss from the Bank",
        "Bartek’s Gunslinger from the Church",
        "A Greenhorn from Ola’s Ranch",
    ]
    assert [Words("pl", GAME).say(choice, names) for choice in choices] == [
        "Przywódcę z Banku (Bartek)",
        "Rewolwerowca z Kościoła (Bartek)",
        "Żółtodzioba z rancza (Ola)",
    ], "in the case that the question asks for"


@pytest.mark.clauses("DW-255", "DW-267")
@pytest.mark.parametrize(
    ("track", "saying"), [("", LINE_BEGINS), ("f1", NOT_ON_THE_LINE), (LINE, STATION_NOT_ON_THE_LINE)]
)
def test_why_a_tile_cannot_lie_there(track: str, saying: object) -> None:
    game = lay(cowboys={0: "boss"}, track=track)
    go(game, "boss", "town-hall")
    assert refused(game, TRACK, plot("a1")).saying is saying


@pytest.mark.clauses("DW-267", "DW-268", "DW-270")
def test_at_the_station_two_annexes_are_spoken_of() -> None:
    game = lay("bank@b2 hotel@b1", {0: "boss", 1: "boss@bank"}, track="f1 e1 d1 c1")
    go(game, "boss", "town-hall")
    assert cited(game) == {"DW-268"}
    lay_tile(game, "b1")
    assert told(game, NEXT_AT_STATION) == [(1, game.plots[plot("b2")])] and not told(game, NEXT_IN_ORDER)
    assert game.asking(1).saying.clause == "DW-270" and "twice" in in_words(game)
    annex(game)
    assert asked(game) == (1, "annex") and "once more" in in_words(game)


@pytest.mark.clauses("DW-261", "DW-262")
def test_beside_other_tiles_it_is_one_annex() -> None:
    game = lay("bank@e1", {0: "boss", 1: "boss@bank"})
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert told(game, NEXT_IN_ORDER) and not told(game, NEXT_AT_STATION)
    assert game.asking(1).saying.clause == "DW-261"


@pytest.mark.clauses("DW-270")
def test_in_the_church_the_next_one_is_named_by_his_player() -> None:
    game = lay(cowboys={0: "boss", 1: "boss@church", 2: "boss@church"}, track=LINE, posters={1: 3, 2: 3})
    go(game, "boss", "town-hall")
    lay_tile(game, "b4")
    assert asked(game) == (0, "order")
    assert refused(game, ORDER, CHURCH_PLOT).saying is ORDER_IN_CHURCH
    assert refused(game, ORDER, plot("f2")).saying is NOT_OWED


@pytest.mark.clauses("DW-246", "DW-249")
def test_in_the_church_a_mark_is_named_by_his_player() -> None:
    game = lay("grifter@b3", {0: "boss greenhorn@church", 1: "boss@church boss", 2: "boss"})
    go(game, "boss", "grifter")
    assert refused(game, GRIFT, CHURCH_PLOT).saying is MARKS_IN_CHURCH
    assert refused(game, GRIFT, 27 + 0).saying is OWN_MARK, "one's own, though an opponent is there"
    alone = lay("grifter@b3", {0: "boss greenhorn@church", 1: "boss boss", 2: "boss"})
    go(alone, "boss", "grifter")
    assert refused(alone, GRIFT, CHURCH_PLOT).saying is NOBODY_TO_GRIFT
