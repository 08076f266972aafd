"""Everything that can be asked, chosen, refused and told in Deadwood, with the clause behind it."""

from __future__ import annotations

from typing import Final

from posse.games.deadwood.components import (
    BOSS,
    CARTRIDGES,
    CORNERS,
    DICE,
    PIPS,
    PLOT_NAMES,
    PLOTS,
    RANKS,
    SITE_NAMES,
    TILE_NAMES,
    TILES,
)
from posse.kernel.choices import Kind, Kinds
from posse.kernel.events import Saying, all_sayings

# ---- questions, and how their answers are numbered

HOME_FIRST: Final = len(RANKS) * PLOTS
"""In TURN: below it, send a cowboy of a rank to a plot (`to_plot`); from it on, take somebody home as in HOME."""

FROM_MINE: Final = PLOTS
DONE: Final = PLOTS + len(RANKS)
"""In HOME and DANCE: 0..26 the cowboy on that plot, 27..29 one of that rank at the Mine, 30 nobody else."""

SEATS: Final = 5
FROM_CHURCH: Final = PLOTS
FROM_RANCH: Final = PLOTS + SEATS
"""In ORDER and GRIFT: 27 + seat, that seat's cowboy in the Church; in GRIFT, from 32 on, one `on_ranch`."""

STAY: Final = PLOTS
HIRE_NOBODY: Final = len(RANKS)
LOOK_AT_NONE: Final = 3
LEAVE_THE_REST: Final = TILES

TURN: Final = Kind("turn", HOME_FIRST + DONE, "DW-091")
HOME: Final = Kind("home", DONE + 1, "DW-100")
ANNEX: Final = Kind("annex", 2, "DW-075")
FLEE: Final = Kind("flee", 2, "DW-123")
LOAD: Final = Kind("load", 2, "DW-125")
CONFESS: Final = Kind("confess", 4, "DW-225")
"""How many posters are returned at the Church."""
HIRE: Final = Kind("hire", HIRE_NOBODY + 1, "DW-185")
SHERIFF: Final = Kind("sheriff", len(CORNERS), "DW-190")
TRACK: Final = Kind("track", PLOTS, "DW-255")
ORDER: Final = Kind("order", PLOTS + SEATS, "DW-262")
"""Whose extra annex is next: by plot, or 27 + seat in the Church."""
BUILD: Final = Kind("build", 3 * PLOTS, "DW-200")
"""Which of the drawn tiles goes where: from which stack, `to_plot`."""
MOVE_FROM: Final = Kind("move-from", PLOTS + 1, "DW-203")
MOVE_TO: Final = Kind("move-to", PLOTS, "DW-206")
ROB: Final = Kind("casino", SEATS, "DW-214")
STACK_KIND: Final = Kind("stack", 3, "DW-227")
LOOK: Final = Kind("look", 4, "DW-239")
ARRANGE: Final = Kind("arrange", TILES + 1, "DW-239")
COURT: Final = Kind("court", 2, "DW-241")
"""0 pay, 1 take a poster."""
GRIFT: Final = Kind("grift", FROM_RANCH + SEATS * len(RANKS), "DW-246")
NEWS: Final = Kind("news", SEATS, "DW-250")
DANCE: Final = Kind("dance", DONE + 1, "DW-251")
TELEGRAPH: Final = Kind("telegraph", 2, "DW-252")
"""0 two posters from the box to the Crime Pool, 1 two the other way."""
CHAMPION: Final = Kind("champion", len(RANKS), "DW-310")
VOLLEY: Final = Kind("volley", CARTRIDGES + 1, "DW-312")
"""How many cartridges are used in The Final Shootout."""
TARGET: Final = Kind("target", SEATS, "DW-317")
SHARE: Final = Kind("share", CARTRIDGES + 4, "DW-318")
"""How many dice of a first roll go to one enemy."""

KINDS: Final = Kinds(
    TURN, HOME, ANNEX, FLEE, LOAD, CONFESS, HIRE, SHERIFF, TRACK, ORDER, BUILD, MOVE_FROM, MOVE_TO, ROB, STACK_KIND,
    LOOK, ARRANGE, COURT, GRIFT, NEWS, DANCE, TELEGRAPH, CHAMPION, VOLLEY, TARGET, SHARE,
)  # fmt: skip


