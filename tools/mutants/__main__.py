"""The command: `sh run mutants`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from queue import SimpleQueue

import tools.mutants
from tools.mutants.faults import GAMES, PARTS, ROOT, Fault, faults
from tools.mutants.results import Book, as_diff, equivalent, stale, summary
from tools.mutants.trials import Bench, Verdict, digest_of_tests

HOUSE = sorted(path.parent.name for path in GAMES.glob("*/clauses.md"))


def words() -> argparse.ArgumentParser:
    """What can be typed."""
    parser = argparse.ArgumentParser("mutants", description=tools.mutants.__doc__, epilog=f"games: {' '.join(HOUSE)}",
                                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("games", nargs="*", metavar="GAME", help="usually all of them")
    parser.add_argument("--rules", action="store_const", const="rules", dest="part", help="only rules and state")
    parser.add_argument("--secrets", action="store_const", const="secrets", dest="part", help="only view and redeal")
    parser.add_argument("--sample", default="60", metavar="N", help="how many faults of each game and part, or all")
    parser.add_argument("--seed", type=int, default=1, help="another sample")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="so many at once")
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "mutants", metavar="FOLDER")
    parser.add_argument("--only", metavar="NUMBER", help="one fault out of the results again, with what the tests say")
    return parser


def chosen(game: str, part: str, sample: str, seed: int) -> tuple[list[Fault], int]:
    """The faults to try, and how many more were met that change nothing."""
    listed = equivalent(game)
    kept: list[Fault] = []
    same = 0
    for fault in islice(faults(game, part, seed), None if sample == "all" else int(sample)):
        if any(entry.fits(fault) for entry in listed):
            same += 1
        else:
            kept.append(fault)
    return kept, same


@contextmanager
def benches(count: int) -> Iterator[SimpleQueue[Bench]]:
    """So many copies of the sources, to be taken and put back."""
    free: SimpleQueue[Bench] = SimpleQueue()
    with tempfile.TemporaryDirectory(prefix="posse-mutants-") as folder:
        for number in range(count):
            free.put(Bench(Path(folder) / str(number)))
        yield free


def try_all(todo: list[Fault], free: SimpleQueue[Bench], jobs: int, limit: int) -> Iterator[tuple[Fault, Verdict]]:
    """Every fault with what the tests said to it, as they come."""

    def one(fault: Fault) -> tuple[Fault, Verdict]:
        bench = free.get()
        try:
            return fault, bench.try_out(fault, limit)
        finally:
            free.put(bench)

    with ThreadPoolExecutor(jobs) as pool:
        running = [pool.submit(one, fault) for fault in todo]
        try:
            for done in as_completed(running):
                yield done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def sound(game: str, part: str, free: SimpleQueue[Bench]) -> int:
    """How many seconds the tests may take: they are run once without a fault, and have to pass."""
    bench = free.get()
    verdict = bench.sound(game, part)
    free.put(bench)
    if verdict.outcome != "survived":
        raise SystemExit(f"{verdict.said}\nThe tests of {game} fail without any fault: {verdict.by}")
    print(f"{game} {part}: sound, {verdict.seconds:.0f} s", flush=True)
    return int(2 * verdict.seconds) + 10


def study(game: str, part: str, asked: argparse.Namespace, free: SimpleQueue[Bench]) -> bool:
    """Try the faults of one game; whether enough were noticed."""
    tests = digest_of_tests(game, part)
    book = Book(asked.results, game)
    trying, same = chosen(game, part, asked.sample, asked.seed)
    todo = [fault for fault in trying if not book.knows(fault, tests)]
    if todo:
        limit = sound(game, part, free)
        for number, (fault, verdict) in enumerate(try_all(todo, free, asked.jobs, limit), 1):
            book.write(fault, verdict, tests)
            what = f"{fault.file}:{fault.line} {fault.operator}"
            print(f"{number}/{len(todo)} {verdict.outcome} {verdict.seconds:.0f} s {what} {verdict.by}", flush=True)
    told, enough = summary(game, part, book.of(trying), same)
    print(told, flush=True)
    return enough


def again(number: str, games: list[str], asked: argparse.Namespace, free: SimpleQueue[Bench]) -> int:
    """One fault again, and all that the tests say."""
    for game in games:
        line = Book(asked.results, game).lines.get(number)
        for fault in faults(game, line["part"], asked.seed) if line else ():
            if fault.number == number and line:
                print(as_diff(game, line))
                verdict = free.get().try_out(fault, 600)
                print(verdict.said, verdict.outcome)
                return int(verdict.outcome == "survived")
    print(f"no fault {number} in {asked.results}, or its file has changed since")
    return 2


def main(typed: list[str]) -> int:
    """Do what was typed: 1 if too little is noticed."""
    asked = words().parse_args(typed)
    games = [name.replace("-", "_") for name in asked.games] or HOUSE
    if unknown := [game for game in games if game not in HOUSE]:
        words().error(f"no such game: {' '.join(unknown)}; there are {' '.join(HOUSE)}")
    old = [f"tests/games/{game}/equivalent.toml: {told}" for game in games for told in stale(game)]
    print("".join(f"{told}\n" for told in old), end="")
    with benches(asked.jobs) as free:
        if asked.only:
            return again(asked.only, games, asked, free)
        parts = [asked.part] if asked.part else list(PARTS)
        enough = [study(game, part, asked, free) for game in games for part in parts]
    return int(bool(old) or not all(enough))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
