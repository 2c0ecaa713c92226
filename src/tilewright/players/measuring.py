"""What many games show together: the figures by which a set of The Castle is calibrated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, pstdev, quantiles

from tilewright.players.arena import Match
from tilewright.players.compiled.tally import SIZES, Outcome

CASTLE_SOURCES = ("path", "tower", "house", "court", "keep", "wall")
CLASSIC_SOURCES = ("city", "road", "monastery", "field")


def castle_figures(match: Match) -> dict[str, float]:
    """Means a game of a match of The Castle between equals, shares in per cent, by name; seats are as seated."""
    games = match.outcomes
    figures = _scores(games) | _shares(games, CASTLE_SOURCES)
    means: dict[str, Callable[[Outcome], int]] = {
        "wall_tiles_taken": lambda o: o.wall_taken,
        "extra_turns": lambda o: o.extra_turns,
        "doubled": lambda o: o.doubled,
        "unplaceable": lambda o: o.tiles_out,
        "empty_area": lambda o: o.empty_area,
        "larger_keep": lambda o: o.keeps,
        "merchants": lambda o: o.held_at_end,
        "markets_paid": lambda o: o.marks_paid,
    }
    figures |= {name: _mean(games, read) for name, read in means.items()}
    figures["keep_tied_percent"] = 100 * _mean(games, lambda o: o.keep_tied)
    figures["most_unplaceable"] = float(max(o.tiles_out for o in games))
    for kind, name in enumerate(CASTLE_SOURCES[:3]):
        figures |= _features(games, kind, name)
    return figures


def classic_figures(match: Match) -> dict[str, float]:
    """Means a game of a match of Classic between equals, shares in per cent, by name; seats are as seated."""
    return _scores(match.outcomes) | _shares(match.outcomes, CLASSIC_SOURCES)


def _mean(games: Sequence[Outcome], read: Callable[[Outcome], int]) -> float:
    return fmean(read(outcome) for outcome in games)


def _scores(games: Sequence[Outcome]) -> dict[str, float]:
    first = [o.score[0] for o in games]
    second = [o.score[1] for o in games]
    both = first + second
    leads = [a - b for a, b in zip(first, second, strict=True)]
    twentieths = quantiles(both, n=20)
    return {
        "games": float(len(games)),
        "mean": fmean(both),
        "mean_first": fmean(first),
        "mean_second": fmean(second),
        "sd_first": pstdev(first),
        "sd_second": pstdev(second),
        "mean_winner": fmean(map(max, first, second)),
        "mean_loser": fmean(map(min, first, second)),
        "percentile_5": twentieths[0],
        "percentile_95": twentieths[-1],
        "first_advantage": fmean(leads),
        "first_advantage_error": pstdev(leads) / len(leads) ** 0.5,
        "first_wins_percent": 100 * fmean(lead > 0 for lead in leads),
        "second_wins_percent": 100 * fmean(lead < 0 for lead in leads),
    }


def _shares(games: Sequence[Outcome], sources: Sequence[str]) -> dict[str, float]:
    points = [sum(o.points[i] for o in games) for i in range(len(sources))]
    total = sum(points)
    return {f"share_{name}": 100 * points[i] / total for i, name in enumerate(sources)}


def _features(games: Sequence[Outcome], kind: int, name: str) -> dict[str, float]:
    """Completed features of a kind: how many a game, how large, how many of those held have which size."""
    completed = sum(o.completed[kind] for o in games)
    sizes = [sum(o.claimed[kind * SIZES + size] for o in games) for size in range(SIZES)]
    held = sum(sizes)
    figures = {
        f"{name}_completed": completed / len(games),
        f"{name}_size": sum(o.completed_tiles[kind] for o in games) / max(completed, 1),
        f"{name}_scored": _mean(games, lambda o: o.scored[kind]),
        f"{name}_tied": _mean(games, lambda o: o.tied[kind]),
        f"{name}_contested_percent": 100 * sum(o.contested[kind] for o in games) / max(held, 1),
    }
    for size in range(1, 6):
        figures[f"{name}_of_{size}_percent"] = 100 * sizes[size] / max(held, 1)
    figures[f"{name}_of_6_up_percent"] = 100 * sum(sizes[6:]) / max(held, 1)
    return figures
