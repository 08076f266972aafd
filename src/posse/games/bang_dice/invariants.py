"""What is true of the table at every question."""

from __future__ import annotations

from posse.games.bang_dice.components import ARROWS, CATEGORY, DEPUTY, LIFE, NOBODY, ROLES_DEALT, SHERIFF
from posse.games.bang_dice.rules.ghost import GhostTurn
from posse.games.bang_dice.rules.loss import Loss
from posse.games.bang_dice.rules.setup import cards_of, characters_in_play, extra_life
from posse.games.bang_dice.sayings import GIVE_ARROW
from posse.games.bang_dice.state import Saloon
from posse.kernel.flow import RulesError, where


def check(table: Saloon) -> None:
    """Raise `RulesError` with the clause that is broken."""
    for clause, holds in lemmas(table):
        if not holds:
            raise RulesError(f"{clause} does not hold, at {where(table)}")


def lemmas(table: Saloon) -> list[tuple[str, bool]]:
    """The clauses, and whether each holds now."""
    seats = range(table.seats)
    dying = any(isinstance(frame, Loss) for frame in table.stack)
    giving = table.pending is not None and table.pending.kind is GIVE_ARROW
    ghosts_turn = any(isinstance(frame, GhostTurn) for frame in table.stack)
    roles = [CATEGORY[role] for role in table.roles]
    modes = [cards_of(category, table.options["roles"]) for category in range(4)]
    return [
        ("BD-003", table.pile + sum(table.arrows) == ARROWS and min([table.pile, *table.arrows]) >= 0),
        ("BD-010", [roles.count(category) for category in range(4)] == list(ROLES_DEALT[table.seats])),
        (
            "BD-012",
            len(set(table.characters)) == table.seats and set(table.characters) <= set(characters_in_play(table)),
        ),
        ("BD-035", table.pile_size() > 0 or dying or giving or table.over == 1),
        ("BD-051", min(table.life) >= 0),
        ("BD-052", all(table.alive[seat] == int(table.life[seat] > 0) for seat in seats) or dying),
        ("BD-052", all(table.alive[seat] or (table.shown[seat] and not table.tokens_of(seat)) for seat in seats)),
        ("BD-056", all(table.life[seat] <= highest(table, seat) for seat in seats)),
        ("BD-060", table.over == 1 or table.seats == 3 or dying or table.alive[table.sheriff] == 1),
        ("BD-064", not table.over or all(table.shown)),
        ("BD-303", all(table.roles.count(card) <= modes[CATEGORY[card]].count(card) for card in table.roles)),
        ("BD-011", table.seats == 3 or roles[table.sheriff] in (SHERIFF, DEPUTY)),
        ("BD-011", all(table.shown[seat] for seat in seats if roles[seat] == SHERIFF)),
        ("BD-310", table.lurking == table.who_may_lurk()),
        ("BD-402", table.ghost == NOBODY or (not table.alive[table.ghost] and bool(table.options["ghost"]))),
        ("BD-413", table.token_at == NOBODY or table.alive[table.token_at] == 1),
        ("BD-416", table.token_at == NOBODY or not ghosts_turn),
        ("BD-406", not ghosts_turn or len(table.dice) == 2),
    ]


def highest(table: Saloon, seat: int) -> int:
    """The most life a player can have: an ex-Sheriff may keep what he had above his maximum (BD-313)."""
    if CATEGORY[table.roles[seat]] == SHERIFF:
        return LIFE[table.characters[seat]] + extra_life(table.roles[seat])
    return table.most[seat]
