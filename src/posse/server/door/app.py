"""The routes: JSON for lists, rules, words and records. What is live goes over the socket (`connection`)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import lru_cache, partial
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from posse import guide
from posse.bots import LEVELS
from posse.kernel.box import Box
from posse.kernel.window import Window
from posse.lessons import has_lesson
from posse.server import wire
from posse.server.bounds.limits import COSTLY
from posse.server.config import Config
from posse.server.door import (
    calls,
    company,
    cups,
    deeds,
    honour,
    lessons,
    myself,
    passkeys,
    pictures,
    reception,
    records,
    sharing,
    stories,
)
from posse.server.door.boards import board_file, has_board
from posse.server.door.replies import (
    address_of,
    body,
    box_of,
    broke,
    house_of,
    insider,
    onlooker_of,
    person_of,
    refuse,
    reply,
    unwell,
    wrong_method,
)
from posse.server.door.security import Guard, is_operator
from posse.server.door.texts import text
from posse.server.errors import LANGUAGES, PHRASES, No, game_speaker, speaker
from posse.server.node import lists
from posse.server.node.house import House
from posse.server.table import showing
from posse.server.wire import letters

log = logging.getLogger("posse.app")

PAGES = (
    "/",
    "/t/{rest:path}",
    "/me",
    "/me/{rest:path}",
    "/deeds",
    "/honour",
    "/friends",
    "/friend/{link}",
    "/g/{group}",
    "/cups",
    "/cup/{cup}",
    "/p/{guest}",
    "/mail/{token}",
    "/stop/{token}",
    "/new/{game}",
    "/learn/{game}",
    "/rules/{game}",
    "/style",
)
"""Addresses of the page for browsers (web/src/lib/route.svelte.ts); it finds out itself what to show there."""

LEARNING = 1.0
"""Seconds after which a server that has just been opened has time to read."""


def make_app(house: House) -> Starlette:
    """All that is asked over HTTP. The socket has a door of its own: `sockets`."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        if house.store.leases is None:
            house.later(learn(house, LEARNING))
        else:  # others are open meanwhile; when they close and send people here, there must be nothing left to do
            await learn(house)
        try:
            yield
        finally:
            await house.close()

    web = web_folder(house.config)
    noes = {No: refuse, 405: wrong_method, SQLAlchemyError: unwell, OSError: unwell, Exception: broke}
    app = Starlette(routes=_routes(web), lifespan=lifespan, exception_handlers=noes)
    if web is not None:
        app.add_exception_handler(404, partial(sharing.lost, web))
    app.add_middleware(Guard, config=house.config)
    app.add_middleware(GZipMiddleware, minimum_size=1400)
    app.state.house = house
    return app


def web_folder(config: Config) -> Path | None:
    """Where the built page lies, if it was built."""
    folder = Path(config.web) if config.web else Path(str(resources.files("posse.server"))) / "web"
    return folder if (folder / "index.html").is_file() else None


def _routes(web: Path | None) -> list[BaseRoute]:
    routes: list[BaseRoute] = [
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        Route("/api/guests", reception.new_guest, methods=["POST"]),
        Route("/api/me", reception.me, methods=["GET"]),
        Route("/api/me", reception.new_name, methods=["POST"]),
        Route("/api/me/link", reception.new_link, methods=["POST"]),
        Route("/api/me/whose", reception.whose_link, methods=["POST"]),
        Route("/api/me/follow", reception.follow_link, methods=["POST"]),
        Route("/api/me/leave", reception.sign_out, methods=["POST"]),
        *calls.ROUTES,
        *company.ROUTES,
        *cups.ROUTES,
        *deeds.ROUTES,
        *honour.ROUTES,
        *passkeys.ROUTES,
        *myself.ROUTES,
        Route("/api/games", games),
        Route("/api/games/{game}", one_game),
        Route("/api/games/{game}/rules", rules),
        Route("/api/games/{game}/pages/{page}", guide_page),
        Route("/api/games/{game}/figures", guide_figures),
        Route("/api/games/{game}/words/{language}", game_words),
        Route("/api/games/{game}/board/{file}", board_file),
        Route("/api/games/{game}/lesson", lessons.whole, methods=["GET"]),
        Route("/api/games/{game}/lesson", lessons.play_on, methods=["POST"]),
        Route("/api/games/{game}/lesson/try", lessons.tried),
        Route("/api/games/{game}/lesson/words/{language}", lessons.words),
        Route("/api/words/{language}", table_words),
        Route("/api/phrases", phrases),
        Route("/api/tables", tables, methods=["GET"]),
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/tables/{table}", one_table),
        Route("/api/tables/{table}/record", record),
        *stories.ROUTES,
        *pictures.ROUTES,
        Route("/api/tables/{table}/chances", chances),
        Route("/api/tables/{table}/branch", branch, methods=["POST"]),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
    ]
    if web is not None:

        async def index(request: Request) -> Response:
            return await sharing.page_for(web, request, game_info)

        routes += [Route(address, index) for address in PAGES]
        routes.append(Mount("/", StaticFiles(directory=web)))
    else:
        routes += [Route(address, bare_page) for address in ("/", "/t/{rest:path}", "/me/{link}")]
    return routes


