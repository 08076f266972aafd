"""`posse new-game NAME`: a package with the rooms of a game, which can be played at once."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from posse.games import CATALOG
from posse.kernel.outside import KEY
from posse.server.config import Mistake

STUB = "stub"
SKIPPED = ("__pycache__",)


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What it is called: high-noon.")],
    folder: Annotated[Path | None, typer.Option("--in", help="Where to; usually a folder of that name.")] = None,
) -> None:
    """A game of your own: makes a package with a small game in it, to be changed."""
    if KEY.fullmatch(name) is None or name in CATALOG:
        raise Mistake(f"Give your game another name than {name!r}: small letters, digits and hyphens, not yet taken.")
    place = folder or Path(name)
    if place.exists() and any(place.iterdir()):
        raise Mistake(f"{place} is not empty: name another folder with --in.")
    written = sorted(write(resources.files("posse.cli") / STUB, place, words_of(name)))
    typer.echo(f"posse: {len(written)} files in {place}. Next: cd {place} && pip install -e . && posse play {name}")


def words_of(name: str) -> dict[str, str]:
    """What stands in the stub, and what stands in its place."""
    parts = name.split("-")
    initials = "".join(part[0] for part in parts) if len(parts) > 1 else name[:2]
    return {
        "posse_newgame": f"posse_{'_'.join(parts)}",
        "newgame": name,
        "NewGame": "".join(part.capitalize() for part in parts),
        "New Game": " ".join(part.capitalize() for part in parts),
        "NG-": f"{initials.upper()}-",
    }


def write(source: Traversable, place: Path, words: dict[str, str]) -> list[Path]:
    """Copy a folder, with other words in its files and in their names; modules go into `src`."""
    written = []
    for item in source.iterdir():
        if item.name in SKIPPED:
            continue
        name = said(item.name, words)
        goal = place / "src" / name if name.startswith("posse_") else place / name
        if item.is_dir():
            written += write(item, goal, words)
        else:
            goal.parent.mkdir(parents=True, exist_ok=True)
            goal.write_text(said(item.read_text(encoding="utf-8"), words), encoding="utf-8")
            written.append(goal)
    return written


def said(text: str, words: dict[str, str]) -> str:
    """The text with the words in their places."""
    for old, new in words.items():
        text = text.replace(old, new)
    return text
