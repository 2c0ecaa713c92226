"""Colours: every colour is a token with a value for each theme; the seats; the light."""

import cmath

THEMES = ("day", "night", "contrast", "schematic")

_PAINTED: dict[str, tuple[str, str]] = {
    "meadow": ("#9db565", "#34505a"),
    "meadow_hi": ("#b9ca79", "#41616a"),
    "meadow_lo": ("#7f9f55", "#294450"),
    "grass_ink": ("#64854a", "#1f3843"),
    "straw": ("#d3c173", "#55706b"),
    "straw_ink": ("#a9944f", "#3b5658"),
    "soil": ("#c4a877", "#4a5560"),
    "leaf_lo": ("#38592f", "#1d3944"),
    "leaf": ("#557f3c", "#1f4246"),
    "leaf_hi": ("#86a94f", "#396560"),
    "bloom": ("#f6edd2", "#a9c4c8"),
    "bloom2": ("#d97a86", "#7d6f9a"),
    "olive_lo": ("#5f6b30", "#1d3036"),
    "olive": ("#8a9440", "#30494a"),
    "olive_hi": ("#b9b75c", "#4f6a61"),
    "road": ("#e6d2a3", "#8d8794"),
    "road_hi": ("#f3e5c1", "#a09aa5"),
    "road_ink": ("#8d7148", "#2d3244"),
    "rut": ("#c9ae7a", "#736f80"),
    "verge": ("#7d9750", "#27424c"),
    "water": ("#5b9db3", "#284f7a"),
    "water_hi": ("#a6d4d9", "#7fa8cf"),
    "water_lo": ("#3f7f99", "#1c3b62"),
    "bank": ("#d8c794", "#5d6a76"),
    "stone": ("#d8cbb4", "#7f849c"),
    "stone_hi": ("#f4ecdb", "#a7abc0"),
    "stone_lo": ("#8c7c6a", "#3d4259"),
    "street": ("#bf9f78", "#51536a"),
    "street_lo": ("#b08e66", "#40425a"),
    "red_hi": ("#db7a52", "#87586a"),
    "red": ("#c25c3e", "#6b4458"),
    "red_lo": ("#94402f", "#472e45"),
    "ocr_hi": ("#e3a563", "#8f7374"),
    "ocr": ("#c9834a", "#705660"),
    "ocr_lo": ("#9c5f37", "#4c3a4b"),
    "rose_hi": ("#cf6a5b", "#7c4f6b"),
    "rose": ("#b04e47", "#5f3c57"),
    "rose_lo": ("#833637", "#442c48"),
    "sla_hi": ("#8fa0b4", "#6f86a8"),
    "sla": ("#6f8198", "#53688c"),
    "sla_lo": ("#4d5c75", "#34445f"),
    "blue": ("#2f55a4", "#4f78d0"),
    "gold": ("#f0c24c", "#f5cf6a"),
    "lawn": ("#8fb271", "#2e5a50"),
    "lawn_hi": ("#a5c484", "#386a5d"),
    "lawn_lo": ("#7ba261", "#264f47"),
    "gravel": ("#dccba4", "#85828f"),
    "pave": ("#eadfc6", "#9e9ba9"),
    "pave_lo": ("#cbb995", "#7c7a8b"),
    "kerb": ("#9a8768", "#33364a"),
    "plaza": ("#dcb592", "#86758c"),
    "plaza_lo": ("#b98d6c", "#655872"),
    "grey": ("#a9aeb6", "#5f6a86"),
    "grey_hi": ("#d3d6da", "#8d97b0"),
    "grey_lo": ("#6c737f", "#353e57"),
    "grey_ink": ("#50545f", "#20273b"),
    "cloth": ("#c93d3a", "#a04656"),
    "cloth2": ("#2f6fa8", "#4a7fc4"),
    "cream": ("#fbf3df", "#cfd0d8"),
    "ink": ("#42302b", "#0d1424"),
    "floor": ("#dccba4", "#222b42"),
    "floor_lo": ("#cbb995", "#35405c"),
    "text": ("#42302b", "#cfd0d8"),
    "shadow": ("#2b2450", "#050a1e"),
    "shadow_a": (".34", ".5"),
    "lamp": ("#7a4a33", "#ffd984"),
    "glow_a": ("0", ".75"),
    "wash": ("#fff3c4", "#8fb4e0"),
    "wash_a": (".2", ".1"),
    "sky": ("#efe6d2", "#10192b"),
    "strip": ("#dccba4", "#66697c"),
    "strip_w": ("6", "6"),
    "fine": ("inline", "inline"),
    "gleam": ("#cfd0d8", "#dfe3ee"),
    "gleams": ("none", "inline"),
    "wood": ("inline", "inline"),
    "roofs": ("inline", "inline"),
    "posts": ("inline", "inline"),
    "rim": ("none", "none"),
}
"""A colour, an opacity, a width or whether something shows, by day and by night."""

