"""Teach MaskablePPO a game, then judge it in games it has never seen.

    python -m examples.ppo captain_flip                             # against random
    python -m examples.ppo captain_flip --self-play --minutes 14 --judge bosun
    python -m examples.ppo ahoy --seats 4 --grows fame --minutes 14

`pip install 'quarterdeck[research]' sb3-contrib`. One core and one thread; minutes are CPU time.
Judged in games with the seeds from a million on, each seat as often; learning never sees those.
"""

from __future__ import annotations

import argparse
import json
import time
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from quarterdeck.research import gym
from quarterdeck.research.sb3 import PPO, FleetVecEnv, best, ppo, save
from quarterdeck.research.setting import setting

FIRST_SEED = 1_000_000


class Clock:
    """CPU time that is spent, as a part of what there is."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.began = time.process_time()

    def part(self) -> float:
        return min(1.0, (time.process_time() - self.began) / self.seconds)


class Step:
    """How far to step: less and less until the time is over."""

    def __init__(self, first: float, clock: Clock) -> None:
        self.first = first
        self.clock = clock

    def __call__(self, _: float) -> float:
        return self.first * max(0.05, 1 - self.clock.part())


class Until(BaseCallback):
    """Learning ends when its time is spent."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock

    def _on_step(self) -> bool:
        return self.clock.part() < 1.0


def learn(
    game: str,
    seconds: float,
    seats: int | None = None,
    rivals: str = "random",
    self_play: bool = False,
    grows: str = "",
    games: int = 256,
    seed: int = 1,
    **settings: Any,
) -> MaskablePPO:
    """A model after so much CPU time."""
    fleet = gym.FleetEnv(game, seats, games, -1 if self_play else None, rivals=rivals)
    env = FleetVecEnv(fleet, grows, 0.1)
    env.seed(seed)
    clock = Clock(seconds)
    step = Step(settings.pop("learning_rate", PPO["learning_rate"]), clock)
    model = ppo(env, seed, learning_rate=step, **settings)
    model.learn(10**12, callback=Until(clock))
    return model


def judge(
    model: MaskablePPO | None, game: str, seats: int | None, seat: int, rivals: str, games: int
) -> tuple[list[float], list[float]]:
    """Shares of the win and scores of the seat, game by game; no model: it plays at random."""
    dice = np.random.default_rng(FIRST_SEED)
    envs = [gym.SeatEnv(game, seats, seat, rivals=rivals) for _ in range(games)]
    rows = [env.reset(seed=FIRST_SEED + k)[0] for k, env in enumerate(envs)]
    shares = [0.0] * games
    playing = list(range(games))
    while playing:
        masks = np.stack([envs[k].action_masks() for k in playing])
        if model is None:
            numbers = [int(dice.choice(np.flatnonzero(mask))) for mask in masks]
        else:
            numbers = best(model, np.stack([rows[k] for k in playing]), masks).tolist()
        for k, number in zip(playing[:], numbers, strict=True):
            rows[k], shares[k], is_over, _, _ = envs[k].step(number)
            if is_over:
                playing.remove(k)
    scores = [float(env.setting.game.result(env.run.s).scores[seat]) for env in envs]
    return shares, scores


def figure(values: list[float]) -> dict[str, float]:
    """The mean and its 95 % interval."""
    half = 1.96 * stdev(values) / sqrt(len(values))
    middle = mean(values)
    return {
        k: round(v, 4)
        for k, v in (("mean", middle), ("low", middle - half), ("high", middle + half))
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--minutes", type=float, default=1.9)
    parser.add_argument("--rivals", default="random", help="random or instinct")
    parser.add_argument("--self-play", action="store_true")
    parser.add_argument("--grows", default="", help="a slice to gain, as fame; else to win")
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=PPO["n_epochs"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judge", default="random", help="whom it is measured against")
    parser.add_argument("--games", type=int, default=1000, help="judged games a seat")
    parser.add_argument("--save", type=Path)
    o = parser.parse_args()
    torch.set_num_threads(1)
    model = learn(
        o.game,
        o.minutes * 60,
        o.seats,
        o.rivals,
        o.self_play,
        o.grows,
        o.envs,
        o.seed,
        n_epochs=o.epochs,
    )
    spent = time.process_time()  # loading the libraries included
    if o.save:
        save(model, o.save)
    seats = setting(o.game, o.seats).seats
    report: dict[str, Any] = {
        "cpu_s": round(spent, 1),
        "decisions": model.num_timesteps,
        "seats": [],
    }
    won: list[float] = []
    for seat in range(seats):
        shares, scores = judge(model, o.game, o.seats, seat, o.judge, o.games)
        row: dict[str, Any] = {"share": figure(shares), "score": figure(scores)}
        if o.grows:
            _, bare = judge(None, o.game, o.seats, seat, o.judge, o.games)
            row["score of random play"] = figure(bare)
        report["seats"].append(row)
        won += shares
    report["share"] = figure(won)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
