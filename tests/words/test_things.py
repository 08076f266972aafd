"""Everything on a table explains itself in a sentence: cards, characters, buildings, guns, dice, roles, tokens."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

from posse.games import CATALOG
from posse.kernel.box import Box
from posse.words import LANGUAGES, Words, game_folder

KINDS: dict[str, tuple[str, ...]] = {
    "five-points": ("gang", "row"),
    "colt-express": ("bandit", "action", "loot", "turn", "happening", "roundcard"),
    "deadwood": ("building", "rank", "pips"),
    "bang-dice": ("face", "die", "role", "character"),
    "deadwood-1876": ("gun", "die", "pips", "item", "safe", "house", "character"),
}
"""The kinds of names that are things one might wonder about."""

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)
LONGEST = 240


@every_game
@every_language
def test_everything_has_its_sentence(box: Box, language: str) -> None:
    words = Words(language, box)
    wanted = {f"{kind}-{name}" for kind in KINDS[box.key] for name in box.names[kind]}
    others = {thing for thing in words.things if thing.startswith(("token-", "site-"))}
    assert set(words.things) == wanted | others
    for thing in words.things:
        said = words.what(thing)
        assert said.endswith((".", "!")) and said[0] == said[0].upper() and len(said) <= LONGEST, said
        assert words.text(thing).strip()


@every_game
def test_the_same_is_explained_in_every_language(box: Box) -> None:
    keys = []
    for language in LANGUAGES:
        body = FluentParser().parse((game_folder(box) / "guide" / f"things.{language}.ftl").read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        keys.append([entry.id.name for entry in body if isinstance(entry, ast.Message)])
    assert all(one == keys[0] and len(set(one)) == len(one) for one in keys)
