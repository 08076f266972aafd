"""Chapter 7, banishing a card (FP-070..079)."""

from __future__ import annotations

import pytest

from posse.games.five_points.components import GANGS
from posse.games.five_points.sayings import (
    AGENT,
    AGENT_ALONE,
    AGENT_AND_VICTIM,
    AGENT_NOT_MATCHING,
    AGENT_REACHING,
    ASK_VICTIM,
    BANISHED,
    NO_AGENT,
    NO_INFLUENCE,
    NO_VICTIM,
    VICTIM,
    VICTIM_PROTECTED,
)
from posse.games.five_points.state import District
from posse.kernel.chance import Sampled
from tests.games.five_points.lay import (
    BASE,
    EVERY_SPOT,
    FULL,
    Spot,
    around,
    asked,
    banish,
    card,
    cards,
    changed,
    choose,
    facts,
    fill,
    gang_on,
    lay,
    name_of,
    new,
    offered_spots,
    open_question,
    random_games,
    refused,
    row_of,
    spot,
    standing,
    table,
    told,
    using,
    walk,
)


def fits(game: District, gang: int, agent: Spot, victim: Spot) -> bool:
    """FP-070..073 word for word."""
    there = standing(game)
    if agent not in there or victim not in there or victim not in around(agent):
        return False
    return victim[0] <= 3 or gang_on(game, agent) == gang


@pytest.mark.clauses("FP-070", "FP-075", "FP-076")
def test_a_card_is_spent_and_a_neighbour_of_the_agent_leaves_the_game() -> None:
    game = lay(hands={0: "rats ladies", 1: "rats"}, deck="toughs dragons", spent="reapers")
    before = facts(game)
    banish(game, "rats", (1, 3), (1, 4))
    assert row_of(game, 1) == "BUTCHERS DRAGONS DANDIES toughs TOUGHS RATS", "the agent stays, the victim is gone"
    assert game.spent == cards("reapers rats"), "face up on the discard pile"
    assert game.banished == cards("LADIES"), "on a pile of its own"
    assert [game.influence_left(seat) for seat in range(3)] == [1, 1, 0], "nobody draws"
    assert changed(before, game) == {"pyramid", "drawn", "influence", "spent", "banished", "player"}
    values = (0, card("rats"), card("dandies"), spot((1, 3)), card("ladies"), spot((1, 4)))
    assert told(game, BANISHED) == [values]


@pytest.mark.clauses("FP-070")
def test_nothing_is_discarded_before_card_agent_and_victim_fit() -> None:
    game = lay(FULL, hands={0: "rats reapers", 1: "rats"})
    before = facts(game)
    choose(game, "reapers", (4, 1))
    assert changed(before, game) == set()
    assert refused(game, 0, VICTIM.first + spot((5, 1))).saying is VICTIM_PROTECTED
    assert changed(before, game) == set()
    game.play(0, VICTIM.first + spot((3, 1)))
    assert game.spent == cards("reapers")
    assert changed(before, game) == {"pyramid", "influence", "spent", "banished"}, "the vacancy is open"
    assert asked(game) == [(0, "refill")]


@pytest.mark.clauses("FP-070")
def test_an_empty_spot_is_neither_agent_nor_victim() -> None:
    game = lay((BASE, "- REAPERS RASCALS - -"), hands={0: "rats"})
    game.play(0, using("rats"))
    why = refused(game, 0, AGENT.first + spot((2, 1)))
    assert (why.saying, why.clause) == (NO_AGENT, "FP-070")
    game.play(0, AGENT.first + spot((2, 2)))
    why = refused(game, 0, VICTIM.first + spot((2, 1)))
    assert (why.saying, why.clause) == (NO_VICTIM, "FP-070")
    assert offered_spots(game) == {(2, 3), (1, 2), (1, 3)}


@pytest.mark.clauses("FP-070")
def test_a_card_that_is_not_held_can_not_be_used() -> None:
    game = lay(hands={0: "rats", 1: "ladies"})
    why = refused(game, 0, using("ladies"))
    assert (why.saying, why.clause, why.values) == (NO_INFLUENCE, "FP-070", (card("ladies"),))


