"""Sampled games of Classic along a tree: random stacks and hidden hands, random play beyond the tree."""

from __future__ import annotations

from tilewright.players.compiled.castle_uct import ROOT, SAMPLED
from tilewright.players.compiled.thinking import Moments
from tilewright.players.compiled.tree import Tree, chosen, learn, moment_below, note_choice, sign_of
from tilewright.rules.classic import ClassicState, ClassicTables, actions, pass_on, step
from tilewright.rules.classic.holding import UNKNOWN
from tilewright.rules.classic.river import take_from_river
from tilewright.rules.classic.stack import draw_random
from tilewright.rules.classic.state import HELD
from tilewright.rules.classic.turn import begin_move, random_turn
from tilewright.rules.compiling import kernel, rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.randomness import random_below
from tilewright.rules.records import Ints


@rule
def fill_hands(st: ClassicState) -> None:
    """Put any of the tiles nobody has seen into the hidden places of hands; as many stand behind the stack (V3)."""
    aside = 0
    for seat in range(st.seats):
        for i in range(seat * HELD, seat * HELD + st.hand_count[seat]):
            if st.hands[i] == UNKNOWN:
                aside += 1
    if aside == 0:
        return
    hidden = st.left - st.known
    behind = 0 + st.left
    for seat in range(st.seats):
        for i in range(seat * HELD, seat * HELD + st.hand_count[seat]):
            if st.hands[i] == UNKNOWN:
                at = random_below(st, hidden + aside)
                if at >= hidden:
                    at += behind - hidden
                kind = 0 + st.bag[at]
                st.bag[at] = st.bag[behind]
                st.bag[behind] = kind
                st.hands[i] = kind
                behind += 1
                aside -= 1


@rule
def deal_any(st: ClassicState, tb: ClassicTables, quiet: EventBuffer, out: Ints) -> None:
    """Draw tiles until there is something to choose."""
    while st.phase == Phase.DEAL:
        if st.river_left > 0:
            begin_move(st, tb, quiet, take_from_river(st), out)
        elif st.left == 0:
            pass_on(st, tb, quiet, out)
        else:
            begin_move(st, tb, quiet, draw_random(st), out)


@rule
def play_out(st: ClassicState, tb: ClassicTables, quiet: EventBuffer, out: Ints) -> None:
    """Play to the end, every choice uniform."""
    while st.phase != Phase.OVER:
        if st.phase == Phase.DEAL:
            random_turn(st, tb, quiet, out)
        else:
            count = actions(st, tb, out)
            step(st, tb, quiet, out[random_below(st, count)], out)


@rule
def sample(st: ClassicState, tb: ClassicTables, quiet: EventBuffer, tree: Tree, out: Ints) -> None:
    """Play one game to its end: by the tree as far as it goes, one choice further, then at random."""
    fill_hands(st)
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
    moments: Moments[ClassicState],
    tables: Moments[ClassicTables],
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
