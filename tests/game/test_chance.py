"""Chance: the vectors were computed by a few independent lines of hashlib and struct; the referee's games agree."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from tilewright.game import SetupError, chance
from tilewright.tiles import tile_set

TESTS = Path(__file__).parent.parent
SEVEN = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
STACK_60 = [
    44, 16, 10, 53, 25, 57, 50, 14, 36, 5, 47, 38, 17, 1, 41, 59, 52, 11, 49, 56, 48, 54, 45, 2, 12, 37, 32, 0, 39, 23,
    21, 6, 19, 43, 58, 26, 13, 15, 29, 27, 24, 8, 7, 20, 30, 3, 33, 42, 51, 34, 55, 4, 40, 18, 31, 22, 35, 46, 28, 9,
]  # fmt: skip


def test_a_small_seed_is_the_sha256_of_its_decimal_digits() -> None:
    assert chance.seed_bytes(7).hex() == SEVEN
    assert chance.seed_bytes("7").hex() == SEVEN
    assert chance.seed_bytes(0) == hashlib.sha256(b"0").digest()


def test_a_seed_of_64_hex_digits_is_its_32_bytes() -> None:
    assert chance.seed_bytes(SEVEN.upper()) == bytes.fromhex(SEVEN)
    assert chance.seed_bytes(bytes.fromhex(SEVEN)) == bytes.fromhex(SEVEN)


def test_no_seed_draws_a_fresh_one() -> None:
    first, second = chance.seed_bytes(None), chance.seed_bytes(None)
    assert len(first) == len(second) == 32
    assert first != second


@pytest.mark.parametrize("seed", [-1, True, "x", "07", "", b"short", "12 ", SEVEN + "0x"])
def test_anything_else_is_no_seed(seed: int | str | bytes) -> None:
    with pytest.raises(SetupError) as refused:
        chance.seed_bytes(seed)
    assert refused.value.code == "seed"


def test_words_come_from_sha256_in_counter_mode_eight_a_block() -> None:
    stream = chance.Stream(bytes.fromhex(SEVEN), "stack")
    assert [stream.word() for _ in range(10)] == [
        513245409, 3537935205, 1800619616, 2346271940, 3516972054,
        444310106, 825659748, 4143691726, 4164738036, 487776211,
    ]  # fmt: skip


def test_each_name_has_its_own_counter() -> None:
    stream = chance.Stream(bytes.fromhex(SEVEN), "walls")
    assert [stream.word() for _ in range(3)] == [1009282529, 3219167846, 3197088199]


def test_words_that_would_favour_small_numbers_are_rejected() -> None:
    stream = chance.Stream(bytes.fromhex(SEVEN), "stack")
    drawn = [stream.below(3 * 2**30) for _ in range(6)]
    assert drawn == [513245409, 1800619616, 2346271940, 444310106, 825659748, 487776211]


def test_the_stack_is_shuffled_from_the_end_and_index_0_is_drawn_first() -> None:
    assert chance.stack(bytes.fromhex(SEVEN), range(60)) == STACK_60
    assert chance.stack(bytes(32), "ABCDEFGHIJ") == list("FBHIEADCJG")


def test_P2_thirteen_of_the_eighteen_wall_tiles_lie_on_the_towers() -> None:
    assert chance.walls(bytes.fromhex(SEVEN), 13) == [3, 2, 7, 9, 2, 1, 8, 7, 5, 6, 8, 9, 1]


def test_K5_seats_are_drawn_from_the_players_as_given() -> None:
    drawn = chance.seats(bytes.fromhex(SEVEN), ["Ann", "Bo", "Cy", "Di", "Ed"])
    assert drawn == ["Ed", "Cy", "Bo", "Di", "Ann"]


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    expected = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert chance.commitment(bytes(32)) == expected


def test_salts_of_the_seats_are_hashed_in_behind_the_seed() -> None:
    expected = "12445b963b3c27a82232dbe565e1890aa13d9367e8b547d5108cc31e0e1d6695"
    assert chance.salted(bytes(32), [b"ann", b"bo"]).hex() == expected


@pytest.mark.parametrize("path", sorted((TESTS / "records/v1/castle").glob("*.json")), ids=lambda path: path.stem)
def test_the_referee_dealt_the_same_from_the_same_seed(path: Path) -> None:
    game = json.loads(path.read_text())
    seed = bytes.fromhex(game["x_seed"])
    kinds = [kind.id for kind in tile_set(TESTS / "data/castle-draft.toml").kinds]
    assert chance.stack(seed, kinds) == [move.get("tile") or move["discard"] for move in game["moves"]]
    towers = sorted(game["wall_tiles"], key=int)
    assert chance.walls(seed, len(towers)) == [game["wall_tiles"][tower] for tower in towers]
