"""Databases from before there were versions get the tables and columns that came by and by.

Until then a table or a column was added and none ever changed, so what is missing is all there is
to do, whichever of those it is; of an empty one that is everything.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.schema import CreateColumn

revision = "0001"
down_revision = None

THEN = sa.MetaData()  # the tables as they were when versions began
sa.Table(
    "tables",
    THEN,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("status", sa.String(10), nullable=False, index=True),
    sa.Column("host", sa.Integer, nullable=False),
    sa.Column("guide", sa.Boolean, nullable=False),
    sa.Column("rematch", sa.String(20), nullable=False),
    sa.Column("gathers", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("yields", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("origin", sa.String(40), nullable=False, server_default=""),
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pace", sa.Text, nullable=False, server_default="{}"),
    sa.Column("parts", sa.Text, nullable=False, server_default="[]"),
    sa.Column("invite", sa.String(40), nullable=False, server_default=""),
    sa.Column("invited", sa.Text, nullable=False, server_default="[]"),
    sa.Column("unrated", sa.Boolean, nullable=False, server_default=sa.false()),
)
sa.Table(
    "journal",
    THEN,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entry", sa.Text, nullable=False),
)
sa.Table(
    "finished",
    THEN,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("ending", sa.LargeBinary, nullable=False),
    sa.Column("frames", sa.LargeBinary, nullable=False),
)
sa.Table(
    "looks",
    THEN,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("version", sa.String(40), nullable=False),
    sa.Column("fineness", sa.String(10), nullable=False),
    sa.Column("look", sa.LargeBinary, nullable=False),
)
sa.Table(
    "moves",
    THEN,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
sa.Table(
    "listed",
    THEN,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False, index=True),
)
sa.Table(
    "guests",
    THEN,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("pause", sa.Integer, nullable=False),
    sa.Column("avatar", sa.String(40), nullable=False, server_default=""),
)
sa.Table(
    "sealed",
    THEN,
    sa.Column("seal", sa.String(64), primary_key=True),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
sa.Table(
    "keys",
    THEN,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(100), nullable=False),
)
sa.Table(
    "played",
    THEN,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(20), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("people", sa.Integer, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
)
sa.Table(
    "played_seats",
    THEN,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("level", sa.String(20), nullable=False),
    sa.Column("role", sa.String(40), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("lent", sa.Boolean, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("mu_before", sa.Float),
    sa.Column("sigma_before", sa.Float),
    sa.Column("mu", sa.Float),
    sa.Column("sigma", sa.Float),
    sa.Column("luck", sa.Float),
    sa.Column("decisions", sa.Float),
    sa.Index("played_seats_of", "guest", "ended"),
)
sa.Table(
    "ratings",
    THEN,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("who", sa.String(60), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("least", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Index("ratings_least", "game", "least"),
)
sa.Table(
    "people",
    THEN,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("public", sa.String(16), nullable=False, unique=True),
)
sa.Table(
    "accounts",
    THEN,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("login", sa.String(60), unique=True),
    sa.Column("password", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
)
sa.Table(
    "passkeys",
    THEN,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("credential", sa.LargeBinary, nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)
sa.Table(
    "sessions",
    THEN,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("browser", sa.String(80), nullable=False),
    sa.Column("before", sa.String(40), nullable=False),
)
sa.Table(
    "challenges",
    THEN,
    sa.Column("id", sa.String(100), primary_key=True),
    sa.Column("purpose", sa.String(20), nullable=False),
    sa.Column("guest", sa.String(40), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
sa.Table(
    "carrying",
    THEN,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("to", sa.String(40), nullable=False),
)
sa.Table(
    "talk",
    THEN,
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
sa.Table(
    "reports",
    THEN,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_code", sa.String(20), nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("by", sa.String(40), nullable=False),
    sa.Column("whose", sa.String(40), nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
sa.Table(
    "pushes",
    THEN,
    sa.Column("endpoint", sa.String(600), primary_key=True),
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
)
sa.Table(
    "noticed",
    THEN,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("v", sa.Integer, nullable=False),
)


def upgrade() -> None:
    """What is missing."""
    bind = op.get_bind()
    there = sa.inspect(bind)
    names = there.get_table_names()
    for table in THEN.sorted_tables:
        if table.name not in names:
            table.create(bind)
            continue
        known = {column["name"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                what = CreateColumn(column).compile(dialect=bind.dialect)
                bind.exec_driver_sql(f"ALTER TABLE {table.name} ADD COLUMN {what}")