def to_plot(which: int, plot: int) -> int:
    """In TURN a rank, in BUILD a stack, and the plot to which its cowboy or its tile goes.

    >>> which_goes(to_plot(2, 26)), plot_for(to_plot(2, 26))
    (2, 26)
    """
    return which * PLOTS + plot


def which_goes(choice: int) -> int:
    """The rank, or the stack."""
    return choice // PLOTS


def plot_for(choice: int) -> int:
    """The plot."""
    return choice % PLOTS


def on_ranch(seat: int, rank: int) -> int:
    """In GRIFT, a cowboy of that rank on the Ranch of that seat.

    >>> whose_ranch(on_ranch(4, 2)), rank_there(on_ranch(4, 2))
    (4, 2)
    """
    return FROM_RANCH + seat * (BOSS + 1) + rank


def whose_ranch(mark: int) -> int:
    """The seat."""
    return (mark - FROM_RANCH) // (BOSS + 1)


def rank_there(mark: int) -> int:
    """The rank."""
    return (mark - FROM_RANCH) % (BOSS + 1)


ASK_TURN: Final = Saying("ask-turn", "DW-091")
ASK_TURN_TOWN: Final = Saying("ask-turn-town", "DW-101")
ASK_TURN_RANCH: Final = Saying("ask-turn-ranch", "DW-110")
ASK_HOME: Final = Saying("ask-home", "DW-100")
ASK_ANNEX: Final = Saying("ask-annex", "DW-075", "building")
ASK_ANNEX_RAILROAD: Final = Saying("ask-annex-railroad", "DW-261", "building")
ASK_ANNEX_STATION: Final = Saying("ask-annex-station", "DW-270", "building left:n")
ASK_FLEE: Final = Saying("ask-flee", "DW-123", "seat rank own:rank building")
ASK_ATTACKER_LOADS: Final = Saying("ask-attacker-loads", "DW-125", "own:rank rank building")
ASK_DEFENDER_LOADS: Final = Saying("ask-defender-loads", "DW-125", "dice:n own:rank building")
ASK_CONFESS: Final = Saying("ask-confess", "DW-225", "most:n")
ASK_HIRE: Final = Saying("ask-hire", "DW-185")
ASK_SHERIFF: Final = Saying("ask-sheriff", "DW-190")
ASK_TRACK: Final = Saying("ask-track", "DW-255", "number:n")
ASK_STATION: Final = Saying("ask-station", "DW-267")
ASK_ORDER: Final = Saying("ask-order", "DW-262")
ASK_BUILD: Final = Saying("ask-build", "DW-200")
ASK_BUILD_AT_DEPOT: Final = Saying("ask-build-at-depot", "DW-227")
ASK_MOVE_FROM: Final = Saying("ask-move-from", "DW-203")
ASK_MOVE_TO: Final = Saying("ask-move-to", "DW-206", "rank building")
ASK_CASINO: Final = Saying("ask-casino", "DW-214")
ASK_STACK: Final = Saying("ask-stack", "DW-227")
ASK_LOOK: Final = Saying("ask-look", "DW-239")
ASK_ARRANGE: Final = Saying("ask-arrange", "DW-239", "stack:n place:n")
ASK_COURT: Final = Saying("ask-court", "DW-241", "price:n")
ASK_GRIFT: Final = Saying("ask-grift", "DW-246", "left:n")
ASK_NEWS: Final = Saying("ask-news", "DW-250")
ASK_DANCE: Final = Saying("ask-dance", "DW-251", "left:n")
ASK_TELEGRAPH: Final = Saying("ask-telegraph", "DW-252", "pool:n")
ASK_CHAMPION: Final = Saying("ask-champion", "DW-310")
ASK_VOLLEY: Final = Saying("ask-volley", "DW-312")
ASK_TARGET: Final = Saying("ask-target", "DW-317")
ASK_SHARE: Final = Saying("ask-share", "DW-318", "dice:n seat target:seat")

