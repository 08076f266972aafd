"""`posse whatif` in the terminal: what can be changed, and what comes of it. Ctrl-C shows what is done so far."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.table import Table
from rich.text import Text

from posse.cli.screen import Screen
from posse.cli.studying import bar_on
from posse.kernel.box import Box
from posse.studies.changes import change_of, knobs, read
from posse.studies.cluster import Cluster
from posse.studies.counts import Name, Numbers
from posse.studies.crew import Crew
from posse.studies.figures import Figure, Row
from posse.studies.page import whatif_page, words_of
from posse.studies.stories import Sim
from posse.studies.whatif import Difference, differences, play, play_on
from posse.words import Words

SHARED: Final = ("seat", "order", "trait")
"""What has shares of wins."""
COLUMNS: Final = ("cli-whatif-usual", "cli-whatif-new", "cli-whatif-difference", "cli-whatif-interval")
LENGTHS: Final = {"turns": "cli-whatif-turns", "decisions": "cli-whatif-decisions", "choices": "cli-whatif-choices"}


def show_knobs(box: Box, screen: Screen, words: Words) -> int:
    """All that can be changed about a game; the exit code."""
    screen.show(Text(words.text("title"), style="bold"))
    found = knobs(box)
    screen.show(words.text("cli-whatif-knobs" if found else "cli-whatif-nothing"))
    for knob in found.values():
        usual = knob.usual if isinstance(knob.usual, int | dict) else list(knob.usual[knob.first : knob.last])
        screen.show(f"  {knob.name}  {knob.least}–{knob.most}  {usual}")
    return 0


def run(box: Box, sim: Sim, file: Path, games: int, crew: Crew, screen: Screen, words: Words, out: Path | None) -> int:
    """Play both versions and print what changes; the exit code."""
    wanted = read(file)
    change = change_of(box, wanted)
    half = max(1, crew.workers // 2)
    if isinstance(crew, Cluster):
        played = play_on(crew, sim, change, games)
    else:
        played = play(sim, change, games, Crew(half), Crew(half, apart=True))
    pairs: list[tuple[Numbers, Numbers]] = []
    code = 0
    with bar_on(screen) as bar:
        task = bar.add_task(sim.game, total=games)
        try:
            for pair in played:
                pairs.append(pair)
                bar.advance(task)
        except KeyboardInterrupt:
            code = 130
    say = words.text
    screen.show(Text(say("title"), style="bold"))
    bots = ", ".join(sim.players)
    notes = [say("cli-whatif", games=len(pairs), seats=sim.seats, bots=bots, seed=str(sim.seed))]
    notes += [say("cli-whatif-changed", name=name, value=str(value)) for name, value in wanted.items()]
    for note in notes:
        screen.show(note)
    screen.show()
    found = differences(pairs)
    screen.show(_table(found, words))
    screen.show(say("cli-whatif-legend"), "dim")
    if out is not None:
        command = f"posse whatif {sim.game} {file.name} --games {games} --seats {sim.seats} --seed {sim.seed}"
        pages = whatif_page(_figures(found, words), say("title"), notes, command, words_of(words.language, sim.game))
        out.write_text(pages, encoding="utf-8")
    return code


def _figures(found: list[Difference], words: Words) -> list[Figure]:
    """The same for a page: lengths, and shares of wins."""
    rows: dict[bool, list[Row]] = {False: [], True: []}
    for one in found:
        difference = one.changed - one.usual
        row: Row = [_label(one.name, words), one.usual, one.changed, difference, one.low, one.high]
        rows[one.name[0] in SHARED].append(row)
    shares = ["study-who", "study-usual", "study-changed", "study-difference", "study-low", "study-high"]
    lengths = ["study-what", *(f"{column}-n" for column in shares[1:])]
    told = [Figure("whatif-lengths", "counts", lengths, rows[False])]
    return [*told, Figure("whatif-shares", "differences", shares, rows[True])]


def _table(found: list[Difference], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.text("cli-whatif-what"), overflow="fold")
    for column in COLUMNS:
        table.add_column(words.text(column), justify="right", no_wrap=True)
    for one in found:
        share = one.name[0] in SHARED
        scale, unit = (100, "%") if share else (1, "")
        numbers = [f"{scale * one.usual:.1f}{unit}", f"{scale * one.changed:.1f}{unit}"]
        difference = f"{scale * (one.changed - one.usual):+.1f}{'*' if one.sure else ' '}"
        table.add_row(_label(one.name, words), *numbers, difference, f"{scale * one.low:+.1f}…{scale * one.high:+.1f}")
    return table


def _label(name: Name, words: Words) -> str:
    kind = name[0]
    if kind == "length":
        return words.text(LENGTHS[str(name[1])])
    if kind == "seat":
        return f"{words.text('cli-seat')} {int(name[1]) + 1}"
    if kind == "order":
        return words.text("cli-whatif-order", n=int(name[1]) + 1)
    return words.text("cli-whatif-winners") if kind == "winners" else words.name(str(name[1]), int(name[2]))
