"""What happened, as sentences: the key of a text and the values that fill it, for whoever speaks a language.

Terminal and browser put the same sentences into words; `Sentence.rule` names the rule that a score rests on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from tilewright.game import events as ev
from tilewright.game.options import GameName, Value, hides_hands
from tilewright.game.position import Position
from tilewright.game.setup import tiles_in_play
from tilewright.tiles import TileSet, place_of

RULED = (
    ev.AbbotRecalled,
    ev.Scored,
    ev.Tied,
    ev.KeepMoved,
    ev.WallTileTaken,
    ev.FinalScored,
    ev.PutOut,
    ev.PutUnder,
    ev.Reserved,
    ev.WallTileUsed,
)
WALL_8_WORTH = 2

_UNDER = {"classic.T3": "event-under", "classic.V4": "event-redrawn", "classic.V6": "event-under-draft"}

SentenceValue = str | int | tuple[str, ...]
"""A tuple holds names in a row, to be joined as a language does."""


class Sentence(msgspec.Struct, frozen=True):
    """A text by its key in the catalogues, its values, and the rule it rests on."""

    key: str
    values: dict[str, SentenceValue] = {}
    rule: str | None = None


class Told(msgspec.Struct, frozen=True):
    """An event and the sentences that tell it; a silent event has none."""

    event: ev.Event
    sentences: tuple[Sentence, ...]


class Narrator:
    """Turns events into sentences; it remembers the keeps, so that it can say how much larger a new one is."""

    def __init__(self, game: GameName, names: Sequence[str], position: Position | None = None) -> None:
        self.game = game
        self.names = tuple(names)
        self.keeps = list(position.keeps) if position and position.keeps else [0] * len(names)
        self._tiles: TileSet | None = None
        self._told: dict[type, Callable[[Any], tuple[Sentence, ...]]] = {
            ev.Drawn: self._drawn,
            ev.PutOut: self._put_out,
            ev.PutUnder: self._put_under,
            ev.Drew: self.drew,
            ev.Reserved: self._reserved,
            ev.Placed: self._placed,
            ev.FollowerPlaced: self._follower,
            ev.AbbotPlaced: self._abbot,
            ev.AbbotRecalled: self._recall,
            ev.Scored: self._scored,
            ev.Tied: self._tied,
            ev.CameHome: self._home,
            ev.KeepMoved: self._keep,
            ev.WallTileTaken: self._wall_tile,
            ev.WallTileUsed: self._wall_tile_used,
            ev.FinalScored: self._final,
            ev.Over: self._over,
        }

    def tell(self, events: Iterable[ev.Event], after: Position) -> list[Told]:
        """Return each event with its sentences; `after` is the position they led to."""
        self.after = after
        out = []
        final = False
        for event in events:
            sentences = self._told[type(event)](event)
            if isinstance(event, RULED):
                sentences = tuple(Sentence(part.key, part.values, event.rule) for part in sentences)
            if isinstance(event, ev.FinalScored | ev.Over) and not final:
                final = True
                sentences = (*self._heading(), *sentences)
            out.append(Told(event, sentences))
        return out

    def _heading(self) -> tuple[Sentence, ...]:
        begun = Sentence("event-final-scoring")
        if self.game == "castle" and self.after.wall is not None and self.after.wall.on:
            return begun, Sentence("event-wall-removed", {"count": len(self.after.wall.on)}, "castle.E1")
        return (begun,)

    def _named(self, seats: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in seats)

    def _drawn(self, event: ev.Drawn) -> tuple[Sentence, ...]:
        return (Sentence("event-drawn", {"player": self.names[event.seat]}),)

    def _put_out(self, event: ev.PutOut) -> tuple[Sentence, ...]:
        key = "event-gone-held" if event.rule in ("classic.V3", "classic.V6") else "event-gone"
        return (Sentence(key, {"player": self.names[event.seat]}),)

    def _put_under(self, event: ev.PutUnder) -> tuple[Sentence, ...]:
        return (Sentence(_UNDER[event.rule], {"player": self.names[event.seat]}),)

    def drew(self, event: ev.Drew) -> tuple[Sentence, ...]:
        """Return how it is told that tiles were drawn into a hand (classic.V3)."""
        values: dict[str, SentenceValue] = {"player": self.names[event.seat], "count": len(event.tiles)}
        return (Sentence("event-drew", values),)

    def _reserved(self, event: ev.Reserved) -> tuple[Sentence, ...]:
        return (Sentence("event-reserved", {"player": self.names[event.seat]}),)

    def _placed(self, event: ev.Placed) -> tuple[Sentence, ...]:
        values: dict[str, SentenceValue] = {
            "player": self.names[event.seat],
            "x": event.x,
            "y": event.y,
            "rotation": event.rotation,
        }
        return (Sentence("event-placed", values),)

    def _follower(self, event: ev.FollowerPlaced) -> tuple[Sentence, ...]:
        values: dict[str, SentenceValue] = {
            "player": self.names[event.seat],
            **self._area(event),
        }
        return (Sentence("event-follower", values),)

    def _abbot(self, event: ev.AbbotPlaced) -> tuple[Sentence, ...]:
        return (Sentence("event-abbot", {"player": self.names[event.seat], **self._area(event)}),)

    def _recall(self, event: ev.AbbotRecalled) -> tuple[Sentence, ...]:
        values: dict[str, SentenceValue] = {
            "player": self.names[event.seat],
            "x": event.x,
            "y": event.y,
            **self._area(event),
        }
        return (Sentence("event-recall-abbot", values),)

    def _area(self, event: ev.FollowerPlaced | ev.AbbotPlaced | ev.AbbotRecalled) -> dict[str, SentenceValue]:
        """Return an area as it is seen: its kind, and where it lies on its tile, as that is turned."""
        if self._tiles is None:
            self._tiles = tiles_in_play(self.game, self.after.set, self.after.options)
        tile = next(tile for tile in reversed(self.after.tiles) if (tile.x, tile.y) == (event.x, event.y))
        place = place_of(self._tiles.kind(tile.tile), event.area, tile.rotation // 90)
        return {"kind": event.kind, "place": place}

    def _scored(self, event: ev.Scored) -> tuple[Sentence, ...]:
        values: dict[str, SentenceValue] = {
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
            **_place(event.feature),
        }
        return (Sentence(_score_key(event.rule), values),)

    def _tied(self, event: ev.Tied) -> tuple[Sentence, ...]:
        values: dict[str, SentenceValue] = {
            "kind": event.feature.kind,
            "tiles": event.tiles,
            "followers": max(event.followers),
            **_place(event.feature),
        }
        return (Sentence("score-castle-S1", values),)

    def _home(self, event: ev.CameHome) -> tuple[Sentence, ...]:
        followers = [
            Sentence("event-returned", {"player": self.names[seat], "count": count, "kind": event.feature.kind})
            for seat, count in enumerate(event.followers)
            if count
        ]
        return (*followers, *(Sentence("event-abbot-returned", {"player": self.names[seat]}) for seat in event.abbots))

    def _keep(self, event: ev.KeepMoved) -> tuple[Sentence, ...]:
        before, self.keeps[event.seat] = self.keeps[event.seat], event.size
        values: dict[str, SentenceValue] = {
            "player": self.names[event.seat],
            "before": before,
            "tiles": event.size,
            **_place(event.feature),
        }
        return (Sentence("score-castle-S5", values),)

    def _wall_tile(self, event: ev.WallTileTaken) -> tuple[Sentence, ...]:
        values: dict[str, SentenceValue] = {
            "player": self.names[event.seat],
            "low": event.tower,
            "high": event.tower + 1,
            "number": event.kind,
        }
        return (Sentence("score-castle-W1", values),)

    def _wall_tile_used(self, event: ev.WallTileUsed) -> tuple[Sentence, ...]:
        name = self.names[event.seat]
        if event.kind == 1:
            return (Sentence("event-extra-turn", {"player": name}),)
        return (Sentence("event-wall-tile-used", {"player": name, "number": event.kind}),)

    def _final(self, event: ev.FinalScored) -> tuple[Sentence, ...]:
        key = _score_key(event.rule)
        values: dict[str, SentenceValue] = {
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
            **(_place(event.feature) if event.feature else {}),
        }
        if event.rule == "castle.E2":
            values["theirs"] = keep_size(self.after, 1 - event.seats[0])
            sizes = enumerate(self.after.keeps or ())
            values["eights"] = int(any(keep_size(self.after, seat) > size for seat, size in sizes))
        elif event.rule == "castle.E3":
            values["mine"] = event.followers[event.seats[0]]
            values["theirs"] = event.followers[1 - event.seats[0]]
        elif event.rule == "classic.S8":
            key += "-second" if event.amount == 2 else "-first"
        elif event.rule == "classic.S4" and not event.points:
            key += "-none"
        return (Sentence(key, values),)

    def _over(self, event: ev.Over) -> tuple[Sentence, ...]:
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, event.scores, strict=True))
        return (
            Sentence("event-final-scores", {"scores": scores}),
            *map(self._tie_break, event.tie_breaks),
            result(self.game, self.names, event),
        )

    def _tie_break(self, broken: ev.TieBreak) -> Sentence:
        counts = ", ".join(f"{self.names[seat]} {n}" for seat, n in zip(broken.tied, broken.counts, strict=True))
        return Sentence("event-tie-break", {"name": broken.name, "counts": counts}, "classic.V7")


def seen_by(
    told: Iterable[Told], names: Sequence[str], seats: Collection[int], options: Mapping[str, Value]
) -> tuple[Told, ...]:
    """Return what happened as somebody who holds just these seats may know it: tiles drawn into other hands face down.

    Who holds several seats shares one screen with others, and sees none of them in what happened (classic.V3).
    """
    if not hides_hands(options):
        return tuple(told)
    narrator = Narrator("classic", names)
    return tuple(_seen(narrator, one, seats) for one in told)


def _seen(narrator: Narrator, one: Told, seats: Collection[int]) -> Told:
    event = one.event
    if not isinstance(event, ev.Drew) or tuple(seats) == (event.seat,):
        return one
    hidden = ev.Drew(event.seat, (ev.FACE_DOWN,) * len(event.tiles))
    return Told(hidden, narrator.drew(hidden))


def _score_key(rule: str) -> str:
    return f"score-{rule.replace('.', '-')}"


def _place(feature: ev.Feature) -> dict[str, SentenceValue]:
    """Return where a feature lies: the cell of its smallest name."""
    return {"x": feature.spots[0].x, "y": feature.spots[0].y}


def keep_size(position: Position, seat: int) -> int:
    """Return the size of a seat's keep at the end, its wall tiles 8 included (castle.E2)."""
    keep = position.keeps[seat] if position.keeps else 0
    eights = position.wall.open[seat].count(8) if position.wall else 0
    return keep + WALL_8_WORTH * eights if keep else 0


def result(game: GameName, names: Sequence[str], event: ev.Over) -> Sentence:
    """Return who has won, or that nobody has alone."""
    best = max(event.scores)
    if len(event.winners) == 1:
        return Sentence("event-winner", {"player": names[event.winners[0]], "points": best})
    if game == "castle":
        return Sentence("event-draw", {"points": best})
    return Sentence("event-shared", {"players": tuple(names[seat] for seat in event.winners), "points": best})
