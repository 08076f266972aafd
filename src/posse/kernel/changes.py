"""What changed from one value of JSON to the next, and the next value out of that. web/src/lib/changes.ts does the same
as `folded`; both are held to the cases in tests/changes.json.

A change of an object is an object: the fields that changed, by name. A change of any value is one of

    [value]              it is this now
    []                   the field is not there any more
    {name: change, ...}  of an object or (by their numbers) of a list, what changed in it; all else is as it was
    [at, cut, [...]]     of a list: from number `at` on, `cut` items make place for these
"""

from __future__ import annotations

from typing import Any

Change = list[Any] | dict[str, Any]
LISTS = (list, tuple)
"""What is a list in JSON."""


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields in which `new` differs from `old`. What is `true` in one and 1 in the other is taken for the same."""
    if old is new:
        return {}
    if old.keys() == new.keys():
        return {name: change_of(old[name], value) for name, value in new.items() if old[name] != value}
    found: dict[str, Any] = {}
    for name, value in new.items():
        if name not in old:
            found[name] = [value]
        elif old[name] != value:
            found[name] = change_of(old[name], value)
    return found | {name: [] for name in old if name not in new}


def same(one: Any, other: Any) -> bool:
    """Whether they are equal; of what is one thing that is known at once."""
    return one is other or bool(one == other)


def change_if_any(old: Any, new: Any) -> Change:
    """Of two values; nothing, if they are the same. Lists are gone through but once."""
    if isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        return _items(old, new)
    return {} if same(old, new) else change_of(old, new)


def change_of(old: Any, new: Any) -> Change:
    """Of two values that are not the same."""
    if isinstance(new, dict):
        return changes(old, new) if isinstance(old, dict) else [new]
    if isinstance(new, LISTS) and isinstance(old, LISTS):
        return _items(list(old), list(new))
    return [new]


def _items(old: list[Any], new: list[Any]) -> Change:
    if len(old) == len(new):
        found: dict[str, Any] = {}
        for at, item in enumerate(new):
            was = old[at]
            if not same(was, item):
                found[str(at)] = change_of(was, item)
        return found
    short, first, last = min(len(old), len(new)), 0, 0
    while first < short and same(old[first], new[first]):
        first += 1
    while last < short - first and same(old[~last], new[~last]):
        last += 1
    return [first, len(old) - first - last, new[first : len(new) - last]]


def folded(old: Any, change: Change) -> Any:
    """What it is now. `old` stays as it was; what has not changed is shared."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        at, cut, fresh = change
        return [*old[:at], *fresh, *old[at + cut :]]
    if isinstance(old, list):
        return [folded(item, change[str(at)]) if str(at) in change else item for at, item in enumerate(old)]
    now = {**old}
    for name, inner in change.items():
        if inner == []:
            del now[name]
        else:
            now[name] = folded(now.get(name), inner)
    return now
