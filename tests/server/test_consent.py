"""Nobody is undone: taking back needs the people whose game it is, and no die is drawn a second time."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from posse.kernel.chance import Sampled, Seal
from posse.kernel.record import Record, Table
from posse.server import wire
from posse.server.book import ledger
from posse.server.book.store import now
from posse.server.client import Client, Refused
from posse.server.errors import No
from posse.server.table import consent, requests
from posse.server.table.sitting import Sitting
from tests.server.host import Place, asked, until
from tests.server.shelf import CATALOG
from tests.server.test_people import choose, refused, told
from tests.server.test_play import set_table
from tests.server.test_standstill import until_asked

GUESTS = ("ann", "bob", "cat")


def table_of(people: int, game: str = "five-points", bots: int = 0, **settings: object) -> Sitting:
    """A game of so many people, and bots behind them, begun."""
    sitting, box, seats = Sitting("x", CATALOG), CATALOG[game], people + bots
    options = box.settle(seats)
    made = ledger.Made(game, seats, options, ledger.Settings(**settings), "ann")  # type: ignore[arg-type]
    lines: list[ledger.AnyLine] = [made]
    lines += [ledger.Sat(seat, guest, guest.title()) for seat, guest in enumerate(GUESTS[:people])]
    lines += [ledger.Seated(seat, "random") for seat in range(people, seats)]
    sitting.fold(1, [*lines, ledger.Began(Table.set(box, seats, options, Seal.of(5)).record.header)])
    return sitting


def play(sitting: Sitting, luck: Sampled, by: str = "", at: int = 2) -> int:
    """Somebody who is asked takes a random choice; who."""
    assert sitting.game is not None
    questions = sitting.game.questions()
    question = questions[luck.below(len(questions))]
    choice = question.choices[luck.below(len(question.choices))]
    played = by or sitting.chairs[question.seat].player
    sitting.fold(at, [ledger.Chose(question.seat, choice, [], [], played)])
    return question.seat


def undo(sitting: Sitting, seat: int) -> str:
    """What comes of a wish to take back: the kind of line, or the reason against it."""
    try:
        lines = consent.undo(sitting, sitting.chairs[seat].guest, wire.Undo("x", seat))
    except No as no:
        return no.key
    return type(lines[0]).__name__


def luck_since(sitting: Sitting, upto: int) -> bool:
    assert sitting.table is not None
    return any(entry.chance for entry in sitting.table.record.entries[upto:])


@pytest.mark.parametrize("game", ["colt-express", "standoff"])
def test_nothing_is_taken_back_while_answers_are_kept_back(game: str) -> None:
    """Somebody's quick answer waits unseen: to go back would lose it, and whether one may would betray it."""
    luck, found = Sampled.of(3), 0
    for _ in range(20):
        sitting = table_of(2 if game == "colt-express" else 3, game)
        sitting.asked_at = now()
        for _ in range(60):
            if sitting.status != "playing":
                break
            seat = play(sitting, luck, at=now())
            if not sitting.holds or sitting.window_is_open():
                continue
            found += 1
            assert undo(sitting, seat) == "undo-later"
            sitting.asked_at -= 10_000
            assert undo(sitting, seat) != "undo-later", "the pause is over"
            sitting.asked_at += 10_000
            other = next(iter(sitting.asked()))
            question = sitting.game.question(other) if sitting.game else None
            assert question is not None
            sitting.fold(now(), [ledger.Held(other, question.choices[0])])
            assert undo(sitting, seat) == "undo-later"
            sitting.held.clear()
    assert found