# ---- choices

SEND: Final = Saying("choice-send", "DW-110", "rank building")
SEND_FEE: Final = Saying("choice-send-fee", "DW-165", "rank building seat")
ATTACK: Final = Saying("choice-attack", "DW-120", "rank building seat other:rank")
TAKE_HOME: Final = Saying("choice-home", "DW-100", "rank building")
TAKE_HOME_MINE: Final = Saying("choice-home-mine", "DW-100", "rank")
NO_MORE: Final = Saying("choice-done", "DW-100")
DANCE_HOME: Final = Saying("choice-dance-home", "DW-251", "rank building")
DANCE_HOME_MINE: Final = Saying("choice-dance-home-mine", "DW-251", "rank")
DANCE_NO_MORE: Final = Saying("choice-dance-done", "DW-251")
NOT_ANNEX: Final = Saying("choice-not-annex", "DW-075")
DO_ANNEX: Final = Saying("choice-annex", "DW-075", "building")
STAND: Final = Saying("choice-stand", "DW-123")
RUN: Final = Saying("choice-flee", "DW-123")
NO_LOAD: Final = Saying("choice-no-load", "DW-125", "dice:n")
DO_LOAD: Final = Saying("choice-load", "DW-125", "dice:n")
RETURN_POSTERS: Final = Saying("choice-confess", "DW-225", "posters:n")
DO_HIRE: Final = Saying("choice-hire", "DW-185", "rank price:n")
NO_HIRE: Final = Saying("choice-no-hire", "DW-185")
POST_SHERIFF: Final = Saying("choice-sheriff", "DW-190", "one:plot a:site two:plot b:site three:plot c:site")
KEEP_SHERIFF: Final = Saying("choice-keep-sheriff", "DW-191", "one:plot a:site two:plot b:site three:plot c:site")
LAY: Final = Saying("choice-track", "DW-255", "plot")
LAY_OVER: Final = Saying("choice-track-over", "DW-256", "plot building")
LAY_STATION: Final = Saying("choice-station", "DW-267", "plot")
LAY_STATION_OVER: Final = Saying("choice-station-over", "DW-268", "plot building")
NEXT_ANNEX: Final = Saying("choice-order", "DW-262", "building seat")
PUT_BUILDING: Final = Saying("choice-build", "DW-200", "building plot")
MOVE: Final = Saying("choice-move-from", "DW-203", "rank building")
WALK: Final = Saying("choice-walk", "DW-206", "rank building")
WALK_FEE: Final = Saying("choice-walk-fee", "DW-167", "rank building seat")
WALK_ATTACK: Final = Saying("choice-walk-attack", "DW-206", "rank building seat other:rank")
NO_MOVE: Final = Saying("choice-no-move", "DW-203")
FROM_PLAYER: Final = Saying("choice-casino", "DW-214", "seat money:n")
THIS_STACK: Final = Saying("choice-stack", "DW-227", "stack:n tiles:n")
LOOK_AT: Final = Saying("choice-look", "DW-239", "stack:n tiles:n")
NO_LOOK: Final = Saying("choice-no-look", "DW-239")
NEXT_TILE: Final = Saying("choice-arrange", "DW-239", "building")
REST_AS_IT_IS: Final = Saying("choice-arrange-rest", "DW-239")
PAY_COURT: Final = Saying("choice-court-pay", "DW-241", "price:n")
COURT_POSTER: Final = Saying("choice-court-poster", "DW-241")
GRIFT_BUILDING: Final = Saying("choice-grift", "DW-246", "seat rank building")
GRIFT_RANCH: Final = Saying("choice-grift-ranch", "DW-246", "seat rank")
GIVE: Final = Saying("choice-news", "DW-250", "seat posters:n")
KEEP: Final = Saying("choice-news-self", "DW-250")
FILL_POOL: Final = Saying("choice-telegraph-in", "DW-252", "posters:n")
EMPTY_POOL: Final = Saying("choice-telegraph-out", "DW-252", "posters:n")
ENTER: Final = Saying("choice-champion", "DW-310", "rank")
FIRE_CARTRIDGES: Final = Saying("choice-volley", "DW-312", "cartridges:n dice:n")
AIM: Final = Saying("choice-target", "DW-317", "seat rank wounds:n")
SHARE_OUT: Final = Saying("choice-share", "DW-318", "dice:n seat")

