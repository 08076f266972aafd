"""From the seal to the deal: players' browsers add numbers of their own to the luck, so that nobody can choose it.

1. While the table is open, a seat's browser pledges: it draws 128 bits and shows their SHA-256.
2. The host begins. The server draws its seed and shows its promise (`Sealed`): now all parts of the luck are fixed, and
   nobody knows them all.
3. The browsers show their numbers. When the last is in, or after `PATIENCE`, the cards are dealt, by the luck of
   SHA-256(seed + numbers). Who has not shown its number in time adds nothing, and the record says so.

From the seal on nobody stands up: who knows all numbers before the others could ask for new ones until they suit them.
What is left to such a one is to withhold a number or not, one of two deals; the record shows it (a pledge without its
number), and `--check` tells. Only the operator can break a seal (`posse admin`); then the record counts the seals.

Where nobody pledges (programs, an old page), the game begins at once with the server's luck alone.
"""

from __future__ import annotations

import re
from typing import Any, Final

from posse.kernel.chance import Seal, pledge_of
from posse.kernel.record import Table
from posse.server import wire
from posse.server.book import ledger
from posse.server.errors import No
from posse.server.table.requests import Lines, has_room_early, host_only, own, players, still_open
from posse.server.table.sitting import Sitting

PATIENCE: Final = 5.0
"""Seconds that a sealed table waits for the numbers that were pledged."""
PLEDGE: Final = re.compile(r"[0-9a-f]{64}")
NONCE: Final = re.compile(r"[0-9a-f]{32}")


def pledge(sitting: Sitting, guest: str, message: wire.Pledge) -> Lines:
    """Promise a number for the luck. It can be exchanged until the table is sealed."""
    chair = own(sitting, guest, message.seat)
    still_open(sitting)
    if sitting.seal is not None:
        raise No("sealed", 409)
    if not PLEDGE.fullmatch(message.pledge):
        raise No("bad-pledge")
    if chair.pledge == message.pledge:
        return []
    has_room_early(sitting, guest)
    return [ledger.Pledged(message.seat, message.pledge)]


def start(sitting: Sitting, guest: str) -> Lines:
    """Begin: seal the luck, if somebody has pledged a number; else deal."""
    if not (sitting.made.settings.cup and sitting.seats_of(guest)):
        host_only(sitting, guest)
    still_open(sitting)
    free = sum(not chair.taken for chair in sitting.chairs)
    if free:
        raise No("seats-free", 409, free=free)
    if sitting.seal is not None:
        return []
    seal = Seal.fresh()
    if any(chair.pledge for chair in sitting.chairs):
        return [ledger.Sealed(seal.seed.hex(), seal.salt.hex())]
    return [_deal(sitting, seal, [""] * len(sitting.chairs))]


def reveal(sitting: Sitting, guest: str, message: wire.Reveal) -> Lines:
    """Show the number that was pledged. The last one begins the game."""
    chair = own(sitting, guest, message.seat)
    still_open(sitting)
    if sitting.seal is None:
        raise No("not-sealed", 409)
    if not NONCE.fullmatch(message.nonce) or pledge_of(bytes.fromhex(message.nonce)) != chair.pledge:
        raise No("bad-nonce")
    if chair.nonce:
        return []
    nonces = [message.nonce if seat == message.seat else c.nonce for seat, c in enumerate(sitting.chairs)]
    lines: Lines = [ledger.Revealed(message.seat, message.nonce)]
    if all(nonce or not c.pledge for nonce, c in zip(nonces, sitting.chairs, strict=True)):
        lines.append(_deal(sitting, sitting.seal, nonces))
    return lines


def waited_enough(sitting: Sitting) -> Lines:
    """Deal with the numbers that are there."""
    assert sitting.seal is not None
    return [_deal(sitting, sitting.seal, [chair.nonce for chair in sitting.chairs])]


def _deal(sitting: Sitting, seal: Seal, nonces: list[str]) -> ledger.Began:
    made = sitting.made
    luck: dict[str, Any] = {"pledges": [chair.pledge for chair in sitting.chairs], "nonces": nonces}
    if sitting.seals > 1:
        luck["seals"] = sitting.seals
    tells = any(luck["pledges"]) or sitting.seals > 1
    added = Seal(seal.seed, seal.salt, tuple([bytes.fromhex(nonce) for nonce in nonces if nonce]))
    table = Table.set(
        sitting.box,
        made.seats,
        made.options,
        added,
        players(sitting),
        luck if tells else None,
    )
    return ledger.Began(table.record.header)
