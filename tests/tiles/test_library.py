"""Sets and boards by id and by path, and people's own files."""

from pathlib import Path

import pytest

from tilewright.tiles import Board, TileSet, TileSetError, board, read_tile_set, released_id, tile_set
from tilewright.tiles.library import RELEASED, RELEASED_BOARDS

CLASSIC = Path("tests/data/tiles-classic.toml")


def test_a_set_is_read_once_and_again_when_its_bytes_change(tmp_path: Path) -> None:
    own = tmp_path / "own.tiles.toml"
    text = RELEASED["castle-1"].read_text(encoding="utf-8")
    own.write_text(text, encoding="utf-8")
    first = tile_set(own)
    assert tile_set(str(own)) is first
    own.write_text(text.replace("fountain = true", "fountain = false", 1), encoding="utf-8")
    second = tile_set(own)
    assert second is not first
    assert second.sha256 != first.sha256


def test_a_file_with_a_released_sets_bytes_is_that_set(tmp_path: Path) -> None:
    same, other = tmp_path / "same.toml", tmp_path / "other.toml"
    content = RELEASED["castle-1"].read_bytes()
    same.write_bytes(content)
    other.write_bytes(content + b"\n")
    assert released_id(tile_set("castle-1")) == released_id(tile_set(same)) == "castle-1"
    assert tile_set(other).id == "castle-1"
    assert released_id(tile_set(other)) is None
    assert released_id(board("castle-1")) == "castle-1"
    assert released_id(tile_set("classic-1")) == "classic-1"


def test_an_unknown_id_is_refused_as_a_missing_file() -> None:
    with pytest.raises(TileSetError, match=r"^castle-9: the file cannot be read") as refused:
        tile_set("castle-9")
    assert [fault.code for fault in refused.value.faults] == ["file-unreadable"]
    with pytest.raises(TileSetError):
        board("classic-1")


def test_a_file_without_id_and_game_takes_them_from_its_name_and_areas(tmp_path: Path) -> None:
    classic = read_tile_set(CLASSIC)
    assert (classic.id, classic.game, classic.tiles, len(classic.kinds)) == (
        "tiles-classic",
        "classic",
        72,
        24,
    )
    assert classic.kinds == tile_set("classic-1").kinds
    assert len(classic.aside) == 10
    text = RELEASED["castle-1"].read_text(encoding="utf-8")
    own = tmp_path / "box.tiles.toml"
    own.write_text(text.replace('id = "castle-1"\ngame = "castle"\n', "", 1), encoding="utf-8")
    castle = read_tile_set(own)
    assert (castle.id, castle.game) == ("box", "castle")
    plain = tmp_path / "my.board.toml"
    plain.write_text(RELEASED_BOARDS["castle-1"].read_text().replace('id = "castle-1"', "", 1), encoding="utf-8")
    assert board(plain).id == "my"


def test_one_foreign_area_does_not_make_it_another_game(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(CLASSIC.read_text(encoding="utf-8").replace('kind = "city"', 'kind = "tower"', 1), encoding="utf-8")
    with pytest.raises(TileSetError) as refused:
        tile_set(own)
    assert [(fault.code, fault.tile) for fault in refused.value.faults] == [("unknown-area-kind", "C")]


def test_a_set_of_another_size_can_be_played_and_says_so() -> None:
    small = tile_set("tests/data/castle-small.toml")
    assert [fault.text for fault in small.notes] == [
        "the set can be played, but has 24 tiles; a whole set of The Castle has 60"
    ]
    assert tile_set("castle-1").notes == board("castle-1").notes == ()


def test_a_board_with_fewer_start_spaces_can_be_played_and_says_so(tmp_path: Path) -> None:
    text = RELEASED_BOARDS["castle-1"].read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text[: text.rindex("[[start]]")], encoding="utf-8")
    assert [fault.code for fault in board(own).notes] == ["starts-number"]


def test_kinds_are_found_by_id() -> None:
    classic = tile_set("classic-1")
    assert classic.kind("D") is classic.kinds[3]
    assert classic.kind("R1.lake").role == "lake"
    with pytest.raises(KeyError):
        classic.kind("Z")


@pytest.mark.parametrize(
    ("printed", "sha256"),
    [
        (tile_set("castle-1"), "08ffda035bf33cdcd2f58de59ee1d26dfe27a4397f520c94cf86bd73db5c8a63"),
        (board("castle-1"), "42a3fcee9860a8d05f27d1f3673378a9c129c63bb6901b93d1feaf113bac2e2c"),
        (tile_set("classic-1"), "e8ffd681ae3d1b0745078d42b78fb6c6943e9e3e1b41d9010208d0190a21e01f"),
    ],
    ids=["castle-1", "castle-1-board", "classic-1"],
)
def test_a_released_set_never_changes(printed: TileSet | Board, sha256: str) -> None:
    assert printed.sha256 == sha256