# What a question knows and never offers still has a name, so that one can ask why not.
SEND_ASTRAY: Final = Saying("choice-send-astray", "DW-111", "rank plot site")
WALK_ASTRAY: Final = Saying("choice-walk-astray", "DW-206", "rank plot site")
NOBODY_DANCES: Final = Saying("choice-nobody-dances", "DW-251", "plot")
NOBODY_HOME: Final = Saying("choice-nobody-home", "DW-100", "plot")
NOBODY_NEXT: Final = Saying("choice-nobody-next", "DW-262", "plot")
NO_TILE: Final = Saying("choice-no-tile", "DW-198", "stack:n plot")
NOBODY_MOVES: Final = Saying("choice-nobody-moves", "DW-203", "plot")
NOBODY_GRIFTED: Final = Saying("choice-nobody-grifted", "DW-246", "plot")
NOBODY_IN_CHURCH: Final = Saying("choice-nobody-in-church", "DW-246", "seat")
NO_PLAYER: Final = Saying("choice-no-player", "DW-001", "seat")

# ---- refusals

NONE_ON_RANCH: Final = Saying("why-none-on-ranch", "DW-110", "rank")
NO_BUILDING: Final = Saying("why-no-building", "DW-111", "plot site")
STATION_CLOSED: Final = Saying("why-station", "DW-112", "plot")
OWN_THERE: Final = Saying("why-own-there", "DW-113", "building")
SHERIFF_FORBIDS: Final = Saying("why-sheriff-forbids", "DW-114", "building seat")
NO_DOLLAR: Final = Saying("why-no-dollar", "DW-168", "building seat")
NONE_OF_YOURS: Final = Saying("why-none-of-yours", "DW-100", "plot")
NONE_AT_MINE: Final = Saying("why-none-at-mine", "DW-100", "rank")
NONE_TO_DANCE: Final = Saying("why-none-to-dance", "DW-251", "plot")
NONE_AT_MINE_TO_DANCE: Final = Saying("why-none-at-mine-to-dance", "DW-251", "rank")
TOO_MANY_POSTERS: Final = Saying("why-too-many-posters", "DW-225", "most:n")
FIRST_POSTER: Final = Saying("why-first-poster", "DW-225")
NONE_TO_HIRE: Final = Saying("why-none-to-hire", "DW-187", "rank")
TOO_DEAR: Final = Saying("why-too-dear", "DW-187", "rank price:n")
BARE_CORNER: Final = Saying("why-bare-corner", "DW-163", "one:plot two:plot three:plot")
NOT_ON_THE_LINE: Final = Saying("why-not-on-the-line", "DW-255", "plot")
LINE_BEGINS: Final = Saying("why-line-begins", "DW-255", "plot")
STATION_NOT_ON_THE_LINE: Final = Saying("why-station-not-on-the-line", "DW-267", "plot")
NOT_OWED: Final = Saying("why-not-owed", "DW-263", "plot")
NOT_OWED_CHURCH: Final = Saying("why-not-owed-church", "DW-263", "seat")
ORDER_IN_CHURCH: Final = Saying("why-order-in-church", "DW-270")
NO_TILE_FROM_STACK: Final = Saying("why-no-tile", "DW-198", "stack:n")
NO_TILE_AT_DEPOT: Final = Saying("why-no-tile-at-depot", "DW-227", "stack:n")
NOT_OPEN: Final = Saying("why-not-open", "DW-200", "plot site")
NOT_BESIDE_BUILDING: Final = Saying("why-not-beside-building", "DW-200", "plot")
NOT_MOVABLE: Final = Saying("why-not-movable", "DW-204", "plot")
NOT_FROM_YOURSELF: Final = Saying("why-not-from-yourself", "DW-214")
NO_MONEY: Final = Saying("why-no-money", "DW-214", "seat")
EMPTY_STACK: Final = Saying("why-empty-stack", "DW-228", "stack:n")
TELLER_EMPTY_STACK: Final = Saying("why-teller-empty-stack", "DW-240", "stack:n")
NOT_LEFT_IN_STACK: Final = Saying("why-not-left-in-stack", "DW-239", "building")
NOBODY_TO_GRIFT: Final = Saying("why-nobody-to-grift", "DW-249")
OWN_MARK: Final = Saying("why-own-mark", "DW-246")
NO_MARK_ON_RANCH: Final = Saying("why-no-mark-on-ranch", "DW-249", "seat rank")
NO_MARK_IN_CHURCH: Final = Saying("why-no-mark-in-church", "DW-249", "seat")
MARKS_IN_CHURCH: Final = Saying("why-marks-in-church", "DW-246")
NO_SUCH_PLAYER: Final = Saying("why-no-such-player", "DW-001", "players:n")
NO_CHAMPION: Final = Saying("why-no-champion", "DW-310", "rank")
NOT_SO_MANY_CARTRIDGES: Final = Saying("why-not-so-many-cartridges", "DW-312", "cartridges:n")
NOT_AT_YOURSELF: Final = Saying("why-not-at-yourself", "DW-317")
NOT_TIED: Final = Saying("why-not-tied", "DW-317", "seat")
ALREADY_DEAD: Final = Saying("why-already-dead", "DW-320", "seat")
NOT_SO_MANY_DICE: Final = Saying("why-not-so-many-dice", "DW-318", "dice:n")

