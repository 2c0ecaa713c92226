"""The command `replay`: play recorded games again, and say where a record and the rules differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass

from tilewright.cli.failures import DONE, FAILED, REFUSED, sentence
from tilewright.cli.speech import language, say, texts
from tilewright.cli.streams import print_json
from tilewright.formats.records import Found, scan_records
from tilewright.game.errors import InputError
from tilewright.game.events import CameHome, Drawn, FollowerPlaced, Placed, PutOut
from tilewright.game.record import Record
from tilewright.game.replay import Difference, Entry, Replay
from tilewright.locale import one_line
from tilewright.tiles import TileSetError

Teller = Callable[[Replay, Entry], None]
MOVED, SILENT = (PutOut, Placed, FollowerPlaced), (Drawn, CameHome)
"""What a player did, and what need not be told of it again."""
OK, DIFFERS, UNREADABLE = "ok", "differs", "unreadable"


@dataclass(frozen=True)
class Outcome:
    """What came of one record: ok, differs or unreadable; `move` counts from 1, None stands for the end."""

    place: str
    result: str
    players: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    move: int | None = None
    text: str = ""
    code: str = ""

    @property
    def line(self) -> str:
        """Return the outcome as `--check` prints it."""
        place = one_line(self.place)
        if self.result == OK:
            return f"{place} ok"
        if self.result == UNREADABLE:
            return f"{place} unreadable: {self.text} [{self.code}]"
        where = "the end" if self.move is None else f"move {self.move}"
        return f"{place} differs at {where}: {self.text}"


def replay_files(
    files: list[str], check: bool, as_json: bool, tiles: str | None = None, board: str | None = None
) -> int:
    """Play every record of the files again and print a line each, unchecked its moves too; return the exit code."""
    outcomes: list[Outcome] = []
    count = {OK: 0, DIFFERS: 0, UNREADABLE: 0}
    for outcome in _outcomes(files, check, tiles, board, not check and not as_json):
        count[outcome.result] += 1
        if as_json:
            outcomes.append(outcome)
        else:
            print(outcome.line if check or outcome.result != OK else _final(outcome), flush=True)
    if as_json:
        print_json({"records": [asdict(outcome) for outcome in outcomes], **count})
    elif check:
        more = f", {count[UNREADABLE]} unreadable" if count[UNREADABLE] else ""
        print(f"{count[OK]} ok, {count[DIFFERS]} differ{more}")
    return REFUSED if count[UNREADABLE] else FAILED if count[DIFFERS] else DONE


def _outcomes(files: list[str], check: bool, tiles: str | None, board: str | None, tell: bool) -> Iterator[Outcome]:
    for file in files:
        for found in scan_records(file):
            yield _outcome(found, check, tiles, board, tell)


def _outcome(found: Found, check: bool, tiles: str | None, board: str | None, tell: bool) -> Outcome:
    if found.record is None:
        assert found.error is not None
        return _unreadable(found.place, found.error)
    try:
        teller = _teller(found.record) if tell else None
        return replayed(found.place, found.record, check, tiles, board, teller)
    except InputError as fault:
        return _unreadable(found.place, fault)
    except TileSetError as fault:
        return Outcome(found.place, UNREADABLE, text=sentence(fault), code=fault.faults[0].code)


def _unreadable(place: str, fault: InputError) -> Outcome:
    return Outcome(place, UNREADABLE, text=sentence(fault), code=fault.code)


def replayed(
    place: str,
    record: Record,
    check: bool = True,
    tiles: str | None = None,
    board: str | None = None,
    tell: Teller | None = None,
) -> Outcome:
    """Play one record again and `tell` its entries; without `check` only one that cannot be played makes it differ."""
    replay = Replay(record, tiles, board)
    for entry in replay.entries():
        first = next(iter(entry.differences), None) if check else None
        if entry.refusal is not None:
            first = next(found for found in entry.differences if check or found.refusal is not None)
        if first is not None:
            return Outcome(place, DIFFERS, record.players, replay.play.scores, entry.number, told(first), first.what)
        if tell is not None:
            tell(replay, entry)
    for first in replay.end() if check else []:
        return Outcome(place, DIFFERS, record.players, replay.play.scores, None, told(first), first.what)
    return Outcome(place, OK, record.players, replay.play.scores)


def _teller(record: Record) -> Teller:
    """Return what prints a line for each entry of a record, and one for each score it brought."""
    from tilewright.cli.chronicle import spoken
    from tilewright.game.history import TurnLog
    from tilewright.game.narrative import Narrator
    from tilewright.game.restoring import position_of

    narrator = Narrator(record.game, record.players)
    names = texts().names(list(record.players))

    def tell(replay: Replay, entry: Entry) -> None:
        if entry.number == 1:
            print(say("term-title", game=say(f"game-{record.game}"), players=names))
        happened = narrator.tell(entry.events, position_of(replay.play, TurnLog()))
        what = " ".join(spoken(part) for one in happened if isinstance(one.event, MOVED) for part in one.sentences)
        scores = ", ".join(map(str, replay.play.scores))
        move = record.moves[entry.number - 1]
        print(say("replay-line", move=entry.number, tile=str(move.tile or move.discard), what=what, scores=scores))
        for one in happened:
            if not isinstance(one.event, (*MOVED, *SILENT)):
                for part in one.sentences:
                    print("    " + spoken(part))

    return tell


def told(difference: Difference) -> str:
    """Return a difference in words; why a move is refused, in the language of this run."""
    if difference.refusal is None:
        return str(difference)
    reason = difference.refusal.sentence(language())
    return f"{difference.what}: {say('refusal-with-rule', reason=reason, rule=difference.refusal.rule)}"


def _final(outcome: Outcome) -> str:
    pairs = zip(outcome.players, outcome.scores, strict=True)
    return f"{one_line(outcome.place)} " + ", ".join(f"{name} {score}" for name, score in pairs)
