"""Everything that can be asked, chosen, refused and told in Colt Express, with the clause behind it."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import (
    ACTIONS,
    BANDITS,
    CARDS,
    DIRECTIONS,
    EVENTS,
    LEVELS,
    LOOT,
    MOST_CARS,
    PURSES,
    ROUND_CARDS,
    SIX,
    TOKENS,
    TURNS,
    WAGONS,
)
from posse.kernel.choices import Kind, Kinds
from posse.kernel.events import Saying, all_sayings

# ---- questions, and how their answers are numbered

BANDIT: Final = Kind("bandit", len(BANDITS), "CE-021")
"""Which bandit to play, or to draft for the team."""

TEAM_MARSHAL: Final = Kind("team-marshal", len(BANDITS), "CE-246")
"""Whose Marshal card a team takes, by bandit."""

WAGON: Final = Kind("wagon", len(WAGONS), "CE-027")
"""Which wagon is coupled next, from the front."""

CABOOSE: Final = Kind("caboose", len(BANDITS), "CE-244")
"""Which bandit of a team starts in the Caboose."""

DRAW: Final = CARDS
HIDE: Final = CARDS + 1
PLAN: Final = Kind("plan", HIDE + SIX, "CE-061")
"""0..35 play that card as the turn demands; 36 draw; HIDE + action: Ghost plays that one of his face-down."""

KEEP: Final = Kind("keep", 2048, "CE-201")
"""How many of each card to keep, as digits in the base of one more than there are: for a bandit move, 3 * floor,
9 * fire, 27 * robbery, 81 * punch, 162 * marshal; for a team twice so, in bits."""

MOVE_GOAL: Final = Kind("move", MOST_CARS, "CE-100")
"""Where to, by car."""

MARSHAL_WAY: Final = Kind("marshal", 2, "CE-112")
"""0 forward, 1 back."""

TARGET: Final = Kind("target", len(BANDITS), "CE-120")
"""Whom to shoot."""

TOKEN: Final = Kind("token", TOKENS, "CE-132")
"""Which token to rob; of Jewels, which are all alike, only one is offered."""

PUNCHED_ONE: Final = Kind("punched", len(BANDITS), "CE-136")
"""Whom to punch."""

KNOCKED_OFF: Final = Kind("knocked-off", len(LOOT), "CE-137")
"""What kind of loot the punched bandit loses."""

TAKE: Final = Kind("take", 2, "CE-181")
"""Cheyenne: 0 let the Purse fall, 1 take it."""

SHOVE: Final = Kind("shove", 2, "CE-139a")
"""0 forward, 1 back."""

LEAVE: Final = PURSES
PICKPOCKET: Final = Kind("pickpocket", PURSES + 1, "CE-197")
"""Which Purse to take; 18 none."""

KINDS: Final = Kinds(
    BANDIT, TEAM_MARSHAL, WAGON, CABOOSE, PLAN, KEEP, MOVE_GOAL, MARSHAL_WAY, TARGET, TOKEN, PUNCHED_ONE, KNOCKED_OFF,
    TAKE, SHOVE, PICKPOCKET,
)  # fmt: skip

ASK_BANDIT: Final = Saying("ask-bandit", "CE-021")
ASK_DRAFT: Final = Saying("ask-draft", "CE-242")
ASK_WAGON: Final = Saying("ask-wagon", "CE-027", "car")
ASK_TEAM_MARSHAL: Final = Saying("ask-team-marshal", "CE-246")
ASK_CABOOSE: Final = Saying("ask-caboose", "CE-244")
ASK_PLAN: Final = Saying("ask-plan", "CE-061", "turn")
ASK_PLAN_DRAW: Final = Saying("ask-plan-draw", "CE-065", "turn")
ASK_PLAN_PLAY: Final = Saying("ask-plan-play", "CE-064", "turn")
ASK_SPEEDING: Final = Saying("ask-speeding", "CE-082", "go:n")
ASK_SPEEDING_DRAW: Final = Saying("ask-speeding-draw", "CE-087", "go:n")
ASK_SPEEDING_PLAY: Final = Saying("ask-speeding-play", "CE-087", "go:n")
ASK_HIDE: Final = Saying("ask-hide", "CE-163")
ASK_KEEP: Final = Saying("ask-keep", "CE-201", "bandit")
ASK_KEEP_TEAM: Final = Saying("ask-keep-team", "CE-273", "one:bandit two:bandit")
ASK_MOVE: Final = Saying("ask-move", "CE-103", "bandit")
ASK_MARSHAL: Final = Saying("ask-marshal", "CE-112", "bandit")
ASK_FIRE: Final = Saying("ask-fire", "CE-120", "bandit")
ASK_ROB: Final = Saying("ask-rob", "CE-132", "bandit")
ASK_PUNCH: Final = Saying("ask-punch", "CE-136", "bandit")
ASK_LOOT: Final = Saying("ask-loot", "CE-137", "target:bandit")
ASK_TAKE: Final = Saying("ask-take", "CE-181", "target:bandit")
ASK_SHOVE: Final = Saying("ask-shove", "CE-139a", "target:bandit")
ASK_PICKPOCKET: Final = Saying("ask-pickpocket", "CE-197", "bandit")

# ---- choices

CHOOSE_BANDIT: Final = Saying("choice-bandit", "CE-021", "bandit")
CHOOSE_FOR_TEAM: Final = Saying("choice-draft", "CE-242", "bandit")
CHOOSE_WAGON: Final = Saying("choice-wagon", "CE-027", "wagon purses:n jewels:n")
CHOOSE_TEAM_MARSHAL: Final = Saying("choice-team-marshal", "CE-246", "bandit")
CHOOSE_CABOOSE: Final = Saying("choice-caboose", "CE-244", "bandit")
PLAY_UP: Final = Saying("choice-play", "CE-061", "action")
PLAY_UP_OF: Final = Saying("choice-play-of", "CE-249", "action bandit")
PLAY_DOWN: Final = Saying("choice-play-down", "CE-081", "action")
PLAY_DOWN_OF: Final = Saying("choice-play-down-of", "CE-249", "action bandit")
PLAY_HIDDEN: Final = Saying("choice-hide", "CE-163", "action")
DRAW_CARDS: Final = Saying("choice-draw", "CE-061", "cards:n")
KEEP_SET: Final = Saying("choice-keep", "CE-201", "cards:n move:n floor:n fire:n robbery:n punch:n marshal:n")
KEEP_TEAM_SET: Final = Saying(
    "choice-keep-team",
    "CE-273",
    "cards:n one:bandit move:n floor:n fire:n robbery:n punch:n marshal:n"
    " two:bandit move2:n floor2:n fire2:n robbery2:n punch2:n marshal2:n",
)
MOVE_TO: Final = Saying("choice-move", "CE-100", "goal:place")
RUN_TO: Final = Saying("choice-run", "CE-101", "goal:place")
MARSHAL_TO: Final = Saying("choice-marshal", "CE-112", "direction goal:car")
SHOOT_AT: Final = Saying("choice-fire", "CE-120", "target:bandit place")
ROB_PURSE: Final = Saying("choice-rob-purse", "CE-134", "number:n")
ROB_KNOWN_PURSE: Final = Saying("choice-rob-known-purse", "CE-223", "number:n value:n")
ROB_TOKEN: Final = Saying("choice-rob", "CE-132", "loot value:n")
PUNCH_AT: Final = Saying("choice-punch", "CE-136", "target:bandit")
KNOCK_OFF: Final = Saying("choice-loot", "CE-137", "loot")
LEAVE_IT: Final = Saying("choice-leave", "CE-181")
TAKE_IT: Final = Saying("choice-take", "CE-181")
SHOVE_TO: Final = Saying("choice-shove", "CE-139a", "direction goal:place")
LEAVE_PURSES: Final = Saying("choice-refuse", "CE-197")

# ---- refusals

TAKEN: Final = Saying("why-taken", "CE-021", "bandit")
TAKEN_IN_DRAFT: Final = Saying("why-taken-in-draft", "CE-242", "bandit")
WAGON_USED: Final = Saying("why-wagon-used", "CE-027", "wagon")
NOT_YOURS: Final = Saying("why-not-yours", "CE-241", "bandit")
NOT_IN_HAND: Final = Saying("why-not-in-hand", "CE-061", "action")
NOT_IN_TEAM_HAND: Final = Saying("why-not-in-team-hand", "CE-249", "action bandit")
NOT_YOUR_COLOUR: Final = Saying("why-not-your-colour", "CE-061", "bandit")
NOTHING_TO_DRAW: Final = Saying("why-nothing-to-draw", "CE-064")
NOTHING_AT_ALL: Final = Saying("why-nothing-at-all", "CE-208")
NO_HIDING: Final = Saying("why-no-hiding", "CE-163")
NOT_HELD: Final = Saying("why-not-held", "CE-201")
MUST_MOVE: Final = Saying("why-must-move", "CE-103")
OFF_THE_TRAIN: Final = Saying("why-off-the-train", "CE-102")
ONE_CAR_INSIDE: Final = Saying("why-one-car-inside", "CE-100", "car")
THREE_ROOFS: Final = Saying("why-three-roofs", "CE-101", "car")
MARSHAL_AT_END: Final = Saying("why-marshal-at-end", "CE-113")
NOT_PLAYING: Final = Saying("why-not-playing", "CE-020", "target:bandit")
NOT_ONESELF: Final = Saying("why-not-oneself", "CE-120", "target:bandit")
SAME_CAR: Final = Saying("why-same-car", "CE-124", "target:bandit")
NEXT_CAR_ONLY: Final = Saying("why-next-car-only", "CE-121", "target:bandit")
OUT_OF_SIGHT: Final = Saying("why-out-of-sight", "CE-122", "target:bandit")
OTHER_LEVEL: Final = Saying("why-other-level", "CE-125", "target:bandit")
CHARMED: Final = Saying("why-charmed", "CE-185", "target:bandit")
TOKEN_NOT_HERE: Final = Saying("why-token-not-here", "CE-132", "loot")
ALIKE: Final = Saying("why-alike", "CE-134", "loot")
NOT_ITSELF: Final = Saying("why-not-itself", "CE-136", "target:bandit")
SAME_PLACE: Final = Saying("why-same-place", "CE-171", "target:bandit")
NOT_HERE: Final = Saying("why-not-here", "CE-136", "target:bandit")
HAS_NONE: Final = Saying("why-has-none", "CE-137", "target:bandit loot")
SHOVE_AT_END: Final = Saying("why-shove-at-end", "CE-139a", "target:bandit")
NO_PURSE_HERE: Final = Saying("why-no-purse-here", "CE-197")

# ---- events

PICKS_FIRST: Final = Saying("event-picks-first", "CE-021", "seat")
PICKED: Final = Saying("event-picked", "CE-021", "seat bandit")
DEALT: Final = Saying("event-dealt", "CE-021", "seat bandit")
DRAFTS_FIRST: Final = Saying("event-drafts-first", "CE-242", "seat")
DRAFTED: Final = Saying("event-drafted", "CE-242", "seat bandit")
TEAM_DEALT: Final = Saying("event-team-dealt", "CE-242", "seat one:bandit two:bandit")
TEAM_MARSHAL_TAKEN: Final = Saying("event-team-marshal", "CE-246", "seat bandit")
WAGON_SET: Final = Saying("event-wagon", "CE-027", "car wagon purses:n jewels:n")
WAGON_DEALT: Final = Saying("event-wagon-dealt", "CE-027", "car wagon purses:n jewels:n")
FIRST_PLAYER: Final = Saying("event-first-player", "CE-034", "seat")
FIRST_PLAYER_OF_TWO: Final = Saying("event-first-player-of-two", "CE-250", "seat")
STARTS: Final = Saying("event-starts", "CE-035", "bandit place")
TEAM_STARTS: Final = Saying("event-team-starts", "CE-243", "bandit place")
HAND_DRAWN: Final = Saying("event-hand", "CE-043", "seat cards:n")
HAND_FILLED: Final = Saying("event-hand-filled", "CE-205", "seat cards:n")
DREW: Final = Saying("event-drew", "CE-072", "seat cards:n")
YOU_DREW: Final = Saying("event-you-drew", "CE-072", "action bandit")
YOU_DREW_BULLETS: Final = Saying("event-you-drew-bullets", "CE-072", "cards:n")
RESHUFFLED: Final = Saying("event-reshuffled", "CE-207", "seat cards:n")
ROUND_BEGINS: Final = Saying("event-round", "CE-044", "round:n card:roundcard")
TURN_BEGINS: Final = Saying("event-turn", "CE-045", "number:n turn")
PLAYED: Final = Saying("event-played", "CE-061", "seat bandit action")
PLAYED_DOWN: Final = Saying("event-played-down", "CE-081", "seat")
HID: Final = Saying("event-hid", "CE-168", "seat")
YOU_PLAYED: Final = Saying("event-you-played", "CE-221", "bandit action")
KEPT: Final = Saying("event-kept", "CE-202", "seat kept:n discarded:n")
STEALING: Final = Saying("event-stealing", "CE-090")
TURNED_UP: Final = Saying("event-turned-up", "CE-092", "seat bandit action")
RESOLVED: Final = Saying("event-resolved", "CE-091", "bandit action")
MOVED: Final = Saying("event-moved", "CE-100", "bandit start:place goal:place")
RAN: Final = Saying("event-ran", "CE-101", "bandit start:place goal:place")
CLIMBED: Final = Saying("event-climbed", "CE-108", "bandit goal:place")
MARSHAL_MOVED: Final = Saying("event-marshal-moved", "CE-112", "goal:car")
MET: Final = Saying("event-met", "CE-140", "bandit goal:place left:n")
FLED: Final = Saying("event-fled", "CE-149", "bandit goal:place")
SUPPLY_ENDED: Final = Saying("event-supply-ended", "CE-147")
FIRED: Final = Saying("event-fired", "CE-120", "bandit target:bandit left:n")
NO_TARGET: Final = Saying("event-no-target", "CE-127", "bandit")
NO_BULLETS: Final = Saying("event-no-bullets", "CE-128", "bandit")
PUSHED: Final = Saying("event-pushed", "CE-174", "target:bandit direction goal:place")
NOT_PUSHED: Final = Saying("event-not-pushed", "CE-175", "target:bandit")
ROBBED: Final = Saying("event-robbed", "CE-132", "bandit loot place")
ROBBED_PURSE: Final = Saying("event-robbed-purse", "CE-134", "bandit number:n purses:n place")
NOTHING_TO_ROB: Final = Saying("event-nothing-to-rob", "CE-133", "bandit place")
YOU_FOUND: Final = Saying("event-you-found", "CE-135", "value:n")
PUNCHED: Final = Saying("event-punched", "CE-136", "bandit target:bandit")
NOBODY_TO_PUNCH: Final = Saying("event-nobody-to-punch", "CE-136", "bandit")
DROPPED: Final = Saying("event-dropped", "CE-137", "target:bandit loot place")
DROPPED_BLIND: Final = Saying("event-dropped-blind", "CE-138", "target:bandit purses:n place")
SNATCHED: Final = Saying("event-snatched", "CE-181", "bandit target:bandit")
SNATCHED_BLIND: Final = Saying("event-snatched-blind", "CE-181", "bandit target:bandit purses:n")
YOU_LOST: Final = Saying("event-you-lost", "CE-223", "value:n")
SHOVED: Final = Saying("event-shoved", "CE-139a", "target:bandit goal:place")
EVENT: Final = Saying("event-event", "CE-046", "happening")
NO_CHANGE: Final = Saying("event-no-change", "CE-046")
UNHARMED: Final = Saying("event-unharmed", "CE-147")
ROOF_SHOT: Final = Saying("event-roof-shot", "CE-190", "bandit left:n")
MARSHAL_RAGES: Final = Saying("event-marshal-rages", "CE-191", "goal:car")
MARSHAL_STAYS: Final = Saying("event-marshal-stays", "CE-191")
SWEPT: Final = Saying("event-swept", "CE-193", "bandit goal:place")
BRAKED: Final = Saying("event-braked", "CE-194", "bandit goal:place")
STRONGBOX_ADDED: Final = Saying("event-strongbox", "CE-195", "car")
REBELS_HIT: Final = Saying("event-rebels-hit", "CE-196", "bandit left:n")
PICKPOCKETED: Final = Saying("event-pickpocketed", "CE-197", "bandit place")
PICKPOCKETED_ONE: Final = Saying("event-pickpocketed-one", "CE-197", "bandit number:n purses:n place")
LEFT_ALONE: Final = Saying("event-left-alone", "CE-197", "bandit place")
PURSE_LOST: Final = Saying("event-purse-lost", "CE-199", "bandit")
RANSOM_PAID: Final = Saying("event-ransom", "CE-199b", "bandit")
NEW_FIRST_PLAYER: Final = Saying("event-new-first-player", "CE-049", "seat")
PLAYERS_ALTERNATE: Final = Saying("event-players-alternate", "CE-250", "seat")
COUNTED: Final = Saying("event-counted", "CE-230", "seat bandit loot value:n")
RANSOM_COUNTED: Final = Saying("event-ransom-counted", "CE-199c", "seat bandit dollars:n")
IS_GUNSLINGER: Final = Saying("event-gunslinger", "CE-232", "seat left:n")
WEALTH: Final = Saying("event-wealth", "CE-231", "seat dollars:n bullets:n")
WON: Final = Saying("event-won", "CE-234", "seat dollars:n")
WON_TIE: Final = Saying("event-won-tie", "CE-235", "seat dollars:n bullets:n")
WINNERS: Final = ("a:seat", "b:seat", "c:seat", "d:seat", "e:seat", "f:seat")
SHARED: Final = {
    count: Saying(f"event-shared-{count}", "CE-236", " ".join([*WINNERS[:count], "dollars:n bullets:n"]))
    for count in range(2, len(WINNERS) + 1)
}
"""By the number of those who share the victory."""
TEAM_WEALTH: Final = Saying("event-team-wealth", "CE-258", "seat dollars:n bullets:n")
TEAM_WON: Final = Saying("event-team-won", "CE-259", "seat dollars:n")
TEAM_WON_TIE: Final = Saying("event-team-won-tie", "CE-259", "seat dollars:n bullets:n")
TEAM_SHARED: Final = Saying("event-team-shared", "CE-259", "dollars:n bullets:n")

SAYINGS: Final = all_sayings(globals())

CARS: Final = ("locomotive", "car-1", "car-2", "car-3", "car-4", "car-5", "car-6")

NAMES: Final = {
    "bandit": BANDITS,
    "action": ACTIONS,
    "loot": LOOT,
    "wagon": WAGONS,
    "car": CARS,
    "place": tuple(f"{car}-{level}" for car in CARS for level in LEVELS),
    "direction": DIRECTIONS,
    "turn": TURNS,
    "happening": EVENTS,
    "roundcard": ROUND_CARDS,
}
