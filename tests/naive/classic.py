"""Classic scored the slow and plain way: everything is found anew by flood fill after each tile.

Written from the rule text alone, as a second opinion on the engine; rule ids in the docstrings are Classic's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

from tests.naive.classic_fields import fields_first, fields_second, fields_third
from tests.naive.classic_stack import TILE_OPTIONS, NaiveStack
from tests.naive.classic_tiles import FACING, MEETS, ROTATIONS, STEP, NaiveTile, read_set
from tests.naive.classic_variants import break_tie, river_allows, within
from tests.naive.classic_words import Feature, NaiveError, Node, Payment, most

# The values of each option, the default first.
OPTIONS: dict[str, tuple[Any, ...]] = {
    "small_city": (4, 2),
    "field_scoring": ("third", "second", "first"),
    "farmers": (True, False),
    "river": (False, True),
    "river_u_turns": ("forbid", "allow"),
    "abbot": (False, True),
} | TILE_OPTIONS
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


class NaiveClassic:
    """One game of Classic for 2 to 5 seats, driven by the entries of a record's `moves`."""

    def __init__(self, tiles_toml_path: str | Path, options: Mapping[str, Any], players: int) -> None:
        for name, value in options.items():
            if name in ("boundary", "tie_break"):
                continue
            if name not in OPTIONS:
                raise NaiveError(f"The option {name} is not one of the base game's.")
            if value not in OPTIONS[name]:
                raise NaiveError(f"The option {name} cannot be {value!r}.")
        if not 2 <= players <= 5:
            raise NaiveError(f"Classic is for 2 to 5 players, not {players}.")
        self.options: dict[str, Any] = {name: values[0] for name, values in OPTIONS.items()} | dict(options)
        self._set = read_set(Path(tiles_toml_path), self.options["river"], self.options["abbot"])
        self.players = players
        self.board: dict[tuple[int, int], tuple[str, int]] = {(0, 0): (self._set.start, 0)}
        counts = Counter(self._set.counts)
        counts[self._set.start] -= 1
        self.stack = NaiveStack(counts, self.options, players, self._set.river, self._set.lake)
        self.scores = [0] * players
        self.followers: dict[Node, int] = {}  # abbots are among them
        self.abbots: set[Node] = set()
        self.payments: list[Payment] = []
        self.cities_paid = [0] * players
        self._last: tuple[int, int] | None = None
        self._followers_at_placing: dict[Node, int] = {}
        self._abbots_at_placing: set[Node] = set()
        self._found = self._find_features()

    # What can be seen

    @property
    def supply(self) -> list[int]:
        """Followers in each seat's supply, of 7 (K2)."""
        return self._supply(self.followers, self.abbots)

    @property
    def abbots_home(self) -> list[int]:
        """Abbots in each seat's supply (V9.2)."""
        out = [self.followers[node] for node in self.abbots]
        return [int(self.options["abbot"] and seat not in out) for seat in range(self.players)]

    @property
    def over(self) -> bool:
        """True when no tile is left to draw or to place (E1)."""
        return self.stack.over

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.stack.seat

    @property
    def left(self) -> Counter[str]:
        """The tiles in the stack."""
        return self.stack.left

    @property
    def winners(self) -> list[int]:
        """The seats with the highest final total, and of these those that the tie-breaks leave (S6, V7)."""
        final = self.finish()
        first = [seat for seat in range(self.players) if final[seat] == max(final)]
        counts = {
            "followers_on_landscape": [list(self.followers.values()).count(seat) for seat in range(self.players)],
            "completed_cities": self.cities_paid,
            "followers_in_supply": [own + home for own, home in zip(self.supply, self.abbots_home, strict=True)],
        }
        return break_tie(first, self.options.get("tie_break", ()), counts)

    def features(self) -> list[dict[str, Any]]:
        """Every feature on the table, sorted by kind, then areas."""
        return sorted(
            (
                {
                    "kind": feature.kind,
                    "cells": sorted(feature.cells),
                    "areas": sorted(feature.areas),
                    "complete": feature.complete,
                    "followers": self._count(feature, self.followers),
                    "tiles": feature.tiles,
                    "shields": feature.shields,
                }
                for feature in self._found
            ),
            key=lambda feature: (feature["kind"], feature["areas"]),
        )

    def legal(self, kind: str) -> set[tuple[int, int, int]]:
        """Every (x, y, rotation in degrees) where a tile of this kind may be placed (T2, K4, V5)."""
        beside = {(x + dx, y + dy) for x, y in self.board for dx, dy in STEP.values()}
        empty = {cell for cell in beside - set(self.board) if within(self.board, self.options.get("boundary"), *cell)}
        return {(x, y, turn) for x, y in empty for turn in ROTATIONS if self._fits(kind, x, y, turn)}

    def cells(self, kind: str) -> list[list[int]]:
        """The sorted [x, y] where this kind has a legal rotation (T2)."""
        return [list(cell) for cell in sorted({(x, y) for x, y, _ in self.legal(kind)})]

    def claims_for_last_tile(self, seat: int) -> list[str]:
        """The sorted areas of the last tile that this seat could claim before that tile's scoring (T4)."""
        if self._last is None or self._supply(self._followers_at_placing, self._abbots_at_placing)[seat] == 0:
            return []
        x, y = self._last
        free = []
        for area in self._tile_at(x, y).areas.values():
            if area.kind in ("garden", "river") or (area.kind == "field" and not self.options["farmers"]):
                continue
            feature = self._feature_of((x, y, area.id))
            if sum(self._count(feature, self._followers_at_placing)) == 0:
                free.append(area.id)
        return sorted(free)

    # What players do

    def play(self, entry: Mapping[str, Any], check: bool = True) -> None:
        """Apply one entry of `moves` (T2 to T6); raises NaiveError and changes nothing where refused (T7).

        Without `check` the placement and the discard are believed; all else is checked and found anew.
        """
        if self.over:
            raise NaiveError("The game is over: no tile is left.")
        if entry.get("player") != self.seat:
            raise NaiveError(f"It is the turn of player {self.seat}, not of player {entry.get('player')}.")
        if sum(key in entry for key in ("tile", "discard", "redraw", "reserve")) != 1:
            raise NaiveError("An entry either places a tile, or discards, rejects or reserves one.")
        kind = next(entry[key] for key in ("tile", "discard", "redraw", "reserve") if key in entry)
        kinds = kind if isinstance(kind, list | tuple) else [kind]
        for one in kinds:
            if one not in self._set.counts:
                raise NaiveError(f"There is no tile kind {one!r} in the base game.")
        if "reserve" in entry:
            self.stack.reserve(kind)
        elif "tile" in entry:
            self._turn(entry, kind, check)
        elif kinds is kind:
            self.stack.put_out(self.stack.offer(entry), entry, self.legal)
        else:
            if check and bool(self.legal(kind)) == ("discard" in entry):
                raise NaiveError(f"A tile of kind {kind} has a legal place, or has none, and cannot be put away so.")
            (self.stack.discard if "discard" in entry else self.stack.reject)(kind)
        if "tile" not in entry:
            self.payments = []

    def finish(self) -> list[int]:
        """The final scores of the position as it stands, which stays as it is (S3, S4, S5, S8)."""
        final = list(self.scores)
        for payment in self.final_payments():
            for seat in payment.seats:
                final[seat] += payment.points
        return final

    def final_payments(self) -> list[Payment]:
        """What final scoring pays, line by line (S3, S4, S8)."""
        lines = []
        for feature in self._found:
            if feature.kind not in ("field", "river") and not feature.complete:
                # S3 asks 1 a tile and 1 a coat of arms; a monastery's tiles are its neighbours too.
                points = feature.tiles + feature.shields
                lines.append(Payment("S3", points, self._majority(feature), feature.areas))
        if self.options["farmers"]:
            editions = {"first": fields_first, "second": fields_second, "third": fields_third}
            lines += editions[self.options["field_scoring"]](self)
        return [line for line in lines if line.seats]

    # Turns

    def _turn(self, entry: Mapping[str, Any], kind: str, check: bool) -> None:
        x, y, rotation = entry["x"], entry["y"], entry["rotation"]
        if rotation not in ROTATIONS:
            raise NaiveError(f"A rotation is 0, 90, 180 or 270 degrees, not {rotation}.")
        if (x, y) in self.board:
            raise NaiveError(f"There is a tile at {x}, {y} already.")
        forced = entry.get("forced") is not None
        if check and not forced and (x, y, rotation) not in self.legal(kind):
            raise NaiveError(f"A tile of kind {kind} does not fit at {x}, {y} turned by {rotation} degrees.")
        before = (self._last, self._followers_at_placing, self._abbots_at_placing, self._found)
        stack = deepcopy(self.stack)
        offered = stack.offer(entry)
        if offered:
            if kind not in offered:
                raise NaiveError(f"The tiles to choose from are {offered}.")
        else:
            stack.draw(kind)
        self.board[x, y] = (kind, rotation)
        self._last = (x, y)
        self._followers_at_placing = dict(self.followers)
        self._abbots_at_placing = set(self.abbots)
        self._found = self._find_features()
        self.payments = []
        try:
            self._choose(x, y, entry)
        except NaiveError:
            del self.board[x, y]
            self._last, self._followers_at_placing, self._abbots_at_placing, self._found = before
            raise
        self._score_completed()
        stack.placed(kind, offered, entry)
        self.stack = stack

    def _choose(self, x: int, y: int, entry: Mapping[str, Any]) -> None:
        """One of: a follower, the abbot, the recall, nothing (T4, V9.2)."""
        if entry.get("follower") is not None:
            self._claim(x, y, entry["follower"])
        elif entry.get("abbot") is not None:
            self._place_abbot(x, y, entry["abbot"])
        elif entry.get("recall_abbot"):
            self._recall()

    def _place_abbot(self, x: int, y: int, area: str) -> None:
        areas = self._tile_at(x, y).areas
        if area not in areas or areas[area].kind not in ("monastery", "garden"):
            raise NaiveError(f"There is no monastery or garden {area} on the tile at {x}, {y}.")
        if not self.abbots_home[self.seat]:
            raise NaiveError(f"Player {self.seat} has no abbot in supply.")
        self.followers[x, y, area] = self.seat
        self.abbots.add((x, y, area))

    def _recall(self) -> None:
        """The own abbot comes back and its feature is scored as it stands, before all else (V9.3, V9.4)."""
        node = next((node for node in self.abbots if self.followers[node] == self.seat), None)
        if node is None or self._feature_of(node).complete:
            raise NaiveError(f"Player {self.seat} has no abbot to recall.")
        feature = self._feature_of(node)
        self.scores[self.seat] += feature.tiles
        self.payments.append(Payment("V9", feature.tiles, (self.seat,), feature.areas))
        self.abbots.discard(node)
        del self.followers[node]

    def _claim(self, x: int, y: int, area: str) -> None:
        areas = self._tile_at(x, y).areas
        if area not in areas:
            raise NaiveError(f"The tile at {x}, {y} has no area {area}.")
        if self.supply[self.seat] == 0:
            raise NaiveError(f"Player {self.seat} has no follower in supply.")
        if areas[area].kind == "field" and not self.options["farmers"]:
            raise NaiveError("No follower may stand on a field in this game.")
        if areas[area].kind in ("garden", "river"):
            raise NaiveError(f"No follower may stand on a {areas[area].kind}.")
        if area not in self.claims_for_last_tile(self.seat):
            raise NaiveError(f"The feature of {area} at {x}, {y} holds a follower already.")
        self.followers[x, y, area] = self.seat

    def _score_completed(self) -> None:
        for feature in self._found:
            if not feature.complete or sum(self._count(feature, self.followers)) == 0:
                continue
            payment = Payment("S2", self._worth_completed(feature), self._majority(feature), feature.areas)
            self.payments.append(payment)
            for seat in payment.seats:
                self.scores[seat] += payment.points
                self.cities_paid[seat] += feature.kind == "city"
            for node in feature.areas & set(self.followers):
                del self.followers[node]
                self.abbots.discard(node)

    def _worth_completed(self, feature: Feature) -> int:
        if feature.kind == "road":
            return feature.tiles
        if feature.kind in ("monastery", "garden"):
            return 9
        each = 1 if feature.tiles == 2 and self.options["small_city"] == 2 else 2
        return each * feature.tiles + each * feature.shields

    # Followers

    def _supply(self, followers: dict[Node, int], abbots: set[Node]) -> list[int]:
        out = [seat for node, seat in followers.items() if node not in abbots]
        return [7 - out.count(seat) for seat in range(self.players)]

    def _count(self, feature: Feature, followers: dict[Node, int]) -> list[int]:
        counts = [0] * self.players
        for node, seat in followers.items():
            if node in feature.areas:
                counts[seat] += 1
        return counts

    def _majority(self, feature: Feature) -> tuple[int, ...]:
        """The seats with the most followers there, all that tie, none where nobody stands (S1)."""
        return most(self._count(feature, self.followers))

    # The landscape

    def _tile_at(self, x: int, y: int) -> NaiveTile:
        return self._set.tiles[self.board[x, y]]

    def _fits(self, kind: str, x: int, y: int, rotation: int) -> bool:
        tile = self._set.tiles[kind, rotation]
        for side, (dx, dy) in STEP.items():
            place = (x + dx, y + dy)
            if place in self.board and self._tile_at(*place).shows[FACING[side]] != tile.shows[side]:
                return False
        return river_allows(self, kind, x, y, rotation)

    def _feature_of(self, node: Node) -> Feature:
        return next(feature for feature in self._found if node in feature.areas)

    def _touching(self, node: Node) -> list[Node]:
        """The areas of the same kind that meet this one across an edge (F1, F2) or a half-edge (F4)."""
        x, y, name = node
        area = self._tile_at(x, y).areas[name]
        found: list[Node] = []
        for side in area.edges:
            place = (x + STEP[side][0], y + STEP[side][1])
            if place in self.board:
                other = self._tile_at(*place)
                owner = other.edge_owner.get(FACING[side])
                if owner is not None and other.areas[owner].kind == area.kind:
                    found.append((*place, owner))
        for half in area.halves:
            step = STEP[half[0]]
            place = (x + step[0], y + step[1])
            if place in self.board:
                owner = self._tile_at(*place).half_owner.get(MEETS[half])
                if owner is not None:
                    found.append((*place, owner))
        return found

    def _find_features(self) -> list[Feature]:
        """Every feature, found from nothing by flood fill over the tiles that lie."""
        waiting = {(x, y, area) for x, y in self.board for area in self._tile_at(x, y).areas}
        features = []
        while waiting:
            first = waiting.pop()
            areas = {first}
            edge = [first]
            while edge:
                for node in self._touching(edge.pop()):
                    if node not in areas:
                        areas.add(node)
                        edge.append(node)
            waiting -= areas
            features.append(self._describe(areas))
        return features

    def _describe(self, nodes: set[Node]) -> Feature:
        areas = [(x, y, self._tile_at(x, y).areas[name]) for x, y, name in nodes]
        kind = areas[0][2].kind
        cells = frozenset((x, y) for x, y, _ in areas)
        tiles, complete = len(cells), False
        if kind in ("monastery", "garden"):
            x, y, _ = areas[0]
            tiles = 1 + sum((x + dx, y + dy) in self.board for dx, dy in AROUND)
            complete = tiles == 9
        elif kind in ("city", "road"):
            # An edge against a tile is closed, also where a forced tile shows something else there.
            across = {(x + STEP[side][0], y + STEP[side][1]) for x, y, area in areas for side in area.edges}
            complete = across <= set(self.board)
        shields = sum(area.shields for _, _, area in areas)
        return Feature(kind, frozenset(nodes), cells, complete, tiles, shields)
