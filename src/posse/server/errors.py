"""What can't be done, and why, as words that the reader's language has. The texts lie in text/."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from posse.kernel.box import Box
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
        self.box: Box | None = None
        self.players: Sequence[str] = ()

    @staticmethod
    def because(refusal: Refusal, box: Box | None = None, players: Sequence[str] = ()) -> No:
        """The game's own reason; with the game and the names at the table it can be said in English."""
        problem = No(refusal.saying.key, 409)
        problem.refusal, problem.box, problem.players = refusal, box, players
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
            return f"{game_speaker(self.box).say(self.refusal, self.players)}{clause}"
        return speaker("en").text(self.key, **self.args_given)


@cache
def speaker(language: str) -> Speaker:
    """The server's own words in a language. Fluent is loaded when the first word is spoken, not at the start."""
    from posse.words import Words as Speaker

    return Speaker(language, None, resources.files("posse.server"))


@cache
def game_speaker(box: Box | None) -> Speaker:
    """English for what a game says; one on trial may have no words of its own yet."""
    from posse.words import Words as Speaker

    try:
        return Speaker("en", box)
    except (OSError, TypeError):
        return Speaker("en")


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
