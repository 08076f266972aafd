"""What leaves a table: made for one pair of eyes (a seat, or None for a spectator), from what the kernel shows them."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import islice
from typing import Any

import msgspec

from posse.bots import LEVELS, temper_of
from posse.kernel import sentences
from posse.kernel.box import Box
from posse.kernel.choices import Question
from posse.kernel.events import EVERYONE, Event, Phrase, Saying
from posse.kernel.game import Game
from posse.server import wire
from posse.server.table.sitting import OVER, Sitting
from posse.server.wire import letters


def words(phrase: Phrase) -> wire.Words:
    """A saying with its blanks filled, for the wire. The same few hundred are said over and over: they are kept."""
    return _words(phrase.saying, phrase.values)


@lru_cache(maxsize=8192)
def _words(saying: Saying, values: tuple[int, ...], told: bool = False) -> wire.Words:
    return wire.Words(saying.key, saying.clause, Phrase(saying, values).args(), told)


def events(news: list[Event], eyes: int | None) -> list[wire.Words]:
    """Those of the events that these eyes may see."""
    return [_words(event.saying, event.values, event.audience != EVERYONE) for event in news if event.known_to(eyes)]


def count(log: list[Event], eyes: int | None) -> int:
    """How many of the events these eyes may see."""
    return sum(event.known_to(eyes) for event in log)


def last(log: list[Event], eyes: int | None, few: int) -> list[Event]:
    """The last few that they may see."""
    return list(islice((event for event in reversed(log) if event.known_to(eyes)), few))[::-1]


def known(news: list[Event], eyes: int | None) -> list[Event]:
    """Those of the events that these eyes may see."""
    return [event for event in news if event.known_to(eyes)]


def scene(game: Game, eyes: int | None, question: Question | None, window: float = 0.0) -> wire.Scene:
    """What these eyes see now, and what they are asked."""
    return wire.Scene(game.view(eyes), None if question is None else asked(game, question, window))


def asked(game: Game, question: Question, window: float) -> wire.Asked:
    """The question put to a seat. Of a window it says how long it lasts; that depends on the table only."""
    seat, kind, phrase = question.seat, question.kind, game.box.phrase
    choices = []
    for value in question.options:
        said = phrase(game, seat, kind, value)
        choices.append(_choice(kind.first, value, said.saying, said.values))
    # They are encoded already, which only the encoder notices.
    ready: Any = choices
    return wire.Asked(question.number, kind.name, words(game.box.asking(game, seat, kind)), ready, window)


@lru_cache(maxsize=32_768)
def _choice(first: int, value: int, saying: Saying, values: tuple[int, ...]) -> msgspec.Raw:
    """A choice, encoded: the same few thousand are offered over and over."""
    return msgspec.Raw(wire.encode(wire.Choice(first + value, value, _words(saying, values))))


# ---- briefly, for those who know what can be said


@cache
def sayings(box: Box) -> bytes:
    """All that can be said about a game, encoded."""
    known = [wire.Saying(one.key, one.clause, list(one.fields)) for one in box.sayings.values()]
    return wire.encode(wire.Sayings(box.key, known))


def asked_briefly(game: Game, question: Question, window: float) -> wire.AskedBriefly:
    """The question put to a seat, as `asked`."""
    kind, words, choices = question.kind, sentences.asked(game, question), sentences.offered(game, question)
    return wire.AskedBriefly(question.number, kind.name, kind.first, words, choices, window)


def seat_infos(sitting: Sitting, present: set[int]) -> list[wire.SeatInfo]:
    """What all may know about who sits where."""
    clock = sitting.made.settings.clock
    return [
        wire.SeatInfo(
            chair.name,
            chair.guest,
            chair.bot,
            chair.stand_in,
            chair.why,
            seat in present,
            None if clock is None else max(0.0, clock.seconds + (chair.shown_extra - chair.shown_spent) / 1000),
            chair.pledge,
            chair.nonce,
            chair.singles,
            temper_of(seat) if chair.player in LEVELS else "",
        )
        for seat, chair in enumerate(sitting.chairs)
    ]


def table_info(sitting: Sitting, present: set[int], watching: int) -> wire.TableInfo:
    """All that everybody may know about the table besides the game. The seed only when it can do no harm."""
    made, settings = sitting.made, sitting.made.settings
    header = {} if sitting.table is None else sitting.table.record.header
    over = sitting.status == OVER
    proposal = sitting.proposal
    return wire.TableInfo(
        table=sitting.id,
        game=made.game,
        status=sitting.status,
        seats=seat_infos(sitting, present),
        options=made.options,
        host=made.host,
        public=settings.public,
        watch=settings.watch,
        live=settings.live,
        window=settings.window,
        hints=settings.hints,
        hushed=sitting.hushed,
        patience=settings.waits,
        clock=None if settings.clock is None else wire.ClockInfo(settings.clock.seconds, settings.clock.increment),
        paused=sitting.paused,
        proposal=None
        if proposal is None
        else wire.Proposal(sitting.proposals, proposal.what, proposal.seat, proposal.about, sorted(sitting.agreed)),
        commitment=header.get("commitment", "") if sitting.seal is None else sitting.seal.commitment,
        seed=header.get("seed", "") if over else "",
        salt=header.get("salt", "") if over else "",
        ranks=sitting.ranks(),
        rematch=sitting.rematch,
        of=header.get("branch", {}).get("of", ""),
        watching=watching,
        host_name=made.name,
        closed=sitting.closed,
        rated=settings.rated,
        cup=settings.cup,
    )


def table_line(sitting: Sitting) -> letters.TableLine:
    """The table as a list shows it."""
    made = sitting.made
    seats = seat_infos(sitting, set())
    live, rated = made.settings.live, made.settings.rated
    return letters.TableLine(sitting.id, made.game, sitting.status, seats, live, sitting.changed_at, rated)


def chat_lines(sitting: Sitting, since: int) -> list[wire.ChatLine]:
    """What was said from that message on."""
    return [wire.ChatLine(s.name, at, s.seat, s.text, s.phrase) for at, s in sitting.chat[since:]]
