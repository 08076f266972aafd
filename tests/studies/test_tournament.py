"""Tournaments: every player sits everywhere once, with the same luck; nothing depends on who does the work."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from posse.games import CATALOG
from posse.kernel.box import BadTable
from posse.studies.crew import Crew, CrewLost
from posse.studies.matches import Match, Plan, Played, play
from posse.studies.players import BadPlayer
from posse.studies.results import BadResults, Results
from posse.studies.standings import certain, looks, standings
from posse.studies.tournament import Tournament
from tests.cli.helpers import run as posse
from tests.cli.helpers import run_for_result, widest

FIRST = """
from posse.bots import Bot

class First(Bot):
    def choose(self, seen):
        return seen.question.choices[0]

class Last:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, seen):
        return seen.question.choices[-1]

class Cheat(Bot):
    def choose(self, seen):
        return -1
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Somebody's file with players."""
    file = tmp_path / "own.py"
    file.write_text(FIRST, encoding="utf-8")
    return file


def played(plan: Plan, games: int, workers: int = 1, file: Path | None = None, stop: bool = False) -> Tournament:
    study = Tournament(plan, Results(file))
    for _ in study.play(games, Crew(workers), stop):
        pass
    return study


def alike(one: Tournament, other: Tournament) -> bool:
    pairs = [(a, b) for r, s in zip(one.rounds, other.rounds, strict=True) for a, b in zip(r, s, strict=True)]
    return all(a.same(b) for a, b in pairs)


@pytest.mark.parametrize(("seats", "players"), [(2, 2), (2, 5), (4, 4), (4, 3), (4, 2)])
def test_every_player_sits_once_on_every_seat(seats: int, players: int) -> None:
    plan = Plan("five-points", seats, {}, tuple("abcdefgh"[:players]), 3)
    seatings = set()
    for number in range(20):
        lineups = plan.lineups(number)
        for seat in range(seats):
            assert sorted(lineup[seat] for lineup in lineups) == list(range(players))
        for lineup in lineups:
            held = Counter(lineup)
            assert max(held.values()) - (min(held.values()) if len(held) == players else 0) <= 1
        seatings.add(tuple(map(tuple, lineups)))
    assert len(seatings) > 1, "neighbours change from round to round"


def test_the_games_of_a_round_are_dealt_alike(own: Path) -> None:
    plan = Plan.of("bang-dice", 4, {}, [f"{own}:First", f"{own}:Last"], 5)
    one, other = plan.lineups(0)
    assert play(Match(plan, 0, one)).data() != play(Match(plan, 0, other)).data()
    mirrored = Plan("bang-dice", 4, plan.options, plan.players[::-1], 5)
    swapped = [1 - who for who in one]
    assert play(Match(plan, 0, one)).ranks == play(Match(mirrored, 0, swapped)).ranks


def test_workers_make_no_difference(own: Path) -> None:
    plan = Plan.of("five-points", 3, {}, ["random", f"{own}:First", "scout:2"], 11)
    assert alike(played(plan, 12), played(plan, 12, workers=2))


def test_going_on_is_as_if_never_stopped(tmp_path: Path) -> None:
    plan = Plan.of("deadwood-1876", 3, {}, ["random", "scout:1"], 2)
    whole = played(plan, 8)
    file = tmp_path / "cup.jsonl"
    played(plan, 4, file=file)
    with file.open("a", encoding="utf-8") as out:  # killed in the middle of a round, in the middle of a line
        line = json.dumps({"plan": 0, **whole.rounds[2][0].data()})
        out.write(line + "\n" + line[:40])
    resumed = played(plan, 8, file=file)
    assert alike(whole, resumed)
    assert alike(whole, Tournament(plan, Results(file)))
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 8


