"""Writes the golden playthroughs: `python -m tests.golden.write`, then read what changed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.core.event import Event
from quarterdeck.core.game import Game
from quarterdeck.core.phrases import named
from quarterdeck.core.seat import CLOCK, NATURE, NOBODY
from quarterdeck.games.ahoy.cards import NAMES
from tests.support.subjects import Subject, subject_named
from tests.support.walk import Walk, sha

HERE = Path(__file__).parent
# Every number of seats and every board of every registered game; file name -> seed.
PLAYS = {
    "captain_flip-2-A": 1,
    "captain_flip-2-B": 2,
    "captain_flip-2-C": 3,
    "captain_flip-2-D": 4,
    "captain_flip-3-B": 5,
    "captain_flip-4-C": 6,
    "captain_flip-5-D": 7,
    "sail_away-2": 93,
    "sail_away-3": 9,
    "sail_away-4": 52,
    "ahoy-2": 17,
    "ahoy-3": 49,
    "ahoy-4": 33,
    "anchors_aweigh-2": 53,
    "anchors_aweigh-2-beat": 29,
    "anchors_aweigh-2-5-yes-own-2-4-6-1": 12,
    "anchors_aweigh-3": 39,
    "anchors_aweigh-3-beat": 20,
    "anchors_aweigh-3-3-200-yes": 6,
    "anchors_aweigh-4-800-yes-random": 15,
    "anchors_aweigh-4-beat-yes-random": 9,
    "ship_ahoy-2-10": 44,
    "ship_ahoy-2-small-advanced-5-yes": 3,
    "ship_ahoy-3-5-small-yes-yes-yes": 1,
    "ship_ahoy-3-small-5-yes-yes-yes": 54,
    "ship_ahoy-4-advanced-yes-5-yes": 46,
    "ship_ahoy-4-advanced-5-yes-yes-yes-yes": 25,
}
WHO = {NATURE: "NATURE", CLOCK: "the CLOCK", NOBODY: "spectators"}
CREW = ["Cartographer", "Navigator", "Parrot", "Cook", "Swabby", "Gunner"]
CREW += ["Carpenter", "Monkey", "Lookout"]
SOURCES = [*CREW, "top-space", "Treasure-Map"]
GOODS = ["cotton", "vanilla", "sugar-cane", "bananas", "coconuts", "cocoa", "2-coins", "3-coins"]
ISLANDS = ["Cotton", "Vanilla", "Sugar", "Banana", "Coconut", "Cocoa"]
ISLANDS += ["Pelican", "Heron", "Gull", "Tern", "Cormorant", "Albatross", "Treasure"]
PIRATES = ["Forced-Sale", "Smuggled-Goods", "Dirty-Deeds", "Landlubber", "Insurance-Fraud"]
PIRATES += ["Unfair-Trade", "Dockmaster", "Mapmaker"]
ABILITIES = ["one-more-crate", "straight-aboard", "lay-claim", "pirate-hunter", "two-more-crates"]
COINS = ["sold", "treasure", "reward", "smuggled-cargo", "insurance", "Dockmaster", "Mapmaker"]
COINS += ["same-card", "clearing"]
SUITS = ["Parrot", "Skull", "Swords", "Tree", "Compass", "Fish"]
PLANS = ["Cutter", "Gunship", "Close-Call", "Dynamic-Entry", "Enlist", "Evacuation"]
PLANS += ["Secret-Weapon", "Sneak-Attack", "Weapon-Cache"]
DOING = ["Sail", "Tailwind", "Cannons", "Repair", "Order", "Bombard", "Deploy", "Assemble"]
DOING += ["Inspire", "Rally", "Full-Sail", "Negotiate", "Shipwright", "Comrade", "Official"]
DOING += ["Sailor", "Trawler", "Cutter", "Gunship"]
FIGURES = [f"Flagship-{k}" for k in range(4)] + [f"Patrol-{k}" for k in range(10)]
FIGURES += [f"Stronghold-{k}" for k in range(3)] + ["Cutter", "Gunship"]
ASSETS = ["cannon", "sword", "sailor", "shovel", "spyglass", "rope", "compass", "map"]
ASSETS += ["storage", "monkey"]
COLOURS = ["red", "teal", "golden", "violet"]
NOUNS = {
    "captain_flip": {"character": CREW, "source": SOURCES},
    "sail_away": {
        "resource": GOODS,
        "island": [f"{name}-Island" for name in ISLANDS],
        "card": PIRATES,
        "ability": ABILITIES,
        "source": COINS,
        "crate": ["standard", "pirate"],
    },
    "ahoy": {
        "card": [name.replace(" ", "-") for name in NAMES],
        "suit": SUITS,
        "plan": PLANS,
        "action": DOING,
        "figure": FIGURES,
        "direction": ["north", "east", "south", "west"],
        "terrain": ["sea", "Fog", "Wreckage", "Harbor", "Strong-Current", "Island"],
        "way": ["a-step", "a-current", "directly", "the-Sea-Witch", "a-push", "exploring"],
        "faction": ["Squadron", "Union", "Smuggler"],
    },
    "anchors_aweigh": {
        "front": [name + star for name in ASSETS for star in ("", "*")],
        "asset": ASSETS,
        "colour": ["blue", "white", "orange", "purple", "any"],
        "type": ["discovery", "trade", "pirates", "contract"],
        "act": ["flip", "take", "place", "put-back", "cargo", "discard", "wait"],
        "source": ["a-card", "cargo-sold"],
    },
    "ship_ahoy": {
        "piece": [
            *[f"{COLOURS[p // 3]}-ship-{p}" for p in range(12)],
            *[f"{colour}-tower" for colour in COLOURS],
            *("pirate-ship", "sea-monster", "tile"),
        ],
        "harbour": COLOURS,
        "tile": ["none", "wind", "kraken"],
    },
}
MANY = 12  # more choices than this are only counted


def play(name: str) -> list[str]:
    """The lines of one playthrough."""
    subject = subject_named(name)
    return list(_lines(subject, Walk(subject, PLAYS[name])))


def _lines(subject: Subject, walk: Walk) -> Iterator[str]:
    game = subject.game
    setup = [game.info.id, f"{subject.seats} seats", *[f"{k} {v}" for k, v in subject.options]]
    yield f"{', '.join(setup)}; rules version {game.info.version}"
    yield ""
    yield from _told(game, walk.fresh)
    doing: list[str] = []
    for n, s in enumerate(walk, start=1):
        if doing:
            yield from _after(game, walk)
        doing = [f"{n:3}  " + _question(game, s), *_choices(game, s)]
        yield from doing
    yield from _after(game, walk)
    yield from _result(game, walk.s)


def _after(game: Game[Any], walk: Walk) -> Iterator[str]:
    a = walk.record[-1]
    yield f"     {who(a.seat)}: {spell(a)}"
    yield from _told(game, walk.fresh)
    digests = {k: view_digest(game, walk.s, k) for k in (*range(walk.s.seats), NOBODY)}
    if len(set(digests.values())) == 1:
        yield f"     all see {digests[0]}"
    else:
        yield "     views: " + ", ".join(f"{who(k)} {seen}" for k, seen in digests.items())
    yield ""


def _question(game: Game[Any], s: Any) -> str:
    seats = game.to_act(s)
    if seats[0] < 0:
        return " and ".join(who(k) for k in seats) + " must act"
    key, _, args = game.prompt(s, seats[0])
    names = " and ".join(who(k) for k in seats)
    return f"{names}: {key} {said(game, game.phrases.sentences[key], args)}"


def _choices(game: Game[Any], s: Any) -> Iterator[str]:
    for seat in game.to_act(s):
        kind, pieces, _ = game.step(s).tool(s, s.stack[-1], seat)
        if kind:
            menu = [spell(a) for a in game.step(s).menu(s, s.stack[-1], seat)]
            yield "     may: " + " | ".join([*menu, f"{kind} with {pieces}"])
            continue
        moves = game.legal(s, seat)
        if len(moves) > MANY:
            yield f"     may: {len(moves)} different things"
        else:
            yield "     may: " + " | ".join(spell(game.word(seat, m)) for m in moves)


def _told(game: Game[Any], events: Iterable[Event]) -> Iterator[str]:
    for e in events:
        kinds = game.phrases.events[e.kind]
        mark = " (!)" if e.reveals else ""
        yield f"       * {e.kind} {said(game, kinds, e.args + e.secret)}{mark}".rstrip()


def _result(game: Game[Any], s: Any) -> Iterator[str]:
    r = game.result(s)
    winners = ", ".join(who(k) for k in r.winners) or "nobody"
    yield f"{r.reason}: {winners} won"
    for seat in range(s.seats):
        yield f"  {who(seat)}: {r.scores[seat]}, rank {r.ranks[seat]}"
        for line in r.lines:
            if line.seat == seat:
                args = said(game, game.phrases.sentences[line.key], line.args)
                yield f"    {line.points:+4} {line.key} {args} {' '.join(line.refs)}".rstrip()


def who(seat: int) -> str:
    return WHO.get(seat, f"seat {seat}")


def spell(a: Action) -> str:
    """``place 3``."""
    return " ".join([a.verb, *map(str, a.args)])


def said(game: Game[Any], kinds: tuple[str, ...], args: tuple[int, ...]) -> str:
    """Arguments by name, things by theirs."""
    nouns = NOUNS.get(game.info.id, {})
    parts = []
    for name, value in named(kinds, args).items():
        names = nouns.get(name.rstrip("0123456789"), [])
        parts.append(f"{name} {names[value] if 0 <= value < len(names) else value}")
    return ", ".join(parts)


def view_digest(game: Game[Any], s: Any, seat: int) -> str:
    """Changes if the seat sees anything else than before."""
    view = game.view(s, seat)
    stack = [[f.op, f.seat, f.args] for f in view.stack]
    return sha(json.dumps([stack, view.fields], sort_keys=True))[:8]


def path_of(name: str) -> Path:
    return HERE / f"{name}.play"


def write() -> None:
    """All of them."""
    for name in PLAYS:
        path_of(name).write_text("\n".join(play(name)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
