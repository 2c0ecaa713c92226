"""Whole games typed into the terminal: what is chosen there is what is played, saved, resumed and undone."""

from __future__ import annotations

import json
import shlex
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.cli.conftest import Terminal
from tests.cli.typing import typed_game

from tilewright.cli import human
from tilewright.game import Action, Game, Replay, new, parse_record
from tilewright.game.breakdown import breakdown
from tilewright.players import Budget, player

TESTS = Path(__file__).parent.parent
SMALL = TESTS / "data/castle-small.toml"
BOARD = TESTS / "data/castle-1-board.toml"
CASTLE = ("--tile-set", SMALL, "--board", BOARD)
RECORDS = sorted((TESTS / "records/v1").glob("*/*.json"))


def greedy(game: Game) -> Action:
    return player("greedy").choose(game.view(game.to_move), Budget(), Random(0)).action


@cache
def played(seed: int) -> tuple[Game, tuple[str, ...]]:
    """A small game of The Castle as greedy would play both seats, and what people would type for it."""
    game = new("castle", ["Ann", "Bo"], seed, {}, SMALL, BOARD, hold=True)
    return game, tuple(typed_game(game, greedy, (0, 1)))


def interrupted(file: str) -> str:
    """What is said when a game of the small castle is broken off: where it is saved, and how it goes on."""
    again = shlex.join(["tilewright", "play", "--resume", file, *map(str, CASTLE)])
    return f"Interrupted; the game is saved as {file}.\nPlay on with: {again}\n"


