"""One game at its table: the commands it accepted, played again from the seed, and what they brought."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec.structs import replace

from tilewright.game import Action, Event, Game, Place, Record, RefusedError
from tilewright.game.breakdown import breakdown
from tilewright.game.events import Placed
from tilewright.game.narrative import Narrator, Told
from tilewright.game.options import changed_options, hides_hands
from tilewright.game.outlook import Outlook
from tilewright.game.refusals import Refusal
from tilewright.game.setup import Setup, check_game, new_setup, stored_setup
from tilewright.players.choosing import Choice, Reason
from tilewright.server.chosen import names_of
from tilewright.server.messages import Gain, May, Motive
from tilewright.store import Standing, StoredCommand, StoredGame, StoredSeat

HERE, LINK = "here", "link"
PEOPLE = (HERE, LINK)
"""Who plays a seat, besides computer players: a person at the creator's device, or behind a link."""


class NotYoursError(Exception):
    """A command for a seat that its sender does not hold."""


@dataclass
class Deed:
    """What one command brought, as it is told."""

    seq: int
    seat: int
    told: tuple[Told, ...]
    whole: bool = False
    """Nothing was added: everyone needs the whole view again."""
    motive: Motive | None = None


@dataclass
class Table:
    """A game with its seats and its story; `standing` holds who made the decisions that can still be taken back."""

    stored: StoredGame
    seats: tuple[StoredSeat, ...]
    game: Game
    setup: Setup
    narrator: Narrator
    groups: list[tuple[list[Event], tuple[Told, ...]]] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)
    last: int | None = None
    seq: int = 0
    answers: dict[tuple[int, str], int] = field(default_factory=dict)
    motives: dict[int, Motive] = field(default_factory=dict)
    """Why computer players placed their tiles so, by the tiles placed before; not stored, so gone with the room."""

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.game.over

    @property
    def events(self) -> list[Event]:
        """Return everything that has happened, undone decisions left out."""
        return [event for group, _ in self.groups for event in group]

    @property
    def story(self) -> tuple[Told, ...]:
        """Return everything that has happened as it is told, undone decisions left out."""
        return tuple(told for _, group in self.groups for told in group)

    @property
    def sources(self) -> dict[str, list[int]]:
        """Return the points of every seat by source."""
        return breakdown(self.game.game, len(self.seats), self.events)

    def computer(self, seat: int) -> bool:
        """Tell whether a computer player has a seat."""
        return self.seats[seat].kind not in PEOPLE

    @property
    def thinking(self) -> int | None:
        """Return the seat of the computer player whose choice it is, None where it is nobody's or a person's."""
        choosing = self.game.phase not in ("deal", "over")
        return self.game.to_move if choosing and self.computer(self.game.to_move) else None

    @property
    def computer_is_done(self) -> bool:
        """Tell whether a computer player's turn waits to be acknowledged."""
        return self.game.phase == "deal" and self.last is not None and self.computer(self.last)

    def viewer(self, held: Collection[int]) -> int | None:
        """Return whose view somebody with these seats gets: the one to move, else the lowest, else a spectator's."""
        return self.game.to_move if self.game.to_move in held else min(held, default=None)

    def may(self, held: Collection[int]) -> May:
        """Return what somebody with these seats may do now."""
        phase, mover = self.game.phase, self.game.to_move
        return May(
            act=phase not in ("deal", "over") and mover in held,
            end_turn=phase == "deal" and self.last in held,
            undo=bool(self.standing) and self.standing[-1] in held and not self.over,
        )

    def outlook(self, held: Collection[int]) -> Outlook | None:
        """Return what the choices would bring, for the one who may act."""
        return self.game.outlook() if self.may(held).act else None

    def act(self, held: Collection[int], action: Action) -> tuple[int, list[Event]]:
        """Carry out a decision; return its seat and what happened. Raises NotYoursError or RefusedError."""
        if not held:
            raise NotYoursError
        mover = self.game.to_move
        if self.game.phase not in ("deal", "over") and mover not in held:
            raise NotYoursError
        return mover, self._apply(mover, action)

    def explain(self, choice: Choice) -> Motive | None:
        """Keep why a computer player is about to place a tile so; None without reasons, or where they show a hand."""
        if not isinstance(choice.action, Place) or not choice.reasons or hides_hands(self.setup.options):
            return None
        placing = sum(isinstance(event, Placed) for event in self.events)
        self.motives[placing] = Motive(placing, _gains(choice.reasons), _gains(choice.against))
        return self.motives[placing]

    def why_not(self, held: Collection[int], action: Action) -> Refusal | None:
        """Return why an action is not allowed, None when it is. Raises NotYoursError where none is asked of these."""
        if not self.may(held).act:
            raise NotYoursError
        return self.game.why_not(action)

    def end_turn(self, held: Collection[int]) -> tuple[int, list[Event]]:
        """Acknowledge the end of a turn; return its seat and what was drawn. Raises NotYoursError or RefusedError."""
        if not held or (self.game.phase == "deal" and self.last not in held):
            raise NotYoursError
        events = self.game.deal()
        self.standing.clear()
        assert self.last is not None
        return self.last, events

    def undo(self, held: Collection[int]) -> int:
        """Take back the last decision; return its seat. Raises NotYoursError or RefusedError."""
        if not held or (self.standing and self.standing[-1] not in held):
            raise NotYoursError
        if self.over:
            # The seed is known by now.
            raise RefusedError(Refusal("game-over", f"{self.game.game}.E1"))
        self.game.undo()
        seat = self.standing.pop()
        self.groups.pop()
        self.last = seat
        self.narrator = Narrator(self.game.game, self.game.players, self.game.position())
        return seat

    def keep(self, command: StoredCommand, events: list[Event] | None) -> Deed:
        """Count a command that was carried out and tell what it brought; None: it took something back."""
        self.seq = command.seq
        if command.client is not None:
            self.answers[command.seat, command.client] = command.seq
        if events is None:
            return Deed(command.seq, command.seat, (), whole=True)
        return Deed(command.seq, command.seat, self._tell(events))

    def replay(self, command: StoredCommand) -> None:
        """Carry out a stored command again. Raises RefusedError where it cannot be: then the engine has changed."""
        everyone = range(len(self.seats))
        events: list[Event] | None = None
        if command.kind == "act":
            events = self._apply(command.seat, msgspec.convert(command.action, Action))
        elif command.kind == "end_turn":
            _, events = self.end_turn(everyone)
        else:
            self.undo(everyone)
        self.keep(command, events)

    def now(self) -> Standing:
        """Return how the game stands, for lists of games."""
        return Standing("finished" if self.over else "open", self.game.to_move, self.game.scores)

    def record(self) -> Record:
        """Return the record as players may have it: without the seed, and hidden hands, until the game is over."""
        record = self.game.record()
        if hides_hands(self.setup.options) and not self.over:
            record = replace(record, hands=None, moves=tuple(replace(move, drew=None) for move in record.moves))
        kept = record.seed if self.over else None
        return replace(record, seed=kept, seed_commitment=self.game.seed_commitment)

    def _apply(self, seat: int, action: Action) -> list[Event]:
        events = self.game.apply(action)
        self.last = seat
        self.standing.append(seat)
        del self.standing[: len(self.standing) - self.game.undoable]
        return events

    def _tell(self, events: list[Event]) -> tuple[Told, ...]:
        told = tuple(self.narrator.tell(events, self.game.position()))
        self.groups.append((events, told))
        return told


