"""Notes about face-down Safes (D76-053, D76-057): what a careful player with paper and pencil knows.

A note says "one of these Safes has this face": a number, packed by `note`, of the face and a mask with a bit for each
Safe that it can be. All notes of one person are a tuple, sorted; they speak of different Safes: two notes of the same
face mean that there are two of them.

While a game goes on nobody keeps notes: what happened to Safes is put down in a journal, one number an entry, and
notes are read off it when somebody asks (`read_notes`). Own Safes are no notes, because they can always be looked at.
"""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876.components import EMPTY

MOST: Final = 32
"""So many Safes have room in a mask."""

# ---- what a line of the journal says, by its code
GAINED: Final = 0
"""The seat looks at a Safe that is now its own."""
SEEN: Final = 1
"""The seat looks at a Safe of another owner, or loses one of its own."""
SHOWN: Final = 2
"""Everybody sees a Safe."""
EXCLUDED: Final = 3
"""Everybody learns that a face can only be one of these Safes."""
SHUFFLED: Final = 4
"""The seat shuffles these Safes."""
PASSED: Final = 5
"""Only in imagined worlds (view/): the seat knows that one of these Safes, passed on or seen, has the face."""


def entry(code: int, seat: int, face: int, what: int) -> int:
    """One line of the journal; `what` is a Safe or a mask.

    >>> line = entry(SEEN, 8, 19, 27)
    >>> code_of(line) == SEEN, seat_of(line), face_of(line), what_of(line)
    (True, 8, 19, 27)
    """
    return code | seat << 3 | face << 7 | what << 12


def code_of(line: int) -> int:
    """What happened: one of the codes."""
    return line & 7


def seat_of(line: int) -> int:
    """Who looked or shuffled."""
    return line >> 3 & 15


def face_of(line: int) -> int:
    """The face of the Safe."""
    return line >> 7 & 31


def what_of(line: int) -> int:
    """The Safe, or the mask of several."""
    return line >> 12


def read_notes(notes: tuple[int, ...], reader: int, journal: list[int]) -> tuple[int, ...]:
    """The notes of a reader (a seat, or the number of seats for a spectator) after what the journal tells."""
    for line in journal:
        code, seat, face, what = code_of(line), seat_of(line), face_of(line), what_of(line)
        if code == SHUFFLED:
            notes = forget(notes, what) if seat == reader else widen(notes, what)
        elif code == EXCLUDED:
            notes = rule_out(notes, face, what)
        elif code == PASSED:
            notes = add(notes, face, what) if seat == reader and face not in faces_in(notes) else notes
        elif code == SHOWN or seat == reader:
            notes = learn(notes, what, face)
    return notes


def read_traces(traces: tuple[tuple[int, ...], ...], journal: list[int]) -> tuple[tuple[int, ...], ...]:
    """For each seat the masks of Safes of which all know that it has seen one, after what the journal tells."""
    every = list(traces)
    for line in journal:
        code, seat, what = code_of(line), seat_of(line), what_of(line)
        if code == SHUFFLED:
            widen_traces(every, seat, what)
        elif code == SEEN and 1 << what not in every[seat]:
            every[seat] = _with(every[seat], 1 << what)
    return tuple(every)


def note(face: int, mask: int) -> int:
    """The note "one of these Safes has this face".

    >>> face_in(note(19, 0b1100)), mask_in(note(19, 0b1100)) == 0b1100
    (19, True)
    """
    return mask << 5 | face


def face_in(written: int) -> int:
    """The face that a note speaks of."""
    return written & 31


def mask_in(written: int) -> int:
    """The Safes it can be."""
    return written >> 5


def learn(notes: tuple[int, ...], token: int, face: int) -> tuple[int, ...]:
    """The notes after looking at one Safe.

    A note of that face which could be this Safe now is this Safe. If two could (there are two such Safes), one of
    them is here and the other is wherever either could be. No other note can be here.
    """
    bit = 1 << token
    exact = note(face, bit)
    covered = False
    for written in notes:
        if written == exact:
            return notes
        if mask_in(written) & bit:
            covered = True
    if not covered:
        return _with(notes, exact)
    here: list[int] = []
    rest: list[int] = []
    for written in notes:
        if face_in(written) == face and mask_in(written) & bit:
            here.append(mask_in(written))
        else:
            rest.append(written)
    rest.append(exact)
    if len(here) == 2:
        rest.append(note(face, (here[0] | here[1]) & ~bit))
    return _narrow(rest)


