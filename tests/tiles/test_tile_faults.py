"""Faults in tiles and in a set as a whole, each planted in a copy of a released set and found by name."""

from pathlib import Path

import pytest
from tests.tiles.planting import WHOLE, Plant, area, halves, tile

T04_HOUSE = area("house1", halves("Nw", "Ne", "En", "Es"))
T04_COURT = area("court1", halves("Se", "Sw", "Ws", "Wn"))
T06_HOUSE = area("house1", halves("Nw", "Ne", "Se", "Sw"))
T04_TURNED = tile("t07", area("court9", halves("Nw", "Ne", "En", "Es")), area("house9", halves("Se", "Sw", "Ws", "Wn")))
THROUGH_A_PATH = tile(
    "t55",
    area("path1", 'edges = ["E", "W"]'),
    area("path2", 'edges = ["S"], ends = "building", at = ["tower1"]'),
    area("tower1", halves("Nw", "Ne")),
    area("court1", halves("Wn")),
    area("court2", halves("En")),
    area("court3", halves("Es", "Se")),
    area("court4", halves("Sw", "Ws")),
)
C_CITY = '{ id = "city1", kind = "city", edges = ["N", "E", "S", "W"], shields = 1 },'
H_CITIES = area("city1", 'edges = ["N"]') + "\n  " + area("city2", 'edges = ["S"]')
U_FIELD = area("field1", halves("Nw", "Ne", "En", "Wn") + ", cities = []")

