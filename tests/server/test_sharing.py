"""What a link says of itself to messengers: what all may know, in their language, and nothing at a guarded house."""

from __future__ import annotations

import asyncio
import urllib.request
from pathlib import Path

from tests.server.host import place, sqlite

PAGE = (
    '<!doctype html><html><head><meta name="description" content="Games." /><title>Posse</title></head>'
    "<body></body></html>"
)


def test_a_link_says_what_it_is_about(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")

    async def run() -> None:
        async with place(sqlite(tmp_path), web=str(tmp_path)) as host:

            async def head(path: str, language: str = "en") -> str:
                request = urllib.request.Request(host.url + path, headers={"Accept-Language": language})
                answer = await asyncio.to_thread(lambda: urllib.request.urlopen(request, timeout=30).read())
                return str(answer, "utf-8")

            ann = await host.guest('Ann <"&')
            made = await ann.post("/api/tables", {"game": "five-points", "seats": 3, "sit": [0], "public": False})
            told = await head(made["link"])
            assert '<meta property="og:title" content="The Five Points: Gangs of New York: take a seat" />' in told
            assert "2 seats are free. At the table: Ann &lt;&quot;&amp;" in told and "Games." not in told
            assert "miejsca są wolne" in await head(made["link"], "pl-PL,pl;q=0.9")
            cup = await ann.post("/api/cups", {"name": "Cup", "game": "deadwood", "seats": 3, "rounds": 1})
            assert "<title>Cup · Posse</title>" in await head(f"/cup/{cup['cup']}")
            assert "<title>Deadwood · Posse</title>" in await head("/rules/deadwood")
            for plain in ("/", "/t/nothing", "/new/poker", "/friends"):
                assert await head(plain) == PAGE
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_guarded_house_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")

    async def run() -> None:
        async with place(sqlite(tmp_path), web=str(tmp_path), password="open sesame") as host:
            answer = await asyncio.to_thread(lambda: urllib.request.urlopen(host.url + "/rules/deadwood").read())
            assert answer.decode() == PAGE

    asyncio.run(asyncio.wait_for(run(), 60))
