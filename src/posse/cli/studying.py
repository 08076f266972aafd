"""`posse tournament` and `posse export`: what is typed, made into a study of `posse.studies`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from posse.cli import seating
from posse.cli.screen import Screen
from posse.games import CATALOG
from posse.studies import BadStudy
from posse.studies.cluster import Cluster
from posse.studies.crew import Crew
from posse.studies.stories import Sim
from posse.words import Words

EXTRAS: Final = ("altair", "numpy", "openskill", "pyarrow", "vl_convert")

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `posse games` calls it.")]
Lang = Annotated[str | None, typer.Option("--lang", help="Language: en or pl. Usually that of your system.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A way to play: name=value. Repeatable.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same number, the same games.")]
Sources = Annotated[
    list[str] | None,
    typer.Argument(metavar="SOURCE...", help="Games to simulate, files of tournaments, records, folders of records."),
]
Games = Annotated[int, typer.Option("-n", "--games", min=1, help="How many games are simulated.")]
Bots = Annotated[list[str] | None, typer.Option("--bot", help="A bot for each seat, in order. Usually random.")]
FromDatabase = Annotated[
    str | None, typer.Option("--database", help="The finished games of a server: a file, or postgresql://...")
]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="Processes at work. Usually one a core.")]
Ray = Annotated[str | None, typer.Option("--ray", help="Work on a Ray cluster: auto, or its address (extra `ray`).")]


def hired(jobs: int | None, address: str | None) -> Crew:
    """Who does the work: processes here, or a cluster."""
    if address is None:
        return Crew(jobs)
    with extra("ray"):
        return Cluster(address)


def tournament(
    game: GameKey,
    players: Annotated[str, typer.Option(help="With commas between: scout:50,random,mine.py:Bot.")],
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games, made up to whole rounds.")] = 2000,
    seats: Seats = None,
    file: Annotated[
        Path | None, typer.Option("--file", help="Results, a line a game; if it exists, go on with it.")
    ] = None,
    every: Annotated[bool, typer.Option("--every", help="Play all games, though the order is certain.")] = False,
    seed: Seed = None,
    option: Options = None,
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Let players meet, seats and roles rotated, with the same luck for each; rate them."""
    with extra():
        from posse.cli import tournaments
        from posse.studies.matches import Plan
        from posse.studies.results import Results
        from posse.studies.tournament import Tournament
    box = CATALOG[game]
    count = seating.usual_seats(box) if seats is None else seats
    chosen = seating.options(box, option or [])
    names = [name.strip() for name in players.split(",") if name.strip()]
    results = Results(file)
    if seed is None:
        seed = results.plans[-1].seed if results.plans else random.randrange(1 << 32)
    study = Tournament(Plan.of(game, count, chosen, names, seed), results)
    words = Words(spoken_in(lang), box, resources.files("posse.cli"))
    raise typer.Exit(tournaments.run(study, games, hired(jobs, ray), not every, Screen(), words))


def ladder(
    game: GameKey,
    rounds: Annotated[
        int, typer.Option("-n", "--rounds", min=1, help="Seeds; a game a seat of each, on each rung.")
    ] = 100,
    seats: Seats = None,
    players: Annotated[str, typer.Option(help="With commas between, the weakest first; usually all.")] = "",
    out: Annotated[Path | None, typer.Option("--out", help="The page, say bench/STRENGTH.md.")] = None,
    seed: Seed = None,
    option: Options = None,
    jobs: Jobs = None,
    lang: Lang = None,
) -> None:
    """Find out how much stronger each level is than the one below; write it down."""
    with extra():
        from posse.cli import ladders
        from posse.studies.crew import Crew
        from posse.studies.ladder import PLAYERS
        from posse.studies.matches import Plan
    box = CATALOG[game]
    count = seating.usual_seats(box) if seats is None else seats
    names = [name.strip() for name in players.split(",") if name.strip()] or list(PLAYERS)
    luck = random.randrange(1 << 32) if seed is None else seed
    plan = Plan.of(game, count, seating.options(box, option or []), names, luck)
    ways = "".join(f" --option {one}" for one in option or [])
    command = f"posse ladder {game} --rounds {rounds} --seats {count} --players {','.join(names)} --seed {luck}{ways}"
    words = Words(spoken_in(lang), box, resources.files("posse.cli"))
    raise typer.Exit(ladders.run(plan, rounds, Crew(jobs), out, command, Screen(), words))


