"""What each feature of Classic pays, in play and at the end (S1 to S5, S8)."""

from __future__ import annotations

from tilewright.rules.classic.state import BORDERS, HAND, Area, ClassicState, ClassicTables, Law
from tilewright.rules.compiling import rule
from tilewright.rules.events import EventBuffer, Happened, emit
from tilewright.rules.joining import find, tile_count
from tilewright.rules.records import Ints
from tilewright.rules.supplying import send_home


@rule
def majority(st: ClassicState, held: int) -> int:
    """Mask of the seats with the most followers; ties share (S1)."""
    most = 0
    winners = 0
    for seat in range(st.seats):
        standing = (held >> (4 * seat)) & 15
        if standing > most:
            most = standing
            winners = 1 << seat
        elif standing == most and most > 0:
            winners |= 1 << seat
    return winners


@rule
def pay(st: ClassicState, winners: int, points: int) -> None:
    """Give points to every seat of a mask, in full to each (S1)."""
    for seat in range(st.seats):
        if (winners >> seat) & 1:
            st.score[seat] += points


@rule
def city_each(tb: ClassicTables, tiles: int) -> int:
    """Points a tile and a coat of arms of a completed city (S2, S8)."""
    if tiles == 2:
        return tb.small_city
    return 2


@rule
def completed_points(st: ClassicState, tb: ClassicTables, root: int) -> int:
    """What a city, road or monastery pays when it is completed as it stands (S2, S8)."""
    tiles = tile_count(st, tb, root)
    if st.node_kind[root] == Area.CITY:
        return city_each(tb, tiles) * (tiles + st.marks[root])
    return tiles + st.marks[root]


@rule
def unfinished_points(st: ClassicState, tb: ClassicTables, root: int) -> int:
    """What a city, road or monastery pays at the end if it stays as it is (S3)."""
    return tile_count(st, tb, root) + st.marks[root]


@rule
def field_each(tb: ClassicTables) -> int:
    """Points a completed city at a field (S4, S8)."""
    if tb.field_scoring == 1:
        return 4
    return 3


@rule
def score_completed(st: ClassicState, tb: ClassicTables, ev: EventBuffer, node: int) -> None:
    """Score a feature if it is complete and held, and send its followers home (T5, S2)."""
    root = find(st, node)
    held = st.followers[root]
    if st.open[root] != 0 or held == 0 or st.node_kind[root] == Area.FIELD:
        return
    kind = st.node_kind[root]
    points = completed_points(st, tb, root)
    winners = majority(st, held)
    city = 1 if kind == Area.CITY else 0
    for seat in range(st.seats):
        if (winners >> seat) & 1:
            st.score[seat] += points
            st.cities_paid[seat] += city
    abbots = 0
    if kind == Area.MONASTERY and tb.abbot > 0:
        abbots = abbots_home(st, root)
    if ev.on:
        tiles = tile_count(st, tb, root)
        each = 1
        if kind == Area.CITY:
            each = city_each(tb, tiles)
        law = Law.S8 if kind == Area.CITY and each == 1 else Law.S2
        emit(ev, Happened.SCORED, law, winners, root, points, tiles, each, st.marks[root], held, 0, 0)
        emit(ev, Happened.HOME, Law.T5, abbots, root, 0, 0, 0, 0, st.followers[root], 0, 0)
    send_home(st, tb, root)


@rule
def abbots_home(st: ClassicState, root: int) -> int:
    """Send the abbots on a monastery or garden back to their owners; return the mask of these seats (V9.6)."""
    mask = 0
    for seat in range(st.seats):
        if st.abbot_at[seat] == root:
            st.abbot_at[seat] = -1
            st.followers[root] -= 1 << (4 * seat)
            mask |= 1 << seat
    return mask


@rule
def score_unfinished(st: ClassicState, tb: ClassicTables, ev: EventBuffer, root: int) -> None:
    """One point a tile, a coat of arms, a neighbour of the monastery (S3)."""
    points = unfinished_points(st, tb, root)
    winners = majority(st, st.followers[root])
    pay(st, winners, points)
    if ev.on:
        held = st.followers[root]
        tiles = tile_count(st, tb, root)
        emit(ev, Happened.FINAL, Law.S3, winners, root, points, tiles, 1, st.marks[root], held, 0, 0)


