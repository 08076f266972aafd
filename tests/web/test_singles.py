"""Questions with a single answer in the page: not shown, unless one wishes it; and clauses that say what they are."""

from __future__ import annotations

from playwright.sync_api import expect

from posse.clauses import read_clauses
from posse.games import CATALOG
from tests.web.conftest import Enter
from tests.web.people import CHOICES, WINDOW, by_list


def test_alone_no_clock_runs_and_every_question_is_a_choice(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("deadwood-1876", 5)
    asked: list[int] = []

    def look(_: int) -> bool:
        expect(ann.page.locator(WINDOW)).to_have_count(0)
        asked.append(ann.page.locator(CHOICES).count())
        return len(asked) > 12

    ann.play(by_list, until=look)
    assert asked and min(asked) > 1


def test_the_wish_to_be_asked_anyway_is_kept(enter: Enter) -> None:
    ann = enter("Ann", language="pl")
    ann.sit_with_bots("deadwood-1876", 5)
    ann.page.get_by_role("button", name="Więcej").click()
    wish = ann.page.get_by_label("Pytaj mnie także wtedy, gdy odpowiedź jest tylko jedna")
    expect(wish).not_to_be_checked()
    wish.check()
    ann.page.reload()
    ann.page.get_by_role("button", name="Więcej").click()
    expect(wish).to_be_checked()


def test_a_ruling_says_so_in_the_rules(enter: Enter) -> None:
    for language, label in (("en", "Our ruling:"), ("pl", "Nasze ustalenie:")):
        clauses = read_clauses(CATALOG["five-points"], language)
        clause = next(one for one in clauses if any(mark.kind == "ruling" for mark in one.marks))
        ann = enter("Ann", language=language)
        ann.page.goto(f"/rules/five-points#{clause.id}")
        mark = ann.page.locator(f"#{clause.id} .mark.ruling")
        expect(mark).to_contain_text(label)
        expect(mark).to_contain_text(clause.marks[0].why[:20])
        expect(ann.page.locator("article")).not_to_contain_text("[ruling:")
