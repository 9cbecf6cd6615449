"""Plays one random game on each board by the real rules and writes down what a watcher is told.

The browser's tests read it.
Run from the repository's root: python web/src/games/captain_flip/dev/record.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NOBODY
from quarterdeck.registry import game as game_of
from quarterdeck.server import present

OUT = Path(__file__).parent / "recorded.json"


def change(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    """Only what is new: lists of the same length as pairs of place and value, the rest as it is."""
    out: dict[str, object] = {}
    for name, value in after.items():
        old = before[name]
        if value == old:
            continue
        if isinstance(value, list) and isinstance(old, list) and len(value) == len(old) > 0:
            out[name] = {str(i): x for i, x in enumerate(value) if x != old[i]}
        else:
            out[name] = value
    return out


def play(letter: str, seats: int, seed: int) -> dict[str, Any]:
    """One random game: the first view, and for each action what was told and what changed."""
    game = game_of("captain_flip")
    dice = Dice(seed)
    s = game.new(seats, {"board": letter}, loud=True)
    game.settle(s)
    view = present.view_fields(game.view(s, NOBODY))
    first = view
    frames = []
    s.events.clear()
    while not game.is_over(s):
        game.act(s, game.sample(s, game.seat_to_act(s), dice))
        told = [{"kind": f.kind, "args": f.args} for f in present.facts(game, s.events, NOBODY)]
        s.events.clear()
        new = present.view_fields(game.view(s, NOBODY))
        frames.append([told, change(view, new)])
        view = new
    result = msgspec.to_builtins(present.result(game, game.result(s)))
    return {"board": letter, "first": first, "frames": frames, "result": result}


if __name__ == "__main__":
    games = [play("A", 2, 1), play("B", 3, 5), play("C", 2, 3), play("D", 3, 4)]
    lines = [json.dumps(g, separators=(",", ":")) for g in games]
    OUT.write_text("[\n" + ",\n".join(lines) + "\n]\n")
