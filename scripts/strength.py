"""Play the matches that show how strong the players are, and write docs/strength.md from their logs.

One table of matches says what is played, what is to be reached and what the page shows. A match that is over is not
played again, one that was interrupted goes on in its log; a log belongs to the sources of players and rules that
played it, so after a change of those its match begins anew. Exit codes: 0 done, 1 an aim is missed or a match could not
be played, 2 bad options or a damaged log, 130 interrupted.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import NoReturn

import msgspec

from scripts.strength_table import GAMES, MATCHES, MOST, Aim, Match, signed
from tilewright.cli.main import run
from tilewright.cli.matchlog import parse_played
from tilewright.formats import write_text
from tilewright.game import InputError
from tilewright.players.evaluations import TABLES, kept
from tilewright.players.figures import Interval, wilson
from tilewright.players.matches import Played
from tilewright.players.standings import Standing, standings

ROOT = Path(__file__).resolve().parent.parent
SOURCES = tuple(ROOT / "src/tilewright" / room for room in ("players", "rules"))
"""What decides how a game is played: a log is good for these sources alone."""
LOGS = ROOT / ".strength"
PAGE = ROOT / "docs/strength.md"
WORKERS = "2"
INTERRUPTED = 130


class StrengthError(Exception):
    """Why nothing can be played or written: one sentence, and the exit code."""

    def __init__(self, text: str, code: int) -> None:
        super().__init__(text)
        self.code = code


@dataclass(frozen=True)
class Result:
    """What came of a match, for its first player; `share` is what aims are about, `seconds` a move of each player."""

    first: Standing
    share: float
    interval: Interval
    score: float
    seconds: tuple[float | None, ...]


def digest() -> str:
    """The digest of all sources that decide how a game is played."""
    total = hashlib.sha256()
    for folder in SOURCES:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".json")):
            content = path.read_bytes()
            total.update(f"{path.relative_to(folder).as_posix()}\0{len(content)}\0".encode())
            total.update(content)
    return total.hexdigest()


def log_of(match: Match) -> Path:
    """The log of a match, whose name is another one for other sources and other settings; more games are no others."""
    settings = (digest(), match.game, match.players, match.milliseconds, match.seed)
    return LOGS / f"{match.name}-{hashlib.sha256(repr(settings).encode()).hexdigest()[:12]}.jsonl"


def played(match: Match) -> list[Played]:
    """The games of a match that are over, its log only read: somebody may be writing it. Raises StrengthError."""
    log = log_of(match)
    lines = log.read_bytes().splitlines(keepends=True) if log.exists() else []
    games = []
    for number, line in enumerate(line for line in lines[: match.games] if line.endswith(b"\n")):
        try:
            game, _ = parse_played(line)
        except (InputError, msgspec.ValidationError):
            game = None
        if game is None or game.number != number:
            raise StrengthError(f"Line {number + 1} of {log} is not the game that belongs there; remove the file.", 2)
        games.append(game)
    return games


def result_of(match: Match, games: Sequence[Played]) -> Result | None:
    """What came of a match, None where it is not over."""
    if len(games) < match.games:
        return None
    found = standings(games, len(match.players))
    first = found[0]
    # At a larger table a shared first place is no win.
    share = first.win_share if len(found) == 2 else first.wins / len(games)
    alike = [one for one, name in zip(found, match.players) if name == match.players[0]]
    score = fmean(one.score for one in alike)
    return Result(first, share, wilson(share, len(games)), score, tuple(one.seconds for one in found))


def missed(match: Match, result: Result) -> list[str]:
    """A sentence for each part of the aim that is not reached."""
    aim, name, found = match.aim, match.players[0], []
    if aim.share is not None and not aim.share[0] <= result.share <= aim.share[1]:
        found.append(f"{name} wins {100 * result.share:.1f} % of {match.games} games")
    if aim.margin is not None and result.first.margin < aim.margin:
        found.append(f"the mean margin of {name} is {signed(result.first.margin, 1)}")
    if aim.score is not None and result.score < aim.score:
        found.append(f"{name} scores {result.score:.1f} points on average")
    return [f"{match.name}: {what}; the aim is {aim.text()}." for what in found]


def play(match: Match) -> int:
    """Play what is left of a match, what it shows goes to stderr; return the exit code of `tilewright arena`."""
    log = log_of(match)
    log.parent.mkdir(exist_ok=True)
    words = ["arena", "--game", match.game, "--players", ",".join(match.players), "--games", str(match.games)]
    words += ["--time", str(match.milliseconds), "--seed", str(match.seed), "--workers", WORKERS]
    with redirect_stdout(sys.stderr):
        return run([*words, "--resume" if log.exists() else "--log", str(log)])


def play_all(matches: Sequence[Match]) -> int:
    """Play all that is not over, the page written after every match; return an exit code."""
    for number, match in enumerate(matches, 1):
        done = len(played(match))
        if done == match.games:
            continue
        left = match.minutes * (1 - done / match.games)
        tell(f"[{number}/{len(matches)}] {match.name}, about {left:.1f} core-minutes")
        code = play(match)
        if code == INTERRUPTED:
            return code
        if code:
            tell(f"{match.name} could not be played (exit code {code}).")
            return 1
        write_text(str(PAGE), page(), force=True)
    return 0


def tell(line: str) -> None:
    """Print a line of progress on stderr."""
    print(line, file=sys.stderr, flush=True)


def between(value: str, interval: Iterable[str] | None) -> str:
    """A figure with the interval in which it lies, if that is known."""
    return value if interval is None else f"{value} ({' to '.join(interval)})"


def row(cells: Iterable[str]) -> str:
    """A row of a table."""
    return "| " + " | ".join(cells) + " |"


HEADINGS = (
    "Match", "Name", "Seconds allowed", "Seed", "Games", "Won", "Drawn", "Lost", "Share of wins, %", "Mean margin",
    "Mean score", "Elo", "Seconds used", "Aim", "Reached",
)  # fmt: skip


def match_row(match: Match) -> str:
    """The row of a match on the page."""
    games = played(match)
    result = result_of(match, games)
    start = [match.title, f"`{match.name}`", f"{match.milliseconds / 1000:g}", str(match.seed), str(match.games)]
    if result is None:
        so_far = f"not run yet ({len(games)} of {match.games} games)" if games else "not run yet"
        return row([*start, so_far, *["–"] * 7, match.aim.text(), "–"])
    one = result.first
    margins = None if one.margin_interval is None else [signed(value, 1) for value in one.margin_interval]
    seconds = dict(zip(match.players, result.seconds))
    cells = [
        *(str(count) for count in (one.wins, one.draws, one.losses)),
        between(f"{100 * result.share:.1f}", [f"{100 * value:.1f}" for value in result.interval]),
        between(signed(one.margin, 1), margins),
        f"{result.score:.1f}",
        between(signed(one.elo, 0), [signed(value, 0) for value in one.elo_interval]),
        " / ".join("–" if value is None else f"{value:.3f}" for value in seconds.values()),
        match.aim.text(),
        "–" if match.aim == Aim() else "no" if missed(match, result) else "yes",
    ]
    return row(start + cells)


def table(matches: Iterable[Match]) -> list[str]:
    """The lines of a table of matches."""
    return [row(HEADINGS), row(["---"] * len(HEADINGS)), *map(match_row, matches), ""]


def origins(found: Mapping[str, msgspec.Struct | None]) -> list[str]:
    """The lines of the table that says where something comes from, by what heads its column."""
    facts = [{} if origin is None else msgspec.structs.asdict(origin) for origin in found.values()]
    names = dict.fromkeys(name for one in facts for name in one)
    rows = [[name, *(fact(one.get(name, "")) for one in facts)] for name in names]
    return [row(["", *found]), row(["---"] * (len(found) + 1)), *map(row, rows), ""]


def fact(value: object) -> str:
    """A fact of an origin as the page shows it."""
    if isinstance(value, tuple | list):
        return " to ".join(map(fact, value))
    return f"{value:.4g}" if isinstance(value, float) else "–" if value == "" else str(value)


INTRODUCTION = """\
# How strong the players are

