"""What a newcomer reads, in both languages: how a game is played, what each question is about, what options do."""

from __future__ import annotations

import re

import pytest

from posse.games import CATALOG
from posse.kernel.box import Box
from posse.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)

SENTENCE_END = re.compile(r"(?<!\bno)(?<!\bnr)[.?!]”?(?: |$)")
LONGEST_GUIDE = 260
LONGEST_LABEL = 90


def sentences(text: str) -> int:
    assert text == " ".join(text.split()) and text.endswith((".", "?", "!"))
    return len(SENTENCE_END.findall(text))


@every_game
@every_language
def test_every_question_has_a_guide(box: Box, language: str) -> None:
    words = Words(language, box)
    for kind in box.kinds.all:
        guide = words.text(f"guide-{kind.name}")
        assert 1 <= sentences(guide) <= 2, guide
        assert len(guide) <= LONGEST_GUIDE, guide


@every_game
@every_language
def test_a_newcomer_is_told_how_to_play(box: Box, language: str) -> None:
    assert 3 <= sentences(Words(language, box).text("howto")) <= 5


@every_game
@every_language
def test_every_option_is_explained(box: Box, language: str) -> None:
    words = Words(language, box)
    for option in box.options:
        key = f"option-{option.name}".replace("_", "-")
        labels = [words.text(key)]
        labels += [words.text(f"{key}-{value}".replace("_", "-")) for value in option.values if isinstance(value, str)]
        for label in labels:
            assert label.strip() and len(label) <= LONGEST_LABEL and not label.endswith("."), label
        assert sentences(words.text(f"{key}-about")) == 1


def test_sentences_are_counted() -> None:
    assert sentences("One. Two? Safe no. 3 is one!") == 3
    assert sentences("Sejf nr 3: „tak.” Koniec.") == 2
