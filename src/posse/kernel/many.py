"""Many tables of one game, stepped together; in the kernel so that it is compiled with the rules."""

from __future__ import annotations

from posse.kernel.box import Box
from posse.kernel.chance import Chance, Sampled
from posse.kernel.flow import NOT_YET, Ask
from posse.kernel.game import Game
from posse.kernel.pen import Pen
from posse.kernel.playout import rewards, take


class Many:
    """So many tables. Where a game is over the next one begins at once, with the luck of that table going on."""

    def __init__(
        self, box: Box, seats: int, options: dict[str, object], seeds: list[int], room: int = 0, longest: int = 0
    ) -> None:
        self.box = box
        self.seats = seats
        self.options = box.settle(seats, options)
        self.longest = longest
        """So many numbers are told of each row, with some that stand nowhere; 0: as many as are not 0."""
        self.pen = Pen(room or seats)
        self.pencil = Pen(0)
        self.lucks: list[Chance] = [Sampled.of(seed) for seed in seeds]
        self.games: list[Game] = [self.deal(luck) for luck in self.lucks]
        self.asked: list[int] = [0] * len(seeds)
        """The seat that is asked at each table."""
        self.rows = b""
        """What these see, as a pen writes it, table after table."""
        self.row_ends: list[int] = []
        """Behind how many numbers the row of each table ends."""
        self.offers = b""
        """What they may choose, in the same way: 1 for each choice."""
        self.offer_ends: list[int] = []
        self.ended: list[int] = []
        """The tables whose game was over after the last step."""
        self.results: list[list[float]] = []
        """What it was worth to each of their seats, from -1 to 1."""
        self.ranks: list[list[int]] = []
        """The places of their seats."""
        for table in range(len(seeds)):
            self.show(table)
        self.hand_over()

    def deal(self, luck: Chance) -> Game:
        """A new game in which somebody has a choice."""
        game = self.box.new(self.seats, luck, self.options, log=False)
        game.options = self.options  # one for all: a pen knows it again
        asked_next(game)
        return game

    def step(self, choices: list[int]) -> None:
        """The seat that is asked at each table takes that choice. Unchecked."""
        self.ended = []
        self.results = []
        self.ranks = []
        self.row_ends = []
        self.offer_ends = []
        for table in range(len(self.games)):
            game = self.games[table]
            pending = game.pending
            assert pending is not None
            take(game, self.asked[table], choices[table] - pending.kind.first)
            if asked_next(game) < 0:
                self.ended.append(table)
                ranks = self.box.ranks(game)
                self.ranks.append(ranks)
                self.results.append([2 * share - 1 for share in rewards(ranks)])
                self.games[table] = self.deal(self.lucks[table])
            self.show(table)
        self.hand_over()

    def show(self, table: int) -> None:
        """Write down who is asked there, what that seat sees and what it may choose."""
        game = self.games[table]
        seat = asked_next(game)
        self.asked[table] = seat
        game.write_numbers(seat, self.pen)
        if self.longest:
            self.pen.fill((table + 1) * self.longest)
        pending = game.pending
        assert pending is not None
        options = pending.options if isinstance(pending, Ask) else pending.options[pending.seats.index(seat)]
        for value in options:
            self.pencil.tick(pending.kind.first + value)
        self.row_ends.append(self.pen.count())
        self.offer_ends.append(self.pencil.count())

    def hand_over(self) -> None:
        """All tables are shown: what was written is to be read."""
        self.rows, self.offers = self.pen.written(), self.pencil.written()


def asked_next(game: Game) -> int:
    """The seat that has a choice now; -1 when the game is over. Where only one thing can be chosen, it is."""
    while True:
        pending = game.pending
        if pending is None:
            return -1
        if isinstance(pending, Ask):
            if len(pending.options) > 1:
                return pending.seat
            game.answer(pending.options[0])
        else:
            place = pending.answers.index(NOT_YET)
            if len(pending.options[place]) > 1:
                return pending.seats[place]
            game.vote(place, pending.options[place][0])
