"""Rules and words: they don't change while a server is open, so they are read and packed once."""

from __future__ import annotations

import gzip
from functools import lru_cache
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response


@lru_cache(maxsize=64)
def packed(files: tuple[Traversable, ...]) -> tuple[bytes, bytes]:
    """The files one after the other, as they are and packed."""
    plain = "\n".join(file.read_text(encoding="utf-8") for file in files).encode()
    return plain, gzip.compress(plain, mtime=0)


def text(request: Request, *files: Traversable, kind: str = "text/plain") -> Response:
    """The answer that holds them."""
    plain, small = packed(files)
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type=kind, headers=headers)
    return Response(small, media_type=kind, headers={**headers, "content-encoding": "gzip"})
