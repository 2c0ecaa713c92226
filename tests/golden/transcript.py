"""A game told line by line: every draw, choice, event with its reason, and the scores after each turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

import tilewright as tw
from tilewright.game import (
    Action,
    Event,
    ExtraTurn,
    Game,
    Move,
    Place,
    PlaceAbbot,
    PlaceFollower,
    RecallAbbot,
    Record,
    Redraw,
    Reserve,
    ScoreNext,
)
from tilewright.game.events import (
    AbbotPlaced,
    AbbotRecalled,
    CameHome,
    Drawn,
    Drew,
    Feature,
    FinalScored,
    FollowerPlaced,
    KeepMoved,
    Over,
    Placed,
    PutOut,
    PutUnder,
    Reserved,
    Scored,
    Tied,
    WallTileTaken,
    WallTileUsed,
)
from tilewright.game.replay import claim_of


def decisions(game: Game, move: Move) -> Iterator[Action]:
    """Yield the actions of a recorded move, each when the game asks for it."""
    if move.redraw is not None:
        yield Redraw()
        return
    if move.reserve is not None:
        yield Reserve(move.reserve)
        return
    assert move.tile is not None
    assert (move.x, move.y, move.rotation) != (None, None, None)
    turns, scored = len(game.record().moves), 0
    yield Place(move.tile, move.x or 0, move.y or 0, move.rotation or 0)
    while len(game.record().moves) == turns and not game.over:
        if game.phase == "follower":
            yield claim_of(move)
        elif game.phase == "score":
            named = (move.scored or ())[scored]
            scored += 1
            yield ScoreNext(named.x, named.y, named.area, named.double)
        else:
            yield ExtraTurn(move.extra_turn)


def transcript(record: Record, tiles: Path | None = None, board: Path | None = None) -> tuple[str, Game]:
    """Play a record's decisions on a game from its seed; return what there is to read, and the game."""
    game = tw.new(record.game, record.players, record.seed, record.options, tiles, board, hold=True)
    lines = [f"{record.game}: {', '.join(record.players)}; options {msgspec.json.encode(record.options).decode()}"]
    lines += [f"seed {record.seed}", ""]
    moves = [move for move in record.moves if move.discard is None]
    turn = 1
    for move in moves:
        if game.phase == "deal":
            lines += told(game.deal(), record.players)
            lines.append(f"turn {turn}, {record.players[game.to_move]}")
            turn += 1
        for action in decisions(game, move):
            lines.append(f"  {game.phase}: {offered(game)}")
            lines.append(f"  > {written(action)}")
            lines += [f"    {line}" for line in told(game.apply(action), record.players)]
        supply = " ".join(map(str, game.view().supply))
        lines += [f"  scores {' '.join(map(str, game.scores))}; supply {supply}; left {game.view().left}", ""]
    if not game.over and (record.drawn is not None or record.status == "finished"):
        lines += told(game.deal(), record.players)
    return "\n".join(lines).rstrip() + "\n", game


def offered(game: Game) -> str:
    """Return what may be chosen: placements counted by cell, all other actions by name."""
    actions = game.actions()
    if game.phase != "place":
        return f"{len(actions)} of " + " ".join(written(action) for action in actions)
    cells: dict[tuple[int | str, ...], list[str]] = {}
    chosen = len({action.tile for action in actions if isinstance(action, Place)}) > 1
    others = [written(action) for action in actions if not isinstance(action, Place)]
    for action in actions:
        if not isinstance(action, Place):
            continue
        key = (action.x, action.y, action.tile) if chosen else (action.x, action.y)
        cells.setdefault(key, []).append(str(action.rotation))
    listed = [f"{','.join(map(str, key))}:{'/'.join(turns)}" for key, turns in cells.items()]
    return f"{len(actions)} of {' '.join([*listed, *others])}"


def written(action: Action) -> str:
    """Return an action in a few words."""
    match action:
        case Place(tile, x, y, rotation):
            return f"{tile} at {x},{y} turned {rotation}"
        case PlaceFollower(area):
            return area or "none"
        case PlaceAbbot(area):
            return f"abbot on {area}"
        case RecallAbbot():
            return "recall"
        case ScoreNext(x, y, area, double):
            return f"{area}@{x},{y}{' doubled' if double else ''}"
        case ExtraTurn(take):
            return "again" if take else "done"
        case Redraw():
            return "redraw"
        case Reserve(tile):
            return f"reserve {tile}"


