"""What happened, line by line in the language of this run, each score with its reason and the rule it rests on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tilewright.cli.speech import say, texts
from tilewright.game import events as ev
from tilewright.game.position import Position

RULED = (ev.Scored, ev.Tied, ev.KeepMoved, ev.WallTileTaken, ev.FinalScored, ev.PutOut, ev.WallTileUsed)
WALL_8_WORTH = 2


class Teller:
    """Turns events into lines; it remembers the keeps, so that it can say how much larger a new one is."""

    def __init__(self, game: str, names: Sequence[str], position: Position | None = None) -> None:
        self.game = game
        self.names = tuple(names)
        self.keeps = list(position.keeps) if position and position.keeps else [0] * len(names)
        self._told: dict[type, Callable[[Any], str]] = {
            ev.Drawn: self._drawn,
            ev.PutOut: self._put_out,
            ev.Placed: self._placed,
            ev.FollowerPlaced: self._follower,
            ev.Scored: self._scored,
            ev.Tied: self._tied,
            ev.CameHome: self._home,
            ev.KeepMoved: self._keep,
            ev.WallTileTaken: self._wall_tile,
            ev.WallTileUsed: self._wall_tile_used,
            ev.FinalScored: self._final,
            ev.Over: self._over,
        }

    def lines(self, events: Iterable[ev.Event], after: Position) -> list[str]:
        """Return what happened, a line each; `after` is the position they led to."""
        self.after = after
        out: list[str] = []
        final = False
        for event in events:
            if isinstance(event, ev.FinalScored | ev.Over) and not final:
                final = True
                out += self._heading()
            text = self._told[type(event)](event)
            if text:
                out += (f"{text} ({event.rule})" if isinstance(event, RULED) else text).split("\n")
        return out

    def _heading(self) -> list[str]:
        out = [say("event-final-scoring")]
        if self.game == "castle" and self.after.wall is not None and self.after.wall.on:
            out.append(say("event-wall-removed", count=len(self.after.wall.on)) + " (castle.E1)")
        return out

    def _named(self, seats: Iterable[int]) -> str:
        return texts().names([self.names[seat] for seat in seats])

    def _drawn(self, event: ev.Drawn) -> str:
        return say("event-drawn", player=self.names[event.seat], tile=event.tile)

    def _put_out(self, event: ev.PutOut) -> str:
        return say("event-gone", player=self.names[event.seat], tile=event.tile)

    def _placed(self, event: ev.Placed) -> str:
        return say(
            "event-placed",
            player=self.names[event.seat],
            tile=event.tile,
            x=event.x,
            y=event.y,
            rotation=event.rotation,
        )

    def _follower(self, event: ev.FollowerPlaced) -> str:
        return say("event-follower", player=self.names[event.seat], kind=event.kind, area=event.area)

    def _scored(self, event: ev.Scored) -> str:
        values: dict[str, str | int] = {
            "player": self._named(event.seats),
            "kind": event.feature.kind,
            "tiles": event.tiles,
            "each": event.multiplier,
            "points": event.points,
            "winners": len(event.seats),
            "shields": event.marks,
            "starts": event.feature.start_spaces,
            "fountain": int(event.feature.kind == "path" and event.marks > 0),
            "number": event.wall_tile or 0,
        }
        return say(f"score-{event.rule.replace('.', '-')}", **values)

    def _tied(self, event: ev.Tied) -> str:
        held = max(event.followers)
        return say("score-castle-S1", kind=event.feature.kind, tiles=event.tiles, followers=held)

    def _home(self, event: ev.CameHome) -> str:
        back = [
            say("event-returned", player=self.names[seat], count=count)
            for seat, count in enumerate(event.followers)
            if count
        ]
        return " ".join(back)

    def _keep(self, event: ev.KeepMoved) -> str:
        before, self.keeps[event.seat] = self.keeps[event.seat], event.size
        return say("score-castle-S5", player=self.names[event.seat], before=before, tiles=event.size)

    def _wall_tile(self, event: ev.WallTileTaken) -> str:
        return say(
            "score-castle-W1",
            player=self.names[event.seat],
            low=event.tower,
            high=event.tower + 1,
            number=event.kind,
        )

    def _wall_tile_used(self, event: ev.WallTileUsed) -> str:
        if event.kind == 1:
            return say("event-extra-turn", player=self.names[event.seat])
        return say("event-wall-tile-used", player=self.names[event.seat], number=event.kind)

    def _final(self, event: ev.FinalScored) -> str:
        key = f"score-{event.rule.replace('.', '-')}"
        values: dict[str, str | int] = {
            "player": self._named(event.seats),
            "kind": event.feature.kind if event.feature else "",
            "tiles": event.tiles,
            "each": event.multiplier,
            "points": event.points,
            "number": event.wall_tile or 0,
            "winners": len(event.seats),
            "shields": event.marks,
            "cities": event.marks,
            "markets": event.marks,
            "cells": event.tiles,
            "mine": event.amount,
            "theirs": 0,
        }
        if event.rule == "castle.E2":
            values["theirs"] = keep_size(self.after, 1 - event.seats[0])
        elif event.rule == "castle.E3":
            values["mine"] = event.followers[event.seats[0]]
            values["theirs"] = event.followers[1 - event.seats[0]]
        elif event.rule == "classic.S8":
            key += "-second" if event.amount == 2 else "-first"
        elif event.rule == "classic.S4" and not event.points:
            key += "-none"
        return say(key, **values)

    def _over(self, event: ev.Over) -> str:
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, event.scores, strict=True))
        return say("event-final-scores", scores=scores) + "\n" + result(self.game, self.names, event)


def keep_size(position: Position, seat: int) -> int:
    """Return the size of a seat's keep at the end, its wall tiles 8 included (castle.E2)."""
    keep = position.keeps[seat] if position.keeps else 0
    eights = position.wall.open[seat].count(8) if position.wall else 0
    return keep + WALL_8_WORTH * eights if keep else 0


def result(game: str, names: Sequence[str], event: ev.Over) -> str:
    """Return who has won, or that nobody has alone."""
    best = max(event.scores)
    if len(event.winners) == 1:
        return say("event-winner", player=names[event.winners[0]], points=best)
    if game == "castle":
        return say("event-draw", points=best)
    return say("event-shared", players=texts().names([names[seat] for seat in event.winners]), points=best)


SOURCES = {
    "castle": ("path", "tower", "house", "court", "keep", "wall-tiles"),
    "classic": ("city", "road", "monastery", "field"),
}


def breakdown(game: str, seats: int, events: Iterable[ev.Event]) -> dict[str, list[int]]:
    """Return the points of every seat by source; what a wall tile added counts for wall tiles."""
    table = {source: [0] * seats for source in SOURCES[game]}
    for event in events:
        if not isinstance(event, ev.Scored | ev.FinalScored):
            continue
        for source, points in _sources(event):
            for seat in event.seats:
                table[source][seat] += points
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
