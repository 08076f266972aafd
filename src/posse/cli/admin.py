"""`posse admin`: what an operator does to a house, while it is open or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from posse.cli.network import DATABASE, settings_in
from posse.games import CATALOG

if TYPE_CHECKING:
    from posse.server.book.store import Store

app = typer.Typer(no_args_is_help=True)
T = TypeVar("T")


def _from_file(context: typer.Context, file: Path | None) -> None:
    said = {} if file is None else settings_in(file)
    context.default_map = {name: said[name] for name in ("database",) if name in said}


Settings = Annotated[
    Path | None,
    typer.Option("--config", envvar="POSSE_CONFIG", is_eager=True, callback=_from_file, help="Settings of the server."),
]
Database = Annotated[str, typer.Option("--database", envvar="POSSE_DATABASE", help=DATABASE)]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table, as its link names it.")]


@app.callback()
def admin() -> None:
    """For operators: look into a house and put it in order, while it is open or not."""


def _with(database: str, job: Callable[[Store], Awaitable[T]]) -> T:
    from posse.server.node.admin import book
    from posse.server.serve import default_database

    async def run() -> T:
        async with book(database or default_database()) as store:
            return await job(store)

    return asyncio.run(run())


def _day(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))


@app.command()
def tables(
    everything: Annotated[bool, typer.Option("--all", help="Also those that are over or closed.")] = False,
    database: Database = "",
    _config: Settings = None,
) -> None:
    """The tables: which game, since when, and who sits there."""
    from posse.server.node import admin as work

    for table in _with(database, lambda store: work.tables(store, CATALOG, everything)):
        people = ", ".join(f"{name} ({who})" for name, who in table.people)
        size = f"{table.bytes / 1000:.1f} kB"
        typer.echo(f"{table.table}  {_day(table.changed)}  {table.status:8}  {table.game:14}  {size:>9}  {people}")


@app.command()
def guests(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Only those with this in their names.")] = "",
    database: Database = "",
    _config: Settings = None,
) -> None:
    """The guests: who they are, when they came, what they are called."""
    from posse.server.node import admin as work

    for ident, called, made in _with(database, lambda store: work.guests(store, name)):
        typer.echo(f"{ident}  {_day(made)}  {called}")


@app.command()
def export(table: TableId, database: Database = "", _config: Settings = None) -> None:
    """A game that is over or closed, on paper: for `posse replay`."""
    from posse.server.node import admin as work

    typer.echo("\n".join(_with(database, lambda store: work.export(store, CATALOG, table))))


@app.command()
def close(table: TableId, database: Database = "", _config: Settings = None) -> None:
    """Close a table. Its people are told that the operator did."""
    from posse.server.node import admin as work

    _with(database, lambda store: work.close(store, CATALOG, table))
    typer.echo(f"Table {table} is closed; a server that is open tells its people within ten seconds.")


@app.command()
def kick(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help="Who, as `posse admin guests` names them.")],
    database: Database = "",
    _config: Settings = None,
) -> None:
    """Send a guest away: sessions end, seats are given up, a bot plays on for them."""
    from posse.server.node import admin as work

    left = _with(database, lambda store: work.kick(store, CATALOG, guest))
    typer.echo(f"Guest {guest} is sent away" + (f", and gone from {', '.join(left)}" if left else "") + ".")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that is not there yet.")],
    database: Database = "",
    _config: Settings = None,
) -> None:
    """A copy of everything as one SQLite file, also while the server is open; also of a PostgreSQL."""
    from posse.server.node import admin as work

    _with(database, lambda store: work.back_up(store, file))
    typer.echo(f"Everything is in {file}: `posse serve --database {file}` opens it.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy, as `posse admin backup` made it.")],
    database: Database = "",
    _config: Settings = None,
) -> None:
    """Everything from a copy into a database that is empty."""
    from posse.server.node.admin import restore as run
    from posse.server.serve import default_database

    asyncio.run(run(file, database or default_database()))
    typer.echo(f"Everything from {file} is there.")
