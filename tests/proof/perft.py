"""Trees of decisions from given decks, counted on the engine and once more through the naive scorers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.naive.castle import NaiveCastle
from tests.naive.classic import NaiveClassic
from tests.naive.classic_tiles import ROTATIONS
from tests.proof.classic_turns import aside, classic_turns, distinct
from tests.proof.engines import engine
from tests.proof.playing import Engine
from tests.proof.settings import Setting
from tests.proof.shrinking import Told

from tilewright.rules import records
from tilewright.rules.phases import Phase


def opened(game: Setting, opening: list[dict[str, Any]]) -> Engine:
    """The engine after the entries of an opening."""
    playing = engine(game)
    for entry in opening:
        kind = playing.kinds.index(entry["discard"] if "discard" in entry else entry["tile"])
        assert playing.turn(kind, Told(entry, kind)) == entry
    return playing


def count(playing: Engine, st: Any, deck: list[int]) -> int:
    """Ways to play the tiles of the deck, one after the other, distinct landscapes counted once."""
    if st.phase == Phase.DEAL and not deck:
        return 1
    if st.phase == Phase.OVER:
        return 1
    if st.phase == Phase.DEAL:
        dealt = records.copy(st)
        playing.ev.count = 0
        assert playing.rules().deal(dealt, playing.tb, playing.ev, deck[0], playing.out)
        return count(playing, dealt, deck[1:])
    total = 0
    after = records.copy(st)
    for code in playing.codes(st):
        records.assign(after, st)
        playing.ev.count = 0
        playing.try_step(after, code)
        total += count(playing, after, deck)
    return total


def naive_count(naive: Any, deck: list[str]) -> int:
    """The same number through a naive scorer, which forgets every try."""
    if naive.over:
        return 1
    if not isinstance(naive, NaiveCastle):
        return sum(1 if rest is None else naive_count(after, rest) for after, rest in classic_turns(naive, deck))
    return sum(naive_count(after, deck[1:]) for after in castle_ways(naive, deck[0])) if deck else 1


def castle_ways(naive: NaiveCastle, kind: str) -> Iterator[NaiveCastle]:
    """Every castle after the turn of one tile."""
    spots = naive.legal(kind)
    if not spots:
        out = aside(naive)
        out.discard(kind)
        yield out
        return
    pictures = {
        rotation: frozenset(
            (area.kind, frozenset(area.edges), frozenset(area.halves), area.fountain, area.markets, name * _bare(area))
            for name, area in naive.lying_kinds[kind, rotation].items()
        )
        for rotation in ROTATIONS
    }
    for x, y, rotation in distinct(pictures, spots):
        put = aside(naive)
        put.put(kind, x, y, rotation, check=False)
        for area in [None, *(put.last_claims or [])]:
            claimed = aside(put)
            claimed.claim(area)
            yield from scored_ways(claimed)


def _bare(area: Any) -> bool:
    """Areas inside a tile look alike wherever they lie; their names tell them apart."""
    return not area.edges and not area.halves


def scored_ways(naive: NaiveCastle) -> Iterator[NaiveCastle]:
    """Every castle after the scoring choices and the choice of another turn."""
    if naive.pending:
        asked = naive.asked()
        features = naive.group() if asked["order"] else [naive.default_next()]
        for feature in features:
            for double in (False, True)[: 1 + (feature["areas"][0] in asked["double"])]:
                after = aside(naive)
                after.score_next(*feature["areas"][0], double)
                yield from scored_ways(after)
        return
    closed = aside(naive)
    mover = naive.mover
    closed.close_turn()
    yield closed
    closed_again = aside(closed)
    closed_again.mover = mover
    if closed_again.may_take_extra_turn():
        closed_again._use(1)
        yield closed_again


def opened_naive(game: Setting, opening: list[dict[str, Any]]) -> Any:
    """The naive scorer after the entries of an opening."""
    naive: Any
    if game.board is None:
        naive = NaiveClassic(game.tiles.path, game.options, game.seats)
    else:
        naive = NaiveCastle(game.tiles.path, game.board.path, game.options, wall_tiles=game.wall)
    for entry in opening:
        naive.play(entry)
    return naive
