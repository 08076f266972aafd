"""Chapters 18 and 19: chance (CE-275) and what always holds (CE-280..284)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import BOX, FIRST_JEWEL, FIRST_STRONGBOX, LOST, TOKENS
from posse.games.colt_express.invariants import bullets_everywhere, card_everywhere, check, lemmas
from posse.games.colt_express.state import Train
from posse.kernel.chance import Sampled, Scripted
from posse.kernel.flow import RulesError
from posse.kernel.playout import random_step
from tests.games.colt_express.lay import b, card, lay, new, walk

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {"expert": True}),
    (5, {}),
    (6, {"expert": True, "bandits": "dealt"}),
]


def positions(seats: int, options: dict[str, object]) -> list[Train]:
    return [game.copy() for seed in (1, 2, 3) for game in walk(seats, seed, **options) if game.rounds]


@pytest.mark.clauses("CE-280", "CE-281", "CE-282", "CE-283", "CE-151")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_lemmas_hold_at_every_question(seats: int, options: dict[str, object]) -> None:
    for game in positions(seats, options):
        check(game)
        for seat in range(seats):
            cards = game.cards_of(seat)
            assert sum(card_everywhere(game, number) for number in cards) == (11 if seats == 2 else 10)
            assert bullets_everywhere(game, seat) == sum(game.received[seat * 8 : seat * 8 + 7])
        for bandit in game.bandits():
            given = sum(game.received[seat * 8 + bandit] for seat in range(seats))
            assert game.bullets[bandit] + given == 6
        dealt = sum(game.received[seat * 8 + 6] for seat in range(seats))
        assert game.neutral + dealt + game.removed == 13
        assert len(game.loot) == TOKENS
        assert sum(spot >= LOST for spot in game.loot[FIRST_JEWEL:]) == 0
        assert sum(spot == BOX for spot in game.loot[FIRST_STRONGBOX:]) == 0


@pytest.mark.clauses("CE-280", "CE-281", "CE-282", "CE-283")
def test_a_broken_table_is_found() -> None:
    def broken(change: str) -> Train:
        game = lay(at="ghost 2i")
        if change == "CE-280":
            game.hand[card("ghost move")] += 1
        elif change == "CE-281":
            game.bullets[b("ghost")] -= 1
        elif change == "CE-282":
            game.value = (500, *game.value[1:])
        elif change == "CE-283":
            game.marshal = 2
        return game

    for clause in ("CE-280", "CE-281", "CE-282", "CE-283"):
        with pytest.raises(RulesError, match=clause):
            check(broken(clause))
    assert all(holds for _, holds in lemmas(lay(at="ghost 2i")))


@pytest.mark.clauses("CE-275")
def test_all_chance_is_the_tables_chance_and_nothing_else() -> None:
    """The same numbers give the same game; and the rules draw in the order of the clause."""
    for seats, options in TABLES:
        games = []
        for _ in range(2):
            game = new(seats, Sampled.of(9), **options)
            luck = Sampled.of(10)
            while game.pending is not None:
                random_step(game, luck)
            games.append((game.value, game.at, game.received, game.rounds))
        assert games[0] == games[1]
    chance = Scripted([1], Sampled.of(3))
    chance.listen()
    game = new(4, chance)
    assert chance.heard() == [1], "who picks first"
    for bandit in range(4):
        game.play(game.questions()[0].seat, bandit)
    drawn = chance.heard()
    wagons, purses, rounds, station, first = 5, 13, 6, 1, 1
    hands = 4 * 6
    assert len(drawn) == wagons + purses + rounds + station + first + hands