def told(events: list[Event], names: tuple[str, ...]) -> list[str]:
    """Return one line an event."""
    return [line(event, names) for event in events]


def line(event: Event, names: tuple[str, ...]) -> str:
    """Return an event with all its facts in one line."""
    match event:
        case Drawn(seat, tile):
            return f"{names[seat]} draws {tile}"
        case PutOut(seat, tile, rule):
            return f"{tile} fits nowhere and goes out ({rule}), {names[seat]} draws again"
        case Drew(seat, tiles):
            return f"{names[seat]} draws {' '.join(tiles)} into the hand"
        case Reserved(seat, tile, rule):
            return f"{names[seat]} reserves {tile} ({rule})"
        case PutUnder(seat, tile, rule):
            return f"{names[seat]} puts {tile} under the stack ({rule})"
        case Placed(seat, tile, x, y, rotation):
            return f"{names[seat]} placed {tile} at {x},{y} turned {rotation}"
        case FollowerPlaced(seat, x, y, area, kind):
            return f"{names[seat]} stands on {kind} {area}@{x},{y}"
        case AbbotPlaced(seat, x, y, area, kind):
            return f"abbot of {names[seat]} stands on {kind} {area}@{x},{y}"
        case AbbotRecalled(rule, seat, x, y, area, kind):
            return f"{names[seat]} recalls the abbot from {kind} {area}@{x},{y} ({rule})"
        case Scored():
            return f"{paid(event, names)}{f'; wall tile {event.wall_tile}' if event.wall_tile else ''}"
        case Tied():
            return (
                f"tied ({event.rule}): {event.tiles} tiles, followers {spaced(event.followers)}: {shape(event.feature)}"
            )
        case CameHome():
            abbots = f", abbots of {' and '.join(names[seat] for seat in event.abbots)}" if event.abbots else ""
            return f"home ({event.rule}): followers {spaced(event.followers)}{abbots}: {shape(event.feature)}"
        case KeepMoved():
            return f"keep of {names[event.seat]} ({event.rule}): size {event.size}: {shape(event.feature)}"
        case WallTileTaken():
            return f"{names[event.seat]} takes wall tile {event.kind} from tower {event.tower} ({event.rule})"
        case WallTileUsed():
            return f"{names[event.seat]} spends wall tile {event.kind} ({event.rule})"
        case FinalScored():
            extra = f"; wall tile {event.wall_tile}" if event.wall_tile else ""
            return "at the end " + paid(event, names) + extra + (f"; keep {event.amount}" if event.amount else "")
        case Over():
            winners = " and ".join(names[seat] for seat in event.winners)
            broken = "".join(f", tie broken by {one.name} {spaced(one.counts)}" for one in event.tie_breaks)
            return f"over ({event.rule}): {spaced(event.scores)}, {winners}{broken}"


def paid(event: Scored | FinalScored, names: tuple[str, ...]) -> str:
    """Return who was paid how much, and what the sum was made of."""
    to = " and ".join(names[seat] for seat in event.seats)
    sum_of = f"{event.tiles} tiles, {event.multiplier} each, marks {event.marks}, followers {spaced(event.followers)}"
    return f"{event.points} to {to} ({event.rule}): {sum_of}: {shape(event.feature)}"


def shape(feature: Feature | None) -> str:
    """Return a feature by its areas, those of one cell together."""
    if feature is None:
        return "-"
    cells: dict[tuple[int, int], list[str]] = {}
    for spot in feature.spots:
        cells.setdefault((spot.x, spot.y), []).append(spot.area)
    spots = " ".join(f"{'+'.join(areas)}@{x},{y}" for (x, y), areas in cells.items())
    starts = f" and {feature.start_spaces} start spaces" if feature.start_spaces else ""
    return f"{feature.kind} {spots}{starts}"


def spaced(numbers: tuple[int, ...]) -> str:
    """Return numbers by seat."""
    return " ".join(map(str, numbers))
