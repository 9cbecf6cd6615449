"""What the storage keeps of the harbour: what its host says and forbids, friends, letters."""

from __future__ import annotations

import sqlalchemy as sa

from quarterdeck.server.storage.schema import META

__all__ = [
    "ANNOUNCED",
    "BLOCKED",
    "CLOSED",
    "FRIENDS",
    "INVITATIONS",
    "LETTER_KEYS",
    "MAILS",
    "META",
    "WISHES",
]

ANNOUNCED = sa.Table(  # by the host of the server, to all or to one
    "announced",
    META,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("whom", sa.String(40), nullable=False, index=True),  # a guest; "": everybody
    sa.Column("kind", sa.String(10), nullable=False),  # say, restart, closed
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("about", sa.String(20), nullable=False),  # a table's code
    sa.Column("at", sa.BigInteger, nullable=False),  # seconds since 1970, like all of these
    sa.Column("until", sa.BigInteger, nullable=False),  # of a restart: when it begins
    sqlite_autoincrement=True,  # no number twice: by the last one others see that there is news
)
BLOCKED = sa.Table(  # who may not come in
    "blocked",
    META,
    sa.Column("kind", sa.String(10), primary_key=True),  # guest, address
    sa.Column("whom", sa.String(60), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),  # as it was then
    sa.Column("why", sa.Text, nullable=False),  # in the host's words
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),  # 0: for good
)
CLOSED = sa.Table(  # tables that nobody may come to; they can be opened again
    "closed",
    META,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
FRIENDS = sa.Table(  # whom somebody likes to play with, and whom not at all; nobody else knows
    "friends",
    META,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("other", sa.String(40), primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # friend, shun
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("friends_other", "other"),
)
INVITATIONS = sa.Table(  # to a table, by somebody who sits there
    "invitations",
    META,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("guest", sa.String(40), primary_key=True),  # who is invited
    sa.Column("by", sa.String(40), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("invitations_guest", "guest"),
)
WISHES = sa.Table(  # what somebody wants to be told of where no page is open
    "wishes",
    META,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("turns", sa.Boolean, nullable=False),
    sa.Column("invitations", sa.Boolean, nullable=False),
    sa.Column("by_mail", sa.Boolean, nullable=False),
)
MAILS = sa.Table(  # where letters go
    "mails",
    META,
    sa.Column("guest", sa.String(40), primary_key=True),
    sa.Column("address", sa.String(254), nullable=False, index=True),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("base", sa.String(200), nullable=False),  # of links: how this person reaches us
)
LETTER_KEYS = sa.Table(  # what a letter's link opens, once
    "letter_keys",
    META,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of what is in the link, in hex
    sa.Column("guest", sa.String(40), nullable=False, index=True),
    sa.Column("purpose", sa.String(10), nullable=False),  # confirm, reset
    sa.Column("until", sa.BigInteger, nullable=False),
)