@pytest.mark.clauses("FP-071")
@pytest.mark.parametrize("gang", GANGS)
def test_any_card_drives_somebody_out_of_rows_one_to_three(gang: str) -> None:
    """Also with an agent in row 4: its own row does not matter."""
    for agent, victim in (((1, 1), (1, 2)), ((2, 2), (3, 2)), ((3, 3), (3, 4)), ((4, 2), (3, 2)), ((4, 2), (3, 3))):
        game = lay(FULL, hands={0: gang})
        choose(game, gang, agent)
        assert victim in offered_spots(game)


@pytest.mark.clauses("FP-071")
@pytest.mark.parametrize(
    ("agent", "victim"),
    [((3, 2), (4, 1)), ((3, 2), (4, 2)), ((4, 1), (4, 2)), ((4, 2), (5, 1)), ((5, 1), (4, 1)), ((5, 1), (6, 1))],
)
def test_in_rows_four_to_six_the_card_must_be_of_the_agents_gang(agent: Spot, victim: Spot) -> None:
    own = GANGS[gang_on(lay(FULL), agent)]
    for gang in GANGS:
        game = lay(FULL, hands={0: gang})
        game.play(0, using(gang))
        if gang == own:
            game.play(0, AGENT.first + spot(agent))
            assert victim in offered_spots(game)
        elif agent[0] >= 5:
            why = refused(game, 0, AGENT.first + spot(agent))
            assert (why.saying, why.clause) == (AGENT_NOT_MATCHING, "FP-071")
            assert why.values == (card(own), card(gang))
        else:
            game.play(0, AGENT.first + spot(agent))
            why = refused(game, 0, VICTIM.first + spot(victim))
            assert (why.saying, why.clause) == (VICTIM_PROTECTED, "FP-071")
            assert why.values == (spot(victim), card(own), card(gang))


@pytest.mark.clauses("FP-071")
def test_an_agent_in_row_three_without_a_match_reaches_down_and_sideways_only() -> None:
    game = lay(FULL, hands={0: "butchers"})
    choose(game, "butchers", (3, 2))
    assert offered_spots(game) == {(3, 1), (3, 3), (2, 2), (2, 3)}


@pytest.mark.clauses("FP-072")
def test_a_card_of_the_victims_gang_does_not_help() -> None:
    """RASCALS (4, 1) beside butchers (4, 2): a butchers card makes only the butchers act."""
    game = lay(FULL, hands={0: "butchers rascals"})
    choose(game, "butchers", (4, 1))
    assert refused(game, 0, VICTIM.first + spot((4, 2))).saying is VICTIM_PROTECTED
    other = lay(FULL, hands={0: "butchers rascals"})
    banish(other, "butchers", (4, 2), (4, 1), 0, 0, 0)
    assert other.banished == cards("RASCALS")


@pytest.mark.clauses("FP-070", "FP-071", "FP-072")
def test_at_every_turn_exactly_the_fitting_agents_and_victims_are_offered() -> None:
    for seats, seed in random_games(4):
        for game in walk(seats, seed):
            if [kind for _, kind in asked(game)] != ["turn"]:
                continue
            for gang in range(8):
                if not game.hand(game.player)[gang]:
                    continue
                twin = game.copy()
                twin.play(game.player, using(GANGS[gang]))
                agents = offered_spots(twin)
                for agent in EVERY_SPOT:
                    victims = {victim for victim in EVERY_SPOT if fits(game, gang, agent, victim)}
                    assert (agent in agents) == bool(victims)
                    if len(victims) > 1:
                        third = twin.copy()
                        third.play(game.player, AGENT.first + spot(agent))
                        assert offered_spots(third) == victims


@pytest.mark.clauses("FP-073")
def test_a_gang_may_drive_out_its_own_people() -> None:
    game = lay(("rats RATS DANDIES LADIES TOUGHS rats",), hands={0: "rats"}, deck="ladies")
    banish(game, "rats", (1, 1), (1, 2))
    assert row_of(game, 1) == "rats ladies DANDIES LADIES TOUGHS rats"
    assert game.banished == cards("RATS")


@pytest.mark.clauses("FP-073", "FP-094")
def test_the_lord_is_driven_out_by_either_of_the_two_below() -> None:
    for gang, agent in (("dandies", (5, 1)), ("ladies", (5, 2))):
        game = lay(FULL, hands={0: gang, 1: "rats"})
        banish(game, gang, agent, (6, 1), 0, 0, 0, 0, 0)
        assert game.banished == cards("rats")
        assert row_of(game, 6) == "dandies"
        assert game.crowned()


