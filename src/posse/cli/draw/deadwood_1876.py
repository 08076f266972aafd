"""Deadwood 1876 on eighty columns: the establishments with their stars, a line for each owner, the fight, your hand.

▸Ann     ▮4  [$3][▒▒]°[Co?]   four cards; Gold 3 (you know it), a Safe that somebody else has seen, perhaps a Colt
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.console import RenderableType

from posse.cli.draw.canvas import Canvas, fit
from posse.words import Words

WIDTH: Final = 80
TO_MOVE: Final = "▸"
STAR: Final = "★"
BACK: Final = "▒▒"
AGAIN: Final = "↻"
NOBODY: Final = -1
FIRST_GUN: Final = 5
FIRST_BADGE: Final = 10
FIRST_MYSTERY: Final = 15
GUN_COLOURS: Final = ("grey70", "steel_blue1", "indian_red", "sea_green3", "bright_white")
"""Of the dice; every gun is written out, too."""

Piece = tuple[str, str]


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> RenderableType:
    """The table as the seat of this view sees it."""
    drawing = _Drawing(view, words, players)
    drawing.headline()
    drawing.houses()
    for owner in range(len(drawing.owners)):
        drawing.owner(owner)
    drawing.notes()
    drawing.fight()
    drawing.dice()
    drawing.hand()
    return drawing.canvas.paper()


class _Drawing:
    """One drawing under way, from top to bottom."""

    def __init__(self, view: dict[str, Any], words: Words, players: Sequence[str]) -> None:
        self.you: int | None = view["you"]
        self.asked: list[int] = view["asked"]
        self.over: bool = view["over"]
        self.table: dict[str, Any] = view["table"]
        self.owners: list[dict[str, Any]] = self.table["owners"]
        self.words = words
        self.players = players
        self.canvas = Canvas(WIDTH)
        self.line = 0

    # ---- words

    def say(self, key: str, **blanks: str | int) -> str:
        return self.words.text(f"cli-d76-{key}", **blanks)

    def name(self, owner: int) -> str:
        return self.players[owner] if owner < len(self.players) else self.say("stranger")

    def gun(self, gun: int) -> Piece:
        return self.words.name("gun", gun), GUN_COLOURS[gun]

    def card(self, card: int) -> list[Piece]:
        gun, item = divmod(card, 5)
        return [self.gun(gun), (f"/{self.words.name('item', item)}", "dim")]

    def code(self, face: int) -> str:
        """A Safe in two letters: $3 gold, Co a Showdown Gun, #1 a Badge, Ca the Cash."""
        if face < FIRST_GUN:
            return f"${face + 1}"
        if face < FIRST_BADGE:
            return self.words.name("gun", face - FIRST_GUN)[:2]
        if face < FIRST_MYSTERY:
            return f"#{face - FIRST_BADGE + 1}"
        return self.words.name("safe", face)[:2]

    def put(self, pieces: list[Piece], indent: int = 0) -> None:
        """Pieces one after another, on as many lines as they need."""
        column = indent
        for text, style in pieces:
            if column + cell_len(text.rstrip()) > WIDTH and column > indent:
                self.line += 1
                column = indent
                text = text.lstrip()
            column = self.canvas.put(column, self.line, text, style)
        self.line += 1

    # ---- above

    def headline(self) -> None:
        table = self.table
        round_now = min(table["round"] + 1, table["rounds"])
        pieces = [(self.say("round", round=round_now, rounds=table["rounds"]), "bold")]
        pieces.append((self.say("deck", deck=table["deck"], pile=len(table["pile"])), "dim"))
        stack = "".join(f"[{BACK}]" for _ in table["heist"]["stack"]) or "–"
        pieces.append((self.say("heist", stack=stack), "dim"))
        if table["heist"]["face"] != NOBODY:
            pieces.append((f" → {self.words.name('safe', table['heist']['face'])}", "bold"))
        self.put(pieces)
        if "waiting" not in table["badges"] or set(table["badges"]) != {"waiting"}:
            signs = {"waiting": "·", "shown": STAR, "missing": "–"}
            text = " ".join(f"#{number}{signs[state]}" for number, state in enumerate(table["badges"], 1))
            self.put([(self.say("badges", badges=text), "dim")])

    def houses(self) -> None:
        count = self.table["houses"]
        width = WIDTH // count
        for house in range(count):
            left = house * width
            stars = [owner for owner in range(len(self.owners)) if self.owners[owner]["house"] == house]
            title = f"╭ {self.words.name('house', house)} {len(stars)}/{self.table['places']}"
            if len(title) < width - 1:
                title = f"{title} ".ljust(width - 1, "─")
            self.canvas.put(left, self.line, f"{title}╮")
            for place in range(self.table["places"]):
                row = self.line + 1 + place
                self.canvas.put(left, row, "│" + " " * (width - 2) + "│")
                if place < len(stars):
                    owner = stars[place]
                    style = "bold underline" if owner == self.you else ""
                    self.canvas.put(left + 2, row, f"{STAR} {fit(self.name(owner), width - 7)}".rstrip(), style)
            self.canvas.put(left, self.line + 1 + self.table["places"], "╰" + "─" * (width - 2) + "╯")
        self.line += 2 + int(self.table["places"])

    # ---- a line for each owner

    def owner(self, owner: int) -> None:
        self.put(list(self.owner_pieces(owner)), indent=0)

    def owner_pieces(self, owner: int) -> Iterator[Piece]:
        seen = self.owners[owner]
        asked = owner in self.asked
        style = "bold" if asked else ""
        yield (TO_MOVE if asked else " "), "bold"
        yield fit(self.name(owner), 9), f"{style} underline" if owner == self.you else style
        yield (f" ▮{seen['hand']} " if not seen["stranger"] else "    "), style
        for place in range(len(seen["row"])):
            yield from self.safe(owner, place)
        for face in seen["open"]:
            yield f" {self.code(face)}", "bold"
        if seen["holster"] != NOBODY:
            yield f" +{self.gun(seen['holster'] // 5)[0]}", "dim"
        if seen["shown"] and owner != self.you:
            yield f" {self.say('shows')} " + " ".join(self.short(card) for card in seen["shown"]), "dim"
        if seen["gold"] is not None:
            yield f" {self.say('gold', gold=seen['gold'])}", "bold"
            if len(seen["counted"]) > 1:
                yield f" ({'+'.join(str(gold) for _, gold in seen['counted']).replace('+-', '-')})", "dim"
        yield from self.fate(owner)

    def fate(self, owner: int) -> Iterator[Piece]:
        """Hits in the Final Showdown, and whether it is won."""
        if self.owners[owner]["hits"]:
            yield " " + "✗" * self.owners[owner]["hits"], "bold"
        if owner in self.table["winners"]:
            yield f" {STAR} {self.say('won')}", "bold"

    def safe(self, owner: int, place: int) -> Iterator[Piece]:
        seen = self.owners[owner]
        if seen["faces"][place] != NOBODY:
            inside, style = self.code(seen["faces"][place]), "bold"
        elif seen["maybe"][place]:
            inside, style = f"{self.code(seen['maybe'][place][0])}?", ""
        else:
            inside, style = BACK, "dim"
        yield f"[{inside}", style
        if seen["holsters"][place] != NOBODY:
            yield f"+{self.words.name('gun', seen['holsters'][place] // 5)[:2]}", "bold"
        tag = seen["row"][place]
        others = [who for number, who in enumerate(self.owners) if number not in (owner, self.you)]
        known = any([tag] in who["seen"] for who in others) and not self.table["revealed"]
        yield "]" + ("°" if known else ""), style

    def short(self, card: int) -> str:
        return f"{self.words.name('gun', card // 5)[:2]}/{self.words.name('item', card % 5)[:2]}"

    # ---- below

    def notes(self) -> None:
        """What is known to be one of several Safes."""
        if self.table["revealed"]:
            return
        places = [
            (tag, f"{self.name(owner)} {place}")
            for owner, seen in enumerate(self.owners)
            for place, tag in enumerate(seen["row"], 1)
        ]
        for face, tags in self.table["notes"]:
            where = [name for tag, name in places if tag in tags]
            if len(tags) > 1 and where:
                text = self.say("note", safe=self.words.name("safe", face), where=", ".join(where))
                self.put([(word + " ", "dim") for word in text.split(" ")], indent=2)

    def fight(self) -> None:
        doing = self.table["doing"]
        if "bout" in doing:
            self.put([(self.say("bout", number=doing["bout"]["number"]), "bold")])
        fight = doing.get("fight")
        if fight is not None:
            pieces: list[Piece] = [(self.say("duel" if fight["duel"] else "robbery"), "bold"), (" ", "")]
            pieces += self.side(fight["attacker"], fight["gun"], fight["helps_attacker"])
            if fight["defender"] != NOBODY:
                number = "" if fight["place"] == NOBODY else f" [{fight['place'] + 1}]"
                pieces.append((f" → {self.name(fight['defender'])}{number}", "bold"))
                if fight["defence"] != NOBODY:
                    pieces += self.side(NOBODY, fight["defence"], fight["helps_defender"])
            for thief, gun in fight["thieves"]:
                pieces += [(", ", ""), *self.side(thief, gun, NOBODY)]
            for giver, gun, owner in fight["offers"]:
                names = {"giver": self.name(giver), "to": self.name(owner)}
                pieces.append((self.say("offer", gun=self.words.name("gun", gun), **names), "dim"))
            self.put(pieces)
        elif self.table["laid"]:
            pieces = []
            for seat, card in self.table["laid"]:
                shown = "".join(text for text, _ in self.card(card))
                pieces += [(f"{self.name(seat)} {shown}", self.gun(card // 5)[1]), ("  ", "")]
            self.put(pieces)

    def side(self, owner: int, gun: int, helper: int) -> list[Piece]:
        pieces: list[Piece] = [((f"{self.name(owner)} " if owner != NOBODY else " "), "bold"), self.gun(gun)]
        if helper != NOBODY:
            pieces += [(" + ", ""), self.gun(helper)]
        return pieces

    def dice(self) -> None:
        """The last roll, die by die; a throw that was tied and made again stands after an arrow."""
        if not self.table["dice"]:
            return
        pieces: list[Piece] = [(self.say("dice"), "bold")]
        for throw in self.table["dice"]:
            pairs = zip(throw["dice"], throw["pips"], strict=True)
            dice = ", ".join(f"{self.words.name('die', die)} {pips}" for die, pips in pairs)
            arrow = AGAIN if throw["again"] else ""
            text = f" {arrow}{self.name(throw['owner'])} {throw['total']} ({dice}) "
            pieces.append((text, GUN_COLOURS[throw["dice"][0]]))
        self.put(pieces, indent=2)

    def hand(self) -> None:
        yours = self.table["yours"]
        if yours is None:
            return
        pieces: list[Piece] = [(self.say("hand"), "bold")]
        for card in yours["hand"]:
            pieces += [(" ", ""), ("".join(text for text, _ in self.card(card)), self.gun(card // 5)[1]), (" ", "")]
        if not yours["hand"]:
            pieces.append((" –", "dim"))
        self.put(pieces, indent=0)
