"""Replays as browsers take them: packed once, by another thread, and kept while there is room."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict

import msgspec

from quarterdeck.core.info import BadSetup
from quarterdeck.core.seat import NOBODY
from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.session.finished import read_frames, seen_frames
from quarterdeck.server.session.session import Session
from quarterdeck.server.storage.queries import load_frames
from quarterdeck.server.storage.store import Store
from quarterdeck.table.record import BadRecord, parse

MOST_BYTES = 32 * 2**20  # kept of all of them
MOST_PACKING = 20  # games, before whoever asks for one more is asked to wait
AT_ONCE = 1
LEVEL = 6


class Replays:
    """Of all tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.made = 0
        self._kept: OrderedDict[tuple[str, bytes], bytes] = OrderedDict()
        self._size = 0
        self._packing: dict[tuple[str, bytes], asyncio.Task[bytes]] = {}
        self._one = asyncio.Semaphore(AT_ONCE)

    async def packed(self, session: Session, eyes: int = NOBODY) -> bytes:
        """In gzip; ``eyes``: of a seat, or OPEN. Trouble while the game is not over."""
        ending = await session.keeping.ending()
        table = _still(session.seating.info())
        if eyes >= len(table.seats):
            raise Trouble(404, "no-such-seat")
        key = (f"{table.code} {eyes}", msgspec.json.encode(table))
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        if (task := self._packing.get(key)) is None:
            if len(self._packing) >= MOST_PACKING:
                raise Trouble(429, "no-too-fast")
            result = ending.seen(NOBODY).stand.result
            assert result is not None
            record = ending.record_lines() if eyes != NOBODY else ""
            task = asyncio.create_task(self._pack(key, table, result, record, eyes))
            self._packing[key] = task
            task.add_done_callback(lambda _: self._packing.pop(key, None))
        return await asyncio.shield(task)

    async def _pack(
        self,
        key: tuple[str, bytes],
        table: protocol.TableInfo,
        result: protocol.Result,
        record: str,
        eyes: int,
    ) -> bytes:
        async with self._one:
            self.made += 1
            if record:
                try:
                    packed = await asyncio.to_thread(_seen, table, record, eyes, result)
                except (BadRecord, BadSetup) as error:
                    raise Trouble(409, "no-look-back") from error
            else:
                frames = await self.store.run(load_frames(table.code))
                packed = await asyncio.to_thread(_packed, table, frames, result)
        self._kept[key] = packed
        self._size += len(packed)
        while self._size > MOST_BYTES and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._size -= len(old)
        return packed


def _seen(table: protocol.TableInfo, record: str, eyes: int, result: protocol.Result) -> bytes:
    replay = protocol.Replay(table, seen_frames(parse(record), eyes), result)
    return gzip.compress(msgspec.json.encode(replay), LEVEL, mtime=0)


def _packed(table: protocol.TableInfo, frames: bytes, result: protocol.Result) -> bytes:
    replay = protocol.Replay(table, read_frames(frames), result)
    return gzip.compress(msgspec.json.encode(replay), LEVEL, mtime=0)


def _still(info: protocol.TableInfo) -> protocol.TableInfo:
    """As it is for good: who looks on just now is no part of a replay."""
    seats = [msgspec.structs.replace(seat, away=False) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats, watchers=0, host=-1)
