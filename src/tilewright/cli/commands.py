"""What can be typed at any prompt besides an answer: undo, why not, rules, board, points, choice, save and so on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tilewright.cli.ending import tell_sources
from tilewright.cli.failures import CommandError, sentence
from tilewright.cli.legend import legend
from tilewright.cli.naming import meant, small
from tilewright.cli.rulebook import first_words, one_rule
from tilewright.cli.saving import Kept, lies, new_name, save
from tilewright.cli.screen import rotations_by_cell
from tilewright.cli.speech import say
from tilewright.formats import FormatError
from tilewright.game import RefusedError

if TYPE_CHECKING:
    from tilewright.cli.table import Table
    from tilewright.players import Reason

HELP = ("number", "undo", "why-not", "rules", "board", "tiles", "scores", "log", "choice", "save", "leave", "help")


class Left(Exception):
    """The person leaves the game; `saved` names the file, None when it was left without saving."""

    def __init__(self, saved: Path | None) -> None:
        super().__init__()
        self.saved = saved


class Desk:
    """Carries out commands for a table; a letter or its English word names each."""

    def __init__(self, table: Table) -> None:
        self.table = table
        words: dict[tuple[str, ...], Callable[[str], bool]] = {
            ("u", "undo"): self.undo,
            ("w", "why"): self.why_not,
            ("r", "rule", "rules"): self.rules,
            ("b", "board"): self.board,
            ("t", "tiles", "left"): self.tiles,
            ("p", "points", "score"): self.points,
            ("g", "log"): self.log,
            ("c", "choice"): self.choice,
            ("s", "save"): self.save,
            ("q", "quit", "exit"): self.leave,
            ("?", "h", "help"): self.help,
        }
        self.known = {word: carry_out for names, carry_out in words.items() for word in names}

    def __call__(self, word: str, rest: str) -> bool | None:
        """Carry out a command; true when what was asked has changed, None where there is no such command."""
        carry_out = self.known.get(word)
        return carry_out(rest) if carry_out is not None else None

    def undo(self, rest: str) -> bool:
        """Take back the last decision."""
        try:
            self.table.undo()
        except RefusedError as fault:
            self._refuse(fault)
            return False
        return True

    def why_not(self, rest: str) -> bool:
        """Say why an action is not allowed, and by which rule; a cell alone is tried in all four rotations."""
        text = rest or self.table.reader.line(say("prompt-why-not"))
        actions = meant(self.table.game, text.replace(",", " ").split())
        if not actions:
            self.table.screen.write(say("why-not-form", text=text))
        for label, action in actions:
            refusal = self.table.game.why_not(action)
            if refusal is None:
                words = say("why-not-legal")
            else:
                reason = say(f"refusal-{refusal.code}", **refusal.args)
                words = say("refusal-with-rule", reason=reason, rule=refusal.rule)
            self.table.screen.write(f"{label}{words}")
        return False

    def rules(self, rest: str) -> bool:
        """Print one rule of the game, or how each begins."""
        game = self.table.game.game
        try:
            self.table.screen.lines([one_rule(game, rest)] if rest else first_words(game))
        except CommandError as fault:
            self.table.screen.write(f"{sentence(fault)} [{fault.code}]")
        return False

    def board(self, rest: str) -> bool:
        """Draw the board again, the legal cells numbered as before: whole, or around a row or a cell."""
        view = self.table.game.view(self.table.game.to_move)
        labels = {cell: str(number) for number, cell in enumerate(rotations_by_cell(view), 1)}
        words = rest.replace(",", " ").split()
        numbers = [int(word) for word in words if small(word)]
        if len(numbers) != len(words) or len(words) > 2:
            self.table.screen.write(say("board-form", text=rest))
            return False
        last = view.position.tiles[-1].x if view.position.tiles else 0
        centre = (numbers[0] if len(numbers) == 2 else last, numbers[-1]) if numbers else None
        self.table.screen.situation(view, self.table.turn, self.table.extra)
        self.table.screen.board(view.position, labels, whole=centre is None, centre=centre)
        return False

    def tiles(self, rest: str) -> bool:
        """Show which tiles are still in the stack, and say which are out of the game."""
        view = self.table.game.view(None)
        self.table.screen.write(say("term-stack", left=view.left))
        self.table.screen.remaining(view.remaining)
        if view.position.gone:
            self.table.screen.write(say("term-gone", list=", ".join(view.position.gone)))
        return False

    def points(self, rest: str) -> bool:
        """Print where the points came from so far."""
        tell_sources(self.table)
        return False

    def log(self, rest: str) -> bool:
        """Print everything that has happened."""
        from tilewright.cli.chronicle import told
        from tilewright.game.narrative import Narrator

        game = self.table.game
        self.table.screen.lines(told(Narrator(game.game, game.players), self.table.events, game.position()))
        return False

    def choice(self, rest: str) -> bool:
        """Say why each computer player chose so in its last turn: what each part of its reckoning gained."""
        explained = self.table.explained
        if not any(explained.values()):
            self.table.screen.write(say("choice-unexplained"))
            return False
        for seat, choices in sorted(explained.items()):
            player = self.table.sitters[seat].name
            for phase, choice in choices:
                words = "; ".join(_gain(reason) for reason in choice.reasons)
                self.table.screen.write(say("choice-explained", player=player, phase=phase, reasons=words))
                if choice.against:
                    words = "; ".join(_gain(reason) for reason in choice.against)
                    self.table.screen.write(say("choice-against", player=player, phase=phase, reasons=words))
            if not choices:
                self.table.screen.write(say("choice-none", player=player))
        return False

    def save(self, rest: str) -> bool:
        """Save the game under a name."""
        self.saved(rest or self._asked_name())
        return False

    def _asked_name(self) -> str:
        path = self._usual()
        return self.table.reader.line(say("prompt-save", file=str(path))) or str(path)

    def _usual(self) -> Path:
        return self.table.kept.path if self.table.kept is not None else new_name(self.table.game)

    def saved(self, name: str) -> Path | None:
        """Save under a name, asking before another file is overwritten; return the file, None where it failed."""
        table, kept = self.table, self.table.kept
        path = Path(name) if name else self._usual()
        force = kept is not None and path == kept.path and not kept.changed
        try:
            if lies(path) and not path.is_dir() and not force:
                if not table.reader.yes(say("save-overwrite", file=str(path))):
                    return None
                force = True
            save(table.game, table.kinds, table.half, path, force)
            table.kept = Kept.at(path)
        except FormatError as fault:
            table.screen.write(f"{sentence(fault)} [{fault.code}]")
            return None
        table.screen.write(say("saved", file=str(path)))
        return path

    def leave(self, rest: str) -> bool:
        """Leave the game, saved or not. Raises Left."""
        while True:
            answer = self.table.reader.line(say("prompt-leave"))
            word, _, name = answer.partition(" ")
            if not answer:
                return False
            if answer.lower() == "l":
                raise Left(None)
            if word.lower() == "s":
                path = self.saved(name or self._asked_name())
                if path is not None:
                    raise Left(path)
                return False
            self.table.screen.write(say("input-leave"))

    def keep(self) -> None:
        """Offer to save a game that is over, until it is saved or that is declined."""
        while True:
            answer = self.table.reader.line(say("prompt-keep"))
            word, _, name = answer.partition(" ")
            if not answer or (word.lower() == "s" and self.saved(name) is not None):
                return
            if word.lower() != "s":
                self.table.screen.write(say("input-unknown", text=answer))

    def help(self, rest: str) -> bool:
        """List what can be typed."""
        self.table.screen.write(say("typing-title"))
        self.table.screen.lines("  " + say(f"typing-{name}") for name in HELP)
        self.table.screen.lines(legend(self.table))
        return False

    def _refuse(self, fault: RefusedError) -> None:
        reason = say(f"refusal-{fault.refusal.code}", **fault.refusal.args)
        self.table.screen.write(say("refusal-with-rule", reason=reason, rule=fault.refusal.rule))


def _gain(reason: Reason) -> str:
    return say(reason.code, sign="−" if reason.points < 0 else "+", points=round(abs(reason.points), 1))
