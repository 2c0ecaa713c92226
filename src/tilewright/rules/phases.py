"""Whose choice it is and of which kind; how an action of each phase is written as one integer.

    PLACE     cell * 4 + turn        cell: the grid's index, turn: quarter turns clockwise
              + (kind + 1) * 4 * CELLS where the tile is chosen from a hand or a display (Classic)
              REDRAW                 reject the drawn tile (Classic)
    FOLLOWER  0 none, 1 + area       area: index on the kind just placed
    SCORE     2 * pending + double   pending: index in `st.pending`
    EXTRA     0 no, 1 yes            spend wall tile 1 (The Castle)
    RESERVE   kind                   one of the tiles left of the display (Classic)

DEAL is a chance step: its code is the index of the kind drawn.
"""

from enum import IntEnum

CELLS = 4096
"""More than either game's grid has; a placement's code is less than 4 * CELLS."""
REDRAW = 4 * CELLS - 1
"""The code, which no placement has, of rejecting the drawn tile."""


class Phase(IntEnum):
    """The small steps of a turn, common to both games."""

    DEAL = 0
    PLACE = 1
    FOLLOWER = 2
    SCORE = 3
    EXTRA = 4
    OVER = 5
    RESERVE = 6
