"""What is there to read beside the game: the rules, what an invitation invites to, names of any length."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.axe import violations
from tests.browser.conftest import OpenContext, Watched
from tests.browser.playing import asked, changed, click_answer, play, seq, start_game
from tests.browser.serving import Server

from tilewright.locale import rule_ids, rule_text

if TYPE_CHECKING:
    from playwright.sync_api import Page

PHONE = {"width": 390, "height": 844}
LONG = ["W" * 60, "M" * 60, "Greedy", "X" * 59 + "y", "Z" * 60]


def create(page: Page, server: Server, game: str, seats: list[tuple[str, str]], seed: int, **options: Any) -> Any:
    """Set up a game with names and options of any kind, and keep its seats as the start page would."""
    page.goto(server.address)
    wanted = {"game": game, "seed": seed, "options": options}
    wanted["seats"] = [{"name": name, "player": player} for name, player in seats]
    return page.evaluate(
        "async wanted => { const made = await (await fetch('/api/games', {method: 'POST', body: JSON.stringify(wanted),"
        "headers: {'Content-Type': 'application/json'}})).json();"
        "localStorage.setItem('tilewright.games', JSON.stringify([{game: made.game, invitations: {},"
        "tokens: made.seats.flatMap(seat => seat.token ?? [])}])); return made; }",
        wanted,
    )


def sit_down(page: Page, server: Server, game: str) -> None:
    page.goto(f"{server.address}/#/table/{game}")
    page.get_by_test_id("pictures").locator("symbol").first.wait_for(state="attached")
    page.get_by_test_id("ask").wait_for()


def test_the_rules_are_fetched_and_read_from_the_start_page_by_keyboard(page: Page, server: Server) -> None:
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    page.goto(server.address)
    page.get_by_test_id("rules-link").wait_for()
    assert not [address for address in asked_for if "RulesPage" in address]
    page.get_by_test_id("rules-link").focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="The Castle: rules").wait_for()
    assert [address for address in asked_for if "RulesPage" in address]
    rules = page.get_by_test_id("rule")
    assert rules.count() == len(rule_ids("castle", "en"))
    assert rules.first.inner_text().split("\n")[0] == "P1"
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Wall tiles").press("Enter")
    assert page.locator("h2:focus").inner_text() == "Wall tiles"
    page.get_by_test_id("language").select_option("de")
    page.get_by_role("heading", name="Die Burg: Spielregeln").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)])
def test_a_rule_in_the_address_is_brought_into_sight(
    open_context: OpenContext, server: Server, size: tuple[int, int]
) -> None:
    page = open_context(viewport={"width": size[0], "height": size[1]}).new_page()
    page.goto(f"{server.address}/#/rules/classic/V9.3")
    sought = page.locator("#rule-V9\\.3")
    page.locator("#rule-V9\\.3:focus").wait_for()
    box = sought.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < size[1] / 2
    words = " ".join(sought.inner_text().split())
    assert words == f"V9.3 {rule_text('classic.V9.3', 'en')}"
    sought.get_by_role("link", name="T5").click()
    page.locator("#rule-T5:focus").wait_for()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_rules_open_beside_the_table(page: Page, server: Server) -> None:
    start_game(page, server.address, "castle", ["here", "here"], seed=71)
    with page.context.expect_page() as opened:
        page.get_by_test_id("rules-link").click()
    opened.value.get_by_role("heading", name="The Castle: rules").wait_for()
    assert asked(page) == "place"


def test_an_invitation_says_who_invites_to_what(open_context: OpenContext, server: Server) -> None:
    page, friend = open_context(pictures=False).new_page(), open_context(viewport=PHONE).new_page()
    seats = [("Ann", "here"), ("Friend", "link"), ("Gus", "greedy")]
    made = create(page, server, "classic", seats, 72, river=True, boundary={"width": 9, "height": 12})
    friend.goto(f"{server.address}/#/join/{made['seats'][1]['invitation']}")
    told = friend.get_by_test_id("invited")
    told.wait_for()
    words = told.inner_text()
    assert "Ann invites you to a game of Classic." in words
    for part in ("Gus", "your seat", "The River", "Bounded table", "9 columns, 12 rows"):
        assert part in words
    assert "default" not in words
    assert violations(friend) == []


def test_an_invitation_that_there_is_not_says_so_at_once(page: Page, server: Server, watched: Watched) -> None:
    watched.expected = ("status of 403",)
    page.goto(f"{server.address}/#/join/nothing")
    page.locator("[role=alert]:not(:empty)").wait_for()
    assert page.get_by_test_id("join").count() == 0
    assert violations(page) == []


def beyond(page: Page) -> list[str]:
    """Whatever stands out of the window at its right, unless its own box scrolls or cuts it."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('main *, header *, dialog *')].filter(one => !one.closest('svg')"
        "&& one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility()"
        "&& !one.closest('.scroll')).map(one => one.outerHTML.slice(0, 120))"
    )
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found + ([f"the page is {wide} too wide"] if wide > 0 else [])


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_long_names_stay_within_the_page(open_context: OpenContext, server: Server, size: tuple[int, int]) -> None:
    page = open_context(pictures=False, viewport={"width": size[0], "height": size[1]}).new_page()
    people = list(zip(LONG, ["here", "random", "random", "random", "link"], strict=True))
    made = create(page, server, "classic", people, 73)
    page.goto(f"{server.address}/#/join/{made['seats'][4]['invitation']}")
    page.get_by_test_id("invited").wait_for()
    assert beyond(page) == []
    made = create(page, server, "classic", [*people[:4], (LONG[4], "random")], 73)
    sit_down(page, server, made["game"])
    play(page, turns=6)
    for tab in ["log", "tiles", "track", *(["players", "turn"] if size[0] < 760 else [])]:
        page.get_by_test_id(f"tab-{tab}").click()
        assert beyond(page) == []
    play(page)
    page.get_by_test_id("sheet-end").wait_for()
    result, sheet = (page.get_by_test_id(name) for name in ("result", "sheet-end"))
    assert result.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert sheet.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert beyond(page) == []
    page.goto(server.address)
    page.get_by_test_id("my-games").wait_for()
    assert beyond(page) == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_games_to_go_on_with_come_first_where_all_stands_in_one_column(
    open_context: OpenContext, server: Server, size: tuple[int, int]
) -> None:
    page = open_context(pictures=False, viewport={"width": size[0], "height": size[1]}).new_page()
    create(page, server, "castle", [("Ann", "here"), ("Bo", "here")], 74)
    page.reload()
    mine, form = (page.get_by_test_id(name) for name in ("my-games", "new-game"))
    mine.wait_for()
    form.wait_for()
    boxes = [one.bounding_box() for one in (mine, form)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    if size[0] < 760:
        assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]
    else:
        assert boxes[0]["x"] >= boxes[1]["x"] + boxes[1]["width"]


