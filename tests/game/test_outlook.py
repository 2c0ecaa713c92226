"""What a choice is said to bring is what it brings: the outlook against games played on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import tilewright as tw
from tilewright.game import Game, Place, PlaceFollower
from tilewright.game.events import FinalScored, Scored, Spot, Tied, WallTileTaken
from tilewright.game.outlook import Outlook

GAMES = ("castle", "classic")


def moments(name: str, seeds: range) -> Iterator[Game]:
    """Games in play at every decision of a random course."""
    for seed in seeds:
        game, rng = tw.new(name, ["Ann", "Bo"], seed), Random(seed)
        while not game.over:
            yield game
            if not game.over:
                game.apply(rng.choice(game.actions()))


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_placement_has_its_claims_and_nothing_changes(name: str) -> None:
    for game in moments(name, range(1)):
        before = game.position(), game.actions()
        outlook = game.outlook()
        assert (game.position(), game.actions()) == before
        assert [Place(game.position().drawn or "", p.x, p.y, p.rotation) for p in outlook.placements] == [
            action for action in game.actions() if isinstance(action, Place)
        ]


@pytest.mark.parametrize("name", GAMES)
def test_a_completed_claim_pays_what_was_said_to_whom_it_was_said(name: str) -> None:
    seen = 0
    for game in moments(name, range(3)):
        for claim in game.outlook().claims:
            if not (claim.completed and claim.free):
                continue
            at = game.position().tiles[-1]
            scores = game.scores
            events = game.apply(PlaceFollower(claim.area))
            mine = [
                e for e in events if isinstance(e, Scored | Tied) and Spot(at.y, at.x, claim.area) in e.feature.spots
            ]
            if mine and isinstance(mine[0], Scored):
                assert (mine[0].points, mine[0].seats, mine[0].tiles) == (claim.now, claim.seats, claim.tiles)
                assert claim.then == claim.now
                only = sum(isinstance(e, Scored) for e in events) == 1
                if only and claim.landing is not None and not game.over:
                    taken = [e.tower for e in events if isinstance(e, WallTileTaken)]
                    assert claim.landing.number == (scores[claim.landing.seat] + claim.now) % 100
                    assert taken == ([claim.landing.tower] if claim.landing.tower is not None else [])
                seen += 1
            break
    assert seen > 3


@pytest.mark.parametrize("name", GAMES)
def test_before_placing_the_claims_are_those_after_placing(name: str) -> None:
    rng = Random(5)
    for game in moments(name, range(1)):
        outlook = game.outlook()
        if not outlook.placements:
            continue
        chosen = rng.choice(outlook.placements)
        free = [claim for claim in chosen.claims if claim.free]
        copy = tw.Game.from_position(game.position(), seed=1)
        copy.apply(Place(game.position().drawn or "", chosen.x, chosen.y, chosen.rotation))
        if free and copy.phase == "follower":
            assert copy.outlook().claims == chosen.claims
        else:
            assert copy.phase != "follower"


def test_at_the_end_a_claim_of_classic_pays_its_now() -> None:
    seen = set()
    for seed in range(12):
        game, rng = tw.new("classic", ["Ann", "Bo"], seed), Random(seed)
        while game.phase != "follower" or game.view().left:
            game.apply(PlaceFollower() if game.phase == "follower" else rng.choice(game.actions()))
        for claim in game.outlook().claims:
            copy, at = tw.Game.from_position(game.position()), game.position().tiles[-1]
            if claim.free and not claim.completed:
                here = Spot(at.y, at.x, claim.area)
                events = copy.apply(PlaceFollower(claim.area))
                paid = [e for e in events if isinstance(e, FinalScored) and e.feature and here in e.feature.spots]
                assert sum(e.points for e in paid) == claim.now
                seen.add(claim.kind)
    assert {"city", "road", "field"} <= seen


def test_a_phase_without_such_choices_has_an_empty_outlook() -> None:
    game = tw.new("classic", ["Ann", "Bo"], 1, hold=True)
    assert game.phase == "deal"
    assert game.outlook() == Outlook()