@pytest.mark.clauses("FP-073")
@pytest.mark.parametrize("victim", EVERY_SPOT)
def test_every_card_can_be_a_victim(victim: Spot) -> None:
    agent = sorted(around(victim))[0]
    gang = GANGS[gang_on(lay(FULL), agent)]
    game = lay(FULL, hands={0: gang, 1: "rats"})
    gone = game.pyramid[spot(victim)]
    banish(game, gang, agent, victim, *[0] * (victim[0] - 1))
    assert [name_of(number) for number in game.banished] == [name_of(gone)]
    assert len(standing(game)) == 21 and asked(game) == [(1, "turn")]


@pytest.mark.clauses("FP-074")
@pytest.mark.parametrize(("side", "now"), [(0, "RATS"), (1, "REAPERS")])
def test_the_agent_may_be_the_one_that_moves_up(side: int, now: str) -> None:
    """RATS (3, 3) and REAPERS (3, 4) are below dragons (4, 3)."""
    game = lay(FULL, hands={0: "rats", 1: "rats"}, deck="ladies")
    banish(game, "rats", (3, 3), (4, 3), side, 0, 0)
    assert row_of(game, 4) == f"RASCALS butchers {now}"
    assert game.banished == cards("dragons")
    assert len(standing(game)) == 21


@pytest.mark.clauses("FP-074")
def test_a_victim_in_the_base_is_replaced_from_the_deck_at_once() -> None:
    game = lay((BASE, "REAPERS - - - -"), hands={0: "rats"}, deck="ladies")
    banish(game, "rats", (2, 1), (1, 2))
    assert row_of(game, 1) == "BUTCHERS ladies DANDIES LADIES TOUGHS RATS"
    assert asked(game) == [(1, "turn")], "nothing is left to fill"


@pytest.mark.clauses("FP-074", "FP-067")
def test_a_victim_above_the_base_is_replaced_from_below() -> None:
    game = lay((BASE, "REAPERS RASCALS - - -"), hands={0: "rats"}, deck="ladies")
    banish(game, "rats", (2, 1), (2, 2))
    assert asked(game) == [(0, "refill")]
    fill(game, 1)
    assert row_of(game, 2) == "REAPERS DANDIES - - -"
    assert row_of(game, 1) == "BUTCHERS DRAGONS ladies LADIES TOUGHS RATS"


@pytest.mark.clauses("FP-075")
def test_influence_only_gets_less_and_the_discard_pile_is_open() -> None:
    for seats, seed in random_games(20):
        hands: list[int] | None = None
        for game in walk(seats, seed):
            if hands is not None:
                assert all(now <= then for now, then in zip(game.influence, hands, strict=True))
            hands = game.influence[:]
            if not game.reshuffled:
                assert table(game, None)["spent"] == [values[1] for values in told(game, BANISHED)]


@pytest.mark.clauses("FP-075", "FP-040")
def test_a_card_once_spent_has_been_seen_and_is_not_simply_taken_back() -> None:
    """Also while the player still fills the vacancy, before any card of the deck comes to light."""
    game = lay(FULL[:2], hands={0: "rats ladies"})
    light = game.came_to_light
    choose(game, "rats", (1, 1))
    assert game.came_to_light == light, "card and agent are still the player's secret"
    game.play(0, VICTIM.first + spot((2, 1)))
    assert asked(game) == [(0, "refill")]
    assert table(game, 1)["spent"] == cards("rats") and game.came_to_light == light + 1


@pytest.mark.clauses("FP-076")
def test_banished_cards_never_come_back() -> None:
    for seats, seed in random_games(20):
        gone: list[int] = []
        for game in walk(seats, seed):
            assert game.banished[: len(gone)] == gone
            gone = game.banished[:]
            assert len(gone) == len(told(game, BANISHED))


@pytest.mark.clauses("FP-070", "FP-012")
def test_the_question_for_the_victim_says_which_card_drives_it_out() -> None:
    """Two cards of one gang in the base: only the place tells them apart."""
    game = lay(("RATS DRAGONS RATS LADIES TOUGHS BUTCHERS",), hands={0: "reapers"})
    choose(game, "reapers", (1, 3))
    asking = game.asking(0)
    assert (asking.saying, asking.values) == (ASK_VICTIM, (card("rats"), spot((1, 3))))


