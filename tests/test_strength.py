"""The matches of docs/strength.md: planned, played, gone on with, checked and shown, on tables that take no time."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from scripts import strength, strength_table
from scripts.strength import main
from scripts.strength_table import Aim, Match

from tilewright.cli.arena import _match
from tilewright.cli.matchlog import format_played
from tilewright.game import new
from tilewright.game.chance import seed_bytes
from tilewright.game.setup import new_setup
from tilewright.players.evaluations import Fitted, Learned, Origin
from tilewright.players.matches import Plan, play_game
from tilewright.players.plain_players import RandomPlayer

PAIR = Match("pair", "castle", ("random", "random"), 4, 1)
THREE = Match("three", "classic", ("random",) * 3, 3, 1, Aim(share=(0.0, 1)))
ORIGIN = Origin("abc", 1, 40, 800, "greedy", 20.25, (18.5, 22.0))
LEARNED = Learned("def", 2, 600, 9000, 0.4012, 0.5)
ISSUE = {
    "classic-greedy": "at least 90 %; margin +27 or more",
    "classic-uct": "at least 85 %",
    "classic-random": "115 points or more",
    "classic-three": "at least 70 %",
    "classic-five": "at least 60 %",
    "castle-greedy": "at least 85 %",
    "castle-uct": "at least 80 %",
}
GAMES = {"classic-greedy": 400, "castle-greedy": 400, "classic-uct": 200, "castle-uct": 200, "classic-second": 40}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Logs, page and sources of a test's own, and a table of two small matches."""
    (tmp_path / "sources").mkdir()
    (tmp_path / "sources/player.py").write_text("1", encoding="utf-8")
    for name, value in (
        ("LOGS", tmp_path / "logs"),
        ("PAGE", tmp_path / "page.md"),
        ("SOURCES", (tmp_path / "sources",)),
        ("WORKERS", "1"),
        ("kept", lambda game, seats: Fitted(game, seats, ORIGIN, {}, {}, LEARNED)),
        ("commit", lambda: "`abc`"),
    ):
        monkeypatch.setattr(strength, name, value)
    set_table(monkeypatch, PAIR, THREE)
    return tmp_path


def set_table(monkeypatch: pytest.MonkeyPatch, *matches: Match) -> None:
    monkeypatch.setattr(strength, "MATCHES", matches)


@cache
def line(game: str, players: tuple[str, ...], milliseconds: int, number: int) -> str:
    """A line of a log as `tilewright arena` writes it, but with seconds that are always the same."""
    plan = Plan(game, players, 100, seed_bytes(str(strength_table.SEED)), milliseconds=milliseconds)
    played = play_game(plan, [RandomPlayer() for _ in players], number)
    played = replace(played, seconds=tuple(0.05 * moves for moves in played.moves))
    return format_played(played, _match(plan, new_setup(game, list("ABC"[: len(players)]), {})), {"commit": "abc"})


def make_log(match: Match, games: int) -> Path:
    """A log of the first games of a match."""
    log = strength.log_of(match)
    log.parent.mkdir(exist_ok=True)
    lines = [line(match.game, match.players, match.milliseconds, number) for number in range(games)]
    log.write_text("".join(lines), encoding="utf-8")
    return log


TABLE = strength.MATCHES


def test_all_matches_take_less_than_240_core_minutes() -> None:
    assert sum(match.minutes for match in TABLE) < strength_table.MOST == 240
    besides = 60 * strength_table.BESIDE / 60
    assert Match("", "castle", ("master", "uct"), 10, 100).minutes == pytest.approx(10 * (0.1 + besides))
    assert Match("", "castle", ("master", "greedy"), 10, 100).minutes == pytest.approx(10 * (0.05 + besides))
    assert Match("", "castle", ("club", "casual"), 10, 100).minutes == pytest.approx(10 * besides)


def test_the_table_has_the_matches_and_aims_that_were_asked_for() -> None:
    by_name = {match.name: match for match in TABLE}
    assert len(by_name) == len(TABLE)
    assert all(match.games % len(match.players) == 0 for match in TABLE)
    assert {name: by_name[name].aim.text() for name in ISSUE} == ISSUE
    assert {name: by_name[name].games for name in GAMES} == GAMES
    assert (by_name["classic-second"].milliseconds, by_name["classic-five"].players.count("greedy")) == (1000, 4)
    for game in strength_table.GAMES:
        rungs = [match for match in TABLE if match.game == game and match.ladder]
        pairs = [("casual", "novice"), ("club", "casual"), ("expert", "club"), ("master", "expert")]
        assert [match.players for match in rungs] == pairs
        assert {(match.aim.text(), match.games, match.milliseconds) for match in rungs} == {("65 to 88 %", 100, 100)}


