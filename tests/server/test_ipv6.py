"""The same house over IPv6; and over both at once, where an address of IPv4 is written as one of IPv6."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from posse.server import serve
from posse.server.config import Mistake
from posse.server.door.security import is_operator
from posse.server.node.opening import bind
from tests.server.host import place, play_random, sqlite
from tests.server.test_play import set_table


def has_ipv6() -> bool:
    """Whether this machine has it at all: some containers don't."""
    try:
        bind("::1", 0).close()
    except Mistake:
        return False
    return True


NEEDED = pytest.mark.skipif(not has_ipv6(), reason="no IPv6 here")


@pytest.mark.parametrize(
    ("host", "link"),
    [
        *(("::1", "http://[::1]:7878"), ("192.0.2.7", "http://192.0.2.7:7878"), ("saloon", "http://saloon:7878")),
        *(("::", "http://127.0.0.1:7878"), ("0.0.0.0", "http://127.0.0.1:7878"), ("", "http://127.0.0.1:7878")),
    ],
)
def test_where_the_page_is_opened(host: str, link: str) -> None:
    assert serve.link(host, 7878) == link


def test_the_address_that_is_told_can_be_opened(capsys: pytest.CaptureFixture[str]) -> None:
    serve.greet("::1", 7878, False)
    assert capsys.readouterr().out == "Posse is open at http://[::1]:7878/\n"


@NEEDED
def test_a_game_over_ipv6(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), "::1") as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob], singles=True)
            await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
            cookie = {"cookie": f"posse_guest={ann.token}"}
            address = host.url.replace("http", "ws") + "/ws"
            async with connect(address, additional_headers={**cookie, "origin": host.url}) as socket:
                assert b"welcome" in (await socket.recv(decode=False))
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers={**cookie, "origin": "http://[2001:db8::1]:7878"})
            for client in (ann, bob):
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


@NEEDED
def test_a_proxy_that_speaks_ipv4_is_believed_at_a_house_of_both(tmp_path: Path) -> None:
    """It comes as ::ffff:127.0.0.1. Not believed, it would be all the world; what is for this machine alone, too."""

    def metrics(url: str, headers: dict[str, str]) -> int:
        try:
            with urllib.request.urlopen(
                urllib.request.Request(url + "/metrics", headers=headers), timeout=30
            ) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as no:
            with no:
                return no.code

    async def run() -> None:
        async with place(sqlite(tmp_path), "::") as host:
            assert await asyncio.to_thread(metrics, host.url, {}) == 200, "the operator"
            assert await asyncio.to_thread(metrics, host.url, {"x-forwarded-for": "203.0.113.9"}) == 403
            door = host.house.door
            assert door.is_proxy("::ffff:127.0.0.1") and not door.is_proxy("::ffff:192.0.2.7")
            assert await door.address("::ffff:127.0.0.1", {"x-forwarded-for": "203.0.113.9"}) == "203.0.113.9"
        async with place(sqlite(tmp_path), "::", proxies=("10.0.0.0/8",)) as host:
            assert host.house.door.is_proxy("::ffff:10.7.7.7") and not host.house.door.is_proxy("::ffff:11.0.0.1")
            config = host.house.config
        assert is_operator({}, "::ffff:127.0.0.1", config) and not is_operator({}, "::ffff:192.0.2.7", config)

    asyncio.run(asyncio.wait_for(run(), 60))
