"""Looks: what each class draws, made of tokens; the style sheet that all drawings share."""

from tilewright.art.tokens import DROP, TINTS, TOKENS, colour, drop_of, tone_of

FAR_BELOW = 56
"""A tile narrower than this many pixels is seen from afar: what would only be noise there is left out."""
MARK, PLATE = 1.5, 1.7
"""How much larger the marks that count (coats of arms, fountains) are drawn from afar, and the numbers of the wall."""

LOOKS: dict[str, str] = {
    "g0": "fill:{meadow}",
    "ga": "fill:{meadow_hi};opacity:.5",
    "gb": "fill:{meadow_lo};opacity:.42",
    "gs": "fill:none;stroke:{grass_ink};stroke-width:.7;stroke-linecap:round",
    "gh": "fill:none;stroke:{meadow_hi};stroke-width:.8;stroke-linecap:round",
    "cr": "fill:{straw};opacity:.85;display:{wood}",
    "cg": "fill:{meadow_hi};display:{wood}",
    "cb": "fill:{soil};opacity:.75;display:{wood}",
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
    "fn": "fill:{bloom}",
    "fo": "fill:{bloom2}",
    "rs": "fill:{shadow};opacity:{shadow_a}",
    "hr": "fill:{gleam};stroke:{gleam};stroke-width:6;stroke-linejoin:round;stroke-linecap:round;display:{gleams}",
    "ht": "fill:none;stroke:{gleam};stroke-width:6.4;stroke-linejoin:round;stroke-linecap:round;display:{gleams}",
    "rim": "fill:none;stroke:{text};stroke-width:1.2;display:{rim}",
    "b1": "fill:{cloth}",
    "b2": "fill:{cloth2}",
    "b3": "fill:{leaf_lo}",
    "b4": "fill:{bloom2}",
    "x1": "",
    "x2": "display:{wood}",
    "x3": "display:{posts}",
    "rg": "display:{roofs}",
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
    "ln": "fill:{ink};stroke:{ink};stroke-width:4;stroke-linejoin:round;opacity:.85",
    "ch": "fill:{stone_hi};stroke:{ink};stroke-width:.5",
    "rl": "fill:none;stroke:{cream};stroke-width:2.2;opacity:.55;stroke-linecap:round",
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
    "hg": "fill:none;stroke:{leaf_lo};stroke-width:3.6;stroke-linecap:round;stroke-dasharray:.1 2.1;display:{wood}",
    "hh": "fill:none;stroke:{leaf};stroke-width:2.5;stroke-linecap:round;stroke-dasharray:.1 2.1;display:{wood}",
    "hi": "fill:none;stroke:{leaf_hi};stroke-width:.9;stroke-linecap:round;stroke-dasharray:.1 4.2;display:{wood}",
    "gv": "fill:{strip};stroke:{strip};stroke-width:{strip_w};stroke-linejoin:round",
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
    "kh": "fill:{grey_lo}",
    "kd": "fill:{grey_ink}",
    "ly": "fill:{lawn}",
    "lw": "fill:{road}",
    "ki": "fill:none;stroke:{grey_lo};stroke-width:.8",
    "a1": "fill:{cloth}",
    "a2": "fill:{cloth2}",
    "yd": "fill:{street_lo}",
    "nm": "fill:none;stroke:{ink};stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round",
    "nf": "fill:{cream};stroke:{stone_lo};stroke-width:.8",
    "nk": "fill:none;stroke:{stone_lo};stroke-width:.6",
    "nj": "fill:none;stroke:{stone_lo};stroke-width:.6;opacity:.6",
    "nh": "fill:{stone_hi};opacity:.4",
    "nl": "fill:{stone_lo};opacity:.4",
    "na": "fill:{ink};opacity:.5",
    "nx": "",
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

FINE = (
    *("ga", "gb", "gs", "gh", "ck", "cl", "fn", "fo", "la", "lb", "r3", "r4", "r5", "v3", "v5", "p3", "p4", "p5", "p6"),
    *("q1", "kx", "ky", "kl", "rl", "rs", "x1", "ch", "kh", "kd", "ly", "lw", "nj", "nh", "nl", "na"),
)
"""The looks that only enrich: not drawn from afar, nor in a theme without them."""

NEAR = ("ln", "nx")
"""The looks that no theme leaves out, but that are not drawn from afar: outlines of roofs, numbers that would crowd."""

BOLD = ("b1", "b2", "b3", "b4")
"""The looks that stand in for fine ones from afar: a stall in one colour, a bed of flowers."""


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


def _look(name: str, theme: str, far: bool | None) -> str:
    """What a class draws; `far` None leaves it to the page whether the table is seen from afar."""
    text = LOOKS[name].format(**{token: colour(token, theme) for token in TOKENS})
    if name in BOLD:
        return f"{text};display:{'var(--tw-bold,none)' if far is None else 'inline' if far else 'none'}"
    if name not in FINE + NEAR:
        return text
    shown = colour("fine", theme) if name in FINE else "inline"
    if shown == "inline" and far is None:
        shown = "var(--tw-fine,inline)"
    elif far:
        shown = "none"
    return f"{text};display:{shown}".removeprefix(";")


def style(theme: str = "day", far: bool | None = None) -> str:
    """The style sheet of all drawings; a page swaps it to change the theme, no picture changes.

    With `far` None the page decides by the class `tw-far` round what it shows; a scene says it outright.
    """
    values = {token: colour(token, theme) for token in TOKENS}
    rules = [f".tw{name}{{{_look(name, theme, far)}}}" for name in LOOKS]
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
    rules.append(
        f".twmk{{transform:var(--tw-mark,none)}}.twpt{{transform:var(--tw-plate,none)}}.tw-far{{--tw-fine:none;"
        f"--tw-bold:inline;--tw-mark:scale({MARK});--tw-plate:scale({PLATE})}}"
    )
    return "".join(rules) + _turns(theme)