# ---- events: setup, turns, arrivals

START_BUILDING: Final = Saying("event-start-building", "DW-052", "building plot")
START_ROLL: Final = Saying("event-start-roll", "DW-060", "seat die:pips")
START_ROLL_AGAIN: Final = Saying("event-start-roll-again", "DW-060", "seat die:pips")
FIRST_PLAYER: Final = Saying("event-first-player", "DW-060", "seat")
MUST_GO_HOME: Final = Saying("event-must-go-home", "DW-092", "seat")
WENT_HOME: Final = Saying("event-home", "DW-100", "seat rank building")
WENT_HOME_MINE: Final = Saying("event-home-mine", "DW-100", "seat rank")
SENT: Final = Saying("event-sent", "DW-110", "seat rank building")
MOVED: Final = Saying("event-moved", "DW-203", "seat rank start:building goal:building")
FEE_PAID: Final = Saying("event-fee", "DW-165", "seat other:seat")
DECLINED: Final = Saying("event-declined", "DW-075", "seat building")

# ---- events: shootout

_DICE: Final = ("a:pips", "b:pips", "c:pips", "d:pips", "e:pips", "f:pips", "g:pips", "h:pips")

SHOOTOUT: Final = Saying("event-shootout", "DW-120", "seat rank other:seat victim:rank building")
WANTED: Final = Saying("event-wanted", "DW-121", "seat")
POOL_WAS_EMPTY: Final = Saying("event-pool-was-empty", "DW-122", "seat")
FLED: Final = Saying("event-fled", "DW-123", "seat rank")
LOADED: Final = Saying("event-loaded", "DW-125", "seat")
TOOK_DICE: Final = Saying("event-took-dice", "DW-127", "seat dice:n other:seat against:n")
OPENED_FIRE: Final = tuple(
    [Saying(f"event-opened-fire-{n}", "DW-128", " ".join(("seat other:seat", *_DICE[:n]))) for n in (1, 2, 3)]
)
"""By the number of dice: the one who has more of them rolls the difference."""
EXCHANGED_FIRE: Final = Saying("event-exchanged-fire", "DW-129", "seat a:pips other:seat b:pips")
NOBODY_HIT: Final = Saying("event-nobody-hit", "DW-132")
WOUNDED: Final = Saying("event-wounded", "DW-131", "seat rank")
WOUNDED_TWICE: Final = Saying("event-wounded-twice", "DW-133", "seat rank")
HIT_BY_SIX: Final = Saying("event-hit-by-six", "DW-130", "seat rank")
DIED: Final = Saying("event-died", "DW-138", "seat rank")
OUT_OF_COWBOYS: Final = Saying("event-out-of-cowboys", "DW-094", "seat")
DRIVEN_OFF: Final = Saying("event-driven-off", "DW-140", "seat rank")
UNDERTAKER_PAID: Final = Saying("event-undertaker-paid", "DW-232", "seat money:n")
UNDERTAKER_SURVIVOR: Final = Saying("event-undertaker-survivor", "DW-234", "seat")

