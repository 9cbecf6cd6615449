"""What Alembic runs the revisions in: the transaction that whoever asked has begun."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
