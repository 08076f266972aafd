"""What the server writes to standard error: a line a thing, for people or (`--log json`) for programs.

Only what is handed over by name is logged: no headers, no addresses, no tokens.
"""

from __future__ import annotations

import json
import logging
import time
from typing import Final

KNOWN: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "color_message", "taskName"}
FORMS: Final = ("plain", "json")


def _details(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in record.__dict__.items() if name not in KNOWN}


class PlainLines(logging.Formatter):
    """A line to read: when, how bad, what, and the details."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line, and below it where something broke."""
        stamp = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
        details = " ".join(f"{name}={value}" for name, value in _details(record).items())
        line = f"{stamp} {record.levelname.lower()} {record.name}: {record.getMessage()} {details}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, object] = {
            "at": stamp,
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= _details(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def write_logs(form: str = "plain") -> None:
    """Logs to standard error, in one of the `FORMS`."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "aiosqlite", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    for chatty in ("uvicorn", "asyncio"):  # they warn of each stranger who sends nonsense or goes before the answer
        logging.getLogger(chatty).setLevel(logging.ERROR)
