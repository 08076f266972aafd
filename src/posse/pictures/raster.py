"""From SVG to what messengers show: PNG by resvg; several of them one after the other, a GIF by Pillow."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

import resvg_py
from PIL import Image

from posse.pictures.ink import fonts

BEAT: Final = 900
"""Milliseconds that a moment is shown; the last one three times as long."""
FRAMES: Final = 16
"""Moments of one animation, at most."""
SMALL: Final = 800
"""How large an animation is: its file is to be sent around."""


def png(svg: str, width: int | None = None) -> bytes:
    """A picture, as large as it was drawn or of this width."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True, font_files=fonts()))


def animation(svgs: Sequence[str]) -> bytes:
    """Moments one after the other, for ever."""
    frames = [_frame(svg) for svg in svgs[-FRAMES:]]
    palette = frames[-1].quantize(128)
    few = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    beats = [BEAT] * (len(few) - 1) + [3 * BEAT]
    out = io.BytesIO()
    few[0].save(out, "GIF", save_all=True, append_images=few[1:], duration=beats, loop=0, optimize=True)
    return out.getvalue()


def _frame(svg: str) -> Image.Image:
    with Image.open(io.BytesIO(png(svg, SMALL))) as drawn:
        return drawn.convert("RGB")
