"""Chapter 7, the turn (D76-064..070)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import DUSTER, HOLSTER, STETSON, gun_of, item_of
from posse.games.deadwood_1876.rules.duel import Duel
from posse.games.deadwood_1876.rules.items import AttachHolster, ChangeHand, Ride, TipHat, bare_places
from posse.games.deadwood_1876.rules.refill import refill
from posse.games.deadwood_1876.rules.robbery import Robbery
from posse.games.deadwood_1876.sayings import DUEL, ITEM, ROBBERY, TURN, card_in, play_as, use_in
from posse.games.deadwood_1876.state import Town
from posse.kernel.flow import Ask, Frame


class Turn(Frame):
    """One player plays one card.

    1 It is used for its item, for a Robbery or for a Duel.                     D76-064..067
    2 Used cards are discarded, and whoever used one draws one.                 D76-150, D76-151
    """

    STEPS = ("play", "refill")

    def play(self, town: Town) -> Ask:
        return Ask(town.player, TURN, turn_options(town))

    def on_play(self, town: Town, choice: int) -> Frame:
        use, card = use_in(choice), card_in(choice)
        town.lay(town.player, card)
        if use == ROBBERY:
            return Robbery(town.player, gun_of(card))
        if use == DUEL:
            return Duel(town.player, gun_of(card))
        item = item_of(card)
        if item == DUSTER:
            return ChangeHand(card)
        if item == STETSON:
            return TipHat(card, safes_to_look_at(town))
        if item == HOLSTER:
            return AttachHolster(card)
        return Ride(card)

    def refill(self, town: Town) -> None:
        refill(town, town.player)


def turn_options(town: Town) -> list[int]:
    """Every card in hand for its item, where that can be done; any for a Robbery, if there is a Safe; and for a Duel.

    A Horse needs a free place (D76-222); a Holster is no turn with 4 players and more (D76-066) and needs a bare
    Safe or character with fewer (D76-337).
    """
    seat = town.player
    cards = town.cards_to_play(seat)
    options: list[int] = []
    for card in cards:
        if item_playable(town, item_of(card)):
            options.append(play_as(ITEM, card))
    robbery, duel = play_as(ROBBERY, 0), play_as(DUEL, 0)
    if others_have_safes(town, seat):
        for card in cards:
            options.append(robbery + card)
    for card in cards:
        options.append(duel + card)
    return options


def others_have_safes(town: Town, seat: int) -> bool:
    """Whether there is anything to rob (D76-083)."""
    lying = 0
    for row in town.rows:
        lying += len(row)
    return lying > len(town.rows[seat])


def item_playable(town: Town, item: int) -> bool:
    """Whether the item can be used as the turn."""
    if item in (DUSTER, STETSON):
        return True
    if item == HOLSTER:
        return town.few() and bool(bare_places(town))
    return bool(town.free_houses(town.stars[town.player]))


def safes_to_look_at(town: Town) -> int:
    """How many Safes a Stetson shows (D76-240, D76-241)."""
    return 1 if town.few() else 2
