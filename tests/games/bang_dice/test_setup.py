"""Chapters 1 and 2: material, secrecy, setup (BD-001..014)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from posse.games.bang_dice import GAME, saloon
from posse.games.bang_dice.components import (
    ARROWS,
    BASE_CARDS,
    BASE_CHARACTERS,
    CATEGORY,
    CHARACTERS,
    FACES,
    FACES_OF,
    IN_PILE,
    LIFE,
    SHERIFF,
)
from posse.games.bang_dice.sayings import ROLE_DEALT, TURN_BEGINS
from posse.games.bang_dice.state import Saloon
from posse.kernel.box import BadTable
from posse.kernel.chance import Sampled
from posse.kernel.playout import random_step
from tests.games.bang_dice.lay import again, lay, play_on, rolls, stop, table, told

BY_COUNT = {
    3: (0, 1, 1, 1), 4: (1, 1, 2, 0), 5: (1, 1, 2, 1), 6: (1, 1, 3, 1), 7: (1, 1, 3, 2), 8: (1, 2, 3, 2),
}  # fmt: skip
"""Sheriff, Renegade, Outlaw, Deputy: the table of the rulebook, written down once more."""


def new(seats: int, seed: int, **options: object) -> Saloon:
    return saloon(GAME.new(seats, Sampled.of(seed), options))


@pytest.mark.clauses("BD-001")
@pytest.mark.parametrize("seats", [0, 1, 2, 9, 10])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadTable):
        GAME.new(seats, Sampled.of(1))


@pytest.mark.clauses("BD-001", "BD-020")
@pytest.mark.parametrize("seats", range(3, 9))
def test_play_goes_clockwise_round_the_circle(seats: int) -> None:
    game = play_on(lay(seats=seats, luck=rolls(*["beer gatling 1 1 2"] * 3) * seats))
    for _ in range(600):
        if len(told(game, TURN_BEGINS)) > seats or game.pending is None:
            break
        random_step(game, Sampled.of(5))
    order = [seat for (seat,) in told(game, TURN_BEGINS)]
    assert order[0] == 0
    for one, two in pairwise(order):
        assert two == (one + 1) % seats or not all(game.alive)


@pytest.mark.clauses("BD-002")
def test_a_base_die_has_six_faces_each_equally_likely() -> None:
    assert [FACES[face] for face in FACES_OF[0]] == ["arrow", "dynamite", "one", "two", "beer", "gatling"]
    counts: Counter[int] = Counter()
    for seed in range(400):
        game = new(5, seed)
        counts.update(face for face in game.dice if face >= 0)  # Sid Ketchum heals before he rolls
        assert len(game.dice) == 5 and game.saloon == 0
    assert set(counts) == set(range(6))
    assert all(abs(count - sum(counts.values()) / 6) < 75 for count in counts.values()), counts


@pytest.mark.clauses("BD-003", "BD-251", "BD-035")
@pytest.mark.parametrize("chief", [False, True])
def test_no_arrow_is_lost_or_made(chief: bool) -> None:
    luck = Sampled.of(8)
    for seed in range(6):
        game = new(4 + seed % 5, seed, chief_arrow=chief, saloon_dice=True, new_characters=True)
        total = ARROWS + int(chief)
        assert game.pile_size() == total
        while game.pending is not None:
            held = sum(game.tokens_of(seat) for seat in range(game.seats))
            assert game.pile_size() + held == total
            if game.pending.kind.name == "take-arrow":
                assert game.pile_size() > 0
            random_step(game, luck)


@pytest.mark.clauses("BD-004")
def test_the_base_game_has_eight_roles_and_sixteen_characters() -> None:
    assert BASE_CARDS == [1, 2, 3, 2]
    assert BASE_CHARACTERS == 16 == len(set(CHARACTERS[:16]))
    met = {character for seed in range(60) for character in new(8, seed).characters}
    assert met == set(range(16))


@pytest.mark.clauses("BD-005")
def test_there_are_life_tokens_for_everybody() -> None:
    assert sum(sorted(LIFE)[-8:]) + 3 <= 25 + 15 * 3 + 6


@pytest.mark.clauses("BD-006", "BD-011")
@pytest.mark.parametrize("seats", range(4, 9))
def test_a_role_is_seen_by_its_owner_alone(seats: int) -> None:
    game = new(seats, seats)
    for eye in [*range(seats), None]:
        seen = table(game, eye)
        for player in range(seats):
            known = player in (eye, game.sheriff)
            assert seen["players"][player]["role"] == (game.roles[player] if known else -1)
            assert seen["players"][player]["team"] == (game.team(player) if known else -1)
            assert seen["players"][player]["character"] == game.characters[player]
            assert seen["players"][player]["life"] == game.life[player]
        assert seen["dice"] == game.dice and seen["pile"] == game.pile and seen["sheriff"] == game.sheriff
    for seat in range(seats):
        whispers = [event.values for event in game.events(seat) if event.saying is ROLE_DEALT]
        assert whispers == ([] if seat == game.sheriff else [(seat, game.roles[seat])])
    assert not [event for event in game.events(None) if event.saying is ROLE_DEALT]


@pytest.mark.clauses("BD-006")
def test_cards_that_were_not_dealt_are_seen_by_nobody() -> None:
    game = new(4, 3, new_characters=True)
    for eye in (0, 1, 2, 3, None):
        assert "deck" not in str(table(game, eye)) and len(table(game, eye)["players"]) == 4


@pytest.mark.clauses("BD-010")
@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("mode", ["base", "special", "mixed"])
def test_roles_by_the_number_of_players(seats: int, mode: str) -> None:
    for seed in range(20 if seats > 3 or mode == "base" else 0):
        game = new(seats, seed, roles=mode)
        counted = Counter(CATEGORY[role] for role in game.roles)
        assert tuple(counted[category] for category in (0, 3, 2, 1)) == BY_COUNT[seats]


@pytest.mark.clauses("BD-011", "BD-014")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_sheriff_shows_himself_and_begins(seats: int) -> None:
    places = set()
    for seed in range(40):
        game = new(seats, seed)
        assert CATEGORY[game.roles[game.sheriff]] == SHERIFF
        assert [seat for seat in range(seats) if game.shown[seat]] == [game.sheriff]
        assert told(game, TURN_BEGINS) == [(game.sheriff,)]
        places.add(game.sheriff)
    assert places == set(range(seats)), "anybody can be the Sheriff"


@pytest.mark.clauses("BD-012", "BD-013")
@pytest.mark.parametrize("seats", range(3, 9))
def test_a_character_for_each_and_its_life(seats: int) -> None:
    for seed in range(12):
        game = new(seats, seed, saloon_dice=True)
        assert len(set(game.characters)) == seats
        for seat in range(seats):
            extra = 2 if seat == game.sheriff else 0
            assert game.life[seat] == game.most[seat] == LIFE[game.characters[seat]] + extra


@pytest.mark.clauses("BD-013")
def test_printed_life() -> None:
    printed = dict(zip(CHARACTERS, LIFE, strict=True))
    sevens = {"el-gringo", "jourdonnais", "kit-carlson", "jose-delgado", "tequila-joe", "vera-custer", "fuente"}
    nines = {"jesse-jones", "paul-regret", "rose-doolan", "vulture-sam", "apache-kid", "bill-noface"}
    for name, life in printed.items():
        assert life == (7 if name in sevens else 9 if name in nines else 8), name


@pytest.mark.clauses("BD-014")
def test_all_arrows_start_in_the_pile() -> None:
    game = new(5, 4, saloon_dice=True, chief_arrow=True)
    assert game.arrows == [0] * 5 and game.pile == 9 and game.chief == IN_PILE


@pytest.mark.clauses("BD-020")
def test_a_turn_has_its_four_steps_and_then_the_next_living_player_has_one() -> None:
    game = lay("sheriff:sid-ketchum", seats=5, out=(1, 2), luck=rolls("gatling beer beer 1 1"), saloon_dice=True)
    play_on(game)
    kinds = []
    while len(told(game, TURN_BEGINS)) < 2 and game.player != 3:
        question = game.questions()[0]
        kinds.append(question.kind.name)
        game.play(question.seat, question.choices[0])
    assert kinds == ["saloon-die", "heal", "reroll", "aim", "aim", "give-beer", "give-beer"]
    assert game.player == 3, "players 1 and 2 are out"


@pytest.mark.clauses("BD-020", "BD-021")
def test_a_whole_turn_of_three_rolls() -> None:
    game = lay(seats=4, luck=rolls("gatling beer beer 1 1", "beer beer", "gatling"), saloon_dice=True)
    play_on(game)
    game.play(0, 0)
    again(game, 3, 4)
    again(game, 0)
    assert game.questions()[0].kind.name == "give-beer", "no third re-roll"
    with pytest.raises(AssertionError):
        stop(lay(seats=4))
