"""An event as the disk has it: read in one piece, changed in small ones."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from quarterdeck.server.people.avatar import usual_avatar
from quarterdeck.server.people.keep import introduced
from quarterdeck.server.people.names import nickname
from quarterdeck.server.protocol.time import Pace
from quarterdeck.server.storage.event_schema import (
    EVENT_PEOPLE,
    EVENT_ROUNDS,
    EVENTS,
    HEAT_SEATS,
    HEATS,
)
from quarterdeck.server.storage.people_schema import PEOPLE
from quarterdeck.server.storage.schema import GUESTS, TABLES
from quarterdeck.server.storage.store import Work

ARENA, DUPLICATE, ROBIN = "arena", "duplicate", "robin"
OPEN, RUNNING, OVER, OFF = "open", "running", "over", "off"
SHOWN_S = 7 * 86_400  # an event that is over stays in the list for so long
MOST_LISTED = 30
NAME_LENGTH = 48


class Event(msgspec.Struct):
    """What its host has made it."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    system: str
    size: int
    rounds: int
    minutes: int
    pace: Pace
    rated: bool
    listed: bool
    level: str
    wait: int
    pause: int
    host: str
    status: str = OPEN
    round: int = 0
    at: int = 0
    until: int = 0
    changed: int = 0


class Person(msgspec.Struct):
    """Somebody who takes part."""

    guest: str
    seed: int
    missed: int
    out: bool
    seen: int
    name: str
    avatar: str
    public: str
    pause: int  # how long their turns stay open; -1: they have not said


class Round(msgspec.Struct):
    """One of its rounds; of an arena, whatever began at the same moment."""

    round: int
    began: int
    ended: int


class HeatRow(msgspec.Struct):
    """A table of a round."""

    round: int
    no: int
    code: str
    ended: int


class HeatSeat(msgspec.Struct):
    """Who sat there and how it ended; ``no`` 0: they sat out."""

    round: int
    no: int
    seat: int
    guest: str
    role: str
    place: int
    score: int
    won: bool
    came: bool


class Whole(msgspec.Struct):
    """All that is known of an event."""

    event: Event
    people: list[Person]
    rounds: list[Round]
    heats: list[HeatRow]
    seats: list[HeatSeat]

    @property
    def active(self) -> list[Person]:
        """Who plays on."""
        return [person for person in self.people if not person.out]

    def heat(self, round: int) -> list[HeatRow]:
        """The tables of a round."""
        return [heat for heat in self.heats if heat.round == round]

    def round_of(self, n: int) -> Round | None:
        """One of the rounds."""
        return next((one for one in self.rounds if one.round == n), None)


def load(id: str) -> Work[Whole | None]:
    """All of it."""

    def work(connection: Connection) -> Whole | None:
        query = sa.select(EVENTS).where(EVENTS.c.id == id)
        found = connection.execute(query).mappings().first()
        if found is None:
            return None
        heats = sa.select(HEATS.c.round, HEATS.c.no, HEATS.c.at_code.label("code"), HEATS.c.ended)
        heats = heats.where(HEATS.c.event == id).order_by(HEATS.c.round, HEATS.c.no)
        return Whole(
            event_of(dict(found)),
            _people(connection, id),
            [Round(**row) for row in _of(connection, EVENT_ROUNDS, id)],
            [HeatRow(**row) for row in connection.execute(heats).mappings()],
            [HeatSeat(**row) for row in _of(connection, HEAT_SEATS, id)],
        )

    return work


def add_event(event: Event) -> Work[None]:
    """A new one."""

    def work(connection: Connection) -> None:
        connection.execute(sa.insert(EVENTS).values(_columns(event)))

    return work


def set_event(connection: Connection, event: Event, values: dict[str, Any]) -> bool:
    """If it still stands as ``event`` says: in the same round, with the same status."""
    here = sa.update(EVENTS).where(EVENTS.c.id == event.id, EVENTS.c.status == event.status)
    here = here.where(EVENTS.c.round == event.round)
    return connection.execute(here.values(values)).rowcount == 1


