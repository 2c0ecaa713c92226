"""The program `tilewright`: its commands, each of which imports what it needs when it runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from tilewright.cli import parameters as given
from tilewright.cli.failures import DONE, report
from tilewright.cli.speech import PlayCommand, SpokenCommand, SpokenGroup, choose_language
from tilewright.cli.streams import ready_streams

app = typer.Typer(
    cls=SpokenGroup,
    help="help-tilewright",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
Version = Annotated[bool, typer.Option("--version", help="help-any-version")]


@app.callback(invoke_without_command=True)
def _tilewright(
    context: typer.Context, version: Version = False, json: given.Json = False, lang: given.Lang = None
) -> None:
    if version:
        from tilewright.cli.versions import show_version

        show_version(json)
        raise typer.Exit(DONE)
    if context.invoked_subcommand is None:
        from tilewright.cli.failures import CommandError

        raise CommandError("command-missing")


@app.command(cls=PlayCommand, help="help-play")
def play(
    file: given.Record = None,
    game: given.Game = None,
    players: given.Players = None,
    names: given.Names = None,
    preset: given.Preset = None,
    option: given.Options = None,
    seed: given.Seed = None,
    tile_set: given.TileSetFile = None,
    board: given.BoardFile = None,
    resume: given.Resume = None,
    save: given.Save = None,
    force: given.Force = False,
    plain: given.Plain = False,
    lang: given.Lang = None,
) -> int:
    """Play a game in the terminal."""
    from tilewright.cli.play import Wishes, play_game

    if file is not None and resume is not None:
        from tilewright.cli.failures import CommandError

        raise CommandError("argument-extra", text=file)
    record = resume if file is None else file
    options = option or []
    return play_game(Wishes(game, players, names, preset, options, seed, tile_set, board, record, save, force, plain))


@app.command(cls=PlayCommand, help="help-serve")
def serve(
    host: given.Host = "127.0.0.1",
    port: given.Port = None,
    data: given.Data = None,
    open_browser: given.Open = False,
    game: given.Game = None,
    preset: given.Preset = None,
    option: given.Options = None,
    seed: given.Seed = None,
    tile_set: given.TileSetFile = None,
    board: given.BoardFile = None,
    lang: given.Lang = None,
) -> int:
    """Serve the table to browsers."""
    from tilewright.cli.serve import Offer, serve_table

    return serve_table(Offer(host, port, data, open_browser, game, preset, option or [], seed, tile_set, board))


@app.command(cls=SpokenCommand, help="help-replay")
def replay(
    files: given.Files,
    check: given.Check = False,
    json: given.Json = False,
    tile_set: given.TileSetFile = None,
    board: given.BoardFile = None,
    lang: given.Lang = None,
) -> int:
    """Play recorded games again and show or check them."""
    from tilewright.cli.replay import replay_files

    return replay_files(files, check, json, tile_set, board)


@app.command(cls=SpokenCommand, help="help-validate")
def validate(
    files: given.SetFiles,
    json: given.Json = False,
    tile_set: given.TileSetFile = None,
    board: given.BoardFile = None,
    lang: given.Lang = None,
) -> int:
    """Check a tile set, a board, a record or a position."""
    from tilewright.cli.validate import validate_files

    return validate_files(files, json, tile_set, board)


@app.command(cls=SpokenCommand, help="help-convert")
def convert(
    source: given.SavedGame, output: given.RecordFile, force: given.Force = False, lang: given.Lang = None
) -> int:
    """Make a record of a saved game of JCloisterZone."""
    from tilewright.cli.convert import convert_file

    return convert_file(source, output, force)


@app.command(cls=SpokenCommand, help="help-draw")
def draw(
    tile: given.DrawTile = None,
    set: given.DrawSet = None,
    record: given.DrawRecord = None,
    move: given.DrawMove = None,
    position: given.DrawPosition = None,
    theme: given.Theme = None,
    size: given.Size = None,
    output: given.Output = None,
    force: given.Force = False,
    tile_set: given.TileSetFile = None,
    board: given.BoardFile = None,
    lang: given.Lang = None,
) -> int:
    """Draw a tile, a set, a record or a position as a picture."""
    from tilewright.cli.draw import Wanted, draw_picture

    wanted = Wanted(tile, set, record, position, move, theme, size, tile_set, board)
    return draw_picture(wanted, output, force)


@app.command(cls=SpokenCommand, help="help-bench")
def bench(
    json: given.Json = False,
    game: given.Game = None,
    option: given.Options = None,
    seed: given.Seed = None,
    tile_set: given.TileSetFile = None,
    board: given.BoardFile = None,
    lang: given.Lang = None,
) -> int:
    """Measure the speed of the engine."""
    from tilewright.cli.bench import Measured, run_bench

    return run_bench(Measured(game, option or [], seed, tile_set, board), json)


@app.command(cls=SpokenCommand, help="help-arena")
def arena(
    game: given.Game = None,
    players: given.Rivals = None,
    games: given.Games = None,
    time: given.Time = None,
    nodes: given.Nodes = None,
    workers: given.Workers = None,
    option: given.Options = None,
    seed: given.Seed = None,
    tile_set: given.TileSetFile = None,
    board: given.BoardFile = None,
    log: given.Log = None,
    resume: given.GoOn = None,
    force: given.Force = False,
    json: given.Json = False,
    lang: given.Lang = None,
) -> int:
    """Let computer players play a match."""
    from tilewright.cli.arena import Wanted, run_arena

    options = option or []
    return run_arena(
        Wanted(game, players, games, time, nodes, workers, options, seed, tile_set, board, log, resume, force), json
    )


@app.command(cls=SpokenCommand, help="help-train")
def train(
    game: given.Game = None,
    seats: given.TableSeats = None,
    generations: given.Generations = None,
    decks: given.Decks = None,
    seed: given.Seed = None,
    workers: given.Workers = None,
    log: given.FittingLog = None,
    resume: given.FittingGoOn = None,
    output: given.FittingOutput = None,
    prospects: given.Lessons = None,
    force: given.Force = False,
    json: given.Json = False,
    lang: given.Lang = None,
) -> int:
    """Fit the evaluation by self-play."""
    from tilewright.cli.train import Asked, run_train

    asked = Asked(game, seats, generations, decks, seed, workers, log, resume, output, prospects, force)
    return run_train(asked, json)


@app.command(cls=SpokenCommand, help="help-engine")
def engine(
    player: given.Engine = None,
    seed: given.Seed = None,
    tile_set: given.TileSetFile = None,
    board: given.BoardFile = None,
    lang: given.Lang = None,
) -> int:
    """Answer other programs, a line of JSON each."""
    from tilewright.cli.engine import run_engine

    return run_engine(player, seed, tile_set, board)


@app.command(cls=SpokenCommand, help="help-rules")
def rules(game: given.RuleGame, rule: given.RuleId = None, lang: given.Lang = None) -> int:
    """Show the rules of a game, or one rule."""
    from tilewright.cli.rulebook import show_rules

    return show_rules(game, rule)


@app.command(cls=SpokenCommand, help="help-doctor")
def doctor(json: given.Json = False, lang: given.Lang = None) -> int:
    """Check whether this machine has all that is needed."""
    from tilewright.cli.doctor import examine

    return examine(json)


def run(arguments: Sequence[str]) -> int:
    """Carry out one command line and return its exit code; whatever goes wrong has become one line on stderr."""
    try:
        try:
            choose_language(arguments)
        finally:
            ready_streams(arguments)
        code: object = app(args=list(arguments), prog_name="tilewright", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else DONE
    except typer.Abort:
        return report(KeyboardInterrupt())
    except SystemExit:
        # Typer leaves so, and so only, when nobody reads the output any more.
        return report(BrokenPipeError())
    except (Exception, KeyboardInterrupt) as fault:
        return report(fault)


def main() -> None:
    """Run the program with the arguments it was started with."""
    sys.exit(run(sys.argv[1:]))
