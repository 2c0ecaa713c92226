"""The command `arena`: a match between computer players, its log, and what it shows about their strength."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path

from tilewright.cli.failures import DONE, CommandError, tell
from tilewright.cli.interrupting import interruptible
from tilewright.cli.matchlog import Match, appending, format_played, read_log
from tilewright.cli.numbers import whole_number
from tilewright.cli.progress import progress
from tilewright.cli.seats import parse_players
from tilewright.cli.speech import say, texts
from tilewright.cli.streams import print_json
from tilewright.cli.versions import version_facts
from tilewright.formats import FormatError, write_text
from tilewright.game import parse_option
from tilewright.game.chance import seed_bytes
from tilewright.game.options import changed_options
from tilewright.game.setup import Setup, check_game, new_setup
from tilewright.players import HUMAN, crew
from tilewright.players.matches import Plan, Played, called
from tilewright.players.roster import no_person
from tilewright.players.standings import Standing, meetings, standings

GAMES = 100
LIMITS = {"--games": (1, 1_000_000), "--time": (1, 3_600_000), "--nodes": (1, 1_000_000_000), "--workers": (1, 256)}


@dataclass(frozen=True)
class Wanted:
    """What the command line asks for; None where it says nothing."""

    game: str | None
    players: str | None
    games: str | None
    time: str | None
    nodes: str | None
    workers: str | None
    options: list[str]
    seed: str | None
    tiles: str | None
    board: str | None
    log: str | None
    resume: str | None
    force: bool


def run_arena(wanted: Wanted, as_json: bool) -> int:
    """Play a match, print what it shows; return the exit code."""

    def hint() -> None:
        log = wanted.resume or wanted.log
        if log is not None and Path(log).exists():
            tell(say("log-hint", file=log))

    # Whoever ends us is to leave no program behind that plays for us.
    with interruptible(hint):
        return _run(wanted, as_json)


def _run(wanted: Wanted, as_json: bool) -> int:
    names = _players(wanted)
    games, earlier, known = _games(wanted, len(names)), *_logged(wanted)
    game = check_game(wanted.game or "castle")
    options = dict(parse_option(game, text) for text in wanted.options)
    setup = new_setup(game, [f"{i}" for i in range(len(names))], options, wanted.tiles, wanted.board)
    milliseconds, nodes = _budget(wanted)
    given = wanted.seed if wanted.seed is not None or known is None else str(known.get("seed"))
    seed = seed_bytes(given)
    plan = Plan(game, names, games, seed, options, wanted.tiles, wanted.board, milliseconds, nodes)
    match = _match(plan, setup)
    _check_same(wanted.resume, match, known)
    done = {one.number: one for one in earlier if one.number < games}
    left = [number for number in range(games) if number not in done]
    workers = whole_number(wanted.workers, "--workers", 1, LIMITS)
    crew.check(plan)
    log = _log_file(wanted)
    tell(say("arena-start", games=games, game=say(f"game-{game}"), players=texts().names(list(names)), seed=seed.hex()))
    if done:
        tell(say("arena-resumed", done=len(done), file=str(wanted.resume)))
    facts = version_facts()
    if left:
        crew.warm(plan)
        for one in _played(plan, left, workers, log, lambda one: format_played(one, match, facts)):
            done[one.number] = one
    found = standings(done.values(), len(names))
    if as_json:
        print_json(_document(plan, _seed_shown(given, seed), found, list(done.values()), match, facts))
    else:
        _show(plan, found, list(done.values()))
    return DONE


def _players(wanted: Wanted) -> tuple[str, ...]:
    if wanted.players is None:
        raise CommandError("argument-missing", name="--players")
    names = tuple(parse_players(wanted.players))
    if HUMAN in names:
        raise no_person()
    return names


def _games(wanted: Wanted, seats: int) -> int:
    games = whole_number(wanted.games, "--games", GAMES - GAMES % seats, LIMITS)
    if games % seats:
        raise CommandError("arena-games", games=games, seats=seats)
    return games


def _budget(wanted: Wanted) -> tuple[int | None, int | None]:
    if wanted.time is not None and wanted.nodes is not None:
        raise CommandError("arena-budget")
    time = None if wanted.time is None else whole_number(wanted.time, "--time", 0, LIMITS)
    return time, None if wanted.nodes is None else whole_number(wanted.nodes, "--nodes", 0, LIMITS)


def _logged(wanted: Wanted) -> tuple[list[Played], Match | None]:
    """Return the games of the match that is gone on with. Raises CommandError or FormatError."""
    if "-" in (wanted.log, wanted.resume):
        raise CommandError("arena-log-dash")
    if wanted.resume is None:
        return [], None
    if wanted.log is not None:
        raise CommandError("arena-log-twice")
    return read_log(wanted.resume)


def _log_file(wanted: Wanted) -> str | None:
    """Return the file in which games are written down, made anew where it does not go on. Raises FormatError."""
    if wanted.log is not None:
        if Path(wanted.log).exists() and not wanted.force:
            raise FormatError("file-exists", file=wanted.log)
        write_text(wanted.log, "", wanted.force)
    return wanted.resume or wanted.log


def _match(plan: Plan, setup: Setup) -> Match:
    """Return all that the games of a match depend on, as its log has it."""
    return {
        "game": plan.game,
        "options": {name: list(x) if isinstance(x, tuple) else x for name, x in _changed(setup).items()},
        "set": setup.tiles.sha256,
        "board": setup.board.sha256 if setup.board is not None else None,
        "players": list(plan.players),
        "seed": plan.seed.hex(),
        "milliseconds": plan.milliseconds,
        "nodes": plan.nodes,
    }


def _changed(setup: Setup) -> dict[str, object]:
    return dict(changed_options(setup.game, setup.options))


def _check_same(file: str | None, match: Match, known: Match | None) -> None:
    """Refuse to go on with a log of another match. Raises CommandError."""
    for name, value in match.items():
        if known is not None and known.get(name) != value:
            raise CommandError("arena-log-other", file=str(file), what=name)


def _played(
    plan: Plan, left: Sequence[int], workers: int, log: str | None, line: Callable[[Played], str]
) -> Iterator[Played]:
    """Yield the games that are left, each written down first; say on stderr how far it is."""
    with appending(log) as write, progress(plan.games, plan.games - len(left)) as step:
        games = crew.played(plan, left, workers)
        try:
            for one in games:
                write(line(one))
                step()
                if one.lost is not None:
                    tell(say("arena-forfeit", number=one.number + 1, player=plan.players[one.lost[0]], why=one.lost[2]))
                yield one
        finally:
            games.close()  # type: ignore[attr-defined]


def _seed_shown(given: str | None, seed: bytes) -> int | str:
    """Return the seed as it was given, a small one as the number it is."""
    return int(given) if given is not None and len(given) < 64 else seed.hex()


def _finite(value: float) -> float | None:
    return round(value, 2) if isfinite(value) else None


def _rounded(values: Iterable[float] | None, digits: int) -> list[float] | None:
    return None if values is None else [round(value, digits) for value in values]


def _result(player: str, one: Standing) -> dict[str, object]:
    return {
        "player": player,
        "wins": one.wins,
        "draws": one.draws,
        "losses": one.losses,
        "mean_score": round(one.score, 3),
        "mean_margin": round(one.margin, 3),
        "margin_interval": _rounded(one.margin_interval, 3),
        "win_interval": _rounded(one.win_interval, 4),
        "elo": _finite(one.elo),
        "elo_interval": [_finite(value) for value in one.elo_interval],
        "seconds_per_move": None if one.seconds is None else round(one.seconds, 6),
    }


def _document(
    plan: Plan,
    seed: int | str,
    found: Sequence[Standing],
    games: Sequence[Played],
    match: Match,
    facts: dict[str, object],
) -> dict[str, object]:
    """Return what a match shows as JSON data."""
    document: dict[str, object] = {
        "game": plan.game,
        "games": len(games),
        "seed": seed,
        "results": [_result(player, one) for player, one in zip(plan.players, found, strict=True)],
        "pairs": [
            {"players": [m.first, m.second], "wins": m.ahead, "draws": m.level, "losses": m.behind}
            for m in meetings(games, len(plan.players))
        ],
        "forfeits": [one.forfeits for one in found],
    }
    settings = {name: match[name] for name in ("options", "set", "board", "milliseconds", "nodes")}
    return document | settings | facts


def _show(plan: Plan, found: Sequence[Standing], games: Sequence[Played]) -> None:
    """Print what a match shows, a paragraph a player, and how each two of several stand to each other."""
    names = _told_apart(plan.players)
    for name, one in zip(names, found, strict=True):
        print(say("arena-won", player=name, wins=one.wins, draws=one.draws, losses=one.losses))
        low, high = one.win_interval
        print("  " + say("arena-share", share=100 * one.win_share, low=100 * low, high=100 * high))
        print("  " + say("arena-score", score=one.score))
        if one.margin_interval is None:
            print("  " + say("arena-margin-alone", margin=one.margin))
        else:
            low, high = one.margin_interval
            print("  " + say("arena-margin", margin=one.margin, low=low, high=high))
        low, high = one.elo_interval
        print("  " + say("arena-elo", elo=_elo(one.elo), **{"from": _elo(low), "till": _elo(high)}))
        if one.seconds is not None:
            print("  " + say("arena-seconds", seconds=one.seconds))
        if one.forfeits:
            print("  " + say("arena-forfeits", count=one.forfeits))
    if len(names) > 2:
        for m in meetings(games, len(names)):
            first, second = names[m.first], names[m.second]
            print(say("arena-pair", first=first, second=second, ahead=m.ahead, level=m.level, behind=m.behind))


def _told_apart(players: Sequence[str]) -> list[str]:
    """Return the names of players, numbered where one name stands twice."""
    return [
        f"{name} {list(players[: i + 1]).count(name)}" if list(players).count(name) > 1 else name
        for i, name in enumerate(called(players))
    ]


def _elo(value: float) -> str:
    if not isfinite(value):
        return "∞" if value > 0 else "−∞"
    return f"{round(value):+d}".replace("-", "−")
