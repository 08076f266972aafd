"""Dice and shuffles: every bit of luck at a table comes from here.

Three sources with the same two verbs, `below(n)` and `shuffle(cards)`:

- `Seeded`: a table's own luck. Words of SHA-256(seed, 0), SHA-256(seed, 1), ...: nobody can foretell it from
  the dice seen so far, and whoever is told the seed afterwards can check every one of them.
- `Sampled`: small and fast, for simulation and for the worlds a bot imagines.
- `Scripted`: written down beforehand, by a test or by a record.

>>> luck = Seeded(bytes(16))
>>> [luck.below(6) + 1 for _ in range(5)]
[6, 3, 5, 1, 2]
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

WORD: Final = 1 << 32
SPAN: Final = 2147483562
"""How many numbers `Sampled` chooses from."""
LARGEST: Final = 1 << 30
"""No more than so many outcomes may be asked of one draw."""


class Chance:
    """Where dice and shuffles come from."""

    def __init__(self) -> None:
        self.drawn: list[int] | None = None
        """What came out since `listen`, for the record; None while nobody writes it down."""

    def draw(self, n: int) -> int:
        """A number from 0 to n-1 (n up to `LARGEST`), each equally likely."""
        raise NotImplementedError

    def copy(self) -> Chance:
        """A twin that will bring the same luck."""
        raise NotImplementedError

    def pack(self) -> list[object]:
        """This source as plain data; `unpack` reads it."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely, written down if somebody listens."""
        value = self.draw(n)
        if self.drawn is not None:
            self.drawn.append(value)
        return value

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in random order (Fisher-Yates, from the last to the second)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def pick(self, weights: list[int]) -> int:
        """The place of one of the weights, as likely as it is heavy.

        >>> Sampled.of(1).pick([0, 3, 0])
        1
        """
        return Lots(weights).draw(self)

    def listen(self) -> None:
        """Start writing down what comes out."""
        self.drawn = []

    def heard(self) -> list[int]:
        """What came out since the last time; the page is empty again."""
        values = self.drawn
        if values is None:
            return []
        self.drawn = []
        return values


