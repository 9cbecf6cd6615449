"""When a game is over: what will be shown of it goes to the disk, the game out of memory."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from quarterdeck.server.errors import Trouble
from quarterdeck.server.session.finished import Finished, finish
from quarterdeck.server.session.interface import SessionInterface
from quarterdeck.server.storage.heats import is_veiled
from quarterdeck.server.storage.queries import save_finished

log = logging.getLogger(__name__)


class Keeping:
    """Keeps the ending of one session's game, once."""

    def __init__(self, session: SessionInterface) -> None:
        self._session = session
        self._task: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """It is being written just now."""
        return self._task is not None

    def keep(self) -> asyncio.Task[None]:
        """What will be shown of the game goes to the disk, and the game leaves the memory."""
        if self._task is None:
            self._task = self._session.spawn(self._keep())
        return self._task

    async def _keep(self) -> None:
        session = self._session
        try:
            table = session.table
            if table is None or not table.is_over:
                return
            finished, frames = await finish(session.row, table)
            ending = msgspec.msgpack.encode(finished)
            await session.services.store.run(save_finished(session.row.code, ending, frames))
            async with session.lock:
                session.finished, session.table = finished, None
        except Exception:  # it is all in the journal: whoever asks for it next tries again
            log.exception("table %s: what is shown of it was not kept", session.row.code)
        finally:
            self._task = None

    async def ending(self) -> Finished:
        """What everybody is shown of the game; Trouble while it is not over, or while others who
        have the same draws play on."""
        session = self._session
        if session.row.status != "over":
            raise Trouble(409, "no-not-over")
        heat = session.row.heat
        if heat is not None and heat.veiled and await session.services.store.run(is_veiled(heat)):
            raise Trouble(409, "no-veiled")
        return await self.kept()

    async def kept(self) -> Finished:
        """What is kept of it, whoever may see that."""
        session = self._session
        if session.finished is None:
            await asyncio.shield(self.keep())
        if session.finished is None:
            raise Trouble(503, "no-not-saved")
        return session.finished
