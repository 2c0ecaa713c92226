"""Two people on two devices: one sends a link, the other takes the seat; somebody watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import OpenContext
from tests.browser.playing import asked, changed, click_answer, moment, start_game
from tests.browser.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


def _take_seat(friend: Page, link: str, name: str) -> None:
    friend.goto(link)
    friend.get_by_test_id("join-name").fill(name)
    friend.get_by_test_id("join").click()
    friend.get_by_test_id("ask").wait_for()


def test_a_whole_game_by_two_over_a_link(open_context: OpenContext, server: Server) -> None:
    page, friend = (open_context(pictures=False).new_page() for _ in range(2))
    start_game(page, server.address, "classic", ["here", "link", *["random"] * 3], seed=31)
    page.get_by_test_id("copy-link-1").click()
    _take_seat(friend, page.get_by_test_id("link-1").input_value(), "Bo")
    page.get_by_test_id("player-1").get_by_text("Bo").wait_for()
    page.get_by_test_id("player-1").get_by_text("is here").wait_for()
    seats = (page, friend)
    while True:
        before, mover, over = moment(page)
        changed(friend, before - 1)
        if over:
            break
        if mover < len(seats):
            click_answer(seats[mover], asked(seats[mover]))
        for one in seats:
            changed(one, before)
    results = [one.get_by_test_id("breakdown").inner_text() for one in seats]
    assert results[0] == results[1]


def test_a_link_that_was_used_is_refused_in_a_sentence(open_context: OpenContext, server: Server, watched) -> None:  # type: ignore[no-untyped-def]
    watched.expected = ("status of 409",)
    page, friend, other = (open_context(pictures=False).new_page() for _ in range(3))
    start_game(page, server.address, "castle", ["here", "link"], seed=32)
    page.get_by_test_id("copy-link-1").click()
    assert page.get_by_test_id("copied").inner_text()
    link = page.get_by_test_id("link-1").input_value()
    _take_seat(friend, link, "Bo")
    assert page.title().startswith("Your turn – ")
    friend.get_by_test_id("drawn").locator("svg").wait_for()
    friend.goto("about:blank")
    friend.goto(link)
    friend.get_by_test_id("ask").wait_for()
    other.goto(link)
    other.locator("[role=alert]:not(:empty)").wait_for()
    assert other.locator("[role=alert]").inner_text().endswith(".")
    assert other.get_by_test_id("join").count() == 0
