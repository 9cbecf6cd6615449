"""MaskablePPO of sb3-contrib on a fleet: its vector environment, its rows read, self-play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from quarterdeck.core.info import BadSetup
from quarterdeck.research.gym import FleetEnv
from quarterdeck.research.kernel.fleet import EVERYBODY
from quarterdeck.research.setting import Array, Setting

try:
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.buffers import MaskableRolloutBuffer
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise ImportError(
        f"{error.name} is not installed: pip install sb3-contrib", name=error.name
    ) from None

FEW = 40  # values: a column with at most so many is told value by value, the others by size
WIDTH = 128
PPO: dict[str, Any] = {
    "n_steps": 64,
    "batch_size": 2048,
    "n_epochs": 4,
    "learning_rate": 1e-3,
    "gamma": 1.0,  # a game is paid at its end, however long it was
    "gae_lambda": 0.95,
    "ent_coef": 0.01,
    "device": "cpu",
}


class FleetVecEnv(VecEnv):
    """A fleet as stable-baselines3 wants it.

    ``grows``: a slice of the row, one number a seat (Ahoy's ``fame``): the reward is what the
    learner gains of it as it comes, times ``scale``, instead of the share of the win at the end.
    """

    def __init__(self, fleet: FleetEnv, grows: str = "", scale: float = 1.0) -> None:
        self.fleet = fleet
        self.rows: Array = np.zeros((0, 0), np.int16)
        self.scale = scale
        self.shares: Array = np.zeros((fleet.num_envs, fleet.setting.seats))
        self.seat: Array = np.zeros(fleet.num_envs, np.int16)  # whose row it is
        self.column: Array | None = None
        if grows:
            if fleet.learner[0] == EVERYBODY:
                raise BadSetup("what grows is counted for one seat: not in self-play")
            self.column = _columns(fleet.setting, grows, fleet.learner)
        self.games = np.arange(fleet.num_envs)
        self.told: Any = None
        super().__init__(fleet.num_envs, fleet.single_observation_space, fleet.single_action_space)

    def reset(self) -> Any:
        seed = self._seeds[0]
        self._reset_seeds()
        self.rows, info = self.fleet.reset(seed=seed)
        self.seat = info["seat"]
        return self.rows

    def step_async(self, actions: Any) -> None:
        self.told = self.fleet.step(actions)

    def step_wait(self) -> Any:
        rows, pay, done, _, info = self.told
        self.seat = info["seat"]
        infos: list[dict[str, Any]] = [{}] * self.num_envs
        if done.any():
            infos = [{} for _ in range(self.num_envs)]
            self.shares = info["shares"]
            for k in np.flatnonzero(done):
                infos[k]["terminal_observation"] = info["final_obs"][k]
        if self.column is not None:
            after = np.where(done[:, None], info["final_obs"], rows) if done.any() else rows
            before = self.rows[self.games, self.column].astype(np.float32)
            pay = (after[self.games, self.column] - before) * self.scale
        self.rows = rows
        return rows, pay.astype(np.float32), done, infos

    def close(self) -> None:
        pass

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.fleet, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name}: the games of a fleet have nothing of their own to set")

    def env_method(
        self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any
    ) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(f"the games of a fleet have no method {method_name!r}")
        masks = self.fleet.action_masks()
        return [masks[k] for k in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]


def _columns(x: Setting, name: str, learner: Sequence[int]) -> Array:
    """Where the learner's own number of a slice stands, by game."""
    part = next((p for p in x.terms.slices if p.name == name), None)
    if part is None or part.length != x.seats:
        raise BadSetup(f"the rows of {x.id} have no slice {name!r} with a number for each seat")
    turned = x.table.TURNED  # then the one who looks comes first
    return np.array([part.start + (0 if turned else seat) for seat in learner])


class RowExtractor(BaseFeaturesExtractor):
    """Columns with few values one by one (a sum of embeddings), the others scaled by their span."""

    def __init__(self, space: Any, width: int = WIDTH) -> None:
        super().__init__(space, width)
        low = torch.as_tensor(space.low.astype(np.int64))
        span = torch.as_tensor(space.high.astype(np.int64)) - low
        few = torch.nonzero(span < FEW).flatten()
        many = torch.nonzero(span >= FEW).flatten()
        start = torch.cumsum(span[few] + 1, 0) - (span[few] + 1)
        for name, value in (("few", few), ("many", many), ("low", low), ("start", start)):
            self.register_buffer(name, value)
        self.register_buffer("span", span[many].float())
        self.values = torch.nn.EmbeddingBag(int((span[few] + 1).sum()), width, mode="sum")
        torch.nn.init.normal_(self.values.weight, std=len(few) ** -0.5)
        self.sizes = torch.nn.Linear(max(len(many), 1), width)
        self.deep = torch.nn.Sequential(torch.nn.ReLU(), torch.nn.Linear(width, width))

    def forward(self, rows: Any) -> Any:
        x = rows.long() - self.low
        seen = self.values(x[:, self.few] + self.start)
        if len(self.many):
            seen = seen + self.sizes(x[:, self.many] / self.span)
        return torch.relu(self.deep(seen))


class SelfPlayBuffer(MaskableRolloutBuffer):
    """Each seat's decisions are a way of their own through the game, and end with its own share.

    In a fleet where everybody's choices are asked for, the row that follows mine is a rival's: its
    worth is not what my choice led to.
    """

    def __init__(self, *args: Any, fleet: FleetVecEnv, **kwargs: Any) -> None:
        self.fleet = fleet
        super().__init__(*args, **kwargs)

    def reset(self) -> None:
        self.actors = np.zeros((self.buffer_size, self.n_envs), np.int64)
        self.shares = np.zeros((self.buffer_size, *self.fleet.shares.shape), np.float32)
        super().reset()

    def add(self, obs: Any, *args: Any, **kwargs: Any) -> None:
        self.actors[self.pos] = obs[:, 0]  # a row begins with the seat that looks
        self.shares[self.pos] = self.fleet.shares
        super().add(obs, *args, **kwargs)

    def compute_returns_and_advantage(self, last_values: Any, dones: Any) -> None:
        games = np.arange(self.n_envs)
        # What lies ahead of each seat at the end of the buffer: what it thought last.
        ahead = np.full(self.fleet.shares.shape, 1 / self.fleet.shares.shape[1], np.float32)
        for t in range(self.buffer_size):
            ahead[games, self.actors[t]] = self.values[t]
        ahead[games, self.fleet.seat] = last_values.clone().cpu().numpy().flatten()
        paid = np.zeros_like(ahead)
        gain = np.zeros_like(ahead)
        ended = np.asarray(dones, bool)
        for t in reversed(range(self.buffer_size)):
            paid[ended] = self.shares[t][ended]
            ahead[ended] = 0.0
            gain[ended] = 0.0
            who = (games, self.actors[t])
            surprise = paid[who] + self.gamma * ahead[who] - self.values[t]
            gain[who] = surprise + self.gamma * self.gae_lambda * gain[who]
            self.advantages[t] = gain[who]
            ahead[who] = self.values[t]
            paid[who] = 0.0
            ended = self.episode_starts[t].astype(bool)
        self.returns = self.advantages + self.values


def ppo(env: FleetVecEnv, seed: int = 1, **settings: Any) -> MaskablePPO:
    """A learner for a fleet; in self-play every decision in it is learned from."""
    chosen: dict[str, Any] = PPO | settings
    if env.fleet.learner[0] == EVERYBODY:
        chosen |= {
            "rollout_buffer_class": SelfPlayBuffer,
            "rollout_buffer_kwargs": {"fleet": env},
        }
    policy = {
        "features_extractor_class": RowExtractor,
        "net_arch": [],
        "normalize_images": False,
    }
    return MaskablePPO("MlpPolicy", env, seed=seed, policy_kwargs=policy, **chosen)


def best(model: MaskablePPO, rows: Array, masks: Array) -> Array:
    """The number of each row that the network thinks best."""
    chosen, _ = model.predict(rows, action_masks=masks, deterministic=True)
    return np.asarray(chosen)


def save(model: MaskablePPO, file: str | Path) -> None:
    """What was learned, for ``MaskablePPO.load``; not the games it was learned in."""
    games = ["rollout_buffer_class", "rollout_buffer_kwargs", "_last_obs", "_last_episode_starts"]
    model.save(file, exclude=games)
