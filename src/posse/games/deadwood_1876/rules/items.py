"""Chapters 15 to 17, Horse, Duster and Stetson (D76-220..247), and the Holster of small games (D76-336, D76-337)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import DUSTER_DISCARDS, DUSTER_DRAWS, EMPTY, gun_of, item_of
from posse.games.deadwood_1876.rules.refill import draw
from posse.games.deadwood_1876.rules.robbery import safes_of_others
from posse.games.deadwood_1876.sayings import (
    ATTACH,
    ATTACH_OWNER,
    ATTACHED,
    ATTACHED_CHARACTER,
    ATTACHED_OWN,
    ATTACHED_SELF,
    CHANGED_HAND,
    DISCARD,
    DISCARDED,
    LOOK,
    LOOKED,
    RIDE,
    RODE,
    SAW,
    TIPPED,
    TIPPED_ONCE,
    owner_at,
    place_at,
    spot_at,
)
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state import notes as paper
from posse.games.deadwood_1876.state.memory import lose_track_of
from posse.games.deadwood_1876.state.packed import unseen_card
from posse.kernel.flow import Ask, Frame


class Ride(Frame):
    """A Horse takes the player's star to another establishment with a free place (D76-220..222).

    1 The player chooses the establishment.
    """

    STEPS = ("destination",)

    card: int

    def destination(self, town: Town) -> Ask:
        return Ask(town.player, RIDE, town.free_houses(town.stars[town.player]))

    def on_destination(self, town: Town, house: int) -> None:
        town.stars[town.player] = house
        town.tell(RODE, town.player, gun_of(self.card), item_of(self.card), house)


class ChangeHand(Frame):
    """A Duster: four new cards, and three away (D76-230..234).

    1 The Duster is discarded, and four cards are drawn.                        D76-230, D76-233
    2 Three cards are discarded, one after the other, unseen by the others.     D76-231, D76-232
    """

    STEPS = ("draw", "discard")

    card: int
    left: int = DUSTER_DISCARDS
    """How many cards are still to go."""

    def draw(self, town: Town) -> None:
        seat = town.player
        town.tell(CHANGED_HAND, seat, gun_of(self.card))
        town.discard_laid()
        lose_track_of(town, seat)
        draw(town, seat, DUSTER_DRAWS)

    def discard(self, town: Town) -> Ask:
        return Ask(town.player, DISCARD, town.cards_to_play(town.player))

    def on_discard(self, town: Town, card: int) -> None:
        seat = town.player
        town.take_from_hand(seat, card)
        town.pile.append(unseen_card(seat, card))
        town.whisper(seat, DISCARDED, seat, gun_of(card), item_of(card))
        self.left -= 1
        if self.left:
            self.skip_to("discard")


class TipHat(Frame):
    """A Stetson: the player looks at two Safes of other owners, at one in games of 2 or 3 (D76-240..247).

    1 One Safe is chosen and looked at; then the other.                         D76-240..242, D76-246
    """

    STEPS = ("look",)

    card: int
    left: int
    """How many Safes may still be looked at."""
    seen: int = EMPTY
    """The spot that was looked at already."""

    def look(self, town: Town) -> Ask:
        return Ask(town.player, LOOK, [spot for spot in safes_of_others(town, town.player) if spot != self.seen])

    def on_look(self, town: Town, spot: int) -> None:
        seat = town.player
        owner, place = owner_at(spot), place_at(spot)
        token = town.rows[owner][place]
        stranger = int(not town.is_player(owner))
        if self.seen == EMPTY:
            town.tell(TIPPED_ONCE if town.few() else TIPPED, seat, gun_of(self.card))
        town.tell(LOOKED, seat, place + 1, owner, stranger)
        town.look(paper.SEEN, seat, token)
        town.whisper(seat, SAW, seat, town.content[token], place + 1, owner, stranger)
        self.seen = spot
        self.left -= 1
        if self.left:
            self.skip_to("look")


class AttachHolster(Frame):
    """With 2 or 3 players, a Holster is attached to a Safe or a character of any owner (D76-336, D76-337).

    1 The player chooses where; the card stays there.
    """

    STEPS = ("where",)

    card: int

    def where(self, town: Town) -> Ask:
        return Ask(town.player, ATTACH, bare_places(town))

    def on_where(self, town: Town, spot: int) -> None:
        seat, gun = town.player, gun_of(self.card)
        town.laid.clear()
        if spot >= ATTACH_OWNER:
            owner = spot - ATTACH_OWNER
            town.attach(len(town.content) + owner, self.card)
            if owner == seat:
                town.tell(ATTACHED_SELF, seat, gun)
            else:
                town.tell(ATTACHED_CHARACTER, seat, gun, owner, int(not town.is_player(owner)))
            return
        owner, place = owner_at(spot), place_at(spot)
        town.attach(town.rows[owner][place], self.card)
        if owner == seat:
            town.tell(ATTACHED_OWN, seat, gun, place + 1)
        else:
            town.tell(ATTACHED, seat, gun, place + 1, owner, int(not town.is_player(owner)))


def bare_places(town: Town) -> list[int]:
    """Every face-down Safe and every character without a Holster (D76-337)."""
    spots: list[int] = []
    for owner in range(town.owners()):
        for place, token in enumerate(town.rows[owner]):
            if town.holsters[token] == EMPTY:
                spots.append(spot_at(owner, place))
    for owner in range(town.owners()):
        if town.holsters[len(town.content) + owner] == EMPTY:
            spots.append(ATTACH_OWNER + owner)
    return spots
