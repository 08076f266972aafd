"""Chapter 9, Duel (D76-110..120)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import item_of
from posse.games.deadwood_1876.rules.fight import Fight
from posse.games.deadwood_1876.sayings import CHALLENGE, CHALLENGES, NO_ROOM, SEND, SENT, STOOD, SWAPPED
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state.packed import which_card
from posse.kernel.flow import Ask


class Duel(Fight):
    """Two stars, and perhaps other places for them.

    1 The attacker, whose gun lies on the table, names an opponent.             D76-110, D76-111
    2 The defender lays a gun.                                                  D76-112
    3 Bystanders may offer Holsters to either.                                  D76-132
      4 The attacker takes one; 5 others may answer with one for the defender,
      6 who takes one.                                                          D76-133, D76-134
    7 Both roll.                                                                D76-112
    8 If the attacker wins, stars in two establishments change places; a
      loser in the attacker's own establishment is sent to another.             D76-113..117
    """

    STEPS = (
        "opponent", "defend", "holsters", "attacker_takes", "last_word", "defender_takes", "roll", "swap", "send_away",
    )  # fmt: skip

    def opponent(self, town: Town) -> Ask:
        return Ask(self.attacker, CHALLENGE, [owner for owner in range(town.owners()) if owner != self.attacker])

    def on_opponent(self, town: Town, owner: int) -> None:
        """The gun lies before that owner, and stays there (D76-055)."""
        self.defender = owner
        town.came_to_light += 1
        item = item_of(which_card(town.laid[-1]))
        town.tell(CHALLENGES, self.attacker, self.gun, item, owner, int(not town.is_player(owner)))

    def swap(self, town: Town) -> None:
        town.drop_holster(self.guarded_place(town))
        stars, attacker, defender = town.stars, self.attacker, self.defender
        stranger = int(not town.is_player(defender))
        here, there = stars[attacker], stars[defender]
        if self.winner == defender:
            town.tell(STOOD, defender, stranger)
        elif here != there:
            stars[attacker], stars[defender] = there, here
            town.tell(SWAPPED, attacker, there, here, defender, stranger)

    def send_away(self, town: Town) -> Ask | None:
        here = town.stars[self.attacker]
        if self.winner == self.defender or here != town.stars[self.defender]:
            return None
        free = town.free_houses(here)
        if not free:
            town.tell(NO_ROOM, self.defender, int(not town.is_player(self.defender)))
            return None
        return Ask(self.attacker, SEND, free)

    def on_send_away(self, town: Town, house: int) -> None:
        town.stars[self.defender] = house
        town.tell(SENT, self.attacker, house, self.defender, int(not town.is_player(self.defender)))
