"""Where every tile, follower and wall tile is: nothing gets lost, and the frontier is what lies around the tiles."""

from __future__ import annotations

from collections import Counter

from tests.proof.engines import ClassicEngine
from tests.proof.playing import Engine, Entry

from tilewright.rules.castle.state import WALL_KINDS
from tilewright.rules.events import Happened
from tilewright.rules.joining import find
from tilewright.rules.shapes import BARRED, FRONT


class Conserved:
    """Watches one game: after each entry all tiles are placed, out, in hands or left, all followers counted."""

    def __init__(self, playing: Engine) -> None:
        self.whole = stock(playing) + laid(playing)
        self.out: Counter[int] = Counter()

    def check(self, playing: Engine, entry: Entry) -> None:
        """See that an entry that was just played lost nothing."""
        if "discard" in entry and not playing.rows(Happened.TILE_UNDER):
            gone = entry["discard"] if isinstance(entry["discard"], list) else [entry["discard"]]
            self.out.update(playing.kinds.index(tile) for tile in gone)
        assert stock(playing) + laid(playing) + self.out + in_hands(playing) == self.whole
        assert playing.st.out_count == self.out.total() + waiting(playing)
        check_followers(playing)
        check_frontier(playing)


def stock(playing: Engine) -> Counter[int]:
    return Counter(playing.st.bag[i] for i in range(playing.st.left))


def waiting(playing: Engine) -> int:
    """Tiles that went out and are told by the next entries."""
    return sum(len(tiles) for _, tiles in playing.waiting) if isinstance(playing, ClassicEngine) else 0


def in_hands(playing: Engine) -> Counter[int]:
    """Tiles in hands or on a display, and those that went out and are told by the next entries (V3, V6)."""
    if not isinstance(playing, ClassicEngine):
        return Counter()
    held = Counter(playing.kinds.index(tile) for seat in range(playing.st.seats) for tile in playing.hand(seat))
    return held + Counter(playing.kinds.index(tile) for _, tiles in playing.waiting for tile in tiles)


def laid(playing: Engine) -> Counter[int]:
    return Counter(playing.st.tile_kind[i] for i in range(playing.st.placed))


def wall_tiles(playing: Engine) -> Counter[int]:
    """Wall tiles on the wall, held and used, by kind."""
    st = playing.st
    found = Counter(kind for kind in st.wall if kind)
    for kind in range(1, WALL_KINDS):
        found[kind] += st.held[kind] + st.held[WALL_KINDS + kind] + st.used[kind]
    return +found


def check_followers(playing: Engine) -> None:
    """Each follower stands once or is in supply, and the features count exactly those that stand on them."""
    st, hand = playing.st, playing.tb.hand
    counted: dict[int, int] = {}
    for seat in range(st.seats):
        standing = [node for node in st.follower_at[seat * hand : (seat + 1) * hand] if node >= 0]
        assert st.supply[seat] + len(standing) == hand
        if isinstance(playing, ClassicEngine) and st.abbot_at[seat] >= 0:
            standing.append(st.abbot_at[seat])
        for node in standing:
            root = find(st, node)
            counted[root] = counted.get(root, 0) + (1 << (4 * seat))
    assert counted == {n: st.followers[n] for n in range(st.nodes) if st.parent[n] == n and st.followers[n]}


def check_frontier(playing: Engine) -> None:
    """The frontier holds the empty cells beside tiles and start spaces, each once, but for those barred for good."""
    st = playing.st
    cells = {playing.where(tile) for tile in range(st.placed)}
    beside = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))} - cells
    board = playing.setting.board
    if board is not None:
        beside = {cell for cell in beside if cell in board.cells}
        beside |= {(start.x, start.y) for start in board.starts} - cells
    else:
        assert isinstance(playing, ClassicEngine)
        beside = {cell for cell in beside if st.grid[playing.cell(*cell)] != BARRED}
    listed = [st.front_cell[slot] for slot in range(st.frontier)]
    assert sorted(listed) == sorted(playing.cell(x, y) for x, y in beside)
    assert all(st.grid[cell] == FRONT + slot for slot, cell in enumerate(listed))
