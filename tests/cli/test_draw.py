"""The command draw: tiles, sets, records and positions as pictures."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.conftest import Terminal

from tilewright.game import format_position, new

RECORDS = Path(__file__).parent.parent / "records" / "v1"
DRAFT = Path(__file__).parent.parent / "data" / "castle-draft.toml"
SVG = "{http://www.w3.org/2000/svg}"


def _laid(text: str) -> int:
    return sum("-tile-" in str(element.get("href")) for element in ElementTree.fromstring(text).iter(f"{SVG}use"))


@pytest.mark.parametrize("name", ["t05", "Q", "R1.spring", "E+garden"])
def test_a_tile_is_drawn_on_stdout(terminal: Terminal, name: str) -> None:
    done = terminal("draw", "--tile", name, "--size", "64")
    assert (done.code, done.err) == (0, "")
    root = ElementTree.fromstring(done.out)
    assert (root.get("width"), root.get("height"), _laid(done.out)) == ("64", "64", 1)


def test_a_set_becomes_a_sheet_of_pixels(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal("draw", "--set", DRAFT, "--size", "16", "--output", "sheet.png", "--theme", "night")
    assert (done.code, done.out, done.err) == (0, "", "")
    assert (tmp_path / "sheet.png").read_bytes().startswith(b"\x89PNG")
    again = terminal("draw", "--set", DRAFT, "--output", "sheet.png")
    assert (again.code, "[file-exists]" in again.err) == (2, True)
    assert terminal("draw", "--set", DRAFT, "--size", "8", "--output", "sheet.png", "--force").code == 0


@pytest.mark.parametrize(("name", "tiles"), [("castle", 60), ("classic", 24), ("river", 10), ("abbot", 9)])
def test_every_named_set_has_a_sheet_of_its_own(terminal: Terminal, name: str, tiles: int) -> None:
    done = terminal("draw", "--set", name, "--theme", "schematic")
    assert (done.code, done.err, _laid(done.out)) == (0, "", tiles)


def test_a_record_is_drawn_at_any_move(terminal: Terminal, tmp_path: Path) -> None:
    record = RECORDS / "classic" / "p004-base-2p.json"
    for move, tiles in (("0", 1), ("7", 8)):
        done = terminal("draw", "--record", record, "--move", move)
        assert (done.code, done.err, _laid(done.out)) == (0, "", tiles)
    assert terminal("draw", "--record", record, "--output", "end.svg").code == 0
    assert _laid((tmp_path / "end.svg").read_text(encoding="utf-8")) > 60


def test_a_castle_of_a_private_set_is_drawn(terminal: Terminal) -> None:
    done = terminal("draw", "--record", RECORDS / "castle" / "public-003.json", "--move", "5", "--tile-set", DRAFT)
    assert (done.code, done.err, _laid(done.out)) == (0, "", 5)
    assert "figure-keep" in done.out


def test_a_position_is_drawn(terminal: Terminal, tmp_path: Path) -> None:
    game = new("castle", players=["Ann", "Bo"], seed=7)
    game.apply(game.actions()[0])
    (tmp_path / "now.json").write_text(format_position(game.position()), encoding="utf-8")
    done = terminal("draw", "--position", "now.json")
    assert (done.code, done.err, _laid(done.out)) == (0, "", 1)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ([], "draw-what"),
        (["--tile", "Q", "--set", "castle"], "draw-what"),
        (["--tile", "Z9"], "draw-tile"),
        (["--tile", "Q", "--move", "3"], "draw-move-alone"),
        (["--tile", "Q", "--theme", "dusk"], "draw-theme"),
        (["--tile", "Q", "--theme", ""], "draw-theme"),
        (["--tile", "Q", "--output", "q.jpg"], "draw-output"),
        (["--tile", "Q", "--size", "7"], "draw-size"),
        (["--tile", "Q", "--size", "9" * 5000], "draw-size"),
        (["--tile", "Q", "--size", "big"], "draw-size"),
        (["--set", "nothing.toml"], "file-unreadable"),
        (["--record", "nothing.json"], "file-missing"),
        (["--position", "nothing.json"], "file-missing"),
        (["--record", RECORDS / "classic" / "p004-base-2p.json", "--move", "9999"], "draw-move"),
        (["--tile", "Q", "--output", "nowhere/a.png"], "not-writable"),
        (["--tile", "Q", "--output", "nowhere/a.svg"], "not-writable"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_bad_input_is_one_sentence(terminal: Terminal, words: list[object], code: str, lang: str) -> None:
    done = terminal("draw", *words, "--lang", lang)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert done.err.rstrip().endswith(f"[{code}]")
