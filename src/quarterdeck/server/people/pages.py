"""Somebody's page, and the lists of a game's best."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.people.avatar import usual_avatar
from quarterdeck.server.people.history import courses_of, fortune_of, summed_up
from quarterdeck.server.people.names import nickname
from quarterdeck.server.people.ratings import give, points
from quarterdeck.server.protocol.people import Board, BoardRow, PersonPage, Standing
from quarterdeck.server.storage.people_schema import PEOPLE, RATINGS
from quarterdeck.server.storage.schema import GUESTS, GuestRow
from quarterdeck.server.storage.store import Work

MOST_ROWS = 50
BOT = "bot:"
IS_BOT = RATINGS.c.who.startswith(BOT)


def guest_called(public: str) -> Work[str]:
    """The guest behind a page; "": there is none."""

    def work(connection: Connection) -> str:
        query = sa.select(PEOPLE.c.guest).where(PEOPLE.c.public == public)
        return connection.execute(query).scalar() or ""

    return work


def name_called(public: str) -> Work[str]:
    """What the one behind a page is called; "": there is none."""
    find = guest_called(public)

    def work(connection: Connection) -> str:
        guest = find(connection)
        return known_of(connection, [guest])[guest].name if guest else ""

    return work


def page_of(guest: str, reader: str) -> Work[PersonPage]:
    """Somebody, as everybody may know them."""

    def work(connection: Connection) -> PersonPage:
        query = sa.select(PEOPLE.c.public).where(PEOPLE.c.guest == guest)
        known = known_of(connection, [guest])[guest]
        return PersonPage(
            connection.execute(query).scalar() or "",
            known.name,
            known.avatar,
            guest == reader,
            **summed_up(connection, guest),
            standings=_standings(connection, guest),
            courses=courses_of(connection, guest),
            fortune=fortune_of(connection, guest),
        )

    return work


def board_of(game: str, reader: str) -> Work[Board]:
    """The best at a game, bots among them; and the reader, however far down."""

    def work(connection: Connection) -> Board:
        query = sa.select(RATINGS, PEOPLE.c.public)
        query = query.outerjoin(PEOPLE, PEOPLE.c.guest == RATINGS.c.who)
        query = query.where(RATINGS.c.game == game)
        best = query.order_by(RATINGS.c.least.desc(), RATINGS.c.who).limit(MOST_ROWS)
        rows = list(connection.execute(best).mappings())
        if not any(row["who"] == reader for row in rows):
            rows += connection.execute(query.where(RATINGS.c.who == reader)).mappings()
        known = known_of(connection, [row["who"] for row in rows if not _is_bot(row)])
        place = 0
        told: list[BoardRow] = []
        for n, row in enumerate(rows):
            if not _is_bot(row):
                place = place + 1 if n < MOST_ROWS else _place(connection, row)
            told.append(_row(row, place, known.get(row["who"]), reader))
        people = sa.select(sa.func.count()).where(RATINGS.c.game == game, ~IS_BOT)
        return Board(game, told, connection.execute(people).scalar() or 0)

    return work


def known_of(connection: Connection, guests: list[str]) -> dict[str, GuestRow]:
    """What these guests are called and look like now."""
    found = connection.execute(sa.select(GUESTS).where(GUESTS.c.id.in_(guests))).mappings()
    known = {row["id"]: GuestRow(**row) for row in found}
    for guest in guests:
        one = known.setdefault(guest, GuestRow(guest, nickname(guest), 0))
        one.avatar = one.avatar or usual_avatar(guest)
    return known


def _row(row: Any, place: int, known: GuestRow | None, reader: str) -> BoardRow:
    return BoardRow(
        place if known else 0,
        known.name if known else "",
        known.avatar if known else "",
        row["public"] or "",
        "" if known else row["who"].removeprefix(BOT),
        points(row["mu"]),
        give(row["sigma"]),
        row["games"],
        row["won"],
        row["who"] == reader,
    )


def _standings(connection: Connection, guest: str) -> list[Standing]:
    query = sa.select(RATINGS).where(RATINGS.c.who == guest).order_by(RATINGS.c.games.desc())
    return [
        Standing(
            row["game"],
            points(row["mu"]),
            give(row["sigma"]),
            row["games"],
            row["won"],
            _place(connection, row),
        )
        for row in connection.execute(query).mappings()
    ]


def _place(connection: Connection, row: Any) -> int:
    """Among the people who are rated at the game."""
    query = sa.select(sa.func.count()).where(RATINGS.c.game == row["game"], ~IS_BOT)
    better = RATINGS.c.least > row["least"]
    alike = (RATINGS.c.least == row["least"]) & (RATINGS.c.who < row["who"])
    return 1 + (connection.execute(query.where(better | alike)).scalar() or 0)


def _is_bot(row: Any) -> bool:
    return bool(row["who"].startswith(BOT))
