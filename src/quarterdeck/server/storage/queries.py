"""The few things that are done to the disk, each a piece of work for ``Store.run``."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.lease import NotOurs
from quarterdeck.server.storage.people_schema import PLAYED, add_missing, kept_key
from quarterdeck.server.storage.schema import (
    FINISHED,
    GUESTS,
    JOURNAL,
    LOOKS,
    META,
    MOVES,
    SEALED,
    TABLES,
    GuestRow,
    TableRow,
    table_columns,
    table_row,
)
from quarterdeck.server.storage.store import Work
from quarterdeck.table.change import Entry

SEAL_S = 86_400  # a seal that is not used for so long is forgotten


def cookie_key(connection: Connection) -> bytes:
    """The key that signs cookies, made when it is first asked for."""
    return bytes.fromhex(kept_key(connection, "cookie", secrets.token_hex(32)))


def hop_key(connection: Connection) -> bytes:
    """The key by which the servers of this database know each other."""
    return bytes.fromhex(kept_key(connection, "hop", secrets.token_hex(32)))


def add_table(row: TableRow, before: TableRow | None = None) -> Work[None]:
    """A new table (IntegrityError if its code is in use), named in the one it follows."""

    def work(connection: Connection) -> None:
        owner = connection.info.get("node")
        connection.execute(sa.insert(TABLES).values(**table_columns(row), owner=owner))
        if before is not None:
            _save(connection, before)

    return work


def save_table(row: TableRow) -> Work[None]:
    """Who sits where, and the status."""
    return lambda connection: _save(connection, row)


def save_seats(row: TableRow) -> Work[None]:
    """The same for a table that nobody can open: no server has it, nor can have it."""

    def work(connection: Connection) -> None:
        columns = table_columns(row)
        values = {name: columns[name] for name in ("seats", "invited", "host")}
        mine = (TABLES.c.code == row.code) & (TABLES.c.epoch == row.epoch)
        connection.execute(sa.update(TABLES).where(mine).values(values))

    return work


def load_table(code: str) -> Work[tuple[TableRow, list[Entry]] | None]:
    """A table and its journal."""

    def work(connection: Connection) -> tuple[TableRow, list[Entry]] | None:
        found = (
            connection.execute(sa.select(TABLES).where(TABLES.c.code == code)).mappings().first()
        )
        if found is None:
            return None
        entries = connection.execute(
            sa.select(JOURNAL.c.entry).where(JOURNAL.c.code == code).order_by(JOURNAL.c.n)
        ).scalars()
        return table_row(dict(found)), [msgspec.json.decode(e) for e in entries]

    return work


def load_finished(code: str) -> Work[tuple[TableRow, bytes] | None]:
    """A table whose game is over and was kept; None: there is none such."""

    def work(connection: Connection) -> tuple[TableRow, bytes] | None:
        query = sa.select(TABLES, FINISHED.c.ending)
        query = query.join(FINISHED, FINISHED.c.code == TABLES.c.code)
        found = connection.execute(query.where(TABLES.c.code == code)).mappings().first()
        if found is None:
            return None
        return table_row(dict(found)), bytes(found["ending"])

    return work


def load_frames(code: str) -> Work[bytes]:
    """The replay of a finished game that was kept."""

    def work(connection: Connection) -> bytes:
        query = sa.select(FINISHED.c.frames).where(FINISHED.c.code == code)
        return bytes(connection.execute(query).scalar_one())

    return work


def save_finished(code: str, ending: bytes, frames: bytes) -> Work[None]:
    """What is shown of a game that is over; kept twice, it is the same."""

    def work(connection: Connection) -> None:
        connection.execute(sa.delete(FINISHED).where(FINISHED.c.code == code))
        values = {"code": code, "ending": ending, "frames": frames}
        connection.execute(sa.insert(FINISHED).values(values))

    return work


def save_ending(code: str, ending: bytes) -> Work[None]:
    """In place of the one before: a name in it has changed."""

    def work(connection: Connection) -> None:
        query = sa.update(FINISHED).where(FINISHED.c.code == code)
        connection.execute(query.values(ending=ending))

    return work


def load_look(code: str, version: str) -> Work[tuple[str, bytes] | None]:
    """What a look back at a game found, and how fine it was; None: nobody of that version has."""

    def work(connection: Connection) -> tuple[str, bytes] | None:
        query = sa.select(LOOKS).where(LOOKS.c.code == code).where(LOOKS.c.version == version)
        found = connection.execute(query).mappings().first()
        return (str(found["fineness"]), bytes(found["look"])) if found is not None else None

    return work


def save_look(code: str, version: str, fineness: str, look: bytes) -> Work[None]:
    """In place of any other."""

    def work(connection: Connection) -> None:
        connection.execute(sa.delete(LOOKS).where(LOOKS.c.code == code))
        values = {"code": code, "version": version, "fineness": fineness, "look": look}
        connection.execute(sa.insert(LOOKS).values(values))

    return work


def add_begun(row: TableRow, entries: list[Entry]) -> Work[None]:
    """A new table with a course already; IntegrityError if its code is in use."""

    def work(connection: Connection) -> None:
        connection.execute(sa.insert(TABLES).values(table_columns(row)))
        if entries:
            rows = [
                {"code": row.code, "n": n, "entry": msgspec.json.encode(entry).decode()}
                for n, entry in enumerate(entries, start=1)
            ]
            connection.execute(sa.insert(JOURNAL), rows)

    return work


def unkept_codes(connection: Connection) -> list[str]:
    """Tables whose game is over and was not kept, the last one first."""
    query = sa.select(TABLES.c.code).where(TABLES.c.status == "over")
    query = query.where(TABLES.c.code.not_in(sa.select(FINISHED.c.code)))
    return list(connection.execute(query.order_by(TABLES.c.changed.desc())).scalars())


def playing_codes(since: int) -> Work[list[str]]:
    """Tables that run and were looked at since then, the last one first."""

    def work(connection: Connection) -> list[str]:
        query = sa.select(TABLES.c.code).where(TABLES.c.status == "playing")
        query = query.where(TABLES.c.changed >= since).order_by(TABLES.c.changed.desc())
        return list(connection.execute(query).scalars())

    return work


def looked_at(codes: list[str], now: int) -> Work[None]:
    """Somebody was at these tables until now."""

    def work(connection: Connection) -> None:
        query = sa.update(TABLES).where(TABLES.c.code == sa.bindparam("which"))
        values = [{"which": code, "changed": now} for code in codes]
        connection.execute(query.values(changed=sa.bindparam("changed")), values)

    return work


def save_moves(moves: dict[str, int]) -> Work[None]:
    """When something happened last at these tables."""

    def work(connection: Connection) -> None:
        connection.execute(sa.delete(MOVES).where(MOVES.c.code.in_(list(moves))))
        connection.execute(sa.insert(MOVES), [{"code": c, "at": at} for c, at in moves.items()])

    return work


def load_moved(code: str) -> Work[int]:
    """When something happened last at a table; of an old one, when it was looked at last."""

    def work(connection: Connection) -> int:
        query = sa.select(sa.func.coalesce(MOVES.c.at, TABLES.c.changed))
        query = query.select_from(TABLES.outerjoin(MOVES, MOVES.c.code == TABLES.c.code))
        return connection.execute(query.where(TABLES.c.code == code)).scalar() or 0

    return work


def load_row(code: str) -> Work[TableRow | None]:
    """A table without its game."""

    def work(connection: Connection) -> TableRow | None:
        query = sa.select(TABLES).where(TABLES.c.code == code)
        found = connection.execute(query).mappings().first()
        return table_row(dict(found)) if found is not None else None

    return work


def holds(code: str, word: str) -> Work[bool]:
    """Whether a guest, or the token of a link, belongs to a table; it takes as long if not."""

    def work(connection: Connection) -> bool:
        places = (TABLES.c.seats, TABLES.c.invited)
        named = sa.or_(*(column.contains(f'"{word}"', autoescape=True) for column in places))
        query = sa.select(sa.func.count()).where(TABLES.c.code == code, named)
        return bool(connection.execute(query).scalar())

    return work


def forget_tables(before: int, spared: Callable[[], list[str]], most: int) -> Work[int]:
    """Delete tables nobody has looked at since then, so many at once; how many there were.

    That their games were played stays in the history of those who played.
    """

    def work(connection: Connection) -> int:
        old = sa.select(TABLES.c.code).where(TABLES.c.changed < before).limit(most)
        if "node" in connection.info:  # nobody has them, nor gets them meanwhile
            old = old.where(TABLES.c.owner.is_(None)).with_for_update(skip_locked=True)
        codes = list(connection.execute(old.where(TABLES.c.code.not_in(spared()))).scalars())
        for table in META.sorted_tables:
            if "code" in table.c and table is not PLAYED:  # all that is of a table
                connection.execute(sa.delete(table).where(table.c.code.in_(codes)))
        connection.execute(sa.update(PLAYED).where(PLAYED.c.code.in_(codes)).values(code=""))
        return len(codes)

    return work


def add_seal(seal: str, secret: str, now: int) -> Work[None]:
    """A secret for a table to come; those that nobody used in a day go."""

    def work(connection: Connection) -> None:
        connection.execute(sa.delete(SEALED).where(SEALED.c.at < now - SEAL_S))
        connection.execute(sa.insert(SEALED).values(seal=seal, secret=secret, at=now))

    return work


def take_seal(seal: str) -> Work[str]:
    """The secret of a seal, which nobody gets a second time; "": there is none."""

    def work(connection: Connection) -> str:
        query = sa.select(SEALED.c.secret).where(SEALED.c.seal == seal)
        found: str = connection.execute(query).scalar() or ""
        gone = connection.execute(sa.delete(SEALED).where(SEALED.c.seal == seal))
        return found if gone.rowcount == 1 else ""

    return work


def load_guest(guest: str) -> Work[GuestRow | None]:
    """What we remember of a guest."""

    def work(connection: Connection) -> GuestRow | None:
        found = connection.execute(sa.select(GUESTS).where(GUESTS.c.id == guest)).mappings().first()
        return GuestRow(**found) if found is not None else None

    return work


def save_guest(guest: GuestRow) -> Work[None]:
    """New or changed."""

    def work(connection: Connection) -> None:
        values: dict[str, Any] = msgspec.structs.asdict(guest) | {"seen": int(time.time())}
        done = connection.execute(sa.update(GUESTS).where(GUESTS.c.id == guest.id).values(values))
        if done.rowcount == 0:
            add_missing(connection, GUESTS, [values])

    return work


def _save(connection: Connection, row: TableRow) -> None:
    mine = TABLES.c.code == row.code
    node = connection.info.get("node")
    if node is not None:  # and nobody has claimed it since
        mine &= (TABLES.c.owner == node) & (TABLES.c.epoch == row.epoch)
    done = connection.execute(sa.update(TABLES).where(mine).values(table_columns(row)))
    if node is not None and done.rowcount == 0:
        raise NotOurs(row.code)
