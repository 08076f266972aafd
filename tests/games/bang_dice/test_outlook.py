"""How a game stands, for searches: a chance for each side, by what decides games."""

from __future__ import annotations

from itertools import pairwise

import pytest

from posse.bots import LEVELS, Seeker, observe
from posse.games.bang_dice import GAME, saloon
from posse.games.bang_dice.components import NOBODY
from posse.games.bang_dice.outlook import chances, settled, sides_of
from posse.games.bang_dice.sayings import GHOST_REROLL, REROLL
from posse.games.bang_dice.state import Saloon
from posse.kernel.chance import Sampled
from posse.kernel.playout import random_step
from tests.games.bang_dice.lay import again, lay, rolls, take_turn

FIVE = "sheriff outlaw deputy outlaw renegade"
OLD_SALOON: dict[str, object] = {
    "roles": "mixed", "new_characters": True, "saloon_dice": True, "chief_arrow": True, "ghost": True
}  # fmt: skip


@pytest.mark.parametrize("options", [{}, OLD_SALOON])
@pytest.mark.parametrize("seats", range(4, 9))
def test_a_side_has_one_chance_and_all_sides_have_one_game(seats: int, options: dict[str, object]) -> None:
    for seed in range(4):
        luck = Sampled.of(seats + 10 * seed)
        asked = options | {"ghost": seats > 4} if options else {}  # BD-401
        game = saloon(GAME.new(seats, luck, asked, log=False))
        while game.pending is not None:
            found, sides = GAME.outlook(game), sides_of(game)
            each = {side: {found[seat] for seat in range(seats) if sides[seat] == side} for side in sides}
            assert each.pop(NOBODY, {0.0}) == {0.0}
            assert all(len(chance) == 1 for chance in each.values())
            assert sum(sum(chance) for chance in each.values()) == pytest.approx(1.0)
            random_step(game, luck)


def test_three_who_hunt_each_other_were_not_counted() -> None:
    luck = Sampled.of(4)
    game = saloon(GAME.new(3, luck, log=False))
    while game.pending is not None:
        assert GAME.outlook(game) == [] and not GAME.settled(game)
        random_step(game, luck)


def test_it_is_settled_when_a_turn_has_just_begun() -> None:
    game = take_turn(lay(FIVE, luck=rolls("beer beer arrow 1 1", "2 2")))
    assert GAME.settled(game)
    again(game, 3, 4)
    assert not GAME.settled(game), "what is rolled now is a choice of his"
    luck = Sampled.of(7)
    whole = saloon(GAME.new(6, luck, dict(OLD_SALOON), log=False))
    turns: list[tuple[int, bool]] = []
    while whole.pending is not None:
        assert not settled(whole) or whole.pending.kind in (REROLL, GHOST_REROLL)
        turns.append((whole.player, settled(whole)))
        random_step(whole, luck)
    assert sum(began for _, began in turns) > 8
    assert not any(one == (other[0], True) and other[1] for one, other in pairwise(turns))


def law(game: Saloon) -> float:
    return chances(game)[0]


def test_life_is_good_for_ones_side_and_arrows_are_not() -> None:
    before = lay(FIVE)
    assert law(lay(FIVE, life={0: 2})) < law(lay(FIVE, life={0: 6})) < law(before)
    assert law(lay(FIVE, life={1: 2})) > law(before), "an Outlaw's"
    assert chances(lay(FIVE, life={4: 2}))[4] < chances(before)[4]
    assert law(lay(FIVE, arrows={0: 4})) < law(before) < law(lay(FIVE, arrows={1: 4}))
    assert law(lay(FIVE, out=(1, 3))) > 0.5
    assert chances(lay(FIVE, out=(4,)))[4] == 0.0


def test_a_marshal_goes_by_it_and_a_drifter_does_not() -> None:
    game = take_turn(lay(FIVE, luck=rolls("beer beer arrow 1 1")))
    for name, goes in (("marshal", True), ("drifter", False)):
        bot = Seeker(LEVELS[name], 3, tries=40)
        found = bot.weigh(observe(game, 0))
        assert (bot.outlooks is not None) == goes
        assert all(one.worth is not None and 0.0 <= one.worth <= 1.0 for one in found if one.tries)
