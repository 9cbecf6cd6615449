"""The talk of one table: on the disk before it is told, and to each what that one may hear."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Protocol

import msgspec

from quarterdeck.server import protocol
from quarterdeck.server.connections.connection import Connection, Message
from quarterdeck.server.errors import Trouble
from quarterdeck.server.limits import Limit
from quarterdeck.server.people.friends import shunned_by
from quarterdeck.server.protocol.talk import Line, Report, Say, Talk
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.server.storage.store import Store
from quarterdeck.server.talk.good import good_line
from quarterdeck.server.talk.kept import add_line, add_report, last_lines, who_of

MOST = 100  # lines that a reader gets who comes
ENCODER = msgspec.json.Encoder()


class Room(Protocol):
    """Who sits at the table, and who is there."""

    row: TableRow
    connections: set[Connection]


class TableTalk:
    """Seated people speak at the table. While a game goes on spectators speak among themselves:
    they see all boards' open side at once, and nobody who plays may hear what they make of it."""

    def __init__(self, store: Store, factor: float, room: Room) -> None:
        self.store = store
        self._room = room
        self._lines: deque[Line] = deque(maxlen=MOST)
        self._whose: dict[str, str] = {}  # who -> guest, of those who spoke since it was loaded
        self._shunned: dict[str, set[str]] = {}  # guest -> whose lines they do not hear, as "who"
        self._next = 1
        self._loading = asyncio.Lock()
        self._is_loaded = False
        self._saying = Limit(6, 0.5, factor)  # per guest
        self._all = Limit(30, 3, factor)  # of one table
        self._reporting = Limit(5, 0.05, factor)  # per guest

    async def greet(self, connection: Connection) -> None:
        """Somebody comes: the last lines, if there are any."""
        await self._load()
        if connection.guest and connection.guest not in self._shunned:
            others = await self.store.run(shunned_by(connection.guest))
            self._shunned[connection.guest] = {self._who(other) for other in others}
        if self._lines:
            connection.send(ENCODER.encode(Talk(self._for(connection), True)).decode())

    def know(self, guest: str, other: str, shuns: bool) -> None:
        """A guest wants to hear somebody no more, or again."""
        mine = self._shunned.get(guest)
        if mine is None:
            return
        who = self._who(other)
        if shuns == (who in mine):
            return
        (mine.add if shuns else mine.discard)(who)
        for connection in list(self._room.connections):
            if connection.guest == guest and self._lines:
                connection.send(ENCODER.encode(Talk(self._for(connection), True)).decode())

    def _who(self, guest: str) -> str:
        return who_of(self._room.row.code, guest)

    def unsay(self, guest: str) -> None:
        """A guest is forgotten, on the disk already: nobody reads their lines any more."""
        who = self._who(guest)
        self._whose.pop(who, None)
        left = [line for line in self._lines if line.who != who]
        if len(left) == len(self._lines):
            return
        self._lines = deque(left, maxlen=MOST)
        for connection in list(self._room.connections):
            connection.send(ENCODER.encode(Talk(self._for(connection), True)).decode())

    def open_up(self) -> None:
        """The game is over: everybody may hear everything."""
        for connection in list(self._room.connections):
            if self._lines:
                connection.send(ENCODER.encode(Talk(self._for(connection), True)).decode())

    async def say(self, connection: Connection, message: Say, name: str) -> protocol.Done:
        """One more line, of whoever is called that; Trouble says why not."""
        if not connection.guest:
            raise Trouble(403, "no-say-stranger")
        text, emote = good_line(message)
        if not self._saying.allows(connection.guest) or not self._all.allows(""):
            raise Trouble(429, "no-say-fast")
        await self._load()
        row, seat = self._room.row, self._seat(connection)
        is_apart = seat < 0 and row.status == "playing"
        who = self._who(connection.guest)
        name = row.seats[seat].name if seat >= 0 else name
        n, self._next = self._next, self._next + 1
        line = Line(
            n, seat, name, who, text, emote, int(time.time()), "gallery" if is_apart else "table"
        )
        try:
            await self.store.run(add_line(row.code, line))
        except Exception as error:
            raise Trouble(503, "no-not-saved") from error
        self._whose[who] = connection.guest
        self._lines.append(line)
        told = Message(ENCODER.encode(Talk([line])))
        for other in list(self._room.connections):
            if self._may_hear(other, line):
                other.tell(told)
        return protocol.Done(message.id, 0)

    async def report(self, connection: Connection, message: Report) -> protocol.Done:
        """A line is kept for the host of the server to look at."""
        await self._load()
        line = next((x for x in self._lines if x.n == message.n), None)
        if line is None or not self._may_hear(connection, line):
            raise Trouble(404, "no-such-line")
        if not connection.guest or not self._reporting.allows(connection.guest):
            raise Trouble(429, "no-say-fast")
        whose = self._whose.get(line.who, "")
        seats = self._room.row.seats
        if not whose and 0 <= line.seat < len(seats) and seats[line.seat].guests:
            whose = seats[line.seat].guests[0]
        await self.store.run(add_report(self._room.row.code, line, connection.guest, whose))
        return protocol.Done(message.id, 0)

    def _may_hear(self, connection: Connection, line: Line) -> bool:
        if line.who in self._shunned.get(connection.guest, ()):
            return False
        is_apart = line.room == "gallery" and self._room.row.status == "playing"
        return self._seat(connection) < 0 or not is_apart

    def _seat(self, connection: Connection) -> int:
        """Who shares a screen plays, whoever looks at it just now."""
        return connection.seat if connection.seat >= 0 else self._room.row.seat_of(connection.guest)

    def _for(self, connection: Connection) -> list[Line]:
        return [line for line in self._lines if self._may_hear(connection, line)]

    async def _load(self) -> None:
        async with self._loading:
            if not self._is_loaded:
                lines = await self.store.run(last_lines(self._room.row.code, MOST))
                self._lines.extend(lines)
                self._next = lines[-1].n + 1 if lines else 1
                self._is_loaded = True
