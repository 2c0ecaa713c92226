"""The tree of a search by sampled games: moments at which a seat chooses, and its choices with what they brought.

A moment is what is asked of whom and what may be answered: after one choice there are as many as the tile drawn, and
whatever else came to light, make different. So a draw needs no node of its own.
"""

from __future__ import annotations

import math
from typing import Annotated

from tilewright.rules.compiling import rule
from tilewright.rules.randomness import random_below
from tilewright.rules.records import I64, Ints, Record
from tilewright.rules.shapes import State

ASKED = 1 << 15
CHOICES = 1 << 18
DEEPEST = 512  # decisions of a game
WALL_TILES = 18
NONE = -1


class Tree(Record):
    """What is known after the games sampled so far; moment 0 is the one that is thought about."""

    asked_count: I64
    choice_count: I64
    explore: I64  # points by which a choice tried once is overrated beside one that is well known
    depth: I64
    pool_count: I64
    pool: Annotated[Ints, "i8", WALL_TILES]  # the wall tiles that may lie face down (castle.P2)
    path: Annotated[Ints, "i8", DEEPEST]  # the choices of the game that is being sampled
    chooser: Annotated[Ints, "i8", DEEPEST]
    sign: Annotated[Ints, "i8", ASKED]  # of a moment: phase, seat and drawn tile
    first: Annotated[Ints, "i8", ASKED]  # its first choice; the others follow
    count: Annotated[Ints, "i8", ASKED]
    tried: Annotated[Ints, "i8", ASKED]
    twin: Annotated[Ints, "i8", ASKED]  # the next moment to which the same choice led
    code: Annotated[Ints, "i8", CHOICES]
    visits: Annotated[Ints, "i8", CHOICES]
    total: Annotated[Ints, "i8", CHOICES]  # points ahead of the best other seat, summed over the games
    below: Annotated[Ints, "i8", CHOICES]  # the first moment to which it led


@rule
def sign_of(st: State) -> int:
    """What is asked of whom, in one number."""
    return (st.drawn + 1) * 64 + st.seat * 8 + st.phase


@rule
def moment_below(tree: Tree, choice: int, sign: int, count: int, out: Ints) -> int:
    """The moment after a choice at which so many codes may be chosen, made where it is new; NONE where no room is."""
    at = tree.below[choice] if choice >= 0 else NONE
    while at >= 0:
        same = tree.sign[at] == sign and tree.count[at] == count
        if same:
            for i in range(count):
                if tree.code[tree.first[at] + i] != out[i]:
                    same = False
                    break
        if same:
            return at
        at = tree.twin[at]
    made = 0 + tree.asked_count
    first = 0 + tree.choice_count
    if made == ASKED or first + count > CHOICES:
        return NONE
    tree.asked_count += 1
    tree.choice_count += count
    tree.sign[made] = sign
    tree.first[made] = first
    tree.count[made] = count
    tree.tried[made] = 0
    tree.twin[made] = NONE
    if choice >= 0:
        tree.twin[made] = tree.below[choice]
        tree.below[choice] = made
    for i in range(count):
        tree.code[first + i] = out[i]
        tree.visits[first + i] = 0
        tree.total[first + i] = 0
        tree.below[first + i] = NONE
    return made


@rule
def chosen(st: State, tree: Tree, at: int) -> int:
    """A choice of a moment: one not tried yet while there is one, else that of the highest upper bound (UCB1)."""
    first = 0 + tree.first[at]
    count = 0 + tree.count[at]
    if tree.tried[at] < count:
        i = random_below(st, count)
        while tree.visits[first + i] > 0:
            i += 1
            if i == count:
                i = 0
        return first + i
    logarithm = math.log(tree.tried[at])
    best = first
    most = -1.0e9
    for choice in range(first, first + count):
        visits = tree.visits[choice]
        bound = tree.total[choice] / visits + tree.explore * math.sqrt(logarithm / visits)
        if bound > most:
            best = choice
            most = bound
    return best


@rule
def note_choice(tree: Tree, at: int, choice: int, seat: int) -> None:
    """Remember a choice of the game that is being sampled."""
    tree.path[tree.depth] = choice
    tree.chooser[tree.depth] = seat
    tree.depth += 1
    tree.tried[at] += 1


@rule
def lead(st: State, seat: int) -> int:
    """Points by which a seat is ahead of the best other one."""
    best = NONE
    for other in range(st.seats):
        if other != seat:
            best = max(best, st.score[other])
    return st.score[seat] - best


@rule
def learn(st: State, tree: Tree) -> None:
    """Credit every choice of a game that is over with what it brought the seat that made it."""
    for i in range(tree.depth):
        tree.visits[tree.path[i]] += 1
        tree.total[tree.path[i]] += lead(st, tree.chooser[i])
