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
from quarterdeck.server.people.names import unlike
from quarterdeck.server.session import arrange
from quarterdeck.server.session.finished import Finished, renamed
from quarterdeck.server.session.lending import stand_in, table_level
from quarterdeck.server.session.session import Session
from quarterdeck.server.storage.queries import load_finished, load_row, save_ending, save_seats
from quarterdeck.server.storage.schema import TableRow

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


async def carry_on(lobby: Lobby, whose: str = "") -> None:
    """After a start: what a stop interrupted; or what it interrupted for somebody."""
    for guest, to in await lobby.store.run(still_carried):
        if whose not in ("", to):
            continue
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
    session = await _table_of(lobby, errand.code, errand.guest)
    if session is None and errand.what == "leave":
        await _leave_on_disk(lobby, errand.code, errand.guest)
    elif session is not None:
        async with session.lock:
            match errand.what:
                case "leave":
                    await _leave(lobby, session, errand.guest)
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
    """The table, if it knows the guest and can be opened."""
    row = await lobby.row(code)
    if row is None or (row.seat_of(guest) < 0 and guest not in row.invited):
        return None
    try:
        return await lobby.table(code)
    except Elsewhere:
        raise
    except Trouble:
        return None


async def _hand_over(session: Session, guest: str, to: str) -> None:
    """One person, one seat, unless several share a screen: who sits elsewhere at this table keeps
    that seat only."""
    seating = session.seating
    row = seating.draft()
    mine, others = row.seats_of(guest), row.seats_of(to)
    if guest in row.invited:
        row.invited[row.invited.index(guest)] = to
    elif not mine:
        return
    if not others or others == mine:
        for seat in mine:
            held = row.seats[seat].guests
            held[held.index(guest)] = to
            row.seats[seat].guests = list(dict.fromkeys(held))
    await seating.save(row)
    if others and others != mine:
        return
    for connection in seating.connections:
        if connection.guest == guest:
            connection.guest = to
    seating.reseat(to)


async def _step_aside(session: Session, guest: str) -> None:
    seating = session.seating
    if seating.row.status == "over":
        return
    if seating.row.status == "playing":
        for seat in seating.row.seats_of(guest):
            if not seating.row.seats[seat].lent:
                await stand_in(seating, seat, "gone")
                await session.is_played_by_another(seat)
    elif mine := seating.row.seats_of(guest):
        row = seating.draft()
        for seat in mine:
            arrange.leave(row, seat)
        await seating.save(row)
        seating.tell()


async def _leave(lobby: Lobby, session: Session, guest: str) -> None:
    seating = session.seating
    row = seating.draft()
    mine = row.seats_of(guest)
    empty = await _vacate(lobby, row, guest)
    await seating.save(row)
    seating.reseat(guest)
    if row.status == "over":
        if empty:
            ending = _nameless(await session.keeping.kept(), empty)
            kept = msgspec.msgpack.encode(ending)
            await session.services.store.run(save_ending(row.code, kept))
            session.finished = ending
    elif row.status == "playing":
        for seat in mine:
            await session.is_played_by_another(seat)
    else:
        seating.tell()


async def _vacate(lobby: Lobby, row: TableRow, guest: str) -> list[int]:
    """On a table's row nothing names the guest any more; the seats that nobody holds now."""
    row.invited = [other for other in row.invited if other != guest]
    empty: list[int] = []
    for seat in row.seats_of(guest):
        sitting = row.seats[seat]
        sitting.guests.remove(guest)
        if sitting.guests:  # other browsers, that came by its link: it is theirs
            other = await lobby.guest(sitting.guests[0])
            taken = [s.name for n, s in enumerate(row.seats) if n != seat]
            sitting.name, sitting.avatar = unlike(other.name, taken), other.avatar
            continue
        empty.append(seat)
        if row.status == "waiting":
            arrange.leave(row, seat)
            continue
        sitting.name, sitting.avatar, sitting.token = "", "", secrets.token_urlsafe(16)
        if row.status == "playing" and not sitting.lent:
            sitting.lent, sitting.level = True, table_level(row)
    return empty


def _nameless(ending: Finished, seats: list[int]) -> Finished:
    for seat in seats:
        ending = renamed(ending, seat, SOMEBODY)
    return ending


async def _leave_on_disk(lobby: Lobby, code: str, guest: str) -> None:
    """The same at a table that cannot be opened: it is closed, or its rules are played no more."""
    row = await lobby.store.run(load_row(code))
    if row is None:
        return
    empty = await _vacate(lobby, row, guest)
    await lobby.store.run(save_seats(row))
    found = await lobby.store.run(load_finished(code))
    if found is not None and empty:
        ending = _nameless(msgspec.msgpack.decode(found[1], type=Finished), empty)
        await lobby.store.run(save_ending(code, msgspec.msgpack.encode(ending)))
