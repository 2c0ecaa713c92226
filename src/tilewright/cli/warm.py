"""Compile every kernel into the cache before anyone waits for it: `python -m tilewright.cli.warm`."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from concurrent.futures import ProcessPoolExecutor

from tilewright.rules.compiling import available
from tilewright.rules.warming import Sample, warm

GAMES = ("castle", "classic")
TIED = "--tied"
"""Whoever gives this word holds the other end of our standard input: when that end is gone, so is who wanted us."""


def samples_of(game: str) -> list[Sample]:
    """The kernels of one game, in a fixed order; those of no game go with the first."""
    from tilewright.players.compiled.kernels import samples as of_players
    from tilewright.rules.kernels import samples as of_rules

    found = [*of_rules(), *of_players()]
    others = tuple(name for name in GAMES if name != game)
    return [sample for sample in found if not sample[0].startswith(others) and (game == GAMES[0] or game in sample[0])]


def warm_game(game: str) -> None:
    """Warm the kernels of one game and say how far it is, a line a kernel."""
    warm(samples_of(game), lambda i, total, name: print(f"  {game} {i}/{total}  {name}", flush=True))


def end_with_parent() -> None:
    """Wait until the other end of standard input is gone, however its holder ended, then end with all our children."""
    while os.read(0, 1):
        pass
    for child in multiprocessing.active_children():
        child.kill()
    os._exit(1)


def main() -> int:
    """Warm both games side by side; one process each, since compiling holds the interpreter's lock."""
    if TIED in sys.argv:
        threading.Thread(target=end_with_parent, daemon=True).start()
    if not available():
        print("Numba is missing on this machine: the engine plays interpreted.", file=sys.stderr)
        return 0
    with ProcessPoolExecutor(len(GAMES), mp_context=multiprocessing.get_context("spawn")) as pool:
        list(pool.map(warm_game, GAMES))
    return 0


if __name__ == "__main__":
    sys.exit(main())
