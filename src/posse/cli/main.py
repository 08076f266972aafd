"""`posse`: the games, a table to play at, replays, simulation and the rules, on the command line."""

from __future__ import annotations

import os
import random
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.padding import Padding
from rich.text import Text
from typer.core import TyperGroup

from posse.bots import NoSuchBot
from posse.clauses import BadClauses
from posse.cli import admin, laboratory, network, newgame, rulebook, seating, studying, training
from posse.cli import replay as replays
from posse.cli import simulate as simulation
from posse.cli.learn import Guided
from posse.cli.paper import Paper, read, reopen
from posse.cli.play import Sitting
from posse.cli.screen import EndOfInput, Screen
from posse.games import CATALOG
from posse.kernel import flow
from posse.kernel.box import BadTable, Box
from posse.kernel.catalog import NoSuchGame
from posse.kernel.record import BadRecord, Table
from posse.lessons import BadLesson, lesson_of
from posse.server.config import Mistake
from posse.studies import BadStudy
from posse.words import MissingWords, Words

VERSION: Final = "0.1.0"

MISTAKES: Final = (
    BadTable, NoSuchGame, NoSuchBot, BadRecord, BadClauses, BadLesson, MissingWords, Mistake, OSError, BadStudy,
)  # fmt: skip
"""What a person can get wrong: told in one line, without a traceback."""


