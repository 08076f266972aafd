"""Every message that passes the socket, in and out. docs/protocol.md and web/src/wire.ts are made from them.

A frame from a client is one message; a frame from the server is a JSON array of messages. Each message has a `type`.
What a client asks carries an `id` of its own choosing, and exactly one `done`, `error` or answer with that id comes
back.
"""

from __future__ import annotations

import msgspec

from posse.server.wire.asks import *  # noqa: F403
from posse.server.wire.asks import Coach, FromClient, Hint, Imagine, Look, Numbered, Why
from posse.server.wire.tells import *  # noqa: F403
from posse.server.wire.tells import Advice, Coached, FromServer, Outlook, Reason, World

decode_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
decode_number = msgspec.json.Decoder(Numbered)
decode_server: msgspec.json.Decoder[list[FromServer]] = msgspec.json.Decoder(list[FromServer])
encode = msgspec.json.Encoder().encode

ANSWER: dict[type[msgspec.Struct], type[msgspec.Struct]] = {
    Why: Reason,
    Look: Outlook,
    Hint: Advice,
    Coach: Coached,
    Imagine: World,
}
"""What answers a message, if it is not `done`; or else `error`."""