def moves(path: Path) -> list[object]:
    found = json.loads(path.read_text(encoding="utf-8"))["moves"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_two_people_type_is_what_is_played(terminal: Terminal, tmp_path: Path, seed: int) -> None:
    game, lines = played(seed)
    words = ("--players", "human,human", "--names", "Ann,Bo", "--seed", seed, "--save", "game.json")
    done = terminal("play", *CASTLE, *words, typed="\n".join(lines) + "\n")
    assert (done.code, done.err) == (0, "")
    saved = parse_record((tmp_path / "game.json").read_bytes())
    assert saved.moves == game.record().moves
    assert saved.scores == game.scores
    assert saved.status == "finished"


def test_three_people_play_classic(terminal: Terminal, tmp_path: Path) -> None:
    game = new("classic", ["Ann", "Bo", "Cy"], 5, hold=True)
    rng = Random(5)
    lines = typed_game(game, lambda held: rng.choice(held.actions()), (0, 1, 2))
    words = ("--game", "classic", "--players", "human,human,human", "--names", "Ann,Bo,Cy", "--seed", "5")
    done = terminal("play", *words, "--save", "game.json", typed="\n".join(lines) + "\n")
    assert (done.code, done.err) == (0, "")
    assert parse_record((tmp_path / "game.json").read_bytes()).moves == game.record().moves


def test_a_preset_brings_its_game_and_options_and_an_option_outweighs_it(terminal: Terminal, tmp_path: Path) -> None:
    words = ("play", "--preset", "first-game", "--players", "random,random", "--seed", "5")
    for more, options in (((), {"farmers": False}), (("--option", "farmers=true"), {})):
        name = f"game{len(more)}.json"
        done = terminal(*words, *more, "--save", name)
        assert (done.code, done.err) == (0, "")
        record = parse_record((tmp_path / name).read_bytes())
        assert (record.game, record.options) == ("classic", options)


@pytest.mark.parametrize("game", ["castle", "classic"])
@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_computer_players_need_no_input(terminal: Terminal, game: str, lang: str) -> None:
    done = terminal("play", "--game", game, "--players", "random,random", "--seed", "7", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert "(castle.S" in done.out if game == "castle" else "(classic.S" in done.out


def test_the_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    words = ("play", *CASTLE, "--players", "random,random", "--seed")
    assert terminal(*words, "11").out == terminal(*words, "11").out
    assert terminal(*words, "11").out != terminal(*words, "12").out


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_breakdown_by_source_adds_up(path: Path) -> None:
    record = parse_record(path.read_bytes())
    files = {"tiles": TESTS / "data/castle-draft.toml", "board": BOARD} if record.game == "castle" else {}
    replay = Replay(record, **files)
    events = [event for entry in replay.entries() for event in entry.events]
    table = breakdown(record.game, len(record.players), events)
    assert tuple(map(sum, zip(*table.values(), strict=True))) == replay.play.scores


def test_end_of_input_saves_and_the_game_goes_on_from_there(terminal: Terminal, tmp_path: Path) -> None:
    game, lines = played(2)
    words = ("--players", "human,human", "--names", "Ann,Bo", "--seed", "2")
    done = terminal("play", *CASTLE, *words, typed="\n".join(lines[:30]) + "\n")
    assert done.code == 130
    (saved,) = tmp_path.glob("tilewright-castle-*.json")
    assert done.err == interrupted(saved.name)
    stopped = parse_record(saved.read_bytes())
    assert (stopped.status, stopped.seed) == ("open", game.seed)
    turns = len(stopped.moves)
    assert stopped.moves == game.record().moves[:turns]
    assert 5 < turns < len(game.record().moves) - 5
    rest = _after(turns, list(lines))
    done = terminal("play", saved.name, *CASTLE, "--save", "end.json", typed="\n".join(rest) + "\n")
    assert (done.code, done.err) == (0, "")
    assert parse_record((tmp_path / "end.json").read_bytes()).moves == game.record().moves


def _after(turns: int, lines: list[str]) -> list[str]:
    """The lines after so many turns; each ends with an empty line."""
    rest = list(lines)
    while turns:
        turns -= rest.pop(0) == ""
    return rest


def test_a_record_without_a_seed_is_dealt_anew_and_says_so(terminal: Terminal, tmp_path: Path) -> None:
    record = json.loads((TESTS / "records/v1/classic/p004-base-2p.json").read_text(encoding="utf-8"))
    for key in ("scores", "expect", "winners", "status"):
        record.pop(key, None)
    record["moves"] = record["moves"][:20]
    (tmp_path / "open.json").write_text(json.dumps(record), encoding="utf-8")
    done = terminal("play", "--resume", "open.json", "--players", "random,random", "--seed", "1")
    assert (done.code, done.err) == (0, "")
    assert "The record has no seed: what is hidden is dealt anew." in done.out


def test_undo_goes_back_to_the_choice_before(terminal: Terminal) -> None:
    words = ("play", *CASTLE, "--players", "human,random", "--seed", "1")
    done = terminal(*words, typed="1\n1\nu\nu\nu\n")
    assert done.out.count("Undone; Player decides again.") == 2
    assert done.out.count("Where does the tile go?") == 3
    assert "There is nothing to undo. (rule castle.T1)" in done.out or "This cannot be undone" in done.out


def test_why_not_names_the_rule(terminal: Terminal) -> None:
    words = ("play", *CASTLE, "--players", "human,random", "--seed", "1")
    done = terminal(*words, typed="w 0 0 0\nwhy 5 5\nw nothing here at all\nw follower path1\n")
    assert "In column 0, row 0 there is no cell inside the castle wall. (rule castle.T2)" in done.out
    assert done.out.count("In column 5, row 5 the tile would touch nothing") == 4
    assert "“nothing here at all” is not an action" in done.out
    assert "the drawn tile must be placed first. (rule castle.T1)" in done.out


def test_every_command_is_at_hand_and_changes_nothing(terminal: Terminal, tmp_path: Path) -> None:
    words = ("play", *CASTLE, "--players", "human,random", "--seed", "1")
    typed = "?\nt\np\ng\nb\nr T3\nr X9\nr\ns kept.json\ns kept.json\ns /nowhere/kept.json\nfoo\n99\n-1\n\n"
    done = terminal(*words, typed=typed)
    for text in (
        "What you can type",
        "  s01    s02 ",
        "Signs on the board",
        "Wall tiles",
        "castle.T3  A path must be continued",
        "The Castle has no rule “X9”. [rule-unknown]",
        "Saved as kept.json.",
        "[not-writable]",
        "“foo” is not known here",
        "“99” is not possible here; give a number from 1 to",
    ):
        assert text in done.out, text
    assert moves(tmp_path / "kept.json") == []


@pytest.mark.parametrize(
    ("answer", "code", "text"), [("l", 0, "left without saving"), ("s kept.json", 0, "Play on with")]
)
def test_leaving_is_asked_once_more(terminal: Terminal, tmp_path: Path, answer: str, code: int, text: str) -> None:
    words = ("play", *CASTLE, "--players", "human,random", "--seed", "1")
    done = terminal(*words, typed=f"q\n\nq\n{answer}\n")
    assert (done.code, done.err) == (code, "")
    assert text in done.out
    assert done.out.count("Leave the game?") == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == (["kept.json"] if "kept" in answer else [])


def test_plain_mode_draws_nothing_and_tells_every_place(terminal: Terminal) -> None:
    words = ("play", *CASTLE, "--players", "human,random", "--seed", "1", "--plain")
    done = terminal(*words, typed="1\n1\n1\n\n1\n")
    assert not set(done.out) & set("═║◆─│■")
    assert "1: cell 9,0 (north: start space, path)" in done.out
    assert "No tile lies yet." in done.out


def test_where_nothing_can_be_written_the_game_is_saved_elsewhere(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir("/proc")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    done = terminal("play", *CASTLE, "--players", "human,random", "--seed", "1")
    (saved,) = tmp_path.glob("tilewright-castle-*.json")
    assert (done.code, done.err) == (130, interrupted(str(saved)))
    monkeypatch.setattr("tempfile.tempdir", "/proc")
    done = terminal("play", *CASTLE, "--players", "human,random", "--seed", "1")
    assert done.code == 130
    assert done.err.endswith(" [not-writable]\n")
    assert done.err.count("\n") == 1


def test_a_fault_of_our_own_in_a_game_loses_nothing(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(table: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(human.ASK, "follower", broken)
    done = terminal("play", *CASTLE, "--players", "human,random", "--seed", "1", typed="1\n1\n1\n")
    assert done.code == 1
    assert len(list(tmp_path.glob("tilewright-castle-*.json"))) == 1
    assert done.err.endswith(" [unexpected]\n")


def test_a_file_to_save_to_is_overwritten_by_force_alone(terminal: Terminal, tmp_path: Path) -> None:
    words = ("play", *CASTLE, "--players", "random,random", "--seed", "1", "--save", "a.json")
    assert terminal(*words).code == 0
    before = (tmp_path / "a.json").read_bytes()
    assert terminal(*words).err.endswith(" [file-exists]\n")
    assert terminal(*words[:-1], "a.json", "--names", "Cy,Di", "--force").code == 0
    assert (tmp_path / "a.json").read_bytes() != before


def test_nothing_hidden_is_shown_before_the_end(terminal: Terminal) -> None:
    game = new("castle", ["Ann", "Bo"], 1, {}, SMALL, BOARD, hold=True)
    done = terminal("play", *CASTLE, "--players", "human,random", "--seed", "1", "--lang", "en", typed="t\ng\n")
    assert game.seed is not None
    assert game.seed not in done.out
    assert str(game.seed_commitment) in done.out


def test_a_terminal_without_unicode_gets_plain_signs(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    from tilewright.cli.screen import Screen

    before = Screen.__init__

    def ascii_screen(self: Screen, setup: object, plain: bool) -> None:
        before(self, setup, plain)  # type: ignore[arg-type]
        self.ascii_only = True

    monkeypatch.setattr(Screen, "__init__", ascii_screen)
    done = terminal("play", *CASTLE, "--players", "human,random", "--seed", "1", typed="")
    drawn = [line for line in done.out.splitlines() if line.startswith(("0 ", "  |", "3 "))]
    assert drawn
    assert all(line.isascii() for line in drawn)
