"""Reports: their numbers counted anew from the games, their pages read as a browser and a screen reader would."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Literal

import pytest
from bench import balance
from playwright.sync_api import Browser

from posse.games import CATALOG
from posse.kernel.chance import unpack
from posse.kernel.game import Game
from posse.studies.boards import BOARDS
from posse.studies.counts import Numbers, TableOf, Work, add_up, chances, count, count_all, count_chances, count_live
from posse.studies.crew import Crew
from posse.studies.figures import Sheet
from posse.studies.page import page, words_of
from posse.studies.players import luck_of
from posse.studies.stories import Numbered, Sim, Story, simulated
from tests.cli.helpers import run as posse
from tests.web.people import open_browser
from tests.web.test_axe import AXE, RUN

TEXT = Path(__file__).parents[2] / "src" / "posse" / "studies" / "text"
GAMES = 25


def sim(key: str, seats: int = 4) -> Sim:
    box = CATALOG[key]
    return Sim(key, seats, box.settle(seats), ("random",) * seats, 7)


def stories(key: str, games: int = GAMES) -> list[Story]:
    return [simulated(Numbered(sim(key), number)) for number in range(games)]


def played_again(story: Story) -> Game:
    """The game by the engine alone, with its log."""
    game = story.box.new(story.seats, unpack(story.luck), dict(story.options))
    for seat, choice in story.taken:
        game.play(seat, choice)
    return game


class Tables(HTMLParser):
    """The tables of a page by the figures they stand in, cell by cell; and what else is worth a look."""

    def __init__(self) -> None:
        super().__init__()
        self.figure = ""
        self.rows: dict[str, list[list[str]]] = {}
        self.tags: Counter[str] = Counter()
        self.pictures: list[dict[str, str | None]] = []
        self._in_cell = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        told = dict(attrs)
        if tag == "figure":
            self.figure = told["data-figure"] or ""
            self.rows[self.figure] = []
        elif tag == "svg":
            self.pictures.append(told)
        elif tag == "tr" and self.figure:
            self.rows[self.figure].append([])
        elif tag in ("td", "th") and self.figure:
            self.rows[self.figure][-1].append("")
            self._in_cell = True

    def handle_endtag(self, tag: str) -> None:
        self._in_cell = self._in_cell and tag not in ("td", "th")
        if tag == "figure":
            self.figure = ""

    def handle_data(self, text: str) -> None:
        if self._in_cell:
            self.rows[self.figure][-1][-1] += text


def read(html: str) -> Tables:
    tables = Tables()
    tables.feed(html)
    return tables


def report(key: str, tmp_path: Path) -> str:
    out = tmp_path / f"{key}.html"
    posse("report", key, "-n", GAMES, "--seats", 4, "--seed", 7, "--jobs", 1, "--chances", 0, "--out", out)
    return out.read_text(encoding="utf-8")


def test_the_pages_numbers_counted_anew(tmp_path: Path) -> None:
    tables = read(report("bang-dice", tmp_path)).rows
    games = [played_again(story) for story in stories("bang-dice")]
    ranks = [game.box.ranks(game) for game in games]
    for row, seat in zip(tables["by-seat"][1:], range(4), strict=True):
        wins = sum(rank[seat] == 1 for rank in ranks)
        assert row[:4] == [f"Seat {seat + 1}", str(GAMES), str(wins), f"{100 * wins / GAMES:.1f}%"]
    words = words_of("en", "bang-dice")
    held: Counter[str] = Counter()
    won: Counter[str] = Counter()
    out: Counter[str] = Counter()
    for game, rank in zip(games, ranks, strict=True):
        seen: Any = game.view(None)
        roles = [words.name("role", one["role"]) for one in seen["table"]["players"]]
        held.update(roles)
        won.update(role for role, place in zip(roles, rank, strict=True) if place == 1)
        out.update(role for role, one in zip(roles, seen["table"]["players"], strict=True) if not one["alive"])
    found = {row[0]: (int(row[1]), int(row[2])) for row in tables["by-role"][1:]}
    assert found == {role: (held[role], won[role]) for role in held}
    fallen = {row[0]: int(row[2]) for row in tables["out-who"][1:] if row[0] in held}
    assert fallen == {role: out[role] for role in out}
    lengths = sorted(len(story.taken) for story in stories("bang-dice"))
    row = next(row for row in tables["lengths"] if row[0] == "choices")
    assert row[1] == f"{sum(lengths) / GAMES:.2f}" and row[2] == str(lengths[0]) and row[-1] == str(lengths[-1])
    assert row[5] == str(lengths[(GAMES - 1) // 2])
    turns = Counter(
        sum(event.saying.key in ("event-turn", "event-ghost-turn") for event in game.log or []) for game in games
    )
    drawn = {(int(row[0]), int(row[1])): int(row[2]) for row in tables["length-turns"][1:]}
    assert drawn == {(n, n): count for n, count in turns.items()}


def test_choices_counted_anew(tmp_path: Path) -> None:
    tables = read(report("five-points", tmp_path)).rows
    words = words_of("en", "five-points")
    offered: Counter[tuple[str, str]] = Counter()
    taken: Counter[tuple[str, str]] = Counter()
    for story in stories("five-points"):
        game = story.begin()
        for seat, choice in story.taken:
            question = game.question(seat)
            assert question is not None
            if len(question.options) > 1:
                asked = words.open(game.asking(seat).saying)
                offered.update({(words.open(game.phrase(seat, one).saying), asked) for one in question.choices})
                taken[words.open(game.phrase(seat, choice).saying), asked] += 1
            game.play(seat, choice)
    found = {(row[0], row[1]): (row[2], row[3]) for row in tables["choices"][1:]}
    assert found == {key: (f"{n:,}", f"{100 * taken[key] / n:.1f}%") for key, n in offered.items()}
    advanced = sum(
        event.saying.key == "event-advanced"
        for story in stories("five-points")
        for event in played_again(story).log or []
    )
    assert sum(int(row[1]) for row in tables["map-advanced"][1:]) == advanced > 0


@pytest.mark.parametrize("key", [box.key for box in CATALOG])
def test_every_game_in_both_languages(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = count_all(Work(tuple(stories(key, 3)), True))
    english = read(page(whole, {}, "", words_of("en")))
    monkeypatch.setattr("posse.studies.page.svg", lambda figure, _words: "<svg >" if figure.form != "counts" else "")
    polish = read(page(whole, {}, "", words_of("pl")))
    assert list(english.rows) == list(polish.rows)
    assert {"by-seat", "by-order", "lengths", "length-turns", "leads", "changes", "choices"} <= set(english.rows)
    assert {f"map-{name}" for name in BOARDS[key].heat} & set(english.rows)
    for tables in (english, polish):
        assert all(len(rows) > 1 for rows in tables.rows.values()), "a table behind every picture"
        assert not tables.tags["script"] and not tables.tags["link"] and not tables.tags["img"]
        assert all(picture["role"] == "img" and picture["aria-label"] for picture in tables.pictures)
        assert len(tables.pictures) == len(tables.rows) - 1


def test_chances_end_with_who_wins() -> None:
    story = stories("five-points", 1)[0]
    game = played_again(story)
    assert chances(game, luck_of(1)) == [float(rank == 1) for rank in game.box.ranks(game)]
    one = count_chances(story)
    assert one == count_chances(story)
    assert one["chances",] == 1
    assert sum(n for name, n in one.items() if name[0] == "known") == 1
    assert all(0 <= one["chance", moment] <= 1000 for moment in range(10))


def test_it_does_not_matter_who_counts_what() -> None:
    tasks = [Numbered(sim("colt-express"), number) for number in range(6)]

    def counted(parts: list[Work], workers: int) -> dict[TableOf, Numbers]:
        return add_up(Crew(workers).results(count_all, parts))

    whole = counted([Work(tuple(tasks))], 1)
    assert whole == counted([Work(tuple(tasks[:2])), Work(tuple(tasks[2:]))], 2)
    assert [numbers["games",] for numbers in whole.values()] == [6]


def test_a_game_that_nobody_described(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of another package has no board here: seats, players, lengths and choices are studied all the same."""
    monkeypatch.delitem(BOARDS, "five-points")
    ((table, numbers),) = count_all(Work(tuple(stories("five-points", 3)))).items()
    figures = [figure.key for figure in Sheet(table, numbers, words_of("en", "five-points")).figures()]
    assert figures == ["by-seat", "lengths", "length-decisions", "choices"]


