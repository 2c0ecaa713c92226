"""The command arena: what it prints, that nothing but the seed decides, that a log goes on where it stopped."""

from __future__ import annotations

import gzip
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Terminal

from tilewright.formats import read_records

PROGRAM = str(Path(sys.executable).parent / "tilewright")
KEYS = [
    "player", "wins", "draws", "losses", "mean_score", "mean_margin", "margin_interval", "win_interval", "elo",
    "elo_interval", "seconds_per_move",
]  # fmt: skip
MATCH = ("arena", "--players", "random,random", "--seed", "7", "--json")


def timeless(text: str) -> dict[str, object]:
    document: dict[str, object] = json.loads(text)
    for result in document["results"]:
        del result["seconds_per_move"]
    return document


def games(path: Path) -> list[object]:
    """The games of a log without the seconds they took."""
    found = []
    for line in (gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()).splitlines():
        data = json.loads(line)
        del data["x_arena"]["seconds"]
        found.append(data)
    return found


def test_the_json_has_what_was_promised(terminal: Terminal) -> None:
    done = terminal("arena", "--game", "classic", "--players", "random,greedy", "--games", 4, "--seed", 7, "--json")
    assert done.code == 0
    document = json.loads(done.out)
    assert list(document)[:4] == ["game", "games", "seed", "results"]
    assert (document["game"], document["games"], document["seed"]) == ("classic", 4, 7)
    assert [list(result) for result in document["results"]] == [KEYS, KEYS]
    weak, strong = document["results"]
    assert (weak["player"], strong["player"]) == ("random", "greedy")
    assert (strong["wins"], strong["draws"], strong["losses"], strong["elo"]) == (4, 0, 0, None)
    assert strong["mean_margin"] == pytest.approx(strong["mean_score"] - weak["mean_score"], abs=0.002)
    assert strong["margin_interval"][0] < strong["mean_margin"] < strong["margin_interval"][1]
    assert strong["win_interval"] == [0.5101, 1.0]
    assert strong["elo_interval"] == [7.03, None]
    assert 0 < weak["seconds_per_move"] < strong["seconds_per_move"]
    assert {"version", "commit", "sets", "boards", "numba"} <= set(document)
    assert document["sets"]["classic-1"] == document["set"]
    assert (document["pairs"], document["forfeits"]) == (
        [{"players": [0, 1], "wins": 0, "draws": 0, "losses": 4}],
        [0, 0],
    )
    assert "4 games of Classic between random and greedy; seed " in done.err


def test_the_text_says_the_same_in_three_languages(terminal: Terminal) -> None:
    for lang, won, margin in (
        ("en", "won", "margin"),
        ("nl", "gewonnen", "verschil"),
        ("de", "gewonnen", "Abstand"),
    ):
        words = ("--players", "random,random,random", "--game", "classic", "--games", 3, "--seed", 3, "--lang", lang)
        done = terminal("arena", *words)
        assert done.code == 0
        lines = done.out.splitlines()
        assert [line.partition(":")[0] for line in lines if won in line] == ["random 1", "random 2", "random 3"]
        assert sum(margin in line for line in lines) == 3
        assert len(lines) == 3 * 6 + 3
        decimal = "." if lang == "en" else ","
        assert all(re.search(rf"\d\{decimal}\d", line) for line in lines if margin in line)


def test_the_result_does_not_depend_on_the_workers(terminal: Terminal, tmp_path: Path) -> None:
    documents = []
    for workers in (1, 2):
        done = terminal(*MATCH, "--games", 6, "--workers", workers, "--log", f"{workers}.jsonl")
        assert done.code == 0
        documents.append(timeless(done.out))
    assert documents[0] == documents[1]
    assert games(tmp_path / "1.jsonl") == games(tmp_path / "2.jsonl")


def test_another_seed_is_another_match(terminal: Terminal) -> None:
    words = ("arena", "--players", "random,random", "--games", 2, "--json")
    seeds = [timeless(terminal(*words, "--seed", seed).out)["results"] for seed in (7, 7, 8)]
    assert seeds[0] == seeds[1] != seeds[2]
    fresh = timeless(terminal(*words).out)
    assert re.fullmatch("[0-9a-f]{64}", fresh["seed"])
    assert timeless(terminal(*words, "--seed", fresh["seed"]).out)["results"] == fresh["results"]


def test_the_log_holds_records_that_replay(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal(*MATCH, "--games", 4, "--log", "log.jsonl").code == 0
    records = list(read_records(tmp_path / "log.jsonl"))
    assert [record.extra["x_arena"]["number"] for record in records] == [0, 1, 2, 3]
    assert records[0].seed == records[1].seed != records[2].seed
    assert records[0].extra["x_arena"]["program"]["version"]
    checked = terminal("replay", "--check", "log.jsonl")
    assert (checked.code, checked.out.splitlines()[-1]) == (0, "4 ok, 0 differ")


@pytest.mark.parametrize("name", ["log.jsonl", "log.jsonl.gz"])
@pytest.mark.parametrize("cut", [0, 1, 40])
def test_a_match_goes_on_after_its_last_whole_game(terminal: Terminal, tmp_path: Path, name: str, cut: int) -> None:
    whole = terminal(*MATCH, "--games", 6, "--log", name)
    path = tmp_path / name
    expected = games(path)
    path.unlink()
    assert terminal(*MATCH, "--games", 4, "--log", name).code == 0
    path.write_bytes(path.read_bytes()[: -cut or None])
    again = terminal(*MATCH, "--games", 6, "--resume", name)
    assert again.code == 0
    # A last line that lacks nothing but its end is whole; of a packed one not even that can be told.
    kept = 4 if cut == 0 or (cut == 1 and name == "log.jsonl") else 3
    assert f"{kept} of them stand in {name} already" in again.err
    assert timeless(again.out) == timeless(whole.out)
    assert games(path) == expected
    finished = terminal("arena", "--players", "random,random", "--json", "--games", 6, "--resume", name)
    assert timeless(finished.out)["results"] == timeless(whole.out)["results"]


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ("--seed 8", "seed"),
        ("--seed 7 --nodes 5", "nodes"),
        ("--seed 7 --time 5", "milliseconds"),
        ("--seed 7 --players random,greedy", "players"),
        ("--seed 7 --game classic", "game"),
        ("--seed 7 --option won_extra_turn=next_turn", "options"),
    ],
)
def test_a_log_of_another_match_is_refused_and_left_as_it_is(
    terminal: Terminal, tmp_path: Path, words: str, what: str
) -> None:
    terminal(*MATCH, "--games", 2, "--log", "log.jsonl")
    before = (tmp_path / "log.jsonl").read_bytes()
    done = terminal("arena", "--players", "random,random", "--games", 4, "--resume", "log.jsonl", *words.split())
    assert done.code == 2
    assert f"its {what} differs" in done.err
    assert (tmp_path / "log.jsonl").read_bytes() == before


