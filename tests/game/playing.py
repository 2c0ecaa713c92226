"""Games for the tests: the referee's deals played again decision by decision, and every action one can write down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tilewright.game import (
    Action,
    ExtraTurn,
    Game,
    Move,
    Place,
    PlaceFollower,
    Record,
    ScoreNext,
    new,
    parse_record,
)

TESTS = Path(__file__).parent.parent
TILES = TESTS / "data/castle-draft.toml"
BOARD = TESTS / "data/castle-1-board.toml"
CASTLE = sorted((TESTS / "records/v1/castle").glob("*.json"))
CLASSIC = sorted((TESTS / "records/v1/classic").glob("*.json"))


def stored(path: Path) -> Record:
    return parse_record(path.read_bytes())


def sets(record: Record) -> dict[str, Path]:
    """The files that a game of the referee was played with."""
    return {"tiles": TILES, "board": BOARD} if record.game == "castle" else {}


def castle(seed: object = 7, hold: bool = False, **options: object) -> Game:
    assert isinstance(seed, int | str)
    return new("castle", ["Ann", "Bo"], seed, options, TILES, BOARD, hold)


def classic(seed: int = 7, players: int = 2, hold: bool = False, **options: object) -> Game:
    return new("classic", ["Ann", "Bo", "Cy", "Di", "Ed"][:players], seed, options, hold=hold)


def referees(path: Path, hold: bool = False) -> tuple[Game, list[Move]]:
    """A new game with the deal of one of the referee's, and the moves that were made in it."""
    record = stored(path)
    seed = str(record.extra["x_seed"])
    game = new("castle", record.players, seed, record.options, TILES, BOARD, hold)
    return game, [move for move in record.moves if move.discard is None]


def decision(game: Game, move: Move, scored: int) -> Action:
    """The next decision of a move; `scored` features of it are scored already."""
    if game.phase == "place":
        assert move.tile is not None
        assert move.x is not None
        assert move.y is not None
        return Place(move.tile, move.x, move.y, move.rotation or 0)
    if game.phase == "follower":
        return PlaceFollower(move.follower)
    if game.phase == "extra_turn":
        return ExtraTurn(move.extra_turn)
    claim = (move.scored or ())[scored]
    return ScoreNext(claim.x, claim.y, claim.area, claim.double)


def followed(game: Game, moves: list[Move]) -> Iterator[tuple[Game, Action]]:
    """Play the moves, and stop before every decision with it."""
    turns = iter(moves)
    move, scored = next(turns), 0
    while not game.over:
        if game.phase == "deal":
            game.deal()
        if game.phase == "place" and scored >= 0:
            scored = -1
        action = decision(game, move, max(scored, 0))
        yield game, action
        events = game.apply(action)
        scored = max(scored, 0) + sum(type(event).__name__ == "Scored" for event in events)
        if game.phase in ("place", "deal"):
            move, scored = next(turns), 0


def writable(game: Game) -> Iterator[Action]:
    """Every action that can be written down, within a rim of two around the table."""
    position = game.position()
    kinds = game._play.setup.tiles.kinds
    xs = [0, *(tile.x for tile in position.tiles)]
    ys = [0, *(tile.y for tile in position.tiles)]
    for tile in {position.drawn or kinds[0].id, kinds[1].id, "no-such-tile"}:
        for x in range(min(xs) - 2, max(xs) + 3):
            for y in range(min(ys) - 2, max(ys) + 3):
                for rotation in (0, 90, 180, 270):
                    yield Place(tile, x, y, rotation)
    yield Place(position.drawn or "", 10**30, -(10**30), 0)
    yield Place(position.drawn or "", min(xs), min(ys), 45)
    areas = sorted({area.id for kind in kinds for area in kind.areas})
    for area in (None, "", *areas):
        yield PlaceFollower(area)
    for laid in position.tiles:
        for area in areas:
            yield ScoreNext(laid.x, laid.y, area)
            yield ScoreNext(laid.x, laid.y, area, True)
    yield ScoreNext(10**30, 0, "path1")
    yield ExtraTurn(True)
    yield ExtraTurn(False)


def same_landscape(game: Game, action: Action) -> Action:
    """The action with the smallest rotation that looks the same."""
    if not isinstance(action, Place) or action.rotation % 90:
        return action
    for kind in game._play.setup.tiles.kinds:
        if kind.id == action.tile:
            turns = len(kind.turns)
            return Place(action.tile, action.x, action.y, action.rotation // 90 % turns * 90)
    return action
