"""A real Ray cluster of several nodes on this machine, only with --soak: what dies there loses nothing.

Needs the extra `ray`; without it, skipped: `pytest -n 0 --soak tests/soak/test_cluster_soak.py`.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from posse.cli.simulate import Plan as Simulated
from posse.cli.simulate import Tally, run
from posse.games import CATALOG
from posse.studies.changes import change_of
from posse.studies.counts import Work, add_up, count_all
from posse.studies.crew import Crew
from posse.studies.matches import Plan
from posse.studies.players import BadPlayer
from posse.studies.stories import Numbered, Sim
from posse.studies.tournament import Tournament
from posse.studies.whatif import play, play_on
from posse.train.actors import HALVES, Actors, Setting, longest_row
from posse.train.actors import Plan as Plans


@pytest.fixture(scope="module")
def nodes(soak: bool) -> Iterator[Any]:
    """Three nodes; the last can be killed."""
    if not soak:
        pytest.skip("takes a minute: --soak")
    pytest.importorskip("ray")
    import ray
    from ray.cluster_utils import Cluster as Local

    local = Local(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    for _ in range(2):
        local.add_node(num_cpus=1)
    yield local
    ray.shutdown()
    local.shutdown()


def dies_once(task: tuple[int, str]) -> int:
    number, marker = task
    if number == 5 and not os.path.exists(marker):
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_killed_worker_and_a_killed_node_lose_nothing(nodes: Any, tmp_path: Path) -> None:
    from posse.studies.cluster import Cluster

    crew = Cluster(nodes.address)
    assert crew.workers == 3
    tasks = [(number, str(tmp_path / "died")) for number in range(20)]
    assert list(crew.results(dies_once, tasks)) == [number * number for number in range(20)]
    assert (tmp_path / "died").exists()

    plan = Plan.of("five-points", 3, {}, ["random", "scout:3", "scout:1"], 5)
    alone, together = Tournament(plan), Tournament(plan)
    for number, _ in enumerate(together.play(30, crew, stop_when_certain=False)):
        if number == 1:
            nodes.remove_node(list(nodes.worker_nodes)[-1], allow_graceful=False)
    for _ in alone.play(30, Crew(1), stop_when_certain=False):
        pass
    assert len(together.rounds) == 10
    for mine, theirs in zip(alone.rounds, together.rounds, strict=True):
        assert all(one.same(other) for one, other in zip(mine, theirs, strict=True))


def test_counts_and_simulations_are_the_same(nodes: Any) -> None:
    from posse.studies.cluster import Cluster

    crew = Cluster(nodes.address)
    sim = Sim("bang-dice", 5, {}, ("random",) * 5, 3)
    parts = [Work((Numbered(sim, number),)) for number in range(6)]
    assert add_up(crew.results(count_all, parts)) == add_up(Crew(1).results(count_all, parts))

    plan = Simulated("deadwood", 3, {}, (), 3)

    def total(workers: Crew) -> Tally:
        whole = Tally(3)
        for tally in run(plan, 20, workers):
            whole.add(tally)
        return whole

    assert total(crew) == total(Crew(1))


def test_a_changed_game_stays_in_its_process(nodes: Any) -> None:
    from posse.studies.cluster import Cluster

    box = CATALOG["bang-dice"]
    sim = Sim(box.key, 4, box.settle(4), ("random",) * 4, 7)
    change = change_of(box, {"life": 3})
    there = list(play_on(Cluster(nodes.address), sim, change, 6))
    assert there == list(play(sim, change, 6, Crew(1), Crew(1, apart=True)))
    assert any(usual != changed for usual, changed in there)


def test_a_players_mistake_is_told_as_here(nodes: Any, tmp_path: Path) -> None:
    from posse.studies.cluster import Cluster

    own = tmp_path / "own.py"
    own.write_text("class Cheat:\n    def choose(self, seen):\n        return -1\n", encoding="utf-8")
    plan = Plan.of("five-points", 2, {}, ["random", f"{own}:Cheat"], 4)
    with pytest.raises(BadPlayer, match=r"own\.py:Cheat took -1"):
        list(Tournament(plan).play(4, Cluster(nodes.address)))


def test_actors_of_a_cluster_tell_what_those_here_tell_and_one_that_dies_begins_anew(nodes: Any) -> None:
    import ray

    from posse.studies.cluster import Cluster
    from posse.train.cluster import TOLD, Distant

    Cluster(nodes.address)
    luck, tables = np.random.default_rng(1), 3
    plan = Plans("five-points", [Setting(2, {}), Setting(4, {})], 2, tables, 5, longest_row(CATALOG["five-points"]))
    here, there = Actors(plan), Distant(plan)

    def told(actors: Actors, half: int) -> dict[str, Any]:
        arrays = actors.wait(half)
        return {name: getattr(arrays, name).copy() for name in TOLD}

    def choose(actors: list[Actors], half: int) -> None:
        masks = np.unpackbits(actors[0].halves[half].masks, axis=1)[:, : actors[0].form.choices].astype(np.bool_)
        choices = (masks * luck.random(masks.shape)).argmax(axis=1)
        for each in actors:
            each.halves[half].choices[:] = choices
            each.go(half)

    try:
        for turn in range(80):
            half = turn % HALVES
            mine, theirs = told(here, half), told(there, half)
            assert all((mine[name] == theirs[name]).all() for name in TOLD)
            choose([here, there], half)
        before, over = there._lives[0][1], set()
        ray.kill(there._players[1], no_restart=False)
        for turn in range(80):
            half = turn % HALVES
            if there.wait(half).ended[tables:].all():
                over.add(half)
            choose([there], half)
        assert over == set(range(HALVES))
        assert before != there._lives[0][1] == there._lives[1][1]
    finally:
        for half in range(HALVES):
            here.wait(half)
        here.close()
        there.close()
