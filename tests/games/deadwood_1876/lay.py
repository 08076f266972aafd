"""A table of Deadwood 1876 set by names, its moves in words, dice written down, and random games to walk through.

A card is `colt-stetson`, `messenger-white`, `pepperbox-brown`; a Safe is `gold3`, `colt`, `badge1`, `cash`; a die is
`colt3`: the Colt die shows 3. Owners are seats; with two players, owner 2 is the Stranger.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, cast

import pytest

from posse.games.deadwood_1876 import GAME, town
from posse.games.deadwood_1876.components import (
    ALL_CARDS,
    EMPTY,
    FACES,
    FIRST_GUN,
    GUNS,
    HAND,
    HEISTS,
    HOUSES,
    ITEMS,
    MOST_IN_ROW,
    SAFES,
)
from posse.games.deadwood_1876.rules.sequence import Deadwood
from posse.games.deadwood_1876.rules.setup import safes_in_use
from posse.games.deadwood_1876.sayings import DUEL, ITEM, KINDS, ROBBERY
from posse.games.deadwood_1876.state import Town
from posse.kernel.chance import Sampled, Scripted
from posse.kernel.choices import Kind
from posse.kernel.codec import dumps
from posse.kernel.events import Saying
from posse.kernel.flow import NOT_YET, Ballot, Frame
from posse.kernel.game import IllegalChoice, Refusal
from posse.kernel.playout import random_step

SHORT: Final = {"white": "horse-white", "brown": "horse-brown"}
ALL_ON: Final = {"sarsaparilla": True, "cash": True, "dagger": True, "explosives": True, "poker": True}
STARS: Final = {
    2: "gem bella bella",
    3: "gem gem bella",
    4: "gem gem bella bella",
    5: "gem gem bella bella grand",
    6: "gem gem bella bella grand grand",
    7: "gem gem gem bella bella grand grand",
    8: "gem gem gem bella bella bella grand grand",
    9: "gem gem gem bella bella bella grand grand grand",
}

# ---- names


def switched(names: str) -> dict[str, object]:
    """Options by name; `mysteries` are all five Mystery Safes."""
    every = names.replace("mysteries", " ".join(ALL_ON)).split()
    return dict.fromkeys(every, True)


def card(name: str) -> int:
    gun, _, item = name.partition("-")
    return GUNS.index(gun) * 5 + ITEMS.index(SHORT.get(item, item))


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def safe(name: str) -> int:
    if name in GUNS:
        return FIRST_GUN + GUNS.index(name)
    if name[:-1] in ("gold", "badge"):
        return SAFES.index(f"{name[:-1]}-{name[-1]}")
    return SAFES.index(name)


def safes(names: str) -> list[int]:
    return [safe(name) for name in names.split()]


def gun(name: str) -> int:
    return GUNS.index(name)


def house(name: str) -> int:
    return HOUSES.index(name)


def spot(owner: int, place: int) -> int:
    """A Safe by its owner and its place from the left, counted from 1."""
    return owner * MOST_IN_ROW + place - 1


def dice(rolls: str) -> list[int]:
    """The luck that makes these dice fall so."""
    return [FACES[GUNS.index(roll[:-1])].index(int(roll[-1])) for roll in rolls.split()]


def rig(game: Town, rolls: str, *numbers: int) -> None:
    """The next dice are these, then these numbers; after that luck goes its way."""
    game.chance = Scripted([*dice(rolls), *numbers], Sampled.of(5))


# ---- a table in the middle of a game


def lay(
    seats: int = 4,
    hands: dict[int, str] | None = None,
    rows: dict[int, str] | None = None,
    stars: str | None = None,
    options: dict[str, object] | None = None,
    deck: str = "",
    pile: str = "",
    deck_ends: bool = False,
    player: int = 0,
    starter: int | None = None,
    rounds: int = 0,
    heists: int = 0,
    stack: str = "",
    called: int = 0,
    holsters: dict[tuple[int, int], str] | None = None,
    step: str = "turn",
    frame: Frame | None = None,
) -> Town:
    """A table at that step of the game; what is not given comes as it lies.

    `holsters` are attached to (owner, place), place 0 being the character card. If the deck `ends` with the cards of
    `deck`, all cards that are nowhere else lie in the pile.
    """
    game = town(GAME.blank(seats, GAME.settle(seats, options), Sampled.of(1)))
    game.log = []
    owners = game.owners()
    game.characters = tuple(range(owners))
    game.stars = [house(name) for name in (stars or STARS[seats]).split()]
    lay_cards(game, hands or {}, deck, pile, deck_ends, list((holsters or {}).values()))
    lay_safes(game, rows or {}, heists, safes(stack))
    for (owner, place), name in (holsters or {}).items():
        game.attach(game.rows[owner][place - 1] if place else len(game.content) + owner, card(name))
    game.player = player
    game.starter = player if starter is None else starter
    game.rounds, game.heists, game.called = rounds, heists, called
    whole = Deadwood()
    whole.skip_to(step)
    game.stack.append(whole)
    if frame is not None:
        game.stack.append(frame)
    game.advance()
    return game


def lay_cards(
    game: Town, hands: dict[int, str], deck: str, pile: str, deck_ends: bool, attached: list[str]
) -> None:  # fmt: skip
    left = sorted(ALL_CARDS, key=lambda number: (number * 7) % 25)

    def take(names: str) -> list[int]:
        taken = cards(names)
        for number in taken:
            left.remove(number)
        return taken

    held = {seat: take(hands.get(seat, "")) for seat in range(game.seats)}
    for name in attached:
        take(name)
    top, game.pile = take(deck), take(pile)
    for seat in range(game.seats):
        for number in held[seat] or [left.pop() for _ in range(HAND[game.seats])]:
            game.put_in_hand(seat, number)
    if deck_ends:
        game.deck = tuple(top)
        game.pile += left
    else:
        game.deck = (*top, *left)


def lay_safes(game: Town, rows: dict[int, str], heists: int, stack: list[int]) -> None:
    owners = game.owners()
    left = safes_in_use(game)
    given = {owner: safes(rows[owner]) for owner in rows}
    for face in [*stack, *[face for row in given.values() for face in row]]:
        left.remove(face)
    left.reverse()
    content = [EMPTY] * len(safes_in_use(game))
    for place, face in enumerate(stack):
        content[heists + place] = face
    # a Safe of the stack that is gone may lie in a row
    free = [*range(HEISTS[game.seats], len(content)), *range(heists)]
    every: list[tuple[int, ...]] = []
    for owner in range(owners):
        row = given[owner] if owner in given else [left.pop(), left.pop()]
        tokens = [free.pop(0) for _ in row]
        for place, token in enumerate(tokens):
            content[token] = row[place]
        every.append(tuple(tokens))
    for token in range(len(content)):
        if content[token] == EMPTY:
            content[token] = left.pop()
    game.rows, game.content = tuple(every), tuple(content)
    game.tags, game.next_tag = tuple(range(len(content))), len(content)
    game.holsters = (EMPTY,) * (len(content) + owners)
    game.notes = ((),) * (game.seats + 1)


# ---- moves


def choose(game: Town, seat: int, kind: str, value: int) -> None:
    game.play(seat, KINDS.by_name[kind].first + value)


def use(game: Town, name: str) -> None:
    """The player uses the item on this card."""
    choose(game, game.player, "turn", ITEM * 25 + card(name))


def rob(game: Town, name: str, owner: int, place: int, defence: str = "") -> None:
    """The player robs with this card; perhaps the defender answers at once."""
    choose(game, game.player, "turn", ROBBERY * 25 + card(name))
    if asked(game) == [(game.player, "rob")]:
        choose(game, game.player, "rob", spot(owner, place))
    if defence:
        defend(game, defence)


def duel(game: Town, name: str, owner: int, defence: str = "") -> None:
    choose(game, game.player, "turn", DUEL * 25 + card(name))
    if asked(game) == [(game.player, "challenge")]:
        choose(game, game.player, "challenge", owner)
    if defence:
        defend(game, defence)


def defend(game: Town, name: str) -> None:
    ((seat, kind),) = asked(game)
    assert kind == "defend"
    choose(game, seat, "defend", card(name))


def nobody(game: Town) -> None:
    """Everybody who is asked in windows lets them go by."""
    while isinstance(game.pending, Ballot) and game.pending.quiet:
        votes(game, {})


def votes(game: Town, values: dict[int, int]) -> None:
    """One ballot: these seats answer so, all others with the answer 0."""
    ballot = game.pending
    assert isinstance(ballot, Ballot)
    for seat in ballot.seats[:]:
        if ballot.answers[ballot.seats.index(seat)] == NOT_YET:
            game.play(seat, ballot.kind.first + values.get(seat, 0))


def lay_down(game: Town, names: dict[int, str]) -> None:
    """A ballot of cards: these, or the first in hand."""
    ballot = game.pending
    assert isinstance(ballot, Ballot)
    for seat in ballot.seats[:]:
        value = card(names[seat]) if seat in names else ballot.options[ballot.seats.index(seat)][0]
        game.play(seat, ballot.kind.first + value)


# ---- looking


def asked(game: Town) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(question.seat, question.kind.name) for question in game.questions()]


def options(game: Town, seat: int) -> list[int]:
    question = game.question(seat)
    assert question is not None
    return question.options


def uses(game: Town, which: int) -> list[int]:
    """The cards that the player may use so on the own turn."""
    return [value % 25 for value in options(game, game.player) if value // 25 == which]


def refused(game: Town, seat: int, kind: Kind, value: int) -> Refusal:
    """Why the choice is refused; it must be, and nothing may have changed."""
    before = dumps(game)
    with pytest.raises(IllegalChoice) as problem:
        game.play(seat, kind.first + value)
    assert dumps(game) == before
    return problem.value.why


def facts(game: Town) -> dict[str, Any]:
    return cast("dict[str, Any]", json.loads(dumps(game))["facts"])


def changed(before: dict[str, Any], game: Town) -> set[str]:
    now = facts(game)
    return {name for name in now if now[name] != before[name]}


def table(game: Town, seat: int | None) -> dict[str, Any]:
    return cast("dict[str, Any]", game.view(seat)["table"])


def options_seen(game: Town, seat: int | None) -> dict[str, object]:
    """The options in use, as the seat sees them."""
    return cast("dict[str, object]", game.view(seat)["options"])


def known(game: Town, seat: int | None, owner: int) -> list[int]:
    """What the seat knows for certain of an owner's row; -1 for what it does not."""
    return cast("list[int]", table(game, seat)["owners"][owner]["faces"])


