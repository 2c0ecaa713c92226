"""What a position of The Castle is worth to a seat, in 1/1000 point, from what that seat may know."""

from __future__ import annotations

from typing import Annotated

from tilewright.players.compiled.styles import Style, blocker_worth, finisher_worth
from tilewright.players.compiled.survey import survey
from tilewright.players.compiled.thinking import ONE, POINT, Thoughts
from tilewright.players.compiled.weights import BLUNT, NOTHING, SurveyWeights, Weights, at_face_value, fill, in_time
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.castle.final import keep_size, largest_empty_area, occupied_features
from tilewright.rules.castle.scoring import majority
from tilewright.rules.castle.state import HAND, SEATS, WALL_KINDS, Area
from tilewright.rules.compiling import rule
from tilewright.rules.phases import Phase
from tilewright.rules.records import I64, Ints, new

UNKNOWN = 9  # wall tiles still on a tower are thought of as 9s: five points, near the average of all kinds
NEAR = 12  # how far before a marker towers are looked for


class CastleWeights(SurveyWeights):
    """The weights of the evaluation: points in thousandths, shares in 1/1024."""

    style: I64
    late: I64  # with as many tiles left, what needs time is worth half
    back: I64  # a follower whose feature is sure to be completed
    turn: I64  # being about to take another turn
    court_growth: I64  # an empty cell that a held court reaches, early in the game
    keep_points: I64  # the empty area at the end, before it shows
    area_late: I64  # with as many tiles left, half is what the castle as it lies says of it; 0: it is not looked at
    keep_doubt: I64  # doubt about a lead of one tile, by tiles left
    double_from: Annotated[Ints, "i8", 2]  # points from which a tower, a house is doubled by default
    supply: Annotated[Ints, "i8", HAND + 1]  # followers in supply, early in the game
    close: Annotated[Ints, "i8", 4]  # by kind of feature: share that an open cell, once filled, closes
    grow: Annotated[Ints, "i8", 4]  # by kind of feature: tiles that an open cell adds
    corner: Annotated[Ints, "i8", NEAR + 1]  # a tower's number so far before the marker
    wall: Annotated[Ints, "i8", WALL_KINDS]  # a wall tile held


DEFAULTS: Weights = {
    **BLUNT,
    "prospects": at_face_value(12),
    "fill_doubt": (3072, 3072, 3072, 0),
    "late": 12,
    "back": 1400,
    "turn": 3500,
    "court_growth": 120,
    "keep_points": 10000,
    "area_late": 0,
    "keep_doubt": 100,
    "double_from": (4, 4),
    "supply": (0, 4500, 6900, 8550, 9600, 10350, 10800),
    "close": (700, 800, 800, 1024),
    "grow": (2304, 768, 1152, 0),
    "corner": (0, 500, 700, 650, 550, 450, 350, 250, 200, 150, 100, 80, 50),
    "wall": (0, 4500, 4500, 3000, 2500, 2500, 2000, 2000, 1500, 5000),
}


def castle_weights(style: Style = Style.GREEDY, changed: Weights = NOTHING) -> CastleWeights:
    """The weights of a way to play, with some changed."""
    weights = new(CastleWeights)
    weights.style = int(style)
    fill(weights, {**DEFAULTS, **changed})
    return weights


@rule
def hide(st: CastleState, tb: CastleTables) -> None:
    """Make every wall tile still on a tower the same, so that nothing hidden can be thought of (P4)."""
    for tower in range(tb.tower_count):
        if st.wall[tower] != 0:
            st.wall[tower] = UNKNOWN


@rule
def corner_worth(st: CastleState, tb: CastleTables, w: CastleWeights, seat: int) -> int:
    """The towers before a seat's marker that still hold a wall tile (W1)."""
    total = 0
    marker = st.score[seat] + 1
    for distance in range(1, NEAR + 1):
        tower = tb.tower_at[marker % 100] - 1
        if tower >= 0 and st.wall[tower] != 0:
            total += w.corner[distance]
        marker += 1
    return total


@rule
def wall_tile_worth(st: CastleState, w: CastleWeights, seat: int) -> int:
    """The wall tiles that a seat holds: 1 to 3 need time, 8 needs a keep (W2 to W5)."""
    total = 0
    first = seat * WALL_KINDS
    for wall in range(1, 4):
        if st.held[first + wall] > 0:
            each = in_time(w.wall[wall], st.left, w.late)
            if wall == 1 and st.phase == Phase.EXTRA and seat == st.seat:
                each = max(each, turn_worth(st, w, seat))
            total += st.held[first + wall] * each
    for wall in range(4, 10):
        if st.held[first + wall] > 0:
            total += st.held[first + wall] * w.wall[wall]
    return total


@rule
def turn_worth(st: CastleState, w: CastleWeights, seat: int) -> int:
    """Being to move: with an odd number of tiles left it brings a turn more than the opponent gets (W3, T8)."""
    worth = w.turn
    if st.left % 2 == 0:
        worth = worth // 4
    if st.supply[seat] == 0:
        worth = worth // 2
    return worth


@rule
def seat_worth(st: CastleState, tb: CastleTables, w: CastleWeights, seat: int) -> int:
    """What a seat has and holds, its followers in the castle apart."""
    total = st.score[seat] * POINT
    total += in_time(w.supply[st.supply[seat]], st.left, w.late)
    total += corner_worth(st, tb, w, seat)
    total += wall_tile_worth(st, w, seat)
    if st.phase == Phase.DEAL and st.seat == seat:
        total += turn_worth(st, w, seat)
    return total


