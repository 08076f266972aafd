"""Where the Safes are, with the odds that a careful observer would give (D76-053, D76-057).

Notes say what is possible; a diary tells how it came about, and so how likely each possibility is. It is the journal
as one reader knows it: who shuffled which Safes, what all were shown, what the reader has seen, and what the reader
knows others to have seen. Read from its beginning, it makes worlds with weights. A world says for each Safe what its
face is, 0 being any that was not met yet (faces count from 1 here). What nobody looked at since it was shuffled is kept
as a cell: its faces sorted, in any order equally likely; it is taken apart only when one of its Safes goes its own way.
"""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876.components import EMPTY, SAFE_COPIES
from posse.games.deadwood_1876.state import notes as paper
from posse.kernel.chance import Chance, Lots

MOST_WORLDS: Final = 2000
"""Beyond this many, the least likely are forgotten."""
MOST_KEPT: Final = 200
FINE: Final = 1 << 30
"""The weights of the worlds that are left come to about this."""

World = tuple[int, ...]


class Odds:
    """All worlds that a diary allows, and how likely each of them is."""

    def __init__(self, safes: int, out: int) -> None:
        self.safes = safes
        self.diary: World = ()
        self.out = out
        """The Safes that nobody was dealt, as bits."""
        self.cells = [1 << token for token in range(safes)]
        """The cell in which each Safe is, as bits."""
        self.worlds: dict[World, float] = {(0,) * safes: 1.0}
        self.drawn: list[World] = []
        """The worlds, and how they are drawn; the Safes of each cell that has several."""
        self.lots = Lots([])
        self.several: list[list[int]] = []
        self.told: dict[int, World] = {}
        """What others are known to know, by seat."""

    def read(self, diary: World, own: World) -> None:
        """What happened, line by line; and what the reader's own Safes are now, in such lines, too."""
        for line in (*diary, *own):
            code, face, what = paper.code_of(line), paper.face_of(line), paper.what_of(line)
            if code == paper.SHUFFLED:
                self.shuffle(what)
            elif code == paper.PASSED:
                self.put_into(face + 1, what)
            elif code == paper.EXCLUDED:
                self.keep_within(face + 1, what)
            else:
                self.look(what, face + 1)
        self.weigh()
        self.diary = diary

    def known_to(self, other: int) -> World:
        """What another seat is known to know."""
        if other not in self.told:
            self.told[other] = known_to_know(self.diary, other)
        return self.told[other]

    def weigh(self) -> None:
        """The worlds in a row, their weights in whole numbers; the cells in the order of their first Safes."""
        total = sum(self.worlds.values())
        weights: list[int] = []
        for world in sorted(self.worlds):
            weight = int(self.worlds[world] / total * FINE)
            if weight:
                self.drawn.append(world)
                weights.append(weight)
        self.lots = Lots(weights)
        for token, cell in enumerate(self.cells):
            places = tokens_in(cell)
            if len(places) > 1 and places[0] == token:
                self.several.append(places)

    def put_into(self, face: int, group: int) -> None:
        """One of these Safes, of which nothing was known, has this face."""
        first = tokens_in(group)[-1]  # cells are sorted, and 0 comes first
        self.worlds = {changed(world, first, face): weight for world, weight in self.worlds.items()}
        self.join(group)

    def join(self, group: int) -> None:
        for token in tokens_in(group):
            self.cells[token] = group

    def shuffle(self, group: int) -> None:
        """These Safes are shuffled: one cell."""
        for token in tokens_in(group):
            if self.cells[token] & ~group:
                self.split(token)
        self.join(group)
        places = tokens_in(group)
        found: dict[World, float] = {}
        for world, weight in self.worlds.items():
            key = sorted_in(world, places)
            found[key] = found.get(key, 0.0) + weight
        self.worlds = found

    def split(self, token: int) -> None:
        """A Safe of a cell goes its own way: each face of the cell is there in as many of its orders."""
        cell = self.cells[token]
        if cell == 1 << token:
            return
        places, rest = tokens_in(cell), tokens_in(cell & ~(1 << token))
        self.cells[token] = 1 << token
        self.join(cell & ~(1 << token))
        found: dict[World, float] = {}
        for world, weight in self.worlds.items():
            before = -1
            for place in places:
                face = world[place]
                if face == before:
                    continue
                before = face
                faces = [world[other] for other in places]
                share = float(faces.count(face)) / float(len(faces))
                faces.remove(face)
                new = list(world)
                new[token] = face
                for at in range(len(rest)):
                    new[rest[at]] = faces[at]
                key = tuple(new)
                found[key] = found.get(key, 0.0) + weight * share
        self.worlds = found
        self.forget_the_least_likely()

    def forget_the_least_likely(self) -> None:
        if len(self.worlds) > MOST_WORLDS:
            likely = sorted([(-weight, world) for world, weight in self.worlds.items()])[:MOST_WORLDS]
            self.worlds = {world: -weight for weight, world in likely}

    def look(self, token: int, face: int) -> None:
        """This Safe has this face. One not met before is any of those not met yet, with equal odds."""
        self.split(token)
        found: dict[World, float] = {}
        for world, weight in self.worlds.items():
            if world[token] == face:
                found[world] = found.get(world, 0.0) + weight
            elif world[token] == 0:
                left = SAFE_COPIES[face - 1] - world.count(face)
                if left > 0:
                    key = changed(world, token, face)
                    found[key] = found.get(key, 0.0) + weight * float(left) / float(world.count(0))
        self.worlds = found

    def keep_within(self, face: int, allowed: int) -> None:
        """The only Safe with this face is one of those in `allowed`: the Safes that nobody was dealt, and some more."""
        self.shuffle(self.out)  # nobody has ever looked at them
        for token in tokens_in(allowed & ~self.out):
            if self.cells[token] & ~allowed:
                self.split(token)
        found: dict[World, float] = {}
        for world, weight in self.worlds.items():
            if face in world:
                if allowed >> world.index(face) & 1:
                    found[world] = found.get(world, 0.0) + weight
                continue
            for cell in sorted({self.cells[token] for token in tokens_in(allowed)}):
                places = tokens_in(cell)
                free = [place for place in places if world[place] == 0]
                if free:
                    key = sorted_in(changed(world, free[0], face), places)
                    found[key] = found.get(key, 0.0) + weight * float(len(free)) / float(world.count(0))
        self.worlds = found

    def draw(self, every: list[int], chance: Chance) -> list[int]:
        """The face of each Safe in a world, as likely as it is; `every` are the faces of all Safes, sorted."""
        faces = list(self.drawn[self.lots.draw(chance)])
        for places in self.several:
            held = [faces[place] for place in places]
            chance.shuffle(held)
            for at in range(len(places)):
                faces[places[at]] = held[at]
        met = [0] * (len(SAFE_COPIES) + 1)
        for face in faces:
            met[face] += 1
        rest: list[int] = []
        for face in every:
            if met[face + 1]:
                met[face + 1] -= 1
            else:
                rest.append(face)
        chance.shuffle(rest)
        found: list[int] = []
        for face in faces:
            found.append(face - 1 if face else rest.pop())
        return found


