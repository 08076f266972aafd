"""Chapter 2, setup (CE-020..038), and what it asks (CE-270)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import (
    ASIDE,
    BOX,
    FIRST_STRONGBOX,
    FOR_FEW,
    FOR_MANY,
    ON_CARD,
    SECOND_STRONGBOX,
    STATIONS,
    WAGON_LOOT,
)
from posse.games.colt_express.sayings import (
    BANDIT,
    DEALT,
    FIRST_PLAYER,
    PICKED,
    TAKEN,
    TEAM_DEALT,
    WAGON,
    WAGON_DEALT,
    WAGON_SET,
    WAGON_USED,
)
from posse.games.colt_express.state import IN_HAND, PLACES
from posse.kernel.box import BadTable
from posse.kernel.chance import Sampled, Scripted
from posse.kernel.playout import random_step
from tests.games.colt_express.lay import answer, asked, b, new, offered, question, refused, steal, table, told


@pytest.mark.clauses("CE-020")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_players_have_one_bandit_each(seats: int) -> None:
    game = new(seats, bandits="dealt")
    assert [len(gang) for gang in game.gangs] == [1] * seats
    assert len(set(game.bandits())) == seats
    for seat in range(seats):
        assert sum(game.stock[card] for card in game.cards_of(seat)) == 10
    for bad in (0, 1, 7):
        with pytest.raises(BadTable):
            new(bad)


@pytest.mark.clauses("CE-021", "CE-270")
def test_bandits_are_picked_clockwise_from_a_random_seat_each_only_once() -> None:
    game = new(4, Scripted([2], Sampled.of(3)))
    for seat, name, left in ((2, "tuco", 6), (3, "doc", 5), (0, "ghost", 4), (1, "belle", 3)):
        assert asked(game) == [(seat, "bandit")]
        assert len(offered(game)) == left
        if name == "doc":
            why = refused(game, 3, BANDIT, b("tuco"))
            assert why.saying is TAKEN and why.clause == "CE-021"
        answer(game, b(name))
    assert game.gangs == ((b("ghost"),), (b("belle"),), (b("tuco"),), (b("doc"),))
    assert asked(game)[0][1] == "plan", "nothing else is asked"


@pytest.mark.clauses("CE-021", "CE-275")
def test_every_seat_may_begin_and_bandits_may_be_dealt() -> None:
    assert {question(new(4, Sampled.of(seed))).seat for seed in range(40)} == {0, 1, 2, 3}
    first_bandits = {new(3, Sampled.of(seed), bandits="dealt").gangs[0][0] for seed in range(60)}
    assert first_bandits == set(range(6))
    assert asked(new(3, bandits="dealt"))[0][1] == "plan"


@pytest.mark.clauses("CE-022")
def test_bullets_are_given_away_one_by_one_and_their_numbers_do_nothing() -> None:
    game = steal("tuco fire, tuco fire", at="tuco 2i, ghost 3i, belle 0i, cheyenne 0i", marshal=4)
    assert game.bullets[b("tuco")] == 4, "6 and 5 are gone, 4 is the next"
    assert game.received[0 * 8 + b("tuco")] == 2


@pytest.mark.clauses("CE-023")
def test_decks_are_shuffled() -> None:
    hands = {tuple(new(3, Scripted([0], Sampled.of(seed)), bandits="dealt").hand) for seed in range(20)}
    assert len(hands) > 15


@pytest.mark.clauses("CE-024", "CE-025")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everyone_starts_with_250_taken_out_before_the_wagons_are_filled(seats: int) -> None:
    for seed in range(15):
        game = new(seats, Sampled.of(seed), bandits="dealt")
        for bandit in game.bandits():
            (token,) = game.tokens_at(ON_CARD + bandit)
            assert game.value[token] == 250
        lying = [game.value[token] for token in range(18) if game.loot[token] < ON_CARD]
        boxed = [game.value[token] for token in range(18) if game.loot[token] == BOX]
        assert len(lying) + len(boxed) == 18 - seats
        assert sorted(lying + boxed).count(250) == 8 - seats
    assert not boxed or seats < 6


@pytest.mark.clauses("CE-026", "CE-027")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_as_many_wagons_as_players_any_of_them_in_any_order(seats: int) -> None:
    trains = [new(seats, Sampled.of(seed), bandits="dealt") for seed in range(60)]
    assert all(len(set(game.wagons)) == len(game.wagons) == game.cars == seats for game in trains)
    assert {game.wagons[0] for game in trains} == set(range(6))
    assert len({game.wagons for game in trains}) > 20


@pytest.mark.clauses("CE-027")
def test_the_host_may_couple_the_wagons_from_the_front() -> None:
    game = new(3, bandits="dealt", wagons="chosen")
    for wagon in (4, 0, 5):
        assert asked(game) == [(0, "wagon")]
        answer(game, wagon)
        if wagon == 4:
            assert refused(game, 0, WAGON, 4).saying is WAGON_USED
    assert game.wagons == (4, 0, 5)


@pytest.mark.clauses("CE-028")
def test_wagons_hold_what_their_floors_show_and_nobody_knows_the_values() -> None:
    for seed in range(10):
        game = new(5, Sampled.of(seed), bandits="dealt")
        for car, wagon in enumerate(game.wagons, 1):
            inside = game.tokens_at(car * 2)
            purses = [token for token in inside if token < 18]
            assert (len(purses), len(inside) - len(purses)) == WAGON_LOOT[wagon]
            assert all(game.known[purse] == 0 for purse in purses)
            assert game.tokens_at(car * 2 + 1) == []
    values = {new(3, Sampled.of(seed), bandits="dealt").value[3] for seed in range(60)}
    assert values == {250, 300, 350, 400, 450, 500}


@pytest.mark.clauses("CE-029")
def test_the_marshal_guards_a_strongbox_and_the_other_lies_beside_the_train() -> None:
    game = new(4, bandits="dealt")
    assert game.marshal == 0
    assert game.loot[FIRST_STRONGBOX] == 0 and game.loot[SECOND_STRONGBOX] == ASIDE
    assert table(game, None)["second_strongbox_aside"] is True


@pytest.mark.clauses("CE-030", "CE-032")
def test_what_is_not_used_is_out_of_play_and_unseen() -> None:
    game = new(3, bandits="dealt")
    boxed = [token for token in range(18) if game.loot[token] == BOX]
    assert boxed and all(game.known[token] == 0 for token in boxed)
    seen = table(game, 0)
    assert len(seen["rounds"]) == 1
    shown = [entry["token"] for spot in seen["train"] for entry in spot]
    assert not set(boxed) & set(shown)


@pytest.mark.clauses("CE-031")
@pytest.mark.parametrize(("seats", "cards"), [(3, FOR_FEW), (4, FOR_FEW), (5, FOR_MANY), (6, FOR_MANY)])
def test_four_round_cards_for_the_count_and_a_station_at_the_bottom(seats: int, cards: tuple[int, ...]) -> None:
    first, last = set(), set()
    for seed in range(80):
        game = new(seats, Sampled.of(seed), bandits="dealt")
        assert len(game.rounds) == 5 and len(set(game.rounds)) == 5
        assert set(game.rounds[:4]) <= set(cards)
        first.add(game.rounds[0])
        last.add(game.rounds[4])
    assert first == set(cards) and last == set(STATIONS)


@pytest.mark.clauses("CE-033")
def test_thirteen_neutral_bullets_for_all_to_see() -> None:
    assert table(new(3, bandits="dealt"), None)["neutral"] == 13


@pytest.mark.clauses("CE-034")
def test_the_first_player_is_drawn_and_known() -> None:
    drawn = {new(5, Sampled.of(seed), bandits="dealt").first_player for seed in range(60)}
    assert drawn == {0, 1, 2, 3, 4}
    game = new(4, bandits="dealt")
    assert told(game, FIRST_PLAYER, None) == [(game.first_player,)]
    assert question(game).seat == table(game, None)["first_player"] == game.first_player


@pytest.mark.clauses("CE-021", "CE-027", "CE-242", "CE-275")
def test_what_luck_decides_is_told_as_luck() -> None:
    dealt = new(3, bandits="dealt")
    assert told(dealt, DEALT, None) == [(seat, dealt.gangs[seat][0]) for seat in range(3)] and not told(dealt, PICKED)
    assert [values[1] for values in told(dealt, WAGON_DEALT, None)] == list(dealt.wagons) and not told(dealt, WAGON_SET)
    teams = new(2, teams="suggested")
    assert sorted(told(teams, TEAM_DEALT, None)) == [(seat, *teams.gangs[seat]) for seat in (0, 1)]
    chosen = new(3, bandits="dealt", wagons="chosen")
    for wagon in (5, 4, 3):
        answer(chosen, wagon)
    assert [values[1] for values in told(chosen, WAGON_SET)] == [5, 4, 3] and not told(chosen, WAGON_DEALT)


@pytest.mark.clauses("CE-035", "CE-036", "CE-038")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_odd_players_start_in_the_caboose_even_ones_one_car_before(seats: int) -> None:
    for seed in range(8):
        game = new(seats, Sampled.of(seed), bandits="dealt")
        for number in range(seats):
            seat = (game.first_player + number) % seats
            car = seats if number % 2 == 0 else seats - 1
            assert game.at[game.gangs[seat][0]] == car * 2, "inside, never on a roof"


@pytest.mark.clauses("CE-037")
def test_bandits_are_picked_before_anything_else_is_known() -> None:
    game = new(4, wagons="chosen")
    while asked(game)[0][1] == "bandit":
        assert game.wagons == () and game.rounds == () and game.first_player == -1
        assert all(place == BOX for place in game.loot)
        random_step(game, Sampled.of(1))
    assert asked(game) == [(0, "wagon")], "then the train"
    assert game.first_player == -1


@pytest.mark.clauses("CE-020")
def test_before_the_first_round_nobody_holds_a_bullet() -> None:
    game = new(6, bandits="dealt")
    assert all(game.lead[seat * PLACES + IN_HAND] == 0 for seat in range(6))
