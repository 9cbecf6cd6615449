"""Has events go on by themselves: rounds end, the next begins, arenas pair whoever is free.

All it knows is on the disk, and each step is one transaction that finds the event as it was read:
whichever process takes it, it is taken once. Tables begin on the disk too; who plays them loads
them from there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from quarterdeck import registry
from quarterdeck.core.game import Game
from quarterdeck.server.errors import Trouble
from quarterdeck.server.events import course
from quarterdeck.server.events.rows import (
    ARENA,
    DUPLICATE,
    OFF,
    OPEN,
    OVER,
    RUNNING,
    Event,
    Person,
    Whole,
    due,
    end_lost,
    load,
    set_event,
)
from quarterdeck.server.lobby.codes import new_code
from quarterdeck.server.lobby.lobby import CODE_TRIES, Lobby
from quarterdeck.server.people.names import bot_name
from quarterdeck.server.session.sitting import person
from quarterdeck.server.storage.event_schema import EVENT_PEOPLE, EVENT_ROUNDS, HEAT_SEATS, HEATS
from quarterdeck.server.storage.schema import (
    TABLES,
    GuestRow,
    Heat,
    Sitting,
    TableRow,
    table_columns,
)

log = logging.getLogger(__name__)

LOOK_S = 0.5
MEND_S = 30.0  # between two looks for heats of which nothing was said
FEWEST = 2


class Organiser:
    """Of one server; several on one database do not disturb each other."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self._mended = -MEND_S
        self._steps = asyncio.Lock()

    async def beat(self) -> None:
        """For ever."""
        while True:
            try:
                await self.look()
            except SQLAlchemyError:
                log.exception("the disk does not answer; the next look tries again")
            await asyncio.sleep(LOOK_S)

    async def look(self) -> None:
        """Do what is due."""
        if time.monotonic() > self._mended + MEND_S:
            self._mended = time.monotonic()
            if lost := await self.store.run(end_lost(_now())):
                log.warning("%d tables of events ended without a result", lost)
        for id in await self.store.run(due(_now())):
            try:
                await self.step(id)
            except Exception:
                log.exception("event %s does not go on", id)

    async def step(self, id: str) -> None:
        """One step of one event."""
        async with self._steps:
            whole = await self.store.run(load(id))
            if whole is None or whole.event.game not in registry.GAMES:
                return
            event = whole.event
            if event.status == OPEN:
                await self._start(whole)
            elif event.status != RUNNING:
                return
            elif event.system == ARENA:
                await self._go_on_arena(whole)
            elif all(heat.ended for heat in whole.heat(event.round)):
                await self._go_on(whole)

    async def start(self, id: str) -> None:
        """Its host does not wait any longer."""
        async with self._steps:
            whole = await self.store.run(load(id))
            if whole is None or whole.event.status != OPEN:
                raise Trouble(409, "no-event-begun")
            if not self._can_begin(whole):
                raise Trouble(409, "no-event-few", FEWEST)
            await self._start(whole)

    # ------------------------------------------------------------ steps

    def _can_begin(self, whole: Whole) -> bool:
        game = registry.game(whole.event.game)
        if len(whole.active) < FEWEST:
            return False
        return whole.event.system == ARENA or bool(course.draw(whole, game).tables)

    async def _start(self, whole: Whole) -> None:
        event = whole.event
        if not self._can_begin(whole):
            await self._set(event, status=OFF, at=0)
        elif event.system == ARENA:
            until = _now() + event.minutes * 60
            await self._set(event, status=RUNNING, at=until, until=until)
        else:
            await self._begin(whole, {"status": RUNNING})

    async def _go_on(self, whole: Whole) -> None:
        """No table of the round plays any more."""
        event, now = whole.event, _now()
        round = whole.round_of(event.round)
        if round is not None and not round.ended:
            planned = course.planned_rounds(event, len(whole.active))
            is_last = event.round >= planned or len(whole.active) < FEWEST
            await self.store.run(_end_round(whole, is_last, now))
        elif event.at <= now:
            await self._begin(whole, {})

    async def _go_on_arena(self, whole: Whole) -> None:
        event, now = whole.event, _now()
        if now < event.until:
            await self._begin(whole, {})
        elif all(heat.ended for heat in whole.heats):
            await self._set(event, status=OVER, at=0)

    async def _set(self, event: Event, **values: Any) -> None:
        values["changed"] = _now()
        await self.store.run(lambda c: set_event(c, event, values))

    async def _begin(self, whole: Whole, values: dict[str, Any]) -> None:
        """The next tables: drawn beside everything else, written in one piece."""
        event = whole.event
        game = registry.game(event.game)
        if event.system == ARENA:
            drawn = course.draw_arena(whole, game, _now())
            if not drawn.tables:
                return
        else:
            drawn = await asyncio.to_thread(course.draw, whole, game)
            if not drawn.tables:
                await self._set(event, status=OVER, at=0)
                return
        for tried in range(CODE_TRIES):
            codes = [new_code(tried) for _ in drawn.tables]
            work = _begin_round(
                whole, game, drawn, codes, values, self.lobby.settings.default_pause_ms
            )
            try:
                begun = await self.store.run(work)
                break
            except IntegrityError:
                continue
        else:
            raise RuntimeError("no codes are free")
        for code in codes if begun else []:
            with contextlib.suppress(Trouble):
                await self.lobby.table(code)  # bots among them need not wait for anybody