@pytest.mark.clauses("FP-070", "FP-071")
def test_the_choice_of_an_agent_says_whom_it_can_reach() -> None:
    """In the corner of the base RATS reach one neighbour, whom the choice names: nothing else will be asked."""
    game = lay((BASE, "REAPERS - - - -"), hands={0: "ladies"})
    game.play(0, using("ladies"))
    alone = game.phrase(0, AGENT.first + spot((1, 6)))
    assert (alone.saying, alone.values) == (
        AGENT_AND_VICTIM,
        (card("rats"), spot((1, 6)), card("toughs"), spot((1, 5))),
    )
    several = game.phrase(0, AGENT.first + spot((1, 1)))
    assert several.saying is AGENT_REACHING[2]
    assert several.values == (card("butchers"), spot((1, 1)), spot((1, 2)), spot((2, 1)))
    game.play(0, AGENT.first + spot((1, 6)))
    assert told(game, BANISHED) == [(0, card("ladies"), card("rats"), spot((1, 6)), card("toughs"), spot((1, 5)))]


@pytest.mark.clauses("FP-070", "FP-071")
def test_every_agent_names_exactly_those_whom_he_can_banish() -> None:
    for gang in range(8):
        game = lay(FULL, hands={0: GANGS[gang]})
        game.play(0, using(GANGS[gang]))
        for agent in EVERY_SPOT:
            reached = sorted(spot(victim) for victim in EVERY_SPOT if fits(game, gang, agent, victim))
            said = game.phrase(0, AGENT.first + spot(agent))
            if len(reached) > 1:
                assert (said.saying, list(said.values[2:])) == (AGENT_REACHING[len(reached)], reached)
            else:
                assert said.saying is (AGENT_AND_VICTIM if reached else AGENT_ALONE)


@pytest.mark.clauses("FP-077")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_banishing_is_allowed_in_the_first_turn(seats: int) -> None:
    game = new(seats, Sampled.of(3))
    held = [gang for gang in range(8) if game.hand(game.player)[gang]]
    offered = [choice for choice in open_question(game).choices if choice >= using("butchers")]
    assert offered == [using(GANGS[gang]) for gang in held]
    banish(game, GANGS[held[0]], (1, 1), (1, 2))
    assert len(game.banished) == 1


@pytest.mark.clauses("FP-078")
def test_whoever_holds_influence_can_banish() -> None:
    for seats, seed in random_games(60):
        for game in walk(seats, seed):
            if [kind for _, kind in asked(game)] == ["turn"]:
                hand = game.hand(game.player)
                held = [gang for gang in range(8) if hand[gang]]
                offered = [c for c in open_question(game).choices if using("butchers") <= c <= using("rascals")]
                assert offered == [using(GANGS[gang]) for gang in held]
                for gang in held:
                    assert any(fits(game, gang, (1, 1), victim) for victim in around((1, 1)))


@pytest.mark.clauses("FP-079")
def test_a_high_victim_falls_to_a_card_exactly_if_a_neighbour_is_of_its_gang() -> None:
    for gang in range(8):
        start = lay(FULL, hands={0: GANGS[gang]})
        start.play(0, using(GANGS[gang]))
        reached: set[Spot] = set()
        for agent in offered_spots(start):
            twin = start.copy()
            twin.play(0, AGENT.first + spot(agent))
            reached |= offered_spots(twin)
        for victim in EVERY_SPOT:
            matching = any(gang_on(start, other) == gang for other in around(victim))
            assert (victim in reached) == (victim[0] <= 3 or matching)


@pytest.mark.clauses("FP-079")
def test_which_agent_did_it_makes_no_difference() -> None:
    """Two butchers beside one victim in row 4, and all neighbours of one in row 2."""
    rows = (*FULL[:2], "LADIES butchers butchers REAPERS", "RASCALS butchers dragons", "dandies ladies", "rats")
    for victim, agents in (((4, 2), [(3, 2), (3, 3)]), ((2, 3), sorted(around((2, 3))))):
        outcomes = []
        for agent in agents:
            game = lay(rows, seats=2, hands={0: "butchers", 1: "rats"})
            banish(game, "butchers", agent, victim, *[1] * (victim[0] - 1))
            outcomes.append(facts(game))
        assert len(outcomes) == len(agents) and all(outcome == outcomes[0] for outcome in outcomes)
