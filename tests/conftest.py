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
    parser.addoption("--whole", action="store_true", help="the contract at every table, though interpreted")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Interpreted, the contract is kept at a third of its tables: compiled, from the same source, it plays at all."""
    if COMPILED or config.getoption("--soak") or config.getoption("--whole"):
        return
    from tests.contract.walks import sample

    kept = sample()
    dropped = [item for item in items if isinstance(item, pytest.Function) and left_out(item, kept)]
    config.hook.pytest_deselected(items=dropped)
    items[:] = [item for item in items if item not in dropped]


def left_out(item: pytest.Function, kept: list[str]) -> bool:
    """Whether a test of the contract is for a table that is not among these."""
    setting = item.callspec.params.get("setting") if hasattr(item, "callspec") else None
    return setting is not None and not any(f"[{name}]" in item.name for name in kept)


@pytest.fixture(scope="session")
def soak(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--soak"))
