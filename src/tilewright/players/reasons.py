"""Why a player chose what it chose: what each part of its evaluation gains by it, and what decides against a rival."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tilewright.game.castle import CastlePlay
from tilewright.game.table import AnyPlay
from tilewright.players.choosing import Reason
from tilewright.players.compiled import castle_playing, classic_playing
from tilewright.players.compiled.castle_parts import Part as CastlePart
from tilewright.players.compiled.castle_thinking import score_by_default
from tilewright.players.compiled.castle_value import castle_weights, hide
from tilewright.players.compiled.classic_parts import Part as ClassicPart
from tilewright.players.compiled.classic_value import classic_weights
from tilewright.players.compiled.thinking import POINT, Thoughts
from tilewright.players.evaluations import Evaluation
from tilewright.rules import castle, classic, records
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch
from tilewright.rules.phases import Phase

CASTLE_PARTS: Mapping[str, tuple[CastlePart, ...]] = {
    "points": (CastlePart.POINTS,),
    "keep": (CastlePart.KEEP,),
    "joins": (CastlePart.JOINS,),
    "paths": (CastlePart.PATHS,),
    "towers": (CastlePart.TOWERS,),
    "houses": (CastlePart.HOUSES,),
    "courts": (CastlePart.COURTS,),
    "followers": (CastlePart.SUPPLY, CastlePart.BACK),
    "corners": (CastlePart.CORNERS,),
    "wall-tiles": (CastlePart.WALL_TILES,),
    "turn": (CastlePart.TURN,),
}
CLASSIC_PARTS: Mapping[str, tuple[ClassicPart, ...]] = {
    "points": (ClassicPart.POINTS,),
    "joins": (ClassicPart.JOINS,),
    "cities": (ClassicPart.CITIES,),
    "roads": (ClassicPart.ROADS,),
    "monasteries": (ClassicPart.MONASTERIES,),
    "fields": (ClassicPart.FIELDS,),
    "followers": (ClassicPart.SUPPLY, ClassicPart.BACK, ClassicPart.ABBOT),
}
PARTS = tuple(dict.fromkeys((*CASTLE_PARTS, *CLASSIC_PARTS)))
"""Every part of an evaluation; that of a reason is the code `reason-<part>`."""
LEAST = 0.05
"""Points below which a part is not worth naming."""
DECIDING = 3
"""Parts that are named of those that decide between two choices."""

Parts = dict[str, float]
Why = tuple[tuple[Reason, ...], tuple[Reason, ...]]
"""What the parts of the evaluation gain, and the few by which a choice differs most from its best rival."""


@dataclass(frozen=True)
class Line:
    """An action's code, and the code of the follower decision after it."""

    code: int
    followed: int = 0


def reasons(play: AnyPlay, evaluation: Evaluation, line: Line, rival: Line | None = None) -> Why:
    """What the parts of an evaluation gain by a line, most first, and what decides against a rival, most first."""
    if play.st.phase == Phase.RESERVE:
        return (), ()
    before, after = _parts(play, evaluation, None), _parts(play, evaluation, line)
    if play.st.phase != Phase.EXTRA and "turn" in before:
        after["turn"] = before["turn"]
    beside = after if rival is None else _parts(play, evaluation, rival)
    if "turn" in after:
        beside["turn"] = after["turn"]
    return _gains(before, after), _gains(beside, after)[:DECIDING]


def _parts(play: AnyPlay, evaluation: Evaluation, line: Line | None) -> Parts:
    changed, me = evaluation(play.game, int(play.st.seats)), int(play.st.seat)
    out, quiet, mind = interpreted_scratch(), records.new(EventBuffer), records.new(Thoughts)
    if isinstance(play, CastlePlay):
        st = records.copy(play.st)
        weights = castle_weights(changed=changed)
        if line is not None:
            hide(st, play.tb)
            castle.step(st, play.tb, quiet, line.code, out)
            if st.phase == Phase.FOLLOWER:
                castle.step(st, play.tb, quiet, line.followed, out)
            score_by_default(st, play.tb, quiet, weights, out)
        castle_playing.noted(st, play.tb, mind, weights, me, out)
        return {name: float(sum(mind.parts[part] for part in parts)) for name, parts in CASTLE_PARTS.items()}
    later = records.copy(play.st)
    if line is not None:
        classic.step(later, play.tb, quiet, line.code, out)
        if later.phase == Phase.FOLLOWER:
            classic.step(later, play.tb, quiet, line.followed, out)
    classic_playing.noted(later, play.tb, mind, classic_weights(changed=changed), me, out)
    return {name: float(sum(mind.parts[part] for part in parts)) for name, parts in CLASSIC_PARTS.items()}


def _gains(before: Parts, after: Parts) -> tuple[Reason, ...]:
    parts = dict.fromkeys((*before, *after))
    gains = [Reason(f"reason-{part}", (after.get(part, 0) - before.get(part, 0)) / POINT) for part in parts]
    return tuple(sorted((gain for gain in gains if abs(gain.points) >= LEAST), key=lambda gain: -abs(gain.points)))
