"""The compiled entry points of the players, with arguments that warm them."""

from __future__ import annotations

from typing import Any

from tilewright.players.compiled import castle_arena, classic_arena, thinkers
from tilewright.players.compiled.solving import DEPTH, Tree
from tilewright.players.compiled.tally import Outcome
from tilewright.players.compiled.thinking import MOMENTS, Thoughts
from tilewright.rules.compiling import Kernel
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import scratch
from tilewright.rules.phases import Phase
from tilewright.rules.records import array


def samples() -> list[tuple[str, Kernel, tuple[Any, ...]]]:
    """Every kernel of the players by name, with arguments that make it compile and do next to nothing."""
    out = scratch()
    found: list[tuple[str, Kernel, tuple[Any, ...]]] = []
    for name, ways, games in (
        ("castle", thinkers.CASTLE, castle_arena.play_games_compiled),
        ("classic", thinkers.CLASSIC, classic_arena.play_games_compiled),
    ):
        moments = array(ways.state, MOMENTS)
        moments["phase"] = int(Phase.OVER)
        table = (moments, array(ways.tables), array(EventBuffer, 2), array(Thoughts), array(ways.weights, 2))
        found.append((f"{name}_decide", ways.decide.compiled, (*table, out)))
        path, trees = array(ways.state, DEPTH), array(Tree)
        path["phase"] = int(Phase.FOLLOWER)  # no placement is listed, and of followers the first would end the walk
        found.append((f"{name}_solved", ways.solved.compiled, (path, table[1], table[2], trees, 0, out)))
        found.append((f"{name}_trials", ways.trials.compiled, (*table, 0, -1, 0, 0, 0, out)))
        found.append((f"{name}_games", games, (*table, array(Outcome, 2), 1, 0, 2, 1, out)))
    return found
