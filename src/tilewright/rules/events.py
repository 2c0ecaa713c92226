"""What happened in a step, as rows of integers; `game` turns them into words."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from tilewright.rules.compiling import rule
from tilewright.rules.records import I32, Ints, Record

ROWS = 96


class Happened(IntEnum):
    """The kinds of an event row."""

    TILE_OUT = 1  # `amount` is the kind that fitted nowhere
    SCORED = 2  # a completed feature paid `points` to the seats in `seats`
    TIED = 3  # a completed feature that nobody scored
    HOME = 4  # the followers of a feature went home
    KEEP = 5  # the keep of a seat moved to a house of `amount` tiles
    WALL_TAKEN = 6  # a seat took wall tile `wall` from tower `amount`
    WALL_USED = 7  # a seat spent wall tile `wall`
    FINAL = 8  # a feature, the keep or a wall tile paid at the end
    OVER = 9
    RESERVED = 21  # a seat reserved the kind `amount`
    TILE_UNDER = 20  # `amount` is the kind that went face down under the stack


class EventBuffer(Record):
    """Rows of events of one step, written only while `on`; the caller empties it by setting `count` to 0."""

    on: I32
    count: I32
    what: Annotated[Ints, "i4", ROWS]
    rule: Annotated[Ints, "i4", ROWS]
    seats: Annotated[Ints, "i4", ROWS]  # bit mask
    root: Annotated[Ints, "i4", ROWS]  # root node of the feature, -1 for none
    points: Annotated[Ints, "i4", ROWS]
    tiles: Annotated[Ints, "i4", ROWS]
    each: Annotated[Ints, "i4", ROWS]  # points a tile, a market, a city
    marks: Annotated[Ints, "i4", ROWS]  # fountain, markets, coats of arms, cities
    held: Annotated[Ints, "i4", ROWS]  # followers, four bits a seat
    wall: Annotated[Ints, "i4", ROWS]  # kind of wall tile, 0 for none
    amount: Annotated[Ints, "i4", ROWS]


@rule
def emit(
    ev: EventBuffer,
    what: int,
    rule_number: int,
    seats: int,
    root: int,
    points: int,
    tiles: int,
    each: int,
    marks: int,
    held: int,
    wall: int,
    amount: int,
) -> None:
    """Append one row; a step never writes more than ROWS."""
    i = ev.count
    ev.what[i] = what
    ev.rule[i] = rule_number
    ev.seats[i] = seats
    ev.root[i] = root
    ev.points[i] = points
    ev.tiles[i] = tiles
    ev.each[i] = each
    ev.marks[i] = marks
    ev.held[i] = held
    ev.wall[i] = wall
    ev.amount[i] = amount
    ev.count = i + 1
