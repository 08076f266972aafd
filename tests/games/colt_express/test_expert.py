"""Chapter 14, the Expert variant (CE-200..214), and its question (CE-273)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.rules.cards import draw
from posse.games.colt_express.rules.events import happen
from posse.games.colt_express.rules.expert import how_many_kept, keepings
from posse.games.colt_express.rules.round import Round
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.sayings import (
    ASK_KEEP_TEAM,
    DREW,
    HAND_FILLED,
    KEEP,
    KEEP_TEAM_SET,
    KEPT,
    NOT_HELD,
    NOTHING_AT_ALL,
    RESHUFFLED,
)
from posse.games.colt_express.state import IN_DISCARD, IN_HAND, ON_TOP, PLACES, SEEN_IN_DISCARD, Train
from posse.kernel.box import BadTable
from posse.kernel.chance import Sampled
from tests.games.colt_express.lay import (
    asked,
    b,
    begin,
    card,
    hand,
    keeping,
    keeping_for_a_team,
    lay,
    new,
    offered,
    plan,
    plans,
    refused,
    scheme,
    steal,
    table,
    told,
    walk,
    whole_round,
)

THREE = "belle tuco doc"
HANDS = {"belle": "move move fire bullet", "tuco": "punch bullet bullet", "doc": "marshal"}


def end_of_scheming(now: int = 0, **kwargs: object) -> Train:
    return whole_round(
        "put_away", bandits=THREE, expert=True, now=now, luck=Sampled.of(1), **{"hands": HANDS, **kwargs}
    )


EVERY_ACTION = "move move floor floor fire fire robbery robbery punch marshal"


def keep(game: Train, seat: int, names: str) -> None:
    game.play(seat, KEEP.first + keeping(names))


@pytest.mark.clauses("CE-200")
def test_the_variant_is_agreed_for_the_whole_table_before_setup() -> None:
    game = new(3, expert=True)
    assert table(game, None)["expert"] == 1 and new(3).expert == 0
    assert game.options["expert"] is True
    assert new(2).expert == 1, "two players always play it"
    with pytest.raises(BadTable):
        new(2, expert=True)


@pytest.mark.clauses("CE-200", "CE-203")
def test_nothing_is_gathered_and_shuffled_between_rounds() -> None:
    game = end_of_scheming(
        pile="belle floor", at="belle 2i, tuco 2i, doc 2i", marshal=3, rounds="bridge braking angry take hostage"
    )
    for seat, names in ((0, "move"), (1, ""), (2, "marshal")):
        keep(game, seat, names)
    assert game.round == 1 and game.first_player == 1, "clean-up is only the change of First Player"
    assert game.discard[card("belle floor")] == 1, "resolved, and not shuffled back"
    assert game.discard[card("belle fire")] == 1 and "belle move" in hand(game, 0)
    assert told(game, RESHUFFLED) == []


@pytest.mark.clauses("CE-201", "CE-202", "CE-273")
def test_all_decide_secretly_at_the_same_time_what_they_keep() -> None:
    game = end_of_scheming(pile="belle marshal", at="belle 2i, tuco 2i, doc 2i", marshal=1)
    assert asked(game) == [(0, "keep"), (1, "keep"), (2, "keep")]
    first, second, third = game.questions()
    assert [how_many_kept(game, 0, value) for value in first.options] == [
        [moves, 0, fires, 0, 0, 0] for fires in (0, 1) for moves in (0, 1, 2)
    ]  # fmt: skip
    assert len(second.options) == 2 and len(third.options) == 2
    keep(game, 1, "")
    assert table(game, 0) == table(game.redeal(0, Sampled.of(3)), 0)
    assert game.view(0)["answered"] == 1 and game.view(1)["your_answer"] == 0 and game.view(0)["your_answer"] is None
    keep(game, 0, "move fire")
    assert told(game, KEPT) == [], "nothing is shown before the last answer"
    keep(game, 2, "marshal")
    assert told(game, KEPT, None) == [(0, 2, 2), (1, 0, 3), (2, 1, 0)], "only their number is public"
    assert hand(game, 0) == ["belle fire", "belle move"] and hand(game, 1) == [] and hand(game, 2) == ["doc marshal"]
    assert game.discard[card("belle move")] == 1 and game.discard[card("tuco punch")] == 1
    assert [game.lead[seat * PLACES + IN_DISCARD] for seat in range(3)] == [1, 2, 0], "all Bullets are discarded"
    assert asked(game) == [(0, "marshal")], "and only now comes Stealin'!"


@pytest.mark.clauses("CE-201")
def test_only_cards_in_hand_can_be_kept_and_bullets_never() -> None:
    game = end_of_scheming()
    assert refused(game, 1, KEEP, keeping("move")).saying is NOT_HELD
    assert refused(game, 2, KEEP, keeping("marshal punch")).saying is NOT_HELD
    assert keepings(lay(bandits=THREE, expert=True), 0) == [0]
    everything = lay(bandits=THREE, expert=True, hands={"belle": EVERY_ACTION + " bullet bullet"})
    assert sorted(keepings(everything, 0)) == list(range(324)), "digits for the six actions; none for Bullets"
    with pytest.raises(ValueError, match="more than there is"):
        how_many_kept(everything, 0, 324)


@pytest.mark.clauses("CE-202", "CE-209", "CE-221")
def test_discards_are_seen_by_their_owner_only() -> None:
    game = end_of_scheming(pile="belle floor, belle marshal", at="belle 2i, tuco 2i, doc 2i", marshal=1)
    for seat, names in ((0, "move"), (1, ""), (2, "")):
        keep(game, seat, names)
    assert asked(game) == [(0, "marshal")]
    own = table(game, 0)["yours"]
    assert dict(zip(own["cards"], own["discard"], strict=True))[card("belle fire")] == 1
    assert own["bullets_in_discard"] == 1
    seen = table(game, 1)["players"][0]
    assert seen["discard"] == 4 and sum(seen["open_discard"]) == 1, "a resolved Floor Change, three cards face-down"
    assert table(game, 1)["yours"]["cards"] == game.cards_of(1), "nobody looks through another's pile"


@pytest.mark.clauses("CE-203", "CE-096")
def test_resolved_cards_go_on_the_discard_pile_for_all_to_see() -> None:
    game = steal(
        "belle floor, (tuco floor), doc move", bandits=THREE, expert=True, at="belle 2i, tuco 2i, doc 2i", marshal=3
    )
    assert game.discard[card("belle floor")] == game.open_discard[card("belle floor")] == 1
    assert game.open_discard[card("tuco floor")] == 1 and game.discard[card("doc move")] == 0
    assert sum(table(game, 2)["players"][1]["open_discard"]) == 1


@pytest.mark.clauses("CE-204", "CE-213", "CE-097")
def test_bullets_received_lie_on_the_deck_never_on_the_discard_pile() -> None:
    shot = steal("tuco fire", bandits=THREE, expert=True, at="belle 2i, tuco 1i, doc 3r")
    assert shot.lead[0 * PLACES + ON_TOP] == 1
    met = steal("belle floor", bandits=THREE, expert=True, at="belle 0r")
    assert met.lead[0 * PLACES + ON_TOP] == 1
    revolt = lay(bandits=THREE, expert=True, at="belle 2i, tuco 1r, doc 3r")
    happen(revolt, 4)
    assert revolt.lead[0 * PLACES + ON_TOP] == 1
    for game in (shot, met, revolt):
        assert game.lead[0 * PLACES + IN_DISCARD] == game.lead[0 * PLACES + IN_HAND] == 0


@pytest.mark.clauses("CE-205", "CE-160")
def test_at_the_start_of_a_round_everyone_fills_up_to_six_doc_to_seven() -> None:
    game = whole_round(
        "draw_hands", bandits=THREE, expert=True, now=0, luck=Sampled.of(1),
        hands={"belle": "move fire", "tuco": "", "doc": "punch marshal"},
    )  # fmt: skip
    assert [game.hand_size(seat) for seat in range(3)] == [6, 6, 7]
    assert told(game, HAND_FILLED) == [(0, 4), (1, 6), (2, 5)]
    assert {"belle move", "belle fire"} <= set(hand(game, 0)), "what was kept is still there"


@pytest.mark.clauses("CE-206", "CE-212")
@pytest.mark.parametrize("held", ["move move fire fire punch marshal", "move move fire fire punch marshal robbery"])
def test_whoever_holds_enough_draws_nothing_and_discards_nothing(held: str) -> None:
    game = whole_round(
        "draw_hands", bandits=THREE, expert=True, now=0, luck=Sampled.of(1), hands={"belle": held}, on_top={0: 2}
    )
    assert game.hand_size(0) == len(held.split()) and told(game, HAND_FILLED)[0] == (0, 0)
    assert game.lead[0 * PLACES + ON_TOP] == 2, "the Bullets stay on the deck"


@pytest.mark.clauses("CE-207")
def test_in_the_middle_of_a_draw_the_discard_pile_becomes_the_deck() -> None:
    game = lay(
        bandits=THREE, expert=True, decks={"belle": "move"}, hands={"belle": "fire fire"}, pile="belle punch",
        luck=Sampled.of(1),
    )  # fmt: skip
    assert game.deck_size(0) == 1 and game.discard_size(0) == 6
    draw(game, 0, 3, DREW)
    assert told(game, DREW)[-1] == (0, 3)
    assert game.hand_size(0) == 5 and game.deck_size(0) == 4 and game.discard_size(0) == 0
    assert told(game, RESHUFFLED) == [(0, 6)]
    assert game.hand[card("belle fire")] == 2 and game.deck[card("belle fire")] == 0, "hands are not shuffled in"
    assert game.deck[card("belle punch")] == game.hand[card("belle punch")] == 0, "nor is the pile"
    assert "belle move" in hand(game, 0), "the deck comes first"


@pytest.mark.clauses("CE-207", "CE-208")
def test_with_deck_and_discard_pile_empty_the_draw_stops() -> None:
    game = lay(bandits=THREE, expert=True, hands={"belle": "move move floor floor fire fire robbery robbery punch"},
               luck=Sampled.of(1))  # fmt: skip
    draw(game, 0, 3, DREW)
    assert told(game, DREW)[-1] == (0, 1) and game.hand_size(0) == 10
    empty = scheme(
        bandits=THREE, expert=True, hands={"belle": "move move floor floor fire fire robbery robbery punch marshal"}
    )
    assert "draw" not in plans(empty)
    assert refused(empty, 0, empty.questions()[0].kind, 36).saying is NOTHING_AT_ALL


@pytest.mark.clauses("CE-208")
def test_drawing_is_allowed_if_only_the_discard_pile_holds_a_card() -> None:
    game = scheme(
        bandits=THREE, expert=True, decks={"belle": ""}, hands={"belle": "fire", "tuco": "move"}, luck=Sampled.of(1)
    )
    assert game.deck_size(0) == 0 and "draw" in plans(game)
    plan(game, "draw")
    assert game.hand_size(0) == 4 and told(game, RESHUFFLED) == [(0, 9)]


@pytest.mark.clauses("CE-211")
def test_in_the_last_round_nobody_is_asked_what_to_keep() -> None:
    game = end_of_scheming(now=4, pile="belle marshal", marshal=1)
    assert asked(game) == [(0, "marshal")]
    rounds = [
        position.round for position in walk(3, 5, expert=True) if ("keep" in [kind for _, kind in asked(position)])
    ]
    assert set(rounds) == {0, 1, 2, 3}


@pytest.mark.clauses("CE-212")
def test_bullets_on_top_are_drawn_first_and_count_towards_six() -> None:
    game = whole_round("draw_hands", bandits=THREE, expert=True, now=0, luck=Sampled.of(1), on_top={0: 2})
    assert game.hand_size(0) == 6 and hand(game, 0).count("bullet") == 2
    assert game.actions_in(0, game.hand) == 4, "a wounded player begins with fewer Action cards"
    full = whole_round("draw_hands", bandits=THREE, expert=True, now=0, luck=Sampled.of(1), on_top={0: 7})
    assert hand(full, 0) == ["bullet"] * 6 and full.lead[0 * PLACES + ON_TOP] == 1
    assert plans(full) == {"draw"}


@pytest.mark.clauses("CE-213", "CE-214")
def test_the_example_of_bullets_on_an_empty_deck() -> None:
    """Deck empty, 3 kept, 5 discarded, 4 on the pile; two Bullets come: draw both, shuffle nine, draw one."""
    game = whole_round(
        "stealing", bandits=THREE, expert=True, decks={"belle": ""}, hands={"belle": "move fire punch"},
        discards={"belle": "move fire marshal bullet bullet"},
        pile="belle floor, belle floor, belle robbery, belle robbery, tuco fire, doc fire",
        at="belle 2i, tuco 1i, doc 3i", marshal=0, rounds="bridge braking angry take hostage", luck=Sampled.of(1),
    )  # fmt: skip
    assert game.round == 1, "the next round has begun"
    assert told(game, RESHUFFLED) == [(0, 9)]
    assert (0, 3) in told(game, HAND_FILLED)
    assert game.hand_size(0) == 6 and hand(game, 0).count("bullet") >= 2
    assert {"belle move", "belle fire", "belle punch"} <= set(hand(game, 0))
    assert game.deck_size(0) == 8 and game.discard_size(0) == 0


@pytest.mark.clauses("CE-227")
def test_all_know_where_bullets_are_until_they_are_shuffled_away() -> None:
    game = whole_round("draw_hands", bandits=THREE, expert=True, now=-1, luck=Sampled.of(1), on_top={0: 2})
    for seat in (1, 2, None):
        seen = table(game, seat)["players"][0]
        assert seen["bullets_seen_in_hand"] == 2 and seen["bullets_on_top"] == 0
    for seed in range(20):
        world = game.redeal(1, Sampled.of(seed))
        assert world.lead[0 * PLACES + IN_HAND] == 2, "every imagined world has both in hand"


@pytest.mark.clauses("CE-227", "CE-228")
def test_seen_bullets_come_to_the_discard_pile_and_are_lost_in_its_shuffle() -> None:
    game = lay(bandits=THREE, expert=True, on_top={0: 2}, hands={"belle": "move fire"}, luck=Sampled.of(1), now=0,
               rounds="bridge braking angry take hostage", marshal=3, at="belle 1i, tuco 1i, doc 1i")  # fmt: skip
    draw(game, 0, 3, DREW)
    assert told(game, DREW)[-1] == (0, 3)
    under_way = Round()
    under_way.skip_to("put_away")
    begin(game, under_way)
    for seat in range(3):
        keep(game, seat, "")
    assert game.lead[0 * PLACES + SEEN_IN_DISCARD] == 2
    assert table(game, 2)["players"][0]["bullets_seen_in_discard"] == 2
    draw(game, 0, 10, DREW)
    assert game.lead[0 * PLACES + SEEN_IN_DISCARD] == 0


@pytest.mark.clauses("CE-201", "CE-212")
def test_a_kept_hand_is_all_actions_in_every_imagined_world() -> None:
    for position in walk(3, 4, expert=True):
        if (
            position.round < 0
            or not position.pile
            or isinstance(position.stack[-1] if position.stack else None, Scheming)
        ):
            continue
        for seat in range(3):
            world = position.redeal((seat + 1) % 3, Sampled.of(seat))
            assert world.actions_in(seat, world.hand) >= position.kept[seat]


@pytest.mark.clauses("CE-200", "CE-201")
def test_keeping_is_one_number_made_of_digits() -> None:
    game = lay(bandits=THREE, expert=True, hands={"belle": "move move punch"})
    assert sorted(how_many_kept(game, 0, value) for value in keepings(game, 0)) == sorted(
        [moves, 0, 0, 0, punches, 0] for moves in range(3) for punches in range(2)
    )
    assert all(0 <= value < KEEP.size for value in keepings(game, 0))
    assert offered(scheme(bandits=THREE, expert=True, hands={"belle": "move fire"})) == [6, 8, 36]


@pytest.mark.clauses("CE-227", "CE-228")
def test_bullets_known_to_be_in_a_shuffle_are_not_imagined_in_the_old_hand() -> None:
    """All three Bullets lay in the discard pile; of the new deck one card was drawn: one Bullet in hand at most."""
    for seed in range(8):
        game = lay(
            bandits=THREE, expert=True, hands={"belle": "move fire punch"}, decks={"belle": "move fire"},
            discards={"belle": "bullet bullet bullet floor"}, luck=Sampled.of(seed),
        )  # fmt: skip
        game.lead[0 * PLACES + SEEN_IN_DISCARD] = 3
        draw(game, 0, 3, DREW)
        assert told(game, DREW)[-1] == (0, 3)
        for number in range(60):
            world = game.redeal(1, Sampled.of(number))
            assert world.lead[0 * PLACES + IN_HAND] <= 1


@pytest.mark.clauses("CE-203", "CE-228")
def test_a_card_laid_before_a_shuffle_is_none_of_those_all_knew_to_be_in_it() -> None:
    game = lay(
        bandits=THREE, expert=True, hands={"belle": "move fire"}, decks={"belle": ""}, pile="(belle floor)",
        discards={"belle": "punch marshal"}, luck=Sampled.of(1),
    )  # fmt: skip
    for name in ("punch", "marshal"):
        game.open_discard[card(f"belle {name}")] = 1
    draw(game, 0, 3, DREW)
    assert told(game, DREW)[-1] == (0, 3)
    hidden = {game.redeal(1, Sampled.of(seed)).pile[0] % 36 for seed in range(300)}
    assert hidden == {card(f"belle {name}") for name in ("move", "floor", "fire", "robbery")}


# ---- teams


@pytest.mark.clauses("CE-248", "CE-201", "CE-202", "CE-273")
def test_a_team_is_asked_once_what_it_keeps_of_both_bandits() -> None:
    hands = {"tuco": "tuco:move cheyenne:move cheyenne:fire bullet", "django": "doc:punch"}
    game = whole_round("put_away", bandits="tuco cheyenne django doc", seats=2, hands=hands, luck=Sampled.of(1))
    asking = game.asking(0)
    assert (asking.saying, asking.values) == (ASK_KEEP_TEAM, (b("tuco"), b("cheyenne")))
    assert [len(question.options) for question in game.questions()] == [8, 2], "every set of three cards, and of one"
    both = KEEP.first + keeping_for_a_team(game, 0, "tuco:move cheyenne:fire")
    said = game.phrase(0, both)
    counts = (1, 0, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0)
    assert (said.saying, said.values) == (KEEP_TEAM_SET, (2, b("tuco"), *counts[0], b("cheyenne"), *counts[1]))
    assert refused(game, 1, KEEP, keeping_for_a_team(game, 1, "doc:punch doc:move")).saying is NOT_HELD
    game.play(0, both)
    assert told(game, KEPT) == [] and asked(game) == [(1, "keep")], "nothing is shown before all have chosen"
    world = game.redeal(1, Sampled.of(1))
    assert table(world, 1) == table(game, 1)
    game.play(1, KEEP.first + keeping_for_a_team(game, 1, "doc:punch"))
    assert told(game, KEPT) == [(0, 2, 2), (1, 1, 0)]
    assert {"tuco move", "cheyenne fire"} <= set(hand(game, 0))


@pytest.mark.clauses("CE-273")
def test_every_set_of_a_teams_cards_is_one_number() -> None:
    game = lay(bandits="ghost tuco belle doc", seats=2)
    for number in game.cards_of(0):
        game.hand[number] = game.stock[number]
    every = keepings(game, 0)
    assert sorted(every) == list(range(2**11)) and KEEP.size == 2**11
    assert all(max(how_many_kept(game, 0, value)) <= 1 for value in every)
    assert sorted(sum(how_many_kept(game, 0, value)) for value in every)[-1] == 11
