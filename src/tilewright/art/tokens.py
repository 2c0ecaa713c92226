"""Colour and look: every colour is a token with a value for each theme, every look a class made of tokens."""

import cmath

THEMES = ("day", "night")

TOKENS: dict[str, tuple[str, str]] = {
    "meadow": ("#9db565", "#34505a"),
    "meadow_hi": ("#b9ca79", "#41616a"),
    "meadow_lo": ("#7f9f55", "#294450"),
    "grass_ink": ("#64854a", "#1f3843"),
    "straw": ("#d3c173", "#55706b"),
    "straw_ink": ("#a9944f", "#3b5658"),
    "soil": ("#c4a877", "#4a5560"),
    "leaf_lo": ("#38592f", "#142a33"),
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
    "rose_lo": ("#833637", "#3f2943"),
    "sla_hi": ("#8fa0b4", "#6f86a8"),
    "sla": ("#6f8198", "#53688c"),
    "sla_lo": ("#4d5c75", "#34445f"),
    "blue": ("#2f55a4", "#4f78d0"),
    "gold": ("#f0c24c", "#f5cf6a"),
    "lawn": ("#8fb271", "#2d5552"),
    "lawn_hi": ("#a5c484", "#376360"),
    "lawn_lo": ("#7ba261", "#254a4a"),
    "gravel": ("#dccba4", "#66697c"),
    "pave": ("#eadfc6", "#888a9d"),
    "pave_lo": ("#cbb995", "#6a6c82"),
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
}
"""A colour or an opacity by day and by night."""

LOOKS: dict[str, str] = {
    "g0": "fill:{meadow}",
    "ga": "fill:{meadow_hi};opacity:.5",
    "gb": "fill:{meadow_lo};opacity:.42",
    "gs": "fill:none;stroke:{grass_ink};stroke-width:.7;stroke-linecap:round",
    "gh": "fill:none;stroke:{meadow_hi};stroke-width:.8;stroke-linecap:round",
    "cr": "fill:{straw};opacity:.85",
    "cg": "fill:{meadow_hi}",
    "cb": "fill:{soil};opacity:.75",
    "ck": "fill:none;stroke:{grass_ink};stroke-width:.9;opacity:.7",
    "cl": "fill:none;stroke:{straw_ink};stroke-width:.7;opacity:.75",
    "t4": "fill:{olive_lo}",
    "t5": "fill:{olive}",
    "t6": "fill:{olive_hi}",
    "t1": "fill:{leaf_lo}",
    "t2": "fill:{leaf}",
    "t3": "fill:{leaf_hi}",
    "fl": "fill:{bloom}",
    "fm": "fill:{bloom2}",
    "sh": "fill:{shadow};opacity:{shadow_a}",
    "ss": "fill:none;stroke:{shadow};opacity:{shadow_a};stroke-linejoin:round",
    "r0": "fill:none;stroke:{verge};stroke-width:14.4",
    "r1": "fill:none;stroke:{road_ink};stroke-width:11",
    "r2": "fill:none;stroke:{road};stroke-width:9.8",
    "r3": "fill:none;stroke:{rut};stroke-width:5",
    "r4": "fill:none;stroke:{road};stroke-width:3.6",
    "r5": "fill:none;stroke:{road};stroke-width:5.2;stroke-dasharray:3 11 5 17 2 8",
    "rf": "fill:{road}",
    "ri": "fill:{road_ink}",
    "rh": "fill:{rut}",
    "v0": "fill:none;stroke:{verge};stroke-width:24",
    "v1": "fill:none;stroke:{bank};stroke-width:20.4",
    "v2": "fill:none;stroke:{water_lo};stroke-width:17.2",
    "v4": "fill:none;stroke:{water};stroke-width:14.6",
    "v5": "fill:none;stroke:{water_lo};stroke-width:6;opacity:.3",
    "v3": "fill:none;stroke:{water_hi};stroke-width:.8;stroke-linecap:round",
    "vf": "fill:{water}",
    "vl": "fill:{water_lo}",
    "vh": "fill:{water_hi}",
    "c0": "fill:{street}",
    "c1": "fill:none;stroke:{street_lo};stroke-width:9;opacity:.55",
    "w1": "fill:none;stroke:{ink};stroke-width:9.4",
    "w2": "fill:none;stroke:{stone_lo};stroke-width:8.4",
    "w3": "fill:none;stroke:{stone_hi};stroke-width:8.4;stroke-dasharray:2.5 1.5",
    "w4": "fill:none;stroke:{stone_lo};stroke-width:5.4",
    "w5": "fill:none;stroke:{stone};stroke-width:4.6",
    "s0": "fill:{stone}",
    "s1": "fill:{stone_hi}",
    "s2": "fill:{stone_lo}",
    "ln": "fill:{ink};stroke:{ink};stroke-width:8;stroke-linejoin:round;opacity:.85",
    "rl": "fill:none;stroke:{cream};stroke-width:4.5;opacity:.55;stroke-linecap:round",
    "ink": "fill:{ink}",
    "bl": "fill:{blue}",
    "go": "fill:{gold}",
    "cm": "fill:{cream}",
    "gf": "fill:{gravel}",
    "lb2": "fill:{lawn_hi}",
    "lp": "fill:{lamp}",
    "l0": "fill:{lawn}",
    "la": "fill:{lawn_hi};opacity:.4",
    "lb": "fill:{lawn_lo};opacity:.34",
    "hg": "fill:none;stroke:{leaf_lo};stroke-width:3.6;stroke-linecap:round;stroke-dasharray:.1 2.1",
    "hh": "fill:none;stroke:{leaf};stroke-width:2.5;stroke-linecap:round;stroke-dasharray:.1 2.1",
    "hi": "fill:none;stroke:{leaf_hi};stroke-width:.9;stroke-linecap:round;stroke-dasharray:.1 4.2",
    "gv": "fill:{gravel};stroke:{gravel};stroke-width:6;stroke-linejoin:round",
    "p1": "fill:none;stroke:{kerb};stroke-width:20.6",
    "p2": "fill:none;stroke:{stone_hi};stroke-width:19",
    "p3": "fill:none;stroke:{pave_lo};stroke-width:15.6",
    "p4": "fill:none;stroke:{pave};stroke-width:14.8;stroke-dasharray:5.6 .5",
    "p5": "fill:none;stroke:{pave_lo};stroke-width:5.4",
    "p6": "fill:none;stroke:{pave};stroke-width:4.7;stroke-dasharray:4.6 .5 6.2 .5",
    "pv": "fill:{pave}",
    "pl": "fill:{pave_lo}",
    "pk": "fill:{kerb}",
    "q0": "fill:{plaza}",
    "q1": "fill:none;stroke:{plaza_lo};stroke-width:.7",
    "k0": "fill:{grey}",
    "k1": "fill:{grey_hi}",
    "k2": "fill:{grey_lo}",
    "k3": "fill:{grey_ink}",
    "kx": "fill:{grey_hi};opacity:.4",
    "ky": "fill:{grey_lo};opacity:.3",
    "kl": "fill:none;stroke:{grey_lo};stroke-width:.6;opacity:.7",
    "ko": "fill:{grey_ink};stroke:{grey_ink};stroke-width:3.4;stroke-linejoin:round",
    "km": "fill:none;stroke:{grey_hi};stroke-width:2.6;stroke-dasharray:3.2 2",
    "ki": "fill:none;stroke:{grey_lo};stroke-width:.8",
    "a1": "fill:{cloth}",
    "a2": "fill:{cloth2}",
    "yd": "fill:{street_lo}",
    "nm": "fill:none;stroke:{ink};stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
    "nf": "fill:{cream};stroke:{stone_lo};stroke-width:.8",
    "nk": "fill:none;stroke:{stone_lo};stroke-width:.6",
    "pd": "fill:{verge}",
    "pb": "fill:{bank}",
    "wt": "fill:none;stroke:{ink};stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round",
    "wk": "fill:{grey};stroke:{ink};stroke-width:1.2;stroke-linejoin:round",
    "wr": "fill:{red};stroke:{ink};stroke-width:1.2;stroke-linejoin:round",
    "wp": "fill:{plaza};stroke:{ink};stroke-width:1.2;stroke-linejoin:round",
    "wc": "fill:{cloth};stroke:{ink};stroke-width:1.2;stroke-linejoin:round",
    "wg": "fill:{gold};stroke:{ink};stroke-width:1.2;stroke-linejoin:round",
    "sky": "fill:{sky}",
    "cell": "fill:{floor};stroke:{floor_lo};stroke-width:1.5",
    "nn": "fill:none;stroke:{text};stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
    "sq": "fill:{shadow}",
    "sg": "opacity:{shadow_a}",
}
"""What a class draws; a token stands in braces."""

