"""What the two doors to PettingZoo share: agents, spaces, and how a game is shown."""

from __future__ import annotations

from typing import Any

from quarterdeck.extra import missing
from quarterdeck.research.picture import MODES, Picture
from quarterdeck.research.setting import Setting, researched, setting, table_of

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo.env_registry import register
except ImportError as error:
    raise missing(error) from None


class Zoo:
    """Agents are ``seat_0`` and so on; what they see is a row and a mask of what they may do."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        reward: str,
        render_mode: str | None,
        more: int,
        options: dict[str, str],
    ) -> None:
        self.setting: Setting = setting(game, seats, reward, **options)
        x = self.setting
        self.picture = Picture(x, render_mode)
        self.name = x.name
        self.agents = [f"seat_{k}" for k in range(x.seats)]
        self.seat_of = {agent: k for k, agent in enumerate(self.agents)}
        self.size = x.size + more
        row = spaces.Box(x.low, x.high, dtype=np.int16)
        mask = spaces.Box(0, 1, (self.size,), dtype=np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.size) for agent in self.agents}

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        if agent not in self.seat_of:
            raise ValueError(f"there is no agent {agent!r}; there is {', '.join(self.agents)}")
        return self.seat_of[agent]

    def metadata(self, parallelizable: bool) -> dict[str, Any]:
        """As PettingZoo wants it."""
        return {
            "render_modes": list(MODES),
            "name": self.name,
            "is_parallelizable": parallelizable,
            "render_fps": 2,
        }


class Seeds:
    """A seed for each game: the one asked for, then others that follow from it."""

    def __init__(self) -> None:
        self.dice = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        """The next game's."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
            return int(seed)
        return int(self.dice.integers(2**62))


def register_all(kind: Any, door: str) -> None:
    """Every game under its versioned name, ``quarterdeck/captain_flip-v1``."""
    for game in researched():
        id = f"quarterdeck/{game}-v{table_of(game).VERSION}"
        register(kind, id, f"quarterdeck.research.{door}:env", kwargs={"game": game})
