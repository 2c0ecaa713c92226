"""Files that are no sets: unreadable, no TOML, with keys that are unknown, missing or of a wrong type."""

import re
from pathlib import Path

import pytest
from tests.tiles.planting import Plant, halves

from tilewright.locale import Texts
from tilewright.tiles.faults import TileSetError
from tilewright.tiles.reader import read_board, read_tile_set, validate

ALL = halves("Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn")
PLANTS = [
    Plant("not-toml", "castle", "t05", "areas = [", "areas = [[[", "line", said=""),
    Plant("unknown-key", "castle", "t05", "square", "squares", "squares"),
    Plant(
        "unknown-key",
        "castle",
        "t05",
        'kind = "house"',
        'kind = "house", roof = 1',
        "roof is not known in house1",
    ),
    Plant("unknown-key", "castle", "", "format = 1", "format = 1\nauthor = 2", "author is not known in the file"),
    Plant("unknown-key", "board", "tower 3", "inward", "inwards", "inwards is not known in the tower"),
    Plant("missing-key", "castle", "", "format = 1", "", "format is missing in the file"),
    Plant("missing-key", "castle", "t05", 'id = "t05"', "", "id is missing", said="tile 5"),
    Plant("missing-key", "castle", "t05", 'id = "tower1", ', "", "id is missing in area 1"),
    Plant("missing-key", "castle", "t05", 'kind = "tower", ', "", "kind is missing in tower1"),
    Plant("missing-key", "board", "wall 3", "length = 1", "", "length is missing in the side"),
    Plant("wrong-type", "castle", "t05", "square = false", "square = 2", "true or false"),
    Plant("wrong-type", "castle", "t01", "markets = 1", 'markets = "1"', "a whole number"),
    Plant("wrong-type", "castle", "t01", "markets = 1", "markets = true", "a whole number"),
    Plant("wrong-type", "castle", "t01", ALL, 'halves = "Nw"', "a list of texts"),
    Plant("wrong-type", "castle", "t01", ALL, "halves = [0, 1]", "a list of texts"),
    Plant("wrong-type", "castle", "t13", "areas = [", "areas = [1,", "a list of tables"),
    Plant("wrong-type", "board", "tower 3", "[22, 23]", "[22, 23, 24]", "two whole numbers"),
    Plant("wrong-format", "castle", "", "format = 1", "format = 2", "format 2"),
    Plant("wrong-game", "castle", "", 'game = "castle"', 'game = "chess"', "chess"),
    Plant("wrong-game", "board", "", "cells = 76", 'cells = 76\ngame = "classic"', "classic"),
    Plant("wrong-half-order", "castle", "", '["Nw", "Ne"', '["Ne", "Nw"'),
    Plant("bad-id", "castle", "t05", 'id = "t05"', 'id = "t 05"', said="t 05"),
    Plant("bad-id", "castle", "t05", 'id = "tower1"', 'id = ""', "in area 1"),
    Plant("too-small", "castle", "t01", "markets = 1", "markets = -1", "at least 0"),
    Plant("too-small", "classic", "B", "count = 4", "count = 0", "at least 1"),
    Plant("too-large", "castle", "t01", "markets = 1", "markets = 1000", "at most 100"),
    Plant("too-many", "castle", "t01", "areas = [", "areas = [" + "{}," * 40, "at most 32"),
]
HEAD = b'format = 1\nid = "x"\n'
CONTENTS = {
    "not-utf8": (HEAD + b"note = '\xff'", "byte 28"),
    "not-toml": (b"a = " + b"[" * 100_000, "nested too deeply"),
    "not-a-set": (HEAD, "neither"),
    "no-tiles": (HEAD + b'game = "castle"\ntile = []', "no tile"),
    "too-many": (HEAD + b'[[tile]]\nid = "a"\n' * 501, "at most 500"),
    "no-cells": (HEAD + b'rows = ["..."]\nseams = []\ntower = []\nwall = []\nstart = []', "no cell"),
    "no-start": (HEAD + b'rows = ["#"]\nseams = []\ntower = []\nwall = []\nstart = []', "no start"),
}


@pytest.mark.parametrize("fault", PLANTS, ids=lambda fault: f"{fault.code}-{fault.file}-{fault.place}")
def test_a_planted_fault_is_found_by_name(fault: Plant, tmp_path: Path) -> None:
    fault.check(tmp_path)


