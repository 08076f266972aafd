"""Questions and choices of Deadwood 1876 as sayings, for the seat that is asked. Refusals stand in `refusals.py`."""

from __future__ import annotations

from posse.games.deadwood_1876.components import EMPTY, gun_of, item_of
from posse.games.deadwood_1876.rules.fight import Fight
from posse.games.deadwood_1876.rules.items import AttachHolster, ChangeHand, TipHat
from posse.games.deadwood_1876.rules.showdown import FinalShowdown
from posse.games.deadwood_1876.sayings import (
    ACCEPT,
    ASK_ATTACH,
    ASK_BLOW_UP,
    ASK_BOUT,
    ASK_BOUT_STRANGER,
    ASK_CHALLENGE,
    ASK_CHARACTER,
    ASK_DAGGER,
    ASK_DEFEND_SAFE,
    ASK_DEFEND_STAR,
    ASK_DEFEND_STRANGER_SAFE,
    ASK_DEFEND_STRANGER_STAR,
    ASK_DISCARD,
    ASK_GIVE,
    ASK_GIVE_TO,
    ASK_HEIST,
    ASK_HELP,
    ASK_HELP_DEFENDER,
    ASK_LOOK,
    ASK_LOOK_AGAIN,
    ASK_LOOK_ONCE,
    ASK_PASS_ON,
    ASK_POKER,
    ASK_RIDE,
    ASK_ROB,
    ASK_SEND,
    ASK_STRANGER,
    ASK_TAKE,
    ASK_THIEF,
    ASK_TURN,
    ATTACH,
    ATTACH_OWNER,
    BE,
    BLOW_UP,
    BOUT,
    CARD,
    CHALLENGE,
    CHARACTER,
    DAGGER_FORM,
    DAGGER_GOLD,
    DAGGER_GUN,
    DEFEND,
    DISCARD,
    DUEL,
    FOR_DEFENDER,
    GIVE,
    GIVE_TO,
    HEIST,
    HELP_DEFENDER,
    HOUSE,
    ITEM,
    JOIN,
    KNOWN_SAFE,
    LOOK,
    NOTHING,
    OFFER_ATTACKER,
    OFFER_DEFENDER,
    ON_CHARACTER,
    OWN_CHARACTER,
    OWN_SAFE,
    OWNER,
    PASS_ON,
    PASS_SAFE,
    POKER_CARD,
    RIDE,
    ROB,
    SEND,
    STRANGER,
    TAKE,
    THIEF,
    TURN,
    UNKNOWN_SAFE,
    USE_DUEL,
    USE_ITEM,
    USE_ROBBERY,
    card_in,
    gun_lent,
    owner_at,
    place_at,
    use_in,
)
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state import notes as paper
from posse.games.deadwood_1876.state.packed import which_gun, whose_gun
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase, Saying

PLAIN: dict[str, Saying] = {
    CHARACTER.name: ASK_CHARACTER,
    STRANGER.name: ASK_STRANGER,
    PASS_ON.name: ASK_PASS_ON,
    TURN.name: ASK_TURN,
    RIDE.name: ASK_RIDE,
    TAKE.name: ASK_TAKE,
    GIVE.name: ASK_GIVE,
    GIVE_TO.name: ASK_GIVE_TO,
    DAGGER_FORM.name: ASK_DAGGER,
    BLOW_UP.name: ASK_BLOW_UP,
    POKER_CARD.name: ASK_POKER,
}
"""Questions without a blank."""


def whom(town: Town, owner: int) -> tuple[int, int]:
    """An owner as two blanks: the seat, and 1 if it is the Stranger."""
    return owner, int(not town.is_player(owner))


def asking(town: Town, seat: int, kind: Kind) -> Phrase:
    """The open question."""
    if kind.name in PLAIN:
        return Phrase(PLAIN[kind.name])
    if kind is HEIST:
        return Phrase(ASK_HEIST, (town.content[town.heists - 1],))
    for frame in reversed(town.stack):
        if isinstance(frame, Fight):
            return asking_in_fight(town, frame, kind)
        if isinstance(frame, ChangeHand):
            return Phrase(ASK_DISCARD, (frame.left,))
        if isinstance(frame, TipHat):
            if frame.seen != EMPTY:
                return Phrase(ASK_LOOK_AGAIN)
            return Phrase(ASK_LOOK_ONCE if town.few() else ASK_LOOK)
        if isinstance(frame, AttachHolster):
            return Phrase(ASK_ATTACH, (gun_of(frame.card),))
        if isinstance(frame, FinalShowdown):
            saying = ASK_BOUT if seat in town.fighters else ASK_BOUT_STRANGER
            return Phrase(saying, (frame.number,))
    raise AssertionError(f"nobody asks {kind.name}")


