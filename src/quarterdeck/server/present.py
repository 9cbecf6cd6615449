"""From views, what a seat heard and what it is asked to what its browser is told; nothing else."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from itertools import pairwise
from typing import Any, cast

import msgspec
from msgspec import structs

from quarterdeck.bots.brains import proposed_by
from quarterdeck.core.event import Event, Heard, heard_by
from quarterdeck.core.game import Game
from quarterdeck.core.phrases import COMMON, named
from quarterdeck.core.refusal import Refusal
from quarterdeck.core.result import Result
from quarterdeck.core.seat import CLOCK, NOBODY
from quarterdeck.core.state import State
from quarterdeck.core.view import PUBLIC, SECRET, Difference, View, differences, patch, redact
from quarterdeck.server import protocol
from quarterdeck.server.connections.connection import Message
from quarterdeck.server.storage.schema import Sitting
from quarterdeck.table.ask import Ask, Option
from quarterdeck.table.change import Change, marked
from quarterdeck.table.table import Table

ENCODER = msgspec.json.Encoder()
NOTE = "note"
NO_STAND = protocol.Stand({}, [], None, False, -1, None)  # before the game starts


def sentence(
    game: Game[Any], key: str, args: tuple[int, ...] = (), clause: str = ""
) -> protocol.Sentence:
    """A sentence with its arguments by name."""
    kinds = game.phrases.sentences.get(key)
    if kinds is None:
        kinds = game.phrases.refusals.get(key)
    if kinds is None:
        kinds = COMMON.get(key, ())
    return protocol.Sentence(key, named(kinds, args), clause)


def refusal(game: Game[Any], why: Refusal) -> protocol.Sentence:
    """Why not."""
    return sentence(game, why.key, why.args, why.clause)


def view_fields(view: View) -> dict[str, object]:
    """What the reader may see, by field."""
    return {"seats": view.seats, **view.fields}


def fact(game: Game[Any], heard: Heard, patched: dict[str, object] | None = None) -> protocol.Fact:
    """An event as it was heard, and how the view changed with it."""
    kind = heard.kind
    names, key, is_minor = _shape(game, kind)
    args = dict(zip(names, heard.args + heard.secret, strict=False))
    say = protocol.Sentence(key, args) if key else None
    refs = list(game.fact_refs(kind, heard.args))
    more = list(heard.args[len(names) :])
    return protocol.Fact(kind, args, say, is_minor, refs, more, patched or {})


@cache
def _shape(game: Game[Any], kind: str) -> tuple[tuple[str, ...], str, bool]:
    """Of a kind of event: its arguments' names, the key of its line ("": none), is it minor."""
    phrases = game.phrases
    kinds = phrases.events[kind]
    names = tuple(named(kinds, (0,) * len(kinds)))
    key = f"event-{kind}" if kind not in phrases.silent else ""
    return names, key, kind in phrases.minor


OPEN = -9  # the reader of a finished game who sees what every seat saw
Differences = list[list[Difference]]  # for each event, what has changed with it


def changed(game: Game[Any], marks: list[State]) -> Differences:
    """How it stood before and at each event, as what changed; [] if nobody marked it."""
    return [differences(a, b, game.audience) for a, b in pairwise(marks)]


def facts(
    game: Game[Any],
    events: list[Event],
    reader: int,
    changes: Differences | None = None,
    lent: Container[int] = (),
) -> list[protocol.Fact]:
    """Events as the reader may hear them, and what the reader sees change with each; ``lent``:
    seats whose persons have a bot play now."""
    if changes:
        told = [
            fact(game, heard_by(e, reader), patch(d, reader))
            for e, d in zip(events, changes, strict=True)
        ]
    else:
        told = [fact(game, heard_by(e, reader)) for e in events]
    if not lent:
        return told
    return [structs.replace(f, lent=True) if f.args.get("seat") in lent else f for f in told]


def log(
    game: Game[Any], events: list[Event], reader: int, seats: list[Sitting]
) -> list[protocol.Fact]:
    """What was told before the reader came: the lines, without flights, paths and patches.

    Between them, who left, came back, or had a bot play.
    """
    noted = [(at, n, what) for n, s in enumerate(seats) for at, what in s.notes]
    noted.sort(key=lambda note: note[0])
    out: list[protocol.Fact] = []
    lent: set[int] = set()
    since = 0
    for at, seat, what in [*noted, (len(events), NOBODY, "")]:
        out += facts(game, events[since:at], reader, lent=lent)
        since = max(since, at)
        if seat != NOBODY:
            out.append(note(seat, what))
        if what == "lent":
            lent.add(seat)
        elif what == "returned":
            lent.discard(seat)
    return [structs.replace(f, more=[]) for f in out]


def note(seat: int, what: str) -> protocol.Fact:
    """Somebody left, came back, or had a bot play: a line of the log, no event of the game."""
    args = {"seat": seat}
    return protocol.Fact(NOTE, args, protocol.Sentence(f"note-{what}", args))


