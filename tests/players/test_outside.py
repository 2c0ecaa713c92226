"""Programs as players: the example bot, and those that are missing, end, hang, talk nonsense or cheat."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from random import Random

import pytest

from tilewright.game import View, new
from tilewright.players import Budget, PlayerError, outside, player
from tilewright.players.choosing import ProgramError
from tilewright.players.matches import Plan, play_game
from tilewright.players.outside import OutsidePlayer

BOT = Path(__file__).parents[2] / "examples/bot.py"
HELLO = '{"type": "hello", "protocol": 1, "name": "test"}'
READY = '{"type": "ready"}'


def view(game: str = "castle") -> View:
    return new(game, ["Ann", "Bo"], seed=4).view(0)


def command(*answers: str, tail: str = "") -> str:
    """A program that answers each line with the next of these, then does something else."""
    said = "".join(f"input(); print({answer!r}, flush=True)\n" for answer in answers)
    return shlex.join([sys.executable, "-c", said + tail])


def fault(text: str, budget: Budget = Budget(milliseconds=1)) -> ProgramError:  # noqa: B008
    one = OutsidePlayer(text)
    with pytest.raises(ProgramError) as refused:
        one.choose(view(), budget, Random(1))
    assert one._program is None
    return refused.value


def test_the_example_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.parametrize("game", ["castle", "classic"])
def test_the_example_bot_plays_five_games_of_legal_moves(game: str) -> None:
    plan = Plan(game, (f"cmd:{sys.executable} {BOT}", "random"), 6, bytes(32), options={})
    bot = OutsidePlayer(f"{sys.executable} {BOT}")
    try:
        games = [play_game(plan, [bot, player("random")], number) for number in range(5)]
    finally:
        bot.close()
    assert [one.lost for one in games] == [None] * 5
    assert [one.record.status for one in games] == ["finished"] * 5


def test_the_program_is_told_budget_and_seed() -> None:
    tail = "import json; b, c = json.loads(input()), 0\n"
    tail += f"print({READY!r}, flush=True); c = json.loads(input()); assert c['seed'] >= 0\n"
    tail += "best = {'type': 'best', 'action': b['actions'][0], 'value': c['time'] + c['nodes']}\n"
    tail += "print(json.dumps(best), flush=True); input()"
    one = OutsidePlayer(command(HELLO, tail=tail))
    choice = one.choose(view(), Budget(500, 20), Random(1))
    one.close()
    assert (choice.action, choice.value) == (view().actions[0], 375 + 20)


def test_a_command_without_words_is_refused() -> None:
    for text in ("cmd:", "cmd", "cmd:  ", "cmd:'x"):
        with pytest.raises(PlayerError) as refused:
            player(text)
        assert refused.value.code == "program-none"


def test_a_program_that_is_missing() -> None:
    found = fault("./nowhere --at all")
    assert (found.code, found.details["name"]) == ("program-missing", "nowhere --at all")


def test_a_program_that_ends() -> None:
    found = fault(command(HELLO, tail="raise SystemExit(7)"))
    assert (found.code, found.details["status"]) == ("program-ended", 7)


def test_a_program_that_closes_its_output_and_lives_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "LAST_SECONDS", 0.1)
    assert fault(command(HELLO, READY, tail="import os, signal; os.close(1); signal.pause()")).code == "program-closed"


def test_a_program_that_floods_empty_lines_is_not_listened_to_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "GRACE_SECONDS", 0.2)
    found = fault(command(HELLO, READY, tail="while True: print(flush=True)"))
    assert found.code == "program-silent"


def test_a_program_that_hangs_is_waited_for_no_longer_than_it_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "GRACE_SECONDS", 0.2)
    one = OutsidePlayer(command(HELLO, READY, tail="import signal; signal.pause()"))
    one.start()
    assert one._program is not None
    process = one._program._process
    with pytest.raises(ProgramError) as refused:
        one.choose(view(), Budget(milliseconds=1), Random(1))
    assert refused.value.code == "program-silent"
    assert process.returncode is not None


@pytest.mark.parametrize(
    "answer",
    ["hello", "{}", '{"type": "best"}', READY, '{"type": "best", "action": 3}', "é" * 3000],
    ids=["words", "nothing", "no action", "another answer", "no object", "long"],
)
def test_a_program_that_talks_nonsense(answer: str) -> None:
    found = fault(command(HELLO, READY, answer, tail="input()"))
    assert found.code == "program-nonsense"
    assert len(found.sentence()) < 400


@pytest.mark.parametrize(
    "action",
    ['{"type": "place", "tile": "t01", "x": 0, "y": 0, "rotation": 0}', '{"type": "win"}',
     '{"type": "extra_turn", "take": true}',
     '{"type": "place", "tile": "t01", "x": 99999999999999999999, "y": 0, "rotation": 0}',
     '{"type": "place", "tile": "t01", "x": 4, "y": 4, "rotation": 45}'],
    ids=["not there", "no such action", "another phase", "far away", "askew"],
)  # fmt: skip
def test_a_program_that_cheats(action: str) -> None:
    best = '{"type": "best", "action": ' + action + "}"
    assert fault(command(HELLO, READY, best, tail="input()")).code in ("program-illegal", "program-nonsense")


def test_a_program_that_says_no_or_speaks_another_version() -> None:
    no = '{"type": "error", "code": "line-position", "text": "I do not know this game."}'
    found = fault(command(HELLO, no, tail="input()"))
    assert (found.code, found.details["said"]) == ("program-refused", "I do not know this game. [line-position]")
    found = fault(command('{"type": "hello", "protocol": 2, "name": "later"}', tail="input()"))
    assert (found.code, found.details["found"], found.details["expected"]) == ("program-protocol", 2, 1)


def test_a_program_that_failed_is_started_anew_when_it_is_asked_again(tmp_path: Path) -> None:
    mark = tmp_path / "been"
    tail = f"import os\nif not os.path.exists({str(mark)!r}): open({str(mark)!r}, 'w'); raise SystemExit(1)\n"
    tail += f"import json; b = json.loads(input())\nprint({READY!r}, flush=True); input()\n"
    tail += "print(json.dumps({'type': 'best', 'action': b['actions'][1]}), flush=True); input()"
    one = OutsidePlayer(command(HELLO, tail=tail))
    with pytest.raises(ProgramError):
        one.choose(view(), Budget(), Random(1))
    assert one.choose(view(), Budget(), Random(1)).action == view().actions[1]
    one.close()