def test_a_line_in_the_middle_that_is_no_game_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*MATCH, "--games", 2, "--log", "log.jsonl")
    first, second = (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "log.jsonl").write_text(first + "{}\n" + second, encoding="utf-8")
    done = terminal(*MATCH, "--games", 4, "--resume", "log.jsonl")
    assert (done.code, "Line 2 of log.jsonl" in done.err) == (2, True)


@pytest.mark.parametrize("name", ["log.jsonl", "log.jsonl.gz"])
def test_a_log_goes_on_as_it_is_whatever_it_is_called(terminal: Terminal, tmp_path: Path, name: str) -> None:
    other = {"log.jsonl": "log.jsonl.gz", "log.jsonl.gz": "log.jsonl"}[name]
    assert terminal(*MATCH, "--games", 2, "--log", name).code == 0
    (tmp_path / name).rename(tmp_path / other)
    assert terminal(*MATCH, "--games", 4, "--resume", other).code == 0
    assert [record.extra["x_arena"]["number"] for record in read_records(tmp_path / other)] == [0, 1, 2, 3]


def test_games_out_of_their_order_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*MATCH, "--games", 2, "--log", "log.jsonl")
    lines = (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    for wrong, line in ((lines[::-1], 1), ([lines[0], *lines], 2)):
        (tmp_path / "log.jsonl").write_text("".join(wrong), encoding="utf-8")
        done = terminal(*MATCH, "--games", 4, "--resume", "log.jsonl")
        assert (done.code, f"Line {line} of log.jsonl" in done.err) == (2, True)


def test_a_program_that_fails_loses_its_games_and_the_match_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    hello = '{"type": "hello", "protocol": 1, "name": "x"}'
    code = f"import sys\ninput(); print({hello!r}, flush=True)\ninput(); sys.exit(3)\n"
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    done = terminal("arena", "--players", f"cmd:{sys.executable} bot.py,random", "--games", 4, "--seed", 1, "--json")
    assert done.code == 0
    document = json.loads(done.out)
    assert document["forfeits"] == [4, 0]
    assert [result["losses"] for result in document["results"]] == [4, 0]
    assert document["results"][0]["seconds_per_move"] is None
    assert done.err.count("ended when an answer was due (exit code 3)") == 4


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Linux and macOS")
def test_a_killed_match_leaves_no_process_and_a_log_that_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    program = [PROGRAM, *MATCH, "--games", "2000", "--workers", "2", "--log", "log.jsonl"]
    door, end = os.pipe()
    running = subprocess.Popen(
        program,
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=(end,),
        start_new_session=True,
    )
    os.close(end)
    path = tmp_path / "log.jsonl"
    while not path.exists() or path.read_bytes().count(b"\n") < 2:
        assert running.poll() is None
    running.send_signal(signal.SIGKILL)
    running.wait()
    # Closed once nobody of that family holds the other end any more.
    assert os.read(door, 1) == b""
    os.close(door)
    count = path.read_bytes().count(b"\n")
    done = terminal(*MATCH, "--games", count + 2 + count % 2, "--resume", "log.jsonl")
    assert done.code == 0
    assert [game["x_arena"]["number"] for game in games(path)] == list(range(count + 2 + count % 2))


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Linux and macOS")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_key_that_interrupts_ends_it_with_a_hint(tmp_path: Path, number: int) -> None:
    program = [PROGRAM, *MATCH, "--games", "2000", "--workers", "2", "--log", "log.jsonl"]
    running = subprocess.Popen(program, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    path = tmp_path / "log.jsonl"
    while not path.exists() or path.read_bytes().count(b"\n") < 1:
        assert running.poll() is None
    running.send_signal(number)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (130, "")
    assert "--resume log.jsonl goes on from here" in err
    assert "Traceback" not in err


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Linux and macOS")
def test_an_ended_match_leaves_no_program_behind(tmp_path: Path) -> None:
    hello = '{"type": "hello", "protocol": 1, "name": "x"}'
    code = f"import os, signal\ninput(); print({hello!r}, flush=True)\n"
    code += "open('new', 'w').write(str(os.getpid())); os.rename('new', 'begun')\nsignal.pause()\n"
    (tmp_path / "bot.py").write_text(code, encoding="utf-8")
    players = f"cmd:{sys.executable} bot.py,random"
    running = subprocess.Popen([PROGRAM, "arena", "--players", players, "--games", "2"], cwd=tmp_path)
    while not (tmp_path / "begun").exists():
        assert running.poll() is None
    running.send_signal(signal.SIGTERM)
    assert running.wait(timeout=60) == 130
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "begun").read_text()), 0)