def test_more_players_join_the_same_file(tmp_path: Path, own: Path) -> None:
    file = tmp_path / "cup.jsonl"
    played(Plan.of("five-points", 2, {}, ["random", "scout:1"], 1), 4, file=file)
    played(Plan.of("five-points", 2, {}, ["random", f"{own}:First"], 1), 6, file=file)
    found = standings(Results(file))
    assert found.games == 10
    assert {one.name: one.seats for one in found.table} == {"random": 10, "scout:1": 4, f"{own}:First": 6}
    assert found.cross["scout:1", f"{own}:First"].of == 0
    with pytest.raises(BadResults, match="need a file of their own"):
        Results(file).section(Plan.of("five-points", 3, {}, ["random", "scout:1"], 1))


def test_the_standings_recounted(own: Path) -> None:
    """Wins, fair shares and pairs, counted anew from the file's own lines."""
    plan = Plan.of("bang-dice", 5, {}, ["random", f"{own}:First", f"{own}:Last"], 8)
    study = played(plan, 30)
    found = standings(study.results)
    lines = [game.data() for games in study.rounds for game in games]
    for standing in found.table:
        me = plan.players.index(standing.name)
        seats = [(line, s) for line in lines for s, who in enumerate(line["lineup"]) if who == me]
        assert standing.seats == len(seats) == 10 * 5
        assert standing.wins.won == sum(line["ranks"][s] == 1 for line, s in seats)
        fair = sum(sum(rank == 1 for rank in line["ranks"]) / 5 for line, _ in seats)
        assert standing.fair.rate == pytest.approx(standing.wins.won / fair)
        assert standing.wins.low <= standing.wins.rate <= standing.wins.high
        assert standing.clock.choices == sum(line["clocks"][str(me)][0] for line in lines if me in line["lineup"])
    sided = [line for line in lines if line["ranks"].count(1) > 1]
    assert sided, "a side of several has won at least once, and each of its seats is counted"
    for (one, other), share in found.cross.items():
        back = found.cross[other, one]
        assert share.won + back.won == share.of == back.of


def test_ratings_follow_strength() -> None:
    def game(number: int, lineup: list[int]) -> Played:
        return Played(number, lineup, [1 + who for who in lineup], [0, 0, 0], 1, {})

    plan = Plan("five-points", 3, {}, ("good", "fair", "poor"), 1)
    results = Results()
    results.section(plan)
    for number in range(16):
        results.add(0, [game(number, lineup) for lineup in plan.lineups(number)])
    found = standings(results)
    assert [one.name for one in found.table] == ["good", "fair", "poor"]
    assert found.table[0].rating.mu > found.table[1].rating.mu > found.table[2].rating.mu
    assert found.table[0].fair.rate == 3 and found.table[2].wins.rate == 0
    assert found.cross["good", "poor"].rate == 1
    # Neither of the two others ever wins: which of them is better is not told by wins.
    assert not certain(results.rounds[0], 3)


def test_the_order_is_certain_when_it_is() -> None:
    plan = Plan("five-points", 2, {}, ("good", "poor"), 1)
    luck = [1, 0, 0, 1, 1, 0, 0, 0] * 10

    def rounds(upset: int, count: int) -> list[list[Played]]:
        """`upset` of eight rounds end one all, the others two to nothing."""
        found = []
        for number in range(count):
            tied = luck[number] if upset == 3 else number % 2 == 0
            lines = plan.lineups(number)
            ranks = [[1 + who for who in line] for line in lines]
            if tied:
                ranks[0] = [3 - rank for rank in ranks[0]]
            if upset == 8 and not tied and number % 4 == 1:
                ranks = [[3 - rank for rank in each] for each in ranks]
            found.append([Played(number, line, rank, [0, 0], 1, {}) for line, rank in zip(lines, ranks, strict=True)])
        return found

    assert certain(rounds(3, 16), 2)
    assert not certain(rounds(3, 15), 2), "not a moment to look"
    assert not certain(rounds(8, 16), 2) and not certain(rounds(8, 54), 2)
    assert looks(16) == 1 and looks(24) == 2 and looks(25) == 0


