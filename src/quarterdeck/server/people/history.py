"""What somebody has played, as pages show it: one game after another, and all of it summed up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.people.ratings import give, points
from quarterdeck.server.protocol.people import (
    Course,
    Favourite,
    Fortune,
    Played,
    PlayedGames,
    PlayedSeat,
)
from quarterdeck.server.storage.people_schema import PEOPLE, PLAYED, PLAYED_SEATS
from quarterdeck.server.storage.store import Work

PAGE = 20
MOST_OF_COURSE = 60
MOST_OF_FORTUNE = 60
LEAST_OF_FORTUNE = 3  # games
MOST_DIGITS = 15
NOBODY = -1

How = Literal["", "won", "lost"]
With = Literal["", "people", "bots"]


class Wish:
    """Which of somebody's games are asked for."""

    def __init__(self, game: str, how: How, others: With, after: str) -> None:
        self.game = game
        self.how = how
        self.others = others
        self.after = after  # as the page before said it

    def narrow(self, query: sa.Select[Any]) -> sa.Select[Any]:
        """The query, for these only."""
        seat = PLAYED_SEATS.c
        if self.game:
            query = query.where(seat.game == self.game)
        if self.how:
            query = query.where(seat.won == (self.how == "won"))
        if self.others:
            alone = PLAYED.c.people == 1
            query = query.where(alone if self.others == "bots" else ~alone)
        ended, _, id = self.after.partition("-")
        if ended.isdecimal() and len(ended) <= MOST_DIGITS:
            before = seat.ended < int(ended)
            query = query.where(before | ((seat.ended == int(ended)) & (seat.id < id)))
        return query


def games_of(guest: str, reader: str, wish: Wish) -> Work[PlayedGames]:
    """Some of a guest's games, the last one first; ``reader``: the guest who asks."""

    def work(connection: Connection) -> PlayedGames:
        seat = PLAYED_SEATS.c
        joined: sa.Select[Any] = sa.select(seat.id, seat.ended).join(PLAYED, PLAYED.c.id == seat.id)
        query = wish.narrow(joined.where(seat.guest == guest)).distinct()  # two seats, one game
        query = query.order_by(seat.ended.desc(), seat.id.desc()).limit(PAGE + 1)
        found = list(connection.execute(query))
        shown = found[:PAGE]
        more = f"{shown[-1].ended}-{shown[-1].id}" if len(found) > PAGE else ""
        return PlayedGames(told(connection, [r.id for r in shown], guest, reader), more)

    return work


def game_of_table(code: str, reader: str) -> Work[Played | None]:
    """What a table's game came to; the reader knows the table."""

    def work(connection: Connection) -> Played | None:
        id = connection.execute(sa.select(PLAYED.c.id).where(PLAYED.c.code == code)).scalar()
        return told(connection, [id], reader, reader)[0] if id is not None else None

    return work


def told(connection: Connection, ids: list[str], guest: str, reader: str) -> list[Played]:
    """These games, in this order. A game that is not rated is the affair of those who played."""
    games = _by_id(connection, sa.select(PLAYED).where(PLAYED.c.id.in_(ids)))
    query = sa.select(PLAYED_SEATS, PEOPLE.c.public)
    query = query.outerjoin(PEOPLE, PEOPLE.c.guest == PLAYED_SEATS.c.guest)
    seats = _by_id(
        connection, query.where(PLAYED_SEATS.c.id.in_(ids)).order_by(PLAYED_SEATS.c.seat)
    )
    out: list[Played] = []
    for id in ids:
        [game] = games[id]
        guests = [seat["guest"] for seat in seats[id]]
        is_open = game["rated"] or (reader != "" and reader in guests)
        out.append(
            Played(
                game["code"] if is_open else "",
                game["game"],
                game["ended"],
                game["rated"],
                [_seat(seat) for seat in seats[id]],
                guests.index(guest) if guest and guest in guests else NOBODY,
            )
        )
    return out


def summed_up(connection: Connection, guest: str) -> dict[str, Any]:
    """Of all of a guest's games: how many, how they went, as whom."""
    seat = PLAYED_SEATS.c
    won = sa.func.sum(sa.case((seat.won, 1), else_=0))
    query = sa.select(
        seat.game,
        seat.role,
        sa.func.count().label("games"),
        won.label("won"),
        sa.func.min(seat.ended).label("since"),
    ).where(seat.guest == guest)
    rows = list(connection.execute(query.group_by(seat.game, seat.role)).mappings())
    return {
        "games": sum(row["games"] for row in rows),
        "won": sum(row["won"] for row in rows),
        "since": min((row["since"] for row in rows), default=0),
        "favourites": _favourites(rows),
    }


def courses_of(connection: Connection, guest: str) -> list[Course]:
    """How a guest's ratings went, by game."""
    seat = PLAYED_SEATS.c
    query = sa.select(seat.game, seat.ended, seat.mu, seat.sigma)
    query = query.where(seat.guest == guest, seat.mu.is_not(None))
    rows: dict[str, list[Any]] = {}
    for row in connection.execute(query.order_by(seat.ended, seat.id)):
        rows.setdefault(row.game, []).append(row)
    return [
        Course(
            game,
            [r.ended for r in some[-MOST_OF_COURSE:]],
            [points(r.mu) for r in some[-MOST_OF_COURSE:]],
            [give(r.sigma) for r in some[-MOST_OF_COURSE:]],
        )
        for game, some in sorted(rows.items())
    ]


def fortune_of(connection: Connection, guest: str) -> Fortune | None:
    """Luck and decisions in those of the guest's last games that somebody looked back at."""
    seat = PLAYED_SEATS.c
    query = sa.select(seat.luck, seat.decisions, seat.won)
    query = query.where(seat.guest == guest, seat.luck.is_not(None), ~seat.lent)
    rows = list(connection.execute(query.order_by(seat.ended.desc()).limit(MOST_OF_FORTUNE)))
    if len(rows) < LEAST_OF_FORTUNE:
        return None
    return Fortune(
        sum(r.luck for r in rows) / len(rows),
        sum(r.decisions for r in rows) / len(rows),
        [[r.luck, r.decisions, float(r.won)] for r in rows],
    )


def _favourites(rows: Iterable[Any]) -> list[Favourite]:
    """Of each game who one was most often, the game that was played most first."""
    by_game: dict[str, list[Any]] = {}
    for row in rows:
        by_game.setdefault(row["game"], []).append(row)
    out = []
    for game, some in by_game.items():
        best = max(some, key=lambda row: (row["games"], row["won"]))
        of = sum(row["games"] for row in some)
        out.append(Favourite(game, best["role"], best["games"], best["won"], of))
    return sorted(out, key=lambda favourite: -favourite.of)


def _seat(row: Any) -> PlayedSeat:
    is_rated = row["mu"] is not None
    after = points(row["mu"]) if is_rated else 0
    return PlayedSeat(
        row["name"],
        (row["public"] or "") if row["guest"] else "",
        row["level"],
        row["role"],
        row["place"],
        row["score"],
        row["won"],
        row["lent"],
        after,
        after - points(row["mu_before"]) if is_rated else 0,
        is_rated,
    )


def _by_id(connection: Connection, query: sa.Select[Any]) -> dict[str, list[Any]]:
    out: dict[str, list[Any]] = {}
    for row in connection.execute(query).mappings():
        out.setdefault(row["id"], []).append(row)
    return out