# ---- events: buildings

CHURCH_USED: Final = Saying("event-church", "DW-180", "seat posters:n")
SALOON_HIRED: Final = Saying("event-saloon", "DW-185", "seat building rank price:n")
SALOON_NOBODY: Final = Saying("event-saloon-nobody", "DW-185", "seat building")
SHERIFF_MOVED: Final = Saying("event-sheriff", "DW-190", "seat one:plot two:plot three:plot")
SHERIFF_STAYS: Final = Saying("event-sheriff-stays", "DW-191", "seat")
TOWN_HALL_USED: Final = Saying("event-town-hall", "DW-195", "seat posters:n")
DRAWN: Final = Saying("event-drawn", "DW-198", "seat building stack:n")
DRAWN_AT_DEPOT: Final = Saying("event-drawn-at-depot", "DW-227", "seat building stack:n")
BUILT: Final = Saying("event-built", "DW-200", "seat building plot")
NO_PLOT: Final = Saying("event-no-plot", "DW-202", "building stack:n")
NO_PLOT_AT_DEPOT: Final = Saying("event-no-plot-at-depot", "DW-228", "building stack:n")
NO_MORE_TILES: Final = Saying("event-no-more-tiles", "DW-271")
STORE_USED: Final = Saying("event-store", "DW-203", "seat building")
GUNSMITH_USED: Final = Saying("event-gunsmith", "DW-210", "seat building cartridges:n")
BANK_USED: Final = Saying("event-bank", "DW-211", "seat posters:n")
BLACKSMITH_USED: Final = Saying("event-blacksmith", "DW-213", "seat building ponies:n")
CASINO_USED: Final = Saying("event-casino", "DW-214", "seat other:seat")
CASINO_NOTHING: Final = Saying("event-casino-nothing", "DW-214", "seat")
HOTEL_USED: Final = Saying("event-hotel", "DW-216", "seat")
LAUNDRY_USED: Final = Saying("event-laundry", "DW-220", "seat building")
DEPOT_USED: Final = Saying("event-depot", "DW-227", "seat")
UNDERTAKER_USED: Final = Saying("event-undertaker", "DW-231", "seat")
GOLD_DUG: Final = Saying("event-gold", "DW-237", "seat die:pips money:n")
TELLER_USED: Final = Saying("event-teller", "DW-239", "seat")
TELLER_LOOKS: Final = Saying("event-teller-looks", "DW-240", "seat stack:n")
TELLER_SEES: Final = Saying("event-teller-sees", "DW-240", "place:n building")
TELLER_PUTS: Final = Saying("event-teller-puts", "DW-240", "place:n building")
COURT_CALLS: Final = Saying("event-court", "DW-241", "seat")
COURT_PAID: Final = Saying("event-court-paid", "DW-241", "seat money:n")
COURT_TOOK: Final = Saying("event-court-took", "DW-242", "seat")
COURT_CAN_NOT_PAY: Final = Saying("event-court-can-not-pay", "DW-242", "seat price:n")
COURT_NOTHING: Final = Saying("event-court-nothing", "DW-245", "seat price:n")
GRIFTER_USED: Final = Saying("event-grifter", "DW-246", "seat")
GRIFTED: Final = Saying("event-grifted", "DW-246", "seat rank building")
GRIFTED_RANCH: Final = Saying("event-grifted-ranch", "DW-246", "seat rank")
NEWSPAPER_USED: Final = Saying("event-newspaper", "DW-250", "seat")
NEWS_ABOUT: Final = Saying("event-news", "DW-250", "seat")
DANCE_USED: Final = Saying("event-dance", "DW-251", "seat")
DANCED_HOME: Final = Saying("event-danced-home", "DW-251", "seat rank building")
DANCED_HOME_MINE: Final = Saying("event-danced-home-mine", "DW-251", "seat rank")
TELEGRAPH_USED: Final = Saying("event-telegraph", "DW-252", "seat")
POOL_FILLED: Final = Saying("event-pool-filled", "DW-252", "posters:n")
POOL_DRAINED: Final = Saying("event-pool-drained", "DW-252", "posters:n")

