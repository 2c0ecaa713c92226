"""The command serve: an address that is printed, a clean end, one sentence for what cannot be."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from tests.cli.conftest import Terminal

from tilewright.tiles import tile_set

WAIT = 30
SMALL = Path(__file__).parents[1] / "data/castle-small.toml"
PROGRAM = "from tilewright.cli.main import main; main()"


def started(folder: Path, *words: str, **environment: str) -> tuple[subprocess.Popen[str], str]:
    """The program as it serves, and the line it printed."""
    command = [sys.executable, "-c", PROGRAM, "serve", "--data", str(folder), *words]
    known = {**os.environ, "LC_ALL": "C", "TILEWRIGHT_CACHE": str(folder / "cache"), **environment}
    known.pop("DISPLAY", None)
    known.pop("WAYLAND_DISPLAY", None)
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=known)
    assert child.stdout is not None
    return child, child.stdout.readline()


def ended(child: subprocess.Popen[str], number: int) -> tuple[int, str, str]:
    child.send_signal(number)
    out, err = child.communicate(timeout=WAIT)
    return child.returncode, out, err


@pytest.mark.slow
def test_the_address_is_printed_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    child, line = started(tmp_path, "--port", "0")
    found = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert found, line
    assert httpx.get(found.group() + "health").json()["status"] == "ok"
    assert ended(child, signal.SIGINT) == (130, "", "Interrupted.\n")


@pytest.mark.slow
def test_an_order_to_end_is_no_fault_and_settings_come_from_the_environment(tmp_path: Path) -> None:
    child, line = started(tmp_path, TILEWRIGHT_PORT="0", TILEWRIGHT_LANG="nl", TILEWRIGHT_OPEN="1")
    assert line.startswith("Tilewright staat op http://127.0.0.1:")
    code, out, err = ended(child, signal.SIGTERM)
    assert (code, out) == (0, "De server is gestopt; alle spellen zijn bewaard.\n")
    assert err.startswith("Hier is geen browser")


@pytest.mark.slow
def test_a_port_in_use_gives_way_to_the_next(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        child, line = started(tmp_path, "--port", str(port))
        other = re.search(r":(\d+)/", line)
        assert other
        assert int(other.group(1)) > port
        code, _, err = ended(child, signal.SIGINT)
    assert (code, err.splitlines()[0]) == (130, f"Port {port} is in use; {other.group(1)} is taken instead.")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("--port x", "port-value"),
        ("--port 70000", "port-value"),
        ("--port -1", "port-value"),
        ("--port=", "port-value"),
        ("--host 192.0.2.1 --port 0", "address-unusable"),
        ("--host no.such.host.invalid --port 0", "address-unusable"),
        ("--data file", "data-folder"),
        ("--data file/inside", "data-folder"),
        ("--data spoilt --port 0", "data-folder"),
        ("--game chess", "game-unknown"),
        ("--game classic --option corner_timing=never", "option-foreign"),
        ("--option corner_timing=never", "option-value"),
        ("--option corner_timing", "option-form"),
        ("--seed x", "seed"),
        ("--tile-set no.toml", "file-unreadable"),
        ("--tile-set file", "missing-key"),
        ("--tile-set=", "name-empty"),
        ("--board=", "name-empty"),
        ("--game classic --board castle-1", "set-game"),
    ],
)
def test_what_cannot_be_served_is_one_sentence(terminal: Terminal, tmp_path: Path, words: str, code: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "spoilt/tilewright.db").mkdir(parents=True)
    for lang in ("en", "nl", "de"):
        done = terminal("serve", "--data", "games", *words.split(), "--lang", lang)
        assert (done.code, done.out) == (2, "")
        assert re.fullmatch(rf"[^\n]+ \[{code}\]\n", done.err)


def test_a_file_that_is_no_database_is_said(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games/tilewright.db").write_text("this is no database" * 100)
    done = terminal("serve", "--data", "games", "--port", "0")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith("[data-folder]\n")


def test_nothing_is_made_where_the_input_is_bad(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal("serve", "--data", "games", "--seed", "x").code == 2
    assert not (tmp_path / "games").exists()


@pytest.mark.slow
def test_what_was_chosen_is_shown_also_from_the_environment(tmp_path: Path) -> None:
    words = ("--port", "0", "--tile-set", str(SMALL), "--option", "corner_timing=end_of_turn")
    child, line = started(tmp_path, *words, TILEWRIGHT_SEED="12345")
    answer = httpx.get(line.split()[3] + "api/setup")
    assert ended(child, signal.SIGTERM)[0] == 0
    chosen = answer.json()["chosen"]
    assert (chosen["game"], chosen["options"], chosen["seed"]) == ("castle", {"corner_timing": "end_of_turn"}, True)
    assert chosen["sets"]["tiles"]["id"] == tile_set(SMALL).id
    assert "12345" not in answer.text.replace(chosen["sets"]["tiles"]["digest"], "")


@pytest.mark.slow
def test_a_folder_has_one_server(tmp_path: Path) -> None:
    child, line = started(tmp_path, "--port", "0")
    address = line.split()[3]
    other, nothing = started(tmp_path, "--port", str(urlsplit(address).port))
    assert nothing == ""
    out, err = other.communicate(timeout=WAIT)
    assert (other.returncode, out) == (2, "")
    assert re.fullmatch(rf"The server at {address} keeps its games in [^\n]+ \[data-in-use\]\n", err)
    child.kill()
    child.communicate(timeout=WAIT)
    again, line = started(tmp_path, "--port", "0")
    assert line
    assert ended(again, signal.SIGINT)[0] == 130


@pytest.mark.parametrize(
    ("environment", "folder"),
    [({"XDG_DATA_HOME": "/data"}, "/data/tilewright"), ({"XDG_DATA_HOME": "rel"}, "~/.local/share/tilewright")],
)
@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="folders of Linux")
def test_games_lie_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], folder: str
) -> None:
    from tilewright.cli.serve import data_folder

    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert data_folder() == Path(folder).expanduser()
