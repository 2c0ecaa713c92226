"""Looking over the open cells: how likely each is to be filled, and what each feature still waits for."""

from __future__ import annotations

from typing import Protocol

from tilewright.players.compiled.thinking import ONE, Thoughts
from tilewright.rules.compiling import rule
from tilewright.rules.joining import find
from tilewright.rules.shapes import AREAS, FRONT, State, Tables


class Doubt(Protocol):
    """The weights that the survey reads."""

    fill_doubt: int


@rule
def forget(mind: Thoughts) -> None:
    """Forget how many tiles fit: the stack has changed."""
    for need in range(256):
        mind.fitting[need] = -1
    mind.hidden = 0
    mind.held_count = 0


@rule
def tiles_that_fit(st: State, tb: Tables, mind: Thoughts, need: int) -> int:
    """How many tiles still to come fit an empty cell with these needs: in the stack, in hands, on the display."""
    found = mind.fitting[need]
    if found >= 0:
        return found
    found = 0
    for i in range(st.left + mind.hidden):
        if tb.fits[(st.bag[i] << 8) + need]:
            found += 1
    for i in range(mind.held_count):
        if tb.fits[(mind.held[i] << 8) + need]:
            found += 1
    mind.fitting[need] = found
    return found


@rule
def note_cell(mind: Thoughts, root: int, slot: int, chance: int) -> None:
    """Count an empty cell once with a feature that reaches it."""
    if mind.seen[root] != slot:
        mind.seen[root] = slot
        mind.cells[root] += 1
        mind.chance[root] = (mind.chance[root] * chance) >> 10


@rule
def note_side(st: State, tb: Tables, mind: Thoughts, t: int, across: int, slot: int, chance: int) -> None:
    """Count an empty cell with the features on the side of the tile that faces it."""
    facing = st.tile_kind[t] * 4 + st.tile_turn[t]
    base = st.tile_base[t]
    line = tb.line[facing * 4 + across]
    if line >= 0:
        note_cell(mind, find(st, base + line), slot, chance)
    first = tb.half[facing * 8 + across * 2]
    second = tb.half[facing * 8 + across * 2 + 1]
    note_cell(mind, find(st, base + first), slot, chance)
    if second != first:
        note_cell(mind, find(st, base + second), slot, chance)


@rule
def survey(st: State, tb: Tables, mind: Thoughts, doubt: Doubt) -> None:
    """Reckon for every feature how many empty cells it reaches and the chance that all of them are filled."""
    for node in range(st.nodes):
        mind.chance[node] = ONE
        mind.cells[node] = 0
        mind.seen[node] = -1
    mind.blocked = 0
    mind.room = 0
    for slot in range(st.frontier):
        fit = tiles_that_fit(st, tb, mind, st.front_need[slot])
        if fit == 0:
            mind.blocked += 1
        mind.room += min(fit, 20)
        chance = (fit * ONE) // (fit + doubt.fill_doubt)
        cell = st.front_cell[slot]
        for side in range(4):
            beside = cell + tb.step[side]
            if beside >= tb.modulus:
                beside -= tb.modulus
            found = st.grid[beside]
            if found > 0 and found < FRONT:
                note_side(st, tb, mind, found - 1, side ^ 2, slot, chance)
    count_finished(st, tb, mind)


@rule
def count_finished(st: State, tb: Tables, mind: Thoughts) -> None:
    """Count the areas of the last tile, and those it touched, whose features are complete."""
    mind.finished = 0
    t = st.last_tile
    if t < 0:
        return
    base = st.tile_base[t]
    kind = st.tile_kind[t]
    for area in range(tb.area_count[kind]):
        if st.open[find(st, base + area)] == 0 and tb.area_open[kind * AREAS + area] > 0:
            mind.finished += 1
    for i in range(st.touched_count):
        if st.open[find(st, st.touched[i])] == 0:
            mind.finished += 1
