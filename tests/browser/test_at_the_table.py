"""What a table does beside the game: a phone's board, wall tiles, the log's pictures, turns that end by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.conftest import OpenContext
from tests.browser.playing import asked, changed, click_answer, play, seq, start_game
from tests.browser.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

PHONE = {"width": 390, "height": 844}


def _width(page: Page, name: str) -> float:
    box = page.get_by_test_id(name).first.bounding_box()
    assert box is not None
    return box["width"]


def test_on_a_phone_the_board_begins_near_enough_to_play_on(open_context: OpenContext, server: Server) -> None:
    page = open_context(pictures=False, viewport=PHONE).new_page()
    start_game(page, server.address, "castle", ["here", "here"], seed=61)
    assert asked(page) == "place"
    assert _width(page, "cell") > 44
    page.get_by_test_id("fit").click()
    assert _width(page, "cell") < 30
    page.get_by_test_id("fit").click()
    assert _width(page, "cell") > 44
    play(page, turns=4)
    page.get_by_test_id("preferences").click()
    page.get_by_test_id("language").select_option("nl")
    page.get_by_role("heading", name="Voorkeuren").wait_for()


def test_on_a_phone_a_choice_stands_below_the_board(open_context: OpenContext, server: Server) -> None:
    page = open_context(pictures=False, viewport=PHONE).new_page()
    start_game(page, server.address, "castle", ["here", "here"], seed=292)
    while asked(page) != "score":
        play(page, turns=1)
    board, choice = (page.get_by_test_id(name).bounding_box() for name in ("board", "dialog-score"))
    assert board is not None
    assert choice is not None
    assert choice["y"] >= board["y"] + board["height"]
    play(page, turns=1)


def test_wall_tiles_lie_where_the_board_says_beside_the_numbers(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "castle", ["here", "here"], seed=62)
    tiles = plain.get_by_test_id("wall-tile")
    board = plain.evaluate(
        "async () => { const {games} = await (await fetch('/api/setup')).json();"
        "return (await fetch('/api/sets/' + games.find(one => one.board).board)).json(); }"
    )
    towers = [tower for tower in board["towers"] if tower["wall_tile"]]
    assert tiles.count() == len(towers)
    for number, tower in enumerate(towers):
        place = tiles.nth(number)
        middle = [float(place.get_attribute(name) or 0) + 50 * tower["tile_size"] for name in ("x", "y")]
        assert abs(middle[0] - 100 * tower["tile"]["x"]) < 0.01
        assert abs(middle[1] - 100 * tower["tile"]["y"]) < 0.01


def test_the_log_shows_the_tile_drawn_and_its_newest_line(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "classic", ["here", "here"], seed=63)
    play(plain, turns=18)
    log = plain.get_by_test_id("log")
    drawn = log.locator("li.turn")
    assert drawn.count() >= 6
    assert drawn.locator("svg").count() == drawn.count()
    left = log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight")
    assert left < 2


def test_a_turn_ends_by_itself_where_a_person_wishes_so(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "classic", ["here", "here"], seed=64)
    assert "end_turn" in play(plain, turns=3)
    plain.get_by_test_id("preferences").click()
    plain.get_by_test_id("ends-itself").check()
    plain.get_by_test_id("close").click()
    plain.reload()
    plain.get_by_test_id("preferences").click()
    assert plain.get_by_test_id("ends-itself").is_checked()
    plain.get_by_test_id("close").click()
    for _ in range(3):
        now = seq(plain)
        click_answer(plain, "place")
        changed(plain, now)
        if asked(plain) == "follower":
            plain.get_by_test_id("no-follower").click()
        plain.locator(f'[data-testid=ask][data-ask=place]:not([data-seq="{now}"])').wait_for()


def test_a_follower_is_chosen_by_the_number_of_a_dot_and_a_double_click_places_none(
    plain: Page, server: Server
) -> None:
    start_game(plain, server.address, "classic", ["here", "here"], seed=65)
    assert asked(plain) == "place"
    plain.get_by_test_id("cell").first.click()
    before = seq(plain)
    plain.get_by_test_id("confirm").dblclick()
    changed(plain, before)
    assert asked(plain) == "follower"
    plain.evaluate("fetch('/health').then(answer => answer.text())")
    assert asked(plain) == "follower", "the second click answered what the first brought up"
    choices, spots = plain.locator("[data-testid^=follower-]"), plain.get_by_test_id("spot")
    assert choices.count() == spots.count() > 1
    for number in range(choices.count()):
        choices.nth(number).hover()
        assert spots.nth(number).locator("text").text_content() == str(number + 1)
        assert spots.nth(number).locator(".ring").count() == 1
    before = seq(plain)
    choices.last.click()
    changed(plain, before)


def test_a_finger_points_a_follower_out_and_then_confirms_it(open_context: OpenContext, server: Server) -> None:
    page = open_context(viewport=PHONE, has_touch=True).new_page()
    page.clock.install()
    start_game(page, server.address, "classic", ["here", "here"], seed=65)
    before = seq(page)
    click_answer(page, asked(page))
    changed(page, before)
    assert asked(page) == "follower"
    page.clock.fast_forward(500)
    before = seq(page)
    page.locator("[data-testid^=follower-]").first.tap()
    page.get_by_test_id("sure").wait_for()
    assert page.locator(".ring").count() == 1
    assert seq(page) == before
    page.get_by_test_id("sure").tap()
    changed(page, before)


def test_the_abbot_is_put_on_a_monastery_or_garden_and_recalled(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "classic", ["here", "here"], seed=66, options={"abbot": True})
    wanted = ["[data-testid^=abbot-]", "[data-testid=recall]"]
    while wanted and (ask := asked(plain)) != "over":
        before = seq(plain)
        if ask == "follower":
            found = plain.locator(wanted[0])
            if found.count():
                wanted.pop(0)
                found.first.click()
            else:
                plain.get_by_test_id("no-follower").click()
        else:
            click_answer(plain, ask)
        changed(plain, before)
    assert not wanted


@pytest.mark.parametrize("kind", ["castle", "classic"])
def test_an_empty_cell_says_why_the_tile_does_not_fit_by_pointer_and_by_keys(
    plain: Page, server: Server, kind: str
) -> None:
    start_game(plain, server.address, kind, ["here", "here"], seed=67)
    before = seq(plain)
    assert asked(plain) == "place"
    plain.get_by_test_id("misfit").first.click(force=True)
    reason = plain.get_by_test_id("reason")
    reason.wait_for()
    assert reason.get_by_role("button").inner_text() in ("T2", "T3")
    plain.keyboard.press("w")
    focused = plain.locator("[data-testid=misfit]:focus")
    focused.wait_for()
    label = focused.get_attribute("aria-label")
    for key in ("ArrowDown", "ArrowRight"):
        plain.keyboard.press(key)
    plain.locator(f'[data-testid=misfit]:focus:not([aria-label="{label}"])').wait_for()
    plain.keyboard.press("Enter")
    plain.keyboard.press("Escape")
    plain.locator("[data-testid=cell]:focus").wait_for()
    plain.get_by_test_id("misfit").first.click(force=True)
    reason.wait_for()
    plain.get_by_test_id("cell").first.click()
    reason.wait_for(state="detached")
    assert seq(plain) == before
    assert asked(plain) == "place"
