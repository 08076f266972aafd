"""What pictures are drawn with: SVG as text. The drawings and the colours are those of the page (art.json)."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from importlib import resources
from typing import Any, Final

from PIL import ImageFont

PLAIN: Final = "plain"
BOLD: Final = "bold"
DISPLAY: Final = "display"
FACES: Final = {
    PLAIN: ("Alegreya Sans Medium", 500, "alegreya-sans-500.ttf"),
    BOLD: ("Alegreya Sans ExtraBold", 800, "alegreya-sans-800.ttf"),
    DISPLAY: ("Bevan", 400, "bevan-400.ttf"),
}
"""The house's types: what they are called in SVG, and their files."""
MEASURED: Final = 100
"""At this size words are measured."""
MIDDLES: Final = (13.9, 13.9, 16.4, 13.7, 14.2, 13.8, 13.9, 14, 12.6)
"""Where the letter looks centred in the shape of each seat."""
SOFT_HYPHEN: Final = "\u00ad"


@cache
def art() -> Any:
    """The drawings of the page, as web/src/art/paper.test.ts writes them down."""
    return json.loads(_folder().joinpath("art.json").read_text("utf-8"))


def _folder() -> Any:
    return resources.files("posse.pictures")


@cache
def fonts() -> list[str]:
    """The files of our types."""
    return [str(_folder() / "fonts" / name) for _family, _weight, name in FACES.values()]


@cache
def _type(face: str) -> ImageFont.FreeTypeFont:
    file = str(_folder() / "fonts" / FACES[face][2])
    return ImageFont.truetype(file, MEASURED, layout_engine=ImageFont.Layout.BASIC)


def colour(name: str, game: str = "house") -> str:
    """A colour of the house, or of one of its games."""
    return str(art()["colours"][game][name])


def seat_colour(seat: int) -> str:
    """The colour of a seat."""
    return colour(f"seat-{seat % len(MIDDLES)}")


def number(value: float) -> str:
    """As short as it can be said.

    >>> number(12.0), number(0.333)
    ('12', '0.33')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def path(d: str, fill: str = "none", line: str = "", width: float = 0, more: str = "") -> str:
    """A shape: filled, outlined or both."""
    stroke = f' stroke="{line}" stroke-width="{number(width)}"' if line else ""
    return f'<path d="{d}" fill="{fill}"{stroke}{" " + more if more else ""}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, line: str = "", width: float = 0, round_: float = 0) -> str:
    """A box."""
    stroke = f' stroke="{line}" stroke-width="{number(width)}"' if line else ""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    return f'<rect {place} rx="{number(round_)}" fill="{fill}"{stroke}/>'


def circle(x: float, y: float, r: float, fill: str, line: str = "", width: float = 0) -> str:
    """A disc, a ring or both."""
    stroke = f' stroke="{line}" stroke-width="{number(width)}"' if line else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{stroke}/>'


def group(parts: list[str] | str, x: float = 0, y: float = 0, scale: float = 1, tall: float = 0, more: str = "") -> str:
    """Things moved together, and made larger; `tall`, if their height grows otherwise."""
    size = f" scale({number(scale)}{' ' + number(tall) if tall else ''})" if scale != 1 or tall else ""
    inside = parts if isinstance(parts, str) else "".join(parts)
    return f'<g transform="translate({number(x)} {number(y)}){size}"{" " + more if more else ""}>{inside}</g>'


def wide(words: str, size: float, face: str = PLAIN) -> float:
    """How wide these words are."""
    return _type(face).getlength(words) * size / MEASURED


def shortened(words: str, size: float, most: float, face: str = PLAIN) -> str:
    """As many of the letters as fit."""
    if wide(words, size, face) <= most:
        return words
    while words and wide(words + "…", size, face) > most:
        words = words[:-1]
    return words.rstrip() + "…"


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    face: str = PLAIN,
    anchor: str = "start",
    most: float = 0,
    least: float = 0.7,
) -> str:
    """A line. What is wider than `most` takes smaller letters, down to `least` of the size; then it is cut."""
    words = words.replace(SOFT_HYPHEN, "")
    if most:
        size = max(size * least, size * min(1.0, most / max(wide(words, size, face), 1)))
        words = shortened(words, size, most + 1, face)
    family, weight, _file = FACES[face]
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}"'
    return f'<text {place} font-family="{family}" font-weight="{weight}" fill="{fill}">{escape(_clean(words))}</text>'


def _clean(words: str) -> str:
    """Without what may not stand in XML at all."""
    return "".join(letter for letter in words if letter.isprintable())


def broken(words: str, size: float, most: float, face: str = PLAIN, lines: int = 3) -> list[str]:
    """Words in lines of this width; where one may be parted, it bears a soft hyphen."""
    done: list[str] = [""]
    for word in words.split(" "):
        longer = f"{done[-1]} {word}".strip()
        if not done[-1] or wide(longer.replace(SOFT_HYPHEN, ""), size, face) <= most:
            done[-1] = longer
        else:
            done.append(word)
    if len(done) > lines:
        done = [*done[: lines - 1], " ".join(done[lines - 1 :])]
    return [shortened(line.replace(SOFT_HYPHEN, ""), size, most, face) for line in done]


def mark(seat: int, x: float, y: float, size: float, free: bool = False) -> str:
    """The shape and the letter of a seat, around its middle; only the outline where nobody sits."""
    seats, which, tint = art()["seats"], seat % len(MIDDLES), seat_colour(seat)
    shape, letter = seats["shapes"][which], seats["letters"][which]
    fill = "none" if free else tint
    dashed = 'stroke-linejoin="round"' + (' stroke-dasharray="2.5 1.8"' if free else "")
    ink = tint if free else colour("paper")
    parts = [path(shape, fill, tint, 1.4, dashed), text(10, MIDDLES[which], letter, 11, ink, BOLD, "middle")]
    return group(parts, x - size / 2, y - size / 2, size / 20)


def drawing(glyph: Any, ink: str, x: float, y: float, size: float, line: float = 2) -> str:
    """One of the small drawings in a box of 24 by 24, its upper left corner there."""
    parts = []
    if glyph.get("fill"):
        parts.append(path(glyph["fill"], ink, more='fill-rule="evenodd"'))
    if glyph.get("line"):
        parts.append(path(glyph["line"], "none", ink, line, 'stroke-linejoin="round"'))
    return group(parts, x, y, size / 24)


def star(x: float, y: float, size: float, fill: str) -> str:
    """The tin star of the house."""
    return group([path(d, fill, more='fill-rule="evenodd"') for d in art()["star"]], x, y, size / 48)
