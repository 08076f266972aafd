"""Games as Parquet: what three libraries read there is what was played."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow.parquet as pq
import pytest

from posse.games import CATALOG
from posse.kernel.chance import Seal, unpack
from posse.kernel.record import Table
from posse.studies.parquet import CHOICES, GAMES, GROUP
from posse.studies.stories import Numbered, Sim, simulated
from tests.cli.helpers import run as posse
from tests.server.host import place, play_random, sqlite
from tests.server.test_play import set_table

ROOT = Path(__file__).parents[2]


def test_three_libraries_read_what_was_played(tmp_path: Path) -> None:
    """Every row is counted anew from the games themselves, by the engine alone."""
    keys = ["five-points", "bang-dice"]
    said = posse("export", *keys, "-n", 4, "--seats", 4, "--seed", 7, "--jobs", 1, "--out", tmp_path)
    assert "8 games are in" in said
    games = pd.read_parquet(tmp_path / "games.parquet")
    choices = pl.read_parquet(tmp_path / "choices.parquet")
    assert list(games["id"]) == [f"{key}-7-{number}" for key in keys for number in range(4)]
    for _, row in games.iterrows():
        box = CATALOG[row["game"]]
        sim = Sim(box.key, 4, box.settle(4), ("random",) * 4, 7)
        story = simulated(Numbered(sim, int(row["id"].rpartition("-")[2])))
        game = box.new(4, unpack(story.luck), json.loads(row["options"]))
        mine: list[dict[str, Any]] = choices.filter(pl.col("id") == row["id"]).sort("number").to_dicts()
        assert len(mine) == row["choices"] == len(story.taken)
        for line in mine:
            question = game.question(line["seat"])
            assert question is not None
            assert (line["question"], line["offered"]) == (question.kind.name, question.choices)
            assert line["clause"] == question.kind.clause and line["saying_clause"]
            assert line["saying"] == game.phrase(line["seat"], line["taken"]).saying.key
            game.play(line["seat"], line["taken"])
        assert game.pending is None
        assert list(row["ranks"]) == box.ranks(game) and list(row["scores"]) == box.scores(game)
        assert all(line["won"] == (box.ranks(game)[line["seat"]] == 1) for line in mine)
    with duckdb.connect() as base:
        asked = base.execute(f"select sum(choices), sum(decisions) from '{tmp_path}/games.parquet'").fetchall()
        counted = "select count(*), count(*) filter (len(offered) > 1)"
        assert asked == base.execute(f"{counted} from '{tmp_path}/choices.parquet'").fetchall()


def test_workers_make_no_difference(tmp_path: Path) -> None:
    for jobs in (1, 2):
        posse("export", "colt-express", "-n", 6, "--seed", 3, "--jobs", jobs, "--out", tmp_path / str(jobs))
    for file in ("games.parquet", "choices.parquet"):
        assert pl.read_parquet(tmp_path / "1" / file).equals(pl.read_parquet(tmp_path / "2" / file))


def test_it_is_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.studies.parquet.GROUP", 100)
    assert GROUP > 100
    posse("export", "five-points", "-n", 5, "--seed", 3, "--jobs", 1, "--out", tmp_path)
    assert pq.ParquetFile(tmp_path / "choices.parquet").num_row_groups > 1


def test_tournaments_and_records(tmp_path: Path) -> None:
    cup = tmp_path / "cup.jsonl"
    players = "random,scout:1"
    posse("tournament", "five-points", "--players", players, "-n", 4, "--seed", 1, "--jobs", 1, "--file", cup)
    table = Table.set(
        CATALOG["five-points"], 2, seal=Seal.of(1), players=[{"name": "Ann"}, {"name": "", "bot": "random"}]
    )
    paper = tmp_path / "papers" / "friday.posse"
    paper.parent.mkdir()
    (paper.parent / "begun.posse").write_text("\n".join(table.record.lines()), encoding="utf-8")
    while questions := table.game.questions():
        table.play(questions[0].seat, questions[0].choices[0])
    paper.write_text("\n".join(table.record.lines()), encoding="utf-8")
    said = posse("export", cup, paper.parent, "--jobs", 1, "--out", tmp_path / "data")
    assert "5 games are in" in said and "One game was not played to its end" in said
    games = pl.read_parquet(tmp_path / "data" / "games.parquet")
    results = [json.loads(line) for line in cup.read_text(encoding="utf-8").splitlines()[1:]]
    assert games["ranks"].to_list()[:4] == [line["ranks"] for line in results]
    assert games["players"].to_list()[4] == ["person", "random"]
    posse("export", paper, "--names", "--jobs", 1, "--out", tmp_path / "named")
    assert pl.read_parquet(tmp_path / "named" / "games.parquet")["players"].to_list() == [["Ann", "random"]]


def test_a_servers_finished_games(tmp_path: Path) -> None:
    database = sqlite(tmp_path)

    async def evening() -> None:
        async with place(database) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob])
            await set_table(host, "five-points", 2, [ann, bob])
            await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(evening(), 120))
    said = posse("export", "--database", database, "--jobs", 1, "--out", tmp_path / "data")
    assert "One game is in" in said
    row = pl.read_parquet(tmp_path / "data" / "games.parquet").row(0, named=True)
    assert row["players"] == ["person", "person"] and 0 < row["seconds"] < 120
    assert row["choices"] == pl.read_parquet(tmp_path / "data" / "choices.parquet").height > 20


def test_the_columns_are_explained() -> None:
    text = (ROOT / "docs" / "data.md").read_text(encoding="utf-8")
    for name in (*GAMES.names, *CHOICES.names):
        assert f"`{name}`" in text
