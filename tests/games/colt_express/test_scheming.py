"""Chapter 4, Schemin'! (CE-060..087), and what it asks (CE-271)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import ROUND_TURNS, SPEEDING
from posse.games.colt_express.rules.scheming import Scheming, planner
from posse.games.colt_express.sayings import (
    ASK_PLAN,
    ASK_PLAN_DRAW,
    ASK_PLAN_PLAY,
    ASK_SPEEDING,
    ASK_SPEEDING_DRAW,
    ASK_SPEEDING_PLAY,
    DRAW,
    DREW,
    HIDE,
    NO_HIDING,
    NOT_IN_HAND,
    NOT_YOUR_COLOUR,
    NOTHING_TO_DRAW,
    PLAN,
    PLAY_UP,
    PLAYED,
    PLAYED_DOWN,
    YOU_DREW,
    YOU_PLAYED,
)
from posse.games.colt_express.state import FACE_DOWN, Train
from posse.kernel.chance import Sampled
from posse.kernel.events import Saying
from tests.games.colt_express.lay import (
    HANDS,
    asked,
    b,
    begin,
    card,
    card_name,
    hand,
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


def piled(game: Train) -> list[str]:
    return [card_name(number % FACE_DOWN) for number in game.pile]


def seats_asked(game: Train, goes: int, names: list[str]) -> list[int]:
    """Who is asked, go after go, if they do this."""
    order = []
    for _, name in zip(range(goes), names, strict=True):
        order.append(question(game).seat)
        plan(game, name)
    return order


@pytest.mark.clauses("CE-060", "CE-080", "CE-038")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_every_turn_goes_clockwise_from_the_first_player(first: int) -> None:
    game = scheme(hands=HANDS, first=first, rounds="braking tunnel bridge angry hostage")
    clockwise = [(first + step) % 4 for step in range(4)]
    assert seats_asked(game, 8, ["move", "move", "move", "move", "fire", "fire", "fire", "fire"]) == clockwise * 2


@pytest.mark.clauses("CE-061", "CE-066", "CE-271")
def test_a_go_is_one_card_from_hand_or_drawing() -> None:
    game = scheme(
        bandits="belle tuco doc", hands={"belle": "move fire fire bullet", "tuco": "move"}, luck=Sampled.of(1)
    )
    assert plans(game) == {"belle move", "belle fire", "draw"}
    goes = [len(offered(p)) for p in walk(3, 5) if [kind for _, kind in asked(p)] == ["plan"]]
    assert goes and min(goes) >= 1
    assert refused(game, 0, PLAN, card("belle punch")).saying is NOT_IN_HAND
    assert refused(game, 0, PLAN, card("tuco move")).saying is NOT_YOUR_COLOUR
    assert refused(game, 0, PLAN, HIDE).saying is NO_HIDING
    before = game.hand_size(0)
    plan(game, "fire")
    assert game.hand_size(0) == before - 1 and piled(game) == ["belle fire"]
    assert question(game).seat == 1, "exactly one"


@pytest.mark.clauses("CE-061", "CE-072")
def test_drawing_takes_three_that_only_the_player_sees() -> None:
    game = scheme(hands=HANDS, first=1, luck=Sampled.of(4))
    plan(game, "draw")
    assert game.hand_size(1) == 9 and game.deck_size(1) == 1 and game.pile == []
    assert told(game, DREW, None) == [(1, 3)]
    assert len(told(game, YOU_DREW, 1)) == 3 and told(game, YOU_DREW, 2) == told(game, YOU_DREW, None) == []
    assert table(game, 0)["players"][1]["hand"] == 9
    assert "hand" not in str(table(game, 0)["yours"].keys() - {"hand"}), "only the own hand"
    assert sum(table(game, 1)["yours"]["hand"]) == 9


@pytest.mark.clauses("CE-062", "CE-065", "CE-066")
def test_bullets_are_never_played_and_a_hand_of_bullets_must_draw() -> None:
    game = scheme(
        bandits="belle tuco doc", hands={"belle": "bullet bullet bullet bullet", "tuco": "move bullet"},
        luck=Sampled.of(1),
    )  # fmt: skip
    assert question(game).seat == 0 and plans(game) == {"draw"}, "asked like everybody: nobody learns that she must"
    plan(game, "draw")
    assert told(game, DREW) == [(0, 3)] and question(game).seat == 1
    assert plans(game) == {"tuco move", "draw"}
    assert PLAN.size == 36 + 1 + 6, "there is no answer that would play a Bullet"


@pytest.mark.clauses("CE-063")
@pytest.mark.parametrize(("left", "drawn"), [("move", 1), ("move fire", 2), ("move fire punch", 3)])
def test_fewer_than_three_cards_are_all_drawn(left: str, drawn: int) -> None:
    game = scheme(bandits="belle tuco doc", decks={"belle": left}, hands={"tuco": "fire"}, luck=Sampled.of(1))
    before = game.hand_size(0)
    plan(game, "draw")
    assert game.hand_size(0) == before + drawn and game.deck_size(0) == 0
    assert told(game, DREW) == [(0, drawn)]


@pytest.mark.clauses("CE-064")
def test_an_empty_deck_can_not_be_drawn_from() -> None:
    game = scheme(bandits="belle tuco doc", decks={"belle": ""}, luck=[])
    assert "draw" not in plans(game) and len(plans(game)) == 6
    why = refused(game, 0, PLAN, DRAW)
    assert why.saying is NOTHING_TO_DRAW and why.clause == "CE-064"


@pytest.mark.clauses("CE-061", "CE-064", "CE-065", "CE-087")
@pytest.mark.parametrize(
    ("hand", "deck", "standard", "speeding"),
    [
        ("move bullet", None, ASK_PLAN, ASK_SPEEDING),
        ("bullet bullet", None, ASK_PLAN_DRAW, ASK_SPEEDING_DRAW),
        ("move fire", "", ASK_PLAN_PLAY, ASK_SPEEDING_PLAY),
    ],
)
def test_the_question_names_only_what_is_offered(
    hand: str, deck: str | None, standard: Saying, speeding: Saying
) -> None:
    for turn, saying, blank in ((0, standard, 0), (SPEEDING, speeding, 1)):
        decks = {} if deck is None else {"belle": deck}
        train = lay(bandits="belle tuco doc", hands={"belle": hand}, decks=decks)
        train.rounds, train.round = (next(card for card, turns in enumerate(ROUND_TURNS) if turn in turns),), 0
        turns = ROUND_TURNS[train.rounds[0]]
        game = begin(train, Scheming(turns, turns.index(turn)))
        assert (game.asking(0).saying, game.asking(0).values) == (saying, (blank,))


@pytest.mark.clauses("CE-064", "CE-066")
def test_with_an_empty_deck_there_is_always_a_card_to_play() -> None:
    for seed in range(12):
        for game in walk(4, seed, bandits="dealt"):
            for seat in range(4):
                if game.stack and isinstance(game.stack[-1], Scheming) and game.deck_size(seat) == 0:
                    assert game.actions_in(seat, game.hand) >= 5


@pytest.mark.clauses("CE-067", "CE-071")
def test_the_example_of_four_players_in_one_turn() -> None:
    game = scheme(
        bandits="doc belle tuco cheyenne", first=0, luck=Sampled.of(1),
        hands={"doc": "move fire", "belle": "fire move", "tuco": "move fire", "cheyenne": "punch move"},
    )  # fmt: skip
    for name in ("move", "fire", "draw", "punch"):
        plan(game, name)
    assert piled(game) == ["doc move", "belle fire", "cheyenne punch"]
    assert question(game).seat == 0, "the next turn begins with the First Player"
    plan(game, "fire")
    assert piled(game) == ["doc move", "belle fire", "cheyenne punch", "doc fire"], "never reordered"


@pytest.mark.clauses("CE-068")
def test_only_the_kind_is_planned() -> None:
    game = scheme(hands=HANDS)
    plan(game, "fire")
    assert asked(game) == [(1, "plan")], "nobody is asked whom Ghost will shoot"
    assert game.pile == [card("ghost fire")]


@pytest.mark.clauses("CE-069")
def test_there_is_no_hand_limit() -> None:
    game = scheme(bandits="belle tuco doc", hands={"belle": "move fire robbery punch floor move bullet bullet"},
                  rounds="bridge braking angry take hostage", luck=Sampled.of(2))  # fmt: skip
    plan(game, "draw")
    assert game.hand_size(0) == 11
    assert any(game.hand_size(seat) > 9 for game in walk(3, 8, bandits="dealt") for seat in range(3))


@pytest.mark.clauses("CE-070")
def test_unplayed_cards_go_back_on_the_deck_unseen() -> None:
    game = whole_round("put_away", hands=HANDS, pile="ghost marshal", marshal=2, luck=Sampled.of(1), now=0,
                       at="ghost 4r, belle 4i, cheyenne 4i, tuco 4i")  # fmt: skip
    assert asked(game) == [(0, "marshal")]
    assert [game.hand_size(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert [game.deck_size(seat) for seat in range(4)] == [9, 10, 10, 10], "one card is on the pile"


# ---- kinds of turns


@pytest.mark.clauses("CE-080", "CE-225")
def test_in_a_standard_turn_cards_lie_open() -> None:
    game = scheme(hands=HANDS, first=1)
    plan(game, "punch")
    for seat in (0, 1, 2, 3, None):
        assert table(game, seat)["pile"] == [
            {"seat": 1, "card": card("belle punch"), "face_down": False, "by_ghost": False}
        ]
        assert told(game, PLAYED, seat) == [(1, b("belle"), 4)]
    assert PLAYED.clause == PLAY_UP.clause == "CE-061", "open cards are played in other turns, too"


@pytest.mark.clauses("CE-081", "CE-221")
def test_in_a_tunnel_cards_lie_face_down_and_drawing_goes_on() -> None:
    game = begin(
        lay(hands=HANDS, rounds="tunnel braking bridge angry hostage", luck=Sampled.of(1)),
        Scheming(ROUND_TURNS[5], 1),
    )
    assert "draw" in plans(game)
    plan(game, "fire")
    plan(game, "draw")
    assert question(game).seat == 2, "clockwise"
    for seat, known in ((0, card("ghost fire")), (1, None), (2, None), (None, None)):
        assert table(game, seat)["pile"] == [{"seat": 0, "card": known, "face_down": True, "by_ghost": False}]
    assert told(game, PLAYED_DOWN, None) == [(0,)] and told(game, PLAYED, None) == []
    assert told(game, YOU_PLAYED, 0) == [(b("ghost"), 2)] and told(game, YOU_PLAYED, 1) == []


SPEEDING_ROUND = {"rounds": "bridge braking tunnel angry hostage"}


def speeding(luck: int = 1) -> Train:
    return begin(lay(hands=HANDS, luck=Sampled.of(luck), **SPEEDING_ROUND), Scheming(ROUND_TURNS[6], 1))  # type: ignore[arg-type]


@pytest.mark.clauses("CE-082", "CE-083", "CE-084")
@pytest.mark.parametrize(
    ("goes", "pile", "cards"),
    [
        (("draw", "draw"), [], 10), (("fire", "move"), ["ghost fire", "ghost move"], 4),
        (("fire", "draw"), ["ghost fire"], 8), (("draw", "fire"), ["ghost fire"], 8),
    ],
)  # fmt: skip
def test_speeding_up_gives_two_goes_of_any_mixture_in_either_order(
    goes: tuple[str, str], pile: list[str], cards: int
) -> None:
    game = speeding()
    for name in goes:
        assert question(game).seat == 0
        plan(game, name)
    assert question(game).seat == 1, "two goes, then the next player"
    assert piled(game) == pile and all(number < FACE_DOWN for number in game.pile), "face-up"
    assert game.hand_size(0) == cards


@pytest.mark.clauses("CE-082")
def test_speeding_up_goes_clockwise_with_both_goes_in_a_row() -> None:
    game = speeding()
    order = seats_asked(game, 8, ["move", "fire"] * 4)
    assert order == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.clauses("CE-082")
def test_the_question_says_which_of_the_two_goes_it_is() -> None:
    game = speeding()
    for seat, go in ((0, 1), (0, 2), (1, 1), (1, 2)):
        asking = game.asking(seat)
        assert asking.saying is ASK_SPEEDING and asking.values == (go,)
        plan(game, "draw")
    standard = scheme(hands=HANDS, first=1)
    assert standard.asking(1).saying is ASK_PLAN


@pytest.mark.clauses("CE-085")
def test_the_second_go_is_chosen_knowing_what_the_first_drew() -> None:
    game = speeding()
    assert "ghost punch" not in plans(game)
    assert game.deck[card("ghost punch")] == 1
    plan(game, "draw")
    drawn = [card_name(values[1] * 6 + values[0]) for values in told(game, YOU_DREW, 0)]
    assert set(drawn) <= plans(game)
    assert sorted(hand(game, 0)) == sorted([f"ghost {name}" for name in HANDS["ghost"].split()] + drawn)


@pytest.mark.clauses("CE-087")
def test_each_go_of_speeding_up_obeys_the_rules_by_itself() -> None:
    game = begin(
        lay(bandits="belle tuco doc", decks={"belle": "move fire punch fire"}, luck=Sampled.of(3), **SPEEDING_ROUND),  # type: ignore[arg-type]
        Scheming(ROUND_TURNS[6], 1),
    )
    plan(game, "draw")
    assert game.deck_size(0) == 1
    plan(game, "draw")
    assert [values for values in told(game, DREW, 2) if values[0] == 0] == [(0, 3), (0, 1)]
    empty = begin(
        lay(bandits="belle tuco doc", decks={"belle": "move fire"}, luck=Sampled.of(3), **SPEEDING_ROUND),  # type: ignore[arg-type]
        Scheming(ROUND_TURNS[6], 1),
    )
    plan(empty, "draw")
    assert question(empty).seat == 0 and "draw" not in plans(empty), "with nothing left a card must be played"


@pytest.mark.clauses("CE-086")
def test_switching_runs_the_other_way_round_for_that_turn_only() -> None:
    game = begin(lay(hands=HANDS, first=1, rounds="angry braking tunnel bridge hostage"), Scheming(ROUND_TURNS[0], 3))
    order = seats_asked(game, 4, ["move", "move", "move", "move"])
    assert order == [1, 0, 3, 2]
    assert all(number < FACE_DOWN for number in game.pile), "face-up"
    six = begin(
        lay(
            bandits="ghost belle cheyenne tuco django doc", first=4, rounds="take braking tunnel bridge hostage",
            hands=dict.fromkeys(("ghost", "belle", "cheyenne", "tuco", "django", "doc"), "move fire"),
        ),
        Scheming((3, 0)),
    )  # fmt: skip
    assert seats_asked(six, 8, ["move"] * 6 + ["fire"] * 2) == [4, 3, 2, 1, 0, 5, 4, 5]


@pytest.mark.clauses("CE-060", "CE-086")
@pytest.mark.parametrize(("kind", "order"), [(0, [2, 3, 0, 1]), (1, [2, 3, 0, 1]), (3, [2, 1, 0, 3])])
def test_the_order_of_goes(kind: int, order: list[int]) -> None:
    game = lay(first=2)
    assert [planner(game, kind, gone) for gone in range(4)] == order
    assert [planner(game, SPEEDING, gone) for gone in range(8)] == [2, 2, 3, 3, 0, 0, 1, 1]
