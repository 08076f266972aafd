"""How balanced the games are: many games at every number of players, counted, and written into bench/BALANCE.md.

    python -m bench.balance --games 1000000 --jobs 16       so many of each game, shared among its numbers of players
    python -m bench.balance --games 2000 --bot marshal:100  the same with other bots than random ones
    python -m bench.balance --games 200 --bot drifter --game deadwood   of one game only
    python -m bench.balance --ray auto --page balance.html  on a Ray cluster; and all pictures as a page

What was counted lies in bench/balance-BOT.json after every table; run again, it goes on there. Game number i is always
the same, whoever plays it. With the compiled engine (`sh run compile`, .venv-compiled/bin/python) it is much faster.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter
from pathlib import Path

from bench.engine import machine
from posse.cli.studying import hired
from posse.games import CATALOG
from posse.kernel.box import Box
from posse.studies.counts import Numbers, TableOf, count_live
from posse.studies.crew import Crew
from posse.studies.figures import Sheet, quantile, wilson
from posse.studies.page import page, words_of
from posse.studies.stories import Numbered, Sim

ROOT = Path(__file__).parent
SEED = 1876
TOGETHER = 200
"""Games that a worker plays before it tells of them."""
Tables = dict[TableOf, Numbers]


def part(task: tuple[Sim, int, int]) -> Numbers:
    """The numbers of the games from one number to before another."""
    sim, first, last = task
    numbers: Numbers = Counter()
    for number in range(first, last):
        numbers.update(count_live(Numbered(sim, number)))
    return numbers


def play(box: Box, seats: int, games: int, bot: str, crew: Crew) -> tuple[TableOf, Numbers]:
    """So many games with so many players."""
    options = box.settle(seats)
    sim = Sim(box.key, seats, options, (bot,) * seats, SEED)
    size = TOGETHER if bot == "random" else 1
    tasks = ((sim, first, min(first + size, games)) for first in range(0, games, size))
    numbers: Numbers = Counter()
    for more in crew.results(part, tasks):
        numbers.update(more)
    return (box.key, seats, json.dumps(options, sort_keys=True)), numbers


def load(file: Path) -> Tables:
    """What was counted before."""
    if not file.exists():
        return {}
    found = json.loads(file.read_text(encoding="utf-8"))
    return {
        (one["game"], one["seats"], one["options"]): Counter({tuple(name): n for *name, n in one["numbers"]})
        for one in found
    }


def save(file: Path, tables: Tables) -> None:
    """All that was counted, as JSON: a name's parts and its number in a row."""
    told = [
        {
            "game": game,
            "seats": seats,
            "options": options,
            "numbers": sorted(([*n, c] for n, c in numbers.items()), key=str),
        }
        for (game, seats, options), numbers in tables.items()
    ]
    file.write_text("[\n" + ",\n".join(json.dumps(one) for one in told) + "\n]\n", encoding="utf-8")


# ---- what is written down


def document(tables: Tables, bot: str, command: str) -> str:
    """BALANCE.md."""
    lines = [
        "# How balanced the games are",
        "",
        f"Everybody plays as `{bot}`; the usual options; seed {SEED}. Written by `{command}`; all numbers are in "
        f"`bench/balance-{name_of(bot)}.json`. {machine()}",
        "",
        "Shares are of games won, in the order of play (in games of sides with one's side); ± is half of a 95 % "
        "interval (Wilson). Lengths: the median, and between what nine of ten games lie.",
    ]
    for box in CATALOG:
        mine = {table: numbers for table, numbers in tables.items() if table[0] == box.key}
        if mine:
            lines += ["", f"## {words_of('en', box.key).text('title')}", "", *by_seats(mine), *by_trait(box, mine)]
    return "\n".join(lines) + "\n"


