"""Deadwood: the town row by row, the cowboys in its buildings, the Sheriff on his corner, Boot Hill and the Mine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from posse.pictures import ink
from posse.pictures.ink import BOLD, art, broken, drawing, group, path, rect, seat_colour, text
from posse.pictures.ink import wide as wide_of
from posse.pictures.sheet import BOARD_HEIGHT, BOARD_WIDTH, Board, Line
from posse.words import Words

ROWS: Final = (7, 6, 5, 4, 3, 2)
PLOTS: Final = tuple((row, place) for row, size in enumerate(ROWS) for place in range(size))
COWBOYS: Final = 9
OF_A_RANK: Final = 3
MINE: Final = 28
BOOT_HILL: Final = 29
RAILROAD: Final = 25
TOP: Final = 12
WIDE: Final = BOARD_WIDTH / 7
HIGH: Final = (BOARD_HEIGHT - TOP) / 6
PAINTS: Final = {"gold": "gold-wall", "wood": "wood-wall"}
MIDDLES: Final = (14.2, 14.2, 16.6, 14.2, 14.6)
"""Where a number looks centred in the shape of each seat."""


def colour(name: str) -> str:
    """One of the game's own."""
    return ink.colour(name, "deadwood")


def printed(name: str) -> str:
    """One of the printer's."""
    return ink.colour(f"print-{name}")


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> Board:
    """The town as in this view."""
    table = view["table"]
    drawn = [rect(0, 0, BOARD_WIDTH, BOARD_HEIGHT, colour("dirt"))]
    drawn += [_outskirts(table, words, place) for place in (BOOT_HILL, MINE)]
    drawn += [_walk(row) for row in range(len(ROWS))]
    drawn += [_plot(table, words, plot) for plot in range(len(PLOTS))]
    drawn.append(_sheriff(table["sheriff"]))
    drawn.append(_pool(table))
    return Board("".join(drawn), [_line(view, words, seat) for seat in range(len(players))])


def _line(view: dict[str, Any], words: Words, seat: int) -> Line:
    table = view["table"]
    player = table["players"][seat]
    note = words.text("board-posters", n=player["posters"]) if player["posters"] else ""
    if view["over"] and table["accounts"]:
        return Line(f"${table['accounts'][seat]['total']}", note, won=view["ranks"][seat] == 1)
    return Line(f"${player['money']}", note)


def _corner_of(plot: int) -> tuple[float, float]:
    row, place = PLOTS[plot]
    return (row + 2 * place) / 2 * WIDE, TOP + row * HIGH


def _walk(row: int) -> str:
    x, y = row / 2 * WIDE, TOP + (row + 1) * HIGH - 13
    planks = "".join(f"M{x + step:.0f} {y:.0f}v8" for step in range(10, int(ROWS[row] * WIDE), 12))
    return rect(x, y, ROWS[row] * WIDE, 8, colour("wood-wall")) + path(planks, "none", colour("dirt-2"), 1.2)


def _cowboys(table: dict[str, Any], place: int) -> list[int]:
    return [
        seat * COWBOYS + cowboy
        for seat, player in enumerate(table["players"])
        for cowboy, at in enumerate(player["cowboys"])
        if at == place
    ]


def _plot(table: dict[str, Any], words: Words, plot: int) -> str:
    assert words.box is not None
    x, y = _corner_of(plot)
    tile, drawn = table["plots"][plot], []
    if tile < 0:
        drawn.append(_empty(x, y))
    elif tile == RAILROAD:
        drawn.append(_rails(table["track"], plot, x, y))
    else:
        key = words.box.names["site"][tile]
        kind = key.removeprefix("new-")
        drawn.append(group(_facade(kind, words.text(f"board-short-{key}")), x + 3, y + 9))
    there = _cowboys(table, plot)
    step = min(38.0, (WIDE - 10) / max(len(there), 1))
    scale = 0.86
    for number, cowboy in enumerate(there):
        left = x + WIDE - 4 - (len(there) - number) * step
        drawn.append(group(_cowboy(cowboy), left, y + HIGH - 62 * scale - 8, scale))
    return "".join(drawn)


