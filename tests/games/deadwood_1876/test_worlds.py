"""What can be in an imagined world: cards in hands, the Safes of notes, what others know (D76-051..057)."""

from __future__ import annotations

from collections import Counter

import pytest

from posse.games.deadwood_1876.components import ALL_CARDS
from posse.games.deadwood_1876.state import Town, notes
from posse.games.deadwood_1876.view.redeal import fit, looks_of_another, places_for, tokens_of
from posse.kernel.chance import Sampled
from tests.games.deadwood_1876.lay import lay

CIRCLE = [[0, 1], [0, 2], [1, 2]]
"""Three notes for three Safes: of the four ways to begin, two leave nothing for the last."""


def safes_of(written: tuple[int, ...]) -> list[list[int]]:
    return [tokens_of(one) for one in written]


def notes_of_another(game: Town, seat: int, known: tuple[int, ...], seed: int) -> tuple[int, ...]:
    luck = Sampled.of(seed)
    looks = looks_of_another(game, seat, known, game.traces[seat])
    return notes.read_notes(known, seat, [look.line(list(game.content), luck) for look in looks])


@pytest.mark.clauses("D76-053", "D76-057")
def test_a_way_that_leaves_a_note_without_a_safe_is_tried_no_further() -> None:
    ways: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        found = [-1, -1, -1]
        assert fit(CIRCLE, [0, 1, 2], 0, 0, found, Sampled.of(seed))
        ways[tuple(found)] += 1
    assert set(ways) == {(0, 2, 1), (1, 0, 2)}
    assert not fit([[0], [0]], [0, 1], 0, 0, [-1, -1], Sampled.of(1))


@pytest.mark.clauses("D76-053", "D76-057")
def test_every_note_gets_a_safe_of_its_own_each_way_as_likely_as_another() -> None:
    written = tuple(notes.note(face, sum(1 << token for token in tokens)) for face, tokens in enumerate(CIRCLE))
    ways = Counter(tuple(places_for(safes_of(written), Sampled.of(seed))) for seed in range(400))
    assert set(ways) == {(0, 2, 1), (1, 0, 2)} and abs(ways[0, 2, 1] / 400 - 1 / 2) < 0.1
    star = tuple(notes.note(face, 1 | 2 << face) for face in range(3))
    ways = Counter(tuple(places_for(safes_of(star), Sampled.of(seed))) for seed in range(800))
    assert set(ways) == {(0, 2, 3), (1, 0, 3), (1, 2, 0), (1, 2, 3)}
    assert all(abs(count / 800 - 1 / 4) < 0.07 for count in ways.values()), ways
    many = tuple(notes.note(face, 0b11111111) for face in range(8))
    for seed in range(20):
        assert sorted(places_for(safes_of(many), Sampled.of(seed))) == list(range(8)), "too many: done in order"


@pytest.mark.clauses("D76-051", "D76-052")
def test_any_card_that_one_does_not_see_can_be_in_anothers_hand() -> None:
    game = lay()
    unseen = Counter(ALL_CARDS) - Counter(game.hand(0))
    found = Counter(card for seed in range(200) for card in game.redeal(0, Sampled.of(seed)).hand(1))
    assert set(found) == set(unseen)


@pytest.mark.clauses("D76-053", "D76-057")
def test_of_two_safes_of_which_another_has_seen_one_it_was_either() -> None:
    game = lay(rows={0: "gold1", 1: "badge1", 2: "gold2 badge3", 3: "gold3"})
    one, two = game.rows[2]
    mask = 1 << one | 1 << two
    game.traces = ((), (mask,), (), ())
    known = [notes_of_another(game, 1, (), seed) for seed in range(40)]
    for token in (one, two):
        assert any(notes.note(game.content[token], mask) in written for written in known)


@pytest.mark.clauses("D76-053", "D76-057")
def test_a_safe_that_another_has_seen_is_known_there_for_certain() -> None:
    game = lay(rows={0: "gold1", 1: "badge1", 2: "gold2 badge3", 3: "gold3"})
    one, two = game.rows[2]
    game.traces = ((), (1 << one,), (), ())
    face = game.content[one]
    seen_by_all = (notes.note(face, 1 << one | 1 << two),)
    written = notes_of_another(game, 1, seen_by_all, 1)
    assert notes.note(face, 1 << one) in written and seen_by_all[0] not in written
