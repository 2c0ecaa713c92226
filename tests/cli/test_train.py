"""The command train: nothing but the seed decides, and a log goes on where it stopped."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.conftest import Terminal

from tilewright.players import fitting, learning
from tilewright.players.evaluations import DEFAULTS, TABLES, fitted, kept

TRAIN = ("train", "--game", "classic", "--decks", "2")
Margins = list[float]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are not played: who values a monastery's neighbours higher wins by it; no process is started."""

    def margins(game: str, weights: Any, foe: Any, decks: int, first: int, seats: int) -> Margins:
        base = DEFAULTS[game]
        return [(weights["around"] - foe.get("around", base["around"])) / 100 + first % 7 / 100] * 2

    class Here:
        def map(self, play: Any, jobs: Any) -> Any:
            return map(play, jobs)

        def __enter__(self) -> Here:
            return self

        def __exit__(self, *fault: object) -> None:
            return None

    monkeypatch.setattr(fitting, "margins", margins)
    monkeypatch.setattr("tilewright.cli.train.fresh_pool", lambda *given: Here())


def weights(terminal: Terminal, *words: object) -> Any:
    done = terminal(*TRAIN, *words, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


@pytest.mark.usefixtures("quick")
def test_what_wins_is_found_and_said_with_its_origin(terminal: Terminal) -> None:
    found = weights(terminal, "--generations", 6)
    assert found["weights"]["around"] > 1.2 * int(DEFAULTS["classic"]["around"])  # type: ignore[call-overload]
    origin = found["origin"]
    assert (origin["seed"], origin["generations"], origin["games"]) == (1, 6, 6 * 16 * 4)
    assert origin["margin"] > 1
    assert origin["interval"][0] <= origin["margin"] <= origin["interval"][1]


@pytest.mark.usefixtures("quick")
def test_a_fitting_goes_on_from_its_log_as_if_it_had_never_stopped(terminal: Terminal, tmp_path: Path) -> None:
    log = tmp_path / "fit.jsonl"
    whole = weights(terminal, "--generations", 12)
    weights(terminal, "--generations", 11, "--log", log)
    with log.open("ab") as file:
        file.write(b'{"generation":11,"mar')
    assert weights(terminal, "--generations", 12, "--resume", log) == whole
    assert len(log.read_text().splitlines()) == 13


@pytest.mark.usefixtures("quick")
def test_the_weights_are_written_where_they_are_wanted(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "w.json"
    found = weights(terminal, "--generations", 1, "--output", path)
    assert json.loads(path.read_text()) == found
    again = terminal(*TRAIN, "--generations", 1, "--output", path)
    assert again.code == 2
    assert json.loads(path.read_text()) == found


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: "nonsense\n" + text, "Line 1 of "),
        (lambda text: text.replace('"generation":1', '"generation":4'), "Line 3 of "),
        (lambda text: text.replace('"seed":1', '"seed":2'), "its seed differs"),
        (lambda text: text.replace('"decks":2', '"decks":4'), "its decks differs"),
        (lambda text: text.replace('"seats":2', '"seats":3'), "its seats differs"),
    ],
)
def test_what_is_no_log_of_this_fitting_is_refused(terminal: Terminal, tmp_path: Path, change: Any, said: str) -> None:
    log = tmp_path / "fit.jsonl"
    weights(terminal, "--generations", 2, "--log", log)
    log.write_text(change(log.read_text()))
    before = log.read_bytes()
    done = terminal(*TRAIN, "--generations", 3, "--resume", log)
    assert done.code == 2
    assert said in done.err
    assert log.read_bytes() == before


@pytest.mark.parametrize("words", ["--decks 1", "--generations 0", "--seed x", "--workers 1.5", "--seats 3"])
def test_a_number_that_cannot_be_is_refused(terminal: Terminal, words: str) -> None:
    done = terminal("train", *words.split())
    assert done.code == 2
    assert "allowed are whole numbers from" in done.err


def test_without_its_library_one_sentence_says_what_to_install(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    done = terminal(*TRAIN)
    assert done.code == 2
    assert "install tilewright[train]" in done.err


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_weights_that_are_kept_say_where_they_come_from_and_are_whole(game: str, seats: int) -> None:
    one = kept(game, seats)
    assert (one.game, one.seats) == (game, seats)
    assert one.origin.commit
    assert one.origin.games > 0
    assert one.origin.interval[0] > 0
    assert {*fitted(game, seats), "prospects"} == set(DEFAULTS[game])
    for name, found in one.weights.items():
        usual = DEFAULTS[game][name]
        assert isinstance(found, int) == isinstance(usual, int)
        assert isinstance(found, int) or len(found) == len(usual)  # type: ignore[arg-type]


@pytest.mark.slow
def test_a_generation_is_the_same_on_one_process_and_on_two(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "TESTED", 2)
    one, two = (weights(terminal, "--generations", 1, "--workers", count) for count in (1, 2))
    assert one == two


def test_prospects_are_learned_and_written_where_they_are_wanted(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(2)
    games = [[[rng.randrange(-9000, 9000) for _ in range(20)] + [40, 0, n * 1000]] * 3 for n in range(100)]
    asked: list[learning.School] = []

    def played(school: learning.School, *given: object) -> Any:
        asked.append(school)
        return iter(games)

    monkeypatch.setattr(learning, "played", played)
    path = tmp_path / "w.json"
    words = ("train", "--game", "castle", "--prospects", "100", "--seed", 3)
    done = terminal(*words, "--output", path, "--json")
    assert done.code == 0, done.err
    assert asked == [learning.School("castle", 2, 100, 3)]
    found = json.loads(done.out)
    assert json.loads(path.read_text()) == found
    assert found["weights"] == json.loads(json.dumps(fitted("castle", 2)))
    assert len(found["ahead"]["prospects"]) == 60
    assert (found["learned"]["games"], found["learned"]["seed"]) == (100, 3)
    said = terminal(*words)
    assert "percent of how games end" in said.out
    assert terminal(*words, "--output", path).code == 2


@pytest.mark.parametrize("words", ["--decks 4", "--generations 3", "--log x.jsonl", "--resume x.jsonl"])
def test_prospects_take_no_options_of_a_fitting(terminal: Terminal, words: str) -> None:
    done = terminal("train", "--prospects", "100", *words.split())
    assert done.code == 2
    assert f"does not take {words.split()[0]}; leave out one of the two. [train-prospects-alone]" in done.err
    assert "allowed are whole numbers from 100" in terminal("train", "--prospects", "9").err
