"""Dice and shuffles: fair, reproducible, scripted, promised."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posse.kernel.chance import BadScript, Chance, Sampled, Scripted, Seal, Seeded, unpack


def test_seeded_luck_is_what_the_docstring_says() -> None:
    """Written anew from the description, as somebody would who checks our dice with another program."""
    seed = bytes(range(16))
    luck = Seeded(seed)
    words = [
        int.from_bytes(hashlib.sha256(seed + block.to_bytes(8, "big")).digest()[4 * i : 4 * i + 4], "big")
        for block in range(20)
        for i in range(8)
    ]
    for n in (6, 2, 52, 1000, 3):
        word = words.pop(0)
        while word >= 2**32 - 2**32 % n:
            word = words.pop(0)
        assert luck.below(n) == word % n


@pytest.mark.parametrize("luck", [Seeded(b"fair" * 4), Sampled.of(5)], ids=["seeded", "sampled"])
@pytest.mark.parametrize("n", [2, 6, 7])
def test_every_number_is_equally_likely(luck: Chance, n: int) -> None:
    counts = Counter(luck.below(n) for _ in range(21_000))
    assert sorted(counts) == list(range(n))
    expected = 21_000 / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 25


@pytest.mark.parametrize("luck", [Seeded(b"deck" * 4), Sampled.of(6)], ids=["seeded", "sampled"])
def test_every_order_of_a_shuffle_is_equally_likely(luck: Chance) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_00):
        cards = [0, 1, 2, 3]
        luck.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert all(50 < count < 160 for count in counts.values())


def test_sampled_luck_is_the_combined_generator() -> None:
    """The reference, with products that need no trick."""
    luck = Sampled(12345, 67890)
    one, two = 12345, 67890
    for _ in range(1000):
        one, two = one * 40014 % 2147483563, two * 40692 % 2147483399
        assert luck.draw(2) == (one - two) % 2147483562 % 2


@pytest.mark.parametrize("luck", [Seeded(b"wide" * 4), Sampled.of(8)], ids=["seeded", "sampled"])
def test_wide_draws_are_fair_too(luck: Chance) -> None:
    """A remainder without rejection would favour the lower half of so many outcomes."""
    wide = (1 << 30) - (1 << 28)
    low = sum(luck.below(wide) < wide // 2 for _ in range(20_000))
    assert 9_700 < low < 10_300


@given(st.lists(st.integers(0, 10**12), min_size=1, max_size=12).filter(any), st.integers(0, 1000))
def test_a_pick_is_never_weightless(weights: list[int], seed: int) -> None:
    assert weights[Sampled.of(seed).pick(weights)] > 0


def test_a_pick_follows_the_weights() -> None:
    luck = Sampled.of(3)
    counts = Counter(luck.pick([1, 0, 3]) for _ in range(4000))
    assert counts[1] == 0 and 900 < counts[0] < 1100


def test_a_copy_brings_the_same_luck() -> None:
    for luck in (Seeded(bytes(16)), Sampled.of(1), Scripted([1, 2, 3], Sampled.of(2))):
        luck.below(4)
        twin, again = luck.copy(), unpack(luck.pack())
        numbers = [luck.below(4) for _ in range(9)]
        assert [twin.below(4) for _ in range(9)] == numbers
        assert [again.below(4) for _ in range(9)] == numbers


def test_a_script_is_followed_to_the_letter() -> None:
    luck = Scripted([5, 0])
    assert [luck.below(6), luck.below(6)] == [5, 0]
    with pytest.raises(BadScript, match="ends after 2"):
        luck.below(6)
    with pytest.raises(BadScript, match="is 5, but 0 to 3"):
        Scripted([5]).below(4)


def test_what_was_heard_is_written_once() -> None:
    luck = Sampled.of(1)
    assert luck.heard() == []
    luck.listen()
    numbers = [luck.below(10) for _ in range(3)]
    assert luck.heard() == numbers
    assert luck.heard() == []


def test_a_seal_can_not_be_opened_by_another_seed() -> None:
    seal = Seal.fresh()
    assert seal.keeps(seal.commitment)
    assert seal.commitment == hashlib.sha256(seal.seed + seal.salt).hexdigest()
    assert not Seal(bytes(16), seal.salt).keeps(seal.commitment)
    assert Seal.of(7).commitment == Seal.of(7).commitment != Seal.of(8).commitment
    assert len({Seal.fresh().commitment for _ in range(50)}) == 50
