"""A world that a seat could be in: everything it can't know is dealt anew, consistently with all it does know.

What it knows: its hand, all cards seen, who drew how many since the last reshuffle (cards.py), and its diary of Safes
(odds.py). What the others know of Safes is what it knows them to know, and more is made anew from what all know that
they have seen.
"""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876.components import EMPTY
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state import notes as paper
from posse.games.deadwood_1876.view import odds
from posse.games.deadwood_1876.view.cards import HiddenCards
from posse.kernel.chance import Chance
from posse.kernel.game import Game
from posse.kernel.worlds import Dealer

TRIES: Final = 50
"""So often notes are given Safes at random before it is done in order."""


class TownDealer(Dealer):
    """Deals anew what a seat (None: a spectator) can't know."""

    def __init__(self, town: Town, seat: int | None) -> None:
        super().__init__(town.box, seat)
        reader = town.seats if seat is None else seat
        self.cards = HiddenCards(town, reader)
        self.safes = HiddenSafes(town, reader)
        self.safes.write_down(town)
        town.mine = tuple([held if other == reader else () for other, held in enumerate(town.mine)])

    def deal(self, world: Game, chance: Chance) -> None:
        assert isinstance(world, Town)
        self.cards.deal(world, chance)
        self.safes.deal(world, chance)


# ---- Safes


class HiddenSafes:
    """What a reader knows of Safes, and what it knows others to know of them."""

    def __init__(self, town: Town, reader: int) -> None:
        self.reader = reader
        self.notes, self.seen_by_all = town.known_to(reader), town.known_to(town.seats)
        self.diary = diary_of(town, reader)
        self.faces = sorted(town.content)
        """Of all Safes: all know which there are."""
        self.choices = [tokens_of(written) for written in self.notes]
        """The Safes that each note can be about."""
        self.odds = self.read_diary(town)
        """What the diary tells, if there is one."""
        self.known: list[tuple[int, ...]] = []
        """The notes of everybody in all worlds, a spectator's last."""
        self.looks: list[Look] = []
        """What else the others have seen, which is another thing in every world."""
        traces = paper.read_traces(town.traces, town.journal)
        passed = bool(self.diary) or any(traces)  # before, everybody knows the own Safes and no more (D76-040)
        for seat in range(town.seats):
            if seat == reader:
                self.known.append(self.notes)
                continue
            known = self.seen_by_all if self.odds is None else self.odds.known_to(seat)
            self.known.append(known)
            if passed:
                self.looks += looks_of_another(town, seat, known, traces[seat])
        self.known.append(self.seen_by_all)

    def read_diary(self, town: Town) -> odds.Odds | None:
        """How likely every Safe is where, if the diary was kept from the beginning."""
        if not self.diary or self.diary[0] != odds.BEGUN or town.revealed:
            return None
        found = odds.odds_of(self.diary, own_safes(town, self.reader), len(town.content), town.out_of_play())
        return found if found.drawn else None

    def write_down(self, town: Town) -> None:
        """Put what is the same in all worlds into the town that they are copies of."""
        town.traces = paper.read_traces(town.traces, town.journal)
        town.journal = []
        town.looks = ()
        town.notes = tuple(self.known)
        if self.diary:
            town.diaries = tuple([self.diary if eye == self.reader else () for eye in range(town.seats + 1)])

    def deal(self, town: Town, chance: Chance) -> None:
        """Each Safe where it can be, as likely as the diary says; where there is none, wherever the notes allow it."""
        content = self.spread(chance) if self.odds is None else self.odds.draw(self.faces, chance)
        town.content = tuple(content)
        lines: list[int] = []
        for look in self.looks:
            lines.append(look.line(content, chance))
        town.looks = tuple(lines)

    def spread(self, chance: Chance) -> list[int]:
        """Every Safe of a note somewhere where it can be; all others anywhere else."""
        rest = self.faces[:]
        faces = [EMPTY] * len(rest)
        places = places_for(self.choices, chance)
        for number, written in enumerate(self.notes):
            face = paper.face_in(written)
            faces[places[number]] = face
            rest.remove(face)
        chance.shuffle(rest)
        for token in range(len(faces)):
            if faces[token] == EMPTY:
                faces[token] = rest.pop()
        return faces


def diary_of(town: Town, reader: int) -> tuple[int, ...]:
    """The reader's diary; () before Safes are passed (D76-040)."""
    if town.diaries:
        kept = town.diaries[reader]
        return (odds.LOST,) if not kept or kept[0] == odds.LOST else odds.continued(kept, reader, town.journal)
    if not town.traces[0]:
        return ()
    return odds.continued(odds.begun(town.notes, reader, town.seats), reader, town.journal)


def own_safes(town: Town, reader: int) -> tuple[int, ...]:
    """What the reader's own Safes are now, as lines of its diary: one can always look once more."""
    own = town.rows[reader] if reader < town.seats else ()
    return tuple([paper.entry(paper.GAINED, reader, town.content[token], token) for token in own])


def tokens_of(written: int) -> list[int]:
    """The Safes that a note can be about."""
    return odds.tokens_in(paper.mask_in(written))


def places_for(choices: list[list[int]], chance: Chance) -> list[int]:
    """A different Safe for every note, each way to do so as likely as any other; in hard cases any way."""
    for _ in range(TRIES):
        taken = 0
        places: list[int] = []
        for tokens in choices:
            token = tokens[chance.below(len(tokens))] if len(tokens) > 1 else tokens[0]
            if taken >> token & 1:
                break
            taken |= 1 << token
            places.append(token)
        if len(places) == len(choices):
            return places
    order = sorted(range(len(choices)), key=lambda number: len(choices[number]))
    found: list[int] = [EMPTY] * len(choices)
    assert fit(choices, order, 0, 0, found, chance), "the notes contradict one another"
    return found


def fit(
    choices: list[list[int]], order: list[int], at: int, taken: int, found: list[int], chance: Chance
) -> bool:  # fmt: skip
    """Give the notes from the `at`-th on different Safes, those with the fewest choices first."""
    if at == len(order):
        return True
    number = order[at]
    tokens = choices[number][:]
    chance.shuffle(tokens)
    for token in tokens:
        if not taken >> token & 1:
            found[number] = token
            if fit(choices, order, at + 1, taken | 1 << token, found, chance):
                return True
    return False


# ---- what others know


class Look:
    """Somebody has seen one of these Safes."""

    def __init__(self, seat: int, mask: int) -> None:
        self.seat = seat
        self.mask = mask
        self.tokens = odds.tokens_in(mask)

    def line(self, content: list[int], chance: Chance) -> int:
        """What that was, as a line of a journal."""
        if len(self.tokens) == 1:
            return paper.entry(paper.SEEN, self.seat, content[self.tokens[0]], self.tokens[0])
        token = self.tokens[chance.below(len(self.tokens))]
        return paper.entry(paper.PASSED, self.seat, content[token], self.mask)


def looks_of_another(town: Town, seat: int, known: tuple[int, ...], traces: tuple[int, ...]) -> list[Look]:
    """What another player has seen besides what it is known to know: the own Safes, and those that all know it to
    have seen, by Stetson or because it lost them."""
    masks = list(traces)
    for written in known:
        if paper.mask_in(written) in masks:
            masks.remove(paper.mask_in(written))
    return [Look(seat, mask) for mask in [*[1 << token for token in town.rows[seat]], *masks]]
