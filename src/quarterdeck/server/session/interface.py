"""What the parts of a session need of the whole."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from quarterdeck.core.action import Action
from quarterdeck.server.monitoring.counted import Uncounted
from quarterdeck.server.session.batch import Batch, Intent
from quarterdeck.server.session.finished import Finished
from quarterdeck.server.session.settled_lock import SettledLock
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.server.storage.store import Store
from quarterdeck.table.table import Table
from quarterdeck.workers.fair import Who
from quarterdeck.workers.pool import Pool


@dataclass
class Services:
    """What every table uses."""

    settings: Settings
    store: Store
    pool: Pool
    engine: Pool | None = None  # for NATURE's work that is not done by the rules
    bell: Callable[[SessionInterface], None] | None = None  # for those who are not here
    counts: Uncounted = field(default_factory=Uncounted)  # who counts what happens
    claim: Callable[[str], Awaitable[None]] | None = None  # a table, where several servers are


class SessionInterface:
    """A session as its parts see it; ``Session`` is it."""

    services: Services
    table: Table | None  # None: not begun, or over and kept
    finished: Finished | None  # what is shown of it then
    lock: SettledLock
    is_broken: bool
    acted: int

    @property
    def row(self) -> TableRow:
        """The table as the disk has it."""
        raise NotImplementedError

    @property
    def v(self) -> int:
        """How many changes there were."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """The game is over and left the memory."""
        raise NotImplementedError

    def collect(self, intent: Intent | None = None) -> Batch:
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

    def who_waits(self) -> list[Who]:
        """For whom bots think and shots are computed."""
        raise NotImplementedError

    async def bot_acts(self, seat: int, action: Action, v: int) -> bool:
        """Carry out a bot's choice, or NATURE's act, under the lock."""
        raise NotImplementedError

    async def is_played_by_another(self, seat: int) -> None:
        """A seat went to a bot or back; under the lock."""
        raise NotImplementedError

    async def pump(self) -> None:
        """Do what is due."""
        raise NotImplementedError

    async def reload(self) -> None:
        """Back to what the disk has; called under the lock."""
        raise NotImplementedError

    async def recover(self) -> None:
        """Back to what the disk has, once nothing is under way any more."""
        raise NotImplementedError

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run it on its own."""
        raise NotImplementedError
