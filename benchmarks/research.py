"""How fast learners are served, beside PettingZoo, OpenSpiel, RLCard and Pgx: one run, in turns.

    python -m benchmarks.research [--rounds 5] [--seconds 0.5] [--json]

Random lawful play on one core, in CPU time; the best round of each counts. Peers are measured where
they are installed (connect_four_v3 needs pygame). Look at the ratios.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from quarterdeck.research import aec, gym

FLEET = 256
# Each makes as many decisions as it says, for ever.
Subject = Callable[[], Iterator[int]]


def zoo(make: Callable[[], Any]) -> Iterator[int]:
    """Any of PettingZoo's."""
    env = make()
    while True:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                break
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            decisions += 1
        yield decisions


def one_seat(**kind: Any) -> Iterator[int]:
    """One seat, decisions of the learner only."""
    env = gym.SeatEnv(**kind)
    while True:
        _, info = env.reset()
        is_over, decisions = False, 0
        while not is_over:
            number = random.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, _, is_over, _, info = env.step(number)
            decisions += 1
        yield decisions


def fleet(**kind: Any) -> Iterator[int]:
    """Many games at once, decisions of the learners only."""
    env = gym.FleetEnv(num_envs=FLEET, **kind)
    env.reset(seed=1)
    while True:
        env.step(env.any_actions())
        yield FLEET


def tree(name: Callable[[], str]) -> Iterator[int]:
    """OpenSpiel's nodes, chance's included."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers those written in Python

    game = pyspiel.load_game(name())
    while True:
        state = game.new_initial_state()
        nodes = 0
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(numbers, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            nodes += 1
        yield nodes


def rlcard_steps() -> Iterator[int]:
    """RLCard's Leduc hold'em."""
    import rlcard

    env = rlcard.make("leduc-holdem")
    while True:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        yield decisions


def pgx_fleet(name: str) -> Iterator[int]:
    """Pgx: as many games at once as our fleet, compiled by JAX for the processor."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))
    go_on = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, drawn, chance = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        numbers = jax.random.categorical(drawn, odds)
        return go_on(state, numbers, jax.random.split(chance, FLEET)), key

    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, FLEET))
    while True:
        state, key = step(state, key)
        state.rewards.block_until_ready()
        yield FLEET


def connect_four(raw: bool) -> Iterator[int]:
    from pettingzoo.classic import connect_four_v3

    return zoo(connect_four_v3.raw_env if raw else connect_four_v3.env)


def registered(game: str) -> str:
    from quarterdeck.research import spiel

    return spiel.register(game)


SUBJECTS: dict[str, Subject] = {
    "pettingzoo connect_four_v3 raw": lambda: connect_four(True),
    "pettingzoo connect_four_v3": lambda: connect_four(False),
    "rlcard leduc-holdem": rlcard_steps,
    "pgx connect_four, 256 at once": lambda: pgx_fleet("connect_four"),
    "pgx kuhn_poker, 256 at once": lambda: pgx_fleet("kuhn_poker"),
    "openspiel python_tic_tac_toe": lambda: tree(lambda: "python_tic_tac_toe"),
    "captain_flip aec raw": lambda: zoo(lambda: aec.raw_env("captain_flip")),
    "captain_flip aec": lambda: zoo(lambda: aec.env("captain_flip")),
    "captain_flip seat": lambda: one_seat(game="captain_flip"),
    "captain_flip fleet": lambda: fleet(game="captain_flip"),
    "captain_flip fleet, self-play": lambda: fleet(game="captain_flip", seat=-1),
    "captain_flip fleet, instinct": lambda: fleet(game="captain_flip", rivals="instinct"),
    "captain_flip openspiel": lambda: tree(lambda: registered("captain_flip")),
    "sail_away fleet, self-play": lambda: fleet(game="sail_away", seats=3, seat=-1),
    "ahoy aec raw": lambda: zoo(lambda: aec.raw_env("ahoy", 4)),
    "ahoy fleet, self-play": lambda: fleet(game="ahoy", seats=4, seat=-1),
    "anchors_aweigh fleet, self-play": lambda: fleet(game="anchors_aweigh", seats=4, seat=-1),
    "ship_ahoy fleet, self-play": lambda: fleet(game="ship_ahoy", rounds="10", seat=-1),
}
YARDSTICK = "pettingzoo connect_four_v3 raw"


def measured(decisions: Iterator[int], seconds: float) -> float:
    """So many a second, for a moment."""
    count, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        count += next(decisions)
    return count / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--only", default="", help="measure those whose name has this in it")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    running: dict[str, Iterator[int]] = {}
    missing: dict[str, str] = {}
    for name, subject in SUBJECTS.items():
        if options.only not in name and name != YARDSTICK:
            continue
        try:
            running[name] = subject()
            next(running[name])
        except ImportError as error:
            running.pop(name, None)
            missing[name] = str(error)
    best = dict.fromkeys(running, 0.0)
    for _ in range(options.rounds):
        for name, decisions in running.items():
            best[name] = max(best[name], measured(decisions, options.seconds))
    yardstick = best.get(YARDSTICK, 0.0)
    if options.json:
        print(json.dumps({"per_second": best, "yardstick": YARDSTICK, "missing": missing}))
        return
    print(f"| what | decisions a second | times {YARDSTICK} |\n|---|---|---|")
    for name, speed in best.items():
        times = f"{speed / yardstick:.1f}" if yardstick else ""
        print(f"| {name} | {speed:,.0f} | {times} |")
    for name, why in missing.items():
        print(f"{name}: {why}")


if __name__ == "__main__":
    main()
