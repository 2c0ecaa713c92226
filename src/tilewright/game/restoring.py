"""The position of a game; and a game set up as a position says, without playing it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from tilewright.game.abbots import PLACES, standing_abbots
from tilewright.game.castle import CastlePlay, left_of_wall_tiles
from tilewright.game.claims import smallest
from tilewright.game.classic import ClassicPlay
from tilewright.game.errors import DataError
from tilewright.game.events import FACE_DOWN
from tilewright.game.held_position import begin_held, begin_held_phase, held_tiles, set_held
from tilewright.game.history import TurnLog
from tilewright.game.options import changed_options
from tilewright.game.position import WITHIN_TURN, LaidTile, Position, StandingFollower, Turn, Wall
from tilewright.game.record import QUARTERS
from tilewright.game.setup import Setup, full_names
from tilewright.game.table import AnyPlay, begin
from tilewright.rules.classic.abbot import put_abbot
from tilewright.rules.phases import Phase
from tilewright.rules.shapes import AREAS
from tilewright.rules.supplying import put_follower

SPENT = (1, 2, 3)
KINDS = range(1, 10)
PAIR = 2


def position_of(
    play: AnyPlay, log: TurnLog, head: Position | None = None, eyes: Collection[int] | None = None
) -> Position:
    """Return the present moment of a game; set, options and own keys as `head` has them.

    The hands are in it as the seats `eyes` see them, None: all of them (classic.V3).
    """
    setup = play.setup
    castle = play if isinstance(play, CastlePlay) else None
    classic = play if isinstance(play, ClassicPlay) else None
    return Position(
        format="tilewright-position",
        version=1,
        game=play.game,
        set=head.set if head else full_names(setup),
        options=head.options if head else dict(changed_options(setup.game, setup.options)),
        players=setup.players,
        to_move=play.st.seat,
        phase=play.phase,
        turn=_turn_of(play, log) if play.phase in WITHIN_TURN else None,
        tiles=tuple(LaidTile(tile=t.kind.id, x=t.x, y=t.y, rotation=QUARTERS[t.turn]) for t in play.table()),
        followers=_followers(play),
        scores=play.scores,
        drawn=play.drawn.id if play.drawn else None,
        gone=tuple(play.gone),
        known_bottom=classic.known_bottom if classic else (),
        redraws=classic.redraws if classic else None,
        redrawn=bool(classic and classic.st.redrawn),
        hands=classic.hands(eyes) if classic else None,
        shown=classic.shown() if classic else None,
        reserved=classic.reserved() if classic else None,
        keeps=castle.keeps() if castle else None,
        wall=_wall_of(castle) if castle else None,
        cities_paid=_cities_paid(play) if setup.options.get("tie_break") else None,
        extra=head.extra if head else {},
    )


def play_of(position: Position, setup: Setup) -> tuple[AnyPlay, TurnLog]:
    """Return a game at the moment that a position tells of. Raises DataError where no game can come to it.

    In The Castle the towers that hold a wall tile get any of those left; `hang_only` lays others there.
    """
    play = begin(setup)
    gone = [(f"gone[{i}]", tile) for i, tile in enumerate(position.gone)]
    river = [(path, tile) for path, tile in gone if play.in_river(tile)]
    play.gone += position.gone
    for path, tile in river:
        # Before any tile is laid: with the last river tile that lies, the river is known to stay open (classic.V1).
        _take(play, tile, path, early=True)
    _lay_tiles(play, position)
    for path, tile in gone:
        if (path, tile) not in river:
            _take(play, tile, path)
    _stand_followers(play, position)
    st = play.st
    st.seat = position.to_move
    for seat, points in enumerate(position.scores):
        st.score[seat] = points
    if isinstance(play, CastlePlay):
        _set_castle(play, position)
    else:
        for seat, cities in enumerate(position.cities_paid or ()):
            play.st.cities_paid[seat] = cities
        _set_classic(play, position)
    _begin_phase(play, position)
    turn = position.turn
    if turn is None:
        return play, TurnLog()
    return play, TurnLog(follower=turn.follower, scored=turn.scored or ())


def _followers(play: AnyPlay) -> tuple[StandingFollower, ...]:
    """Return who stands on the table, by seat and spot; after them the abbots (classic.V9)."""
    abbots = standing_abbots(play) if isinstance(play, ClassicPlay) else []
    return tuple(
        StandingFollower(player=seat, x=at.x, y=at.y, area=at.area, abbot=abbot)
        for found, abbot in ((play.standing(), False), (abbots, True))
        for seat, at in found
    )


def _turn_of(play: AnyPlay, log: TurnLog) -> Turn:
    if not isinstance(play, CastlePlay):
        return Turn(follower=log.follower)
    won = tuple(tuple(k for k in KINDS for _ in range(play.won(seat, k))) for seat in play.seats)
    return Turn(follower=log.follower, scored=log.scored, won=won)


def _cities_paid(play: AnyPlay) -> tuple[int, ...] | None:
    """Return how many completed cities paid each seat (classic.V7)."""
    return None if isinstance(play, CastlePlay) else tuple(play.st.cities_paid[seat] for seat in play.seats)


def _wall_of(play: CastlePlay) -> Wall:
    return Wall(
        on=play.on_wall(),
        open=tuple(tuple(k for k in KINDS for _ in range(play.held(seat, k))) for seat in play.seats),
        used=tuple(k for k in KINDS for _ in range(play.st.used[k])),
    )


def _take(play: AnyPlay, tile: str, path: str, early: bool = False) -> None:
    if tile not in play.ids:
        raise DataError("tile-unknown", path=path, tile=tile)
    if not early and play.before_its_time(tile):
        raise DataError("river-first", path=path, tile=tile)
    if not play.take_out(play.ids[tile]):
        raise DataError("tile-too-often", path=path, tile=tile, count=play.setup.tiles.kind(tile).count)


def _lay_tiles(play: AnyPlay, position: Position) -> None:
    tiles = list(enumerate(position.tiles))
    if not isinstance(play, CastlePlay):
        start = play.laid(0).kind.id
        first = position.tiles[0] if position.tiles else None
        if first is None or (first.tile, first.x, first.y, first.rotation) != (start, 0, 0, 0):
            raise DataError("start-tile", tile=start)
        del tiles[0]
    for i, tile in tiles:
        path = f"tiles[{i}]"
        _take(play, tile.tile, path)
        if play.tile_at(tile.x, tile.y):
            raise DataError("cell-twice", path=path, x=tile.x, y=tile.y)
        if play.forced_refusal(tile.x, tile.y) is not None:
            raise DataError("cell-unknown", path=path, x=tile.x, y=tile.y)
        play.lay(play.ids[tile.tile], tile.x, tile.y, tile.rotation // 90)


def _stand_followers(play: AnyPlay, position: Position) -> None:
    taken: set[int] = set()
    for i, follower in enumerate(position.followers):
        path, x, y, area = f"followers[{i}]", follower.x, follower.y, follower.area
        node = play.node_at(x, y, area)
        if node is None:
            tile = play.tile_at(x, y)
            raise DataError("area-unknown", path=path, tile=tile.kind.id if tile else "", area=area)
        if node in taken:
            raise DataError("follower-twice", path=path, x=x, y=y, area=area)
        taken.add(node)
        _stand(play, follower, node, path)
    fresh = play.completed_now() if position.phase in ("follower", "score") and position.tiles else set()
    for i, follower in enumerate(position.followers):
        node = play.node_at(follower.x, follower.y, follower.area)
        assert node is not None
        if play.complete(node) and play.root(node) not in fresh:
            at = {"x": follower.x, "y": follower.y}
            raise DataError("follower-home", path=f"followers[{i}]", area=follower.area, **at)


def _stand(play: AnyPlay, follower: StandingFollower, node: int, path: str) -> None:
    tile = play.tile_at(follower.x, follower.y)
    assert tile is not None
    kind = tile.kind.area(follower.area).kind
    ids = [area.id for area in tile.kind.areas]
    claimable = play.tb.area_claimable[play.ids[tile.kind.id] * AREAS + ids.index(follower.area)]
    if (kind not in PLACES) if follower.abbot else not claimable:
        raise DataError("follower-misplaced", path=path, area=follower.area)
    if follower.abbot and isinstance(play, ClassicPlay):
        if play.st.abbot_at[follower.player] >= 0:
            raise DataError("followers-too-many", seat=follower.player, most=play.tb.hand + 1)
        put_abbot(play.st, follower.player, node)
        return
    if play.st.supply[follower.player] == 0:
        raise DataError("followers-too-many", seat=follower.player, most=play.tb.hand)
    put_follower(play.st, play.tb, follower.player, node)


def _set_castle(play: CastlePlay, position: Position) -> None:
    wall, keeps, turn = position.wall, position.keeps, position.turn
    assert wall is not None and keeps is not None  # noqa: PT018
    towers = play.wall_towers()
    for i, number in enumerate(wall.on):
        if number not in towers:
            raise DataError("tower-unknown", path=f"wall.on[{i}]", number=number)
        if number in wall.on[:i]:
            raise DataError("tower-twice", path=f"wall.on[{i}]", number=number)
    known = Counter(kind for row in (*wall.open, wall.used) for kind in row)
    for kind, count in known.items():
        if count > PAIR:
            raise DataError("wall-tile-thrice", path="wall", number=kind)
    found = len(wall.on) + known.total()
    if found != len(towers):
        raise DataError("wall-count", found=found, expected=len(towers))
    play.hang_only(dict(zip(wall.on, left_of_wall_tiles(known.elements()), strict=False)))
    for i, kind in enumerate(wall.used):
        if kind not in SPENT:
            raise DataError("wrong-value", path=f"wall.used[{i}]", value=str(kind), allowed=", ".join(map(str, SPENT)))
        play.st.used[kind] += 1
    for seat in play.seats:
        play.st.keep[seat] = keeps[seat]
        play.hold(seat, wall.open[seat], turn.won[seat] if turn and turn.won else ())


def _set_classic(play: ClassicPlay, position: Position) -> None:
    """Lay the known tiles under the stack and give out the redraws left (T3, V4)."""
    if position.drawn is not None:
        _take(play, position.drawn, "drawn")
    begin_held(play, position)
    for path, tile in held_tiles(position):
        if tile != FACE_DOWN:
            _take(play, tile, path)
    for i, tile in enumerate(position.known_bottom):
        _take(play, tile, f"known_bottom[{i}]")
    for tile in position.known_bottom:
        play.put_under(play.ids[tile])
    for seat, count in enumerate(position.redraws or ()):
        if count > play.tb.redraws:
            raise DataError("out-of-range", path=f"redraws[{seat}]", found=count, limits=f"0 … {play.tb.redraws}")
        play.st.redraws[seat] = count
    play.st.redrawn = int(position.redrawn)
    set_held(play, position)


def _begin_phase(play: AnyPlay, position: Position) -> None:
    """Put the engine into the position's phase. Raises DataError where that phase would ask nothing."""
    st, phase = play.st, position.phase
    if phase in WITHIN_TURN and not position.tiles:
        raise DataError("phase-differs", phase=phase)
    st.turns = st.placed
    if position.drawn is not None:
        if isinstance(play, CastlePlay):
            _take(play, position.drawn, "drawn")
        st.drawn = play.ids[position.drawn]
        st.phase = Phase.PLACE
        if not play.codes():
            raise DataError("drawn-fits-nowhere", tile=position.drawn)
        return
    if isinstance(play, ClassicPlay) and play.st.holding and phase in ("deal", "place", "reserve"):
        begin_held_phase(play, position)
        return
    st.phase = {"deal": Phase.DEAL, "over": Phase.OVER, "follower": Phase.FOLLOWER}.get(phase, Phase.DEAL)
    asks = st.left > 0 if phase == "deal" else st.left == _left_over(play) and _none_held(play)
    if phase == "follower":
        asks = len(play.codes()) > 1
    if isinstance(play, CastlePlay) and phase in ("score", "extra_turn"):
        asks = _resume_scoring(play, position) if phase == "score" else play.offer_extra_turn()
    if not asks:
        raise DataError("phase-differs", phase=phase)


def _none_held(play: AnyPlay) -> bool:
    return play.none_held if isinstance(play, ClassicPlay) else True


def _left_over(play: AnyPlay) -> int:
    """Return how many tiles may be left at the end: those under the stack, where nothing else is (classic.T3)."""
    return play.st.known if isinstance(play, ClassicPlay) and play.tb.to_bottom else 0


def _resume_scoring(play: CastlePlay, position: Position) -> bool:
    """Collect what the last tile completed, less what is scored already; tell whether a choice is left."""
    assert position.turn is not None
    done = []
    for i, scored in enumerate(position.turn.scored or ()):
        name = smallest(play, scored)
        if name is None:
            raise DataError("area-unknown", path=f"turn.scored[{i}]", tile="", area=scored.area)
        node = play.node_at(name.x, name.y, name.area)
        assert node is not None
        done.append(node)
    return play.resume_scoring(done)
