"""A data set that is being made: games come in any order, parts are written in one stroke.

A game that was added is on the disk. Whoever is killed begins again with what is missing: each
part's games stand in a journal until the part is whole.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import msgspec

from quarterdeck.data.card import (
    CARD,
    GAMES,
    BadData,
    Card,
    Part,
    Source,
    read_card,
    sha256,
    write_card,
)
from quarterdeck.extra import missing

PART_GAMES = 1000  # or a few more: sets stay together
UNDER_WAY = "under-way"
LOCK = ".lock"


class GameRow(msgspec.Struct, frozen=True):
    """One finished game."""

    game: int
    bots: list[str]  # by seat
    shares: list[float]  # of the win
    scores: list[int]
    winners: list[int]
    decisions: int  # of players
    record: str


class _Line(msgspec.Struct, frozen=True):
    """A line of a journal."""

    set: int
    games: list[GameRow]


def arrow() -> Any:
    """The library that knows Parquet."""
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise missing(error, "data") from None
    return pyarrow


def part_file(kind: str, number: int) -> str:
    """The name of a part within its data set."""
    return f"{kind}/part-{number:05}.parquet"


def part_number(file: str) -> int:
    """And back."""
    return int(file.removesuffix(".parquet").rpartition("-")[2])


class Folder:
    """Sets of games, numbered; ``width`` games in each. Use it in a ``with``."""

    def __init__(self, path: Path, source: Source, width: int) -> None:
        self.path = path
        self.width = width
        self.sets = source.games // width
        self.per_part = -(-PART_GAMES // width)
        self.pyarrow = arrow()
        self.card = self._opened(path, source)
        self.lock = _locked(path)
        self.whole: set[int] = set()  # finished parts
        self.waiting: dict[int, dict[int, list[GameRow]]] = {}  # by part and set
        self.journals: dict[int, IO[bytes]] = {}
        try:
            self._take_up()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of it; what is under way stays in its journals."""
        for journal in self.journals.values():
            journal.close()
        self.journals.clear()
        self.lock.close()

    # ------------------------------------------------------------ what is there

    def missing(self) -> list[int]:
        """The sets that have still to be played."""
        return [
            k
            for k in range(self.sets)
            if k // self.per_part not in self.whole
            and k not in self.waiting.get(k // self.per_part, ())
        ]

    def outcomes(self) -> Iterator[tuple[int, list[GameRow]]]:
        """What was played before, set by set, without the records of finished parts."""
        for number in sorted(self.whole):
            names = [f for f in GameRow.__struct_fields__ if f != "record"]
            file = self.path / part_file(GAMES, number)
            rows = self._read(file, names)
            games = [GameRow(**row, record="") for row in rows]
            for k in range(0, len(games), self.width):
                yield games[k].game // self.width, games[k : k + self.width]
        for sets in self.waiting.values():
            yield from sets.items()

    # ------------------------------------------------------------ what is added

    def add(self, number: int, games: list[GameRow]) -> None:
        """A set that was played; it will not be asked for again."""
        part = number // self.per_part
        journal = self.journals.get(part)
        if journal is None:
            journal = self.journals[part] = self._journal(part).open("ab")
        journal.write(msgspec.json.encode(_Line(number, games)) + b"\n")
        journal.flush()
        self.waiting.setdefault(part, {})[number] = games
        self._finish(part)

    def _finish(self, part: int) -> None:
        """Write a part, if it is whole."""
        first = part * self.per_part
        numbers = range(first, min(first + self.per_part, self.sets))
        sets = self.waiting[part]
        if len(sets) < len(numbers):
            return
        rows = [row for k in numbers for row in sets[k]]
        name = part_file(GAMES, part)
        with writing(self.path / name) as new:
            self.pyarrow.parquet.write_table(self._table(rows), new, compression="zstd")
        self._note(name, rows)
        self.whole.add(part)
        del self.waiting[part]
        if part in self.journals:
            self.journals.pop(part).close()
        self._journal(part).unlink(missing_ok=True)

    def _note(self, name: str, rows: Sequence[GameRow]) -> None:
        decisions = sum(row.decisions for row in rows)
        part = Part(name, len(rows), decisions, sha256(self.path / name))
        self.card.parts = sorted([*self.card.parts, part], key=lambda p: p.file)
        write_card(self.path, self.card)

    def _table(self, rows: Sequence[GameRow]) -> Any:
        pa = self.pyarrow
        kinds = {
            "game": pa.int64(),
            "bots": pa.list_(pa.string()),
            "shares": pa.list_(pa.float64()),
            "scores": pa.list_(pa.int32()),
            "winners": pa.list_(pa.int32()),
            "decisions": pa.int32(),
            "record": pa.string(),
        }
        about = {b"quarterdeck": msgspec.json.encode(self.card.source)}
        columns = [[getattr(row, name) for row in rows] for name in kinds]
        arrays = [pa.array(c, k) for c, k in zip(columns, kinds.values(), strict=True)]
        return pa.Table.from_arrays(arrays, schema=pa.schema(kinds.items(), metadata=about))

    # ------------------------------------------------------------ how it begins

    def _opened(self, path: Path, source: Source) -> Card:
        """The card that is there, if it is of the same games; else a new one."""
        card = read_card(path)
        if card is None:
            if path.exists() and any(path.iterdir()):
                raise BadData(f"{path} is not empty, and no data set")
            (path / UNDER_WAY).mkdir(parents=True)
            (path / GAMES).mkdir()
            card = Card(source)
            write_card(path, card)
        elif card.source != source:
            raise BadData(f"{path} is another data set: {_differing(card.source, source)}")
        return card

    def _take_up(self) -> None:
        """What an earlier run has left."""
        known = {part.file for part in self.card.parts}
        for number in range(-(-self.sets // self.per_part)):
            name = part_file(GAMES, number)
            file = self.path / name
            if file.exists():
                self.whole.add(number)
                self._journal(number).unlink(missing_ok=True)
                if name not in known:  # killed before it was on the card
                    self._note(name, [GameRow(**row) for row in self._read(file)])
            elif name in known:
                raise BadData(f"{self.path} has lost {name}, which is on its card")
            elif self._journal(number).exists():
                self.waiting[number] = _read_journal(self._journal(number))
                self._finish(number)

    def _read(self, file: Path, columns: list[str] | None = None) -> list[dict[str, Any]]:
        pa = self.pyarrow
        try:
            rows: list[dict[str, Any]] = pa.parquet.read_table(file, columns=columns).to_pylist()
        except pa.lib.ArrowInvalid:
            raise BadData(f"{file} is damaged: it is no Parquet file") from None
        return rows

    def _journal(self, part: int) -> Path:
        return self.path / UNDER_WAY / f"{part:05}.jsonl"


@contextmanager
def exporting(path: Path) -> Iterator[tuple[Card, Callable[[Part], None]]]:
    """Its card, and how a part of its decisions is noted there; nobody else writes meanwhile."""
    card = read_card(path)
    if card is None:
        raise BadData(f"{path} is no data set: it has no {CARD}")
    lock = _locked(path)

    def note(part: Part) -> None:
        card.decisions = sorted([*card.decisions, part], key=lambda p: p.file)
        write_card(path, card)

    try:
        yield card, note
    finally:
        lock.close()


class writing:  # noqa: N801  # reads as a verb: with writing(file) as new
    """A file that is there whole or not at all, whenever its writer is killed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.new = file.with_name(f".{file.name}.new")

    def __enter__(self) -> Path:
        return self.new

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            self.new.unlink(missing_ok=True)
            return
        with self.new.open("rb") as file:
            os.fsync(file.fileno())
        self.new.replace(self.file)


def _read_journal(path: Path) -> dict[int, list[GameRow]]:
    """Its whole lines; half a line, written while its writer was killed, is cut off."""
    sets: dict[int, list[GameRow]] = {}
    good = 0
    with path.open("rb+") as file:
        for text in file:
            try:
                line = msgspec.json.decode(text, type=_Line)
            except msgspec.MsgspecError:
                break
            if not text.endswith(b"\n"):
                break
            sets[line.set] = line.games
            good += len(text)
        file.truncate(good)
    return sets


def _differing(there: Source, here: Source) -> str:
    """The first thing in which they differ, in words."""
    for name in Source.__struct_fields__:
        a, b = getattr(there, name), getattr(here, name)
        if a != b:
            return f"{name.replace('_', ' ')} {a} there, {b} here"
    raise AssertionError("they are the same")


def _locked(path: Path) -> IO[bytes]:
    """Held by one process at a time; the system lets go of it when that ends."""
    file = (path / LOCK).open("wb")
    try:
        import fcntl
    except ImportError:  # Windows: whoever starts two runs has been warned
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadData(f"another run is writing to {path}") from None
    return file
