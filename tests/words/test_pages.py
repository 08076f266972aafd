"""What people learn a game from, in both languages: the guide and the card for the table."""

from __future__ import annotations

import re

import pytest

from posse.clauses import read_clauses
from posse.games import CATALOG
from posse.guide import PAGES, cited, figures, page, position, shown
from posse.kernel.box import Box
from posse.words import LANGUAGES, Words, game_folder

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)
every_page = pytest.mark.parametrize("name", PAGES)
every_language = pytest.mark.parametrize("language", LANGUAGES)

OTHERWISE: dict[str, tuple[str, ...]] = {
    "colt-express": (r"\bbandyt", r"\błup", r"\brund", r"\bpociąg"),
    "deadwood": (r"\b[Kk]ost[ke]", r"\bodcin[ek]", r"\bPuli "),
    "deadwood-1876": (r"\b[Kk]ost[ke]",),
    "bang-dice": (r"\bkoś[cć]",),
}
"""Polish words for things that the table, by its log and its rules, calls otherwise."""

SHAPE = re.compile(r"^(#+ |\d+\. |- |> |!\[|\||$)", re.M)


def own(box: Box, name: str, language: str) -> str:
    """The page in this very language."""
    text = page(box, name, language)
    assert text and (language == "en" or text != page(box, name, "en")), f"{box.key} has no {name} in {language}"
    return text


@every_game
@every_page
@every_language
def test_every_link_leads_to_a_clause(box: Box, name: str, language: str) -> None:
    text = own(box, name, language)
    known = {clause.id for clause in read_clauses(box)}
    links = cited(text)
    assert links and not set(links) - known
    # A bracket that is no link would be shown as it stands.
    assert len(re.findall(r"(?<!!)\[", text)) == len(re.findall(r"(?<!!)\[[A-Z][A-Z0-9]*-\d", text))


@every_game
@every_language
def test_every_paragraph_of_the_guide_says_what_it_rests_on(box: Box, language: str) -> None:
    for block in own(box, "guide", language).split("\n\n"):
        if re.match(r"#|!\[|> |\|", block):
            continue
        for line in re.split(r"\n(?=- |\d+\. )", block.strip()):
            assert cited(line) or line.endswith(":"), line


@pytest.mark.parametrize("game", OTHERWISE)
def test_a_learner_reads_the_words_of_the_table(game: str) -> None:
    box = CATALOG[game]
    folder = game_folder(box)
    files = ("guide/pl.md", "guide/card.pl.md", "guide/things.pl.ftl", "lesson/text/pl.ftl")
    for name in files:
        lines = (folder / name).read_text(encoding="utf-8").splitlines()
        text = "\n".join(line for line in lines if not line.startswith("#"))
        assert not [word for word in OTHERWISE[game] if re.search(word, text)], name


@every_game
@every_page
def test_the_pages_say_the_same_in_every_language(box: Box, name: str) -> None:
    built = [own(box, name, language) for language in LANGUAGES]
    assert len({tuple(SHAPE.findall(re.sub(r"\n(?=[^\n#\d\->!|])", " ", text))) for text in built}) == 1
    assert len({tuple(cited(text)) for text in built}) == 1
    assert len({tuple(shown(text)) for text in built}) == 1


@every_game
def test_what_is_drawn_is_there(box: Box) -> None:
    words = Words("en", box)
    drawn = [one for name in PAGES for one in shown(page(box, name, "en"))]
    assert {name for how, name in drawn if how == "board"} == set(figures(box))
    for how, name in drawn:
        assert how in ("board", "things")
        if how == "things":
            kind, _, some = name.partition("/")
            for which in some.split(",") if some else box.names[kind]:
                thing = box.names[kind][int(which)] if which.isdecimal() else which
                assert words.what(f"{kind}-{thing}"), f"{kind}-{thing}"


@every_game
def test_every_position_is_what_it_says(box: Box) -> None:
    for name, figure in figures(box).items():
        game = position(box, figure)
        box.check(game)
        if figure.asks:
            assert figure.eyes is not None
            question = game.question(figure.eyes)
            assert question is not None and question.kind.name == figure.asks, f"{box.key}: {name}"
            assert len(question.options) > 1, f"{box.key}: {name}"
        assert figure.choices < 999 or game.pending is None


@every_game
@every_language
def test_a_guide_can_be_read_in_ten_minutes(box: Box, language: str) -> None:
    words = len(own(box, "guide", language).split())
    assert words < 2000, words
    assert len(own(box, "card", language).split()) < 420
