"""The start page: what the server was started for, options of every type, and goodbyes for good."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.conftest import OpenContext, Watched
from tests.browser.playing import asked, start_game
from tests.browser.serving import Server

import tilewright.tiles
from tilewright.locale import Texts, languages
from tilewright.players.roster import DEFAULT, OFFERED

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

RELEASED = Path(tilewright.tiles.__file__).parent


def _own_set(folder: Path) -> Path:
    """A released set under a name of one's own."""
    released = next(path for path in RELEASED.rglob("classic-1.tiles.toml"))
    own = folder / "mine.toml"
    own.write_text(released.read_text(encoding="utf-8").replace('"classic-1"', '"mine"', 1), encoding="utf-8")
    return own


def test_the_page_begins_with_what_the_server_was_started_for(
    open_context: OpenContext, tmp_path: Path, watched: Watched
) -> None:
    own = ("--game", "classic", "--option", "field_scoring=second", "--tile-set", str(_own_set(tmp_path)))
    server = Server(tmp_path / "games", *own)
    server.start()
    page = open_context(pictures=False).new_page()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    try:
        page.clock.install()
        page.goto(server.address)
        page.get_by_test_id("start").wait_for()
        assert page.get_by_test_id("game-classic").is_checked()
        assert page.get_by_test_id("option-field_scoring").is_visible()
        assert page.get_by_test_id("option-field_scoring-second").is_checked()
        assert "“mine”" in page.get_by_test_id("own-set").inner_text()
        page.get_by_test_id("game-castle").check()
        assert page.get_by_test_id("own-set").count() == 0
        start_game(page, server.address, "classic", ["here", "here"], seed=51)
        assert asked(page) == "place"
        server.stop()
        watched.expected = ("WebSocket connection to", "net::ERR_")
        server.arguments = ()
        server.start()
        told = page.get_by_test_id("lost").get_by_text("mine")
        told.wait_for()
        assert "--tile-set" in told.inner_text()
        sockets.clear()
        page.reload()
        farewell = page.get_by_test_id("farewell")
        farewell.wait_for()
        assert "“mine”" in farewell.inner_text()
        assert "--tile-set" in farewell.inner_text()
        page.clock.fast_forward(10_000)
        assert len(sockets) == 1
    finally:
        server.stop()


@pytest.fixture
def body_of_new_game(plain: Page, server: Server) -> list[dict[str, Any]]:
    """Open the options of Classic; keep what the page asks for instead of asking for it."""
    asked_for: list[dict[str, Any]] = []

    def created(route: Route) -> None:
        asked_for.append(json.loads(route.request.post_data or "{}"))
        refused = {"code": "not-kept", "args": {}, "text": "Kept by the test."}
        route.fulfill(status=400, json=refused)

    plain.context.route("**/api/games", created)
    plain.goto(server.address)
    plain.get_by_test_id("game-classic").check()
    plain.get_by_test_id("options").locator("summary").click()
    return asked_for


def test_a_list_and_a_size_are_chosen_by_keyboard_alone(
    plain: Page, body_of_new_game: list[dict[str, Any]], watched: Watched
) -> None:
    watched.expected = ("status of 400",)
    keys = plain.keyboard
    plain.get_by_test_id("list-followers_in_supply").focus()
    keys.press("Space")
    plain.get_by_test_id("list-completed_cities").focus()
    keys.press("Space")
    assert plain.locator("[data-testid=list-completed_cities]:focus").count() == 1
    keys.press("Alt+ArrowUp")
    assert plain.locator("[data-testid=list-completed_cities]:focus").count() == 1
    plain.get_by_test_id("list-completed_cities-down").press("Enter")
    plain.get_by_test_id("list-completed_cities-up").press("Enter")
    plain.get_by_test_id("size-on").press("Space")
    width = plain.get_by_test_id("size-width")
    width.fill("12")
    width.press("Tab")
    keys.press("ArrowUp")
    plain.get_by_test_id("start").press("Enter")
    plain.get_by_test_id("fault").get_by_text("Kept by the test.").wait_for()
    assert body_of_new_game[0]["options"] == {
        "tie_break": ["completed_cities", "followers_in_supply"],
        "boundary": {"width": 12, "height": 10},
    }


def test_a_list_and_a_size_left_as_usual_are_not_asked_for(
    plain: Page, body_of_new_game: list[dict[str, Any]], watched: Watched
) -> None:
    watched.expected = ("status of 400",)
    for _ in range(2):
        plain.get_by_test_id("size-on").click()
        plain.get_by_test_id("list-followers_in_supply").click()
    plain.get_by_test_id("start").click()
    plain.get_by_test_id("fault").get_by_text("Kept by the test.").wait_for()
    assert body_of_new_game[0]["options"] == {}


def test_pictures_are_asked_for_by_addresses_that_never_change(page: Page, server: Server) -> None:
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(server.address)
    page.get_by_test_id("scene").wait_for()
    page.get_by_test_id("game-classic").check()
    page.locator("[data-testid=scene]").wait_for()
    pictures = [address for address in asked_for if "/api/sets/" in address and ".svg" in address]
    assert pictures
    assert all("drawn=" in address for address in pictures)


def test_what_was_set_up_is_still_there_after_a_look_at_the_rules(plain: Page, server: Server) -> None:
    plain.goto(server.address)
    plain.get_by_test_id("game-classic").check()
    plain.get_by_test_id("seat-0-name").fill("Ann")
    plain.get_by_test_id("seat-add").click()
    plain.get_by_test_id("preset-first-game").check()
    plain.get_by_test_id("rules-link").click()
    plain.get_by_test_id("start").wait_for(state="detached")
    plain.go_back()
    plain.get_by_test_id("start").wait_for()
    assert plain.get_by_test_id("game-classic").is_checked()
    assert plain.get_by_test_id("preset-first-game").is_checked()
    assert plain.get_by_test_id("seat-0-name").input_value() == "Ann"
    assert plain.get_by_test_id("seat-2").count() == 1


def test_the_levels_are_offered_and_the_usual_one_sits_there_already(plain: Page, server: Server) -> None:
    plain.goto(server.address)
    who = plain.get_by_test_id("seat-1-player")
    who.wait_for()
    values = who.locator("option").evaluate_all("options => options.map(one => one.value)")
    assert values == ["here", "link", *OFFERED]
    assert who.input_value() == DEFAULT
    plain.get_by_test_id("game-classic").check()
    plain.get_by_test_id("seat-add").click()
    assert plain.get_by_test_id("seat-2-player").input_value() == DEFAULT


@pytest.mark.parametrize("lang", languages())
def test_whoever_chooses_a_level_reads_and_hears_how_it_plays(
    open_context: OpenContext, server: Server, lang: str
) -> None:
    page = open_context(pictures=False, locale=lang, viewport={"width": 390, "height": 844}).new_page()
    page.goto(server.address)
    who, style = page.get_by_test_id("seat-1-player"), page.get_by_test_id("seat-1-style")
    assert page.get_by_test_id("seat-0-style").count() == 0
    for game in ("castle", "classic"):
        page.get_by_test_id(f"game-{game}").check()
        for name in OFFERED:
            who.select_option(name)
            assert style.inner_text() == Texts(lang).text(f"player-style-{name}", game=game)
            assert who.get_attribute("aria-describedby") == style.get_attribute("id")
            assert page.get_by_test_id("seat-1-name").input_value() == Texts(lang).text(f"web-name-{name}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    who.select_option("link")
    assert style.count() == 0
    assert who.get_attribute("aria-describedby") is None
