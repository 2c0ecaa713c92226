"""Looking over the open cells: how likely each is to be filled, and what each feature still waits for."""

from __future__ import annotations

from tilewright.players.compiled.ends import FEATURES, LINE, closers, count_kinds, joiners, surroundings
from tilewright.players.compiled.thinking import FITS, ONE, PAIRS, Thoughts
from tilewright.players.compiled.weights import SurveyWeights
from tilewright.rules.compiling import rule
from tilewright.rules.joining import find
from tilewright.rules.phases import Phase
from tilewright.rules.shapes import AREAS, FRONT, State, Tables


@rule
def forget(mind: Thoughts) -> None:
    """Forget how many tiles fit: the stack has changed."""
    for need in range(256):
        mind.fitting[need] = -1
    mind.counted = 0
    mind.hidden = 0
    mind.held_count = 0


@rule
def tiles_that_fit(tb: Tables, mind: Thoughts, need: int) -> int:
    """How many tiles still to come fit an empty cell with these needs: in the stack, in hands, on the display."""
    found = mind.fitting[need]
    if found >= 0:
        return found
    found = 0
    for i in range(mind.kinds_left):
        kind = mind.kind_left[i]
        if tb.fits[(kind << 8) + need]:
            found += mind.of_kind[kind]
    mind.fitting[need] = found
    return found


@rule
def matters(st: State, tb: Tables, t: int, root: int) -> bool:
    """Tell whether a follower stands on a feature or may be placed there now: it may lie on the last tile."""
    return st.followers[root] != 0 or (t == st.last_tile and st.phase == Phase.FOLLOWER)


@rule
def even(wanted: int, doubt: SurveyWeights, feature: int, left: int) -> int:
    """The chance in 1/1024 that one of so many wanted tiles, in 1/1024, comes to lie where it is wanted."""
    if wanted == 0:
        return 0
    return (wanted << 10) // (wanted + doubt.fill_doubt[feature] + doubt.rush[feature] * left)


@rule
def idle_chance(st: State, mind: Thoughts, doubt: SurveyWeights, feature: int, fit: int) -> int:
    """The chance in 1/1024 that a cell is filled that so many tiles fit, whoever lays them."""
    place = feature * FITS + fit
    noted = mind.idle_chance[place]
    if noted >> 11 == mind.stamp:
        return noted & 2047
    found = even(fit * doubt.idle[feature], doubt, feature, st.left)
    mind.idle_chance[place] = (mind.stamp << 11) + found
    return found


@rule
def fill_chance(
    st: State, tb: Tables, mind: Thoughts, doubt: SurveyWeights, feature: int, fit: int, need: int, around: int, at: int
) -> int:
    """The chance in 1/1024 that a cell is filled as a feature needs it, which it meets at `at` (side * 3 + half)."""
    place = (around * 12 + at) * FEATURES + feature
    noted = mind.end_chance[place]
    if noted >> 11 == mind.stamp:
        return noted & 2047
    close = closers(tb, mind, need, around, at // 3, at % 3, feature)
    wanted = close * doubt.closer[feature] + (fit - close) * doubt.other[feature]
    found = even(wanted, doubt, feature, st.left)
    mind.end_chance[place] = (mind.stamp << 11) + found
    return found


@rule
def note_end(
    st: State,
    tb: Tables,
    mind: Thoughts,
    doubt: SurveyWeights,
    t: int,
    node: int,
    slot: int,
    fit: int,
    at: int,
    unheld: int,
) -> None:
    """Count an empty cell once with a feature that reaches it, and the feature among those around the cell."""
    root = find(st, node)
    if mind.seen[root] == slot:
        return
    feature = st.node_kind[root]
    held = matters(st, tb, t, root)
    if not held and feature != unheld:
        return
    mind.seen[root] = slot
    mind.cells[root] += 1
    sharp = held and doubt.sharp != 0
    if feature < 3:
        if sharp:
            need = 0 + st.front_need[slot]
            around = surroundings(st, tb, st.front_cell[slot], need)
            chance = fill_chance(st, tb, mind, doubt, feature, fit, need, around, at)
        else:
            chance = idle_chance(st, mind, doubt, feature, fit)
        mind.chance[root] = (mind.chance[root] * chance) >> 10
    if sharp and feature < 4 and doubt.join[feature] > 0:
        mind.beside[mind.besides] = root
        mind.beside_at[mind.besides] = at
        mind.besides += 1


@rule
def note_side(
    st: State, tb: Tables, mind: Thoughts, doubt: SurveyWeights, t: int, side: int, slot: int, fit: int, unheld: int
) -> None:
    """Count an empty cell with the features of the tile at one of its sides."""
    facing = st.tile_kind[t] * 4 + st.tile_turn[t]
    base = st.tile_base[t]
    across = side ^ 2
    line = tb.line[facing * 4 + across]
    if line >= 0:
        note_end(st, tb, mind, doubt, t, base + line, slot, fit, side * 3 + LINE, unheld)
    first = tb.half[facing * 8 + across * 2]
    second = tb.half[facing * 8 + across * 2 + 1]
    note_end(st, tb, mind, doubt, t, base + first, slot, fit, side * 3 + 1, unheld)
    if second != first:
        note_end(st, tb, mind, doubt, t, base + second, slot, fit, side * 3, unheld)


@rule
def note_pairs(st: State, tb: Tables, mind: Thoughts, doubt: SurveyWeights, need: int) -> None:
    """Note which of the features around a cell a tile may join, with the chance of it."""
    for i in range(mind.besides):
        a = mind.beside[i]
        for j in range(i):
            b = mind.beside[j]
            if st.node_kind[a] != st.node_kind[b] or mind.pairs == PAIRS:
                continue
            found = joiners(tb, mind, need, mind.beside_at[i], mind.beside_at[j]) << 10
            if found > 0:
                place = 0 + mind.pairs
                mind.pair[place * 2] = a
                mind.pair[place * 2 + 1] = b
                mind.pair_chance[place] = (found * doubt.join[st.node_kind[a]]) // (found + doubt.join_doubt)
                mind.pairs += 1


@rule
def survey(st: State, tb: Tables, mind: Thoughts, doubt: SurveyWeights, unheld: int) -> None:
    """Reckon for features how many empty cells they reach and the chance that all of them are filled.

    Of features that nobody holds, nor may hold now, only those of the kind `unheld` are looked at.
    """
    for node in range(st.nodes):
        mind.chance[node] = ONE
        mind.cells[node] = 0
        mind.seen[node] = -1
    mind.blocked = 0
    mind.room = 0
    mind.pairs = 0
    if mind.counted == 0:
        count_kinds(st, mind)
    for slot in range(st.frontier):
        need = 0 + st.front_need[slot]
        fit = tiles_that_fit(tb, mind, need)
        if fit == 0:
            mind.blocked += 1
        mind.room += min(fit, 20)
        cell = st.front_cell[slot]
        mind.besides = 0
        for side in range(4):
            beside = cell + tb.step[side]
            if beside >= tb.modulus:
                beside -= tb.modulus
            found = st.grid[beside]
            if found > 0 and found < FRONT:
                note_side(st, tb, mind, doubt, found - 1, side, slot, fit, unheld)
        if mind.besides > 1:
            note_pairs(st, tb, mind, doubt, need)
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
