"""The command `train`: fits an evaluation by self-play and goes on from its log, or learns what moments come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from tilewright.cli.failures import DONE, CommandError, tell
from tilewright.cli.interrupting import interruptible
from tilewright.cli.matchlog import appending
from tilewright.cli.numbers import whole_number
from tilewright.cli.progress import progress
from tilewright.cli.speech import say
from tilewright.cli.streams import console, print_json
from tilewright.cli.versions import version_facts
from tilewright.formats import FormatError, write_text
from tilewright.game.record import SEATS
from tilewright.game.setup import check_game
from tilewright.players import learning
from tilewright.players.evaluations import Fitted, Origin
from tilewright.players.fitting import POPULATION, Course, Fitting, Generation, start_of, tested
from tilewright.players.pools import fresh_pool, tie
from tilewright.rules.compiling import available

LIMITS = {
    "--generations": (1, 100_000),
    "--decks": (2, 100_000),
    "--seed": (1, 2**31 - 1),
    "--workers": (1, 256),
    "--prospects": (100, 1_000_000),
}


@dataclass(frozen=True)
class Asked:
    """What the command line asks for; None where it says nothing."""

    game: str | None
    seats: str | None
    generations: str | None
    decks: str | None
    seed: str | None
    workers: str | None
    log: str | None
    resume: str | None
    output: str | None
    prospects: str | None
    force: bool


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a log: all that a fitting depends on, and the program that began it."""

    game: str
    seats: int
    seed: int
    decks: int
    start: dict[str, Any]
    program: dict[str, Any]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A generation in a log."""

    generation: int
    margins: tuple[float, ...]


def run_train(asked: Asked, as_json: bool) -> int:
    """Fit an evaluation or learn its prospects, print how it does; return the exit code."""
    game = check_game(asked.game or "castle")
    seats = whole_number(asked.seats, "--seats", 2, {"--seats": SEATS[game]})
    if asked.output is not None and Path(asked.output).exists() and not asked.force:
        raise FormatError("file-exists", file=asked.output)
    if asked.prospects is not None:
        return _run_prospects(game, seats, asked, as_json)
    generations = whole_number(asked.generations, "--generations", 100, LIMITS)
    course = Course(
        game,
        seats,
        start_of(game, seats),
        whole_number(asked.seed, "--seed", 1, LIMITS),
        whole_number(asked.decks, "--decks", 60, LIMITS),
    )
    count = whole_number(asked.workers, "--workers", 1, LIMITS)
    if asked.log is not None and asked.resume is not None:
        raise CommandError("arena-log-twice")
    fitting = Fitting(course)
    _go_on(fitting, asked)
    _begin_log(course, asked)
    games = POPULATION * course.decks * seats
    named = say(f"game-{game}")
    tell(say("train-start", game=named, seats=seats, generations=generations, games=games, seed=course.seed))
    log = asked.resume or asked.log

    def hint() -> None:
        if log is not None:
            tell(say("log-hint", file=log))

    with interruptible(hint):
        for one in _played(fitting, generations, count, log):
            best, mean = max(one.margins), fmean(one.margins)
            tell(say("train-generation", number=one.number + 1, best=best, mean=mean))
    return _show(fitting, asked, as_json)


def _played(fitting: Fitting, generations: int, count: int, log: str | None) -> Iterator[Generation]:
    with appending(log) as write, fresh_pool(count, tie) as pool:
        while fitting.generations < generations:
            one = fitting.step(pool)
            write(msgspec.json.encode(Line(one.number, one.margins)).decode() + "\n")
            yield one


def _go_on(fitting: Fitting, asked: Asked) -> None:
    """Learn what the log of an earlier run says. Raises CommandError where it is no log, or of another fitting."""
    if asked.resume is None:
        return
    head, lines = _read(asked.resume)
    for name, found, wanted in (
        ("game", head.game, fitting.course.game),
        ("seats", head.seats, fitting.course.seats),
        ("seed", head.seed, fitting.course.seed),
        ("decks", head.decks, fitting.course.decks),
        ("start", head.start, msgspec.to_builtins(_listed(fitting.course))),
    ):
        if found != wanted:
            raise CommandError("train-log-other", file=asked.resume, what=name)
    for line in lines:
        fitting.replay(Generation(line.generation, line.margins))


def _read(path: str) -> tuple[Head, Sequence[Line]]:
    """Return the head and the generations of a log; a last line that was cut short is left out of the file."""
    try:
        raw = Path(path).read_bytes()
    except OSError as fault:
        raise FormatError("not-readable", file=path, why=fault.strerror or str(fault)) from None
    whole, _, cut = raw.rpartition(b"\n")
    rows = whole.split(b"\n")
    lines: list[Line] = []
    try:
        head = msgspec.json.decode(rows[0], type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise CommandError("train-log-line", file=path, line=1) from None
    for number, row in enumerate(rows[1:], 2):
        try:
            line = msgspec.json.decode(row, type=Line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            line = None
        if line is None or line.generation != len(lines) or len(line.margins) != POPULATION:
            raise CommandError("train-log-line", file=path, line=number)
        lines.append(line)
    if cut:
        write_text(path, whole.decode("utf-8") + "\n", force=True)
    return head, lines


def _begin_log(course: Course, asked: Asked) -> None:
    if asked.log is not None:
        head = Head(course.game, course.seats, course.seed, course.decks, _listed(course), version_facts())
        write_text(asked.log, msgspec.json.encode(head).decode() + "\n", asked.force)


def _listed(course: Course) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in course.start.items()}


def _show(fitting: Fitting, asked: Asked, as_json: bool) -> int:
    course, weights = fitting.course, fitting.mean
    margin, interval = tested(course.game, weights, course.seats)
    origin = Origin(
        str(version_facts()["commit"]), course.seed, fitting.generations, fitting.games, "greedy", margin, interval
    )
    fitted = Fitted(course.game, course.seats, origin, weights)
    return _give(fitted, say("train-result", margin=margin, low=interval[0], high=interval[1]), asked, as_json)


def _run_prospects(game: str, seats: int, asked: Asked, as_json: bool) -> int:
    """Learn what moments come to, by the weights that are kept. Raises CommandError for options of a fitting."""
    others = {"--generations": asked.generations, "--decks": asked.decks, "--log": asked.log, "--resume": asked.resume}
    for name, given in others.items():
        if given is not None:
            raise CommandError("train-prospects-alone", name=name)
    games = whole_number(asked.prospects, "--prospects", 0, LIMITS)
    school = learning.School(game, seats, games, whole_number(asked.seed, "--seed", 1, LIMITS))
    count = whole_number(asked.workers, "--workers", 1, LIMITS)
    tell(say("train-prospects", game=say(f"game-{game}"), seats=seats, games=games, seed=school.seed))
    found = []
    with interruptible(lambda: None), progress(games) as step, fresh_pool(count, tie) as pool:
        for one in learning.played(school, available(), pool):
            found.append(one)
            step()
    fitted = learning.learned(school, found, str(version_facts()["commit"]))
    assert fitted.learned is not None
    shares = {"before": fitted.learned.before * 100, "after": fitted.learned.after * 100}
    return _give(fitted, say("train-told", **shares), asked, as_json)


def _give(fitted: Fitted, sentence: str, asked: Asked, as_json: bool) -> int:
    """Write the weights where they are wanted, say how they do; return the exit code."""
    if asked.output is not None:
        text = msgspec.json.format(msgspec.json.encode(fitted), indent=2).decode() + "\n"
        write_text(asked.output, text, asked.force)
    if as_json:
        print_json(msgspec.to_builtins(fitted))
    else:
        console().print(sentence)
    return DONE
