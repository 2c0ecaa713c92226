#!/usr/bin/env python3
"""A bot of fewer than sixty lines that plays legal moves; docs/lines.md tells of the lines it reads and writes.

tilewright arena --game castle --players "cmd:python3 examples/bot.py,random" --games 10
"""

import json
import random
import sys


def choose(moment: dict, seed: int) -> dict:
    """Prefer what is laid beside many tiles, and a follower to none; chance decides between equals."""
    cells = {(tile["x"], tile["y"]) for tile in moment["position"]["tiles"]}

    def worth(action: dict) -> float:
        if action["type"] == "place":
            x, y = action["x"], action["y"]
            return sum(cell in cells for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))
        return float(action.get("area") is not None)

    generator = random.Random(seed)
    return max(moment["actions"], key=lambda action: (worth(action), generator.random()))


def answer(message: dict, moment: dict) -> dict:
    """The answer to a message; `moment` is the last position that was told."""
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "example bot"}
    if message["type"] == "options":
        return {"type": "ready"}
    if message["type"] == "position":
        moment.clear()
        moment.update(message)
        return {"type": "ready"}
    if message["type"] == "go" and moment.get("actions"):
        return {"type": "best", "action": choose(moment, message.get("seed", 0))}
    return {"type": "error", "code": "line-type", "text": "This bot does not know what to answer."}


def main() -> None:
    """Answer every line until quit or the end."""
    moment: dict = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "quit":
            break
        if message["type"] != "stop":
            reply = answer(message, moment)
            if "id" in message:
                reply["id"] = message["id"]
            print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
