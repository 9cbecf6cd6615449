"""Somebody learns: MaskablePPO on a fleet, alone and against itself."""

from __future__ import annotations

from statistics import mean
from typing import Any

import numpy as np
import pytest

from quarterdeck.core.info import BadSetup
from quarterdeck.research import gym

pytestmark = pytest.mark.soak
pytest.importorskip("sb3_contrib")

import torch  # noqa: E402
from sb3_contrib import MaskablePPO  # noqa: E402

from examples import ppo as example  # noqa: E402
from quarterdeck.research import sb3  # noqa: E402


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def test_a_short_run_learns_to_beat_chance(tmp_path: Any) -> None:
    """40 s of CPU: 0.60 of the wins, where random play has 0.50 (untrained: about as much)."""
    model = example.learn("captain_flip", 40, seed=3)
    won = [
        share
        for seat in range(2)
        for share in example.judge(model, "captain_flip", 2, seat, "random", 300)[0]
    ]
    assert mean(won) > 0.60
    sb3.save(model, tmp_path / "model.zip")
    again = MaskablePPO.load(tmp_path / "model.zip")
    fleet = gym.FleetEnv("captain_flip", num_envs=16)
    rows, info = fleet.reset(seed=1)
    masks = info["action_mask"].astype(bool)
    assert (sb3.best(again, rows, masks) == sb3.best(model, rows, masks)).all()


@pytest.mark.parametrize(("game", "seats"), [("captain_flip", 3), ("anchors_aweigh", 2)])
def test_in_self_play_every_decision_is_paid_what_its_seat_won(game: str, seats: int) -> None:
    """Without a guess in between (lambda 1), a decision's return is the share of its seat."""
    fleet = gym.FleetEnv(game, seats, num_envs=8, seat=-1)
    env = sb3.FleetVecEnv(fleet)
    env.seed(4)
    model = sb3.ppo(env, n_steps=400, n_epochs=1, batch_size=3200, gae_lambda=1.0)
    paid: list[dict[int, Any]] = []
    took = env.step_wait

    def watched() -> Any:
        out = took()
        paid.append({int(k): env.shares[k].copy() for k in np.flatnonzero(out[2])})
        return out

    env.step_wait = watched  # type: ignore[method-assign]
    train, model.train = model.train, lambda: None
    model.learn(3200)
    buffer = model.rollout_buffer
    compared = 0
    for k in range(8):
        for t in range(400):
            shares = next((paid[u][k] for u in range(t, 400) if k in paid[u]), None)
            if shares is not None:
                actor = int(buffer.actors[t, k])
                assert buffer.returns[t, k] == pytest.approx(shares[actor], abs=1e-5)
                compared += 1
    assert compared > 1000
    train()


def test_what_grows_adds_up_to_the_score() -> None:
    env = sb3.FleetVecEnv(gym.FleetEnv("ahoy", 4, num_envs=4), grows="fame", scale=1.0)
    env.seed(2)
    env.reset()
    total = np.zeros(4)
    ended = 0
    while ended < 3:
        env.step_async(env.fleet.any_actions())
        _, pay, done, _ = env.step_wait()
        total += pay
        for k in np.flatnonzero(done):
            column = env.column
            assert column is not None
            assert total[k] == env.told[4]["final_obs"][k][column[k]]
            total[k] = 0
            ended += 1
    with pytest.raises(BadSetup, match="no slice 'gold_coins'"):
        sb3.FleetVecEnv(gym.FleetEnv("ahoy", 4, num_envs=1), grows="gold_coins")
    with pytest.raises(BadSetup, match="not in self-play"):
        sb3.FleetVecEnv(gym.FleetEnv("ahoy", 4, num_envs=1, seat=-1), grows="fame")
