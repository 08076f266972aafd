"""What HTTP takes and gives about guests themselves: what they have settled, and how they want to be called."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Minutes = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
"""Of a day."""


class Settings(msgspec.Struct, omit_defaults=True):
    """POST /api/me/settings: what you have settled; it follows you to all your devices. What is left out stays."""

    language: Literal["en", "pl"] | None = None
    """Of the page, and of messages."""
    theme: Literal["auto", "light", "dark", "contrast"] | None = None
    palette: Literal["usual", "safe"] | None = None
    """Colours of seats: the usual ones, or such as colour-blind people tell apart."""
    speed: Literal["off", "fast", "usual", "slow"] | None = None
    guide: bool | None = None
    """Whether each new kind of question is explained."""
    clauses: bool | None = None
    """Whether the log shows the numbers of rules."""
    confirm: bool | None = None
    """Whether a choice that can't be taken back is asked about once more."""
    coach: bool | None = None
    """Whether a bot says which choices were clearly better."""
    zoom: Annotated[int, msgspec.Meta(ge=75, le=200)] | None = None
    """Percent."""
    sounds: Literal["auto", "on", "off"] | None = None
    """`auto`: off on phones."""
    quiet: Annotated[list[Minutes], msgspec.Meta(max_length=2)] | None = None
    """No messages from the first minute of the day to the second; empty: at any time."""
    zone: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """Whose day: `Europe/Warsaw`."""
    honour: bool | None = None
    """Whether you stand on the house's board of honour with your name and your ratings; not, unless you say so."""
    profile: Literal["nobody", "friends", "all"] | None = None
    """Who may see your statistics and ratings; nobody, unless you say so."""
    gather: Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 60)] | None = None
    """Minutes between two messages, at least; what comes in between is told together."""


class NewWay(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/ways: a way to be called when it is your turn and you don't look at the table."""

    kind: Literal["push", "mail", "discord", "slack", "ntfy"]
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=2000)]
    """An e-mail address; the address of a channel's webhook, or of a topic at ntfy; of a browser, its
    `PushSubscription` as JSON."""


class WayName(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/ways/drop, /api/me/ways/try: one of your ways: forget it; send a message there now."""

    way: str


class NewChannel(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/ID/channel: where a table tells whose turn it is; only its host may say."""

    kind: Literal["discord", "slack", "ntfy"]
    address: Annotated[str, msgspec.Meta(max_length=2000)]
    """The address of a channel's webhook, or of a topic at ntfy; empty: nowhere any more."""


class WayInfo(msgspec.Struct):
    """A way to be called."""

    way: str
    kind: str
    label: str
    """Enough of its address to know it again."""
    state: str
    """`new`: a mail was sent to confirm it; `on`; `off`: its link to stop was followed; `broken`: it is gone."""
    made: int


class Ways(msgspec.Struct):
    """GET /api/me/ways: how you are called, and how you could be."""

    ways: list[WayInfo]
    push: str
    """The server's public key, for a browser's `pushManager.subscribe`."""
    mail: bool
    hooks: bool
    """Whether the operator has set that up."""


class Channel(msgspec.Struct):
    """GET /api/tables/ID/channel: where a table tells whose turn it is; for its host."""

    way: WayInfo | None
    hooks: bool
    """Whether the operator has set that up."""


class Signed(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/confirm: what stood behind `/mail/` in the link of a mail."""

    token: Annotated[str, msgspec.Meta(max_length=200)]


class Recover(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/recover: a link that signs in, to an address that a guest has confirmed; nobody is told whether."""

    mail: Annotated[str, msgspec.Meta(max_length=254)]
    password: str = ""
    """The server's, if it has one."""


TAKEN = (Settings, NewWay, WayName, NewChannel, Signed, Recover)
GIVEN = (WayInfo, Ways, Channel)
