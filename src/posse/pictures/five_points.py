"""The Five Points: the pyramid of streets with the gangs in it, the skyline behind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from posse.pictures import ink
from posse.pictures.ink import BOLD, DISPLAY, PLAIN, art, circle, group, number, path, rect, text
from posse.pictures.sheet import BOARD_HEIGHT, BOARD_WIDTH, Board, Line
from posse.words import Words

GANGS: Final = 8
ROWS: Final = (6, 5, 4, 3, 2, 1)
POINTS: Final = (0, 0, 0, 1, 2, 3)
PITCH: Final = 128
CARD: Final = (118, 74)
HIGH: Final = 97
LEFT: Final = (BOARD_WIDTH - 6 * PITCH) / 2


def colour(name: str) -> str:
    """One of the game's own."""
    return ink.colour(name, "five-points")


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> Board:
    """The district as in this view."""
    table = view["table"]
    drawn = [_defs(), _ground()]
    spot = 0
    for row, size in enumerate(ROWS):
        drawn.append(_ledge(row, size))
        for place in range(size):
            drawn.append(_spot(words, table, spot, row, LEFT + (place + row / 2) * PITCH))
            spot += 1
    drawn.append(_deck(table["deck"], words))
    return Board("".join(drawn), [_line(view, words, seat) for seat in range(len(players))])


def _line(view: dict[str, Any], words: Words, seat: int) -> Line:
    player = view["table"]["players"][seat]
    shown = ", ".join(words.text(f"board-gang-{_key(words, gang)}") for gang in player["shown"])
    if view["over"]:
        return Line(str(player["points"]), shown, won=view["ranks"][seat] == 1)
    note = words.text("board-passed") if player["passed"] else shown
    return Line(
        str(player["influence"]),
        note or words.text("board-influence-left", cards=player["influence"]),
        player["passed"],
    )


def _key(words: Words, gang: int) -> str:
    assert words.box is not None
    return words.box.names["gang"][gang]


def _bottom(row: int) -> float:
    return BOARD_HEIGHT - 8 - row * HIGH


def _ground() -> str:
    city, windows = art()["five-points"]["skyline"]
    behind = path(city, colour("brick")) + path(windows, colour("mortar"))
    return rect(0, 0, BOARD_WIDTH, BOARD_HEIGHT, ink.colour("paper")) + group(
        behind, -70, BOARD_HEIGHT - 590, 0.83, 1.4
    )


def _ledge(row: int, size: int) -> str:
    x, y = LEFT + row / 2 * PITCH, _bottom(row)
    brick = (
        f'<rect x="{number(x)}" y="{number(y - HIGH)}" width="{size * PITCH}" height="{HIGH}" fill="url(#fp-brick)"/>'
    )
    wood = ink.colour("night") if POINTS[row] else colour("street")
    return brick + rect(x - 3, y - 19, size * PITCH + 6, 19, wood, colour("stock-edge"), 1, 3)


def _spot(words: Words, table: dict[str, Any], spot: int, row: int, x: float) -> str:
    assert words.box is not None
    y, card, points = _bottom(row), table["pyramid"][spot], POINTS[row]
    street = words.text(f"board-spot-{words.box.names['spot'][spot]}")
    drawn = [text(x + PITCH / 2, y - 5, street, 14, colour("street-ink"), PLAIN, "middle", most=PITCH - 8)]
    left, top = x + (PITCH - CARD[0]) / 2, y - 20 - CARD[1]
    if card >= 0:
        drawn.append(group(_card(words, card), left, top))
    else:
        line = ink.colour("rust" if spot == table["vacancy"] else "line")
        drawn.append(
            f'<rect x="{number(left)}" y="{number(top)}" width="{CARD[0]}" height="{CARD[1]}" rx="8"'
            f' fill="{ink.colour("paper")}" fill-opacity=".6" stroke="{line}" stroke-width="3" stroke-dasharray="8 6"/>'
        )
        if points == 3:
            drawn.append(group(_symbol("crown", ink.colour("line"), "none"), x + PITCH / 2 - 20, top + 17))
    if points:
        right = left + CARD[0] - 4
        drawn += [
            circle(right, top + 4, 14, colour("brass"), colour("brass-ink"), 1.5),
            text(right, top + 10, str(points), 17, colour("brass-ink"), DISPLAY, "middle"),
        ]
    return "".join(drawn)


