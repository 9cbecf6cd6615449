"""What the storage keeps of people: games they played, how well, and who they are to others."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.schema import KEYS, META

__all__ = ["META", "PEOPLE", "PLAYED", "PLAYED_SEATS", "RATINGS", "add_missing", "kept_key"]

PLAYED = sa.Table(  # games that are over; they outlive their tables
    "played",
    META,
    sa.Column("id", sa.String(32), primary_key=True),  # of its draws' seal: a game is kept once
    sa.Column("code", sa.String(20), nullable=False, index=True),  # "": the table is forgotten
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("people", sa.Integer, nullable=False),  # of the seats
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),  # seconds since 1970
)
PLAYED_SEATS = sa.Table(
    "played_seats",
    META,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(40), nullable=False),  # "": a bot, or somebody who is forgotten
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),  # person, bot
    sa.Column("level", sa.String(20), nullable=False),  # of the bot that played at the end
    sa.Column("role", sa.String(40), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),  # 1 is best; 0: not ranked
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("lent", sa.Boolean, nullable=False),  # a bot ended it for its person
    sa.Column("game", sa.String(40), nullable=False),  # as its game has them, for one's history
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("mu_before", sa.Float),  # the rating; NULL: not rated
    sa.Column("sigma_before", sa.Float),
    sa.Column("mu", sa.Float),
    sa.Column("sigma", sa.Float),
    sa.Column("luck", sa.Float),  # shares of the win, once somebody has looked back at it
    sa.Column("decisions", sa.Float),  # its own alone: never above 0
    sa.Index("played_seats_of", "guest", "ended"),
)
RATINGS = sa.Table(
    "ratings",
    META,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("who", sa.String(60), primary_key=True),  # a guest, or a bot: "bot:mate"
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("least", sa.Float, nullable=False),  # what it is at least, almost surely
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Index("ratings_least", "game", "least"),
)
PEOPLE = sa.Table(  # who somebody is to others: a guest's id is its own affair
    "people",
    META,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("public", sa.String(16), nullable=False, unique=True),
)


def add_missing(connection: Connection, table: sa.Table, rows: list[dict[str, object]]) -> None:
    """Those whose key is not there yet, whoever else adds the same at this moment."""
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(postgresql.insert(table).on_conflict_do_nothing(), rows)
    else:
        connection.execute(sqlite.insert(table).on_conflict_do_nothing(), rows)


def kept_key(connection: Connection, name: str, made: str) -> str:
    """A key that is made once, whoever asks for it first."""
    query = sa.select(KEYS.c.value).where(KEYS.c.name == name)
    found: str | None = connection.execute(query).scalar()
    if found is None:
        add_missing(connection, KEYS, [{"name": name, "value": made}])
        found = connection.execute(query).scalar_one()
    return found
