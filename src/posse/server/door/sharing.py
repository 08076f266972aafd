"""The page, and what its head says of a link to messengers: nothing but what all may know."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from posse.kernel.box import Box
from posse.kernel.catalog import NoSuchGame
from posse.server.book.guests import NAMELESS
from posse.server.book.schema import CUPS, TABLES
from posse.server.door.replies import address_of, house_of
from posse.server.errors import speaker
from posse.server.node.house import House
from posse.server.table.sitting import OPEN
from posse.server.wire.letters import GameInfo, TableLine

log = logging.getLogger("posse.sharing")

TITLE: Final = re.compile(rb"<title>[^<]*</title>")
ABOUT: Final = re.compile(rb'<meta name="description" content="[^"]*" />')
ROOMS: Final = ("new", "learn", "rules")
PLAIN: Final = {"cache-control": "no-cache", "vary": "accept-language"}


class Card(NamedTuple):
    """What is told of a link."""

    title: str
    about: str


async def card(request: Request, known: Callable[[Box], GameInfo]) -> Card | None:
    """What this address is about; None: nothing in particular, or at a house with a password nobody's business."""
    house = house_of(request)
    room, _, rest = request.url.path.strip("/").partition("/")
    ident, _, more = rest.partition("/")
    if house.config.password or not ident or not house.askers.of(NAMELESS + address_of(request)).take():
        return None
    language = "pl" if request.headers.get("accept-language", "").lower().startswith("pl") else "en"
    if room in ROOMS:
        return await asyncio.to_thread(_game, house, ident, language, known)
    if room == "t":
        rows = await house.store.rows(select(TABLES.c.summary).where(TABLES.c.id == ident[:24]))
        return await asyncio.to_thread(_table, house, rows[0]["summary"], more, language, known) if rows else None
    if room == "cup":
        rows = await house.store.rows(select(CUPS.c.name, CUPS.c.game).where(CUPS.c.id == ident[:24]))
        return await asyncio.to_thread(_cup, house, dict(rows[0]), language, known) if rows else None
    return None


def _game(house: House, key: str, language: str, known: Callable[[Box], GameInfo]) -> Card | None:
    try:
        info = known(house.catalog[key])
    except NoSuchGame:
        return None
    return Card(info.title[language], info.about[language])


def _table(house: House, summary: str, more: str, language: str, known: Callable[[Box], GameInfo]) -> Card | None:
    line = msgspec.json.decode(summary, type=TableLine)
    game = _game(house, line.game, language, known)
    if game is None:
        return None
    words = speaker(language)
    names = ", ".join(seat.name for seat in line.seats if seat.name)
    free = sum(not seat.guest and not seat.bot for seat in line.seats)
    if line.status == OPEN:
        return Card(words.text("share-open", game=game.title), words.text("share-open-about", free=free, names=names))
    key = "share-replay" if more.startswith("replay") else "share-table"
    return Card(words.text(key, game=game.title), names)


def _cup(house: House, row: dict[str, str], language: str, known: Callable[[Box], GameInfo]) -> Card | None:
    game = _game(house, row["game"], language, known)
    return game and Card(row["name"], speaker(language).text("share-cup", game=game.title))


def dressed(page: bytes, told: Card, address: str) -> bytes:
    """The page with a head that tells it."""
    title, about = escape(f"{told.title} · Posse"), escape(told.about)
    tags = {"og:title": escape(told.title), "og:description": about, "og:url": escape(address), "og:type": "website"}
    more = "".join(f'<meta property="{name}" content="{value}" />' for name, value in tags.items())
    more += '<meta property="og:site_name" content="Posse" /><meta name="twitter:card" content="summary" />'
    page = TITLE.sub(lambda _: f"<title>{title}</title>{more}".encode(), page, count=1)
    return ABOUT.sub(lambda _: f'<meta name="description" content="{about}" />'.encode(), page, count=1)


# ---- the page


def page(web: Path, status: int = 200) -> Response:
    """The page for browsers; it finds out itself what to show."""
    file = web / "index.html"
    return HTMLResponse(_read(file, file.stat().st_mtime_ns), status, PLAIN)


async def page_for(web: Path, request: Request, known: Callable[[Box], GameInfo]) -> Response:
    """The same, with a head that says what the address is about."""
    plain = page(web)
    try:
        told = await card(request, known)
    except Exception:  # it is only for messengers: whoever wants to play is let in
        log.exception("a link could not say what it is about")
        return plain
    if told is not None:
        plain = HTMLResponse(dressed(bytes(plain.body), told, str(request.url)), 200, PLAIN)
    return plain


@lru_cache(maxsize=1)
def _read(file: Path, _changed: int) -> bytes:
    return file.read_bytes()


async def lost(web: Path, _request: Request, _problem: Exception) -> Response:
    """An address that is none: the page says so in the person's language."""
    return page(web, 404)
