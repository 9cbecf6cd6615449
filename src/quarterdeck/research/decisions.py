"""Records as tables of decisions: what the seat saw, could do and did, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from shutil import copyfile
from typing import Any

import msgspec

from quarterdeck import registry
from quarterdeck.bots.levels import BadSpec
from quarterdeck.bots.levels import parse as bot_named
from quarterdeck.data.card import (
    DECISIONS,
    GAMES,
    BadData,
    Card,
    Part,
    Source,
    Table,
    read_card,
    sha256,
    write_card,
)
from quarterdeck.data.folder import Folder, GameRow, arrow, part_file, part_number, writing
from quarterdeck.extra import missing
from quarterdeck.research.kernel.run import Run
from quarterdeck.research.setting import Array, Setting, setting
from quarterdeck.table.record import BadRecord, Record, first_state, parse

try:
    import numpy as np
except ImportError as error:
    raise missing(error, "data") from None

AT_ONCE = 4096  # decisions that are held in memory before they are written
NO_NUMBER = -1
PERSON = "person"  # played by somebody whose name is nobody's business


@dataclass
class Decision:
    """One of a player's, as it was made."""

    seat: int
    row: Array
    lawful: list[int]
    action: int  # NO_NUMBER: a shot or a rope that is none of those offered
    words: str


def setting_of(source: Source) -> Setting:
    """The rows and numbers of a data set's games; BadSetup if they have none."""
    return setting(source.game, source.seats, **source.options)


def table_of(x: Setting) -> Table:
    """For the card."""
    return Table(x.version, x.row_size, x.size, [repr(part) for part in x.terms.slices])


def decisions(x: Setting, record: Record) -> Iterator[Decision]:
    """Play a record through; BadRecord at the first action that the rules refuse."""
    game = x.game
    s = first_state(game, record.header)
    run = Run(x.terms, 0, False, False, s)
    for number, a in enumerate(record.actions, start=1):
        refusal = game.check(s, a)
        if refusal is not None:
            raise BadRecord(f"action {number} {a} is refused: {refusal}")
        if a.seat >= 0:
            row = x.row(run, a.seat)
            lawful = [int(n) for n in run.lawful_of(a.seat)]
            words = msgspec.json.encode([a.verb, a.args]).decode()
            yield Decision(a.seat, row, lawful, _number(x, run, a), words)
        run.act_at_will(a)
    if record.end is None or not game.is_over(s):
        raise BadRecord("the game is not over")


def _number(x: Setting, run: Run, a: Any) -> int:
    if x.game.steps[run.s.stack[-1].op].wide:
        offered = run.offered
        return int(x.terms.packed) + offered.index(a) if a in offered else NO_NUMBER
    move = x.game.verb_named[a.verb].move(a.args)
    number = int(x.moves.number(move, a.seat))
    return number if number in run.lawful_of(a.seat) else NO_NUMBER


# ---------------------------------------------------------------- writing


def write_part(folder: Path, source: Source, number: int) -> Part:
    """The decisions of one part of the games, written a few thousand at a time."""
    pa = arrow()
    x = setting_of(source)
    name = part_file(DECISIONS, number)
    games = pa.parquet.ParquetFile(folder / part_file(GAMES, number))
    schema = _schema(pa, x)
    held: list[dict[str, Any]] = []
    many = count = 0
    with (
        writing(folder / name) as new,
        pa.parquet.ParquetWriter(new, schema, compression="zstd") as out,
    ):
        for batch in games.iter_batches(64, columns=["game", "record"]):
            for row in batch.to_pylist():
                count += 1
                held += _of_game(x, row["game"], row["record"])
                if len(held) >= AT_ONCE:
                    many += len(held)
                    out.write_table(_table(pa, schema, x, held))
                    held = []
        many += len(held)
        out.write_table(_table(pa, schema, x, held))
    return Part(name, count, many, sha256(folder / name))


def _of_game(x: Setting, game: int, text: str) -> list[dict[str, Any]]:
    try:
        record = parse(text)
        made = list(decisions(x, record))
    except BadRecord as error:
        raise BadData(f"game {game}: {error}") from None
    end = record.end
    assert end is not None
    shares = shares_of(end.winners, x.seats)
    levels = [level_of(name) for name in record.header.seats]
    return [
        {
            "game": game,
            "decision": k,
            "seat": d.seat,
            "level": levels[d.seat],
            "row": d.row,
            "lawful": d.lawful,
            "action": d.action if d.action != NO_NUMBER else None,
            "words": d.words,
            "share": shares[d.seat],
            "score": end.scores[d.seat],
        }
        for k, d in enumerate(made)
    ]


def shares_of(winners: list[int], seats: int) -> list[float]:
    """Of one win; where nobody wins, all do."""
    first = winners or list(range(seats))
    return [1 / len(first) if k in first else 0.0 for k in range(seats)]


def level_of(name: str) -> str:
    """A bot's name; nothing of a person's."""
    try:
        return bot_named(name).name
    except BadSpec:
        return PERSON