def tokens_in(mask: int) -> list[int]:
    """The Safes in a mask."""
    found: list[int] = []
    token: int = 0
    left: int = mask
    while left:
        if left & 1:
            found.append(token)
        left >>= 1
        token += 1
    return found


def changed(world: World, token: int, face: int) -> World:
    """The world with this face on that Safe."""
    return (*world[:token], face, *world[token + 1 :])


def sorted_in(world: World, places: list[int]) -> World:
    """The world with its faces sorted at these places."""
    faces = sorted([world[place] for place in places])
    new = list(world)
    for at in range(len(places)):
        new[places[at]] = faces[at]
    return tuple(new)


_read: Final[dict[tuple[World, World, int, int], Odds]] = {}


def odds_of(diary: World, own: World, safes: int, out: int) -> Odds:
    """What a diary tells; remembered, because a thinking bot asks for the same again and again."""
    key = (diary, own, safes, out)
    found = _read.get(key)
    if found is None:
        if len(_read) > MOST_KEPT:
            _read.clear()
        found = Odds(safes, out)
        found.read(diary, own)
        _read[key] = found
    return found


# ---- the diary

BEGUN: Final = paper.entry(paper.SHUFFLED, 0, 0, 0)
"""The first line of a diary that was kept from the beginning."""
LOST: Final = paper.entry(paper.SHUFFLED, 1, 0, 0)
"""The only line of one that was not: there are notes, and nobody knows how they came about."""


def begun(notes: tuple[World, ...], reader: int, seats: int) -> World:
    """The first lines of a reader's diary: what it has passed to the left, and what was passed to it (D76-041)."""
    lines = [BEGUN]
    if reader < seats:
        for seat in (reader, (reader - 1) % seats):
            written = notes[seat][0]
            lines.append(paper.entry(paper.PASSED, seat, paper.face_in(written), paper.mask_in(written)))
    return tuple(lines)


def continued(diary: World, reader: int, journal: list[int]) -> World:
    """The diary with what the reader knows of the lines since.

    Of what others looked at it writes down what it knows them to have seen: Safes that are its own, that it has just
    lost or could name.
    """
    if not journal:
        return diary
    found = list(diary)
    own: int = 0
    notes: World = ()
    for line in diary:
        own, notes = owned(own, reader, line), noted(notes, reader, line)
    for line in journal:
        token = paper.what_of(line)
        others = paper.code_of(line) <= paper.SEEN and paper.seat_of(line) != reader
        if others and not own >> token & 1 and paper.known_face(notes, token) == EMPTY:
            continue
        found.append(line)
        own, notes = owned(own, reader, line), noted(notes, reader, line)
    return tuple(found)


def owned(own: int, reader: int, line: int) -> int:
    """The reader's own Safes after a line, as bits."""
    code, seat, what = paper.code_of(line), paper.seat_of(line), paper.what_of(line)
    if code == paper.PASSED:
        return own if seat == reader else what
    if code == paper.GAINED and seat == reader:
        return own | 1 << what
    if code == paper.SHOWN or (code == paper.SEEN and seat == reader):
        return own & ~(1 << what)
    return own


def noted(notes: World, reader: int, line: int) -> World:
    """The reader's notes after a line of its diary: what it knows others to have seen, it knows itself."""
    code, seat = paper.code_of(line), paper.seat_of(line)
    face, what = paper.face_of(line), paper.what_of(line)
    if code == paper.PASSED:
        return paper.add(notes, face, what) if seat == reader else notes
    if code <= paper.SEEN:
        return paper.learn(notes, what, face)
    return paper.read_notes(notes, reader, [line])


def known_to_know(diary: World, other: int) -> World:
    """The notes that another seat has, as far as the reader of the diary knows them.

    What that seat knew of Safes that it has shuffled since, it knows; to the reader they can be anywhere there.
    """
    notes: World = ()
    for line in diary:
        code = paper.code_of(line)
        if code == paper.SHUFFLED:
            notes = paper.widen(notes, paper.what_of(line))
        elif code == paper.PASSED or code > paper.SEEN or paper.seat_of(line) == other:
            notes = noted(notes, other, line)
    return notes
