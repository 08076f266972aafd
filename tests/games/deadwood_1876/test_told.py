"""Whatever is chosen is told, to all or to whom it concerns: at every question of whole random games."""

from __future__ import annotations

from collections import Counter

import pytest

from posse.games.deadwood_1876.components import HOUSES_AT_START, MOST_IN_ROW, gun_of, item_of
from posse.games.deadwood_1876.rules.showdown import alive, seat_of
from posse.games.deadwood_1876.sayings import (
    ATTACH_OWNER,
    ATTACHED,
    ATTACHED_CHARACTER,
    ATTACHED_OWN,
    ATTACHED_SELF,
    BOUT_CARD,
    CHALLENGES,
    CHOSE_CHARACTER,
    DAGGER_DRAWN,
    DAGGER_SOLD,
    DISCARDED,
    HEIST_CARD,
    PASSED_ON,
    POKER_PLAYED,
    STAR_PLACED,
    WINS,
    WINS_AS_STRANGER,
)
from posse.games.deadwood_1876.state import Town, notes
from posse.kernel.chance import Sampled
from posse.kernel.events import Saying
from posse.kernel.flow import NOT_YET, Ballot
from tests.games.deadwood_1876.lay import EVERY_OPTION, new, told

Words = tuple[Saying, tuple[int, ...]]


def play_one(game: Town, luck: Sampled) -> tuple[str, int, int, list[int], list[Words]]:
    """A random choice: its kind, the seat, the value, all answers if it closed a ballot, and what is told."""
    questions = game.questions()
    question = questions[luck.below(len(questions))]
    value = question.options[luck.below(len(question.options))]
    answers: list[int] = []
    if isinstance(game.pending, Ballot):
        open_to = dict(zip(game.pending.seats, game.pending.answers, strict=True))
        open_to[question.seat] = value
        answers = [] if NOT_YET in open_to.values() else list(open_to.values())
    before = len(game.log or [])
    game.play(question.seat, question.kind.first + value)
    new_ones = (game.log or [])[before:]
    return question.kind.name, question.seat, value, answers, [(event.saying, event.values) for event in new_ones]


def expected(game: Town, kind: str, seat: int, value: int, answers: list[int], used: tuple[int, int]) -> list[Words]:
    """What has to be among the words after this choice; `used` is the gun and the item of the card that lies."""
    if kind == "character":
        return [(CHOSE_CHARACTER, (seat, value))]
    if kind == "dagger":
        return [(DAGGER_SOLD if value else DAGGER_DRAWN, (seat,))]
    if kind == "poker":
        return [(POKER_PLAYED, (seat, gun_of(value), item_of(value)))]
    if kind == "discard":
        return [(DISCARDED, (seat, gun_of(value), item_of(value)))]
    if kind == "challenge":
        return [(CHALLENGES, (seat, *used, value, int(value >= game.seats)))]
    if kind == "attach":
        return [attached(game, seat, value, used[0])]
    if kind == "heist" and answers:
        seats = [(game.starter + step) % game.seats for step in range(game.seats)]
        return [(HEIST_CARD, (other, gun_of(card), item_of(card))) for other, card in zip(seats, answers, strict=True)]
    return []


def attached(game: Town, seat: int, spot: int, gun: int) -> Words:
    owner = spot - ATTACH_OWNER if spot >= ATTACH_OWNER else spot // MOST_IN_ROW
    stranger, place = int(owner >= game.seats), spot % MOST_IN_ROW + 1
    if spot >= ATTACH_OWNER:
        return (ATTACHED_SELF, (seat, gun)) if owner == seat else (ATTACHED_CHARACTER, (seat, gun, owner, stranger))
    return (ATTACHED_OWN, (seat, gun, place)) if owner == seat else (ATTACHED, (seat, gun, place, owner, stranger))


@pytest.mark.clauses("D76-032", "D76-110", "D76-162", "D76-231", "D76-300", "D76-304", "D76-336")
def test_whatever_is_chosen_is_told() -> None:
    met: Counter[str] = Counter()
    for number in range(24):
        game, luck = new((2, 3, 4, 6)[number % 4], number, EVERY_OPTION if number % 3 else {}), Sampled.of(number)
        while game.pending is not None:
            used = (gun_of(game.laid[-1] % 25), item_of(game.laid[-1] % 25)) if game.laid else (0, 0)
            kind, seat, value, answers, said = play_one(game, luck)
            for words in expected(game, kind, seat, value, answers, used):
                assert words in said, (kind, words, said)
                met[words[0].key] += 1
    assert len(met) >= 10, met


@pytest.mark.clauses("D76-033", "D76-040", "D76-041")
def test_stars_are_told_to_all_and_what_was_passed_to_the_giver_alone() -> None:
    game = new(4, 3)
    assert told(game, STAR_PLACED) == [(seat, game.stars[seat]) for seat in range(4)]
    assert set(game.stars) == set(range(HOUSES_AT_START[4]))
    luck = Sampled.of(1)
    while not told(game, PASSED_ON):
        play_one(game, luck)
    assert [(seat, left) for seat, _, left in told(game, PASSED_ON)] == [(0, 1), (1, 2), (2, 3), (3, 0)]
    for seat, passed, left in told(game, PASSED_ON):
        assert passed in game.held(left)
        for eye in (0, 1, 2, 3, None):
            heard = [event.values for event in game.events(eye) if event.saying is PASSED_ON]
            assert ((seat, passed, left) in heard) == (eye == seat)


@pytest.mark.clauses("D76-270", "D76-271")
def test_the_cards_of_a_bout_and_who_wins_are_told() -> None:
    bouts = 0
    for number in range(16):
        game, luck = new((2, 4, 5)[number % 3], number), Sampled.of(number)
        while game.pending is not None:
            fighters = [seat_of(game, owner) for owner in alive(game)] if game.pending.kind.name == "bout" else []
            kind, _, _, answers, said = play_one(game, luck)
            if kind == "bout" and answers:
                bouts += 1
                cards = zip(fighters, answers, strict=True)
                assert [words for words in said if words[0] is BOUT_CARD] == [
                    (BOUT_CARD, (seat, gun_of(card), item_of(card))) for seat, card in cards
                ]
                if game.pending is None:
                    (last,) = alive(game)
                    assert said[-1] == (WINS if last < game.seats else WINS_AS_STRANGER, game.winners)
    assert bouts > 10


@pytest.mark.clauses("D76-053", "D76-057")
def test_notes_rule_out_what_is_settled_elsewhere_and_what_follows_from_that() -> None:
    known = (notes.note(1, 0b0001),)
    assert notes.rule_out(known, 2, 0b0011) == (notes.note(1, 0b0001), notes.note(2, 0b0010))
    assert notes.rule_out(known, 2, 0b0110) == (notes.note(1, 0b0001), notes.note(2, 0b0110))
    wide = (notes.note(2, 0b1110),)
    assert notes.rule_out(wide, 2, 0b0110) == (notes.note(2, 0b0110),), "the same Safe, not a second one"
    # Two faces share the first two Safes; so the third is in the third, and only then the fourth in the fourth.
    pair = (notes.note(1, 0b0011), notes.note(2, 0b0011))
    written = tuple(sorted([*pair, notes.note(3, 0b0110)]))
    assert sorted(notes.add(written, 4, 0b1100)) == sorted([*pair, notes.note(3, 0b0100), notes.note(4, 0b1000)])
