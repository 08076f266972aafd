"""Everything that can be asked, chosen, refused and told in Deadwood 1876, with the clause behind it.

Where an owner can be the Stranger, a saying has two blanks: `whom`, the seat, and `stranger`, 1 if it is the Stranger.
"""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876.components import (
    CARDS,
    CHARACTERS,
    DICE,
    GUNS,
    HOUSES,
    ITEMS,
    LIMIT,
    MOST_IN_ROW,
    MOST_OWNERS,
    NUMBERS,
    SAFES,
)
from posse.kernel.choices import Kind, Kinds
from posse.kernel.events import Saying, all_sayings

# ---- questions, and how their answers are numbered

SPOTS: Final = MOST_OWNERS * MOST_IN_ROW
"""Face-down Safes by where they lie (`spot_at`)."""
ATTACH_OWNER: Final = 3 * MOST_IN_ROW
ITEM: Final = 0
ROBBERY: Final = 1
DUEL: Final = 2
"""The three uses of a card on the own turn."""

CHARACTER: Final = Kind("character", 9, "D76-032")
"""Which character to be."""

STRANGER: Final = Kind("stranger", 9, "D76-346")
"""Which character the Stranger is."""

PASS_ON: Final = Kind("pass-on", 2, "D76-040")
"""Which of the two dealt Safes goes to the left neighbour, by its place."""

TURN: Final = Kind("turn", 3 * CARDS, "D76-064")
"""What to play, and for what (`play_as`)."""

ROB: Final = Kind("rob", SPOTS, "D76-080")
"""The Safe to rob, by its spot."""

CHALLENGE: Final = Kind("challenge", MOST_OWNERS, "D76-110")
"""The owner to duel with."""

RIDE: Final = Kind("ride", len(HOUSES), "D76-220")
"""Where the Horse takes the own star."""

DISCARD: Final = Kind("discard", CARDS, "D76-230")
"""A card to discard after a Duster."""

LOOK: Final = Kind("look", SPOTS, "D76-240")
"""The Safe to look at with a Stetson, by its spot."""

ATTACH: Final = Kind("attach", ATTACH_OWNER + 3, "D76-336")
"""Where a Holster goes in games of 2 or 3: the spot of a Safe or, from ATTACH_OWNER on, an owner's character."""

DEFEND: Final = Kind("defend", CARDS, "D76-084")
"""The card to defend with."""

THIEF: Final = Kind("thief", 1 + len(GUNS), "D76-323")
"""0 nothing, or 1 + the gun on a white Horse: join a Robbery."""

HELP: Final = Kind("help", 1 + 2 * len(GUNS), "D76-132")
"""0 nothing, or the gun on a Holster: 1 + gun for the attacker, 6 + gun for the defender."""
FOR_DEFENDER: Final = 1 + len(GUNS)
"""Answers to HELP from here on are for the defender."""

HELP_DEFENDER: Final = Kind("help-defender", 1 + len(GUNS), "D76-134")
"""0 nothing, or 1 + the gun on a Holster for the defender, once the attacker has one."""

TAKE: Final = Kind("take", MOST_OWNERS, "D76-133")
"""Whose Holster to use, by the seat that offers it."""

SEND: Final = Kind("send", len(HOUSES), "D76-114")
"""Where the loser of a Duel in the own establishment must go."""

GIVE: Final = Kind("give", LIMIT + 1, "D76-204")
"""Which Safe to give away by Law 3, by its place."""

GIVE_TO: Final = Kind("give-to", MOST_OWNERS, "D76-206")
"""To which owner."""

HEIST: Final = Kind("heist", CARDS, "D76-162")
"""The card for a Heist."""

DAGGER_FORM: Final = Kind("dagger", 2, "D76-299")
"""0: gold -1 and a Pepperbox; 1: gold +1 and a negative Pepperbox."""

BLOW_UP: Final = Kind("blow-up", SPOTS, "D76-301")
"""The Safe that the Explosives remove, by its spot."""

POKER_CARD: Final = Kind("poker", CARDS, "D76-304")
"""The card for the Poker Deck."""

BOUT: Final = Kind("bout", CARDS, "D76-269")
"""The card for a bout of the Final Showdown."""

KINDS: Final = Kinds(
    CHARACTER, STRANGER, PASS_ON, TURN, ROB, CHALLENGE, RIDE, DISCARD, LOOK, ATTACH, DEFEND, THIEF, HELP,
    HELP_DEFENDER, TAKE, SEND, GIVE, GIVE_TO, HEIST, DAGGER_FORM, BLOW_UP, POKER_CARD, BOUT,
)  # fmt: skip


