"""A security key of our own: makes passkeys and answers riddles, honestly or not."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, NEW = 0x01 | 0x04, 0x40


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey, and the page that it is asked from."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.ident = secrets.token_bytes(16)
        self.user = b""
        self.count = 0

    def _page(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _data(self, site: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        self.user = unb64(options["user"]["id"])
        spot = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: spot.x.to_bytes(32, "big"), -3: spot.y.to_bytes(32, "big")})
        held = bytes(16) + len(self.ident).to_bytes(2, "big") + self.ident + public
        data = self._data(options["rp"]["id"], PRESENT | NEW) + held
        told = {"fmt": "none", "attStmt": {}, "authData": data}
        page = self._page("webauthn.create", options)
        return self._credential({"clientDataJSON": b64(page), "attestationObject": b64(cbor2.dumps(told))})

    def answer(self, options: dict[str, Any]) -> dict[str, Any]:
        page, data = self._page("webauthn.get", options), self._data(options["rpId"], PRESENT)
        signature = self.key.sign(data + hashlib.sha256(page).digest(), ec.ECDSA(SHA256()))
        told = {"clientDataJSON": page, "authenticatorData": data, "signature": signature, "userHandle": self.user}
        return self._credential({name: b64(value) for name, value in told.items()})

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": b64(self.ident), "rawId": b64(self.ident), "type": "public-key", "response": response}
