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
from tests.support.spec import SPECS
from tests.support.subjects import ALL_SPECS, Subject, subject_named
from tests.support.walk import Walk, sha

HERE = Path(__file__).parent
PLAYS = {name: seed for spec in SPECS.values() for name, seed in spec.plays.items()}
WHO = {NATURE: "NATURE", CLOCK: "the CLOCK", NOBODY: "spectators"}
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
    nouns = ALL_SPECS[game.info.id].nouns
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
