"""What a Robbery and a Duel have in common (D76-084..088, D76-112, D76-338), and the Holsters (chapter 10)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import EMPTY, HOLSTER, card_of, gun_of, item_of
from posse.games.deadwood_1876.rules.dice import at_the_top, throw_and_tell
from posse.games.deadwood_1876.sayings import (
    ACCEPTED,
    ANSWERS,
    DEFEND,
    DEFENDS,
    DEFENDS_STRANGER,
    FOR_DEFENDER,
    GUARDED,
    HELP,
    HELP_DEFENDER,
    OFFERED_ATTACKER,
    OFFERED_DEFENDER,
    ROLLED,
    TAKE,
    TIED,
    TIED_WITH_THIEF,
    gun_lent,
)
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state.memory import show_in_hand
from posse.games.deadwood_1876.state.packed import seats_gun, which_gun, whose_gun
from posse.kernel.choices import Kind
from posse.kernel.flow import Ask, Ballot, Frame
from posse.kernel.window import PASS, Window


class Fight(Frame):
    """Two guns, and whoever helps. The steps stand in Robbery and Duel."""

    attacker: int
    gun: int
    defender: int = EMPTY
    """The owner who is attacked."""
    token: int = EMPTY
    """The Safe they fight over; EMPTY in a Duel."""
    defence: int = EMPTY
    helps_attacker: int = EMPTY
    helps_defender: int = EMPTY
    """The gun of the Holster in use on either side."""
    offers_attacker: tuple[int, ...] = ()
    offers_defender: tuple[int, ...] = ()
    """Holsters on offer to either side, shown and not yet accepted: `seats_gun`."""
    helped: int = 0
    """Bits of the seats that have offered one in this fight."""
    thieves: tuple[int, ...] = ()
    """Horse Thieves: `seats_gun`."""
    winner: int = EMPTY

    # ---- steps of both kinds of fight

    def defend(self, town: Town) -> Ask:
        """The defender must lay a card as a gun; for the Stranger the other player does (D76-084, D76-350).

        Not being asked would tell that all cards in hand are alike (D76-058).
        """
        seat = town.hand_of(self.defender)
        return Ask(seat, DEFEND, town.cards_to_play(seat), always=True)

    def on_defend(self, town: Town, card: int) -> None:
        seat = town.hand_of(self.defender)
        town.lay(seat, card)
        self.defence = gun_of(card)
        own = ANSWERS if self.token == EMPTY else DEFENDS
        town.tell(own if seat == self.defender else DEFENDS_STRANGER, seat, self.defence, item_of(card))

    def holsters(self, town: Town) -> HolsterForEither | None:
        return None if town.few() else HolsterForEither()

    def attacker_takes(self, town: Town) -> Ask | None:
        return choose_offer(self.attacker, self.offers_attacker)

    def on_attacker_takes(self, town: Town, giver: int) -> None:
        self.helps_attacker = accept(town, self.attacker, giver, self.offers_attacker)
        self.offers_attacker = ()

    def last_word(self, town: Town) -> HolsterForDefender | None:
        """Who has seen help for the attacker may still help the defender; else once was enough (D76-134)."""
        return None if self.helps_attacker == EMPTY else HolsterForDefender()

    def defender_takes(self, town: Town) -> Ask | None:
        return choose_offer(self.defender, self.offers_defender)

    def on_defender_takes(self, town: Town, giver: int) -> None:
        self.helps_defender = accept(town, self.defender, giver, self.offers_defender)
        self.offers_defender = ()

    def roll(self, town: Town) -> None:
        self.use_attached_holster(town)
        self.winner = highest_roller(town, self)

    # ---- Holsters that are attached

    def guarded_place(self, town: Town) -> int:
        """Where an attached Holster would help the defender: on the Safe, in a Duel on the character (D76-331)."""
        return self.token if self.token != EMPTY else len(town.content) + self.defender

    def use_attached_holster(self, town: Town) -> None:
        """With 2 or 3 players, the Holster attached there joins the defence (D76-338, D76-340)."""
        card = town.holsters[self.guarded_place(town)]
        if card != EMPTY:
            self.helps_defender = gun_of(card)
            town.tell(GUARDED, self.helps_defender)

    # ---- who is there

    def bystanders(self, town: Town) -> list[int]:
        """Players who neither attack nor defend nor steal, in seat order from the attacker (D76-131, D76-326)."""
        seats = town.seats
        thieves = 0
        for thief in self.thieves:
            thieves |= 1 << whose_gun(thief)
        found: list[int] = []
        for step in range(1, seats):
            seat = (self.attacker + step) % seats
            if seat != self.defender and not thieves >> seat & 1:
                found.append(seat)
        return found


def highest_roller(town: Town, fight: Fight) -> int:
    """All sides roll; those tied for highest roll all their dice again (D76-086, D76-087, D76-327)."""
    owners = [fight.attacker, fight.defender]
    dice = [[fight.gun], [fight.defence]]
    if fight.helps_attacker != EMPTY:
        dice[0].append(fight.helps_attacker)
    if fight.helps_defender != EMPTY:
        dice[1].append(fight.helps_defender)
    for thief in fight.thieves:
        owners.append(whose_gun(thief))
        dice.append([which_gun(thief)])
    town.dice.clear()
    while True:
        totals = [throw_and_tell(town, owner, dice[place], ROLLED) for place, owner in enumerate(owners)]
        best = at_the_top(totals)
        if len(best) == 1:
            return owners[best[0]]
        town.tell(TIED_WITH_THIEF if fight.thieves else TIED)
        owners = [owners[place] for place in best]
        dice = [dice[place] for place in best]


# ---- chapter 10: Holsters, with 4 players and more


def choose_offer(recipient: int, offers: tuple[int, ...]) -> Ask | None:
    """One Holster must be used; of several the recipient chooses one (D76-133)."""
    return Ask(recipient, TAKE, [whose_gun(offer) for offer in offers]) if offers else None


def accept(town: Town, recipient: int, giver: int, offers: tuple[int, ...]) -> int:
    """The chosen Holster is laid, the others stay with their givers, known to all (D76-133, D76-136); its gun."""
    gun = EMPTY
    for offer in offers:
        if whose_gun(offer) == giver:
            gun = which_gun(offer)
    town.lay(giver, card_of(gun, HOLSTER))
    town.tell(ACCEPTED, recipient, giver, gun)
    return gun


class Bystanders(Window):
    """A moment in a fight at which bystanders may act; whatever they lay is shown together (D76-056).

    1 All who are asked choose secretly; then each choice is carried out, in seat order from the attacker.
    """

    STEPS = ("offer",)

    def fight(self, town: Town) -> Fight:
        """The fight that this window lies on."""
        fight = town.stack[-2]
        assert isinstance(fight, Fight)
        return fight

    def offer(self, town: Town) -> Ballot | None:
        seats = self.seats_asked(town)
        if not seats:
            return None
        options: list[list[int]] = []
        for seat in seats:
            own = [PASS]
            own.extend(self.reactions(town, seat))
            options.append(own)
        return Ballot(self.kind(), seats, options, quiet=True, final=True)

    def on_offer(self, town: Town, answers: list[int]) -> None:
        ballot = town.pending
        assert isinstance(ballot, Ballot)
        seats = ballot.seats
        for place in range(len(seats)):
            if answers[place] != PASS:
                self.carry_out(town, seats[place], answers[place])


class HolsterWindow(Bystanders):
    """Bystanders may offer a Holster to one side (D76-130..136)."""

    def seats_asked(self, town: Town) -> list[int]:
        """Every bystander who has not offered one in this fight, whatever the hand (D76-058, D76-135)."""
        fight = self.fight(town)
        seats = fight.bystanders(town)
        return [seat for seat in seats if not fight.helped >> seat & 1] if fight.helped else seats

    def show(self, town: Town, seat: int, gun: int, defender: bool) -> None:
        """The Holster is shown; it stays the giver's until it is accepted (D76-136, D76-139)."""
        fight = self.fight(town)
        fight.helped |= 1 << seat
        show_in_hand(town, seat, card_of(gun, HOLSTER))
        if defender:
            fight.offers_defender = (*fight.offers_defender, seats_gun(seat, gun))
            town.tell(OFFERED_DEFENDER, seat, gun, fight.defender)
        else:
            fight.offers_attacker = (*fight.offers_attacker, seats_gun(seat, gun))
            town.tell(OFFERED_ATTACKER, seat, gun, fight.attacker)


class HolsterForEither(HolsterWindow):
    """The moment of the Holsters: help for the attacker or for the defender (D76-132).

    1 Every bystander secretly offers a Holster to one of them, or nothing.
    2 The Holsters are shown.
    """

    def kind(self) -> Kind:
        return HELP

    def reactions(self, town: Town, seat: int) -> list[int]:
        guns = town.guns_on(seat, HOLSTER)
        return [1 + gun for gun in guns] + [FOR_DEFENDER + gun for gun in guns]

    def carry_out(self, town: Town, seat: int, value: int) -> None:
        self.show(town, seat, gun_lent(value), value >= FOR_DEFENDER)


class HolsterForDefender(HolsterWindow):
    """The defender's last word, once the attacker has help: by those who offered nothing before (D76-134).

    1 Every bystander left secretly offers a Holster or nothing.
    2 The Holsters are shown.
    """

    def kind(self) -> Kind:
        return HELP_DEFENDER

    def reactions(self, town: Town, seat: int) -> list[int]:
        return [1 + gun for gun in town.guns_on(seat, HOLSTER)]

    def carry_out(self, town: Town, seat: int, value: int) -> None:
        self.show(town, seat, gun_lent(value), True)
