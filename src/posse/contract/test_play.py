"""Every game: somebody can choose until the end, pieces are conserved, and only luck makes a difference."""

from __future__ import annotations

import pytest

from posse.contract.walks import Setting, every_table, name_of, new_game, positions, random_choice, share, walk
from posse.kernel.chance import Sampled
from posse.kernel.codec import digest
from posse.kernel.game import Game, IllegalChoice
from posse.kernel.playout import playout, random_step

LONGEST = 20_000
"""No game of ours takes so many choices, however foolish."""


@every_table
def test_somebody_can_choose_until_the_end(setting: Setting, soak: bool) -> None:
    box, seats, _ = setting
    for seed in range(share(setting, 200 if soak else 9)):
        for length, game in enumerate(walk(setting, seed)):
            box.check(game)
            questions = game.questions()
            assert all(question.options for question in questions)
            assert bool(questions) == (game.pending is not None)
            assert length < LONGEST
        ranks = box.ranks(game)
        assert len(ranks) == len(box.scores(game)) == seats
        assert min(ranks) == 1 or set(ranks) == {2}, "somebody has won, or nobody"
        assert all(1 <= rank <= seats for rank in ranks)
        assert game.stack == []


@every_table
def test_many_random_games_break_no_invariant(setting: Setting, soak: bool) -> None:
    box = setting[0]
    for seed in range(share(setting, 6_000 if soak else 200)):
        game = new_game(setting, seed, log=False)
        luck = Sampled.of(seed + 1)
        try:
            while game.pending is not None:
                random_step(game, luck)
                if seed % 10 == 0:
                    box.check(game)
            box.check(game)
        except Exception as problem:
            raise AssertionError(f"{name_of(setting)} breaks: new_game(setting, {seed}), luck {seed + 1}") from problem


@every_table
def test_the_same_luck_gives_the_same_game(setting: Setting) -> None:
    one, two = new_game(setting, 5), new_game(setting, 5)
    for twin in (one, two):
        playout(twin, Sampled.of(6))
    assert digest(one) == digest(two)
    three = new_game(setting, 8)
    assert digest(three) != digest(new_game(setting, 5))


@every_table
def test_a_log_changes_nothing(setting: Setting) -> None:
    with_log, without = new_game(setting, 5), new_game(setting, 5, log=False)
    for twin in (with_log, without):
        playout(twin, Sampled.of(6))
    assert with_log.log
    with_log.log = None
    assert digest(with_log) == digest(without)


@every_table
def test_an_outlook_tells_of_every_seat_whatever_is_going_on(setting: Setting) -> None:
    """Searches ask for it in any imagined world, and play on until it is settled (`Box.outlook`)."""
    box, seats, _ = setting
    for step, game in enumerate(walk(setting, 13)):
        before = digest(game) if step % 16 == 0 else ""
        found, settled = box.outlook(game), box.settled(game)
        if game.pending is None:
            assert not settled, "there is nothing to be told any more"
        else:
            assert len(found) in (0, seats)
            assert all(0.0 <= chance <= 1.0 for chance in found)
            assert found or not (settled or box.glances(game)), "who plays on until then wants to be told something"
        assert not before or digest(game) == before


@every_table
def test_whatever_is_not_offered_is_refused_and_changes_nothing(setting: Setting) -> None:
    box, seats, _ = setting
    luck = Sampled.of(99)
    for _, game in positions(setting, 40):
        before = digest(game)
        offered = {(q.seat, choice) for q in game.questions() for choice in q.choices}
        for seat in range(seats):
            for choice in range(box.kinds.total):
                if (seat, choice) not in offered:
                    refuse(game, seat, choice)
        for nobody, nothing in [
            (-1, 0), (seats, 0), (0, -1), (0, box.kinds.total), (0, "0"), ("0", 0), (0, None), (None, 0), (True, 0),
            (0, 1.0), (0, [0]), (10**30, 0), (0, 10**30),
        ]:  # fmt: skip
            refuse(game, nobody, nothing)
        if game.pending is not None:
            fair = random_choice(game, luck)
            number = game.asked_of[fair[0]]
            refuse(game, *fair, number=number - 1)
            refuse(game, *fair, number=number + 1)
            assert game.why_not(*fair, number=number) is None
        assert digest(game) == before


def refuse(game: Game, seat: object, choice: object, number: int | None = None) -> None:
    why = game.why_not(seat, choice, number)
    assert why is not None
    with pytest.raises(IllegalChoice) as refused:
        game.play(seat, choice, number)
    assert refused.value.why.saying is why.saying
    if type(seat) is int and any(question.seat == seat for question in game.questions()):
        assert why.clause, f"{why} cites no clause"


@every_table
def test_an_answer_in_a_ballot_can_not_be_given_twice(setting: Setting) -> None:
    for game in walk(setting, 11):
        questions = game.questions()
        if len(questions) > 1:
            one = questions[0]
            twin: Game = game.copy()
            twin.play(one.seat, one.choices[0])
            assert twin.asked == game.asked
            refuse(twin, one.seat, one.choices[-1])
