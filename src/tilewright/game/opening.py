"""How a game begins: from nothing, from a record, from a position; what is not fixed is dealt from a seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tilewright.game import chance
from tilewright.game.castle import CastlePlay, left_of_wall_tiles
from tilewright.game.chance import Seed
from tilewright.game.errors import DataError
from tilewright.game.events import FinalScored, PutOut
from tilewright.game.history import TurnLog
from tilewright.game.position import Position
from tilewright.game.record import Move, Record, wall_tiles
from tilewright.game.replay import Replay
from tilewright.game.restoring import play_of
from tilewright.game.setup import stored_setup
from tilewright.game.table import AnyPlay


@dataclass
class Opened:
    """A game before its next deal: `stack` is what is still to be drawn, `wall` what hangs on each tower.

    `seed` is None where no one seed fixes all of it; `origin` is the position it began from.
    """

    play: AnyPlay
    stack: list[str]
    seed: bytes | None
    head: Record
    wall: Mapping[int, int]
    moves: tuple[Move, ...] = ()
    final: list[FinalScored] = field(default_factory=list)
    log: TurnLog = field(default_factory=TurnLog)
    origin: Position | None = None
    dealt_anew: bool = False

    @classmethod
    def fresh(cls, play: AnyPlay, seed: bytes, head: Record) -> Opened:
        """Return a new game: the stack shuffled, wall tiles laid face down (castle.P2, P3, classic.K1)."""
        wall = dealt_wall(play, seed, {})
        if isinstance(play, CastlePlay):
            play.hang(wall)
        return cls(play, chance.stack(seed, stack_kinds(play)), seed, head, wall)


def stack_kinds(play: AnyPlay) -> list[str]:
    """Return the kinds still in the stack, in the set's order, copies side by side."""
    return [tile for tile, count in play.remaining().items() for _ in range(count)]


def dealt_wall(play: AnyPlay, seed: bytes, known: Mapping[int, int]) -> dict[int, int]:
    """Return a wall tile for every tower: those known, the rest dealt by the seed from what is left.

    With nothing known that is the deal of a new game (castle.P2).
    """
    if not isinstance(play, CastlePlay):
        return {}
    towers = [number for number in play.wall_towers() if number not in known]
    left = left_of_wall_tiles(known.values())
    return dict(known) | dict(zip(towers, chance.walls(seed, len(towers), left), strict=True))


def open_record(record: Record, seed: Seed, tiles: str | Path | None = None, board: str | Path | None = None) -> Opened:
    """Return the game that a record leads to. Raises DataError: not playable, or its seed disagrees."""
    own = bytes.fromhex(record.seed) if record.seed is not None else None
    if own is not None and record.seed_commitment not in (None, chance.commitment(own)):
        raise DataError("seed-commitment")
    replay = Replay(record, tiles, board)
    play, known = replay.play, wall_tiles(record)
    fresh = stack_kinds(play)
    used = own if own is not None else chance.seed_bytes(seed)
    dealt = dealt_wall(play, used, {})
    agrees = own is not None and all(dealt.get(number) == kind for number, kind in known.items())
    wall = dealt if agrees else dealt_wall(play, used, known)
    if isinstance(play, CastlePlay):
        play.hang(wall)
    for entry in replay.entries():
        if entry.refusal is not None:
            raise DataError("record-differs", move=entry.number, what=entry.refusal.sentence())
    over = play.over
    _check_status(record, play)
    if own is not None and not over:
        _check_seed(record, chance.stack(own, fresh), dealt, known)
    rest = chance.stack(used, stack_kinds(play))
    stack = chance.stack(own, fresh)[len(record.moves) :] if own is not None and not over else rest
    opened = Opened(play, stack, own, record, wall, record.moves, replay.final)
    opened.dealt_anew = own is None and not over
    if record.drawn is not None:
        _draw(opened, record.drawn)
    return opened


def open_position(
    position: Position, seed: Seed, tiles: str | Path | None = None, board: str | Path | None = None
) -> Opened:
    """Return a game that goes on from a position, what is hidden dealt from the seed. Raises DataError."""
    setup = stored_setup(position.game, position.players, position.options, position.set, tiles, board)
    play, log = play_of(position, setup)
    used = chance.seed_bytes(seed)
    wall: dict[int, int] = {}
    if isinstance(play, CastlePlay) and position.wall is not None:
        open_ones = [kind for row in (*position.wall.open, position.wall.used) for kind in row]
        dealt = chance.walls(used, len(position.wall.on), left_of_wall_tiles(open_ones))
        wall = dict(zip(sorted(position.wall.on), dealt, strict=True))
        play.hang_only(wall)
    head = Record(
        format="tilewright-record",
        version=1,
        game=setup.game,
        set=setup.names,
        players=setup.players,
        moves=(),
    )
    return Opened(
        play,
        chance.stack(used, stack_kinds(play)),
        None,
        head,
        wall,
        log=log,
        origin=position,
        dealt_anew=True,
    )


def _check_status(record: Record, play: AnyPlay) -> None:
    if record.status == "finished" and not play.over:
        raise DataError("status-finished", left=play.st.left)
    if record.status == "open" and play.over:
        raise DataError("status-open")


def _check_seed(record: Record, stack: list[str], dealt: Mapping[int, int], known: Mapping[int, int]) -> None:
    drawn = [(f"moves[{i}]", move.discard or move.tile) for i, move in enumerate(record.moves)]
    if record.drawn is not None:
        drawn.append(("drawn", record.drawn))
    for (path, tile), expected in zip(drawn, stack, strict=False):
        if tile != expected:
            raise DataError("seed-differs", path=path, found=str(tile), expected=expected)
    for number, kind in known.items():
        if dealt[number] != kind:
            path = f"wall_tiles.{number}"
            raise DataError("seed-differs", path=path, found=kind, expected=dealt[number])


def _draw(opened: Opened, tile: str) -> None:
    """Put the tile in hand of an open record into the mover's hand."""
    play = opened.play
    if play.over:
        raise DataError("drawn-when-over")
    if tile not in play.ids:
        raise DataError("tile-unknown", path="drawn", tile=tile)
    if tile not in opened.stack:
        raise DataError("tile-too-often", path="drawn", tile=tile, count=play.setup.tiles.kind(tile).count)
    events = play.deal(tile) or []
    if any(isinstance(event, PutOut) for event in events):
        raise DataError("drawn-fits-nowhere", tile=tile)
    opened.stack.remove(tile)
