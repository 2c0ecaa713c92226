"""Bad input: one clear line on stderr with its code, exit 2, nothing on stdout, nothing written, no traceback."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Terminal

TESTS = Path(__file__).parent.parent
RECORD = (TESTS / "records/v1/classic/p004-base-2p.json").read_bytes()
LINE = re.compile(r"[^\n]+ \[[a-z0-9-]+\]\n")

CASES = {
    "no command": ("", "command-missing"),
    "unknown command": ("foo", "no-command"),
    "unknown option": ("play --foo", "no-such-option"),
    "unknown short option": ("rules castle -x", "no-such-option"),
    "option without a value": ("play --seed", "value-missing"),
    "argument too many": ("doctor a b", "argument-extra"),
    "argument missing": ("rules", "parameter-missing"),
    "unknown language": ("rules castle --lang xx", "unknown-language"),
    "empty language": ("rules castle --lang=", "unknown-language"),
    "unknown game": ("play --game chess", "game-unknown"),
    "unknown game of rules": ("rules chess", "game-unknown"),
    "unknown rule": ("rules castle X1", "rule-unknown"),
    "option without =": ("play --option foo", "option-form"),
    "option that no game has": ("play --option foo=1", "option-unknown"),
    "option of the other game": ("play --option small_city=2", "option-foreign"),
    "option with another value": ("play --option won_extra_turn=never", "option-value"),
    "unknown preset": ("play --preset last-game", "preset-unknown"),
    "preset of the other game": ("play --game castle --preset first-game", "preset-foreign"),
    "preset beside a record": ("play whole.json --preset first-game", "needless-with-resume"),
    "preset of no game to serve": ("serve --preset last-game", "preset-unknown"),
    "unknown player": ("play --players human,alphazero", "player-unknown"),
    "player with settings": ("play --players human,greedy:9", "player-settings"),
    "no player between commas": ("play --players human,,greedy", "players-form"),
    "no player at all": ("play --players=", "players-form"),
    "three players in the castle": ("play --players human,greedy,random", "player-count"),
    "one player": ("play --players human", "player-count"),
    "six players": ("play --game classic --players random,random,random,random,random,random", "player-count"),
    "names for others": ("play --names Ann", "names-form"),
    "empty name": ("play --names Ann,", "names-form"),
    "name too long": (f"play --names Ann,{'B' * 61}", "player-name"),
    "seed with letters": ("play --seed seven", "seed"),
    "negative seed": ("play --seed=-1", "seed"),
    "seed with a point": ("play --seed 1.5", "seed"),
    "seed with zeros": ("play --seed 007", "seed"),
    "hex seed too short": ("play --seed deadbeef", "seed"),
    "tile set missing": ("play --tile-set no.toml", "file-unreadable"),
    "tile set that is none": ("play --tile-set text.toml", "not-toml"),
    "tile set of the other game": ("play --tile-set classic-1", "set-game"),
    "board for classic": ("play --game classic --board castle-1", "set-game"),
    "record missing": ("play no.json", "file-missing"),
    "record that is a folder": ("play folder", "folder"),
    "record that is empty": ("play empty.json", "empty"),
    "record cut short": ("play short.json", "cut-short"),
    "record that is no JSON": ("play text.toml", "not-json"),
    "record that is not UTF-8": ("play latin.json", "not-utf8"),
    "record that is a list": ("play list.json", "wrong-format"),
    "game named beside a record": ("play whole.json --game classic", "needless-with-resume"),
    "other number of players": ("play whole.json --players human,greedy,greedy", "players-one-game"),
    "file to save to exists": ("play --save whole.json", "file-exists"),
    "file to save to in no folder": ("play --save nowhere/a.json", "not-writable"),
    "arena without players": ("arena", "argument-missing"),
    "arena with a person": ("arena --players human,greedy", "player-human"),
    "arena of an unknown player": ("arena --players greedy,alphazero", "player-unknown"),
    "arena with an unknown setting": ("arena --players greedy,uct:depth=3", "player-setting"),
    "arena of one player": ("arena --players greedy --games 4", "player-count"),
    "arena of no game": ("arena --game chess --players greedy,random", "game-unknown"),
    "arena of games that are no number": ("arena --players greedy,random --games many", "arena-number"),
    "arena of no games": ("arena --players greedy,random --games 0", "arena-number"),
    "arena of games that cannot be shared": ("arena --players greedy,random --games 5", "arena-games"),
    "arena with time and nodes": ("arena --players greedy,random --time 5 --nodes 5", "arena-budget"),
    "arena without time": ("arena --players greedy,random --time 0", "arena-number"),
    "arena without workers": ("arena --players greedy,random --games 2 --workers 0", "arena-number"),
    "arena with a bad seed": ("arena --players greedy,random --seed seven", "seed"),
    "arena with a bad option": ("arena --players greedy,random --option foo=1", "option-unknown"),
    "arena with a missing program": ("arena --players greedy,cmd:./nowhere --games 2", "program-missing"),
    "arena with an empty command": ("arena --players greedy,cmd: --games 2", "program-none"),
    "arena with a log that is there": ("arena --players random,random --log whole.json", "file-exists"),
    "arena going on without a log": ("arena --players random,random --resume no.jsonl", "file-missing"),
    "arena going on with no log": ("arena --players random,random --resume list.json", "arena-log-line"),
    "arena with a log on stdout": ("arena --players random,random --log -", "arena-log-dash"),
    "arena with two logs": ("arena --players random,random --resume a --log b", "arena-log-twice"),
    "engine of an unknown player": ("engine --player alphazero", "player-unknown"),
    "engine of a person": ("engine --player human", "player-human"),
    "engine of a command": ("engine --player cmd:ls", "player-unknown"),
    "engine with a bad seed": ("engine --seed seven", "seed"),
    "engine with a missing set": ("engine --tile-set no.toml", "file-unreadable"),
    "bench of no game": ("bench --game chess", "game-unknown"),
    "bench of an unknown option": ("bench --option foo=1", "option-unknown"),
}


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty.json").touch()
    (tmp_path / "short.json").write_bytes(RECORD[: len(RECORD) // 2])
    (tmp_path / "text.toml").write_text("this is neither", encoding="utf-8")
    (tmp_path / "latin.json").write_bytes(RECORD.replace(b'"P1"', b'"J\xf6rg"'))
    (tmp_path / "list.json").write_text("[1, 2]", encoding="utf-8")
    (tmp_path / "whole.json").write_bytes(RECORD)
    return tmp_path


@pytest.mark.parametrize(("words", "code"), CASES.values(), ids=CASES.keys())
@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_bad_input_is_one_line(
    terminal: Terminal, files: Path, monkeypatch: pytest.MonkeyPatch, words: str, code: str, lang: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    before = {path: path.read_bytes() for path in files.rglob("*") if path.is_file()}
    done = terminal(*words.split())
    assert (done.code, done.out) == (2, "")
    assert LINE.fullmatch(done.err), done.err
    assert done.err.endswith(f" [{code}]\n")
    assert {path: path.read_bytes() for path in files.rglob("*") if path.is_file()} == before


def test_a_huge_seed_is_a_seed(terminal: Terminal) -> None:
    small = ("--tile-set", TESTS / "data/castle-small.toml", "--board", TESTS / "data/castle-1-board.toml")
    assert terminal("play", *small, "--players", "random,random", "--seed", "9" * 5000).code == 0


def test_options_come_from_the_environment(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEWRIGHT_PLAYERS", "random,alphazero")
    assert terminal("play").err.endswith(" [player-unknown]\n")
    monkeypatch.setenv("TILEWRIGHT_LANG", "nl")
    assert terminal("play").err.startswith("Er is geen speler")
    monkeypatch.setenv("TILEWRIGHT_PLAYERS", "random,random")
    monkeypatch.setenv("TILEWRIGHT_OPTION", "won_extra_turn=next_turn foo=1")
    assert terminal("play").err.endswith(" [option-unknown]\n")


def test_a_fault_of_our_own_is_one_line_too(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, rule: str | None) -> int:
        raise ZeroDivisionError("by\nzero")

    monkeypatch.setattr("tilewright.cli.rulebook.show_rules", broken)
    done = terminal("rules", "castle")
    assert (done.code, done.out) == (1, "")
    assert LINE.fullmatch(done.err)
    assert "ZeroDivisionError: by zero" in done.err


def test_a_key_pressed_to_interrupt_is_told(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game: str, rule: str | None) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("tilewright.cli.rulebook.show_rules", interrupted)
    done = terminal("rules", "castle")
    assert (done.code, done.out, done.err) == (130, "", "Interrupted.\n")


def test_bytes_that_are_not_utf8_are_no_choice(terminal: Terminal) -> None:
    small = ("--tile-set", TESTS / "data/castle-small.toml", "--board", TESTS / "data/castle-1-board.toml")
    done = terminal("play", *small, "--players", "human,random", "--seed", "1", typed=b"\xff\xfe\n\xe2\x82\n9999999\n")
    assert done.code == 130
    assert done.out.count("is not known here") == 2
    assert done.out.count("is not possible here") == 1


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_help_speaks_every_language(terminal: Terminal, language: str) -> None:
    headings = {"en": "Options:", "nl": "Opties:", "de": "Optionen:"}
    for command in ((), ("play",), ("replay",), ("validate",), ("bench",), ("rules",), ("doctor",)):
        done = terminal(*command, "--help", "--lang", language)
        assert (done.code, done.err) == (0, "")
        assert f"\n{headings[language]}\n" in done.out
        assert "help-" not in done.out.replace("--help", "")
        assert not re.search(r"\[default: \]", done.out)
