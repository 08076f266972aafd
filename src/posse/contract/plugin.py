"""What pytest is told on the command line: which games the contract is held against, and how often."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """The switches."""
    group = parser.getgroup("posse", "Posse: the contract that every game keeps (--pyargs posse.contract)")
    group.addoption("--game", action="append", metavar="KEY", help="only this game; repeatable (usually all of them)")
    group.addoption("--soak", action="store_true", help="run the contract over hundreds of times as many games")


def pytest_configure(config: pytest.Config) -> None:
    """Take out the games that were asked for, before the tables are set."""
    keys = config.getoption("--game")
    if keys:
        from posse.contract import chosen
        from posse.kernel.catalog import NoSuchGame

        try:
            chosen.only(keys)
        except NoSuchGame as problem:
            raise pytest.UsageError(str(problem)) from None


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> bool:
    """Whether this is a long run."""
    return bool(request.config.getoption("--soak"))
