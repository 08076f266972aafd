"""Chapter 6, public, private and hidden information (D76-050..059)."""

from __future__ import annotations

from collections import Counter

import pytest

from posse.games.deadwood_1876 import GAME, town
from posse.games.deadwood_1876.components import WINCHESTER
from posse.games.deadwood_1876.rules.refill import draw, reshuffle
from posse.games.deadwood_1876.sayings import DEFEND, DREW, DUEL, HELP, ROBBERY, SAW, TURN
from posse.games.deadwood_1876.state import notes as paper
from posse.kernel.chance import Sampled, Seal
from posse.kernel.flow import Ballot
from posse.kernel.game import ANSWERED, NOT_ASKED
from posse.kernel.record import Table
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    choose,
    known,
    lay,
    nobody,
    notes,
    options,
    options_seen,
    played,
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
    use,
    votes,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
    2: "winchester-holster colt-holster pepperbox-white messenger-brown",
    3: "messenger-white messenger-duster winchester-stetson winchester-white",
}
ROWS = {0: "gold1 badge1", 1: "gold5 colt", 2: "gold2 badge3", 3: "messenger gold3"}


@pytest.mark.clauses("D76-050")
def test_a_spectator_sees_what_lies_on_the_table_and_no_more() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    seen = table(game, None)
    assert [owner["house"] for owner in seen["owners"]] == game.stars
    assert [owner["hand"] for owner in seen["owners"]] == [4] * 4
    assert [len(owner["row"]) for owner in seen["owners"]] == [2] * 4
    assert seen["deck"] == 34 and seen["pile"] == [] and len(seen["heist"]["stack"]) == 3
    assert options_seen(game, None)["cash"] is False
    assert all(known(game, None, owner) == [-1, -1] for owner in range(4))
    rob(game, "messenger-stetson", 1, 2, "pepperbox-stetson")
    fight = table(game, None)["doing"]["fight"]
    assert (fight["attacker"], fight["gun"], fight["defender"], fight["place"], fight["defence"]) == (0, 0, 1, 1, 4)
    assert table(game, None)["laid"] == [(0, card("messenger-stetson")), (1, card("pepperbox-stetson"))]


@pytest.mark.clauses("D76-050", "D76-246")
def test_all_see_which_safe_a_stetson_looked_at() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(1, 2))
    for eye in (1, 2, 3, None):
        assert table(game, eye)["owners"][0]["seen"] == [[tags(game, 1)[1]]]


@pytest.mark.clauses("D76-051", "D76-201")
def test_a_player_always_knows_hand_and_own_safes_also_under_attack() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    rob(game, "messenger-stetson", 1, 1)
    assert asked(game) == [(1, "defend")] and known(game, 1, 1) == safes("gold5 colt")
    for game in walk(5, 8):
        for seat in range(5):
            assert table(game, seat)["yours"]["hand"] == game.hand(seat)
            assert known(game, seat, seat) == row(game, seat)


@pytest.mark.clauses("D76-051")
def test_nobody_sees_anothers_hand() -> None:
    one, two = lay(hands=HANDS, rows=ROWS), lay(hands=HANDS, rows=ROWS)
    two.take_from_hand(3, card("messenger-white"))
    two.put_in_hand(3, two.deck[-1])
    two.deck = (*two.deck[:-1], card("messenger-white"))
    for eye in (0, 1, 2, None):
        assert one.view(eye) == two.view(eye)
    assert one.view(3) != two.view(3)


@pytest.mark.clauses("D76-052")
def test_nobody_sees_the_deck_the_stack_the_safes_aside_or_the_strangers() -> None:
    one, two = lay(2), lay(2)
    content = list(two.content)
    stack, stranger, aside = 0, two.rows[2][0], len(content) - 1
    content[stack], content[stranger], content[aside] = content[aside], content[stack], content[stranger]
    two.content = tuple(content)
    two.deck = tuple(reversed(two.deck))
    for eye in (0, 1, None):
        assert one.view(eye) == two.view(eye)


@pytest.mark.clauses("D76-053", "D76-240")
def test_a_stetson_makes_a_note_for_its_player_alone() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(1, 2))
    assert known(game, 0, 1) == [-1, safe("colt")] and told(game, SAW) == [(0, safe("colt"), 2, 1, 0)]
    assert known(game, 2, 1) == [-1, -1]
    assert [event.saying for event in game.events(2)].count(SAW) == 0


