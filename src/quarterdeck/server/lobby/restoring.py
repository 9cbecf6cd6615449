"""After a start: running games go on, and finished ones are kept as they were shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from quarterdeck.server.errors import Trouble
from quarterdeck.server.session.session import Session
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage.queries import playing_codes, unkept_codes
from quarterdeck.server.storage.store import Store

Wake = Callable[[str], Awaitable[Session]]  # a table from the disk, if it is not in memory

log = logging.getLogger(__name__)

DAY_S = 86_400


async def restore(store: Store, settings: Settings, closed: dict[str, str], wake: Wake) -> None:
    """Every running game comes back, bots and timers too, one by one."""
    began = time.monotonic()
    playing = await store.run(playing_codes(int(time.time()) - settings.restore_days * DAY_S))
    codes = [code for code in playing if code not in closed]
    for code in codes:
        try:
            await wake(code)
        except Exception:
            log.exception("table %s cannot go on", code)
        await asyncio.sleep(settings.restore_pause_s)
    if codes:
        log.info("%d tables restored in %.1f s", len(codes), time.monotonic() - began)
    await keep_finished(store, settings, wake)


async def keep_finished(store: Store, settings: Settings, wake: Wake) -> None:
    """Games that ended just before a stop, or before endings were kept: the next version of their
    rules must find them shown already.
    """
    for code in await store.run(unkept_codes):
        try:
            await (await wake(code)).keeping.keep()
        except Trouble as trouble:
            log.warning("table %s cannot be kept: %s", code, trouble.why.key)
        except Exception:
            log.exception("table %s cannot be kept", code)
        await asyncio.sleep(settings.restore_pause_s)
