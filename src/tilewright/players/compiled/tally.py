"""What a game of an arena came to, read off the events as they happen."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from tilewright.players.compiled.thinking import Thoughts
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer, Happened
from tilewright.rules.joining import find, tile_count
from tilewright.rules.randomness import random_below
from tilewright.rules.records import I64, Ints, Record
from tilewright.rules.shapes import State, Tables

SIZES = 12  # features are counted by size, the last number takes all larger ones


class Source(IntEnum):
    """Where points came from; 0 to 3 are the game's kinds of feature in their order."""

    KEEP = 4
    WALL = 5


class Outcome(Record):
    """One game of an arena: scores by seat, the rest for both seats together."""

    seats: I64
    turns: I64
    tiles_out: I64
    wall_taken: I64
    extra_turns: I64
    doubled: I64
    empty_area: I64
    keeps: I64  # size of the larger keep with its wall tiles 8
    keep_tied: I64
    held_at_end: I64  # merchants or farmers that stand at the end
    marks_paid: I64  # markets paid for
    score: Annotated[Ints, "i8", 5]
    points: Annotated[Ints, "i8", 6]  # by source
    scored: Annotated[Ints, "i8", 4]  # features that paid in play, by kind
    tied: Annotated[Ints, "i8", 4]
    contested: Annotated[Ints, "i8", 4]  # of those that held followers, those that held several seats'
    claimed: Annotated[Ints, "i8", 4 * SIZES]  # completed features that held followers, by kind and size
    completed: Annotated[Ints, "i8", 4]  # at the end, held or not
    completed_tiles: Annotated[Ints, "i8", 4]


@rule
def clear(result: Outcome) -> None:
    """Set an outcome to zero."""
    result.seats = 0
    result.turns = 0
    result.tiles_out = 0
    result.wall_taken = 0
    result.extra_turns = 0
    result.doubled = 0
    result.empty_area = 0
    result.keeps = 0
    result.keep_tied = 0
    result.held_at_end = 0
    result.marks_paid = 0
    for i in range(5):
        result.score[i] = 0
    for i in range(6):
        result.points[i] = 0
    for i in range(4):
        result.scored[i] = 0
        result.tied[i] = 0
        result.contested[i] = 0
        result.completed[i] = 0
        result.completed_tiles[i] = 0
    for i in range(4 * SIZES):
        result.claimed[i] = 0


@rule
def count_seats(mask: int) -> int:
    """How many bits of a mask of seats are set."""
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


@rule
def count_claimed(result: Outcome, kind: int, tiles: int, held: int) -> None:
    """Count a completed feature that held followers, and whether several seats stood there."""
    result.claimed[kind * SIZES + min(tiles, SIZES - 1)] += 1
    seats = 0
    while held:
        if held & 15:
            seats += 1
        held >>= 4
    if seats > 1:
        result.contested[kind] += 1


@rule
def count_events(st: State, ev: EventBuffer, result: Outcome, field: int) -> None:
    """Count the events of a step, and empty the buffer; `field` is the kind of feature that pays at the end only."""
    for i in range(ev.count):
        what = ev.what[i]
        if what == Happened.TILE_OUT:
            result.tiles_out += 1
        elif what == Happened.WALL_TAKEN:
            result.wall_taken += 1
        elif what == Happened.WALL_USED and ev.wall[i] == 1:
            result.extra_turns += 1
        elif what == Happened.SCORED:
            kind = st.node_kind[ev.root[i]]
            points = ev.points[i] * count_seats(ev.seats[i])
            if ev.wall[i] > 0:
                result.doubled += 1
                points = points // 2
                result.points[Source.WALL] += points
            result.points[kind] += points
            result.scored[kind] += 1
            count_claimed(result, kind, ev.tiles[i], ev.held[i])
        elif what == Happened.TIED:
            kind = st.node_kind[ev.root[i]]
            result.tied[kind] += 1
            count_claimed(result, kind, ev.tiles[i], ev.held[i])
        elif what == Happened.FINAL:
            count_final(st, ev, result, i, field)
    ev.count = 0


@rule
def count_final(st: State, ev: EventBuffer, result: Outcome, i: int, field: int) -> None:
    """Count points of the final scoring by their source."""
    points = ev.points[i] * count_seats(ev.seats[i])
    if ev.wall[i] > 0:
        result.points[Source.WALL] += points
    elif ev.root[i] < 0:
        result.points[Source.KEEP] += points
    elif ev.tiles[i] == 0:
        result.points[field] += points
        result.marks_paid += ev.marks[i]
    else:
        result.points[st.node_kind[ev.root[i]]] += points


@rule
def count_completed(st: State, tb: Tables, result: Outcome, first: int, field: int) -> None:
    """Count every feature that lies complete, from the node `first` on, start spaces left alone apart."""
    for node in range(st.nodes):
        kind = st.node_kind[node]
        if st.parent[node] != node or kind == field or st.open[node] != 0:
            continue
        if kind >= 4 or (node < first and st.tiles[node] == 1):
            continue
        result.completed[kind] += 1
        result.completed_tiles[kind] += tile_count(st, tb, node)
    for i in range(st.seats * tb.hand):
        root = st.follower_at[i]
        if root >= 0 and st.node_kind[find(st, root)] == field:
            result.held_at_end += 1


@rule
def shuffle_deck(st: State, mind: Thoughts, count: int) -> None:
    """Lay down the order of the stack before the game, so that paired games draw alike whoever plays."""
    for i in range(count):
        mind.deck[i] = st.bag[i]
    for i in range(count - 1, 0, -1):
        j = random_below(st, i + 1)
        kind = mind.deck[i]
        mind.deck[i] = mind.deck[j]
        mind.deck[j] = kind
