"""The command `validate`: is this file a sound tile set, board, record or position?"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from pathlib import Path

from tilewright.cli.failures import DONE, FAILED, REFUSED, fault_line, sentence
from tilewright.cli.speech import say
from tilewright.cli.streams import print_json
from tilewright.formats.files import FormatError
from tilewright.game.errors import InputError
from tilewright.tiles import Fault, TileSetError

UNREADABLE = frozenset({"file-unreadable", "not-utf8", "not-toml", "not-a-set"})


@dataclass
class Verdict:
    """What was checked in one file, and every fault as a line with its code."""

    file: str
    what: str = "unknown"
    checked: str = ""
    faults: list[str] = field(default_factory=list)
    unreadable: bool = False

    @property
    def exit_code(self) -> int:
        """Return 0 for a sound file, 1 for one with faults, 2 for one that could not be read."""
        return REFUSED if self.unreadable else FAILED if self.faults else DONE


def validate_files(files: list[str], as_json: bool, tiles: str | None = None, board: str | None = None) -> int:
    """Check every file and print what was checked and each fault on a line; return the worst exit code."""
    verdicts = [_verdict(file, tiles, board) for file in files]
    if as_json:
        print_json([asdict(verdict) for verdict in verdicts])
    for verdict in verdicts if not as_json else []:
        for line in verdict.faults:
            print(line)
        if verdict.faults and not verdict.unreadable:
            print(say("validate-faults", file=verdict.file, count=len(verdict.faults)))
        elif not verdict.faults:
            print(verdict.checked)
    return max(verdict.exit_code for verdict in verdicts)


def _verdict(file: str, tiles: str | None, board: str | None) -> Verdict:
    from tilewright.formats.files import Limits, opened

    verdict = Verdict(file)
    try:
        with opened(file, Limits()) as source:
            raw = source.read()
        if file != "-" and not (".json" in Path(file).name or raw.lstrip()[:1] in (b"{", b"")):
            return _printed(verdict)
        return _played(verdict, raw, tiles, board)
    except InputError as fault:
        verdict.unreadable = isinstance(fault, FormatError) or fault.code in ("not-json", "cut-short", "not-utf8")
        verdict.faults.append(f"{say('error-in-file', file=file, what=sentence(fault))} [{fault.code}]")
    except TileSetError as fault:
        verdict.faults += [_line(found) for found in fault.faults]
    return verdict


def _line(fault: Fault) -> str:
    return f"{fault_line(fault)} [{fault.code}]"


def _printed(verdict: Verdict) -> Verdict:
    """Check a tile set or a board; one that could be played but is not whole has faults here all the same."""
    from tilewright.tiles import library
    from tilewright.tiles.reader import validate

    faults = validate(verdict.file)
    verdict.faults = [_line(fault) for fault in faults]
    verdict.unreadable = any(fault.code in UNREADABLE for fault in faults)
    if faults:
        return verdict
    try:
        tiles = library.tile_set(verdict.file)
        verdict.what = "tiles"
        verdict.checked = say(
            "validate-ok-tiles",
            file=verdict.file,
            game=say(f"game-{tiles.game}"),
            kinds=len(tiles.kinds),
            count=tiles.tiles,
        )
    except TileSetError:
        board = library.board(verdict.file)
        verdict.what = "board"
        verdict.checked = say(
            "validate-ok-board",
            file=verdict.file,
            cells=len(board.cells),
            towers=len(board.towers),
            starts=len(board.starts),
        )
    return verdict


def _played(verdict: Verdict, raw: bytes, tiles: str | None, board: str | None) -> Verdict:
    """Check a record by playing it, or a position by setting it up."""
    from tilewright.game.position import FORMAT, parse_position
    from tilewright.game.wire import parse_json

    if not raw.strip():
        raise FormatError("empty", file=verdict.file)
    if ".jsonl" in Path(verdict.file).suffixes:
        return _records(verdict, tiles, board)
    data = parse_json(raw)
    if isinstance(data, dict) and data.get("format") == FORMAT:
        from tilewright.game import Game

        verdict.what = "position"
        position = parse_position(data)
        Game.from_position(position, tiles=tiles, board=board)
        verdict.checked = say(
            "validate-ok-position", file=verdict.file, game=say(f"game-{position.game}"), count=len(position.tiles)
        )
        return verdict
    return _records(verdict, tiles, board)


def _records(verdict: Verdict, tiles: str | None, board: str | None) -> Verdict:
    from tilewright.cli.replay import OK, replayed
    from tilewright.formats.records import scan_records

    verdict.what = "record"
    moves = records = 0
    game = "castle"
    for found in scan_records(verdict.file):
        if found.record is None:
            assert found.error is not None
            raise found.error
        outcome = replayed(found.place, found.record, True, tiles, board)
        records, moves, game = records + 1, moves + len(found.record.moves), found.record.game
        if outcome.result != OK:
            verdict.faults.append(f"{outcome.line} [{outcome.code}]")
    verdict.checked = say(
        "validate-ok-record", file=verdict.file, game=say(f"game-{game}"), records=records, moves=moves
    )
    return verdict
