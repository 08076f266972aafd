"""What a browser says it is, in two words. Nothing else of it is kept."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

BROWSERS: Final = (
    ("edge", r"\bEdg(e|A|iOS)?/"),
    ("opera", r"\bOPR/|\bOpera\b"),
    ("firefox", r"\bFirefox/|\bFxiOS/"),
    ("chrome", r"\bChrom(e|ium)/|\bCriOS/|\bHeadlessChrome/"),
    ("safari", r"\bSafari/"),
)
"""In this order: each pretends to be those below it."""
SYSTEMS: Final = (
    ("iphone", r"\biPhone\b"),
    ("ipad", r"\biPad\b"),
    ("android", r"\bAndroid\b"),
    ("windows", r"\bWindows\b"),
    ("chromeos", r"\bCrOS\b"),
    ("mac", r"\bMacintosh\b"),
    ("linux", r"\bLinux\b"),
)


def device_of(headers: Mapping[str, str]) -> str:
    """Browser and system; one of them or nothing, where the other is not known.

    >>> device_of({"user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"})
    'firefox android'
    >>> device_of({"user-agent": "Python-urllib/3.12"})
    ''
    """
    agent = headers.get("user-agent", "")[:500]
    found = (next((name for name, sign in kinds if re.search(sign, agent)), "") for kinds in (BROWSERS, SYSTEMS))
    return " ".join(filter(None, found))
