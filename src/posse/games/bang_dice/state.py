"""The facts on the table of BANG! The Dice Game, and small verbs on them."""

from __future__ import annotations

from posse.games.bang_dice.components import (
    ARROWS,
    CATEGORY,
    CHIEF_COUNTS,
    DEPUTY,
    GHOST_RENEGADE_JOINS,
    IN_PILE,
    NOBODY,
    NOT_PLAYED,
    RENEGADE,
    ROLES_DEALT,
    SHERIFF,
    SPECIAL_CARDS,
    UNROLLED,
)
from posse.kernel.flow import Ask
from posse.kernel.game import Game


class Saloon(Game):
    """The circle of players with life and arrows, the dice on the table, and the roles, most of them face down."""

    roles: tuple[int, ...] = ()
    """The role card of each seat, for the whole game; only `team` knows what became of it."""
    shown: list[int]
    """1 for each role that lies face up."""
    lurking: int = 0
    """The special roles that by all that is public may still lie face down, as bits (BD-310)."""
    deeds: tuple[int, ...] = ()
    """What each player has done to the Sheriff, as all have seen at this table (view/suspicion.py)."""
    sheriff: int = NOBODY
    """Who is the Sheriff now; nobody with three players."""
    characters: tuple[int, ...] = ()
    seat_of: tuple[int, ...] = ()
    """Where each character sits; NOBODY if it was not dealt."""
    life: list[int]
    most: list[int]
    """Maximum life (BD-013, BD-313)."""
    alive: list[int]
    """1 for each player who is not eliminated."""
    arrows: list[int]
    """Ordinary arrow tokens in front of each."""
    pile: int = ARROWS
    """Ordinary arrow tokens in the pile."""
    chief: int = NOT_PLAYED
    """Who holds the Chief's Arrow; or IN_PILE; or NOT_PLAYED."""
    player: int = 0
    """Whose turn it is."""
    dice: list[int]
    """The faces on the table. With a Saloon die, that is the last one."""
    saloon: int = 0
    """The Saloon die in use this turn: BASE_DIE (none), LOUDMOUTH or COWARD."""
    fresh: int = 0
    """The dice that count as just rolled, as bits; none once the roller has stopped."""
    ghost: int = NOBODY
    token_at: int = NOBODY
    """Before whom the Ghost's token lies."""
    token: int = 0
    """The face it shows."""
    token_double: int = 0
    """1 if the "x2" lies there, too."""
    over: int = 0
    victory: int = NOBODY
    """How it was won, when it is over (VICTORIES)."""
    winners: int = 0
    """As bits, when it is over; nobody: a draw (BD-074)."""

    def lay_out(self) -> Saloon:
        """Room for everything, and nothing there yet."""
        self.shown = [0] * self.seats
        self.life = [0] * self.seats
        self.most = [0] * self.seats
        self.alive = [1] * self.seats
        self.arrows = [0] * self.seats
        self.chief = IN_PILE if self.options["chief_arrow"] else NOT_PLAYED
        return self

    # ---- looking

    def is_a(self, seat: int, character: int) -> bool:
        """Whether this seat has the power of that character: eliminated players have none (BD-052)."""
        return self.characters[seat] == character and self.alive[seat] == 1

    def who_is(self, character: int) -> int:
        """The living player with that character; NOBODY if there is none."""
        seat = self.seat_of[character]
        return seat if seat != NOBODY and self.alive[seat] else NOBODY

    def living(self) -> list[int]:
        """The living players, by seat."""
        alive = self.alive
        return [seat for seat in range(self.seats) if alive[seat]]

    def clockwise(self, first: int) -> list[int]:
        """All seats in the order of play, beginning with this one."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def others_around(self, seat: int) -> list[int]:
        """The other living players, clockwise from this seat: the first sits at the left, the last at the right."""
        alive, seats = self.alive, self.seats
        ring: list[int] = []
        other = seat
        for _ in range(seats - 1):
            other += 1
            if other == seats:
                other = 0
            if alive[other]:
                ring.append(other)
        return ring

    def pile_size(self) -> int:
        """All tokens in the pile, the Chief's Arrow being one."""
        return self.pile + 1 if self.chief == IN_PILE else self.pile

    def tokens_of(self, seat: int) -> int:
        """All tokens in front of a player, the Chief's Arrow being one."""
        return self.arrows[seat] + 1 if self.chief == seat else self.arrows[seat]

    def arrow_value(self, seat: int) -> int:
        """What an attack counts: the Chief's Arrow is two (BD-253)."""
        return self.arrows[seat] + CHIEF_COUNTS if self.chief == seat else self.arrows[seat]

    def team(self, seat: int) -> int:
        """On whose side a player is now: his card, unless The Good or the Ghost changed it (BD-312, BD-404)."""
        category = CATEGORY[self.roles[seat]]
        if seat == self.sheriff:
            return SHERIFF
        if category == SHERIFF:
            return DEPUTY
        if category == RENEGADE and seat == self.ghost:
            return GHOST_RENEGADE_JOINS[self.seats]
        return category

    def showing(self, face: int) -> int:
        """How many dice show this face."""
        count = 0
        for shown in self.dice:
            if shown == face:
                count += 1
        return count

    def every_die(self) -> int:
        """All dice on the table, as bits."""
        return (1 << len(self.dice)) - 1

    def kind_of_die(self, die: int) -> int:
        """Which die lies at this place: base, Loudmouth or Coward."""
        return self.saloon if self.saloon and die == len(self.dice) - 1 else 0

    def may_lurk(self, card: int) -> bool:
        """Whether by all that is public this special role may still lie face down (BD-310)."""
        return bool(self.lurking >> card & 1)

    def face_down(self) -> list[int]:
        """The players still in the game whose roles lie face down: at most these can react."""
        alive, shown = self.alive, self.shown
        return [seat for seat in range(self.seats) if alive[seat] and not shown[seat]]

    def pending_seat(self) -> int:
        """Who must choose now."""
        pending = self.pending
        assert isinstance(pending, Ask)
        return pending.seat

    # ---- doing

    def take_arrow(self, seat: int) -> None:
        """An ordinary token comes from the pile."""
        self.pile -= 1
        self.arrows[seat] += 1

    def drop_arrow(self, seat: int) -> None:
        """An ordinary token goes back to the pile."""
        self.pile += 1
        self.arrows[seat] -= 1

    def drop_all(self, seat: int) -> None:
        """All tokens of a player go back, the Chief's Arrow too (BD-256)."""
        self.pile += self.arrows[seat]
        self.arrows[seat] = 0
        if self.chief == seat:
            self.chief = IN_PILE

    def show_role(self, seat: int) -> None:
        """A role is turned face up for good; what that says about the other roles is public, too."""
        self.shown[seat] = 1
        self.came_to_light += 1
        self.lurking = self.who_may_lurk()

    def who_may_lurk(self) -> int:
        """The special roles that may lie face down: of a category with hidden cards, and not shown yet (BD-310)."""
        if self.options["roles"] == "base":
            return 0
        hidden = list(ROLES_DEALT[self.seats])
        shown = 0
        for seat in range(self.seats):
            if self.shown[seat]:
                hidden[CATEGORY[self.roles[seat]]] -= 1
                shown |= 1 << self.roles[seat]
        lurking = 0
        for category in range(1, 4):
            if hidden[category]:
                for card in SPECIAL_CARDS[category]:
                    lurking |= 1 << card
        return lurking & ~shown

    def return_tokens(self) -> None:
        """The Ghost gets his tokens back (BD-413)."""
        self.token_at = NOBODY
        self.token = 0
        self.token_double = 0

    def clear_dice(self, count: int, saloon: int) -> None:
        """Dice for a new turn, not rolled yet."""
        self.dice = [UNROLLED] * count
        self.saloon = saloon
        self.fresh = 0
