"""What we send is a frame as others read it."""

from __future__ import annotations

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from posse.server.door.sockets import beginning


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_of_any_size_is_a_frame_of_text(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/ws"), state=State.OPEN)
    text = b"x" * size
    client.receive_data(beginning(size) + text)
    assert client.events_received() == [Frame(Opcode.TEXT, text)]
    assert client.state is State.OPEN