@pytest.mark.parametrize("game", strength_table.TILES)
def test_a_game_has_as_many_moves_as_is_reckoned_with(game: str) -> None:
    assert new(game, ["Ann", "Bo"], seed=1).view().left + 1 == strength_table.TILES[game]


def test_plan_prints_every_match_and_plays_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--plan"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["pair", "three", "in"]
    assert not (folder / "logs").exists()
    assert not (folder / "page.md").exists()


def figures(match: Match) -> object:
    """All that a match shows but the seconds, which are never the same."""
    found = strength.result_of(match, strength.played(match))
    return found and replace(found, seconds=(), first=replace(found.first, seconds=None))


def test_a_match_that_is_over_is_not_played_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual, codes = strength.run, [0, strength.INTERRUPTED]
    monkeypatch.setattr(strength, "run", lambda words: codes.pop(0) or usual(words))
    assert main([]) == 130
    first, second = strength.log_of(PAIR), strength.log_of(THREE)
    before = first.stat()
    assert (first.read_bytes().count(b"\n"), second.exists()) == (4, False)
    assert "| `three` | 0.001 | 11 | 3 | not run yet |" in (folder / "page.md").read_text(encoding="utf-8")
    asked: list[list[str]] = []
    monkeypatch.setattr(strength, "run", lambda words: asked.append(words) or usual(words))
    assert main([]) == 0
    assert [(words[2], words[4], words[-2]) for words in asked] == [("classic", "random,random,random", "--log")]
    assert (first.stat(), second.read_bytes().count(b"\n")) == (before, 3)


@pytest.mark.parametrize(("kept", "cut"), [(0, 0), (0, 100), (1, 0), (2, 100)])
def test_a_match_that_was_killed_goes_on_in_its_log(kept: int, cut: int, capsys: pytest.CaptureFixture[str]) -> None:
    log = make_log(THREE, 3)
    expected, lines = figures(THREE), log.read_bytes().splitlines(keepends=True)
    left = b"".join(lines[:kept]) + lines[kept][:cut]
    log.write_bytes(left)
    assert figures(THREE) is None
    assert (f"not run yet ({kept} of 3 games) |" if kept else "not run yet |") in strength.page()
    assert log.read_bytes() == left
    assert main(["--only", "three"]) == 0
    assert figures(THREE) == expected
    assert log.read_bytes().startswith(b"".join(lines[:kept]))
    assert "[1/1] three, about " in capsys.readouterr().err


