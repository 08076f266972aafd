"""What a newcomer reads, in both languages: how a game is played, what each question is about, what options do."""

from __future__ import annotations

import re
from functools import cache

import pytest

from posse.contract.test_words import sentences
from posse.contract.walks import settings, walk
from posse.games import CATALOG
from posse.kernel.box import Box
from posse.words import LANGUAGES, Words

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)

LONGEST_GUIDE = 260
LONGEST_LABEL = 90


@every_game
@every_language
def test_every_question_has_a_guide(box: Box, language: str) -> None:
    words = Words(language, box)
    for kind in box.kinds.all:
        guide = words.text(f"guide-{kind.name}")
        assert 1 <= sentences(guide) <= 2, guide
        assert len(guide) <= LONGEST_GUIDE, guide


ABOUT: dict[tuple[str, str], dict[str, str]] = {
    ("bang-dice", "saloon_dice"): {"en": "Loudmouth|Coward", "pl": "Pyskat|Tchórzliw"},
    ("bang-dice", "chief_arrow"): {"en": "Chief", "pl": "Wodza"},
    ("bang-dice", "ghost"): {"en": "token|present|two dice", "pl": "żeton|prezent|dwóch kostek"},
    ("deadwood-1876", "dagger"): {"en": "a gun more", "pl": "broń więcej"},
    ("deadwood-1876", "explosives"): {"en": "leaves the game", "pl": "opuszcza grę"},
    ("deadwood-1876", "poker"): {"en": "win or lose", "pl": "wygrasz albo przegrasz"},
    ("deadwood-1876", "horse_thief"): {"en": "white Horse", "pl": "białym Koniem"},
}
"""Words by which a guide speaks of what only an option brings into the game."""


@cache
def asked(game: str) -> dict[str, list[dict[str, object]]]:
    """For each kind of question the options of the tables at which it was asked, in random games."""
    tables: dict[str, list[dict[str, object]]] = {}
    for setting in settings():
        if setting[0].key != game:
            continue
        kinds = {question.kind.name for now in walk(setting, 1, log=False) for question in now.questions()}
        for kind in kinds:
            tables.setdefault(kind, []).append(setting[2])
    return tables


@every_language
@pytest.mark.parametrize(("game", "option"), list(ABOUT))
def test_no_guide_is_about_what_is_not_in_the_game(game: str, option: str, language: str) -> None:
    words = Words(language, CATALOG[game])
    kinds = asked(game)
    about = [kind for kind in kinds if re.search(ABOUT[game, option][language], words.text(f"guide-{kind}"))]
    assert about, "no guide says so any more"
    for kind in about:
        assert all(options[option] for options in kinds[kind]), words.text(f"guide-{kind}")


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
