"""What the quick lane and the bots need of the table they belong to."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from quarterdeck.bots.worker import Pool
from quarterdeck.core.action import Action
from quarterdeck.server.batch import Batch, Do
from quarterdeck.server.rows import TableRow
from quarterdeck.server.settings import Settings
from quarterdeck.server.store import Store
from quarterdeck.server.turn import Turn
from quarterdeck.table.table import Table


@dataclass
class Services:
    """What every table uses."""

    settings: Settings
    store: Store
    pool: Pool
    engine: Pool | None = None  # for NATURE's work that is not done by the rules


class Host:
    """A running table, as far as they see it; ``Running`` is it."""

    services: Services
    row: TableRow
    table: Table | None
    lock: Turn
    is_broken: bool
    acted: int

    def collect(self, do: Do | None = None) -> Batch:
        """What somebody does and all that follows by itself, in memory."""
        raise NotImplementedError

    def tell(self, batch: Batch) -> None:
        """It is on the disk: everybody may know."""
        raise NotImplementedError

    def plan(self) -> None:
        """See to it that what is due later happens later."""
        raise NotImplementedError

    @property
    def is_for_somebody(self) -> bool:
        """A person plays or looks on: for nobody bots need not play."""
        raise NotImplementedError

    @property
    def is_looked_at(self) -> bool:
        """Somebody is here, and waits."""
        raise NotImplementedError

    async def bot_acts(self, seat: int, action: Action, v: int) -> bool:
        """Carry out a bot's choice, or NATURE's act, under the lock."""
        raise NotImplementedError

    async def recover(self) -> None:
        """Back to what the disk has."""
        raise NotImplementedError

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run it on its own."""
        raise NotImplementedError
