"""What axe finds on a page."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import ROOT, lacking

if TYPE_CHECKING:
    from playwright.sync_api import Page

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page, *further: str) -> list[str]:
    """What axe finds, by `further` rules too, in an isolated world: the page's own policy lets no foreign script in."""
    session = page.context.new_cdp_session(page)
    frame = session.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    world = session.send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "axe"})["executionContextId"]

    def run(expression: str) -> Any:
        wanted = {"expression": expression, "contextId": world, "awaitPromise": True, "returnByValue": True}
        answer = session.send("Runtime.evaluate", wanted)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    if not AXE.is_file():
        lacking("axe-core is not installed (npm ci in web)")
    run(AXE.read_text(encoding="utf-8"))
    wishes = {"resultTypes": ["violations"], "rules": {rule: {"enabled": True} for rule in further}}
    told = run(
        f"axe.run(document, {json.dumps(wishes)}).then(found => found.violations.map("
        "one => one.id + ': ' + one.nodes.map(node => node.target.join(' ') + ' ' + node.failureSummary).join(' | ')))"
    )
    session.detach()
    found: list[str] = told
    return found
