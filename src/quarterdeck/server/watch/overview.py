"""What the host of a server looks after: tables, who is here, reports, who may not come in."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck import __version__
from quarterdeck.server.errors import Trouble
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.people.keep import introduced
from quarterdeck.server.people.pages import guest_called, known_of
from quarterdeck.server.protocol.watch import (
    Block,
    ClosedTable,
    CloseTable,
    Watch,
    WatchBlock,
    WatchPerson,
    WatchReport,
    WatchSeat,
    WatchTable,
)
from quarterdeck.server.storage.harbour_schema import ANNOUNCED, BLOCKED, CLOSED
from quarterdeck.server.storage.schema import MOVES, TABLES, TableRow, table_row
from quarterdeck.server.storage.store import Work
from quarterdeck.server.storage.talk_schema import REPORTS
from quarterdeck.server.watch.news import add_announcement, announced

DAY_S = 86_400
MOST_TABLES = 100
MOST_REPORTS = 100
MOST_SEEN = 5000
HERE_S = 40  # since somebody asked for news last
TOLD_S = 7 * DAY_S  # people hear for so long that their table was closed


class Seen:
    """Who asked this process for news a moment ago, from where."""

    def __init__(self) -> None:
        self._at: OrderedDict[str, tuple[float, str]] = OrderedDict()

    def note(self, guest: str, address: str) -> None:
        """They are here."""
        self._at[guest] = (time.monotonic(), address)
        self._at.move_to_end(guest)
        if len(self._at) > MOST_SEEN:
            self._at.popitem(last=False)

    def now(self) -> dict[str, str]:
        """Those who are still here, and their addresses."""
        since = time.monotonic() - HERE_S
        return {guest: address for guest, (at, address) in self._at.items() if at > since}


async def overview(lobby: Lobby, seen: Seen, since: int) -> Watch:
    """As the disk and this process know it."""
    people: dict[str, tuple[set[str], set[str]]] = {}
    for guest, address in seen.now().items():
        people[guest] = ({address}, set())
    here: dict[str, int] = {}
    for session in lobby.sessions():
        code = session.row.code
        for connection in session.seating.connections:
            here[code] = here.get(code, 0) + 1
            if connection.guest:
                addresses, codes = people.setdefault(connection.guest, (set(), set()))
                addresses.add(connection.who.address)
                codes.add(code)
    return await lobby.store.run(_told(people, here, since))


def _told(
    people: dict[str, tuple[set[str], set[str]]], here: dict[str, int], since: int
) -> Work[Watch]:
    def work(connection: Connection) -> Watch:
        count = sa.select(TABLES.c.status, sa.func.count()).group_by(TABLES.c.status)
        counts = dict(tuple(row) for row in connection.execute(count))
        moved = sa.func.coalesce(MOVES.c.at, TABLES.c.changed).label("moved_at")
        query = sa.select(TABLES, moved)
        query = query.select_from(TABLES.outerjoin(MOVES, MOVES.c.code == TABLES.c.code))
        query = query.where(TABLES.c.status != "over")
        query = query.where(TABLES.c.code.not_in(sa.select(CLOSED.c.code)))
        query = query.order_by(moved.desc()).limit(MOST_TABLES)
        columns = [dict(row) for row in connection.execute(query).mappings()]
        rows = [(table_row(c), int(c["moved_at"])) for c in columns]
        reports = [
            dict(row)
            for row in connection.execute(
                sa.select(REPORTS).order_by(REPORTS.c.id.desc()).limit(MOST_REPORTS)
            ).mappings()
        ]
        barred = [dict(row) for row in connection.execute(sa.select(BLOCKED)).mappings()]
        seated = [s.guests[0] for row, _ in rows for s in row.seats if s.guests]
        spoken = [row[k] for row in reports for k in ("by", "whose") if row[k]]
        blocked = [row["whom"] for row in barred if row["kind"] == "guest"]
        guests = [*people, *seated, *spoken, *blocked]
        public = introduced(connection, guests) if guests else {}
        known = known_of(connection, guests)
        everybody = sa.select(ANNOUNCED).where(ANNOUNCED.c.whom == "")
        return Watch(
            __version__,
            since,
            counts.get("waiting", 0),
            counts.get("playing", 0),
            [
                WatchPerson(public[guest], known[guest].name, sorted(places), sorted(codes))
                for guest, (places, codes) in people.items()
            ],
            [_table(row, at, here, public) for row, at in rows],
            [
                WatchReport(
                    row["id"],
                    row["table_code"],
                    public.get(row["whose"], ""),
                    row["name"],
                    row["text"],
                    known[row["by"]].name if row["by"] else "",
                    row["at"],
                )
                for row in reports
            ],
            [
                WatchBlock(
                    "person" if row["kind"] == "guest" else "address",
                    public.get(row["whom"], row["whom"]),
                    row["name"],
                    row["why"],
                    row["at"],
                    row["until"],
                )
                for row in barred
            ],
            _closed(connection),
            announced(connection, everybody),
        )

    return work


def _table(row: TableRow, moved: int, here: dict[str, int], public: dict[str, str]) -> WatchTable:
    return WatchTable(
        row.code,
        row.game,
        row.status,
        [
            WatchSeat(s.kind, s.name, public.get(s.guests[0], "") if s.guests else "", s.lent)
            for s in row.seats
        ],
        row.pace,
        row.listed,
        bool(row.invite),
        moved,
        here.get(row.code, 0),
    )


def _closed(connection: Connection) -> list[ClosedTable]:
    query: sa.Select[Any] = sa.select(CLOSED, TABLES.c.game)
    query = query.join(TABLES, TABLES.c.code == CLOSED.c.code).order_by(CLOSED.c.at.desc())
    rows = connection.execute(query.limit(MOST_TABLES))
    return [ClosedTable(row.code, row.game, row.why, row.at) for row in rows]


# ------------------------------------------------------------ what the host does


def close_table(row: TableRow, wish: CloseTable) -> Work[None]:
    """Or open it again; everybody who sits there is told, wherever they are."""

    def work(connection: Connection) -> None:
        connection.execute(sa.delete(CLOSED).where(CLOSED.c.code == row.code))
        told = (ANNOUNCED.c.about == row.code) & (ANNOUNCED.c.kind == "closed")
        connection.execute(sa.delete(ANNOUNCED).where(told))
        if wish.open:
            return
        now, why = int(time.time()), wish.why.strip()
        connection.execute(sa.insert(CLOSED).values(code=row.code, why=why, at=now))
        for guest in {guest for seat in row.seats for guest in seat.guests}:
            add_announcement(connection, "closed", why, now + TOLD_S, guest, row.code)

    return work


def block(wish: Block) -> Work[str]:
    """Or lift it. The guest that is meant; "": it is an address."""

    def work(connection: Connection) -> str:
        kind, whom, name = "address", wish.whom.strip(), ""
        if wish.kind == "person":
            kind, whom = "guest", guest_called(wish.whom)(connection)
            name = known_of(connection, [whom])[whom].name if whom else ""
        if not whom:
            raise Trouble(404, "no-such-person")
        same = (BLOCKED.c.kind == kind) & (BLOCKED.c.whom == whom)
        connection.execute(sa.delete(BLOCKED).where(same))
        if not wish.lift:
            now = int(time.time())
            until = now + wish.days * DAY_S if wish.days else 0
            values = {"kind": kind, "whom": whom, "name": name, "why": wish.why.strip()}
            connection.execute(sa.insert(BLOCKED).values(**values, at=now, until=until))
        return whom if kind == "guest" else ""

    return work


def drop_report(id: int) -> Work[None]:
    """It needs no more looking at."""

    def work(connection: Connection) -> None:
        gone = connection.execute(sa.delete(REPORTS).where(REPORTS.c.id == id))
        if gone.rowcount == 0:
            raise Trouble(404, "no-such-report")

    return work
