"""What a number in a bot's instinct is worth: instinct against itself with another value. JSON.

    python benchmarks/instinct.py captain_flip                        lists the numbers
    python benchmarks/instinct.py captain_flip PARROT_WORTH 60 120    tries two values
    python benchmarks/instinct.py captain_flip --scan                 a quarter more and less of all

Each game is played to its end by instinct alone; one seat after another has the changed one. The
gain is in rewards, which go from 0 to 1. What is better here makes better playouts; whether search
plays better with them only `quarterdeck sim` can say.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import cache, partial
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from types import ModuleType
from typing import Any

from mypy_extensions import i64

from quarterdeck import registry
from quarterdeck.bots.brains import brain_of
from quarterdeck.bots.instinct import Instinct
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.info import settled_options
from quarterdeck.core.play import playout
from quarterdeck.lab.processes import spread
from quarterdeck.lab.sim import seed_of


class TwoMinds(Instinct[Any]):
    """One seat follows the one instinct, all others the other."""

    def __init__(self, game: Any, one: Instinct[Any], others: Instinct[Any]) -> None:
        super().__init__(game)
        self.seat: int = 0
        self.one = one
        self.others = others

    def move(self, s: Any, f: Frame, seat: i64, moves: list[int], dice: Dice) -> i64:
        return (self.one if seat == self.seat else self.others).move(s, f, seat, moves, dice)


def source_of(id: str) -> Path:
    """Where the game's own instinct is written."""
    own = brain_of(id).instinct
    if own is Instinct:
        sys.exit(f"{id} has no instinct of its own")
    path = Path(str(sys.modules[own.__module__].__file__))
    return path.with_name(path.name.split(".")[0] + ".py")


def interpreted(id: str, **changed: int) -> ModuleType:
    """The game's instinct as Python: compiled, its numbers are built in."""
    source = source_of(id)
    module = ModuleType(f"changed_{id}")
    exec(compile(source.read_text(encoding="utf-8"), str(source), "exec"), module.__dict__)
    for name, value in changed.items():
        if not isinstance(getattr(module, name, None), int):
            sys.exit(f"{source.name} has no number {name}")
        setattr(module, name, value)
    return module


def numbers(id: str) -> dict[str, int]:
    """What can be changed: the whole numbers that the module itself sets."""
    text = source_of(id).read_text(encoding="utf-8")
    return {
        name: value
        for name, value in vars(interpreted(id)).items()
        if isinstance(value, int) and f"\n{name}: Final = " in text
    }


@cache
def minds(id: str, changed: tuple[tuple[str, int], ...]) -> TwoMinds:
    """Both instincts, made once in each process."""
    game = registry.game(id)
    name = brain_of(id).instinct.__name__
    one, others = interpreted(id, **dict(changed)), interpreted(id)
    return TwoMinds(game, getattr(one, name)(game), getattr(others, name)(game))


def gain(
    id: str,
    seats: int,
    options: dict[str, str],
    seed: int,
    changed: tuple[tuple[str, int], ...],
    number: int,
) -> float:
    """How much more than the others the changed one gets in a game."""
    both = minds(id, changed)
    both.seat = number % seats
    dice = Dice(seed_of(seed, number, 0, 0))
    s = both.game.new(seats, options)
    playout(both.game, s, dice, both)
    rewards = both.game.rewards(s)
    return rewards[both.seat] - mean(rewards)


def main() -> None:
    """Read the wish, play, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("name", nargs="?")
    parser.add_argument("values", nargs="*", type=int)
    parser.add_argument("--scan", action="store_true")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--option", action="append", default=[], help="such as board=C")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--processes", type=int, default=0)
    wish = parser.parse_args()
    known = numbers(wish.game)
    if wish.name:
        tries = [(wish.name, value) for value in wish.values]
    elif wish.scan:
        steps = {name: max(1, abs(value) // 4) for name, value in known.items()}
        tries = [(name, known[name] + sign * steps[name]) for name in known for sign in (-1, 1)]
    else:
        print(json.dumps(known, indent=1))
        return
    told = dict(part.split("=", 1) for part in wish.option)
    options = settled_options(registry.game(wish.game).info, wish.seats, told)
    for name, value in tries:
        play = partial(gain, wish.game, wish.seats, options, wish.seed, ((name, value),))
        gains = [got for _, got in spread(play, wish.games, wish.processes)]
        off = 1.96 * stdev(gains) / sqrt(len(gains))
        row = {"name": name, "now": known.get(name), "value": value, "gain": round(mean(gains), 4)}
        print(json.dumps(row | {"off": round(off, 4)}), flush=True)


if __name__ == "__main__":
    main()
