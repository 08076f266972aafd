"""Lessons over HTTP. Nothing is kept of them: a lesson is the same for everybody, and the browser knows its step.

The whole lesson is told at once, each position as the learner sees it. A wrong choice that somebody wants to try is
played at a table that is forgotten. Only the free game at the end is a table like any other.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from posse.kernel.box import Box
from posse.kernel.game import IllegalChoice
from posse.lessons import EASY, Lesson, has_lesson, lesson_of
from posse.server import wire
from posse.server.bounds.limits import COSTLY
from posse.server.door import records
from posse.server.door.replies import address_of, box_of, house_of, insider, onlooker_of, person_of, reply
from posse.server.door.texts import text
from posse.server.errors import LANGUAGES, No
from posse.server.table import showing
from posse.server.wire import letters


def found(request: Request) -> Lesson:
    """The lesson that is asked about."""
    box = box_of(request)
    if not has_lesson(box):
        raise No("no-such-page", 404)
    return lesson_of(box)


@lru_cache(maxsize=16)
def told(box: Box) -> bytes:
    """The whole lesson, ready to be sent."""
    lesson = lesson_of(box)
    seat, table = lesson.seat, lesson.begin()
    game = table.game
    opening = showing.events(game.log or [], seat)
    steps = []
    for step in lesson.steps:
        reasons = lesson.reasons(table, step)
        meant = [choice for choice, _ in lesson.offered(table, seat) if step.choose and choice not in reasons]
        scene = showing.scene(game, seat, game.question(seat) if step.choose else None)
        asked = msgspec.Raw(wire.encode(scene))  # now: the table goes on
        moves = []
        known = len(game.log or ())
        for mover in lesson.moves(table, step):
            news = (game.log or [])[known:]
            known += len(news)
            moves.append(letters.LessonMove(mover, showing.events(news, seat), dict(game.view(seat))))
        steps.append(letters.LessonStep(step.key, step.points, asked, meant, reasons, moves))
    return wire.encode(letters.Lesson(box.key, seat, lesson.players, opening, steps))


@lru_cache(maxsize=512)
def what_comes_of(box: Box, step: int, choice: int) -> letters.Tried:
    """What follows a choice of the learner at a step."""
    lesson = lesson_of(box)
    if step >= len(lesson.steps):
        raise No("bad-moment", 404)
    table = lesson.at(step)
    known = len(table.game.log or ())
    try:
        table.play(lesson.seat, choice)
    except (IllegalChoice, ValueError) as problem:
        raise No("bad-moment", 404, str(problem)) from problem
    return letters.Tried(
        showing.events((table.game.log or [])[known:], lesson.seat), dict(table.game.view(lesson.seat))
    )


async def whole(request: Request) -> Response:
    """GET /api/games/GAME/lesson: every step of it."""
    await insider(request)
    return Response(await asyncio.to_thread(told, found(request).box), media_type="application/json")


async def words(request: Request) -> Response:
    """GET /api/games/GAME/lesson/words/LANGUAGE: what the guide says, as Fluent."""
    await insider(request)
    from posse.words import game_folder

    lesson, language = found(request), request.path_params["language"]
    if language not in LANGUAGES:
        raise No("no-such-page", 404)
    return text(request, game_folder(lesson.box) / "lesson" / "text" / f"{language}.ftl")


async def tried(request: Request) -> Response:
    """GET /api/games/GAME/lesson/try?step=N&choice=C: what comes of another choice than the one that is meant."""
    await onlooker_of(request, COSTLY)
    step, choice = (records.number(request.query_params.get(name)) for name in ("step", "choice"))
    if step is None or choice is None:
        raise No("bad-moment", 404)
    return reply(what_comes_of(found(request).box, step, choice))


async def play_on(request: Request) -> Response:
    """POST /api/games/GAME/lesson: a free game against easy bots from where the lesson ends, with luck of its own."""
    person = await person_of(request)
    house = house_of(request)
    if not house.builders.take(address_of(request)):
        raise No("too-fast", 429)
    lesson = found(request)
    table = lesson.at(len(lesson.steps))
    ident = await house.go_on(person, table, len(table.record.entries), lesson.seat, EASY)
    return reply(letters.NewPlace(ident, f"/t/{ident}"), 201)
