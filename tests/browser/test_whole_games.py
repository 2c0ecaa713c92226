"""Whole games through the page, from the start page to the final screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.playing import asked, click_answer, play, press_answer, start_game
from tests.browser.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

LABELS = "cells => cells.map(cell => cell.getAttribute('aria-label'))"


def _final_screen(page: Page, seats: int) -> None:
    """The final screen adds up: sources to totals, totals to the scores of the players, the best of them wins."""
    sheet = page.get_by_test_id("sheet-end")
    sheet.wait_for()
    rows = sheet.locator("tbody tr").all()
    totals = [int(cell) for cell in sheet.locator("tfoot td").all_inner_texts()]
    columns = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert len(totals) == seats
    assert [sum(column) for column in zip(*columns, strict=True)] == totals
    assert str(max(totals)) in page.get_by_test_id("result").inner_text()
    assert len(page.get_by_test_id("seed").inner_text()) > 64
    sheet.get_by_test_id("close").click()
    assert [int(page.get_by_test_id(f"score-{seat}").inner_text()) for seat in range(seats)] == totals
    page.get_by_test_id("show-end").click()


def test_a_game_of_the_castle_by_clicking(page: Page, server: Server) -> None:
    start_game(page, server.address, "castle", ["here", "greedy"], seed=11)
    said: set[str] = set()

    def looking_at_dead_cells(page: Page, ask: str) -> None:
        if ask == "place":
            said.update(label.split(": ")[1] for label in page.locator(".misfit.dead").evaluate_all(LABELS))
        click_answer(page, ask)

    asks = play(page, looking_at_dead_cells)
    assert said == {"no tile still to come fits here; why not this one?"}
    assert {"place", "follower", "end_turn"} <= set(asks)
    _final_screen(page, 2)
    assert page.get_by_test_id("tile").count() > 50


def test_a_game_of_classic_by_clicking(page: Page, server: Server) -> None:
    start_game(page, server.address, "classic", ["here", *["greedy"] * 4], seed=12)
    play(page)
    _final_screen(page, 5)
    first = page.url
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda address: address != first)
    assert asked(page) == "place"
    assert page.get_by_test_id("tile").count() == 1


@pytest.mark.parametrize(("game", "players"), [("castle", ["here", "greedy"]), ("classic", ["here", *["random"] * 4])])
def test_a_game_by_keyboard_alone(plain: Page, server: Server, game: str, players: list[str]) -> None:
    start_game(plain, server.address, game, players, seed=13)
    plain.keyboard.press("b")
    play(plain, press_answer)
    plain.get_by_test_id("sheet-end").wait_for()
    plain.keyboard.press("Escape")
    plain.get_by_test_id("sheet-end").wait_for(state="detached")
    plain.keyboard.press("?")
    plain.get_by_test_id("sheet-keys").wait_for()


def test_choices_of_the_castle_stand_in_dialogs_with_their_outcomes(plain: Page, server: Server) -> None:
    start_game(plain, server.address, "castle", ["here", "here"], seed=292)
    asks: list[str] = []
    while not {"score", "extra_turn"} <= set(asks) and asked(plain) != "over":
        if (ask := asked(plain)) in ("score", "extra_turn"):
            dialog = plain.get_by_test_id(f"dialog-{ask}")
            assert dialog.get_by_role("button").count() >= 2
            if ask == "score":
                assert "points" in dialog.inner_text() or "point" in dialog.inner_text()
                assert "Landing on" in dialog.inner_text()
        asks += play(plain, turns=1)
    assert {"score", "extra_turn"} <= set(asks)