def _with(notes: tuple[int, ...], written: int) -> tuple[int, ...]:
    """The notes, or traces, and one more that touches none of them."""
    every = list(notes)
    every.append(written)
    every.sort()
    return tuple(every)


def add(notes: tuple[int, ...], face: int, mask: int) -> tuple[int, ...]:
    """The notes with one more, of a face that they did not know of."""
    return _narrow([*notes, note(face, mask)])


def faces_in(notes: tuple[int, ...]) -> list[int]:
    """The faces that the notes speak of."""
    return [face_in(written) for written in notes]


def rule_out(notes: tuple[int, ...], face: int, allowed: int) -> tuple[int, ...]:
    """The notes after it became clear that the only Safe with this face is one of those in `allowed`."""
    for place in range(len(notes)):
        mask = mask_in(notes[place])
        if face_in(notes[place]) == face:
            if not mask & ~allowed:
                return notes
            return _narrow([*notes[:place], note(face, mask & allowed), *notes[place + 1 :]])
    covered = 0
    for written in notes:
        covered |= mask_in(written)
    if not covered & allowed:
        return _with(notes, note(face, allowed))
    return _narrow([*notes, note(face, allowed)])


def widen(notes: tuple[int, ...], group: int) -> tuple[int, ...]:
    """The notes of somebody who watched these Safes being shuffled: what could be one of them can be any of them."""
    changed = False
    written: list[int] = []
    for one in notes:
        mask = mask_in(one)
        if mask & group and mask | group != mask:
            changed = True
            one = note(face_in(one), mask | group)
        written.append(one)
    if not changed:
        return notes
    written.sort()
    return tuple(written)


def forget(notes: tuple[int, ...], group: int) -> tuple[int, ...]:
    """The notes without those about the own Safes that were shuffled: these can be looked at."""
    return tuple([one for one in notes if mask_in(one) & ~group])


def known_face(notes: tuple[int, ...], token: int) -> int:
    """What this Safe holds, if the notes say so for certain; EMPTY if they do not."""
    return known_faces(notes)[token]


def known_faces(notes: tuple[int, ...]) -> list[int]:
    """The same of every Safe.

    Two Safes that are known to be the same two, and of the same face, are known however they were shuffled.
    """
    every = list(notes)
    known = [EMPTY] * MOST
    for written in every:
        group: int = mask_in(written)
        if group & group - 1:
            if spare(every, group):
                continue
            faces = [face_in(other) for other in every if not mask_in(other) & ~group]
            if min(faces) != max(faces):
                continue
        token: int = 0
        while group:
            if group & 1 and known[token] == EMPTY:
                known[token] = face_in(written)
            group >>= 1
            token += 1
    return known


def _narrow(written: list[int]) -> tuple[int, ...]:
    """Where as many notes as Safes lie within the same Safes, no other note can be one of these; and so on."""
    changed = True
    while changed:
        changed = False
        for group in [mask_in(one) for one in written]:
            if spare(written, group) != 0:
                continue
            for place in range(len(written)):
                mask = mask_in(written[place])
                if mask & ~group and mask & group:
                    written[place] = note(face_in(written[place]), mask & ~group)
                    changed = True
    written.sort()
    return tuple(written)


def spare(notes: list[int], group: int) -> int:
    """How many of these Safes are left, once the notes that can only be within them are; 0: all is settled there."""
    left = safes_in(group)
    for written in notes:
        if not mask_in(written) & ~group:
            left -= 1
    return left


def safes_in(mask: int) -> int:
    """How many Safes these are."""
    count: int = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def widen_traces(every: list[tuple[int, ...]], owner: int, group: int) -> None:
    """What anybody had seen of a shuffled row can now be any of it; the owner needs no trace of the own Safes."""
    for seat in range(len(every)):
        for mask in every[seat]:
            if mask & group:
                every[seat] = _widened(every[seat], group, seat == owner)
                break


def _widened(masks: tuple[int, ...], group: int, own: bool) -> tuple[int, ...]:
    wide: list[int] = []
    for mask in masks:
        if own:
            if not mask & ~group:
                continue
        elif mask & group:
            mask |= group
        same: int = 0
        for other in wide:
            if other == mask:
                same += 1
        if same < safes_in(mask):
            wide.append(mask)
    wide.sort()
    return tuple(wide)
