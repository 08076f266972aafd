"""Chapters 7 and 8, Doc (CE-160) and Ghost (CE-163..168)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import SPEEDING, TUNNEL
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.sayings import (
    HID,
    HIDE,
    NO_HIDING,
    PLAN,
    TURNED_UP,
)
from posse.games.colt_express.state import BY_GHOST
from posse.kernel.chance import Sampled
from tests.games.colt_express.lay import (
    HANDS,
    asked,
    b,
    begin,
    card,
    lay,
    offered,
    plan,
    plans,
    question,
    refused,
    scheme,
    table,
    told,
    walk,
    whole_round,
)


@pytest.mark.clauses("CE-160", "CE-043")
def test_doc_draws_seven_at_the_start_of_each_round_and_three_in_schemin() -> None:
    game = whole_round("draw_hands", bandits="ghost doc tuco", luck=Sampled.of(1))
    assert [game.hand_size(seat) for seat in range(3)] == [6, 7, 6]
    plan(game, "draw")
    plan(game, "draw")
    assert [game.hand_size(seat) for seat in range(3)] == [9, 10, 6]
    for position in walk(3, 5):
        if position.stack and not position.pile and isinstance(position.stack[-1], Scheming):
            for seat in range(3):
                wanted = 7 if b("doc") in position.gangs[seat] else 6
                assert position.hand_size(seat) % 3 == wanted % 3


@pytest.mark.clauses("CE-163", "CE-168", "CE-271")
def test_ghost_may_hide_the_card_of_his_first_turn() -> None:
    game = scheme(hands=HANDS)
    assert {name for name in plans(game) if name.startswith("hide")} == {
        "hide move", "hide floor", "hide fire", "hide robbery",
    }  # fmt: skip
    plan(game, "hide fire")
    assert game.pile == [card("ghost fire") + BY_GHOST]
    assert table(game, 1)["pile"] == [{"seat": 0, "card": None, "face_down": True, "by_ghost": True}]
    assert told(game, HID, 2) == [(0,)], "that he hid a card is public"
    assert not any(name.startswith("hide") for name in plans(game)), "nobody else can"
    assert refused(game, 1, PLAN, HIDE).saying is NO_HIDING


@pytest.mark.clauses("CE-163", "CE-165")
def test_ghost_decides_each_round_anew_and_only_the_first_turn_counts() -> None:
    game = scheme(hands=HANDS)
    plan(game, "fire")
    assert game.pile == [card("ghost fire")], "he need not"
    for name in ("move", "move", "move"):
        plan(game, name)
    assert question(game).seat == 0
    assert not any(name.startswith("hide") for name in plans(game)), "whatever he did in the first turn"
    hidden = [0] * 5
    for position in walk(3, 6, bandits="picked"):
        frame = position.stack[-1] if position.stack else None
        if isinstance(frame, Scheming) and any(value >= HIDE for value in offered(position)):
            assert frame.turn == 0
            hidden[position.round] += 1
    assert max(hidden) <= 1


@pytest.mark.clauses("CE-164")
def test_a_draw_in_the_first_turn_forfeits_hiding_also_a_forced_one() -> None:
    game = scheme(hands=HANDS, luck=Sampled.of(1))
    plan(game, "draw")
    for name in ("move", "move", "move"):
        plan(game, name)
    assert question(game).seat == 0 and not any(value >= HIDE for value in offered(game))
    forced = scheme(hands={**HANDS, "ghost": "bullet bullet bullet"}, luck=Sampled.of(1))
    assert plans(forced) == {"draw"}
    plan(forced, "draw")
    for name in ("move", "move", "move"):
        plan(forced, name)
    assert question(forced).seat == 0 and not any(value >= HIDE for value in offered(forced))


@pytest.mark.clauses("CE-166")
def test_a_first_turn_that_is_no_standard_one_is_covered_too() -> None:
    assert not Scheming((TUNNEL,)).may_hide(TUNNEL), "it would lie face-down anyway"
    assert Scheming((SPEEDING,)).may_hide(SPEEDING)
    assert not Scheming((SPEEDING,), 0, 1).may_hide(SPEEDING), "the first go only"
    game = begin(lay(hands=HANDS, luck=Sampled.of(1)), Scheming((SPEEDING, SPEEDING)))
    plan(game, "hide fire")
    assert question(game).seat == 0 and not any(value >= HIDE for value in offered(game))


@pytest.mark.clauses("CE-167")
def test_ghosts_card_is_shown_when_it_is_resolved() -> None:
    game = whole_round(
        "stealing", pile="tuco move, (ghost marshal)", at="ghost 4i, belle 4i, cheyenne 4i, tuco 2i", marshal=1,
    )  # fmt: skip
    assert asked(game) == [(3, "move")] and table(game, 1)["pile"][1]["card"] is None
    game.play(3, question(game).choices[1])
    assert told(game, TURNED_UP, 1) == [(0, b("ghost"), 5)]
    assert table(game, 1)["pile"][1] == {
        "seat": 0,
        "card": card("ghost marshal"),
        "face_down": False,
        "by_ghost": False,
    }


@pytest.mark.clauses("CE-168")
def test_ghost_hides_in_the_expert_variant_too() -> None:
    game = scheme(hands=HANDS, expert=True)
    assert "hide fire" in plans(game)
    plan(game, "hide fire")
    assert table(game, 1)["pile"] == [{"seat": 0, "card": None, "face_down": True, "by_ghost": True}]
