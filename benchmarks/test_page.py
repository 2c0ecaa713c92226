"""How soon the start page can be used, on loopback: `pytest benchmarks/test_page.py`."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from tests.browser.conftest import chromium, open_context, page, server, watched  # noqa: F401

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.browser.serving import Server

WANTED = 1000


def test_the_start_page_can_be_used_within_a_second(page: Page, server: Server) -> None:  # noqa: F811
    page.goto(server.address)
    page.get_by_test_id("start").wait_for()
    times = []
    for _ in range(5):
        page.reload()
        page.get_by_test_id("start").wait_for()
        times.append(page.evaluate("() => performance.now()"))
    print(f"start page: median {median(times):.0f} ms")
    assert median(times) < WANTED