def asking_in_fight(town: Town, fight: Fight, kind: Kind) -> Phrase:
    """A question in a Robbery or a Duel."""
    if kind is ROB:
        return Phrase(ASK_ROB, (fight.gun,))
    if kind is CHALLENGE:
        return Phrase(ASK_CHALLENGE, (fight.gun,))
    if kind is SEND:
        return Phrase(ASK_SEND, whom(town, fight.defender))
    if kind is DEFEND:
        own = town.is_player(fight.defender)
        if fight.token == EMPTY:
            return Phrase(ASK_DEFEND_STAR if own else ASK_DEFEND_STRANGER_STAR, (fight.attacker, fight.gun))
        place = town.rows[fight.defender].index(fight.token)
        saying = ASK_DEFEND_SAFE if own else ASK_DEFEND_STRANGER_SAFE
        return Phrase(saying, (fight.attacker, fight.gun, place + 1))
    if kind is HELP_DEFENDER:
        guns = (fight.gun, fight.helps_attacker)
        return Phrase(ASK_HELP_DEFENDER, (fight.attacker, *guns, fight.defender, fight.defence))
    saying = ASK_THIEF if kind is THIEF else ASK_HELP
    return Phrase(saying, (fight.attacker, fight.gun, fight.defender, fight.defence))


def phrase(town: Town, seat: int, kind: Kind, value: int) -> Phrase:
    """One of the answers."""
    if kind in (CHARACTER, STRANGER):
        return Phrase(BE, (value,))
    if kind is PASS_ON:
        return Phrase(PASS_SAFE, (town.held(seat)[value], value + 1))
    if kind is TURN:
        card = card_in(value)
        saying = {ITEM: USE_ITEM, DUEL: USE_DUEL}.get(use_in(value), USE_ROBBERY)
        return Phrase(saying, (gun_of(card), item_of(card)))
    if kind in (DISCARD, DEFEND, HEIST, POKER_CARD, BOUT):
        return Phrase(CARD, (gun_of(value), item_of(value)))
    if kind in (ROB, LOOK, BLOW_UP, ATTACH, GIVE):
        return phrase_of_place(town, seat, kind, value)
    if kind in (CHALLENGE, GIVE_TO):
        return Phrase(OWNER, whom(town, value))
    if kind in (RIDE, SEND):
        return Phrase(HOUSE, (value,))
    if kind is DAGGER_FORM:
        return Phrase(DAGGER_GOLD if value else DAGGER_GUN)
    if kind is TAKE:
        return Phrase(ACCEPT, (value, offered_gun(town, value)))
    if value == 0:
        return Phrase(NOTHING)
    if kind is THIEF:
        return Phrase(JOIN, (value - 1,))
    return phrase_of_offer(town, kind, value)


def phrase_of_place(town: Town, seat: int, kind: Kind, value: int) -> Phrase:
    """A Safe, with what the seat knows of it, or a character card."""
    if kind is ATTACH and value >= ATTACH_OWNER:
        owner = value - ATTACH_OWNER
        return Phrase(OWN_CHARACTER) if owner == seat else Phrase(ON_CHARACTER, whom(town, owner))
    owner, place = (seat, value) if kind is GIVE else (owner_at(value), place_at(value))
    face = paper.known_face(town.known_to(seat), town.rows[owner][place])
    if owner == seat:
        return Phrase(OWN_SAFE, (place + 1, face))
    if face == EMPTY:
        return Phrase(UNKNOWN_SAFE, (*whom(town, owner), place + 1))
    return Phrase(KNOWN_SAFE, (*whom(town, owner), place + 1, face))


def phrase_of_offer(town: Town, kind: Kind, value: int) -> Phrase:
    """A Holster for one of the two who fight."""
    fight = fight_under_way(town)
    if kind is HELP_DEFENDER or value >= FOR_DEFENDER:
        return Phrase(OFFER_DEFENDER, (gun_lent(value), fight.defender))
    return Phrase(OFFER_ATTACKER, (gun_lent(value), fight.attacker))


def offered_gun(town: Town, giver: int) -> int:
    """The gun on the Holster that this seat offers to whoever is asked."""
    fight = fight_under_way(town)
    offers = fight.offers_attacker or fight.offers_defender
    return next(which_gun(offer) for offer in offers if whose_gun(offer) == giver)


def fight_under_way(town: Town) -> Fight:
    """The Robbery or Duel that is being fought."""
    for frame in reversed(town.stack):
        if isinstance(frame, Fight):
            return frame
    raise AssertionError("nobody fights")
