"""What careful players remember, and what all may know (D76-136), for `view` and `redeal` to use; no card moves here.

The rules say when: each function here is called by the rule that gives something to remember. Who draws how many cards
and what is played is noted by the state's own verbs; what becomes of Safes is in its journal (`notes.py`).
"""

from __future__ import annotations

from posse.games.deadwood_1876.components import COPIES, EMPTY
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state import notes as paper
from posse.games.deadwood_1876.state.packed import BURIED, only_seen_by, seats_card, which_card, whose_card


def remember_the_pile(town: Town) -> None:
    """The pile is about to become the deck (D76-045): what all have seen of it, what each seat has hidden there or
    holds, and how many cards nobody saw go there."""
    loose = list(COPIES)
    seen: list[int] = []
    mine = [town.hand(seat) for seat in range(town.seats)]
    buried = [0] * town.seats
    for entry in town.pile:
        seat = only_seen_by(entry)
        if seat == EMPTY:
            loose[entry] -= 1
            seen.append(entry)
        else:
            mine[seat].append(which_card(entry) + BURIED)
            buried[seat] += 1
    for entry in town.laid:
        loose[which_card(entry)] -= 1
    for card in town.holsters:
        if card != EMPTY:
            loose[card] -= 1
    town.reshuffled = tuple(sorted(seen))
    town.loose = tuple(loose)
    town.mine = tuple([tuple(sorted(held)) for held in mine])
    town.buried = tuple(buried)
    town.fresh = [0] * town.seats
    town.since.clear()


def show_in_hand(town: Town, seat: int, card: int) -> None:
    """All see a card that stays in hand: one more of them than they knew of, unless they knew of all (D76-136)."""
    entry = seats_card(seat, card)
    town.came_to_light += 1
    if entry not in town.shown:
        town.shown = tuple(sorted([*town.shown, entry]))


def lose_track_of(town: Town, seat: int) -> None:
    """What all knew of in that hand may be among the cards that it discards unseen now (D76-232)."""
    town.shown = tuple([entry for entry in town.shown if whose_card(entry) != seat])


def remember_who_passed(town: Town, passed: list[int]) -> None:
    """Each knows that the Safe it has passed on, with this face, is one of the left neighbour's two (D76-041); and
    all know that it knows."""
    notes: list[tuple[int, ...]] = []
    traces: list[tuple[int, ...]] = []
    for seat in range(town.seats):
        given = town.mask_of((seat + 1) % town.seats)
        notes.append((paper.note(passed[seat], given),))
        traces.append((given,))
    town.notes = (*notes, ())
    town.traces = tuple(traces)
