"""What a seat may see of BANG! The Dice Game (BD-006), by allow-list; and one possible world for it, dealt anew."""

from __future__ import annotations

from posse.games.bang_dice import seen
from posse.games.bang_dice.components import CATEGORY, IN_PILE, NOBODY, ROLES, ROLES_DEALT, VICTORIES
from posse.games.bang_dice.rules.arrows import Arrows
from posse.games.bang_dice.rules.ghost import GhostTurn
from posse.games.bang_dice.rules.loss import Loss
from posse.games.bang_dice.rules.resolution import Resolution, hits_at, targets
from posse.games.bang_dice.rules.rolling import Rolling, may_reroll, rerolls_left
from posse.games.bang_dice.rules.setup import cards_of
from posse.games.bang_dice.sayings import TAKE_OVER
from posse.games.bang_dice.state import Saloon
from posse.kernel.chance import Chance

HIDDEN = -1


def view(table: Saloon, seat: int | None) -> seen.Saloon:
    """The table as this seat sees it (None: a spectator). Roles are cards by number, -1 if face down."""
    rolling, resolving, loss = under_way(table)
    shooting = bool(table.alive[table.player]) and not table.over
    return {
        "player": table.player,
        "sheriff": table.sheriff,
        "players": [player_view(table, other, seat) for other in range(table.seats)],
        "pile": table.pile,
        "chief_in_pile": table.chief == IN_PILE,
        "dice": table.dice[:],
        "saloon": table.saloon,
        "fresh": table.fresh,
        "rerolls": 0 if rolling is None else rerolls_left(rolling),
        "may_reroll": may_reroll(table) if rolling is not None and rerolls_left(rolling) else 0,
        "arrows_to_take": arrows_to_take(table),
        "aiming": None
        if resolving is None
        else {
            "ones": resolving.ones,
            "twos": resolving.twos,
            "beers": resolving.beers,
            "gatlings": resolving.gatlings,
            "hits": [hits_at(resolving.hits, other) for other in range(table.seats)],
            "doubled": resolving.doubled,
            "thirsty": resolving.thirsty,
        },
        "losing": None if loss is None else losing(table, loss),
        "reach": {
            "one": targets(table, table.player, 1) if shooting else [],
            "two": targets(table, table.player, 2) if shooting else [],
        },
        "ghost": table.ghost,
        "token": {
            "at": table.token_at,
            "face": table.token,
            "double": bool(table.token_double),
            "chosen": ghost_choice(table),
        },
        "lurking": [card for card in range(len(ROLES)) if table.may_lurk(card)],
        "victory": VICTORIES[table.victory] if table.over else None,
        "winners": [other for other in range(table.seats) if table.winners >> other & 1] if table.over else None,
    }


def player_view(table: Saloon, player: int, seat: int | None) -> seen.Player:
    """One player as this seat sees him: his role only if it lies face up or is the seat's own (BD-006)."""
    known = bool(table.shown[player]) or player == seat
    return {
        "character": table.characters[player],
        "life": table.life[player],
        "most": table.most[player],
        "arrows": table.arrows[player],
        "chief": table.chief == player,
        "alive": bool(table.alive[player]),
        "shown": bool(table.shown[player]),
        "role": table.roles[player] if known else HIDDEN,
        "team": table.team(player) if known else HIDDEN,
    }


def under_way(table: Saloon) -> tuple[Rolling | None, Resolution | None, Loss | None]:
    """The rules that are in progress, all of them public."""
    rolling: Rolling | None = None
    resolving: Resolution | None = None
    loss: Loss | None = None
    for frame in table.stack:
        if isinstance(frame, Rolling):
            rolling = frame
        elif isinstance(frame, Resolution):
            resolving = frame
        elif isinstance(frame, Loss):
            loss = frame
    return rolling, resolving, loss


def losing(table: Saloon, loss: Loss) -> seen.Losing:
    """The losses under way, about whom Molly Stark is asked, and what Pedro Ramirez may still drop."""
    asked = table.pending is not None and table.pending.kind is TAKE_OVER
    return {
        "cause": loss.cause,
        "points": list(loss.points),
        "about": (table.player + loss.turn_of) % table.seats if asked else NOBODY,
        "drops": loss.drops,
    }


def arrows_to_take(table: Saloon) -> int:
    """How many Arrows somebody must still answer."""
    for frame in table.stack:
        if isinstance(frame, Arrows):
            return frame.left
    return 0


def ghost_choice(table: Saloon) -> int:
    """The face that the Ghost is about to give; nothing is secret about it (BD-409)."""
    for frame in table.stack:
        if isinstance(frame, GhostTurn):
            return frame.face
    return NOBODY


# ---- a world that this seat could be in


def redeal(table: Saloon, seat: int | None, chance: Chance) -> None:
    """Deal anew the roles that lie face down and are not the seat's own.

    It follows the deal (BD-302, BD-303): of each category as many as are not known, drawn from its cards that are not
    known, and given to those seats at random. Nobody had to reveal anything so far (BD-305), so any deal is as likely
    as it was at first.
    """
    hidden = [other for other in range(table.seats) if not table.shown[other] and other != seat]
    if not hidden:
        return
    known = [table.roles[other] for other in range(table.seats) if other not in hidden]
    roles: list[int] = []
    for category, number in enumerate(ROLES_DEALT[table.seats]):
        cards = cards_of(category, table.options["roles"])
        for card in known:
            if CATEGORY[card] == category:
                cards.remove(card)
                number -= 1
        chance.shuffle(cards)
        roles += cards[:number]
    chance.shuffle(roles)
    dealt = list(table.roles)
    for place, other in enumerate(hidden):
        dealt[other] = roles[place]
    table.roles = tuple(dealt)
