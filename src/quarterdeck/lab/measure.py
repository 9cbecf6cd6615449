"""One runner of a benchmark: a process that measures a moment whenever it is told to.

``python -m quarterdeck.lab.measure ours`` reads one word a line (play, clone, search) and answers
each with a line of JSON: how much was done in how much CPU time.
"""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

MOMENT_S = 0.25
PLAYERS = 4

Measured = dict[str, float]


def repeat(work: Callable[[int], int], batch: int) -> Measured:
    """Call it with 0, 1, 2 … for a moment, in batches; it says how much it did."""
    amount = calls = 0
    began = process_time()
    while (spent := process_time() - began) < MOMENT_S:
        for _ in range(batch):
            amount += work(calls)
            calls += 1
    return {"amount": amount, "calls": calls, "seconds": spent}


class Ours:
    """Captain Flip, or any other game here, as it is."""

    def __init__(self, game_id: str) -> None:
        from quarterdeck import registry
        from quarterdeck.core import game as kernel

        self.game = registry.game(game_id)
        self.mode = "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"
        self.middles = [self._state(2, n) for n in (0, 12, 24)]
        self.middle, _ = self._state(PLAYERS, 50)

    def _state(self, seats: int, decisions: int) -> tuple[Any, list[Any]]:
        """The same random game up to a choice, and what was told."""
        from quarterdeck.core.dice import Dice
        from quarterdeck.core.play import any_act

        game, dice = self.game, Dice(7)
        s = game.new(seats, {}, loud=True)
        done = 0
        while True:
            seat = int(game.seat_to_act(s))
            step = game.step(s)
            if seat < 0:
                if step.plain:
                    game.apply(s, seat, step.draw(s, s.stack[-1], dice))
                else:
                    any_act(game, s, dice)
                continue
            if done >= decisions and (step.wide or len(game.legal(s, seat)) > 1):
                told = s.events[:]
                return s.clone(), told
            game.act(s, game.sample(s, seat, dice))
            done += 1

    def play(self) -> Measured:
        """Random games of four."""
        from quarterdeck.core.dice import Dice
        from quarterdeck.core.play import playout

        game = self.game
        return repeat(lambda k: int(playout(game, game.new(PLAYERS, {}), Dice(k))), 20)

    def clone(self) -> Measured:
        """Copies of a game of four in its middle."""
        return clones(self.middle.clone)

    def search(self) -> Measured:
        """Iterations of tree search in a game of two: at the start, early and late."""
        from quarterdeck.bots.brains import instinct_for
        from quarterdeck.bots.search import Search
        from quarterdeck.core.dice import Dice
        from quarterdeck.core.event import heard_by

        game = self.game
        slices = 500 if self.mode == "compiled" else 50

        def one(k: int) -> int:
            s, told = self.middles[k % len(self.middles)]
            seat = int(game.seat_to_act(s))
            heard = [heard_by(e, seat) for e in told]
            search: Search[Any] = Search(
                game, game.view(s, seat), heard, seat, Dice(k), instinct_for(game)
            )
            search.run(slices)
            return int(search.done)

        return repeat(one, len(self.middles))


class Catanatron:
    """Another engine, for another game of four."""

    mode = "interpreted"

    def __init__(self, _: str) -> None:
        self.engine: Any = importlib.import_module("catanatron")
        self.middle = self.new(7)
        for _turn in range(300):
            self.middle.play_tick()

    def new(self, seed: int) -> Any:
        """A game of four that play at random."""
        players = [self.engine.RandomPlayer(color) for color in self.engine.Color]
        return self.engine.Game(players, seed=seed)

    def play(self) -> Measured:
        """Its own loop, without the copies that its observers get."""

        def one(k: int) -> int:
            game = self.new(k + 1)
            done = 0
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                done += 1
            return done

        return repeat(one, 1)

    def clone(self) -> Measured:
        return clones(self.middle.copy)


def clones(copy: Callable[[], object]) -> Measured:
    """How long one copy takes."""

    def some(_: int) -> int:
        for _copy in range(200):
            copy()
        return 200

    return repeat(some, 1)


SUBJECTS: dict[str, Callable[[str], Any]] = {
    "ours": Ours,
    "catanatron": Catanatron,
}


def main() -> None:
    """Measure on demand until stdin ends, or nobody listens any more."""
    subject = SUBJECTS[sys.argv[1]](sys.argv[2])
    try:
        tell({"mode": subject.mode})
        for line in sys.stdin:
            tell(getattr(subject, line.strip())())
    except BrokenPipeError:
        os._exit(1)  # whoever asked was stopped; the end would try to tell it once more


def tell(answer: object) -> None:
    """A line to whoever asked."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