@pytest.mark.clauses("D76-053", "D76-089")
def test_a_robbed_player_keeps_a_note_of_what_was_lost() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0")
    nobody(game)
    assert (safe("gold5"), sorted(tags(game, 0))) in [(face, sorted(where)) for face, where in notes(game, 1)]
    assert known(game, 0, 0) == row(game, 0) and safe("gold5") in row(game, 0)
    assert notes(game, 2) == sorted(notes(game, 2)) and safe("gold5") not in [face for face, _ in notes(game, 2)]


@pytest.mark.clauses("D76-054")
def test_a_shuffle_renews_the_numbers_of_exactly_those_safes() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    before = [tags(game, owner) for owner in range(4)]
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0")
    nobody(game)
    old = {tag for row in before for tag in row}
    assert not set(tags(game, 0)) & old, "the robber's three have new numbers"
    assert tags(game, 1) == before[1][1:], "what is only moved up keeps its number"
    assert tags(game, 2) == before[2] and tags(game, 3) == before[3]


@pytest.mark.clauses("D76-055")
def test_a_card_laid_is_a_card_played() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    assert refused(game, 1, DEFEND, card("colt-duster")).saying is NOT_ASKED
    game.play(2, HELP.first)
    assert refused(game, 2, HELP, 1 + WINCHESTER).saying is ANSWERED


@pytest.mark.clauses("D76-055", "D76-080", "D76-110")
@pytest.mark.parametrize("how", [ROBBERY, DUEL])
def test_a_gun_laid_before_a_safe_or_a_player_stays_there(how: int) -> None:
    sitting = Table.set(GAME, 4, seal=Seal.of(8))
    game = town(sitting.game)
    while asked(game)[0][1] != "turn":
        question = game.questions()[0]
        sitting.play(question.seat, question.choices[0])
    player = game.player
    sitting.play(player, TURN.first + how * 25 + game.hand(player)[0])
    sitting.play(player, game.questions()[0].choices[-1])
    assert asked(game)[0][1] == "defend"
    assert not sitting.free_to_undo(player), "who is attacked, and where, was seen by all"


@pytest.mark.clauses("D76-055", "D76-056")
@pytest.mark.parametrize("seats", [2, 4, 9])
def test_no_secret_choice_that_is_confirmed_can_be_taken_back(seats: int) -> None:
    """Not even before the others have chosen: a vote that is in is in."""
    sitting = Table.set(GAME, seats, {"horse_thief": True} if seats > 3 else None, Seal.of(seats))
    game, luck = town(sitting.game), Sampled.of(seats)
    confirmed: set[str] = set()
    while game.pending is not None:
        question = game.questions()[0]
        early = isinstance(game.pending, Ballot) and len(game.questions()) > 1
        sitting.play(question.seat, question.choices[luck.below(len(question.choices))])
        if early and question.kind.name not in confirmed:
            confirmed.add(question.kind.name)
            assert not sitting.free_to_undo(question.seat), question.kind.name
    assert {"pass-on", "heist"} <= confirmed and ({"help", "thief"} <= confirmed) == (seats > 3)


@pytest.mark.clauses("D76-051")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_everybody_is_told_alone_which_card_came_to_the_own_hand(seats: int) -> None:
    game = played(seats, 17, {"poker": True})
    assert game.log is not None
    drawn = [event for event in game.log if event.saying is DREW]
    assert all(event.audience == 1 << event.values[0] for event in drawn)
    for seat in range(seats):
        told_to = Counter(gun * 5 + item for who, gun, item in [event.values for event in drawn] if who == seat)
        gone = told_to - Counter(game.hand(seat))
        assert told_to.total() - gone.total() == game.sizes[seat], "whatever is in hand was told when it came"


@pytest.mark.clauses("D76-056", "D76-058")
def test_nothing_of_a_choice_is_seen_before_the_last_one_is_in() -> None:
    one = lay(hands=HANDS, rows=ROWS)
    rob(one, "messenger-stetson", 1, 1, "pepperbox-stetson")
    two = one.copy()
    one.play(2, HELP.first + 1 + WINCHESTER)
    two.play(2, HELP.first)
    for eye in (0, 1, 3, None):
        assert one.view(eye) == two.view(eye) and one.events(eye) == one.events(eye)
    assert one.view(3)["asked"] == [3] and one.view(0)["asked"] == []


