"""What is seen of a table from one moment to the next, for those who show it to many.

What all see is made and compared once; of a seat, only what it sees otherwise (`Box.besides`). All of it comes from
views that the same eyes may see and from nothing else: so it tells no more than they do.
"""

from __future__ import annotations

from typing import Any, TypeVar

from posse.kernel.changes import Change, change_if_any, change_of, changes
from posse.kernel.flow import Ballot
from posse.kernel.game import Game

Fields = dict[str, Any]
Part = TypeVar("Part")


class Parts:
    """Parts of a view, each with the facts that it was made of: while these are the same, so is the part."""

    def __init__(self) -> None:
        self.facts: dict[str, list[int]] = {}
        self.made: Fields = {}

    def same(self, name: str, facts: list[int]) -> Any:
        """The part, if it was made of these facts; else None, and `keep` is to be told what they give."""
        if name in self.facts and self.facts[name] == facts:
            return self.made[name]
        self.facts[name] = facts
        return None

    def keep(self, name: str, part: Part) -> Part:
        """The part that was made of these facts."""
        self.made[name] = part
        return part


class Known:
    """What all see of a table, and what has changed in it since they saw it last.

    By a law of the contract a view is nobody else's: what happens later does not alter it. What is new and equal gives
    way to what was there: who sees the same is then found to without being looked into again.
    """

    def __init__(self, game: Game, last: Known | None) -> None:
        self.around_before: Fields = {} if last is None else last.around
        self.table_before: Fields = {} if last is None else last.table
        self.around: Fields = around_table(game, None)
        if self.around == self.around_before:
            self.around = self.around_before
        self.around_changed: Fields = changes(self.around_before, self.around)
        self.parts: Parts = Parts() if last is None else last.parts
        self.table: Fields = dict(game.box.view_again(game, self.parts))
        self.table_changed: Fields = {}
        self.renew_table()
        self.changed: Fields = with_table(self.around_changed, self.table_changed)
        """The fields of the view that look otherwise now, and what makes one of the other."""

    def renew_table(self) -> None:
        """Find what has changed in the table, and take what has not from before."""
        before, table, changed = self.table_before, self.table, self.table_changed
        for name, value in table.items():
            if name not in before:
                changed[name] = [value]
                continue
            was = before[name]
            if was is value:
                continue
            same_length = isinstance(was, list) and isinstance(value, list) and len(was) == len(value)
            change = renew(was, value) if same_length else change_if_any(was, value)
            if change:
                changed[name] = change
            else:
                table[name] = was
        for name in before:
            if name not in table:
                changed[name] = []


class Sight:
    """What there is to see for a pair of eyes."""

    def __init__(self, game: Game, eyes: int | None, known: Known) -> None:
        self.around: Fields = known.around
        """The fields of the view but for its table and whose it is."""
        if eyes is not None and isinstance(game.pending, Ballot):  # else all see alike who is asked
            around = around_table(game, eyes)
            if around != known.around:
                self.around = around
        self.known: Fields = known.table
        """What all see of the table."""
        self.own: Fields = {} if eyes is None else game.box.besides(game, eyes, known.table)
        """The fields in which these eyes see something else."""

    def table(self) -> Fields:
        """The table as these eyes see it."""
        return {**self.known, **self.own}

    def shows_the_same(self, other: Sight) -> bool:
        """Whether two look the same."""
        return self.around == other.around and self.table() == other.table()

    def since(self, old: Sight, known: Known) -> Fields:
        """What has changed since the same eyes saw that; `known.changed` itself, if it is the same as for all."""
        around, table = known.around_changed, known.table_changed
        if old.around is not known.around_before or self.around is not known.around:
            around = changes(old.around, self.around)
        if old.known is known.table_before:
            table = self.own_since(old, table)
        else:
            table = changes(old.table(), self.table())
        if around is known.around_changed and table is known.table_changed:
            return known.changed
        return with_table(around, table)

    def own_since(self, old: Sight, changed: Fields) -> Fields:
        """In the table: what has changed for all, but where these eyes see or saw something else."""
        own, owned = self.own, old.own
        for name in own if own.keys() >= owned.keys() else {**owned, **own}:
            was = owned[name] if name in owned else old.known.get(name)
            now = own[name] if name in own else self.known.get(name)
            change = change_if_any(was, now)
            if change:
                changed = {**changed, name: change}
                continue
            if name in own:
                own[name] = was
            if name in changed:
                changed = {other: changed[other] for other in changed if other != name}
        return changed


def around_table(game: Game, eyes: int | None) -> Fields:
    """A view but for its table and whose it is."""
    around: Fields = game.view_around(eyes)
    del around["table"], around["you"]
    return around


def with_table(around: Fields, table: Fields) -> Fields:
    """What has changed around the table and in it."""
    return {**around, "table": table} if table else around


def renew(old: list[Any], new: list[Any]) -> Change:
    """What has changed from one list to another of that length, which then has the old items where they are equal."""
    change: Fields = {}
    for at, item in enumerate(new):
        was = old[at]
        if was is item:
            continue
        if was == item:
            new[at] = was
        else:
            change[str(at)] = change_of(was, item)
    return change
