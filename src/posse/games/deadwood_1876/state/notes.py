"""Notes about face-down Safes (D76-053, D76-057): what a careful player with paper and pencil knows.

A note says "one of these Safes has this face". It is a number, `mask * 32 + face`; the mask has a bit for each Safe
that it can be. All notes of one person are a tuple, sorted; they speak of different Safes, so that two notes of the
same face mean that there are two of them.

While a game goes on nobody keeps notes: what happened to Safes is put down in a journal, one number an entry, and
notes are read off it when somebody asks (`read_notes`). Own Safes are no notes, because they can always be looked at.
"""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876.components import EMPTY

MOST: Final = 32
"""So many Safes have room in a mask."""

# Entries of the journal: code, then a seat (4 bits), a face (5 bits), and a Safe or a mask of Safes.
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
"""Only in diaries (view/odds.py): the seat knows that one of these Safes has the face, which it has passed on."""


def entry(code: int, seat: int, face: int, what: int) -> int:
    """One line of the journal; `what` is a Safe or a mask."""
    return code | seat << 3 | face << 7 | what << 12


def read_notes(notes: tuple[int, ...], reader: int, journal: list[int]) -> tuple[int, ...]:
    """The notes of a reader (a seat, or the number of seats for a spectator) after what the journal tells."""
    for line in journal:
        code, seat, face, what = line & 7, line >> 3 & 15, line >> 7 & 31, line >> 12
        if code == SHUFFLED:
            notes = forget(notes, what) if seat == reader else widen(notes, what)
        elif code == EXCLUDED:
            notes = rule_out(notes, face, what)
        elif code == SHOWN or seat == reader:
            notes = learn(notes, what, face)
    return notes


def read_traces(traces: tuple[tuple[int, ...], ...], journal: list[int]) -> tuple[tuple[int, ...], ...]:
    """For each seat the masks of Safes of which all know that it has seen one, after what the journal tells."""
    every = list(traces)
    for line in journal:
        code, seat, what = line & 7, line >> 3 & 15, line >> 12
        if code == SHUFFLED:
            widen_traces(every, seat, what)
        elif code == SEEN and 1 << what not in every[seat]:
            every[seat] = _with(every[seat], 1 << what)
    return tuple(every)


def note(face: int, mask: int) -> int:
    """The note "one of these Safes has this face"."""
    return mask * 32 + face


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
    exact = bit * 32 + face
    covered = False
    for written in notes:
        if written == exact:
            return notes
        if written >> 5 & bit:
            covered = True
    if not covered:
        return _with(notes, exact)
    here: list[int] = []
    rest: list[int] = []
    for written in notes:
        if written & 31 == face and written >> 5 & bit:
            here.append(written >> 5)
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
    return [written & 31 for written in notes]


def rule_out(notes: tuple[int, ...], face: int, allowed: int) -> tuple[int, ...]:
    """The notes after it became clear that the only Safe with this face is one of those in `allowed`."""
    for place in range(len(notes)):
        mask = notes[place] >> 5
        if notes[place] & 31 == face:
            if not mask & ~allowed:
                return notes
            return _narrow([*notes[:place], note(face, mask & allowed), *notes[place + 1 :]])
    covered = 0
    for written in notes:
        covered |= written >> 5
    if not covered & allowed:
        return _with(notes, note(face, allowed))
    return _narrow([*notes, note(face, allowed)])


def widen(notes: tuple[int, ...], group: int) -> tuple[int, ...]:
    """The notes of somebody who watched these Safes being shuffled: what could be one of them can be any of them."""
    changed = False
    written: list[int] = []
    for one in notes:
        mask = one >> 5
        if mask & group and mask | group != mask:
            changed = True
            one = note(one & 31, mask | group)
        written.append(one)
    if not changed:
        return notes
    written.sort()
    return tuple(written)


def forget(notes: tuple[int, ...], group: int) -> tuple[int, ...]:
    """The notes without those about the own Safes that were shuffled: these can be looked at."""
    return tuple([one for one in notes if one >> 5 & ~group])


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
        group: int = written >> 5
        if group & group - 1:
            if spare(every, group):
                continue
            faces = [other & 31 for other in every if not other >> 5 & ~group]
            if min(faces) != max(faces):
                continue
        token: int = 0
        while group:
            if group & 1 and known[token] == EMPTY:
                known[token] = written & 31
            group >>= 1
            token += 1
    return known


def _narrow(written: list[int]) -> tuple[int, ...]:
    """Where as many notes as Safes lie within the same Safes, no other note can be one of these; and so on."""
    changed = True
    while changed:
        changed = False
        for group in [one >> 5 for one in written]:
            if spare(written, group) != 0:
                continue
            for place in range(len(written)):
                mask = written[place] >> 5
                if mask & ~group and mask & group:
                    written[place] = note(written[place] & 31, mask & ~group)
                    changed = True
    written.sort()
    return tuple(written)


def spare(notes: list[int], group: int) -> int:
    """How many of these Safes are left, once the notes that can only be within them are; 0: all is settled there."""
    left = safes_in(group)
    for written in notes:
        if not written >> 5 & ~group:
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
