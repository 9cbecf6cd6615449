"""The tables of one guest, as a list shows them: whose turn it is and how it stands."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import quote

import msgspec

from quarterdeck.core.seat import NOBODY
from quarterdeck.server import present, protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.door import enter
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.nodes import Asker, Elsewhere
from quarterdeck.server.session.session import Session

MOST = 20  # tables at once: as many as a browser remembers


async def my_tables(
    lobby: Lobby, limits: Limits, guest: str, address: str, codes: list[str], asker: Asker
) -> protocol.MyTables:
    """Those of these codes; codes that are none count as guesses."""
    if len(codes) > MOST:
        raise Trouble(400, "no-bad-request")
    out = protocol.MyTables([], [])
    elsewhere: dict[str, tuple[Elsewhere, list[str]]] = {}
    for code in dict.fromkeys(codes):
        try:
            session = await enter(lobby, limits, code, guest, address)
        except Elsewhere as other:
            elsewhere.setdefault(other.address, (other, []))[1].append(code)
            continue
        except Trouble as trouble:
            if trouble.why.key == "no-such-table":
                out.gone.append(code)
            continue  # or nothing is said of it: its rules are not played any more, and so on
        async with session.lock:  # what is not saved is not told
            out.tables.append(_mine(session, guest))
    asked = (_of_another(asker, other, there) for other, there in elsewhere.values())
    for told in await asyncio.gather(*asked):
        out.tables.extend(told.tables)
        out.gone.extend(told.gone)
    order = {code: n for n, code in enumerate(codes)}
    out.tables.sort(key=lambda mine: order.get(mine.table.code, MOST))
    return out


async def _of_another(asker: Asker, other: Elsewhere, codes: list[str]) -> protocol.MyTables:
    """Those that another server has; what it does not tell now, nothing is said of."""
    if other.address:
        query = "&".join(f"code={quote(code)}" for code in codes)
        with contextlib.suppress(Trouble):
            told = await asker.asks(other, f"/api/tables?{query}")
            return msgspec.json.decode(told, type=protocol.MyTables)
    return protocol.MyTables([], [])


def _mine(session: Session, guest: str) -> protocol.MyTable:
    held = session.row.seats_of(guest)
    seat = held[0] if held else -1
    table = session.table
    waits = table is not None and any(
        not session.row.seats[n].is_bot and n in present.awaited(table) for n in held
    )
    return protocol.MyTable(session.seating.info(), seat, waits, _scores(session), session.moved)


def _scores(session: Session) -> list[int]:
    if session.finished is not None:
        result = session.finished.seen(NOBODY).stand.result
        return result.scores if result is not None else []
    if (table := session.table) is None:
        return []
    ended = table.result()
    return ended.scores if ended is not None else table.game.purses(table.view(NOBODY))
