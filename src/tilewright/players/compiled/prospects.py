"""What a moment will have been worth at the end of the game, from what it holds and how many tiles are left.

The evaluation is made to play well one turn ahead; whoever looks at what lies some turns on wants to know what it will
be paid. That is a sum over the parts of a moment, each counting for more or less as the stack runs out.
"""

from __future__ import annotations

from tilewright.players.compiled.thinking import COUNTED, Thoughts
from tilewright.players.compiled.weights import SurveyWeights
from tilewright.rules.compiling import rule

EARLY = 64  # tiles left at which the second of a part's three factors counts in full


@rule
def prospects(mind: Thoughts, w: SurveyWeights, left: int) -> int:
    """The sum of the parts in `mind`, each by its three factors in 1/1024: at the end, and what time adds to it."""
    early = (left << 10) // EARLY
    total = 0
    for i in range(COUNTED):
        slope = w.prospects[i * 3 + 1] + ((w.prospects[i * 3 + 2] * early) >> 10)
        total += mind.parts[i] * (w.prospects[i * 3] + ((slope * early) >> 10))
    return total >> 10
