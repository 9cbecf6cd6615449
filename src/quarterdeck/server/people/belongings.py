"""What the harbour keeps of a person besides games: friends, wishes, where letters go."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.people.pages import known_of
from quarterdeck.server.storage.harbour_schema import (
    ANNOUNCED,
    FRIENDS,
    INVITATIONS,
    LETTER_KEYS,
    MAILS,
    WISHES,
)
from quarterdeck.server.storage.people_schema import add_missing

OF_A_PERSON = (
    (FRIENDS, FRIENDS.c.guest),
    (FRIENDS, FRIENDS.c.other),
    (INVITATIONS, INVITATIONS.c.guest),
    (INVITATIONS, INVITATIONS.c.by),
    (WISHES, WISHES.c.guest),
    (MAILS, MAILS.c.guest),
    (LETTER_KEYS, LETTER_KEYS.c.guest),
    (ANNOUNCED, ANNOUNCED.c.whom),
)


def belongings_of(connection: Connection, guest: str) -> dict[str, Any]:
    """As plain values."""
    mine = sa.select(FRIENDS.c.other, FRIENDS.c.kind).where(FRIENDS.c.guest == guest)
    friends = list(connection.execute(mine))
    known = known_of(connection, [row.other for row in friends])
    letters = sa.select(MAILS.c.address, MAILS.c.confirmed).where(MAILS.c.guest == guest)
    wishes = sa.select(WISHES.c.turns, WISHES.c.invitations, WISHES.c.by_mail)
    return {
        "friends": [{"name": known[row.other].name, "kind": row.kind} for row in friends],
        "letters": [dict(row) for row in connection.execute(letters).mappings()],
        "notices": [
            dict(row)
            for row in connection.execute(wishes.where(WISHES.c.guest == guest)).mappings()
        ],
    }


def drop_belongings(connection: Connection, guest: str) -> None:
    """Nothing of it is left, nor in what others keep of them."""
    for table, column in OF_A_PERSON:
        connection.execute(sa.delete(table).where(column == guest))


def carry_belongings(connection: Connection, guest: str, to: str) -> None:
    """A guest turns out to be somebody else: what they have already stays as it is."""
    for table, column in OF_A_PERSON:
        name = column.name
        if table is ANNOUNCED or table is LETTER_KEYS:
            values = {name: to}
            connection.execute(sa.update(table).where(column == guest).values(values))
            continue
        found = connection.execute(sa.select(table).where(column == guest)).mappings()
        rows = [{**row, name: to} for row in found]
        connection.execute(sa.delete(table).where(column == guest))
        if table is FRIENDS:
            rows = [row for row in rows if row["guest"] != row["other"]]
        add_missing(connection, table, rows)
