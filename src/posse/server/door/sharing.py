"""The page, and what its head says of a link to messengers: nothing but what all may know."""

from __future__ import annotations

import asyncio
import logging
import re
import time
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
from posse.server.errors import No, speaker
from posse.server.node.house import House
from posse.server.node.pictures import can_draw
from posse.server.table import requests
from posse.server.table.sitting import OPEN, OVER, PLAYING
from posse.server.wire.letters import GameInfo, TableLine

log = logging.getLogger("posse.sharing")

TITLE: Final = re.compile(rb"<title>[^<]*</title>")
ABOUT: Final = re.compile(rb'<meta name="description" content="[^"]*" />')
ROOMS: Final = ("new", "learn", "rules")
MINUTE: Final = 60
LONGEST: Final = 6
"""Digits of a moment in an address."""
SIZE: Final = {"og:image:width": "1200", "og:image:height": "630"}
PLAIN: Final = {"cache-control": "no-cache", "vary": "accept-language"}


class Card(NamedTuple):
    """What is told of a link."""

    title: str
    about: str
    picture: str = ""
    """Where it is."""


async def card(request: Request, known: Callable[[Box], GameInfo]) -> Card | None:
    """What this address is about; None: nothing in particular, or at a house with a password nobody's business."""
    house = house_of(request)
    room, _, rest = request.url.path.strip("/").partition("/")
    ident, _, more = rest.partition("/")
    if house.config.password or not ident or not house.askers.of(NAMELESS + address_of(request)).take():
        return None
    language = "pl" if request.headers.get("accept-language", "").lower().startswith("pl") else "en"
    if room in ROOMS:
        told = await asyncio.to_thread(_game, house, ident, language, known)
        return told and told._replace(picture=_picture(request, f"games/{ident}", language))
    if room == "t":
        rows = await house.store.rows(select(TABLES.c.summary).where(TABLES.c.id == ident[:24]))
        told = await asyncio.to_thread(_table, house, rows[0]["summary"], more, language, known) if rows else None
        shown = told is not None and await _may_be_shown(house, ident)
        return told._replace(picture=_picture(request, f"tables/{ident}", language)) if told and shown else told
    if room == "cup":
        rows = await house.store.rows(select(CUPS.c.name, CUPS.c.game).where(CUPS.c.id == ident[:24]))
        told = await asyncio.to_thread(_cup, house, dict(rows[0]), language, known) if rows else None
        return told and told._replace(picture=_picture(request, f"games/{rows[0]['game']}", language))
    return None


async def _may_be_shown(house: House, ident: str) -> bool:
    """Whether strangers may look at the table."""
    try:
        live = await house.table(ident)
    except No:
        return False
    async with live.at_rest() as sitting:
        return requests.looks(sitting, NAMELESS) and sitting.status in (OPEN, PLAYING, OVER) and not sitting.old


def _picture(request: Request, what: str, language: str) -> str:
    """Where its picture is; empty if there is nobody to draw it.

    While a game goes on, the address changes every minute: messengers keep what they have seen.
    """
    if not can_draw():
        return ""
    upto = request.query_params.get("upto", "")
    moment = f"&upto={upto}" if upto.isdecimal() and len(upto) <= LONGEST else ""
    fresh = "" if moment or what.startswith("games") else f"&at={int(time.time() // MINUTE)}"
    house = house_of(request).config.address.rstrip("/") or str(request.base_url).rstrip("/")
    return f"{house}/api/{what}/picture.png?lang={language}{moment}{fresh}"


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
    more += '<meta property="og:site_name" content="Posse" />'
    more += f'<meta name="twitter:card" content="{"summary_large_image" if told.picture else "summary"}" />'
    if told.picture:
        seen = {"og:image": told.picture, "og:image:type": "image/png", **SIZE, "og:image:alt": told.title}
        more += "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in seen.items())
        more += f'<meta name="twitter:image" content="{escape(told.picture)}" />'
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
