"""`posse tournament`: what is typed, made into a study; the studies themselves lie in `posse.studies`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import Annotated, Final

import typer

from posse.cli import seating
from posse.cli.screen import Screen
from posse.games import CATALOG
from posse.studies import BadStudy
from posse.words import Words

EXTRAS: Final = ("altair", "numpy", "openskill", "pyarrow", "vl_convert")

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `posse games` calls it.")]
Lang = Annotated[str | None, typer.Option("--lang", help="Language: en or pl. Usually that of your system.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A way to play: name=value. Repeatable.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same number, the same games.")]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="Processes at work. Usually one a core.")]


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
    lang: Lang = None,
) -> None:
    """Let players meet, seats and roles rotated, with the same luck for each; rate them."""
    with extra():
        from posse.cli import tournaments
        from posse.studies.crew import Crew
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
    words = Words(_language(lang), box, resources.files("posse.cli"))
    raise typer.Exit(tournaments.run(study, games, Crew(jobs), not every, Screen(), words))


@contextmanager
def extra(name: str = "studies") -> Iterator[None]:
    """What lies in here needs an extra; without it, that is said in one sentence."""
    try:
        yield
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] not in (*EXTRAS, "ray"):
            raise
        raise BadStudy(f'this needs the extra `{name}`: pip install "posse[{name}]"') from problem


def _language(wanted: str | None) -> str:
    from posse.cli.main import language  # main imports this file

    return language(wanted)