def spot_at(owner: int, place: int) -> int:
    """Where a face-down Safe lies: in whose row, and at which place from the left.

    >>> owner_at(spot_at(2, 5)), place_at(spot_at(2, 5))
    (2, 5)
    """
    return owner * MOST_IN_ROW + place


def owner_at(spot: int) -> int:
    """In whose row it lies."""
    return spot // MOST_IN_ROW


def place_at(spot: int) -> int:
    """At which place."""
    return spot % MOST_IN_ROW


def play_as(use: int, card: int) -> int:
    """A card on the own turn, used as ITEM, for a ROBBERY or for a DUEL.

    >>> use_in(play_as(DUEL, 17)) == DUEL, card_in(play_as(DUEL, 17))
    (True, 17)
    """
    return use * CARDS + card


def use_in(choice: int) -> int:
    """What it is used for."""
    return choice // CARDS


def card_in(choice: int) -> int:
    """The card."""
    return choice % CARDS


def gun_lent(answer: int) -> int:
    """The gun of the Holster in an answer to HELP or HELP_DEFENDER, whomever it is for.

    >>> [gun_lent(1), gun_lent(FOR_DEFENDER), gun_lent(FOR_DEFENDER + 4)]
    [0, 0, 4]
    """
    return (answer - 1) % len(GUNS)


# ---- questions in words

ASK_CHARACTER: Final = Saying("ask-character", "D76-032")
ASK_STRANGER: Final = Saying("ask-stranger", "D76-346")
ASK_PASS_ON: Final = Saying("ask-pass-on", "D76-040")
ASK_TURN: Final = Saying("ask-turn", "D76-064")
ASK_ROB: Final = Saying("ask-rob", "D76-080", "gun")
ASK_CHALLENGE: Final = Saying("ask-challenge", "D76-110", "gun")
ASK_RIDE: Final = Saying("ask-ride", "D76-220")
ASK_DISCARD: Final = Saying("ask-discard", "D76-230", "left:n")
ASK_LOOK: Final = Saying("ask-look", "D76-240")
ASK_LOOK_ONCE: Final = Saying("ask-look-once", "D76-241")
ASK_LOOK_AGAIN: Final = Saying("ask-look-again", "D76-242")
ASK_ATTACH: Final = Saying("ask-attach", "D76-336", "gun")
ASK_DEFEND_SAFE: Final = Saying("ask-defend-safe", "D76-084", "attacker:seat gun place:n")
ASK_DEFEND_STAR: Final = Saying("ask-defend-star", "D76-112", "attacker:seat gun")
ASK_DEFEND_STRANGER_SAFE: Final = Saying("ask-defend-stranger-safe", "D76-350", "attacker:seat gun place:n")
ASK_DEFEND_STRANGER_STAR: Final = Saying("ask-defend-stranger-star", "D76-350", "attacker:seat gun")
ASK_THIEF: Final = Saying("ask-thief", "D76-323", "attacker:seat gun whom:seat defence:gun")
ASK_HELP: Final = Saying("ask-help", "D76-132", "attacker:seat gun whom:seat defence:gun")
ASK_HELP_DEFENDER: Final = Saying("ask-help-defender", "D76-134", "attacker:seat gun help:gun whom:seat defence:gun")
ASK_TAKE: Final = Saying("ask-take", "D76-133")
ASK_SEND: Final = Saying("ask-send", "D76-114", "whom:seat stranger:n")
ASK_GIVE: Final = Saying("ask-give", "D76-204")
ASK_GIVE_TO: Final = Saying("ask-give-to", "D76-206")
ASK_HEIST: Final = Saying("ask-heist", "D76-162", "safe")
ASK_DAGGER: Final = Saying("ask-dagger", "D76-299")
ASK_BLOW_UP: Final = Saying("ask-blow-up", "D76-301")
ASK_POKER: Final = Saying("ask-poker", "D76-304")
ASK_BOUT: Final = Saying("ask-bout", "D76-269", "number:n")
ASK_BOUT_STRANGER: Final = Saying("ask-bout-stranger", "D76-357", "number:n")

# ---- choices

