"""A seat that a bot plays for now: who may lend it, who gets it back; under the table's lock."""

from __future__ import annotations

from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.people.names import bot_name
from quarterdeck.server.session import arrange
from quarterdeck.server.session.seating import Seating
from quarterdeck.server.storage.schema import Sitting, TableRow

DEFAULT_LEVEL = "mate"


def table_level(row: TableRow) -> str:
    """How well the bots of a table play; where there are none, as usual."""
    if row.heat is not None:
        return row.heat.level
    return next((s.level for s in row.seats if s.kind == "bot"), DEFAULT_LEVEL)


async def give(seating: Seating, guest: str, seat: int, wish: protocol.Give, level: str) -> None:
    """The host gives a seat to a bot or back; everyone may do so with their own."""
    seats = seating.row.seats
    if not 0 <= seat < len(seats):
        raise Trouble(404, "no-such-seat")
    mine = seating.row.seats_of(guest)
    by = seat if seat in mine else seating.row.seat_of(guest)
    _must_be_allowed(seating, by, seat, wish)
    if seating.row.status == "over" or seating.row.guide:
        over = seating.row.status == "over"
        raise Trouble(409, "no-game-over" if over else "no-not-in-lesson")
    row = seating.draft()
    sitting = row.seats[seat]
    gone: list[str] = []
    if wish.kind == "open":
        if row.status != "waiting":
            raise Trouble(409, "no-started")
        if sitting.kind == "person" and by not in (row.host, seat):
            raise Trouble(403, "no-not-host")  # who stands in for the host throws nobody out
        gone = arrange.leave(row, seat)
    elif sitting.kind == "person":
        if sitting.lent != (wish.kind == "bot"):
            seating.note(row, seat, "returned" if sitting.lent else "lent")
        sitting.lent = wish.kind == "bot"
        if row.heat is not None:  # nobody has a better one play for them
            level, sitting.came = row.heat.level, sitting.came or not sitting.lent
        sitting.level = level if sitting.lent else ""
    elif row.status != "waiting":
        raise Trouble(409, "no-seat-is-bot")
    elif wish.kind == "bot":
        name = sitting.name if sitting.kind == "bot" else bot_name([s.name for s in seats])
        row.seats[seat] = Sitting("bot", name, level)
    else:
        row.seats[seat] = Sitting("open")
    await seating.save(row)
    for other in gone:
        seating.reseat(other)


async def stand_in(seating: Seating, seat: int, why: str) -> None:
    """A bot of the table's level plays for a person: out of time ("late"), or "gone"."""
    row = seating.draft()
    seating.note(row, seat, why)
    row.seats[seat].lent, row.seats[seat].level = True, table_level(row)
    await seating.save(row)


def _must_be_allowed(seating: Seating, by: int, seat: int, wish: protocol.Give) -> None:
    """Nobody's seat is lent while they are here; who is gone is waited for by nobody."""
    if by < 0:
        raise Trouble(403, "no-not-host")
    if by == seat:
        return
    lends = wish.kind == "bot" and seating.row.status == "playing"
    is_theirs = seating.row.seats[seat].kind == "person" and not seating.row.seats[seat].lent
    if lends and is_theirs and seating.is_present(seat):
        raise Trouble(409, "no-still-here")
    if by != seating.host and not (lends and seating.gone[seat]):
        raise Trouble(403, "no-not-host")
