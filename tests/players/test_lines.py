"""The line protocol: its messages, its document, an engine that hears good and bad lines."""

from __future__ import annotations

import json
import re
import threading
from pathlib import Path
from random import Random

import msgspec
import pytest

from tilewright.game import DataError, Game, View, format_record, new
from tilewright.game.wire import _defaults
from tilewright.locale import Texts, languages
from tilewright.players import Budget, Choice
from tilewright.players import choosing as players
from tilewright.players.answering import OPTIONS, Answerer, Setting
from tilewright.players.lines import (
    ANSWERED,
    CODES,
    LONGEST,
    TOLD,
    LineError,
    Message,
    format_line,
    moment_of,
    parse_line,
)

DOCUMENT = (Path(__file__).parents[2] / "docs/lines.md").read_text(encoding="utf-8")
CASTLE = new("castle", ["Ann", "Bo"], seed=4)
HELLO = {"type": "hello", "protocol": 1}


class Room:
    """An engine, and what it said."""

    def __init__(self, player: str = "random", lang: str = "en") -> None:
        self.said: list[Message] = []
        self.new = threading.Event()
        self.engine = Answerer(Setting(player, bytes(32), lang), self._say)

    def _say(self, message: Message) -> None:
        self.said.append(message)
        self.new.set()

    def tell(self, *lines: object) -> list[dict[str, object]]:
        """What is said to these lines, thoughts waited for."""
        before = len(self.said)
        for line in lines:
            self.engine.hear(line if isinstance(line, bytes) else json.dumps(line).encode())
            self.engine.settle()
        return [json.loads(format_line(message)) for message in self.said[before:]]

    def code(self, line: object) -> tuple[object, object]:
        """Code and reason of the one error that a line is answered with."""
        (answer,) = self.tell(line)
        assert answer["type"] == "error"
        assert str(answer["text"]).endswith((".", "”."))
        return answer["code"], answer.get("reason")


def moment(game: Game = CASTLE) -> dict[str, object]:
    told: dict[str, object] = json.loads(format_line(moment_of(game.view(game.to_move))))
    return told


def test_a_conversation() -> None:
    room = Room("greedy")
    action = moment()["actions"][0]
    answers = room.tell(HELLO | {"id": 1}, {"type": "options", "values": {"player": "greedy", "seed": 7}, "id": 2})
    answers += room.tell(moment() | {"id": 3}, {"type": "go", "nodes": 10, "seed": 5, "id": 4})
    assert [answer["type"] for answer in answers] == ["hello", "ready", "ready", "best"]
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4]
    assert list(answers[0]["options"]) == list(OPTIONS)
    best = answers[3]
    assert set(best["action"]) == set(action)
    assert len(best["alternatives"]) == len(CASTLE.actions()) - 1
    worths = [best["value"], *[other["value"] for other in best["alternatives"]]]
    assert worths == sorted(worths, reverse=True)
    assert best["reasons"][0]["code"].startswith("reason-")
    assert room.tell({"type": "go", "id": 5})[0]["id"] == 5


def test_a_record_is_a_moment_too() -> None:
    game = new("classic", ["Ann", "Bo"], seed=4)
    for _ in range(9):
        game.apply(game.actions()[0])
    record = json.loads(format_record(game.record()))
    room = Room()
    assert [answer["type"] for answer in room.tell(HELLO, {"type": "position", "record": record})] == ["hello", "ready"]
    (best,) = room.tell({"type": "go"})
    assert best["action"]["type"] == "place"


