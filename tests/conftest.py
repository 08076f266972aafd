"""What all tests share: the switch for long runs."""

from __future__ import annotations

import pytest

from posse.kernel import flow

COMPILED = not str(flow.__file__).endswith(".py")

# Compiled classes have no interpreted subclasses, so the made-up game is for the interpreted engine alone.
collect_ignore = ["kernel/standoff.py"] if COMPILED else []


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", type=int, default=0, help="with --soak: how many games, kills or messages")
    parser.addoption("--soak", action="store_true", help="run the contract over hundreds of times as many games")


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--soak"))
