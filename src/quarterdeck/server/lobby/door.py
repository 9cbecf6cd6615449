"""Who may come to a table by its code: guessing leads nowhere, and some tables are for the invited.

Whoever has asked for too many codes that do not exist is refused whatever the next one is, so that
an answer says nothing about it. Who sits at a table already always gets in. It is asked of the disk
then, in one way for all codes: memory answers sooner, and that would say which tables there are.
"""

from __future__ import annotations

import contextlib
import hmac
from collections.abc import Iterator

from quarterdeck.server.errors import Trouble
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.codes import read_code
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.session.session import Session
from quarterdeck.server.storage.heats import is_veiled, takes_part
from quarterdeck.server.storage.queries import holds
from quarterdeck.server.storage.schema import TableRow

MISSES = ("no-such-table", "no-locked", "no-such-event")
MOST_INVITED = 300  # guests of one table; the first of them are forgotten first


async def enter(lobby: Lobby, limits: Limits, typed: str, guest: str, address: str) -> Session:
    """The table of a code, if whoever asks may come in."""
    if limits.guessing.is_spent(address) and await _is_known(lobby, typed, guest):
        return await _open(lobby, typed, guest)
    with guess(limits, address):
        return await _open(lobby, typed, guest)


@contextlib.contextmanager
def guess(limits: Limits, address: str) -> Iterator[None]:
    """Whoever asks has guessed until there is an answer, and has it back if there was something:
    of many questions at once no more are answered than of one after the other.
    """
    if not limits.guessing.allows(address):
        raise Trouble(429, "no-too-fast")
    is_miss = False
    try:
        yield
    except Trouble as trouble:
        is_miss = trouble.why.key in MISSES
        raise
    finally:
        if not is_miss:
            limits.guessing.give_back(address)


async def invite(
    lobby: Lobby, limits: Limits, typed: str, guest: str, address: str, key: str
) -> Session:
    """Somebody comes with the key that is in a locked table's link: from now on they may look."""
    with guess(limits, address):
        session = await lobby.table(typed)
        async with session.lock:
            row = session.row
            if not may_look(row, guest):
                if not hmac.compare_digest(row.invite.encode(), key.encode()):
                    raise Trouble(403, "no-locked")
                draft = session.seating.draft()
                draft.invited = [*draft.invited, guest][-MOST_INVITED:]
                await session.seating.save(draft)
        return session


async def by_link(
    lobby: Lobby, limits: Limits, link: str, guest: str, address: str
) -> tuple[Session, int]:
    """The seat that a private link leads to; a link of no seat is one like any other."""
    code, _, token = link.partition(".")
    is_real = await lobby.store.run(holds(read_code(code), token)) if token else False
    if is_real:
        session = await lobby.table(code)
        await _must_not_play_along(lobby, session.row, guest)
        for n, seat in enumerate(session.row.seats):
            if hmac.compare_digest(seat.token.encode(), token.encode()):
                return session, n
    if not limits.guessing.allows(address):
        raise Trouble(429, "no-too-fast")
    raise Trouble(404, "no-bad-link")


def may_look(row: TableRow, guest: str) -> bool:
    """Whether a guest may see the table at all."""
    return not row.invite or row.seat_of(guest) >= 0 or guest in row.invited


async def _open(lobby: Lobby, typed: str, guest: str) -> Session:
    session = await lobby.table(typed)
    if not may_look(session.row, guest):
        raise Trouble(403, "no-locked")
    if await _is_veiled(lobby, session.row, guest):
        raise Trouble(403, "no-veiled")
    return session


async def _is_veiled(lobby: Lobby, row: TableRow, guest: str) -> bool:
    """Whether others play the same draws just now: then only those who sit here see anything."""
    if row.heat is None or not row.heat.veiled or row.seat_of(guest) >= 0:
        return False
    return await lobby.store.run(is_veiled(row.heat))


async def _must_not_play_along(lobby: Lobby, row: TableRow, guest: str) -> None:
    """Nobody comes by a link to a second table with the same draws."""
    if await _is_veiled(lobby, row, guest):
        assert row.heat is not None
        if await lobby.store.run(takes_part(row.heat.event, guest)):
            raise Trouble(403, "no-veiled")


async def _is_known(lobby: Lobby, typed: str, guest: str) -> bool:
    code = read_code(typed)
    if not guest or not code:
        return False
    return await lobby.store.run(holds(code, guest))
