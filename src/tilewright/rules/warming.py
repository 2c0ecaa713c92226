"""Compile kernels into the cache before anyone waits for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tilewright.rules.compiling import Kernel

Sample = tuple[str, Kernel, tuple[Any, ...]]


def warm(samples: Sequence[Sample], say: Callable[[int, int, str], None]) -> None:
    """Call every kernel once so that it is compiled or read from the cache; `say` hears number, total and name."""
    for i, (name, kernel, arguments) in enumerate(samples, 1):
        say(i, len(samples), name)
        kernel(*arguments)