def test_wall_tiles_are_told_in_words_by_pointer_keys_and_finger(open_context: OpenContext, server: Server) -> None:
    page = open_context(viewport={"width": 1024, "height": 768}).new_page()
    start_game(page, server.address, "castle", ["here", "here"], seed=292)
    held = page.get_by_test_id("player-0").get_by_test_id("wall-tiles").get_by_role("button")
    while held.count() < 2:
        play(page, turns=1)
    words = page.get_by_test_id("player-0").get_by_test_id("wall-words")
    for number in range(2):
        label = held.nth(number).get_attribute("aria-label")
        assert label
        held.nth(number).focus()
        assert words.inner_text() == label
        page.get_by_test_id("log").focus()
        held.nth(number).dispatch_event("click")
        assert words.inner_text() == label
    while not page.get_by_test_id("player-0").get_by_text(", used:").count():
        play(page, turns=1)
        used = page.get_by_test_id("player-0").locator("[data-testid=wall-tiles] .gone")
        if used.count():
            used.first.hover()
            break
    assert ", used:" in words.inner_text()


def test_a_computers_turn_is_shown_step_by_step_and_can_be_cut_short(open_context: OpenContext, server: Server) -> None:
    page = open_context(pictures=False, reduced_motion="no-preference").new_page()
    page.clock.install()
    start_game(page, server.address, "classic", ["here", "random"], seed=75)
    page.clock.pause_at("2030-01-01")
    while (ask := asked(page)) != "end_turn":
        before = seq(page)
        click_answer(page, ask)
        changed(page, before)
    lying = page.get_by_test_id("tile")
    mine = lying.count()
    page.get_by_test_id("end-turn").click()
    skip = page.get_by_test_id("catch-up")
    skip.wait_for()
    assert lying.count() == mine
    assert page.get_by_test_id("drawn").is_visible()
    page.clock.fast_forward(700)
    lying.nth(mine).wait_for(state="attached")
    spoken = page.get_by_test_id("announcer").inner_text()
    assert spoken.index("Random draws a tile") < spoken.index("Random places the tile")
    if skip.count():
        skip.click()
    assert asked(page) == "place"
    assert lying.count() == mine + 1


def test_whoever_wants_no_motion_or_no_pause_sees_a_computers_turn_at_once(page: Page, server: Server) -> None:
    start_game(page, server.address, "classic", ["here", "random"], seed=76)
    page.get_by_test_id("preferences").click()
    pace = page.get_by_test_id("pace")
    assert pace.input_value() == "off"
    pace.select_option("long")
    page.reload()
    page.get_by_test_id("preferences").click()
    assert page.get_by_test_id("pace").input_value() == "long"
    assert violations(page) == []
