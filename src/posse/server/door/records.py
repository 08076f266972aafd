"""Games on paper: the whole record when the game is over, and any moment as a seat or a spectator knew it."""

from __future__ import annotations

from posse.kernel.flow import Ballot
from posse.kernel.record import BadRecord
from posse.server import wire
from posse.server.book import ledger
from posse.server.book.guests import Person
from posse.server.bounds.limits import network
from posse.server.errors import No
from posse.server.node.house import House
from posse.server.table import requests, showing
from posse.server.table.live import Live
from posse.server.table.sitting import OUTDATED, OVER, answered
from posse.server.wire import letters


def number(text: str | None) -> int | None:
    """A number from an address; None if there is none."""
    if text is None or text == "":
        return None
    if not text.isdecimal() or len(text) > 9:
        raise No("bad-moment", 404)
    return int(text)


async def info(house: House, ident: str) -> wire.TableInfo:
    """What all may know about a table."""
    live = await house.table(ident)
    async with live.at_rest() as sitting:
        return showing.table_info(sitting, live.present(), live.watching())


async def paper(house: House, person: Person, ident: str) -> list[str]:
    """The record of a game that is over, for anybody who may look at the table."""
    live = await house.table(ident)
    await close_outdated(live, person)
    async with live.at_rest() as sitting:
        requests.may_look(sitting, person.id)
        if sitting.old is not None:
            return sitting.old.lines()
        if sitting.status != OVER or sitting.table is None:
            raise No("not-over", 409)
        return sitting.table.record.lines()


async def chances(house: House, person: Person, ident: str, address: str) -> letters.Chances:
    """How a game went that is over: what is known by now."""
    live = await house.table(ident)
    async with live.at_rest() as sitting:
        requests.may_look(sitting, person.id)
        if sitting.old is not None:
            raise No("outdated", 409)
        if sitting.status != OVER or sitting.table is None:
            raise No("not-over", 409)
        return house.courses.ask(live, house.study, (network(address), address, person.id), house.later)


async def close_outdated(live: Live, person: Person) -> None:
    """A game of older rules ends when one of its players wants to read it: no node may play on what has been read."""
    if live.sitting.status == OUTDATED:
        if not live.sitting.seats_of(person.id):
            raise No("outdated", 409)
        await live.write(lambda sitting: [ledger.Closed("outdated")] if sitting.status == OUTDATED else [])


async def moment(house: House, person: Person, ident: str, upto: int | None, seat: int | None) -> letters.Moment:
    """The table after so many choices. Through a seat's eyes only when the game is over, or one's own.

    Until then, a moment within a ballot looks like its beginning: else one could see who had answered before whom.
    """
    live = await house.table(ident)
    async with live.at_rest() as sitting:
        requests.may_look(sitting, person.id)
        if sitting.table is None:
            raise No("not-begun" if sitting.old is None else "outdated", 409)
        if seat is not None and sitting.status != OVER:
            requests.own(sitting, person.id, seat)
        if seat is not None:
            requests.chair_of(sitting, seat)
        most = sitting.choices_shown()
        at = most if upto is None else upto
        if not 0 <= at <= most:
            raise No("bad-moment", 404)
        try:
            game = sitting.table.rewind(at).game
            if sitting.status != OVER and isinstance(game.pending, Ballot):
                game = sitting.table.rewind(at - answered(game.pending)).game
        except BadRecord as problem:
            raise No("outdated", 409, str(problem)) from problem
        scene = showing.scene(game, seat, None if seat is None else game.question(seat))
        return letters.Moment(ident, at, most, seat, showing.events(game.log or [], seat), scene)