def finish(event: Event, status: str, now: int) -> Work[bool]:
    """It ends where it is."""
    here = (EVENT_ROUNDS.c.event == event.id) & (EVENT_ROUNDS.c.ended == 0)

    def work(connection: Connection) -> bool:
        if not set_event(connection, event, {"status": status, "at": 0, "changed": now}):
            return False
        connection.execute(sa.update(EVENT_ROUNDS).where(here).values(ended=now))
        return True

    return work


def enter(event: Event, guest: str, most: int, now: int) -> Work[bool]:
    """Somebody takes part, for the first time or again; False: all places are taken."""

    def work(connection: Connection) -> bool:
        mine = (EVENT_PEOPLE.c.event == event.id) & (EVENT_PEOPLE.c.guest == guest)
        known = connection.execute(sa.select(EVENT_PEOPLE.c.seed).where(mine)).scalar()
        if known is not None:
            connection.execute(sa.update(EVENT_PEOPLE).where(mine).values(out=False, seen=now))
            return True
        here = EVENT_PEOPLE.c.event == event.id
        counted = sa.select(sa.func.count(), sa.func.max(EVENT_PEOPLE.c.seed)).where(here)
        count, last = connection.execute(counted).one()
        if count >= most:
            return False
        begun = sa.select(EVENTS.c.round).where(EVENTS.c.id == event.id)
        rounds = connection.execute(begun).scalar() or 0
        introduced(connection, [guest])
        connection.execute(
            sa.insert(EVENT_PEOPLE).values(
                event=event.id,
                guest=guest,
                seed=(last or 0) + 1,
                missed=0 if event.system == ARENA else rounds,
                out=False,
                seen=now,
            )
        )
        return True

    return work


def set_person(event: str, guest: str, **values: Any) -> Work[None]:
    """Something about somebody who takes part."""
    mine = (EVENT_PEOPLE.c.event == event) & (EVENT_PEOPLE.c.guest == guest)

    def work(connection: Connection) -> None:
        connection.execute(sa.update(EVENT_PEOPLE).where(mine).values(**values))

    return work


def strike(event: str, guest: str) -> Work[None]:
    """Before it has begun: as if they had never come."""

    def work(connection: Connection) -> None:
        here = (EVENT_PEOPLE.c.event == event) & (EVENT_PEOPLE.c.guest == guest)
        connection.execute(sa.delete(EVENT_PEOPLE).where(here))

    return work


def due(now: int) -> Work[list[str]]:
    """Events at which something is to be done: it is time, or no table plays any more."""

    def work(connection: Connection) -> list[str]:
        plays = sa.exists().where(
            HEATS.c.event == EVENTS.c.id, HEATS.c.round == EVENTS.c.round, HEATS.c.ended == 0
        )
        timed = (EVENTS.c.at != 0) & (EVENTS.c.at <= now)
        running = (EVENTS.c.status == RUNNING) & sa.or_(
            EVENTS.c.system == ARENA, timed, ~plays & (EVENTS.c.at == 0)
        )
        query = sa.select(EVENTS.c.id).where(running | ((EVENTS.c.status == OPEN) & timed))
        return list(connection.execute(query).scalars())

    return work


def end_lost(now: int) -> Work[int]:
    """Heats whose game is over, or whose table is no more, and nothing was said of it: nobody is
    ahead there. How many."""

    def work(connection: Connection) -> int:
        lost = sa.select(HEATS.c.at_code).outerjoin(TABLES, TABLES.c.code == HEATS.c.at_code)
        lost = lost.where(HEATS.c.ended == 0)
        lost = lost.where(sa.or_(TABLES.c.code.is_(None), TABLES.c.status == "over"))
        codes = list(connection.execute(lost).scalars())
        if codes:
            ended = sa.update(HEATS).where(HEATS.c.at_code.in_(codes), HEATS.c.ended == 0)
            connection.execute(ended.values(ended=now))
        return len(codes)

    return work


def name_and_game(id: str) -> Work[tuple[str, str] | None]:
    """What is shown of an event before its page is opened."""

    def work(connection: Connection) -> tuple[str, str] | None:
        query = sa.select(EVENTS.c.name, EVENTS.c.game).where(EVENTS.c.id == id)
        found = connection.execute(query).first()
        return (found[0], found[1]) if found is not None else None

    return work


class Listed(msgspec.Struct):
    """An event in a list."""

    event: Event
    people: int
    mine: bool  # I take part
    code: str  # of my table there, while it is played


