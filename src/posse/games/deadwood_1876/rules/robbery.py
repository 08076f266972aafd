"""Chapter 8, Robbery (D76-080..093), and the Horse Thief option (D76-322..330)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import WHITE_HORSE, card_of, gun_of, item_of
from posse.games.deadwood_1876.rules.fight import Bystanders, Fight
from posse.games.deadwood_1876.rules.laws import GiveAway, gain
from posse.games.deadwood_1876.sayings import (
    GAINED,
    GAINED_AS_THIEF,
    JOINED,
    KEPT,
    ROB,
    ROBBED,
    ROBS,
    STOLEN,
    THIEF,
    owner_at,
    place_at,
    spot_at,
)
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state.packed import seats_gun, which_card
from posse.kernel.choices import Kind
from posse.kernel.flow import Ask


class Robbery(Fight):
    """One player wants a Safe of another owner.

    1 The attacker, whose gun lies on the table, names the Safe.                D76-080..083
    2 The defender lays a gun.                                                  D76-084
    3 Bystanders may join as Horse Thieves (option).                            D76-323
    4 Bystanders may offer Holsters to either.                                  D76-132
    5 The attacker takes one;                                                   D76-133
    6 if so, those who offered none may answer with one for the defender,       D76-134
    7 who takes one.                                                            D76-133
    8 All roll.                                                                 D76-086, D76-087
    9 If the attacker or a thief wins, the Safe moves.                          D76-089..093, D76-328
    10 Law 3.                                                                   D76-092
    """

    STEPS = (
        "target", "defend", "horse_thieves", "holsters", "attacker_takes", "last_word", "defender_takes", "roll",
        "take", "law_3",
    )  # fmt: skip

    def target(self, town: Town) -> Ask:
        return Ask(self.attacker, ROB, safes_of_others(town, self.attacker))

    def on_target(self, town: Town, spot: int) -> None:
        """The gun lies before that Safe, and stays there (D76-055)."""
        self.defender, place = owner_at(spot), place_at(spot)
        self.token = town.rows[self.defender][place]
        item = item_of(which_card(town.laid[-1]))
        stranger = int(not town.is_player(self.defender))
        town.came_to_light += 1
        town.tell(ROBS, self.attacker, self.gun, item, place + 1, self.defender, stranger)

    def horse_thieves(self, town: Town) -> HorseThieves | None:
        return HorseThieves() if thieves_may_join(town) else None

    def take(self, town: Town) -> None:
        town.drop_holster(self.token)
        stranger = int(not town.is_player(self.defender))
        if self.winner == self.defender:
            town.tell(KEPT, self.defender, stranger)
        else:
            look = GAINED
            if self.winner == self.attacker:
                town.tell(ROBBED, self.winner, self.defender, stranger)
            else:
                town.tell(STOLEN, self.winner, self.defender)
                look = GAINED_AS_THIEF
            gain(town, self.token, self.defender, self.winner, look)

    def law_3(self, town: Town) -> GiveAway | None:
        if self.winner != self.defender and town.limit_reached(self.winner):
            return GiveAway(self.winner)
        return None


def safes_of_others(town: Town, seat: int) -> list[int]:
    """Every face-down Safe of another owner, by where it lies."""
    spots: list[int] = []
    for owner in range(len(town.rows)):
        if owner != seat:
            first = spot_at(owner, 0)  # the places of a row are numbered one after the other
            for place in range(len(town.rows[owner])):
                spots.append(first + place)
    return spots


def thieves_may_join(town: Town) -> bool:
    """The option is in use, there are enough players, and it is not the Badge Round (D76-322)."""
    return bool(town.options["horse_thief"]) and town.law_3()


class HorseThieves(Bystanders):
    """Every bystander with a white Horse may join the Robbery (D76-323..326).

    1 All bystanders secretly choose a white Horse or nothing.
    2 The Horses are shown; their players will roll.
    """

    def kind(self) -> Kind:
        return THIEF

    def seats_asked(self, town: Town) -> list[int]:
        return self.fight(town).bystanders(town)

    def reactions(self, town: Town, seat: int) -> list[int]:
        return [1 + gun for gun in town.guns_on(seat, WHITE_HORSE)]

    def carry_out(self, town: Town, seat: int, value: int) -> None:
        card = card_of(value - 1, WHITE_HORSE)
        town.lay(seat, card)
        fight = self.fight(town)
        fight.thieves = (*fight.thieves, seats_gun(seat, gun_of(card)))
        town.tell(JOINED, seat, gun_of(card))
