"""Chapter 14, the three Laws (D76-200..211): what happens to a Safe that is gained."""

from __future__ import annotations

from posse.games.deadwood_1876.components import EMPTY
from posse.games.deadwood_1876.sayings import GAVE, GIVE, GIVE_TO, RECEIVED, SHUFFLED
from posse.games.deadwood_1876.state import Town
from posse.kernel.events import Saying
from posse.kernel.flow import Ask, Frame
from posse.kernel.playout import least_of


def gain(town: Town, token: int, loser: int, seat: int, look: Saying) -> None:
    """A robber or a thief takes the Safe, looks at it and shuffles the row (D76-089, D76-090, D76-200, D76-328)."""
    town.move_safe(token, loser, seat)
    town.whisper(seat, look, seat, town.content[token])
    if town.shuffle_row(seat):
        town.tell(SHUFFLED, seat)


class GiveAway(Frame):
    """Law 3: the player with a fourth Safe gives one of the four away (D76-204..209).

    1 The player chooses the Safe, the new one included.                        D76-204, D76-207
    2 It goes to the owner with the fewest Safes, the player's choice if there
      are several; it comes to the right end, and nothing is shuffled.          D76-205, D76-206, D76-208
    """

    STEPS = ("which", "to_whom")

    giver: int
    place: int = EMPTY

    def which(self, town: Town) -> Ask:
        return Ask(self.giver, GIVE, list(range(len(town.rows[self.giver]))))

    def on_which(self, town: Town, place: int) -> None:
        self.place = place

    def to_whom(self, town: Town) -> Ask:
        return Ask(self.giver, GIVE_TO, with_the_fewest(town, self.giver))

    def on_to_whom(self, town: Town, owner: int) -> None:
        token = town.rows[self.giver][self.place]
        stranger = int(not town.is_player(owner))
        town.tell(GAVE, self.giver, self.place + 1, owner, stranger)
        town.move_safe(token, self.giver, owner)
        if not stranger:
            town.whisper(owner, RECEIVED, owner, town.content[token])


def with_the_fewest(town: Town, giver: int) -> list[int]:
    """The owners with the fewest Safes, the giver left out, the Stranger counted (D76-205)."""
    others = [owner for owner in range(town.owners()) if owner != giver]
    fewest = least_of([len(town.rows[owner]) for owner in others])
    return [owner for owner in others if len(town.rows[owner]) == fewest]
