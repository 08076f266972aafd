"""`posse train`: a net learns a game by playing against itself."""

from __future__ import annotations

import os
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from posse.cli.screen import Screen
from posse.cli.studying import GameKey, Lang, Ray, extra, hired, spoken_in
from posse.games import CATALOG
from posse.words import Words

if TYPE_CHECKING:
    from posse.train.learner import Progress


def train(
    game: GameKey,
    folder: Annotated[Path, typer.Option(help="Where the weights and the curves go; if there are some, go on.")],
    minutes: Annotated[float, typer.Option(min=0.01, help="How long to learn.")] = 10.0,
    workers: Annotated[
        int | None,
        typer.Option(min=1, help="Processes that play; usually one a core."),
    ] = None,
    tables: Annotated[int, typer.Option(min=1, help="Tables in each half of a process.")] = 256,
    width: Annotated[int, typer.Option(min=8, help="How wide the net is.")] = 192,
    seed: Annotated[int, typer.Option(help="The same luck again.")] = 1,
    ray: Ray = None,
    lang: Lang = None,
) -> None:
    """Let a net learn a game by its own games (extra `train`); on a GPU, if there is one."""
    with extra("train"):
        from posse.train.actors import Actors, Plan, longest_row
        from posse.train.cluster import Distant
        from posse.train.learner import Learner
        from posse.train.paper import go_on, save
        from posse.train.replayed import machine
        from posse.train.settings import settings_of
    box = CATALOG[game]
    screen, words = Screen(), Words(spoken_in(lang), box, resources.files("posse.cli"))
    cluster = hired(None, ray) if ray else None
    crew = workers or (cluster.workers if cluster else os.cpu_count()) or 1
    device, name = machine()
    plan = Plan(game, settings_of(box, 2 * crew, seed), crew, tables, seed, longest_row(box))
    learner = Learner(Distant(plan) if cluster else Actors(plan), width, device, seed)
    if go_on(learner, folder):
        screen.show(words.text("cli-train-on", games=learner.games, folder=str(folder)))
    about = {"minutes": minutes, "seed": seed, "device": name}

    def tell(progress: Progress) -> None:
        show(progress, screen, words)
        save(learner, folder, about, progress)

    learner.learn(60 * minutes, tell)
    save(learner, folder, about)
    screen.show(words.text("cli-train-done", folder=str(folder)))
    curves = folder / "curve.csv"
    if curves.exists() and find_spec("altair") and find_spec("vl_convert"):
        from posse.studies.curves import curves_page

        command = f"posse train {game} --folder {folder} --minutes {minutes:g} --width {width} --seed {seed}"
        (folder / "curves.html").write_text(curves_page(curves, game, command, words.language), "utf-8")
        screen.show(words.text("cli-train-curves", file=str(folder / "curves.html")))


def show(progress: Progress, screen: Screen, words: Words) -> None:
    """A line about how it goes."""
    line = words.text(
        "cli-train",
        seconds=f"{progress.seconds:.0f}",
        games=progress.games,
        undecided=f"{progress.undecided:.2f}",
        surprise=f"{progress.surprise:.4f}",
        past=f"{progress.against_past:.2f}",
    )
    screen.show(line)