AREAS = [
    Plant("duplicate-tile", "castle", "t05", 'id = "t05"', 'id = "t04"', "t04", said="t04"),
    Plant("duplicate-area", "castle", "t06", 'id = "court2"', 'id = "court1"', "court1"),
    Plant("no-areas", "castle", "t60", WHOLE, '[[tile]]\nid = "t60"\nareas = []\n'),
    Plant("unknown-area-kind", "castle", "t05", 'kind = "house"', 'kind = "road"', "castle does not"),
    Plant("unknown-area-kind", "classic", "D", 'kind = "city"', 'kind = "tower"', "classic does not"),
    Plant("misplaced-key", "castle", "t05", 'kind = "house"', 'kind = "house", markets = 1', "markets"),
    Plant("misplaced-key", "castle", "t16", 'kind = "tower"', 'kind = "tower", fountain = true', "tower1"),
    Plant("misplaced-key", "castle", "t05", 'kind = "house"', 'kind = "house", edges = ["E"]', "edges"),
    Plant("misplaced-key", "classic", "B", 'kind = "monastery"', 'kind = "monastery", halves = []'),
    Plant("misplaced-key", "classic", "D", 'kind = "road"', 'kind = "road", shields = 1', "shields"),
    Plant("edges-missing", "castle", "t13", ', edges = ["S"]', "", "path1"),
    Plant("edges-missing", "classic", "D", ', edges = ["N"]', "", "city1"),
    Plant("edges-missing", "classic", "D", ', edges = ["E", "W"]', "", "road1"),
    Plant("halves-missing", "castle", "t20", ", halves = []", "", "house1"),
    Plant("halves-missing", "classic", "C", C_CITY, C_CITY + '{ id = "field1", kind = "field" }', "field1"),
    Plant("unknown-edge", "castle", "t13", 'edges = ["S"]', 'edges = ["South"]', "South"),
    Plant("unknown-half", "castle", "t04", '"Nw"', '"NW"', "NW"),
    Plant("named-twice", "castle", "t04", '"Nw", "Ne"', '"Nw", "Nw", "Ne"', "Nw"),
]
OWNERS = [
    Plant("edge-owned-twice", "castle", "t43", 'edges = ["W"]', 'edges = ["S", "W"]', "path2 and path3"),
    Plant("edge-owned-twice", "classic", "L", 'edges = ["W"]', 'edges = ["S", "W"]', "road2 and road3"),
    Plant("edge-owned-twice", "classic", "H", 'edges = ["S"]', 'edges = ["S", "N"]', "city1 and city2"),
    Plant("half-owned-twice", "castle", "t04", '"Se", ', '"Es", "Se", ', "half-edge Es is owned by both house1"),
    Plant("half-owned-twice", "classic", "E", '"En"', '"Ne", "En"', "Ne is owned by both city1 and field1"),
    Plant("half-without-owner", "castle", "t13", ', "Sw"', "", "the half-edge Sw"),
    Plant("half-without-owner", "castle", "t04", '"Ws", "Wn"', '"Ws"', "the half-edge Wn"),
    Plant("half-without-owner", "classic", "D", '"Es", ', "", "the half-edge Es"),
    Plant(
        "edge-split",
        "castle",
        "t05",
        WHOLE,
        tile(
            "t05",
            area("house1", halves("Nw", "Ne", "En", "Es", "Se")),
            area("court1", halves("Sw", "Ws", "Wn")),
        ),
        "edge S, so house1 and court1",
    ),
    Plant(
        "edge-split",
        "castle",
        "t23",
        'edges = ["N", "S"]',
        'edges = ["N"]',
        "the edge S",
        also=("path-stops-nowhere",),
    ),
    Plant("city-unknown", "classic", "D", 'cities = ["city1"]', 'cities = ["city2"]', "city2"),
    Plant("city-unknown", "classic", "D", 'cities = ["city1"]', 'cities = ["road1"]', "road1"),
    Plant("named-twice", "classic", "D", 'cities = ["city1"]', 'cities = ["city1", "city1"]', "city1"),
]
ENDS = [
    Plant("path-stops-nowhere", "castle", "t13", 'ends = "building", at = ["tower1"]', 'ends = "none"', "path1"),
    Plant(
        "path-stops-nowhere",
        "castle",
        "t43",
        'edges = ["W"], ends = "square"',
        'edges = ["W"], ends = "none"',
        "path3 has an end that stops nowhere: 1 edge(s), ends none",
    ),
    Plant(
        "path-stops-nowhere",
        "castle",
        "t18",
        'ends = "square+building", at = ["house1"]',
        'ends = "square"',
        "path2",
    ),
    Plant("road-stops-nowhere", "classic", "A", '{ id = "monastery1", kind = "monastery" },', "", "road1"),
    Plant("unknown-ends", "castle", "t13", '"building"', '"house"', "house"),
    Plant("at-missing", "castle", "t13", ', at = ["tower1"]', "", "path1"),
    Plant("at-unneeded", "castle", "t24", 'ends = "none"', 'ends = "none", at = ["house1"]', "path1"),
    Plant("at-unknown", "castle", "t13", 'at = ["tower1"]', 'at = ["tower2"]', "tower2"),
    Plant("at-wrong-kind", "castle", "t15", 'at = ["tower1"]', 'at = ["court1"]', "a court"),
    Plant("at-wrong-kind", "castle", "t15", 'at = ["tower1"]', 'at = ["path1"]', "a path"),
    Plant("named-twice", "castle", "t13", 'at = ["tower1"]', 'at = ["tower1", "tower1"]', "tower1"),
    Plant("square-missing", "castle", "t43", "square = true", "square = false", "path1"),
    Plant("square-too-few", "castle", "t23", "square = false", "square = true", "here 0 end(s)"),
]
PLANE = [
    Plant(
        "areas-cross",
        "castle",
        "t04",
        f"{T04_HOUSE}\n  {T04_COURT}",
        area("house1", halves("Nw", "Ne", "Se", "Sw")) + area("court1", halves("En", "Es", "Ws", "Wn")),
        "house1 and court1 cross",
    ),
    Plant(
        "areas-cross",
        "castle",
        "t59",
        'edges = ["N", "E"], ends = "none" },\n  { id = "path2", kind = "path", edges = ["S", "W"]',
        'edges = ["N", "S"], ends = "none" },\n  { id = "path2", kind = "path", edges = ["E", "W"]',
        "path1 and path2",
    ),
    Plant("areas-cross", "castle", "t60", 'at = ["house1"]', 'at = ["house2"]', "path1 and path2 cross"),
    Plant("areas-cross", "castle", "t55", WHOLE, THROUGH_A_PATH, "path1 and path2 cross"),
    Plant(
        "areas-cross",
        "classic",
        "H",
        H_CITIES,
        area("city1", 'edges = ["N", "S"]') + area("city2", "edges = []"),
        "city1 and field1",
    ),
    Plant(
        "not-separated",
        "castle",
        "t04",
        T04_COURT,
        area("court1", halves("Se", "Sw")) + area("court2", halves("Ws", "Wn")),
        "court1 and court2",
    ),
    Plant(
        "not-separated",
        "castle",
        "t06",
        T06_HOUSE,
        area("house1", halves("Nw", "Ne")) + area("house2", halves("Se", "Sw")),
        "the kind house",
    ),
    Plant(
        "not-separated",
        "classic",
        "U",
        U_FIELD,
        area("field1", halves("Nw", "Ne", "En") + ", cities = []") + area("field3", halves("Wn") + ", cities = []"),
        "field1 and field3",
    ),
    Plant(
        "not-separated",
        "classic",
        "C",
        C_CITY,
        area("city1", 'edges = ["N", "E"]') + area("city2", 'edges = ["S", "W"]'),
        "city1 and city2",
    ),
    Plant("equal-kinds", "castle", "t07", ", markets = 1", "", "t04"),
    Plant("equal-kinds", "castle", "t07", WHOLE, T04_TURNED, "t04"),
    Plant("equal-kinds", "classic", "F", ", shields = 1", "", "F", said="G"),
    Plant("equal-kinds", "classic", "R1.lake", 'role = "lake"', 'role = "spring"', "R1.spring"),
]
SETS = [
    Plant("tiles-number", "castle", "t60", WHOLE, "", "59 tiles", said=""),
    Plant("tiles-number", "castle", "t60", "square = false", 'set = "more"', "59 tiles", said=""),
    Plant("copies-number", "castle", "t05", "square = false", "count = 2", "count is 2"),
    Plant("start-number", "classic", "D", "start = true\n", "", "0 kinds", said=""),
    Plant("start-number", "classic", "E", "count = 5", "count = 5\nstart = true", "2 kinds", said=""),
    Plant("start-unneeded", "castle", "t05", "square = false", "start = true"),
    Plant("garden-of-unknown", "classic", "E+garden", 'of = "E"', 'of = "Z"', "Z"),
    Plant("garden-id", "classic", "E+garden", 'id = "E+garden"', 'id = "EG"', "E+garden", said="EG"),
    Plant("garden-number", "classic", "E+garden", "count = 1", "count = 6", "only 5"),
    Plant("garden-areas", "classic", "E+garden", '"garden" }', '"monastery" }'),
]
PLANTS = AREAS + OWNERS + ENDS + PLANE + SETS


@pytest.mark.parametrize("fault", PLANTS, ids=lambda fault: f"{fault.code}-{fault.file}-{fault.place}")
def test_a_planted_fault_is_found_by_name(fault: Plant, tmp_path: Path) -> None:
    fault.check(tmp_path)
