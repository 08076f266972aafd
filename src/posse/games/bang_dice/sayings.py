"""Everything that can be asked, chosen, refused and told in BANG! The Dice Game, with the clause behind it."""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import (
    CAUSES,
    CHARACTERS,
    DICE,
    FACES,
    GHOST_DICE,
    MOST_DICE,
    PAIRS,
    ROLES,
    SYMBOLS,
)
from posse.kernel.choices import Kind, Kinds
from posse.kernel.events import Saying, all_sayings

SEATS: Final = 8

# ---- questions of one's own turn, and how their answers are numbered

SALOON_DIE: Final = Kind("saloon-die", len(DICE), "BD-202")
"""0 base dice only, 1 the Loudmouth, 2 the Coward."""
HEAL: Final = Kind("heal", SEATS, "BD-117")
"""Sid Ketchum: who gains 1, by seat."""
REROLL: Final = Kind("reroll", 1 << MOST_DICE, "BD-021")
"""Which dice are rolled again, as bits; 0 stops."""
GHOST_REROLL: Final = Kind("ghost-reroll", 1 << GHOST_DICE, "BD-406")
"""The same for the Ghost's two dice."""
BREAK_ARROW: Final = Kind("break-arrow", SEATS, "BD-206")
"""Whose arrow is returned, by seat."""
AIM: Final = Kind("aim", 2 * SEATS, "BD-041")
"""Whom a "1" or "2" hits, by seat; DOUBLED + seat the same, doubled by Slab the Killer with a Beer."""
DOUBLED: Final = SEATS
GIVE_BEER: Final = Kind("give-beer", SEATS, "BD-047")
"""Who gets the Beer, by seat."""
DISCARD: Final = Kind("discard", 2 + SEATS, "BD-110")
"""Kit Carlson: 0 enough, 1..8 an ordinary arrow of that seat, 9 the Chief's Arrow."""
DISCARD_CHIEF: Final = 1 + SEATS
GHOST_FACE: Final = Kind("ghost-face", 6, "BD-408")
"""Which face the Ghost gives."""
HAUNT: Final = Kind("haunt", SEATS, "BD-408")
"""To whom, by seat."""

# ---- questions that losses and arrows bring

STOP: Final = 0
TAKE_ARROW: Final = Kind("take-arrow", 3, "BD-252")
"""0 an ordinary arrow, 1 the Chief's Arrow from the pile, 2 the Chief's Arrow of another player."""
FROM_PILE: Final = 0
TAKE_CHIEF: Final = 1
STEAL_CHIEF: Final = 2
GIVE_ARROW: Final = Kind("give-arrow", 1 + SEATS, "BD-386")
"""Fuente: 0 she keeps it, 1..8 that seat gets it."""
SWAP: Final = Kind("swap", 3, "BD-101")
"""Bart Cassidy: 0 no more, 1 an ordinary arrow instead of a life point, 2 the Chief's Arrow."""
SWAP_ORDINARY: Final = 1
SWAP_CHIEF: Final = 2
TAKE_OVER: Final = Kind("take-over", 2, "BD-396")
"""Molly Stark: no, yes."""
DROP: Final = Kind("drop", 3, "BD-114")
"""Pedro Ramirez: 0 no more, 1 an ordinary arrow, 2 the Chief's Arrow."""
DROP_ORDINARY: Final = 1
DROP_CHIEF: Final = 2
RETURN_ALL: Final = Kind("return-all", 2, "BD-326")
"""Saved by the Left Hand: keep the arrows, return them all."""

# ---- what a special role does, once it lies face up and the Judge keeps still

TURN_DIE: Final = Kind("turn-die", MOST_DICE * SYMBOLS, "BD-315")
"""The Doctor: which die to which face (`turn_to`)."""
EXCHANGE: Final = Kind("exchange", len(PAIRS), "BD-324")
"""The Ugly: the pair of seats."""
SAVE: Final = Kind("save", SEATS, "BD-326")
"""The Left Hand: who stays, by seat."""

# ---- windows: 0 passes, 1 turns the card up

