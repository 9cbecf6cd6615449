"""Whether the server can do its work: asked by doing a little of it, said when it changes."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.engine import Connection
from sqlalchemy.exc import DBAPIError

from quarterdeck.server.storage.probe import can_be_asked, same_file, write_and_read
from quarterdeck.server.storage.store import Store

log = logging.getLogger(__name__)

FRESH_S = 1.0  # however often somebody asks, the disk is asked once in this time
PATIENCE_S = 5.0
LOOK_S = 30.0  # between two looks when nobody asks, and between two at all tables


class Health:
    """Of one server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.why = ""  # what is wrong; empty: nothing
        self._looked = -FRESH_S
        self._look: asyncio.Task[str] | None = None
        self._all_seen = -LOOK_S  # when every table was there

    async def look(self) -> str:
        """What is wrong now, in a sentence for whoever runs the server; empty: nothing."""
        if time.monotonic() - self._looked < FRESH_S:
            return self.why
        if self._look is None:
            self._look = asyncio.create_task(self._ask())
            self._look.add_done_callback(lambda _: setattr(self, "_look", None))
        return await asyncio.shield(self._look)

    async def watch(self) -> None:
        """Look now and then, for the log."""
        while True:
            await asyncio.sleep(LOOK_S)
            await self.look()

    async def _ask(self) -> str:
        why = ""
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self.store.run(self._work)
        except TimeoutError:
            why = "the disk does not answer"
        except DBAPIError as error:
            why = f"the database refuses: {str(error.orig).strip().splitlines()[0]}"
        except Exception as error:
            why = str(error) or type(error).__name__
        if why != self.why:
            if why:
                log.error("the storage is not well: %s", why)
            else:
                log.warning("the storage is well again")
        self.why, self._looked = why, time.monotonic()
        return why

    def _work(self, connection: Connection) -> None:
        write_and_read(connection)
        if time.monotonic() - self._all_seen >= LOOK_S:
            can_be_asked(connection)
            self._all_seen = time.monotonic()
        if self.store.file:
            same_file(self.store.file, connection)
