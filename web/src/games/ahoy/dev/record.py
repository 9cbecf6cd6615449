"""Plays random games by the real rules and writes down what is told: views, facts, questions.

The browser's tests and the gallery read it.
Run from the repository's root: python web/src/games/ahoy/dev/record.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.core.dice import Dice
from quarterdeck.core.event import heard_by
from quarterdeck.core.seat import NOBODY
from quarterdeck.registry import game as game_of
from quarterdeck.server import present
from quarterdeck.table.ask import make_ask

HERE = Path(__file__).parent
GAME = game_of("ahoy")
LATE = 7  # rounds: until then a later example is a better one, the map is fuller
MOST = 260  # frames of a game that are kept; random games are long
# Asked at every size of table; of the rest the fullest one is kept.
OFTEN = ("ask-turn", "ask-trip", "ask-place-tile", "ask-place-flagship")


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


def length(seats: int, seed: int) -> int:
    """How many actions a random game takes."""
    dice = Dice(seed)
    s = GAME.new(seats, {})
    GAME.settle(s)
    n = 0
    while not GAME.is_over(s):
        GAME.act(s, GAME.sample(s, GAME.seat_to_act(s), dice))
        n += 1
    return n


def shortest(seats: int) -> int:
    """The seed of the shortest of some random games: one that is kept to its end."""
    return min(range(60), key=lambda seed: length(seats, seed))


def play(seats: int, seed: int, reader: int, most: int = MOST) -> dict[str, Any]:
    """One random game: the first view, and for each action what was told and what changed."""
    dice = Dice(seed)
    s = GAME.new(seats, {}, loud=True)
    GAME.settle(s)
    view = msgspec.to_builtins(present.view_fields(GAME.view(s, reader)))
    first = view
    frames = []
    s.events.clear()
    while not GAME.is_over(s):
        GAME.act(s, GAME.sample(s, GAME.seat_to_act(s), dice))
        told = [{"kind": f.kind, "args": f.args} for f in present.facts(GAME, s.events, reader)]
        s.events.clear()
        new = msgspec.to_builtins(present.view_fields(GAME.view(s, reader)))
        if len(frames) < most:
            frames.append([told, change(view, new)])
        view = new
    result = msgspec.to_builtins(present.result(GAME, GAME.result(s)))
    return {"seats": seats, "reader": reader, "first": first, "frames": frames, "result": result}


def is_kept(key: str, found: dict[str, dict[str, Any]]) -> bool:
    """Each question once, the common ones at every size."""
    prompt, seats = key.split("/")
    fuller = [f"{prompt}/{more}" for more in range(int(seats) + 1, 5)]
    return prompt in OFTEN or not any(other in found for other in fuller)


def stands() -> list[dict[str, Any]]:
    """For every question and number of seats one example, and one finished game."""
    found: dict[str, dict[str, Any]] = {}
    last: dict[str, Any] = {}
    for seed in range(60):
        seats = 2 + seed % 3
        dice = Dice(seed)
        s = GAME.new(seats, {}, loud=True)
        GAME.settle(s)
        told: list[Any] = []
        while not GAME.is_over(s):
            seat = GAME.seat_to_act(s)
            told += s.events
            s.events.clear()
            if seat >= 0:
                key = f"{GAME.prompt(s, seat)[0]}/{seats}"
                if key not in found or found[key]["view"]["round"] < int(s.round) < LATE:
                    ask = make_ask(GAME, s, seat, [heard_by(e, seat) for e in told])
                    view = present.view_fields(GAME.view(s, seat))
                    question = present.question(GAME, ask, 0)
                    found[key] = {"name": key, "you": seat, "view": view, "ask": question}
            GAME.act(s, GAME.sample(s, seat, dice))
        if seats == 3 and not last:
            view = present.view_fields(GAME.view(s, 0))
            result = present.result(GAME, GAME.result(s))
            last = {"name": "over/3", "you": 0, "view": view, "ask": None, "result": result}
    kept = [one for key, one in found.items() if is_kept(key, found)]
    return [msgspec.to_builtins(x) for x in [*kept, last]]


def write(name: str, what: list[Any]) -> None:
    lines = [json.dumps(g, separators=(",", ":")) for g in what]
    (HERE / name).write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    write("recorded.json", [play(2, shortest(2), NOBODY, 9999), play(3, 5, 1), play(4, 7, 0)])
    write("stands.json", stands())