@pytest.mark.clauses("D76-058", "D76-084", "D76-304")
def test_a_hand_of_cards_that_are_alike_is_asked_like_any_other() -> None:
    alike = "colt-stetson colt-stetson colt-stetson"
    game = lay(9, hands={0: "messenger-white messenger-brown colt-duster", 1: alike})
    rob(game, "messenger-white", 1, 1)
    assert asked(game) == [(1, "defend")] and options(game, 1) == [card("colt-stetson")]
    rows = dict.fromkeys(range(9), "") | {1: "poker"}
    game = lay(9, hands={1: alike}, rows=rows, rounds=3, heists=2, step="starred_safes", options={"poker": True})
    assert asked(game) == [(1, "poker")] and options(game, 1) == [card("colt-stetson")]


@pytest.mark.clauses("D76-058")
def test_a_bystander_without_a_holster_is_asked_like_the_others() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    assert asked(game) == [(2, "help"), (3, "help")]
    assert options(game, 3) == [0] and options(game, 2) == [0, 2, 3, 7, 8]


@pytest.mark.clauses("D76-057")
def test_a_note_widens_to_the_group_that_is_shuffled() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(1, 1))
    choose(game, 0, "look", spot(2, 1))
    assert known(game, 0, 1) == [safe("gold5"), -1] and known(game, 0, 2) == [safe("gold2"), -1]
    game.player = 1
    game.shuffle_row(1)
    assert known(game, 0, 1) == [-1, -1] and known(game, 0, 2) == [safe("gold2"), -1]
    assert dict(notes(game, 0))[safe("gold5")] == tags(game, 1)


@pytest.mark.clauses("D76-057")
def test_a_note_follows_its_safe_and_a_group_of_one_hides_nothing() -> None:
    game = lay(hands=HANDS, rows=ROWS | {0: ""})
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0")
    nobody(game)
    assert known(game, 1, 0) == [safe("gold5")], "the only Safe of the robber"
    assert known(game, 2, 0) == [-1]


@pytest.mark.clauses("D76-057")
def test_notes_narrow_when_a_candidate_is_learned() -> None:
    gold, colt = safe("gold5"), safe("colt")
    wide = (paper.note(gold, 0b111),)
    assert paper.learn(wide, 0, colt) == tuple(sorted([paper.note(colt, 1), paper.note(gold, 0b110)]))
    assert paper.learn(wide, 2, gold) == (paper.note(gold, 0b100),)
    two = (paper.note(gold, 0b011), paper.note(colt, 0b011))
    assert paper.learn(tuple(sorted(two)), 0, gold) == tuple(sorted([paper.note(gold, 1), paper.note(colt, 2)]))


@pytest.mark.clauses("D76-057")
def test_two_safes_with_the_same_face_can_not_be_told_apart() -> None:
    gold = safe("gold1")
    one = (paper.note(gold, 0b011),)
    assert paper.learn(one, 0, gold) == (paper.note(gold, 1),), "it may be the same one"
    assert paper.learn(one, 2, gold) == tuple(sorted([paper.note(gold, 0b011), paper.note(gold, 0b100)]))
    both = tuple(sorted([paper.note(gold, 0b0011), paper.note(gold, 0b0110)]))
    assert paper.learn(both, 1, gold) == tuple(sorted([paper.note(gold, 0b10), paper.note(gold, 0b101)]))


@pytest.mark.clauses("D76-057")
def test_two_notes_on_two_safes_push_out_a_third() -> None:
    one, two, three = (safe(name) for name in ("gold4", "gold5", "colt"))
    pair = [paper.note(one, 0b011), paper.note(two, 0b011)]
    narrowed = paper.add(tuple(sorted(pair)), three, 0b111)
    assert narrowed == tuple(sorted([*pair, paper.note(three, 0b100)]))
    twins = (paper.note(safe("gold1"), 0b11), paper.note(safe("gold1"), 0b11))
    assert paper.known_face(twins, 0) == paper.known_face(twins, 1) == safe("gold1"), "however they were shuffled"
    assert paper.known_face(tuple(sorted(pair)), 0) == -1


