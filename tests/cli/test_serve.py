"""The command serve: an address that is printed, a clean end, one sentence for what cannot be."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
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
    own = {"LC_ALL": "C", "TILEWRIGHT_MADE": ""}
    known = {**os.environ, **own, **environment}
    known.pop("DISPLAY", None)
    known.pop("WAYLAND_DISPLAY", None)
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=known)
    assert child.stdout is not None
    return child, child.stdout.readline()


def ended(child: subprocess.Popen[str], number: int) -> tuple[int, str, str]:
    child.send_signal(number)
    assert child.stdout is not None
    assert child.stderr is not None
    # A reader that has given a line may hold the next one too, which communicate would not see.
    with child.stdout, child.stderr:
        out, err = child.stdout.read(), child.stderr.read()
    return child.wait(timeout=WAIT), out, err


@pytest.mark.slow
def test_the_address_is_printed_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    child, line = started(tmp_path, "--port", "0")
    found = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert found, line
    assert httpx.get(found.group() + "health").json()["status"] == "ok"
    local = "Only this machine gets in; to let in other devices in your network, start it with --host 0.0.0.0\n"
    assert ended(child, signal.SIGINT) == (130, local, "Interrupted.\n")


@pytest.mark.slow
def test_started_by_make_it_says_what_to_tell_make(tmp_path: Path) -> None:
    child, _ = started(tmp_path, "--port", "0", "--lang", "de", TILEWRIGHT_MADE="play")
    code, out, _ = ended(child, signal.SIGINT)
    assert (code, out.count("\n")) == (130, 1)
    assert out.endswith(' starte es mit make play ARGS="--host 0.0.0.0"\n')


@pytest.mark.slow
def test_a_server_for_all_says_where_others_get_in(tmp_path: Path) -> None:
    child, line = started(tmp_path, "--port", "0", "--host", "0.0.0.0")
    address = line.split()[3]
    assert address.startswith("http://127.0.0.1:")
    reach = httpx.get(address + "api/setup").json()["reach"]
    code, out, _ = ended(child, signal.SIGINT)
    assert (code, reach["local"], out.count("\n")) == (130, False, 1)
    assert (", ".join(reach["addresses"]) or "no other device gets in yet") in out


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_every_door_has_its_sentence(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    from tilewright.cli import serve
    from tilewright.server.reach import Listens
    from tilewright.server.requests import ReachInfo

    monkeypatch.setenv("TILEWRIGHT_LANG", lang)
    found: tuple[str, ...] = ()
    monkeypatch.setattr(Listens, "reach", lambda self: ReachInfo(self.host == "127.0.0.1", found))
    here, everywhere = Listens("127.0.0.1", 9), Listens("0.0.0.0", 9)
    told = [serve._others(here), serve._others(everywhere)]
    found = ("http://10.0.0.2:9/", "http://10.0.0.3:9/")
    told.append(serve._others(everywhere))
    assert all(line and "{" not in line and "\n" not in line for line in told)
    assert len(set(told)) == 3
    assert str(told[2]).endswith(" http://10.0.0.2:9/, http://10.0.0.3:9/")
    assert serve._others(Listens("10.0.0.2", 9)) is None


@pytest.mark.slow
def test_an_order_to_end_is_no_fault_and_settings_come_from_the_environment(tmp_path: Path) -> None:
    child, line = started(tmp_path, TILEWRIGHT_PORT="0", TILEWRIGHT_LANG="nl", TILEWRIGHT_OPEN="1")
    assert line.startswith("Tilewright staat op http://127.0.0.1:")
    code, out, err = ended(child, signal.SIGTERM)
    assert (code, out.splitlines()[1:]) == (0, ["De server is gestopt; alle spellen zijn bewaard."])
    assert out.startswith("Alleen deze machine kan erbij; ")
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
        ("--host=", "host-empty"),
        ("--data=", "data-empty"),
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
    damaged = "games/tilewright.db is damaged or no file of games; end the server and put back a copy, or"
    assert done.err == f"{damaged} name another folder with --data. [data-folder]\n"


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_whatever_is_wrong_with_the_file_of_games_has_its_sentence(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    from tilewright.store import StoreError, games

    told = set()
    for cause in ("full", "read-only", "damaged", "locked", "failing", "other"):

        def broken(path: Path, cause: str = cause) -> None:
            raise StoreError("no such luck", cause)

        monkeypatch.setattr(games, "check_file", broken)
        done = terminal("serve", "--data", "games", "--port", "0", "--lang", lang)
        assert (done.code, done.out) == (2, "")
        assert re.fullmatch(r"[^\n{]*games[^\n{]+ \[data-folder\]\n", done.err)
        told.add(done.err)
    assert len(told) == 6


@pytest.mark.parametrize("host", [" ", "\t"])
def test_an_address_of_spaces_does_not_stand_for_every_address(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    assert terminal("serve", "--host", host, "--port", "0").err.endswith(" [host-empty]\n")
    monkeypatch.setenv("TILEWRIGHT_HOST", host)
    assert terminal("serve", "--port", "0").err.endswith(" [host-empty]\n")


@pytest.mark.parametrize("lang", ["en", "nl", "de"])
def test_the_last_line_does_not_say_that_all_is_kept_where_it_is_not(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    from tilewright.server import run
    from tilewright.store import NotStoredError

    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    ends: list[tuple[bool, NotStoredError | None]] = [
        (False, None),
        (False, NotStoredError(tmp_path / "tilewright.db", full)),
        (False, NotStoredError(tmp_path / "tilewright.db", OSError("no such luck"))),
        (True, NotStoredError(tmp_path / "tilewright.db", full)),
    ]
    monkeypatch.setattr(run, "serve", lambda *given: ends.pop(0))
    good, bad, unknown, interrupted = (
        terminal("serve", "--data", "games", "--port", "0", "--lang", lang) for _ in range(len(ends))
    )
    assert (good.code, bad.code, interrupted.code) == (0, 0, 130)
    assert (good.err, interrupted.out) == ("", "")
    assert good.out != bad.out == unknown.out
    assert str(tmp_path / "tilewright.db") in bad.err
    assert interrupted.err.startswith(bad.err)
    assert len({bad.err, unknown.err}) == 2
    assert "{" not in bad.err + unknown.err + bad.out


@pytest.mark.slow
def test_a_file_that_is_damaged_while_it_is_served_is_told_at_the_end(tmp_path: Path) -> None:
    child, line = started(tmp_path, "--port", "0")
    seats = [{"name": name, "player": "here"} for name in ("Ann", "Bo")]
    made = httpx.post(line.split()[3] + "api/games", json={"game": "castle", "seats": seats}).json()
    assert ended(child, signal.SIGTERM)[0] == 0
    with closing(sqlite3.connect(tmp_path / "tilewright.db")) as file, file:
        file.execute("UPDATE games SET setup = '{'")
    child, line = started(tmp_path, "--port", "0")
    answer = httpx.post(line.split()[3] + "api/mine", json={"tokens": [made["watch"]]})
    assert (answer.status_code, answer.json()["code"]) == (503, "database-damaged")
    code, out, err = ended(child, signal.SIGTERM)
    assert code == 0
    assert out.endswith("\nThe server has ended; not all that was played could be kept.\n")
    assert f"Not everything could be read and stored. {tmp_path / 'tilewright.db'} is damaged" in err
    assert "Traceback" not in err


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


def test_games_of_a_later_release_are_left_alone(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "tilewright.db"
    with closing(sqlite3.connect(path)) as kept:
        kept.execute("CREATE TABLE alembic_version (version_num TEXT)")
        kept.execute("INSERT INTO alembic_version VALUES ('9999')")
        kept.commit()
    done = terminal("serve", "--data", tmp_path, "--port", "0")
    assert (done.code, done.out) == (2, "")
    assert done.err.endswith(" [data-later]\n")
    with closing(sqlite3.connect(path)) as kept:
        assert kept.execute("SELECT name FROM sqlite_master").fetchall() == [("alembic_version",)]


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
