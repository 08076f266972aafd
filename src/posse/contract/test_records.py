"""Every game on paper: replay, rewind, branch, undo, and dice that anybody can check."""

from __future__ import annotations

import json

import pytest

from posse.contract.walks import Setting, every_table, random_choice
from posse.kernel.chance import Sampled, Seal, pledge_of
from posse.kernel.codec import digest, dump
from posse.kernel.record import BadRecord, Record, Table


def played(setting: Setting, seed: int, choices: int = 10**9) -> Table:
    box, seats, options = setting
    table = Table.set(box, seats, options, Seal.of(seed))
    luck = Sampled.of(seed)
    while table.game.pending is not None and choices:
        table.play(*random_choice(table.game, luck))
        choices -= 1
    return table


@every_table
def test_a_record_plays_to_the_same_end(setting: Setting) -> None:
    table = played(setting, 1)
    record = Record.read(table.record.lines())
    assert digest(record.replay(setting[0]).game) == digest(table.game)
    record.check(setting[0])


@every_table
def test_a_record_keeps_the_events(setting: Setting) -> None:
    table = played(setting, 2)
    record = Record.read(table.record.lines())
    kept = list(record.header["events"])
    for entry in record.entries:
        kept += entry.events
    assert kept == dump(table.game)["log"]


@every_table
def test_a_bent_die_and_a_broken_promise_are_found(setting: Setting) -> None:
    table = played(setting, 3)
    lines = table.record.lines()
    header = json.loads(lines[0])
    assert header["chance"], "the deal needs luck"
    header["chance"][0] = 1 - min(header["chance"][0], 1)
    with pytest.raises(BadRecord, match="its seed gives"):
        Record.read([json.dumps(header), *lines[1:]]).check(setting[0])
    header = json.loads(lines[0]) | {"salt": "00" * 16}
    with pytest.raises(BadRecord, match="promised"):
        Record.read([json.dumps(header), *lines[1:]]).check(setting[0])
    header = json.loads(lines[0]) | {"version": 0}
    with pytest.raises(BadRecord, match="version 0"):
        Record.read([json.dumps(header), *lines[1:]]).replay(setting[0])


@every_table
def test_a_forged_line_is_found(setting: Setting) -> None:
    """Whatever is changed, the answer is `BadRecord`, never another error."""
    lines = played(setting, 3).record.lines()
    header, middle = json.loads(lines[0]), json.loads(lines[len(lines) // 2])
    other_seat = (middle["seat"] + 1) % setting[1]
    forged_headers = [
        {"events": []},
        {"seats": 99},
        {"options": {"x": 1}},
        {"seed": "zz"},
        {"seed": "00"},
        {"players": []},
    ]
    forged_entries = [
        {"choice": 10**6}, {"choice": "0"}, {"seat": other_seat}, {"seat": None}, {"chance": [1, 2, 3, 4]},
        {"events": [["nonsense", [], -1]]},
    ]  # fmt: skip
    forgeries = [[json.dumps(header | change), *lines[1:]] for change in forged_headers]
    for change in forged_entries:
        forgeries.append([*lines[: len(lines) // 2], json.dumps(middle | change), *lines[len(lines) // 2 + 1 :]])
    forgeries.append([*lines[:3], *lines[4:]])
    forgeries.append([*lines, lines[-1]])
    for forgery in forgeries:
        with pytest.raises(BadRecord):
            Record.read(forgery).check(setting[0])


@every_table
def test_players_add_to_the_luck_and_it_can_be_checked(setting: Setting) -> None:
    """Numbers that were pledged before the seal decide the dice with it; one that was changed afterwards is found."""
    box, seats, options = setting
    nonces = [bytes([seat + 1]) * 16 for seat in range(seats - 1)]  # the last one adds nothing
    luck = {
        "pledges": [*[pledge_of(nonce) for nonce in nonces], ""],
        "nonces": [*[nonce.hex() for nonce in nonces], ""],
    }
    seal = Seal.of(9)
    table = Table.set(box, seats, options, Seal(seal.seed, seal.salt, tuple(nonces)), luck=luck)
    dice = Sampled.of(9)
    for _ in range(30):
        if table.game.pending is not None:
            table.play(*random_choice(table.game, dice))
    lines = table.record.lines()
    record = Record.read(lines)
    record.check(box)
    assert record.added_to_the_luck() == list(range(seats - 1))
    header = json.loads(lines[0])
    assert header["commitment"] == seal.commitment
    assert record.seal().chance().below(1 << 30) != seal.chance().below(1 << 30)
    forgeries: list[dict[str, object]] = [
        {"nonces": ["00" * 16, *luck["nonces"][1:]]}, {"nonces": []}, {"pledges": []}, {"nonces": [7]},
    ]  # fmt: skip
    for forged in forgeries:
        with pytest.raises(BadRecord):
            Record.read([json.dumps(header | forged), *lines[1:]]).check(box)
    branch = table.branch(len(table.record.entries) // 2, Seal.of(10))
    branch.record.check(box)
    assert branch.record.added_to_the_luck() == []


@every_table
def test_rewinding_leads_to_the_moment_before_a_choice(setting: Setting) -> None:
    box, seats, options = setting
    table = Table.set(box, seats, options, Seal.of(4))
    luck = Sampled.of(4)
    moments = []
    while table.game.pending is not None:
        moments.append(digest(table.game))
        table.play(*random_choice(table.game, luck))
    for number in range(0, len(moments), max(7, len(moments) // 40)):
        assert digest(table.rewind(number).game) == moments[number]


@every_table
def test_a_branch_goes_on_with_its_own_luck_and_can_be_checked(setting: Setting) -> None:
    table = played(setting, 5)
    half = len(table.record.entries) // 2
    branch = table.branch(half, Seal.of(99))
    at_half = dump(table.rewind(half).game)
    assert dump(branch.game)["facts"] == at_half["facts"]
    luck = Sampled.of(8)
    while branch.game.pending is not None:
        branch.play(*random_choice(branch.game, luck))
    record = Record.read(branch.record.lines())
    record.check(setting[0])
    assert digest(record.replay(setting[0]).game) == digest(branch.game)
    assert record.header["branch"] == {"of": table.record.header["commitment"], "at": half}
    again = branch.branch(half + 1, Seal.of(100))
    Record.read(again.record.lines()).check(setting[0])


@every_table
def test_a_choice_is_free_to_take_back_only_while_nothing_is_revealed(setting: Setting) -> None:
    """What `free_to_undo` promises, held against the counters of the game itself."""
    box, seats, options = setting
    table = Table.set(box, seats, options, Seal.of(6))
    luck = Sampled.of(6)
    for _ in range(60):
        if table.game.pending is None:
            break
        seat, choice = random_choice(table.game, luck)
        light = table.game.came_to_light
        entry = table.play(seat, choice)
        free = table.game.came_to_light == light and not entry.chance
        assert table.free_to_undo(seat) == free
        for other in range(seats):
            if other != seat:
                assert not table.free_to_undo(other)


@every_table
def test_a_line_that_takes_back_is_obeyed(setting: Setting) -> None:
    table = played(setting, 7, choices=9)
    lines = [*table.record.lines(), '{"undo":4}']
    record = Record.read(lines)
    assert len(record.entries) == 4
    assert digest(record.replay(setting[0]).game) == digest(table.rewind(4).game)
