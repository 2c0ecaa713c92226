"""What a choice would claim or bring, found by trying it on a copy of the game that holds nothing hidden."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.game import Action, Position
from tilewright.game.castle import CastlePlay
from tilewright.game.events import Event, Scored, Spot, Tied
from tilewright.game.restoring import play_of
from tilewright.game.setup import Setup
from tilewright.game.table import AnyPlay
from tilewright.rules.castle.final import occupied_features, wall_tile_worth


@dataclass(frozen=True)
class Claimed:
    """The feature under an area: its kind, tiles and areas, and the points it pays at once when completed."""

    kind: str
    tiles: int
    spots: tuple[Spot, ...]
    completed: bool
    points: int


def trial(position: Position, setup: Setup) -> AnyPlay:
    """Return a copy of the game to try things on; any wall tile will do for those that lie face down."""
    play, _ = play_of(position, setup)
    if isinstance(play, CastlePlay) and position.wall is not None:
        play.hang_only(dict.fromkeys(position.wall.on, 9))
    return play


def tried(position: Position, setup: Setup, action: Action) -> list[Event]:
    """Return what an action would bring; what would be turned up stays unknown."""
    return trial(position, setup).apply(action)


def claimed(position: Position, setup: Setup, x: int, y: int, area: str, action: Action) -> Claimed:
    """Return what a follower on an area of the last tile would claim."""
    play = trial(position, setup)
    node = play.node_at(x, y, area)
    assert node is not None
    feature, tiles = play.feature(node), play.size(node)
    points, completed = 0, False
    for event in play.apply(action):
        if isinstance(event, Scored | Tied) and Spot(y, x, area) in event.feature.spots:
            completed = True
            points = event.points if isinstance(event, Scored) else 0
    if not points and play.phase == "score" and isinstance(play, CastlePlay):
        pending = play.pending_index(node)
        if pending is not None:
            completed, points = True, play.st.pending_points[pending]
    return Claimed(feature.kind, tiles, feature.spots, completed, points)


def feature_tiles(position: Position, setup: Setup, x: int, y: int, area: str) -> int:
    """Return the tiles of the feature that an area belongs to."""
    play = trial(position, setup)
    node = play.node_at(x, y, area)
    assert node is not None
    return play.size(node)


def end_uses(position: Position, setup: Setup, seat: int, number: int) -> list[tuple[str, Spot, int]]:
    """Return every feature that wall tile 4 to 7 could serve at the end: kind, name, points, best first (castle.W5)."""
    play = trial(position, setup)
    assert isinstance(play, CastlePlay)
    found = []
    for i in range(occupied_features(play.st, play.out)):
        root = play.out[i]
        points = wall_tile_worth(play.st, play.tb, number, seat, root)
        if points:
            feature = play.feature(root)
            found.append((feature.kind, feature.spots[0], points))
    return sorted(found, key=lambda use: (-use[2], use[1]))
