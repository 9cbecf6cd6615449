"""Who holds a seat, changed from outside its table: somebody signed in, or left for good."""

from __future__ import annotations

import asyncio
import logging
import secrets

import msgspec

from quarterdeck.server.errors import Trouble
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.nodes import Elsewhere, Errand
from quarterdeck.server.people.accounts import tables_of
from quarterdeck.server.people.carry import carried, still_carried
from quarterdeck.server.session import arrange
from quarterdeck.server.session.finished import renamed
from quarterdeck.server.session.lending import stand_in, table_level
from quarterdeck.server.session.session import Session
from quarterdeck.server.storage.queries import save_ending

log = logging.getLogger(__name__)

TRIES, PAUSE_S = 8, 0.5  # while a table moves from one server to another
SOMEBODY = "Somebody"  # in records; browsers have a word for a person without a name


async def carry_seats(lobby: Lobby, guest: str, to: str) -> None:
    """Wherever the guest sits, somebody sits whom it turned out to be."""
    store = lobby.store
    codes = await store.run(lambda c: [*tables_of(c, guest), *tables_of(c, to)])
    for code in dict.fromkeys(codes):
        await _at_table(lobby, Errand("hand-over", code, guest, to))
    await store.run(carried(guest))


async def carry_on(lobby: Lobby) -> None:
    """After a start: what a stop interrupted."""
    for guest, to in await lobby.store.run(still_carried):
        try:
            await carry_seats(lobby, guest, to)
        except Exception:
            log.exception("seats were not carried over")


async def leave_for_good(lobby: Lobby, guest: str, codes: list[str]) -> None:
    """At these tables somebody sat there, nobody knows who; a bot plays on where a game goes on."""
    for code in codes:
        await _at_table(lobby, Errand("leave", code, guest))


async def at_table_here(lobby: Lobby, errand: Errand) -> None:
    """At a table that this server has, or takes; Elsewhere: another has it."""
    if (session := await _table_of(lobby, errand.code, errand.guest)) is not None:
        async with session.lock:
            match errand.what:
                case "leave":
                    await _leave(session, errand.guest)
                case "step-aside":
                    await _step_aside(session, errand.guest)
                case _:
                    await _hand_over(session, errand.guest, errand.to)


async def step_aside(lobby: Lobby, guest: str) -> None:
    """Somebody may not come in any more: where they play a bot does, where they wait their seat is
    free, and nobody waits for them."""
    for code in await lobby.store.run(lambda c: tables_of(c, guest)):
        try:
            await _at_table(lobby, Errand("step-aside", code, guest))
        except Trouble:
            log.exception("somebody who may not come in still sits at table %s", code)


async def new_link(session: Session, by: str, seat: int, alone: bool) -> None:
    """The seat's link of before leads nowhere; ``alone``: who came by it holds the seat no more."""
    async with session.lock:
        seating = session.seating
        row = seating.draft()
        mine = row.seat_of(by)
        if not 0 <= seat < len(row.seats) or row.seats[seat].kind != "person":
            raise Trouble(404, "no-such-seat")
        if mine < 0 or mine not in (seat, seating.host):
            raise Trouble(403, "no-not-host")
        sitting = row.seats[seat]
        sitting.token = secrets.token_urlsafe(16)
        held = sitting.guests
        if alone:
            sitting.guests = [by] if mine == seat else held[:1]  # whoever sat down first
        await seating.save(row)
        for guest in held:
            if guest not in row.seats[seat].guests:
                seating.reseat(guest)
        seating.welcome_seat(seat)


async def _at_table(lobby: Lobby, errand: Errand) -> None:
    """Here or wherever the table is; it may be on its way."""
    for tried in range(TRIES):
        try:
            await at_table_here(lobby, errand)
        except Elsewhere as elsewhere:
            assert lobby.nodes is not None
            if elsewhere.address and await lobby.nodes.send(elsewhere.address, errand):
                return
            if tried == TRIES - 1:
                raise
            await asyncio.sleep(PAUSE_S)
        else:
            return


async def _table_of(lobby: Lobby, code: str, guest: str) -> Session | None:
    """The table, if the guest sits there and its rules are still played."""
    row = await lobby.row(code)
    if row is None or row.seat_of(guest) < 0:
        return None
    try:
        return await lobby.table(code)
    except Elsewhere:
        raise
    except Trouble:
        return None


async def _hand_over(session: Session, guest: str, to: str) -> None:
    """One person, one seat: who sits elsewhere at this table keeps that one only."""
    seating = session.seating
    seat, other = seating.row.seat_of(guest), seating.row.seat_of(to)
    if seat < 0:
        return
    row = seating.draft()
    held = row.seats[seat].guests
    if other not in (-1, seat):
        return
    held[held.index(guest)] = to
    row.seats[seat].guests = list(dict.fromkeys(held))
    await seating.save(row)
    for connection in seating.connections:
        if connection.guest == guest:
            connection.guest = to
    seating.reseat(to)


async def _step_aside(session: Session, guest: str) -> None:
    seating = session.seating
    seat = seating.row.seat_of(guest)
    if seat < 0 or seating.row.status == "over" or seating.row.seats[seat].lent:
        return
    if seating.row.status == "playing":
        await stand_in(seating, seat, "gone")
        await session.is_played_by_another(seat)
    else:
        row = seating.draft()
        arrange.leave(row, seat)
        await seating.save(row)
        seating.tell()


async def _leave(session: Session, guest: str) -> None:
    seating = session.seating
    seat = seating.row.seat_of(guest)
    if seat < 0:
        return
    row = seating.draft()
    sitting = row.seats[seat]
    sitting.guests.remove(guest)
    is_empty = not sitting.guests  # else it is held by other browsers, that came by its link
    if is_empty and row.status == "waiting":
        arrange.leave(row, seat)
    elif is_empty:
        sitting.name, sitting.avatar, sitting.token = "", "", secrets.token_urlsafe(16)
        if row.status == "playing" and not sitting.lent:
            sitting.lent, sitting.level = True, table_level(row)
    await seating.save(row)
    seating.reseat(guest)
    if is_empty and row.status == "over":
        ending = renamed(await session.keeping.kept(), seat, SOMEBODY)
        kept = msgspec.msgpack.encode(ending)
        await session.services.store.run(save_ending(row.code, kept))
        session.finished = ending
    elif row.status == "playing":
        await session.is_played_by_another(seat)
    else:
        seating.tell()
