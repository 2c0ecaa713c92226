"""Who scores a completed feature of The Castle, for how much, and whether the order matters."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.naive.castle_data import AreaAt, Board, Feature

DOUBLED_BY = {"tower": 2, "house": 3}


def scorer(feature: Feature) -> int | None:
    """The seat with more followers there than the other, or None (S1)."""
    mine, theirs = feature["followers"]
    return None if mine == theirs else int(theirs > mine)


def points_of(feature: Feature) -> int:
    """The points of a completed feature that is not doubled (S2)."""
    each = {"path": 2 if feature["fountain"] else 1, "tower": 2, "house": 1}
    return each[feature["kind"]] * feature["tiles"]


def tower_at(board: Board, total: int) -> int | None:
    """The lower number of the tower on which a marker with this total stands, or None (S6)."""
    for lower, numbers in board.towers.items():
        if total % 100 in numbers:
            return lower
    return None


def doubling_sets(able: list[Feature], usable: Counter[int]) -> list[set[AreaAt]]:
    """Every set of features, by name, that could be doubled together with the usable wall tiles (W4)."""
    sets = []
    for size in range(len(able) + 1):
        for chosen in combinations(able, size):
            needed = Counter(DOUBLED_BY[feature["kind"]] for feature in chosen)
            if all(needed[kind] <= usable[kind] for kind in needed):
                sets.append({feature["areas"][0] for feature in chosen})
    return sets


def towers_emptied(board: Board, total: int, moves: list[int], full: frozenset[int]) -> set[frozenset[int]]:
    """The sets of towers that the orders of these moves of one marker would empty."""
    outcomes = set() if moves else {frozenset[int]()}
    for move in set(moves):
        rest = list(moves)
        rest.remove(move)
        landed = full & {tower_at(board, total + move)}
        outcomes |= {landed | more for more in towers_emptied(board, total + move, rest, full - landed)}
    return outcomes


def order_matters(
    board: Board, total: int, wall: list[int], group: list[Feature], able: list[Feature], usable: Counter[int]
) -> bool:
    """Whether, doubled alike, two orders of the group would empty different sets of towers (S3)."""
    for doubled in doubling_sets(able, usable):
        moves = [points_of(f) * (2 if f["areas"][0] in doubled else 1) for f in group]
        if len(towers_emptied(board, total, moves, frozenset(wall))) > 1:
            return True
    return False