BE: Final = Saying("choice-be", "D76-032", "character")
PASS_SAFE: Final = Saying("choice-pass-safe", "D76-040", "safe place:n")
USE_ITEM: Final = Saying("choice-use-item", "D76-065", "gun item")
USE_ROBBERY: Final = Saying("choice-use-robbery", "D76-067", "gun item")
USE_DUEL: Final = Saying("choice-use-duel", "D76-067", "gun item")
UNKNOWN_SAFE: Final = Saying("choice-unknown-safe", "D76-080", "whom:seat stranger:n place:n")
KNOWN_SAFE: Final = Saying("choice-known-safe", "D76-053", "whom:seat stranger:n place:n safe")
OWN_SAFE: Final = Saying("choice-own-safe", "D76-051", "place:n safe")
OWNER: Final = Saying("choice-owner", "D76-110", "whom:seat stranger:n")
OWN_CHARACTER: Final = Saying("choice-own-character", "D76-336")
ON_CHARACTER: Final = Saying("choice-on-character", "D76-336", "whom:seat stranger:n")
HOUSE: Final = Saying("choice-house", "D76-220", "house")
CARD: Final = Saying("choice-card", "D76-068", "gun item")
NOTHING: Final = Saying("choice-nothing", "D76-058")
JOIN: Final = Saying("choice-join", "D76-323", "gun")
OFFER_ATTACKER: Final = Saying("choice-offer-attacker", "D76-130", "gun to:seat")
OFFER_DEFENDER: Final = Saying("choice-offer-defender", "D76-130", "gun to:seat")
ACCEPT: Final = Saying("choice-accept", "D76-133", "giver:seat gun")
DAGGER_GUN: Final = Saying("choice-dagger-gun", "D76-299")
DAGGER_GOLD: Final = Saying("choice-dagger-gold", "D76-299")

# ---- refusals

WHY_NOT_IN_HAND: Final = Saying("why-not-in-hand", "D76-068", "gun item")
WHY_HORSE_NOWHERE: Final = Saying("why-horse-nowhere", "D76-222")
WHY_HOLSTER_OUT_OF_TURN: Final = Saying("why-holster-out-of-turn", "D76-066")
WHY_HOLSTER_NO_PLACE: Final = Saying("why-holster-no-place", "D76-337")
WHY_NO_SAFE_LEFT: Final = Saying("why-no-safe-left", "D76-083")
WHY_NO_OWNER: Final = Saying("why-no-owner", "D76-030")
WHY_NO_SAFE_THERE: Final = Saying("why-no-safe-there", "D76-083", "whom:seat stranger:n place:n")
WHY_NOT_YOUR_OWN: Final = Saying("why-not-your-own", "D76-080")
WHY_NOT_BLOWN_UP: Final = Saying("why-not-blown-up", "D76-301")
WHY_OWN_SAFE: Final = Saying("why-own-safe", "D76-243")
WHY_YOURSELF: Final = Saying("why-yourself", "D76-110")
WHY_GIVER: Final = Saying("why-giver", "D76-205")
WHY_LOOKED_AT: Final = Saying("why-looked-at", "D76-240")
WHY_FULL: Final = Saying("why-full", "D76-035", "house")
WHY_SAME_HOUSE: Final = Saying("why-same-house", "D76-221", "house")
WHY_SENT_NOWHERE: Final = Saying("why-sent-nowhere", "D76-114", "house")
WHY_CLOSED: Final = Saying("why-closed", "D76-031", "house")
WHY_OCCUPIED: Final = Saying("why-occupied", "D76-337")
WHY_TAKEN: Final = Saying("why-taken", "D76-032", "character")
WHY_NO_HOLSTER: Final = Saying("why-no-holster", "D76-058", "gun")
WHY_NO_WHITE_HORSE: Final = Saying("why-no-white-horse", "D76-323", "gun")
WHY_NO_OFFER: Final = Saying("why-no-offer", "D76-133")
WHY_NOT_FEWEST: Final = Saying("why-not-fewest", "D76-204", "whom:seat stranger:n")
WHY_NO_PLACE: Final = Saying("why-no-place", "D76-204", "place:n")

# ---- events

_DICE: Final = ("die pips", "die2:die pips2:pips", "die3:die pips3:pips", "die4:die pips4:pips")


def _throw(dice: int) -> str:
    """The blanks of a roll with so many dice: their total, who rolled, each die and what it shows (D76-050)."""
    total = ("total:n",) if dice > 1 else ()
    return " ".join((*total, "whom:seat stranger:n", *_DICE[:dice]))