GOOD_REVEAL: Final = Kind("good", 2, "BD-312")
UGLY_REVEAL: Final = Kind("ugly", 2, "BD-324")
DOCTOR_REVEAL: Final = Kind("doctor", 2, "BD-315")
JUDGE_REVEAL: Final = Kind("judge", 2, "BD-318")
GAMBLER_REVEAL: Final = Kind("gambler", 2, "BD-319")
BAD_REVEAL: Final = Kind("bad", 2, "BD-322")
RIGHT_HAND_REVEAL: Final = Kind("right-hand", 2, "BD-325")
LEFT_HAND_REVEAL: Final = Kind("left-hand", 2, "BD-326")

KINDS: Final = Kinds(
    SALOON_DIE, HEAL, REROLL, BREAK_ARROW, AIM, GIVE_BEER, DISCARD, GHOST_REROLL, GHOST_FACE, HAUNT,
    TAKE_ARROW, GIVE_ARROW, SWAP, TAKE_OVER, DROP, RETURN_ALL,
    TURN_DIE, EXCHANGE, SAVE,
    GOOD_REVEAL, UGLY_REVEAL, DOCTOR_REVEAL, JUDGE_REVEAL, GAMBLER_REVEAL, BAD_REVEAL, RIGHT_HAND_REVEAL,
    LEFT_HAND_REVEAL,
)  # fmt: skip


def aimed_at(answer: int) -> int:
    """Whom an answer to AIM hits, doubled or not."""
    return answer % DOUBLED


def turn_to(die: int, face: int) -> int:
    """To turn this die to that face.

    >>> die_of(turn_to(5, 11)), face_of(turn_to(5, 11))
    (5, 11)
    """
    return die * SYMBOLS + face


def die_of(answer: int) -> int:
    """The die that is turned."""
    return answer // SYMBOLS


def face_of(answer: int) -> int:
    """What it will show."""
    return answer % SYMBOLS


# ---- questions in words

ASK_SALOON_DIE: Final = Saying("ask-saloon-die", "BD-202")
ASK_HEAL: Final = Saying("ask-heal", "BD-117")
ASK_REROLL: Final = Saying("ask-reroll", "BD-021", "left:n")
ASK_BREAK_ARROW: Final = Saying("ask-break-arrow", "BD-206")
ASK_AIM_ONE: Final = Saying("ask-aim-one", "BD-041", "left:n")
ASK_AIM_TWO: Final = Saying("ask-aim-two", "BD-042", "left:n")
ASK_GIVE_BEER: Final = Saying("ask-give-beer", "BD-047", "left:n")
ASK_DISCARD: Final = Saying("ask-discard", "BD-110", "left:n")
ASK_GHOST_FACE: Final = Saying("ask-ghost-face", "BD-408")
ASK_HAUNT: Final = Saying("ask-haunt", "BD-408", "face")
ASK_TAKE_ARROW: Final = Saying("ask-take-arrow", "BD-252", "left:n")
ASK_GIVE_ARROW: Final = Saying("ask-give-arrow", "BD-386")
ASK_SWAP: Final = Saying("ask-swap", "BD-101", "points:n")
ASK_TAKE_OVER: Final = Saying("ask-take-over", "BD-396", "victim:seat points:n cause")
ASK_DROP: Final = Saying("ask-drop", "BD-114", "left:n")
ASK_RETURN_ALL: Final = Saying("ask-return-all", "BD-326")
ASK_TURN_DIE: Final = Saying("ask-turn-die", "BD-315")
ASK_EXCHANGE: Final = Saying("ask-exchange", "BD-324")
ASK_SAVE: Final = Saying("ask-save", "BD-326")
ASK_GOOD: Final = Saying("ask-good", "BD-312")
ASK_UGLY: Final = Saying("ask-ugly", "BD-324")
ASK_DOCTOR: Final = Saying("ask-doctor", "BD-315")
ASK_JUDGE: Final = Saying("ask-judge", "BD-318", "seat role")
ASK_GAMBLER: Final = Saying("ask-gambler", "BD-319", "roller:seat")
ASK_GAMBLER_SELF: Final = Saying("ask-gambler-self", "BD-319")
ASK_BAD: Final = Saying("ask-bad", "BD-322", "gainer:seat points:n")
ASK_BAD_SELF: Final = Saying("ask-bad-self", "BD-322", "points:n")
ASK_RIGHT_HAND: Final = Saying("ask-right-hand", "BD-325")
_SEATS: Final = ("a:seat", "b:seat", "c:seat", "d:seat", "e:seat", "f:seat", "g:seat", "h:seat")
ASK_LEFT_HAND: Final = {n: Saying(f"ask-left-hand-{n}", "BD-326", " ".join(_SEATS[:n])) for n in range(1, 9)}
"""By the number of those who are at 0."""
ASK_LEFT_HAND_SELF: Final = {
    n: Saying(f"ask-left-hand-self-{n}", "BD-326", " ".join(_SEATS[: n - 1])) for n in range(1, 9)
}
"""The same if who is asked is one of them; the others are named."""

