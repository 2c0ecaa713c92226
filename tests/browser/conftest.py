"""Chromium, a server, and pages that tell on themselves: any fault in the console, any request to another host."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn
from urllib.parse import urlsplit

import pytest
from tests.browser.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/tilewright/server/static"
BARE = '<svg xmlns="http://www.w3.org/2000/svg"><style></style><symbol id="none"/></svg>'
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
)  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


def lacking(what: str) -> NoReturn:
    """Skip a test where something is missing, but fail it in CI, which brings everything."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    if program is None:
        lacking("chromium is not installed (on Debian: apt install chromium)")
    if not (STATIC / "index.html").is_file():
        lacking("the client is not built (npm ci && npm run build in web)")
    try:
        import playwright.sync_api as api
    except ImportError:
        lacking("playwright is not installed (make setup)")
    with api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("games"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path: Path, chromium: Browser) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    found = Server(tmp_path / "games")
    found.start()
    yield found
    found.stop()


@dataclass
class Watched:
    """What the pages of one test asked for and complained about."""

    hosts: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()

    def watch(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self.hosts.add(urlsplit(request.url).netloc))
        context.on("console", lambda said: self._hear(said.type, f"{said.text} {said.location.get('url')}"))
        context.on("weberror", lambda fault: self._hear("error", str(fault.error)))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in self.expected):
            self.faults.append(text)


@pytest.fixture
def watched() -> Iterator[Watched]:
    found = Watched()
    yield found
    assert found.faults == []
    assert all(host.startswith("127.0.0.1:") for host in found.hosts), found.hosts


OpenContext = Callable[..., "BrowserContext"]


@pytest.fixture
def open_context(chromium: Browser, watched: Watched) -> Iterator[OpenContext]:
    """Open a browser of somebody's own: what it keeps, it shares with nobody."""
    opened: list[BrowserContext] = []

    def open_one(pictures: bool = True, **wishes: Any) -> BrowserContext:
        size = {"width": 800, "height": 600}
        context = chromium.new_context(**{"viewport": size, "reduced_motion": "reduce", "locale": "en-GB", **wishes})
        context.set_default_timeout(20_000)
        watched.watch(context)
        if not pictures:
            context.route("**/*.svg?*", lambda route: route.fulfill(body=BARE, content_type="image/svg+xml"))
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()


@pytest.fixture
def plain(open_context: OpenContext) -> Page:
    """A page whose tiles have no pictures, which is quick to draw: for tests of what happens, not of how it looks."""
    return open_context(pictures=False).new_page()


@pytest.fixture
def page(open_context: OpenContext) -> Page:
    return open_context().new_page()
