"""What a position of Classic is worth to a seat, in 1/1000 point, from what that seat may know."""

from __future__ import annotations

from typing import Annotated

from tilewright.players.compiled.styles import Style, blocker_worth, finisher_worth
from tilewright.players.compiled.thinking import ONE, POINT, Thoughts
from tilewright.players.compiled.weights import BLUNT, NOTHING, SurveyWeights, Weights, at_face_value, fill, in_time
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.classic.scoring import city_each, majority, occupied_features
from tilewright.rules.classic.state import BORDERS, HAND, Area
from tilewright.rules.compiling import rule
from tilewright.rules.joining import find
from tilewright.rules.phases import Phase
from tilewright.rules.records import I64, Ints, new
from tilewright.rules.shapes import AREAS

FIELDS = 62  # fields looked at in one moment: one bit each of a city's mask


class ClassicWeights(SurveyWeights):
    """The weights of the evaluation: points in thousandths, shares in 1/1024."""

    style: I64
    late: I64  # with as many tiles left, what needs time is worth half
    back: I64  # a follower whose feature is sure to be completed
    around: I64  # share of a monastery's empty neighbours that are filled in time, early in the game
    surround: I64  # chance in 1/1024 that an empty neighbour of a monastery is filled in time, early in the game
    field_sure: I64  # share of what a field promises that its farmers can count on
    farmer: I64  # what a city yet to be built promises a field, for each empty cell that the field reaches
    abbot: I64  # an abbot in supply, early in the game
    redraw: I64  # what another tile promises, above a landscape without a tile laid (V4)
    supply: Annotated[Ints, "i8", HAND + 1]  # followers in supply, early in the game
    close: Annotated[Ints, "i8", 4]  # by kind of feature: share that an open cell, once filled, closes
    grow: Annotated[Ints, "i8", 4]  # by kind of feature: tiles that an open cell adds


DEFAULTS: Weights = {
    **BLUNT,
    "prospects": at_face_value(9),
    "fill_doubt": (4096, 4096, 4096, 0),
    "late": 10,
    "back": 1500,
    "around": 585,
    "surround": 0,
    "field_sure": 1024,
    "farmer": 150,
    "abbot": 2500,
    "redraw": 1000,
    "supply": (0, 6750, 10800, 13950, 16650, 18900, 20700, 22050),
    "close": (488, 700, 1024, 1024),
    "grow": (1050, 1024, 0, 0),
}


def classic_weights(style: Style = Style.GREEDY, changed: Weights = NOTHING) -> ClassicWeights:
    """The weights of a way to play, with some changed."""
    weights = new(ClassicWeights)
    weights.style = int(style)
    fill(weights, {**DEFAULTS, **changed})
    return weights


@rule
def surrounding(st: ClassicState, w: ClassicWeights, root: int) -> int:
    """The chance in 1/1024 that all eight neighbours of a monastery will be laid."""
    if w.surround == 0:
        return 0
    chance = ONE
    each = w.surround - (w.surround * w.late) // (st.left * 4 + w.late)
    for _ in range(st.open[root]):
        chance = (chance * each) >> 10
    return chance


@rule
def closing(st: ClassicState, mind: Thoughts, w: ClassicWeights, root: int) -> int:
    """The chance in 1/1024 that a city or road will be completed."""
    if st.open[root] == 0:
        return ONE
    if st.node_kind[root] == Area.MONASTERY:
        return surrounding(st, w, root)
    if mind.cells[root] == 0:
        return 0  # all its open ends are at cells where no tile can ever lie (V1, V5)
    chance = mind.chance[root]
    share = w.close[st.node_kind[root]]
    for _ in range(mind.cells[root]):
        chance = (chance * share) >> 10
    return chance


@rule
def look_at_field(mind: Thoughts, root: int) -> None:
    """Count a field among those whose cities are reckoned."""
    if mind.field[root] == 0 and mind.fields < FIELDS:
        mind.fields += 1
        mind.field[root] = mind.fields
        mind.field_worth[mind.fields] = 0


@rule
def survey_fields(st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights) -> None:
    """Reckon what every field that is held, or lies on the last tile, may be paid for its cities (F5, S4)."""
    for node in range(st.nodes):
        mind.field[node] = 0
        mind.touching[node] = 0
    mind.fields = 0
    for i in range(st.seats * HAND):
        node = st.follower_at[i]
        if node >= 0 and st.node_kind[node] == Area.FIELD:
            look_at_field(mind, find(st, node))
    if st.phase == Phase.FOLLOWER:
        base = st.tile_base[st.last_tile]
        kind = st.tile_kind[st.last_tile]
        for area in range(tb.area_count[kind]):
            if tb.area_kind[kind * AREAS + area] == Area.FIELD:
                look_at_field(mind, find(st, base + area))
    if mind.fields == 0:
        return
    for t in range(st.placed):
        kind = st.tile_kind[t]
        base = st.tile_base[t]
        for i in range(kind * BORDERS, kind * BORDERS + tb.border_count[kind]):
            place = mind.field[find(st, base + tb.border_field[i])]
            if place > 0:
                note_city(st, mind, w, place, find(st, base + tb.border_city[i]))