# ---- choices

_FACES: Final = ("a:face", "b:face", "c:face", "d:face", "e:face")

BASE_ONLY: Final = Saying("choice-base-only", "BD-202")
WITH_DIE: Final = Saying("choice-with-die", "BD-202", "die dice:n")
HEAL_ONE: Final = Saying("choice-heal", "BD-117", "seat")
STOP_ROLLING: Final = Saying("choice-stop-rolling", "BD-021")
ROLL_AGAIN: Final = {n: Saying(f"choice-roll-{n}", "BD-021", " ".join(_FACES[:n])) for n in range(1, 6)}
"""By the number of dice."""
ROLL_SALOON: Final = {
    n: Saying(f"choice-roll-saloon-{n}", "BD-202", " ".join((*_FACES[: n - 1], "die", "face"))) for n in range(1, 7)
}
"""The same where the last of the dice is the Saloon die."""
BREAK_ONE: Final = Saying("choice-break-arrow", "BD-206", "seat arrows:n")
SHOOT: Final = Saying("choice-shoot", "BD-041", "seat")
SHOOT_TWICE: Final = Saying("choice-shoot-twice", "BD-118", "seat")
DRINK: Final = Saying("choice-drink", "BD-047", "seat life:n most:n")
DISCARD_ONE: Final = Saying("choice-discard", "BD-110", "seat")
DISCARD_THE_CHIEF: Final = Saying("choice-discard-chief", "BD-256", "seat")
DISCARD_NONE: Final = Saying("choice-discard-none", "BD-122")
ENOUGH: Final = Saying("choice-enough", "BD-122")
GIVE_FACE: Final = Saying("choice-ghost-face", "BD-408", "face")
HAUNT_ONE: Final = Saying("choice-haunt", "BD-408", "seat")
TAKE_ORDINARY: Final = Saying("choice-take-ordinary", "BD-030")
TAKE_THE_CHIEF: Final = Saying("choice-take-chief", "BD-252")
STEAL_THE_CHIEF: Final = Saying("choice-steal-chief", "BD-371", "seat")
KEEP_IT: Final = Saying("choice-keep-arrow", "BD-386")
GIVE_IT: Final = Saying("choice-give-arrow", "BD-386", "seat")
ARROW_FOR_LIFE: Final = Saying("choice-swap", "BD-101")
CHIEF_FOR_LIFE: Final = Saying("choice-swap-chief", "BD-257")
LOSE_LIFE: Final = Saying("choice-lose-life", "BD-101", "points:n")
LET_IT_BE: Final = Saying("choice-let-it-be", "BD-396", "victim:seat")
IN_HIS_PLACE: Final = Saying("choice-take-over", "BD-397", "victim:seat points:n")
DROP_ONE: Final = Saying("choice-drop", "BD-114")
DROP_THE_CHIEF: Final = Saying("choice-drop-chief", "BD-256")
KEEP_ARROWS: Final = Saying("choice-keep-arrows", "BD-326")
RETURN_ARROWS: Final = Saying("choice-return-arrows", "BD-326")
TURN_TO: Final = Saying("choice-turn-die", "BD-315", "number:n from:face to:face")
EXCHANGE_ARROWS: Final = Saying("choice-exchange", "BD-324", "one:seat two:seat")
SAVE_ONE: Final = Saying("choice-save", "BD-326", "seat")
PASSING: Final = Saying("choice-pass", "BD-305")
REVEAL_GOOD: Final = Saying("choice-good", "BD-312")
REVEAL_UGLY: Final = Saying("choice-ugly", "BD-324")
REVEAL_DOCTOR: Final = Saying("choice-doctor", "BD-315")
REVEAL_JUDGE: Final = Saying("choice-judge", "BD-318")
REVEAL_GAMBLER: Final = Saying("choice-gambler", "BD-319")
REVEAL_BAD: Final = Saying("choice-bad", "BD-322")
REVEAL_RIGHT_HAND: Final = Saying("choice-right-hand", "BD-325")
REVEAL_LEFT_HAND: Final = Saying("choice-left-hand", "BD-326")

