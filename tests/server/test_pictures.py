"""Pictures of links: what spectators see and nothing else, for whoever may look, in their language."""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from functools import partial
from html import unescape
from pathlib import Path
from typing import Any, cast

import pytest
from PIL import Image

from posse.kernel.chance import Sampled
from posse.server import wire
from posse.server.client import Refused
from posse.server.node.pictures import Pictures, Wanted
from posse.server.node.study import Study
from posse.server.table.home import Share
from posse.server.table.sitting import Sitting
from tests.server.host import Place, place, play_random, sqlite
from tests.server.test_play import set_table
from tests.server.test_secrecy import plain
from tests.server.test_sharing import PAGE

SEEN = re.compile(r'<meta property="og:image" content="([^"]+)" />')


async def fetched(address: str, **headers: str) -> tuple[int, bytes]:
    def fetch() -> tuple[int, bytes]:
        try:
            with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=60) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as problem:
            return problem.code, problem.read()

    return await asyncio.to_thread(fetch)


async def kept_by(address: str, token: str) -> str:
    """Who may keep a picture, and for how long."""
    asked = urllib.request.Request(address, headers={"authorization": f"Bearer {token}"} if token else {})

    def fetch() -> str:
        with urllib.request.urlopen(asked, timeout=60) as answer:
            return str(answer.headers["cache-control"])

    return await asyncio.to_thread(fetch)


async def linked(host: Place, path: str, language: str = "en") -> str:
    """Where the picture of a link is; empty if it has none."""
    _, page = await fetched(host.url + path, **{"Accept-Language": language})
    found = SEEN.search(page.decode())
    assert ("summary_large_image" in page.decode()) == (found is not None)
    return unescape(found[1]) if found else ""


def shape(data: bytes) -> tuple[str | None, tuple[int, int], int]:
    with Image.open(io.BytesIO(data)) as image:
        return image.format, image.size, getattr(image, "n_frames", 1)


def test_a_link_has_a_picture(tmp_path: Path) -> None:
    """Of a table that waits, of one that plays, of a moment of one that is over; and that moves."""
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")

    async def run() -> None:
        async with place(sqlite(tmp_path), web=str(tmp_path)) as host:
            ann = await host.guest("Ann")
            made = await ann.post(
                "/api/tables", {"game": "five-points", "seats": 2, "sit": [0], "bots": ["", "random"]}
            )
            table, link = made["table"], made["link"]
            waiting = await fetched(await linked(host, link))
            assert waiting[0] == 200 and shape(waiting[1]) == ("PNG", (1200, 630), 1)
            await ann.watch(table)
            await ann.ask(wire.Start(table))
            assert (await fetched(f"{host.url}/api/tables/{table}/picture.gif"))[0] == 409
            await play_random(ann, table, 1)
            end = await fetched(await linked(host, link))
            then = await fetched(await linked(host, f"{link}/replay?upto=1", "pl"))
            assert (end[0], then[0]) == (200, 200) and len({waiting, end, then}) == 3
            assert (await fetched(f"{host.url}/api/tables/{table}/picture.png?upto=999"))[0] == 404
            status, moves = await fetched(f"{host.url}/api/tables/{table}/picture.gif?upto=3")
            assert status == 200 and shape(moves)[:2] == ("GIF", (800, 420)) and shape(moves)[2] > 1
            assert "/api/games/deadwood/picture.png?lang=pl" in await linked(host, "/rules/deadwood", "pl")
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def anew(sitting: Sitting, number: int) -> object:
    """What a spectator sees in a world dealt anew."""
    assert sitting.game is not None
    return plain(sitting.game.redeal(None, Sampled.of(number)).view(None))


def test_only_what_spectators_see_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes to the process that draws would be the same in a world dealt anew for a spectator."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            tapped: list[Wanted] = []

            async def tap(wanted: Wanted, _whose: Share) -> bytes:
                tapped.append(wanted)
                return b"picture"

            monkeypatch.setattr(host.house.pictures, "get", tap)
            for game in ("bang-dice", "colt-express", "standoff"):
                clients = [await host.guest(name) for name in ("Ann", "Bo", "Cy")]
                table = await set_table(host, game, 3, clients, singles=True)
                sitting = host.house.tables[table].sitting
                look = f"{host.url}/api/tables/{table}/picture.png"
                for number in range(12):
                    # A window may pass by itself while it is asked for: then it shows the table before or after that.
                    around = [anew(sitting, number)]
                    upto = sitting.choices_shown() // 2
                    assert [await fetched(look), await fetched(f"{look}?upto={upto}")] == [(200, b"picture")] * 2
                    around.append(anew(sitting, number))
                    assert tapped[-2].view in around
                    assert not any(wanted.record for wanted in tapped)
                    if sitting.game is None or sitting.game.pending is None:
                        break
                    seat = sitting.game.questions()[0].seat
                    question = clients[seat].seen[table, seat].question
                    if question is not None:
                        with contextlib.suppress(Refused):
                            await clients[seat].answer(table, seat, question.choices[0].choice)
                for client in clients:
                    await client.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_who_may_not_look_gets_no_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")

    async def run() -> None:
        async with place(sqlite(tmp_path), web=str(tmp_path)) as host:
            clients = [await host.guest(name) for name in ("Ann", "Bo")]
            table = await set_table(host, "five-points", 2, clients, watch=False)
            assert await linked(host, f"/t/{table}") == ""
            address = f"{host.url}/api/tables/{table}/picture.png"
            assert (await fetched(address))[0] == 403
            assert (await kept_by(address, clients[0].token)).startswith("private,"), "not by a proxy, for others"
            assert (await kept_by(f"{host.url}/api/games/deadwood/picture.png", "")).startswith("public,")
            monkeypatch.setattr("posse.server.door.sharing.can_draw", lambda: False)
            monkeypatch.setattr("posse.server.door.pictures.can_draw", lambda: False)
            assert await linked(host, "/rules/deadwood") == ""
            assert (await fetched(f"{host.url}/api/games/deadwood/picture.png"))[0] == 404
            for client in clients:
                await client.close()

    async def guarded() -> None:
        async with place(sqlite(tmp_path), web=str(tmp_path), password="open sesame") as host:
            get = partial(fetched, f"{host.url}/api/games/deadwood/picture.png")
            assert await linked(host, "/rules/deadwood") == "" and (await get())[0] == 401

    asyncio.run(asyncio.wait_for(run(), 60))
    asyncio.run(asyncio.wait_for(guarded(), 60))


def test_what_goes_wrong_while_drawing_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Once: the picture that is none is remembered like others."""

    class Here:
        """Draws at once, in this process."""

        async def work(self, function: Callable[..., Any], what: tuple[Any, ...], _: Share) -> Any:
            return function("posse.games:CATALOG", *what)

    async def run() -> None:
        pictures = Pictures(cast(Study, Here()))
        for _ in range(2):
            assert await pictures.get(Wanted("nowhere", "en", []), ("table", "Ann")) == b""

    asyncio.run(run())
    assert [(record.getMessage(), record.__dict__["game"]) for record in caplog.records] == [
        ("a picture could not be drawn", "nowhere")
    ]
    assert "nowhere" in caplog.records[0].__dict__["why"]
