"""Tournaments: events, who takes part, their rounds, and what each table of them came to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Five tables, and of a table the event it belongs to."""
    heat = sa.Column("heat", sa.Text, nullable=False, server_default="")
    op.add_column("tables", heat)
    op.create_table(
        "events",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("system", sa.String(10), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("wait", sa.Integer, nullable=False),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "event_people",
        sa.Column("event", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("event_people_of", "event_people", ["guest"])
    op.create_table(
        "event_rounds",
        sa.Column("event", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heats",
        sa.Column("event", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_code", sa.String(20), nullable=False, index=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heat_seats",
        sa.Column("event", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("no", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("role", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("came", sa.Boolean, nullable=False),
    )
    op.create_index("heat_seats_of", "heat_seats", ["guest"])
