"""Whatever is acknowledged is there again: after a reload, in a second tab, after the server's sudden death."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.conftest import Watched
from tests.browser.playing import asked, changed, click_answer, play, seq, start_game
from tests.browser.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

DEATH = ("WebSocket connection to", "net::ERR_")
"""What a browser says of a server that is gone."""


def _shown(page: Page) -> dict[str, object]:
    """What a page shows of a table."""
    page.get_by_test_id("ask").wait_for()
    page.get_by_test_id("tab-log").click()
    return {
        "seq": seq(page),
        "ask": asked(page),
        "tiles": page.get_by_test_id("tile").count(),
        "players": page.get_by_test_id("players").inner_text(),
        "log": page.get_by_test_id("log").inner_text(),
    }


def test_a_reload_in_the_middle_of_a_turn_comes_back_to_the_same_moment(page: Page, server: Server) -> None:
    start_game(page, server.address, "castle", ["here", "here"], seed=21)
    seen = set()
    for _ in range(8):
        before = _shown(page)
        page.reload()
        assert _shown(page) == before
        seen.add(before["ask"])
        play(page, turns=1)
    assert {"place", "follower", "end_turn"} <= seen


def test_undo_takes_back_the_last_decision_and_says_so(page: Page, server: Server) -> None:
    start_game(page, server.address, "classic", ["here", "here"], seed=22)
    play(page, turns=1)
    assert asked(page) == "follower"
    before = seq(page)
    page.get_by_test_id("undo").click()
    changed(page, before)
    assert asked(page) == "place"
    assert page.get_by_test_id("tile").count() == 1
    assert "taken back" in page.get_by_test_id("announcer").inner_text()


def test_two_tabs_on_one_seat_show_the_same_and_both_may_act(page: Page, server: Server) -> None:
    start_game(page, server.address, "classic", ["here", "here"], seed=23)
    other = page.context.new_page()
    other.goto(page.url)
    asked(other)
    for turn in range(6):
        acting, watching = (page, other) if turn % 2 else (other, page)
        before = seq(watching)
        assert asked(acting) == asked(watching)
        click_answer(acting, asked(acting))
        changed(watching, before)
        changed(acting, before)
        assert seq(acting) == seq(watching)
    assert _shown(page) == _shown(other)


def test_the_server_killed_between_actions_comes_back_with_all_that_it_acknowledged(
    page: Page, own_server: Server, watched: Watched
) -> None:
    watched.expected = DEATH
    start_game(page, own_server.address, "castle", ["here", "here"], seed=24)
    for _ in range(5):
        before = _shown(page)
        own_server.kill()
        page.get_by_test_id("lost").wait_for()
        own_server.start()
        page.get_by_test_id("lost").wait_for(state="detached")
        assert _shown(page) == before
        play(page, turns=1)
        if before["ask"] == "end_turn":
            play(page, turns=2)


def test_an_action_made_while_the_server_is_dead_is_carried_out_once_when_it_is_back(
    page: Page, own_server: Server, watched: Watched
) -> None:
    watched.expected = DEATH
    start_game(page, own_server.address, "classic", ["here", "here"], seed=25)
    before = seq(page)
    own_server.kill()
    page.get_by_test_id("lost").wait_for()
    click_answer(page, "place")
    own_server.start()
    changed(page, before)
    assert seq(page) == before + 1
    assert page.get_by_test_id("tile").count() == 2
