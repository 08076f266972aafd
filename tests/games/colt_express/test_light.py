"""What comes to light: from then on a choice is not taken back without asking. It is counted once, and where nothing is
learnt, not at all."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import SPEEDING
from posse.games.colt_express.rules.purses import MIXED, lose_blind
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.rules.scoring import final_scoring
from posse.kernel.chance import Sampled
from tests.games.colt_express.lay import HANDS, b, begin, lay, plan, plans, question, scheme, steal, whole_round


@pytest.mark.clauses("CE-135", "CE-223")
@pytest.mark.parametrize(("token", "light"), [("400", 1), ("250!", 0), ("jewel", 0), ("box", 0)])
def test_a_purse_that_is_taken_comes_to_light_unless_it_was_known(token: str, light: int) -> None:
    assert steal("ghost robbery", at="ghost 2i", loot={"2i": token}).came_to_light == light


@pytest.mark.clauses("CE-092", "CE-225")
@pytest.mark.parametrize(("pile", "light"), [("(ghost floor)", 1), ("ghost floor", 0)])
def test_a_card_that_lay_face_down_comes_to_light_when_it_is_resolved(pile: str, light: int) -> None:
    assert steal(pile).came_to_light == light


@pytest.mark.clauses("CE-072", "CE-221")
def test_cards_drawn_come_to_light_a_card_played_from_the_hand_does_not() -> None:
    game = scheme(hands=HANDS, luck=Sampled.of(1))
    plan(game, "fire")
    assert game.came_to_light == 0
    plan(game, "draw")
    assert game.came_to_light == 1


@pytest.mark.clauses("CE-222", "CE-230")
def test_a_round_card_that_is_revealed_and_all_loot_at_the_end_come_to_light() -> None:
    assert whole_round("reveal", hands=HANDS).came_to_light == 1
    game = lay()
    final_scoring(game)
    assert game.came_to_light == 1


@pytest.mark.clauses("CE-166")
def test_in_a_speeding_first_turn_ghost_may_hide_wherever_he_sits() -> None:
    for seats in ("belle ghost cheyenne tuco", "belle cheyenne ghost tuco", "belle cheyenne tuco ghost"):
        game = begin(lay(bandits=seats, hands=HANDS), Scheming((SPEEDING,)))
        while question(game).seat != seats.split().index("ghost"):
            plan(game, "fire" if any(name.endswith("fire") for name in plans(game)) else "move")
        assert "hide fire" in plans(game)
        plan(game, "fire")
        assert "hide fire" not in plans(game), "the first go only"


@pytest.mark.clauses("CE-224", "CE-228")
def test_who_knew_nothing_of_mixed_purses_has_nothing_to_remember() -> None:
    game = lay(loot={"ghost": "300 400"}, luck=Sampled.of(1))
    game.known[0] |= 1 << 3  # Tuco's player has seen the 300
    lose_blind(game, b("ghost"))
    assert game.memory == ((), (), (), (MIXED, 2, 0, 300, 1, 0), ())
