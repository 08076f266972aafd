"""Every clause, shown. `posse rules crazy-eights --coverage --tests tests` says which are."""

from __future__ import annotations

import pytest

from posse.kernel.chance import Sampled
from posse.kernel.game import IllegalChoice
from posse_crazy_eights import GAME
from posse_crazy_eights.components import CARDS, NOTHING
from posse_crazy_eights.sayings import DRAW, DRAWN, KEEP, LAY, SUIT, TURN
from posse_crazy_eights.state import Table


def card(name: str) -> int:
    return CARDS.index(name.replace(" ", "-"))


def table(*hands: str, top: str = "seven of clubs", stock: str = "", deals: int = 1) -> Table:
    """Seat 0 to play; the hands and the stock (its last card is its top) by the names of their cards."""
    game = GAME.new(len(hands), Sampled.of(1), {"deals": deals})
    assert isinstance(game, Table)
    game.hands = [sorted(card(name) for name in hand.split(", ")) for hand in hands]
    game.stock = [card(name) for name in stock.split(", ") if name]
    known = {*game.stock, card(top), *[one for hand in game.hands for one in hand]}
    game.pile = [*[one for one in range(52) if one not in known], card(top)]
    game.suit, game.player = card(top) // 13, 0
    game.ask_again()
    return game


def play(game: Table, name: str) -> None:
    game.play(game.player, TURN.first + (DRAW if name == "draw" else card(name)))


def told(game: Table) -> list[str]:
    return [event.saying.key for event in game.log or []]


@pytest.mark.clauses("CE-001", "CE-002", "CE-010", "CE-011", "CE-012", "CE-013")
def test_the_deal() -> None:
    starters = set()
    for seats, each in ((2, 7), (3, 5), (4, 5), (5, 5)):
        for seed in range(8):
            game = GAME.new(seats, Sampled.of(seed))
            assert isinstance(game, Table)
            assert [len(hand) for hand in game.hands] == [each] * seats
            assert (len(game.pile), len(game.stock)) == (1, 51 - each * seats)
            assert game.suit == game.pile[0] // 13
            assert [question.seat for question in game.questions()] == [game.starter]
            starters.add(game.starter)
    assert starters == {0, 1, 2, 3, 4}


@pytest.mark.clauses("CE-020", "CE-021", "CE-023")
def test_a_card_fits_by_suit_or_rank() -> None:
    hand = "two of clubs, seven of hearts, three of hearts"
    assert options(table(hand, "king of hearts")) == [card("two of clubs"), card("seven of hearts"), DRAW]
    game = table(hand, "king of hearts, ace of spades")
    play(game, "seven of hearts")
    assert game.pile[-1] == card("seven of hearts") and card("seven of hearts") not in game.hands[0]
    assert game.player == 1 and options(game) == [card("king of hearts"), DRAW]
    for wrong, why in (("ace of spades", "why-does-not-fit"), ("two of clubs", "why-not-yours")):
        with pytest.raises(IllegalChoice, match=why):
            play(game, wrong)


@pytest.mark.clauses("CE-022")
def test_an_eight_fits_always_and_names_a_suit() -> None:
    game = table("eight of spades, two of hearts", "king of diamonds, king of spades")
    play(game, "eight of spades")
    assert game.player == 0
    game.play(0, SUIT.first + 1)
    assert game.suit == 1 and options(game) == [card("king of diamonds"), DRAW]
    last = table("eight of spades", "king of diamonds")
    play(last, "eight of spades")
    assert last.pending is None and "event-named" not in told(last)


@pytest.mark.clauses("CE-024")
def test_what_was_drawn_may_be_played_if_it_fits() -> None:
    game = table("two of clubs, ace of hearts", "king of diamonds", stock="three of spades, nine of clubs")
    play(game, "draw")
    assert game.drawn == card("nine of clubs") and options(game) == [KEEP, LAY]
    game.play(0, DRAWN.first + LAY)
    assert game.pile[-1] == card("nine of clubs") and game.drawn == NOTHING and game.player == 1
    play(game, "draw")
    assert options(game) == [KEEP], "asked all the same: nobody learns that it doesn't fit"
    with pytest.raises(IllegalChoice, match="why-drawn-does-not-fit"):
        game.play(1, DRAWN.first + LAY)
    game.play(1, DRAWN.first + KEEP)
    assert card("three of spades") in game.hands[1] and game.player == 0


@pytest.mark.clauses("CE-025", "CE-031")
def test_if_all_pass_the_smallest_hand_is_paid() -> None:
    game = table("two of hearts, three of clubs", "king of diamonds, queen of diamonds", "king of hearts")
    for seat in (0, 1, 2):
        assert game.player == seat and GAME.phrase(game, seat, TURN, DRAW).saying.key == "choice-pass"
        assert seat or options(game) == [card("three of clubs"), DRAW]
        play(game, "draw")
    assert game.pending is None and game.points == [15 + 5, 0, 0]
    assert told(game)[-2:] == ["event-blocked", "event-fewest"]


@pytest.mark.clauses("CE-025", "CE-031")
def test_a_card_played_begins_the_passing_anew_and_equal_hands_are_paid_nothing() -> None:
    game = table("two of hearts, three of clubs", "two of diamonds")
    for choice in ("draw", "draw"):
        assert game.pending is not None
        play(game, choice)
    assert game.points == [0, 3]
    tied = table("three of clubs, two of hearts", "two of diamonds")
    play(tied, "three of clubs")
    for _ in range(2):
        assert tied.pending is not None
        play(tied, "draw")
    assert tied.pending is None and tied.points == [0, 0] and GAME.ranks(tied) == [1, 1]


@pytest.mark.clauses("CE-026", "CE-032")
def test_hands_are_secret_until_the_end() -> None:
    game = table("two of clubs", "king of diamonds, eight of hearts")
    for seat in (0, None):
        players = GAME.view(game, seat)["players"]
        assert [player["cards"] for player in players] == [1, 2] and players[1]["hand"] is None
    play(game, "two of clubs")
    assert GAME.view(game, None)["players"][1]["hand"] == game.hands[1]


@pytest.mark.clauses("CE-030")
def test_the_winner_gets_what_the_others_hold() -> None:
    game = table("two of clubs", "king of diamonds, eight of hearts, ace of spades", "nine of spades, ten of hearts")
    play(game, "two of clubs")
    assert game.points == [10 + 50 + 1 + 9 + 10, 0, 0]
    assert GAME.ranks(game) == [1, 2, 2]


@pytest.mark.clauses("CE-013", "CE-040")
def test_three_deals() -> None:
    game = table("two of clubs", "king of diamonds", deals=3)
    starter = game.starter
    play(game, "two of clubs")
    assert game.deal == 2 and game.starter == game.player == (starter + 1) % 2 and game.pending is not None
    assert game.points == [10, 0]


def options(game: Table) -> list[int]:
    return game.questions()[0].options
