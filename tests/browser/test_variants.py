"""Classic's variants at the table: some turns of each, and what is special in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.playing import asked, changed, click_answer, play, seed_games, seq, start_game
from tests.browser.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.mark.parametrize(
    "options",
    [
        {"river": True},
        {"river": True, "river_u_turns": "allow"},
        {"farmers": False},
        {"boundary": {"width": 5, "height": 5}},
        {"tie_break": ["completed_cities", "followers_in_supply"]},
        {"unplaceable": "bottom"},
        {"hand": 3, "hand_visible": True},
        {"draft": True},
        {"redraws": 2},
        {"hand": 3, "river": True, "abbot": True, "farmers": False},
    ],
    ids=lambda options: "-".join(options),
)
def test_some_turns_of_each_variant_are_played_by_clicking(
    plain: Page, server: Server, options: dict[str, Any]
) -> None:
    start_game(plain, server.address, "classic", ["here", "greedy"], seed=71, options=options)
    asks = play(plain, turns=14)
    assert asks.count("place") >= 4
    assert plain.get_by_test_id("tile").count() > 6
    assert plain.get_by_test_id("refused").count() == 0


def test_a_tile_of_the_hand_is_chosen_by_click_and_by_number_and_the_hand_is_seen(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "classic", ["here", "greedy"], seed=72, options={"hand": 3})
    assert asked(plain) == "place"
    mine, other = plain.get_by_test_id("hand-0").locator("li svg"), plain.get_by_test_id("hand-1").locator("li svg")
    assert mine.count() == other.count() == 3
    assert {other.nth(i).get_attribute("aria-label") for i in range(3)} == {"a tile face down"}
    second = plain.get_by_test_id("tile-2")
    second.click()
    assert second.get_attribute("aria-pressed") == "true"
    plain.keyboard.press("1")
    assert second.get_attribute("aria-pressed") == "false"
    plain.keyboard.press("2")
    before = seq(plain)
    taken = mine.nth(1).get_attribute("aria-label")
    click_answer(plain, "place")
    changed(plain, before)
    placed = plain.get_by_test_id("log").locator("li.turn")
    assert placed.get_by_role("img", name=taken, exact=True).count() == 1


def test_a_shared_screen_is_covered_until_the_next_person_lifts_it(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "classic", ["here", "here"], seed=73, options={"hand": 3})
    seen = []
    while len(seen) < 4:
        if plain.get_by_test_id("lift").count():
            hands = plain.locator("[data-testid^=hand-] svg")
            assert {hands.nth(i).get_attribute("aria-label") for i in range(hands.count())} == {"a tile face down"}
            assert plain.get_by_test_id("tile-1").count() == plain.get_by_test_id("cell").count() == 0
            seen.append(plain.get_by_test_id("ask").get_attribute("data-mover"))
            plain.get_by_test_id("lift").click()
        before = seq(plain)
        click_answer(plain, asked(plain))
        changed(plain, before)
    assert seen == ["0", "1", "0", "1"]


def test_the_opponent_of_who_placed_reserves_a_tile_of_the_display(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "classic", ["here", "here"], seed=74, options={"draft": True})
    placed = ""
    while (ask := asked(plain)) != "reserve":
        before, mover = seq(plain), plain.get_by_test_id("ask").get_attribute("data-mover")
        placed = mover or placed if ask == "place" else placed
        click_answer(plain, ask)
        changed(plain, before)
    assert plain.get_by_test_id("ask").get_attribute("data-mover") != placed
    before = seq(plain)
    plain.get_by_test_id("reserve-2").click()
    changed(plain, before)
    if asked(plain) == "end_turn":
        assert plain.get_by_test_id("reserved").count() == 1


def test_a_drawn_tile_is_rejected_once_a_turn(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "classic", ["here", "here"], seed=75, options={"redraws": 1})
    assert asked(plain) == "place"
    before = seq(plain)
    plain.get_by_test_id("redraw").click()
    changed(plain, before)
    assert asked(plain) == "place"
    assert plain.get_by_test_id("redraw").count() == 0
    told = plain.get_by_test_id("player-0").inner_text(), plain.get_by_test_id("player-1").inner_text()
    assert ("no redraw left" in told[0], "1 redraw left" in told[1]) == (True, True)


def test_no_one_stands_on_a_field_where_the_game_has_no_farmers(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "classic", ["here", "here"], seed=76, options={"farmers": False})
    for _ in range(12):
        before, ask = seq(plain), asked(plain)
        if ask == "follower":
            assert plain.get_by_text("farmer").count() == 0
        click_answer(plain, ask)
        changed(plain, before)


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_a_family_of_five_plays_a_first_game_on_one_device(plain: Page, server: Server, language: str) -> None:
    seed_games(plain, 78)
    plain.goto(server.address)
    plain.get_by_test_id("language").select_option(language)
    plain.get_by_test_id("game-classic").check()
    for seat in range(2, 5):
        plain.get_by_test_id("seat-add").click()
        plain.get_by_test_id(f"seat-{seat}-player").select_option("here")
    plain.get_by_test_id("seat-1-player").select_option("here")
    plain.get_by_test_id("preset-first-game").check()
    assert plain.get_by_test_id("option-farmers-false").is_checked()
    plain.get_by_test_id("start").click()
    plain.get_by_test_id("pictures").locator("symbol").first.wait_for(state="attached")
    movers, figures = set(), set()
    for _ in range(15):
        before, ask = seq(plain), asked(plain)
        movers.add(plain.get_by_test_id("ask").get_attribute("data-mover"))
        if ask == "follower":
            figures |= set(plain.locator("[data-testid^=follower-] strong").all_inner_texts())
        click_answer(plain, ask)
        changed(plain, before)
    assert movers == {"0", "1", "2", "3", "4"}
    farmer = {"en": "farmer", "nl": "boer", "de": "Bauer"}[language]
    assert figures
    assert not [figure for figure in figures if farmer in figure]
