"""Chapter 19, the starred Mystery Safes (D76-290..307): Dagger, Explosives, Poker Deck."""

from __future__ import annotations

from posse.games.deadwood_1876.components import (
    DAGGER,
    EMPTY,
    EXPLOSIVES,
    POKER,
    RED,
    SAFES,
    STARRED,
    gun_of,
    item_of,
)
from posse.games.deadwood_1876.rules.dice import throw
from posse.games.deadwood_1876.rules.refill import draw
from posse.games.deadwood_1876.rules.robbery import safes_of_others
from posse.games.deadwood_1876.sayings import (
    BLEW_UP,
    BLOW_UP,
    DAGGER_DRAWN,
    DAGGER_FORM,
    DAGGER_SOLD,
    NOTHING_TO_BLOW_UP,
    POKER_CARD,
    POKER_LOST,
    POKER_PLAYED,
    POKER_ROLL,
    POKER_WON,
    RED_ROLL,
    STAR_SHOWN,
    owner_at,
    place_at,
)
from posse.games.deadwood_1876.state import Town
from posse.kernel.choices import NO_YES
from posse.kernel.flow import Ask, Frame


class StarredSafes(Frame):
    """The starred Mystery Safes of players, before any other Safe is revealed.

    1 All of them are revealed at once.                                         D76-292
    2 Dagger: gold -1 and a Pepperbox, or gold +1 and a negative one.           D76-299, D76-300
    3 Explosives: a face-down Safe of another owner is shown and removed.       D76-301..303
    4 Poker Deck: a gun is rolled for gold; the red die says won or lost.       D76-304, D76-305
    """

    STEPS = ("reveal", "dagger", "explosives", "poker")

    def reveal(self, town: Town) -> None:
        for face in STARRED:
            if town.options[SAFES[face]]:
                seat, token = town.owner_of(face)
                if seat == EMPTY:
                    town.exclude(face)
                else:
                    town.open_safe(token, seat)
                    town.tell(STAR_SHOWN, seat, face)

    def dagger(self, town: Town) -> Ask | None:
        seat = town.opener_of(DAGGER)
        return None if seat == EMPTY else Ask(seat, DAGGER_FORM, NO_YES)

    def on_dagger(self, town: Town, gold: int) -> None:
        seat = town.opener_of(DAGGER)
        town.dagger = 1 + gold
        add_gold(town, seat, 1 if gold else -1)
        town.tell(DAGGER_SOLD if gold else DAGGER_DRAWN, seat)

    def explosives(self, town: Town) -> Ask | None:
        seat = town.opener_of(EXPLOSIVES)
        if seat == EMPTY:
            return None
        targets = safes_of_others(town, seat)
        if not targets:
            town.tell(NOTHING_TO_BLOW_UP, seat)
            return None
        return Ask(seat, BLOW_UP, targets)

    def on_explosives(self, town: Town, spot: int) -> None:
        owner, place = owner_at(spot), place_at(spot)
        token = town.rows[owner][place]
        town.show(token)
        town.take_from_row(token, owner)
        town.drop_holster(token)
        town.gone = token
        seat = town.opener_of(EXPLOSIVES)
        town.tell(BLEW_UP, seat, place + 1, town.content[token], owner, int(not town.is_player(owner)))

    def poker(self, town: Town) -> Ask | None:
        seat = town.opener_of(POKER)
        return None if seat == EMPTY else Ask(seat, POKER_CARD, town.cards_to_play(seat), always=True)

    def on_poker(self, town: Town, card: int) -> None:
        seat = town.opener_of(POKER)
        town.lay(seat, card)
        town.tell(POKER_PLAYED, seat, gun_of(card), item_of(card))
        town.dice.clear()
        gold = throw(town, seat, [gun_of(card)])
        town.tell(POKER_ROLL, seat, gun_of(card), gold)
        red = throw(town, seat, [RED])
        town.tell(RED_ROLL, red)
        add_gold(town, seat, gold if red > 1 else -gold)
        town.tell(POKER_WON if red > 1 else POKER_LOST, seat, gold)
        town.discard_laid()
        draw(town, seat)


def add_gold(town: Town, owner: int, gold: int) -> None:
    """Change an owner's personal gold (D76-306)."""
    extra = list(town.extra)
    extra[owner] += gold
    town.extra = tuple(extra)
