"""How a game begins: from nothing, from a record, from a position; what is not fixed is dealt from a seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tilewright.game import chance
from tilewright.game.castle import CastlePlay, left_of_wall_tiles
from tilewright.game.chance import Seed
from tilewright.game.classic import ClassicPlay
from tilewright.game.dealing import dealt_stack, dealt_wall, named_seed, rest_of_stack
from tilewright.game.errors import DataError
from tilewright.game.events import FinalScored
from tilewright.game.held_position import fill_hidden
from tilewright.game.history import TurnLog
from tilewright.game.position import Position
from tilewright.game.record import Move, Record, wall_tiles
from tilewright.game.refusals import EntryRefusedError
from tilewright.game.replay import Difference, Replay
from tilewright.game.restoring import play_of
from tilewright.game.setup import stored_setup
from tilewright.game.table import AnyPlay, begin
from tilewright.game.wire import compact


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
        return cls(play, dealt_stack(play, seed), seed, head, wall)


def open_record(record: Record, seed: Seed, tiles: str | Path | None = None, board: str | Path | None = None) -> Opened:
    """Return the game that a record leads to. Raises DataError for whatever in it `Replay` finds at fault."""
    replay = Replay(record, tiles, board)
    play, own = replay.play, named_seed(record)
    fresh = dealt_stack(begin(play.setup), own) if own is not None else []
    used = own if own is not None else chance.seed_bytes(seed)
    wall = dealt_wall(play, used, {} if own is not None else wall_tiles(record))
    if isinstance(play, CastlePlay):
        play.hang(wall)
    for entry in replay.entries():
        for difference in entry.differences:
            raise _fault(difference, play, entry.number)
    for difference in replay.end():
        raise _fault(difference, play)
    if own is None or play.over:
        stack = dealt_stack(play, used)
    else:
        stack = rest_of_stack(play, fresh)
    opened = Opened(play, stack, own, record, wall, record.moves, replay.final)
    opened.dealt_anew = own is None and not play.over
    return opened


def set_up(
    position: Position, tiles: str | Path | None = None, board: str | Path | None = None
) -> tuple[AnyPlay, TurnLog]:
    """Return a game at the moment of a position, nothing that is hidden dealt yet. Raises DataError or SetupError."""
    return play_of(
        position, stored_setup(position.game, position.players, position.options, position.set, tiles, board)
    )


def open_position(
    position: Position, seed: Seed, tiles: str | Path | None = None, board: str | Path | None = None
) -> Opened:
    """Return a game that goes on from a position, what is hidden dealt from the seed. Raises DataError."""
    play, log = set_up(position, tiles, board)
    setup = play.setup
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
        fill_hidden(play, used) if isinstance(play, ClassicPlay) else dealt_stack(play, used),
        None,
        head,
        wall,
        log=log,
        origin=position,
        dealt_anew=True,
    )


def _fault(difference: Difference, play: AnyPlay, move: int | None = None) -> DataError:
    """Return the error of a record that differs at a move, from 1, or (None) at its end."""
    if difference.refusal is not None:
        return EntryRefusedError(move or 0, difference.refusal)
    if difference.what == "status":
        return DataError("status-open") if play.over else DataError("status-finished", left=play.st.left)
    found, expected = compact(difference.found, ", "), compact(difference.expected, ", ")
    if move is None:
        return DataError("record-claims-end", what=difference.what, found=found, expected=expected)
    return DataError("record-claims", move=move, what=difference.what, found=found, expected=expected)
