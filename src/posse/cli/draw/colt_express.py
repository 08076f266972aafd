"""Colt Express on eighty columns: the train from the Locomotive to the Caboose, the common pile, the gang, your hand.

 Gh $        on the roof: Ghost, and a Purse of unknown value
╭3────────╮
│ TU Be   │  inside: Tuco, who is yours (capitals), and Belle
│ 250 $ ◆ │  a Purse known to be worth 250, an unknown one, a Jewel; ▣ is a Strongbox, ★ the Marshal
╰o───────o╯
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Any, Final

from rich.console import RenderableType

from posse.cli.draw.canvas import Canvas, fit
from posse.words import Words

WIDTH: Final = 80
NARROWEST: Final = 11
WIDEST: Final = 15
ROOF_LINES: Final = (2, 4)
INSIDE_LINES: Final = (3, 4)
"""How high roofs and cars are drawn: at least, and at most if there is a crowd somewhere."""
SMOKE: Final = "° o O"

SHORT: Final = {"ghost": "Gh", "belle": "Be", "cheyenne": "Ch", "tuco": "Tu", "django": "Dj", "doc": "Do"}
COLOURS: Final = {
    "ghost": "white", "belle": "plum2", "cheyenne": "sea_green3", "tuco": "indian_red1", "django": "grey62",
    "doc": "steel_blue1",
}  # fmt: skip
"""The colours of the game. Nothing is told by colour alone."""

MARSHAL: Final = "★"
PURSE: Final = "$"
JEWEL: Final = "◆"
STRONGBOX: Final = "▣"
BULLET: Final = "•"
SPENT: Final = "·"
WOUND: Final = "✚"
CARDS: Final = "▮"
FACE_DOWN: Final = "▒▒"
TO_MOVE: Final = "▸"
TURN_SIGNS: Final = ("○", "▬", "»", "⇄")
"""Standard, Tunnel, Speeding-up, Switching."""
COLUMNS: Final = (1, 11, 13, 22, 28, 40, 48)
"""Where the table of players begins each of its columns."""
SIX: Final = 6
GHOST: Final = 0

Pieces = list[tuple[str, str]]


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> RenderableType:
    """The table as the seat of this view sees it."""
    drawing = _Drawing(view, words, players)
    drawing.headline()
    if drawing.table["cars"]:
        drawing.train()
    drawing.pile()
    drawing.gang()
    drawing.own_cards()
    return drawing.canvas.paper()


class _Drawing:
    """One drawing under way, from the top down."""

    def __init__(self, view: dict[str, Any], words: Words, players: Sequence[str]) -> None:
        assert words.box is not None
        self.over: bool = view["over"]
        self.you: int | None = view["you"]
        self.asked: list[int] = view["asked"]
        self.table: dict[str, Any] = view["table"]
        self.yours: dict[str, Any] | None = self.table["yours"]
        self.words = words
        self.players = players
        self.bandits = words.box.names["bandit"]
        self.actions = words.box.names["action"]
        self.happenings = words.box.names["happening"]
        self.canvas = Canvas(WIDTH)
        self.line = 0
        self.roof_lines, self.inside_lines = ROOF_LINES[0], INSIDE_LINES[0]

    # ---- names

    def badge(self, bandit: int, seat: int) -> tuple[str, str]:
        """Two letters for a bandit, capitals for one's own, and its colour."""
        name = self.bandits[bandit]
        mine = seat == self.you
        return (SHORT[name].upper() if mine else SHORT[name]), (f"bold {COLOURS[name]}" if mine else COLOURS[name])

    def action(self, number: int) -> str:
        return self.words.text(f"cli-action-{self.actions[number]}")

    def card(self, number: int, seat: int) -> tuple[str, str]:
        """A card of the pile or of a hand: whose it is and what it does."""
        badge, colour = self.badge(number // SIX, seat)
        return f"{badge} {self.action(number % SIX)}", colour

    # ---- the Round card

    def headline(self) -> None:
        rounds = self.table["rounds"]
        if not rounds:
            self.canvas.put(0, 0, self.words.text("cli-train-waits"), "dim")
            self.line = 1
            self.posters()
            return
        card = rounds[-1]
        name = self.words.name("roundcard", card["card"])
        pieces: Pieces = [(self.words.text("cli-round-card", round=len(rounds), card=name), "bold"), ("  ", "")]
        for number, turn in enumerate(card["turns"]):
            now = number == self.table["turn"]
            pieces.append((f"[{TURN_SIGNS[turn]}]" if now else f" {TURN_SIGNS[turn]} ", "bold" if now else "dim"))
        end = self.canvas.pieces(0, 0, pieces)
        neutral = self.words.text("cli-neutral", bullets=self.table["neutral"])
        self.canvas.put(max(end + 1, WIDTH - len(neutral)), 0, neutral, "dim")
        self.line = 1
        self.sentence(self.words.text(f"board-event-{self.happenings[card['event']]}"))

    def posters(self) -> None:
        """Who can still be picked, and what each can do."""
        taken = [bandit["bandit"] for bandit in self.table["bandits"]]
        if len(taken) == (4 if len(self.players) == 2 else len(self.players)):
            return
        for bandit, name in enumerate(self.bandits):
            if bandit not in taken:
                self.sentence(f"{self.words.name('bandit', bandit)}: {self.words.text(f'board-skill-{name}')}")

    def sentence(self, text: str) -> None:
        """Something to read, in as many lines as it takes."""
        for line in wrap(text, WIDTH):
            self.canvas.put(0, self.line, line, "dim")
            self.line += 1

    # ---- the train

    def train(self) -> None:
        cars = self.table["cars"] + 1
        width = min(WIDEST, max(NARROWEST, WIDTH // cars))
        wide = width - 1 if width * cars >= WIDTH else width
        for car in range(cars):
            roof = len(side_by_side(self.roof(car), wide - 2, ROOF_LINES[1]))
            inside = max(1, len(side_by_side(self.inside(car), wide - 2, INSIDE_LINES[1] - 1)))
            inside += len(side_by_side(self.loot(car * 2), wide - 2, INSIDE_LINES[1] - inside))
            self.roof_lines = max(self.roof_lines, roof)
            self.inside_lines = max(self.inside_lines, inside)
        for car in range(cars):
            self.car(car, car * width, wide)
        self.line += self.roof_lines + self.inside_lines + 2

    def car(self, car: int, column: int, width: int) -> None:
        """One car: who and what is on its roof, its walls, who and what is inside."""
        top, room = self.line + self.roof_lines, width - 2
        put = self.canvas.put
        if car == 0:
            put(column + 3, self.line, SMOKE, "dim")
        self.fill(column + 1, self.line, self.roof_lines, room, self.roof(car), from_below=True)
        style = "bold" if car == 0 else ""
        name = str(car)
        if car == 0:
            name = self.words.text("cli-locomotive")
        elif car == self.table["cars"]:
            name = f"{car} {self.words.text('cli-caboose')}"
        put(column, top, "╭" + fit(name, min(len(name), room)).ljust(room, "─") + "╮", style)
        for row in range(self.inside_lines):
            put(column, top + 1 + row, "│" + " " * room + "│", style)
        wheels = "oo" + "═" * (room - 4) + "oo" if car == 0 else "o" + "─" * (room - 2) + "o"
        put(column, top + 1 + self.inside_lines, f"╰{wheels}╯", style)
        used = self.fill(column + 1, top + 1, self.inside_lines - 1, room, self.inside(car))
        self.fill(column + 1, top + 1 + max(1, used), self.inside_lines - max(1, used), room, self.loot(car * 2))

    def roof(self, car: int) -> Pieces:
        """Who and what is on the roof."""
        return [*self.people(car * 2 + 1), *self.loot(car * 2 + 1)]

    def inside(self, car: int) -> Pieces:
        """Who is inside, the Marshal first."""
        marshal = [(f"{MARSHAL}{self.words.text('cli-marshal')}", "bold yellow")]
        return [*(marshal if self.table["marshal"] == car else []), *self.people(car * 2)]

    def people(self, place: int) -> Pieces:
        """The bandits there."""
        there = [bandit for bandit in self.table["bandits"] if bandit["place"] == place]
        return [self.badge(bandit["bandit"], bandit["seat"]) for bandit in there]

    def loot(self, place: int) -> Pieces:
        """The tokens there: every Purse for itself, in the order in which choices number them."""
        found: Pieces = []
        kinds = [0, 0, 0]
        for token in self.table["train"][place]:
            kinds[token["kind"]] += 1
            if token["kind"] == 0:
                value = token["value"]
                found.append((PURSE, "yellow") if value is None else (str(value), "bold yellow"))
        for sign, count in ((JEWEL, kinds[1]), (STRONGBOX, kinds[2])):
            if count:
                found.append((sign + (str(count) if count > 1 else ""), "bright_cyan"))
        return found

    def fill(self, column: int, line: int, lines: int, room: int, things: Pieces, from_below: bool = False) -> int:
        """Write things side by side into a room of some lines, how many it took."""
        written = side_by_side(things, room, lines)
        first = line + (lines - len(written) if from_below else 0)
        for number, row in enumerate(written):
            self.canvas.pieces(column, first + number, row)
        return len(written)

    # ---- the common pile

    def pile(self) -> None:
        pile, resolved = self.table["pile"], self.table["resolved"]
        stealing = self.table["turn"] is None and len(self.asked) < 2  # not while experts all choose what they keep
        label = self.words.text("cli-pile")
        column = self.canvas.put(0, self.line, label, "bold") + 1
        if not pile:
            self.canvas.put(column, self.line, "–", "dim")
        for number, entry in enumerate(pile):
            text, style = self.pile_card(entry, number < resolved, stealing and number == resolved)
            text = f"{text} ›" if number < len(pile) - 1 else text
            if column + len(text) > WIDTH:
                self.line += 1
                column = len(label) + 1
            column = self.canvas.put(column, self.line, text, style) + 1
        self.line += 1

    def pile_card(self, entry: dict[str, Any], done: bool, now: bool) -> tuple[str, str]:
        if entry["card"] is None:
            bandits = [GHOST] if entry["by_ghost"] else self.table["players"][entry["seat"]]["bandits"]
            if len(bandits) > 1:
                return f"{FACE_DOWN} {fit(self.players[entry['seat']], 4).strip()}", ""
            badge, colour = self.badge(bandits[0], entry["seat"])
            return f"{badge} {FACE_DOWN}", colour
        text, colour = self.card(entry["card"], entry["seat"])
        if entry["face_down"]:
            text = f"({text})"
        if done:
            return f"{text}✓", "dim"
        return (f"{TO_MOVE}{text}", f"bold {colour}") if now else (text, colour)

    # ---- players and their bandits

    def gang(self) -> None:
        for column, heading in zip(COLUMNS, self.words.text("cli-columns").split("|"), strict=True):
            self.canvas.put(column, self.line, heading, "dim")
        self.line += 1
        for seat, player in enumerate(self.table["players"]):
            rows = [bandit for bandit in self.table["bandits"] if bandit["seat"] == seat]
            for number, bandit in enumerate(rows):
                pieces = list(self.player(seat, player)) if number == 0 else [(" " * COLUMNS[4], "")]
                last = number == len(rows) - 1
                self.canvas.pieces(0, self.line, [*pieces, *self.bandit(bandit, seat), *self.wealth(player, last)])
                self.line += 1
            if not rows:
                self.canvas.pieces(0, self.line, list(self.player(seat, player)))
                self.line += 1

    def player(self, seat: int, player: dict[str, Any]) -> Iterator[tuple[str, str]]:
        asked = seat in self.asked
        style = "bold" if asked else ""
        yield (TO_MOVE if asked else " "), "bold"
        yield fit(self.players[seat], 9), f"{style} underline".strip() if seat == self.you else style
        first = "1" if seat == self.table["first_player"] else " "
        cards = f"{CARDS}{player['hand']}/{player['deck']}"
        if self.table["expert"]:
            cards += f"/{player['discard']}"
        yield f" {first} {cards.ljust(9)}{WOUND}{str(player['received'][7]).ljust(3)}  ", style

    def bandit(self, bandit: dict[str, Any], seat: int) -> Iterator[tuple[str, str]]:
        badge, colour = self.badge(bandit["bandit"], seat)
        name = self.words.name("bandit", bandit["bandit"])
        yield f"{badge} {fit(name, 9)}", colour
        yield BULLET * bandit["bullets"] + SPENT * (6 - bandit["bullets"]) + "  ", ""
        unknown = bandit["purses"] - len(bandit["purse_values"])
        purses = [str(value) for value in bandit["purse_values"]] + [PURSE] * unknown
        if bandit["jewels"]:
            purses.append(f"{JEWEL}{bandit['jewels']}")
        if bandit["strongboxes"]:
            purses.append(f"{STRONGBOX}{bandit['strongboxes']}")
        if bandit["ransom"]:
            purses.append(f"+{bandit['ransom']}")
        yield " ".join(purses) or "–", "yellow"

    def wealth(self, player: dict[str, Any], last: bool) -> Iterator[tuple[str, str]]:
        """What a player has in the end; a team under the loot of both its bandits."""
        if self.over and last:
            prize = "!" if player["gunslinger"] else ""
            yield f"  = {player['wealth']}{prize}", "bold"

    # ---- one's own cards

    def own_card(self, card: int) -> str:
        """A card in words; a team has to know whose it is."""
        assert self.you is not None
        if len(self.table["players"][self.you]["bandits"]) == 1:
            return self.words.name("action", card % SIX)
        return self.card(card, self.you)[0]

    def own_cards(self) -> None:
        if self.yours is None or not self.table["rounds"]:
            return
        rows = [("cli-your-hand", self.yours["hand"], self.yours["bullets"])]
        if self.table["expert"]:
            rows.append(("cli-your-discard", self.yours["discard"], self.yours["bullets_in_discard"]))
        for key, counts, bullets in rows:
            label = self.words.text("cli-your-hand") if key == "cli-your-hand" else self.words.text("cli-your-discard")
            column = self.canvas.put(0, self.line, label, "bold") + 1
            things = [(self.own_card(card), n) for card, n in zip(self.yours["cards"], counts, strict=True) if n]
            if bullets:
                things.append((self.words.text("cli-bullet"), bullets))
            for number, (name, count) in enumerate(things or [("–", 1)]):
                text = f"{'· ' if number else ''}{name}{f' ×{count}' if count > 1 else ''} "
                if column + len(text) > WIDTH:
                    self.line += 1
                    column = len(label) + 1
                column = self.canvas.put(column, self.line, text)
            self.line += 1


def side_by_side(things: Pieces, room: int, lines: int) -> list[Pieces]:
    """Things side by side in a room of some lines; what does not fit is counted."""
    if not things:
        return []
    found: list[Pieces] = [[]]
    length = 0
    for number, (text, style) in enumerate(things):
        last = len(found) == lines
        more = len(things) - number
        space = room - (3 if last and more > 1 else 0)
        if length + len(text) + 1 > space:
            if last:
                found[-1].append((f" +{more}", "bold"))
                break
            found.append([])
            length = 0
        found[-1] += [(" ", ""), (text, style)]
        length += len(text) + 1
    return found
