"""Why a player chose what it chose: what each part of its evaluation gains by it, and what decides against a rival."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tilewright.game.castle import CastlePlay
from tilewright.game.table import AnyPlay
from tilewright.players.choosing import Reason
from tilewright.players.compiled import castle_value, classic_value
from tilewright.players.compiled.castle_thinking import score_by_default
from tilewright.players.compiled.castle_value import CastleWeights, castle_weights
from tilewright.players.compiled.classic_thinking import recall
from tilewright.players.compiled.classic_value import ClassicWeights, classic_weights
from tilewright.players.compiled.survey import forget, survey
from tilewright.players.compiled.thinking import POINT, Thoughts
from tilewright.players.compiled.weights import Weights
from tilewright.players.evaluations import DEFAULTS, Evaluation
from tilewright.rules import castle, classic, records
from tilewright.rules.castle import CastleState, CastleTables, final
from tilewright.rules.castle.final import keep_size
from tilewright.rules.classic import ClassicState, ClassicTables
from tilewright.rules.classic.scoring import majority, occupied_features
from tilewright.rules.classic.state import Area
from tilewright.rules.events import EventBuffer
from tilewright.rules.kernels import interpreted_scratch
from tilewright.rules.phases import Phase
from tilewright.rules.records import Ints

CASTLE_FEATURES = ("paths", "towers", "houses", "courts")
CLASSIC_FEATURES = ("cities", "roads", "monasteries", "fields")
CASTLE_ZEROS: Mapping[str, tuple[str, ...]] = {
    "followers": ("supply", "back"),
    "corners": ("corner",),
    "wall-tiles": ("wall",),
    "turn": ("turn",),
}
CLASSIC_ZEROS: Mapping[str, tuple[str, ...]] = {"followers": ("supply", "back", "abbot")}
PARTS = tuple(
    dict.fromkeys(("points", "keep", "joins", *CASTLE_FEATURES, *CLASSIC_FEATURES, *CASTLE_ZEROS, *CLASSIC_ZEROS))
)
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
    changed, me = evaluation(play.game), int(play.st.seat)
    out, quiet, mind = interpreted_scratch(), records.new(EventBuffer), records.new(Thoughts)
    if isinstance(play, CastlePlay):
        st = records.copy(play.st)
        weights = castle_weights(changed=changed)
        if line is not None:
            castle_value.hide(st, play.tb)
            castle.step(st, play.tb, quiet, line.code, out)
            if st.phase == Phase.FOLLOWER:
                castle.step(st, play.tb, quiet, line.followed, out)
            score_by_default(st, play.tb, quiet, weights, out)
        return _castle_parts(st, play.tb, mind, weights, changed, me, out)
    later = records.copy(play.st)
    if line is not None:
        classic.step(later, play.tb, quiet, line.code, out)
        if later.phase == Phase.FOLLOWER:
            classic.step(later, play.tb, quiet, line.followed, out)
    return _classic_parts(later, play.tb, mind, classic_weights(changed=changed), changed, me, out)


def _castle_parts(
    st: CastleState, tb: CastleTables, mind: Thoughts, w: CastleWeights, changed: Weights, me: int, out: Ints
) -> Parts:
    forget(mind)
    castle_value.survey_castle(st, tb, mind, w, out)
    parts = {"points": float((st.score[me] - st.score[1 - me]) * POINT)}
    parts["keep"] = castle_value.keep_stake(st, mind, w, keep_size(st, me) - keep_size(st, 1 - me))
    parts["joins"] = castle_value.joined_worth(st, mind, w, me)
    for i in range(final.occupied_features(st, out)):
        name = CASTLE_FEATURES[st.node_kind[out[i]]]
        worth = castle_value.claim(st, mind, w, out[i], st.followers[out[i]], me)
        parts[name] = parts.get(name, 0) + worth
    whole = castle_value.worth(st, tb, mind, w, me, out)
    for part, names in CASTLE_ZEROS.items():
        bare = castle_weights(changed={**changed, **_zeros("castle", names)})
        parts[part] = whole - castle_value.worth(st, tb, mind, bare, me, out)
    return parts


def _classic_parts(
    st: ClassicState, tb: ClassicTables, mind: Thoughts, w: ClassicWeights, changed: Weights, me: int, out: Ints
) -> Parts:
    recall(st, mind, -1)
    survey(st, tb, mind, w, Area.CITY)
    classic_value.survey_fields(st, tb, mind, w)
    others = st.seats - 1
    mean = sum(st.score[seat] for seat in range(st.seats) if seat != me) / others
    parts = {"points": (st.score[me] - mean) * POINT}
    parts["joins"] = classic_value.joined_worth(st, tb, mind, w, me) / others
    for i in range(occupied_features(st, out)):
        name = CLASSIC_FEATURES[st.node_kind[out[i]]]
        share = classic_value.share_of(st, majority(st, st.followers[out[i]]), me)
        worth = classic_value.feature_worth(st, tb, mind, w, out[i]) * share / others
        parts[name] = parts.get(name, 0) + worth
    whole = classic_value.worth(st, tb, mind, w, me, out)
    for part, names in CLASSIC_ZEROS.items():
        bare = classic_weights(changed={**changed, **_zeros("classic", names)})
        parts[part] = whole - classic_value.worth(st, tb, mind, bare, me, out)
    return parts


def _zeros(game: str, names: tuple[str, ...]) -> dict[str, int | tuple[int, ...]]:
    zeros: dict[str, int | tuple[int, ...]] = {}
    for name in names:
        usual = DEFAULTS[game][name]
        zeros[name] = 0 if isinstance(usual, int) else (0,) * len(usual)
    return zeros


def _gains(before: Parts, after: Parts) -> tuple[Reason, ...]:
    parts = dict.fromkeys((*before, *after))
    gains = [Reason(f"reason-{part}", (after.get(part, 0) - before.get(part, 0)) / POINT) for part in parts]
    return tuple(sorted((gain for gain in gains if abs(gain.points) >= LEAST), key=lambda gain: -abs(gain.points)))
