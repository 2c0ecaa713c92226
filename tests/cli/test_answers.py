"""What a newcomer asks at the table: going back, options, signs, reasons, what can be undone, how to go on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Terminal
from tests.cli.test_play import CASTLE, TESTS, played

from tilewright.cli import ending, typed
from tilewright.cli.blocks import block
from tilewright.cli.rulebook import WORDS
from tilewright.game.ending import EndTile, EndUse
from tilewright.game.options import OPTIONS, options_of, written
from tilewright.game.presets import PRESETS
from tilewright.tiles import library

NEW = ("play", *CASTLE, "--players", "human,random", "--seed", "1")
ROOT = TESTS.parent


@pytest.mark.parametrize("back", ["u", "U", "undo", "0"])
def test_a_chosen_cell_is_taken_back(terminal: Terminal, back: str) -> None:
    words = ("play", *CASTLE, "--players", "human,random", "--seed", "33")
    done = terminal(*words, typed=f"2\n{back}\n2\n")
    prompts = [line.partition("?")[0] for line in done.out.splitlines() if " > " in line]
    assert prompts == [
        "Where does the tile go",
        "How is the tile turned",
        "Where does the tile go",
        "How is the tile turned",
    ]
    assert "0 or u: another cell" in done.out
    assert "Undone" not in done.out


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_the_help_of_play_lists_every_option_and_value(terminal: Terminal, lang: str) -> None:
    done = terminal("play", "--help", "--lang", lang)
    for option in OPTIONS.values():
        (line,) = re.findall(rf"^  {option.name}  (.+\?)$", done.out, flags=re.MULTILINE)
        assert line
        below = done.out.partition(line)[2].splitlines()[1 : len(option.values) + 1]
        assert [text.split()[0] for text in below] == [written(value) for value in option.values]
    for preset in PRESETS.values():
        assert re.search(rf"^  {preset.name}  .+ \(farmers=false\)$", done.out, flags=re.MULTILINE)


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_the_rules_end_with_the_options(terminal: Terminal, game: str) -> None:
    listed = terminal("rules", game).out.rpartition("--option NAME=VALUE:")[2]
    names = re.findall(r"^  (\w+)  ", listed, flags=re.MULTILINE)
    assert names == [option.name for option in options_of(game)]


@pytest.mark.parametrize(
    ("words", "signs", "foreign"),
    [
        (CASTLE, ("#  ", "■  ", "o  ", "m  ", "◆  ", "p h c t  ", "›"), "M  "),
        (("--game", "classic"), ("M  ", "*  ", "╳  ", "›"), "◆  "),
    ],
    ids=["castle", "classic"],
)
def test_the_list_of_commands_ends_with_signs_wall_tiles_and_options(
    terminal: Terminal, words: tuple[object, ...], signs: tuple[str, ...], foreign: str
) -> None:
    done = (
        terminal(
            "play",
            *words,
            "--players",
            "human,random",
            "--option",
            "won_extra_turn=next_turn",
            "--seed",
            "1",
            typed="?\n",
        )
        if words is CASTLE
        else terminal("play", *words, "--players", "human,random", "--seed", "1", typed="?\n")
    )
    told = done.out.partition("Signs on the board\n")[2]
    for sign in signs:
        assert f"\n  {sign}" in "\n" + told, sign
    assert f"\n  {foreign}" not in told
    assert ("\n  8  at the end: your keep is 2 tiles larger" in told) == (words is CASTLE)
    assert ("won_extra_turn=next_turn  " in told) == (words is CASTLE)


def test_the_reasons_of_greedy_outlive_a_turn_of_random(terminal: Terminal) -> None:
    words = ("play", "--game", "classic", "--players", "greedy,random,human", "--names", "Gil,Ray,Ann", "--seed", "3")
    done = terminal(*words, typed="c\n")
    assert re.search(r"^Gil, [a-z ]+, gains in points: ", done.out, flags=re.MULTILINE)
    assert "Ray gives no reasons." in done.out


def test_undo_is_offered_where_it_works_and_nowhere_else(terminal: Terminal) -> None:
    for seed in (1, 2, 3):
        _, lines = played(seed)
        people = ("--players", "human,human", "--names", "Ann,Bo", "--seed", seed)
        ends = [place for place, line in enumerate(lines) if line == ""]
        done = terminal("play", *CASTLE, *people, typed="\n".join(lines) + "\n")
        offered = re.findall(r"^Enter ends turn \d+(.*?) > $", done.out, flags=re.MULTILINE)
        assert len(offered) >= len(ends) - 1
        for place, words in zip(ends, offered, strict=False):
            if "undoes" in words and place % 3:
                continue
            tried = terminal("play", *CASTLE, *people, typed="\n".join([*lines[:place], "u"]) + "\n")
            assert ("Undone; " in tried.out) == ("undoes" in words)


def test_the_turn_that_ends_is_named_where_another_follows(terminal: Terminal) -> None:
    golden = (Path(__file__).parent / "golden/castle-plain-nl.txt").read_text(encoding="utf-8")
    assert "Enter beëindigt beurt 19, daarna heeft Ann nog een beurt;" in golden
    assert "Beurt 20: Ann (nog een beurt door muurfiche 1)" in golden


def test_why_not_takes_the_numbers_on_the_screen(terminal: Terminal) -> None:
    done = terminal(*NEW, typed="w 1 90\nw 9,0 90\nw 99\nw 0\n1\nw 1\nw 0\nw 9\n")
    answers = [line for line in done.out.splitlines() if re.search(r"\(rule |allowed\.|not an action", line)]
    assert answers[0] == answers[1]
    for line in (answers[2], answers[3], answers[6]):
        assert re.search(r"w 4 3 .*w 4 3 90 .*w 2 .*w 2 90 .*w follower path1, w score 4 3 path1, w extra$", line)
    assert answers[4] == answers[5] == "That is allowed."


def test_a_cell_number_alone_is_tried_in_all_rotations(terminal: Terminal) -> None:
    done = terminal(*NEW, typed="w 1\n")
    assert [line.split(":")[0] for line in done.out.splitlines() if "turned" in line and ": " in line][-4:] == [
        "not turned",
        "turned 90°",
        "turned 180°",
        "turned 270°",
    ]


def test_the_rules_are_listed_with_their_first_words(terminal: Terminal) -> None:
    done = terminal(*NEW, typed="r\n")
    lines = [line for line in done.out.splitlines() if re.match(r"castle\.[A-Z]\d+  \S", line)]
    assert len(lines) > 30
    assert all(len(line) <= WORDS + 12 for line in lines)


def test_the_tiles_that_are_left_are_drawn_with_their_numbers(terminal: Terminal) -> None:
    done = terminal("play", "--game", "classic", "--players", "human,random", "--seed", "1", typed="t\n")
    shown = done.out.partition("tiles are left in the stack.\n")[2].partition("> t\n")[2].partition("Where")[0]
    counts = re.findall(r" ([A-Z]\w*)(?: ×(\d))?(?= |$)", shown, flags=re.MULTILINE)
    assert sum(int(count or 1) for _, count in counts) == 70
    plain = terminal("play", "--game", "classic", "--players", "human,random", "--seed", "1", "--plain", typed="t\n")
    assert "Still in the stack: " in plain.out


def test_leaving_asks_again_after_a_wrong_key(terminal: Terminal, tmp_path: Path) -> None:
    done = terminal(*NEW, typed="q\nx\ns\nmine.json\n")
    assert done.code == 0
    assert done.out.count("Leave the game?") == 2
    assert "Please type s, l, or Enter alone." in done.out
    assert re.search(r"Save as \(file name; Enter alone: tilewright-castle-.*\.json\) > mine.json", done.out)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.json"]


@pytest.mark.parametrize(("answer", "names"), [("", []), ("x\n\n", []), ("s a.json\n", ["a.json"]), ("\n", [])])
def test_at_the_end_saving_is_offered(terminal: Terminal, tmp_path: Path, answer: str, names: list[str]) -> None:
    _, lines = played(1)
    people = ("--players", "human,human", "--names", "Ann,Bo", "--seed", "1")
    done = terminal("play", *CASTLE, *people, typed="\n".join(lines) + "\n" + answer)
    assert (done.code, done.err) == (0, "")
    assert "Save this game?" in done.out
    assert [path.name for path in tmp_path.iterdir()] == names


def test_a_resumed_game_goes_on(terminal: Terminal) -> None:
    terminal(*NEW, "--save", "a.json", typed="1\n1\n0\n\n")
    done = terminal("play", "a.json", *CASTLE)
    assert "The Castle goes on: Player and Random." in done.out
    assert "begins" not in done.out


@pytest.mark.parametrize(
    ("made", "argument", "line"),
    [
        ("terminal", "tilewright", 'make terminal ARGS="--resume a.json"'),
        ("", ".venv/bin/tilewright", ".venv/bin/tilewright play --resume a.json"),
        ("", "-c", "tilewright play --resume a.json"),
    ],
)
def test_the_way_to_go_on_can_be_typed(monkeypatch: pytest.MonkeyPatch, made: str, argument: str, line: str) -> None:
    monkeypatch.setenv(typed.MADE, made)
    monkeypatch.setattr(sys, "argv", [argument])
    assert typed.play_again(["--resume", "a.json"]) == line


@pytest.mark.parametrize("name", ["a b.json", "a'b.json", 'a"b.json', "a$b.json", "a`b!.json"])
def test_any_file_name_comes_through_make(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    monkeypatch.setenv(typed.MADE, "terminal")
    (tmp_path / "Makefile").write_text("terminal:\n\t@printf '%s\\n' $(ARGS)\n", encoding="utf-8")
    line = typed.play_again(["--resume", name])
    # The suite may itself have been started by make, which would tell of its folders here.
    known = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(["sh", "-c", line], cwd=tmp_path, env=known, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["--resume", name]


@pytest.mark.parametrize(("code", "quiet"), [(0, True), (2, True), (130, True), (1, False), (3, False)])
def test_make_play_is_quiet_where_the_game_has_said_it_all(tmp_path: Path, code: int, quiet: bool) -> None:
    rules = (ROOT / "Makefile").read_text(encoding="utf-8")
    (tmp_path / "Makefile").write_text(rules, encoding="utf-8")
    program = tmp_path / ".venv/bin/tilewright"
    program.parent.mkdir(parents=True)
    program.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    program.chmod(0o755)
    done = subprocess.run(
        ["make", "play", "READY=@:"], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode == 0, done.stderr == "") == (quiet, quiet)


@pytest.mark.parametrize(
    ("used", "idle", "keep", "lines"),
    [
        (1, 0, 9, ["Ann needed wall tile 8 for the larger keep, which gave 9 points."]),
        (1, 1, 9, ["Ann needed wall tile 8 for the larger keep, which gave 9 points.",
                   "Ann did not need the other wall tile 8."]),
        (0, 1, 9, ["Ann did not need wall tile 8: the keep is the larger without it."]),
        (0, 1, None, ["Ann has no use for wall tile 8."]),
    ],
)  # fmt: skip
def test_wall_tiles_8_are_told_by_what_the_keep_needed(
    used: int, idle: int, keep: int | None, lines: list[str]
) -> None:
    tile = EndTile(0, 8, (EndUse("keep", 0),) * used, idle, (), keep)
    assert ending.tile_lines("Ann", tile) == lines


def test_lines_that_do_not_join_do_not_look_joined() -> None:
    kinds = library.tile_set("castle-1").kinds

    def drawn(name: str) -> list[str]:
        (kind,) = [kind for kind in kinds if kind.id == name]
        return ["".join(block(kind, 0).glyphs[row, column].char for column in range(5)) for row in range(3)]

    assert drawn("t59") == ["^^│..", "─╮╰──", ".╰╮^^"]
    assert drawn("t60") == ["..│^^", "╴.│^╶", "^^│.."]
    assert drawn("t36") == [".^^^^", "─o┐^^", "..│^^"]
    assert drawn("t47") == ["#####", "──■──", ".o│.."]
    for kind in kinds:
        for turn in range(4):
            shown = block(kind, turn)
            wells = [area for area in kind.areas if area.fountain]
            assert sum(glyph.char == "o" for glyph in shown.glyphs.values()) == len(wells), kind.id
            for index, area in enumerate(kind.areas):
                if area.kind == "path" and area.edges:
                    assert any(g.area == index and g.char in "│─╵╶╷╴" for g in shown.glyphs.values()), (kind.id, turn)
