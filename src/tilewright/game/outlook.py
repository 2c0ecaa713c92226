"""What a seat's choices would bring, found by trying them: claims and forecasts of every placement, of every score.

For the one who is to choose: terminal and browser show it; players reckon for themselves.
"""

from __future__ import annotations

import msgspec

from tilewright.game.actions import Action, Place, ScoreNext
from tilewright.game.castle import CastlePlay
from tilewright.game.classic import ClassicPlay
from tilewright.game.events import Event, KeepMoved, Scored, WallTileTaken
from tilewright.game.table import AnyPlay
from tilewright.rules.castle import final as castle_final
from tilewright.rules.castle import scoring as castle_scoring
from tilewright.rules.castle.state import Area as CastleArea
from tilewright.rules.classic import scoring as classic_scoring
from tilewright.rules.classic.abbot import ABBOT, RECALL
from tilewright.rules.classic.state import Area as ClassicArea
from tilewright.rules.phases import Phase

TRACK = 100


class Landing(msgspec.Struct, frozen=True):
    """The number on which a seat's marker comes to rest, and the tower there that holds a wall tile (castle.W1)."""

    seat: int
    number: int
    tower: int | None = None


class Claim(msgspec.Struct, frozen=True):
    """An area of a tile as part of its feature: what it is worth, who stands there, who would be paid.

    `free`: the mover's follower may stand there, `abbot`: the mover's abbot may (classic.V9.2), and `seats` reckons
    with them. `now`: the points as the feature stands,
    completed or at the end; `then`: once completed no larger than it is. Seats, followers as in events.
    """

    area: str
    kind: str
    tiles: int
    completed: bool
    free: bool
    followers: tuple[int, ...]
    now: int
    then: int
    seats: tuple[int, ...]
    landing: Landing | None = None
    abbot: bool = False


class Placement(msgspec.Struct, frozen=True):
    """A legal placement of a tile with what each of its areas would belong to."""

    x: int
    y: int
    rotation: int
    claims: tuple[Claim, ...]
    tile: str


class Scoring(msgspec.Struct, frozen=True):
    """A choice of the scoring order with its outcome: points, the marker's rest, the new keep (castle.S3 to S6)."""

    x: int
    y: int
    area: str
    double: bool
    kind: str
    tiles: int
    points: int
    landing: Landing
    keep: int | None = None


class Recall(msgspec.Struct, frozen=True):
    """What recalling the abbot would score now, and where it stands (classic.V9.3)."""

    x: int
    y: int
    area: str
    kind: str
    points: int


class Dead(msgspec.Struct, frozen=True):
    """An empty cell that no tile still to come fits: neither one of the seat's own nor one that it has not seen."""

    x: int
    y: int


class Outlook(msgspec.Struct, frozen=True):
    """What the choices of the present phase would bring; empty where the phase has no such choices."""

    placements: tuple[Placement, ...] = ()
    dead: tuple[Dead, ...] = ()
    claims: tuple[Claim, ...] = ()
    recall: Recall | None = None
    scorings: tuple[Scoring, ...] = ()


def outlook_of(play: AnyPlay) -> Outlook:
    """Return the outlook of the seat to move; the game is as before, nothing hidden is in it."""
    if play.st.phase == Phase.PLACE:
        places = [action for action in play.actions() if isinstance(action, Place)]
        return Outlook(placements=tuple(_placement(play, action) for action in places), dead=_dead(play))
    if play.st.phase == Phase.FOLLOWER:
        return Outlook(claims=_claims(play), recall=_recall(play) if isinstance(play, ClassicPlay) else None)
    if play.st.phase == Phase.SCORE and isinstance(play, CastlePlay):
        return Outlook(scorings=tuple(_scoring(play, action) for action in play.actions()))
    return Outlook()


