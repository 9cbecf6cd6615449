"""What the storage keeps of accounts: how people prove to be it, and where they are signed in."""

from __future__ import annotations

import sqlalchemy as sa

from quarterdeck.server.storage.people_schema import META

__all__ = ["ACCOUNTS", "CARRYING", "CHALLENGES", "META", "PASSKEYS", "SESSIONS"]

ACCOUNTS = sa.Table(  # a guest who can come back from anywhere; it keeps its guest's id
    "accounts",
    META,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("login", sa.String(60), unique=True),  # NULL: by passkey only
    sa.Column("password", sa.String(200), nullable=False),  # its Argon2 hash; "": none
    sa.Column("created", sa.BigInteger, nullable=False),  # seconds since 1970, like all of these
    sa.Column("settings", sa.Text, nullable=False),  # of its browsers, as JSON; "": none yet
)
PASSKEYS = sa.Table(
    "passkeys",
    META,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of the credential's, in hex
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("credential", sa.LargeBinary, nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),  # how often it has signed, if it counts
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)
SESSIONS = sa.Table(  # browsers that are signed in
    "sessions",
    META,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of the cookie's token, in hex
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("browser", sa.String(80), nullable=False),
    sa.Column("before", sa.String(40), nullable=False),  # the guest it was and will be again
)
CHALLENGES = sa.Table(  # what a passkey was asked to sign; gone once somebody answers
    "challenges",
    META,
    sa.Column("id", sa.String(100), primary_key=True),
    sa.Column("purpose", sa.String(20), nullable=False),
    sa.Column("guest", sa.String(40), nullable=False),  # who asked for it
    sa.Column("until", sa.BigInteger, nullable=False),
)
CARRYING = sa.Table(  # guests who became somebody else, until all of their seats know it
    "carrying",
    META,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("to", sa.String(40), nullable=False),
)