def question(
    game: Game[Any], ask: Ask, due_in: int, fair: list[list[int]] | None = None
) -> protocol.Question:
    """What a seat is asked; ``fair``: how the tool in hand may be used, to begin from."""
    return protocol.Question(
        sentence(game, *ask.prompt),
        sentence(game, *ask.hint) if ask.hint[0] else None,
        cast(Any, ask.timing),
        [_choice(game, o) for o in ask.options],
        max(0, due_in),
        protocol.Tool(cast(Any, ask.tool[0]), *ask.tool[1:], fair or []) if ask.tool[0] else None,
    )


def fair_uses(table: Table, ask: Ask, seat: int) -> list[list[int]]:
    """For each piece of the tool in hand: what a lesson wants, or what a bot would do."""
    kind, pieces, _ = ask.tool
    if not pieces:
        return []
    taught = table.guidance.scripted(len(table.actions))
    if taught is not None:
        return [list(taught.args) if taught.args[:1] == (p,) else [] for p in pieces]
    return proposed_by(table.game, table.view(seat), table.heard(seat), seat, kind, pieces)


def result(game: Game[Any], r: Result) -> protocol.Result:
    """How it ended, with the count."""
    return protocol.Result(
        r.winners,
        r.scores,
        r.ranks,
        sentence(game, r.reason),
        [
            protocol.Tally(x.seat, sentence(game, x.key, x.args), x.points, x.group, list(x.refs))
            for x in r.lines
        ],
    )


def stand(table: Table, reader: int, now: int, is_lent: bool = False) -> protocol.Stand:
    """How it stands for one reader; a seat that a bot plays for now is not asked."""
    game = table.game
    asked = table.ask(reader) if reader >= 0 and not is_lent else None
    ended = table.result()
    lesson = table.lesson()
    return protocol.Stand(
        view_fields(table.view(reader)),
        awaited(table),
        question(game, asked, table.due_in(now), fair_uses(table, asked, reader))
        if asked is not None
        else None,
        ended is None and reader >= 0 and table.can_undo(reader),
        table.closes_in(now) if reader >= 0 and table.open_seat == reader else -1,
        result(game, ended) if ended is not None else None,
        protocol.Sentence(lesson) if lesson else None,
        protocol.Race(table.race.began, now) if table.race.is_on else None,
        table.is_aside(reader) and not is_lent,
    )


def raced(
    table: Table, change: Change, readers: set[int], lent: Container[int] = ()
) -> dict[int, Message]:
    """A change inside a race for each reader; who may hear the same gets the same message."""
    game = table.game
    knowing = {seat for e in change.events if e.secret for seat in e.knows}
    out: dict[int, Message] = {}
    for_all: Message | None = None
    for reader in readers:
        if reader in knowing or for_all is None:
            told = facts(game, change.events, reader, lent=lent)
            swift = protocol.Swift(change.v, change.by, change.at, told)
            message = Message(ENCODER.encode(swift))
            if reader not in knowing:
                for_all = message
        else:
            message = for_all
        out[reader] = message
    return out


def frame(
    game: Game[Any], s: Any, by: int, before: State | None = None, reader: int = NOBODY
) -> protocol.ReplayFrame:
    """One step of a replay for a reader: what has been told since the last, how it stands; with
    what changed at each event, if it is known how it stood before and at each of them."""
    seen = changed(game, marked(before, s)) if before is not None else []
    events = s.events[:]
    s.events.clear()
    if reader != OPEN:
        told = facts(game, events, reader, seen)
        return protocol.ReplayFrame(by, told, view_fields(game.view(s, reader)))
    opened = {name: who if who == SECRET else PUBLIC for name, who in game.audience.items()}
    for some in seen:
        for d in some:
            d.who = PUBLIC
    told = [
        fact(
            game,
            heard_by(e, e.knows[0] if e.knows else NOBODY),
            patch(seen[n], NOBODY) if seen else None,
        )
        for n, e in enumerate(events)
    ]
    return protocol.ReplayFrame(by, told, view_fields(redact(s, opened, NOBODY)))


def awaited(table: Table) -> list[int]:
    """Who is being waited for, never what anybody has chosen; in a race it is everybody."""
    if table.race.is_on and table.guidance.is_free:
        return list(range(int(table.state.seats)))
    return [s for s in table.to_act() if s != CLOCK]


def _choice(game: Game[Any], o: Option) -> protocol.Choice:
    return protocol.Choice(
        [protocol.Do(a.verb, list(a.args)) for a in o.actions],
        list(o.refs),
        sentence(game, *o.label),
        sentence(game, *o.gain) if o.gain is not None else None,
        [sentence(game, *w) for w in o.why],
        sentence(game, *o.risk) if o.risk is not None else msgspec.UNSET,
        sentence(game, *o.odds) if o.odds is not None else msgspec.UNSET,
    )
