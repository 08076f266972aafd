"""What deeds tell about roles: worlds as likely as what players did to the Sheriff makes them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import prod, sqrt

import pytest

from posse.bots import LEVELS, Seeker, observe
from posse.games.bang_dice import GAME, saloon
from posse.games.bang_dice.components import CATEGORY, OUTLAW
from posse.games.bang_dice.sayings import AIM, DOUBLED, GIVE_BEER
from posse.games.bang_dice.state import Saloon
from posse.games.bang_dice.view.suspicion import DEEDS, MODEL, PASSED_OVER, SHOT_AT, SHOT_PAST, TREATED
from posse.kernel.chance import Sampled
from posse.kernel.flow import Ask


def table_of(seats: int, seed: int = 1) -> Saloon:
    table = GAME.new(seats, Sampled.of(seed), log=False)
    assert isinstance(table, Saloon)
    return table


def asked(table: Saloon, seat: int, options: list[int], kind: object = AIM) -> None:
    """Somebody is about to aim at, or to treat, one of these."""
    assert kind in (AIM, GIVE_BEER)
    table.pending = Ask(seat, AIM if kind is AIM else GIVE_BEER, options)


def watched(table: Saloon, seat: int, value: int) -> dict[int, int]:
    """What is noted about the seat when it gives that answer: deeds with their counts."""
    assert table.pending is not None
    GAME.watch(table, seat, table.pending.kind, value)
    noted = table.deeds[DEEDS * seat : DEEDS * (seat + 1)]
    return {deed: count for deed, count in enumerate(noted) if count}


def test_what_is_done_to_the_sheriff_is_noted_where_there_was_a_choice() -> None:
    table = table_of(5)
    sheriff = table.sheriff
    one, two = (sheriff + 1) % 5, (sheriff + 2) % 5
    asked(table, one, [sheriff, two])
    assert watched(table, one, sheriff) == {SHOT_AT: 1}
    assert watched(table, one, two) == {SHOT_AT: 1, SHOT_PAST: 1}
    asked(table, two, [sheriff, one, two], GIVE_BEER)
    assert watched(table, two, two) == {PASSED_OVER: 1}
    assert watched(table, two, sheriff) == {PASSED_OVER: 1, TREATED: 1}


def test_nothing_is_noted_where_there_was_no_choice() -> None:
    table = table_of(5)
    sheriff = table.sheriff
    one, two, three = ((sheriff + step) % 5 for step in (1, 2, 3))
    asked(table, one, [two, three])  # he is out of reach
    assert watched(table, one, two) == {}
    asked(table, one, [sheriff, DOUBLED + sheriff])  # Slab the Killer, and nobody else is there
    assert watched(table, one, DOUBLED + sheriff) == {}
    asked(table, sheriff, [one, two])
    assert watched(table, sheriff, one) == {}
    assert table.deeds == ()


def test_a_doubled_shot_is_a_shot() -> None:
    table = table_of(5)
    sheriff = table.sheriff
    one, two = (sheriff + 1) % 5, (sheriff + 2) % 5
    asked(table, one, [sheriff, two, DOUBLED + sheriff, DOUBLED + two])
    assert watched(table, one, DOUBLED + sheriff) == {SHOT_AT: 1}


def test_with_three_players_there_is_no_sheriff_to_be_shot_at() -> None:
    table = table_of(3)
    asked(table, 0, [1, 2])
    assert watched(table, 0, 1) == {}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_worlds_are_as_likely_as_all_deeds_together(seats: int) -> None:
    """Against all ways to deal the cards, each weighed by hand."""
    table = table_of(seats)
    luck = Sampled.of(7)
    table.deeds = tuple([luck.below(3) for _ in range(DEEDS * seats)])
    seat = (table.sheriff + 1) % seats
    hidden = [other for other in range(seats) if other not in (seat, table.sheriff)]
    weights: Counter[tuple[int, ...]] = Counter()
    for roles in permutations([table.roles[other] for other in hidden]):
        weights[roles] += prod(  # type: ignore[assignment]
            MODEL[deed][CATEGORY[role]] ** table.deeds[DEEDS * other + deed]
            for other, role in zip(hidden, roles, strict=True)
            for deed in range(DEEDS)
        )
    total, tries = sum(weights.values()), 3000
    met: Counter[tuple[int, ...]] = Counter()
    for number in range(tries):
        world = table.suspect(seat, Sampled.of(number))
        met[tuple(world.roles[other] for other in hidden)] += 1
    assert set(met) <= set(weights)
    for roles, weight in weights.items():
        share = weight / total
        assert abs(met[roles] / tries - share) < 4.5 * sqrt(share * (1 - share) / tries) + 1e-9


def test_by_the_rules_alone_deeds_tell_nothing() -> None:
    table = table_of(5)
    before = [table.redeal(0, Sampled.of(number)).roles for number in range(20)]
    table.deeds = (9, 0, 0, 0) * 5
    assert [table.redeal(0, Sampled.of(number)).roles for number in range(20)] == before


def test_a_marshal_takes_who_shoots_at_the_sheriff_for_an_outlaw_and_a_gunhand_does_not() -> None:
    table = table_of(5, seed=3)
    while table.pending is None or table.pending_seat() != table.sheriff:  # the Sheriff begins (BD-014)
        table.answer(table.pending.options[0])  # type: ignore[union-attr,arg-type]
    shooter = (table.sheriff + 1) % 5
    deeds = [0] * (DEEDS * 5)
    deeds[DEEDS * shooter + SHOT_AT] = 4
    table.deeds = tuple(deeds)
    seen = observe(table, table.sheriff)
    outlaws = {}
    for name in ("gunhand", "marshal"):
        bot = Seeker(LEVELS[name], 1, tries=1)
        worlds = []
        for _ in range(60):
            worlds.append(saloon(bot.world(seen)))
            bot.luck.below(2)
        outlaws[name] = sum(CATEGORY[world.roles[shooter]] == OUTLAW for world in worlds)
    assert outlaws["gunhand"] < 45 < 52 < outlaws["marshal"]