def export(
    source: Sources = None,
    out: Annotated[Path, typer.Option("--out", help="A folder for games.parquet and choices.parquet.")] = Path(
        "export"
    ),
    games: Games = 1000,
    seats: Seats = None,
    bot: Bots = None,
    seed: Seed = None,
    option: Options = None,
    database: FromDatabase = None,
    names: Annotated[bool, typer.Option("--names", help="Keep the names of people.")] = False,
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Write games as Parquet, one row a game and one row a choice; docs/data.md explains them."""
    with extra():
        from posse.studies.parquet import Writer, rows_of
    from posse.cli.sources import Wanted

    wanted = Wanted(source or [], games, seats, bot or [], seed, option or [], database, names)
    words, screen = Words(spoken_in(lang), None, resources.files("posse.cli")), Screen()
    left_out, code = 0, 0
    with Writer(out) as writer, bar_on(screen) as bar:
        task = bar.add_task(str(out), total=wanted.total())
        try:
            for found in hired(jobs, ray).results(rows_of, wanted.tasks()):
                bar.advance(task)
                left_out += found is None
                if found is not None:
                    writer.add(*found)
        except KeyboardInterrupt:
            code = 130
    screen.show(words.text("cli-exported", games=writer.games, folder=str(out)))
    if left_out:
        screen.show(words.text("cli-left-out", games=left_out))
    raise typer.Exit(code)


def report(
    source: Sources = None,
    out: Annotated[Path, typer.Option("--out", help="The page.")] = Path("report.html"),
    games: Games = 1000,
    seats: Seats = None,
    bot: Bots = None,
    seed: Seed = None,
    option: Options = None,
    database: FromDatabase = None,
    chances: Annotated[int, typer.Option(min=0, help="Games in which to look for how early the winner is known.")] = 40,
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Make one page to look at: who wins, how long it takes, what is chosen, how early it is decided."""
    with extra():
        from posse.cli import reports
    from posse.cli.sources import Wanted

    wanted = Wanted(source or [], games, seats, bot or [], seed, option or [], database)
    raise typer.Exit(reports.run(wanted, out, chances, hired(jobs, ray), Screen(), spoken_in(lang)))


def whatif(
    game: GameKey,
    changes: Annotated[
        Path | None,
        typer.Argument(metavar="CHANGES", help="A file of TOML: bullets = 4. Without it: what can be changed."),
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Also make a page of it.")] = None,
    games: Games = 1000,
    seats: Seats = None,
    bot: Bots = None,
    seed: Seed = None,
    option: Options = None,
    jobs: Jobs = None,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Play a game with other numbers on its components, and as it is, with the same luck; tell what changes."""
    with extra():
        from posse.cli import designing
    box = CATALOG[game]
    words = Words(spoken_in(lang), box, resources.files("posse.cli"))
    if changes is None:
        raise typer.Exit(designing.show_knobs(box, Screen(), words))
    count = seating.usual_seats(box) if seats is None else seats
    everybody = seating.players(count, count, [], bot or ["random"], True)
    settled = box.settle(count, seating.options(box, option or []))
    luck = random.randrange(1 << 32) if seed is None else seed
    sim = Sim(game, count, settled, tuple(one["bot"] for one in everybody), luck)
    raise typer.Exit(designing.run(box, sim, changes, games, hired(jobs, ray), Screen(), words, out))


def bar_on(screen: Screen) -> Progress:
    """A bar for something long; it is seen on terminals only, and gone when that is over."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal)


@contextmanager
def extra(name: str = "studies") -> Iterator[None]:
    """What lies in here needs an extra; without it, that is said in one sentence."""
    try:
        yield
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] not in (*EXTRAS, "ray", "torch"):
            raise
        raise BadStudy(f'this needs the extra `{name}`: pip install "posse[{name}]"') from problem


def spoken_in(wanted: str | None) -> str:
    """The language that is wished, or the usual one."""
    from posse.cli.main import language  # main imports this file

    return language(wanted)