`make strength` plays these matches, or goes on with them, and writes this page from their logs; `make strength
ARGS=--plan` says how long that takes. Players and rules: commit {commit}, digest {digest}.

Every match is one of `tilewright arena`: one core a game, every deck from every seat, and matches of a game with equal
seeds and as many players have the same decks. Figures are those of the player named first. The share counts a drawn
game half, but at tables of three and five a shared first place not at all. The score is the mean of all seats that the
player has. Seconds are those of a move, player by player. All else: [formats.md](formats.md#arena).
"""
FITTING = """\
## How the evaluation was fitted

By self-play (`tilewright train`), from weights written by hand, for more than two from those fitted for two; `margin`,
`interval` are points against the mean of others that play by the weights written by hand.
"""
LEARNING = """\
## How the prospects were learned

From games of the fitted evaluation against itself (`tilewright train --prospects`); `before` and `after` are the
shares of the variance of final margins that the evaluation tells without and with them. There is no network: one of 32
hidden units over the same parts told 51.9 % (The Castle) and 41.6 to 41.9 % (Classic) where this regression told 51.8 %
and 41.9 %. Both were tried once, on 12,000 other games of two of each game: those of an earlier evaluation, with one
placement in fifty drawn at random.
"""


def page() -> str:
    """The page as the logs that are there give it. Raises StrengthError."""
    lines = [INTRODUCTION.format(commit=commit(), digest=f"`{digest()[:12]}`")]
    for game, title in GAMES.items():
        others, ladder = ([one for one in MATCHES if one.game == game and one.ladder is it] for it in (False, True))
        lines += [f"## {title}", "", *table(others), f"### The levels of {title}", "", *table(ladder)]
    known = {
        f"{GAMES[game]}, {seats} players": kept(game, seats) for game in GAMES for of, seats in TABLES if of == game
    }
    lines += [FITTING, *origins({name: one.origin for name, one in known.items()})]
    lines += [LEARNING, *origins({name: one.learned for name, one in known.items()})]
    return "\n".join(lines).rstrip("\n") + "\n"


def commit() -> str:
    """The commit that last changed players or rules, and whether they were changed since."""
    git = ("git", "-c", f"safe.directory={ROOT}", "-C", str(ROOT))
    told = []
    for words in (("log", "-1", "--format=%h", "--abbrev=12"), ("status", "--porcelain")):
        done = subprocess.run([*git, *words, "--", *SOURCES], capture_output=True, text=True, check=False)
        told.append(done.stdout.strip())
    return f"`{told[0] or 'unknown'}`" + (", changed since" if told[1] else "")


def show_plan(matches: Sequence[Match]) -> None:
    """Print how long each match takes."""
    for match in matches:
        print(f"{match.name:<16} {match.games:>4} games  {match.minutes:>6.1f} core-minutes  {match.title}")
    print(f"{'in all':<16} {'':>10}  {sum(match.minutes for match in matches):>6.1f} core-minutes (at most {MOST:.0f})")


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise StrengthError(f"{message[:1].upper()}{message[1:]}; --help shows what can be asked for.", 2)


def asked(arguments: Sequence[str]) -> tuple[argparse.Namespace, list[Match]]:
    """The options, and the matches they name. Raises StrengthError."""
    parser = _Parser(prog="strength.py", description="Play the matches of docs/strength.md and write it.")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="of all matches take these")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--page", action="store_true", help="play nothing, write the page from the logs that are there")
    what.add_argument("--plan", action="store_true", help="play nothing, print how long each match takes")
    options = parser.parse_args(arguments)
    known = {match.name: match for match in MATCHES}
    for name in options.only or ():
        if name not in known:
            raise StrengthError(f"There is no match {name!r}; there are {', '.join(known)}.", 2)
    return options, [known[name] for name in dict.fromkeys(options.only or known)]


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for; return the exit code."""
    try:
        options, matches = asked(arguments)
        if options.plan:
            show_plan(matches)
            return 0
        code = 0 if options.page else play_all(matches)
        if code:
            return code
        write_text(str(PAGE), page(), force=True)
        results = [(match, result_of(match, played(match))) for match in matches]
    except StrengthError as fault:
        tell(str(fault))
        return fault.code
    except (InputError, OSError) as fault:
        tell(fault.sentence() if isinstance(fault, InputError) else str(fault))
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    sentences = [line for match, result in results if result is not None for line in missed(match, result)]
    over = f"{sum(result is not None for _, result in results)} of {len(matches)} matches are over"
    tell("\n".join([*sentences, f"{over}; aims that are missed: {len(sentences)}."]))
    return 1 if sentences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
