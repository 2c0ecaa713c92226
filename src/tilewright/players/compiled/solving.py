"""The last tiles solved: every decision, every draw and every wall tile that may turn up, to the final score.

One source for both games: what differs between them is handed in as functions. The tree is walked with a path of states
rather than by calls, which a compiler inlines.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Annotated, Any

from tilewright.players.compiled.thinking import CODES, Moments
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer
from tilewright.rules.phases import Phase
from tilewright.rules.records import I64, Ints, Record

DEPTH = 40  # decisions, draws and turned wall tiles on one path: enough for three tiles
SPACE = 8192
UNIT = 1_000_000  # results are whole numbers of 1/1,000,000 point, so that means keep their order
WIN = 1000 * UNIT  # a game won counts more than any margin

SolvingWays = tuple[
    Callable[..., None],
    Callable[..., int],
    Callable[..., bool],
    Callable[..., int],
    Callable[..., int],
    Callable[..., None],
    Callable[..., int],
]
"""How a game takes a decision, lists them, deals, lists what may be drawn; which wall tile was turned, turning one,
and how many of a kind were not seen yet."""


class Fork(IntEnum):
    """What a path forks by."""

    DECISION = 0
    DRAW = 1
    WALL_TILE = 2


class Tree(Record):
    """The path that is being followed, and what was found of its forks."""

    depth: I64
    used: I64  # states reached so far
    fork: Annotated[Ints, "i8", DEPTH]
    first: Annotated[Ints, "i8", DEPTH]  # its branches in `branch`
    count: Annotated[Ints, "i8", DEPTH]
    at: Annotated[Ints, "i8", DEPTH]
    found: Annotated[Ints, "i8", DEPTH]  # the best result, or the sum of results by weight
    weight: Annotated[Ints, "i8", DEPTH]
    code: Annotated[Ints, "i8", DEPTH]  # of a wall tile: the decision that turns it
    tower: Annotated[Ints, "i8", DEPTH]
    hidden: Annotated[Ints, "i8", DEPTH]  # mask of the towers whose wall tile is not known
    branch: Annotated[Ints, "i8", SPACE]
    weights: Annotated[Ints, "i8", SPACE]
    results: Annotated[Ints, "i8", CODES]  # of the first decision, by its codes in order


@rule
def result(st: Any, me: int) -> int:
    """What a finished game of two is to a seat: won or lost first, then by how many points."""
    margin: int = st.score[me] - st.score[1 - me]
    if margin > 0:
        return WIN + margin * UNIT
    if margin < 0:
        return margin * UNIT - WIN
    return 0


@rule
def fork(
    st: Any,
    tb: Any,
    tree: Tree,
    out: Ints,
    actions: Callable[..., int],
    drawable: Callable[..., int],
) -> bool:
    """Lay out the branches of the state that the path has reached; false when there is no room for them."""
    d = tree.depth
    first = 0 if d == 0 else tree.first[d - 1] + tree.count[d - 1]
    tree.first[d] = first
    tree.at[d] = 0
    tree.weight[d] = 0
    tree.found[d] = 0
    if first + CODES > SPACE or d + 2 > DEPTH:
        return False
    if st.phase == Phase.DEAL:
        tree.fork[d] = Fork.DRAW
        tree.count[d] = drawable(st, tb, tree.branch, tree.weights, first)
    else:
        tree.fork[d] = Fork.DECISION
        tree.count[d] = actions(st, tb, out)
        for i in range(tree.count[d]):
            tree.branch[first + i] = out[i]
    return True


@rule
def note(tree: Tree, value: int, mine: bool) -> None:
    """Carry a branch's result to the fork it hangs on."""
    d = tree.depth
    at = tree.at[d] - 1
    if tree.fork[d] != Fork.DECISION:
        weight = tree.weights[tree.first[d] + at]
        tree.found[d] += value * weight
        tree.weight[d] += weight
        return
    if at == 0 or (value > tree.found[d]) == mine:
        tree.found[d] = value
    if d == 0:
        tree.results[at] = value


@rule
def follow(
    states: Moments[Any],
    tb: Any,
    quiet: EventBuffer,
    tree: Tree,
    out: Ints,
    ways: SolvingWays,
) -> bool:
    """Take the next branch; true when it leads to a wall tile that may be any of several."""
    step, _, deal, _, turned, turn, unseen = ways
    d = tree.depth
    branch = 0 + tree.branch[tree.first[d] + tree.at[d]]
    tree.at[d] += 1
    tree.used += 1
    states[d + 1] = states[d]
    st = states[d + 1]
    if tree.fork[d] == Fork.DRAW:
        tree.hidden[d + 1] = tree.hidden[d]
        deal(st, tb, quiet, branch, out)
        return False
    code = branch
    hidden = 0 + tree.hidden[d]
    if tree.fork[d] == Fork.WALL_TILE:
        code = 0 + tree.code[d]
        hidden -= 1 << tree.tower[d]
        turn(states[d], tree.tower[d], branch)
        turn(st, tree.tower[d], branch)
    tree.hidden[d + 1] = hidden
    step(st, tb, quiet, code, out)
    tower = turned(st, tb, hidden)
    if tower < 0:
        return False
    states[d + 1] = states[d]
    turn_wall_tile(states[d + 1], tree, code, tower, unseen)
    return True


@rule
def turn_wall_tile(st: Any, tree: Tree, code: int, tower: int, unseen: Callable[..., int]) -> None:
    """Lay out the kinds of wall tile that a decision may turn on a tower."""
    d = tree.depth + 1
    first = tree.first[d - 1] + tree.count[d - 1]
    count = 0
    for kind in range(1, 10):
        left = unseen(st, tree.hidden[d], kind)
        if left > 0:
            tree.branch[first + count] = kind
            tree.weights[first + count] = left
            count += 1
    tree.fork[d] = Fork.WALL_TILE
    tree.first[d] = first
    tree.count[d] = count
    tree.at[d] = 0
    tree.weight[d] = 0
    tree.found[d] = 0
    tree.code[d] = code
    tree.tower[d] = tower


@rule
def solve(
    states: Moments[Any],
    tb: Any,
    quiet: EventBuffer,
    tree: Tree,
    most: int,
    out: Ints,
    ways: SolvingWays,
) -> bool:
    """Solve the state at 0 for its seat, looking at so many states at most; `tree.results` holds each code's result.

    `tree.hidden[0]` says which wall tiles are not known.
    """
    actions, drawable = ways[1], ways[3]
    me = 0 + states[0].seat
    tree.depth = 0
    tree.used = 0
    if not fork(states[0], tb, tree, out, actions, drawable):
        return False
    while True:
        d = tree.depth
        if tree.at[d] == tree.count[d]:
            if d == 0:
                return True
            value = tree.found[d] if tree.fork[d] == Fork.DECISION else tree.found[d] // tree.weight[d]
            tree.depth = d - 1
            note(tree, value, states[d - 1].seat == me)
            continue
        if tree.used >= most:
            return False
        if follow(states, tb, quiet, tree, out, ways):
            tree.depth = d + 1
        elif states[d + 1].phase == Phase.OVER:
            note(tree, result(states[d + 1], me), states[d].seat == me)
        else:
            tree.depth = d + 1
            if not fork(states[d + 1], tb, tree, out, actions, drawable):
                return False
