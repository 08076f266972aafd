"""A person at the page: a browser of their own, and hands that click, tap or type whatever may be chosen."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Response, Route, WebSocket, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from posse.games import CATALOG
from posse.server import wire
from posse.server.wire.folding import Folding

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = ("--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync")
ROOM = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage")
PATIENCE = 30_000
"""Milliseconds: only reached when something is broken."""
expect.set_options(timeout=PATIENCE)
SOON = 2_000
"""Milliseconds, for what may pass by itself before it is clicked."""

COUNT = """
    window.answers = 0;
    window.WebSocket = class extends WebSocket {
        constructor(...words) {
            super(...words);
            // Before the page hears it.
            this.addEventListener("message", (message) => {
                if (/"type":"(update|change)"/.test(message.data)) window.told?.();
            });
        }
    };
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        if (String(data).includes('"type":"answer"')) window.answers += 1;
        return send.call(this, data);
    };
"""
"""How often this page has chosen something."""

CHOICES = ".question.yours .choice"
WINDOW = ".question .window"
COVER = "main > section > button.main"
RESULT = "aside a[href$='/record']"
READY = f"() => document.querySelector({json.dumps(f'{CHOICES}, {COVER}, {RESULT}')}) !== null"


def chromium() -> str | None:
    """The browser of this machine."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


@contextlib.contextmanager
def open_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, *ROOM])
        yield browser
        browser.close()


class Person:
    """Somebody with a browser. `frames` is all that came over the socket, `answers` all that came otherwise."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        language: str = "en",
        theme: str = "light",
        speed: str = "off",
        guide: bool = True,
        newcomer: bool = False,
        seed: int = 1,
        **about: Any,
    ) -> None:
        self.name = name
        self.url = url
        self.luck = random.Random(seed)
        # What a service worker answers, no test could hold back; those that are about it allow one.
        self.context = browser.new_context(base_url=url, **{"service_workers": "block", **about})
        self.context.set_default_timeout(PATIENCE)
        met = [] if newcomer else [f"howto {box.key}" for box in CATALOG]
        prefs = json.dumps({"language": language, "theme": theme, "speed": speed, "guide": guide, "met": met})
        self.context.add_init_script(
            f'if (!localStorage.getItem("posse-prefs")) localStorage.setItem("posse-prefs", {json.dumps(prefs)});'
        )
        self.context.add_init_script(COUNT)
        self.complaints: list[str] = []
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda problem: self.complaints.append(f"{name}: {problem}"))
        self.page.on("console", self._hear)
        self.page.on("websocket", self._tap)
        self.page.on("response", lambda answer: self.answers.append(answer))

    def _hear(self, message: ConsoleMessage) -> None:
        # A server that is away or refuses is told in the page, and by the browser in the console.
        usual = ("net::ERR", "status of", "Service Worker registration blocked by Playwright")
        if message.type in ("error", "warning") and not any(one in message.text for one in usual):
            self.complaints.append(f"{self.name}: {message.text}")

    def _tap(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def heard(self) -> list[wire.FromServer]:
        """All that came over sockets, changes as the updates that they stand for."""
        found: list[wire.FromServer] = []
        folding = Folding()
        for frame in self.frames:
            for message in wire.decode_server.decode(frame):
                if isinstance(message, wire.Welcome):  # another socket
                    folding = Folding()
                taken = folding.take(message)
                assert taken is not None, "a change that goes on from nothing"
                found.append(taken)
        return found

    # ---- the door

    def come_in(self) -> None:
        """Sign in without the form."""
        answer = self.context.request.post("/api/guests", data={"name": self.name})
        assert answer.ok, answer.text()

    def make_table(self, game: str, seats: int, bots: int | None = None, **wish: Any) -> str:
        """A table with me at seat 0 and bots at the last seats; started unless there are free ones."""
        bots = seats - 1 if bots is None else bots
        levels = [""] * (seats - bots) + ["random"] * bots
        made = self.context.request.post(
            "/api/tables", data={"game": game, "seats": seats, "bots": levels, "sit": [0], "public": False, **wish}
        )
        assert made.ok, made.text()
        return str(made.json()["table"])

    def come_in_as(self, token: str) -> None:
        """Be somebody whom the server knows already."""
        self.context.add_cookies([{"name": "posse_guest", "value": token, "url": self.url}])

    def sit_with_bots(self, game: str, seats: int, **wish: Any) -> str:
        """At a table with bots, the game begun."""
        self.come_in()
        table = self.make_table(game, seats, **wish)
        self.page.goto(f"/t/{table}")
        self.page.locator(".start button.main").click()
        self.wait()
        return table

    # ---- the table

    @property
    def over(self) -> bool:
        return self.page.locator(RESULT).count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(CHOICES).count() > 0

    def wait(self) -> None:
        """Until I am asked, the screen is covered for me, or the game is over."""
        self.page.wait_for_function(READY)

    def play(self, how: Callable[[Person], None], most: int = 600, until: Callable[[int], bool] | None = None) -> int:
        """Choose until the game is over (or `until` says so). How many choices that were."""
        for number in range(most):
            self.wait()
            if self.over or (until is not None and until(number)):
                return number
            how(self)
        raise AssertionError("this game never ends")

    def goes_on(self) -> None:
        """A few more choices can be made."""
        assert self.play(by_list, until=lambda number: number >= 3) > 0

    def chosen(self) -> int:
        return int(self.page.evaluate("window.answers"))

    @property
    def hurried(self) -> bool:
        """Whether what I am asked passes by itself."""
        return self.page.locator(WINDOW).count() > 0

    def click_any(self, things: Locator) -> None:
        """Click one of them; none, if they were in a reaction window that has passed."""
        hurried, count = self.hurried, things.count()
        if not count:
            return
        thing = things.nth(self.luck.randrange(count))
        if not hurried:
            thing.click()
            return
        with contextlib.suppress(TooLate):
            thing.click(timeout=SOON)


class Gate:
    """Before some addresses, from a page's beginning: a request right after a new route may slip past that."""

    def __init__(self, person: Person, addresses: str) -> None:
        self.shut = False
        """Nobody answers there."""
        self.slow = False
        """Whoever asks is held until the gate is opened."""
        self.held: list[Route] = []
        person.page.route(addresses, self._pass)

    def _pass(self, route: Route) -> None:
        if self.shut:
            route.abort()
        elif self.slow:
            self.held.append(route)
        else:
            route.continue_()

    def open(self) -> None:
        self.shut = self.slow = False
        for route in self.held:
            route.continue_()
        self.held = []