# ---- games, rules, words


@lru_cache(maxsize=64)
def game_info(box: Box) -> letters.GameInfo:
    """What one needs to know to set a table of the game. The first time it takes long: words are read."""
    options = {
        seats: [letters.OptionInfo(o.name, list(o.allowed(seats)), o.usual, o.clause) for o in box.options]
        for seats in box.seats
    }
    quiet = {frame().kind().name for frame in box.frames.values() if issubclass(frame, Window)}
    kinds = [letters.KindInfo(kind.name, kind.first, kind.size, kind.name in quiet) for kind in box.kinds.all]
    names = {blank: list(several) for blank, several in box.names.items()}
    title, about = labels(box)
    seats, levels = list(box.seats), list(LEVELS)
    return letters.GameInfo(
        box.key, box.version, seats, options, levels, box.kinds.total, kinds, names, title, about,
        lesson=has_lesson(box), board=has_board(box),
    )  # fmt: skip


def game_infos(house: House) -> list[letters.GameInfo]:
    """All games; and all words with which they refuse something. In a thread: see `game_info`."""
    speaker("en")
    known = []
    for box in house.catalog:
        if not house.closing:
            game_speaker(box)
            known.append(game_info(box))
    return known


async def learn(house: House, after: float = 0.0) -> None:
    """Read all words before somebody wants them: that must hold up nobody."""
    await asyncio.sleep(after)
    await asyncio.to_thread(game_infos, house)
    await asyncio.to_thread(import_module, "webauthn")


def labels(box: Box) -> tuple[dict[str, str], dict[str, str]]:
    """What a game is called and what it is about, in each language."""
    from posse.words import Words

    try:
        books = {language: Words(language, box) for language in LANGUAGES}
    except (OSError, TypeError):  # no words yet: a game on trial goes by its key
        return dict.fromkeys(LANGUAGES, box.key), dict.fromkeys(LANGUAGES, "")
    titles = {language: words.text("title") for language, words in books.items()}
    return titles, {language: words.text("about") for language, words in books.items()}


async def games(request: Request) -> Response:
    """GET /api/games: the catalog."""
    await insider(request)
    return reply(await asyncio.to_thread(game_infos, house_of(request)))


async def one_game(request: Request) -> Response:
    """GET /api/games/GAME: one of them."""
    await insider(request)
    return reply(await asyncio.to_thread(game_info, box_of(request)))


def file_of(request: Request, *names: str) -> Traversable:
    """The first of these files that the game has."""
    from posse.words import game_folder

    folder = game_folder(box_of(request))
    for name in names:
        file = folder.joinpath(*name.split("/"))
        if file.is_file():
            return file
    raise No("no-such-page", 404)


async def rules(request: Request) -> Response:
    """GET /api/games/GAME/rules?lang=pl: the clauses, in our words."""
    await insider(request)
    language = request.query_params.get("lang", "en")
    names = (
        ["clauses.md"] if language not in LANGUAGES or language == "en" else [f"clauses.{language}.md", "clauses.md"]
    )
    return text(request, file_of(request, *names), kind="text/markdown")


async def guide_page(request: Request) -> Response:
    """GET /api/games/GAME/pages/guide?lang=pl: the rules as people read them; pages/card: those on one page."""
    await insider(request)
    name = request.path_params["page"]
    if name not in guide.PAGES:
        raise No("no-such-page", 404)
    prefix = "" if name == "guide" else f"{name}."
    asked = request.query_params.get("lang", "en")
    tried = dict.fromkeys((asked if asked in LANGUAGES else "en", "en"))
    return text(request, file_of(request, *[f"guide/{prefix}{one}.md" for one in tried]), kind="text/markdown")