BAD = {
    "no JSON": (b"hello", "line-form", "not-json"),
    "cut short": (b'{"type": "he', "line-form", "cut-short"),
    "no UTF-8": (b'{"type": "\xff"}', "line-form", "not-utf8"),
    "no object": (b"[1, 2]", "line-form", "wrong-type"),
    "a key twice": (b'{"type": "stop", "type": "stop"}', "line-form", "key-twice"),
    "too deep": (b'{"type":' + b"[" * 5000 + b"]" * 5000 + b"}", "line-form", "too-deep"),
    "too long": (b'{"type": "hello", "x_": "' + b"a" * LONGEST + b'"}', "line-long", None),
    "no type": ({"protocol": 1}, "line-type", None),
    "an unknown type": ({"type": "isready"}, "line-type", None),
    "a type that is none": ({"type": ["go"]}, "line-type", None),
    "an unknown key": ({"type": "go", "depth": 3}, "line-form", "unknown-key"),
    "a missing key": ({"type": "hello"}, "line-form", "missing-key"),
    "a text for a number": ({"type": "go", "time": "5"}, "line-form", "wrong-type"),
    "no time": ({"type": "go", "time": 0}, "line-form", "out-of-range"),
    "another protocol": ({"type": "hello", "protocol": 2}, "line-protocol", None),
    "an unknown option": ({"type": "options", "values": {"depth": 3}}, "line-option", None),
    "an unknown player": ({"type": "options", "values": {"player": "alphazero"}}, "line-value", "player-unknown"),
    "a person": ({"type": "options", "values": {"player": "human"}}, "line-value", "player-human"),
    "a command": ({"type": "options", "values": {"player": "cmd:ls"}}, "line-value", "player-unknown"),
    "a player that is none": ({"type": "options", "values": {"player": 3}}, "line-value", "wrong-type"),
    "no seed": ({"type": "options", "values": {"seed": "x"}}, "line-value", "seed"),
    "an unknown language": ({"type": "options", "values": {"lang": "xx"}}, "line-value", "wrong-value"),
    "neither position nor record": ({"type": "position"}, "line-moment", None),
    "both": ({"type": "position", "position": {}, "record": {}}, "line-moment", None),
    "no position": ({"type": "position", "position": {"format": "x"}}, "line-position", "other-format"),
    "a wrong record": ({"type": "position", "record": {"format": "x"}}, "line-position", "other-format"),
    "go without a position": ({"type": "go"}, "line-first", None),
    "stop without a go": ({"type": "stop"}, "line-idle", None),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_a_bad_line_is_answered_with_code_and_sentence_and_changes_nothing(case: str) -> None:
    line, code, reason = BAD[case]
    room = Room()
    room.tell(HELLO)
    assert room.code(line) == (code, reason)
    assert [answer["type"] for answer in room.tell(moment(), {"type": "go"})] == ["ready", "best"]


def test_every_code_is_met_in_these_tests() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    assert {code for code in CODES if f'"{code}"' in here} == set(CODES)
    for _, code, _ in BAD.values():
        assert code in CODES


def test_an_error_has_the_id_of_its_line_and_the_language_that_was_set() -> None:
    room = Room(lang="nl")
    assert room.tell({"type": "go", "id": 12}) == [
        {"type": "error", "id": 12, "code": "line-first", "text": "Stuur eerst hello."}
    ]
    room.tell(HELLO, {"type": "options", "values": {"lang": "de"}})
    (answer,) = room.tell({"type": "nope", "id": 13})
    assert (answer["id"], str(answer["text"])[:20]) == (13, "Es gibt keine Nachri")


def test_a_moment_without_a_choice_cannot_be_thought_about() -> None:
    game = new("classic", ["Ann", "Bo"], seed=4)
    while not game.over:
        game.apply(game.actions()[0])
    room = Room()
    room.tell(HELLO, {"type": "position", "position": json.loads(msgspec.json.encode(moment(game)["position"]))})
    assert room.code({"type": "go"}) == ("line-over", None)


class Waiting:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.begun = threading.Event()

    def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
        assert budget.stop is not None
        self.begun.set()
        while not budget.stopped:
            self.begun.wait()
        return Choice(view.actions[-1], 1.5)


def test_stop_interrupts_a_thought_and_the_lines_sent_meanwhile_are_answered_after_it() -> None:
    room, waiting = Room(), Waiting()
    room.tell(HELLO, moment())
    room.engine._player = ("random", waiting)
    room.engine.hear(b'{"type": "go", "time": 3600000, "id": 7}')
    assert waiting.begun.wait(10)
    for line in (b'{"type": "go", "id": 8}', b"?"):
        room.engine.hear(line)
    assert len(room.said) == 2
    room.engine.hear(b'{"type": "stop"}')
    room.engine.settle()
    said = [json.loads(format_line(message)) for message in room.said[2:]]
    assert [(line["type"], line.get("id")) for line in said] == [("best", 7), ("best", 8), ("error", None)]
    assert said[0]["action"] == moment()["actions"][-1]
    assert room.code({"type": "stop"}) == ("line-idle", None)


def test_quit_ends_and_stops_what_is_thought_about() -> None:
    room, waiting = Room(), Waiting()
    room.tell(HELLO, moment())
    room.engine._player = ("random", waiting)
    assert room.engine.hear(b'{"type": "go"}')
    assert waiting.begun.wait(10)
    assert not room.engine.hear(b'{"type": "quit"}')
    room.engine.finish()
    assert json.loads(format_line(room.said[-1]))["type"] == "best"


def test_a_player_that_breaks_is_told_as_an_error() -> None:
    class Broken:
        def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
            raise ZeroDivisionError("no.")

    room = Room()
    room.tell(HELLO, moment())
    room.engine._player = ("random", Broken())
    assert room.code({"type": "go"}) == ("line-fault", None)


def test_a_player_that_breaks_before_it_is_asked_leaves_the_engine_alive() -> None:
    class Broken:
        def choose(self, view: View, budget: Budget, rng: Random) -> Choice:
            raise ZeroDivisionError("no.")

    room = Room()
    room.tell(HELLO)
    room.engine._player = ("random", Broken())
    assert room.code(moment()) == ("line-fault", None)
    assert room.code(b"?") == ("line-form", "not-json")


def test_a_position_tells_all_a_view_does_and_nothing_hidden() -> None:
    game = new("classic", ["Ann", "Bo"], seed=4, options={"hand": 3})
    told = json.dumps(moment(game)["position"]["hands"])
    own, other = game.position().hands[game.to_move], game.position().hands[1 - game.to_move]
    assert json.dumps(list(own)) in told
    assert json.dumps(list(other)) not in told
    castle = json.dumps(moment())
    assert '"seed"' not in castle
    assert '"wall_tiles"' not in castle
    twin = Game.from_position(CASTLE.position(), 99)
    assert moment(twin) == moment()


@pytest.mark.parametrize("table", ["TOLD", "ANSWERED"])
def test_the_document_lists_every_message_with_its_keys(table: str) -> None:
    section = DOCUMENT.split(f"<!-- {table} -->")[1].split("\n\n")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \|(.*?)\|", section, flags=re.MULTILINE))
    messages = {"TOLD": TOLD, "ANSWERED": ANSWERED}[table]
    assert list(rows) == list(messages)
    for name, kind in messages.items():
        keys = [key for key in _defaults(kind) if key not in ("id", "type")]
        assert re.findall(r"`(\w+)`", rows[name]) == keys, name


def test_the_document_lists_every_code_and_every_option() -> None:
    rows = re.findall(r"^\| `(line-[a-z]+)` \|", DOCUMENT, flags=re.MULTILINE)
    assert rows == list(CODES)
    section = DOCUMENT.split("<!-- OPTIONS -->")[1].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)` \|", section, flags=re.MULTILINE) == list(OPTIONS)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("codes", [CODES, players.CODES], ids=["lines", "players"])
def test_every_code_has_its_sentence(lang: str, codes: dict[str, tuple[str, ...]]) -> None:
    for code, names in codes.items():
        text = Texts(lang).text(f"error-{code}", **{name: f"‹{name}›" for name in names})
        assert set(re.findall("‹.*?›", text)) == {f"‹{name}›" for name in names}, code


def test_lines_are_written_and_read_alike() -> None:
    for message in (moment_of(CASTLE.view(0)), TOLD["go"](time=5), ANSWERED["error"](code="x", text="é", id=4)):
        table = ANSWERED if message.type == "error" else TOLD
        assert parse_line(format_line(message), table) == message
    with pytest.raises(LineError) as refused:
        parse_line(b"{", TOLD)
    assert isinstance(refused.value.cause, DataError)