@pytest.mark.clauses("D76-057", "D76-053")
@pytest.mark.parametrize("seats", range(2, 10))
def test_every_note_is_true_at_every_moment(seats: int) -> None:
    for game in walk(seats, 21, {"cash": True, "dagger": True, "poker": True}):
        game.box.check(game)


@pytest.mark.clauses("D76-053", "D76-136")
def test_a_redeal_keeps_all_that_a_seat_knows() -> None:
    for game in walk(5, 33):
        for seat in (0, 3):
            world = game.redeal(seat, Sampled.of(game.asked))
            assert world.hand(seat) == game.hand(seat)
            for owner in range(5):
                for place, face in enumerate(known(game, seat, owner)):
                    assert face in (-1, world.content[world.rows[owner][place]])
            assert world.pile.count(-1) == 0 and len(world.pile) == len(game.pile)


@pytest.mark.clauses("D76-045", "D76-053")
def test_a_redeal_after_a_reshuffle_gives_nobody_an_old_card_that_was_in_the_pile() -> None:
    game = lay(hands=HANDS, rows=ROWS, deck_ends=True)
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(1, 1))
    choose(game, 0, "look", spot(1, 2))
    assert game.loose and game.fresh == [1, 0, 0, 0]
    held = sorted(number for seat in range(1, 4) for number in game.hand(seat))
    for seed in range(30):
        world = game.redeal(0, Sampled.of(seed))
        assert sorted(number for seat in range(1, 4) for number in world.hand(seat)) == held, "only their places differ"


@pytest.mark.clauses("D76-045", "D76-153")
@pytest.mark.parametrize("seats", range(2, 10))
def test_in_every_redeal_the_deck_is_what_the_pile_was(seats: int) -> None:
    """But for cards that others had hidden in that pile, and nobody holds more new cards than were drawn."""
    met = 0
    for seed in range(3):
        for number, game in enumerate(walk(seats, seed)):
            if not game.loose or number % 3:
                continue
            met += 1
            for eye in (0, seats - 1, None):
                hidden = sum(count for seat, count in enumerate(game.buried) if seat != eye)
                own = [number % 25 for number in game.mine[eye] if number >= 25] if eye is not None else []
                pile = Counter([*game.reshuffled, *own])
                for world in (game, game.redeal(eye, Sampled.of(number))):
                    assert sum((Counter(world.deck[world.drawn :]) - pile).values()) <= hidden
                    world.box.check(world)
    assert met


@pytest.mark.clauses("D76-045")
def test_who_played_a_card_that_was_surely_new_still_holds_the_old_ones() -> None:
    game = lay(2, hands={0: "colt-white colt-brown pepperbox-white pepperbox-brown"}, deck_ends=True)
    game.loose, game.reshuffled = (), ()
    game.pile, deck = [], sorted(game.pile)
    game.pile = deck
    held = game.hand(1)
    reshuffle(game)
    for number in (held[0], game.deck[0]):
        if number == game.deck[0]:
            draw(game, 1)
        game.lay(1, number)
        draw(game, 1)
    rest = [number for number in held[1:] if number in game.hand(1)]
    fresh: set[int] = set(game.reshuffled)
    for seed in range(20):
        world = game.redeal(0, Sampled.of(seed))
        assert all(number in world.hand(1) for number in rest if number not in fresh)


@pytest.mark.clauses("D76-059")
def test_dice_fall_in_the_written_order() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    rig(game, "messenger1 winchester3 pepperbox2")
    votes(game, {2: 1 + WINCHESTER})
    nobody(game)
    assert len(row(game, 0)) == 3, "1 + 3 against 2: attacker's gun, its Holster, defender"


@pytest.mark.clauses("D76-202")
def test_no_question_shows_a_card_or_a_safe_to_another_player() -> None:
    """Law 2: whatever a seat chooses of its own will shows its hand only by playing from it."""
    for game in walk(5, 40):
        for seat in range(5):
            others = [owner for owner in range(5) if owner != seat]
            assert all(len(table(game, seat)["owners"][owner]["shown"]) <= game.sizes[owner] for owner in others)
            assert set(table(game, seat)["yours"]) == {"hand", "held"}
