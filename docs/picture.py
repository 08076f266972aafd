"""The picture in the README: a moment of a game in the terminal, as SVG. `python docs/picture.py` draws it anew."""

from __future__ import annotations

import io
import re
from importlib import resources
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from posse.bots import make, observe
from posse.cli.draw import draw
from posse.games import CATALOG
from posse.kernel.chance import Seal
from posse.words import Words

PLAYERS = ["Ann", "Ben", "Cleo"]
SEAT = 0
CHOICES = 38


def main() -> None:
    """Play on to a moment at which Ann is asked, and draw what she sees."""
    box = CATALOG["five-points"]
    game = box.new(3, Seal.of(7).chance())
    bots = [make("scout:60", seat) for seat in range(3)]
    made = 0
    while made < CHOICES or game.questions()[0].seat != SEAT or game.questions()[0].kind.name != "turn":
        question = game.questions()[0]
        game.play(question.seat, bots[question.seat].choose(observe(game, question.seat)))
        made += 1
    words = Words("en", box, resources.files("posse.cli"))
    console = Console(width=80, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(draw(game.view(SEAT), words, PLAYERS))
    question = game.questions()[0]
    console.print()
    for event in game.events(SEAT)[-3:]:
        console.print(Text(words.say(event, PLAYERS)).append(f"  {event.saying.clause}", style="dim"))
    console.print()
    console.print(Text(words.say(game.asking(SEAT), PLAYERS), style="bold"))
    for number, choice in enumerate(question.choices[:4], 1):
        console.print(f" {number:>2}  {words.say(game.phrase(SEAT, choice), PLAYERS)}")
    svg = console.export_svg(title="sh run terminal five-points", theme=MONOKAI)
    # Fonts are the reader's own: nothing is fetched from anywhere.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono")
    (Path(__file__).parent / "terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
