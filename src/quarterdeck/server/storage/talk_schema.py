"""What the storage keeps of talk: what was said at tables, and what was reported of it."""

from __future__ import annotations

import sqlalchemy as sa

from quarterdeck.server.storage.schema import META

__all__ = ["META", "REPORTS", "TALK"]

TALK = sa.Table(
    "talk",
    META,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("who", sa.String(20), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("emote", sa.String(20), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("room", sa.String(10), nullable=False),
)
REPORTS = sa.Table(  # for the host of the server; they stay when the table is forgotten
    "reports",
    META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_code", sa.String(20), nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("by", sa.String(40), nullable=False),  # the guest who reports
    sa.Column("whose", sa.String(40), nullable=False),  # the guest who said it; "": not known now
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