def unfold(person: Person) -> None:
    """On a phone the list lies folded below the board, unless the board doesn't show everything."""
    fold = person.page.locator(".question .fold[aria-expanded=false]").last
    if person.page.locator(CHOICES).first.is_hidden() and fold.is_visible():
        fold.click()


def by_list(person: Person) -> None:
    """Click any of the choices in the list, which a board that does better has folded away."""
    unfold(person)
    folded = person.page.locator(".question details.every:not([open]) > summary")
    if folded.count() and folded.is_visible():
        folded.click()
    person.click_any(person.page.locator(CHOICES))


def by_glow(person: Person) -> None:
    """Click anything that glows, and what glows then, until it is chosen; the list where nothing glows."""
    before = person.chosen()
    for _ in range(4):
        spots = person.page.locator(".board .spot.can:visible")
        if spots.count() == 0:
            break
        person.click_any(spots)
        if person.chosen() > before:
            return
    by_list(person)


def by_digit(person: Person) -> None:
    """Type the number of a choice."""
    count = min(9, person.page.locator(CHOICES).count())
    person.page.keyboard.press(str(person.luck.randrange(count) + 1))


def by_tab(person: Person) -> None:
    """Tab to things that may be chosen, press Enter or Space on one, until something is chosen."""
    before = person.chosen()
    for _ in range(6):
        tab_to(person, ".choice, .spot.can", person.luck.randrange(3))
        person.page.keyboard.press(person.luck.choice(["Enter", " "]))
        if person.chosen() > before:
            return
    raise AssertionError("Enter chooses nothing")


def tab_to(person: Person, selector: str, skip: int = 0) -> None:
    """Press Tab until something like this has the focus (the next but `skip`)."""
    for _ in range(400):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("(like) => document.activeElement?.matches(like) ?? false", selector):
            if skip == 0:
                return
            skip -= 1
    raise AssertionError(f"Tab never leads to {selector}")


def settled(person: Person) -> None:
    """Nothing moves any more."""
    expect(person.page.locator("main")).to_be_visible()
    ends = "(one) => one.effect?.getComputedTiming().endTime !== Infinity"  # what glows, glows for ever
    every = f"document.getAnimations().filter({ends}).map((one) => one.finished.catch(() => 0))"
    person.page.evaluate(f"Promise.all({every})")