def test_it_stops_when_the_order_is_certain(tmp_path: Path) -> None:
    plan = Plan.of("five-points", 2, {}, ["random", "scout:8"], 4)
    file = tmp_path / "cup.jsonl"
    study = played(plan, 1000, workers=2, file=file, stop=True)
    assert len(study.rounds) in (16, 24, 36, 54) and study.settled()
    before = file.read_bytes()
    assert list(Tournament(plan, Results(file)).play(1000, Crew(1))) == []
    assert file.read_bytes() == before


# ---- workers that die, players that cheat


def dies_once(task: tuple[int, str]) -> int:
    number, marker = task
    if number == 5 and not os.path.exists(marker):
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_dies(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path / "died")) for number in range(12)]
    assert list(Crew(2).results(dies_once, tasks)) == [number * number for number in range(12)]
    assert (tmp_path / "died").exists()
    with pytest.raises(CrewLost):
        list(Crew(2).results(always_dies, [1, 2]))


def test_a_cluster_that_is_not_there_is_said_to_be_missing() -> None:
    """Or that the extra is, where Ray is not installed."""
    refused = run_for_result(["simulate", "five-points", "-n", "1", "--ray", "127.0.0.1:1"])
    assert refused.exit_code == 2
    assert "no Ray cluster at 127.0.0.1:1" in refused.stderr or "posse[ray]" in refused.stderr


def test_a_player_that_cheats_is_named(own: Path) -> None:
    plan = Plan.of("five-points", 2, {}, ["random", f"{own}:Cheat"], 4)
    with pytest.raises(BadPlayer, match=r"own\.py:Cheat took -1"):
        played(plan, 2)


def test_what_can_be_wrong_is_said_in_a_sentence(own: Path, tmp_path: Path) -> None:
    with pytest.raises(BadTable, match="two players or more"):
        Plan.of("five-points", 2, {}, ["random"], 1)
    with pytest.raises(BadTable, match="twice"):
        Plan.of("five-points", 2, {}, ["random", "random"], 1)
    with pytest.raises(BadPlayer, match="no class Nobody"):
        Plan.of("five-points", 2, {}, ["random", f"{own}:Nobody"], 1)
    with pytest.raises(BadPlayer, match="there is no file"):
        Plan.of("five-points", 2, {}, ["random", "nowhere.py:Bot"], 1)
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("hello\n", encoding="utf-8")
    with pytest.raises(BadResults, match="line 1"):
        Results(wrong)
    head = {"posse": "tournament", "format": 1, "game": "five-points", "version": CATALOG["five-points"].version - 1}
    wrong.write_text(json.dumps(head) + "\n", encoding="utf-8")
    with pytest.raises(BadResults, match="Begin a new file"):
        Results(wrong)


# ---- the command


def test_the_command(tmp_path: Path, own: Path) -> None:
    file = tmp_path / "cup.jsonl"
    args: list[str | int | Path] = ["tournament", "five-points", "--players", f"random,{own}:First", "--jobs", 1]
    output = posse(*args, "-n", 3, "--seats", 2, "--seed", 7, "--file", file)
    assert "4 games in 2 rounds with 2 seats, seed 7" in output
    assert "bootstrap" in output and widest(output) <= 80
    output = posse(*args, "-n", 6, "--seats", 2, "--file", file, "--lang", "pl")
    assert "6 gier w 3 rundach" in output and "2 nowe gry" in output
    refused = run_for_result([*args[:3], "random"])
    assert refused.exit_code == 2 and "two players or more" in refused.stderr


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    file = tmp_path / "cup.jsonl"
    args = ["five-points", "--players", "random,scout:3", "-n", "100000", "--every", "--jobs", "2", "--seed", "1"]
    command = [sys.executable, "-m", "posse", "tournament", *args, "--file", str(file), "--lang", "en"]
    # What runs in the background is deaf to it, and so is all that it starts: a run of these tests may be.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as process:
        signal.signal(signal.SIGINT, before)
        try:
            while not file.exists() or file.read_text(encoding="utf-8").count("\n") < 5:
                assert process.poll() is None
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: everybody hears it
            output, _ = process.communicate(timeout=60)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130 and "row beats column" in output
    kept = Results(file)
    assert kept.games() >= 4 and f"{kept.games()} games in" in output