def _placement(play: AnyPlay, action: Place) -> Placement:
    back = play.save()
    play.lay(play.ids[action.tile], action.x, action.y, action.rotation // 90)
    play.st.phase = Phase.FOLLOWER
    claims = _claims(play)
    back()
    return Placement(action.x, action.y, action.rotation, claims, action.tile)


def _dead(play: AnyPlay) -> tuple[Dead, ...]:
    """Return the empty cells in reach that stay empty whatever comes, by row, then column."""
    st, fits = play.st, play.tb.fits
    first = [kind << 8 for kind in _to_come(play)]
    empty = [slot for slot in range(st.frontier) if not any(fits[at + st.front_need[slot]] for at in first)]
    cells = [play.cell_xy(st.front_cell[slot]) for slot in empty]
    return tuple(Dead(x, y) for x, y in sorted(cells, key=lambda cell: (cell[1], cell[0])))


def _to_come(play: AnyPlay) -> set[int]:
    """Return the kinds of which a tile is drawn, in a hand, on the display, or not seen yet by the seat to move."""
    kinds = {play.drawn.id} if play.drawn is not None else set[str]()
    if isinstance(play, ClassicPlay):
        eyes = (play.st.seat,)
        kinds.update(play.unseen(eyes), *(play.hands(eyes) or ()))
    else:
        kinds.update(play.remaining())
    return {play.ids[kind] for kind in kinds if kind in play.ids}


def _claims(play: AnyPlay) -> tuple[Claim, ...]:
    """Return every area of the tile laid last."""
    codes = play.codes()
    base = play.st.tile_base[play.st.last_tile]
    areas = play.laid(play.st.last_tile).kind.areas
    return tuple(
        _claim(play, area.id, play.root(base + a), a + 1 in codes, ABBOT + a + 1 in codes)
        for a, area in enumerate(areas)
    )


def _recall(play: ClassicPlay) -> Recall | None:
    if RECALL not in play.codes():
        return None
    node = play.st.abbot_at[play.st.seat]
    spot = play.spot(node)
    points = classic_scoring.unfinished_points(play.st, play.tb, node)
    return Recall(spot.x, spot.y, spot.area, play.kind_of(node), points)


def _claim(play: AnyPlay, area: str, root: int, free: bool, abbot: bool) -> Claim:
    standing = play.st.followers[root]
    held = standing + (1 << (4 * play.st.seat)) if free or abbot else standing
    completed = play.complete(root)
    if isinstance(play, CastlePlay):
        now, then, seats = _castle_worth(play, root, held)
    else:
        now, then, seats = _classic_worth(play, root, held)
    return Claim(
        area=area,
        kind=play.kind_of(root),
        tiles=play.size(root),
        completed=completed,
        free=free,
        followers=play.holders(standing),
        now=now,
        then=then,
        seats=seats,
        landing=_landing(play, seats[0], now) if completed and seats and isinstance(play, CastlePlay) else None,
        abbot=abbot,
    )


def _castle_worth(play: CastlePlay, root: int, held: int) -> tuple[int, int, tuple[int, ...]]:
    winner = castle_scoring.majority(held)
    seats = (winner,) if winner >= 0 else ()
    if play.st.node_kind[root] == CastleArea.COURT:
        points = castle_final.court_points(play.st, root)
        return points, points, seats
    points = castle_scoring.completed_points(play.st, play.tb, root)
    return points if play.complete(root) else 0, points, seats


def _classic_worth(play: ClassicPlay, root: int, held: int) -> tuple[int, int, tuple[int, ...]]:
    winners = classic_scoring.majority(play.st, held)
    seats = tuple(seat for seat in play.seats if (winners >> seat) & 1)
    if play.st.node_kind[root] == ClassicArea.FIELD:
        points = classic_scoring.field_each(play.tb) * _cities(play, root, held)
        return points, points, seats
    then = classic_scoring.completed_points(play.st, play.tb, root)
    return then if play.complete(root) else classic_scoring.unfinished_points(play.st, play.tb, root), then, seats


def _cities(play: ClassicPlay, root: int, held: int) -> int:
    """Return how many completed cities a field touches (F5); only held fields are reckoned, so it is held for once."""
    before = play.st.followers[root]
    play.st.followers[root] = held or 1
    play.out[0] = root
    cities = classic_scoring.touched_cities(play.st, play.tb, play.out, 1)
    play.st.followers[root] = before
    return sum(play.out[classic_scoring.TOUCHING + i] & 1 for i in range(cities))


def _landing(play: CastlePlay, seat: int, points: int) -> Landing:
    total = play.st.score[seat] + points
    tower = castle_scoring.tower_under(play.st, play.tb, total)
    return Landing(seat, total % TRACK, play.towers[tower] if tower >= 0 else None)


def _scoring(play: CastlePlay, action: Action) -> Scoring:
    assert isinstance(action, ScoreNext)
    node = play.node_at(action.x, action.y, action.area)
    assert node is not None
    tiles, before = play.size(node), play.scores
    back = play.save()
    scored, *brought = _first_score(play.apply(action))
    back()
    assert isinstance(scored, Scored)
    seat = scored.seats[0]
    tower = next((event.tower for event in brought if isinstance(event, WallTileTaken)), None)
    keep = next((event.size for event in brought if isinstance(event, KeepMoved)), None)
    landing = Landing(seat, (before[seat] + scored.points) % TRACK, tower)
    at = (action.x, action.y, action.area, action.double)
    return Scoring(*at, scored.feature.kind, tiles, scored.points, landing, keep)


def _first_score(events: list[Event]) -> list[Event]:
    """Return what the choice itself brought: from its score to the next one."""
    places = [i for i, event in enumerate(events) if isinstance(event, Scored)]
    return events[places[0] : places[1] if len(places) > 1 else None]