# ---- refusals

NO_SUCH_PLAYER: Final = Saying("why-no-such-player", "BD-001", "seats:n")
OUT: Final = Saying("why-out", "BD-052", "seat")
NO_SUCH_DIE: Final = Saying("why-no-such-die", "BD-021", "dice:n")
LOCKED: Final = Saying("why-locked", "BD-023")
NOT_YOURSELF: Final = Saying("why-not-yourself", "BD-045")
OUT_OF_REACH_ONE: Final = Saying("why-out-of-reach-one", "BD-041", "seat")
OUT_OF_REACH_TWO: Final = Saying("why-out-of-reach-two", "BD-042", "seat")
NO_DOUBLING: Final = Saying("why-no-doubling", "BD-118")
NO_ORDINARY_ARROW: Final = Saying("why-no-ordinary-arrow", "BD-206", "seat")
NO_ARROW_THERE: Final = Saying("why-no-arrow-there", "BD-110", "seat")
NOBODY_HAS_CHIEF: Final = Saying("why-nobody-has-chief", "BD-256")
CHIEF_NOT_IN_PILE: Final = Saying("why-chief-not-in-pile", "BD-252")
NO_ARROW_IN_PILE: Final = Saying("why-no-arrow-in-pile", "BD-252")
NO_THEFT: Final = Saying("why-no-theft", "BD-371")
GIVE_TO_OTHERS: Final = Saying("why-give-to-others", "BD-386")
NO_CHIEF_TO_SWAP: Final = Saying("why-no-chief-to-swap", "BD-257")
ONLY_THE_CHIEF: Final = Saying("why-only-the-chief", "BD-256", "seat")
NO_ONE_TO_ROB: Final = Saying("why-no-one-to-rob", "BD-373")
NO_SUCH_TOKEN: Final = Saying("why-no-such-token", "BD-114")
NOT_ON_THE_DICE: Final = Saying("why-not-on-the-dice", "BD-408", "face")
NOT_YOUR_ROLE: Final = Saying("why-not-your-role", "BD-310", "role")
NOTHING_TO_REVEAL: Final = Saying("why-nothing-to-reveal", "BD-305", "role")
NO_SUCH_FACE: Final = Saying("why-no-such-face", "BD-315", "face die")
SHOWS_IT_ALREADY: Final = Saying("why-shows-it-already", "BD-315", "face")
ACTED_ALREADY: Final = Saying("why-acted-already", "BD-316", "face")
NOTHING_TO_EXCHANGE: Final = Saying("why-nothing-to-exchange", "BD-324", "one:seat two:seat")
NOT_DYING: Final = Saying("why-not-dying", "BD-326", "seat")

# ---- events: setup and turn

ROLE_DEALT: Final = Saying("event-role-dealt", "BD-011", "seat role")
SHERIFF_SHOWN: Final = Saying("event-sheriff", "BD-011", "seat role")
OPEN_ROLE: Final = Saying("event-open-role", "BD-070", "seat role")
HUNTING: Final = Saying("event-hunting", "BD-071", "seat other:seat")
CHARACTER_DEALT: Final = Saying("event-character", "BD-012", "seat character life:n")
TURN_BEGINS: Final = Saying("event-turn", "BD-020", "seat")
SALOON_DIE_TAKEN: Final = Saying("event-saloon-die", "BD-202", "seat die")
SIXTH_LOUDMOUTH: Final = Saying("event-sixth-loudmouth", "BD-361", "seat")
SIXTH_COWARD: Final = Saying("event-sixth-coward", "BD-362", "seat")
HEALED: Final = Saying("event-healed", "BD-117", "seat other:seat")
HEALED_SELF: Final = Saying("event-healed-self", "BD-117", "seat")
SET_BY_TOKEN: Final = Saying("event-set-by-token", "BD-410", "seat dice:n face")
STOPPED: Final = Saying("event-stopped", "BD-021", "seat")
ALL_AGAIN: Final = Saying("event-all-again", "BD-021", "seat dice:n")


def of_dice(key: str, clause: str, fewest: int, most: int) -> dict[int, Saying]:
    """What is said of so many dice and the faces they show."""
    return {n: Saying(f"{key}-{n}", clause, " ".join(("seat", *_FACES[:n]))) for n in range(fewest, most + 1)}


