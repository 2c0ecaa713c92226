"""Why greedy chose what it chose: what each part of the evaluation gained by it."""

from __future__ import annotations

from collections.abc import Mapping

from tilewright.players.choosing import Reason
from tilewright.players.compiled import castle_value, classic_value
from tilewright.players.compiled.castle_thinking import score_by_default
from tilewright.players.compiled.classic_thinking import recall
from tilewright.players.compiled.survey import forget, survey
from tilewright.players.compiled.thinking import POINT, Thoughts
from tilewright.rules import castle, classic, records
from tilewright.rules.castle import CastleState, CastleTables
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch
from tilewright.rules.phases import Phase
from tilewright.rules.records import Ints

CASTLE_PARTS: Mapping[str, tuple[str, ...]] = {
    "followers": ("supply", "back"),
    "corners": ("corner",),
    "wall-tiles": ("wall",),
    "keep": ("keep_points",),
    "turn": ("turn",),
}
CLASSIC_PARTS: Mapping[str, tuple[str, ...]] = {"followers": ("supply", "back", "abbot")}
LEAST = 0.05
"""Points below which a part is not worth naming."""


def castle_reasons(st: CastleState, tb: CastleTables, code: int, followed: int) -> tuple[Reason, ...]:
    """What the parts of the evaluation gain by an action and the best follower after it, most first."""
    me, quiet, mind, out = st.seat, records.new(EventBuffer), records.new(Thoughts), interpreted_scratch()
    weights = castle_value.castle_weights()
    before = _castle_parts(st, tb, mind, me, out)
    later = records.copy(st)
    castle_value.hide(later, tb)
    castle.step(later, tb, quiet, code, out)
    if later.phase == Phase.FOLLOWER:
        castle.step(later, tb, quiet, followed, out)
    score_by_default(later, tb, quiet, weights, out)
    after = _castle_parts(later, tb, mind, me, out)
    if st.phase != Phase.EXTRA:
        after["turn"] = before["turn"]
    return _gains(before, after)


def classic_reasons(st: ClassicState, tb: ClassicTables, code: int, followed: int) -> tuple[Reason, ...]:
    """What the parts of the evaluation gain by an action and the best follower after it, most first."""
    me, quiet, mind, out = st.seat, records.new(EventBuffer), records.new(Thoughts), interpreted_scratch()
    before = _classic_parts(st, tb, mind, me, out)
    later = records.copy(st)
    if later.phase == Phase.RESERVE:
        return ()
    classic.step(later, tb, quiet, code, out)
    if later.phase == Phase.FOLLOWER:
        classic.step(later, tb, quiet, followed, out)
    return _gains(before, _classic_parts(later, tb, mind, me, out))


def _castle_parts(st: CastleState, tb: CastleTables, mind: Thoughts, me: int, out: Ints) -> dict[str, int]:
    weights = castle_value.castle_weights()
    forget(mind)
    survey(st, tb, mind, weights)
    whole = castle_value.worth(st, tb, mind, weights, me, out)
    parts = {"points": (st.score[me] - st.score[1 - me]) * POINT}
    for part, names in CASTLE_PARTS.items():
        bare = castle_value.castle_weights(changed=_zeros(castle_value.DEFAULTS, names))
        parts[part] = whole - castle_value.worth(st, tb, mind, bare, me, out)
    return parts | {"features": whole - sum(parts.values())}


def _classic_parts(st: ClassicState, tb: ClassicTables, mind: Thoughts, me: int, out: Ints) -> dict[str, int]:
    weights = classic_value.classic_weights()
    recall(st, mind, -1)
    survey(st, tb, mind, weights)
    classic_value.survey_fields(st, tb, mind, weights)
    whole = classic_value.worth(st, tb, mind, weights, me, out)
    others = sum(st.score[seat] for seat in range(st.seats) if seat != me)
    parts = {"points": st.score[me] * POINT - others * POINT // (st.seats - 1)}
    for part, names in CLASSIC_PARTS.items():
        bare = classic_value.classic_weights(changed=_zeros(classic_value.DEFAULTS, names))
        parts[part] = whole - classic_value.worth(st, tb, mind, bare, me, out)
    return parts | {"features": whole - sum(parts.values())}


def _zeros(defaults: Mapping[str, int | tuple[int, ...]], names: tuple[str, ...]) -> dict[str, int | tuple[int, ...]]:
    zeros: dict[str, int | tuple[int, ...]] = {}
    for name in names:
        usual = defaults[name]
        zeros[name] = 0 if isinstance(usual, int) else (0,) * len(usual)
    return zeros


def _gains(before: Mapping[str, int], after: Mapping[str, int]) -> tuple[Reason, ...]:
    gains = [Reason(f"reason-{part}", (after[part] - before[part]) / POINT) for part in before]
    return tuple(sorted((gain for gain in gains if abs(gain.points) >= LEAST), key=lambda gain: -abs(gain.points)))
