"""A record played again, entry by entry: is each move legal, and does it lead to what the record says?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tilewright.game.actions import Action, ExtraTurn, Place, PlaceAbbot, PlaceFollower, RecallAbbot, Redraw
from tilewright.game.castle import CastlePlay
from tilewright.game.claiming import claim_refusal
from tilewright.game.claims import final_renamed, final_tiles, scored_claim, scored_refusal
from tilewright.game.classic import ClassicPlay
from tilewright.game.dealing import check_seed
from tilewright.game.errors import DataError
from tilewright.game.events import Event, FinalScored, PutOut, PutUnder, Scored, WallTileTaken
from tilewright.game.held_replay import HeldReplay
from tilewright.game.record import ENDED, Expect, Move, Record, wall_tiles
from tilewright.game.refusals import Refusal
from tilewright.game.setup import stored_setup
from tilewright.game.table import AnyPlay, begin
from tilewright.game.wire import compact, plain
from tilewright.locale import one_line
from tilewright.rules.phases import Phase
from tilewright.rules.shapes import AREAS


@dataclass(frozen=True)
class Difference:
    """What a record says and what the rules make of it; `what` is legal, or the name of what was compared."""

    what: str
    found: object
    expected: object
    refusal: Refusal | None = None

    def __str__(self) -> str:
        """Return the difference as `replay --check` prints it."""
        if self.refusal is not None:
            return self.refusal.sentence()
        return one_line(f"{self.what} {compact(self.found, ', ')}, expected {compact(self.expected, ', ')}")


@dataclass
class Entry:
    """One entry of a record as it was played: what happened, and every difference, the first first."""

    number: int
    move: Move
    events: list[Event] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)

    @property
    def refusal(self) -> Refusal | None:
        """Return why the entry cannot be played; then nothing comes after it."""
        return next((found.refusal for found in self.differences if found.refusal is not None), None)


class Replay:
    """A record being played again on a game of its own.

    Whether a record can be opened is found here alone: what makes `end` or an entry differ, makes opening it refuse.
    Raises SetupError, OptionError, DataError or TileSetError when it cannot begin, or its seed deals otherwise.
    """

    def __init__(
        self,
        record: Record,
        tiles: str | Path | None = None,
        board: str | Path | None = None,
    ) -> None:
        self.record = record
        setup = stored_setup(record.game, record.players, record.options, record.set, tiles, board)
        self.play: AnyPlay = begin(setup)
        self.listed = wall_tiles(record)
        if isinstance(self.play, CastlePlay):
            self.play.hang(self.listed)
        check_seed(record, self.play)
        self._holder: HeldReplay | None = None
        if isinstance(self.play, ClassicPlay) and self.play.tb.holding:
            self._holder = HeldReplay(self.play, record)
            self._holder.begin(bool(record.moves))
        self.final: list[FinalScored] = []
        self.stopped = False

    def entries(self) -> Iterator[Entry]:
        """Yield every entry once it is played; the one that cannot be played is the last."""
        for i, move in enumerate(self.record.moves):
            entry = Entry(i + 1, move)
            refusal = self._play(entry, i)
            if refusal is not None:
                entry.differences.insert(0, Difference("legal", refusal.code, None, refusal))
                self.stopped = True
                yield entry
                return
            self._compare_after(entry, i)
            if self._holder is not None:
                self._holder.begin(i + 1 < len(self.record.moves))
            self.final += [event for event in entry.events if isinstance(event, FinalScored)]
            yield entry

    @property
    def _held(self) -> HeldReplay | None:
        """Return who plays entries in which a tile is chosen; none does in the river phase (classic.V11.4)."""
        return self._holder if self._holder is not None and self._holder.play.st.holding else None

    def _play(self, entry: Entry, i: int) -> Refusal | None:
        play, move = self.play, entry.move
        waiting = self._held.waiting if self._held else None
        if play.over and waiting is None:
            return play.refusal("game-over")
        seat = play.st.seat if waiting is None else waiting
        if move.player != seat:
            return play.refusal("not-your-turn", player=self._called(move.player), expected=self._called(seat))
        if move.reserve is not None and self._held is None:
            return play.refusal("no-draft")
        if self._held is not None:
            return self._play_held(self._held, entry, i)
        tile = str(move.discard or move.redraw or move.tile)
        if tile not in play.ids:
            return play.refusal("unknown-tile", tile=tile)
        dealt = play.deal(tile)
        if dealt is None:
            return play.refusal("river-first" if play.before_its_time(tile) else "tile-used-up", tile=tile)
        entry.events += dealt
        out = any(isinstance(event, PutOut | PutUnder) for event in dealt)
        if out != (move.discard is not None):
            return play.refusal("must-discard" if out else "discard-fits", tile=tile)
        if out:
            self._compare("cells", None, entry, i)
            self._compare("claims", None, entry, i)
            return None
        self._compare("cells", fitting_cells(play), entry, i)
        if move.redraw is not None:
            return self._redraw(entry, i)
        return self._place(entry, i) or self._turn(entry)

    def _play_held(self, held: HeldReplay, entry: Entry, i: int) -> Refusal | None:
        """Play an entry in which the tile is chosen from a hand or a display (classic.V3, V6)."""
        move = entry.move
        if move.redraw is not None:
            return self.play.refusal("no-redraws")
        placing = move.tile is not None
        if move.reserve is None:
            refusal = held.before(move, entry.events)
        else:
            refusal = held.reserve(move, entry.events)
        if refusal is not None:
            return refusal
        self._compare("cells", fitting_cells(self.play, move.tile) if placing else None, entry, i)
        if placing:
            refusal = self._place(entry, i) or self._turn(entry)
        else:
            self._compare("claims", None, entry, i)
        return refusal or held.after(move, entry.events, i == len(self.record.moves) - 1)

    def _redraw(self, entry: Entry, i: int) -> Refusal | None:
        self._compare("claims", None, entry, i)
        refusal = self.play.why_not(Redraw())
        if refusal is None:
            entry.events += self.play.apply(Redraw())
        return refusal

    def _called(self, seat: int) -> str:
        """Return a player's name, with the seat where stored games have that name twice."""
        names = self.play.setup.players
        return names[seat] if names.count(names[seat]) == 1 else f"{names[seat]} ({seat})"

    def _place(self, entry: Entry, i: int) -> Refusal | None:
        play, move = self.play, entry.move
        assert move.tile is not None and move.x is not None and move.y is not None  # noqa: PT018
        action = Place(move.tile, move.x, move.y, move.rotation or 0)
        forced = move.forced is not None
        refusal = play.place_refusal(action, forced) or claim_refusal(play, action, claim_of(move))
        if refusal is not None:
            return refusal
        entry.events += play.force(action) if forced else play.apply(action)
        self._compare("claims", claimable(play), entry, i)
        return None

    def _turn(self, entry: Entry) -> Refusal | None:
        """Carry out the decisions after placing: follower, order of scoring, another turn."""
        play, move = self.play, entry.move
        if play.phase == "follower":
            entry.events += play.apply(claim_of(move))
        asked = False
        while play.phase == "score":
            assert isinstance(play, CastlePlay)
            asked = True
            claim = scored_claim(play, move, sum(isinstance(event, Scored) for event in entry.events))
            if isinstance(claim, Refusal):
                return claim
            entry.events += play.apply(claim)
        if isinstance(play, CastlePlay):
            return scored_refusal(play, move, entry.events, asked) or self._end_turn(play, entry)
        return None

    def _end_turn(self, play: CastlePlay, entry: Entry) -> Refusal | None:
        for event in entry.events:
            if isinstance(event, WallTileTaken) and event.tower not in self.listed:
                return play.refusal("wall-tile-missing", number=event.tower)
        if play.phase == "extra_turn":
            entry.events += play.apply(ExtraTurn(entry.move.extra_turn))
            return None
        if not entry.move.extra_turn:
            return None
        if play.over:
            return play.refusal("stack-empty")
        held = play.held(entry.move.player, 1)
        return play.refusal("wall-tile-fresh", number=1) if held else play.refusal("no-extra-turn")

    # Comparisons, in the order in which differences are named: cells, claims, scores, keeps, wall, supply.

    def _compare(self, what: str, found: object, entry: Entry, i: int) -> None:
        expect = self.record.expect
        rows = getattr(expect, what) if expect is not None else None
        if rows is not None and rows[i] != found:
            entry.differences.append(Difference(what, found, rows[i]))

    def _compare_after(self, entry: Entry, i: int) -> None:
        expect = self.record.expect or Expect()
        scores = self.play.scores
        for event in entry.events:
            if isinstance(event, FinalScored):
                scores = tuple(n - event.points * (seat in event.seats) for seat, n in enumerate(scores))
        if expect.trace is not None and expect.trace[i] != scores:
            entry.differences.append(Difference("scores", scores, expect.trace[i]))
        if isinstance(self.play, CastlePlay):
            self._compare("keeps", self.play.keeps(), entry, i)
            self._compare("wall", self.play.on_wall(), entry, i)
        self._compare("supply", tuple(self.play.st.supply[seat] for seat in self.play.seats), entry, i)

    def end(self) -> list[Difference]:
        """Return what the record says of the end and the rules do not, once all entries were played.

        Draws the tile in hand of an open record. Raises DataError where it cannot be drawn.
        """
        record, play = self.record, self.play
        found: list[Difference] = []
        if self._holder is not None:
            self._holder.end()
        claims = [("scores", record.scores), ("scores", record.expect.scores if record.expect else None)]
        for what, claim in claims:
            if claim is not None and claim != play.scores:
                found.append(Difference(what, play.scores, claim))
        if record.final is not None and isinstance(play, CastlePlay):
            mine, theirs = final_tiles(self.final), final_renamed(play, record.final)
            if mine != theirs:
                found.append(Difference("final", plain(mine), plain(theirs)))
        if record.status not in ENDED and record.winners is not None and sorted(record.winners) != list(play.winners):
            found.append(Difference("winners", play.winners, record.winners))
        status = "finished" if play.over else "open"
        if record.status in ("open", "finished") and record.status != status:
            found.append(Difference("status", status, record.status))
        if record.drawn is not None and play.phase != "place":
            draw(play, record.drawn)
        return found