@rule
def closing(st: CastleState, mind: Thoughts, w: CastleWeights, root: int) -> int:
    """The chance in 1/1024 that a feature will be completed."""
    if st.open[root] == 0:
        return ONE
    chance = mind.chance[root]
    share = w.close[st.node_kind[root]]
    for _ in range(mind.cells[root]):
        chance = (chance * share) >> 10
    return chance


@rule
def feature_worth(st: CastleState, mind: Thoughts, w: CastleWeights, root: int, winner: int) -> int:
    """What a held feature promises to the seat that has the majority there (S2, E3, W5)."""
    kind = st.node_kind[root]
    if kind == Area.COURT:
        growth = in_time(w.court_growth * mind.cells[root], st.left, w.late)
        return 3 * POINT * st.marks[root] + growth
    each = 2 if kind == Area.TOWER or (kind == Area.PATH and st.marks[root] > 0) else 1
    tiles = st.tiles[root] * ONE + w.grow[kind] * mind.cells[root]
    chance = closing(st, mind, w, root)
    points = (tiles * each * POINT) >> 10
    total = (points * chance) >> 10
    if st.held[winner * WALL_KINDS + 4 + kind] > 0:
        total += ((ONE - chance) * st.tiles[root] * each * POINT) >> 11
    if kind == Area.HOUSE:
        gain = (tiles >> 10) - st.keep[winner]
        if gain > 0:
            total += (chance * keep_lead(st, mind, w, winner, gain)) >> 10
    return total


@rule
def survey_castle(st: CastleState, tb: CastleTables, mind: Thoughts, w: CastleWeights, out: Ints) -> None:
    """Look over the open cells, and over the empty area that the larger keep will be paid for (E2)."""
    survey(st, tb, mind, w, -1)
    mind.stake = w.keep_points
    if w.area_late > 0:
        now = (largest_empty_area(st, tb, out) - st.left) * POINT
        mind.stake = max(POINT, w.keep_points + ((now - w.keep_points) * w.area_late) // (st.left + w.area_late))


@rule
def keep_stake(st: CastleState, mind: Thoughts, w: CastleWeights, lead: int) -> int:
    """What a lead of so many tiles between the keeps promises (E2)."""
    if lead == 0:
        return 0
    doubt = (w.keep_doubt * st.left) // 100
    if lead > 0:
        return (mind.stake * lead) // (lead + doubt)
    return -((mind.stake * -lead) // (doubt - lead))


@rule
def keep_lead(st: CastleState, mind: Thoughts, w: CastleWeights, seat: int, gain: int) -> int:
    """What a larger keep would add for a seat (S5, E2)."""
    lead = keep_size(st, seat) - keep_size(st, 1 - seat)
    return keep_stake(st, mind, w, lead + gain) - keep_stake(st, mind, w, lead)


@rule
def claim(st: CastleState, mind: Thoughts, w: CastleWeights, root: int, held: int, me: int) -> int:
    """What a feature promises when these followers stand on it: less than nothing where it is the opponent's."""
    winner = majority(held)
    if winner < 0:
        return 0
    found = feature_worth(st, mind, w, root, winner)
    return found if winner == me else -found


@rule
def joined_worth(st: CastleState, mind: Thoughts, w: CastleWeights, me: int) -> int:
    """What joining held features would change, each by the chance that a tile comes that can join them (F1, F2)."""
    total = 0
    for i in range(mind.pairs):
        a = mind.pair[i * 2]
        b = mind.pair[i * 2 + 1]
        mine = st.followers[a]
        theirs = st.followers[b]
        if mine == 0 or theirs == 0:
            continue
        apart = claim(st, mind, w, a, mine, me) + claim(st, mind, w, b, theirs, me)
        together = claim(st, mind, w, a, mine + theirs, me) + claim(st, mind, w, b, mine + theirs, me)
        total += ((together - apart) * mind.pair_chance[i]) >> 10
    return total


@rule
def greedy_worth(st: CastleState, tb: CastleTables, mind: Thoughts, w: CastleWeights, me: int, out: Ints) -> int:
    """Score difference, what both hold, what the held features promise."""
    total = seat_worth(st, tb, w, me) - seat_worth(st, tb, w, 1 - me)
    total += keep_stake(st, mind, w, keep_size(st, me) - keep_size(st, 1 - me))
    if mind.pairs > 0:
        total += joined_worth(st, mind, w, me)
    home = in_time(w.back, st.left, w.late)
    for i in range(occupied_features(st, out)):
        root = out[i]
        held = st.followers[root]
        winner = majority(held)
        if winner == me:
            total += feature_worth(st, mind, w, root, winner)
        elif winner >= 0:
            total -= feature_worth(st, mind, w, root, winner)
        if st.node_kind[root] != Area.COURT:
            difference = (held & 15) - (held >> 4)
            if me == 1:
                difference = -difference
            total += (difference * home * closing(st, mind, w, root)) >> 10
    return total


@rule
def worth(st: CastleState, tb: CastleTables, mind: Thoughts, w: CastleWeights, me: int, out: Ints) -> int:
    """What a moment is worth to a seat; `mind` holds the survey of the castle as it lies."""
    mind.tried += 1
    if w.style == Style.FINISHER:
        return finisher_worth(st, tb, mind, me)
    if w.style == Style.BLOCKER:
        return blocker_worth(st, tb, mind, me)
    if st.phase == Phase.OVER:
        return (st.score[me] - st.score[1 - me]) * POINT
    return greedy_worth(st, tb, mind, w, me, out)


assert SEATS == 2
