"""All that is ever shown of a finished game, kept when it ends: showing it takes no rules."""

from __future__ import annotations

import asyncio
import time
import zlib

import msgspec

from quarterdeck import registry
from quarterdeck.core.seat import NOBODY
from quarterdeck.server import present, protocol
from quarterdeck.server.storage.schema import TableRow
from quarterdeck.table.chance import chance_of
from quarterdeck.table.record import End, Header, Record, first_state, parse
from quarterdeck.table.table import Table
from quarterdeck.table.verify import draws_of

SLICE_S = 0.004  # of this work, before somebody else may run


class Seen(msgspec.Struct):
    """What one reader sees of it: how it stands at the end, and the log."""

    stand: protocol.Stand
    log: list[protocol.Fact]


class Finished(msgspec.Struct):
    """Compressed parts: few of them are ever asked for."""

    v: int
    record: bytes
    readers: list[bytes]  # by seat; the spectators' is the last, so that NOBODY finds it

    def seen(self, reader: int) -> Seen:
        """By a seat, or by a spectator."""
        return msgspec.json.decode(zlib.decompress(self.readers[max(reader, -1)]), type=Seen)

    def record_lines(self) -> str:
        """The record as a file."""
        return zlib.decompress(self.record).decode()


def renamed(finished: Finished, seat: int, name: str) -> Finished:
    """The same with another name for a seat."""
    told = parse(finished.record_lines())
    names = [name if n == seat else before for n, before in enumerate(told.header.seats)]
    told.header = msgspec.structs.replace(told.header, seats=names)
    record = zlib.compress(told.to_lines().encode())
    return msgspec.structs.replace(finished, record=record)


async def finish(row: TableRow, table: Table) -> tuple[Finished, bytes]:
    """A game that is over, and its replay for everybody, both ready for the disk."""
    told = record_of(row, table)
    readers = []
    for reader in (*range(len(row.seats)), NOBODY):
        log = present.log(table.game, table.told, reader, row.seats)
        seen = Seen(present.stand(table, reader, 0), log)
        readers.append(zlib.compress(msgspec.json.encode(seen)))
        await asyncio.sleep(0)
    finished = Finished(table.v, zlib.compress(told.to_lines().encode()), readers)
    return finished, await _frames(table, told)


async def _frames(table: Table, told: Record) -> bytes:
    """The game once more, a frame for each action; games that go on do not wait for it."""
    game = table.game
    packer = zlib.compressobj()
    s = first_state(game, told.header, loud=True)
    out = [packer.compress(b"[" + msgspec.json.encode(present.frame(game, s, NOBODY)))]
    since = time.monotonic()
    draws = draws_of(told)
    for a in told.actions:
        before, s.marks = s.clone(), []
        drawn = draws.lots(game, s, a) if draws is not None else None
        game.act(s, a)
        shown = present.frame(game, s, a.seat, before)
        if drawn is not None:
            shown = msgspec.structs.replace(shown, drawn=protocol.Drawn(*drawn))
        out.append(packer.compress(b"," + msgspec.json.encode(shown)))
        if time.monotonic() - since > SLICE_S:
            await asyncio.sleep(0)
            since = time.monotonic()
    out.append(packer.compress(b"]") + packer.flush())
    return b"".join(out)


def read_frames(kept: bytes) -> list[protocol.ReplayFrame]:
    """A replay as the disk has it."""
    return msgspec.json.decode(zlib.decompress(kept), type=list[protocol.ReplayFrame])


def seen_frames(record: Record, reader: int) -> list[protocol.ReplayFrame]:
    """A replay as one seat saw its game, or with all that any seat saw (``OPEN``).

    ValueError (BadSetup, BadRecord) where its rules are not played any more: what is kept is what
    everybody saw.
    """
    game = registry.game(record.header.game)
    s = first_state(game, record.header, loud=True)
    out = [present.frame(game, s, NOBODY, None, reader)]
    for a in record.actions:
        before, s.marks = s.clone(), []
        game.act(s, a)
        out.append(present.frame(game, s, a.seat, before, reader))
    return out


class OnlyDrawn(msgspec.Struct):
    """Of a replay's frame."""

    drawn: protocol.Drawn | msgspec.UnsetType = msgspec.UNSET


def draws_told(finished: Finished, frames: bytes) -> protocol.Draws:
    """Its draws, and what they can be checked with, if anything was promised."""
    lines = finished.record_lines().strip().split("\n")
    record = parse("\n".join((lines[0], lines[-1])))
    draws = draws_of(record)
    if draws is None or record.end is None:
        return protocol.Draws("", "", [], [])
    drawn = msgspec.json.decode(zlib.decompress(frames), type=list[OnlyDrawn])
    return protocol.Draws(
        record.header.commitment,
        record.end.secret,
        record.header.parts,
        [one.drawn for one in drawn if one.drawn is not msgspec.UNSET],
    )


def record_of(row: TableRow, table: Table) -> Record:
    """The whole truth of a finished game."""
    r = table.result()
    assert r is not None
    chance = chance_of(row.secret, row.parts)
    header = Header(
        row.game,
        row.rules_version,
        row.options,
        [s.name for s in row.seats],
        "" if row.guide or row.origin else chance.commitment,
        parts=row.parts if any(row.parts) else [],
    )
    secret = "" if row.guide or row.origin else row.secret  # some draws are another game's
    end = End(r.winners, r.scores, r.reason, secret)
    return Record(header, list(table.actions), end)