def by_seats(tables: Tables) -> list[str]:
    """A line for each number of players."""
    most = max(seats for _, seats, _ in tables)
    places = " | ".join(["first", *(f"{n}." for n in range(2, most + 1))])
    lines = [
        f"| players | games | equal | {places} | several won | nobody won | turns | decisions |",
        "|" + "---|" * (most + 7),
    ]
    for table, numbers in sorted(tables.items(), key=lambda item: item[0][1]):
        seats, games = table[1], numbers["games",]
        fair = Sheet(table, numbers, words_of("en", table[0])).fair()
        cells = [share(numbers["order", place, "wins"], numbers["order", place, "seats"]) for place in range(seats)]
        several = sum(n for name, n in numbers.items() if name[0] == "winners" and int(name[1]) > 1)
        ends = [f"{100 * several / games:.1f}%", f"{100 * numbers['winners', 0] / games:.1f}%"]
        row = [str(seats), f"{games:,}", f"{100 * fair:.1f}%", *cells, *[""] * (most - seats), *ends]
        lines.append(f"| {' | '.join([*row, length(numbers, 'turns'), length(numbers, 'decisions')])} |")
    return lines


def by_trait(box: Box, tables: Tables) -> list[str]:
    """Characters, roles and the like, all numbers of players together: wins over those of equals."""
    words = words_of("en", box.key)
    won: dict[tuple[str, int], float] = {}
    equal: dict[tuple[str, int], float] = {}
    games: Counter[tuple[str, int]] = Counter()
    for table, numbers in tables.items():
        fair = Sheet(table, numbers, words).fair()
        for name, seats in numbers.items():
            if name[0] == "trait" and name[-1] == "seats":
                one = (str(name[1]), int(name[2]))
                won[one] = won.get(one, 0) + numbers[(*name[:-1], "wins")]
                equal[one] = equal.get(one, 0) + seats * fair
                games[one] += numbers[(*name[:-1], "games")]
    lines: list[str] = []
    for kind in sorted({kind for kind, _ in won}):
        mine = sorted((one for one in won if one[0] == kind), key=lambda one: -won[one] / max(equal[one], 1e-9))
        told = ", ".join(f"{words.name(*one)} {won[one] / max(equal[one], 1e-9):.2f}" for one in mine)
        fewest = min(games[one] for one in mine)
        lines += ["", f"By {kind}, wins over those of equals (1 is fair; {fewest:,} games or more): {told}."]
    return lines


def share(wins: int, seats: int) -> str:
    """A share with half of its interval."""
    low, high = wilson(wins / seats, seats) if seats else (0.0, 0.0)
    return f"{100 * wins / seats:.1f}±{50 * (high - low):.1f}%" if seats else ""


def length(numbers: Numbers, what: str) -> str:
    """The median, and where nine of ten lie."""
    counts = {int(name[2]): n for name, n in numbers.items() if name[:2] == ("length", what)}
    return f"{quantile(counts, 0.5)} ({quantile(counts, 0.05)}–{quantile(counts, 0.95)})"


def name_of(bot: str) -> str:
    """As it stands in names of files."""
    return bot.replace(":", "-")


def main() -> None:
    """Play what is not played yet, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=int, default=1_000_000, help="of each game, shared among its numbers of players"
    )
    parser.add_argument("--bot", default="random")
    parser.add_argument("--game", action="append", choices=[box.key for box in CATALOG], help="usually all")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--ray")
    parser.add_argument("--page", type=Path)
    wanted = parser.parse_args()
    file = ROOT / f"balance-{name_of(wanted.bot)}.json"
    tables = load(file)
    crew = hired(wanted.jobs, wanted.ray)
    for box in [box for box in CATALOG if not wanted.game or box.key in wanted.game]:
        each = math.ceil(wanted.games / len(box.seats))
        for seats in box.seats:
            known = tables.get((box.key, seats, json.dumps(box.settle(seats), sort_keys=True)))
            if known is None or known["games",] < each:
                table, numbers = play(box, seats, each, wanted.bot, crew)
                tables[table] = numbers
                save(file, tables)
                print(f"{box.key}, {seats} players: {numbers['games',]:,} games", flush=True)
    command = f"python -m bench.balance --games {wanted.games} --bot {wanted.bot}"
    target = ROOT / ("BALANCE.md" if wanted.bot == "random" else f"BALANCE-{name_of(wanted.bot)}.md")
    target.write_text(document(tables, wanted.bot, command), encoding="utf-8")
    if wanted.page is not None:
        wanted.page.write_text(page(tables, {}, command, words_of("en")), encoding="utf-8")


if __name__ == "__main__":
    main()
