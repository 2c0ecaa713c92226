"""A game in the engine's hands: state, tables, and the words for the engine's numbers, for both games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from tilewright.game.actions import ASKED_IN, PHASES, Action, PhaseName, Place, PlaceFollower
from tilewright.game.claiming import follower_refusal
from tilewright.game.errors import Detail
from tilewright.game.events import Drawn, Event, Feature, FollowerPlaced, Over, Placed, PutOut, Spot
from tilewright.game.options import GameName
from tilewright.game.refusals import Refusal, refusal
from tilewright.game.setup import Setup
from tilewright.game.telling import law, tell
from tilewright.rules import records
from tilewright.rules.events import EventBuffer
from tilewright.rules.joining import find, tile_count
from tilewright.rules.phases import Phase
from tilewright.rules.records import Ints
from tilewright.rules.shapes import AREAS, EMPTY, FRONT, State, Tables
from tilewright.rules.supplying import take_kind
from tilewright.tiles import Area, Kind

SIDES = ("north", "east", "south", "west")
SCRATCH = 4096


@dataclass(frozen=True)
class Laid:
    """A tile on the table: its kind, its cell, its quarter turns clockwise."""

    kind: Kind
    x: int
    y: int
    turn: int


class Play(ABC):
    """One game without chance: deals, actions, refusals, events; each game fills in its own words."""

    game: GameName
    laws: type[IntEnum]
    area_kinds: tuple[str, ...]

    def __init__(self, setup: Setup, st: State, tb: Tables) -> None:
        self.setup = setup
        self.st = st
        self.tb = tb
        self.ev = records.new(EventBuffer)
        self.ev.on = 1
        self.out: Ints = memoryview(array("q", bytes(8 * SCRATCH)))
        self.gone: list[str] = []
        self.ids = {kind.id: i for i, kind in enumerate(setup.tiles.kinds)}

    # What each game does in its own way.

    @abstractmethod
    def lay(self, kind: int, x: int, y: int, turn: int) -> None:
        """Lay a tile without a turn, whether or not it fits: positions are set up so."""

    @abstractmethod
    def deal_kind(self, kind: int) -> bool:
        """Draw a kind from the stack; false when it holds none."""

    def take_out(self, kind: int) -> bool:
        """Take a tile out of the stack; false when it holds none."""
        return take_kind(self.st, kind)

    def in_river(self, tile: str) -> bool:
        """Tell whether a kind belongs to the River (classic.V1)."""
        return False

    def before_its_time(self, tile: str) -> bool:
        """Tell whether a kind may not come yet, since others must come first (classic.V1)."""
        return False

    @abstractmethod
    def step(self, code: int) -> None:
        """Carry out one action of the present phase in the engine, whether or not it is legal."""

    @abstractmethod
    def list_codes(self) -> int:
        """Write the codes of the legal actions to `out`, one a distinct landscape; return how many."""

    @abstractmethod
    def cell_at(self, x: int, y: int) -> int | None:
        """Return the engine's index of an empty or occupied cell, None where no tile can come to lie."""

    @abstractmethod
    def cell_xy(self, cell: int) -> tuple[int, int]:
        """Return column and row of a cell that is laid or in reach."""

    @abstractmethod
    def placement_refusal(self, kind: int, x: int, y: int, turn: int) -> Refusal | None:
        """Return why a tile may not lie so, None when it may (T2, T3)."""

    @abstractmethod
    def forced_refusal(self, x: int, y: int) -> Refusal | None:
        """Return why not even a forced tile may lie on a cell, None when it may."""

    @abstractmethod
    def forced_cell(self, x: int, y: int) -> int:
        """Return the engine's index of a cell on which a forced tile may lie."""

    @abstractmethod
    def other_refusal(self, action: Action) -> Refusal | None:
        """Return why an action of this game alone is refused, None when it is not; its phase is right."""

    @abstractmethod
    def other_code(self, action: Action) -> int:
        """Return the code of a legal action of this game alone."""

    @abstractmethod
    def other_action(self, code: int) -> Action:
        """Return the action of this game alone that a code of the present phase means."""

    @abstractmethod
    def other_event(self, row: int) -> Event:
        """Return the event of this game alone in a row of the buffer."""

    def over_event(self, row: int) -> Over:
        """Return the end of the game."""
        return Over(law(self, row), self.scores, self.winners)

    @abstractmethod
    def foreign_refusal(self, action: Action) -> Refusal | None:
        """Return the refusal of an action that only the other game has, None if this game has it."""

    @abstractmethod
    def save(self) -> Callable[[], None]:
        """Return what goes back to the present moment when it is called."""

    @abstractmethod
    def completed_now(self) -> set[int]:
        """Return the roots of the features with followers that the last tile completed."""

    @abstractmethod
    def complete(self, node: int) -> bool:
        """Tell whether a node's feature is complete."""

    # Where things are.

    @property
    def phase(self) -> PhaseName:
        """Return whose kind of choice it is, in words."""
        return PHASES[self.st.phase]

    @property
    def over(self) -> bool:
        """Tell whether the game has ended (E1)."""
        return self.st.phase == Phase.OVER

    @property
    def seats(self) -> range:
        """Return the seats."""
        return range(len(self.setup.players))

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the points of every seat."""
        return tuple(self.st.score[seat] for seat in self.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats with the highest total once the game is over (castle.E5, classic.S6)."""
        best = max(self.scores)
        return tuple(seat for seat in self.seats if self.scores[seat] == best) if self.over else ()

    @property
    def drawn(self) -> Kind | None:
        """Return the tile to be placed."""
        return self.setup.tiles.kinds[self.st.drawn] if self.st.phase == Phase.PLACE else None

    def laid(self, t: int) -> Laid:
        """Return the tile that was laid as number t."""
        x, y = self.cell_xy(self.st.tile_cell[t])
        return Laid(self.setup.tiles.kinds[self.st.tile_kind[t]], x, y, self.st.tile_turn[t])

    def table(self) -> list[Laid]:
        """Return the tiles in the order laid."""
        return [self.laid(t) for t in range(self.st.placed)]

    def remaining(self) -> dict[str, int]:
        """Return how many tiles of each kind are still in the stack, by id, kinds without one left out."""
        count = [0] * len(self.setup.tiles.kinds)
        for i in range(self.st.left):
            count[self.st.bag[i]] += 1
        return {kind.id: n for kind, n in zip(self.setup.tiles.kinds, count, strict=True) if n}

    def standing(self) -> list[tuple[int, Spot]]:
        """Return seat and spot of every follower on the table, by seat, then spot."""
        found = []
        for seat in self.seats:
            for i in range(seat * self.tb.hand, (seat + 1) * self.tb.hand):
                if self.st.follower_at[i] >= 0:
                    found.append((seat, self.spot(self.st.follower_at[i])))
        return sorted(found)

    # Features.

    def spot(self, node: int) -> Spot:
        """Return cell and area of one node of a placed tile."""
        for t in range(self.st.placed - 1, -1, -1):
            if self.st.tile_base[t] <= node:
                tile = self.laid(t)
                return Spot(tile.y, tile.x, tile.kind.areas[node - self.st.tile_base[t]].id)
        raise LookupError(node)

    def node_at(self, x: int, y: int, area: str) -> int | None:
        """Return the node of an area of the tile on a cell, None when there is no such tile or area."""
        t = self._number_at(x, y)
        if t is None:
            return None
        ids = [printed.id for printed in self.setup.tiles.kinds[self.st.tile_kind[t]].areas]
        return self.st.tile_base[t] + ids.index(area) if area in ids else None

    def tile_at(self, x: int, y: int) -> Laid | None:
        """Return the tile on a cell, None when it is empty."""
        t = self._number_at(x, y)
        return self.laid(t) if t is not None else None

    def _number_at(self, x: int, y: int) -> int | None:
        cell = self.cell_at(x, y)
        found = self.st.grid[cell] if cell is not None else EMPTY
        return found - 1 if EMPTY < found < FRONT else None

    def feature(self, node: int) -> Feature:
        """Return the feature that a node belongs to."""
        root = find(self.st, node)
        spots = []
        for t in range(self.st.placed):
            base = self.st.tile_base[t]
            hits = [a for a in range(self.tb.area_count[self.st.tile_kind[t]]) if find(self.st, base + a) == root]
            if hits:
                tile = self.laid(t)
                spots += [Spot(tile.y, tile.x, tile.kind.areas[a].id) for a in hits]
        return Feature(self.kind_of(root), tuple(sorted(spots)), self.start_spaces(root))

    def kind_of(self, root: int) -> str:
        """Return the kind of a feature in words."""
        return self.area_kinds[self.st.node_kind[root]]

    def start_spaces(self, root: int) -> int:
        """Return how many start spaces belong to a feature (castle.F5)."""
        return 0

    def size(self, node: int) -> int:
        """Return the tiles of a feature (castle.F6, classic.F1, F2)."""
        return tile_count(self.st, self.tb, find(self.st, node))

    def root(self, node: int) -> int:
        """Return the node that stands for a node's feature."""
        return find(self.st, node)

    def holders(self, held: int) -> tuple[int, ...]:
        """Return the followers of every seat out of the engine's four bits a seat."""
        return tuple((held >> (4 * seat)) & 15 for seat in self.seats)

    # Actions.

    def codes(self) -> set[int]:
        """Return the codes of the legal actions, a placement for each distinct landscape."""
        return {self.out[i] for i in range(self.list_codes())}

    def actions(self) -> list[Action]:
        """Return the legal actions, in a fixed order; a placement for each distinct landscape."""
        return [self._action(code) for code in self._in_order(self.codes())]

    def _in_order(self, codes: set[int]) -> list[int]:
        if self.st.phase == Phase.PLACE:
            return sorted(codes, key=lambda code: (*reversed(self.cell_xy(code >> 2)), code & 3))
        return sorted(codes)

    def _action(self, code: int) -> Action:
        if self.st.phase == Phase.PLACE:
            x, y = self.cell_xy(code >> 2)
            return Place(self.setup.tiles.kinds[self.st.drawn].id, x, y, 90 * (code & 3))
        if self.st.phase == Phase.FOLLOWER and code <= AREAS:
            areas = self.laid(self.st.last_tile).kind.areas
            return PlaceFollower(areas[code - 1].id if code else None)
        return self.other_action(code)

    def code(self, action: Action) -> int:
        """Return the engine's code of a legal action; a rotation stays as it was asked for."""
        if isinstance(action, Place):
            cell = self.cell_at(action.x, action.y)
            assert cell is not None
            return cell * 4 + action.rotation // 90
        if isinstance(action, PlaceFollower):
            areas = [area.id for area in self.laid(self.st.last_tile).kind.areas]
            return areas.index(action.area) + 1 if action.area is not None else 0
        return self.other_code(action)

    def why_not(self, action: Action) -> Refusal | None:
        """Return why an action is refused now, None when it is legal; all four rotations count."""
        if self.over:
            return self.refusal("game-over")
        foreign = self.foreign_refusal(action)
        if foreign is not None:
            return foreign
        if ASKED_IN[type(action)] != self.phase:
            return self.early_refusal(action)
        if isinstance(action, Place):
            return self.place_refusal(action)
        if isinstance(action, PlaceFollower):
            return follower_refusal(self, action.area)
        return self.other_refusal(action)

    def early_refusal(self, action: Action) -> Refusal:
        """Return the refusal of an action that this phase does not ask for."""
        return self.refusal("wrong-phase", phase=self.phase)

    def place_refusal(self, action: Place, forced: bool = False) -> Refusal | None:
        """Return why the drawn tile may not lie so; a forced one may lie on any empty cell."""
        drawn = self.setup.tiles.kinds[self.st.drawn].id
        if action.tile not in self.ids:
            return self.refusal("unknown-tile", tile=action.tile)
        if action.tile != drawn:
            return self.refusal("wrong-tile", tile=action.tile, drawn=drawn)
        if action.rotation not in (0, 90, 180, 270):
            return self.refusal("bad-rotation", rotation=action.rotation)
        if forced:
            return self.forced_refusal(action.x, action.y)
        return self.placement_refusal(self.st.drawn, action.x, action.y, action.rotation // 90)

    def unclaimable_refusal(self, area: Area) -> Refusal:
        """Return why nobody's follower may stand on an area of its kind."""
        raise LookupError(area.id)

    def occupied_refusal(self, x: int, y: int) -> Refusal:
        """Return the refusal of a cell on which a tile lies (T2)."""
        tile = self.tile_at(x, y)
        return self.refusal("cell-occupied", x=x, y=y, tile=tile.kind.id if tile else "")

    def refusal(self, code: str, **args: Detail) -> Refusal:
        """Return the refusal with this code in this game."""
        return refusal(self.game, code, **args)

    def edge(self, kind: int, turn: int, side: int) -> str:
        """Return what a side of a turned tile shows: its path or road, else the area at its edge."""
        tile = self.setup.tiles.kinds[kind]
        turned = (kind * 4 + turn) * 4 + side
        line = self.tb.line[turned]
        return tile.areas[line if line >= 0 else self.tb.half[2 * turned]].kind

    # Doing.

    def deal(self, tile: str) -> list[Event] | None:
        """Draw a tile of a kind: to be placed, or out of the game; None when the stack holds none (T1)."""
        self.ev.count = 0
        seat = self.st.seat
        if not self.deal_kind(self.ids[tile]):
            return None
        events: list[Event] = [Drawn(seat, tile)]
        events += self.events()
        self.gone += [event.tile for event in events if isinstance(event, PutOut)]
        return events

    def apply(self, action: Action) -> list[Event]:
        """Carry out a legal action and return what happened."""
        return self.take(self.code(action), action)

    def force(self, action: Place) -> list[Event]:
        """Lay the drawn tile where no rule lets it lie; `forced_refusal` has been asked."""
        return self.take(self.forced_cell(action.x, action.y) * 4 + action.rotation // 90, action)

    def take(self, code: int, action: Action) -> list[Event]:
        """Carry out the action with this code and return what happened, the action itself first."""
        seat = self.st.seat
        self.ev.count = 0
        self.step(code)
        events: list[Event] = []
        tile = self.laid(self.st.last_tile)
        if isinstance(action, Place):
            events.append(Placed(seat, tile.kind.id, tile.x, tile.y, 90 * tile.turn))
        elif isinstance(action, PlaceFollower) and action.area is not None:
            kind = tile.kind.area(action.area).kind
            events.append(FollowerPlaced(seat, tile.x, tile.y, action.area, kind))
        return [*events, *self.events()]

    def events(self) -> list[Event]:
        """Return the rows of the engine's buffer as events, and empty it."""
        found = tell(self)
        self.ev.count = 0
        return found