@rule
def note_city(st: ClassicState, mind: Thoughts, w: ClassicWeights, place: int, city: int) -> None:
    """Count a city once with a field that touches it: three points when it is completed (S4)."""
    if (mind.touching[city] >> place) & 1:
        return
    mind.touching[city] |= 1 << place
    mind.field_worth[place] += (3 * POINT * closing(st, mind, w, city)) >> 10


@rule
def feature_worth(st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights, root: int) -> int:
    """What a held feature promises to each seat that has the majority there (S2 to S4)."""
    kind = st.node_kind[root]
    tiles = st.tiles[root]
    if kind == Area.FIELD:
        growth = in_time(w.farmer * mind.cells[root], st.left, w.late)
        return ((mind.field_worth[mind.field[root]] + growth) * w.field_sure) >> 10
    if kind == Area.MONASTERY:
        return tiles * POINT + (in_time(w.around * st.open[root], st.left, w.late) * POINT >> 10)
    chance = closing(st, mind, w, root)
    reach = w.grow[kind] * mind.cells[root]
    now = (tiles + st.marks[root]) * POINT
    later = now + ((reach * POINT) >> 10)
    if kind == Area.CITY:
        later *= city_each(tb, tiles + mind.cells[root])
    return now + (((later - now) * chance) >> 10)


@rule
def share_of(st: ClassicState, winners: int, me: int) -> int:
    """What a point for each of these seats is worth to a seat, times the number of its opponents."""
    total = 0
    for seat in range(st.seats):
        if (winners >> seat) & 1:
            total += st.seats - 1 if seat == me else -1
    return total


@rule
def joined_worth(st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights, me: int) -> int:
    """What joining held features would change, each by the chance that a tile comes that can join them (F1 to F4)."""
    total = 0
    for i in range(mind.pairs):
        a = mind.pair[i * 2]
        b = mind.pair[i * 2 + 1]
        if st.followers[a] == 0 or st.followers[b] == 0:
            continue
        first = feature_worth(st, tb, mind, w, a)
        second = feature_worth(st, tb, mind, w, b)
        apart = first * share_of(st, majority(st, st.followers[a]), me)
        apart += second * share_of(st, majority(st, st.followers[b]), me)
        together = (first + second) * share_of(st, majority(st, st.followers[a] + st.followers[b]), me)
        total += ((together - apart) * mind.pair_chance[i]) >> 10
    return total


@rule
def greedy_worth(st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights, me: int, out: Ints) -> int:
    """Own score less the mean of the others', followers in supply, what the held features promise."""
    total = joined_worth(st, tb, mind, w, me) if mind.pairs > 0 else 0
    for seat in range(st.seats):
        has = st.score[seat] * POINT + in_time(w.supply[st.supply[seat]], st.left, w.late)
        if tb.abbot > 0 and st.abbot_at[seat] < 0:
            has += in_time(w.abbot, st.left, w.late)
        total += has * share_of(st, 1 << seat, me)
    home = in_time(w.back, st.left, w.late)
    for i in range(occupied_features(st, out)):
        root = out[i]
        held = st.followers[root]
        total += feature_worth(st, tb, mind, w, root) * share_of(st, majority(st, held), me)
        if st.node_kind[root] != Area.FIELD:
            back = (home * closing(st, mind, w, root)) >> 10
            for seat in range(st.seats):
                total += back * ((held >> (4 * seat)) & 15) * share_of(st, 1 << seat, me)
    return total // (st.seats - 1)


@rule
def worth(st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights, me: int, out: Ints) -> int:
    """What a moment is worth to a seat; `mind` holds the survey of the landscape as it lies."""
    mind.tried += 1
    if w.style == Style.FINISHER:
        return finisher_worth(st, tb, mind, me)
    if w.style == Style.BLOCKER:
        return blocker_worth(st, tb, mind, me)
    if st.phase == Phase.OVER:
        total = 0
        for seat in range(st.seats):
            total += st.score[seat] * POINT * share_of(st, 1 << seat, me)
        return total // (st.seats - 1)
    return greedy_worth(st, tb, mind, w, me, out)
