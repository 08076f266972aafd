"""Colt Express: the train in the desert, who stands where in it, the loot, and the cards of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from posse.pictures.ink import BOLD, DISPLAY, PLAIN, art, circle, colour, group, path, rect, text
from posse.pictures.sheet import BOARD_HEIGHT, BOARD_WIDTH, Board, Line
from posse.words import Words

PAINT: Final = ("paper", "seat-4", "seat-2", "seat-0", "seat-7", "seat-1", "ink")
"""Ghost, Belle, Cheyenne, Tuco, Django, Doc; and the Marshal."""
MARSHAL: Final = 6
TUNNEL: Final = 1
LOOT: Final = ("#d9b07a", "#c9403a", "#8d7a5c")
ROOF: Final = 300
"""Where a roof is; above it bandits stand."""
FLOOR: Final = 452
"""Where the floor is."""
RAILS: Final = 513
ABREAST: Final = 42
"""Room for one who stands there."""


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> Board:
    """The train as in this view."""
    table = view["table"]
    cars = max(table["cars"], len(table["wagons"])) + 1
    each = (BOARD_WIDTH - 24) / (cars + 0.35)
    drawn = [_land(table)]
    for car in range(cars):
        wide = each * (1.35 if car == 0 else 1)
        x = 12 + (0 if car == 0 else each * (car + 0.35))
        drawn.append(group(_car(table, words, car, car == cars - 1, wide), x, 0))
    drawn.append(_pile(table, words))
    round_ = words.text("board-round", round=table["round"] + 1) if table["rounds"] else ""
    return Board("".join(drawn), [_line(view, words, seat) for seat in range(len(players))], round_)


def _line(view: dict[str, Any], words: Words, seat: int) -> Line:
    table = view["table"]
    bandits = [one for one in table["bandits"] if one["seat"] == seat]
    names = ", ".join(words.name("bandit", one["bandit"]) for one in bandits)
    wealth = table["players"][seat]["wealth"]
    if wealth is not None:
        return Line(f"${wealth}", names, won=bool(view["over"] and view["ranks"][seat] == 1))
    loot = sum(one["purses"] + one["jewels"] + one["strongboxes"] for one in bandits)
    return Line("", f"{names} · {words.text('picture-loot', n=loot)}" if names else "")


def _land(table: dict[str, Any]) -> str:
    """Sun, mesas, rails; in a tunnel it is dark."""
    far, grain = art()["colt-express"]["land"]
    turns = table["rounds"][-1]["turns"] if table["rounds"] else []
    turn = table["turn"]
    dark = turn is not None and turn < len(turns) and turns[turn] == TUNNEL
    sky, rock = (colour("night"), "#35424d") if dark else ("#f3dfb4", colour("paper-3"))
    ties = "".join(f"M{x} {RAILS + 6}h26v8h-26z" for x in range(4, BOARD_WIDTH, 48))
    drawn = [
        rect(0, 0, BOARD_WIDTH, BOARD_HEIGHT, sky),
        "" if dark else circle(470, 150, 74, "#e9a04a"),
        group([path(far, rock), "" if dark else path(grain, "none", colour("line"), 2)], -120, 30, 0.95, 1.5),
        rect(0, 312, BOARD_WIDTH, 300, "#46382c" if dark else "#dfc08a"),
        rect(0, RAILS - 6, BOARD_WIDTH, 20, "#2c231b" if dark else "#c7a56d"),
        path(ties, colour("wood-2")),
        rect(0, RAILS, BOARD_WIDTH, 6, colour("ink")),
        rect(0, RAILS + 14, BOARD_WIDTH, BOARD_HEIGHT - RAILS - 14, colour("wood-2")),
    ]
    return "".join(drawn)


def _car(table: dict[str, Any], words: Words, car: int, last: bool, wide: float) -> list[str]:
    """One car from the side, its inside cut open."""
    engine, edge = car == 0, colour("wood-2")
    frame = colour("night" if engine else "wood")
    wall = art()["colt-express"]["boiler"] if engine else art()["colt-express"]["walls"][table["wagons"][car - 1]]
    body = wide - 8
    drawn = [_chimney() if engine else ""]
    drawn += [
        rect(0, ROOF + 10, body, FLOOR - ROOF, colour("paper-2"), frame, 7, 34 if engine else 2),
        group(path(wall, "none", colour("line"), 1.5), 7, ROOF + 16, (body - 14) / 100, (FLOOR - ROOF - 14) / 84),
        rect(
            body * 0.5 if engine else -4, ROOF, body * 0.5 + 4 if engine else body + 8, 13, edge, colour("ink"), 1.5, 5
        ),
        rect(0, FLOOR, body, 24, frame, edge, 2, 4),
        text(
            body / 2,
            FLOOR + 18,
            _sign(words, car, last),
            17,
            colour("on-dark"),
            DISPLAY,
            "middle",
            most=body - 8,
            least=0.6,
        ),
    ]
    for x in (0.18, 0.5, 0.82) if engine else (0.22, 0.78):
        drawn.append(_wheel(body * x, 17 if engine and x > 0.3 else 14))
    for level, floor in ((0, FLOOR), (1, ROOF)):
        place = car * 2 + level
        who = [MARSHAL] if level == 0 and table["cars"] and table["marshal"] == car else []
        who += [one["bandit"] for one in table["bandits"] if one["place"] == place]
        left = body * 0.42 if engine and level else 8
        drawn.append(group(_there(who, _tokens(table, place), words, body - left - 6), left, floor))
    return drawn


def _sign(words: Words, car: int, last: bool) -> str:
    return words.text("board-locomotive") if car == 0 else words.text("board-caboose") if last else str(car)


def _chimney() -> str:
    smoke, curl, stack, trim, _lamp, _light = art()["colt-express"]["engine"]
    drawn = [
        group(
            path(smoke, colour("paper-2"), colour("line"), 1.5) + path(curl, "none", colour("line"), 1.5), 22, 152, 1.1
        ),
        group(path(stack, colour("night"), colour("ink"), 2) + path(trim, "none", colour("gold"), 4), 18, 218, 1.28),
    ]
    return "".join(drawn)


def _wheel(x: float, r: float) -> str:
    spokes = path("M0-12V12M-12 0H12M-8.5-8.5 8.5 8.500M8.500-8.500-8.500 8.500", "none", colour("ink"), 1.5)
    wheel = [circle(0, 0, 12.5, colour("paper-3"), colour("ink"), 2.5), spokes, circle(0, 0, 3.5, colour("ink"))]
    return group(wheel, x, RAILS - r, r / 13.75)


def _tokens(table: dict[str, Any], place: int) -> list[dict[str, Any]]:
    return list(table["train"][place]) if place < len(table["train"]) else []


def _there(who: list[int], tokens: list[dict[str, Any]], words: Words, room: float) -> list[str]:
    """Who stands there and what lies there: side by side on the floor at 0; in a crowd, behind it."""
    size = min(21.0, room / max(len(tokens), 1) - 2)
    loot = len(tokens) * (size + 2)
    crowded = len(who) * ABREAST + loot > room
    step = min(ABREAST, room / max(len(who), 1))
    scale, lift = min(1.0, (step + 6) / ABREAST), size * 0.8 if crowded and tokens else 0
    first = max(0.0, (room - len(who) * step - (0 if crowded else loot)) / 2)
    drawn = [
        group(_figure(one, words), first + place * step, -80 * scale - 1 - lift, scale) for place, one in enumerate(who)
    ]
    start = (room - loot) / 2 if crowded else first + len(who) * step
    for index, token in enumerate(tokens):
        drawn.append(group(_token(token), start + index * (size + 2), -size - 1, size / 24))
    return drawn


def _token(token: dict[str, Any]) -> str:
    sign = art()["colt-express"]["loot"][token["kind"]]
    return path(sign["shape"], LOOT[token["kind"]], colour("ink"), 1.6) + path(
        sign["lines"], "none", colour("ink"), 1.3
    )


def _figure(who: int, words: Words) -> str:
    """A bandit or the Marshal, on a base that bears two letters."""
    figure, tint = art()["colt-express"]["figures"][who], colour(PAINT[who])
    hollow = who == 0
    rim, cut = (colour("ink"), colour("ink")) if hollow else (colour("paper"), colour("paper"))
    joined = 'stroke-linejoin="round" stroke-linecap="round"'
    drawn = [path(figure["shape"], "none", rim, 4, joined)]
    if figure.get("lines"):
        drawn.append(path(figure["lines"], "none", tint, 2, joined))
    drawn += [path(figure["shape"], tint), path(figure["cuts"], "none", cut, 1.5, joined)]
    if who == MARSHAL:
        drawn.append(path(art()["colt-express"]["star"], colour("glow-soft"), colour("paper"), 0.8))
    letters = "★" if who == MARSHAL else words.name("bandit", who)[:2]
    on_base = colour("ink") if hollow else colour("paper")
    drawn.append(rect(5, 60.5, 38, 19, tint, rim, 1.8, 4))
    if who == MARSHAL:
        drawn.append(group(path(art()["colt-express"]["star"], colour("glow-soft")), -12, 15.5, 1.5))
    else:
        drawn.append(text(24, 75, letters, 15.5, on_base, BOLD, "middle"))
    return "".join(drawn)


def _pile(table: dict[str, Any], words: Words) -> str:
    """The cards that were played this round, as far as they lie open."""
    cards = table["pile"]
    y, high, wide = RAILS + 19, 64, 46
    if not cards:
        return text(BOARD_WIDTH / 2, y + 42, words.text("board-pile-empty"), 19, colour("on-dark"), PLAIN, "middle")
    step = min(wide + 6, (BOARD_WIDTH - 24 - wide) / max(len(cards) - 1, 1))
    first = (BOARD_WIDTH - step * (len(cards) - 1) - wide) / 2
    return "".join(
        group(_played(card, index < table["resolved"], wide, high), first + index * step, y)
        for index, card in enumerate(cards)
    )


def _played(card: dict[str, Any], done: bool, wide: float, high: float) -> list[str]:
    """A card with the sign of its action, in the colour of its bandit; or its back."""
    if card["card"] is None:
        return [
            rect(0, 0, wide, high, colour("rust"), colour("on-dark"), 2.5, 5),
            group(path(art()["colt-express"]["actions"][5]["shape"], colour("print-gold")), 9, 18, 0.9),
        ]
    bandit, action = divmod(card["card"], 6)
    sign = art()["colt-express"]["actions"][action]
    tint = colour("ink") if bandit == 0 else colour(PAINT[bandit])
    marks = path(sign.get("marks", ""), "none", tint, 2) if sign.get("marks") else ""
    drawn = [
        rect(0, 0, wide, high, colour("paper"), tint, 3, 5),
        group(path(sign["shape"], tint) + path(sign["lines"], "none", colour("paper"), 1.5) + marks, 7, 10, 1),
        rect(4, high - 14, wide - 8, 9, tint),
    ]
    return [f'<g opacity=".5">{"".join(drawn)}</g>'] if done else drawn
