"""What is true of the table at every question."""

from __future__ import annotations

from posse.kernel.flow import RulesError, where
from posse_crazy_eights.components import CARDS, NOTHING
from posse_crazy_eights.state import Table


def check(table: Table) -> None:
    """Raise `RulesError` with the clause that is broken."""
    everywhere = sorted([*table.stock, *table.pile, *[card for hand in table.hands for card in hand]])
    lemmas = [
        ("CE-002", everywhere == list(range(len(CARDS)))),
        ("CE-011", bool(table.pile)),
        ("CE-024", table.drawn == NOTHING or table.drawn in table.hands[table.player]),
        ("CE-030", table.pending is None or all(table.hands)),
    ]
    for clause, holds in lemmas:
        if not holds:
            raise RulesError(f"{clause} does not hold, at {where(table)}")