def listed(guest: str, now: int) -> Work[list[Listed]]:
    """Those that anybody may find, and those that are somebody's own."""

    def work(connection: Connection) -> list[Listed]:
        mine = sa.select(EVENT_PEOPLE.c.event).where(
            EVENT_PEOPLE.c.guest == guest, EVENT_PEOPLE.c.out.is_(False)
        )
        query = sa.select(EVENTS).where(
            sa.or_(EVENTS.c.listed, EVENTS.c.host == guest, EVENTS.c.id.in_(mine))
        )
        fresh = sa.or_(EVENTS.c.status.in_((OPEN, RUNNING)), EVENTS.c.changed > now - SHOWN_S)
        query = query.where(fresh, EVENTS.c.status != OFF)
        found = connection.execute(query.order_by(EVENTS.c.changed.desc()).limit(MOST_LISTED))
        events = [event_of(dict(row)) for row in found.mappings()]
        ids = [event.id for event in events]
        counts = sa.select(EVENT_PEOPLE.c.event, sa.func.count()).group_by(EVENT_PEOPLE.c.event)
        people: dict[str, int] = dict(
            connection.execute(counts.where(EVENT_PEOPLE.c.event.in_(ids))).tuples().all()
        )
        in_them = set(connection.execute(mine).scalars())
        codes = _running(connection, guest)
        return [
            Listed(one, people.get(one.id, 0), one.id in in_them, codes.get(one.id, ""))
            for one in events
        ]

    return work


def _running(connection: Connection, guest: str) -> dict[str, str]:
    """By event, the table at which a guest plays."""
    query = sa.select(HEATS.c.event, HEATS.c.at_code).join(
        HEAT_SEATS,
        sa.and_(
            HEAT_SEATS.c.event == HEATS.c.event,
            HEAT_SEATS.c.round == HEATS.c.round,
            HEAT_SEATS.c.no == HEATS.c.no,
        ),
    )
    query = query.where(HEAT_SEATS.c.guest == guest, HEATS.c.ended == 0)
    return dict(connection.execute(query).tuples().all())


def _people(connection: Connection, id: str) -> list[Person]:
    query = sa.select(
        EVENT_PEOPLE.c.guest,
        EVENT_PEOPLE.c.seed,
        EVENT_PEOPLE.c.missed,
        EVENT_PEOPLE.c.out,
        EVENT_PEOPLE.c.seen,
        sa.func.coalesce(GUESTS.c.name, "").label("name"),
        sa.func.coalesce(GUESTS.c.avatar, "").label("avatar"),
        sa.func.coalesce(PEOPLE.c.public, "").label("public"),
        sa.func.coalesce(GUESTS.c.pause, -1).label("pause"),
    )
    query = query.outerjoin(GUESTS, GUESTS.c.id == EVENT_PEOPLE.c.guest)
    query = query.outerjoin(PEOPLE, PEOPLE.c.guest == EVENT_PEOPLE.c.guest)
    query = query.where(EVENT_PEOPLE.c.event == id).order_by(EVENT_PEOPLE.c.seed)
    people = [Person(**row) for row in connection.execute(query).mappings()]
    for person in people:
        person.name = person.name or nickname(person.guest)
        person.avatar = person.avatar or usual_avatar(person.guest)
    return people


def _of(connection: Connection, table: sa.Table, id: str) -> list[dict[str, Any]]:
    """An event's rows of a table, without its id, in their order."""
    columns = [column for column in table.c if column.name != "event"]
    keys = [column for column in table.primary_key if column.name != "event"]
    query = sa.select(*columns).where(table.c.event == id).order_by(*keys)
    return [dict(row) for row in connection.execute(query).mappings()]


def event_of(columns: dict[str, Any]) -> Event:
    """From the disk."""
    columns["options"] = msgspec.json.decode(columns["options"], type=dict[str, str])
    columns["pace"] = msgspec.json.decode(columns["pace"], type=Pace)
    return Event(**columns)


def _columns(event: Event) -> dict[str, Any]:
    out = msgspec.structs.asdict(event)
    out["options"] = msgspec.json.encode(event.options).decode()
    out["pace"] = msgspec.json.encode(event.pace).decode()
    return out
