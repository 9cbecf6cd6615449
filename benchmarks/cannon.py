"""The cannon: CPU a shot, shots a second on one core, bytes of what is sent. JSON.

    python benchmarks/cannon.py --shots 300

Random games of Ship Ahoy by the real rules, from full tables to thinned-out ones, every shot by the
engine; the rest of the game is not counted. Beside it what the quick stand-in takes.
"""

from __future__ import annotations

import argparse
import json
import platform
import time

import msgspec
import mujoco

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NATURE
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.physics.scene import read
from quarterdeck.physics.shoot import shoot

PER_GAME = 12  # shots: longer games have few pieces left


class Bench:
    """What was measured, in seconds of CPU and bytes."""

    def __init__(self) -> None:
        self.engine: list[float] = []
        self.quick: list[float] = []
        self.size: list[int] = []
        self.fell = 0
        self.refused = 0

    def play(self, seed: int, shots: int) -> None:
        """A random game, until it had so many shots."""
        dice = Dice(seed)
        s = GAME.new(2 + seed % 3, {"rules": "advanced"} if seed % 2 else {})
        fired = 0
        while not GAME.is_over(s) and fired < PER_GAME and len(self.engine) < shots:
            f = s.stack[-1]
            step = GAME.steps[f.op]
            numbers = step.scene(s, f) if step.nature else ()
            if numbers:
                self.shot(s, numbers, seed * 1000 + fired)
                fired += 1
                continue
            seat = GAME.to_act(s)[0]
            if step.nature and not step.wide:
                GAME.apply(s, seat, step.draw(s, f, dice))
            else:
                GAME.act(s, GAME.sample(s, seat, dice))

    def shot(self, s, numbers: tuple[int, ...], seed: int) -> None:  # type: ignore[no-untyped-def]
        """One shot, both ways; the engine's counts."""
        began = time.process_time()
        GAME.sample(s, NATURE, Dice(seed))
        self.quick.append(time.process_time() - began)
        began = time.process_time()
        answer = shoot(*read(numbers), seed)
        self.engine.append(time.process_time() - began)
        self.size.append(len(msgspec.json.encode([NATURE, "land", answer])))
        self.fell += sum(answer[10 : 6 + 5 * answer[5] : 5])
        action = Action(NATURE, "land", answer)
        if GAME.check(s, action) is not None:
            self.refused += 1
            action = GAME.sample(s, NATURE, Dice(seed))
        GAME.act(s, action)


def at(values: list[float], share: float) -> float:
    """A percentile."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots", type=int, default=300)
    given = parser.parse_args()
    bench = Bench()
    bench.play(0, 1)  # loads and builds what is built once
    bench = Bench()
    seed = 1
    while len(bench.engine) < given.shots:
        bench.play(seed, given.shots)
        seed += 1
    ms = [1000 * t for t in bench.engine]
    out = {
        "engine": f"MuJoCo {mujoco.__version__}",
        "machine": f"{platform.machine()} {platform.python_version()}",
        "shots": len(ms),
        "cpu_ms": {"mean": sum(ms) / len(ms), "p50": at(ms, 0.5), "p95": at(ms, 0.95)},
        "shots_per_second_and_core": 1000 * len(ms) / sum(ms),
        "bytes": {
            "mean": sum(bench.size) / len(bench.size),
            "p95": at([float(n) for n in bench.size], 0.95),
            "largest": max(bench.size),
        },
        "fell": bench.fell,
        "refused_by_the_rules": bench.refused,
        "stand_in_us": 1e6 * sum(bench.quick) / len(bench.quick),
    }
    print(json.dumps(out, indent=2))


if __name__ == "__main__":
    main()
