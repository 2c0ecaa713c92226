"""Every fault in the table is one that some test plants, and its sentence can be made."""

import re

from tests.tiles import test_board_faults, test_file_faults, test_tile_faults

from tilewright.tiles.faults import FAULTS, NOTES


def test_every_code_is_planted_by_a_test() -> None:
    plants = test_board_faults.PLANTS + test_file_faults.PLANTS + test_tile_faults.PLANTS
    planted = {fault.code for fault in plants} | set(test_file_faults.CONTENTS) | {"file-unreadable"}
    assert planted == set(FAULTS)


def test_codes_are_plain_words_and_notes_are_codes() -> None:
    assert all(re.fullmatch(r"[a-z0-9-]+", code) for code in FAULTS)
    assert set(FAULTS) > NOTES
