"""The Castle once more, written from the rules alone: every turn is reckoned from the whole castle anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.naive.castle_data import (
    Area,
    AreaAt,
    Cell,
    Feature,
    NaiveError,
    beside,
    by_name,
    find_features,
    flood,
    path_sides,
    read_board,
    read_tiles,
    turned,
)
from tests.naive.castle_final import final_scoring
from tests.naive.castle_scoring import DOUBLED_BY, order_matters, points_of, scorer, tower_at

__all__ = ["NaiveCastle", "NaiveError"]

OPTIONS: dict[str, tuple[object, ...]] = {
    "corner_timing": ("each_score", "end_of_turn"),
    "won_extra_turn": ("at_once", "next_turn"),
    "incomplete_fountain_path": (2, 1),
    "empty_start_spaces": (False, True),
}
COMMON_KEYS = {"player", "forced", "ms", "comment"}
ENTRY_KEYS = {
    "place": COMMON_KEYS | {"tile", "x", "y", "rotation", "follower", "scored", "extra_turn"},
    "discard": COMMON_KEYS | {"discard"},
}
ROTATIONS = (0, 90, 180, 270)


class NaiveCastle:
    """One game of The Castle that takes the entries of a record one by one and refuses the illegal ones."""

    def __init__(
        self,
        tiles_toml_path: str | Path,
        board_toml_path: str | Path,
        options: Mapping[str, object] | None = None,
        players: int = 2,
        wall_tiles: Mapping[Any, int] | None = None,
    ) -> None:
        if players != 2:
            raise NaiveError("The Castle is for two players")
        kinds, self.left = read_tiles(tiles_toml_path)
        self.board = read_board(board_toml_path)
        self.options = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in (options or {}).items():
            # False equals 0 and True equals 1 in Python, so the types are compared too.
            if (name, type(value)) not in [(n, type(v)) for n, values in OPTIONS.items() for v in values]:
                raise NaiveError(f"there is no option {name} = {value}")
            if value not in OPTIONS[name]:
                raise NaiveError(f"the option {name} cannot be {value}")
            self.options[name] = value
        self.wall_tiles = self._checked_wall_tiles(wall_tiles or {})
        self.lying_kinds = {(k, r): turned(a, r) for k, a in kinds.items() for r in ROTATIONS}
        self.fixed = {*vars(self), "fixed"} - {"left"}
        self.scores, self.supply, self.keeps = [0, 0], [6, 6], [0, 0]
        self.held: list[list[int]] = [[], []]
        self.used: list[int] = []
        self.wall = sorted(self.board.towers)
        self.placed: dict[Cell, tuple[str, int]] = {}
        self.followers: dict[AreaAt, int] = {}
        self.mover = 0
        self.over = False
        self.turn_open = False
        self.complete: list[Feature] = []
        self.pending: list[Feature] = []
        self.usable: Counter[int] = Counter()
        self.moved: set[int] = set()
        self.last_tile: Cell | None = None
        self.last_cells: list[list[int]] | None = None
        self.last_claims: list[str] | None = None
        self.last_scored: list[dict[str, Any]] = []

    def _checked_wall_tiles(self, wall_tiles: Mapping[Any, int]) -> dict[int, int]:
        kinds = {int(tower): kind for tower, kind in wall_tiles.items()}
        if any(tower not in self.board.towers for tower in kinds):
            raise NaiveError("wall_tiles names a tower that never holds a wall tile")
        if any(kind not in range(1, 10) for kind in kinds.values()):
            raise NaiveError("wall tiles have the kinds 1 to 9")
        if any(times > 2 for times in Counter(kinds.values()).values()):
            raise NaiveError("there are two wall tiles of each kind, not more")
        return kinds

    # What lies there

    def lying(self) -> dict[Cell, dict[str, Area]]:
        """The areas of every placed tile, turned as it lies."""
        return {cell: self.lying_kinds[tile] for cell, tile in self.placed.items()}

    def features(self) -> list[Feature]:
        """All features, found anew, ordered by their smallest (y, x, area)."""
        return find_features(self.board, self.lying(), self.followers)

    def fits(self, kind: str, x: int, y: int, rotation: int) -> bool:
        """Whether the paths of a tile meet paths, and only paths, on every side (T3)."""
        ends = path_sides(self.lying_kinds[kind, rotation])
        for side in range(4):
            other = beside((x, y), side)
            if other in self.placed:
                if (side in ends) != ((side + 2) % 4 in path_sides(self.lying_kinds[self.placed[other]])):
                    return False
            elif (x, y, side) in self.board.starts:
                if (side in ends) != (self.board.starts[x, y, side][0] == "path"):
                    return False
        return True

    def legal(self, kind: str) -> set[tuple[int, int, int]]:
        """Every (x, y, rotation in degrees) at which a tile of this kind may be placed (T2 to T4)."""
        cells = {(x, y) for x, y, _ in self.board.starts}
        for cell in self.placed:
            cells |= {beside(cell, side) for side in range(4)}
        cells = {cell for cell in cells if cell in self.board.cells and cell not in self.placed}
        return {(x, y, r) for x, y in cells for r in ROTATIONS if self.fits(kind, x, y, r)}

    def cells(self, kind: str) -> list[list[int]]:
        """The sorted [x, y] where a tile of this kind has a legal rotation."""
        return [list(cell) for cell in sorted({(x, y) for x, y, _ in self.legal(kind)})]

    def claims_for_last_tile(self, seat: int) -> list[str]:
        """The sorted areas of the last tile that may take a follower of this seat (T6, T7)."""
        if self.last_tile is None or self.supply[seat] == 0:
            return []
        x, y = self.last_tile
        lying = self.lying()
        reached = {name: flood(self.board, lying, self.followers, (x, y, name)) for name in lying[x, y]}
        return sorted(name for name, feature in reached.items() if feature["followers"] == [0, 0])

    # A turn, step by step

    def play(self, entry: Mapping[str, Any], check: bool = True) -> None:
        """Apply one entry of `moves`; an illegal one raises NaiveError and changes nothing.

        Without `check`, T2, T3 and T5 are taken on trust (and `last_cells` is not found out).
        """
        saved = {name: _copied(value) for name, value in vars(self).items() if name not in self.fixed}
        try:
            self._play(entry, check)
        except NaiveError:
            for name, value in saved.items():
                setattr(self, name, value)
            raise

    def _play(self, entry: Mapping[str, Any], check: bool) -> None:
        form = "discard" if "discard" in entry else "place"
        for key in entry:
            if key not in ENTRY_KEYS[form] and not key.startswith("x_"):
                raise NaiveError(f"an entry has no key {key}")
        if entry.get("player") != self.mover:
            raise NaiveError(f"it is the turn of player {self.mover}, not of player {entry.get('player')}")
        if form == "discard":
            self.discard(entry["discard"], check)
            return
        for key in ("tile", "x", "y", "rotation"):
            if key not in entry:
                raise NaiveError(f"the entry lacks {key}")
        at = (entry["x"], entry["y"], entry["rotation"])
        self.put(entry["tile"], *at, forced="forced" in entry, check=check)
        self.claim(entry.get("follower"))
        self._score_as_told(entry.get("scored"))
        self.close_turn(entry.get("extra_turn", False))

    def _draw(self, kind: str) -> None:
        if self.over:
            raise NaiveError("the game is over")
        if self.turn_open:
            raise NaiveError("the turn is not finished")
        if self.left[kind] == 0:
            raise NaiveError(f"no tile {kind} is left in the stack")
        self.left[kind] -= 1
        self.last_cells, self.last_claims, self.last_scored = None, None, []

    def discard(self, kind: str, check: bool = True) -> None:
        """A drawn tile that fits nowhere goes out of the game (T5)."""
        self._draw(kind)
        if check and self.legal(kind):
            raise NaiveError(f"tile {kind} fits, so it cannot be discarded")
        self.over = self.left.total() == 0

    def put(self, kind: str, x: int, y: int, rotation: int, forced: bool = False, check: bool = True) -> None:
        """Place the drawn tile; rotation in degrees (T2 to T4)."""
        self._draw(kind)
        if rotation not in ROTATIONS:
            raise NaiveError(f"a tile cannot be turned by {rotation} degrees")
        if (x, y) not in self.board.cells or (x, y) in self.placed:
            raise NaiveError(f"[{x}, {y}] is no empty cell of the board")
        if check:
            legal = self.legal(kind)
            self.last_cells = [list(cell) for cell in sorted({spot[:2] for spot in legal})]
            if not forced and (x, y, rotation) not in legal:
                raise NaiveError(f"tile {kind} does not fit at [{x}, {y}] turned by {rotation} degrees")
        self.placed[x, y] = (kind, rotation)
        self.last_tile = (x, y)
        self.turn_open = True
        self.usable = Counter(self.held[self.mover])
        self.moved = set()
        self.last_claims = self.claims_for_last_tile(self.mover)

    def claim(self, area: str | None) -> None:
        """Put a follower of the mover on an area of the last tile, or none; then look what is complete."""
        if area is not None:
            if self.supply[self.mover] == 0:
                raise NaiveError(f"player {self.mover} has no follower in supply")
            if area not in (self.last_claims or []):
                raise NaiveError(f"there can be no follower on {area}")
            assert self.last_tile is not None
            self.followers[self.last_tile[0], self.last_tile[1], area] = self.mover
            self.supply[self.mover] -= 1
        self.complete = [feature for feature in self.features() if feature["complete"]]
        self.pending = [feature for feature in self.complete if scorer(feature) is not None]

    def group(self) -> list[Feature]:
        """The features one of which is scored next: the mover's, after them the opponent's (S3)."""
        mine = [feature for feature in self.pending if scorer(feature) == self.mover]
        return mine or self.pending

    def may_double(self, feature: Feature) -> bool:
        """Whether the mover can double this feature with a tile held since before this turn (W2, W4)."""
        wanted = DOUBLED_BY.get(feature["kind"])
        return scorer(feature) == self.mover and wanted is not None and self.usable[wanted] > 0

    def asked(self) -> dict[str, Any]:
        """What is asked now: `order` (whether the next feature is chosen) and `double` (names that may be).

        The names are those of all the group where the order is asked, else only of the next by default (S3).
        """
        group = self.group()
        if not group:
            return {"order": False, "double": []}
        order = False
        if self.options["corner_timing"] == "each_score":
            seat = scorer(group[0])
            assert seat is not None
            able = [feature for feature in group if self.may_double(feature)]
            order = order_matters(self.board, self.scores[seat], self.wall, group, able, self.usable)
        choices = group if order else [self.default_next()]
        return {"order": order, "double": [f["areas"][0] for f in choices if self.may_double(f)]}

    def default_next(self) -> Feature:
        """The next feature where the order is not asked: most points, then the smallest y, x, area (S3)."""
        return min(self.group(), key=lambda f: (-points_of(f), by_name(f["areas"][0])))

    def score_next(self, x: int, y: int, area: str, double: bool = False) -> None:
        """Score the feature to which this area belongs: one marker move (S3)."""
        named = [feature for feature in self.pending if (x, y, area) in feature["areas"]]
        if not named:
            raise NaiveError(f"{area} at [{x}, {y}] moves no marker now")
        feature = named[0]
        if feature not in self.group():
            raise NaiveError("the features that the mover scores come first")
        if feature != self.default_next() and not self.asked()["order"]:
            raise NaiveError("the order is not asked here: most points first, then the smallest y, x, area")
        points = points_of(feature)
        if double:
            if not self.may_double(feature):
                raise NaiveError(f"{area} at [{x}, {y}] cannot be doubled")
            points *= 2
            self._use(DOUBLED_BY[feature["kind"]])
        seat = scorer(feature)
        assert seat is not None
        self.scores[seat] += points
        self.moved.add(seat)
        if feature["kind"] == "house":
            self.keeps[seat] = max(self.keeps[seat], feature["tiles"])
        if self.options["corner_timing"] == "each_score":
            self._take_wall_tile(seat)
        self.pending.remove(feature)
        x, y, area = feature["areas"][0]
        self.last_scored.append({"x": x, "y": y, "area": area, **({"double": True} if double else {})})

    def _score_as_told(self, scored: list[Mapping[str, Any]] | None) -> None:
        if scored is not None:
            for told in scored:
                if not {"x", "y", "area"} <= set(told):
                    raise NaiveError("a scored feature is named by x, y and area")
                self.score_next(told["x"], told["y"], told["area"], told.get("double", False))
            if self.pending:
                x, y, area = self.default_next()["areas"][0]
                raise NaiveError(f"scored leaves out {area} at [{x}, {y}], which moves a marker")
        while self.pending:
            asked = self.asked()
            if asked["order"] or asked["double"]:
                raise NaiveError("scored must be written where the order or a doubling is asked")
            self.score_next(*self.default_next()["areas"][0])

    def _take_wall_tile(self, seat: int) -> None:
        tower = tower_at(self.board, self.scores[seat])
        if tower is None or tower not in self.wall:
            return
        if tower not in self.wall_tiles:
            raise NaiveError(f"tower {tower} is emptied but is not in wall_tiles")
        self.wall.remove(tower)
        self.held[seat] = sorted([*self.held[seat], self.wall_tiles[tower]])

    def _use(self, kind: int) -> None:
        self.held[self.mover].remove(kind)
        self.usable[kind] -= 1
        self.used.append(kind)

    def may_take_extra_turn(self) -> bool:
        """Whether the mover can spend a wall tile 1 now that all is scored (W3)."""
        tiles = self.held[self.mover].count(1)
        if self.options["won_extra_turn"] == "next_turn":
            tiles = self.usable[1]
        return tiles > 0 and self.left.total() > 0

    def close_turn(self, extra_turn: bool = False) -> None:
        """All is scored: followers go home (S1); then another turn (W3) or the other player."""
        if self.pending:
            raise NaiveError("there are features left to score")
        if self.options["corner_timing"] == "end_of_turn":
            for seat in (self.mover, 1 - self.mover):
                if seat in self.moved:
                    self._take_wall_tile(seat)
        for feature in self.complete:
            for area in feature["areas"]:
                if area in self.followers:
                    self.supply[self.followers.pop(area)] += 1
        if extra_turn:
            if not self.may_take_extra_turn():
                raise NaiveError("there is no wall tile 1 to spend on another turn, or no turn to come")
            self._use(1)
        else:
            self.mover = 1 - self.mover
        self.turn_open = False
        self.over = self.left.total() == 0

    # The end

    def finish(self) -> tuple[list[dict[str, Any]], list[int]]:
        """The entries of `final` and the final scores (E1 to E5); the game itself is left as it is."""
        if not self.over:
            raise NaiveError("tiles are left, so the game is not over")
        return final_scoring(self.board, self.features(), self.scores, self.keeps, self.held, self.options)

    @property
    def winners(self) -> list[int]:
        """The seats with the highest total: two of them in a draw (E5)."""
        scores = self.finish()[1]
        return [seat for seat in (0, 1) if scores[seat] == max(scores)]


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [_copied(item) if isinstance(item, list) else item for item in value]
    return value.copy() if isinstance(value, (dict, set)) else value