def _card(words: Words, card: int) -> str:
    """A gang card; a boss has a brass frame, a star, and its emblem on a sunburst."""
    gang, boss = card % GANGS, card >= GANGS
    tint, pale = colour(f"gang-{gang}"), colour("print")
    wide, high = CARD
    drawn = [
        rect(0, 0, wide, high, colour("brass") if boss else colour("stock"), colour("stock-edge"), 1.5, 8),
        rect(4, 4, wide - 8, high - 25, tint, round_=4),
        f'<rect x="4" y="4" width="{wide - 8}" height="{high - 25}" rx="4" fill="url(#fp-weave-{gang})"/>',
    ]
    if boss:
        drawn += [
            group(_symbol("burst", pale, tint), wide / 2 - 26, 2.5, 52 / 64),
            group(_symbol("star", colour("gilt"), tint), 9, 8, 1.1),
            group(_symbol("star", colour("gilt"), tint), wide - 31, 8, 1.1),
            group(_symbol(f"gang-{gang}", tint, pale), wide / 2 - 18, 10.5, 36 / 64),
        ]
    else:
        drawn.append(group(_symbol(f"gang-{gang}", pale, tint), wide / 2 - 23, 5, 46 / 64))
    name = words.text(f"board-gang-{_key(words, gang)}")
    drawn += [
        rect(4, high - 21, wide - 8, 17, colour("stock"), round_=3),
        text(wide / 2, high - 7, name, 17, colour("stock-ink"), BOLD, "middle", most=wide - 12),
    ]
    return "".join(drawn)


def _deck(deck: dict[str, Any], words: Words) -> str:
    """The deck lies face up in the right corner."""
    x, y = BOARD_WIDTH - CARD[0] - 14, 16
    drawn = [rect(x + 6, y + 6, *CARD, ink.colour("paper-3"), ink.colour("line"), 1, 8)] if deck["size"] > 1 else []
    if deck["size"]:
        drawn.append(group(_card(words, deck["top"]), x, y))
    told = words.text("board-deck", cards=deck["size"]) if deck["size"] else words.text("board-deck-empty")
    drawn.append(text(x + CARD[0], y + CARD[1] + 26, told, 18, ink.colour("ink-2"), PLAIN, "end"))
    return "".join(drawn)


# ---- drawings of the page


@cache
def _symbols() -> dict[str, str]:
    found = re.findall(r'<symbol id="fp-([a-z0-9-]+)"[^>]*>(.*?)</symbol>', art()["five-points"]["defs"], re.DOTALL)
    return dict(found)


def _symbol(name: str, fill: str, cut: str) -> str:
    """An emblem in one colour, with cuts in another."""
    drawn = _symbols()[name].replace('class="cut"', f'fill="{cut}"')
    line = f'fill="none" stroke="{cut}" stroke-width="1.7" stroke-linecap="round"'
    return f'<g fill="{fill}">{drawn.replace("class=" + chr(34) + "line" + chr(34), line)}</g>'


@cache
def _defs() -> str:
    """The patterns behind emblems, and the bricks."""
    found = re.findall(r"<pattern.*?</pattern>", art()["five-points"]["defs"], re.DOTALL)
    styled = "".join(found).replace(
        'class="stroke"', 'fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.6"'
    )
    styled = styled.replace('class="brick"', f'fill="{colour("brick")}"')
    styled = styled.replace('class="mortar"', f'fill="none" stroke="{colour("mortar")}" stroke-width="1.5"')
    styled = re.sub(r"<path d=", '<path fill="#fff" fill-opacity=".09" d=', styled)
    return f"<defs>{styled}</defs>"
