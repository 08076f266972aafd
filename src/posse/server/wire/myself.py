"""What HTTP takes and gives about who one is: sessions, passkeys, all that is kept, and being forgotten."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Called = Annotated[str, msgspec.Meta(max_length=64)]


class Session(msgspec.Struct):
    """GET /api/me/sessions: a device on which you are signed in."""

    session: str
    """A name for it, not a key to anything."""
    device: str
    """Browser and system, as far as the browser says: `firefox android`; empty: not known."""
    made: int
    seen: int
    """When it was last used, to some minutes: milliseconds since 1970. 0: not known."""
    here: bool
    """Whether it is the one that asks."""


class EndSession(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/sessions/end: sign out there; without a session, everywhere but here. Sockets are closed."""

    session: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Passkey(msgspec.Struct):
    """A passkey of yours; the server has its public half."""

    passkey: str
    name: str
    site: str
    """The name of the server under which it was made: it is good there and nowhere else."""
    made: int
    used: int
    """When it was last used; 0: not yet."""


class Passkeys(msgspec.Struct):
    """GET /api/me/passkeys: yours."""

    passkeys: list[Passkey]


class Ceremony(msgspec.Struct):
    """POST /api/me/passkeys/begin, POST /api/passkey/begin: what a browser's `navigator.credentials` wants to be given.

    Good for five minutes and for one use.
    """

    options: dict[str, Any]


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/passkeys: what `navigator.credentials.create` has given, as JSON."""

    credential: dict[str, Any]
    name: Called = ""


class PasskeyName(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/passkeys/name, /api/me/passkeys/drop: call one otherwise; forget one."""

    passkey: Annotated[str, msgspec.Meta(max_length=24)]
    name: Called = ""


class PasskeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/passkey: what `navigator.credentials.get` has given, as JSON; it says who you are. Answered by `Guest`.

    The password is wanted only if the server has another one since the passkey was last used.
    """

    credential: dict[str, Any]
    password: str = ""


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/forget: everything about you is deleted. `name` is your name as it is now, so that nobody does it by
    mistake."""

    name: str


TAKEN = (EndSession, NewPasskey, PasskeyName, PasskeyAnswer, Farewell)
GIVEN = (Session, Passkey, Passkeys, Ceremony)
