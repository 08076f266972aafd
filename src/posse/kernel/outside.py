"""Games of other packages: each is announced by an entry point of the group `posse.games`, its key = its box.

    [project.entry-points."posse.games"]
    crazy-eights = "posse_crazy_eights:GAME"

A package that is broken costs the house that one game, and says why.
"""

from __future__ import annotations

import re
from importlib import metadata, resources
from typing import Final

from posse.kernel.box import Box
from posse.kernel.catalog import Catalog

GROUP: Final = "posse.games"

KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""A key stands in addresses, in records and on the command line."""

NEEDED: Final = ("text/en.ftl", "clauses.md")
"""Files without which a game can neither be announced nor explained."""


class BadBox(Exception):
    """What an entry point leads to is no game that could be played here."""


def with_those_of_others(house: Catalog) -> Catalog:
    """The games of the house, and those that installed packages bring, by their keys."""
    boxes = list(house)
    broken: dict[str, str] = {}
    for entry in sorted(metadata.entry_points(group=GROUP), key=lambda entry: entry.name):
        package = entry.dist.name if entry.dist is not None else entry.value
        try:
            boxes.append(checked(entry.name, entry.load(), [box.key for box in boxes]))
        except (Exception, SystemExit) as problem:  # whatever a stranger's package does when it is imported
            why = str(problem) if isinstance(problem, BadBox) else f"{type(problem).__name__}: {problem}"
            if entry.name not in house:
                said = " ".join(why.split())
                broken[entry.name] = f"the game {entry.name} of the package {package} can't be played: {said}"
    catalog = Catalog(*boxes)
    catalog.broken = broken
    return catalog


def checked(key: str, box: object, taken: list[str]) -> Box:
    """The box, if it is one, with what a table needs before the first question."""
    if not isinstance(box, Box):
        raise BadBox(f"its entry point leads to {box!r}, which is no Box")
    if KEY.fullmatch(key) is None:
        raise BadBox("a key is made of small letters, digits and single hyphens")
    if box.key != key:
        raise BadBox(f"its box calls itself {box.key}")
    if key in taken:
        raise BadBox("another game has this key already")
    folder = resources.files(type(box).__module__)
    for name in NEEDED:
        if not folder.joinpath(*name.split("/")).is_file():
            raise BadBox(f"it brings no {name}")
    words = folder.joinpath("text", "en.ftl").read_text(encoding="utf-8")
    for word in ("title", "about"):
        if re.search(rf"^{word} *= *\S", words, re.MULTILINE) is None:
            raise BadBox(f"its text/en.ftl has no words for {word}")
    return box
