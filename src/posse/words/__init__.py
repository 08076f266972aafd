"""Words: sayings rendered in English or Polish, by Fluent. The rules never see a word, the words never see a rule.

A name (a gang, a street) is a message, and its attributes are its cases: a blank `gang` brings `$gang` and, for
each attribute of that gang's message, `$gang_gen`, `$gang_acc` and so on. So grammar stays with the translator.

>>> from posse.games import CATALOG
>>> from posse.kernel.events import Phrase, Saying
>>> box = CATALOG["five-points"]
>>> Words("en", box).say(Phrase(box.sayings["choice-influence"], (5,)))
'Use an influence card of the Rat Catchers'
>>> Words("pl", box).say(Phrase(box.sayings["choice-influence"], (5,)))
'Użyj karty wpływów Szczurołapów'
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from posse.kernel.box import Box
from posse.kernel.events import Phrase, Saying

LANGUAGES = ("en", "pl")
OPEN = "…"
"""What stands for a blank that is not filled."""
WHAT = "what-"
"""Before the key of a name: the sentence that says what the thing is for."""


class MissingWords(Exception):
    """A key that a language has no words for."""


class Words:
    """One language's words: those of the table, of a game if one is given, and of more folders (the terminal's)."""

    def __init__(self, language: str, box: Box | None = None, *folders: Traversable) -> None:
        if language not in LANGUAGES:
            raise MissingWords(f"Posse speaks {' and '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.box = box
        self.things: list[str] = []
        """What a game explains in a sentence, by the keys of their names: `building-laundry`, `token-pony`."""
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in [resources.files("posse.words"), *folders]:
            self._add(folder / "text" / f"{language}.ftl")
        if box is not None:
            for file in game_texts(box, language):
                self._add(file)

    def _add(self, file: Traversable) -> None:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        self._bundle.add_resource(resource)
        keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
        self.things += [key.removeprefix(WHAT) for key in keys if key.startswith(WHAT)]

    def what(self, thing: str) -> str:
        """What a thing is for: `what("building-laundry")`; empty where nothing is to be said."""
        return self.text(WHAT + thing) if thing in self.things else ""

    def text(self, key: str, **blanks: str | int) -> str:
        """The words for a key, with its blanks filled."""
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            raise MissingWords(f"no {self.language} words for {key}")
        rendered, problems = self._bundle.format_pattern(message.value, blanks)
        if problems:
            raise MissingWords(f"{self.language} words for {key}: {problems[0]}")
        return str(rendered)

    def say(self, phrase: Phrase, players: Sequence[str] = ()) -> str:
        """A saying with its blanks filled, as a sentence. `players` are the names at the table."""
        blanks: dict[str, str | int] = {}
        for name, (kind, value) in phrase.args().items():
            if kind == "n":
                blanks[name] = value
            elif kind == "seat":
                blanks[name] = players[value] if value < len(players) else str(value + 1)
            else:
                blanks |= self._name(name, kind, value)
        return self.text(phrase.saying.key, **blanks)

    def open(self, saying: Saying) -> str:
        """A saying as a sentence with its blanks left open: `Use an influence card of the …`."""
        blanks: dict[str, str | int] = {}
        for name, kind in saying.fields:
            plain = kind in ("n", "seat")
            blanks |= {name: OPEN} if plain else dict.fromkeys(self._name(name, kind, 0), OPEN)
        return self.text(saying.key, **blanks)

    def name(self, kind: str, number: int) -> str:
        """What a thing of the game is called: `name("gang", 5)`."""
        return str(self._name("it", kind, number)["it"])

    def _name(self, blank: str, kind: str, number: int) -> dict[str, str | int]:
        assert self.box is not None, "names belong to a game"
        key = f"{kind}-{self.box.names[kind][number]}"
        forms: dict[str, str | int] = {blank: self.text(key)}
        for case, pattern in self._bundle.get_message(key).attributes.items():
            forms[f"{blank}_{case}"] = str(self._bundle.format_pattern(pattern, {})[0])
        return forms


def game_folder(box: Box) -> Traversable:
    """Where a game keeps its words and its clauses."""
    return resources.files(type(box).__module__)


def game_texts(box: Box, language: str) -> list[Traversable]:
    """The files with a game's words: what is said at the table, and what everything on it is for, if it has that.

    In English where it does not speak the language.
    """
    folder = game_folder(box)
    spoken = language if language in languages_of(box) else LANGUAGES[0]
    things = folder / "guide" / f"things.{spoken}.ftl"
    return [folder / "text" / f"{spoken}.ftl", *([things] if things.is_file() else [])]


def languages_of(box: Box) -> list[str]:
    """The languages that a game has words in; a game of another package may have English alone."""
    folder = game_folder(box)
    return [language for language in LANGUAGES if (folder / "text" / f"{language}.ftl").is_file()]
