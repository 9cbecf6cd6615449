"""Digests of fixed random games: `python -m tests.conformance.digests` writes them anew.

They are the same interpreted and compiled, on every machine; they change when a rule does.
"""

from __future__ import annotations

import json
from pathlib import Path

from tests.support.subjects import SUBJECTS, Subject
from tests.support.walk import Walk, sha, text

FILE = Path(__file__).with_name("digests.json")
SEEDS = (1, 2, 3)


def digest(subject: Subject) -> str:
    """Every node of a few games, as one hash."""
    parts = []
    for seed in SEEDS:
        walk = Walk(subject, seed)
        parts += [text(walk.game, s) for s in walk]
        parts += [repr(a) for a in walk.record] + [repr(e) for e in walk.told]
        result = walk.game.result(walk.s)
        parts.append(f"{result.scores} {result.ranks} {result.winners}")
    return sha(*parts)


def write() -> None:
    """All of them, into the file."""
    FILE.write_text(json.dumps({s.name: digest(s) for s in SUBJECTS}, indent=1) + "\n")


if __name__ == "__main__":
    write()