def _gains(reasons: Sequence[Reason]) -> tuple[Gain, ...]:
    return tuple(Gain(reason.code, round(reason.points, 1)) for reason in reasons)


def check_seats(setup: Mapping[str, Any], names: Sequence[str]) -> Setup:
    """Return the setup of a game with players of these names. Raises SetupError or OptionError."""
    return new_setup(str(setup["game"]), list(names), setup["options"])


def begun(stored: Mapping[str, Any], names: Sequence[str]) -> tuple[Setup, Game]:
    """Return a stored game before its first tile, and what it is played with. Raises SetupError."""
    kind = check_game(stored["game"])
    setup = stored_setup(kind, names, stored["options"], names_of(stored))
    record = Record(
        format="tilewright-record",
        version=1,
        game=kind,
        set=setup.names,
        options=dict(changed_options(kind, setup.options)),
        players=setup.players,
        seed=stored["seed"],
        moves=(),
    )
    return setup, Game.from_record(record, hold=True)


def open_table(stored: StoredGame) -> Table:
    """Return the table of a stored game, its first tile drawn, every stored command carried out again."""
    names = [seat.name for seat in stored.seats]
    setup, game = begun(stored.setup, names)
    table = Table(stored, stored.seats, game, setup, Narrator(setup.game, names))
    table._tell(game.deal())
    for command in stored.commands:
        table.replay(command)
    return table