def _schema(pa: Any, x: Setting) -> Any:
    about = {b"quarterdeck": msgspec.json.encode(table_of(x)), b"rows": x.name.encode()}
    return pa.schema(
        [
            ("game", pa.int64()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("level", pa.dictionary(pa.int8(), pa.string())),
            ("row", pa.list_(pa.int16(), x.row_size)),
            ("lawful", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("words", pa.string()),
            ("share", pa.float32()),
            ("score", pa.int32()),
        ],
        metadata=about,
    )


def _table(pa: Any, schema: Any, x: Setting, held: list[dict[str, Any]]) -> Any:
    arrays = []
    for field in schema:
        values = [d[field.name] for d in held]
        if field.name == "row":
            flat = np.concatenate(values) if values else np.zeros(0, np.int16)
            arrays.append(pa.FixedSizeListArray.from_arrays(pa.array(flat), x.row_size))
        elif field.name == "level":
            arrays.append(pa.array(values, pa.string()).dictionary_encode().cast(field.type))
        else:
            arrays.append(pa.array(values, field.type))
    return pa.Table.from_arrays(arrays, schema=schema)


# ---------------------------------------------------------------- reading


class DataSet:
    """The decisions of a data set, a batch at a time, however many there are.

    One of other rows and numbers than these is refused: export it again from its records.
    """

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        card = read_card(self.folder)
        if card is None:
            raise BadData(f"{self.folder} is no data set: it has no card.json")
        if card.table is None or not card.decisions:
            raise BadData(f"{self.folder} has no decisions yet: quarterdeck export {self.folder}")
        self.card: Card = card
        self.setting = setting_of(card.source)
        check_version(self.folder, card, self.setting)

    def __len__(self) -> int:
        return sum(part.decisions for part in self.card.decisions)

    def batches(self, size: int = AT_ONCE) -> Iterator[dict[str, Array]]:
        """``rows`` and ``masks`` as a learner sees them, ``actions``, ``shares``, ``scores``,
        ``seats``, ``games``; without decisions whose action has no number.
        """
        x = self.setting
        columns = ["game", "seat", "row", "lawful", "action", "share", "score"]
        for part in self.card.decisions:
            file = arrow().parquet.ParquetFile(self.folder / part.file)
            for batch in file.iter_batches(size, columns=columns):
                numbered = batch.filter(batch["action"].is_valid())
                rows = numbered["row"].flatten().to_numpy().reshape(-1, x.row_size)
                masks = np.zeros((len(rows), x.size), bool)
                lawful = numbered["lawful"]
                lengths = lawful.value_lengths().to_numpy()
                masks[np.repeat(np.arange(len(rows)), lengths), lawful.flatten().to_numpy()] = True
                yield {
                    "rows": rows,
                    "masks": masks,
                    "actions": numbered["action"].to_numpy(),
                    "shares": numbered["share"].to_numpy(),
                    "scores": numbered["score"].to_numpy(),
                    "seats": numbered["seat"].to_numpy(),
                    "games": numbered["game"].to_numpy(),
                }


def check_version(folder: Path, card: Card, x: Setting) -> None:
    """BadData, if the rows in it are not those that are made here."""
    if card.table is not None and card.table != table_of(x):
        raise BadData(
            f"{folder} has rows and numbers of {card.source.game}_v{card.table.version}, not of "
            f"{x.name} as here: quarterdeck export makes them anew from its records in another "
            "folder (--to)"
        )


# ---------------------------------------------------------------- what is to be written


def left_to_do(folder: Path, card: Card) -> list[int]:
    """The parts of the games whose decisions are not written yet; BadData if they cannot be."""
    info = registry.game(card.source.game).info
    if card.source.rules_version > info.version:
        raise BadData(
            f"{folder} follows version {card.source.rules_version} of the rules of {info.id}; "
            f"this Quarterdeck knows up to {info.version}"
        )
    x = setting_of(card.source)
    check_version(folder, card, x)
    card.table = table_of(x)
    (folder / DECISIONS).mkdir(exist_ok=True)
    there = {part.file for part in card.decisions}
    left: list[int] = []
    for part in card.parts:
        k = part_number(part.file)
        if part_file(DECISIONS, k) in there:
            continue
        if sha256(folder / part.file) != part.sha256:
            raise BadData(f"{folder / part.file} is damaged: its SHA-256 is not the card's")
        left.append(k)
    return left


def make_from_records(source: Path, to: Path) -> None:
    """A data set of records as text: a file, or all ``.jsonl`` files of a folder by name."""
    files = sorted(source.glob("*.jsonl")) if source.is_dir() else [source]
    if not files:
        raise BadData(f"{source} has neither a card.json nor records (.jsonl)")
    first = _read(files[0]).header
    about = Source(first.game, first.rules_version, first.options, len(first.seats), len(files))
    with Folder(to, about, 1) as folder:
        for k in folder.missing():
            record = _read(files[k])
            h, end = record.header, record.end
            if (h.game, h.rules_version, h.options, len(h.seats)) != (
                about.game,
                about.rules_version,
                about.options,
                about.seats,
            ):
                raise BadData(f"{files[k]} is not of the same game and options as {files[0]}")
            if end is None:
                raise BadData(f"{files[k]}: the game is not over")
            row = GameRow(
                k,
                [level_of(name) for name in h.seats],
                shares_of(end.winners, about.seats),
                end.scores,
                end.winners,
                sum(a.seat >= 0 for a in record.actions),
                record.to_lines(),
            )
            folder.add(k, [row])


def take_over(source: Path, to: Path) -> None:
    """The games of a data set once more, in another folder, for decisions of another version."""
    card = read_card(source)
    assert card is not None
    there = read_card(to)
    if there is not None:
        if there.source != card.source or there.parts != card.parts:
            raise BadData(f"{to} is another data set")
        return
    (to / GAMES).mkdir(parents=True, exist_ok=True)
    for part in card.parts:
        with writing(to / part.file) as new:
            copyfile(source / part.file, new)
    write_card(to, Card(card.source, card.parts))


def _read(file: Path) -> Record:
    try:
        return parse(file.read_text(encoding="utf-8"))
    except (BadRecord, UnicodeDecodeError) as error:
        raise BadData(f"{file}: {error}") from None
