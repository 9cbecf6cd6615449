"""What the storage keeps of events: who takes part, rounds, and what each heat came to."""

from __future__ import annotations

import sqlalchemy as sa

from quarterdeck.server.storage.schema import META

__all__ = ["EVENTS", "EVENT_PEOPLE", "EVENT_ROUNDS", "HEATS", "HEAT_SEATS", "META"]

EVENTS = sa.Table(
    "events",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("system", sa.String(10), nullable=False),  # swiss, robin, arena, duplicate
    sa.Column("size", sa.Integer, nullable=False),  # seats of a table, if enough come
    sa.Column("rounds", sa.Integer, nullable=False),  # 0: as many as the system takes
    sa.Column("minutes", sa.Integer, nullable=False),  # of an arena
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("level", sa.String(20), nullable=False),  # of bots that step in
    sa.Column("wait", sa.Integer, nullable=False),  # seconds for who has not come yet; 0: for ever
    sa.Column("pause", sa.Integer, nullable=False),  # seconds between two rounds
    sa.Column("host", sa.String(40), nullable=False),  # the guest who made it
    sa.Column("status", sa.String(10), nullable=False, index=True),  # open, running, over, off
    sa.Column("round", sa.Integer, nullable=False),  # the last one that began; 0: none has
    sa.Column("at", sa.BigInteger, nullable=False),  # when it goes on by itself; 0: it does not
    sa.Column("until", sa.BigInteger, nullable=False),  # an arena's end, once it has begun
    sa.Column("changed", sa.BigInteger, nullable=False),
)
EVENT_PEOPLE = sa.Table(
    "event_people",
    META,
    sa.Column("event", sa.String(16), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("seed", sa.Integer, nullable=False),  # in the order of coming
    sa.Column("missed", sa.Integer, nullable=False),  # rounds before one came
    sa.Column("out", sa.Boolean, nullable=False),  # left, or did not come to a table
    sa.Column("seen", sa.BigInteger, nullable=False),  # at the event's page
    sa.Index("event_people_of", "guest"),
)
EVENT_ROUNDS = sa.Table(
    "event_rounds",
    META,
    sa.Column("event", sa.String(16), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("began", sa.BigInteger, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),  # 0: it goes on
)
HEATS = sa.Table(  # a table of a round; it outlives its table
    "heats",
    META,
    sa.Column("event", sa.String(16), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at_code", sa.String(20), nullable=False, index=True),  # the table's
    sa.Column("ended", sa.BigInteger, nullable=False),  # 0: it goes on
)
HEAT_SEATS = sa.Table(
    "heat_seats",
    META,
    sa.Column("event", sa.String(16), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),  # 0: sits out this round
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(40), nullable=False),  # "": a bot's
    sa.Column("role", sa.String(40), nullable=False),  # who the seat is, or its number
    sa.Column("place", sa.Integer, nullable=False),  # 1 is best; 0: not ranked, or not over
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("came", sa.Boolean, nullable=False),  # its person has sat there
    sa.Index("heat_seats_of", "guest"),
)