def claim_of(move: Move) -> Action:
    """Return what a move does after placing: a follower, the abbot, its recall, or none."""
    if move.recall_abbot:
        return RecallAbbot()
    return PlaceAbbot(move.abbot) if move.abbot is not None else PlaceFollower(move.follower)


def draw(play: AnyPlay, tile: str) -> None:
    """Put the tile in hand of an open record into the mover's hand. Raises DataError where it cannot be there."""
    if play.over:
        raise DataError("drawn-when-over")
    if tile not in play.ids:
        raise DataError("tile-unknown", path="drawn", tile=tile)
    if play.before_its_time(tile):
        raise DataError("river-first", path="drawn", tile=tile)
    events = play.deal(tile)
    if events is None:
        raise DataError("tile-too-often", path="drawn", tile=tile, count=play.setup.tiles.kind(tile).count)
    if any(isinstance(event, PutOut | PutUnder) for event in events):
        raise DataError("drawn-fits-nowhere", tile=tile)


def fitting_cells(play: AnyPlay, tile: str | None = None) -> tuple[tuple[int, int], ...]:
    """Return the cells where the drawn tile, or this one of several, has a legal rotation, by x, then y."""
    places = [action for action in play.actions() if isinstance(action, Place)]
    return tuple(sorted({(action.x, action.y) for action in places if tile in (None, action.tile)}))


def claimable(play: AnyPlay) -> tuple[str, ...]:
    """Return the areas of the last tile that may take a follower now, sorted; () in other phases."""
    if play.st.phase != Phase.FOLLOWER:
        return ()
    areas = play.laid(play.st.last_tile).kind.areas
    return tuple(sorted(areas[code - 1].id for code in play.codes() if 0 < code <= AREAS))
