"""The command `bench`: how fast the engine is on this machine, in games a CPU-second, the median of five."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from statistics import median
from typing import Any

from tilewright.cli.failures import DONE, MISSING, CommandError, tell
from tilewright.cli.speech import say
from tilewright.cli.versions import version_facts
from tilewright.game import chance, parse_option
from tilewright.game.setup import Setup, check_game, new_setup
from tilewright.players import arena
from tilewright.rules import castle, classic, compiling, kernels, records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.events import EventBuffer

ROUNDS = 5
SECONDS = 0.2
CLONES = 1_000_000
GREEDY_GAMES = 20
LONGEST_START = 600
Figure = tuple[str, object]
Games = Callable[[int, int], tuple[int, ...]]
"""Plays so many games from a seed; returns the summed scores by seat (Classic: of all seats together)."""


@dataclass(frozen=True)
class Measured:
    """What is to be measured; None and [] stand for everything as it is by default."""

    game: str | None
    options: list[str]
    seed: str | None
    tiles: str | None
    board: str | None


def run_bench(wanted: Measured, as_json: bool) -> int:
    """Measure everything and print a line each, or one JSON document; notes go to stderr."""
    figures: dict[str, object] = dict(version_facts())
    wanted_games = _games(wanted)
    tell(say("bench-start"))
    for name, value in wanted_games:
        figures[name] = value
        if not as_json:
            print(say("bench-step", name=name, value=_shown(value)), flush=True)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False))
    return DONE


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " ".join(_shown(part) for part in value)
    return f"{value:.3g}" if isinstance(value, float) and value < 100 else f"{value:.0f}"


def _games(wanted: Measured) -> Iterator[Figure]:
    if wanted.game is not None:
        check_game(wanted.game)
    if not compiling.available():
        raise CommandError("missing-part", MISSING, name="numba")
    game = wanted.game or "castle"
    options = dict(parse_option(game, text) for text in wanted.options)
    start = int.from_bytes(chance.seed_bytes(wanted.seed or "1")[:4], "big")
    setups, printed = {}, {}
    for name in ("castle", "classic") if wanted.game is None else (game,):
        own = (options, wanted.tiles, wanted.board) if name == game else ({}, None, None)
        setups[name] = new_setup(name, ("A", "B"), *own)
        printed[name] = {"tiles": wanted.tiles, "board": wanted.board} if name == game else {}
    return _figures(setups, partial(_evaluations, setups[game], printed[game], start), start)


def _figures(setups: dict[str, Setup], evaluations: Callable[[], float], start: int) -> Iterator[Figure]:
    events = records.array(EventBuffer)
    for setup in setups.values():
        if setup.board is not None:
            yield from _castle(castle.build_tables(setup.tiles, setup.board, setup.options), events, start)
        else:
            yield from _classic(classic.build_tables(setup.tiles, setup.options), events, start)
    yield "evaluations_per_core_second", evaluations()
    if "castle" in setups:
        yield from _costs()


def _costs() -> Iterator[Figure]:
    """What a copy of a state and a start of the program cost."""
    yield "clone_ns", _clone_ns()
    yield "warm_start_s", round(median(_start_seconds(None) for _ in range(ROUNDS)), 3)
    with tempfile.TemporaryDirectory(prefix="tilewright-bench-") as empty:
        yield "cold_compile_s", round(_start_seconds(empty), 1)


def _castle(tables: CastleTables, events: Any, start: int) -> Iterator[Figure]:
    states, out = records.array(CastleState), kernels.scratch()
    compiled = records.array_of(tables, CastleTables)

    def machine(count: int, seed: int) -> tuple[int, ...]:
        first, second, _ = kernels.castle_random_games(states, compiled, events, count, seed, out)
        return int(first), int(second)

    def plain(count: int, seed: int) -> tuple[int, ...]:
        total = [0, 0]
        for game in range(count):
            castle.random_game(state, tables, buffer, seed + game, room)
            total = [total[0] + state.score[0], total[1] + state.score[1]]
        return total[0], total[1]

    yield from _rate("castle_random", "games_per_core_second", machine, 200, start)
    state, buffer, room = records.new(CastleState), records.new(EventBuffer), kernels.interpreted_scratch()
    yield from _rate("castle_interpreted", "games_per_second", plain, 2, start)
    yield "state_bytes_castle", records.size(CastleState)


def _classic(tables: ClassicTables, events: Any, start: int) -> Iterator[Figure]:
    states, out = records.array(ClassicState), kernels.scratch()
    compiled = records.array_of(tables, ClassicTables)

    def machine(seats: int) -> Games:
        def play(count: int, seed: int) -> tuple[int, ...]:
            total, _ = kernels.classic_random_games(states, compiled, events, seats, count, seed, out)
            return (int(total),)

        return play

    def plain(count: int, seed: int) -> tuple[int, ...]:
        total = 0
        for game in range(count):
            classic.random_game(state, tables, buffer, 2, seed + game, room)
            total += state.score[0] + state.score[1]
        return (total,)

    for seats, tail in ((2, ""), (3, "_3p"), (5, "_5p")):
        yield from _rate("classic_random", "games_per_core_second" + tail, machine(seats), 200, start, seats)
    state, buffer, room = records.new(ClassicState), records.new(EventBuffer), kernels.interpreted_scratch()
    yield from _rate("classic_interpreted", "games_per_second", plain, 2, start, 2)
    yield "state_bytes_classic", records.size(ClassicState)


def _rate(name: str, unit: str, play: Games, batch: int, start: int, shared: int = 1) -> Iterator[Figure]:
    """Yield games a CPU-second, the median of five, and the mean scores of all games played for it."""
    play(1, start)
    rates = []
    total: list[int] = []
    games = 0
    for _ in range(ROUNDS):
        played, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < SECONDS:
            scores = play(batch, start + games + played)
            total = [a + b for a, b in zip(total or [0] * len(scores), scores, strict=True)]
            played += batch
        games += played
        rates.append(played / spent)
    yield f"{name}_{unit}", round(median(rates), 1)
    tail = unit.partition("second")[2]
    means = [round(points / games / shared, 3) for points in total]
    yield f"{name}_mean_scores{tail}", means if len(means) > 1 else means[0]


def _evaluations(setup: Setup, files: dict[str, str | None], start: int) -> float:
    """Return how many positions a CPU-second tries and values in games between two greedy players."""
    greedy = arena.STYLES["greedy"]
    play = partial(arena.play_castle if setup.game == "castle" else arena.play_classic, greedy, greedy)
    chosen = {name: path for name, path in files.items() if path is not None}

    def tried(first: int) -> int:
        plan = arena.Plan(GREEDY_GAMES, first, paired=False)
        return play(plan, options=setup.options, **chosen).evaluations

    tried(start)
    rates = []
    for i in range(ROUNDS):
        begun = time.process_time()
        positions = tried(start + (i + 1) * GREEDY_GAMES)
        rates.append(positions / (time.process_time() - begun))
    return round(median(rates), 1)


def _clone_ns() -> float:
    """Return the nanoseconds that a compiled copy of a Castle state takes."""
    states = records.array(CastleState, 2)
    kernels.clone(states, 1)
    spent = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        kernels.clone(states, CLONES)
        spent.append((time.process_time() - begun) / CLONES * 1e9)
    return round(median(spent), 1)


def _start_seconds(cache: str | None) -> float:
    """Return the CPU seconds that a new process takes to its first compiled game, with the given cache folder."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if cache is not None:
        environment["TILEWRIGHT_CACHE"] = cache
    before = os.times()
    command = [sys.executable, "-m", "tilewright.cli.starting"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LONGEST_START, check=False)
    if done.returncode:
        raise CommandError("missing-part", MISSING, name="numba")
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system
