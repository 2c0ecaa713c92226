"""The options that commands share, each also read from TILEWRIGHT_<OPTION>; help texts are keys."""

from __future__ import annotations

from typing import Annotated

import typer

Lang = Annotated[str | None, typer.Option("--lang", envvar="TILEWRIGHT_LANG", metavar="en|nl|de", help="help-any-lang")]
Json = Annotated[bool, typer.Option("--json", envvar="TILEWRIGHT_JSON", help="help-any-json")]
Force = Annotated[bool, typer.Option("--force", envvar="TILEWRIGHT_FORCE", help="help-any-force")]
Game = Annotated[
    str | None, typer.Option("--game", envvar="TILEWRIGHT_GAME", metavar="castle|classic", help="help-any-game")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", envvar="TILEWRIGHT_OPTION", metavar="NAME=VALUE", help="help-any-option"),
]
Preset = Annotated[
    str | None, typer.Option("--preset", envvar="TILEWRIGHT_PRESET", metavar="NAME", help="help-any-preset")
]
Seed = Annotated[str | None, typer.Option("--seed", envvar="TILEWRIGHT_SEED", metavar="SEED", help="help-any-seed")]
TileSetFile = Annotated[
    str | None, typer.Option("--tile-set", envvar="TILEWRIGHT_TILE_SET", metavar="FILE", help="help-any-tile-set")
]
BoardFile = Annotated[
    str | None, typer.Option("--board", envvar="TILEWRIGHT_BOARD", metavar="FILE", help="help-any-board")
]
Files = Annotated[list[str], typer.Argument(metavar="FILE...", help="help-replay-files", show_default=False)]
SavedGame = Annotated[str, typer.Argument(metavar="FILE.jcz", help="help-convert-source", show_default=False)]
RecordFile = Annotated[str, typer.Argument(metavar="OUT", help="help-convert-output", show_default=False)]
SetFiles = Annotated[list[str], typer.Argument(metavar="FILE...", help="help-validate-files", show_default=False)]
Check = Annotated[bool, typer.Option("--check", envvar="TILEWRIGHT_CHECK", help="help-replay-check")]
Players = Annotated[
    str | None,
    typer.Option("--players", envvar="TILEWRIGHT_PLAYERS", metavar="KIND,KIND", help="help-play-players"),
]
Names = Annotated[
    str | None, typer.Option("--names", envvar="TILEWRIGHT_NAMES", metavar="NAME,NAME", help="help-play-names")
]
Record = Annotated[str | None, typer.Argument(metavar="[FILE]", help="help-play-resume", show_default=False)]
Resume = Annotated[
    str | None, typer.Option("--resume", envvar="TILEWRIGHT_RESUME", metavar="FILE", help="help-play-resume")
]
Save = Annotated[str | None, typer.Option("--save", envvar="TILEWRIGHT_SAVE", metavar="FILE", help="help-play-save")]
Plain = Annotated[bool, typer.Option("--plain", envvar="TILEWRIGHT_PLAIN", help="help-play-plain")]
Host = Annotated[
    str, typer.Option("--host", envvar="TILEWRIGHT_HOST", metavar="ADDRESS", help="help-serve-host", show_default=False)
]
Port = Annotated[str | None, typer.Option("--port", envvar="TILEWRIGHT_PORT", metavar="PORT", help="help-serve-port")]
Data = Annotated[str | None, typer.Option("--data", envvar="TILEWRIGHT_DATA", metavar="FOLDER", help="help-serve-data")]
Open = Annotated[bool, typer.Option("--open", envvar="TILEWRIGHT_OPEN", help="help-serve-open")]
RuleGame = Annotated[str, typer.Argument(metavar="castle|classic", help="help-rules-game", show_default=False)]
RuleId = Annotated[str | None, typer.Argument(metavar="[RULE]", help="help-rules-rule", show_default=False)]
DrawTile = Annotated[
    str | None, typer.Option("--tile", envvar="TILEWRIGHT_TILE", metavar="TILE", help="help-draw-tile")
]
DrawSet = Annotated[
    str | None,
    typer.Option("--set", envvar="TILEWRIGHT_SET", metavar="castle|classic|river|abbot|FILE", help="help-draw-set"),
]
DrawRecord = Annotated[
    str | None, typer.Option("--record", envvar="TILEWRIGHT_RECORD", metavar="FILE", help="help-draw-record")
]
DrawMove = Annotated[str | None, typer.Option("--move", envvar="TILEWRIGHT_MOVE", metavar="N", help="help-draw-move")]
DrawPosition = Annotated[
    str | None, typer.Option("--position", envvar="TILEWRIGHT_POSITION", metavar="FILE", help="help-draw-position")
]
Theme = Annotated[
    str | None,
    typer.Option("--theme", envvar="TILEWRIGHT_THEME", metavar="day|night|contrast|schematic", help="help-draw-theme"),
]
Size = Annotated[str | None, typer.Option("--size", envvar="TILEWRIGHT_SIZE", metavar="PX", help="help-draw-size")]
Output = Annotated[
    str | None, typer.Option("--output", envvar="TILEWRIGHT_OUTPUT", metavar="FILE", help="help-draw-output")
]
Games = Annotated[str | None, typer.Option("--games", envvar="TILEWRIGHT_GAMES", metavar="N", help="help-arena-games")]
Time = Annotated[str | None, typer.Option("--time", envvar="TILEWRIGHT_TIME", metavar="MS", help="help-arena-time")]
Nodes = Annotated[str | None, typer.Option("--nodes", envvar="TILEWRIGHT_NODES", metavar="N", help="help-arena-nodes")]
Workers = Annotated[
    str | None, typer.Option("--workers", envvar="TILEWRIGHT_WORKERS", metavar="W", help="help-arena-workers")
]
Log = Annotated[str | None, typer.Option("--log", envvar="TILEWRIGHT_LOG", metavar="FILE", help="help-arena-log")]
GoOn = Annotated[
    str | None, typer.Option("--resume", envvar="TILEWRIGHT_RESUME", metavar="FILE", help="help-arena-resume")
]
Generations = Annotated[
    str | None,
    typer.Option("--generations", envvar="TILEWRIGHT_GENERATIONS", metavar="N", help="help-train-generations"),
]
Decks = Annotated[str | None, typer.Option("--decks", envvar="TILEWRIGHT_DECKS", metavar="N", help="help-train-decks")]
TableSeats = Annotated[
    str | None, typer.Option("--seats", envvar="TILEWRIGHT_SEATS", metavar="N", help="help-train-seats")
]
Lessons = Annotated[
    str | None, typer.Option("--prospects", envvar="TILEWRIGHT_PROSPECTS", metavar="N", help="help-train-prospects")
]
FittingLog = Annotated[
    str | None, typer.Option("--log", envvar="TILEWRIGHT_LOG", metavar="FILE", help="help-train-log")
]
FittingGoOn = Annotated[
    str | None, typer.Option("--resume", envvar="TILEWRIGHT_RESUME", metavar="FILE", help="help-train-resume")
]
FittingOutput = Annotated[
    str | None, typer.Option("--output", envvar="TILEWRIGHT_OUTPUT", metavar="FILE", help="help-train-output")
]
Rivals = Annotated[
    str | None,
    typer.Option("--players", envvar="TILEWRIGHT_PLAYERS", metavar="KIND,KIND", help="help-arena-players"),
]
Engine = Annotated[
    str | None, typer.Option("--player", envvar="TILEWRIGHT_PLAYER", metavar="KIND", help="help-engine-player")
]
