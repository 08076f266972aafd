"""What pytest is told about these tests."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """`posse rules crazy-eights --coverage --tests tests` reads this mark."""
    config.addinivalue_line("markers", "clauses(*ids): the clauses of the rulebook that this test shows")
