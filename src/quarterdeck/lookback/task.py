"""Looks back and hints as tasks of plain values, so that they can cross to another process."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from quarterdeck import registry
from quarterdeck.bots.levels import Stopped
from quarterdeck.core.action import Action
from quarterdeck.core.event import Heard
from quarterdeck.core.frame import Frame
from quarterdeck.core.view import View
from quarterdeck.lookback.course import Course
from quarterdeck.lookback.hints import hint
from quarterdeck.lookback.nodes import Node, budget_of, nodes_of, reckon
from quarterdeck.lookback.parts import LookBack, assemble, explained
from quarterdeck.table.record import BadRecord, action_row, parse, row_action

SEED: Final = 20_260_701  # asked again, a game is told the same
PLAYOUTS: Final = {"coarse": 60, "fine": 200}
PIECES: Final = 40  # a finer look is reckoned in so many tasks, so that others come in between
MOST_KNOWN: Final = 4

Answer = tuple[str, Any]  # "ok" and what was asked for, or "bad" and why the record is refused

_known: OrderedDict[str, Course] = OrderedDict()


def look_back(record: str, fineness: str) -> tuple[str, str, str]:
    """The task of a whole look, at once."""
    return ("look", record, fineness)


def piece(record: str, number: int) -> tuple[str, str, int]:
    """The task of a part of a finer look; its answer is for ``whole``."""
    return ("piece", record, number)


def whole(record: str, pieces: list[Any]) -> tuple[str, str, list[Any]]:
    """The task of putting a finer look together."""
    return ("whole", record, pieces)


def ask_hint(
    game_id: str, view: View, heard: list[Heard], seat: int, seed: int
) -> tuple[str, str, dict[str, Any], list[Any], int, int]:
    """The task of a hint. Whatever the view lacks cannot go along."""
    plain: dict[str, Any] = {
        "seat": view.seat,
        "seats": view.seats,
        "version": view.version,
        "stack": [[int(f.op), int(f.seat), f.args] for f in view.stack],
        "fields": view.fields,
    }
    return ("hint", game_id, plain, [[h.kind, h.args, h.secret] for h in heard], seat, seed)


def answer_task(task: Any, stop: Callable[[], bool] | None = None) -> Answer:
    """Reckon, and answer in plain values."""
    try:
        if task[0] == "look":
            return "ok", msgspec.json.encode(look_at(course_of(task[1]), task[2], stop))
        if task[0] == "piece":
            return "ok", pieces_of(task[1], task[2], stop)
        if task[0] == "whole":
            return "ok", msgspec.json.encode(put_together(task[1], task[2]))
        _, game_id, view, heard, seat, seed = task
        ears = [Heard(h[0], tuple(h[1]), tuple(h[2])) for h in heard]
        found = hint(registry.game(game_id), _view(view), ears, seat, seed)
        return "ok", msgspec.json.encode(found)
    except BadRecord as error:
        return "bad", str(error)


def prepare(game_id: str) -> None:
    """Load a game before the first question."""
    registry.game(game_id)


def course_of(text: str) -> Course:
    """A record played through, unless it just was."""
    if text in _known:
        _known.move_to_end(text)
        return _known[text]
    course = Course(parse(text))
    _known[text] = course
    if len(_known) > MOST_KNOWN:
        _known.popitem(last=False)
    return course


def look_at(course: Course, fineness: str, stop: Callable[[], bool] | None = None) -> LookBack:
    """A whole look at a game."""
    nodes = some_nodes(course, fineness, 0, 1, stop)
    look = assemble(course, nodes, fineness)
    return explained(course, look, PLAYOUTS[fineness], SEED)


def some_nodes(
    course: Course, fineness: str, number: int, of: int, stop: Callable[[], bool] | None
) -> list[Node]:
    """Every so many moments of a game."""
    budget = budget_of(course, fineness)
    out = []
    for k in nodes_of(course)[number::of]:
        out.append(reckon(course, k, budget, SEED))
        if stop is not None and stop():
            raise Stopped
    return out


def pieces_of(record: str, number: int, stop: Callable[[], bool] | None = None) -> list[Any]:
    """A part of a finer look, in plain values."""
    nodes = some_nodes(course_of(record), "fine", number, PIECES, stop)
    return [_plain(node) for node in nodes]


def put_together(record: str, pieces: list[Any]) -> LookBack:
    """The finer look from all of its pieces."""
    course = course_of(record)
    nodes = sorted((_node(row) for rows in pieces for row in rows), key=lambda n: n.k)
    return explained(course, assemble(course, nodes, "fine"), PLAYOUTS["fine"], SEED)


def _plain(node: Node) -> list[Any]:
    return [node.k, node.before, node.after, action_row(node.best) if node.best else None]


def _node(row: list[Any]) -> Node:
    best: Action | None = row_action(row[3]) if row[3] is not None else None
    return Node(row[0], row[1], row[2], best)


def _view(plain: dict[str, Any]) -> View:
    stack = [Frame(op, seat, tuple(args)) for op, seat, args in plain["stack"]]
    return View(plain["seat"], plain["seats"], plain["version"], stack, plain["fields"])
