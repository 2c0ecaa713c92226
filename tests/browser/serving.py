"""A real server in a process of its own, on a free port, over its own folder; it can be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(sys.executable).parent / ("tilewright.exe" if os.name == "nt" else "tilewright")


class Server:
    """The program `tilewright serve` over one folder of games, with further arguments where they are given."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start on a free port, or on the one it had before; return when it says its address."""
        command = [str(PROGRAM), "serve", "--port", str(self.port), "--data", str(self.folder), *self.arguments]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self._process.stdout is not None
        said = []
        for line in self._process.stdout:
            said.append(line)
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                assert self.port in (0, int(found[1])), said
                self.port = int(found[1])
                return
        raise AssertionError("".join(said))

    def kill(self) -> None:
        """End the server as a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(timeout=20)
        assert self._process.stdout is not None
        print(self._process.stdout.read())  # pytest shows it where a test fails
        self._process.stdout.close()
        self._process = None
