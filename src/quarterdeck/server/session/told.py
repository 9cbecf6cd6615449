"""What everybody may know of a table, without the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quarterdeck.server import protocol
from quarterdeck.server.protocol.events import EventNote
from quarterdeck.server.session.colours import colours_of
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.table.chance import SealedChance


def table_info(
    row: TableRow, host: int, away: Sequence[bool], gone: Sequence[bool], watchers: int
) -> protocol.TableInfo:
    """The table as all see it; ``host`` is who may change it now."""
    colours = colours_of(row.seats)
    seats = [
        protocol.SeatInfo(
            s.kind,
            s.name,
            s.level,
            s.kind == "person" and away[n],
            s.lent,
            s.wants,
            s.drawn,
            (gone[n] and s.kind == "person") or msgspec.UNSET,
            avatar=s.avatar or msgspec.UNSET,
            colour=colours[n] if colours[n] != n else msgspec.UNSET,
        )
        for n, s in enumerate(row.seats)
    ]
    return protocol.TableInfo(
        row.code,
        row.game,
        row.rules_version,
        row.options,
        seats,
        host,
        row.status,
        row.guide,
        row.rematch,
        watchers,
        row.gathers,
        row.yields,
        "" if row.guide or row.origin else SealedChance(bytes.fromhex(row.secret)).commitment,
        row.origin or msgspec.UNSET,
        pace=row.pace if row.pace.kind != "none" else msgspec.UNSET,
        listed=row.listed or msgspec.UNSET,
        parts=parts if any(parts := row.told_parts()) else msgspec.UNSET,
        locked=bool(row.invite),
        unrated=row.unrated or msgspec.UNSET,
        event=EventNote(heat.event, heat.name, heat.round, heat.veiled)
        if (heat := row.heat) is not None
        else msgspec.UNSET,
    )
