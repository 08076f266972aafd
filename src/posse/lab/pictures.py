"""A table in words, and the words as a picture: for `render`."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from posse.kernel.game import Game
from posse.words import Words

LINES = 14
"""So much of the story is shown."""
WIDTH, LINE, EDGE = 900, 22, 14
PAPER, INK = (245, 236, 214), (48, 34, 22)


class Teller:
    """Tells what happened at a table, as all may know it."""

    def __init__(self, game: Game) -> None:
        self.words = Words("en", game.box)

    def text(self, game: Game) -> str:
        """The last that happened, and whom the table waits for."""
        names = [f"seat {seat}" for seat in range(game.seats)]
        lines = [self.words.say(event, names) for event in game.events(None)[-LINES:]]
        if game.pending is None:
            lines.append(f"Places: {game.box.ranks(game)}")
        else:
            lines.append("Asked: " + ", ".join(names[seat] for seat in game.view(None)["asked"]))  # type: ignore[attr-defined]
        return "\n".join([self.words.text("title"), *lines])

    def picture(self, game: Game) -> NDArray[np.uint8]:
        """The same as a picture."""
        image = Image.new("RGB", (WIDTH, 2 * EDGE + (LINES + 2) * LINE), PAPER)
        pen, font = ImageDraw.Draw(image), ImageFont.load_default(size=15)
        for number, line in enumerate(self.text(game).split("\n")):
            pen.text((EDGE, EDGE + number * LINE), line, fill=INK, font=font)
        return np.asarray(image, dtype=np.uint8).copy()