CHOSE_CHARACTER: Final = Saying("event-chose-character", "D76-032", "seat character")
STAR_PLACED: Final = Saying("event-star-placed", "D76-033", "seat house")
DREW: Final = Saying("event-drew", "D76-051", "seat gun item")
DEALT: Final = Saying("event-dealt", "D76-040", "seat one:safe two:safe")
DEALT_ALIKE: Final = Saying("event-dealt-alike", "D76-040", "seat safe")
PASSED_ON: Final = Saying("event-passed-on", "D76-041", "seat safe to:seat")
ROW: Final = Saying("event-row", "D76-041", "seat one:safe two:safe")
ROW_ALIKE: Final = Saying("event-row-alike", "D76-041", "seat safe")
ROLLED_BLACK: Final = Saying("event-rolled-black", "D76-043", "seat pips")
BLACK_TIED: Final = Saying("event-black-tied", "D76-043")
ROLLED_FOR_STRANGER: Final = Saying("event-rolled-for-stranger", "D76-346", "seat pips")
BLACK_TIED_FOR_STRANGER: Final = Saying("event-black-tied-for-stranger", "D76-346")
CAME: Final = Saying("event-came", "D76-346", "seat character house")
STARTS: Final = Saying("event-starts", "D76-043", "seat")
RESHUFFLED: Final = Saying("event-reshuffled", "D76-153", "cards:n")
RODE: Final = Saying("event-rode", "D76-220", "seat gun item house")
CHANGED_HAND: Final = Saying("event-changed-hand", "D76-230", "seat gun")
DISCARDED: Final = Saying("event-discarded", "D76-232", "seat gun item")
TIPPED: Final = Saying("event-tipped", "D76-240", "seat gun")
TIPPED_ONCE: Final = Saying("event-tipped-once", "D76-241", "seat gun")
LOOKED: Final = Saying("event-looked", "D76-246", "seat place:n whom:seat stranger:n")
SAW: Final = Saying("event-saw", "D76-240", "seat safe place:n whom:seat stranger:n")
ATTACHED: Final = Saying("event-attached", "D76-336", "seat gun place:n whom:seat stranger:n")
ATTACHED_OWN: Final = Saying("event-attached-own", "D76-336", "seat gun place:n")
ATTACHED_CHARACTER: Final = Saying("event-attached-character", "D76-336", "seat gun whom:seat stranger:n")
ATTACHED_SELF: Final = Saying("event-attached-self", "D76-336", "seat gun")
ROBS: Final = Saying("event-robs", "D76-080", "seat gun item place:n whom:seat stranger:n")
CHALLENGES: Final = Saying("event-challenges", "D76-110", "seat gun item whom:seat stranger:n")
DEFENDS: Final = Saying("event-defends", "D76-084", "seat gun item")
ANSWERS: Final = Saying("event-answers", "D76-112", "seat gun item")
DEFENDS_STRANGER: Final = Saying("event-defends-stranger", "D76-350", "seat gun item")
JOINED: Final = Saying("event-joined", "D76-323", "seat gun")
OFFERED_ATTACKER: Final = Saying("event-offered-attacker", "D76-130", "seat gun to:seat")
OFFERED_DEFENDER: Final = Saying("event-offered-defender", "D76-130", "seat gun to:seat")
ACCEPTED: Final = Saying("event-accepted", "D76-133", "seat giver:seat gun")
GUARDED: Final = Saying("event-guarded", "D76-338", "gun")
ROLLED: Final = tuple([Saying(f"event-rolled-{dice}", "D76-086", _throw(dice)) for dice in (1, 2)])
TIED: Final = Saying("event-tied", "D76-087")
TIED_WITH_THIEF: Final = Saying("event-tied-with-thief", "D76-327")
STOLEN: Final = Saying("event-stolen", "D76-328", "seat whom:seat")
ROBBED: Final = Saying("event-robbed", "D76-089", "seat whom:seat stranger:n")
GAINED: Final = Saying("event-gained", "D76-089", "seat safe")
GAINED_AS_THIEF: Final = Saying("event-gained-as-thief", "D76-328", "seat safe")
KEPT: Final = Saying("event-kept", "D76-093", "whom:seat stranger:n")
SWAPPED: Final = Saying("event-swapped", "D76-113", "seat here:house there:house whom:seat stranger:n")
SENT: Final = Saying("event-sent", "D76-114", "seat house whom:seat stranger:n")
NO_ROOM: Final = Saying("event-no-room", "D76-115", "whom:seat stranger:n")
STOOD: Final = Saying("event-stood", "D76-117", "whom:seat stranger:n")
SHUFFLED: Final = Saying("event-shuffled", "D76-200", "seat")
GAVE: Final = Saying("event-gave", "D76-204", "seat place:n whom:seat stranger:n")
RECEIVED: Final = Saying("event-received", "D76-208", "seat safe")
HEIST_BEGINS: Final = Saying("event-heist-begins", "D76-161", "safe")
HEIST_CARD: Final = Saying("event-heist-card", "D76-162", "seat gun item")
HEIST_ROLL: Final = Saying("event-heist-roll", "D76-162", "seat die pips")
HEIST_TIED: Final = Saying("event-heist-tied", "D76-164")
HEIST_WON: Final = Saying("event-heist-won", "D76-165", "seat safe")
BADGES_CALLED: Final = Saying("event-badges-called", "D76-180")
BADGE_SHOWN: Final = Saying("event-badge-shown", "D76-181", "seat safe")
BADGE_MISSING: Final = Saying("event-badge-missing", "D76-183", "safe")
STAR_SHOWN: Final = Saying("event-star-shown", "D76-292", "seat safe")
DAGGER_DRAWN: Final = Saying("event-dagger-drawn", "D76-299", "seat")
DAGGER_SOLD: Final = Saying("event-dagger-sold", "D76-299", "seat")
BLEW_UP: Final = Saying("event-blew-up", "D76-301", "seat place:n safe whom:seat stranger:n")
NOTHING_TO_BLOW_UP: Final = Saying("event-nothing-to-blow-up", "D76-303", "seat")
POKER_PLAYED: Final = Saying("event-poker-played", "D76-304", "seat gun item")
POKER_ROLL: Final = Saying("event-poker-roll", "D76-304", "seat die pips")
RED_ROLL: Final = Saying("event-red-roll", "D76-304", "pips")
POKER_WON: Final = Saying("event-poker-won", "D76-304", "seat gold:n")
POKER_LOST: Final = Saying("event-poker-lost", "D76-304", "seat gold:n")
SAFE_OPEN: Final = Saying("event-safe-open", "D76-260", "safe whom:seat stranger:n")
COUNTED: Final = Saying("event-counted", "D76-261", "whom:seat stranger:n safe gold:n")
OWN_GOLD: Final = Saying("event-own-gold", "D76-261", "whom:seat stranger:n gold:n")
HOUSE_GOLD: Final = Saying("event-house-gold", "D76-261", "house gold:n")
GOLD_TIED: Final = Saying("event-gold-tied", "D76-264")
GOLD_TIED_AGAIN: Final = Saying("event-gold-tied-again", "D76-265")
ADVANCES: Final = Saying("event-advances", "D76-263", "whom:seat stranger:n")
ADVANCES_BY_CASH: Final = Saying("event-advances-by-cash", "D76-296", "whom:seat stranger:n")
STRANGER_LEAVES: Final = Saying("event-stranger-leaves", "D76-360")
SPOILED: Final = Saying("event-spoiled", "D76-294", "gun whom:seat stranger:n")
ACTS: Final = Saying("event-acts", "D76-357", "seat")
BOUT_CARD: Final = Saying("event-bout-card", "D76-269", "seat gun item")
BOUT_ROLLS: Final = tuple([Saying(f"event-bout-roll-{dice}", "D76-270", _throw(dice)) for dice in (1, 2, 3, 4)])
"""Four dice at most: a row never has more than three Safes, and what a Badge turn gains takes the Badge's place."""
BOUT_TIED: Final = Saying("event-bout-tied", "D76-272")
HIT: Final = Saying("event-hit", "D76-273", "seat")
OUT: Final = Saying("event-out", "D76-273", "seat")
STRANGER_HIT: Final = Saying("event-stranger-hit", "D76-365")
STRANGER_OUT: Final = Saying("event-stranger-out", "D76-365")
HANDS_BACK: Final = Saying("event-hands-back", "D76-274")
PEACE: Final = Saying("event-peace", "D76-310")
PEACE_ALONE: Final = Saying("event-peace-alone", "D76-361", "seat")
FAIR: Final = Saying("event-fair", "D76-316")
WINS_ALONE: Final = Saying("event-wins-alone", "D76-267", "seat")
WINS_ALONE_OF_TWO: Final = Saying("event-wins-alone-of-two", "D76-355", "seat")
WINS_AS_STRANGER: Final = Saying("event-wins-as-stranger", "D76-357", "seat")
WINS: Final = Saying("event-wins", "D76-277", "seat")
SHARES: Final = Saying("event-shares", "D76-281", "seat")
NOBODY_WINS: Final = Saying("event-nobody-wins", "D76-359")

SAYINGS: Final = all_sayings(globals())

NAMES: Final = {
    "gun": GUNS,
    "die": DICE,
    "pips": NUMBERS,
    "item": ITEMS,
    "safe": SAFES,
    "house": HOUSES,
    "character": CHARACTERS,
}
