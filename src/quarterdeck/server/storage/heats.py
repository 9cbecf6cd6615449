"""What a table tells its event, and what of the event it has to know."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import Connection

from quarterdeck.server.storage.event_schema import EVENT_PEOPLE, EVENT_ROUNDS, HEAT_SEATS, HEATS
from quarterdeck.server.storage.schema import Heat
from quarterdeck.server.storage.store import Work


class Came(Struct, frozen=True):
    """What a heat came to for one seat."""

    place: int
    score: int
    won: bool
    came: bool


def note_heat(connection: Connection, code: str, seats: list[Came], now: int) -> None:
    """A table's game is over: written with all else that its end changes."""
    query = sa.select(HEATS).where(HEATS.c.at_code == code, HEATS.c.ended == 0)
    heat = connection.execute(query).mappings().first()
    if heat is None:
        return
    for seat, came in enumerate(seats):
        mine = sa.update(HEAT_SEATS).where(
            HEAT_SEATS.c.event == heat["event"],
            HEAT_SEATS.c.round == heat["round"],
            HEAT_SEATS.c.no == heat["no"],
            HEAT_SEATS.c.seat == seat,
        )
        values = {"place": came.place, "score": came.score, "won": came.won, "came": came.came}
        connection.execute(mine.values(values))
    connection.execute(sa.update(HEATS).where(HEATS.c.at_code == code).values(ended=now))


def is_veiled(heat: Heat) -> Work[bool]:
    """Whether nobody else may see anything of a heat: its round goes on."""

    def work(connection: Connection) -> bool:
        query = sa.select(EVENT_ROUNDS.c.ended).where(EVENT_ROUNDS.c.event == heat.event)
        return connection.execute(query.where(EVENT_ROUNDS.c.round == heat.round)).scalar() == 0

    return work


def takes_part(event: str, guest: str) -> Work[bool]:
    """Whether a guest is in an event."""

    def work(connection: Connection) -> bool:
        query = sa.select(EVENT_PEOPLE.c.seed).where(EVENT_PEOPLE.c.event == event)
        found = connection.execute(query.where(EVENT_PEOPLE.c.guest == guest)).scalar()
        return found is not None

    return work
