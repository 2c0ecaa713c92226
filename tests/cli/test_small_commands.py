"""validate, rules, doctor, bench, the version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Terminal

import tilewright
from tilewright.cli import bench
from tilewright.game import format_position, new
from tilewright.locale import rule_ids
from tilewright.rules import compiling

TESTS = Path(__file__).parent.parent
DATA = TESTS / "data"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("castle-draft.toml", "60 tiles"),
        ("tiles-classic.toml", "72 tiles"),
        ("castle-1-board.toml", "76 cells, 14 corner towers, 7 start spaces"),
    ],
)
def test_validate_says_what_was_checked(terminal: Terminal, name: str, text: str) -> None:
    done = terminal("validate", DATA / name)
    assert (done.code, done.err) == (0, "")
    assert text in done.out


def test_validate_names_every_fault_on_a_line(terminal: Terminal, tmp_path: Path) -> None:
    text = (DATA / "castle-draft.toml").read_text(encoding="utf-8")
    broken = text.replace('halves = ["Se", "Sw"] }', 'halves = ["Se"] }', 1).replace("markets = 1", 'markets = "x"', 1)
    assert broken != text
    (tmp_path / "set.toml").write_text(broken, encoding="utf-8")
    done = terminal("validate", "set.toml")
    lines = done.out.splitlines()
    assert done.code == 1
    assert lines[-1] == f"set.toml: {len(lines) - 1} faults"
    assert all(line.startswith("set.toml: t") and line.endswith("]") for line in lines[:-1])
    assert any("[half-without-owner]" in line for line in lines)
    assert any("[wrong-type]" in line for line in lines)


def test_validate_asks_for_a_whole_set(terminal: Terminal) -> None:
    done = terminal("validate", DATA / "castle-small.toml")
    assert done.code == 1
    assert "[tiles-number]" in done.out


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [("a.toml", b"\xff", "not-utf8"), ("a.toml", b"a = [", "not-toml"), ("a.json", b'{"format": ', "cut-short")],
)
def test_validate_of_an_unreadable_file(
    terminal: Terminal, tmp_path: Path, name: str, content: bytes, code: str
) -> None:
    (tmp_path / name).write_bytes(content)
    done = terminal("validate", name)
    assert done.code == 2
    assert done.out.startswith(f"{name}: ")
    assert done.out.endswith(f"[{code}]\n")
    assert terminal("validate", "missing.toml").code == 2


def test_validate_plays_a_record_and_sets_up_a_position(terminal: Terminal, tmp_path: Path) -> None:
    record = TESTS / "records/v1/classic/p004-base-2p.json"
    assert "a record of Classic with 71 moves" in terminal("validate", record).out
    changed = json.loads(record.read_text(encoding="utf-8"))
    changed["moves"][0]["x"] = 9
    (tmp_path / "a.json").write_text(json.dumps(changed), encoding="utf-8")
    done = terminal("validate", "a.json")
    assert done.code == 1
    assert "differs at move 1: legal: " in done.out
    (tmp_path / "p.json").write_text(format_position(new("classic", ["A", "B"], 1).position()), encoding="utf-8")
    assert "a position of Classic with 1 tile" in terminal("validate", "p.json").out
    assert json.loads(terminal("validate", "--json", "p.json").out)[0]["what"] == "position"


@pytest.mark.parametrize("game", ["castle", "classic"])
@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_rules_are_shown_whole_and_one_by_one(terminal: Terminal, game: str, lang: str) -> None:
    whole = terminal("rules", game, "--lang", lang)
    assert (whole.code, whole.err) == (0, "")
    for rule in rule_ids(game, lang):
        assert f"**{rule.partition('.')[2]}**" in whole.out
    for wanted in ("T2", "t2", f"{game}.T2"):
        one = terminal("rules", game, wanted, "--lang", lang)
        assert one.out.startswith(f"{game}.T2  ")
        assert len(one.out.splitlines()) == 1


def test_doctor_finds_everything_here(terminal: Terminal) -> None:
    done = terminal("doctor", "--json")
    found = json.loads(done.out)
    assert (done.code, found["well"]) == (0, True)
    parts = {finding["part"] for finding in found["findings"]}
    assert {"python", "numba", "cache", "kernels", "language", "data", "terminal"} <= parts


def test_doctor_names_what_is_missing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "available", lambda: False)
    done = terminal("doctor")
    assert done.code == 3
    assert "missing: " in done.out
    monkeypatch.undo()
    monkeypatch.setenv("TILEWRIGHT_CACHE", "/proc/nowhere")
    done = terminal("doctor")
    assert done.code == 3
    assert "make it writable or set TILEWRIGHT_CACHE" in done.out


def test_version(terminal: Terminal) -> None:
    assert terminal("--version").out == f"tilewright {tilewright.__version__}\n"
    found = json.loads(terminal("--version", "--json").out)
    assert found["version"] == tilewright.__version__
    assert {"commit", "sets", "boards", "numba"} <= set(found)
    assert len(found["sets"]["castle-1"]) == 64


def test_bench_has_its_keys(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    monkeypatch.setattr(bench, "_start_seconds", lambda cache: 1.5 if cache is None else 30.0)
    done = terminal("bench", "--json")
    assert done.code == 0
    assert done.err == "Measuring; this takes up to a minute.\n"
    found = json.loads(done.out)
    for key in (
        "castle_random_games_per_core_second",
        "castle_interpreted_games_per_second",
        "classic_random_games_per_core_second",
        "classic_random_games_per_core_second_3p",
        "classic_random_games_per_core_second_5p",
        "classic_interpreted_games_per_second",
        "state_bytes_castle",
        "state_bytes_classic",
        "evaluations_per_core_second",
        "clone_ns",
        "cold_compile_s",
        "warm_start_s",
    ):
        assert found[key] > 0, key
    assert 18 <= found["classic_random_mean_scores"] <= 21
    assert len(found["castle_random_mean_scores"]) == 2
    assert found["castle_random_games_per_core_second"] > found["castle_interpreted_games_per_second"]
    assert {"version", "commit", "sets", "numba"} <= set(found)


def test_bench_without_numba_is_missing_something(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "available", lambda: False)
    done = terminal("bench")
    assert (done.code, done.out) == (3, "")
    assert done.err.endswith(" [missing-part]\n")
