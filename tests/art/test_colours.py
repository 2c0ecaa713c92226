"""Colours that everybody tells apart: the seats, their halo, the grounds; by the published formulas."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import combinations
from pathlib import Path

import pytest
from coloraide import Color

from tilewright import art
from tilewright.art.tokens import GROUNDS, colour

VISIONS = ("", "protan", "deutan", "tritan")
BODIES = [body for body, _ in art.SEATS]
vision = pytest.mark.parametrize("vision", VISIONS, ids=["all", *VISIONS[1:]])


@lru_cache(maxsize=4096)
def seen(shown: str, vision: str) -> Color:
    """A colour as it looks to somebody (Machado 2009, severity 1)."""
    found = Color(shown)
    if vision:
        found = found.filter(vision, amount=1, method="machado", space="srgb-linear").convert("srgb").clip()
    return found


def apart(one: str, other: str, vision: str) -> float:
    """CIEDE2000 between two colours as they look to somebody."""
    return seen(one, vision).delta_e(seen(other, vision), method="2000")


@pytest.mark.parametrize(
    ("one", "other", "far"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((90.8027, -2.0831, 1.441), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_is_that_of_the_published_pairs(one: object, other: object, far: float) -> None:
    # Sharma, Wu, Dalal 2005, table 1.
    found = Color("lab-d65", one).delta_e(Color("lab-d65", other), method="2000")
    assert found == pytest.approx(far, abs=1e-4)


@pytest.mark.parametrize(
    ("vision", "red"),
    [
        ("protan", (0.152286, 0.114503, -0.003882)),
        ("deutan", (0.367322, 0.280085, -0.011820)),
        ("tritan", (1.255528, -0.078411, 0.004733)),
    ],
)
def test_the_simulation_is_that_of_the_paper(vision: str, red: tuple[float, float, float]) -> None:
    # Machado, Oliveira, Fernandes 2009, severity 1: what becomes of pure red, first column of the matrix.
    found = Color("srgb-linear", (1, 0, 0)).filter(vision, amount=1, method="machado", space="srgb-linear")
    assert found.convert("srgb-linear").coords() == pytest.approx(red, abs=1e-5)


@vision
def test_any_two_seats_are_told_apart(vision: str) -> None:
    for one, other in combinations(BODIES, 2):
        assert apart(one, other, vision) >= 12, (one, other)


@vision
def test_every_body_stands_out_from_its_halo(vision: str) -> None:
    for body in BODIES:
        assert apart(body, art.HALO, vision) >= 20, body


@pytest.mark.parametrize("theme", art.THEMES)
@vision
def test_the_halo_stands_out_from_every_ground(vision: str, theme: str) -> None:
    for feature, tokens in GROUNDS.items():
        for token in tokens:
            # Black edges of high contrast and lines of the schematic one are no ground.
            if theme in ("contrast", "schematic") and token in ("kerb", "verge", "leaf_lo"):
                continue
            assert apart(art.HALO, colour(token, theme), vision) >= 12, (feature, token)


def test_every_feature_that_takes_a_follower_has_its_grounds() -> None:
    assert set(GROUNDS) == {"path", "tower", "house", "court", "city", "road", "monastery", "field", "garden"}


def test_every_seat_has_an_emblem_of_its_own() -> None:
    assert len({emblem for _, emblem in art.SEATS}) == len(art.SEATS) == 6


def test_the_browser_shows_the_seats_in_the_same_colours() -> None:
    styles = Path(__file__).parents[2] / "web/src/styles/tokens.css"
    assert re.findall(r"--seat-\d: (#\w+);", styles.read_text("utf-8")) == BODIES
