"""Chapter 20, games with 2 or 3 players (D76-331..345)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.components import EMPTY
from posse.games.deadwood_1876.sayings import (
    ATTACH,
    GUARDED,
    ROLLED,
    SHUFFLED,
    TURN,
    WHY_HOLSTER_NO_PLACE,
    WHY_OCCUPIED,
)
from posse.games.deadwood_1876.state import Town
from posse.kernel.chance import Sampled
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    choose,
    defend,
    duel,
    known,
    lay,
    lay_down,
    options,
    refused,
    rig,
    rob,
    row,
    safe,
    safes,
    spot,
    table,
    tags,
    told,
    totals,
    use,
    uses,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-holster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
}
ROWS = {0: "gold1 badge1", 1: "gold5 colt", 2: "gold2 gold3"}
CHARACTER = 24


def holster_on(game: Town, owner: int, place: int) -> int:
    """The Holster on a Safe, place 0 being the character card."""
    seen = table(game, None)["owners"][owner]
    return int(seen["holsters"][place - 1] if place else seen["holster"])


@pytest.mark.clauses("D76-331", "D76-338", "D76-339", "D76-340")
def test_a_robbery_uses_the_holster_on_its_target_and_no_other() -> None:
    holsters = {
        (1, 1): "colt-holster",
        (1, 0): "messenger-holster",
        (1, 2): "derringer-holster",
        (0, 1): "pepperbox-holster",
    }
    game = lay(3, hands=HANDS, rows=ROWS, holsters=holsters)
    rob(game, "messenger-stetson", 1, 1)
    rig(game, "messenger3 pepperbox2 colt2")
    size = game.sizes[1]
    defend(game, "pepperbox-stetson")
    assert totals(game, ROLLED) == [(3, 0, 0), (4, 1, 0)], "gun and Holster, compulsory"
    assert told(game, GUARDED) == [(2,)]
    assert holster_on(game, 1, 1) == EMPTY and card("colt-holster") in game.pile, "used up, whoever won"
    assert holster_on(game, 1, 0) == card("messenger-holster") and holster_on(game, 1, 2) == card("derringer-holster")
    assert holster_on(game, 0, 1) == card("pepperbox-holster") and game.sizes[1] == size, "one card drawn for the gun"


@pytest.mark.clauses("D76-331", "D76-338", "D76-339")
@pytest.mark.parametrize("won", [True, False])
def test_a_duel_uses_the_holster_on_the_character(won: bool) -> None:
    game = lay(3, hands=HANDS, rows=ROWS, holsters={(1, 1): "colt-holster", (1, 0): "messenger-holster"})
    duel(game, "messenger-stetson", 1)
    rig(game, "messenger4 pepperbox0 messenger1" if won else "messenger4 pepperbox2 messenger3")
    defend(game, "pepperbox-stetson")
    assert totals(game, ROLLED) == [(4, 0, 0), (1 if won else 5, 1, 0)]
    assert holster_on(game, 1, 0) == EMPTY and holster_on(game, 1, 1) == card("colt-holster")


@pytest.mark.clauses("D76-332")
def test_a_used_holster_comes_off_before_the_safe_moves() -> None:
    game = lay(3, hands=HANDS, rows=ROWS, holsters={(1, 1): "colt-holster"})
    old = set(tags(game, 0) + tags(game, 1))
    rob(game, "messenger-stetson", 1, 1)
    rig(game, "messenger4 pepperbox0 colt1")
    defend(game, "pepperbox-stetson")
    assert sorted(row(game, 0)) == sorted(safes("gold1 badge1 gold5"))
    assert all(holster_on(game, 0, place) == EMPTY for place in (1, 2, 3))
    assert not set(tags(game, 0)) & old, "all three were shuffled"


@pytest.mark.clauses("D76-333", "D76-341")
def test_with_holsters_on_all_others_everybody_knows_the_new_safe() -> None:
    game = lay(3, hands=HANDS, rows=ROWS, holsters={(0, 1): "colt-holster", (0, 2): "messenger-holster"})
    old = tags(game, 0)
    rob(game, "messenger-stetson", 1, 1)
    rig(game, "messenger4 pepperbox0")
    defend(game, "pepperbox-stetson")
    assert row(game, 0) == safes("gold1 badge1 gold5") and tags(game, 0)[:2] == old
    assert known(game, 1, 0) == [-1, -1, safe("gold5")], "the loser still knows where it lies"
    assert told(game, SHUFFLED) == [], "nothing was shuffled, and nobody says so"


@pytest.mark.clauses("D76-341", "D76-057")
def test_a_safe_with_a_holster_keeps_its_place_in_a_shuffle() -> None:
    places = set()
    for seed in range(12):
        game = lay(3, hands=HANDS, rows=ROWS, holsters={(0, 1): "colt-holster"})
        first = tags(game, 0)[0]
        rob(game, "messenger-stetson", 1, 1)
        rig(game, "messenger4 pepperbox0", seed % 2)
        defend(game, "pepperbox-stetson")
        assert row(game, 0)[0] == safe("gold1") and tags(game, 0)[0] == first
        places.add(tuple(row(game, 0)[1:]))
        assert known(game, 1, 0) == [-1, -1, -1]
    assert len(places) == 2, "the two without one change places"


@pytest.mark.clauses("D76-334", "D76-140")
def test_attached_holsters_stay_through_heists_and_never_help_there() -> None:
    game = lay(
        3,
        hands=HANDS,
        rows=ROWS,
        holsters={(0, 0): "colt-holster", (2, 1): "messenger-holster"},
        rounds=2,
        step="heist",
    )
    rig(game, "messenger4 pepperbox2 colt1")
    names = {0: "messenger-stetson", 1: "pepperbox-stetson"}
    lay_down(game, names)
    assert holster_on(game, 0, 0) == card("colt-holster") and holster_on(game, 2, 1) == card("messenger-holster")


@pytest.mark.clauses("D76-342", "D76-334")
def test_a_holster_on_a_character_stays_when_the_star_moves() -> None:
    game = lay(3, hands=HANDS, rows=ROWS, stars="gem bella bella", holsters={(0, 0): "colt-holster"}, player=1)
    duel(game, "pepperbox-stetson", 2)
    rig(game, "pepperbox2 messenger1")
    choose(game, 2, "defend", options(game, 2)[0])
    game = lay(3, hands=HANDS, rows=ROWS, stars="gem gem bella", holsters={(0, 0): "colt-holster"})
    use(game, "colt-white")
    assert game.stars[0] == 1 and holster_on(game, 0, 0) == card("colt-holster")


@pytest.mark.clauses("D76-342")
def test_a_safe_given_away_keeps_its_holster() -> None:
    rows = {0: "gold1 badge1 badge2", 1: "gold5 colt gold4", 2: "gold2 gold3"}
    game = lay(3, hands=HANDS, rows=rows, holsters={(0, 1): "colt-holster"})
    rob(game, "messenger-stetson", 1, 1)
    rig(game, "messenger4 pepperbox0")
    defend(game, "pepperbox-stetson")
    choose(game, 0, "give", 0)
    choose(game, 0, "give-to", 2)
    assert row(game, 2) == safes("gold2 gold3 gold1") and holster_on(game, 2, 3) == card("colt-holster")


@pytest.mark.clauses("D76-336", "D76-066")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_holster_is_attached_on_the_own_turn_to_anything_of_anybody(seats: int) -> None:
    game = lay(seats, hands=HANDS, rows=ROWS)
    use(game, "winchester-holster")
    every = [spot(owner, place) for owner in range(3) for place in (1, 2)] + [CHARACTER + owner for owner in range(3)]
    assert options(game, 0) == every
    choose(game, 0, "attach", CHARACTER + 2)
    assert holster_on(game, 2, 0) == card("winchester-holster") and asked(game) == [(1, "turn")]
    game = lay(seats, hands=HANDS, rows=ROWS)
    use(game, "winchester-holster")
    choose(game, 0, "attach", spot(0, 2))
    for eye in (0, 1, None):
        assert table(game, eye)["owners"][0]["holsters"][1] == card("winchester-holster"), "face up"


@pytest.mark.clauses("D76-336")
@pytest.mark.parametrize("seats", [2, 3])
def test_no_holster_is_played_out_of_turn(seats: int) -> None:
    for game in walk(seats, 6):
        assert not {kind for _, kind in asked(game)} & {"help", "help-defender", "take", "thief"}


@pytest.mark.clauses("D76-337")
def test_one_holster_for_each_safe_and_character() -> None:
    game = lay(3, hands=HANDS, rows=ROWS, holsters={(1, 1): "colt-holster", (2, 0): "messenger-holster"})
    use(game, "winchester-holster")
    assert spot(1, 1) not in options(game, 0) and CHARACTER + 2 not in options(game, 0)
    assert refused(game, 0, ATTACH, spot(1, 1)).saying is WHY_OCCUPIED
    assert refused(game, 0, ATTACH, CHARACTER + 2).saying is WHY_OCCUPIED


@pytest.mark.clauses("D76-337")
def test_with_every_place_taken_it_is_only_a_gun() -> None:
    names = ["colt-holster"] * 3 + ["messenger-holster"] * 3 + ["derringer-holster"] * 3
    places = [(owner, place) for owner in range(3) for place in (0, 1, 2)]
    game = lay(3, hands=HANDS, rows=ROWS, holsters=dict(zip(places, names, strict=True)))
    assert card("winchester-holster") not in uses(game, 0) and card("winchester-holster") in uses(game, 1)
    assert refused(game, 0, TURN, card("winchester-holster")).saying is WHY_HOLSTER_NO_PLACE


@pytest.mark.clauses("D76-339")
def test_whoever_attached_it_draws_nothing_when_it_is_used() -> None:
    game = lay(3, hands=HANDS, rows=ROWS, holsters={(1, 1): "colt-holster"})
    third = game.hand(2)
    rob(game, "messenger-stetson", 1, 1)
    rig(game, "messenger4 pepperbox0 colt1")
    defend(game, "pepperbox-stetson")
    assert game.hand(2) == third and game.sizes == [4] * 3


@pytest.mark.clauses("D76-343")
def test_a_revealed_safe_drops_its_holster() -> None:
    game = lay(
        3,
        hands=HANDS,
        rows=ROWS,
        rounds=8,
        holsters={(0, 2): "colt-holster", (0, 0): "derringer-holster"},
        step="badge_round",
    )
    assert asked(game) == [(0, "turn")] and game.pile == [card("colt-holster")]
    assert holster_on(game, 0, 0) == card("derringer-holster"), "that on the character stays"


@pytest.mark.clauses("D76-343")
def test_explosives_and_the_final_reveal_drop_holsters() -> None:
    rows = {0: "explosives gold1", 1: "gold5 colt", 2: "gold2 gold3"}
    holsters = {(1, 1): "colt-holster", (2, 0): "messenger-holster", (0, 1): "derringer-holster"}
    game = lay(
        3, hands=HANDS, rows=rows, rounds=8, holsters=holsters, step="starred_safes", options={"explosives": True}
    )
    assert game.pile == [card("derringer-holster")], "the Explosives themselves"
    choose(game, 0, "blow-up", spot(1, 1))
    assert sorted(game.pile) == sorted(card(f"{gun}-holster") for gun in ("colt", "derringer", "messenger"))
    assert set(game.holsters) == {EMPTY}


@pytest.mark.clauses("D76-345")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_attacker_never_gains_a_die(seats: int) -> None:
    game = lay(seats, hands=HANDS, rows=ROWS, holsters={(0, 0): "colt-holster", (0, 1): "messenger-holster"})
    rob(game, "messenger-stetson", 1, 1)
    rig(game, "messenger3 pepperbox2")
    defend(game, "pepperbox-stetson")
    assert totals(game, ROLLED) == [(3, 0, 0), (2, 1, 0)] and holster_on(game, 0, 0) == card("colt-holster")


@pytest.mark.clauses("D76-335", "D76-031")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_establishments_and_no_windows(seats: int) -> None:
    game = lay(seats, hands=HANDS, rows=ROWS)
    assert table(game, None)["houses"] == 2 and table(game, None)["rounds"] == 8


@pytest.mark.clauses("D76-053", "D76-341")
def test_a_redeal_keeps_attached_holsters() -> None:
    for game in walk(3, 77):
        world = game.redeal(1, Sampled.of(game.asked))
        assert world.holsters == game.holsters
