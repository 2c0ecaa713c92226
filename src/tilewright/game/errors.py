"""Bad input: a stable code and the facts that its sentence tells; whoever raises it has changed nothing."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

Detail = str | int

ENDLESS = 10**15

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        # options
        "option-form": ("text",),
        "option-unknown": ("name", "game", "known"),
        "option-foreign": ("name", "game"),
        "option-value": ("name", "value", "allowed"),
        "option-excluded": ("name", "other", "rule"),
        "option-seats": ("name", "seats", "found", "rule"),
        "preset-unknown": ("name", "known"),
        "preset-foreign": ("name", "game"),
        # setup
        "game-unknown": ("game",),
        "seed": ("value",),
        "player-count": ("game", "found", "least", "most"),
        "player-name": ("number", "most"),
        "player-name-twice": ("name", "number", "other"),
        "set-unknown": ("part", "name"),
        "set-other": ("part", "name", "found"),
        "set-digest": ("part", "name"),
        "set-game": ("name", "game"),
        "set-without-river": ("name",),
        "set-too-large": ("what", "found", "limit"),
        # any JSON of ours
        "not-utf8": ("byte",),
        "not-json": ("byte",),
        "cut-short": (),
        "too-deep": (),
        "number-too-large": (),
        "half-character": ("byte",),
        "key-twice": ("key",),
        "wrong-format": ("expected",),
        "other-format": ("expected", "found"),
        "wrong-version": ("found", "expected"),
        "unknown-key": ("path",),
        "foreign-key": ("path", "game"),
        "missing-key": ("path",),
        "needless-key": ("path", "beside"),
        "wrong-type": ("path", "expected", "found"),
        "out-of-range": ("path", "found", "limits"),
        "wrong-length": ("path", "found", "expected"),
        "wrong-value": ("path", "value", "allowed"),
        "no-such-seat": ("path", "seat", "seats"),
        "wall-tile-thrice": ("path", "number"),
        # what a record says, but the game does not
        "tile-unknown": ("path", "tile"),
        "tile-too-often": ("path", "tile", "count"),
        "tower-unknown": ("path", "number"),
        "status-finished": ("left",),
        "status-open": (),
        "seed-commitment": (),
        "seed-differs": ("path", "found", "expected"),
        "drawn-when-over": (),
        "drawn-fits-nowhere": ("tile",),
        "record-differs": ("move", "what"),
        "record-claims": ("move", "what", "found", "expected"),
        "record-claims-end": ("what", "found", "expected"),
        "not-resumable": ("status",),
        # what a position says, but cannot be
        "start-tile": ("tile",),
        "river-first": ("path", "tile"),
        "tower-twice": ("path", "number"),
        "cell-unknown": ("path", "x", "y"),
        "cell-twice": ("path", "x", "y"),
        "area-unknown": ("path", "tile", "area"),
        "follower-twice": ("path", "x", "y", "area"),
        "follower-home": ("path", "x", "y", "area"),
        "follower-misplaced": ("path", "area"),
        "followers-too-many": ("seat", "most"),
        "wall-count": ("found", "expected"),
        "phase-differs": ("phase",),
        "no-record": (),
        # saved games of another program
        "jcz-form": ("path",),
        "jcz-unknown": ("path", "value"),
        # the text notation
        "notation": ("line", "text"),
        # files
        "file-missing": ("file",),
        "file-exists": ("file",),
        "folder": ("file",),
        "not-a-file": ("file",),
        "not-readable": ("file", "why"),
        "not-writable": ("file", "why"),
        "empty": ("file",),
        "gzip-damaged": ("file",),
        "gzip-cut-short": ("file",),
        "too-large": ("file", "limit"),
        "out-of-memory": ("file",),
        "too-many-moves": ("found", "limit"),
    }
)
"""Every code with the names of its details; the sentence is the text `error-<code>`."""


def spelled(details: Mapping[str, Detail]) -> dict[str, Detail]:
    """Return details as a sentence takes them: endless numbers as digits, which texts cannot round."""
    return {name: str(x) if isinstance(x, int) and abs(x) >= ENDLESS else x for name, x in details.items()}


class InputError(ValueError):
    """Input that is refused: `code` is one of CODES, `details` fill its sentence."""

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        """Return the sentence in English."""
        return self.sentence()

    def sentence(self, lang: str = "en") -> str:
        """Return what is wrong and what would be right as one sentence in a language."""
        return self._told(lang, self.details)

    def _told(self, lang: str, details: Mapping[str, Detail]) -> str:
        """Return the sentence of the error's code, filled with these details."""
        from tilewright.locale import Texts

        return Texts(lang).text(f"error-{self.code}", **spelled(details))


class OptionError(InputError):
    """An option that no game has, that this game does not have, or a value that it cannot take."""


class DataError(InputError):
    """A record or position that breaks its format, or that no game can have led to."""


class SetupError(InputError):
    """A game that cannot be set up so: players, seed or set."""
