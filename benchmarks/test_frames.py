"""How smoothly a full board is panned, on a processor slowed down four times: `pytest -s benchmarks/test_frames.py`.

The board is that of a game of Classic with the River after its last tile. A mouse drags it to and fro for five
seconds; a trace of the browser says what each frame took, and whether a tile was painted or rasterised again. The
page of a game just begun is measured in turn with it, since how many frames a machine shows is its own affair.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.conftest import OpenContext, chromium, open_context, watched  # noqa: F401
from tests.server.tables import Process, play_out

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

SLOWER, SECONDS, ROUNDS = 4, 5.0, 3
SETTLED = 0.5
"""After so many seconds of a drag its layers are made: from then on nothing may be drawn again."""
TILES, WANTED_MS, WANTED_SHARE = 84, 4.0, 0.9
SCRIPT = {"EventDispatch", "FunctionCall", "FireAnimationFrame", "TimerFire", "RunMicrotasks", "EvaluateScript"}
STYLE = {"UpdateLayoutTree", "RecalculateStyles", "ParseAuthorStyleSheet"}
LAYOUT = {"Layout"}
DRAWN = {"Paint", "RasterTask"}
CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "blink.user_timing",
]
Event = dict[str, Any]


@dataclass(frozen=True)
class Panned:
    """What a drag of five seconds cost: frames shown, milliseconds a frame, what was drawn again after the start."""

    frames: int
    script: float
    style: float
    layout: float
    again: dict[str, int]

    @property
    def work(self) -> float:
        """Milliseconds a frame of all that the page itself does."""
        return self.script + self.style + self.layout


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Process]:
    found = Process(tmp_path)
    yield found
    found.kill()


def played_out(live: Process) -> str:
    """The link to watch a game in which every tile lies."""
    made = live.new("classic", options={"river": True}, seed=1)
    with live.sit(*(seat["token"] for seat in made["seats"])) as client:
        play_out([client], Random(1))
    return f"/#/watch/{made['game']}/{made['watch']}"


def begun(live: Process) -> str:
    """The link to watch a game in which no tile but the first lies."""
    made = live.new("classic", options={"river": True}, seed=1)
    return f"/#/watch/{made['game']}/{made['watch']}"


def opened(open_one: OpenContext, live: Process, link: str, tiles: int) -> Page:
    page = open_one(viewport={"width": 1280, "height": 800}).new_page()
    page.goto(f"http://127.0.0.1:{live.port}{link}")
    page.get_by_test_id("pictures").locator("symbol").first.wait_for(state="attached")
    page.get_by_test_id("tile").nth(tiles - 1).wait_for()
    assert page.get_by_test_id("tile").count() == tiles
    sheet = page.get_by_test_id("sheet-end")
    if sheet.count():
        sheet.get_by_test_id("close").click()
        sheet.wait_for(state="detached")
    return page


def _mouse(cdp: CDPSession, kind: str, x: float, y: float) -> None:
    held = {"button": "left", "buttons": 0 if kind == "mouseReleased" else 1, "clickCount": 1}
    cdp.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **held})


def panned(browser: Browser, page: Page) -> Panned:
    """Drag the board in rounds for five seconds; the browser answers each movement once it is dealt with."""
    page.bring_to_front()
    box = page.get_by_test_id("board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    cdp = page.context.new_cdp_session(page)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=CATEGORIES)
    _mouse(cdp, "mousePressed", x, y)
    page.evaluate("performance.mark('drag')")
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < SECONDS:
        angle = passed * 2.5
        _mouse(cdp, "mouseMoved", x + 150 * math.sin(angle), y + 90 * (1 - math.cos(angle)))
    page.evaluate("performance.mark('drop')")
    _mouse(cdp, "mouseReleased", x, y)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    cdp.detach()
    return reckoned(events)


def reckoned(events: list[Event]) -> Panned:
    """What a trace says of the time between its two marks."""
    marks = {e["name"]: e for e in events if e["name"] in ("drag", "drop") and "blink" in e.get("cat", "")}
    first, last, mine = marks["drag"]["ts"], marks["drop"]["ts"], (marks["drag"]["pid"], marks["drag"]["tid"])
    within = [e for e in events if first <= e["ts"] <= last and e["pid"] == mine[0]]
    frames = sum(e["name"] == "DrawFrame" for e in within)
    own = [e for e in within if e["tid"] == mine[1] and e["ph"] == "X"]
    took = {name: _outermost(own, kinds) / frames for name, kinds in (("style", STYLE), ("layout", LAYOUT))}
    took["script"] = _outermost(own, SCRIPT | STYLE | LAYOUT) / frames - took["style"] - took["layout"]
    settled = first + SETTLED * 1e6
    again = {name: sum(e["name"] == name and e["ts"] > settled for e in within) for name in sorted(DRAWN)}
    return Panned(frames, again=again, **took)


def _outermost(events: list[Event], kinds: set[str]) -> float:
    """Milliseconds of processor time in events of some kinds, none counted within another."""
    total, until = 0.0, 0.0
    for event in sorted((e for e in events if e["name"] in kinds), key=lambda e: (e["ts"], -e["dur"])):
        if event["ts"] >= until:
            total += event.get("tdur", event["dur"])
            until = event["ts"] + event["dur"]
    return total / 1000


def test_a_full_board_is_panned_as_smoothly_as_an_empty_one(
    chromium: Browser,  # noqa: F811
    open_context: OpenContext,  # noqa: F811
    live: Process,
) -> None:
    empty = opened(open_context, live, begun(live), 1)
    full = opened(open_context, live, played_out(live), TILES)
    found: dict[str, list[Panned]] = {"a board just begun": [], f"a board of {TILES} tiles": []}
    for _ in range(ROUNDS):
        for name, page in zip(found, (empty, full), strict=True):
            found[name].append(panned(chromium, page))
    for name, rounds in found.items():
        for one in rounds:
            print(
                f"{name}: {one.frames} frames in {SECONDS:g} s at {SLOWER}x slow-down; a frame {one.work:.2f} ms: "
                f"script {one.script:.2f}, style {one.style:.2f}, layout {one.layout:.2f}; drawn again: {one.again}"
            )
    few, many = found.values()
    share = median(one.frames / other.frames for one, other in zip(many, few, strict=True))
    print(f"frames of the full board to those of the one just begun: {share:.2f}")
    assert all(one.again == dict.fromkeys(sorted(DRAWN), 0) for one in many)
    assert median(one.work for one in many) < WANTED_MS
    assert share >= WANTED_SHARE
