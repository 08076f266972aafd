"""Chapter 19, the Mystery Safes (D76-289..307)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876 import GAME
from posse.games.deadwood_1876.components import MESSENGER
from posse.games.deadwood_1876.rules.showdown import personal_gold, showdown_guns, who_advances
from posse.games.deadwood_1876.sayings import (
    ADVANCES_BY_CASH,
    BADGES_CALLED,
    BLEW_UP,
    BLOW_UP,
    BOUT_ROLLS,
    COUNTED,
    HOUSE_GOLD,
    NOTHING_TO_BLOW_UP,
    OWN_GOLD,
    POKER_LOST,
    POKER_WON,
    SAFE_OPEN,
    SPOILED,
    STAR_SHOWN,
    WHY_NOT_BLOWN_UP,
    WINS_ALONE,
)
from posse.games.deadwood_1876.state import Town
from posse.kernel.box import BadTable
from posse.kernel.chance import Sampled
from tests.games.deadwood_1876.lay import (
    ALL_ON,
    asked,
    card,
    cards,
    choose,
    defend,
    known,
    lay,
    lay_down,
    new,
    nobody,
    notes,
    options,
    options_seen,
    played,
    refused,
    rig,
    rob,
    row,
    safe,
    safes,
    spot,
    table,
    told,
    totals,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
    2: "colt-holster colt-brown pepperbox-white messenger-brown",
    3: "messenger-white messenger-duster winchester-stetson winchester-brown",
}
STARS = "gem gem bella bella"


def after_badges(
    rows: dict[int, str], seats: int = 4, stars: str | None = None, deck: str = "", **more: object
) -> Town:  # fmt: skip
    hands = {seat: names for seat, names in HANDS.items() if seat < seats}
    rounds = {2: 8, 3: 8, 4: 4, 5: 4}[seats]
    return lay(
        seats, hands=hands, rows=rows, stars=stars or (STARS if seats == 4 else None), deck=deck, rounds=rounds,
        heists=3, step="starred_safes", options={**ALL_ON, **more},
    )  # fmt: skip


# ---- in general


@pytest.mark.clauses("D76-289")
def test_options_are_offered_where_they_apply_and_are_public() -> None:
    for seats in range(2, 10):
        for name, fewest in (("fair_share", 6), ("horse_thief", 4)):
            if seats < fewest:
                with pytest.raises(BadTable):
                    GAME.settle(seats, {name: True})
            else:
                assert GAME.settle(seats, {name: True})[name] is True
        assert GAME.settle(seats, {**ALL_ON, "peace": True})["peace"] is True
    assert options_seen(new(4, 1, {"cash": True}), None)["cash"] is True


@pytest.mark.clauses("D76-290")
@pytest.mark.parametrize("name", sorted(ALL_ON))
def test_each_mystery_safe_can_be_chosen_by_itself(name: str) -> None:
    content = new(4, 1, {name: True}).content
    assert len(content) == 21 and safe(name) in content
    assert sum(face >= safe("sarsaparilla") for face in content) == 1


@pytest.mark.clauses("D76-291")
def test_a_mystery_safe_is_a_safe_like_any_other() -> None:
    game = lay(hands=HANDS, rows={0: "gold1", 1: "dagger cash"}, options=dict(ALL_ON))
    choose(game, 0, "turn", card("messenger-stetson"))
    choose(game, 0, "look", spot(1, 2))
    assert known(game, 0, 1) == [-1, safe("cash")]
    choose(game, 0, "look", spot(1, 1))
    game = lay(hands=HANDS, rows={0: "gold1", 1: "dagger cash"}, options=dict(ALL_ON))
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0")
    nobody(game)
    assert safe("dagger") in row(game, 0) and told(game, STAR_SHOWN) == []
    assert set(table(game, 2)["owners"][0]["faces"]) == {-1}


@pytest.mark.clauses("D76-292", "D76-293")
def test_all_starred_safes_are_revealed_at_once_and_resolved_in_order() -> None:
    game = after_badges({0: "poker gold1", 1: "explosives gold2", 2: "dagger gold3", 3: "cash gold4"})
    assert told(game, STAR_SHOWN) == [(2, safe("dagger")), (1, safe("explosives")), (0, safe("poker"))]
    assert told(game, SAFE_OPEN) == [], "before any other Safe"
    assert asked(game) == [(2, "dagger")]
    assert table(game, None)["owners"][0]["open"] == [safe("poker")] and row(game, 0) == safes("gold1")
    choose(game, 2, "dagger", 0)
    assert asked(game) == [(1, "blow-up")]
    choose(game, 1, "blow-up", spot(3, 2))
    assert asked(game) == [(0, "poker")]


@pytest.mark.clauses("D76-292")
def test_without_a_badge_they_still_come_after_the_calls() -> None:
    game = lay(
        4, hands=HANDS, rows={0: "dagger gold1", 1: "gold2", 2: "gold3", 3: "gold4"}, rounds=4, step="badge_round",
        options={"dagger": True},
    )  # fmt: skip
    assert told(game, BADGES_CALLED) and asked(game) == [(0, "dagger")]


@pytest.mark.clauses("D76-292")
def test_a_starred_safe_that_nobody_shows_is_known_to_be_out_of_play() -> None:
    game = after_badges({0: "poker gold1", 1: "gold5 gold2", 2: "gold3", 3: "cash gold4"})
    assert asked(game) == [(0, "poker")]
    for seed in range(6):
        world = game.redeal(1, Sampled.of(seed))
        assert not {safe("dagger"), safe("explosives")} & {face for owner in range(4) for face in world.held(owner)}


# ---- Bad Sarsaparilla


@pytest.mark.clauses("D76-294", "D76-270")
@pytest.mark.parametrize(
    ("own", "left"),
    [
        ("winchester sarsaparilla derringer", ["derringer"]),
        ("derringer messenger pepperbox sarsaparilla", ["derringer", "pepperbox"]),
        ("sarsaparilla winchester winchester", ["winchester"]),
        ("sarsaparilla colt", []),
    ],
)
def test_bad_sarsaparilla_takes_the_strongest_gun(own: str, left: list[str]) -> None:
    game = after_badges({0: own, 1: "gold5", 2: "gold1", 3: "gold2"})
    assert [safe(name) - 5 for name in left] == showdown_guns(game, 0)


@pytest.mark.clauses("D76-294")
def test_bad_sarsaparilla_in_the_showdown() -> None:
    game = after_badges({0: "sarsaparilla messenger derringer", 1: "gold5", 2: "gold1", 3: "gold2"})
    rig(game, "colt3 derringer1 colt1")
    lay_down(game, {0: "colt-white", 1: "colt-duster"})
    assert totals(game, BOUT_ROLLS) == [(4, 0, 0), (1, 1, 0)]
    assert told(game, SPOILED) == [(MESSENGER, 0, 0)], "all are told which gun is not rolled"


@pytest.mark.clauses("D76-295", "D76-299")
def test_bad_sarsaparilla_does_nothing_without_a_gun_and_never_touches_the_dagger() -> None:
    game = after_badges({0: "sarsaparilla dagger", 1: "gold5", 2: "gold1", 3: "gold2"})
    choose(game, 0, "dagger", 0)
    rig(game, "colt1 pepperbox2 colt2")
    lay_down(game, {0: "colt-white", 1: "colt-duster"})
    assert totals(game, BOUT_ROLLS) == [(3, 0, 0), (2, 1, 0)] and told(game, SPOILED) == []
    game = after_badges({0: "sarsaparilla messenger", 1: "gold1", 2: "gold5", 3: "colt"})
    assert game.fighters == (2, 3) and showdown_guns(game, 3) == [2], "its owner did not advance"
    assert told(game, SPOILED) == []
    game = after_badges(
        {0: "sarsaparilla messenger gold5", 1: "gold1", 2: "gold2", 3: "colt"}, stars="gem bella bella grand"
    )
    assert game.winners == (0,) and told(game, SPOILED) == [], "without a fight there is nothing to spoil"


# ---- Cash


@pytest.mark.clauses("D76-296", "D76-280")
def test_cash_adds_its_owner_to_those_who_advance() -> None:
    game = after_badges({0: "cash", 1: "gold1", 2: "gold5", 3: "gold2"})
    assert game.fighters == (0, 2, 3) and told(game, ADVANCES_BY_CASH) == [(0, 0)]
    game = after_badges({0: "cash", 1: "gold5", 2: "gold1", 3: "gold2"})
    assert game.fighters == (0, 1) and told(game, ADVANCES_BY_CASH) == [], "who advances anyway gains nothing"


@pytest.mark.clauses("D76-297")
def test_the_gold_and_star_of_the_cash_owner_count_as_usual_also_in_ties() -> None:
    game = after_badges({0: "cash gold4", 1: "gold1", 2: "gold3", 3: "gold2"})
    assert who_advances(game) == [0, 1, 2, 3], "5 against 5, two stars each"
    game = after_badges({0: "cash gold4", 1: "gold1", 2: "gold5", 3: "badge1"}, stars="gem gem bella grand")
    assert who_advances(game) == [0, 2], "5 against 5: the Cash owner's star makes the Gem the larger one"


@pytest.mark.clauses("D76-298", "D76-267")
def test_alone_is_alone_only_after_cash() -> None:
    game = after_badges({0: "cash", 1: "gold1", 2: "gold5", 3: "gold2"}, stars="gem gem bella grand")
    assert told(game, WINS_ALONE) == [] and game.fighters == (0, 2)
    game = after_badges({0: "gold3", 1: "gold1", 2: "cash gold5", 3: "gold2"}, stars="gem gem bella grand")
    assert told(game, WINS_ALONE) == [(2,)]


# ---- Dagger


@pytest.mark.clauses("D76-299", "D76-306")
@pytest.mark.parametrize(("form", "gold", "total"), [(0, 4, 3), (1, 6, -1)])
def test_the_dagger_is_a_pepperbox_or_gold(form: int, gold: int, total: int) -> None:
    game = after_badges({0: "dagger gold5", 1: "gold4", 2: "gold1", 3: "gold2"})
    assert asked(game) == [(0, "dagger")] and options(game, 0) == [0, 1]
    choose(game, 0, "dagger", form)
    assert personal_gold(game, 0) == gold and table(game, None)["dagger"] == 1 + form
    rig(game, "colt1 pepperbox2 colt3")
    lay_down(game, {0: "colt-white", 1: "colt-duster"})
    assert totals(game, BOUT_ROLLS)[0] == (total, 0, 0)


@pytest.mark.clauses("D76-300")
def test_the_negative_pepperbox_is_rolled_again_in_a_tie() -> None:
    game = after_badges({0: "dagger gold5", 1: "gold4", 2: "gold1", 3: "gold2"})
    choose(game, 0, "dagger", 1)
    rig(game, "colt2 pepperbox1 colt1 colt0 pepperbox2 colt0")
    lay_down(game, {0: "colt-white", 1: "colt-duster"})
    assert [total for total, _, _ in totals(game, BOUT_ROLLS)] == [1, 1, -2, 0] and game.hits[0] == 1


@pytest.mark.clauses("D76-299")
def test_the_dagger_comes_before_explosives_and_poker() -> None:
    game = after_badges({0: "poker explosives dagger", 1: "gold4", 2: "gold1", 3: "gold2"})
    kinds = []
    while asked(game)[0][1] != "bout":
        seat, kind = asked(game)[0]
        kinds.append(kind)
        choose(game, seat, kind, options(game, seat)[0])
        if game.pending is None:
            break
    assert kinds[:3] == ["dagger", "blow-up", "poker"]


@pytest.mark.clauses("D76-261", "D76-306")
@pytest.mark.parametrize("form", [0, 1])
def test_the_count_tells_what_each_safe_gave_to_whom(form: int) -> None:
    game = after_badges({0: "poker dagger gold5", 1: "gold2 gold1", 2: "gold3 badge1", 3: "colt"})
    assert all(owner["counted"] == [] for owner in table(game, None)["owners"]), "not before the Safes are revealed"
    choose(game, 0, "dagger", form)
    rig(game, "messenger3 colt1")
    choose(game, 0, "poker", card("messenger-stetson"))
    dagger = 1 if form else -1
    counted = [(safe("gold5"), 5), (safe("dagger"), dagger), (safe("poker"), -3)]
    assert table(game, None)["owners"][0]["counted"] == counted
    assert told(game, COUNTED) == [
        *[(0, 0, face, gold) for face, gold in counted],
        (1, 0, safe("gold2"), 2), (1, 0, safe("gold1"), 1), (2, 0, safe("gold3"), 3),
    ]  # fmt: skip
    assert told(game, OWN_GOLD) == [(0, 0, 2 + dagger), (1, 0, 3), (2, 0, 3), (3, 0, 0)]
    assert game.log is not None
    said = [event.saying for event in game.log if event.saying in (COUNTED, OWN_GOLD, HOUSE_GOLD)]
    assert said[-3:] == [OWN_GOLD, OWN_GOLD, HOUSE_GOLD], "who counts nothing has a sum, too"
    assert [owner["gold"] for owner in table(game, None)["owners"]] == [2 + dagger, 3, 3, 0]


# ---- Explosives


@pytest.mark.clauses("D76-301")
@pytest.mark.parametrize("blown", ["gold5", "messenger", "cash", "sarsaparilla"])
def test_explosives_remove_a_safe_that_no_longer_counts(blown: str) -> None:
    rows = {0: "explosives gold1", 1: "gold2", 2: f"{blown} gold3", 3: "gold1"}
    game = after_badges(rows)
    assert asked(game) == [(0, "blow-up")]
    assert refused(game, 0, BLOW_UP, spot(0, 1)).saying is WHY_NOT_BLOWN_UP
    choose(game, 0, "blow-up", spot(2, 1))
    assert told(game, BLEW_UP) == [(0, 1, safe(blown), 2, 0)] and table(game, None)["gone"] == safe(blown)
    assert row(game, 2) == safes("gold3") and personal_gold(game, 2) == 3 and showdown_guns(game, 2) == []
    assert who_advances(game) == [2, 3], "3 + 1 against 1 + 2"


@pytest.mark.clauses("D76-302", "D76-245")
def test_open_safes_can_not_be_blown_up() -> None:
    game = after_badges({0: "explosives gold1", 1: "poker gold2", 2: "gold3 dagger", 3: "gold4"})
    choose(game, 2, "dagger", 0)
    assert options(game, 0) == [spot(1, 1), spot(2, 1), spot(3, 1)], "Dagger and Poker Deck lie open already"


@pytest.mark.clauses("D76-302", "D76-349")
def test_the_strangers_face_down_safes_can_be_blown_up() -> None:
    game = after_badges({0: "explosives gold1", 1: "gold2", 2: "dagger poker"}, 2, "gem bella bella")
    assert options(game, 0) == [spot(1, 1), spot(2, 1), spot(2, 2)]
    choose(game, 0, "blow-up", spot(2, 1))
    assert told(game, BLEW_UP) == [(0, 1, safe("dagger"), 2, 1)]


@pytest.mark.clauses("D76-303")
def test_without_a_target_nothing_happens() -> None:
    game = after_badges({0: "explosives gold1", 1: "", 2: "", 3: ""})
    assert told(game, NOTHING_TO_BLOW_UP) == [(0,)] and game.gone == -1


# ---- Poker Deck


@pytest.mark.clauses("D76-304", "D76-006", "D76-306")
@pytest.mark.parametrize(("red", "gold"), [(0, -2), (1, -2), (2, 8), (3, 8)])
def test_the_red_die_decides_whether_the_gun_wins_or_loses_gold(red: int, gold: int) -> None:
    game = after_badges({0: "poker gold3", 1: "gold4", 2: "gold1", 3: "gold2"})
    assert asked(game) == [(0, "poker")] and options(game, 0) == sorted(cards(HANDS[0]))
    rig(game, f"messenger4 colt{red}")
    choose(game, 0, "poker", card("messenger-stetson"))
    expected = 3 + 4 if red > 1 else 3 - 4
    assert personal_gold(game, 0) == expected and gold in (-2, 8)
    assert bool(told(game, POKER_WON)) == (red > 1) and bool(told(game, POKER_LOST)) == (red < 2)


@pytest.mark.clauses("D76-305", "D76-068")
def test_the_card_is_discarded_and_replaced_at_once() -> None:
    game = after_badges({0: "poker gold3", 1: "gold4", 2: "gold1", 3: "gold2"}, deck="derringer-white")
    rig(game, "colt1 colt3")
    choose(game, 0, "poker", card("colt-white"))
    assert game.pile == [card("colt-white")] and card("derringer-white") in game.hand(0) and game.sizes[0] == 4


@pytest.mark.clauses("D76-306", "D76-261")
def test_poker_gold_decides_which_establishment_advances() -> None:
    game = after_badges({0: "poker gold3", 1: "badge1", 2: "gold4", 3: "gold1"})
    rig(game, "messenger4 colt3")
    choose(game, 0, "poker", card("messenger-stetson"))
    assert who_advances(game) == [0, 1], "3 + 4 against 5"


@pytest.mark.clauses("D76-307", "D76-185")
def test_a_mystery_safe_works_for_whoever_robbed_it_in_time() -> None:
    game = lay(
        4, hands=HANDS, rows={0: "badge1 gold1", 1: "dagger gold2", 2: "gold3", 3: "gold4"}, stars=STARS, rounds=4,
        heists=3, step="badge_round", options={"dagger": True},
    )  # fmt: skip
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0")
    nobody(game)
    assert told(game, STAR_SHOWN) == [(0, safe("dagger"))] and asked(game) == [(0, "dagger")]


@pytest.mark.clauses("D76-307", "D76-353")
def test_one_robbed_from_the_stranger_works_too() -> None:
    game = lay(
        2, hands={0: HANDS[0], 1: HANDS[1]}, rows={0: "badge1 gold1", 1: "gold2", 2: "dagger gold3"}, rounds=8,
        heists=3, step="badge_round", options={"dagger": True},
    )  # fmt: skip
    rob(game, "messenger-stetson", 2, 1)
    rig(game, "messenger4 pepperbox0")
    defend(game, "pepperbox-stetson")
    assert asked(game) == [(0, "dagger")]
    assert notes(game, 1)


@pytest.mark.clauses("D76-289", "D76-290")
@pytest.mark.parametrize("seats", range(2, 10))
def test_games_with_every_mystery_safe_come_to_an_end(seats: int) -> None:
    for seed in range(4):
        assert played(seats, seed, dict(ALL_ON)).pending is None
