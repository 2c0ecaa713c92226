"""Records in files: read one by one, faults named in one clear line, written whole or not at all."""

from __future__ import annotations

import gzip
import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tilewright as tw
from tilewright.formats import (
    FormatError,
    Limits,
    read_position,
    read_records,
    scan_records,
    write_position,
    write_record,
    write_records,
)
from tilewright.formats.files import UPLOAD
from tilewright.game import InputError, format_record, parse_record

STORED = sorted((Path(__file__).parent.parent / "records/v1/classic").glob("*.json"))[:3]
RECORDS = [parse_record(path.read_bytes()) for path in STORED]


def code(found: Iterator[object]) -> str:
    with pytest.raises(InputError) as error:
        list(found)
    assert str(error.value)
    assert "\n" not in str(error.value)
    return error.value.code


@pytest.mark.parametrize("name", ["a.json", "a.json.gz", "a.jsonl", "a.jsonl.gz", "a"])
def test_a_record_comes_back_from_its_file(tmp_path: Path, name: str) -> None:
    write_record(tmp_path / name, RECORDS[0])
    assert list(read_records(tmp_path / name)) == [RECORDS[0]]
    assert (tmp_path / name).read_bytes().startswith(b"\x1f\x8b") == name.endswith(".gz")


@pytest.mark.parametrize("name", ["a.jsonl", "a.jsonl.gz"])
def test_a_file_holds_a_record_a_line(tmp_path: Path, name: str) -> None:
    write_records(tmp_path / name, RECORDS)
    assert list(read_records(tmp_path / name)) == RECORDS
    places = [found.place for found in scan_records(tmp_path / name)]
    assert places == [f"{tmp_path / name}:{n}" for n in (1, 2, 3)]


def test_a_pretty_file_has_one_line_a_move(tmp_path: Path) -> None:
    write_record(tmp_path / "a.json", RECORDS[0])
    lines = (tmp_path / "a.json").read_text().splitlines()
    assert sum(line.startswith('  {"player":') for line in lines) == len(RECORDS[0].moves)


def test_standard_input_is_read_as_what_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "".join(format_record(record) + "\n" for record in RECORDS).encode()
    pretty = format_record(RECORDS[0], pretty=True).encode()
    for raw, expected in ((lines, RECORDS), (gzip.compress(lines), RECORDS), (pretty, RECORDS[:1])):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
        assert list(read_records("-")) == expected


def test_one_bad_line_does_not_hide_the_others(tmp_path: Path) -> None:
    text = format_record(RECORDS[0])
    (tmp_path / "a.jsonl").write_text(f"{text}\n\n{text[:50]}\n{text}\n")
    found = list(scan_records(tmp_path / "a.jsonl"))
    assert [(one.line, one.error.code if one.error else None) for one in found] == [
        (1, None), (3, "cut-short"), (4, None),
    ]  # fmt: skip
    assert code(read_records(tmp_path / "a.jsonl")) == "cut-short"


def test_truncated_and_damaged_files_give_one_line(tmp_path: Path) -> None:
    whole = STORED[0].read_bytes()
    packed = gzip.compress(whole)
    cases = {
        "a.json": (whole[:500], "cut-short"),
        "b.json": (b"\xff" + whole, "not-utf8"),
        "c.json": (b"no json", "not-json"),
        "d.json": (b"", "empty"),
        "e.json": (b" \n ", "empty"),
        "f.json.gz": (packed[:-100], "gzip-cut-short"),
        "g.json.gz": (packed[:30] + b"damage" + packed[36:], "gzip-damaged"),
        "h.json.gz": (b"\x1f\x8bnothing of the kind", "gzip-damaged"),
        "i.jsonl.gz": (gzip.compress(whole[:200]), "cut-short"),
        "j.json": (whole + whole, "not-json"),
    }
    for name, (raw, expected) in cases.items():
        (tmp_path / name).write_bytes(raw)
        assert code(read_records(tmp_path / name)) == expected, name
        assert [one.error is None for one in scan_records(tmp_path / name)][-1:] != [True]


@pytest.mark.parametrize("name", ["a.json", "a.jsonl", "a", "a.json.gz"])
def test_a_byte_order_mark_is_passed_over(tmp_path: Path, name: str) -> None:
    raw = b"\xef\xbb\xbf" + format_record(RECORDS[0]).encode() + b"\n"
    (tmp_path / name).write_bytes(gzip.compress(raw) if name.endswith(".gz") else raw)
    assert list(read_records(tmp_path / name)) == RECORDS[:1]
    assert tw.load(tmp_path / name).record().moves == RECORDS[0].moves


