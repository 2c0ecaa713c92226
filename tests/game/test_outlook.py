"""What a choice is said to bring is what it brings: the outlook against games played on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from msgspec.structs import replace

import tilewright as tw
from tilewright import tiles
from tilewright.game import Game, InputError, Place, PlaceFollower
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


def fitting_cells(game: Game) -> set[tuple[int, int]]:
    """The cells that any tile still to come would fit, each kind drawn in turn."""
    position, view = game.position(), game.view(game.to_move)
    cells = {(action.x, action.y) for action in game.actions() if isinstance(action, Place)}
    for kind in view.remaining:
        if kind != position.drawn:
            with suppress(InputError):  # it fits nowhere
                other = tw.Game.from_position(replace(position, drawn=kind), seed=1)
                cells |= {(action.x, action.y) for action in other.actions() if isinstance(action, Place)}
    return cells


def beside_tiles(game: Game) -> set[tuple[int, int]]:
    """The empty cells that touch a tile."""
    laid = {(tile.x, tile.y) for tile in game.position().tiles}
    return {(x + dx, y + dy) for x, y in laid for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))} - laid


def test_T3_dead_cells_are_those_that_no_tile_to_come_fits() -> None:
    seen = 0
    for seed in range(3):
        for game in moments("classic", range(seed, seed + 1)):
            if game.phase == "place" and game.view().left in range(0, 40, 8):
                dead = {(cell.x, cell.y) for cell in game.outlook().dead}
                assert dead == beside_tiles(game) - fitting_cells(game)
                seen += len(dead)
    assert seen > 20


def test_T5_dead_cells_of_the_castle_are_those_that_no_tile_to_come_fits() -> None:
    seen = 0
    for game in moments("castle", range(3)):
        if game.phase == "place" and game.view().left in range(0, 20, 3):
            dead = {(cell.x, cell.y) for cell in game.outlook().dead}
            assert not dead & fitting_cells(game)
            assert fitting_cells(game) | dead >= beside_tiles(game) & inside()
            seen += len(dead)
    assert seen > 20


def inside() -> set[tuple[int, int]]:
    """The cells of the castle."""
    return set(tiles.board("castle-1").cells)


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
