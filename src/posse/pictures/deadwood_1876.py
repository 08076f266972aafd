"""Deadwood 1876: three establishments with those who stand in them and their Safes; what is decided on the street."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from posse.pictures import ink
from posse.pictures.ink import BOLD, DISPLAY, art, circle, group, mark, path, rect, seat_colour, text
from posse.pictures.sheet import BOARD_HEIGHT, BOARD_WIDTH, Board, Line
from posse.words import Words

HOUSES: Final = ("gem", "bella", "grand")
NEGATIVE: Final = 5
STREET: Final = 486
"""Where the street begins."""
FLOOR: Final = 150
"""The upper edge of the rooms."""
BOTH: Final = 'stroke-linejoin="round" stroke-linecap="round"'


def colour(name: str) -> str:
    """One of the game's own."""
    return ink.colour(name, "deadwood-1876")


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> Board:
    """The town as in this view."""
    table = view["table"]
    owners = table["owners"]
    drawn = [_hills()]
    wide = BOARD_WIDTH / len(HOUSES)
    for house in range(len(HOUSES)):
        inside = [seat for seat, owner in enumerate(owners) if owner["house"] == house]
        drawn.append(group(_house(words, house, owners, inside, view, wide), house * wide, 0))
    outside = [seat for seat, owner in enumerate(owners) if owner["house"] not in range(len(HOUSES))]
    drawn.append(_street(table, words, outside))
    return Board("".join(drawn), [_line(view, words, seat) for seat in range(len(players))], _told(table, words))


def _told(table: dict[str, Any], words: Words) -> str:
    return words.text("board-round", round=table["round"], rounds=table["rounds"]) if table["rounds"] else ""


def _line(view: dict[str, Any], words: Words, seat: int) -> Line:
    owner = view["table"]["owners"][seat]
    name = words.name("character", owner["character"]) if owner["character"] >= 0 else ""
    gold = "" if owner["gold"] is None else str(owner["gold"])
    return Line(gold, name, won=bool(view["over"] and view["ranks"][seat] == 1))


def _hills() -> str:
    far, near = art()["deadwood-1876"]["hills"]
    drawn = [
        rect(0, 0, BOARD_WIDTH, BOARD_HEIGHT, ink.colour("paper")),
        group([path(far, colour("hills")), path(near, colour("hills"))], -160, -10, 1),
        rect(0, STREET, BOARD_WIDTH, BOARD_HEIGHT - STREET, colour("dust")),
        rect(0, STREET - 12, BOARD_WIDTH, 14, colour("floor-2"), colour("stock-edge"), 1),
    ]
    return "".join(drawn)