def notes(game: Town, seat: int | None) -> list[tuple[int, list[int]]]:
    """The notes of a seat: face, and the tags of the Safes it can be."""
    return [(face, tags) for face, tags in table(game, seat)["notes"]]


def tags(game: Town, owner: int) -> list[int]:
    return [game.tags[token] for token in game.rows[owner]]


def told(game: Town, saying: Saying) -> list[tuple[int, ...]]:
    assert game.log is not None
    return [event.values for event in game.log if event.saying is saying]


def totals(game: Town, sayings: tuple[Saying, ...]) -> list[tuple[int, int, int]]:
    """The throws told by these sayings: the total, the owner, and 1 for the Stranger."""
    found = []
    for event in game.log or ():
        if event.saying in sayings:
            said = {name: value for name, (_, value) in event.args().items()}
            owner = said["whom"] if "whom" in said else said["seat"]
            found.append((said.get("total", said["pips"]), owner, said.get("stranger", 0)))
    return found


def row(game: Town, owner: int) -> list[int]:
    return game.held(owner)


# ---- whole games

EVERY_OPTION: Final[dict[str, object]] = {**ALL_ON, "peace": True}


def new(seats: int, seed: int, options: dict[str, object] | None = None) -> Town:
    return town(GAME.new(seats, Sampled.of(seed + 1_000_000), options))


def walk(seats: int, seed: int, options: dict[str, object] | None = None) -> Iterator[Town]:
    """A game at each question and at the end: always the same object."""
    luck = Sampled.of(seed)
    game = new(seats, seed, options)
    while game.pending is not None:
        yield game
        random_step(game, luck)
    yield game


def played(seats: int, seed: int, options: dict[str, object] | None = None) -> Town:
    *_, game = walk(seats, seed, options)
    return game


def up_to(seats: int, seed: int, kind: str, options: dict[str, object] | None = None) -> Town | None:
    """The game at its first question of this kind; None if it has none."""
    for game in walk(seats, seed, options):
        if game.pending is not None and game.pending.kind.name == kind:
            return game
    return None
