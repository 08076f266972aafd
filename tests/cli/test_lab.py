"""`posse lab`."""

from __future__ import annotations

from typer.testing import CliRunner

from posse.cli.main import app


def test_the_map_of_a_row() -> None:
    done = CliRunner().invoke(app, ["lab", "fields", "five-points", "--seats", "3"])
    assert done.exit_code == 0
    assert "table.pyramid[0]" in done.output
    assert "numbers in all" in done.output


def test_a_table_that_is_none() -> None:
    done = CliRunner().invoke(app, ["lab", "fields", "five-points", "--seats", "9"])
    assert done.exit_code == 2
    assert "2 to 4 players" in done.output