NOT_TOML = {
    "a key twice": (b"a = 1\na = 2\n", "line 2, column 6", "twice"),
    "a table twice": (b"[a]\n[a]\n", "line 2, column 3", "twice"),
    "a list left open": (b"a = [\n1,\n", "line 3, column 1", "value"),
    "a text left open": (b'a = "b\n', "line 1, column 7", "something stands here"),
    "no value": (b"a =\n", "line 1, column 4", "value is missing"),
    "no equals": (b"a 1\n", "line 1, column 3", "not followed by ="),
    "half an escape": (b'a = "\\ud800"\n', "line 1, column 12", "backslash"),
    "endless digits": (b"b = 1\na = " + b"9" * 6000, "line 2, column 5", "too many digits"),
    "nested": (b"b = 1\na = " + b"[" * 100_000, "line 2, column 104", "nested too deeply"),
}


@pytest.mark.parametrize("name", NOT_TOML)
def test_what_is_no_toml_is_told_in_our_own_words_with_its_place(name: str, tmp_path: Path) -> None:
    content, place, words = NOT_TOML[name]
    path = tmp_path / "x.toml"
    path.write_bytes(content)
    (fault,) = validate(path)
    assert fault.code == "not-toml"
    assert place in fault.text
    assert words in fault.text
    for said in ("(at ", "int_max_str_digits", "Expected", "Cannot"):
        assert said not in fault.text


def test_a_byte_order_mark_before_a_set_is_passed_over(tmp_path: Path) -> None:
    text = Path("tests/data/castle-draft.toml").read_bytes()
    (tmp_path / "x.toml").write_bytes(b"\xef\xbb\xbf" + text)
    assert validate(tmp_path / "x.toml") == []


@pytest.mark.parametrize("lang", ["nl", "de"])
def test_no_english_words_stand_in_a_translated_fault(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text('format = 1\nhalf_order = 3\nother = 1\n[[tile]]\nid = "a"\ncount = "1"\nareas = [1]\nmore = 2\n')
    told = [Texts(lang).text(f"fault-{fault.code}", **fault.args) for fault in validate(path)]
    assert len(told) >= 5
    assert not re.search(r"\b(the|tile|file|list of|whole|number)\b", " ".join(told).replace("[[tile]]", ""))


@pytest.mark.parametrize("code", CONTENTS)
def test_a_file_that_is_no_set_is_refused_with_its_code(code: str, tmp_path: Path) -> None:
    content, words = CONTENTS[code]
    path = tmp_path / "x.toml"
    path.write_bytes(content)
    found = {fault.code: fault.text for fault in validate(path)}
    assert words in found[code]


@pytest.mark.parametrize("read", [read_tile_set, read_board])
def test_a_missing_file_and_a_folder_are_refused_in_one_line(read, tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(TileSetError) as refused:
            read(path)
        assert [fault.code for fault in refused.value.faults] == ["file-unreadable"]
        assert str(refused.value).startswith(f"{path}: the file cannot be read: ")
        assert "\n" not in str(refused.value)


def test_a_fault_reads_as_file_tile_and_sentence(tmp_path: Path) -> None:
    found = PLANTS[1].find(tmp_path)
    assert [str(fault) for fault in found] == [
        f"{tmp_path / 'castle.toml'}: t05: the key squares is not known in the tile"
    ]


def test_reading_for_play_refuses_with_every_fault_at_once(tmp_path: Path) -> None:
    text = (PLANTS[1].find(tmp_path), tmp_path / "castle.toml")[1].read_text(encoding="utf-8")
    (tmp_path / "castle.toml").write_text(text.replace("markets = 1", "markets = -1", 1), encoding="utf-8")
    with pytest.raises(TileSetError, match=r"t01: .* \(and 1 more\)$") as refused:
        read_tile_set(tmp_path / "castle.toml")
    assert [fault.code for fault in refused.value.faults] == ["too-small", "unknown-key"]


def test_whatever_stands_in_a_file_a_fault_stays_one_line(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text(
        'format = 1\n"a\\nb" = 1\n[[tile]]\nid = "c\\u001b[2Jd"\nareas = [{ id = "e\\nf", kind = "g\\rh" }]\n'
        f'[[tile]]\nid = "{"i" * 5000}"\nareas = 1\n',
        encoding="utf-8",
    )
    lines = [str(fault) for fault in validate(path)]
    assert len(lines) >= 5
    assert all(line.isprintable() and len(line) < 700 for line in lines)
