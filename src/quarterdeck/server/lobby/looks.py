"""Looks back at finished games: reckoned once by a worker, kept, and finer when nobody waits."""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy.engine import Connection

from quarterdeck.core.event import Heard
from quarterdeck.core.view import View
from quarterdeck.lookback.parts import VERSION
from quarterdeck.lookback.task import PIECES, ask_hint, look_back, piece, whole
from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.limits import Limit, Places
from quarterdeck.server.people.keep import note_look
from quarterdeck.server.session.session import Session
from quarterdeck.server.storage.queries import load_look, save_look
from quarterdeck.server.storage.store import Store
from quarterdeck.workers.fair import Who
from quarterdeck.workers.pool import Pool

log = logging.getLogger(__name__)

TRADE = "quarterdeck.lookback.task"
WORKERS = 1  # bots and shots have their own
NICE = 10  # and come first
LIMIT_S = 120.0
MOST_WAITING = 40  # games that are looked at for the first time
MOST_EACH = 10  # of them for one address
MOST_FINER = 200
MOST_REFUSED = 1000
NOBODY = Who()  # in particular


def looks_pool() -> Pool:
    """Who looks back; its process starts with the first look."""
    return Pool(WORKERS, TRADE, LIMIT_S, lambda answer: answer, NICE)


class Looks:
    """One worker for all; each game is asked for once, however often people ask."""

    def __init__(self, store: Store, pool: Pool, limits: float, finer: bool = True) -> None:
        self.store = store
        self.finer = finer
        self.pool = pool
        self.looking = Limit(30, 1, limits)  # per guest
        self.hinting = Limit(6, 0.5, limits)  # per guest
        self.hinting_here = Limit(20, 2, limits)  # per address: one worker thinks for everybody
        self._first: dict[str, asyncio.Task[protocol.LookBack]] = {}
        self._waiting = Places(MOST_EACH if limits > 0 else 0)
        self._finer: dict[str, asyncio.Task[None]] = {}
        self._refused: OrderedDict[str, str] = OrderedDict()  # records that cannot be looked at

    async def look(self, session: Session, who: Who = NOBODY) -> protocol.LookBack:
        """At a game that is over: what is there, else a coarse look; a finer one follows."""
        code = session.row.code
        ending = await session.keeping.ending()
        if code in self._refused:
            raise Trouble(409, "no-look-back")
        kept = await self.store.run(load_look(code, VERSION))
        if kept is not None:
            found = read(kept[1])
        else:
            found = await asyncio.shield(self._look_first(code, ending.record_lines(), who))
        if found.fineness == "coarse" and self.finer:
            self._look_finer(code, ending.record_lines())
        return msgspec.structs.replace(found, finer=code in self._finer)

    def close(self) -> None:
        """What is under way is asked for again some day."""
        for task in (*self._first.values(), *self._finer.values()):
            task.cancel()

    async def hint(
        self, game_id: str, view: View, heard: list[Heard], seat: int, v: int, who: Who = NOBODY
    ) -> protocol.Hint:
        """What a strong bot would do."""
        task = ask_hint(game_id, view, heard, seat, secrets.randbits(60))
        found: dict[str, Any] = msgspec.json.decode(await self._ask(task, True, who))
        return msgspec.convert({"v": v, **found}, protocol.Hint)

    def _look_first(self, code: str, record: str, who: Who) -> asyncio.Task[protocol.LookBack]:
        if (task := self._first.get(code)) is None:
            if len(self._first) >= MOST_WAITING or not self._waiting.enter(who.address):
                raise Trouble(429, "no-too-fast")
            task = asyncio.create_task(self._reckon(code, record, who))
            self._first[code] = task
            task.add_done_callback(lambda _: self._looked(code, who))
        return task

    def _looked(self, code: str, who: Who) -> None:
        self._first.pop(code, None)
        self._waiting.leave(who.address)

    async def _reckon(self, code: str, record: str, who: Who) -> protocol.LookBack:
        try:
            made = await self._ask(look_back(record, "coarse"), True, who)
        except BadLook as error:
            log.warning("table %s cannot be looked back at: %s", code, error)
            self._refused[code] = str(error)
            if len(self._refused) > MOST_REFUSED:
                self._refused.popitem(last=False)
            raise Trouble(409, "no-look-back") from None
        except Exception:
            log.exception("table %s: no look back", code)
            raise Trouble(503, "no-server-error") from None
        await self._save(code, "coarse", made)
        return read(zlib.compress(made))

    def _look_finer(self, code: str, record: str) -> None:
        if code not in self._finer and len(self._finer) < MOST_FINER:
            task = asyncio.create_task(self._refine(code, record))
            self._finer[code] = task
            task.add_done_callback(lambda _: self._finer.pop(code, None))

    async def _refine(self, code: str, record: str) -> None:
        """Piece by piece, after everything that somebody waits for."""
        try:
            pieces = [await self._ask(piece(record, n), False) for n in range(PIECES)]
            await self._save(code, "fine", await self._ask(whole(record, pieces), False))
        except Exception:  # the coarse one stays
            log.exception("table %s: no finer look back", code)

    async def _save(self, code: str, fineness: str, made: bytes) -> None:
        packed = zlib.compress(made)
        save = save_look(code, VERSION, fineness, packed)
        found = read(packed)
        note = note_look(code, found.parts, found.spent)

        def work(connection: Connection) -> None:
            save(connection)
            note(connection)

        await self.store.run(work)

    async def _ask(self, task: Any, urgent: bool, who: Who = NOBODY) -> Any:
        waits = [who] if who.address else []
        how, answer = await asyncio.wrap_future(self.pool.submit(task, urgent, waits))
        if how == "bad":
            raise BadLook(answer)
        return answer


class BadLook(ValueError):
    """The record is refused; the message says why."""


def read(kept: bytes) -> protocol.LookBack:
    """As the disk has it."""
    return msgspec.json.decode(zlib.decompress(kept), type=protocol.LookBack)
