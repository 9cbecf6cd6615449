"""NATURE's work that an engine does (a shot): asked once the shot is on the disk, in a worker."""

from __future__ import annotations

import asyncio
import logging
from importlib import import_module

from quarterdeck.core.action import Action
from quarterdeck.core.seat import NATURE
from quarterdeck.core.step import Step
from quarterdeck.server.session.interface import SessionInterface
from quarterdeck.table.chance import SealedChance
from quarterdeck.table.table import Table
from quarterdeck.workers.pool import Pool

log = logging.getLogger(__name__)

TRIES = 2  # a worker that dies of it was replaced and asked again already (Pool)
LIMIT_S = 60.0  # the first shot loads the engine: a second or two, more on a busy machine
WORKERS = 1  # a shot takes about 40 ms
MEND_S = 1.0  # after something failed, before the next try


def engine_pool(trade: str) -> Pool | None:
    """Who computes shots; None: the engine is not installed, or not wanted."""
    if not trade or not import_module(trade).available():
        return None
    return Pool(WORKERS, trade, LIMIT_S)


class NatureEngine:
    """Of one table. What waits is read from the table, so a restart goes on with it."""

    def __init__(self, session: SessionInterface) -> None:
        self.session = session
        self._task: asyncio.Task[None] | None = None
        self._is_warm = False

    @property
    def is_busy(self) -> bool:
        """A shot is in the air."""
        return self._task is not None

    def wake(self) -> None:
        """Have computed what waits; call it after every change, when it is on the disk."""
        session = self.session
        table = session.table
        engine = session.services.engine
        if engine is not None and table is not None and not self._is_warm:
            self._is_warm = True
            if any(type(step).scene is not Step.scene for step in table.game.steps):
                engine.warm(table.game.info.id)  # loading takes longer than a shot
        if self._task is None and table is not None and not session.is_broken and table.scene():
            self._task = session.spawn(self._serve())

    async def _serve(self) -> None:
        try:
            await self._act()
        except Exception:
            log.exception("table %s: a shot failed", self.session.row.code)
            await asyncio.sleep(MEND_S)
        finally:
            self._task = None
        self.wake()

    async def _act(self) -> None:
        session = self.session
        async with session.lock:
            table = session.table
            if table is None or not (scene := self._awaited(table)):
                return
            v = table.v
        action = await self._computed(table, scene)
        async with session.lock:
            if table.v != v or not self._awaited(table):
                return
            if action is not None and await session.bot_acts(NATURE, action, v):
                return
            log.error("table %s: the quick stand-in shoots", session.row.code)
            by_rules = table.chance.act(table.game, table.state, table.draws)
            if not await session.bot_acts(NATURE, by_rules, v):
                raise RuntimeError("the rules refuse what they drew")

    def _awaited(self, table: Table) -> tuple[int, ...]:
        """What the table waits for, if it is still this one and to be trusted."""
        session = self.session
        return () if session.is_broken or session.table is not table else table.scene()

    async def _computed(self, table: Table, scene: tuple[int, ...]) -> Action | None:
        """By a worker, with the luck that the match is committed to; None: no worker can."""
        engine, chance = self.session.services.engine, table.chance
        assert engine is not None
        assert isinstance(chance, SealedChance)
        who = self.session.who_waits()
        task = (table.game.info.id, scene, chance.seed_of(table.draws))
        for _ in range(TRIES):
            try:
                return await asyncio.wrap_future(engine.submit(task, True, who))
            except Exception:
                log.exception("table %s: no answer from the engine", self.session.row.code)
        return None
