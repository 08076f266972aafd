"""How a message gets there: to a browser (Web Push), by e-mail, to a channel of Discord, Slack or ntfy.

Everything here waits for others, so it runs in threads of its own. Addresses come from guests: only those of services
that the operator or we have named are ever written to, and no answer leads us elsewhere.
"""

from __future__ import annotations

import base64
import secrets
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import msgspec

from posse.server.config import Config
from posse.server.node.messages import Said

SECONDS: Final = 15.0
"""That another server has to answer."""
PUSH_SERVICES: Final = (
    "https://fcm.googleapis.com/",
    "https://jmt17.google.com/",
    "https://updates.push.services.mozilla.com/",
    "https://web.push.apple.com/",
)
PUSH_DOMAINS: Final = (".notify.windows.com", ".push.apple.com")
SERVICES: Final = {
    "discord": ("https://discord.com/api/webhooks/", "https://discordapp.com/api/webhooks/"),
    "slack": ("https://hooks.slack.com/services/",),
    "ntfy": ("https://ntfy.sh/",),
}
"""Where webhooks lead."""
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""
KEPT: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""


class Failed(Exception):
    """It did not arrive; later it may."""


class Gone(Exception):
    """It will never arrive there."""


class Push(msgspec.Struct):
    """A browser's `PushSubscription`, as far as it matters."""

    endpoint: str
    keys: dict[str, str]


def may_go_to(kind: str, address: str, config: Config) -> bool:
    """Whether a guest may have messages sent to that address.

    >>> may_go_to("ntfy", "https://ntfy.sh/posse", Config("")), may_go_to("ntfy", "http://10.0.0.1/x", Config(""))
    (True, False)
    """
    try:
        parts = urlsplit(address)
        if parts.username or parts.password or set(address) & set(" \\\r\n\t"):
            return False
        known = PUSH_SERVICES if kind == "push" else SERVICES[kind]
        if any(address.startswith(one.rstrip("/") + "/") for one in (*known, *config.services)):
            return ".." not in parts.path
        near = (parts.hostname or "").endswith(PUSH_DOMAINS) and parts.port in (None, 443)
        return kind == "push" and parts.scheme == "https" and near
    except (ValueError, KeyError):
        return False


def new_key() -> str:
    """A private key for Web Push (P-256), made once for a house: any number from 1 to the order of that curve."""
    return _base64((secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers are told of it."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    number = int.from_bytes(base64.urlsafe_b64decode(private + "="), "big")
    public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return _base64(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def send_push(address: str, said: Said, private: str, config: Config) -> None:
    """To a browser, encrypted so that only it can read it."""
    from pywebpush import WebPushException, webpush
    from requests import RequestException

    where = msgspec.json.decode(address, type=Push)
    if not may_go_to("push", where.endpoint, config):
        raise Gone("the operator does not know that service any more")
    text = "\n".join(line for line, _ in said.lines)
    link = said.lines[0][1] if len(said.lines) == 1 else "/"
    data = msgspec.json.encode({"title": said.title, "text": text, "link": link, "tag": said.tag}).decode()
    # Who is to be told if our messages are a nuisance.
    owner = config.address or f"mailto:{parseaddr(config.mail_from)[1] or 'posse@localhost.invalid'}"
    try:
        webpush(
            {"endpoint": where.endpoint, "keys": where.keys},
            data,
            vapid_private_key=private,
            vapid_claims={"sub": owner},
            ttl=KEPT,
            timeout=SECONDS,
            headers={"urgency": "high"},
            requests_session=_session(),
        )
    except WebPushException as problem:
        status = None if problem.response is None else problem.response.status_code
        raise Gone(f"push: {status}") if status in (400, 403, 404, 410) else Failed(f"push: {status}") from problem
    except (RequestException, ValueError, TypeError) as problem:
        raise Failed(f"push: {type(problem).__name__}") from problem


def _session() -> Any:
    """A session that is led nowhere else."""
    import requests

    session = requests.Session()
    session.max_redirects = 0
    return session


def send_hook(kind: str, address: str, said: Said, config: Config) -> None:
    """To a channel, in its form. What people wrote (their names) calls nobody there."""
    import requests

    if not may_go_to(kind, address, config):
        raise Gone("the operator does not know that service any more")
    where, form = hook(kind, address, said, config.address)
    try:
        answer = requests.post(where, json=form, timeout=SECONDS, allow_redirects=False)
    except requests.RequestException as problem:
        raise Failed(f"{kind}: {type(problem).__name__}") from problem
    if answer.status_code in (401, 403, 404, 410):
        raise Gone(f"{kind}: {answer.status_code}")
    if answer.status_code >= 300:
        raise Failed(f"{kind}: {answer.status_code}")


def hook(kind: str, address: str, said: Said, house: str) -> tuple[str, dict[str, Any]]:
    """Where a message goes, and its form there."""
    lines = [(text, house + link if link else "") for text, link in said.lines]
    if kind == "discord":
        text = "\n".join(f"{_plain(line)} {f'<{link}>' if link else ''}".rstrip() for line, link in lines)
        return address, {"content": text[:2000], "allowed_mentions": {"parse": []}}
    if kind == "slack":
        return address, {
            "text": "\n".join(f"{_slack(line)} {f'<{link}>' if link else ''}".rstrip() for line, link in lines)
        }
    base, _, topic = address.partition("?")[0].rstrip("/").rpartition("/")
    message = "\n".join(line for line, _ in lines)
    form = {"topic": topic, "title": said.title, "message": message}
    return base + "/", form | ({"click": lines[0][1]} if lines[0][1] else {})


def _plain(text: str) -> str:
    """Words that mean nothing to Discord's Markdown."""
    return "".join(f"\\{letter}" if letter in "\\*_~`|>#[]()<" else letter for letter in text)


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def mail(to: str, said: Said, config: Config, links: list[str], foot: list[tuple[str, str]], stop: str) -> EmailMessage:
    """A mail: what is said, each with its link; then what belongs below."""
    message = EmailMessage()
    name, address = parseaddr(config.mail_from)
    user, _, domain = address.rpartition("@")
    message["From"] = Address(name or "Posse", user, domain)
    message["To"] = to
    message["Subject"] = said.title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    if stop:
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    parts = [f"{text}\n{link}".rstrip() for (text, _), link in zip(said.lines, links, strict=True)]
    parts += ["--", *(f"{text}\n{link}".rstrip() for text, link in foot)] if foot else []
    message.set_content("\n\n".join(parts) + "\n")
    return message


def send_mail(message: EmailMessage, config: Config) -> None:
    """Over the operator's mail server; encrypted where it can be."""
    server = urlsplit(config.mail_server)
    host, context = server.hostname or "localhost", ssl.create_default_context()
    try:
        if server.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, server.port or 465, timeout=SECONDS, context=context)
        else:
            line = smtplib.SMTP(host, server.port or 587, timeout=SECONDS)
        with line:
            line.ehlo()
            if server.scheme == "smtp" and line.has_extn("starttls"):
                line.starttls(context=context)
                line.ehlo()
            if server.username:
                line.login(unquote(server.username), unquote(server.password or ""))
            line.send_message(message)
    except smtplib.SMTPRecipientsRefused as problem:
        codes = [code for code, _ in problem.recipients.values()]
        raise Gone("mail: refused") if min(codes, default=0) >= 500 else Failed("mail: not now") from problem
    except (smtplib.SMTPException, OSError, ValueError) as problem:
        raise Failed(f"mail: {type(problem).__name__}") from problem