def test_a_file_that_fills_the_memory_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bomb.json.gz").write_bytes(gzip.compress(b"[" * 1000))

    def full(self: object, size: int = -1) -> bytes:
        raise MemoryError

    monkeypatch.setattr(gzip.GzipFile, "read", full)
    assert code(read_records(tmp_path / "bomb.json.gz")) == "out-of-memory"


def test_missing_files_and_folders_are_named(tmp_path: Path) -> None:
    assert code(read_records(tmp_path / "none.json")) == "file-missing"
    assert code(read_records(tmp_path)) == "folder"


def test_uploads_are_limited(tmp_path: Path) -> None:
    assert (UPLOAD.packed, UPLOAD.unpacked, UPLOAD.moves) == (1_000_000, 5_000_000, 400)
    path = tmp_path / "a.json"
    path.write_bytes(STORED[0].read_bytes())
    assert code(read_records(path, Limits(packed=1000))) == "too-large"
    assert code(read_records(path, Limits(moves=70))) == "too-many-moves"
    assert list(read_records(path, UPLOAD)) == [RECORDS[0]]
    bomb = tmp_path / "bomb.json.gz"
    bomb.write_bytes(gzip.compress(b" " * 20_000_000))
    assert bomb.stat().st_size < 100_000
    assert code(read_records(bomb, UPLOAD)) == "too-large"


def test_an_existing_file_is_overwritten_only_with_force(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("mine")
    with pytest.raises(FormatError) as error:
        write_record(path, RECORDS[0])
    assert error.value.code == "file-exists"
    assert path.read_text() == "mine"
    write_record(path, RECORDS[0], force=True)
    assert list(read_records(path)) == RECORDS[:1]
    assert [one.name for one in tmp_path.iterdir()] == ["a.json"]


@pytest.mark.parametrize("force", [False, True])
def test_a_pipe_is_never_replaced_by_a_file(tmp_path: Path, force: bool) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(FormatError) as error:
        write_record(pipe, RECORDS[0], force=force)
    assert error.value.code == "not-a-file"
    assert pipe.is_fifo()
    assert [one.name for one in tmp_path.iterdir()] == ["pipe"]


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    for path in (tmp_path / "no" / "such" / "a.json", blocked / "a.json"):
        with pytest.raises(FormatError) as error:
            write_record(path, RECORDS[0])
        assert error.value.code == "not-writable"
    with pytest.raises(FormatError) as error:
        write_record(tmp_path, RECORDS[0], force=True)
    assert error.value.code == "folder"
    assert [one.name for one in tmp_path.iterdir()] == ["file"]


def test_a_read_only_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*args: object, **kwargs: object) -> tuple[int, str]:
        raise PermissionError(13, "Permission denied")

    # A folder without write permission, also for an administrator, who may write everywhere.
    monkeypatch.setattr("tempfile.mkstemp", denied)
    with pytest.raises(FormatError) as error:
        write_record(tmp_path / "a.json", RECORDS[0])
    assert error.value.code == "not-writable"
    assert "\n" not in str(error.value)


def test_positions_go_to_files_and_back(tmp_path: Path) -> None:
    position = tw.new("classic", ["Ann", "Bo"], seed=3).position()
    for name in ("p.json", "p.json.gz"):
        write_position(tmp_path / name, position)
        assert read_position(tmp_path / name) == position
    (tmp_path / "empty.json").write_text("")
    with pytest.raises(FormatError) as error:
        read_position(tmp_path / "empty.json")
    assert error.value.code == "empty"


def test_load_takes_records_and_positions_alike(tmp_path: Path) -> None:
    game = tw.new("classic", ["Ann", "Bo"], seed=3)
    write_record(tmp_path / "game.json", game.record())
    write_position(tmp_path / "moment.json", game.position())
    assert tw.load(tmp_path / "game.json").record() == game.record()
    assert tw.load(tmp_path / "moment.json", seed=1).position() == game.position()
    for raw, expected in ((b"[1]", "wrong-format"), (b"", "empty"), (b"{", "cut-short")):
        (tmp_path / "other.json").write_bytes(raw)
        with pytest.raises(InputError) as error:
            tw.load(tmp_path / "other.json")
        assert error.value.code == expected


def test_a_record_of_a_later_release_is_refused_by_version(tmp_path: Path) -> None:
    data = json.loads(STORED[0].read_text()) | {"version": 2}
    (tmp_path / "a.json").write_text(json.dumps(data))
    assert code(read_records(tmp_path / "a.json")) == "wrong-version"