@rule
def occupied_features(st: ClassicState, out: Ints) -> int:
    """Write the roots of all features that hold followers, each once; return how many."""
    count = 0
    for seat in range(st.seats):
        if st.abbot_at[seat] >= 0:
            out[count] = st.abbot_at[seat]
            count += 1
    for seat in range(st.seats):
        if st.supply[seat] == HAND:
            continue
        for i in range(seat * HAND, (seat + 1) * HAND):
            node = st.follower_at[i]
            if node < 0:
                continue
            root = find(st, node)
            seen = False
            for j in range(count):
                if out[j] == root:
                    seen = True
                    break
            if not seen:
                out[count] = root
                count += 1
    return count


@rule
def final_scoring(st: ClassicState, tb: ClassicTables, ev: EventBuffer, out: Ints) -> None:
    """Score the unfinished features, then the fields, all from the same position (S3 to S5)."""
    count = occupied_features(st, out)
    fields = 0
    for i in range(count):
        root = out[i]
        if st.node_kind[root] == Area.FIELD:
            out[fields] = root
            fields += 1
        else:
            score_unfinished(st, tb, ev, root)
    if fields > 0:
        cities = touched_cities(st, tb, out, fields)
        score_fields(st, tb, ev, out, fields, cities)


# `out` holds the roots of the held fields first; completed cities that touch them stand from CITIES on, and for each
# city the mask of those fields from TOUCHING on.
CITIES = 64
TOUCHING = 192


@rule
def place_in(out: Ints, first: int, count: int, wanted: int) -> int:
    """Index of a number in a part of a row, or `count` when it is not there."""
    for i in range(count):
        if out[first + i] == wanted:
            return i
    return count


@rule
def touched_cities(st: ClassicState, tb: ClassicTables, out: Ints, fields: int) -> int:
    """List the completed cities that held fields touch, and which fields those are; return how many cities (F5)."""
    cities = 0
    tile_kind = st.tile_kind
    border_count = tb.border_count
    for t in range(st.placed):
        kind = tile_kind[t]
        for i in range(kind * BORDERS, kind * BORDERS + border_count[kind]):
            base = st.tile_base[t]
            city = find(st, base + tb.border_city[i])
            if st.open[city] != 0:
                continue
            field = find(st, base + tb.border_field[i])
            if st.followers[field] == 0:
                continue
            j = place_in(out, CITIES, cities, city)
            if j == cities:
                out[CITIES + j] = city
                out[TOUCHING + j] = 0
                cities += 1
            out[TOUCHING + j] |= 1 << place_in(out, 0, fields, field)
    return cities


@rule
def score_fields(st: ClassicState, tb: ClassicTables, ev: EventBuffer, out: Ints, fields: int, cities: int) -> None:
    """Pay the fields by the edition chosen (S4, S8)."""
    if tb.field_scoring == 3:
        for i in range(fields):
            count = 0
            for j in range(cities):
                count += (out[TOUCHING + j] >> i) & 1
            pay_field(st, ev, Law.S4, out[i], st.followers[out[i]], field_each(tb), count)
        return
    for j in range(cities):
        winners = 0
        farmers = 0
        for i in range(fields):
            if (out[TOUCHING + j] >> i) & 1:
                winners |= majority(st, st.followers[out[i]])
                farmers += st.followers[out[i]]
        if tb.field_scoring == 2:
            pay(st, winners, field_each(tb))
            if ev.on:
                emit(
                    ev,
                    Happened.FINAL,
                    Law.S8,
                    winners,
                    out[CITIES + j],
                    field_each(tb),
                    0,
                    field_each(tb),
                    1,
                    farmers,
                    0,
                    2,
                )
        else:
            pay_field(st, ev, Law.S8, out[CITIES + j], farmers, field_each(tb), 1)


@rule
def pay_field(st: ClassicState, ev: EventBuffer, law: int, root: int, farmers: int, each: int, cities: int) -> None:
    """Pay the majority of farmers for completed cities; a field without one pays nothing (S4)."""
    if cities == 0:
        return
    winners = majority(st, farmers)
    pay(st, winners, each * cities)
    if ev.on:
        emit(ev, Happened.FINAL, law, winners, root, each * cities, 0, each, cities, farmers, 0, 0)
