"""Chapter 17, two players with a team of two each (CE-240..263)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import BANDITS, FOR_FEW, ON_CARD
from posse.games.colt_express.rules.events import happen
from posse.games.colt_express.rules.fire import targets
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.rules.scoring import final_scoring, gunslingers, ranks, wealth
from posse.games.colt_express.sayings import (
    BANDIT,
    CABOOSE,
    HIDE,
    LEAVE,
    NEW_FIRST_PLAYER,
    NOT_IN_TEAM_HAND,
    NOT_YOURS,
    PLAYERS_ALTERNATE,
    TAKEN_IN_DRAFT,
    TEAM_MARSHAL,
    TEAM_MARSHAL_TAKEN,
    TEAM_SHARED,
    TEAM_WEALTH,
    TEAM_WON,
    TEAM_WON_TIE,
)
from posse.games.colt_express.state import ON_TOP, PLACES, Train
from posse.kernel.chance import Sampled, Scripted
from tests.games.colt_express.lay import (
    answer,
    asked,
    b,
    begin,
    card,
    lay,
    new,
    offered,
    offered_bandits,
    place,
    plan,
    plans,
    punch,
    question,
    refused,
    scheme,
    steal,
    table,
    tokens,
    told,
    walk,
    where,
    whole_round,
    wounds,
)

TEAMS = "tuco cheyenne django doc"
GHOSTS = "ghost tuco belle doc"
HAND = "tuco:move cheyenne:move tuco:fire cheyenne:robbery tuco:punch cheyenne:floor"
FOES = "django:move doc:move django:fire doc:robbery doc:punch django:floor doc:fire"


def two(**kwargs: object) -> Train:
    return lay(**{"bandits": TEAMS, "seats": 2, **kwargs})  # type: ignore[arg-type]


@pytest.mark.clauses("CE-240")
def test_the_locomotive_and_four_wagons() -> None:
    for seed in range(20):
        game = new(2, Sampled.of(seed), teams="suggested", wagons="dealt")
        while game.round < 0:
            answer(game, offered(game)[0])
        assert game.cars == 4 == len(set(game.wagons))
    chosen = new(2, teams="suggested", wagons="chosen")
    while asked(chosen)[0][1] != "wagon":
        answer(chosen, offered(chosen)[0])
    for wagon in (5, 4, 3, 2):
        answer(chosen, wagon)
    assert chosen.wagons == (5, 4, 3, 2)


@pytest.mark.clauses("CE-241", "CE-242")
def test_the_suggested_teams_are_dealt_at_random() -> None:
    teams = {new(2, Sampled.of(seed), teams="suggested").gangs for seed in range(20)}
    one, other = (b("tuco"), b("cheyenne")), (b("django"), b("doc"))
    assert teams == {(one, other), (other, one)}


@pytest.mark.clauses("CE-242", "CE-270")
@pytest.mark.parametrize("first", [0, 1])
def test_a_draft_goes_a_b_b_a(first: int) -> None:
    game = new(2, Scripted([first], Sampled.of(1)))
    order = []
    for name in ("ghost", "belle", "tuco", "doc"):
        order.append(question(game).seat)
        assert question(game).kind is BANDIT
        if name == "belle":
            assert refused(game, question(game).seat, BANDIT, b("ghost")).saying is TAKEN_IN_DRAFT
        answer(game, b(name))
    assert order == [first, 1 - first, 1 - first, first]
    assert game.gangs[first] == (b("ghost"), b("doc")) and game.gangs[1 - first] == (b("belle"), b("tuco"))
    kinds = []
    while asked(game)[0][1] != "plan":
        kinds.append(asked(game)[0][1])
        answer(game, offered(game)[0])
    assert kinds == ["team-marshal", "caboose", "caboose"], "in this order"
    chosen = new(2, Sampled.of(1), teams="suggested", wagons="chosen")
    questions = []
    while asked(chosen)[0][1] != "plan":
        questions.append(asked(chosen)[0])
        answer(chosen, offered(chosen)[0])
    assert [kind for _, kind in questions] == ["wagon"] * 4 + ["caboose"] * 2
    assert {seat for seat, kind in questions if kind == "wagon"} == {0}, "the host"


@pytest.mark.clauses("CE-243", "CE-244", "CE-250")
@pytest.mark.parametrize("seed", range(6))
def test_one_bandit_of_each_team_in_each_of_the_two_rear_cars(seed: int) -> None:
    game = new(2, Sampled.of(seed), teams="suggested")
    while asked(game)[0][1] != "caboose":
        answer(game, offered(game)[0])
    first = game.first_player
    assert asked(game) == [(first, "caboose")], "the First Player decides first"
    stranger = game.gangs[1 - first][0]
    refusal = refused(game, first, CABOOSE, stranger)
    assert refusal.saying is NOT_YOURS and refusal.clause == "CE-241"
    mine = game.gangs[first][1]
    answer(game, mine)
    assert game.at[mine] == 8 and game.at[game.gangs[first][0]] == 6, "openly"
    assert asked(game) == [(1 - first, "caboose")]
    answer(game, game.gangs[1 - first][0])
    assert sorted(game.at[bandit] for bandit in game.bandits()) == [6, 6, 8, 8]


@pytest.mark.clauses("CE-245")
def test_each_bandit_has_its_own_bullets_and_purse() -> None:
    game = new(2, teams="suggested")
    while game.round < 0:
        answer(game, offered(game)[0])
    for bandit in game.bandits():
        assert game.bullets[bandit] == 6
        (purse,) = game.tokens_at(ON_CARD + bandit)
        assert game.value[purse] == 250
    robbed = steal("tuco robbery", bandits=TEAMS, seats=2, at="tuco 2i", loot={"2i": "300"})
    assert tokens(robbed, "tuco") == ["300"] and tokens(robbed, "cheyenne") == []


@pytest.mark.clauses("CE-246")
def test_a_team_deck_has_eleven_cards_with_one_marshal_chosen_openly() -> None:
    game = new(2, Scripted([0], Sampled.of(1)))
    for name in ("tuco", "django", "doc", "ghost"):
        answer(game, b(name))
    assert asked(game) == [(0, "team-marshal")] and offered_bandits(game) == {"tuco", "ghost"}
    refusal = refused(game, 0, TEAM_MARSHAL, b("doc"))
    assert refusal.saying is NOT_YOURS and refusal.clause == "CE-241"
    answer(game, b("ghost"))
    assert asked(game)[0][1] == "caboose", "without Ghost it makes no difference, and nobody is asked"
    assert told(game, TEAM_MARSHAL_TAKEN, None) == [(0, b("ghost")), (1, b("django"))]
    for seat, names, marshal in ((0, ("tuco", "ghost"), "ghost"), (1, ("django", "doc"), "django")):
        stock = {number: game.stock[number] for number in game.cards_of(seat) if game.stock[number]}
        wanted = {
            card(f"{name} {action}") for name in names for action in ("move", "floor", "fire", "robbery", "punch")
        }
        assert stock == dict.fromkeys(wanted | {card(f"{marshal} marshal")}, 1)
        assert sum(stock.values()) == 11


@pytest.mark.clauses("CE-247", "CE-263")
def test_round_cards_for_few() -> None:
    for seed in range(10):
        *_, game = walk(2, seed)
        assert set(game.rounds[:4]) <= set(FOR_FEW) and game.round == 4
        assert game.neutral + game.removed + sum(game.received[seat * 8 + 6] for seat in (0, 1)) == 13


@pytest.mark.clauses("CE-248", "CE-249")
def test_a_team_has_one_hand_and_plays_as_experts() -> None:
    game = whole_round("draw_hands", bandits=TEAMS, seats=2, now=0, luck=Sampled.of(1))
    assert game.expert == 1 and [game.hand_size(seat) for seat in (0, 1)] == [6, 7]
    assert [game.deck_size(seat) for seat in (0, 1)] == [5, 4]
    cards = scheme(bandits=TEAMS, seats=2, hands={"tuco": HAND, "django": FOES})
    assert {"tuco move", "cheyenne move", "cheyenne robbery"} <= plans(cards)
    plan(cards, "cheyenne move")
    assert cards.pile == [card("cheyenne move")] and question(cards).seat == 1
    moved = steal("cheyenne floor", bandits=TEAMS, seats=2, at="cheyenne 2i, tuco 2i")
    assert where(moved, "cheyenne") == "2r" and where(moved, "tuco") == "2i", "the colour says which bandit acts"


@pytest.mark.clauses("CE-249", "CE-082")
def test_speeding_up_with_a_team_is_two_goes_for_the_same_or_different_bandits() -> None:
    for goes in (("tuco move", "cheyenne move"), ("tuco move", "tuco fire")):
        game = begin(two(hands={"tuco": HAND, "django": FOES}), Scheming((2,)))
        for name in goes:
            assert question(game).seat == 0
            plan(game, name)
        assert question(game).seat == 1


@pytest.mark.clauses("CE-250", "CE-049")
def test_the_first_player_owns_a_drawn_bandit_and_then_they_alternate() -> None:
    firsts = set()
    for seed in range(12):
        *_, game = walk(2, seed)
        order = [values[0] for values in told(game, PLAYERS_ALTERNATE)]
        firsts.add(1 - order[0])
        assert order in ([0, 1, 0, 1], [1, 0, 1, 0])
        assert not told(game, NEW_FIRST_PLAYER)
    assert firsts == {0, 1}


@pytest.mark.clauses("CE-242", "CE-243", "CE-250", "CE-258", "CE-259")
def test_what_is_told_of_two_players_cites_the_rules_for_two() -> None:
    *_, two_players = walk(2, 1)
    *_, three_players = walk(3, 1)
    for_two = {event.saying.clause for event in two_players.log or []}
    for_more = {event.saying.clause for event in three_players.log or []}
    own = {"CE-242", "CE-243", "CE-250", "CE-258", "CE-259"}
    assert own <= for_two and not own & for_more
    assert {"CE-021", "CE-034", "CE-035", "CE-049", "CE-231"} <= for_more
    assert not for_two & {"CE-021", "CE-034", "CE-035", "CE-049", "CE-231", "CE-234", "CE-235", "CE-236"}


@pytest.mark.clauses("CE-251")
def test_switching_changes_nothing() -> None:
    for first in (0, 1):
        order = []
        for turn in (0, 3):
            game = begin(two(hands={"tuco": HAND, "django": FOES}, first=first), Scheming((turn, 0)))
            seats = []
            for _ in range(4):
                seats.append(question(game).seat)
                answer(game, offered(game)[0])
            order.append(seats)
        assert order[0] == order[1] == [first, 1 - first] * 2


@pytest.mark.clauses("CE-252")
def test_bullets_of_either_bandit_go_on_the_teams_deck() -> None:
    game = steal(
        "django fire, doc fire", bandits=TEAMS, seats=2, at="django 1r, tuco 2r, doc 3i, cheyenne 4i", marshal=0
    )
    assert game.lead[0 * PLACES + ON_TOP] == 2 and wounds(game, 0) == 2
    revolt = two(at="tuco 2i, cheyenne 3i, django 2r, doc 2r")
    happen(revolt, 4)
    assert revolt.lead[0 * PLACES + ON_TOP] == 2 and wounds(revolt, 1) == 0


@pytest.mark.clauses("CE-253")
def test_teammates_are_targets_and_block_the_sight() -> None:
    game = steal("tuco fire", bandits=TEAMS, seats=2, at="tuco 2i, cheyenne 1i, django 3i, doc 4i")
    assert offered_bandits(game) == {"cheyenne", "django"}, "also when an enemy could be chosen"
    roofs = two(at="tuco 1r, cheyenne 2r, django 3r, doc 4r")
    assert targets(roofs, b("tuco")) == [b("cheyenne")]
    only = steal("django fire", bandits=TEAMS, seats=2, at="django 1i, doc 2i, tuco 4r, cheyenne 4r", marshal=0)
    assert wounds(only, 1) == 1 and where(only, "doc") == "3i", "compulsory, with Django's push"
    hit = punch("cheyenne", bandits=TEAMS, seats=2, at="cheyenne 2i, tuco 2i", loot={"tuco": "350"})
    assert asked(hit) == [(0, "take")]
    answer(hit, 1)
    answer(hit, 1)
    assert tokens(hit, "cheyenne") == ["350"] and where(hit, "tuco") == "3i"


@pytest.mark.clauses("CE-253", "CE-185")
def test_a_teammate_in_reach_protects_an_enemy_belle() -> None:
    game = two(bandits=GHOSTS, at="ghost 2i, tuco 1i, belle 3i, doc 4i")
    assert [BANDITS[target] for target in targets(game, b("ghost"))] == ["tuco"]


@pytest.mark.clauses("CE-254")
def test_ghost_hides_only_his_own_cards_as_the_teams_first_go() -> None:
    hands = {"ghost": "ghost:move ghost:fire tuco:move ghost:marshal", "belle": "belle:move doc:fire"}
    game = scheme(bandits=GHOSTS, seats=2, hands=hands, marshal_cards="ghost doc")
    assert {name for name in plans(game) if name.startswith("hide")} == {"hide move", "hide fire", "hide marshal"}
    plan(game, "tuco move")
    plan(game, "doc fire")
    assert not any(value >= HIDE for value in offered(game)), "the other bandit's card forfeits it"
    enemy = scheme(bandits=GHOSTS, seats=2, hands=hands, first=1, marshal_cards="ghost doc")
    assert not any(value >= HIDE for value in offered(enemy))
    plan(enemy, "doc fire")
    assert any(value >= HIDE for value in offered(enemy)), "the team's first go, whoever began"
    drew = scheme(bandits=GHOSTS, seats=2, hands=hands, marshal_cards="ghost doc", luck=Sampled.of(1))
    plan(drew, "draw")
    plan(drew, "doc fire")
    assert not any(value >= HIDE for value in offered(drew))
    other = scheme(bandits=GHOSTS, seats=2, hands={"ghost": "ghost:move tuco:marshal", "belle": "belle:move"},
                   marshal_cards="tuco doc")  # fmt: skip
    assert {name for name in plans(other) if name.startswith("hide")} == {"hide move"}, "the Marshal card is Tuco's"


@pytest.mark.clauses("CE-254")
def test_abilities_belong_to_the_bandit_not_to_the_team() -> None:
    roof = two(at="cheyenne 2i, django 2r, tuco 4i, doc 4i")
    assert b("django") not in targets(roof, b("cheyenne")), "Cheyenne can't shoot through the roof for Tuco"
    hit = punch("tuco", bandits=TEAMS, seats=2, at="tuco 2i, django 2i", loot={"django": "350"})
    assert asked(hit) == [(0, "shove")], "Tuco can't snatch for Cheyenne"
    shot = steal("doc fire", bandits=TEAMS, seats=2, at="doc 2i, tuco 3i, cheyenne 4r, django 0r")
    assert where(shot, "tuco") == "3i", "Doc does not push for Django"


@pytest.mark.clauses("CE-255")
def test_docs_team_fills_its_hand_to_seven() -> None:
    game = whole_round("draw_hands", bandits=TEAMS, seats=2, luck=Sampled.of(1), hands={"django": "doc:fire"})
    assert [game.hand_size(seat) for seat in (0, 1)] == [6, 7]


@pytest.mark.clauses("CE-256", "CE-198")
def test_a_teammate_at_the_same_location_means_not_alone() -> None:
    game = whole_round(
        "event", bandits=TEAMS, seats=2, now=4, rounds="braking tunnel bridge angry pickpocketing", marshal=0,
        at="tuco 2i, cheyenne 2i, django 3i, doc 3r", loot={"2i": "300", "3i": "400", "3r": "350"},
    )  # fmt: skip
    assert asked(game) == [(1, "pickpocket")] and offered(game) == [1, LEAVE]
    answer(game, 1)
    assert asked(game) == [(1, "pickpocket")] and offered(game) == [2, LEAVE]
    angry = two(at="tuco 1r, cheyenne 2i, django 1r, doc 4i", marshal=1)
    happen(angry, 0)
    assert wounds(angry, 0) == 2 and wounds(angry, 1) == 1 and where(angry, "cheyenne") == "2r"


@pytest.mark.clauses("CE-257")
def test_the_marshals_revenge_takes_from_the_card_of_the_bandit_concerned() -> None:
    game = two(at="tuco 2r, cheyenne 3r", marshal=2, loot={"tuco": "400", "cheyenne": "250! 300"})
    happen(game, 6)
    assert tokens(game, "tuco") == [] and tokens(game, "cheyenne") == ["250", "300"]


@pytest.mark.clauses("CE-258", "CE-245")
def test_a_teams_wealth_is_both_bandits_loot_without_a_gunslinger() -> None:
    game = two(loot={"tuco": "400 jewel", "cheyenne": "box", "doc": "250!"}, bullets={"tuco": 2})
    assert gunslingers(game) == []
    assert [wealth(game, seat) for seat in (0, 1)] == [1900, 250]
    happen(game, 7)
    assert [wealth(game, seat) for seat in (0, 1)] == [1900, 250], "nobody is at the Locomotive"


@pytest.mark.clauses("CE-259", "CE-262")
def test_the_richest_team_wins_then_the_one_with_fewer_bullets_then_both() -> None:
    rich = two(loot={"tuco": "jewel", "doc": "300"})
    final_scoring(rich)
    assert ranks(rich) == [1, 2] and told(rich, TEAM_WON) == [(0, 500)]
    assert told(rich, TEAM_WEALTH) == [(0, 500, 0), (1, 300, 0)]
    tied = two(loot={"tuco": "jewel", "doc": "jewel"}, on_top={0: 1})
    final_scoring(tied)
    assert ranks(tied) == [2, 1] and told(tied, TEAM_WON_TIE) == [(1, 500, 0)]
    shared = two(loot={"tuco": "jewel", "doc": "jewel"})
    final_scoring(shared)
    assert ranks(shared) == [1, 1] and told(shared, TEAM_SHARED) == [(500, 0)]
    own = steal("tuco fire", bandits=TEAMS, seats=2, at="tuco 2i, cheyenne 1i, django 4r, doc 4r", marshal=3)
    assert wounds(own, 0) == 1 and ranks(own) == [2, 1], "a teammate's Bullet counts like any other"


@pytest.mark.clauses("CE-261")
def test_nothing_is_passed_between_teammates() -> None:
    game = steal("tuco fire", bandits=TEAMS, seats=2, at="tuco 2i, django 3i", bullets={"tuco": 0})
    assert game.pending is None and game.bullets[b("cheyenne")] == 6, "the teammate's Bullets can't be fired"
    robbed = steal("cheyenne robbery", bandits=TEAMS, seats=2, at="cheyenne 2i, tuco 2i", loot={"2i": "300"})
    assert tokens(robbed, "cheyenne") == ["300"] and tokens(robbed, "tuco") == [], "loot stays with its bandit"
    assert not {"give", "pass", "trade"} & {kind.name for kind in game.box.kinds.all}


@pytest.mark.clauses("CE-262")
def test_a_teammates_bullet_lies_on_the_own_deck() -> None:
    game = steal("tuco fire", bandits=TEAMS, seats=2, at="tuco 2i, cheyenne 1i, django 4r, doc 4r", marshal=3)
    assert game.lead[0 * PLACES + ON_TOP] == 1 and game.received[0 * 8 + b("tuco")] == 1
    assert game.bullets[b("tuco")] == 5


@pytest.mark.clauses("CE-263")
def test_all_else_is_as_with_more_players() -> None:
    game = new(2, teams="suggested")
    while game.round < 0:
        answer(game, offered(game)[0])
    assert game.marshal == 0 and tokens(game, "0i") == ["box"] and game.neutral == 13
    assert table(game, 0)["second_strongbox_aside"] and len(game.rounds) == 5
    taken = two(marshal=2)
    happen(taken, 3)
    assert tokens(taken, "2i")[-1:] == ["box"] and place("2i") == 4


@pytest.mark.clauses("CE-254", "CE-168", "CE-228")
def test_what_ghost_hid_is_ghosts_in_every_imagined_world() -> None:
    hands = {"ghost": "ghost:move ghost:fire tuco:move tuco:punch", "belle": "belle:move doc:fire"}
    game = scheme(bandits=GHOSTS, seats=2, hands=hands, marshal_cards="ghost doc")
    plan(game, "hide move")
    hidden = {game.redeal(1, Sampled.of(seed)).pile[0] % 36 for seed in range(200)}
    assert hidden == {card(f"ghost {action}") for action in ("move", "floor", "fire", "robbery", "punch", "marshal")}


@pytest.mark.clauses("CE-249", "CE-254")
def test_refusals_and_questions_name_the_right_bandit() -> None:
    hands = {"ghost": "tuco:move tuco:punch", "belle": "belle:move doc:fire"}
    game = scheme(bandits=GHOSTS, seats=2, hands=hands)
    why = refused(game, 0, question(game).kind, card("ghost move"))
    assert why.saying is NOT_IN_TEAM_HAND and why.values == (0, b("ghost"))
    assert game.asking(0).saying.key == "ask-plan", "nothing can be hidden, so nothing is said of hiding"
