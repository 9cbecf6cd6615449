"""Now and then: what nobody has used for long is deleted."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from quarterdeck.server.lobby.lobby import Lobby
from quarterdeck.server.lobby.restoring import DAY_S
from quarterdeck.server.people.unused import drop_guests, drop_sessions

log = logging.getLogger(__name__)

EVERY_S = 3600.0


async def forget_unused(lobby: Lobby) -> None:
    """As long as the server runs."""
    while True:
        try:
            await forget_once(lobby)
        except SQLAlchemyError:
            log.exception("the disk does not answer; it is tried again in an hour")
        await asyncio.sleep(EVERY_S)


async def forget_once(lobby: Lobby) -> None:
    """Sessions, then guests, a few at a time."""
    settings, store, now = lobby.settings, lobby.store, int(time.time())
    if settings.keep_sessions_days:
        gone = await store.run(drop_sessions(now - settings.keep_sessions_days * DAY_S))
        if gone:
            log.info("%d sessions that nobody used were ended", gone)
    if settings.keep_guests_days:
        gone, after, is_more = 0, "", True
        while is_more:
            before = now - settings.keep_guests_days * DAY_S
            some, after = await store.run(drop_guests(before, after))
            gone += some
            is_more = bool(after)
            await asyncio.sleep(0)
        if gone:
            log.info("%d guests who never came again were forgotten", gone)