# ---- events: railroad

TRACK_LAID: Final = Saying("event-track", "DW-254", "seat number:n plot")
STATION_LAID: Final = Saying("event-station", "DW-267", "seat plot")
DESTROYED: Final = Saying("event-destroyed", "DW-257", "building stack:n")
TO_THE_MINE: Final = Saying("event-to-the-mine", "DW-259", "seat rank")
HOTEL_PAID: Final = Saying("event-hotel-paid", "DW-217", "seat money:n")
NEXT_IN_ORDER: Final = Saying("event-next-in-order", "DW-262", "seat building")
NEXT_AT_STATION: Final = Saying("event-next-at-station", "DW-270", "seat building")

# ---- events: the end

POOL_EMPTY: Final = Saying("event-pool-empty", "DW-290")
STATION_OPEN: Final = Saying("event-station-open", "DW-290")
WIPED_OUT: Final = Saying("event-wiped-out", "DW-291")
GANG_WIPED_OUT: Final = Saying("event-gang-wiped-out", "DW-291", "seat")
LAST_GANG: Final = Saying("event-last-gang", "DW-301", "seat turns:n")
SURVIVED: Final = Saying("event-survived", "DW-301", "seat turns:n")
TIME_UP: Final = Saying("event-time-up", "DW-301", "turns:n")
BROUGHT: Final = Saying("event-brought", "DW-298", "seat money:n")
DEPOT_PAID: Final = Saying("event-depot-paid", "DW-295", "seat")
NOT_FINED: Final = Saying("event-not-fined", "DW-296", "seat money:n")
FINED: Final = Saying("event-fined", "DW-296", "seat posters:n fine:n money:n")
FINED_ALL: Final = Saying("event-fined-all", "DW-297", "seat posters:n money:n fine:n")
TIED: Final = Saying("event-tied", "DW-299", "money:n")
TIED_AGAIN: Final = Saying("event-tied-again", "DW-323", "money:n")
ENTERED: Final = Saying("event-entered", "DW-310", "seat rank")
NO_ONE_TO_ENTER: Final = Saying("event-no-one-to-enter", "DW-311", "seat")
VOLLEYED: Final = Saying("event-volley", "DW-312", "seat cartridges:n dice:n")
AIMED: Final = Saying("event-aimed", "DW-317", "seat other:seat")
SHARED_OUT: Final = Saying("event-shared-out", "DW-318", "seat dice:n other:seat")
FIRED: Final = tuple(
    [Saying(f"event-fired-{n}", "DW-315", " ".join(("seat other:seat", *_DICE[:n]))) for n in range(1, DICE + 1)]
)
"""By the number of dice; who rolls more than the box has is told of in several goes."""
TAKE_DICE_AGAIN: Final = Saying("event-take-dice-again", "DW-321")
FELL: Final = Saying("event-fell", "DW-315", "seat rank")
ALL_DEAD: Final = Saying("event-all-dead", "DW-322")
WON: Final = Saying("event-won", "DW-298", "seat money:n")
WON_OF_THE_REST: Final = Saying("event-won-of-the-rest", "DW-322", "seat money:n")
WON_SHOOTOUT: Final = Saying("event-won-shootout", "DW-322", "seat")
EVERYBODY_LOSES: Final = Saying("event-everybody-loses", "DW-324")

SAYINGS: Final = all_sayings(globals())

NAMES: Final = {
    "building": TILE_NAMES,
    "site": SITE_NAMES,
    "plot": PLOT_NAMES,
    "rank": RANKS,
    "pips": PIPS,
}
