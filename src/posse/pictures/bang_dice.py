"""BANG! The Dice Game: the round table, a portrait in a belt of cartridges for everybody, the dice in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from posse.pictures.ink import DISPLAY, art, circle, colour, drawing, group, mark, number, path, rect, text
from posse.pictures.sheet import BOARD_HEIGHT, BOARD_WIDTH, Board, Line
from posse.words import Words

LEFT: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    3: ((-0.72, -1),),
    4: ((-1, 0), (0, -1)),
    5: ((-1, 0.3), (-0.55, -1)),
    6: ((-1, 0.58), (-1, -0.58), (0, -1)),
    7: ((-0.92, 0.7), (-1, -0.24), (-0.52, -1)),
    8: ((-0.8, 0.82), (-1, 0), (-0.8, -0.82), (0, -1)),
}
"""Around the table from its lower edge, from -1 to 1; the other half mirrors them."""
STUCK: Final = (250, 108, 228, 130, 268, 92, 208, 150, 240)
"""By which angle arrows stick."""
OPEN: Final = 22
END: Final = 128
"""Where cartridges begin on the belt, and where they end."""
MIXED: Final = {"pale": ("paper", "red", 0.84), "tan": ("paper", "wood", 0.58), "dark": ("paper", "wood", 0.22)}
LINES: Final = {
    "line": ("ink", 3.0),
    "thin": ("ink", 1.6),
    "cut": ("paper", 1.8),
    "redline": ("red", 3.4),
    "goldline": ("gold", 3.0),
}
JOINED: Final = 'stroke-linejoin="round" stroke-linecap="round"'


def printed(name: str) -> str:
    """One of the printer's colours, or two of them mixed."""
    if name not in MIXED:
        return colour(f"print-{name}")
    first, second, share = MIXED[name]
    parts = [
        round(
            share * int(colour(f"print-{first}")[at : at + 2], 16)
            + (1 - share) * int(colour(f"print-{second}")[at : at + 2], 16)
        )
        for at in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in parts)


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> Board:
    """The table as in this view."""
    table, many = view["table"], len(players)
    drawn = [rect(0, 0, BOARD_WIDTH, BOARD_HEIGHT, colour("paper-3")), _top()]
    drawn.append(_dice(table))
    size = 88 if many <= 5 else 76 if many <= 6 else 66
    rx, ry = BOARD_WIDTH / 2 - size - 16, BOARD_HEIGHT / 2 - size - 12
    for seat, (x, y) in enumerate(_around(many)):
        at = (BOARD_WIDTH / 2 + x * rx, BOARD_HEIGHT / 2 + y * ry + 4)
        drawn.append(group(_seat(view, seat), *at, size / 100))
    told = words.text("board-pile") + f" {table['pile']}"
    return Board("".join(drawn), [_line(view, words, seat) for seat in range(many)], told)


def _around(many: int) -> list[tuple[float, float]]:
    left = LEFT.get(many, ())
    right = [(-x, y) for x, y in left if x < 0]
    return [(0, 1), *left, *reversed(right)]


def _line(view: dict[str, Any], words: Words, seat: int) -> Line:
    table = view["table"]
    player = table["players"][seat]
    note = words.name("character", player["character"]) if player["character"] >= 0 else ""
    if player["shown"] and player["role"] >= 0:
        note = f"{words.name('role', player['role'])} · {note}"
    out = not player["alive"] and seat != table["ghost"]
    return Line(
        str(player["life"]) if player["alive"] else "", note, out, bool(table["winners"] and seat in table["winners"])
    )


