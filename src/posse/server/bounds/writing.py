"""What people wrote."""

from __future__ import annotations

from posse.server.errors import No


def clean(text: str, longest: int, key: str) -> str:
    """Text that people wrote: one line, no control characters, not too long, not empty."""
    tidy = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not 0 < len(tidy) <= longest:
        raise No(key, 400, most=longest)
    return tidy
