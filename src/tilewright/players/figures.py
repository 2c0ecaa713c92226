"""What the results of a match say and how surely: intervals of 95 in a hundred, and Elo."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log10, sqrt
from statistics import NormalDist, fmean, stdev

SURE = 0.95
Z = NormalDist().inv_cdf((1 + SURE) / 2)
FEW = (12.7062047, 4.3026527)
"""Student's t for one and for two degrees of freedom, where the series below is too coarse."""

Interval = tuple[float, float]


def wilson(share: float, games: int) -> Interval:
    """Wilson's interval of a share that was seen in so many games."""
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(share: float) -> float:
    """The difference in Elo at which such a share of the points is expected; infinite for all and for none."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else 400 * log10(share / (1 - share))


def student(freedom: int) -> float:
    """Student's t for the interval, by the series of Fisher and Cornish."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z, n = Z, float(freedom)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / n ** (i + 1) for i, term in enumerate(terms))


def mean_interval(values: Sequence[float]) -> Interval | None:
    """The interval of a mean of independent values, None where one value says nothing of their spread."""
    if len(values) < 2:
        return None
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return fmean(values) - half, fmean(values) + half
