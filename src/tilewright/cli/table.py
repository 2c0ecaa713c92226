"""One game at the table: computer players move, people are asked, everything that happens is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from tilewright.cli import human
from tilewright.cli.chronicle import told
from tilewright.cli.commands import Desk
from tilewright.cli.dialogue import Changed, Reader
from tilewright.cli.ending import tell_end
from tilewright.cli.failures import fault_line
from tilewright.cli.saving import Kept
from tilewright.cli.screen import Screen
from tilewright.cli.seats import Sitter
from tilewright.cli.speech import say, texts
from tilewright.game import Action, Event, Game
from tilewright.game.events import Placed, WallTileUsed
from tilewright.game.narrative import Narrator
from tilewright.game.setup import Setup

if TYPE_CHECKING:
    from tilewright.players import Choice, Player


@dataclass
class Table:
    """A game with its players, and all that has happened in it, decision by decision."""

    game: Game
    setup: Setup
    sitters: Sequence[Sitter]
    screen: Screen
    reader: Reader
    generators: Sequence[Random]
    kept: Kept | None = None
    past: list[Event] = field(default_factory=list)
    groups: list[list[Event]] = field(default_factory=list)
    half: list[Action] = field(default_factory=list)
    """The decisions of the turn in progress."""
    pending: list[Action] = field(default_factory=list)
    """Those that a saved game brought along, still to be carried out."""

    explained: dict[int, list[tuple[str, Choice]]] = field(default_factory=dict)
    """The choices of every computer player in its last turn, by seat: in which phase, and what."""

    def __post_init__(self) -> None:
        self.narrator = Narrator(self.game.game, self.game.players, self.game.position())
        self.players: dict[str, Player] = {}
        self.desk = Desk(self)
        self.reader.command = self.desk

    @property
    def events(self) -> list[Event]:
        """Return everything that has happened, undone decisions left out."""
        return self.past + [event for group in self.groups for event in group]

    @property
    def kinds(self) -> list[str]:
        """Return who chooses for each seat."""
        return [sitter.kind for sitter in self.sitters]

    @property
    def sitter(self) -> Sitter:
        """Return whose choice it is."""
        return self.sitters[self.game.to_move]

    @property
    def turn(self) -> int:
        """Return the number of the turn in play, from 1."""
        return self.laid + (1 if self.game.phase in ("deal", "place") else 0)

    @property
    def laid(self) -> int:
        """Return how many tiles were placed: the number of the turn whose tile lies."""
        return sum(isinstance(event, Placed) for event in self.events)

    @property
    def again(self) -> bool:
        """Tell whether wall tile 1 was spent since the last tile was placed (castle.W3)."""
        for event in reversed(self.events):
            if isinstance(event, Placed):
                return False
            if isinstance(event, WallTileUsed) and event.kind == 1:
                return True
        return False

    @property
    def extra(self) -> bool:
        """Tell whether the turn in play was bought with wall tile 1."""
        for event in reversed(self.events):
            if isinstance(event, WallTileUsed) and event.kind == 1:
                return True
            if isinstance(event, Placed) and self.game.phase == "place":
                return False
        return False

    def play(self) -> None:
        """Play until the game is over. Raises Ended or Left where a person goes."""
        self._begin()
        while not self.game.over:
            if self.game.phase == "deal":
                self.half.clear()
                self.happened(self.game.deal())
            elif self.pending:
                self._redo(self.pending.pop(0))
            elif self.sitter.human:
                self._ask()
            else:
                self._think()
        tell_end(self)

    def happened(self, events: list[Event]) -> None:
        """Keep what happened and tell it."""
        self.groups.append(events)
        self.screen.lines(told(self.narrator, events, self.game.position()))

    def apply(self, action: Action) -> None:
        """Carry out a decision and tell what it brought."""
        events = self.game.apply(action)
        self.half.append(action)
        self.happened(events)

    def _redo(self, action: Action) -> None:
        """Carry out a decision that a saved game brought along; where it does not fit, the turn is played anew."""
        if self.game.why_not(action) is None:
            self.apply(action)
            return
        self.pending.clear()
        self.screen.write(say("resume-turn-anew"))

    def undo(self) -> None:
        """Take back the last decision. Raises RefusedError."""
        self.game.undo()
        self.groups.pop()
        self.half.pop()
        self.narrator = Narrator(self.game.game, self.game.players, self.game.position())
        self.screen.write(say("undo-done", player=self.sitter.name))

    def _begin(self) -> None:
        game = say(f"game-{self.game.game}")
        names = self.reader_names()
        self._tell_notes()
        key = "term-goes-on" if self.past or self.game.position().tiles[1:] else "event-started"
        self.screen.write(say(key, game=game, players=names))
        self._tell_styles()
        digest = self.game.seed_commitment
        if digest is not None and not self.past:
            self.screen.write(say("event-seed-commitment", digest=digest))
        if any(sitter.human for sitter in self.sitters):
            self.screen.write(say("term-help-hint"))

    def _tell_styles(self) -> None:
        """Say how each of the computer players plays, those of one kind together."""
        for kind in dict.fromkeys(self.kinds):
            if texts().has(f"player-style-{kind}"):
                names = [sitter.name for sitter in self.sitters if sitter.kind == kind]
                style = say(f"player-style-{kind}", game=self.game.game)
                self.screen.write(say("term-style", players=texts().names(names), style=style))

    def _tell_notes(self) -> None:
        """Say what is odd about a set or board that can be played all the same, in the words of `validate`."""
        board = self.setup.board
        for note in (*self.setup.tiles.notes, *(board.notes if board is not None else ())):
            self.screen.write(fault_line(note))

    def reader_names(self) -> str:
        """Return the names of all players as a sentence has them."""
        return texts().names(list(self.game.players))

    def _ask(self) -> None:
        """Ask the person whose choice it is; a turn that can still be undone waits for Enter."""
        try:
            human.ASK[self.game.phase](self)
            if self.game.phase == "deal":
                human.ask_end(self)
        except Changed:
            return

    def _think(self) -> None:
        from tilewright.players import Budget, player

        seat = self.game.to_move
        kind = self.sitter.kind
        if kind not in self.players:
            self.players[kind] = player(kind)
        choice = self.players[kind].choose(self.game.view(seat), Budget(), self.generators[seat])
        if self.game.phase == "place":
            self.explained[seat] = []
        if choice.reasons:
            self.explained.setdefault(seat, []).append((self.game.phase, choice))
        self.apply(choice.action)
