"""What is sent to people who don't look at the page, in their language.

A message knows the name of the game, the names at the table, and the way there. Nothing of what happens in the game.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

import msgspec

from posse.kernel.catalog import Catalog, NoSuchGame

if TYPE_CHECKING:
    from posse.words import Words

TURN, TRY, CONFIRM, RECOVER, INVITE, WAITS = "turn", "try", "confirm", "recover", "invite", "waits"
MAIL_DAYS: Final = 3
"""How long a link in a mail signs in."""
MOST_LINES: Final = 20
"""Tables that one message names."""


class Place(msgspec.Struct):
    """A table at which somebody is asked."""

    table: str
    turn: str
    game: str
    names: list[str]
    """Who else sits there."""


class Body(msgspec.Struct):
    """What is to be said; the words are found when it is sent."""

    what: str
    language: str
    places: list[Place] = []
    name: str = ""
    """Whose it is, or of an invitation: who has asked."""
    door: str | None = None
    """What its link opens, if its reader has given the house's password (`Guests.door`)."""


class Said(msgspec.Struct):
    """A message as it is read."""

    title: str
    lines: list[tuple[str, str]]
    """Sentences, each with the address on this server that it leads to, if any."""
    tag: str = ""
    """A later message of the same tag takes its place on a screen."""


@cache
def speaker(language: str) -> Words:
    """The words of messages."""
    from posse.words import Words

    return Words(language, None, resources.files("posse.server.node"))


@cache
def title_of(catalog: Catalog, game: str, language: str) -> str:
    """What a game is called."""
    from posse.words import Words

    try:
        return Words(language, catalog[game]).text("title")
    except (NoSuchGame, OSError, TypeError):  # a game on trial goes by its key
        return game


def say(body: Body, catalog: Catalog, house: str) -> Said:
    """The words of a message. `house` is what the server is called; links are for those who send it."""
    words = speaker(body.language)
    if body.what == TRY:
        return Said(words.text("call-try-title"), [(words.text("call-try"), "/")], "try")
    if body.what in (CONFIRM, RECOVER):
        text = words.text(f"{body.what}-text", name=body.name, house=house, days=MAIL_DAYS)
        return Said(words.text(f"{body.what}-title"), [(text, "/"), (words.text(f"{body.what}-not"), "")])
    titles = [title_of(catalog, place.game, body.language) for place in body.places]
    if body.what == INVITE:
        table, text = body.places[0].table, words.text("invite-text", name=body.name, game=titles[0])
        return Said(words.text("invite-title", game=titles[0]), [(text, f"/t/{table}")], f"invite-{table}")
    if body.what == WAITS:  # to a channel of the table's own: not whose it is, but who it is
        table, names = body.places[0].table, ", ".join(body.places[0].names)
        text = words.text("call-table", name=names, game=titles[0])
        return Said(words.text("call-table-title", name=names), [(text, f"/t/{table}")], f"turn-{table}")
    lines = []
    for game, place in zip(titles, body.places[:MOST_LINES], strict=False):
        names = ", ".join(place.names)
        said = words.text("call-with", game=game, names=names) if names else words.text("call-at", game=game)
        lines.append((said, f"/t/{place.table}"))
    many = len(body.places) > 1
    title = words.text("call-titles", count=len(titles)) if many else words.text("call-title", game=titles[0])
    return Said(title, lines, "turns" if many else f"turn-{body.places[0].table}")
