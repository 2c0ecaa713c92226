"""Sampled games of The Castle along a tree: random stacks, random wall tiles, random play beyond the tree."""

from __future__ import annotations

from tilewright.players.compiled.thinking import Moments
from tilewright.players.compiled.tree import Tree, chosen, learn, moment_below, note_choice, sign_of
from tilewright.rules.castle import CastleState, CastleTables, actions, deal, step
from tilewright.rules.castle.turn import random_turn
from tilewright.rules.compiling import kernel, rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below
from tilewright.rules.records import Ints

ROOT, SAMPLED = range(2)
SAMPLES = 2


@rule
def hang_any(st: CastleState, tb: CastleTables, tree: Tree) -> None:
    """Lay any of the wall tiles nobody has seen on the towers that hold one (P2)."""
    left = 0 + tree.pool_count
    for tower in range(tb.tower_count):
        if st.wall[tower] != 0 and left > 0:
            i = random_below(st, left)
            left -= 1
            kind = 0 + tree.pool[i]
            tree.pool[i] = tree.pool[left]
            tree.pool[left] = kind
            st.wall[tower] = kind


@rule
def deal_any(st: CastleState, tb: CastleTables, quiet: EventBuffer, out: Ints) -> None:
    """Draw tiles until there is something to choose."""
    while st.phase == Phase.DEAL:
        deal(st, tb, quiet, 0 + st.bag[random_below(st, st.left)], out)


@rule
def play_out(st: CastleState, tb: CastleTables, quiet: EventBuffer, out: Ints) -> None:
    """Play to the end, every choice uniform."""
    while st.phase != Phase.OVER:
        if st.phase == Phase.DEAL:
            random_turn(st, tb, quiet, out)
        else:
            count = actions(st, tb, out)
            step(st, tb, quiet, out[random_below(st, count)], out)


@rule
def sample(st: CastleState, tb: CastleTables, quiet: EventBuffer, tree: Tree, out: Ints) -> None:
    """Play one game to its end: by the tree as far as it goes, one choice further, then at random."""
    hang_any(st, tb, tree)
    tree.depth = 0
    choice = -1
    while st.phase != Phase.OVER:
        count = actions(st, tb, out)
        at = 0 if choice < 0 else moment_below(tree, choice, sign_of(st), count, out)
        if at < 0:
            break
        choice = chosen(st, tree, at)
        note_choice(tree, at, choice, st.seat)
        fresh = tree.visits[choice] == 0
        step(st, tb, quiet, tree.code[choice], out)
        deal_any(st, tb, quiet, out)
        if fresh:
            break
    play_out(st, tb, quiet, out)
    learn(st, tree)


@rule
def search(
    moments: Moments[CastleState],
    tables: Moments[CastleTables],
    buffers: Moments[EventBuffer],
    trees: Moments[Tree],
    games: int,
    out: Ints,
) -> None:
    """Sample so many games more from the moment ROOT, whose fast generator goes on."""
    root = moments[ROOT]
    tree = trees[0]
    if tree.asked_count == 0:
        count = actions(root, tables[0], out)
        moment_below(tree, -1, sign_of(root), count, out)
    for _ in range(games):
        moments[SAMPLED] = moments[ROOT]
        sample(moments[SAMPLED], tables[0], buffers[0], tree, out)
        moments[ROOT].rng = moments[SAMPLED].rng


search_compiled = kernel(search)
