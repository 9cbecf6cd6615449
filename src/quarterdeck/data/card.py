"""A data set's card: what it holds, from which versions and seeds, how much, and the hashes."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

import quarterdeck

FORMAT = 1
CARD = "card.json"  # for programs
README = "README.md"  # the same for people
GAMES, DECISIONS = "games", "decisions"


class BadData(ValueError):
    """A data set that cannot be read, or gone on with; the message says why."""


class Part(msgspec.Struct, frozen=True):
    """One finished file."""

    file: str
    games: int
    decisions: int
    sha256: str


class Source(msgspec.Struct, frozen=True):
    """What the games are. A simulation's games depend on nothing else."""

    game: str
    rules_version: int
    options: dict[str, str]
    seats: int
    games: int  # when it is complete
    bots: list[str] = []  # none: records of tables, not of a simulation
    seed: int = 0
    repeatable: bool = True  # False: a bot that thinks by the clock was there


class Table(msgspec.Struct, frozen=True):
    """How the decisions are written down: rows and numbers of one version."""

    version: int  # of the rows and numbers
    row: int  # numbers in a row
    actions: int
    slices: list[str]  # name[from:to] lowest..highest


class Card(msgspec.Struct):
    """What stands in ``card.json``."""

    source: Source
    parts: list[Part] = []
    table: Table | None = None
    decisions: list[Part] = []
    quarterdeck: str = quarterdeck.__version__
    quarterdeck_data: int = FORMAT

    @property
    def done(self) -> int:
        """Games in finished parts."""
        return sum(part.games for part in self.parts)

    @property
    def is_complete(self) -> bool:
        return self.done == self.source.games


class _Format(msgspec.Struct):
    quarterdeck_data: int


def read_card(folder: Path) -> Card | None:
    """The card of a data set; None: there is none. One of another format is refused."""
    try:
        text = (folder / CARD).read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None
    try:
        form = msgspec.json.decode(text, type=_Format).quarterdeck_data
        if form != FORMAT:
            raise BadData(f"{folder} is a data set of format {form}; this is {FORMAT}")
        return msgspec.json.decode(text, type=Card)
    except msgspec.MsgspecError as error:
        raise BadData(f"{folder / CARD} is not the card of a data set: {error}") from None


def write_card(folder: Path, card: Card) -> None:
    """Both cards: the old ones stand until the new ones are whole."""
    for name, text in ((README, _told(card)), (CARD, _json(card))):
        new = folder / f".{name}.new"
        new.write_bytes(text)
        new.replace(folder / name)


def sha256(path: Path) -> str:
    """Of a file, however big."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _json(card: Card) -> bytes:
    return msgspec.json.format(msgspec.json.encode(card), indent=1) + b"\n"


def _told(card: Card) -> bytes:
    x = card.source
    options = ", ".join(f"{k}={v}" for k, v in x.options.items()) or "none"
    lines = [
        f"# {x.game}: {x.games} games of {x.seats}",
        "",
        f"Made by Quarterdeck {card.quarterdeck} (data format {card.quarterdeck_data}); "
        f"`{CARD}` says the same to programs.",
        "",
        "| | |",
        "|---|---|",
        f"| game | {x.game}, rules version {x.rules_version} |",
        f"| options | {options} |",
        f"| players | {', '.join(x.bots) or 'as the records say'} |",
    ]
    if x.bots:
        again = "the same games again from the same seed" if x.repeatable else "by the clock: no"
        lines += [f"| seed | {x.seed} |", f"| repeatable | {again} |"]
    state = "complete" if card.is_complete else f"{card.done} so far"
    lines.append(f"| games | {x.games} ({state}) |")
    if card.table is not None:
        many = sum(part.decisions for part in card.decisions)
        lines += [
            f"| decisions | {many} |",
            f"| rows and numbers | {x.game}_v{card.table.version}: {card.table.row} numbers in a "
            f"row, {card.table.actions} actions |",
        ]
    lines += ["", GAMES_TOLD.strip()]
    if card.table is not None:
        lines += ["", DECISIONS_TOLD.strip(), ""]
        lines += [f"    {part}" for part in card.table.slices]
    lines += ["", "| file | games | decisions | SHA-256 |", "|---|---|---|---|"]
    for part in (*card.parts, *card.decisions):
        lines.append(f"| `{part.file}` | {part.games} | {part.decisions} | `{part.sha256}` |")
    return ("\n".join(lines) + "\n").encode()


GAMES_TOLD = """
`games/`: a row a game. `game` counts from 0; `bots` by seat; `shares` of the win, `scores` and
`winners` by seat; `decisions` of players; `record` is the whole game as text, which `quarterdeck
replay` tells and any later version reads. It holds what was hidden while the game was on.
"""
DECISIONS_TOLD = """
`decisions/`: a row a decision, in order. `row` is what the seat saw and nothing else, `lawful` the
numbers it could choose from, `action` the one it chose (none, if that has no number), `words` the
same as in the record, `level` who played, `share` and `score` how it ended for the seat. The row:
"""