def with_saloon(key: str, clause: str, fewest: int, most: int) -> dict[int, Saying]:
    """The same where the last of the dice is the Saloon die."""
    return {
        n: Saying(f"{key}-saloon-{n}", clause, " ".join(("seat", *_FACES[: n - 1], "die", "face")))
        for n in range(fewest, most + 1)
    }


ROLLED: Final = of_dice("event-rolled", "BD-021", 1, 5)
ROLLED_SALOON: Final = with_saloon("event-rolled", "BD-202", 1, 6)
KEPT: Final = of_dice("event-kept", "BD-021", 1, 5)
"""All but these are rolled again."""
KEPT_SALOON: Final = with_saloon("event-kept", "BD-202", 1, 5)
FINAL: Final = {**of_dice("event-final", "BD-406", 2, 2), **of_dice("event-final", "BD-026", 5, 5)}
"""The dice of a turn when rolling is over; two are a Ghost's."""
FINAL_SALOON: Final = with_saloon("event-final", "BD-211", 5, 6)

# ---- events: arrows

ARROW_TAKEN: Final = Saying("event-arrow", "BD-030", "seat")
CHIEF_TAKEN: Final = Saying("event-chief", "BD-252", "seat")
CHIEF_STOLEN: Final = Saying("event-chief-stolen", "BD-371", "seat other:seat")
ARROW_GIVEN: Final = Saying("event-arrow-given", "BD-386", "seat other:seat")
CHIEF_GIVEN: Final = Saying("event-chief-given", "BD-387", "seat other:seat")
INDIANS_ATTACK: Final = Saying("event-indians", "BD-031")
ARROWS_BACK: Final = Saying("event-arrows-back", "BD-032")
ARROW_BROKEN: Final = Saying("event-arrow-broken", "BD-206", "seat other:seat")
OWN_BROKEN: Final = Saying("event-own-broken", "BD-206", "seat")
NOTHING_TO_BREAK: Final = Saying("event-nothing-to-break", "BD-206", "seat")

# ---- events: losses and gains

DYNAMITE_EXPLODES: Final = Saying("event-dynamite", "BD-040", "seat")
AIMED: Final = Saying("event-aimed", "BD-046", "seat other:seat face")
AIMED_TWICE: Final = Saying("event-aimed-twice", "BD-118", "seat other:seat face")
BEER_GIVEN: Final = Saying("event-beer", "BD-047", "seat other:seat")
BEER_DRUNK: Final = Saying("event-beer-self", "BD-047", "seat")
GATLING_FIRES: Final = Saying("event-gatling", "BD-049", "seat arrows:n")
DISCARDED: Final = Saying("event-discarded", "BD-110", "seat other:seat")
CHIEF_DISCARDED: Final = Saying("event-discarded-chief", "BD-256", "seat other:seat")
OWN_DISCARDED: Final = Saying("event-discarded-own", "BD-110", "seat")
OWN_CHIEF_DISCARDED: Final = Saying("event-discarded-own-chief", "BD-256", "seat")
SPARED_CHIEF: Final = Saying("event-spared-chief", "BD-254", "seat")
SPARED_JOURDONNAIS: Final = Saying("event-spared-jourdonnais", "BD-109", "seat points:n")
SPARED_PAUL: Final = Saying("event-spared-paul", "BD-113", "seat")
SPARED_VERA: Final = Saying("event-spared-vera", "BD-381", "seat points:n")
SWAPPED: Final = Saying("event-swapped", "BD-101", "seat")
CHIEF_SWAPPED: Final = Saying("event-swapped-chief", "BD-257", "seat")
TAKEN_OVER: Final = Saying("event-taken-over", "BD-396", "seat victim:seat points:n")
LOST: Final[list[Saying]] = [
    Saying("event-lost-indians", "BD-031", "seat points:n left:n"),
    Saying("event-lost-dynamite", "BD-040", "seat points:n left:n"),
    Saying("event-lost-shots", "BD-046", "seat points:n left:n"),
    Saying("event-lost-gatling", "BD-049", "seat points:n left:n"),
    Saying("event-lost-bullet", "BD-207", "seat points:n left:n"),
]
DROPPED: Final = Saying("event-dropped", "BD-114", "seat")
CHIEF_DROPPED: Final = Saying("event-dropped-chief", "BD-256", "seat")
GRINGO_ANGRY: Final = Saying("event-gringo", "BD-105", "seat other:seat")
GAINED: Final[list[Saying]] = [
    Saying("event-gained-beer", "BD-047", "seat points:n left:n"),
    Saying("event-gained-sid", "BD-117", "seat points:n left:n"),
    Saying("event-gained-suzy", "BD-119", "seat points:n left:n"),
    Saying("event-gained-sam", "BD-120", "seat points:n left:n"),
    Saying("event-gained-doc", "BD-391", "seat points:n left:n"),
    Saying("event-gained-jesse", "BD-107", "seat points:n left:n"),
]
_BEER_WASTED: Final = Saying("event-wasted-beer", "BD-047", "seat")
WASTED: Final[list[Saying]] = [
    _BEER_WASTED,
    Saying("event-wasted-sid", "BD-117", "seat"),
    Saying("event-wasted-suzy", "BD-056", "seat"),
    Saying("event-wasted-sam", "BD-056", "seat"),
    Saying("event-wasted-doc", "BD-056", "seat"),
    _BEER_WASTED,
]
"""Who has all the life one can have gains none; by the cause of the gain, like GAINED."""
ELIMINATED: Final = Saying("event-eliminated", "BD-052", "seat role")
ELIMINATED_AS: Final = Saying("event-eliminated-as", "BD-312", "seat role side:role")

