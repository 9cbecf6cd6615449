"""The harbour: what the host says and forbids, friends and blocks, wishes, letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """All of it is new."""
    op.create_table(
        "announced",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("whom", sa.String(40), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("about", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "blocked",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("whom", sa.String(60), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "closed",
        sa.Column("code", sa.String(20), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "friends",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("other", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Index("friends_other", "other"),
    )
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(20), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Index("invitations_guest", "guest"),
    )
    op.create_table(
        "wishes",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("turns", sa.Boolean, nullable=False),
        sa.Column("invitations", sa.Boolean, nullable=False),
        sa.Column("by_mail", sa.Boolean, nullable=False),
    )
    op.create_table(
        "mails",
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False, index=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("base", sa.String(200), nullable=False),
    )
    op.create_table(
        "letter_keys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(40), nullable=False, index=True),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