def test_a_log_of_other_sources_or_settings_is_not_used(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = make_log(PAIR, 4)
    assert figures(PAIR) is not None
    for other in (replace(PAIR, seed=12), replace(PAIR, milliseconds=2), replace(PAIR, players=("random", "greedy"))):
        assert figures(other) is None
    assert figures(replace(PAIR, games=2)) is not None
    (folder / "sources/player.py").write_text("2", encoding="utf-8")
    set_table(monkeypatch, PAIR)
    assert main(["--page"]) == 0
    assert "not run yet |" in (folder / "page.md").read_text(encoding="utf-8")
    assert main([]) == 0
    assert figures(PAIR) is not None
    assert strength.log_of(PAIR) != log
    assert log.exists()


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def test_the_page_shows_what_the_logs_hold(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rung = Match("rung", "castle", ("random", "random"), 100, 1000, Aim((0.65, 0.88)), ladder=True)
    set_table(monkeypatch, replace(PAIR, aim=Aim(margin=30, score=3)), THREE, rung)
    make_log(strength.MATCHES[0], 4)
    make_log(THREE, 3)
    make_log(rung, 1)
    assert main(["--page"]) == 1
    head, *parts = (folder / "page.md").read_text(encoding="utf-8").split("\n## ")
    assert head.startswith("# How strong the players are\n")
    assert "commit `abc`, digest `" in head
    empty = [row(*strength.HEADINGS), row(*["---"] * 15)]
    classic, castle, fitting, learning = (part.splitlines() for part in parts)
    three = [
        *("random against 2 × random", "`three`", "0.001", "11", "3", "0", "0", "3", "0.0 (0.0 to 56.1)"),
        *("−13.0", "21.6", "−120 (−473 to +233)", "0.050", "at least 0 %", "yes"),
    ]
    pair = [
        *("random against itself", "`pair`", "0.001", "11", "4", "2", "0", "2", "50.0 (15.0 to 85.0)"),
        *("+1.8 (−33.2 to +36.7)", "17.6", "+0 (−301 to +301)", "0.050", "margin +30 or more; 3 points or more", "no"),
    ]
    start = ["random against itself", "`rung`", "1", "11", "100", "not run yet (1 of 100 games)"]
    rungs = [*start, *["–"] * 7, "65 to 88 %"]
    assert classic == ["Classic", "", *empty, row(*three), "", "### The levels of Classic", "", *empty]
    levels = ["### The levels of The Castle", "", *empty, row(*rungs, "–")]
    assert castle == ["The Castle", "", *empty, row(*pair), "", *levels]
    assert fitting == [
        "How the evaluation was fitted",
        "",
        *fitting[2:4],
        "",
        row("", *(f"Classic, {seats} players" for seats in (2, 3, 4, 5)), "The Castle, 2 players"),
        row(*["---"] * 6),
        row("commit", *["abc"] * 5),
        row("seed", *["1"] * 5),
        row("generations", *["40"] * 5),
        row("games", *["800"] * 5),
        row("against", *["greedy"] * 5),
        row("margin", *["20.25"] * 5),
        row("interval", *["18.5 to 22"] * 5),
    ]
    assert learning[0] == "How the prospects were learned"
    assert learning[-7:] == [
        row(*["---"] * 6),
        row("commit", *["def"] * 5),
        row("seed", *["2"] * 5),
        row("games", *["600"] * 5),
        row("moments", *["9000"] * 5),
        row("before", *["0.4012"] * 5),
        row("after", *["0.5"] * 5),
    ]


def test_an_aim_that_is_missed_is_said_and_gives_exit_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bold = replace(PAIR, aim=Aim((0.9, 1), margin=27, score=115))
    modest = replace(PAIR, aim=Aim((0.1, 0.9), margin=-27, score=5))
    make_log(PAIR, 4)
    make_log(THREE, 3)
    set_table(monkeypatch, bold, replace(THREE, aim=Aim((0.4, 1))))
    assert main(["--page"]) == 1
    aim = "the aim is at least 90 %; margin +27 or more; 115 points or more."
    assert capsys.readouterr().err.splitlines() == [
        f"pair: random wins 50.0 % of 4 games; {aim}",
        f"pair: the mean margin of random is +1.8; {aim}",
        f"pair: random scores 17.6 points on average; {aim}",
        "three: random wins 0.0 % of 3 games; the aim is at least 40 %.",
        "2 of 2 matches are over; aims that are missed: 4.",
    ]
    set_table(monkeypatch, modest, THREE)
    assert main([]) == 0
    set_table(monkeypatch, replace(PAIR, aim=Aim((0.0, 0.4))), THREE)
    assert (main(["--only", "three"]), main(["--only", "pair", "--page"])) == (0, 1)


def test_a_match_that_cannot_be_played_stops_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "run", lambda words: 3)
    assert main([]) == 1
    assert capsys.readouterr().err.splitlines()[1:] == ["pair could not be played (exit code 3)."]


@pytest.mark.parametrize("words", [["--page"], []])
def test_a_damaged_log_is_named_and_left_as_it_is(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    log = make_log(PAIR, 2)
    for damaged in (log.read_bytes() + b"{}\n", log.read_bytes()[log.read_bytes().index(b"\n") + 1 :]):
        log.write_bytes(damaged)
        assert main(words) == 2
        told = capsys.readouterr().err
        assert f"of {log} is not the game that belongs there; remove the file." in told
        assert (told.count("\n"), log.read_bytes()) == (1, damaged)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--only", "pairs"], "There is no match 'pairs'; there are pair, three."),
        (["--only"], "Argument --only: expected at least one argument; --help shows what can be asked for."),
        (["--pages"], "Unrecognized arguments: --pages; --help shows what can be asked for."),
        (
            ["--page", "--plan"],
            "Argument --plan: not allowed with argument --page; --help shows what can be asked for.",
        ),
    ],
)
def test_bad_options_are_one_sentence(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err == told + "\n"
