"""Digests of fixed random games: `python -m tests.conformance.digests` writes them anew.

They are the same interpreted and compiled, on every machine; they change when a rule does.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from quarterdeck.core.seat import NOBODY
from tests.support.subjects import OLDER, SUBJECTS, Subject
from tests.support.walk import Walk, held, sha

FILE = Path(__file__).with_name("digests.json")
SEEDS = (1, 2, 3)


def digest(subject: Subject) -> str:
    """Every node of a few games, as one hash; of the first also what each seat may do and see."""
    parts = []
    for seed in SEEDS:
        walk = Walk(subject, seed)
        for s in walk:
            parts.append(repr(held(walk.game, s)))
            if seed == SEEDS[0]:
                parts += seen(walk, s)
        parts += [repr(a) for a in walk.record] + [repr(e) for e in walk.told]
        result = walk.game.result(walk.s)
        parts.append(f"{result.scores} {result.ranks} {result.winners}")
    return sha(*parts)


def seen(walk: Walk, s: Any) -> list[str]:
    """What is lawful; and the view of each seat in turn, the spectator's too."""
    game = walk.game
    readers = [*range(s.seats), NOBODY]
    view = game.view(s, readers[len(walk.record) % len(readers)])
    return [repr([game.legal(s, seat) for seat in game.to_act(s)]), repr(view.fields)]


def write() -> None:
    """All of them, into the file."""
    FILE.write_text(json.dumps({s.name: digest(s) for s in [*SUBJECTS, *OLDER]}, indent=1) + "\n")


if __name__ == "__main__":
    write()
