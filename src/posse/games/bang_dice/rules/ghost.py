"""Module 5, the Ghost's turn (BD-406..409, BD-416, BD-418). How one becomes the Ghost stands in victory.py."""

from __future__ import annotations

from posse.games.bang_dice.components import BASE_DIE, GHOST_DICE, NOBODY, REROLLS
from posse.games.bang_dice.rules.rolling import Rolling
from posse.games.bang_dice.sayings import GHOST_FACE, GHOST_TURN, HAUNT, TOKEN_GIVEN, TOKENS_GIVEN
from posse.games.bang_dice.state import Saloon
from posse.kernel.flow import Ask, Frame


class GhostTurn(Frame):
    """The Ghost's turn: no start step, no end step (BD-418).

    1 He rolls two base dice, with up to two re-rolls; no face acts.            BD-406
    2 He chooses one of the two, unless they are the same.                      BD-408
    3 And gives its token to a living player; two of a kind bring "x2", too.    BD-408, BD-409
    """

    STEPS = ("roll", "choose_face", "choose_receiver")

    face: int = NOBODY

    def roll(self, table: Saloon) -> Frame:
        table.clear_dice(GHOST_DICE, BASE_DIE)
        table.tell(GHOST_TURN, table.player)
        return Rolling(table.every_die(), 0, REROLLS)

    def choose_face(self, table: Saloon) -> Ask:
        return Ask(table.player, GHOST_FACE, sorted(set(table.dice)))

    def on_choose_face(self, table: Saloon, face: int) -> None:
        self.face = face

    def choose_receiver(self, table: Saloon) -> Ask:
        return Ask(table.player, HAUNT, table.living())

    def on_choose_receiver(self, table: Saloon, seat: int) -> None:
        table.token_at = seat
        table.token = self.face
        table.token_double = int(table.dice[0] == table.dice[1])
        table.tell(TOKENS_GIVEN if table.token_double else TOKEN_GIVEN, table.player, seat, self.face)
