"""What can't be done, and why, as words that the reader's language has. The texts lie in text/."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from posse.kernel.game import Refusal
from posse.server import wire

if TYPE_CHECKING:
    from posse.words import Words as Speaker

LANGUAGES = ("en", "pl")


class No(Exception):
    """What was asked for can't be done. Nothing has changed."""

    def __init__(self, key: str, status: int = 400, detail: str = "", **args: int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.detail = detail
        """Words of the game itself (`BadTable`), where it has said it better than we could."""
        self.args_given = args
        self.refusal: Refusal | None = None

    @staticmethod
    def because(refusal: Refusal) -> No:
        """The game's own reason."""
        problem = No(refusal.saying.key, 409)
        problem.refusal = refusal
        return problem

    def words(self) -> wire.Words:
        """The reason for a program or a page."""
        if self.refusal is not None:
            return wire.Words(self.key, self.refusal.clause, self.refusal.args())
        return wire.Words(self.key, "", {name: ("n", value) for name, value in self.args_given.items()})

    def text(self) -> str:
        """The reason in English, for logs and small programs."""
        if self.detail:
            return self.detail
        if self.refusal is not None:
            clause = f" ({self.refusal.clause})" if self.refusal.clause else ""
            return f"Not allowed: {self.key}{clause}"
        return speaker("en").text(self.key, **self.args_given)


@cache
def speaker(language: str) -> Speaker:
    """The server's own words in a language. Fluent is loaded when the first word is spoken, not at the start."""
    from posse.words import Words as Speaker

    return Speaker(language, None, resources.files("posse.server"))


PHRASES = (
    "say-hello",
    "say-good-luck",
    "say-thanks",
    "say-well-played",
    "say-nice-move",
    "say-oops",
    "say-thinking",
    "say-your-turn",
    "say-hurry",
    "say-sorry",
    "say-back-soon",
    "say-i-am-back",
    "say-rematch",
    "say-goodbye",
    "say-revenge",
)
"""Ready phrases of the chat, which everybody reads in their own language."""

__all__ = ["LANGUAGES", "PHRASES", "No", "speaker"]
