"""What a seed deals: the order of the stack, the wall tiles; and whether a record agrees with the seed it names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from tilewright.game import chance
from tilewright.game.castle import CastlePlay, left_of_wall_tiles
from tilewright.game.classic import ClassicPlay
from tilewright.game.errors import DataError
from tilewright.game.record import Move, Record, wall_tiles
from tilewright.game.rivers import shuffled_stack
from tilewright.game.table import AnyPlay


def stack_kinds(play: AnyPlay) -> list[str]:
    """Return the kinds still in the stack, in the set's order, copies side by side."""
    return [tile for tile, count in play.remaining().items() for _ in range(count)]


def dealt_stack(play: AnyPlay, seed: bytes) -> list[str]:
    """Return the stack in an order that the seed deals: the River first, the tiles known to lie under it last."""
    known = play.known_bottom if isinstance(play, ClassicPlay) else ()
    left = Counter(play.remaining()) - Counter(known)
    hidden = [kind for kind in play.remaining() for _ in range(left[kind])]
    return [*shuffled_stack(play.setup.tiles, seed, hidden), *known]


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


def drawn_tiles(record: Record, play: AnyPlay) -> Iterator[tuple[str, str, str]]:
    """Yield path and kind of every tile that a record says was drawn, and what then went under the stack, "" for none.

    A tile that went under by itself stands beside an empty kind. Hands and display come after the River (V11.4).
    """
    options = play.setup.options
    several = bool(options.get("hand") or options.get("draft"))
    moves = list(enumerate(record.moves))
    first = 0 if several else len(moves)
    while first < len(moves) and play.in_river(str(moves[first][1].tile or moves[first][1].discard)):
        first += 1
    for i, move in moves[:first]:
        tile = str(move.discard or move.redraw or move.tile)
        sinks = options.get("unplaceable") == "bottom" and not play.in_river(tile)
        yield f"moves[{i}]", tile, tile if move.redraw is not None or (move.discard is not None and sinks) else ""
    if options.get("hand"):
        seats = len(record.players)
        begins = _next_seat(record, first) if first else 0
        for seat in ((begins + n) % seats for n in range(seats)):
            hand = record.hands[seat] if record.hands is not None else ()
            yield from ((f"hands[{seat}]", tile, "") for tile in hand)
        for i, move in moves[first:]:
            yield from ((f"moves[{i}].drew", tile, "") for tile in move.drew or ())
    elif several:
        yield from _drafted_tiles(moves[first:])
    if record.drawn is not None:
        yield "drawn", record.drawn, ""


def _next_seat(record: Record, first: int) -> int:
    """Return whose turn it is before entry number `first`, where the River has ended (classic.V11.4)."""
    if first < len(record.moves):
        return record.moves[first].player
    last = record.moves[first - 1]
    return (last.player + (last.tile is not None)) % len(record.players)


def _drafted_tiles(moves: Sequence[tuple[int, Move]]) -> Iterator[tuple[str, str, str]]:
    """Yield the same of a draft: what was shown anew in each turn, what the opponent did not reserve (classic.V6)."""
    reserved, rest = "", list[str]()
    for i, move in moves:
        if move.reserve is not None:
            if move.reserve in rest:
                rest.remove(move.reserve)
            reserved = move.reserve
            yield from ((f"moves[{i}]", "", tile) for tile in rest)
            rest = []
            continue
        shown = list(move.shown or (move.discard if isinstance(move.discard, tuple) else ()))
        fresh = shown.copy()
        if reserved in fresh:
            fresh.remove(reserved)
        yield from ((f"moves[{i}].shown", tile, "") for tile in fresh)
        reserved, rest = "", []
        if move.tile in shown:
            shown.remove(move.tile)
            rest = shown
        if rest and len(set(rest)) == 1:
            reserved = rest.pop()
            yield from ((f"moves[{i}]", "", tile) for tile in rest)
            rest = []


def check_seed(record: Record, play: AnyPlay) -> None:
    """Refuse a record that names a seed which deals otherwise; `play` is at its beginning. Raises DataError."""
    seed = named_seed(record)
    if seed is None:
        return
    stack = dealt_stack(play, seed)
    for path, tile, under in drawn_tiles(record, play):
        expected = stack.pop(0) if stack and tile else tile
        if tile != expected:
            raise DataError("seed-differs", path=path, found=tile, expected=expected)
        stack += [under] if under else []
    dealt = dealt_wall(play, seed, {})
    for number, kind in wall_tiles(record).items():
        if dealt[number] != kind:
            raise DataError("seed-differs", path=f"wall_tiles.{number}", found=kind, expected=dealt[number])
