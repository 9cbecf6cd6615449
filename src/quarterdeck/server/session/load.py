"""Tables made from rows: new ones, and those that the disk remembers."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from quarterdeck import registry
from quarterdeck.core.game import Game
from quarterdeck.core.info import BadSetup
from quarterdeck.server.clock import clock
from quarterdeck.server.errors import Trouble
from quarterdeck.server.session.finished import Finished
from quarterdeck.server.session.time_left import Kept
from quarterdeck.server.storage.queries import load_finished, load_table
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.server.storage.store import Store
from quarterdeck.table.chance import chance_of
from quarterdeck.table.change import Entry
from quarterdeck.table.table import Table

AT_ONCE = 40  # entries replayed before somebody else may run


def game_of(id: str) -> Game[Any]:
    """A game by its id."""
    if id not in registry.GAMES:
        raise Trouble(404, "no-such-game")
    return registry.game(id)


def make_table(row: TableRow, has_engine: bool = False) -> Table:
    """The game at its beginning; with an engine, NATURE waits for it where a step says so."""
    game = game_of(row.game)
    learns = game.info.role(len(row.seats), row.host) if row.guide else ""
    guide = registry.guide(row.game, learns) if row.guide else None
    chance = chance_of(row.secret, row.parts)
    try:
        table = Table(game, len(row.seats), row.options, chance, guide, row.rules_version)
    except BadSetup:
        raise Trouble(409, "no-old-rules", row.rules_version, game.info.oldest) from None
    table.has_engine = has_engine
    return table


async def load(
    store: Store, code: str, has_engine: bool = False
) -> tuple[TableRow, Table | None, Finished | None, Kept | None] | None:
    """A table as the disk has it; None if there is none of that code."""
    kept = await store.run(load_finished(code))
    if kept is not None:
        return kept[0], None, msgspec.msgpack.decode(kept[1], type=Finished), None
    found = await store.run(load_table(code))
    if found is None:
        return None
    row, entries = found
    if row.status == "waiting":
        return row, None, None, None
    table = make_table(row, has_engine)
    for n, entry in enumerate(entries, start=1):
        table.replay(entry, clock())
        if n % AT_ONCE == 0:
            await asyncio.sleep(0)
    return row, table, None, kept_of(entries)


def kept_of(entries: list[Entry]) -> Kept | None:
    """What the last entry says of the clocks; None: they do not run, or have not yet."""
    last = entries[-1] if entries else []
    kept = last[2] if len(last) > 2 else None
    return kept if isinstance(kept, list) else None