# ---- events: special roles

REVEALED: Final = Saying("event-revealed", "BD-305", "seat role")
JUDGE_STOPS: Final = Saying("event-judge", "BD-318", "seat other:seat role")
TURNED: Final = Saying("event-turned", "BD-315", "seat number:n from:face to:face")
GAMBLER_ROLLS: Final = Saying("event-gambler", "BD-319", "seat roller:seat")
OWN_DICE_AGAIN: Final = Saying("event-gambler-self", "BD-319", "seat")
CANCELLED: Final = Saying("event-cancelled", "BD-322", "seat other:seat")
SAVED: Final = Saying("event-saved", "BD-326", "seat other:seat life:n")
SAVED_SELF: Final = Saying("event-saved-self", "BD-326", "seat life:n")
RETURNED_ALL: Final = Saying("event-returned-all", "BD-326", "seat")
NEW_SHERIFF: Final = Saying("event-new-sheriff", "BD-312", "seat old:seat")
EXCHANGED: Final = Saying("event-exchanged", "BD-324", "seat one:seat two:seat")
OWN_EXCHANGED: Final = Saying("event-exchanged-own", "BD-324", "seat other:seat")
ANOTHER_TURN: Final = Saying("event-another-turn", "BD-325", "seat")

# ---- events: the Ghost, and the end

BECOMES_GHOST: Final = Saying("event-ghost", "BD-402", "seat")
GHOST_CHANGES_SIDE: Final = Saying("event-ghost-side", "BD-404", "seat role")
GHOST_TURN: Final = Saying("event-ghost-turn", "BD-406", "seat")
TOKEN_GIVEN: Final = Saying("event-token", "BD-408", "seat other:seat face")
TOKENS_GIVEN: Final = Saying("event-token-double", "BD-408", "seat other:seat face")
TOKENS_BACK: Final = Saying("event-tokens-back", "BD-413")
RENEGADE_WINS: Final = Saying("event-renegade-wins", "BD-060", "seat")
OUTLAWS_WIN: Final = Saying("event-outlaws-win", "BD-060")
LAW_WINS: Final = Saying("event-law-wins", "BD-061")
HUNTER_WINS: Final = Saying("event-hunter-wins", "BD-072", "seat other:seat")
LAST_ONE_WINS: Final = Saying("event-last-one-wins", "BD-073", "seat")
DRAW: Final = Saying("event-draw", "BD-074")
WON: Final = Saying("event-won", "BD-055", "seat role")
WON_AS: Final = Saying("event-won-as", "BD-055", "seat role side:role")
BEATEN: Final = Saying("event-beaten", "BD-064", "seat role")
BEATEN_AS: Final = Saying("event-beaten-as", "BD-064", "seat role side:role")

SAYINGS: Final = all_sayings(globals())

NAMES: Final = {
    "face": FACES,
    "die": DICE,
    "role": ROLES,
    "character": CHARACTERS,
    "cause": CAUSES,
}
