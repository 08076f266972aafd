"""The commands that need the network: serve tables, and sit a bot down at one."""

from __future__ import annotations

from typing import Annotated

import typer

from posse.games import CATALOG


def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; 127.0.0.1 for this machine alone.")] = "0.0.0.0",
    port: Annotated[int, typer.Option("--port", help="The port.")] = 7878,
    database: Annotated[
        str, typer.Option("--database", help="postgresql://...; usually a file in your data folder.")
    ] = "",
    password: Annotated[str, typer.Option("--password", help="Only for those who know it.")] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin", help="Another address of this house.")] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Behind HTTPS: cookies say so.")] = False,
    workers: Annotated[int, typer.Option("--workers", help="Processes in which bots think.")] = 1,
    think: Annotated[int, typer.Option("--think", help="Milliseconds a bot may think.")] = 300,
    metrics_token: Annotated[
        str, typer.Option("--metrics-token", help="Who shows it may read /metrics from elsewhere.")
    ] = "",
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser.")] = False,
    game: Annotated[str, typer.Option("--game", help="The game whose page is opened.")] = "",
) -> None:
    """Tables on the network: live or over days, for people, bots and other programs."""
    # Imported here: the database and the web are slow to load, and no other command needs them.
    from posse.server.serve import serve as run

    page = f"/new/{CATALOG[game].key}" if game else "/"
    run(
        host=host,
        port=port,
        database=database,
        password=password,
        origins=tuple(origin or ()),
        secure=secure,
        workers=workers,
        think=think,
        metrics_token=metrics_token,
        page=page if open_page else "",
    )


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link of a table.")],
    bot: Annotated[str, typer.Option("--bot", help="random, scout, scout:500 or scout:50ms.")] = "scout",
    name: Annotated[str, typer.Option("--name", help="What it is called at the table.")] = "",
    password: Annotated[str, typer.Option("--password", help="The house's password, if it has one.")] = "",
    seed: Annotated[int, typer.Option("--seed", help="The bot's luck.")] = 0,
) -> None:
    """Sit a bot down at a table somewhere, as any program could."""
    from posse.server.client import Lost, Refused
    from posse.server.client import join as run

    try:
        run(url, bot=bot, name=name, password=password, seed=seed)
    except (Refused, Lost) as problem:
        typer.echo(f"posse: {problem}", err=True)
        raise typer.Exit(2) from problem
