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


def test_a_reload_in_the_middle_of_a_turn_comes_back_to_the_same_moment(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "castle", ["here", "here"], seed=21)
    seen = set()
    for _ in range(8):
        before = _shown(plain)
        plain.reload()
        assert _shown(plain) == before
        seen.add(before["ask"])
        play(plain, turns=1)
    assert {"place", "follower", "end_turn"} <= seen


def test_undo_takes_back_the_last_decision_and_says_so(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "classic", ["here", "here"], seed=22)
    play(plain, turns=1)
    assert asked(plain) == "follower"
    before = seq(plain)
    plain.get_by_test_id("undo").click()
    changed(plain, before)
    assert asked(plain) == "place"
    assert plain.get_by_test_id("tile").count() == 1
    assert "taken back" in plain.get_by_test_id("announcer").inner_text()


def test_two_tabs_on_one_seat_show_the_same_and_both_may_act(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "classic", ["here", "here"], seed=23)
    other = plain.context.new_page()
    other.goto(plain.url)
    asked(other)
    for turn in range(6):
        acting, watching = (plain, other) if turn % 2 else (other, plain)
        before = seq(watching)
        assert asked(acting) == asked(watching)
        click_answer(acting, asked(acting))
        changed(watching, before)
        changed(acting, before)
        assert seq(acting) == seq(watching)
    assert _shown(plain) == _shown(other)


def test_the_server_killed_between_actions_comes_back_with_all_that_it_acknowledged(
    plain: Page, own_server: Server, watched: Watched
) -> None:
    watched.expected = DEATH
    start_game(plain, own_server.address, "castle", ["here", "here"], seed=24)
    for _ in range(5):
        before = _shown(plain)
        own_server.kill()
        plain.get_by_test_id("lost").wait_for()
        own_server.start()
        plain.get_by_test_id("lost").wait_for(state="detached")
        assert _shown(plain) == before
        play(plain, turns=1)
        if before["ask"] == "end_turn":
            play(plain, turns=2)


def test_an_action_made_while_the_server_is_dead_is_carried_out_once_when_it_is_back(
    plain: Page, own_server: Server, watched: Watched
) -> None:
    watched.expected = DEATH
    start_game(plain, own_server.address, "classic", ["here", "here"], seed=25)
    before = seq(plain)
    own_server.kill()
    plain.get_by_test_id("lost").wait_for()
    click_answer(plain, "place")
    own_server.start()
    changed(plain, before)
    assert seq(plain) == before + 1
    assert plain.get_by_test_id("tile").count() == 2