SEATS = (
    ("#1f2a44", "cross"),
    ("#dff8fb", "moon"),
    ("#ff8a0a", "bar"),
    ("#ab1a1f", "ring"),
    ("#1a6ae7", "star"),
    ("#ac2d8e", "gem"),
)
"""The six seats: a colour, and an emblem for whoever cannot tell the colours apart."""

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


def _turns(theme: str) -> str:
    """Custom properties that settle the light for each quarter turn."""
    rules = []
    for turn in range(4):
        drops = "".join(
            f"--tw-d{h}:translate({p.real:.2f}px,{p.imag:.2f}px);" for h in DROP for p in [drop_of(h, turn)]
        )
        roofs = "".join(
            f"--tw-{tint}{wind}:{colour(tint + tone_of(wind, turn), theme)};" for tint in TINTS for wind in range(8)
        )
        shade = "".join(f"--tw-e{side}:{int(tone_of((6 + 2 * side) % 8, turn) == '_hi')};" for side in range(4))
        rules.append(f".tw-turn-{turn}{{{drops}{roofs}{shade}--tw-up:rotate({-90 * turn}deg)}}")
    return "".join(rules)


def style(theme: str = "day") -> str:
    """The style sheet of all drawings; a page swaps it to change the theme, no picture changes."""
    values = {token: colour(token, theme) for token in TOKENS}
    rules = [f".tw{name}{{{look.format(**values)}}}" for name, look in LOOKS.items()]
    rules += [f".tw{tint}{tone}{{fill:{values[tint + tone]}}}" for tint in TINTS for tone in ("_hi", "", "_lo")]
    rules += [
        f".tw{tint}{wind}{{fill:var(--tw-{tint}{wind},{values[tint + tone_of(wind, 0)]})}}"
        for tint in TINTS
        for wind in range(8)
    ]
    rules += [f".twd{h}{{transform:var(--tw-d{h},translate({p.real}px,{p.imag}px))}}" for h, p in DROP.items()]
    shade = f"fill:{values['shadow']};fill-opacity:{values['shadow_a']}"
    rules += [
        f".twe{side}{{{shade};opacity:var(--tw-e{side},{int(tone_of((6 + 2 * side) % 8, 0) == '_hi')})}}"
        for side in range(4)
    ]
    rules.append(f".twgw{{fill:url(#twglow);opacity:{values['glow_a']}}}.twup{{transform:var(--tw-up,none)}}")
    return "".join(rules) + _turns(theme)
