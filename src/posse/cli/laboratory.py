"""`posse lab`: for those who study the games."""

from __future__ import annotations

from typing import Annotated

import typer

from posse.games import CATALOG
from posse.kernel.box import BadTable
from posse.lab.fields import Sheet

app = typer.Typer(no_args_is_help=True)


@app.callback()
def lab() -> None:
    """For those who study the games: what a seat sees, as numbers."""


@app.command()
def fields(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, as `posse games` calls it.")],
    seats: Annotated[int | None, typer.Option(help="Players at the table; usually the most.")] = None,
) -> None:
    """Print the map of a row: where each field begins, how many numbers it has, their bounds, its name."""
    box = CATALOG[game]
    if seats is not None and seats not in box.seats:
        raise BadTable(f"{game} is for {box.seats[0]} to {box.seats[-1]} players, not {seats}")
    sheet = Sheet(box, seats)
    for field in sheet.fields:
        typer.echo(f"{field.first:6} {field.size:4} {field.low:6}..{field.high:<6} {field.name}")
    typer.echo(f"{sheet.size:6} numbers in all")
