"""Where the points of a game came from, by source and seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from tilewright.game import events as ev
from tilewright.game.castle import CastlePlay
from tilewright.game.options import GameName
from tilewright.rules.castle.final import occupied_features, wall_tile_worth

SOURCES: Mapping[GameName, tuple[str, ...]] = MappingProxyType(
    {
        "castle": ("path", "tower", "house", "court", "keep", "wall-tiles"),
        "classic": ("city", "road", "monastery", "garden", "field"),
    }
)
"""The sources of points of each game, in the order of a breakdown; the text of each is `source-<name>`."""


def breakdown(game: GameName, seats: int, events: Iterable[ev.Event]) -> dict[str, list[int]]:
    """Return the points of every seat by source; what a wall tile added counts for wall tiles."""
    table = {source: [0] * seats for source in SOURCES[game]}
    for event in events:
        if not isinstance(event, ev.Scored | ev.FinalScored):
            continue
        for source, points in _sources(event):
            for seat in event.seats:
                table[source][seat] += points
    if not any(table.get("garden", ())):
        table.pop("garden", None)
    return table


def _sources(event: ev.Scored | ev.FinalScored) -> list[tuple[str, int]]:
    if isinstance(event, ev.Scored):
        kind = event.feature.kind
        if event.wall_tile:
            return [(kind, event.points - event.points // 2), ("wall-tiles", event.points // 2)]
        return [(kind, event.points)]
    if event.rule == "castle.E2":
        return [("keep", event.points)]
    if event.rule == "castle.W5":
        return [("wall-tiles", event.points)]
    if event.rule in ("classic.S4", "classic.S8"):
        return [("field", event.points)]
    assert event.feature is not None
    return [(event.feature.kind, event.points)]


def end_uses(play: CastlePlay, seat: int, number: int) -> list[tuple[str, ev.Spot, int]]:
    """Return every feature that wall tile 4 to 7 could serve at the end: kind, name, points, best first (castle.W5)."""
    found = []
    for i in range(occupied_features(play.st, play.out)):
        root = play.out[i]
        points = wall_tile_worth(play.st, play.tb, number, seat, root)
        if points:
            feature = play.feature(root)
            found.append((feature.kind, feature.spots[0], points))
    return sorted(found, key=lambda use: (-use[2], use[1]))
