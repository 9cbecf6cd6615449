"""A match on disk: JSON lines, a header first, then one action a line, then how it ended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from quarterdeck.core.action import Action
from quarterdeck.core.game import Game
from quarterdeck.core.info import BadSetup

FORMAT = 1
TOO_DEEP = "brackets within brackets, too many for a record"


class BadRecord(ValueError):
    """A record that cannot be read or does not follow its rules; the message says why."""


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    game: str
    rules_version: int
    options: dict[str, str]
    seats: list[str]  # the players' names
    commitment: str = ""  # of the secret behind the draws
    quarterdeck: int = FORMAT
    parts: list[str] = []  # of the seed, by seat, in hex; left out where nobody gave one


class End(msgspec.Struct, frozen=True):
    """The last line of a finished match."""

    winners: list[int]
    scores: list[int]
    reason: str
    secret: str = ""  # hex; checks the draws against the header's commitment


class Record(msgspec.Struct):
    """The whole truth of a match. A replay needs no seed."""

    header: Header
    actions: list[Action]
    end: End | None = None

    def to_lines(self) -> str:
        """As text: ``[seat, verb, [args], at]`` for each action."""
        header = msgspec.structs.asdict(self.header)
        if not self.header.parts:
            del header["parts"]
        lines = [msgspec.json.encode(header)]
        lines += [msgspec.json.encode(action_row(a)) for a in self.actions]
        if self.end is not None:
            lines.append(msgspec.json.encode({"end": self.end}))
        return b"\n".join(lines).decode() + "\n"


def action_row(a: Action) -> list[object]:
    """An action as plain values; ``at`` is left out where it is 0."""
    row: list[object] = [a.seat, a.verb, list(a.args)]
    if a.at:
        row.append(a.at)
    return row


def row_action(row: object) -> Action:
    """And back; BadRecord if it is not one."""
    if (
        isinstance(row, list)
        and len(row) in (3, 4)
        and isinstance(row[0], int)
        and isinstance(row[1], str)
        and isinstance(row[2], list)
        and all(type(x) is int for x in row[2])
        and (len(row) == 3 or isinstance(row[3], int))
    ):
        return Action(row[0], row[1], tuple(row[2]), row[3] if len(row) == 4 else 0)
    raise BadRecord(f"not an action: {row!r:.80}")


def parse(text: str) -> Record:
    """Read a record; BadRecord says what is wrong with it."""
    # Not splitlines: a name may hold what that takes for the end of a line.
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise BadRecord("the record is empty")
    try:
        row = msgspec.json.decode(lines[0])
        header = msgspec.convert(row, Header)
        _only(str, *row["options"].values(), *row["seats"], *row.get("parts", ()))
    except (msgspec.MsgspecError, BadRecord) as error:
        raise BadRecord(f"line 1 is not a record's header: {error}") from None
    except RecursionError:
        raise BadRecord(f"line 1 is not a record's header: {TOO_DEEP}") from None
    if header.quarterdeck != FORMAT:
        raise BadRecord(f"record format {header.quarterdeck} is not known here (this is {FORMAT})")
    record = Record(header, [])
    for number, line in enumerate(lines[1:], start=2):
        if record.end is not None:
            raise BadRecord(f"line {number} comes after the end")
        try:
            row = msgspec.json.decode(line)
            if isinstance(row, dict) and "end" in row:
                record.end = msgspec.convert(row["end"], End)
                _only(int, *row["end"]["winners"], *row["end"]["scores"])
            else:
                record.actions.append(row_action(row))
        except (msgspec.MsgspecError, BadRecord) as error:
            raise BadRecord(f"line {number}: {error}") from None
        except RecursionError:
            raise BadRecord(f"line {number}: {TOO_DEEP}") from None
    return record


def _only(kind: type, *values: object) -> None:
    """What is in lists: a compiled struct's own annotations tell no more than ``list``."""
    for value in values:
        if type(value) is not kind:
            raise BadRecord(f"not {kind.__name__}: {value!r:.80}")


def first_state(game: Game[Any], header: Header, loud: bool = False) -> Any:
    """The state a record starts from, by the rules it was played by."""
    if header.game != game.info.id:
        raise BadRecord(f"this is a record of {header.game}, not of {game.info.id}")
    if header.rules_version < 1:
        raise BadRecord(f"there is no version {header.rules_version} of any rules")
    try:
        return game.new(len(header.seats), header.options, loud, header.rules_version)
    except BadSetup as error:
        raise BadRecord(str(error)) from None


def replay(game: Game[Any], header: Header, actions: Iterable[Action], loud: bool = False) -> Any:
    """The state after all of the actions; BadRecord at the first that the rules refuse."""
    s = first_state(game, header, loud)
    for number, a in enumerate(actions, start=1):
        refusal = game.check(s, a)
        if refusal is not None:
            raise BadRecord(f"action {number} {a} is refused: {refusal}")
        game.act(s, a)
    return s