class Commands(TyperGroup):
    """The commands; a mistake in how one was called is one clear line on stderr and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except MISTAKES as problem:
            typer.echo(f"posse: {_one_line(problem)}", err=True)
            raise typer.Exit(2) from problem
        except KeyboardInterrupt as stop:
            raise typer.Exit(130) from stop


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_show_locals=False)

Lang = Annotated[str | None, typer.Option("--lang", help="Language: en or pl. Usually that of your system.")]
GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `posse games` calls it.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="A way to play: name=value. Repeatable.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same number, the same game.")]


def _version(wanted: bool) -> None:
    if wanted:
        interpreted = str(flow.__file__).endswith(".py")
        typer.echo(f"posse {VERSION} ({'interpreted' if interpreted else 'compiled'})")
        raise typer.Exit


@app.callback()
def posse(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and exit.")
    ] = False,
) -> None:
    """Outlaw tabletop games: play them, replay them, simulate them, read their rules."""


@app.command()
def games(lang: Lang = None) -> None:
    """The games of the house."""
    _list_games(Screen(), language(lang))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game, as `posse games` calls it.")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play.")] = None,
    bots: Annotated[int | None, typer.Option("--bots", help="How many of them are bots. Usually all but you.")] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="greenhorn, drifter, gunhand or marshal. Repeatable.")
    ] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help="A player's name, in order. Repeatable.")] = None,
    lang: Lang = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Write the game here; if it exists, go on with it.")
    ] = None,
    option: Options = None,
    coach: Annotated[bool, typer.Option("--coach", help="Be told when another choice was clearly better.")] = False,
) -> None:
    """Sit down and play."""
    screen = Screen()
    spoken = language(lang)
    if save is not None and save.exists():
        raise typer.Exit(_resume(save, game, spoken, screen))
    box = CATALOG[game] if game is not None else _choose_game(screen, spoken)
    chosen = seating.options(box, option or [])
    count = seating.usual_seats(box) if seats is None else seats
    box.settle(count, chosen)
    everybody = seating.players(count, bots, name or [], bot or [], seed is not None)
    table = seating.set_table(box, everybody, chosen, seed)
    paper = None if save is None else Paper.begin(save, table.record)
    sitting = Sitting(table, words_of(spoken, box), screen, paper)
    sitting.coached = set(sitting.people) if coach else set()
    raise typer.Exit(sitting.play())


@app.command()
def learn(
    game: GameKey,
    step: Annotated[int, typer.Option("--step", min=1, help="Where to begin, if not at the first step.")] = 1,
    lang: Lang = None,
) -> None:
    """Learn a game by playing: the first turns with a guide, then a free game against easy bots."""
    box = CATALOG[game]
    lesson = lesson_of(box)
    if step > len(lesson.steps):
        raise BadLesson(f"the lesson has the steps 1 to {len(lesson.steps)}, not {step}")
    raise typer.Exit(Guided(lesson, words_of(language(lang), box), Screen(), step - 1).play())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as --save wrote it.")],
    seat: Annotated[int | None, typer.Option("--seat", min=1, help="As this seat knew it; else as a watcher.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Check the promise about the seed, and every die.")] = False,
    moment: Annotated[int | None, typer.Option("--moment", min=0, help="Print this one position and exit.")] = None,
    chances: Annotated[bool, typer.Option("--chances", help="Print everybody's chances over the game.")] = False,
    branch: Annotated[int | None, typer.Option("--branch", min=0, help="Play on from there, as a new game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="With --branch: where the new game is written.")] = None,
    lang: Lang = None,
) -> None:
    """Step through a game that was played."""
    screen = Screen()
    record = read(file)
    box = CATALOG[record.header["game"]]
    words = words_of(language(lang), box)
    if check:
        raise typer.Exit(replays.check(record, box, words, screen))
    if branch is not None:
        table: Table = record.replay(box).branch(_within(branch, len(record.entries)))
        paper = None if save is None else Paper.begin(save, table.record)
        raise typer.Exit(Sitting(table, words, screen, paper).play())
    if seat is not None and seat > record.header["seats"]:
        raise BadTable(f"this game has seats 1 to {record.header['seats']}, not {seat}")
    shown = replays.Replay(record, box, words, screen, None if seat is None else seat - 1)
    if chances:
        shown.chart()
        return
    if moment is None:
        raise typer.Exit(shown.step_through())
    shown.show(_within(moment, shown.last))


@app.command()
def simulate(
    game: GameKey,
    number: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 1000,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play.")] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", help="A bot for each seat, in order. Usually random.")
    ] = None,
    seed: Seed = None,
    option: Options = None,
    jobs: studying.Jobs = None,
    ray: studying.Ray = None,
    lang: Lang = None,
) -> None:
    """Play many games between bots and count."""
    box = CATALOG[game]
    count = seating.usual_seats(box) if seats is None else seats
    options = box.settle(count, seating.options(box, option or []))
    levels = [player["bot"] for player in seating.players(count, count, [], bot or ["random"], True)]
    fast = all(level == "random" for level in levels)
    plan = simulation.Plan(
        game, count, options, () if fast else tuple(levels), random.randrange(1 << 32) if seed is None else seed
    )
    screen = Screen()
    words = words_of(language(lang), box)
    raise typer.Exit(simulation.simulate(plan, number, studying.hired(jobs, ray), screen, words))


@app.command()
def rules(
    game: GameKey,
    clause: Annotated[
        list[str] | None, typer.Argument(metavar="CLAUSE", help="One clause, FP-060, or words to look for: sheriff.")
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which clauses have tests.")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", help="With --coverage: the folder of the tests.")] = None,
    lang: Lang = None,
) -> None:
    """The rules of a game, in numbered clauses."""
    box = CATALOG[game]
    words = words_of(language(lang), box)
    screen = Screen()
    if coverage:
        raise typer.Exit(rulebook.print_coverage(screen, words, box, tests))
    if clause:
        raise typer.Exit(rulebook.print_found(screen, words, box, " ".join(clause)))
    raise typer.Exit(rulebook.print_document(screen, words, box))


# ---- what commands share


def language(wanted: str | None) -> str:
    """The language asked for, else Polish where the system speaks it, else English."""
    if wanted is not None:
        return wanted
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "pl" if system.casefold().startswith("pl") else "en"


@cache
def words_of(spoken: str, box: Box | None = None) -> Words:
    """The words of the terminal and of a game."""
    return Words(spoken, box, resources.files("posse.cli"))


def _list_games(screen: Screen, spoken: str) -> list[Box]:
    boxes = list(CATALOG)
    for why in CATALOG.broken.values():
        typer.echo(f"posse: {why}", err=True)
    for number, box in enumerate(boxes, 1):
        words = words_of(spoken, box)
        line = Text(f"{number:>2}  {box.key}", style="bold").append(f"  {words.text('title')}", style="not bold")
        seats = words.text("cli-for-players", fewest=box.seats[0], most=box.seats[-1])
        screen.show(line.append(f"  ({seats})", style="dim not bold"))
        screen.show(Padding(Text(words.text("about")), (0, 0, 0, 4)))
        for option in box.options:
            values = ", ".join(str(value) for value in option.values)
            screen.show(Text(f"    --option {option.name}={values}  {option.clause}"), "dim")
    return boxes


def _choose_game(screen: Screen, spoken: str) -> Box:
    words = words_of(spoken)
    boxes = _list_games(screen, spoken)
    while True:
        try:
            typed = screen.ask(words.text("cli-which-game"))
        except EndOfInput:
            raise typer.Exit(0) from None
        if typed.isdecimal() and 1 <= int(typed) <= len(boxes):
            return boxes[int(typed) - 1]
        fitting = [box for box in boxes if typed and typed.casefold() in box.key]
        if len(fitting) == 1:
            return fitting[0]


def _resume(save: Path, game: str | None, spoken: str, screen: Screen) -> int:
    record, paper = reopen(save)
    box = CATALOG[record.header["game"]]
    if game is not None and game != box.key:
        raise BadTable(f"{save} is a game of {box.key}, not of {game}")
    table = record.replay(box)
    return Sitting(table, words_of(spoken, box), screen, paper).play()


def _within(number: int, last: int) -> int:
    if number > last:
        raise BadRecord(f"this record has the moments 0 to {last}, not {number}")
    return number


def _one_line(problem: Exception) -> str:
    if isinstance(problem, OSError) and problem.strerror:
        return f"{problem.filename}: {problem.strerror}" if problem.filename else problem.strerror
    return " ".join(str(problem).split())


app.command()(studying.tournament)
app.command()(studying.ladder)
app.command()(studying.export)
app.command()(studying.report)
app.command()(studying.whatif)
app.command()(training.train)
app.command("new-game")(newgame.new_game)
app.command()(network.serve)
app.command()(network.join)
app.command()(network.mcp)
app.add_typer(admin.app, name="admin")
app.add_typer(laboratory.app, name="lab")


def main() -> None:
    """The door."""
    app()


if __name__ == "__main__":
    main()
