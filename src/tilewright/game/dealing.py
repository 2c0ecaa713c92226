"""What a seed deals: the order of the stack, the wall tiles; and whether a record agrees with the seed it names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from tilewright.game import chance
from tilewright.game.castle import CastlePlay, left_of_wall_tiles
from tilewright.game.classic import ClassicPlay
from tilewright.game.errors import DataError
from tilewright.game.record import Record, wall_tiles
from tilewright.game.table import AnyPlay


def stack_kinds(play: AnyPlay) -> list[str]:
    """Return the kinds still in the stack, in the set's order, copies side by side."""
    return [tile for tile, count in play.remaining().items() for _ in range(count)]


def dealt_stack(play: AnyPlay, seed: bytes) -> list[str]:
    """Return the stack in an order that the seed deals, the tiles known to lie under it last, in theirs."""
    known = play.known_bottom if isinstance(play, ClassicPlay) else ()
    left = Counter(play.remaining()) - Counter(known)
    hidden = [kind for kind in play.remaining() for _ in range(left[kind])]
    return [*chance.stack(seed, hidden), *known]


def rest_of_stack(play: AnyPlay, fresh: Sequence[str]) -> list[str]:
    """Return what is left of a stack that was dealt in this order, the tiles known to lie under it last."""
    known = play.known_bottom if isinstance(play, ClassicPlay) else ()
    return [*fresh[len(fresh) - play.st.left + len(known) :], *known]


def dealt_wall(play: AnyPlay, seed: bytes, known: Mapping[int, int]) -> dict[int, int]:
    """Return a wall tile for every tower: those known, the rest dealt by the seed from what is left.

    With nothing known that is the deal of a new game (castle.P2).
    """
    if not isinstance(play, CastlePlay):
        return {}
    towers = [number for number in play.wall_towers() if number not in known]
    left = left_of_wall_tiles(known.values())
    return dict(known) | dict(zip(towers, chance.walls(seed, len(towers), left), strict=True))


def named_seed(record: Record) -> bytes | None:
    """Return the seed that a record names, None where it names none. Raises DataError for a wrong commitment."""
    if record.seed is None:
        return None
    seed = bytes.fromhex(record.seed)
    if record.seed_commitment is not None and record.seed_commitment.lower() != chance.commitment(seed):
        raise DataError("seed-commitment")
    return seed


def drawn_tiles(record: Record, to_bottom: bool) -> Iterator[tuple[str, str, bool]]:
    """Yield path and kind of every tile that a record says was drawn, and whether it went under the stack."""
    for i, move in enumerate(record.moves):
        tile = move.discard or move.redraw or move.tile
        under = move.redraw is not None or (move.discard is not None and to_bottom)
        yield f"moves[{i}]", str(tile), under
    if record.drawn is not None:
        yield "drawn", record.drawn, False


def check_seed(record: Record, play: AnyPlay) -> None:
    """Refuse a record that names a seed which deals otherwise; `play` is at its beginning. Raises DataError."""
    seed = named_seed(record)
    if seed is None:
        return
    stack = chance.stack(seed, stack_kinds(play))
    for path, tile, under in drawn_tiles(record, play.setup.options.get("unplaceable") == "bottom"):
        expected = stack.pop(0) if stack else tile
        if tile != expected:
            raise DataError("seed-differs", path=path, found=tile, expected=expected)
        if under:
            stack.append(tile)
    dealt = dealt_wall(play, seed, {})
    for number, kind in wall_tiles(record).items():
        if dealt[number] != kind:
            raise DataError("seed-differs", path=f"wall_tiles.{number}", found=kind, expected=dealt[number])
