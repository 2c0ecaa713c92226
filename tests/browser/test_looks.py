"""How a table looks: joints, what is seen from afar, high contrast with the whole page, the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.axe import violations
from tests.browser.conftest import OpenContext
from tests.browser.playing import asked, play, start_game
from tests.browser.serving import Server

from tilewright import art

if TYPE_CHECKING:
    from playwright.sync_api import Page

STRONG = "color-contrast-enhanced"
LOOK = "document.documentElement.dataset"


def _choose(page: Page, look: str) -> None:
    page.get_by_test_id("preferences").click()
    page.get_by_test_id("look").select_option(look)
    page.get_by_test_id("close").click()


@pytest.mark.parametrize(
    ("size", "theme"), [((1440, 900), "dark"), ((1024, 768), "light"), ((390, 844), "light"), ((390, 844), "dark")]
)
def test_in_high_contrast_every_text_is_seven_to_one(
    open_context: OpenContext, server: Server, size: tuple[int, int], theme: str
) -> None:
    narrow = size[0] < 760
    wishes = {"viewport": {"width": size[0], "height": size[1]}, "color_scheme": theme, "contrast": "more"}
    page = open_context(**wishes).new_page()
    page.goto(server.address)
    page.get_by_test_id("options").locator("summary").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page, STRONG) == []
    start_game(page, server.address, "classic" if narrow else "castle", ["here", "here"], seed=41)
    for _ in range(3):
        asked(page)
        assert violations(page, STRONG) == []
        play(page, turns=1)
    for tab in ["players", "log", "tiles", "track"] if narrow else ["tiles"]:
        page.get_by_test_id(f"tab-{tab}").click()
        assert violations(page, STRONG) == []
    page.get_by_test_id("preferences").click()
    page.get_by_test_id("sheet-preferences").wait_for()
    assert violations(page, STRONG) == []


def test_who_asks_for_more_contrast_gets_it_and_may_choose_otherwise(open_context: OpenContext, server: Server) -> None:
    page = open_context(contrast="more").new_page()
    page.goto(server.address)
    look = page.get_by_test_id("look")
    assert look.input_value() == page.evaluate(f"{LOOK}.look") == "contrast"
    assert page.get_by_label("Pictures").count() == 1
    look.select_option("painted")
    page.locator("html[data-look=painted]").wait_for()
    page.reload()
    page.locator("html[data-look=painted]").wait_for()


def test_every_look_is_fetched_from_the_server_and_a_plan_leaves_the_page_as_it_is(page: Page, server: Server) -> None:
    themes: set[str] = set()
    page.on("request", lambda request: themes.add(request.url.split("theme=")[-1].split("&")[0]))
    start_game(page, server.address, "castle", ["here", "here"], seed=71)
    ground = page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor")
    for look in ("contrast", "schematic"):
        with page.expect_response(lambda answer: "sprites.svg" in answer.url):
            _choose(page, look)
    assert page.evaluate("getComputedStyle(document.body.parentElement).backgroundColor") == ground
    with page.expect_response(lambda answer: "sprites.svg" in answer.url):
        _choose(page, "painted")
    with page.expect_response(lambda answer: "theme=night" in answer.url):
        page.get_by_test_id("theme").click()
    assert set(art.THEMES) <= themes
    page.reload()
    page.locator("html[data-theme=dark][data-look=painted]").wait_for()


def test_towers_and_houses_are_finished_where_something_else_follows(page: Page, server: Server) -> None:
    start_game(page, server.address, "castle", ["here", "here"], seed=72)
    joints = page.get_by_test_id("joints").locator("use")
    while joints.count() < 8:
        play(page, turns=1)
    drawn = joints.evaluate_all("all => all.map(one => document.querySelector(one.getAttribute('href'))?.tagName)")
    assert set(drawn) == {"symbol"}
    names = joints.evaluate_all("all => all.map(one => one.getAttribute('href').split('-')[2])")
    assert names == sorted(names, key=art.JOINED.index)


def test_small_tiles_are_drawn_as_from_afar_with_larger_figures(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    start_game(page, server.address, "classic", ["here", "here"], seed=73)
    figures = page.locator("[data-follower]")
    while not figures.count():
        play(page, turns=1)
    figure = figures.first.locator("use").first
    seen, shares = set(), {}
    for _ in range(6):
        ring = page.get_by_test_id("last-tile")
        box = ring.bounding_box()
        assert box is not None
        tile = box["width"] / float(ring.get_attribute("width") or 0) * 100
        far = page.locator("[data-window=board].tw-far").count() == 1
        assert far == (tile < art.FAR_BELOW)
        seen.add(far)
        shares[far] = float(figure.get_attribute("width") or 0)
        page.get_by_test_id("board").get_by_role("button", name="Further away").click()
    assert seen == {False, True}
    assert 1.2 < shares[True] / shares[False] < 1.3
