"""What the storage keeps of notices: which browsers want them, and which were given."""

from __future__ import annotations

import sqlalchemy as sa

from quarterdeck.server.storage.schema import META

__all__ = ["META", "NOTICED", "PUSHES"]

PUSHES = sa.Table(
    "pushes",
    META,
    sa.Column("endpoint", sa.String(600), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
)
NOTICED = sa.Table(  # a notice is given once, also if the server is started again
    "noticed",
    META,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("v", sa.Integer, nullable=False),
)
