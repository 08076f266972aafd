"""The documents become a site: every link leads somewhere, and nothing is fetched from elsewhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.people import chromium, open_browser

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(folder)]
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 12
    for page in pages:
        fetched = re.findall(r'<(?:script|link|img|iframe)[^>]+(?:src|href)="(https?:[^"]+)"', page.read_text("utf-8"))
        assert not [one for one in fetched if "canonical" not in one], page.name


def test_it_can_be_searched_and_shows_the_code_that_is_tested(site: Path) -> None:
    found = json.loads((site / "search" / "search_index.json").read_text("utf-8"))["docs"]
    texts = " ".join(entry["text"] for entry in found)
    assert "Naucz się" in " ".join(entry["title"] for entry in found)
    for words in ("lay_out", "dealt anew", "redeal", "RulesError"):
        assert words.casefold() in texts.casefold(), words


def test_it_is_searched_without_a_server(site: Path) -> None:
    if not chromium():
        assert os.environ.get("CI") != "true", "no Chromium on the path"
        pytest.skip("no Chromium on the path")
    with open_browser() as browser:
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto((site / "play.html").as_uri())
        page.locator(".md-search__input").click()
        expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching", timeout=60_000)
        page.locator(".md-search__input").press_sequentially("redeal")
        page.locator(".md-search-result__link").first.click()
        expect(page).to_have_url(re.compile(r"^file:.*/(?!play)\w+\.html"))
        expect(page.locator("article")).to_contain_text("redeal")
        assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
