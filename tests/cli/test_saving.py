"""What is saved, where, and what a resumed game takes over: a game that is left loses nothing."""

from __future__ import annotations

import gzip
import json
import signal
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Terminal
from tests.cli.test_play import CASTLE, TESTS, interrupted, played

from tilewright.game import parse_record

NEW = ("play", *CASTLE, "--players", "human,human", "--names", "Ann,Bo", "--seed", "2")


def data(path: Path) -> dict[str, Any]:
    found = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("stop", range(1, 40, 3))
def test_a_game_goes_on_from_any_prompt_as_if_it_had_never_been_left(
    terminal: Terminal, tmp_path: Path, stop: int
) -> None:
    game, lines = played(2)
    done = terminal(*NEW, "--save", "a.json", typed="\n".join(lines[:stop]) + "\n")
    assert (done.code, done.err) == (130, interrupted("a.json"))
    asked = done.out.rsplit("\n", 2)[1]
    for rest in (lines[stop:], lines[stop + 1 :], lines[stop - 1 :]):
        # A cell that was chosen is asked again, and a turn that had ended needs no Enter any more.
        again = terminal("play", "a.json", *CASTLE, "--save", "b.json", "--force", typed="\n".join(rest) + "\n")
        if again.code == 0:
            break
    assert (again.code, again.err, asked.endswith("> ")) == (0, "", True)
    assert parse_record((tmp_path / "b.json").read_bytes()).moves == game.record().moves


