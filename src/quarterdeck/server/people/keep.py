"""A game's end to the disk in one piece: the table, its people's history, everybody's rating."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.lookback.parts import HIDDEN, LUCK
from quarterdeck.server.people.outcome import Outcome
from quarterdeck.server.people.ratings import Strength, rate
from quarterdeck.server.storage.heats import Came, note_heat
from quarterdeck.server.storage.people_schema import (
    PEOPLE,
    PLAYED,
    PLAYED_SEATS,
    RATINGS,
    add_missing,
)
from quarterdeck.server.storage.queries import save_table
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.server.storage.store import Work

LAST = 99  # place of those who are not ranked: behind all the others
Before = dict[str, tuple[Strength, int, int]]  # by name: strength, games, won


def save_over(row: TableRow, outcome: Outcome | None) -> Work[None]:
    """The table is over. However often it is written, a game is kept and counted once."""
    save = save_table(row)

    def work(connection: Connection) -> None:
        save(connection)
        if outcome is not None:
            if outcome.is_heat:
                came = [Came(s.place, s.score, s.won, s.came) for s in outcome.seats]
                note_heat(connection, outcome.code, came, outcome.ended)
            _keep(connection, outcome)

    return work


def note_look(code: str, parts: dict[str, list[float]], spent: list[float]) -> Work[None]:
    """What a look back found that nobody could choose, and what each seat's own decisions cost it.

    The part of the decisions would not do: it has what the others' mistakes brought a seat, too.
    """

    def work(connection: Connection) -> None:
        id = connection.execute(sa.select(PLAYED.c.id).where(PLAYED.c.code == code)).scalar()
        if id is None:
            return
        for seat, cost in enumerate(spent):
            query = sa.update(PLAYED_SEATS).where(PLAYED_SEATS.c.id == id)
            query = query.where(PLAYED_SEATS.c.seat == seat)
            luck = sum(parts[name][seat] for name in (LUCK, HIDDEN) if name in parts)
            connection.execute(query.values(luck=luck, decisions=-cost))

    return work


def introduced(connection: Connection, guests: list[str]) -> dict[str, str]:
    """The names by which others may ask for these guests; made when first needed."""
    add_missing(
        connection,
        PEOPLE,
        [{"guest": guest, "public": secrets.token_urlsafe(9)} for guest in sorted(set(guests))],
    )
    query = sa.select(PEOPLE.c.guest, PEOPLE.c.public).where(PEOPLE.c.guest.in_(guests))
    return {one: other for one, other in connection.execute(query)}  # noqa: C416


def _keep(connection: Connection, outcome: Outcome) -> None:
    query = sa.select(PLAYED.c.id).where(PLAYED.c.id == outcome.id)
    if connection.execute(query).scalar() is not None:
        return
    introduced(connection, [seat.guest for seat in outcome.seats if seat.guest])
    persons = [bool(seat.guest) or seat.is_beside for seat in outcome.seats]
    strengths = _rate(connection, outcome) if outcome.rated else {}
    connection.execute(
        sa.insert(PLAYED).values(
            id=outcome.id,
            code=outcome.code,
            game=outcome.game,
            options=msgspec.json.encode(outcome.options).decode(),
            seats=len(outcome.seats),
            people=sum(persons),
            rated=outcome.rated,
            ended=outcome.ended,
        )
    )
    rows: list[dict[str, Any]] = []
    for n, seat in enumerate(outcome.seats):
        before, after = strengths.get(seat.counts_for, (None, None))
        rows.append(
            {
                "id": outcome.id,
                "seat": n,
                "guest": seat.guest,
                "name": seat.name,
                "kind": "person" if persons[n] else "bot",
                "level": seat.level,
                "role": seat.role,
                "place": seat.place,
                "score": seat.score,
                "won": seat.won,
                "lent": seat.lent,
                "game": outcome.game,
                "ended": outcome.ended,
                "mu_before": before.mu if before else None,
                "sigma_before": before.sigma if before else None,
                "mu": after.mu if after else None,
                "sigma": after.sigma if after else None,
            }
        )
    connection.execute(sa.insert(PLAYED_SEATS), rows)


def _rate(connection: Connection, outcome: Outcome) -> dict[str, tuple[Strength, Strength]]:
    """Everybody's rating before and after, written down."""
    seats = outcome.seats
    sides = [[n for n in side if seats[n].counts_for] for side in outcome.sides]
    sides = [side for side in sides if side]
    names = sorted({seats[n].counts_for for side in sides for n in side})
    known = _known(connection, outcome.game, names)
    after = rate(
        [[seats[n].counts_for for n in side] for side in sides],
        [min(seats[n].place or LAST for n in side) for side in sides],
        {name: found[0] for name, found in known.items()},
    )
    for name in names:
        _, games, won = known[name]
        mine = [seats[n] for side in sides for n in side if seats[n].counts_for == name]
        query = sa.update(RATINGS).where(RATINGS.c.game == outcome.game, RATINGS.c.who == name)
        connection.execute(
            query.values(
                mu=after[name].mu,
                sigma=after[name].sigma,
                least=after[name].least,
                games=games + len(mine),
                won=won + sum(seat.won for seat in mine),
            )
        )
    return {name: (known[name][0], after[name]) for name in names}


def _known(connection: Connection, game: str, names: list[str]) -> Before:
    """What is believed of them, held until it is changed; in the same order by everybody."""
    fresh = Strength()
    rows = [
        {
            "game": game,
            "who": name,
            "mu": fresh.mu,
            "sigma": fresh.sigma,
            "least": fresh.least,
            "games": 0,
            "won": 0,
        }
        for name in names
    ]
    add_missing(connection, RATINGS, rows)
    query = sa.select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who.in_(names))
    found = connection.execute(query.order_by(RATINGS.c.who).with_for_update()).mappings()
    return {r["who"]: (Strength(r["mu"], r["sigma"]), r["games"], r["won"]) for r in found}
