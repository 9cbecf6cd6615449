"""What a recorded game shows, in words; and what all of a game's records must show together."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.game import Game
from quarterdeck.table.record import Record, first_state
from tests.support.subjects import ALL_SPECS, MOST_CHOICES

TALLIES = ("tally-",)  # every line of the count, too


def needed(game: Game[Any]) -> set[str]:
    """Everything the records of the game must show."""
    info = game.info
    out = {f"verb {v.name}" for v in game.verbs}
    out |= {f"step {type(step).__name__}" for step in game.steps}
    out |= {f"event {kind}" for kind in game.phrases.events}
    out |= {f"end {reason}" for reason in info.end_reasons}
    out |= {f"line {key}" for key in game.phrases.sentences if key.startswith(TALLIES)}
    out |= {f"seats {n}" for n in range(info.min_seats, info.max_seats + 1)}
    for o in info.options:
        if len(o.choices) <= MOST_CHOICES:
            out |= {f"option {o.name} {value}" for value in o.choices}
    for kind, name, _, values in ALL_SPECS[info.id].details:
        out |= {f"{kind} {name} {value}" for value in values}
    out |= ALL_SPECS[info.id].endings
    return out - set(ALL_SPECS[info.id].exceptions)


def shown(game: Game[Any], record: Record) -> set[str]:
    """Everything one record shows."""
    s = first_state(game, record.header, loud=True)
    out = {f"seats {s.seats}"}
    for o in game.info.options:
        out.add(f"option {o.name} {record.header.options.get(o.name, o.default)}")
    for a in record.actions:
        out.add(f"verb {a.verb}")
        out.add(f"step {type(game.step(s)).__name__}")
        game.act(s, a)
    for e in s.events:
        out.add(f"event {e.kind}")
        for kind, name, i, _ in ALL_SPECS[game.info.id].details:
            if kind == e.kind:
                out.add(f"{kind} {name} {e.args[i]}")
    r = game.result(s)
    out.add(f"end {r.reason}")
    out |= {f"line {line.key}" for line in r.lines}
    best = [k for k, n in enumerate(r.scores) if n == max(r.scores)]
    if not r.winners:
        out.add("won by nobody")
    elif len(r.winners) > 1:
        out.add("won together")
    else:
        out.add("won by the map" if len(best) > 1 else "won alone")
    return out
