"""What every test run needs before the first import: checked array bounds, one warm cache, fixed seeds."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import settings

# Read when numba is first imported, inherited by xdist workers; the kernel cache keeps such builds apart.
os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")

# Options can come from the environment; a test must not depend on whose machine it runs on.
for name in [key for key in os.environ if key.startswith("TILEWRIGHT_")]:
    if name not in {"TILEWRIGHT_CACHE", "TILEWRIGHT_PROOF"}:
        del os.environ[name]

settings.register_profile("tilewright", deadline=None, derandomize=True)
settings.load_profile("tilewright")


def pytest_configure(config: pytest.Config) -> None:
    """Compile the kernels in one process before xdist starts its workers, which then only read the cache."""
    is_worker = hasattr(config, "workerinput")
    if is_worker or not getattr(config.option, "numprocesses", None) or config.option.collectonly:
        return
    done = subprocess.run([sys.executable, "-m", "tilewright.cli.warm"], check=False)
    if done.returncode:
        pytest.exit("the engine's kernels could not be compiled (python -m tilewright.cli.warm)", returncode=3)