# ---------------------------------------------------------------- to the disk


def _end_round(whole: Whole, is_last: bool, now: int) -> Callable[[Connection], None]:
    event = whole.event
    after = {"status": OVER, "at": 0} if is_last else {"at": now + event.pause}
    here = (EVENT_ROUNDS.c.event == event.id) & (EVENT_ROUNDS.c.round == event.round)
    missing = [
        seat.guest
        for seat in whole.seats
        if seat.round == event.round and seat.no and not seat.came
    ]

    def work(connection: Connection) -> None:
        if not set_event(connection, event, {**after, "changed": now}):
            return
        connection.execute(sa.update(EVENT_ROUNDS).where(here).values(ended=now))
        mine = (EVENT_PEOPLE.c.event == event.id) & EVENT_PEOPLE.c.guest.in_(missing)
        connection.execute(sa.update(EVENT_PEOPLE).where(mine).values(out=True))

    return work


def _begin_round(
    whole: Whole,
    game: Game[Any],
    drawn: course.Draw,
    codes: list[str],
    values: dict[str, Any],
    usual_pause: int,
) -> Callable[[Connection], bool]:
    event, now = whole.event, _now()
    n = event.round + 1
    people = {one.guest: one for one in whole.people}
    same = secrets.token_hex(32) if event.system == DUPLICATE else ""
    is_live = event.pace.kind != "days"
    wait = event.wait if is_live else 0
    heat = Heat(event.id, event.name, n, event.level, wait, bool(same))
    tables = []
    for code, seats in zip(codes, drawn.tables, strict=True):
        sittings = _sittings(seats, people, event.level, usual_pause)
        info = game.info
        row = TableRow(code, event.game, info.version, event.options, sittings, -1, "playing")
        row.secret = same or row.secret
        row.pace, row.unrated, row.heat = event.pace, not event.rated, heat
        tables.append(row)
    at = event.at if event.system == ARENA else 0

    def work(connection: Connection) -> bool:
        if not set_event(connection, event, {**values, "round": n, "at": at, "changed": now}):
            return False
        connection.execute(
            sa.insert(EVENT_ROUNDS).values(event=event.id, round=n, began=now, ended=0)
        )
        seats: list[dict[str, Any]] = []
        for no, row in enumerate(tables, start=1):
            connection.execute(sa.insert(TABLES).values(table_columns(row)))
            connection.execute(
                sa.insert(HEATS).values(event=event.id, round=n, no=no, at_code=row.code, ended=0)
            )
            for seat, guest in enumerate(drawn.tables[no - 1]):
                role = course.role_at(game, len(row.seats), seat)
                seats.append(_seat(event.id, n, no, seat, guest, role))
        seats += [_seat(event.id, n, 0, k, guest, "") for k, guest in enumerate(drawn.byes)]
        connection.execute(sa.insert(HEAT_SEATS), seats)
        return True

    return work


def _sittings(
    seats: list[str], people: dict[str, Person], level: str, usual_pause: int
) -> list[Sitting]:
    """Who sits there; bots where nobody does."""
    out: list[Sitting] = []
    for guest in seats:
        taken = [sitting.name for sitting in out]
        if guest:
            one = people[guest]
            pause = one.pause if one.pause >= 0 else usual_pause
            out.append(person(GuestRow(guest, one.name, pause, one.avatar), taken))
        else:
            taken += [people[other].name for other in seats if other]
            out.append(Sitting("bot", bot_name(taken), level))
    return out


def _seat(event: str, round: int, no: int, seat: int, guest: str, role: str) -> dict[str, Any]:
    return {
        "event": event,
        "round": round,
        "no": no,
        "seat": seat,
        "guest": guest,
        "role": role,
        "place": 0,
        "score": 0,
        "won": False,
        "came": not guest,
    }


def _now() -> int:
    return int(time.time())