def _house(
    words: Words, house: int, owners: list[dict[str, Any]], inside: list[int], view: dict[str, Any], wide: float
) -> list[str]:
    front, cornice = art()["deadwood-1876"]["roofs"][house]
    wall, wood = colour(f"wall-{HOUSES[house]}"), ink.colour("wood")
    panels = (
        "".join(f"M{x:.0f} {STREET - 92}v68" for x in range(30, int(wide) - 12, 26))
        + f"M10 {STREET - 92}H{wide - 10:.0f}"
    )
    drawn = [
        rect(8, FLOOR - 50, wide - 16, STREET - FLOOR + 42, wall, ink.colour("wood-2"), 3),
        path(panels, "none", colour("floor-2"), 1.5, 'opacity=".35"'),
        group(
            path(front, wood, ink.colour("wood-2"), 2) + path(cornice, "none", ink.colour("gold"), 1.5),
            2,
            30,
            (wide - 4) / 200,
            2,
        ),
        rect(14, 92, wide - 28, 40, ink.colour("wood-2"), ink.colour("gold"), 2, 4),
        text(
            wide / 2,
            121,
            words.name("house", house),
            24,
            ink.colour("on-dark"),
            DISPLAY,
            "middle",
            most=wide - 44,
            least=0.5,
        ),
        rect(8, STREET - 22, wide - 16, 12, colour("floor"), colour("floor-2"), 1),
    ]
    turn = [] if view["over"] else view["asked"]
    columns = 1 if len(inside) < 2 else 2 if len(inside) < 5 else 3
    rows = max(1, -(-len(inside) // columns))
    each, high = (wide - 24) / columns, (STREET - 24 - FLOOR) / rows
    for number, seat in enumerate(inside):
        row, column = divmod(number, columns)
        x, y = 12 + column * each, FLOOR + row * high
        drawn.append(group(_owner(owners[seat], seat, each, high, seat in turn), x, y))
    return drawn


def _owner(owner: dict[str, Any], seat: int, wide: float, high: float, turn: bool) -> list[str]:
    """Somebody, what is held in the hand, and the row of Safes below."""
    safes = len(owner["row"])
    per = max(1, min(safes, int((wide - 6) // 27)))
    size = min(34.0, (wide - 6) / per - 2)
    lines = -(-safes // per) if safes else 0
    tall = max(50.0, min(190.0, high - lines * (size + 5) - 6, (wide - 50) * 97 / 60))
    scale = tall / 97
    middle = wide / 2
    floor = high - lines * (size + 5) - 3
    drawn = []
    if turn:
        drawn.append(
            f'<ellipse cx="{middle:.1f}" cy="{floor - 3:.1f}" rx="{34 * scale:.1f}" ry="{9 * scale:.1f}"'
            f' fill="{ink.colour("glow-soft")}" stroke="{ink.colour("rust")}" stroke-width="3"/>'
        )
    drawn += [
        group(_person(owner, seat), middle - 30 * scale, floor - 96 * scale, scale),
        mark(seat, max(15.0, middle - 30 * scale - 8), floor - 14, 26),
    ]
    if owner["hand"]:
        drawn.append(group(_hand(owner["hand"]), min(wide - 31, middle + 30 * scale - 2), floor - 30))
    for number in range(safes):
        row, column = divmod(number, per)
        x = middle - per * (size + 2) / 2 + column * (size + 2)
        drawn.append(group(_safe(owner, number), x, floor + 4 + row * (size + 5), size / 40))
    return drawn


def _person(owner: dict[str, Any], seat: int) -> list[str]:
    """In the colours of the seat; who was hit is black and white."""
    people, hit = art()["deadwood-1876"]["people"], owner["hits"] > 0
    parts = people[owner["character"] if owner["character"] >= 0 else -1]["parts"]
    tint, paper = ink.colour("ink") if hit else seat_colour(seat), ink.colour("paper")
    drawn = [
        path("".join(part.get(key, "") for key in ("shape", "pale", "lines")), "none", paper, 5, BOTH) for part in parts
    ]
    for part in parts:
        if part.get("shape"):
            drawn.append(path(part["shape"], paper if hit else tint, tint, 1.6 if hit else 0.6, BOTH))
        if part.get("pale"):
            drawn.append(path(part["pale"], paper, tint, 1.2, BOTH))
        if part.get("marks"):
            drawn.append(path(part["marks"], tint))
        if part.get("cuts"):
            drawn.append(path(part["cuts"], "none", tint if hit else paper, 1.4, BOTH))
        if part.get("lines"):
            drawn.append(path(part["lines"], "none", tint, 1.5, BOTH))
    return drawn


def _hand(cards: int) -> list[str]:
    """How many cards, by their backs."""
    back = ink.colour("rust")
    drawn = [rect(n * 4, -n * 2, 20, 28, back, colour("stock"), 2, 3) for n in range(min(cards, 3))]
    return [*drawn, text(18, 20, str(cards), 17, colour("stock"), BOLD, "middle")]


def _safe(owner: dict[str, Any], number: int) -> list[str]:
    """Its back; what all can see lies open."""
    edge, iron, brass = colour("iron-edge"), colour("iron"), colour("brass")
    face = owner["faces"][number] if number < len(owner["faces"]) else -1
    drawn = [
        path("M6 35H12V39.500H6ZM28 35H34V39.500H28Z", colour("iron-2"), edge, 1.4),
        rect(1.5, 1.5, 37, 34.5, colour("iron-2"), edge, 1.4, 3.5),
    ]
    if face >= 0:
        drawn += [rect(5, 5, 30, 27.5, colour("stock"), edge, 1, 1.5), group(_sign(face), 8, 6.5, 1)]
    else:
        drawn += [
            rect(5, 5, 30, 27.5, iron, edge, 1, 2),
            circle(17, 18.5, 7.5, colour("iron-2"), brass, 1.6),
            path("M17 12.500V15M17 22V24.500M11 18.500H13.500M20.500 18.500H23", "none", brass, 1.1),
            circle(17, 18.5, 2, brass),
            path("M28.500 12.500H31V24.500H28.500Z", brass),
        ]
    if number < len(owner["holsters"]) and owner["holsters"][number] >= 0:
        drawn.append(ink.drawing(art()["glyphs"]["holster"], ink.colour("wood"), 20, 20, 22))
    return drawn


def _sign(face: int) -> list[str]:
    """What a Safe holds, in a box of 24 by 24."""
    sign = art()["deadwood-1876"]["signs"][face]
    if "gun" in sign:
        return [group(_gun(sign["gun"]), 0, 6, 24 / 72)]
    tone = {"gold": colour("gilt"), "badge": colour("tin")}.get(sign["kind"], colour("stock-ink"))
    if not sign["number"]:
        return [ink.drawing(sign["drawing"], tone, 0, 0, 24)]
    y, size = (17, 13) if sign["kind"] == "gold" else (16, 11.5)
    return [
        path(sign["drawing"]["fill"], tone, colour("stock-ink"), 1.4),
        text(12, y, sign["number"], size, colour("stock-ink"), BOLD, "middle"),
    ]


def _gun(gun: int) -> str:
    drawn = art()["deadwood-1876"]["guns"][gun]
    tint = colour(f"gun-{gun}")
    edge = colour("stock-ink") if gun == 4 else colour("stock")
    return (
        path(drawn["shape"], tint, edge, 1)
        + path(drawn["cuts"], "none", edge, 1.2)
        + path(drawn["lines"], "none", tint, 2)
    )


# ---- the street


def _street(table: dict[str, Any], words: Words, outside: list[int]) -> str:
    """Who stands outside; else a fight, a Heist, or the last roll."""
    y = STREET + 14
    if outside:
        step = min(110.0, (BOARD_WIDTH - 40) / len(outside))
        first = (BOARD_WIDTH - step * len(outside)) / 2
        return "".join(
            group(
                _owner(table["owners"][seat] | {"row": [], "hand": 0}, seat, step, 98, False), first + n * step, y - 12
            )
            for n, seat in enumerate(outside)
        )
    fight, heist = table["doing"].get("fight"), table["heist"]["face"]
    drawn, title = [], ""
    if fight:
        title = words.text("board-duel" if fight["duel"] else "board-robbery")
        drawn.append(_fight(fight, y))
    elif heist >= 0:
        title = words.text("board-heist")
        safe = {"faces": [heist], "holsters": [-1]}
        drawn.append(group(_safe(safe, 0), BOARD_WIDTH / 2 - 38, y + 4, 1.9))
    elif table["dice"]:
        title = words.text("board-dice")
        drawn.append(_throws(table["dice"], y + 8))
    if title:
        drawn.append(text(24, y + 44, title, 26, ink.colour("ink"), DISPLAY, most=200))
    return "".join(drawn)


def _fight(fight: dict[str, Any], y: float) -> str:
    centre = BOARD_WIDTH / 2 + 40
    drawn = [
        _side(fight["attacker"], fight["gun"], centre - 230, y),
        _side(fight["defender"], fight["defence"], centre + 80, y),
    ]
    arrow = path(f"M{centre - 34} {y + 34}h44v-12l24 20-24 20v-12h-44z", ink.colour("rust"))
    return "".join([*drawn, arrow])


def _side(owner: int, gun: int, x: float, y: float) -> str:
    held = (
        group(_gun(gun), x + 56, y + 22, 1.55) if gun >= 0 else text(x + 70, y + 58, "…", 40, ink.colour("ink"), BOLD)
    )
    return mark(owner, x + 22, y + 44, 44) + held


def _throws(throws: list[dict[str, Any]], y: float) -> str:
    drawn, x = [], 250.0
    for throw in throws[-4:]:
        drawn.append(mark(throw["owner"], x + 14, y + 28, 30))
        x += 38
        for die, pips in zip(throw["dice"], throw["pips"], strict=False):
            drawn.append(group(_die(die, pips), x, y + 4, 1))
            x += 54
        drawn.append(text(x + 2, y + 38, f"= {throw['total']}", 24, ink.colour("ink"), BOLD))
        x += 64
    return "".join(drawn)


def _die(die: int, pips: int) -> list[str]:
    tint = colour("gun-4" if die == NEGATIVE else f"gun-{die}")
    ink_ = colour("on-bone" if die >= 4 else "on-gun")
    return [
        rect(0, 0, 48, 48, tint, colour("stock-edge"), 2, 10),
        text(24, 34, f"{'−' if die == NEGATIVE and pips else ''}{pips}", 28, ink_, BOLD, "middle"),
    ]