def test_a_tournament_is_reported_with_its_standings(tmp_path: Path) -> None:
    cup, out = tmp_path / "cup.jsonl", tmp_path / "cup.html"
    posse("tournament", "five-points", "--players", "random,scout:1", "-n", 4, "--jobs", 1, "--file", cup)
    posse("report", cup, "--jobs", 1, "--chances", 0, "--out", out, "--lang", "pl")
    html = out.read_text(encoding="utf-8")
    assert "Turniej cup.jsonl" in html and "wiersz pokonuje kolumnę" in html
    assert [row[0] for row in read(html).rows["by-player"][1:]] != []


def test_the_balance_of_a_game_is_written_down(tmp_path: Path) -> None:
    """What `python -m bench.balance` does with a million games, with three; goes through the file and back."""
    box = CATALOG["bang-dice"]
    table, numbers = balance.play(box, 3, 3, "random", Crew(1))
    balance.save(tmp_path / "numbers.json", {table: numbers})
    assert balance.load(tmp_path / "numbers.json") == {table: numbers}
    told = balance.document({table: numbers}, "random", "python -m bench.balance")
    (row,) = [line.split(" | ") for line in told.splitlines() if line.startswith("| 3 |")]
    ranks = [game.box.ranks(game) for game in map(played_again, (simulated(Numbered(three(), n)) for n in range(3)))]
    assert row[1] == "3" and sum(numbers["order", n, "wins"] for n in range(3)) == sum(one.count(1) for one in ranks)
    assert "By role, wins over those of equals" in told


