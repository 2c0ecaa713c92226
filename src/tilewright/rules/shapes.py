"""The names that states and tables of both games have in common, as protocols for the shared rules."""

from __future__ import annotations

from typing import Protocol

from tilewright.rules.records import Ints

EMPTY = 0  # grid: an empty cell that touches nothing
WALL = -1  # grid: not a cell of the board
BARRED = -2  # grid: an empty cell that no tile may come to lie on, and that closes nothing (classic.V5)
FRONT = 128  # grid: FRONT + slot is an empty cell of the frontier; 1 to 127 is tile + 1


class State(Protocol):
    """What shared rules read and write of a game's state."""

    rng: int
    phase: int
    seats: int
    seat: int
    placed: int
    nodes: int
    left: int
    drawn: int
    last_tile: int
    frontier: int
    many_count: int
    touched_count: int
    score: Ints
    supply: Ints
    parent: Ints
    open: Ints
    tiles: Ints
    marks: Ints
    followers: Ints
    node_kind: Ints
    front_cell: Ints
    front_need: Ints
    grid: Ints
    tile_kind: Ints
    tile_turn: Ints
    tile_cell: Ints
    tile_base: Ints
    many: Ints
    touched: Ints
    follower_at: Ints
    bag: Ints


class Tables(Protocol):
    """What shared rules read of the printed set and the board."""

    kinds: int
    modulus: int
    hand: int
    step: Ints
    area_count: Ints
    area_kind: Ints
    area_open: Ints
    area_marks: Ints
    area_rank: Ints
    area_claimable: Ints
    many: Ints
    turn_bits: Ints
    turn_mask: Ints
    line: Ints
    half: Ints
    need: Ints
    asks: Ints
    fits: Ints
    start_at: Ints
    start_kind: Ints


AREAS = 10  # areas a kind may have


class LimitExceeded(ValueError):
    """A set or board is larger than the flat records can hold."""

    def __init__(self, what: str, found: int, limit: int) -> None:
        super().__init__(f"{found} {what}, at most {limit}")
        self.what, self.found, self.limit = what, found, limit
