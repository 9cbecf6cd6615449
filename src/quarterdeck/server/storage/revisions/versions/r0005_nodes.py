"""Several servers on one database: who they are, and which of them has a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has any table; who plays alone does not look at this."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(80), primary_key=True),
        sa.Column("address", sa.String(60), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("beat", sa.DateTime(timezone=True), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(80)))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_owner", "tables", ["owner"])
    op.add_column("journal", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
