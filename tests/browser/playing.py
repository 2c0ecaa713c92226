"""A hand at a page: it starts games, answers by clicking or by keys, and knows when something has changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

ASKED = "[data-testid=ask]:not([data-ask=wait])"


def seed_games(page: Page, seed: int, options: Mapping[str, Any] | None = None) -> None:
    """Have every game that the page starts dealt from this seed, and played with these options too."""

    def with_seed(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        played = {**body.get("options", {}), **(options or {})}
        route.continue_(post_data=json.dumps({**body, "seed": seed, "options": played}))

    page.context.route("**/api/games", with_seed)


def start_game(
    page: Page,
    address: str,
    game: str,
    players: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None = None,
) -> None:
    """Start a game from the start page; `players` are here, link or a computer player."""
    seed_games(page, seed, options)
    page.goto(address)
    page.get_by_test_id(f"game-{game}").check()
    for seat, player in enumerate(players):
        if not page.get_by_test_id(f"seat-{seat}").count():
            page.get_by_test_id("seat-add").click()
        page.get_by_test_id(f"seat-{seat}-player").select_option(player)
    page.get_by_test_id("start").click()
    page.get_by_test_id("ask").wait_for()
    page.get_by_test_id("pictures").locator("symbol").first.wait_for(state="attached")


def asked(page: Page) -> str:
    """Wait until this page is asked something; return what."""
    question = page.locator(ASKED)
    question.wait_for()
    return question.get_attribute("data-ask") or ""


def seq(page: Page) -> int:
    return int(page.get_by_test_id("ask").get_attribute("data-seq") or 0)


def moment(page: Page) -> tuple[int, int, bool]:
    """The number of the last command, the seat to move, and whether the game is over, all of one instant."""
    told = page.get_by_test_id("ask").evaluate("panel => ({...panel.dataset})")
    return int(told["seq"]), int(told["mover"]), told["ask"] == "over"


def changed(page: Page, before: int) -> None:
    """Wait until something has happened at the table."""
    page.locator(f'[data-testid=ask]:not([data-seq="{before}"])').wait_for()


def _in_sight(page: Page, cell: Locator) -> bool:
    """Whether the middle of a cell is on the part of the board that is shown, as not all are on a phone."""
    board, box = page.get_by_test_id("board").bounding_box(), cell.bounding_box()
    if board is None or box is None:
        return False
    x, y = box["x"] + box["width"] / 2 - board["x"], box["y"] + box["height"] / 2 - board["y"]
    return 0 < x < board["width"] and 0 < y < board["height"]


def click_answer(page: Page, ask: str) -> None:
    """Answer by clicking: some cell, the first follower, the first choice."""
    if ask == "place":
        cells = page.get_by_test_id("cell")
        cell = cells.nth(seq(page) * 7 % cells.count())
        if not _in_sight(page, cell):
            page.get_by_test_id("fit").click()
        cell.click()
        page.get_by_test_id("confirm").click()
    elif ask == "follower":
        page.locator("[data-testid^=follower-], [data-testid=no-follower]").first.click()
    elif ask == "reserve":
        page.get_by_test_id("reserve-1").click()
    elif ask == "score":
        page.get_by_test_id("scoring").last.click()
    elif ask == "extra_turn":
        page.get_by_test_id("extra-yes").click()
    elif ask == "end_turn":
        page.get_by_test_id("end-turn").click()


def press_answer(page: Page, ask: str) -> None:
    """Answer by keys alone; the page has put the focus where the question is answered."""
    if ask == "place":
        page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")[seq(page) % 4])
        page.keyboard.press("r")
    elif ask == "follower" and seq(page) % 3 == 0:
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def play(page: Page, answer: Callable[[Page, str], None] = click_answer, turns: int = 1000) -> list[str]:
    """Answer whatever is asked until the game is over, or so many times; return what was asked."""
    asks: list[str] = []
    while len(asks) < turns and (ask := asked(page)) != "over":
        before = seq(page)
        asks.append(ask)
        answer(page, ask)
        changed(page, before)
    return asks
