"""Who is at a table: seats, connections, who is away, who may change it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from quarterdeck.core.seat import NOBODY
from quarterdeck.server import protocol
from quarterdeck.server.connections.connection import Connection
from quarterdeck.server.errors import Trouble
from quarterdeck.server.people.names import unlike
from quarterdeck.server.present import note
from quarterdeck.server.session.sitting import person
from quarterdeck.server.session.told import table_info
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.queries import save_guest, save_table
from quarterdeck.server.storage.schema import GuestRow, TableRow
from quarterdeck.server.storage.store import Store
from quarterdeck.workers.fair import Who

ABSENT = "away"  # the address of those who are not here
MOST_GUESTS = 6  # browsers that hold one seat
MOST_WATCHERS = 400  # of one table
MOST_TABS = 20  # of one seat
MOST_NOTES = 100  # of one seat
LENDING = ("lent", "late", "gone", "returned")
SEATING_S = 0.03  # people who come and go within it are told of in one message


class Seating:
    """The people's side of a session; changes are saved before they are told."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        row: TableRow,
        welcome: Callable[[int, str, list[int]], protocol.Welcome | None],
        so_far: Callable[[], int],
    ) -> None:
        self.settings = settings
        self.store = store
        self.row = row
        self.connections: set[Connection] = set()
        self.away = [False] * len(row.seats)
        self.gone = [False] * len(row.seats)  # away for so long that nobody need wait
        self.on_gone: Callable[[], object] = lambda: None
        self.clocks: Callable[[], protocol.Clocks | None] = lambda: None
        self._welcome = welcome  # everything that a reader may know, with the link to join by
        self._so_far = so_far  # how many events there were; -1: no game goes on
        self._notes: list[protocol.Fact] = []  # not told yet
        self._came_once: set[int] = set()
        self._leaving: dict[int, asyncio.TimerHandle] = {}
        self._seating: asyncio.TimerHandle | None = None
        for seat in range(len(row.seats)):
            self._left(seat)

    # ------------------------------------------------------------ what everyone may know

    def info(self) -> protocol.TableInfo:
        """The table without the game."""
        looking = [c for c in self.connections if c.seat == NOBODY]
        watchers = sum(1 for c in looking if self.row.seat_of(c.guest) < 0)
        return table_info(self.row, self.host, self.away, self.gone, watchers)

    @property
    def host(self) -> int:
        """Who set the table up; while that one is away, the first person who is here."""
        host = self.row.host
        if host < 0 or not self.away[host]:
            return host
        for n, seat in enumerate(self.row.seats):
            if seat.kind == "person" and self.is_held(n):
                return n
        return host

    @property
    def is_for_somebody(self) -> bool:
        """A person plays or looks on."""
        return self.is_looked_at or any(s.kind != "bot" for s in self.row.seats)

    @property
    def is_looked_at(self) -> bool:
        """Somebody is here."""
        return bool(self.connections)

    def who_waits(self) -> list[Who]:
        """For whom bots think: those who play here, if any is here; else those who look on."""
        if not self.connections:  # nobody is: it is for the first who sits here
            return [Who(ABSENT, s.guests[0]) for s in self.row.seats if s.guests][:1]
        playing = [line.who for line in self.connections if line.seat >= 0]
        return playing or [line.who for line in self.connections]

    def is_held(self, seat: int) -> bool:
        """Somebody has the line of a seat, be it that another one at the same screen looks."""
        guests = self.row.seats[seat].guests
        return any(c.seat == seat or (c.guest and c.guest in guests) for c in self.connections)

    def is_present(self, seat: int) -> bool:
        """Somebody holds the line of a seat, or has lost it this very moment."""
        return self.is_held(seat) or (seat in self._came_once and not self.away[seat])

    # ------------------------------------------------------------ connections

    def attach(self, connection: Connection) -> bool:
        """A browser looks at the table: it gets everything, then every change; under the lock."""
        seat = self.row.eyes(connection.guest, connection.wish)
        connection.seat = seat if seat >= 0 else NOBODY
        # However many look on, whoever plays gets in.
        many = sum(1 for other in self.connections if other.seat == connection.seat)
        if many >= (MOST_TABS if seat >= 0 else MOST_WATCHERS):
            return False
        self.connections.add(connection)
        for held in self.row.seats_of(connection.guest) or [connection.seat]:
            self._came(held)
        self.greet(connection)
        return True

    def detach(self, connection: Connection) -> None:
        """It does not look any more."""
        self.connections.discard(connection)
        for held in self.row.seats_of(connection.guest):
            self._left(held)
        if connection.seat == NOBODY:
            self.tell_soon()
        else:
            self._left(connection.seat)

    def greet(self, connection: Connection) -> None:
        """Send everything, and what the log will have from here on."""
        if self._notes:
            self.tell(but=connection)
        link = connection.base + self.row.join_link()
        held = self.row.seats_of(connection.guest)
        told = self._welcome(connection.seat, link, held)
        if told is not None:  # else everybody is welcomed when memory is what the disk has
            connection.send(msgspec.json.encode(told).decode())

    def shut(self, code: int) -> None:
        """Who only looks on and is not invited does not any more."""
        for connection in list(self.connections):
            if connection.seat == NOBODY and connection.guest not in self.row.invited:
                connection.close(code)

    def welcome_all(self) -> None:
        """Send everybody everything."""
        for connection in list(self.connections):
            self.greet(connection)

    def welcome_seat(self, seat: int) -> None:
        """Send everything to those who hold a seat: what they are asked has changed."""
        for connection in list(self.connections):
            if connection.seat == seat:
                self.greet(connection)

    def _came(self, seat: int) -> None:
        if seat == NOBODY:
            self.tell_soon()
            return
        if timer := self._leaving.pop(seat, None):
            timer.cancel()
        if self.away[seat]:
            self.away[seat] = self.gone[seat] = False
            if seat in self._came_once:
                self.note(self.row, seat, "back")
            self.tell_soon()
        self._came_once.add(seat)

    def _left(self, seat: int) -> None:
        """Nobody holds the line of a seat: away, if it stays so for a moment."""
        if self.is_held(seat) or self.row.seats[seat].kind != "person":
            return
        if old := self._leaving.pop(seat, None):
            old.cancel()

        loop = asyncio.get_running_loop()
        after = self.settings.away_after_ms / 1000
        self._leaving[seat] = loop.call_later(after, self._goes_away, seat)

    def _goes_away(self, seat: int) -> None:
        self.away[seat] = True
        if seat in self._came_once:
            self.note(self.row, seat, "left")
        self.tell()
        self._stays_away(seat)

    def _stays_away(self, seat: int) -> None:
        loop = asyncio.get_running_loop()
        after = self.settings.gone_after_ms / 1000
        self._leaving[seat] = loop.call_later(after, self._is_gone, seat)

    def _is_gone(self, seat: int) -> None:
        self._leaving.pop(seat, None)
        self.gone[seat] = True
        self.tell()
        self.on_gone()

    def note(self, row: TableRow, seat: int, what: str) -> None:
        """A line for the log of a game that goes on; on the disk when the row is saved next."""
        at = self._so_far()
        if at < 0 or row.guide:
            return
        notes = row.seats[seat].notes
        notes.append((at, what))
        passing = [n for n in notes if n[1] not in LENDING]
        if len(passing) > MOST_NOTES:  # a bad line comes and goes all the time
            notes.remove(passing[0])
        self._notes.append(note(seat, what))

    def tell(self, but: Connection | None = None) -> None:
        """Tell everybody who sits where."""
        clocks = self.clocks() or msgspec.UNSET
        told = protocol.Seating(self.info(), self._notes or msgspec.UNSET, clocks)
        text = msgspec.json.encode(told).decode()
        self._notes = []
        for connection in list(self.connections):
            if connection is not but:
                connection.send(text)

    def tell_soon(self) -> None:
        """The same, once for all who come and go at the same time."""
        if self._seating is None:

            def tell() -> None:
                self._seating = None
                self.tell()

            self._seating = asyncio.get_running_loop().call_later(SEATING_S, tell)

    def close(self) -> None:
        """No timers any more."""
        for timer in self._leaving.values():
            timer.cancel()
        if self._seating is not None:
            self._seating.cancel()

    # ------------------------------------------------------------ seats; call these under the lock

    def draft(self) -> TableRow:
        """A copy to change: the memory follows the disk."""
        return msgspec.json.decode(msgspec.json.encode(self.row), type=TableRow)

    async def save(self, row: TableRow) -> None:
        """To the disk, then into memory."""
        try:
            await self.store.run(save_table(row))
        except Exception as error:
            raise Trouble(503, "no-not-saved") from error
        # Before the game seats come and go; notes there are none then.
        for old, new in zip(self.row.seats, row.seats, strict=False):
            new.notes += [note for note in old.notes if note not in new.notes]  # of meanwhile
        self.row = row

    async def sit(self, guest: GuestRow, wish: int, part: str = "", colour: int = -1) -> int:
        """A guest takes an open seat; where it sits already is as good."""
        if (seat := self.row.seat_of(guest.id)) >= 0:
            return seat
        seats = self.row.seats
        if wish >= len(seats) or wish < -1:
            raise Trouble(404, "no-such-seat")
        free = [n for n, s in enumerate(seats) if s.kind == "open"]
        if self.row.yields and self.row.status != "over":
            free += [n for n, s in enumerate(seats) if s.kind == "bot"]
        if not free:
            raise Trouble(409, "no-seat-open")
        if wish >= 0 and wish not in free:
            kept = seats[wish].kind == "bot"
            raise Trouble(409, "no-seat-is-bot" if kept else "no-seat-taken")
        seat = wish if wish >= 0 else free[0]
        row = self.draft()
        row.seats[seat] = person(guest, [s.name for s in seats])
        row.seats[seat].part, row.seats[seat].colour = part, colour
        row.seats[seat].since = max(0, self._so_far())
        if row.host < 0 and not row.guide:
            row.host = seat
        await self.save(row)
        self.away[seat] = self.gone[seat] = False
        self._left(seat)
        self.reseat(guest.id)
        return seat

    async def bind(self, guest: str, seat: int) -> None:
        """A seat link was opened: this browser holds the seat too.

        If they become too many, the first one stays and the oldest of the others only looks on.
        """
        row = self.draft()
        held = row.seats[seat].guests
        if guest not in held:
            held.append(guest)
            dropped = held.pop(1) if len(held) > MOST_GUESTS else ""
            await self.save(row)
            self.reseat(guest)
            if dropped:
                self.reseat(dropped)

    def must_be_host(self, guest: str) -> None:
        """Trouble, unless it is the host who wants something."""
        by = self.row.seat_of(guest)
        if by < 0 or by != self.host:
            raise Trouble(403, "no-not-host")

    def must_be_owner(self, guest: str) -> None:
        """The same, but not for who only stands in while the host is away."""
        by = self.row.seat_of(guest)
        if by < 0 or by != self.row.host:
            raise Trouble(403, "no-not-host")

    def must_wait(self) -> None:
        """Trouble, unless the game is still to begin."""
        if self.row.status != "waiting":
            raise Trouble(409, "no-started")

    async def rearrange(self, row: TableRow) -> None:
        """People sit elsewhere, and see with the eyes of the seat they have now."""
        before = self.row
        await self.save(row)
        away = {s.token: self.away[n] for n, s in enumerate(before.seats) if s.kind == "person"}
        for timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()
        for connection in self.connections:
            seat = row.eyes(connection.guest, connection.wish)
            connection.seat = seat if seat >= 0 else NOBODY
        self.away = [False] * len(row.seats)
        self.gone = [False] * len(row.seats)
        for n, sitting in enumerate(row.seats):
            self.away[n] = away.get(sitting.token, False)
            if self.away[n]:
                self._stays_away(n)
            else:
                self._left(n)

    async def rename(self, guest: GuestRow) -> None:
        """A guest has a new name or face."""
        seat = self.row.seat_of(guest.id)
        if seat < 0 or self.row.status == "over":
            return
        if len(self.row.seats_of(guest.id)) > 1:
            return  # each of them has a name
        row = self.draft()
        others = [s.name for n, s in enumerate(row.seats) if n != seat]
        sitting = row.seats[seat]
        sitting.name, sitting.avatar = unlike(guest.name, others), guest.avatar
        if sitting == self.row.seats[seat]:
            return
        await self.save(row)
        self.tell()

    async def set_pause(self, seat: int, guest: GuestRow) -> None:
        """How long the seat's turns stay open from now on; remembered with the guest."""
        row = self.draft()
        row.seats[seat].pause = guest.pause
        await self.save(row)
        await self.store.run(save_guest(guest))

    def reseat(self, guest: str) -> None:
        """A guest's browsers see with the eyes of the seat it has now, or of nobody's."""
        for connection in list(self.connections):
            seat = self.row.eyes(guest, connection.wish)
            eyes = seat if seat >= 0 else NOBODY
            if connection.guest == guest and connection.seat != eyes:
                before = connection.seat
                connection.seat = eyes
                self._came(eyes)
                if before != NOBODY:
                    self._left(before)
                self.greet(connection)
