"""Why an action is not allowed: one closed table of codes, each with the rule it rests on in either game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from tilewright.game.errors import DataError, Detail, spelled
from tilewright.game.options import GameName

RULES: Mapping[str, tuple[str | None, str | None]] = MappingProxyType(
    {
        "game-over": ("E1", "E1"),
        "wrong-phase": ("T1", "T1"),
        "unknown-tile": ("P3", "K1"),
        "wrong-tile": ("T1", "T1"),
        "bad-rotation": ("T2", "K3"),
        "outside-the-wall": ("T2", None),
        "cell-occupied": ("T2", "T2"),
        "touches-nothing": ("T2", None),
        "touches-no-tile": (None, "T2"),
        "too-far": (None, "K4"),
        "path-not-continued": ("T3", None),
        "path-blocked": ("T3", None),
        "start-space-path": ("T3", None),
        "start-space-no-path": ("T3", None),
        "edges-differ": (None, "T2"),
        "beyond-boundary": (None, "V5"),
        "area-unknown": ("T6", "T4"),
        "supply-empty": ("T6", "T4"),
        "feature-occupied": ("T7", "T4"),
        "no-farmers": (None, "V2"),
        "garden-for-abbots": (None, "V9.2"),
        "river-not-claimed": (None, "V1"),
        "river-first": (None, "V1"),
        "river-not-continued": (None, "V1"),
        "river-ended": (None, "V1"),
        "river-blocked": (None, "V1"),
        "river-open": (None, "V1"),
        "river-u-turn": (None, "V10"),
        "no-abbots": ("T6", "V9"),
        "abbot-elsewhere": (None, "V9.2"),
        "abbot-not-in-supply": (None, "V9.2"),
        "abbot-not-placed": (None, "V9.3"),
        "abbot-completed": (None, "V9.4"),
        "no-draft": ("T1", "V6"),
        "not-in-hand": (None, "V3"),
        "not-shown": (None, "V6"),
        "drew-count": (None, "V3"),
        "shown-count": (None, "V6"),
        "no-redraws": ("T1", "V4"),
        "redraw-river": (None, "V11.4"),
        "redrawn-already": (None, "V4"),
        "redraws-spent": (None, "V4"),
        "redraw-stack-empty": (None, "V4"),
        "feature-unknown": ("S3", None),
        "not-pending": ("S3", None),
        "own-first": ("S3", None),
        "order-fixed": ("S3", None),
        "other-name": ("S3", None),
        "cannot-double-kind": ("W4", None),
        "double-not-yours": ("W2", None),
        "no-usable-wall-tile": ("W4", None),
        "wall-tile-fresh": ("W2", None),
        "no-extra-turn": ("W3", None),
        "stack-empty": ("W3", None),
        "scoring-not-chosen": (None, "T5"),
        "no-extra-turns": (None, "T6"),
        "deal-not-due": ("T1", "T1"),
        "undo-nothing": ("T1", "T7"),
        "undo-revealed": ("P4", "T1"),
        # what a record may not claim
        "not-your-turn": ("T1", "T6"),
        "tile-used-up": ("P3", "K1"),
        "discard-fits": ("T5", "T3"),
        "must-discard": ("T5", "T3"),
        "scored-missing": ("S3", None),
        "scored-extra": ("S3", None),
        "scored-order": ("S3", None),
        "scored-needed": ("S3", None),
        "wall-tile-missing": ("W1", None),
    }
)
"""Code: (rule in The Castle, rule in Classic); None where it cannot happen."""

_COLUMN: Mapping[GameName, int] = {"castle": 0, "classic": 1}


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed: a stable code, the rule with its game, the facts of its sentence."""

    code: str
    rule: str
    args: dict[str, Detail] = {}

    def sentence(self, lang: str = "en") -> str:
        """Return the reason as one sentence in a language."""
        from tilewright.locale import Texts

        return Texts(lang).text(f"refusal-{self.code}", **spelled(self.args))


class RefusedError(Exception):
    """An action that was refused; `refusal` says why, and nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal

    def __str__(self) -> str:
        """Return the sentence in English."""
        return self.refusal.sentence()


class EntryRefusedError(DataError):
    """A record whose entry number `move`, from 1, cannot be played; `refusal` says why."""

    def __init__(self, move: int, refusal: Refusal) -> None:
        super().__init__("record-differs", move=move, what=refusal.sentence())
        self.refusal = refusal

    def sentence(self, lang: str = "en") -> str:
        """Return the reason as one sentence in a language."""
        return self._told(lang, {**self.details, "what": self.refusal.sentence(lang)})


def refusal(game: GameName, code: str, **args: Detail) -> Refusal:
    """Return the refusal with this code in that game."""
    rule = RULES[code][_COLUMN[game]]
    if rule is None:
        raise KeyError(f"{code} cannot happen in {game}")
    return Refusal(code, f"{game}.{rule}", args)
