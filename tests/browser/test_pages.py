"""Every page at every size: without a violation that axe finds, in three languages, asking no other host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.axe import violations
from tests.browser.conftest import OpenContext
from tests.browser.playing import asked, play, start_game
from tests.browser.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOOKS = [((1440, 900), "light"), ((1024, 768), "dark"), ((390, 844), "light"), ((390, 844), "dark")]


@pytest.mark.parametrize(
    ("size", "theme"), LOOKS, ids=lambda look: look if isinstance(look, str) else f"{look[0]}x{look[1]}"
)
def test_axe_finds_no_violation(open_context: OpenContext, server: Server, size: tuple[int, int], theme: str) -> None:
    narrow = size[0] < 760
    wishes = {"viewport": {"width": size[0], "height": size[1]}, "color_scheme": theme}
    page = open_context(**wishes).new_page()
    page.goto(server.address)
    page.get_by_test_id("options").locator("summary").click()
    assert violations(page) == []
    start_game(page, server.address, "classic" if narrow else "castle", ["here", "here"], seed=41)
    for _ in range(3):
        asked(page)
        assert violations(page) == []
        play(page, turns=1)
    tabs = ["turn", "players", "log", "tiles", "track"] if narrow else ["log", "tiles"]
    for tab in tabs:
        page.get_by_test_id(f"tab-{tab}").click()
        assert violations(page) == []
    if not narrow:
        page.get_by_test_id("help").click()
        page.get_by_test_id("sheet-keys").wait_for()
        assert violations(page) == []
        page.keyboard.press("Escape")
    page.goto(server.address)
    page.get_by_test_id("my-games").wait_for()
    assert violations(page) == []


def test_axe_finds_no_violation_on_the_final_screen(page: Page, server: Server) -> None:
    start_game(page, server.address, "classic", ["here", *["random"] * 4], seed=42)
    play(page)
    page.get_by_test_id("sheet-end").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize(
    ("locale", "start", "confirm"),
    [
        ("en-GB", "Start the game", "Place it here"),
        ("nl-NL", "Begin het spel", "Leg hem hier"),
        ("de-AT", "Spiel beginnen", "Hier anlegen"),
    ],
)
def test_the_page_speaks_the_browsers_language(
    open_context: OpenContext, server: Server, locale: str, start: str, confirm: str
) -> None:
    page = open_context(locale=locale).new_page()
    page.goto(server.address)
    assert page.get_by_test_id("start").inner_text() == start
    assert page.locator("html").get_attribute("lang") == locale[:2]
    start_game(page, server.address, "castle", ["here", "greedy"], seed=43)
    assert page.get_by_test_id("confirm").inner_text() == confirm
    assert "web-" not in page.locator("body").inner_text()


def test_a_language_that_is_chosen_stays(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_test_id("language").select_option("nl")
    page.get_by_role("button", name="Begin het spel").wait_for()
    page.reload()
    page.get_by_role("button", name="Begin het spel").wait_for()


def test_a_line_of_the_log_lights_its_feature_and_opens_its_rule(page: Page, server: Server) -> None:
    start_game(page, server.address, "classic", ["here", *["greedy"] * 4], seed=44)
    while not page.get_by_test_id("log-rule").count():
        play(page, turns=1)
    page.get_by_test_id("log-line").last.hover()
    page.get_by_test_id("lit").wait_for()
    page.get_by_test_id("log-rule").last.click()
    assert len(page.get_by_test_id("rule-text").inner_text()) > 20


def test_the_log_says_why_a_computer_player_placed_its_tile_so(page: Page, server: Server) -> None:
    start_game(page, server.address, "castle", ["here", "greedy"], seed=45)
    while not page.get_by_test_id("log-motive").count():
        play(page, turns=1)
    ask, gains = page.get_by_test_id("log-motive").first, page.get_by_test_id("log-gains").first
    assert not gains.is_visible()
    assert ask.get_attribute("aria-expanded") == "false"
    ask.press("Enter")
    gains.wait_for()
    assert gains.inner_text().startswith("Gains in points: ")
    assert "reason-" not in gains.inner_text()
    ask.click()
    gains.wait_for(state="hidden")
