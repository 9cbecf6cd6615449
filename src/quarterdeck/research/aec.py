"""PettingZoo, one agent after the other: ``env("captain_flip", seats=3)``."""

from __future__ import annotations

from typing import Any

from quarterdeck.extra import missing
from quarterdeck.research.kernel.run import Run
from quarterdeck.research.kernel.terms import SHARE
from quarterdeck.research.zoo import Seeds, Zoo, register_all

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing(error) from None


def env(
    game: str = "captain_flip",
    seats: int | None = None,
    *,
    reward: str = SHARE,
    render_mode: str | None = None,
    **options: str,
) -> Any:
    """The game with PettingZoo's guards: an unlawful action ends it, with -1 for who did it."""
    made: Any = OneByOne(game, seats, reward=reward, render_mode=render_mode, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class OneByOne(AECEnv[str, Any, Any]):
    """The same without guards, and faster: an unlawful action raises and changes nothing."""

    def __init__(
        self,
        game: str = "captain_flip",
        seats: int | None = None,
        *,
        reward: str = SHARE,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        super().__init__()
        self.zoo = zoo = Zoo(game, seats, reward, render_mode, 0, options)
        self.setting = zoo.setting
        self.metadata = zoo.metadata(parallelizable=False)
        self.render_mode = render_mode
        self.possible_agents = zoo.agents
        self.agents: list[str] = []
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.zoo.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.zoo.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.run: Run = self.setting.run(self.seeds.next(seed))
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self.run.seat]
        self.zoo.picture.follow(self.run)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.zoo.seat(agent)
        x, run = self.setting, self.run
        return {"observation": x.row(run, seat), "action_mask": x.mask(run, seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is alive: it needs a number, not None")
        run = self.run
        run.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if run.is_over():
            shares = self.setting.terms.payoff(run.s)
            for name, share in zip(self.possible_agents, shares, strict=True):
                self.rewards[name] = share
                self._cumulative_rewards[name] += share
                self.terminations[name] = True
        else:
            self.agent_selection = self.possible_agents[run.seat]
        self.zoo.picture.follow(run)

    def render(self) -> Any:
        return self.zoo.picture.show(self.run)

    def close(self) -> None:
        self.zoo.picture.close()


raw_env = OneByOne  # the name that PettingZoo gives it
register_all("aec", "aec")
