"""Plays random games by the real rules and writes down what is told: views, facts, questions.

The browser's tests and the gallery read it. Each game's dev/record.py says which games it wants.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.core.dice import Dice
from quarterdeck.core.event import heard_by
from quarterdeck.core.seat import NOBODY
from quarterdeck.registry import game as game_of
from quarterdeck.server import present
from quarterdeck.table.ask import make_ask

GAMES = Path(__file__).parents[1] / "games"
WHOLE = 9999  # frames: every game is shorter


class Recorder:
    """Records one game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.game = game_of(name)

    def _acts(self, s: Any, seed: int) -> Iterator[int]:
        """Random play to the end; after each action, how many there were."""
        dice = Dice(seed)
        n = 0
        while not self.game.is_over(s):
            self.game.act(s, self.game.sample(s, self.game.seat_to_act(s), dice))
            n += 1
            yield n

    def _new(self, seats: int, options: dict[str, str], *, loud: bool) -> Any:
        s = self.game.new(seats, options, loud=loud)
        self.game.settle(s)
        return s

    def _view(self, s: Any, reader: int) -> Any:
        return msgspec.to_builtins(present.view_fields(self.game.view(s, reader)))

    def _result(self, s: Any) -> Any:
        return msgspec.to_builtins(present.result(self.game, self.game.result(s)))

    def shortest(self, seats: int) -> int:
        """The seed of the shortest of some random games: one that is kept to its end."""

        def length(seed: int) -> int:
            return max(self._acts(self._new(seats, {}, loud=False), seed))

        return min(range(60), key=length)

    def play(
        self,
        seats: int,
        seed: int,
        reader: int = NOBODY,
        most: int = WHOLE,
        options: dict[str, str] | None = None,
    ) -> dict[str, Any]:
        """One random game: the first view, and for each action what was told and what changed."""
        s = self._new(seats, options or {}, loud=True)
        s.events.clear()
        first = view = self._view(s, reader)
        frames: list[Any] = []
        for n in self._acts(s, seed):
            facts = present.facts(self.game, s.events, reader)
            s.events.clear()
            before, view = view, self._view(s, reader)
            if n <= most:
                told = [told_of(f) for f in facts]
                frames.append([told, change(before, view)])
        head: dict[str, Any] = {**options} if options else {"seats": seats, "reader": reader}
        return {**head, "first": first, "frames": frames, "result": self._result(s)}

    def three_games(self, most: int) -> list[dict[str, Any]]:
        """For two, three and four: a whole one as watched, two as a player is told them."""
        watched = self.play(2, self.shortest(2))
        return [watched, self.play(3, 5, 1, most), self.play(4, 7, 0, most)]

    def stands(
        self, games: int, late: int, is_rich: Callable[[Any, int], bool] = lambda s, seat: True
    ) -> dict[str, dict[str, Any]]:
        """For every question and number of seats one example, and one finished game of three.

        Up to the round ``late`` a later example is a better one, if it is a rich one: there is more
        on the table.
        """
        found: dict[str, dict[str, Any]] = {}
        last: dict[str, Any] = {}
        for seed in range(games):
            seats = 2 + seed % 3
            s = self._new(seats, {}, loud=True)
            told: list[Any] = []
            self._look(s, told, found, late, is_rich)
            for _ in self._acts(s, seed):
                self._look(s, told, found, late, is_rich)
            if seats == 3 and not last:
                view, result = self._view(s, 0), self._result(s)
                last = {"name": "over/3", "you": 0, "view": view, "ask": None, "result": result}
        return {**found, "over/3": last}

    def _look(
        self,
        s: Any,
        told: list[Any],
        found: dict[str, dict[str, Any]],
        late: int,
        is_rich: Callable[[Any, int], bool],
    ) -> None:
        """Keep what is asked now, if there is no better example of it."""
        told += s.events
        s.events.clear()
        seat = NOBODY if self.game.is_over(s) else self.game.seat_to_act(s)
        if seat < 0:
            return
        key = f"{self.game.prompt(s, seat)[0]}/{s.seats}"
        fuller = key not in found or found[key]["view"]["round"] < int(s.round) < late
        if fuller and (key not in found or is_rich(s, seat)):
            ask = make_ask(self.game, s, seat, [heard_by(e, seat) for e in told])
            question = msgspec.to_builtins(present.question(self.game, ask, 0))
            found[key] = {"name": key, "you": seat, "view": self._view(s, seat), "ask": question}

    def write(self, file: str, what: Iterable[Any]) -> None:
        lines = [json.dumps(one, separators=(",", ":")) for one in what]
        (GAMES / self.name / "dev" / file).write_text("[\n" + ",\n".join(lines) + "\n]\n")


def told_of(f: Any) -> dict[str, Any]:
    """A fact without its words; numbers without names only if it has some."""
    return {"kind": f.kind, "args": f.args, **({"more": f.more} if f.more else {})}


def change(before: dict[str, object], after: dict[str, object]) -> dict[str, object]:
    """Only what is new: lists of the same length as pairs of place and value, the rest as it is."""
    out: dict[str, object] = {}
    for name, value in after.items():
        old = before[name]
        if value == old:
            continue
        if isinstance(value, list) and isinstance(old, list) and len(value) == len(old) > 0:
            out[name] = {str(i): x for i, x in enumerate(value) if x != old[i]}
        else:
            out[name] = value
    return out