@lru_cache(maxsize=64)
def figures_of(box: Box) -> bytes:
    """The positions of a game's guide, played and encoded. In a thread: it takes a moment."""
    drawn = {}
    for name, figure in guide.figures(box).items():
        game = guide.position(box, figure)
        asked = None if figure.eyes is None else game.question(figure.eyes)
        scene = showing.scene(game, figure.eyes, asked)
        drawn[name] = letters.Figure(scene, figure.eyes, list(figure.shape), list(figure.pick))
    return wire.encode(drawn)


async def guide_figures(request: Request) -> Response:
    """GET /api/games/GAME/figures: the positions that the guide shows."""
    await insider(request)
    return Response(await asyncio.to_thread(figures_of, box_of(request)), media_type="application/json")


async def game_words(request: Request) -> Response:
    """GET /api/games/GAME/words/LANGUAGE: the game's words, as Fluent."""
    await insider(request)
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise No("no-such-page", 404)
    from posse.words import game_texts

    first, *more = game_texts(box_of(request), language)
    if not first.is_file():
        raise No("no-such-page", 404)
    return text(request, first, *more)


async def table_words(request: Request) -> Response:
    """GET /api/words/LANGUAGE: the words of every table, as Fluent: refusals, errors, ready phrases."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise No("no-such-page", 404)
    rooms = ("posse.words", "posse.server")
    return text(request, *[resources.files(room) / "text" / f"{language}.ftl" for room in rooms])


async def phrases(_request: Request) -> Response:
    """GET /api/phrases: the ready phrases of the chat."""
    return reply(list(PHRASES))


# ---- tables


async def tables(request: Request) -> Response:
    """GET /api/tables: the lobby."""
    await insider(request)
    return reply(await lists.public_tables(house_of(request)))


async def new_table(request: Request) -> Response:
    """POST /api/tables: make a table."""
    person = await person_of(request)
    if not house_of(request).builders.take(address_of(request)):
        raise No("too-fast", 429)
    ident = await house_of(request).make_table(person, await body(request, letters.NewTable))
    house_of(request).crowd.lives(person.id, address_of(request))
    return reply(letters.NewPlace(ident, f"/t/{ident}"), 201)


async def one_table(request: Request) -> Response:
    """GET /api/tables/ID: what all may know about it."""
    await onlooker_of(request)
    return reply(await records.info(house_of(request), request.path_params["table"]))


async def record(request: Request) -> Response:
    """GET /api/tables/ID/record: the whole game on paper, seed included, when it is over."""
    person = await onlooker_of(request, COSTLY)
    lines = await records.paper(house_of(request), person, request.path_params["table"])
    name = f"{request.path_params['table']}.posse"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse("\n".join(lines) + "\n", headers=headers, media_type="application/x-ndjson")


async def chances(request: Request) -> Response:
    """GET /api/tables/ID/chances: the chances of each seat over a game that is over."""
    person = await onlooker_of(request)
    found = await records.chances(house_of(request), person, request.path_params["table"], address_of(request))
    return reply(found)


async def branch(request: Request) -> Response:
    """POST /api/tables/ID/branch: go on from a moment against bots."""
    person = await person_of(request)
    wish = await body(request, letters.Branch)
    ident = await house_of(request).branch(person, request.path_params["table"], wish)
    return reply(letters.NewPlace(ident, f"/t/{ident}"), 201)


# ---- the operator


async def healthz(request: Request) -> Response:
    """GET /healthz: whether anything can be written."""
    house = house_of(request)
    try:
        await house.store.alive()
    except Exception as problem:
        log.warning("the database is not well", extra={"why": f"{type(problem).__name__} {problem}".split("\n")[0]})
        return PlainTextResponse("the database does not answer, or its disk is full\n", 503)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """GET /metrics: numbers for Prometheus."""
    house = house_of(request)
    if not is_operator(request.headers, request.client.host if request.client else "", house.config):
        raise No("operator-only", 403)
    gathering = house.store.gathering
    house.metrics.batches, house.metrics.entries = gathering.batches, gathering.written
    house.metrics.notices = 0 if house.store.leases is None else house.store.leases.notices
    house.metrics.tables = len(house.tables)
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4")


async def nothing(_request: Request) -> Response:
    """Any other address."""
    raise No("no-such-page", 404)


async def bare_page(_request: Request) -> Response:
    """What a browser sees when the page was not built."""
    return HTMLResponse(
        "<!doctype html><html lang=en><meta charset=utf-8><title>Posse</title>"
        "<h1>Posse is running</h1><p>The page for browsers was not built into this copy. "
        "Programs can sit down at <code>/ws</code>: see docs/protocol.md.</p></html>"
    )