def _empty(x: float, y: float) -> str:
    place = f'x="{x + 4:.1f}" y="{y + 9:.1f}" width="{WIDE - 8:.1f}" height="{HIGH - 24:.1f}"'
    line = f'stroke="{ink.colour("line")}" stroke-width="2" stroke-dasharray="7 6"'
    sage = path(
        "M8 24 4 12M10 24 11 9M12 24 18 13M40 24 38 17M42 24 43 15M44 24 48 18", "none", ink.colour("line"), 1.8
    )
    return f'<rect {place} rx="6" fill="{ink.colour("paper")}" fill-opacity=".35" {line}/>' + group(
        sage, x + 16, y + HIGH - 42
    )


def _rails(track: list[int], plot: int, x: float, y: float) -> str:
    """From the middle of the tile before to the middle of the next one."""
    at = track.index(plot) if plot in track else 0
    centre = (x + WIDE / 2, y + HIGH / 2)
    ends = [_middle(track[one]) for one in (at - 1, at + 1) if 0 <= one < len(track)]
    if at == 0:
        ends.append((centre[0], y + HIGH + 8))
    if len(ends) == 1:
        ends.append((centre[0], y))
    drawn = []
    for end in ends:
        half = ((centre[0] + end[0]) / 2, (centre[1] + end[1]) / 2)
        d = f"M{centre[0]:.1f} {centre[1]:.1f}L{half[0]:.1f} {half[1]:.1f}"
        drawn += [
            path(d, "none", colour("wood-wall"), 26, 'stroke-dasharray="6 7"'),
            path(d, "none", printed("ink"), 14),
            path(d, "none", colour("dirt-2"), 9),
        ]
    return "".join(drawn) + text(centre[0] + 30, centre[1] + 8, str(at + 1), 20, printed("red"), BOLD, "middle")


def _middle(plot: int) -> tuple[float, float]:
    x, y = _corner_of(plot)
    return x + WIDE / 2, y + HIGH / 2


def _facade(kind: str, sign: str) -> list[str]:
    """The front of a building, its emblem and its sign."""
    front, emblem = art()["deadwood"]["fronts"].get(kind), art()["deadwood"]["emblems"].get(kind)
    wide, high, edge = WIDE - 6, HIGH - 22, printed("ink")
    drawn = []
    if front:
        wall = colour(PAINTS.get(front["paint"], front["paint"]))
        parts = [path(front["body"], wall, edge, 1.6, 'stroke-linejoin="round"')]
        parts.append(path(front["grain"], "none", edge, 0.9, 'opacity=".35"'))
        if front.get("trim"):
            parts.append(path(front["trim"], printed("paper"), edge, 0.9))
        if front.get("dark"):
            parts.append(path(front["dark"], edge, printed("paper"), 0.8))
        if front.get("light"):
            parts.append(path(front["light"], printed("gold")))
        drawn.append(group(parts, 0, 0, wide / 120, high / 90))
        if emblem:
            shown = [
                path(emblem["fill"], "none", edge, 4),
                path(emblem["fill"], printed("paper"), more='fill-rule="evenodd"'),
            ]
            if emblem.get("cut"):
                shown.append(path(emblem["cut"], wall, more='fill-rule="evenodd"'))
            drawn.append(group(shown, wide * 0.12, high * 0.5, 0.76))
    lines = broken(sign, 15, wide - 8, BOLD, 2)
    drawn.append(rect(1, high * 0.17, wide - 2, 4 + 14.5 * len(lines), printed("paper"), edge, 1, 2))
    for number, line in enumerate(lines):
        drawn.append(text(wide / 2, high * 0.17 + 14 + 14 * number, line, 15, edge, BOLD, "middle", most=wide - 6))
    return drawn


