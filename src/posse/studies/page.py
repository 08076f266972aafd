"""The page of a report: one file of HTML with everything in it, no script, light or dark as the reader's system."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from importlib import resources
from typing import Final
from zlib import crc32

from posse.games import CATALOG
from posse.studies.counts import Numbers, TableOf
from posse.studies.figures import Cell, Figure, Sheet
from posse.studies.plots import svg
from posse.studies.standings import Standings
from posse.words import Words

STYLE: Final = """
:root { color-scheme: light dark; --page: #fbf8f2; --ink: #26211b; --soft: #655c50; --line: #d8cfc0; --main: #a8480f;
  --other: #1f5f86; --band: #f1ebe0; }
@media (prefers-color-scheme: dark) { :root { --page: #1c1916; --ink: #efe8dc; --soft: #b3a897; --line: #4a433a;
  --main: #e58a4a; --other: #7cc0ea; --band: #262220; } }
* { box-sizing: border-box } body { margin: 0 auto; max-width: 60rem; padding: 1rem 1rem 4rem; background: var(--page);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1 { font-size: 1.8rem; line-height: 1.2 } h2 { margin-top: 3rem; border-bottom: 2px solid var(--line) }
h3 { margin: 0 0 .25rem; font-size: 1.1rem } a { color: var(--other) } p { max-width: 45rem }
.soft { color: var(--soft) }
figure { margin: 2rem 0; } figure > div { overflow-x: auto } figure svg { max-width: 100%; height: auto }
figcaption p { margin: 0 0 .5rem; color: var(--soft) } details { margin-top: .5rem }
summary { cursor: pointer; color: var(--other); padding: .35rem 0 }
:focus-visible { outline: 3px solid var(--other); outline-offset: 2px }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child, .word { text-align: left } thead th { background: var(--band) }
.scroll { overflow-x: auto }
ul { padding-left: 1.2rem } @media print { details > * { display: block } }
"""


def page(
    tables: dict[TableOf, Numbers], cups: dict[str, Standings], command: str, words: Words, left_out: int = 0
) -> str:
    """The whole page."""
    say = words.text
    title = say("study-title")
    sections = [_cup(name, found, words) for name, found in cups.items()]
    sheets = [Sheet(table, numbers, words_of(words.language, table[0])) for table, numbers in sorted(tables.items())]
    sheets = [sheet for sheet in sheets if sheet.games]
    sections += [_section(sheet) for sheet in sheets]
    links = [f'<li><a href="#{_anchor(sheet)}">{escape(_heading(sheet))}</a></li>' for sheet in sheets]
    notes = [say("study-how"), say("study-sure")] + ([say("study-left-out", games=left_out)] if left_out else [])
    contents = f'<nav aria-label="{escape(say("study-contents"))}"><ul>{"".join(links)}</ul></nav>'
    return _whole(title, command, notes, contents + "".join(sections), words)


def whatif_page(figures: list[Figure], heading: str, notes: list[str], command: str, words: Words) -> str:
    """The page of a game that was changed."""
    return written(words.text("study-whatif"), heading, figures, notes, command, words)


def written(title: str, heading: str, figures: list[Figure], notes: list[str], command: str, words: Words) -> str:
    """A page of some figures under one heading."""
    told = "".join(figure_html(figure, words, "figure") for figure in figures)
    section = f"<section><h2>{escape(heading)}</h2>{told}</section>"
    return _whole(title, command, notes, section, words)


def _whole(title: str, command: str, notes: list[str], content: str, words: Words) -> str:
    body = "".join(f"<p>{escape(note)}</p>" for note in notes)
    return f"""<!doctype html>
<html lang="{words.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
<main>
<h1>{escape(title)}</h1>
<p class="soft"><code>{escape(command)}</code></p>
{body}
{content}
</main>
</html>
"""


def words_of(language: str, game: str | None = None) -> Words:
    """The words of reports, and those of a game."""
    return Words(language, None if game is None else CATALOG[game], resources.files("posse.studies"))


def _heading(sheet: Sheet) -> str:
    return sheet.words.text("study-table", game=sheet.words.text("title"), seats=sheet.seats)


def _anchor(sheet: Sheet) -> str:
    return f"{sheet.game}-{sheet.seats}-{crc32(sheet.options.encode())}"


def _section(sheet: Sheet) -> str:
    say = sheet.words.text
    told = [say("study-games-played", games=sheet.games)]
    options = json.loads(sheet.options)
    if options:
        ways = ", ".join(f"{name}={str(value).lower()}" for name, value in options.items())
        told.append(say("study-options", options=ways))
    shared = sum(n for name, n in sheet.numbers.items() if name[0] == "winners" and int(name[1]) > 1)
    told.append(say("study-shared", share=number(shared / sheet.games, True, sheet.words)))
    nobody = sheet.numbers["winners", 0]
    if nobody:
        told.append(say("study-nobody", share=number(nobody / sheet.games, True, sheet.words)))
    figures = "".join(figure_html(figure, sheet.words, _anchor(sheet)) for figure in sheet.figures())
    head = f"<h2>{escape(_heading(sheet))}</h2><p>{escape(' '.join(told))}</p>"
    return f'<section id="{_anchor(sheet)}">{head}{figures}</section>'


def figure_html(figure: Figure, words: Words, section: str) -> str:
    """A figure: its title, what it means, the picture, and the table behind it."""
    title = words.text(f"study-{figure.key}", **figure.title)
    about = words.text(f"study-{figure.key}-about", **figure.title)
    drawn = svg(figure, words)
    table = _table(figure, words, title)
    if drawn:
        drawn = drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(title, quote=True)}" ', 1)
        table = f"<details><summary>{escape(words.text('study-as-table'))}</summary>{table}</details>"
    caption = f"<figcaption><h3>{escape(title)}</h3><p>{escape(about)}</p></figcaption>"
    return f'<figure id="{section}-{figure.key}" data-figure="{figure.key}">{caption}<div>{drawn}</div>{table}</figure>'


def _table(figure: Figure, words: Words, title: str) -> str:
    shares = {column for column in figure.columns if column in SHARES}
    head = "".join(f'<th scope="col">{escape(words.text(column))}</th>' for column in figure.columns)
    body = ""
    for row in figure.rows:
        cells = [_cell(cell, column in shares, words) for cell, column in zip(row, figure.columns, strict=True)]
        body += "<tr>" + "".join(cells) + "</tr>"
    return _wrapped(title, head, body)


SHARES: Final = frozenset(
    {
        "study-share", "study-low", "study-high", "study-taken", "study-after", "study-otherwise", "study-played",
        "study-winners-chance", "study-winner-leads", "study-winner-known", "study-usual", "study-changed",
        "study-difference",
    }
)  # fmt: skip
"""Columns whose numbers are shares."""


def _cell(cell: Cell | None, share: bool, words: Words) -> str:
    if cell is None:
        return "<td>–</td>"
    if isinstance(cell, str):
        return f'<td class="word">{escape(cell)}</td>'
    return f"<td>{number(cell, share, words)}</td>"


def number(value: float, share: bool, words: Words) -> str:
    """A number as the language writes it; small ones with more digits."""
    digits = 4 if 0 < abs(value) < 0.1 else 2
    text = f"{100 * value:.1f}%" if share else f"{value:,}" if isinstance(value, int) else f"{value:,.{digits}f}"
    return text.replace(",", "\u00a0").replace(".", ",") if words.language == "pl" else text


def _wrapped(title: str, head: str, body: str) -> str:
    hidden = escape(title, quote=True)
    return (
        f'<div class="scroll" role="group" tabindex="0" aria-label="{hidden}"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cup(name: str, found: Standings, words: Words) -> str:
    """The standings of a tournament, and who beats whom."""
    say = words.text
    title = say("study-cup", file=name)
    keys = [
        "study-who",
        "study-rating",
        "study-share",
        "study-low",
        "study-high",
        "study-fair",
        "study-ms",
        "study-p99",
    ]
    head = _heads(say(key) for key in keys)
    body = ""
    for one in found.table:
        numbers = [number(part, True, words) for part in (one.wins.rate, one.wins.low, one.wins.high)]
        plain = [number(part, False, words) for part in (one.fair.rate, one.clock.mean, one.clock.quantile(0.99))]
        rating = f"{number(one.rating.mu, False, words)} ±{number(2 * one.rating.sigma, False, words)}"
        body += f'<tr><th scope="row">{escape(one.name)}</th>' + "".join(
            f"<td>{cell}</td>" for cell in [rating, *numbers, *plain]
        )
    names = [one.name for one in found.table]
    cross_head = _heads([say("study-beats"), *names])
    cross = ""
    for one_name in names:
        cells = ["·" if other == one_name else _met(found, one_name, other, words) for other in names]
        cross += f'<tr><th scope="row">{escape(one_name)}</th>' + "".join(f"<td>{cell}</td>" for cell in cells)
    note = say("study-cup-about", games=found.games, rounds=found.rounds)
    tables = _wrapped(title, head, body) + f"<h3>{escape(say('study-cross'))}</h3>" + _wrapped(title, cross_head, cross)
    return f"<section><h2>{escape(title)}</h2><p>{escape(note)}</p>{tables}</section>"


def _heads(names: Iterable[str]) -> str:
    return "".join(f'<th scope="col">{escape(name)}</th>' for name in names)


def _met(found: Standings, one: str, other: str, words: Words) -> str:
    share = found.cross[one, other]
    if not share.of:
        return ""
    edges = f"{number(share.low, True, words)}–{number(share.high, True, words)}"
    return f"{number(share.rate, True, words)} ({edges})"
