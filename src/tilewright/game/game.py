"""A game that people play: the one face of the rules to terminal, server, bots and researchers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from tilewright.game import chance
from tilewright.game.actions import Action, Redraw, Reserve
from tilewright.game.breakdown import end_uses
from tilewright.game.castle import CastlePlay
from tilewright.game.chance import Seed
from tilewright.game.claims import final_tiles
from tilewright.game.classic import ClassicPlay
from tilewright.game.dealt import Dealer
from tilewright.game.errors import DataError
from tilewright.game.events import Event, FinalScored, PutUnder, Reserved, Spot, WallTileTaken
from tilewright.game.history import TurnLog
from tilewright.game.opening import Opened, open_position, open_record
from tilewright.game.options import GameName, changed_options
from tilewright.game.outlook import Outlook, outlook_of
from tilewright.game.position import Position, parse_position
from tilewright.game.record import ENDED, Move, Record, parse_record
from tilewright.game.refusals import Refusal, RefusedError
from tilewright.game.restoring import position_of
from tilewright.game.setup import new_setup
from tilewright.game.table import begin
from tilewright.game.views import View, view_of


class Game:
    """One game. `new`, `Game.from_record` and `Game.from_position` make it; every other way in is closed."""

    def __init__(self, opened: Opened, hold: bool) -> None:
        self._play = opened.play
        self._seed = opened.seed
        self._head = opened.head
        self._origin = opened.origin
        self._dealer = Dealer(opened.stack, opened.moves, opened.head.hands or (), len(self._play.setup.players))
        self._final = list(opened.final)
        self._wall = dict(opened.wall)
        self._log = opened.log
        self._hold = hold
        self._shown = self._display()
        self._saves: list[tuple[Callable[[], None], TurnLog, int, int]] = []
        self._revealed = False
        self.dealt_anew = opened.dealt_anew
        if not hold and not self.over:
            self._deal()

    @classmethod
    def from_record(
        cls,
        record: Record | Mapping[str, object],
        seed: Seed = None,
        *,
        tiles: str | Path | None = None,
        board: str | Path | None = None,
        hold: bool = False,
    ) -> Game:
        """Return the game that a record leads to; what it does not fix is dealt from the seed.

        `tiles` and `board` are the files of a private set. Raises DataError, OptionError or SetupError.
        """
        known = record if isinstance(record, Record) else parse_record(dict(record))
        return cls(open_record(known, seed, tiles, board), hold)

    @classmethod
    def from_position(
        cls,
        position: Position | Mapping[str, object],
        seed: Seed = None,
        *,
        tiles: str | Path | None = None,
        board: str | Path | None = None,
        hold: bool | None = None,
    ) -> Game:
        """Return a game that goes on from a position; the stack and the wall tiles are dealt from the seed.

        `hold` None: as the position was, so one that waits for a deal goes on waiting for `deal()`.
        Raises DataError, OptionError or SetupError.
        """
        known = position if isinstance(position, Position) else parse_position(dict(position))
        held = known.phase == "deal" if hold is None else hold
        return cls(open_position(known, seed, tiles, board), held)

    @property
    def game(self) -> GameName:
        """Return which game it is: castle or classic."""
        return self._play.game

    @property
    def players(self) -> tuple[str, ...]:
        """Return the names of the players, seat 0 first."""
        return self._play.setup.players

    @property
    def phase(self) -> str:
        """Return what is asked now: deal, place, follower, score, extra_turn, reserve or over."""
        return "over" if self.over else self._play.phase

    @property
    def to_move(self) -> int:
        """Return the seat whose choice it is; after the end the seat that had the last turn."""
        return self._play.st.seat

    @property
    def over(self) -> bool:
        """Tell whether the game has ended: by the rules (E1), or as its record says."""
        return self._play.over or self._head.status in ENDED

    @property
    def scores(self) -> tuple[int, ...]:
        """Return the points of every seat."""
        return self._play.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats that share first place (castle.E5, classic.S6); () while the game goes on."""
        return self._head.winners or () if self._head.status in ENDED else self._play.winners

    @property
    def seed(self) -> str | None:
        """Return the seed as 64 hex digits, secret until the end; None where no seed fixes everything."""
        return self._seed.hex() if self._seed is not None else None

    @property
    def seed_commitment(self) -> str | None:
        """Return the SHA-256 of the seed, to be shown at the start."""
        return chance.commitment(self._seed) if self._seed is not None else None

    def actions(self) -> list[Action]:
        """Return the legal actions, one a distinct landscape; empty when over or waiting for a deal."""
        return [] if self.over else self._play.actions()

    def why_not(self, action: Action) -> Refusal | None:
        """Return why an action is not allowed now; None when it is, in any rotation of a symmetric tile."""
        return self._play.refusal("game-over") if self.over else self._play.why_not(action)

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action, deal what follows, tell what happened; raises RefusedError, nothing changed."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise RefusedError(refusal)
        self._saves.append((self._play.save(), self._log, len(self._moves), len(self._stack)))
        self._revealed = False
        events = self._play.apply(action)
        self._log = self._log.after(events)
        self._note_choice(action, events)
        if self._play.phase in ("deal", "over", "reserve"):
            self._close_turn(events)
        self._dealer.note(events)
        if any(isinstance(event, WallTileTaken) for event in events):
            self._reveal()
        if not self._hold or isinstance(action, Redraw):
            events += self._deal()
        return events

    def deal(self) -> list[Event]:
        """Acknowledge the end of a turn and draw the next tile. Raises RefusedError when none is due."""
        if self.over or self._play.phase != "deal":
            raise RefusedError(self._play.refusal("deal-not-due", phase=self.phase))
        return self._deal()

    @property
    def undoable(self) -> int:
        """Return how many decisions can be taken back: those since something hidden was last revealed."""
        return len(self._saves)

    def undo(self) -> None:
        """Take back the last decision. Raises RefusedError when there is none or it revealed something."""
        if not self._saves:
            raise RefusedError(self._play.refusal("undo-revealed" if self._revealed else "undo-nothing"))
        restore, self._log, moves, stack = self._saves.pop()
        restore()
        del self._moves[moves:]
        del self._stack[stack:]
        self._final.clear()

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know, or a spectator (None). Raises IndexError for a seat not there."""
        if seat is not None and seat not in self._play.seats:
            raise IndexError(seat)
        view = view_of(self._play, self._log, seat)
        if self._head.status in ENDED:
            return replace(view, actions=(), over=True, winners=self.winners)
        return view

    def outlook(self) -> Outlook:
        """Return what each choice of the seat to move would bring: claims, forecasts, outcomes."""
        return Outlook() if self.over else outlook_of(self._play)

    def end_uses(self, seat: int, number: int) -> list[tuple[str, Spot, int]]:
        """Return what a seat's wall tile 4 to 7 could serve as the table stands, best first (castle.W5)."""
        return end_uses(self._play, seat, number) if isinstance(self._play, CastlePlay) else []

    def position(self) -> Position:
        """Return this moment, without anything that is hidden from all."""
        return position_of(self._play, self._log, self._origin)

    def _repr_svg_(self) -> str:
        """Return a picture of the table: a notebook shows it where a game stands alone."""
        # Whoever plays without looking never pays for the picture room.
        from tilewright.art import scene
        from tilewright.game.pictures import table_of

        setup = self._play.setup
        return scene(setup.tiles, table_of(self.position(), setup.board))

    def record(self) -> Record:
        """Return the game as it is stored, with its seed where one fixes everything.

        Of a turn in progress only its tile is in it, as `drawn`. Raises DataError for a game that began
        from a position.
        """
        if self._origin is not None:
            raise DataError("no-record")
        if self._head.status in ENDED:
            return self._head
        over = self._play.over
        grown = len(self._moves) != len(self._head.moves)
        return replace(
            self._head,
            status="finished" if over else "open",
            seed=self.seed or (self._head.seed if over else None),
            hands=self._hands(),
            wall_tiles=self._shown_wall(),
            drawn=self._drawn(),
            moves=tuple(self._moves),
            final=final_tiles(self._final) if over and self.game == "castle" else None,
            scores=self.scores if over else None,
            expect=None if grown else self._head.expect,
        )

    def _deal(self) -> list[Event]:
        """Draw until there is something to choose or the game is over."""
        if self._play.phase != "deal":
            return []
        events = self._dealer.deal(self._play)
        self._shown = self._display()
        self._note_final(events)
        self._reveal()
        return events

    @property
    def _moves(self) -> list[Move]:
        return self._dealer.moves

    @property
    def _stack(self) -> list[str]:
        return self._dealer.stack

    def _display(self) -> tuple[str, ...] | None:
        """Return the tiles of which one is to be placed in this turn (classic.V6)."""
        return self._play.shown() if isinstance(self._play, ClassicPlay) else None

    def _note_choice(self, action: Action, events: Sequence[Event]) -> None:
        """Write down a redraw or a reservation, each an entry of its own (classic.V4, V6)."""
        for event in events:
            if isinstance(action, Redraw) and isinstance(event, PutUnder):
                self._moves.append(Move(player=event.seat, redraw=event.tile))
            elif isinstance(action, Reserve) and isinstance(event, Reserved):
                self._moves.append(Move(player=event.seat, reserve=event.tile))

    def _reveal(self) -> None:
        self._revealed = bool(self._saves) or self._revealed
        self._saves.clear()

    def _close_turn(self, events: Sequence[Event]) -> None:
        if self._log.placed is not None:
            self._moves.append(replace(self._log.move(self._play.game), shown=self._shown or None))
        self._log = TurnLog()
        self._note_final(events)

    def _note_final(self, events: Sequence[Event]) -> None:
        self._final += [event for event in events if isinstance(event, FinalScored)]

    def _hands(self) -> tuple[tuple[str, ...], ...] | None:
        """Return the hands that were dealt at the beginning (classic.V3)."""
        return tuple(map(tuple, self._dealer.hands)) if any(self._dealer.hands) else None

    def _drawn(self) -> str | None:
        if self._play.over or self._play.phase in ("deal", "reserve"):
            return None
        if isinstance(self._play, ClassicPlay) and self._play.st.holding:
            return None
        kind = self._play.drawn or self._play.laid(self._play.st.last_tile).kind
        return kind.id

    def _shown_wall(self) -> dict[str, object] | None:
        """Return the wall tiles that a record names: all once the game is over, else those revealed."""
        if not isinstance(self._play, CastlePlay):
            return None
        given = self._head.wall_tiles or {}
        hidden = () if self._play.over else self._play.on_wall()
        shown: dict[str, object] = {
            str(number): kind
            for number, kind in sorted(self._wall.items())
            if number not in hidden or str(number) in given
        }
        own = {key: value for key, value in given.items() if key.startswith("x_")}
        return shown | own if shown or own else None


def new(
    game: str,
    players: Sequence[str],
    seed: Seed = None,
    options: Mapping[str, object] | None = None,
    tiles: str | Path | None = None,
    board: str | Path | None = None,
    hold: bool = False,
) -> Game:
    """Return a new game of castle or classic; seat 0 begins.

    `seed`: 32 bytes, 64 hex digits or a whole number (None: a fresh one); `tiles`, `board`: a released
    id or a file. With `hold` the game stops before each deal until `deal()`. Raises SetupError,
    OptionError or TileSetError.
    """
    setup = new_setup(game, players, options or {}, tiles, board, alike=True)
    used = chance.seed_bytes(seed)
    play = begin(setup)
    head = Record(
        format="tilewright-record",
        version=1,
        game=setup.game,
        set=setup.names,
        options=dict(changed_options(setup.game, setup.options)),
        players=setup.players,
        moves=(),
    )
    return Game(Opened.fresh(play, used, head), hold)
