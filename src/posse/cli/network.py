"""The commands that need the network: serve tables, and sit a bot, a program or a language model down at one."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from posse.games import CATALOG
from posse.server.config import OWN_MACHINE, Mistake

DATABASE: Final = "A file, or postgresql://...; usually a file in your data folder."


def settings_in(file: Path) -> dict[str, Any]:
    """What a file of settings says."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (ValueError, OSError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else problem
        raise Mistake(f"{file} can't be read ({why}): give --config a file of lines like port = 7878.") from problem


def secret_in(file: Path) -> str:
    """The password that stands in a file, alone."""
    try:
        secret = file.read_text(encoding="utf-8").strip()
    except (ValueError, OSError) as problem:
        raise Mistake(f"{file} can't be read: give --password-file a file with the password.") from problem
    if not secret:
        raise Mistake(f"{file} is empty: give --password-file a file with the password.")
    return secret


def _settings(context: typer.Context, file: Path | None) -> None:
    """What the file says is as usual; the environment (POSSE_...) and the command line go before it."""
    said = {} if file is None else settings_in(file)
    known = {param.opts[0].lstrip("-"): str(param.name) for param in context.command.params if not param.is_eager}
    unknown = [name for name in said if name not in known]
    if unknown:
        raise Mistake(f"{file} says {unknown[0]!r}, which is no setting. Those are: {', '.join(sorted(known))}.")
    lists = {name for name in ("name", "origin", "proxy", "service") if isinstance(said.get(name), str)}
    context.default_map = {known[name]: [value] if name in lists else value for name, value in said.items()}


def serve(
    _settings_file: Annotated[
        Path | None,
        typer.Option(
            "--config", envvar="POSSE_CONFIG", is_eager=True, callback=_settings, help="Settings from a TOML file."
        ),
    ] = None,
    host: Annotated[
        str, typer.Option("--host", envvar="POSSE_HOST", help="Where to listen; 127.0.0.1 for this machine alone.")
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option("--port", envvar="POSSE_PORT", help="The port.")] = 7878,
    database: Annotated[str, typer.Option("--database", envvar="POSSE_DATABASE", help=DATABASE)] = "",
    password: Annotated[
        str, typer.Option("--password", envvar="POSSE_PASSWORD", help="Only for those who know it.")
    ] = "",
    password_file: Annotated[
        Path | None, typer.Option("--password-file", envvar="POSSE_PASSWORD_FILE", help="The password, from a file.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", envvar="POSSE_PROXY", help="A proxy's address or network; usually this machine's own."),
    ] = None,
    sockets_per_address: Annotated[
        int, typer.Option("--sockets-per-address", envvar="POSSE_SOCKETS_PER_ADDRESS", help="Sockets of one address.")
    ] = 500,
    name: Annotated[
        list[str] | None, typer.Option("--name", envvar="POSSE_NAME", help="A name of this house: play.example.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", envvar="POSSE_ORIGIN", help="Another address of this house.")
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", envvar="POSSE_SECURE", help="Behind HTTPS: cookies say so.")
    ] = False,
    address: Annotated[
        str, typer.Option("--address", envvar="POSSE_ADDRESS", help="Where people find it, for links in messages.")
    ] = "",
    mail_server: Annotated[
        str, typer.Option("--mail-server", envvar="POSSE_MAIL_SERVER", help="smtp://name:password@machine:587")
    ] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", envvar="POSSE_MAIL_FROM", help="Posse <posse@play.example>")
    ] = "",
    service: Annotated[
        list[str] | None,
        typer.Option("--service", envvar="POSSE_SERVICE", help="Where guests may have messages sent, too."),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", envvar="POSSE_WORKERS", help="Processes in which bots think.")
    ] = 1,
    think: Annotated[int, typer.Option("--think", envvar="POSSE_THINK", help="Milliseconds a bot may think.")] = 1000,
    metrics_token: Annotated[
        str,
        typer.Option(
            "--metrics-token", envvar="POSSE_METRICS_TOKEN", help="Who shows it may read /metrics from elsewhere."
        ),
    ] = "",
    keep: Annotated[
        float, typer.Option("--keep", envvar="POSSE_KEEP", help="Days that old games and guests are kept; 0: for ever.")
    ] = 0.0,
    log: Annotated[
        str, typer.Option("--log", envvar="POSSE_LOG", help="plain, or json: a JSON object a line.")
    ] = "plain",
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser.")] = False,
    game: Annotated[str, typer.Option("--game", help="The game whose page is opened.")] = "",
) -> None:
    """Tables on the network: live or over days, for people, bots and other programs."""
    # Imported here: the database and the web are slow to load, and no other command needs them.
    from posse.server.serve import serve as run

    for why in CATALOG.broken.values():
        typer.echo(f"posse: {why}", err=True)
    page = f"/new/{CATALOG[game].key}" if game else "/"
    run(
        host=host,
        port=port,
        database=database,
        password=password or (secret_in(password_file) if password_file else ""),
        proxies=tuple(proxy) if proxy else OWN_MACHINE,
        sockets_per_address=sockets_per_address,
        names=tuple(name or ()),
        origins=tuple(origin or ()),
        secure=secure,
        address=address.rstrip("/"),
        mail_server=mail_server,
        mail_from=mail_from,
        services=tuple(service or ()),
        workers=workers,
        think=think,
        metrics_token=metrics_token,
        keep=keep,
        log=log,
        page=page if open_page else "",
    )


def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link of a table.")],
    bot: Annotated[
        str, typer.Option("--bot", help="greenhorn, drifter, gunhand, marshal, or a command: your own program.")
    ] = "drifter",
    name: Annotated[str, typer.Option("--name", help="What it is called at the table.")] = "",
    password: Annotated[str, typer.Option("--password", help="The house's password, if it has one.")] = "",
    seed: Annotated[int, typer.Option("--seed", help="The bot's luck.")] = 0,
) -> None:
    """Sit a bot, or a program that speaks lines of JSON, down at a table somewhere."""
    from posse.bots import BOTS, make
    from posse.server.client import BotPlayer, Lost, Player, Refused
    from posse.server.client import join as run
    from posse.server.programs import BadProgram, Program

    ours = bot.partition(":")[0] in BOTS
    player: Player = BotPlayer(make(bot, seed), CATALOG) if ours else Program(bot, CATALOG)
    try:
        run(url, player, name or (f"{bot} bot" if ours else "A program"), password)
    except (Refused, Lost, BadProgram) as problem:
        typer.echo(f"posse: {problem}", err=True)
        raise typer.Exit(2) from problem


def mcp(
    url: Annotated[str, typer.Argument(metavar="URL", help="The address of a house.")] = "http://127.0.0.1:7878",
    name: Annotated[str, typer.Option("--name", help="What the model is called at the table.")] = "Model",
    password: Annotated[str, typer.Option("--password", help="The house's password, if it has one.")] = "",
) -> None:
    """A seat for a language model: speaks the Model Context Protocol on stdin and stdout."""
    try:
        from posse.cli.models import serve as run
    except ModuleNotFoundError as problem:
        if problem.name is None or not problem.name.startswith("mcp"):
            raise
        raise Mistake('This needs the extra `mcp`: pip install "posse[mcp]".') from problem
    run(url, name, password)
