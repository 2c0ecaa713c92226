"""What moves at a table: each event once, never in anybody's way, and nothing where a person wishes so.

Time stands still for the page's animations while a test looks at them, so that none is over before it was seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.conftest import OpenContext
from tests.browser.playing import asked, changed, click_answer, seq, start_game
from tests.browser.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEED = 81
STILL = "() => document.getAnimations().length === 0"
COUNTED = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
"""


def _moving(open_context: OpenContext, server: Server, game: str, **wishes: object) -> Page:
    page = open_context(pictures=False, **{"reduced_motion": "no-preference", **wishes}).new_page()
    start_game(page, server.address, game, ["here", "here"], seed=SEED)
    return page


def _pace(page: Page, rate: float) -> None:
    """How fast the time of animations goes, 0 to 1 and more; nothing else is slower for it."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": rate})


def _step(page: Page) -> str:
    """Answer one question, wait for what it brings and for what that sets moving; return what was asked."""
    ask, before = asked(page), seq(page)
    click_answer(page, ask)
    changed(page, before)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return ask


def _until_scored(page: Page) -> None:
    while not page.get_by_test_id("gain").count():
        _step(page)


def _targets(page: Page) -> set[str]:
    """The names of what moves."""
    told: list[str] = page.evaluate(
        "() => document.getAnimations().flatMap(({effect: {target}}) => "
        "target.dataset.testid ? [target.dataset.testid] : Object.keys(target.dataset))"
    )
    return set(told)


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_a_scored_feature_glows_its_points_fly_and_all_comes_to_rest(
    open_context: OpenContext, server: Server, game: str
) -> None:
    page = _moving(open_context, server, game)
    _pace(page, 0)
    _step(page)
    assert _targets(page) == {"tile"}
    _until_scored(page)
    assert {"glow", "gain", "leaving"} <= _targets(page)
    assert ("marker" in _targets(page)) == (game == "castle")
    gains = page.get_by_test_id("gain").all_inner_texts()
    scores = [int(page.get_by_test_id(f"score-{seat}").inner_text()) for seat in (0, 1)]
    assert sum(int(text.split("+")[1]) for text in gains) == sum(scores), "the newest state is shown at once"
    _pace(page, 20)
    for name in ("glow", "gain", "leaving"):
        page.get_by_test_id(name).first.wait_for(state="detached")
    page.wait_for_function(STILL)


def test_points_of_classic_go_to_the_track_where_it_is_shown(open_context: OpenContext, server: Server) -> None:
    page = _moving(open_context, server, "classic", viewport={"width": 1440, "height": 900})
    page.get_by_test_id("tab-track").click()
    _pace(page, 0)
    _until_scored(page)
    assert {"gain", "marker"} <= _targets(page)
    assert page.locator("[data-window=track] [data-marker]").count() == 2


@pytest.mark.parametrize("by", ["pointer", "key"])
def test_an_action_in_the_middle_is_taken_at_once(open_context: OpenContext, server: Server, by: str) -> None:
    page = _moving(open_context, server, "classic")
    _pace(page, 0)
    _until_scored(page)
    assert asked(page) == "end_turn"
    before = seq(page)
    if by == "pointer":
        page.get_by_test_id("end-turn").click()
    else:
        page.get_by_test_id("end-turn").focus()
        page.keyboard.press("Enter")
    changed(page, before)
    assert page.get_by_test_id("gain").count() == page.get_by_test_id("glow").count() == 0
    assert page.evaluate(STILL)
    assert asked(page) == "place"


def test_neither_undo_nor_a_reload_shows_anything_again(open_context: OpenContext, server: Server) -> None:
    page = _moving(open_context, server, "castle")
    _pace(page, 0)
    _until_scored(page)
    page.reload()
    page.get_by_test_id("ask").wait_for()
    _pace(page, 0)
    assert asked(page) == "end_turn"
    assert page.evaluate(STILL)
    before = seq(page)
    page.get_by_test_id("undo").click()
    changed(page, before)
    assert page.evaluate(STILL)
    assert page.get_by_test_id("leaving").count() == 0


def test_a_game_against_the_computer_goes_on_though_nothing_ever_comes_to_rest(
    open_context: OpenContext, server: Server
) -> None:
    page = open_context(pictures=False, reduced_motion="no-preference").new_page()
    start_game(page, server.address, "castle", ["here", "greedy"], seed=SEED)
    _pace(page, 0)
    begun = page.get_by_test_id("log").locator("li.turn")
    while begun.count() < 7:
        placed = _step(page) == "place"
        assert not placed or "tile" in _targets(page)


@pytest.mark.parametrize("wish", ["system", "own"])
def test_nothing_ever_moves_where_a_person_wishes_so(open_context: OpenContext, server: Server, wish: str) -> None:
    context = open_context(pictures=False, reduced_motion="reduce" if wish == "system" else "no-preference")
    context.add_init_script(COUNTED)
    page = context.new_page()
    start_game(page, server.address, "castle", ["here", "here"], seed=SEED)
    if wish == "own":
        page.get_by_test_id("preferences").click()
        page.get_by_test_id("moves").uncheck()
        page.get_by_test_id("close").click()
    while not page.get_by_test_id("log-rule").count():
        _step(page)
        assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("moved") == 0
