"""Every game: words in both languages for every question, choice, event and refusal; no key too many or too few."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from posse.contract.chosen import games
from posse.contract.walks import Setting, every_game, every_table, positions
from posse.kernel.box import Box
from posse.kernel.game import COMMON_REASONS
from posse.words import LANGUAGES, Words, game_folder, languages_of

every_word = pytest.mark.parametrize(
    ("box", "language"),
    [(box, language) for box in games() for language in languages_of(box)],
    ids=lambda one: one if isinstance(one, str) else one.key,
)

BOARD = "board-"
"""Words that only the board in the browser uses."""

SENTENCE_END = re.compile(r"(?<!\bno)(?<!\bnr)[.?!]”?(?: |$)")


@every_table
def test_whatever_is_reached_can_be_said(setting: Setting) -> None:
    box, seats, _ = setting
    names = [f"P{seat}" for seat in range(seats)]
    all_words = [Words(language, box) for language in languages_of(box)]
    for number, game in positions(setting, 300):
        for question in game.questions():
            phrases = [game.asking(question.seat)]
            phrases += [game.phrase(question.seat, choice) for choice in question.choices]
            if number % 3 == 0:
                refusals = [game.why_not(question.seat, choice) for choice in range(box.kinds.total)]
                phrases += {(why.saying.key, why.values): why for why in refusals if why is not None}.values()
            for phrase in phrases:
                for words in all_words:
                    assert_a_sentence(words.say(phrase, names))
        if game.pending is None:
            for event in game.log or []:
                for words in all_words:
                    assert_a_sentence(words.say(event, names))


def sentences(text: str) -> int:
    """How many sentences these are."""
    assert text == " ".join(text.split()) and text.endswith((".", "?", "!"))
    return len(SENTENCE_END.findall(text))


def assert_a_sentence(text: str) -> None:
    assert text.strip() == text and text
    assert "{" not in text and "$" not in text and "  " not in text, text


@every_word
def test_no_key_is_missing_or_idle(box: Box, language: str) -> None:
    wanted = set(box.sayings) | {f"{kind}-{name}" for kind, names in box.names.items() for name in names}
    wanted |= {"title", "about", "howto"} | {f"guide-{kind.name}" for kind in box.kinds.all}
    for option in box.options:
        endings = ["", "-about"] + [f"-{value}" for value in option.values if isinstance(value, str)]
        wanted |= {f"option-{option.name}{ending}".replace("_", "-").lower() for ending in endings}
    found = {key for key in messages(box, language) if not key.startswith(BOARD)}
    for kind, told in (("character", "power"), ("role", "goal")):  # a game that explains one of them explains all
        explained = {f"{told}-{name}" for name in box.names.get(kind, ())}
        wanted |= explained if explained & found else set()
    assert found == wanted


@every_game
def test_the_board_says_the_same_in_every_language(box: Box) -> None:
    """Which of these words a board uses, only the browser's tests can tell."""
    blanks = [
        {key: forms["="] for key, forms in messages(box, language).items() if key.startswith(BOARD)}
        for language in languages_of(box)
    ]
    assert all(one == blanks[0] for one in blanks)


@every_word
def test_sentences_use_only_the_blanks_they_have(box: Box, language: str) -> None:
    found = messages(box, language)
    for key, saying in box.sayings.items():
        allowed: set[str] = set()
        for name, kind in saying.fields:
            allowed.add(name)
            if kind in box.names:
                cases = [set(found[f"{kind}-{thing}"]) for thing in box.names[kind]]
                allowed |= {f"{name}_{case}" for case in set.intersection(*cases)}
        used = found[key]["="]
        assert used <= allowed, f"{key} ({language}) uses {used - allowed}"
        mentioned = {name for name, _ in saying.fields if any(u == name or u.startswith(name + "_") for u in used)}
        idle = {name for name, _ in saying.fields} - mentioned - {"seat"}
        assert not idle or language != "en", f"{key} never mentions {idle}"


def messages(box: Box, language: str) -> dict[str, dict[str, set[str]]]:
    """For each key its value ("=") and its attributes, with the variables they use."""
    text = (game_folder(box) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, dict[str, set[str]]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            forms = {"=": variables(entry.value)}
            forms |= {attribute.id.name: variables(attribute.value) for attribute in entry.attributes}
            found[entry.id.name] = forms
    return found


def variables(pattern: ast.Pattern | None) -> set[str]:
    from fluent.syntax.serializer import FluentSerializer, serialize_pattern

    assert FluentSerializer is not None
    return set() if pattern is None else set(re.findall(r"\$([a-zA-Z][\w-]*)", serialize_pattern(pattern)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_words_of_its_own(language: str) -> None:
    words = Words(language)
    for saying in COMMON_REASONS:
        blanks = {name: 4 for name, _ in saying.fields}
        assert_a_sentence(words.text(saying.key, **blanks))


@every_game
def test_every_saying_rests_on_a_clause(box: Box) -> None:
    clauses = (game_folder(box) / "clauses.md").read_text(encoding="utf-8")
    for saying in box.sayings.values():
        assert f"**{saying.clause}**" in clauses, f"{saying} cites a clause that is not there"
    for kind in box.kinds.all:
        assert f"**{kind.clause}**" in clauses
    for option in box.options:
        assert f"**{option.clause}**" in clauses
