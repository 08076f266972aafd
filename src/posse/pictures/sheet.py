"""The sheet on which every picture is printed: the game, those who play, whose turn it is; beside them the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from posse.pictures.ink import (
    BOLD,
    DISPLAY,
    PLAIN,
    art,
    broken,
    colour,
    group,
    mark,
    number,
    path,
    rect,
    star,
    text,
    wide,
)

WIDTH: Final = 1200
HEIGHT: Final = 630
"""What messengers show whole."""
SIDE: Final = 318
"""Of that, for the game and those who play."""
EDGE: Final = 14
BOARD_WIDTH: Final = WIDTH - SIDE - 2 * EDGE
BOARD_HEIGHT: Final = HEIGHT - 2 * EDGE
LINES: Final = 366
"""Height for all seats."""


class Line(NamedTuple):
    """What stands beside a name."""

    score: str = ""
    note: str = ""
    out: bool = False
    """Dead, passed, or nobody's seat."""
    won: bool = False


class Board(NamedTuple):
    """What a game brings: its board, within BOARD_WIDTH by BOARD_HEIGHT, and a line for each who plays."""

    drawn: str
    lines: Sequence[Line]
    told: str = ""
    """How far the game is: the round, the turn."""


class Names(NamedTuple):
    """The words of a sheet."""

    title: str
    players: Sequence[str]
    about: str = ""
    """Where nobody plays: what the game is about."""


def sheet(names: Names, board: Board, turn: Sequence[int], taken: Sequence[bool] = ()) -> str:
    """The whole picture. `taken`: at a table that waits for people, which seats are."""
    inside = [
        rect(0, 0, WIDTH, HEIGHT, colour("wood-2")),
        rect(0, 0, SIDE, HEIGHT, colour("paper-2")),
        path(f"M{SIDE} 0V{HEIGHT}", "none", colour("ink"), 3),
        _grain(),
        _head(names),
        *_people(names, board, turn, taken),
        *([] if names.players else _about(names.about)),
        _foot(board.told),
        f'<svg x="{SIDE + EDGE}" y="{EDGE}" width="{BOARD_WIDTH}" height="{BOARD_HEIGHT}"'
        f' viewBox="0 0 {BOARD_WIDTH} {BOARD_HEIGHT}">{board.drawn}</svg>',
        path(f"M{SIDE + EDGE} {EDGE}h{BOARD_WIDTH}v{BOARD_HEIGHT}h-{BOARD_WIDTH}z", "none", colour("print-gold"), 2.5),
    ]
    return whole(inside)


def whole(inside: Sequence[str]) -> str:
    """The root around it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        + "".join(inside)
        + "</svg>"
    )


def _grain() -> str:
    """Planks around the board."""
    return path(f"M{SIDE} 5H{WIDTH}M{SIDE} {HEIGHT - 5}H{WIDTH}M{WIDTH - 6} 0V{HEIGHT}", "none", colour("wood"), 1.5)


def _head(names: Names) -> str:
    size, most = 33.0, SIDE - 40.0
    lines = broken(names.title, size, most, DISPLAY, 3)
    longest = max(wide(line, size, DISPLAY) for line in lines)
    size = min(size, size * most / longest) if len(lines) < 3 else 28.0
    drawn = [
        text(20, 48 + row * size * 1.12, line, size, colour("rust"), DISPLAY, most=most)
        for row, line in enumerate(lines)
    ]
    under = 48 + (len(lines) - 1) * size * 1.12 + 18
    drawn.append(path(f"M20 {number(under)}H{SIDE - 20}M20 {number(under + 5)}H{SIDE - 20}", "none", colour("line"), 2))
    return "".join(drawn)


def _about(words: str) -> list[str]:
    lines = broken(words, 24, SIDE - 44, PLAIN, 12)
    return [text(20, 190 + row * 31, line, 24, colour("ink")) for row, line in enumerate(lines)]


def _people(names: Names, board: Board, turn: Sequence[int], taken: Sequence[bool]) -> list[str]:
    many = len(names.players)
    high = min(76.0, LINES / max(many, 1))
    first = 158 + (LINES - high * many) / 4
    return [
        group(
            _line(seat, name, board.lines[seat], high, seat in turn, not all(taken[seat : seat + 1])),
            0,
            first + seat * high,
        )
        for seat, name in enumerate(names.players)
    ]


def _line(seat: int, name: str, line: Line, high: float, turn: bool, free: bool) -> list[str]:
    """A player: mark, name, score; below it what else is to be said, where there is room."""
    roomy, ink = high >= 52, colour("ink-2" if line.out else "ink")
    size = min(25.0, high * 0.5)
    drawn = []
    if turn:
        drawn += [
            rect(0, 1, SIDE - 2, high - 3, colour("glow-soft")),
            path(f"M0 1V{number(high - 2)}", "none", colour("glow"), 12),
        ]
    if line.won:
        drawn += [
            rect(0, 1, SIDE - 2, high - 3, colour("print-gold")),
            star(SIDE - 46, high / 2 - 17, 34, colour("ink")),
        ]
    score = SIDE - (54 if line.won else 18)
    taken = wide(line.score, size * 1.06, DISPLAY)
    middle = high * (0.37 if roomy and line.note else 0.5)
    drawn += [
        mark(seat, 36, high / 2, min(30.0, high * 0.6), free),
        text(
            60, middle + size * 0.34, name, size, ink, PLAIN if free else BOLD, most=score - 60 - taken - 8, least=0.8
        ),
        text(score, middle + size * 0.36, line.score, size * 1.06, ink, DISPLAY, "end"),
    ]
    if roomy and line.note:
        drawn.append(text(60, high * 0.78, line.note, 18, colour("ink-2"), PLAIN, most=SIDE - 80))
    if line.out:
        drawn.append(path(f"M22 {number(high / 2)}h28", "none", colour("print-red"), 4))
    return drawn


def _foot(told: str) -> str:
    drawn = [
        path(f"M20 566H{SIDE - 20}", "none", colour("line"), 2),
        star(18, 580, 36, colour("gold")),
        text(58, 607, "Posse", 25, colour("ink"), DISPLAY),
        text(SIDE - 18, 605, told, 19, colour("ink-2"), PLAIN, "end", most=SIDE - 166),
    ]
    return "".join(drawn)


def poster(game: str, x: float, y: float, high: float) -> str:
    """The game's poster, with the colours of the printer."""
    inks = {name: colour(f"print-{'paper' if name == 'pale' else name}") for name in PRINTED}
    rules = [f".{name}{{fill:{tint}}}" for name, tint in inks.items()] + [
        f".edge{{stroke:{inks['pale']};stroke-width:1.6;paint-order:stroke}}",
        f".edge-ink{{stroke:{inks['ink']};stroke-width:5;paint-order:stroke}}",
        f".thin{{fill:none;stroke:{inks['pale']};stroke-width:.8}}",
        f".line{{fill:none;stroke:{inks['ink']};stroke-width:3}}",
    ]
    posters: Any = art()["posters"]
    drawn = posters.get(game, posters["plain"])
    frame = path("M0 0H292V392H0z", "none", inks["ink"], 5)
    inner = f'<svg width="292" height="392" viewBox="4 4 292 392">{drawn}</svg>'
    return group([f"<style>{''.join(rules)}</style>", inner, frame], x, y, high / 392)


PRINTED: Final = ("ink", "pale", "red", "gold", "blue", "green", "wood")
