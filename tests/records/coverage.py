"""What a recorded game shows, in words; and what all of a game's records must show together."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.game import Game
from quarterdeck.table.record import Record, first_state
from tests.support.subjects import MOST_CHOICES

# What cannot be asked of a record, and why.
EXCEPTIONS = {
    "captain_flip": {
        "step EndTurn": "nobody acts in it",
        "skipped reason 1": "the bag is empty only if five players place 72 tiles",
    },
    "sail_away": {
        "step EndTurn": "nobody acts in it",
        "step CleanUp": "nobody acts in it",
        "event nothing_to_place": "no crate to take back anywhere: a scene shows it",
        "event no_ship_left": "36 ships used up: a scene shows it",
        "end end-locked": "nobody with a crate to take back: a scene shows it",
        "ended reason 2": "the same",
    },
    "ahoy": {
        "step EndTurn": "nobody acts in it",
        "step RoundEnd": "nobody acts in it",
        "step NextRound": "nobody acts in it",
        "step StartRound": "nobody acts in it",
        "step Spoils": "nobody acts in it",
        "step Delivery": "nobody acts in it",
        "verb sell": "a far corner of the rewards grid: a scene shows it",
        "rewarded grid 0": "the same",
        "paid source 13": "the same",
        "step EffectOrder": "a victory move to a Harbor with gold: a scene shows it",
    },
    "anchors_aweigh": {
        "step EndLoading": "nobody acts in it",
        "step SettleCard": "nobody acts in it",
        "step EndRound": "nobody acts in it",
        "step NextRound": "nobody acts in it",
        "event short": "sixteen tokens of a colour aboard: a scene shows it",
    },
    "ship_ahoy": {
        "step StartTurn": "nobody acts in it",
        "step EndTurn": "nobody acts in it",
    },
    "powder": {
        "step Round": "nobody acts in it",
        "step Effect": "nobody acts in it",
    },
}

# What else a game shows: a kind of event, what one of its arguments is, which one, its values.
DETAILS: dict[str, list[tuple[str, str, int, tuple[int, ...]]]] = {
    "captain_flip": [
        ("earned", "source", 3, (1, 3, 5, 7, 9, 10)),  # Navigator Cook Gunner Monkey space map
        ("placed", "character", 1, tuple(range(9))),
        ("turned", "character", 3, tuple(range(9))),  # each one brought up by a Monkey
        ("skipped", "reason", 1, (0, 1)),
        ("completed", "column", 1, (0, 1, 2, 3, 4)),
    ],
    "sail_away": [
        ("boarded", "card", 1, tuple(range(8))),
        ("declined", "card", 1, tuple(range(6))),
        ("used", "ability", 1, tuple(range(5))),
        ("deed", "ability", 1, tuple(range(5))),
        ("armed", "ability", 1, tuple(range(5))),
        ("earned", "source", 2, tuple(range(7))),
        ("paid", "source", 2, (7, 8)),
        ("placed", "crate", 1, (0, 1)),
        ("claimed", "posted", 3, (0, 1)),
        ("island", "island", 0, tuple(range(13))),
        ("launched", "ship", 1, tuple(range(36))),
        ("ended", "reason", 0, (1, 2)),
    ],
    "ahoy": [
        ("placed", "action", 2, tuple(range(19))),
        ("moved", "way", 4, tuple(range(6))),
        ("earned", "source", 2, (0, 1, 3, 4, 5, 6, 14)),
        ("paid", "source", 2, (9, 10, 11, 12, 13)),
        ("famed", "source", 2, (6, 7)),
        ("played", "plan", 1, tuple(range(9))),
        ("victory", "spoils", 1, (0, 1, 2, 3, 4, 6, 7)),  # faction * 3 + option
        ("recruited", "card", 1, tuple(range(30))),
        ("mapped", "tile", 0, tuple(range(12))),
        ("rewarded", "grid", 1, tuple(k for k in range(25) if k not in (3, 5, 6, 12, 15, 17))),
        ("ended", "reason", 0, (1, 2)),
    ],
    "anchors_aweigh": [
        ("missed", "act", 1, (0, 1)),
        ("turned", "card", 0, tuple(range(52))),
        ("declared", "encounter", 1, (0, 1)),
        ("earned", "source", 2, (0, 1)),
        ("loaded", "colour", 1, (0, 1, 2, 3)),
    ],
    "ship_ahoy": [
        ("fired", "piece", 1, tuple(range(17))),  # the pirate ship too
        ("loaded", "barrel", 3, tuple(range(4))),
        ("destroyed", "piece", 1, tuple(range(16))),
        ("captured", "piece", 2, (3, 16)),
        ("sailed", "piece", 1, (*range(12), 16, 17)),
        ("tile_moved", "tile", 1, (1, 2)),
        ("ended", "reason", 0, (1, 2)),
    ],
    "powder": [("played", "card", 2, (0, 1, 2, 3)), ("landed", "barrel", 1, (-1, 0, 1, 2))],
}
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
    for kind, name, _, values in DETAILS[info.id]:
        out |= {f"{kind} {name} {value}" for value in values}
    if info.id == "captain_flip":
        out |= {"won alone", "won by the map", "won together", "won by nobody"}
    return out - set(EXCEPTIONS[info.id])


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
        for kind, name, i, _ in DETAILS[game.info.id]:
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
