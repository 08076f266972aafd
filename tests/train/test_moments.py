"""What a seat should have hoped for, by another way."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="too large for CI")

TABLES, ROOM = 30, 3


def made_up() -> Any:
    """Moments of which nothing is true."""
    from posse.train.moments import KINDS, STEPS, Moments

    luck = np.random.default_rng(1)
    wide = {"places": (4,), "values": (4,), "masks": (2,), "results": (ROOM,)}
    arrays: Any = SimpleNamespace(**{name: np.zeros((TABLES, *wide.get(name, ()))) for name in KINDS})
    arrays.seats = np.full(TABLES, ROOM)
    moments = Moments(arrays, torch.zeros(TABLES, ROOM, dtype=torch.bool))
    moments.told["asked"] = torch.from_numpy(luck.integers(0, ROOM, (STEPS + 1, TABLES)))
    moments.told["ended"] = torch.from_numpy(luck.random((STEPS + 1, TABLES)) < 0.08)
    for name in ("results", "hopes"):
        moments.told[name] = torch.from_numpy(luck.random((STEPS + 1, TABLES, ROOM)).astype("f4"))
    return moments


@pytest.mark.parametrize("trust", [0.0, 0.5, 0.9])
def test_what_should_have_been_hoped_for(trust: float) -> None:
    from posse.train.moments import STEPS

    moments = made_up()
    asked, ended, results, hopes = (moments.told[name].numpy() for name in ("asked", "ended", "results", "hopes"))

    def hoped(step: int, table: int) -> float | None:
        """What the seat that is asked there hopes when it is asked next, or gets; None if neither comes."""
        seat = asked[step, table]
        for later in range(step + 1, STEPS + 1):
            if ended[later, table]:
                return float(results[later, table, seat])
            if asked[later, table] == seat:
                hope = float(hopes[later, table, seat])
                then = hoped(later, table) if later < STEPS else None
                return hope if then is None else (1 - trust) * hope + trust * then
        return None

    targets, certain = moments.looking_back(trust)
    for step in range(STEPS):
        for table in range(TABLES):
            expected = hoped(step, table)
            assert bool(certain[step, table]) == (expected is not None)
            if expected is not None:
                assert float(targets[step, table]) == pytest.approx(expected, abs=1e-5)