def test_no_opponent_is_undone_while_away(tmp_path: Path) -> None:
    """The attack: the opponent's line breaks, a bot takes over with nobody to ask, and the game goes back for free."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        for _ in range(6):
            client, seat = await asked([ann, bob], table)
            await choose(client, table, seat)
        await until_asked(bob, [ann, bob], table)
        await bob.close()
        await until(lambda: not ann.info[table].seats[1].present, ann)
        await ann.ask(wire.Propose(table, 0, "takeover", 0, 1, "random"))
        sitting = host.house.tables[table].sitting
        assert sitting.table is not None
        assert await refused(ann.ask(wire.Undo(table, 0))) in ("undo-takeover", "undo-luck")
        assert await refused(ann.ask(wire.Propose(table, 0, "close"))) == "absent"
        assert await refused(ann.ask(wire.Close(table))) == "begun"
        for _ in range(6):
            await asked([ann], table)
            bobs = [entry.choice for entry in sitting.table.record.entries if entry.seat == 1]
            with contextlib.suppress(Refused):
                await ann.ask(wire.Undo(table, 0))
            assert [entry.choice for entry in sitting.table.record.entries if entry.seat == 1] == bobs
            await asked([ann], table)
            await choose(ann, table, 0)

    told(tmp_path, story)


@pytest.mark.parametrize("game", [box.key for box in CATALOG])
def test_no_die_is_drawn_twice(game: str) -> None:
    """Alone against bots nobody has to be asked; but what has fallen has fallen, and the paper still proves it."""
    sitting = table_of(1, game, CATALOG[game].seats[0] - 1)
    luck = Sampled.of(4)
    outcomes: dict[str, int] = {}
    for _ in range(300):
        if sitting.status != "playing":
            break
        play(sitting, luck)
        try:
            upto = consent.last_choice(sitting, 0)
        except No:
            continue
        if sitting.status != "playing" or sitting.window_is_open():
            continue
        outcome = undo(sitting, 0)
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
        assert (outcome == "undo-luck") == luck_since(sitting, upto)
        if outcome == "TookBack" and luck.below(4) == 0:
            sitting.fold(2, [ledger.TookBack(upto, 0)])
            assert sitting.choices() == upto
    assert "undo-luck" in outcomes or game in ("five-points", "standoff"), "there, luck is only in the first shuffle"
    assert sitting.table is not None
    Record.read(sitting.table.record.lines()).check(sitting.box)


def until_undone_by_consent(sitting: Sitting, luck: Sampled, seat: int) -> None:
    """Play on until the seat could take something back, if all the others agreed."""
    for _ in range(2000):
        play(sitting, luck)
        if sitting.status == "playing" and undo(sitting, seat) == "Proposed":
            return
    raise AssertionError("there was always a die")


def test_who_must_agree() -> None:
    """All other people. Who is there agrees or not; for who is away nobody does; who has given up is not asked."""
    sitting = table_of(3)
    luck = Sampled.of(1)
    until_undone_by_consent(sitting, luck, 0)
    sitting.fold(3, consent.undo(sitting, "ann", wire.Undo("x", 0)))
    proposal = sitting.proposal
    assert proposal is not None
    agree = wire.Vote("x", 1, 1, True)
    sitting.fold(3, consent.vote(sitting, "bob", agree, {0, 1}, set()))
    assert sitting.proposal is proposal, "Cat has not agreed, present or not"
    lines = consent.vote(sitting, "cat", wire.Vote("x", 2, 1, True), {0}, set())
    assert [type(line) for line in lines] == [ledger.Agreed, ledger.TookBack]


@pytest.mark.parametrize("why", ["away", "late", "clock", "conceded"])
def test_not_past_the_moment_a_seat_was_taken_over(why: str) -> None:
    """Also when its owner is back; from then on it is as before. Who only stands in agrees to nothing."""
    sitting = table_of(3)
    luck = Sampled.of(1)
    until_undone_by_consent(sitting, luck, 0)
    gone: ledger.AnyLine = ledger.Conceded(2, "random") if why == "conceded" else ledger.TakenOver(2, "random", why)
    sitting.fold(3, [gone])
    assert undo(sitting, 0) == "undo-takeover"
    assert undo(sitting, 2) == "bot-plays", "who plays no more takes nothing back, nor asks for it"
    with pytest.raises(No, match="bot-plays"):
        consent.propose(sitting, "cat", wire.Propose("x", 2, "pause"), {0, 1, 2}, set())
    sitting.fold(4, [ledger.Chose(q.seat, q.choices[0], [], []) for q in sitting.game.questions()[:1]])  # type: ignore[union-attr]
    met = set()
    for _ in range(200):
        seat = play(sitting, luck)
        if sitting.status != "playing":
            break
        if seat in (0, 1):
            met.add(undo(sitting, seat))
    assert met <= {"TookBack", "undo-luck", "undo-later"} | ({"Proposed"} if why == "conceded" else {"absent"}), met
    assert "TookBack" in met, "one's own last choice is one's own"


def test_what_was_asked_for_is_what_is_taken_back() -> None:
    """The others agree to what they were asked; what is chosen in the meantime changes nothing about it."""
    sitting = table_of(2, "deadwood")
    luck = Sampled.of(1)
    until_undone_by_consent(sitting, luck, 0)
    sitting.fold(3, consent.undo(sitting, "ann", wire.Undo("x", 0)))
    upto = consent.last_choice(sitting, 0)
    for _ in range(50):
        play(sitting, luck)
        if sitting.proposal is None:
            break
        lines = consent.vote(sitting, "bob", wire.Vote("x", 1, 1, True), {0, 1}, set())
        assert isinstance(lines[-1], ledger.TookBack) and lines[-1].upto == upto
    else:
        raise AssertionError("no die fell")
    with pytest.raises(No, match="no-proposal"):
        consent.vote(sitting, "bob", wire.Vote("x", 1, 1, True), {0, 1}, set())


def test_thinking_is_not_taken_back() -> None:
    """Who thinks long and then takes the choice before that back has thought for as long."""
    sitting = table_of(2, clock=ledger.Clock(600.0))
    luck = Sampled.of(1)
    at = 1000
    while True:
        at += 10
        seat = play(sitting, luck, "", at)
        if sitting.asked() == [seat] and undo(sitting, seat) == "TookBack":
            break
    spent = sitting.chairs[seat].spent
    sitting.fold(at + 500_000, [ledger.TookBack(consent.last_choice(sitting, seat), seat)])
    assert sitting.chairs[seat].spent == spent + 500_000


def test_only_who_is_asked_is_late(tmp_path: Path) -> None:
    """At a slow table it was everybody but the one who stalled; at a live one, whoever had gone, turn or not."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        for live in (True, False):
            table = await set_table(host, "five-points", 2, [ann, bob], live=live)
            client, seat = await asked([ann, bob], table)
            other, sitting = bob if client is ann else ann, host.house.tables[table].sitting
            await other.ask(wire.Leave(table))
            await until(lambda: not client.info[table].seats[1 - seat].present, client)  # noqa: B023
            sitting.asked_at -= 40 * 24 * 3_600_000
            takeover = wire.Propose(table, seat, "takeover", 0, 1 - seat, "random")
            assert await refused(client.ask(takeover)) == "not-late", "it is the other's turn"
            await other.watch(table)
            if live:
                sitting.asked_at += 40 * 24 * 3_600_000
                host.house.tables[table].left.clear()
                await client.ask(wire.Leave(table))
                await until(lambda: not other.info[table].seats[seat].present, other)  # noqa: B023
            await other.ask(wire.Propose(table, 1 - seat, "takeover", 0, seat, "random"))
            await until(lambda: other.info[table].seats[seat].stand_in == "random", other)  # noqa: B023

    told(tmp_path, story)