def three() -> Sim:
    return Sim("bang-dice", 3, CATALOG["bang-dice"].settle(3), ("random",) * 3, balance.SEED)


def test_the_words_are_the_same_in_both_languages() -> None:
    keys = [
        re.findall(r"^([\w-]+) =", (TEXT / f"{language}.ftl").read_text(encoding="utf-8"), re.M)
        for language in ("en", "pl")
    ]
    assert keys[0] == keys[1] and len(keys[0]) == len(set(keys[0]))


def test_a_browser_shows_it_offline_in_both_themes(tmp_path: Path) -> None:
    whole = count_all(Work(tuple(stories("bang-dice", 3)), True))
    file = tmp_path / "report.html"
    file.write_text(page(whole, {}, "posse report", words_of("en")), encoding="utf-8")
    with open_browser() as browser:
        assert look(browser, file, "light") != look(browser, file, "dark")


def look(browser: Browser, file: Path, theme: Literal["light", "dark"]) -> str:
    """The page looks right: the colour of its paper."""
    asked: list[str] = []
    view = browser.new_page(viewport={"width": 800, "height": 800}, color_scheme=theme)
    view.on("request", lambda request: asked.append(request.url))
    view.goto(file.as_uri())
    ink = "getComputedStyle(document.querySelector('figure svg text')).fill"
    assert view.evaluate(ink) == view.evaluate("getComputedStyle(document.body).color")
    assert view.evaluate("document.documentElement.scrollWidth") <= 800
    view.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    view.add_script_tag(path=AXE)
    assert view.evaluate(RUN) == []
    assert asked == [file.as_uri()]
    return str(view.evaluate("getComputedStyle(document.body).backgroundColor"))


@pytest.mark.parametrize("key", [box.key for box in CATALOG])
def test_what_is_counted_while_a_game_is_played_is_what_its_story_tells(key: str) -> None:
    for number in range(3):
        task = Numbered(sim(key), number)
        assert count_live(task) == count(simulated(task), choices=False)