def test_a_tile_placed_in_the_turn_that_was_left_stays_placed(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal(*NEW, "--save", "a.json", typed="1\n1\n")
    assert "A follower?" in done.out.splitlines()[-1]
    kept = data(tmp_path / "a.json")
    assert (kept["moves"], [action["type"] for action in kept["x_turn"]]) == ([], ["place"])
    again = terminal("play", "a.json", *CASTLE, typed="u\n1\n1\n0\n")
    assert "Resumed from a.json after 0 moves." in again.out
    assert again.out.index("Ann places") < again.out.index("A follower?") < again.out.index("Undone; Ann decides again")
    kept = data(tmp_path / "a.json")
    assert (len(kept["moves"]), "x_turn" in kept) == (1, False)


@pytest.mark.parametrize(
    "turn", [5, [5], [{"type": "place"}], [{"type": "place", "tile": "t01", "x": 99, "y": 0, "rotation": 0}]]
)
def test_a_turn_in_progress_that_does_not_fit_is_played_anew(terminal: Terminal, tmp_path: Path, turn: object) -> None:
    terminal(*NEW, "--save", "a.json", typed="1\n1\n")
    (tmp_path / "a.json").write_text(json.dumps(data(tmp_path / "a.json") | {"x_turn": turn}), encoding="utf-8")
    done = terminal("play", "a.json", *CASTLE)
    assert (done.code, "Where does the tile go?" in done.out.splitlines()[-1]) == (130, True)
    assert ("is played anew" in done.out) == (turn != 5 and turn != [5] and len(turn[0]) > 1)  # type: ignore[index]


@pytest.mark.parametrize("name", ["a.json", "a.json.gz"])
def test_a_resumed_game_goes_on_saving_into_its_file(terminal: Terminal, tmp_path: Path, name: str) -> None:
    _, lines = played(2)
    terminal(*NEW, "--save", name, typed="\n".join(lines[:30]) + "\n")
    first = len(parse_record(_raw(tmp_path / name)).moves)
    done = terminal("play", "--resume", name, *CASTLE, typed="1\n1\n0\n\n1\n1\n0\n\n")
    assert (done.code, done.err) == (130, interrupted(name))
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert len(parse_record(_raw(tmp_path / name)).moves) > first


def _raw(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()


def test_a_file_that_another_wrote_meanwhile_is_left_alone(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tilewright.cli.table import Table

    terminal(*NEW, "--save", "a.json", typed="1\n1\n")
    before = Table.play

    def meddled(table: Table) -> None:
        (tmp_path / "a.json").write_text("of another", encoding="utf-8")
        before(table)

    monkeypatch.setattr(Table, "play", meddled)
    done = terminal("play", "a.json", *CASTLE, typed="s\n\nn\n")
    assert "a.json exists already. Overwrite it?" in done.out
    (saved,) = tmp_path.glob("tilewright-castle-*.json")
    assert done.err == interrupted(saved.name)
    assert (tmp_path / "a.json").read_text(encoding="utf-8") == "of another"


def test_where_the_file_can_no_longer_be_written_another_is(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tilewright.cli import saving
    from tilewright.formats import FormatError

    before = saving.write_record

    def full(path: Path, *rest: Any) -> None:
        if path.name == "a.json":
            raise FormatError("not-writable", file=str(path), why="?")
        before(path, *rest)

    terminal(*NEW, "--save", "a.json", typed="1\n1\n")
    monkeypatch.setattr(saving, "write_record", full)
    done = terminal("play", "a.json", *CASTLE)
    (saved,) = tmp_path.glob("tilewright-castle-*.json")
    assert done.err == interrupted(saved.name)


@pytest.mark.parametrize("first", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signals_that_come_while_a_game_is_being_saved_do_not_disturb_it(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: signal.Signals
) -> None:
    from tilewright.cli import human, saving

    before = saving.write_record

    def disturbed(*words: Any) -> None:
        for further in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
            signal.raise_signal(further)
        before(*words)

    handlers = [signal.getsignal(number) for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)]
    monkeypatch.setattr(saving, "write_record", disturbed)
    monkeypatch.setitem(human.ASK, "follower", lambda table: signal.raise_signal(first))
    done = terminal(*NEW, "--save", "a.json", typed="1\n1\n")
    assert (done.code, done.err) == (130, interrupted("a.json"))
    assert data(tmp_path / "a.json")["x_turn"]
    assert [signal.getsignal(number) for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM)] == handlers


def test_a_signal_that_comes_just_after_the_end_of_the_input_loses_nothing(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tilewright.cli import play

    before, struck = play._rescue, []

    def disturbed(table: Any, wishes: Any) -> None:
        if not struck:
            struck.append(True)
            signal.raise_signal(signal.SIGHUP)
        before(table, wishes)

    monkeypatch.setattr(play, "_rescue", disturbed)
    done = terminal(*NEW, typed="1\n1\n")
    (saved,) = tmp_path.glob("tilewright-castle-*.json")
    assert (done.code, done.err) == (130, interrupted(saved.name))


def test_another_file_is_overwritten_by_force_alone(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*NEW, "--save", "a.json", typed="1\n1\n")
    (tmp_path / "b.json").write_text("of another", encoding="utf-8")
    assert terminal("play", "a.json", *CASTLE, "--save", "b.json").err.endswith("[file-exists]\n")
    assert (tmp_path / "b.json").read_text(encoding="utf-8") == "of another"
    assert terminal("play", "a.json", *CASTLE, "--save", "b.json", "--force").code == 130
    assert data(tmp_path / "b.json")["format"] == "tilewright-record"
    assert terminal("play", "a.json", *CASTLE, "--save", "./a.json").code == 130


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_what_a_saved_game_brings_itself_is_refused(terminal: Terminal, tmp_path: Path, lang: str) -> None:
    terminal(*NEW, "--save", "a.json", typed="1\n1\n")
    before = (tmp_path / "a.json").read_bytes()
    for words in (("--seed", "2"), ("--game", "castle"), ("--names", "A,B"), ("--option", "won_extra_turn=now")):
        done = terminal("play", "a.json", *CASTLE, *words, "--lang", lang)
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
        assert done.err.startswith(words[0])
        assert done.err.endswith("[needless-with-resume]\n")
    assert terminal("play", "a.json", "--resume", "a.json").err.endswith("[argument-extra]\n")
    assert (tmp_path / "a.json").read_bytes() == before


def test_the_way_to_play_on_can_be_typed_as_it_stands(terminal: Terminal) -> None:
    done = terminal(*NEW, typed="q\ns my game.json\n")
    assert f"tilewright play --resume 'my game.json' --tile-set {CASTLE[1]} --board {CASTLE[3]}\n" in done.out


def test_a_move_that_is_not_allowed_is_told_in_ones_language(terminal: Terminal, tmp_path: Path) -> None:
    record = data(TESTS / "records/v1/classic/p004-base-2p.json")
    record["moves"][3]["x"] += 40
    (tmp_path / "a.json").write_text(json.dumps(record), encoding="utf-8")
    done = terminal("play", "a.json", "--lang", "de")
    assert (done.code, done.out) == (2, "")
    assert "(Regel classic.T2)" in done.err
    assert done.err.endswith(" [record-differs]\n")


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("play", "--save", ""), "name-empty"),
        (("play", "--resume", ""), "name-empty"),
        (("play", ""), "name-empty"),
        (("play", "--tile-set", ""), "name-empty"),
        (("replay", "--board", "", "x.json"), "name-empty"),
        (("replay", ""), "file-name-empty"),
        (("validate", "x.json", ""), "file-name-empty"),
        (("replay",), "parameter-missing"),
        (("rules",), "parameter-missing"),
        (("play", "--save", "x" * 300), "not-writable"),
        (("play", "--save", "."), "folder"),
        (("doctor", "--json=1"), "value-needless"),
        (("rules", "castle", "T1", "(T2)"), "argument-extra"),
    ],
)
def test_names_that_name_nothing(
    terminal: Terminal, tmp_path: Path, words: tuple[str, ...], code: str, lang: str
) -> None:
    done = terminal(*words, "--lang", lang)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert done.err.endswith(f"[{code}]\n")
    assert "such file" not in done.err or lang == "en"
    assert list(tmp_path.iterdir()) == []


def test_a_name_with_a_line_break_stays_on_its_line(terminal: Terminal, tmp_path: Path) -> None:
    record = (TESTS / "records/v1/classic/p004-base-2p.json").read_bytes()
    (tmp_path / "a\nb\x1b[2J.json").write_bytes(record)
    done = terminal("replay", "--check", "a\nb\x1b[2J.json", "c\nd.json")
    first, second, _ = done.out.splitlines()
    assert first == r"a\nb\x1b[2J.json ok"
    assert second.startswith(r"c\nd.json unreadable: ")
    assert terminal("replay", "a\nb\x1b[2J.json").out.splitlines()[-1].startswith(r"a\nb\x1b[2J.json P1 ")
    assert terminal("validate", "a\nb\x1b[2J.json", "c\nd.json").out.count("\n") == 2


@pytest.mark.parametrize(("lang", "word"), [("en", "permitted"), ("nl", "toegestaan"), ("de", "erlaubt")])
def test_what_the_system_says_is_said_in_ones_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setenv("TILEWRIGHT_JSON", "maybe")
    assert terminal("doctor", "--lang", lang).err.endswith("[parameter-value]\n")
    monkeypatch.delenv("TILEWRIGHT_JSON")

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.mkstemp", refused)
    assert word in terminal("play", "--save", "a.json", "--lang", lang).err


def test_odd_names_typed_for_a_file_are_refused_in_one_line(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal(*NEW, typed=f"s {'x' * 400}\ns a\0b\ns .\ns a.json/b\n")
    assert done.out.count("[not-writable]") == 2
    assert done.out.count("[folder]") == 1
    assert "Saved as a\N{REPLACEMENT CHARACTER}b." in done.out
