"""What is lost on the way is made good: an answer that never came, a connection that died without a word."""

from __future__ import annotations

import json
from time import monotonic
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import OpenContext, Watched
from tests.browser.playing import asked, changed, click_answer, seq, start_game
from tests.browser.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, Route, WebSocketRoute


PATIENCE = 30.0
"""How long the page may take to notice, in s; it does after 5."""


def _lose_first_answer(context: BrowserContext, address: str) -> list[str]:
    """Let the server do what it is asked, but lose its first answer; return what it was asked."""
    bodies: list[str] = []

    def lossy(route: Route) -> None:
        bodies.append(route.request.post_data or "")
        if len(bodies) > 1:
            route.continue_()
            return
        assert route.fetch().status == 200
        route.abort()

    context.route(address, lossy)
    return bodies


def test_a_seat_is_not_lost_with_the_answer_to_its_invitation(
    open_context: OpenContext, server: Server, watched: Watched
) -> None:
    watched.expected = ("net::ERR_FAILED",)
    page, friend = (open_context(pictures=False).new_page() for _ in range(2))
    start_game(page, server.address, "castle", ["here", "link"], seed=71)
    page.get_by_test_id("copy-link-1").click()
    bodies = _lose_first_answer(friend.context, "**/api/join")
    friend.goto(page.get_by_test_id("link-1").input_value())
    friend.get_by_test_id("join-name").fill("Bo")
    friend.get_by_test_id("join").click()
    friend.get_by_test_id("ask").wait_for()
    page.get_by_test_id("player-1").get_by_text("is here").wait_for()
    assert len(bodies) == 2
    assert bodies[0] == bodies[1]


def test_a_seat_is_not_lost_when_the_page_is_loaded_again_before_the_answer(
    open_context: OpenContext, server: Server, watched: Watched
) -> None:
    watched.expected = ("net::ERR_FAILED", "net::ERR_ABORTED", "status of 409")
    page, friend = (open_context(pictures=False).new_page() for _ in range(2))
    start_game(page, server.address, "castle", ["here", "link"], seed=72)
    page.get_by_test_id("copy-link-1").click()
    friend.goto(page.get_by_test_id("link-1").input_value())
    friend.get_by_test_id("join").wait_for()
    taken: list[Any] = []

    def swallow(route: Route) -> None:
        taken.append(route.fetch().status)
        route.abort()

    friend.context.route("**/api/join", swallow)
    with friend.expect_event("requestfailed"):
        friend.get_by_test_id("join").click()
    friend.context.unroute("**/api/join")
    friend.reload()
    friend.get_by_test_id("join").click()
    friend.get_by_test_id("ask").wait_for()
    assert taken[0] == 200
    assert friend.evaluate("localStorage.getItem('tilewright.keys')") == "{}"


def test_a_game_whose_answer_is_lost_is_not_made_twice(plain: Page, server: Server, watched: Watched) -> None:
    watched.expected = ("net::ERR_FAILED",)
    bodies = _lose_first_answer(plain.context, "**/api/games")
    plain.goto(server.address)
    plain.get_by_test_id("start").click()
    plain.get_by_test_id("ask").wait_for()
    assert len(bodies) == 2
    game = plain.url.rsplit("/", 1)[1]
    again = plain.request.post(f"{server.address}/api/games", data=json.loads(bodies[0]))
    assert again.json()["game"] == game


class Wire:
    """Carries the frames of a page's sockets, until it is cut without a word; keeps what the page sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cut = False
        self.sent: list[dict[str, Any]] = []
        page.route_web_socket("**/api/table", self._carry)

    def _carry(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def there(frame: str | bytes) -> None:
            self.sent.append(json.loads(frame))
            if not self.cut:
                far.send(frame)

        near.on_message(there)
        far.on_message(lambda frame: None if self.cut else near.send(frame))

    def until(self, type: str, times: int = 1) -> None:
        """Let frames of the page arrive until so many are of a type."""
        end = monotonic() + PATIENCE
        while sum(frame["type"] == type for frame in self.sent) < times:
            assert monotonic() < end, self.sent
            self.page.evaluate("0")


def test_a_connection_that_dies_without_a_word_is_noticed_and_replaced(plain: Page, server: Server) -> None:
    wire = Wire(plain)
    plain.clock.install()
    start_game(plain, server.address, "classic", ["here", "here"], seed=73)
    assert asked(plain) == "place"
    wire.cut = True
    before = seq(plain)
    click_answer(plain, "place")
    plain.clock.fast_forward(15_000)
    wire.until("ping")
    wire.cut = False
    wire.until("hello", 2)
    changed(plain, before)
    assert [frame["type"] for frame in wire.sent] == ["hello", "act", "ping", "hello", "act"]
    assert plain.get_by_test_id("tile").count() == 2


def test_a_page_that_is_seen_again_asks_at_once(plain: Page, server: Server) -> None:
    wire = Wire(plain)
    start_game(plain, server.address, "classic", ["here", "here"], seed=74)
    assert asked(plain) == "place"
    wire.cut = True
    plain.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    wire.until("ping")
    wire.cut = False
    wire.until("hello", 2)
    before = seq(plain)
    click_answer(plain, "place")
    changed(plain, before)
