"""`python -m tests.research.layouts` writes down what the rows and numbers of a new version are."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from quarterdeck import registry
from quarterdeck.research.setting import researched, setting, table_of

FILE = Path(__file__).with_name("layouts.json")


def digest(id: str) -> str:
    """Changes whenever a row or a number comes to mean something else."""
    info = registry.game(id).info
    lines: list[str] = [repr(table_of(id).TURNED), repr(info.version)[:0]]
    for seats in range(info.min_seats, info.max_seats + 1):
        x = setting(id, seats)
        lines += [repr(part) for part in x.terms.slices]
        lines += [f"{b.name} {b.start} {b.sizes}" for b in (*x.blocks(), *x.chances.blocks)]
        layout = x.terms.layout
        for pen in [*layout.pens, *[pen for pens in layout.step_pens for pen in pens]]:
            lines.append(f"{pen.how} {pen.low} {pen.high} {pen.count} {pen.bits} {pen.each}")
            lines.append(repr(pen.table))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


def known() -> dict[str, dict[str, str]]:
    """By game, the digest of every version there has been."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text()) if FILE.exists() else {}
    return found


if __name__ == "__main__":
    kept = known()
    for game in researched():
        kept.setdefault(game, {}).setdefault(str(table_of(game).VERSION), digest(game))
    FILE.write_text(json.dumps(kept, indent=2) + "\n")
