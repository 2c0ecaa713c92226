"""What a record claims of scoring in The Castle, held against what the rules allow (castle.S3, W4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tilewright.game.actions import ScoreNext
from tilewright.game.castle import DOUBLERS, CastlePlay
from tilewright.game.errors import Detail
from tilewright.game.events import Event, FinalScored, Scored, Spot
from tilewright.game.record import FinalTile, Move, ScoredFeature
from tilewright.game.refusals import Refusal

END_TILES = range(4, 10)


def scored_claim(play: CastlePlay, move: Move, done: int) -> ScoreNext | Refusal:
    """Return the choice that a move records for its feature number `done`, or why it cannot be made."""
    if move.scored is None:
        return play.refusal("scored-needed")
    if done >= len(move.scored):
        missing = play.feature(play.st.pending[0]).spots[0]
        return play.refusal("scored-missing", x=missing.x, y=missing.y, area=missing.area)
    claim = move.scored[done]
    name = smallest(play, claim)
    if name is None:
        return play.refusal("feature-unknown", x=claim.x, y=claim.y, area=claim.area)
    choice = ScoreNext(name.x, name.y, name.area, claim.double)
    return play.other_refusal(choice) or choice


def scored_refusal(play: CastlePlay, move: Move, events: Iterable[Event], asked: bool) -> Refusal | None:
    """Return why `scored` is not what moved markers in this turn, None when it is or may be left out."""
    moved = [event for event in events if isinstance(event, Scored)]
    if move.scored is None:
        return play.refusal("scored-needed") if asked else None
    for i, claim in enumerate(move.scored):
        name = smallest(play, claim)
        at: dict[str, Detail] = {"x": claim.x, "y": claim.y, "area": claim.area}
        if name is None:
            return play.refusal("feature-unknown", **at)
        if i >= len(moved) or name != moved[i].feature.spots[0]:
            later = any(name == event.feature.spots[0] for event in moved[i:])
            return play.refusal("scored-order" if later else "scored-extra", **at)
        if claim.double and moved[i].wall_tile is None:
            return _double_refusal(play, move.player, moved[i])
    if len(moved) > len(move.scored):
        name = moved[len(move.scored)].feature.spots[0]
        return play.refusal("scored-missing", x=name.x, y=name.y, area=name.area)
    return None


def smallest(play: CastlePlay, claim: ScoredFeature) -> Spot | None:
    """Return the smallest name of a feature that is named by any of its areas, None when there is none."""
    node = play.node_at(claim.x, claim.y, claim.area)
    return play.feature(node).spots[0] if node is not None else None


def scored_features(events: Iterable[Event]) -> tuple[ScoredFeature, ...] | None:
    """Return what a record writes of a turn's scoring: every feature that moved a marker; None for none."""
    named = [
        ScoredFeature(x=spot.x, y=spot.y, area=spot.area, double=event.wall_tile is not None)
        for event in events
        if isinstance(event, Scored)
        for spot in event.feature.spots[:1]
    ]
    return tuple(named) or None


def final_tiles(events: Iterable[Event]) -> tuple[FinalTile, ...]:
    """Return what a record writes of the end: every wall tile 4 to 9 that gave points (castle.W5)."""
    used = [event for event in events if isinstance(event, FinalScored) and event.wall_tile in END_TILES]
    return tuple(_final_tile(event) for event in sorted(used, key=_final_key))


def final_renamed(play: CastlePlay, tiles: Sequence[FinalTile]) -> tuple[FinalTile, ...]:
    """Return a record's own list with every feature called by its smallest name."""
    return tuple(_renamed(play, tile) for tile in tiles)


def _double_refusal(play: CastlePlay, mover: int, event: Scored) -> Refusal:
    kind = event.feature.kind
    if kind in DOUBLERS and event.seats == (mover,):
        number = DOUBLERS[kind]
        code = "wall-tile-fresh" if play.held(mover, number) else "no-usable-wall-tile"
        return play.refusal(code, number=number)
    if kind in DOUBLERS:
        return play.refusal("double-not-yours", player=play.setup.players[event.seats[0]])
    return play.refusal("cannot-double-kind", kind=kind)


def _final_key(event: FinalScored) -> tuple[int, int, int, tuple[Spot, ...]]:
    spots = event.feature.spots[:1] if event.feature else ()
    return event.seats[0], event.wall_tile or 0, -event.points, spots


def _final_tile(event: FinalScored) -> FinalTile:
    player, number = event.seats[0], event.wall_tile or 0
    if event.feature is None:
        return FinalTile(player=player, wall_tile=number)
    spot = event.feature.spots[0]
    return FinalTile(player=player, wall_tile=number, x=spot.x, y=spot.y, area=spot.area)


def _renamed(play: CastlePlay, tile: FinalTile) -> FinalTile:
    spot = None
    if tile.x is not None and tile.y is not None and tile.area is not None:
        node = play.node_at(tile.x, tile.y, tile.area)
        spot = play.feature(node).spots[0] if node is not None else None
    if spot is None:
        return FinalTile(player=tile.player, wall_tile=tile.wall_tile, x=tile.x, y=tile.y, area=tile.area)
    return FinalTile(player=tile.player, wall_tile=tile.wall_tile, x=spot.x, y=spot.y, area=spot.area)
