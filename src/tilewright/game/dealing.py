"""What a seed deals: the order of the stack, the wall tiles; and whether a record agrees with the seed it names."""

from __future__ import annotations

from collections.abc import Mapping

from tilewright.game import chance
from tilewright.game.castle import CastlePlay, left_of_wall_tiles
from tilewright.game.errors import DataError
from tilewright.game.record import Record, wall_tiles
from tilewright.game.rivers import shuffled_stack
from tilewright.game.table import AnyPlay


def stack_kinds(play: AnyPlay) -> list[str]:
    """Return the kinds still in the stack, in the set's order, copies side by side."""
    return [tile for tile, count in play.remaining().items() for _ in range(count)]


def dealt_stack(play: AnyPlay, seed: bytes) -> list[str]:
    """Return the order in which a seed deals what is still in the stack."""
    return shuffled_stack(play.setup.tiles, seed, stack_kinds(play))


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


def check_seed(record: Record, play: AnyPlay) -> None:
    """Refuse a record that names a seed which deals otherwise; `play` is at its beginning. Raises DataError."""
    seed = named_seed(record)
    if seed is None:
        return
    drawn = [(f"moves[{i}]", move.discard or move.tile) for i, move in enumerate(record.moves)]
    if record.drawn is not None:
        drawn.append(("drawn", record.drawn))
    for (path, tile), expected in zip(drawn, dealt_stack(play, seed), strict=False):
        if tile != expected:
            raise DataError("seed-differs", path=path, found=str(tile), expected=expected)
    dealt = dealt_wall(play, seed, {})
    for number, kind in wall_tiles(record).items():
        if dealt[number] != kind:
            raise DataError("seed-differs", path=f"wall_tiles.{number}", found=kind, expected=dealt[number])
