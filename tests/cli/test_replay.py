"""`replay`: games that an independent referee played, and the same with one thing changed."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Terminal

TESTS = Path(__file__).parent.parent
CASTLE = sorted((TESTS / "records/v1/castle").glob("*.json"))
CLASSIC = sorted((TESTS / "records/v1/classic").glob("*.json"))
TWO = TESTS / "records/v1/classic/p004-base-2p.json"
DRAFT = ("--tile-set", TESTS / "data/castle-draft.toml", "--board", TESTS / "data/castle-1-board.toml")


def data(path: Path) -> dict[str, Any]:
    found = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_the_ten_games_of_the_castle_are_ok(terminal: Terminal) -> None:
    done = terminal("replay", "--check", *CASTLE, *DRAFT)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [*(f"{path} ok" for path in CASTLE), "10 ok, 0 differ"]


def test_the_games_of_classic_are_ok(terminal: Terminal) -> None:
    done = terminal("replay", "--check", *CLASSIC, "--lang", "de")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [*(f"{path} ok" for path in CLASSIC), f"{len(CLASSIC)} ok, 0 differ"]


def test_a_changed_trace_names_the_move(terminal: Terminal, tmp_path: Path) -> None:
    record = data(TWO)
    scores = list(record["expect"]["trace"][16])
    record["expect"]["trace"][16][1] += 5
    (tmp_path / "a.json").write_text(json.dumps(record), encoding="utf-8")
    done = terminal("replay", "--check", "a.json")
    expected = [scores[0], scores[1] + 5]
    line = f"a.json differs at move 17: scores {json.dumps(scores)}, expected {json.dumps(expected)}"
    assert (done.code, done.err) == (1, "")
    assert done.out.splitlines() == [line, "0 ok, 1 differ"]


@pytest.mark.parametrize("key", ["scores", "expect"])
def test_a_changed_final_score_names_the_end(terminal: Terminal, tmp_path: Path, key: str) -> None:
    record = data(TWO)
    final = list(record["expect"]["scores"])
    changed = [final[0] + 1, final[1]]
    if key == "expect":
        record["expect"]["scores"] = changed
    else:
        record["scores"] = changed
    (tmp_path / "a.json").write_text(json.dumps(record), encoding="utf-8")
    done = terminal("replay", "--check", "a.json")
    line = f"a.json differs at the end: scores {json.dumps(final)}, expected {json.dumps(changed)}"
    assert done.code == 1
    assert done.out.splitlines() == [line, "0 ok, 1 differ"]


def test_an_illegal_move_names_its_rule(terminal: Terminal, tmp_path: Path) -> None:
    record = data(TWO)
    record["moves"][3]["x"] += 40
    (tmp_path / "a.json").write_text(json.dumps(record), encoding="utf-8")
    for words in (("--check",), ()):
        done = terminal("replay", *words, "a.json")
        assert done.code == 1
        (line,) = [line for line in done.out.splitlines() if line.startswith("a.json")]
        assert line.startswith("a.json differs at move 4: legal: ")
        assert "(rule classic.T2)" in line


@pytest.mark.parametrize(
    ("what", "value"),
    [("cells", [[9, 9]]), ("claims", ["city9"]), ("keeps", [9, 9]), ("wall", [1]), ("supply", [0, 9])],
)
def test_the_first_difference_of_an_entry_is_named(
    terminal: Terminal, tmp_path: Path, what: str, value: object
) -> None:
    record = data(CASTLE[0])
    record["expect"][what][7] = value
    record["expect"]["trace"][8] = [0, 0]
    (tmp_path / "a.json").write_text(json.dumps(record), encoding="utf-8")
    done = terminal("replay", "--check", "a.json", *DRAFT)
    assert done.code == 1
    assert done.out.startswith(f"a.json differs at move 8: {what} ")
    assert f"expected {json.dumps(value)}" in done.out


def test_a_truncated_file_is_one_line(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(CLASSIC[0].read_bytes()[:900])
    done = terminal("replay", "--check", "a.json")
    assert (done.code, done.err) == (2, "")
    first, last = done.out.splitlines()
    assert first.startswith("a.json unreadable: ")
    assert first.endswith(" [cut-short]")
    assert last == "0 ok, 0 differ, 1 unreadable"


def test_lines_are_counted_and_reading_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    good = json.dumps(data(TWO))
    bad = json.dumps(data(CLASSIC[0]) | {"scores": [0, 0, 0, 0]})
    (tmp_path / "many.jsonl").write_text(f"{good}\n{bad}\nnonsense\n{good}\n", encoding="utf-8")
    done = terminal("replay", "--check", "many.jsonl")
    assert done.code == 2
    lines = done.out.splitlines()
    assert lines[0] == "many.jsonl:1 ok"
    assert lines[1].startswith("many.jsonl:2 differs at the end: scores ")
    assert lines[2].startswith("many.jsonl:3 unreadable: ")
    assert lines[3:] == ["many.jsonl:4 ok", "2 ok, 1 differ, 1 unreadable"]


def test_gzip_and_standard_input_are_read(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "a.json.gz").write_bytes(gzip.compress(TWO.read_bytes()))
    assert terminal("replay", "--check", "a.json.gz").out == "a.json.gz ok\n1 ok, 0 differ\n"
    typed = json.dumps(data(TWO)) + "\n"
    assert terminal("replay", "--check", "-", typed=typed).out.endswith("1 ok, 0 differ\n")


def test_json_is_one_document(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal("replay", "--check", "--json", TWO, "no.json")
    assert (done.code, done.err) == (2, "")
    found = json.loads(done.out)
    assert [found["ok"], found["differs"], found["unreadable"]] == [1, 0, 1]
    assert found["records"][0]["result"] == "ok"
    assert found["records"][1]["code"] == "file-missing"


def test_without_check_the_game_is_shown(terminal: Terminal) -> None:
    done = terminal("replay", TWO)
    scores = data(TWO)["expect"]["scores"]
    names = data(TWO)["players"]
    expected = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
    title, *lines, last = done.out.splitlines()
    assert (done.code, title, last) == (0, f"Classic: {' and '.join(names)}", f"{TWO} {expected}")
    entries = [line for line in lines if not line.startswith(" ")]
    assert [int(line.partition(".")[0]) for line in entries] == list(range(1, len(data(TWO)["moves"]) + 1))
    assert entries[-1].endswith(f"({', '.join(map(str, scores))})")
    assert any(re.search(r" at column -?\d+, row -?\d+, .* \(classic\.S2\)$", line) for line in lines)


def test_a_private_set_must_be_given(terminal: Terminal) -> None:
    done = terminal("replay", "--check", CASTLE[0])
    assert done.code == 2
    assert "give its file with --tile-set. [set-unknown]" in done.out
