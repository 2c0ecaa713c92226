"""Make the record of a game in which engine and naive scorer differ as short as it gets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from tests.proof.comparing import Difference, pair
from tests.proof.playing import Engine, Entry, claim_told
from tests.proof.settings import Setting

from tilewright.rules.phases import Phase
from tilewright.rules.shapes import EMPTY, FRONT

SHORT = 12  # entries of a record that is worth trying pair by pair


class Told:
    """Chooses what an entry says, as far as that is still allowed, else as little as possible."""

    def __init__(self, entry: Entry, kind: int) -> None:
        self.entry, self.kind = entry, kind
        self.scored = list(entry.get("scored", []))

    def __call__(self, engine: Engine, codes: list[int]) -> int:
        phase = engine.st.phase
        if phase == Phase.PLACE:
            engine.reach(self.entry["x"], self.entry["y"])
            cell = engine.cell(self.entry["x"], self.entry["y"])
            return cell * 4 + self.entry["rotation"] // 90
        if phase == Phase.FOLLOWER:
            told = {key: self.entry[key] for key in ("follower", "abbot", "recall_abbot") if self.entry.get(key)}
            return next((code for code in codes if claim_told(code, engine.areas[self.kind]) == told), 0)
        if phase == Phase.SCORE:
            return self._next(engine, codes)
        return int(self.entry.get("extra_turn", False))

    def _next(self, engine: Any, codes: list[int]) -> int:
        while self.scored:
            told = self.scored.pop(0)
            for code in codes:
                name = dict(zip(("x", "y", "area"), engine.name(engine.st.pending[code >> 1])))
                if name | ({"double": True} if code & 1 else {}) == told:
                    return code
        return codes[0]


def fits(engine: Engine, entry: Entry, kind: int) -> bool:
    """Whether the entry can be played on the engine now."""
    st = engine.st
    if st.phase == Phase.OVER or all(st.bag[i] != kind for i in range(st.left)):
        return False
    cells = [(st.front_cell[slot], turn) for slot in range(st.frontier) for turn in range(4)]
    if "discard" in entry:
        return all(engine.fault(kind, cell, turn) for cell, turn in cells)
    wanted = (engine.cell(entry["x"], entry["y"]), entry["rotation"] // 90)
    if "forced" in entry:
        return st.grid[wanted[0]] == EMPTY or st.grid[wanted[0]] >= FRONT
    return wanted in cells and engine.fault(kind, *wanted) == 0


def difference_in(game: Setting, entries: list[Entry], thorough: bool = True) -> tuple[list[Entry], str]:
    """Play what can be played of the entries in both: the entries up to the first difference, and its text or ""."""
    both = pair(game)
    played: list[Entry] = []
    for entry in entries:
        engine = both.engine
        kind = engine.kinds.index(entry["discard"] if "discard" in entry else entry["tile"])
        if not fits(engine, entry, kind):
            continue
        told = Told(entry, kind)
        played.append(entry)
        try:
            played[-1] = engine.turn(kind, told)
            if "forced" in entry and "tile" in played[-1]:
                played[-1]["forced"] = entry["forced"]
            both.compare(played[-1], thorough)
        except Difference as difference:
            return played, str(difference)
    return played, ""


def shrunk(game: Setting, entries: list[Entry], difference: Difference) -> tuple[str, dict[str, Any]]:
    """The difference that stays when every entry that can be spared is dropped, and the record that shows it."""
    thorough = False  # most differences show without looking from every side
    kept, found = difference_in(game, entries, thorough)
    if not found:
        thorough = True
        kept, found = difference_in(game, entries, thorough)
    if not found:
        return f"not found again when replayed ({difference})", record_of(game, entries)
    kept, found = without_the_spare(game, kept, found, thorough)
    # Tiles that only led there are not needed where a tile may lie anywhere; the difference must be of the same kind.
    loose = [entry if "discard" in entry else entry | {"forced": "shrunk"} for entry in kept]
    played, still = difference_in(game, loose, thorough)
    if same(still, found):
        fewer, still = without_the_spare(game, played, still, thorough)
        if weight(fewer) < weight(kept):
            kept, found = fewer, still
    kept, found = made_simple(game, kept, found, thorough)
    return found, record_of(game, kept)


def weight(entries: list[Entry]) -> tuple[int, int]:
    """How much there is to read."""
    return len(entries), sum("follower" in entry for entry in entries)


def same(one: str, other: str) -> bool:
    """Whether two differences are of one kind."""
    return bool(one) and one.split(":")[0] == other.split(":")[0]


def without_the_spare(game: Setting, kept: list[Entry], found: str, thorough: bool) -> tuple[list[Entry], str]:
    """Drop entries, many at once and at last one by one, as long as a difference of the kind stays."""
    size = max(1, len(kept) // 2)
    while size:
        dropped = False
        start = len(kept)
        while start > 0:
            start = max(0, min(start, len(kept)) - size)
            fewer, still = difference_in(game, kept[:start] + kept[start + size :], thorough)
            if same(still, found) and len(fewer) < len(kept):
                kept, found, dropped = fewer, still, True
        if not dropped:
            size //= 2
    return kept, found


def made_simple(game: Setting, kept: list[Entry], found: str, thorough: bool) -> tuple[list[Entry], str]:
    """Drop pairs of entries, then followers, until neither helps; for records that are short already."""
    helped = len(kept) <= SHORT
    while helped:
        helped = False
        for candidate in simpler(kept):
            fewer, still = difference_in(game, candidate, thorough)
            if same(still, found) and weight(fewer) < weight(kept):
                kept, found, helped = fewer, still, True
                break
    return kept, found


def simpler(kept: list[Entry]) -> Iterator[list[Entry]]:
    """The entries without two of them, which leaves the turns of the others to the same players, or a follower."""
    for one, other in combinations(range(len(kept)), 2):
        yield [entry for i, entry in enumerate(kept) if i not in (one, other)]
    for i, entry in enumerate(kept):
        if "follower" in entry:
            bare = {key: value for key, value in entry.items() if key != "follower"}
            yield kept[:i] + [bare] + kept[i + 1 :]


def record_of(game: Setting, entries: list[Entry]) -> dict[str, Any]:
    """A record of the entries, open or finished."""
    record: dict[str, Any] = {"format": "tilewright-record", "version": 1, "game": game.game}
    record["set"] = {"tiles": Path(game.tiles.path).name} | ({"board": game.board.id} if game.board else {})
    record |= {"options": game.options, "players": [f"seat {seat}" for seat in range(game.seats)]}
    if game.wall:
        record["wall_tiles"] = {str(tower): kind for tower, kind in game.wall.items()}
    return record | {"moves": entries}