def _cowboy(cowboy: int) -> list[str]:
    """His rank by the figure, his gang by the colour and the shape of the base, his strength on it."""
    owner, rank = cowboy // COWBOYS, cowboy % COWBOYS // OF_A_RANK
    figure, tint, paper = art()["deadwood"]["ranked"][rank], seat_colour(owner), ink.colour("paper")
    joined = 'stroke-linejoin="round" stroke-linecap="round"'
    base = path(art()["seats"]["shapes"][owner], tint, paper, 2.4, joined)
    base += text(10, MIDDLES[owner], str(rank + 1), 12, paper, BOLD, "middle")
    return [
        path(figure["shape"], "none", paper, 5, joined),
        path(figure["shape"], tint),
        path(figure["cuts"], "none", paper, 1.4, joined),
        group(base, 12.5, 45, 1.15),
    ]


def _sheriff(corner: int) -> str:
    x, row = CORNERS[corner]
    figure, joined = art()["deadwood"]["sheriff"], 'stroke-linejoin="round" stroke-linecap="round"'
    drawn = [
        path(figure["shape"], "none", colour("guard"), 7, joined),
        path(figure["shape"], printed("ink")),
        path(figure["cuts"], "none", printed("paper"), 1.6, joined),
        group(path(art()["deadwood"]["star"], printed("gold"), printed("ink"), 0.8), -12, -16.5, 1.5),
    ]
    return group(drawn, x * WIDE / 2 - 24, TOP + row * HIGH - 44)


def _corners() -> list[tuple[int, int]]:
    """Half plots from the left, and the row below, of each corner where three plots meet."""
    known = {at: number for number, at in enumerate(PLOTS)}
    found = []
    for row, place in PLOTS:
        if (row, place + 1) in known and (row + 1, place) in known:
            found.append((row + 2 * (place + 1), row + 1))
    for row, place in PLOTS:
        if (row + 1, place - 1) in known and (row + 1, place) in known:
            found.append((row + 1 + 2 * place, row + 1))
    return found


CORNERS: Final = _corners()


def _outskirts(table: dict[str, Any], words: Words, place: int) -> str:
    """A hill in the lower corner, with crosses on it; or the Mine, with those who wait there."""
    art_ = art()["deadwood"]["outskirts"]
    mine = place == MINE
    hill, cuts = (art_[0], art_[1]) if mine else (art_[4], art_[5])
    shape = [
        path(hill, colour("rock") if mine else colour("hill")),
        path(cuts, "none", printed("ink"), 1.1, 'opacity=".45"'),
    ]
    shape.append(path(art_[2] if mine else art_[6], printed("ink")))
    if mine:
        shape.append(path(art_[3], colour("wood-wall"), printed("ink"), 1))
    wide, high = WIDE * 1.55, HIGH * 2.9
    x, y = (BOARD_WIDTH - wide - 4 if mine else 4), BOARD_HEIGHT - high
    drawn = [group(shape, x, y, wide / 150, high / 130)]
    sign = words.text("board-short-mine" if mine else "board-short-boot-hill")
    long = wide_of(sign, 17, BOLD) + 18
    drawn += [
        rect(x + 6, BOARD_HEIGHT - 34, long, 24, printed("paper"), printed("ink"), 1.2, 3),
        text(x + 6 + long / 2, BOARD_HEIGHT - 17, sign, 17, printed("ink"), BOLD, "middle"),
    ]
    there = _cowboys(table, place)
    for number, cowboy in enumerate(there):
        row, column = divmod(number, 4)
        left, top = x + 8 + column * 38 + row * 10, BOARD_HEIGHT - 92 - row * 50
        drawn.append(group(_cowboy(cowboy) if mine else _grave(cowboy), left, top, 0.72 if mine else 1.05))
    return "".join(drawn)


def _grave(cowboy: int) -> list[str]:
    cross, hat = art()["deadwood"]["outskirts"][-2:]
    tint = seat_colour(cowboy // COWBOYS)
    return [path(cross, printed("paper"), printed("ink"), 1.5), path(hat, tint, ink.colour("paper"), 1.2)]


def _pool(table: dict[str, Any]) -> str:
    """Wanted posters that are left: when none is, the game ends."""
    x, y = WIDE * 4.62, BOARD_HEIGHT - 72
    glyph = drawing(art()["glyphs"]["poster"], printed("ink"), x, y - 8, 40)
    return glyph + text(x + 44, y + 22, str(table["crime_pool"]), 26, printed("ink"), BOLD)
