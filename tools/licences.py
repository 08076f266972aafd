"""constraints.txt and docs/licences.md, from the environment that this runs in: `python -m tools.licences`.

Names and versions only: what the tests were run with, and under which licences it is. Both are about what Posse needs,
with its extras, and about what that needs in turn; tools for developing are left out of the licences.
"""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
NAME = re.compile(r"[A-Za-z0-9._-]+")
EXTRAS = ("lab", "mcp")


def closure(name: str, extras: tuple[str, ...] = ()) -> dict[str, str]:
    """What a package needs, and what that needs, as far as it is installed here: names and versions."""
    found: dict[str, str] = {}
    todo = [(name, extras)]
    while todo:
        one, more = todo.pop()
        for line in metadata.requires(one) or []:
            wanted, _, condition = line.partition(";")
            extra = re.search(r"extra\s*==\s*['\"]([^'\"]+)", condition)
            if extra is not None and extra[1] not in more:
                continue
            named = NAME.match(wanted)
            assert named is not None, line
            try:
                needed = metadata.distribution(named[0])
            except metadata.PackageNotFoundError:
                continue  # for another system
            if needed.name not in found and needed.name != name:
                found[needed.name] = needed.version
                inside = re.search(r"\[([^\]]+)\]", wanted)
                todo.append((needed.name, tuple(re.split(r"\s*,\s*", inside[1])) if inside else ()))
    return dict(sorted(found.items(), key=lambda item: item[0].casefold()))


def licence(name: str) -> str:
    """What a package says about its licence, in a few words."""
    about: Any = metadata.metadata(name)
    said = about.get("License-Expression") or ""
    kinds = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    first = (about.get("License") or "").strip().split("\n")[0]
    return said or ", ".join(kinds) or (first if len(first) < 60 else "") or "see its package"


def page_licences() -> list[tuple[str, str]]:
    """What becomes a part of the page, from web/package-lock.json."""
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    imported = {
        found
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in (".ts", ".svelte", ".css") and ".test." not in path.name
        for found in re.findall(r"""(?:from|import)\s+["'](@?[a-z][^"'./]*(?:/[^"'./]+)?)""", path.read_text("utf-8"))
    }
    names = sorted({"/".join(one.split("/")[: 2 if one.startswith("@") else 1]) for one in imported})
    places = [(name, locked.get(f"node_modules/{name}")) for name in names]
    return [(f"{name} {place['version']}", place.get("license", "see its package")) for name, place in places if place]


def main() -> None:
    """Write both."""
    everything = {one.name: one.version for one in metadata.distributions() if one.name != "posse"}
    lines = sorted({f"{name}=={version}" for name, version in everything.items()}, key=str.casefold)
    head = "# The versions that the tests were last run with: pip install -c constraints.txt posse\n"
    (ROOT / "constraints.txt").write_text(head + "\n".join(lines) + "\n", "utf-8")
    needed = closure("posse", EXTRAS)
    rows = [f"| {name} {version} | {licence(name)} |" for name, version in needed.items()]
    page = [f"| {name} | {said} |" for name, said in page_licences()]
    text = (
        "# Licences\n\nPosse itself is under the MIT licence. What it needs, and what that needs in turn; written by"
        " `python -m tools.licences`.\n\n## Python, with the extras `lab` and `mcp`\n\n"
        "| package | licence |\n|---|---|\n"
        + "\n".join(rows)
        + "\n\n## In the page\n\n| package | licence |\n|---|---|\n"
        + "\n".join(page)
        + "\n"
    )
    (ROOT / "docs" / "licences.md").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
