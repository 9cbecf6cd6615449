"""Games go on though nobody looks: what the dead had is shared out among those who live."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.errors import Trouble
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.nodes import Nodes
from quarterdeck.server.lobby.restoring import DAY_S
from quarterdeck.server.storage.lease import BEAT_S

log = logging.getLogger(__name__)

TENTHS = 10
GOODBYE_S = 1.0  # for the last words on lines that are closed


class Steward:
    """Of one server among several."""

    def __init__(self, lobby: Lobby, nodes: Nodes, limits: Limits) -> None:
        self.lobby = lobby
        self.nodes = nodes
        self.limits = limits
        self._is_new = True  # tables that never had an owner are looked for

    async def watch(self) -> None:
        """For ever, until this server stops. A table that takes long to load keeps nobody from
        seeing who is dead.
        """
        await asyncio.gather(self._often(self.look), self._often(self.adopt))

    async def _often(self, do: Callable[[], Awaitable[None]]) -> None:
        while not self.nodes.is_leaving:
            try:
                await do()
            except SQLAlchemyError:
                log.warning("the database does not answer the steward")
            except Exception:
                log.exception("the steward stumbled")
            await asyncio.sleep(BEAT_S)

    async def look(self) -> None:
        """Once: who is there, who is dead."""
        nodes = self.nodes
        await nodes.look()
        self.limits.share(len(nodes.known))
        if await nodes.bury():
            await nodes.look()  # their lines are cut at once

    async def adopt(self) -> None:
        """Once: what the dead had, as far as the others do not take it."""
        nodes = self.nodes
        since = int(time.time()) - self.lobby.settings.restore_days * DAY_S
        while not nodes.is_leaving:
            codes = await nodes.ask(nodes.lease.adopt, since)
            if not codes and self._is_new:
                codes = await nodes.ask(nodes.lease.adopt, since, True)
                self._is_new = bool(codes)
            if not codes:
                return
            for code in codes:
                await self._take(code)

    async def _take(self, code: str) -> None:
        try:
            await self.lobby.wake(code)
        except Trouble as trouble:
            log.warning("table %s cannot go on: %s", code, trouble.why.key)
        except Exception:
            log.exception("table %s cannot go on", code)
        await asyncio.sleep(self.lobby.settings.restore_pause_s)

    async def drain(self) -> None:
        """Before this server stops: those with people first find another, a tenth at a time; what
        nobody looks at is taken by the others' stewards.
        """
        nodes, lobby = self.nodes, self.lobby
        nodes.is_leaving = True
        await nodes.ask(nodes.lease.leave, "draining")
        await lobby.remember()
        sessions = sorted(lobby.sessions(), key=lambda s: not s.is_looked_at)
        for n in range(TENTHS):
            part = sessions[n * len(sessions) // TENTHS : (n + 1) * len(sessions) // TENTHS]
            await lobby.give_up(part)
        for splice in list(nodes.splices):
            splice.abort()
        until = time.monotonic() + GOODBYE_S
        while time.monotonic() < until and any(s.seating.connections for s in sessions):
            await asyncio.sleep(0.01)
        await nodes.ask(nodes.lease.leave, "dead")