class Lots:
    """Places that are drawn again and again, each as likely as it is heavy: their weights are summed up once."""

    def __init__(self, weights: list[int]) -> None:
        total = sum(weights)
        shift = (total // LARGEST).bit_length() if total > LARGEST else 0
        self.sums: list[int] = []
        """The weight of each place and of all before it."""
        total = 0
        for weight in weights:
            total += weight >> shift
            self.sums.append(total)
        self.total: int = total

    def draw(self, chance: Chance) -> int:
        """One of the places."""
        left = chance.below(self.total)
        first, last = 0, len(self.sums) - 1
        while first < last:
            middle = (first + last) // 2
            if left < self.sums[middle]:
                last = middle
            else:
                first = middle + 1
        return first


class Seeded(Chance):
    """Luck that a seed decides: SHA-256 of the seed and a counter, read as 32-bit words.

    Word w is the (w mod 8)-th big-endian 32-bit number of SHA-256(seed + (w div 8) as 8 bytes). `draw(n)` takes
    the next word below the largest multiple of n that 32 bits hold, modulo n. That is the whole algorithm.
    """

    def __init__(self, seed: bytes, word: int = 0) -> None:
        super().__init__()
        self.seed = seed
        self.word = word
        self._block = -1
        self._words = b""

    def draw(self, n: int) -> int:
        fair = WORD - WORD % n
        while True:
            word = self._next()
            if word < fair:
                return word % n

    def _next(self) -> int:
        block = int(self.word // 8)
        if block != self._block:
            self._words = hashlib.sha256(self.seed + block.to_bytes(8, "big")).digest()
            self._block = block
        at = self.word % 8 * 4
        self.word += 1
        return int.from_bytes(self._words[at : at + 4], "big")

    def copy(self) -> Seeded:
        return Seeded(self.seed, self.word)

    def pack(self) -> list[object]:
        return ["seeded", self.seed.hex(), self.word]


class Sampled(Chance):
    """Fast luck for simulation: L'Ecuyer's combined generator of 1988, period about 2.3e18.

    No product exceeds 2^47, so a machine word holds it. Never used at a table that people
    play at: a few of its numbers tell the next.
    """

    def __init__(self, one: int, two: int) -> None:
        super().__init__()
        self.one = one
        self.two = two

    @staticmethod
    def of(seed: int) -> Sampled:
        """The luck of this number."""
        mixed = hashlib.sha256(b"posse sampled %d" % seed).digest()
        return Sampled(
            int.from_bytes(mixed[:7], "big") % 2147483562 + 1,
            int.from_bytes(mixed[7:14], "big") % 2147483398 + 1,
        )

    def draw(self, n: int) -> int:
        while True:
            self.one = one = self.one * 40014 % 2147483563
            self.two = two = self.two * 40692 % 2147483399
            number = one - two
            if number < 0:
                number += SPAN
            value = number % n
            if number - value + n <= SPAN:  # beyond that, some values would come more often than others
                return value

    def copy(self) -> Sampled:
        return Sampled(self.one, self.two)

    def pack(self) -> list[object]:
        return ["sampled", self.one, self.two]


class Scripted(Chance):
    """Luck written down beforehand; when the page is read to the end, `then` goes on or it is an error."""

    def __init__(self, values: list[int], then: Chance | None = None) -> None:
        super().__init__()
        self.values = values
        self.at = 0
        self.then = then

    def draw(self, n: int) -> int:
        if self.at < len(self.values):
            value = self.values[self.at]
            if not 0 <= value < n:
                raise BadScript(f"number {self.at} of the script is {value}, but 0 to {n - 1} was asked for")
            self.at += 1
            return value
        if self.then is None:
            raise BadScript(f"the script ends after {self.at} numbers, and one more (0 to {n - 1}) was asked for")
        return self.then.draw(n)

    def copy(self) -> Scripted:
        twin = Scripted(self.values, None if self.then is None else self.then.copy())
        twin.at = self.at
        return twin

    def pack(self) -> list[object]:
        return ["scripted", self.values[self.at :], None if self.then is None else self.then.pack()]


class BadScript(Exception):
    """A script that does not fit what the rules asked of it."""


def unpack(data: list[object]) -> Chance:
    """The source that `pack` wrote down.

    >>> luck = Sampled.of(7); _ = luck.below(6)
    >>> unpack(luck.pack()).below(1000) == luck.below(1000)
    True
    """
    if data[0] == "seeded":
        seed, word = data[1:]
        assert isinstance(seed, str) and isinstance(word, int)
        return Seeded(bytes.fromhex(seed), word)
    if data[0] == "sampled":
        one, two = data[1:]
        assert isinstance(one, int) and isinstance(two, int)
        return Sampled(one, two)
    if data[0] == "scripted":
        values, then = data[1:]
        assert isinstance(values, list)
        return Scripted(list(values), unpack(then) if isinstance(then, list) else None)
    raise ValueError(f"no source of luck is called {data[0]!r}")


class Seal:
    """A table's seed and the promise made about it: the commitment is shown before, the seed after.

    Players can add numbers of their own to the luck: each pledges one (shows its SHA-256) before the seal is made, and
    shows it afterwards. Then nobody, whoever runs the table included, could choose the dice or know them beforehand.

    >>> seal = Seal(bytes(16), bytes(16))
    >>> seal.commitment[:16]
    '66687aadf862bd77'
    >>> seal.keeps(seal.commitment)
    True
    >>> seal.chance().below(1000) == Seal(bytes(16), bytes(16), (b"a number of Ann's",)).chance().below(1000)
    False
    """

    def __init__(self, seed: bytes, salt: bytes, nonces: tuple[bytes, ...] = ()) -> None:
        self.seed = seed
        self.salt = salt
        self.nonces = nonces
        """What players have added, in the order of their seats."""

    @staticmethod
    def fresh() -> Seal:
        """128 bits of seed and of salt from the system."""
        return Seal(secrets.token_bytes(16), secrets.token_bytes(16))

    @staticmethod
    def of(number: int) -> Seal:
        """The seal for a seed that a person typed (`--seed 7`): the same table every time."""
        mixed = hashlib.sha256(b"posse seed %d" % number).digest()
        return Seal(mixed[:16], mixed[16:])

    @property
    def commitment(self) -> str:
        """SHA-256 of seed and salt: shown before the first choice."""
        return hashlib.sha256(self.seed + self.salt).hexdigest()

    def keeps(self, commitment: str) -> bool:
        """Whether this is the seed that was promised."""
        return secrets.compare_digest(self.commitment, commitment)

    def chance(self) -> Seeded:
        """The luck of this seed, from its first number on; with numbers of players, that of SHA-256(seed + nonces)."""
        if not self.nonces:
            return Seeded(self.seed)
        return Seeded(hashlib.sha256(self.seed + b"".join(self.nonces)).digest())


def pledge_of(nonce: bytes) -> str:
    """What a player shows of a number before the seal is made."""
    return hashlib.sha256(nonce).hexdigest()