_BOLD: dict[str, str] = {
    **dict.fromkeys(("meadow", "meadow_hi", "meadow_lo"), "#d5edb0"),
    **dict.fromkeys(("lawn", "lawn_hi", "lawn_lo"), "#a9dc8a"),
    **dict.fromkeys(("red_hi", "ocr_hi", "rose_hi"), "#e0694a"),
    **dict.fromkeys(("red", "ocr", "rose"), "#c94a2b"),
    **dict.fromkeys(("red_lo", "ocr_lo", "rose_lo"), "#a83318"),
    **dict.fromkeys(("road", "road_hi", "pave", "stone_hi", "stone", "cream", "bank", "gravel"), "#ffffff"),
    **dict.fromkeys(("verge", "road_ink", "kerb", "ink", "text", "grey_ink", "strip", "plaza_lo"), "#0a0708"),
    **dict.fromkeys(("water", "water_lo"), "#1466c8"),
    "water_hi": "#d9efff",
    "street": "#7a2b16",
    "street_lo": "#7a2b16",
    "stone_lo": "#4a4246",
    "grey": "#566681",
    "grey_hi": "#ffffff",
    "grey_lo": "#465470",
    "sla_hi": "#93abd0",
    "sla": "#7089b3",
    "sla_lo": "#54699a",
    "plaza": "#ffc861",
    "gold": "#ffd23c",
    "blue": "#1a3fae",
    "cloth": "#d3151d",
    "cloth2": "#0f57b8",
    "leaf_lo": "#1c5a1e",
    "floor": "#f3efe6",
    "floor_lo": "#6d6660",
    "sky": "#ffffff",
    "shadow_a": "0",
    "strip_w": "3",
    "fine": "none",
    "wood": "none",
}
"""High contrast, where it is not as by day: few strong colours, black edges, nothing that only adorns."""

_PLAIN: dict[str, str] = {
    **dict.fromkeys(("meadow", "meadow_hi", "meadow_lo", "verge"), "#cfe2a6"),
    **dict.fromkeys(("lawn", "lawn_hi", "lawn_lo"), "#b4d89a"),
    **dict.fromkeys(("road", "road_hi", "pave", "stone_hi"), "#fbf5e4"),
    **dict.fromkeys(("road_ink", "kerb", "ink", "text", "grey_ink", "strip"), "#4b3f3c"),
    "stone": "#dcc9ae",
    "stone_lo": "#8a5230",
    **dict.fromkeys(("water", "water_lo"), "#7db9e0"),
    "bank": "#4f86ab",
    "water_hi": "#d9efff",
    "street": "#e2a376",
    "street_lo": "#e08a70",
    "grey": "#98a3b8",
    "grey_hi": "#98a3b8",
    "grey_lo": "#98a3b8",
    "plaza": "#f2bd78",
    "plaza_lo": "#a8733a",
    "gravel": "#f4dcae",
    "cream": "#ffffff",
    "leaf_lo": "#5c8f4b",
    "floor": "#ffffff",
    "floor_lo": "#b9b3aa",
    "sky": "#ffffff",
    "shadow_a": "0",
    "strip_w": "2",
    "fine": "none",
    "wood": "none",
    "roofs": "none",
    "posts": "none",
    "rim": "inline",
}
"""The schematic one, where it is not as by day: every area one flat colour, every edge a line."""

TOKENS: dict[str, tuple[str, ...]] = {
    name: (day, night, _BOLD.get(name, day), _PLAIN.get(name, day)) for name, (day, night) in _PAINTED.items()
}
"""The value of every token in every theme."""

SEATS = (
    ("#2456d8", "cross"),
    ("#f2f4f0", "moon"),
    ("#ff9d1b", "bar"),
    ("#b81c24", "ring"),
    ("#1f8f7a", "star"),
    ("#cf81d8", "gem"),
)
"""The six seats: a colour, and an emblem for whoever cannot tell the colours apart."""

HALO = "#140c12"
"""What surrounds every figure: so dark that it parts each seat's colour from each ground, by day and by night."""

GROUNDS: dict[str, tuple[str, ...]] = {
    "path": ("pave", "pave_lo", "kerb", "stone_hi"),
    "tower": ("grey", "grey_hi", "grey_lo", "sla", "sla_hi", "sla_lo"),
    "house": ("street_lo", "red", "red_hi", "red_lo", "rose", "rose_hi", "rose_lo", "leaf", "leaf_lo"),
    "court": ("lawn", "lawn_hi", "lawn_lo", "leaf", "leaf_lo", "leaf_hi", "olive", "pave"),
    "city": ("street", "red", "red_hi", "red_lo", "rose", "rose_hi", "rose_lo", "ocr", "ocr_hi", "ocr_lo", "stone"),
    "road": ("road", "road_hi", "rut", "verge"),
    "monastery": ("lawn", "gravel", "ocr", "ocr_hi", "ocr_lo", "sla", "sla_hi", "sla_lo", "stone"),
    "field": ("meadow", "meadow_hi", "meadow_lo", "straw", "soil", "leaf", "leaf_lo", "leaf_hi", "olive"),
    "garden": ("gravel", "lawn_hi", "leaf", "leaf_lo", "bloom", "bloom2"),
}
"""The tokens on which a figure of a feature can stand."""

TINTS = ("red", "ocr", "rose", "sla")
DROP = {1: 1.4 + 1.9j, 2: 2 + 2.7j, 3: 2.8 + 3.8j, 4: 3.4 + 4.6j}
"""How far a shadow falls: heights 1 (a house in a city) to 4 (a tower of the castle)."""

LIGHT = complex(-0.548, -0.837)
"""Whence the light comes: the north-west."""


def drop_of(height: int, turn: int) -> complex:
    """Where the shadow of a height falls, in the frame of a tile that is turned."""
    return DROP[height] / 1j**turn


def tone_of(octant: int, turn: int) -> str:
    """The tone of a roof that looks to one of the eight winds of a tile that is turned: `_hi`, `` or `_lo`."""
    towards = cmath.rect(1, (octant + 2 * turn) % 8 * cmath.pi / 4)
    share = (towards * LIGHT.conjugate()).real
    return "_hi" if share > 0.35 else "" if share > -0.5 else "_lo"


def colour(token: str, theme: str) -> str:
    """The value of a token in a theme; KeyError for an unknown token, ValueError for an unknown theme."""
    if theme not in THEMES:
        raise ValueError(theme)
    return TOKENS[token][THEMES.index(theme)]