def test_who_is_there_and_silent_is_voted_out_after_the_time_agreed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And has the seat back on coming again; but not for ever. Proposals of theirs don't stop the others."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob], patience=60)
        assert ann.info[table].patience == 60
        client, seat = await asked([ann, bob], table)
        other, sitting = bob if client is ann else ann, host.house.tables[table].sitting
        monkeypatch.setattr(host.house.bots, "think", _for_ever)
        await client.ask(wire.Propose(table, seat, "pause"))
        for again in range(3):
            takeover = wire.Propose(table, 1 - seat, "takeover", 0, seat, "random")
            assert await refused(other.ask(takeover)) == "not-late"
            sitting.asked_at -= 61_000
            await other.ask(takeover)
            why = "late" if again < 2 else "gone"
            await until(lambda: other.info[table].seats[seat].why == why, other)  # noqa: B023
            assert await refused(choose(client, table, seat)) == "bot-plays"
            sitting.asked_at += 61_000
            await client.watch(table)
            await until(lambda: bool(other.info[table].seats[seat].stand_in) == (again == 2), other)  # noqa: B023

    told(tmp_path, story)


async def _for_ever(*_: object) -> int:
    await asyncio.Event().wait()
    return 0


def test_who_chooses_after_all_is_not_voted_out() -> None:
    sitting = table_of(3)
    seat = sitting.asked()[0]
    guests = [GUESTS[other] for other in range(3) if other != seat]
    seats = [other for other in range(3) if other != seat]
    ask = wire.Propose("x", seats[0], "takeover", 0, seat, "random")
    sitting.fold(2, consent.propose(sitting, guests[0], ask, {0, 1, 2}, {seat}))
    assert sitting.proposal is not None
    with pytest.raises(No, match="not-late"):
        consent.vote(sitting, guests[1], wire.Vote("x", seats[1], 1, True), {0, 1, 2}, set())
    assert sitting.game is not None
    answer = wire.Answer("x", seat, 0, 1, sitting.game.questions()[0].choices[0])
    sitting.fold(3, requests.answer(sitting, GUESTS[seat], answer))
    assert sitting.proposal is None


def test_asking_to_take_back_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody asks and is refused, the game is not played again for it; it is the kernel's answer."""
    rewinds: list[int] = []
    rewind = Table.rewind

    def noted(table: Table, upto: int) -> Table:
        rewinds.append(upto)
        return rewind(table, upto)

    sitting = table_of(3)
    luck = Sampled.of(1)
    met = set()
    for _ in range(60):
        seat = play(sitting, luck)
        assert sitting.table is not None
        free = sitting.table.last_choice_of(seat) is not None and sitting.table.free_to_undo(seat)
        with monkeypatch.context() as patched:
            patched.setattr(Table, "rewind", noted)
            said = undo(sitting, seat)
        met.add(said)
        assert (said == "TookBack") == free
    assert not rewinds and met == {"TookBack", "Proposed"}


def test_a_stranger_fills_no_book_before_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sitting down and standing up, with orders in between: a guest has so many lines, whatever the seat."""
    monkeypatch.setattr("posse.server.table.requests.MOST_EARLY", 10)
    sitting = Sitting("x", CATALOG)
    sitting.fold(1, [ledger.Made("five-points", 2, {}, ledger.Settings(), "ann")])
    for _ in range(5):
        sitting.fold(2, requests.sit(sitting, "eve", "Eve", wire.Sit("x", 0)))
        sitting.fold(2, requests.order(sitting, "eve", wire.Order("x", 0, "turn", "never")))
        sitting.fold(2, requests.stand(sitting, "eve", wire.Stand("x", 0)))
    with pytest.raises(No, match="book-full"):
        requests.sit(sitting, "eve", "Eve", wire.Sit("x", 0))
    assert requests.sit(sitting, "bob", "Bob", wire.Sit("x", 1))
