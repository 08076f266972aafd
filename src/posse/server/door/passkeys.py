"""The routes of passkeys (WebAuthn): one is made where one is signed in, and signs in wherever it is kept.

The site is the name under which the page was opened, which is one of ours (`security.Guard`); browsers make passkeys
only for a name, and only where the line is safe: HTTPS, or this machine.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.book import passkeys
from posse.server.door.devices import device_of
from posse.server.door.replies import address_of, body, house_of, person_of, reply, with_cookie
from posse.server.door.security import is_number, name_in
from posse.server.errors import No
from posse.server.node.house import House
from posse.server.wire import letters, myself

NEW, SIGN_IN = "new", "in"


def site_of(request: Request) -> tuple[str, str]:
    """The page's origin and the site that it is; `No` where there can be no passkeys."""
    origin = request.headers.get("origin", "")
    name = name_in(origin)
    safe = urlsplit(origin).scheme == "https" or name == "localhost" or name.endswith(".localhost")
    if not name or not safe or is_number(name):
        raise No("no-passkeys", 409)
    return origin, name


def riddle_in(credential: dict[str, Any]) -> bytes:
    """What the browser says it was asked."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    try:
        return parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
    except Exception as problem:  # whatever it is, it is none of ours
        raise No("bad-passkey", 400) from problem


async def mine(request: Request) -> Response:
    """GET /api/me/passkeys."""
    person = await person_of(request)
    rows = await house_of(request).passkeys.of(person.id)
    return reply(myself.Passkeys([passkeys.info(row) for row in rows]))


async def begin(request: Request) -> Response:
    """POST /api/me/passkeys/begin: what the browser needs to make one."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers import structs as s

    person, house = await person_of(request), house_of(request)
    _origin, site = site_of(request)
    known = await house.passkeys.of(person.id)
    if len(known) >= passkeys.MOST:
        raise No("too-many-passkeys", 429, most=passkeys.MOST)
    options = generate_registration_options(
        rp_id=site,
        rp_name="Posse",
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=house.passkeys.riddle(f"{NEW} {person.id}"),
        timeout=passkeys.GOOD_FOR,
        authenticator_selection=s.AuthenticatorSelectionCriteria(resident_key=s.ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[
            s.PublicKeyCredentialDescriptor(base64url_to_bytes(row["credential"]))
            for row in known
            if row["site"] == site
        ],
    )
    return reply(myself.Ceremony(msgspec.json.decode(options_to_json(options))))


async def add(request: Request) -> Response:
    """POST /api/me/passkeys: it is made."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    wish = await body(request, myself.NewPasskey)
    person, house = await person_of(request), house_of(request)
    origin, site = site_of(request)
    riddle = riddle_in(wish.credential)
    if not house.passkeys.is_ours(f"{NEW} {person.id}", riddle):
        raise No("bad-passkey", 403)
    try:
        made = verify_registration_response(
            credential=wish.credential, expected_challenge=riddle, expected_rp_id=site, expected_origin=origin
        )
    except Exception as problem:  # of many kinds: whatever a stranger may send
        raise No("bad-passkey", 403) from problem
    await house.passkeys.add(
        person,
        riddle,
        wish.name,
        credential=bytes_to_base64url(made.credential_id),
        public=bytes_to_base64url(made.credential_public_key),
        count=made.sign_count,
        site=site,
    )
    return await mine(request)


async def rename(request: Request) -> Response:
    """POST /api/me/passkeys/name."""
    wish = await body(request, myself.PasskeyName)
    person = await person_of(request)
    await house_of(request).passkeys.rename(person.id, wish.passkey, wish.name)
    return await mine(request)


async def drop(request: Request) -> Response:
    """POST /api/me/passkeys/drop: it opens nothing any more."""
    wish = await body(request, myself.PasskeyName)
    person = await person_of(request)
    await house_of(request).passkeys.drop(person.id, wish.passkey)
    return await mine(request)


async def begin_sign_in(request: Request) -> Response:
    """POST /api/passkey/begin: what the browser needs to look for one. It knows itself which ones it has."""
    from webauthn import generate_authentication_options, options_to_json

    _origin, site = site_of(request)
    house = house_of(request)
    riddle = house.passkeys.riddle(SIGN_IN)
    options = generate_authentication_options(rp_id=site, challenge=riddle, timeout=passkeys.GOOD_FOR)
    return reply(myself.Ceremony(msgspec.json.decode(options_to_json(options))))


async def sign_in(request: Request) -> Response:
    """POST /api/passkey: this is who I am."""
    house = house_of(request)
    if not house.newcomers.take(address_of(request)):
        raise No("too-fast", 429)
    wish = await body(request, myself.PasskeyAnswer)
    row, riddle, count = await _proven(request, wish.credential)
    await _let_in(request, house, str(row["door"]), wish.password)
    await house.passkeys.answered(row, riddle, count)
    person, token = await house.guests.come_back(str(row["guest"]), device_of(request.headers))
    return with_cookie(request, reply(letters.Guest(person.id, person.name)), token)


async def _proven(request: Request, credential: dict[str, Any]) -> tuple[dict[str, Any], bytes, int]:
    """The passkey, the riddle that it has answered, and how often it says it was used."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    house, (origin, site) = house_of(request), site_of(request)
    riddle = riddle_in(credential)
    row = await house.passkeys.found(str(credential.get("id", "")), site)
    if row is None or not house.passkeys.is_ours(SIGN_IN, riddle):
        raise No("bad-passkey", 403)
    try:
        owner = base64url_to_bytes(credential["response"]["userHandle"]).decode()
        done = verify_authentication_response(
            credential=credential,
            expected_challenge=riddle,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=base64url_to_bytes(row["public"]),
            credential_current_sign_count=row["count"],
        )
    except Exception as problem:  # of many kinds: whatever a stranger may send
        raise No("bad-passkey", 403) from problem
    if owner != row["guest"]:
        raise No("bad-passkey", 403)
    return row, riddle, done.new_sign_count


async def _let_in(request: Request, house: House, door: str, password: str) -> None:
    """No passkey leads past a password that was changed since it was last used."""
    if door == house.guests.door or not house.guests.door:
        return
    address = address_of(request)
    if not await house.guesses.may_try(address):
        raise No("too-fast", 429)
    if not house.guests.knows_password(password):
        raise No("wrong-password", 403)
    house.guesses.right(address)


ROUTES = [
    Route("/api/me/passkeys", mine, methods=["GET"]),
    Route("/api/me/passkeys", add, methods=["POST"]),
    Route("/api/me/passkeys/begin", begin, methods=["POST"]),
    Route("/api/me/passkeys/name", rename, methods=["POST"]),
    Route("/api/me/passkeys/drop", drop, methods=["POST"]),
    Route("/api/passkey/begin", begin_sign_in, methods=["POST"]),
    Route("/api/passkey", sign_in, methods=["POST"]),
]
