"""When a guest was seen last: those who never come again need not be kept for ever."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Those who are there count as seen now."""
    seen = sa.Column("seen", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("guests", seen)
    guests = sa.table("guests", sa.column("seen"))
    op.execute(sa.update(guests).values(seen=int(time.time())))
