"""Typed access to the keys of a TOML table; whatever is amiss becomes a fault that names the key."""

import re
import tomllib
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import cast

from tilewright.tiles.faults import Fault, TileSetError

FORMAT = 1
DEEPEST = 100
_ENDLESS = re.compile(r"[0-9_]{4300,}")
_REASONS = (
    ("twice|overwrite|mutate|redefine|Duplicate", "twice"),
    ("Unclosed|at the end of a|Unterminated", "open"),
    ("Expected '='", "equals"),
    ("Invalid (value|date)", "value"),
    ("Unescaped|hex value|scalar", "escape"),
)
"""What the TOML reader says, by a word of it, and the word that our own sentence chooses by."""
_ID = re.compile(r"[\w.+-]{1,64}")


def one_line(text: str, most: int = 200) -> str:
    """A text from a file as it can stand in a sentence: signs that cannot be printed escaped, and cut off."""
    plain = text if text.isprintable() else text.encode("unicode_escape").decode("ascii")
    return plain if len(plain) <= most else plain[: most - 3] + "..."


class Faults:
    """The faults found so far in one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Fault] = []

    def add(self, code: str, tile: str = "", **args: str | int) -> None:
        """Note one fault; `args` are those that the code's sentence names."""
        shown = {name: one_line(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        self.found.append(Fault(code, self.file, one_line(tile), shown))


class Table:
    """One TOML table: keys are taken by type, and `close` names those that nobody took."""

    def __init__(self, data: dict[str, object], part: str, tile: str, faults: Faults) -> None:
        self.data, self.part, self.tile, self.faults = data, part, tile, faults
        self.taken: set[str] = set()

    def fault(self, code: str, **args: str | int) -> None:
        """Note a fault at this table's tile."""
        self.faults.add(code, self.tile, **args)

    def has(self, key: str) -> bool:
        """Whether the table holds the key."""
        return key in self.data

    def _take(self, key: str, kind: type, expected: str, required: bool) -> object:
        self.taken.add(key)
        if key not in self.data:
            if required:
                self.fault("missing-key", key=key, part=self.part)
            return None
        value = self.data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.fault("wrong-type", key=key, part=self.part, expected=expected)
            return None
        return value

    def text(self, key: str, default: str = "", required: bool = False) -> str:
        """The text under the key, or the default."""
        value = self._take(key, str, "text", required)
        return default if value is None else cast(str, value)

    def id(self, key: str, required: bool = True) -> str:
        """A usable id under the key, or the empty text where there is none."""
        value = self._take(key, str, "text", required)
        if value is None:
            return ""
        if not _ID.fullmatch(cast(str, value)):
            self.fault("bad-id", id=repr(value), part=self.part)
            return ""
        return cast(str, value)

    def flag(self, key: str, default: bool = False, required: bool = False) -> bool:
        """The truth value under the key, or the default."""
        value = self._take(key, bool, "flag", required)
        return default if value is None else cast(bool, value)

    def number(self, key: str, default: int = 0, least: int = 0, most: int = 10_000, required: bool = False) -> int:
        """The whole number under the key, within bounds, or the default."""
        value = self._take(key, int, "number", required)
        if value is None:
            return default
        number = cast(int, value)
        if number < least:
            self.fault("too-small", key=key, part=self.part, found=number, least=least)
            return default
        if number > most:
            self.fault("too-large", key=key, part=self.part, found=str(number)[:20], most=most)
            return default
        return number

    def texts(self, key: str, required: bool = False) -> list[str] | None:
        """The list of texts under the key; None where there is none."""
        value = self._take(key, list, "texts", required)
        if value is None:
            return None
        items = cast(list[object], value)
        if not all(isinstance(item, str) for item in items):
            self.fault("wrong-type", key=key, part=self.part, expected="texts")
            return None
        return cast(list[str], items)

    def pair(self, key: str) -> tuple[int, int] | None:
        """The two whole numbers under the key; None where they are not there."""
        value = self._take(key, list, "pair", True)
        return None if value is None else self._as_pair(key, value)

    def pairs(self, key: str) -> list[tuple[int, int]]:
        """The list of pairs of whole numbers under the key; without those that are none."""
        value = self._take(key, list, "pairs", True)
        pairs = [self._as_pair(key, item) for item in cast(list[object], value or [])]
        return [pair for pair in pairs if pair is not None]

    def _as_pair(self, key: str, value: object) -> tuple[int, int] | None:
        items = cast(list[object], value) if isinstance(value, list) else []
        if len(items) == 2 and all(type(item) is int and abs(item) <= 10_000 for item in items):
            return cast(int, items[0]), cast(int, items[1])
        self.fault("wrong-type", key=key, part=self.part, expected="pair")
        return None

    def tables(self, key: str, required: bool = False) -> list[dict[str, object]]:
        """The list of tables under the key; empty where there is none."""
        value = self._take(key, list, "tables", required)
        items = cast(list[object], value or [])
        if not all(isinstance(item, dict) for item in items):
            self.fault("wrong-type", key=key, part=self.part, expected="tables")
            return []
        return cast(list[dict[str, object]], items)

    def ignore(self, *keys: str) -> None:
        """Keys that are known but carry nothing that is needed here."""
        self.taken.update(keys)

    def close(self, known: Iterable[str] = ()) -> None:
        """Note every key that was not taken; `known` keys of other kinds of area were named before."""
        for key in self.data:
            if key not in self.taken and key not in known:
                self.fault("unknown-key", key=key, part=self.part)


def read_bytes(path: str | Path) -> bytes:
    """The bytes of a file; TileSetError when it cannot be read."""
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:
        faults = Faults(str(path))
        reason = error.strerror if isinstance(error, OSError) else None
        faults.add("file-unreadable", reason=reason or "?")
        raise TileSetError(faults.found) from error


def digest_of(path: str | Path) -> str:
    """The SHA-256 (hex) of a file's bytes; TileSetError when it cannot be read."""
    return sha256(read_bytes(path)).hexdigest()


def load(path: str | Path) -> tuple[dict[str, object], str]:
    """The TOML document in a file and the SHA-256 (hex) of its bytes; TileSetError when it cannot be read."""
    faults = Faults(str(path))
    content = read_bytes(path)
    text = ""
    try:
        text = content.decode("utf-8-sig")
        document: dict[str, object] = tomllib.loads(text)
    except UnicodeDecodeError as error:
        faults.add("not-utf8", position=str(error.start))
    except (ValueError, RecursionError) as error:
        faults.add("not-toml", **_why_not_toml(text, error))
    else:
        return document, sha256(content).hexdigest()
    raise TileSetError(faults.found)


def _why_not_toml(text: str, error: ValueError | RecursionError) -> dict[str, str]:
    """Line, column and kind of what makes a text no TOML; the reader tells it in English sentences of its own."""
    if isinstance(error, RecursionError):
        return _at(text, _too_deep_at(text), "deep")
    if not isinstance(error, tomllib.TOMLDecodeError):
        # Python refuses to read a whole number of thousands of digits.
        digits = _ENDLESS.search(text)
        return _at(text, digits.start() if digits else 0, "number")
    said = str(error)
    reason = next((reason for words, reason in _REASONS if re.search(words, said)), "character")
    place = re.search(r"\(at line (\d+), column (\d+)\)$", said)
    if place is None:
        return _at(text, len(text), reason)
    return {"reason": reason, "line": place[1], "column": place[2]}


def _at(text: str, position: int, reason: str) -> dict[str, str]:
    before = text[:position]
    return {"reason": reason, "line": str(before.count("\n") + 1), "column": str(position - before.rfind("\n"))}


def _too_deep_at(text: str) -> int:
    depth = 0
    for position, character in enumerate(text):
        depth += (character in "[{") - (character in "]}")
        if depth == DEEPEST:
            return position
    return 0


def stem(path: str | Path) -> str:
    """The id that a file's name gives: without `.toml`, `.tiles.toml` or `.board.toml`."""
    name = Path(path).name.removesuffix(".toml")
    return name.removesuffix(".tiles").removesuffix(".board")


def head(table: Table) -> str:
    """Check the format number and give the id, from the file's name where the file has none."""
    found = table.number("format", default=FORMAT, required=True)
    if found != FORMAT:
        table.fault("wrong-format", found=found, expected=FORMAT)
    return table.id("id", required=False) or stem(table.faults.file)