def _top() -> str:
    """The table top, of planks."""
    x, y, rx, ry = BOARD_WIDTH / 2, BOARD_HEIGHT / 2, BOARD_WIDTH / 2 - 70, BOARD_HEIGHT / 2 - 60
    seams = ""
    for plank in range(1, 7):
        dy = -ry + plank * 2 * ry / 7
        half = rx * (1 - (dy / ry) ** 2) ** 0.5
        seams += f"M{number(x - half)} {number(y + dy)}h{number(2 * half)}"
    place = f'cx="{x}" cy="{y}"'
    return (
        f'<ellipse {place} rx="{rx}" ry="{ry}" fill="{colour("wood-2")}" stroke="{printed("ink")}" stroke-width="3"/>'
        f'<ellipse {place} rx="{rx - 9}" ry="{ry - 9}" fill="{colour("wood")}"/>'
        + path(seams, "none", colour("wood-2"), 3)
        + f'<ellipse {place} rx="{rx - 9}" ry="{ry - 9}" fill="none" stroke="{printed("gold")}" stroke-width="1.5"/>'
    )


# ---- dice


def _dice(table: dict[str, Any]) -> str:
    dice = table["dice"]
    size, gap = 74, 10
    first = (BOARD_WIDTH - len(dice) * (size + gap) + gap) / 2
    drawn = []
    for place, face in enumerate(dice):
        saloon = table["saloon"] if place == len(dice) - 1 else 0
        drawn.append(group(_die(face, saloon), first + place * (size + gap), BOARD_HEIGHT / 2 - size / 2, size / 48))
    return "".join(drawn)


def _die(face: int, saloon: int) -> list[str]:
    """A die as it lies: bone, or that of the Loudmouth or the Coward."""
    body, rim, shown = (
        ("#fbf3e0", "#5b3a21", "#2a1c12")
        if not saloon
        else ("#8f1d26", "#4d0c12", "#fff2e6")
        if saloon == 1
        else ("#2d5a4a", "#14302a", "#fff2e6")
    )
    if face < 0:
        return [
            f'<rect x="2" y="2" width="44" height="44" rx="10" fill="none" stroke="{colour("on-dark")}"'
            ' stroke-width="2.4" stroke-dasharray="5 4"/>'
        ]
    about = art()["bang-dice"]["faces"][face]
    glyph = art()["glyphs"][about["glyph"]]
    ink = "#a11d2d" if about.get("locked") else shown
    drawn = [rect(2, 2, 44, 44, body, rim, 2.4, 10)]
    if about.get("double"):
        return [*drawn, drawing(glyph, ink, 3.5, 13.5, 20.4), drawing(glyph, ink, 24, 13.5, 20.4)]
    return [*drawn, drawing(glyph, ink, 7.2, 7.2, 33.6)]


# ---- people


def _seat(view: dict[str, Any], seat: int) -> list[str]:
    """Somebody, in a circle of 100: portrait, belt, arrows, star, role card, and the mark of the seat."""
    table = view["table"]
    player = table["players"][seat]
    ghost, turn = seat == table["ghost"], seat == table["player"] and not view["over"]
    dead = not player["alive"] and not ghost
    drawn = [circle(0, 0, 96, printed("gold"))] if turn else []
    drawn.append(circle(0, 0, 79, printed("paper"), printed("ink"), 4))
    if player["alive"]:
        drawn += _belt(player["life"], player["most"])
    drawn += _portrait(player["character"], seat, dead, ghost)
    for arrow in range(min(player["arrows"], len(STUCK))):
        turned = f"rotate({STUCK[arrow] - 270}) translate({-14 if arrow % 2 else -22} 0)"
        drawn.append(f'<g transform="{turned}">{_arrow(False)}</g>')
    if player["chief"]:
        drawn.append(f'<g transform="translate(70 60) rotate(225)">{_arrow(True)}</g>')
    if seat == table["sheriff"]:
        drawn.append(group(path(art()["bang-dice"]["STAR"], printed("gold"), printed("ink"), 4), -66, -62, 0.74))
    drawn.append(group(_role(player), 48, -96, 0.9))
    drawn.append(mark(seat, -70, 70, 44))
    return drawn


