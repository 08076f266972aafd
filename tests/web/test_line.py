"""The page's line to the server, and what becomes of a choice when it breaks."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Enter
from tests.web.people import by_list

LOST = "p.line"


def test_a_line_that_died_without_a_word_is_noticed(enter: Enter) -> None:
    """A phone that was asleep: its socket says that it is open, and nobody is at the other end."""
    ann = enter("Ann")
    lines: list[bool] = []

    def carry(line: WebSocketRoute) -> None:
        number, server = len(lines), line.connect_to_server()
        lines.append(True)
        line.on_message(lambda said: server.send(said) if lines[number] else None)
        server.on_message(lambda said: line.send(said) if lines[number] else None)

    ann.page.route_web_socket("**/ws", carry)
    ann.sit_with_bots("five-points", 2)
    lines[:] = [False] * len(lines)
    by_list(ann)
    assert not ann.asked
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    # What was chosen into the void is said again over a new line: the game goes on to the next question.
    ann.wait()
    assert lines[-1]
    assert ann.play(by_list) > 0


def test_a_browser_without_network_says_so_at_once_and_comes_back(enter: Enter) -> None:
    ann = enter("Ann")
    ann.sit_with_bots("five-points", 2)
    for _ in range(10):
        ann.context.set_offline(True)
        expect(ann.page.locator(LOST)).to_be_visible()
        # The rule that a choice comes from can't be had now; nothing breaks over it.
        ann.page.locator(".question.yours .choice").first.hover()
        ann.context.set_offline(False)
        expect(ann.page.locator(LOST)).to_have_count(0)
    assert ann.play(by_list) > 0
