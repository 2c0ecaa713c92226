"""What the signs on the board, the wall tiles and the options of a game mean, in the language of this run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.cli.blocks import CROSSING, FILL, FOUNTAIN, MARKET, SHIELD, SQUARE, STUBS, TO_ASCII
from tilewright.cli.boards import START_LETTERS
from tilewright.cli.canvas import LETTERS
from tilewright.cli.speech import language, say
from tilewright.game.options import Size, Value, options_of, written
from tilewright.game.presets import PRESETS
from tilewright.locale import help_text

if TYPE_CHECKING:
    from tilewright.cli.table import Table

WALL_TILES = range(1, 10)


def legend(table: Table) -> list[str]:
    """Return the lines that `?` shows below what can be typed."""
    lines: list[str] = []
    if not table.screen.plain:
        signs = [*_tile_signs(table), *_table_signs(table)]
        shown = [sign.translate(TO_ASCII) if table.screen.ascii_only else sign for sign, _ in signs]
        wide = max(map(len, shown))
        lines.append(say("legend-title"))
        lines += [f"  {sign:<{wide}}  {meaning}" for sign, (_, meaning) in zip(shown, signs, strict=True)]
    if table.setup.board is not None:
        lines.append(say("legend-wall-tiles"))
        lines += [f"  {number}  {say(f'wall-tile-{number}')}" for number in WALL_TILES]
    lines.append(say("typing-options"))
    for name, value in table.setup.options.items():
        lines.append(f"  {name}={written(value)}  {_explained(name, value)}")
    return lines


def option_lines(game: str) -> list[str]:
    """Return every option of a game with its question, each of its values with what it means."""
    lines = [help_text(f"help-heading-{game}", language())]
    for option in options_of(game):
        lines.append(f"  {option.name}  {help_text(f'option-{option.name}-help', language())}")
        wide = max((len(written(value)) for value in option.values), default=0)
        for value in option.values:
            meaning = help_text(f"option-{option.name}-{written(value)}", language())
            lines.append(f"    {written(value):<{wide}}  {meaning}")
    return lines


def preset_lines() -> list[str]:
    """Return every preset with its options and what it is for."""
    lines = [help_text("help-heading-presets", language())]
    for preset in PRESETS.values():
        options = " ".join(f"{name}={written(value)}" for name, value in preset.options.items())
        meaning = help_text(f"preset-{preset.name}-help", language())
        lines.append(f"  {preset.name}  {meaning} ({options})")
    return lines


def _explained(name: str, value: Value) -> str:
    question = help_text(f"option-{name}-help", language())
    if value is None or isinstance(value, Size):
        return question
    words = value if isinstance(value, tuple) else (value,)
    return f"{question} {', '.join(help_text(f'option-{name}-{written(word)}', language()) for word in words)}".rstrip()


def _tile_signs(table: Table) -> list[tuple[str, str]]:
    """Return the signs that the tiles of this game show."""
    kinds = table.setup.tiles.kinds
    areas = [area for kind in kinds for area in kind.areas]
    found = {area.kind for area in areas}
    signs = []
    for kind, sign in FILL.items():
        if kind in found:
            signs.append((sign, say("word-garden") if kind == "garden" else say("kind", kind=kind)))
    for kind in ("path", "road"):
        if kind in found:
            signs.append(("│─└", say("kind", kind=kind)))
    if "path" in found:
        signs.append((" ".join(STUBS), say("term-legend-stub")))
    if any(kind.square for kind in kinds):
        signs.append((SQUARE, say("word-square")))
    if "road" in found:
        signs.append((CROSSING, say("word-crossing")))
    marks = (
        (FOUNTAIN, "word-fountain", any(area.fountain for area in areas)),
        (MARKET, "word-market", any(area.markets for area in areas)),
        (SHIELD, "word-coat-of-arms", any(area.shields for area in areas)),
    )
    return signs + [(sign, say(key)) for sign, key, there in marks if there]


def _table_signs(table: Table) -> list[tuple[str, str]]:
    """Return the signs beside those of the tiles: players, wall, cells."""
    board = table.setup.board
    key = "term-legend-followers" if board is None else "term-legend-marker"
    signs = [(LETTERS[seat], say(key, player=name)) for seat, name in enumerate(table.game.players)]
    if board is not None:
        features = dict.fromkeys(start.feature for start in board.starts)
        listed = ", ".join(f"{START_LETTERS[feature]} {say('kind', kind=feature)}" for feature in features)
        signs.append((" ".join(START_LETTERS[feature] for feature in features), say("term-legend-start", list=listed)))
        signs += [("◆", say("term-legend-tower-full")), ("◇", say("term-legend-tower-bare"))]
    signs += [("1 2 3", say("term-legend-legal")), ("› ‹", say("term-legend-last"))]
    return signs + ([("·", say("term-legend-empty"))] if board is not None else [])