def _portrait(character: int, seat: int, dead: bool, ghost: bool) -> list[str]:
    people = art()["bang-dice"]["people"]
    if not 0 <= character < len(people):
        return [circle(0, 0, 72, printed("wood"))]
    person = people[character]
    bust = group([_print(one) for one in person["bust"]], 0, 6, 1.12)
    head = group([_print(one) for one in person["shapes"]], 0, 6, 1.12)
    clip = (
        f'<clipPath id="bust-{seat}"><circle r="72"/></clipPath>'
        f'<clipPath id="head-{seat}"><path d="M -100-120H100V0H72A72 72 0 0 1-72 0H-100z"/></clipPath>'
    )
    drawn = [
        clip,
        circle(0, 0, 72, printed(person["ground"]), printed("ink"), 4),
        f'<g clip-path="url(#bust-{seat})">{bust}</g><g clip-path="url(#head-{seat})">{head}</g>',
    ]
    if not dead and not ghost:
        return drawn
    faded = [f'<g opacity="{".4" if dead else ".5"}">{"".join(drawn)}</g>']
    return [*faded, path("M-46-46 46 46M46-46-46 46", "none", printed("red"), 11)] if dead else faded


def _print(shape: dict[str, str]) -> str:
    """One of the shapes that a portrait is put together from."""
    name, d = shape["print"], shape["d"]
    if name in LINES:
        tint, width = LINES[name]
        return path(d, "none", printed(tint), width, JOINED)
    if name == "shade":
        return path(d, printed("ink"), more='opacity=".75"')
    if name == "ink":
        return path(d, printed("ink"), printed("paper"), 1, f'{JOINED} paint-order="stroke"')
    return path(d, printed(name), printed("ink"), 2.4, JOINED)


def _belt(life: int, most: int) -> list[str]:
    """Life as cartridges around the portrait; the buckle tells how many."""
    about = art()["bang-dice"]
    drawn = [path("M-74.500 -47.500A88.500 88.500 0 1 0 74.500 -47.500", "none", printed("wood"), 17)]
    loops = max(most, life)
    for n in range(loops):
        angle = 180 + (-1 if n % 2 else 1) * (OPEN + (END - OPEN) * (n // 2 + 0.5) / ceil(loops / 2))
        case, tip = (printed("gold"), printed("paper")) if n < life else (printed("dark"), printed("dark"))
        shape = path(about["CASE"], case, printed("ink"), 1.6) + path(about["TIP"], tip, printed("ink"), 1.6)
        drawn.append(f'<g transform="rotate({number(angle)}) translate(0 -78)">{shape}</g>')
    buckle = rect(-20, -14, 40, 28, printed("gold"), printed("ink"), 3.5, 6)
    drawn.append(group(buckle + text(0, 9, str(life), 24, printed("ink"), DISPLAY, "middle"), 0, 87))
    return drawn


def _arrow(chief: bool) -> str:
    about = art()["bang-dice"]
    feathers = printed("red") if chief else printed("paper")
    edge = path(
        about["SHAFT"] + about["HEAD"] + about["FEATHERS"], "none", printed("ink"), 4, 'stroke-linejoin="round"'
    )
    return (
        edge
        + path(about["SHAFT"], printed("red") if chief else printed("wood"))
        + path(about["FEATHERS"], feathers, printed("ink"), 1)
        + path(about["BARBS"], "none", printed("ink"), 1.6)
        + path(about["HEAD"], printed("gold") if chief else printed("ink"), printed("paper"), 1.4)
    )


def _role(player: dict[str, Any]) -> list[str]:
    """The role card: its face where it lies open, else its back."""
    stock = rect(1.5, 1.5, 45, 63, printed("paper"), printed("ink"), 2.5, 5)
    if not player["shown"] or player["role"] < 0:
        star = "M24 17l4 10 11 .6-8.500 7 3 11L24 39.500 14.500 45.600l3-11-8.500-7 11-.6z"
        return [stock, rect(5, 5, 38, 56, printed("red"), round_=3), path(star, printed("gold"))]
    role = art()["bang-dice"]["ROLES"][player["role"]]
    sign = path(role["fill"], printed(role["tone"]), printed("ink"), 1.6, 'fill-rule="evenodd"')
    cut = path(role["cut"], "none", printed("paper"), 2.6, JOINED) if role.get("cut") else ""
    return [stock, group(sign + cut, 4, 9), path("M8 54h32M13 59h22", "none", printed("ink"), 2)]
