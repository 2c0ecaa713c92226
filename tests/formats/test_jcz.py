"""Saved games of JCloisterZone become records that replay to the totals of that program."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tilewright.cli.main import run
from tilewright.formats import read_records
from tilewright.formats.jcz import convert_jcz
from tilewright.game import DataError, Game, Replay, format_record, parse_record
from tilewright.locale import languages

SAVES = Path(__file__).parents[1] / "records/v1/jcz"
NAMES = sorted(path.stem for path in SAVES.glob("*.jcz"))


def save(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAVES / f"{name}.jcz").read_text(encoding="utf-8"))
    return found


def converted(data: dict[str, Any]) -> Any:
    return convert_jcz(json.dumps(data))


def test_there_are_saves() -> None:
    assert len(NAMES) == 4


@pytest.mark.parametrize("name", NAMES)
def test_a_save_replays_to_its_totals(name: str) -> None:
    record = convert_jcz((SAVES / f"{name}.jcz").read_bytes())
    expect = json.loads((SAVES / f"{name}.expect").read_text(encoding="utf-8"))
    assert record.scores == tuple(expect["expected_points"])
    assert record.status == "finished"
    game = Game.from_record(parse_record(format_record(record)))
    assert game.over
    assert game.scores == record.scores
    assert len(game.position().tiles) == expect["tiles_placed"]
    assert sorted(move.discard for move in record.moves if move.discard) == sorted(
        d["tile"] for d in expect["discards"]
    )


@pytest.mark.parametrize("name", NAMES)
def test_its_moves_are_those_that_were_played(name: str) -> None:
    record = convert_jcz((SAVES / f"{name}.jcz").read_bytes())
    played = parse_record((SAVES / f"{name}.record.json").read_bytes())
    assert record.options == played.options
    assert [m for m in record.moves if m.tile] == [m for m in played.moves if m.tile]
    assert not [entry for entry in Replay(played).entries() if entry.differences]


def test_discards_come_at_the_latest_moment_at_which_they_fit_nowhere() -> None:
    record = convert_jcz((SAVES / "abbot-garden-2p.jcz").read_bytes())
    played = parse_record((SAVES / "abbot-garden-2p.record.json").read_bytes())
    mine, theirs = ([move.discard for move in r.moves].index("C") for r in (record, played))
    assert mine >= theirs


def test_a_game_cut_short_is_open() -> None:
    data = save("base-2p")
    data["replay"] = data["replay"][:60]
    record = converted(data)
    assert record.status == "open"
    assert record.scores is None
    assert not Game.from_record(record).over


@pytest.mark.parametrize(
    ("change", "code", "named"),
    [
        (lambda d: d["setup"]["sets"].update({"inns:1": 1}), "jcz-unknown", "setup.sets.inns:1"),
        (lambda d: d["setup"]["sets"].update({"basic:1": 2}), "jcz-unknown", "setup.sets.basic:1"),
        (lambda d: d["setup"]["elements"].update({"big-follower": 1}), "jcz-unknown", "setup.elements.big-follower"),
        (lambda d: d["setup"]["rules"].update({"gq11": True}), "jcz-unknown", "setup.rules.gq11"),
        (lambda d: d["setup"]["start"].append({"tile": "BA/C"}), "jcz-unknown", "setup.start[1]"),
        (lambda d: d["replay"].insert(0, {"type": "UNDO"}), "jcz-unknown", "replay[0].type"),
        (lambda d: d["replay"][0]["payload"].update({"tileId": "IC/x"}), "jcz-unknown", "replay[0].payload.tileId"),
        (lambda d: d["replay"][0]["payload"].update({"position": [1]}), "jcz-form", "replay[0].payload.position"),
        (lambda d: d["replay"][0]["payload"].update({"rotation": "R45"}), "jcz-form", "replay[0]"),
        (lambda d: d.update({"setup": 5}), "jcz-form", "setup"),
        (lambda d: d.update({"replay": None}), "jcz-form", "replay"),
    ],
)
def test_what_has_no_counterpart_is_refused_by_name(change: Any, code: str, named: str) -> None:
    data = save("base-2p")
    change(data)
    with pytest.raises(DataError) as fault:
        converted(data)
    assert (fault.value.code, fault.value.details["path"]) == (code, named)
    assert all(named in fault.value.sentence(lang) for lang in languages())


def test_a_save_that_cannot_be_played_is_refused() -> None:
    data = save("base-2p")
    for message in data["replay"][:2]:
        if "pointer" in message["payload"]:
            message["payload"]["pointer"]["position"] = [5, 5]
    data["replay"][0]["payload"]["position"] = [5, 5]
    with pytest.raises(DataError) as fault:
        converted(data)
    assert fault.value.code == "record-differs"


def test_the_command_writes_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "game.json"
    assert run(["convert", str(SAVES / "river-3p.jcz"), str(out)]) == 0
    assert "83" in capsys.readouterr().err
    (record,) = read_records(out)
    assert record.options == {"river": True}
    assert run(["convert", str(SAVES / "river-3p.jcz"), "-"]) == 0
    assert parse_record(capsys.readouterr().out) == record
    assert run(["convert", str(SAVES / "river-3p.jcz"), str(out)]) == 2
    assert run(["convert", str(tmp_path / "none.jcz"), str(out), "--force"]) == 2
