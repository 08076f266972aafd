"""The four levels: how far they think, their slips, their tempers, and the time they have."""

from __future__ import annotations

import time

import pytest

from posse.bots import LEVELS, Seeker, make, observe, scout, seeker
from posse.bots.levels import Level
from posse.bots.seeker import Kept, grown_before
from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.kernel.habits import prospects
from posse.kernel.playout import playout
from posse.kernel.tree import Place, Tree, by_playout

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)


@pytest.fixture
def game() -> Game:
    return CATALOG["five-points"].new(3, Sampled.of(2), log=False)


def test_levels_differ_in_skill_and_not_in_time_alone() -> None:
    ways = [(level.ahead, level.slips) for level in LEVELS.values()]
    assert ways == sorted(ways, key=lambda way: (way[0], -way[1]))
    assert len(set(ways)) >= 3
    times = [level.milliseconds for level in LEVELS.values()]
    assert times == sorted(times) and times[0] >= 50 and times[-1] <= 1000


class SlowClock:
    """A clock by which every look at it takes 7 ms."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def perf_counter(self) -> float:
        self.seconds += 0.007
        return self.seconds

    monotonic = perf_counter


@pytest.mark.parametrize("name", [*LEVELS, "marshal:100ms"])
def test_nobody_is_late(name: str, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a try takes: the next one is begun only if there is time for one that takes as long."""
    clock = SlowClock()
    monkeypatch.setattr(seeker, "time", clock)
    bot = make(name)
    assert isinstance(bot, Seeker) and bot.seconds is not None
    bot.choose(observe(game, game.questions()[0].seat))
    assert clock.seconds <= bot.seconds + 0.0071
    assert clock.seconds >= bot.seconds - 0.02 or bot.tries < 200


@every_game
def test_a_drifter_needs_no_compiler(box: Box) -> None:
    """Interpreted, too, it has chosen after 300 ms of work, early and late in a game, with as many as can play."""
    game = box.new(box.seats[-1], Sampled.of(3), log=False)
    luck, spent = Sampled.of(4), []
    for decisions in (0, 20, 60):
        playout(game, luck, decisions)
        if game.pending is not None:
            seen = observe(game, game.questions()[0].seat)
            began = time.thread_time()
            make("drifter").choose(seen)
            spent.append(time.thread_time() - began)
    assert spent and max(spent) < 0.3


def test_neither_is_a_scout(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SlowClock()
    monkeypatch.setattr(scout, "time", clock)
    make("scout:60ms").choose(observe(game, game.questions()[0].seat))
    assert 0.04 <= clock.seconds <= 0.0671


def test_who_is_told_how_many_tries_has_all_the_time_for_them() -> None:
    bot = make("gunhand:30")
    assert isinstance(bot, Seeker) and bot.seconds is None and bot.tries == 30


def test_a_slip_is_the_next_best_choice(game: Game) -> None:
    seen = observe(game, game.questions()[0].seat)
    sure = Seeker(Level(50, 60, 1, 0), 5, tries=60).weigh(seen)
    slip = Seeker(Level(50, 60, 1, 100), 5, tries=60).weigh(seen)
    assert [one.choice for one in slip[:2]] == [sure[1].choice, sure[0].choice]
    assert [one.tries for one in sure] == sorted((one.tries for one in sure), reverse=True)


def test_of_two_ways_that_bring_the_same_the_shorter_one() -> None:
    """A lone scout at a won table declined everything for 1,418 turns: all that it could do was worth the same."""
    game = CATALOG["five-points"].new(3, Sampled.of(2), log=False)
    playout(game, game.chance)
    assert all(soon > late for soon, late in zip(prospects(game, 10), prospects(game, 40), strict=True))


def test_winning_is_worth_more_than_any_lead() -> None:
    for seed in range(20):
        game = CATALOG["colt-express"].new(4, Sampled.of(seed), log=False)
        playout(game, game.chance)
        worth = prospects(game, 0)
        best = max(worth)
        assert all((rank == 1) == (worth[seat] >= best - 1e-9) for seat, rank in enumerate(game.box.ranks(game)))


@every_game
def test_a_gunhand_takes_a_glance_where_a_glance_tells_more(box: Box) -> None:
    """As few tries as the game says, however many it may take; elsewhere it plays on to the end, as often as told."""
    game = box.new(5 if 5 in box.seats else 4, Sampled.of(2), log=False)
    playout(game, Sampled.of(3), 12)
    seen = observe(game, game.questions()[0].seat)
    glances = box.glances(game)
    for told in (10, 60):
        tried = sum(one.tries for one in make(f"gunhand:{told}").weigh(seen))
        assert tried == pytest.approx(min(told, glances or told), abs=1)  # the first asks what there is to try
    assert (glances > 0) == (box.key in ("bang-dice", "deadwood-1876"))


@every_game
def test_nobody_glances_where_nothing_tells_how_a_game_stands(box: Box) -> None:
    """Three players of BANG! hunt each other: there is no model of that, and a gunhand plays on to the end."""
    for seats in box.seats:
        game = box.new(seats, Sampled.of(2), log=False)
        assert box.outlook(game) or not box.glances(game)


def test_tempers_decide_between_equals_only() -> None:
    tree = Tree(0, 0, by_playout, 1.0)
    tree.root.judge([0, 1, 2, 3], [0.25] * 4)
    tree.root.tries = [100, 99, 98, 90]
    tree.root.sums = [50.0, 49.5, 49.0, 20.0]
    tree.squares = [26.0, 45.0, 30.0, 90.0]
    tree.rivals = [40.0, 40.0, 10.0, 0.0]
    tree.begun = [100, 99, 98, 90]
    level = LEVELS["marshal"]

    def first(temper: str) -> int:
        return Seeker(level, temper=temper).judgement(tree, [0, 1, 2, 3])[0].choice

    assert [first(temper) for temper in ("", "bold", "careful", "vengeful")] == [0, 1, 0, 2]


def test_who_is_asked_again_goes_on_with_the_tree_of_the_last_choice() -> None:
    """And takes only what is offered; in worlds that look the same to its seat it plays the same game."""
    game = CATALOG["five-points"].new(3, Sampled.of(2), log=False)
    bots = [[Seeker(LEVELS["marshal"], seat, 25) for seat in range(3)] for _ in range(2)]
    again = 0
    for number in range(24):
        question = game.questions()[0]
        one, two = (row[question.seat] for row in bots)
        again += grown_before(one.kept, question) is not None
        choice = one.choose(observe(game, question.seat))
        assert choice in question.choices
        assert choice == two.choose(observe(game.redeal(question.seat, Sampled.of(number)), question.seat))
        game.play(question.seat, choice)
    assert again > 3


def test_after_another_seats_choice_there_is_a_new_tree() -> None:
    asked = CATALOG["five-points"].new(3, Sampled.of(2), log=False).questions()[0]
    first = asked.kind.first
    root = Place(asked.seat, first)
    mine, other = Place(asked.seat, first), Place(asked.seat + 1, first)
    root.after = {(4 * 16 + asked.seat) * 65536 + first: mine, (5 * 16 + asked.seat + 1) * 65536 + first: other}
    assert grown_before(Kept(asked.number - 1, root, 4), asked) is mine
    assert grown_before(Kept(asked.number - 1, root, 5), asked) is None, "somebody else was asked"
    assert grown_before(Kept(asked.number - 2, root, 4), asked) is None, "it was asked in between"
    root.after[(4 * 16 + asked.seat + 1) * 65536 + first] = other
    assert grown_before(Kept(asked.number - 1, root, 4), asked) is None, "somebody else may have been asked"
