"""The examples, run short: what the documents show does what they say."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.server.host import place, sqlite

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"examples_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_play() -> None:
    rewards = example("random_play").main("five-points", 3)
    assert len(rewards) == 3
    assert sum(rewards.values()) == pytest.approx(0)


def test_own_bot() -> None:
    assert 0 <= example("own_bot").main(games=1) <= 1


def test_train_ppo() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib needs torch, which is too large for CI")
    shares = example("train_ppo").main(steps=2_048, games=4, rounds=1)
    assert len(shares) == 2 and all(0 <= share <= 1 for share in shares)


def test_openspiel_search() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this platform")
    assert len(example("openspiel_search").main(simulations=2)) == 2


def test_language_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("mcp", reason="the extra `mcp` is not installed")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    language_model = example("language_model")

    async def run() -> str:
        async with place(sqlite(tmp_path)) as host:
            return str(await language_model.play(host.url, language_model.fake_model))

    assert "Model: place" in asyncio.run(asyncio.wait_for(run(), 240))
