"""Box: what a game brings to the table. Its facts stand on the lid; its rooms lie behind this one door."""

from __future__ import annotations

from collections.abc import Mapping

from posse.kernel.chance import Chance
from posse.kernel.choices import Kind, Kinds
from posse.kernel.events import Phrase, Saying
from posse.kernel.flow import Frame
from posse.kernel.game import Game
from posse.kernel.pen import Pen
from posse.kernel.sights import Parts
from posse.kernel.worlds import Dealer


class Option:
    """A way to play that the table agrees on before the game: its name, its values, and the usual one.

    `fewest` and `most` are the seats with which anything but the usual value can be had.
    """

    def __init__(
        self, name: str, values: tuple[object, ...], usual: object, clause: str, fewest: int = 0, most: int = 99
    ) -> None:
        self.name = name
        self.values = values
        self.usual = usual
        self.clause = clause
        self.fewest = fewest
        self.most = most

    def allowed(self, seats: int) -> tuple[object, ...]:
        """The values that a table of so many seats may take."""
        return self.values if self.fewest <= seats <= self.most else (self.usual,)


class BadTable(Exception):
    """A table that can't be set: a number of seats or an option that the game does not have."""


class Box:
    """A game as the rest of the house knows it. Each game subclasses this in its `__init__.py`."""

    def __init__(
        self,
        key: str,
        version: int,
        seats: range,
        kinds: Kinds,
        sayings: tuple[Saying, ...],
        names: dict[str, tuple[str, ...]],
        frames: tuple[type[Frame], ...],
        options: tuple[Option, ...] = (),
        seen: type | None = None,
    ) -> None:
        self.key = key
        """How the game is called on the command line and in records."""
        self.version = version
        """The version of its rules: it changes when an old record would play differently."""
        self.seats = seats
        """With how many it can be played."""
        self.kinds = kinds
        self.sayings = {saying.key: saying for saying in sayings}
        """Everything that can be said about it, by key."""
        self.numbers = {key: number for number, key in enumerate(self.sayings)}
        """The place of each among them."""
        self.names = names
        """For each type of blank in a saying, the names of its numbers."""
        self.frames = {frame.__name__: frame for frame in frames}
        self.options = options
        self.seen = seen
        """The shape of its view: a TypedDict."""

    # ---- setting a table

    def settle(self, seats: int, options: dict[str, object] | None = None) -> dict[str, object]:
        """The options of a table, checked and complete."""
        if seats not in self.seats:
            raise BadTable(f"{self.key} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        given = dict(options or {})
        settled: dict[str, object] = {}
        for option in self.options:
            value = given.pop(option.name, option.usual)
            allowed = option.allowed(seats)
            if not any(type(value) is type(one) and value == one for one in allowed):  # 1 is not True
                rule = f"{option.name} is one of {list(allowed)}, not {value!r} ({option.clause})"
                raise BadTable(f"{self.key} with {seats} players: {rule}")
            settled[option.name] = value
        if given:
            known = ", ".join(option.name for option in self.options) or "none"
            raise BadTable(f"{self.key} has no option {', '.join(given)}; its options: {known}")
        return settled

    def new(self, seats: int, chance: Chance, options: dict[str, object] | None = None, log: bool = True) -> Game:
        """A table set up and ready: the first question is open."""
        game = self.blank(seats, self.settle(seats, options), chance)
        if log:
            game.log = []
        game.stack.append(self.opening())
        game.advance()
        return game

    # ---- the rooms of the game

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Game:
        """A table with nothing on it yet."""
        raise NotImplementedError

    def opening(self) -> Frame:
        """The rule that everything begins with."""
        raise NotImplementedError

    def view(self, game: Game, seat: int | None) -> Mapping[str, object]:
        """What the seat may see of the table, built by allow-list."""
        raise NotImplementedError

    def view_again(self, game: Game, parts: Parts) -> Mapping[str, object]:
        """What all see, as `view` shows it to a spectator; a game may take parts again that come of the same facts."""
        return self.view(game, None)

    def besides(self, game: Game, seat: int, known: Mapping[str, object]) -> dict[str, object]:
        """The fields of its view in which the seat sees something else than all do (`known`, a spectator's view).

        Where a table is shown to many, what all see is made once; a game need not say more quickly than this what is
        left. Nothing in `known` is altered; parts of it may be shared.
        """
        seen = self.view(game, seat)
        return {name: value for name, value in seen.items() if name not in known or known[name] != value}

    def write_numbers(self, game: Game, seat: int | None, pen: Pen) -> None:
        """The view, written into a row of numbers in the order of `seen.py`."""
        raise NotImplementedError

    def redeal(self, world: Game, seat: int | None, chance: Chance) -> None:
        """Deal anew, in place, all that the seat can't know: in the facts and in the frames."""
        raise NotImplementedError

    def watch(self, game: Game, seat: int, kind: Kind, value: int) -> None:
        """A seat is about to give that answer. A game may note in its facts what all see of it, for `suspect`.

        Only `Game.play` tells it, the door for tables; search does not.
        """

    def suspect(self, world: Game, seat: int | None, chance: Chance) -> None:
        """Like `redeal`, but as likely as what others did makes it: a game may have a model of how people play."""
        self.redeal(world, seat, chance)

    def dealer(self, known: Game, seat: int | None, suspicious: bool) -> Dealer:
        """Who deals many worlds to a seat, as `redeal` does or, suspicious, as `suspect` does.

        It is made for the table as it is now, and may keep what the seat knows of it. A game that has a dealer of its
        own needs neither of the two.
        """
        return Dealer(self, seat, suspicious)

    def outlook(self, game: Game) -> list[float]:
        """How likely each seat is to win, as things truly lie; nothing where a game has no model of that.

        It is asked in imagined worlds alone: whoever searches need not play them to their end.
        """
        return []

    def settled(self, game: Game) -> bool:
        """Whether the outlook knows all that matters now: nothing has begun whose end would change it at once."""
        return False

    def glances(self, game: Game) -> int:
        """Where so few tries by the outlook tell more than any number that are played to the end; 0 elsewhere."""
        return 0

    def asking(self, game: Game, seat: int, kind: Kind) -> Phrase:
        """The question in words."""
        raise NotImplementedError

    def phrase(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        """A choice in words, for the seat that has it."""
        raise NotImplementedError

    def why_not(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        """Why this answer is not among the options of the question the seat is asked."""
        raise NotImplementedError

    def scores(self, game: Game) -> list[int]:
        """What each seat has, at the end."""
        raise NotImplementedError

    def ranks(self, game: Game) -> list[int]:
        """The place of each seat at the end: 1 has won; equal places are shared. If nobody has won, nobody has 1."""
        raise NotImplementedError

    def check(self, game: Game) -> None:
        """Raise `RulesError` if the table is in a state that the rules can't bring about."""
        raise NotImplementedError
