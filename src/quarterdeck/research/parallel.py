"""PettingZoo, all agents at once: who answers in secret answers together, the others wait."""

from __future__ import annotations

from typing import Any

from quarterdeck.extra import missing
from quarterdeck.research.kernel.run import Run, Unlawful
from quarterdeck.research.kernel.terms import SHARE
from quarterdeck.research.zoo import Seeds, Zoo, register_all

try:
    from gymnasium import spaces
    from pettingzoo import ParallelEnv
except ImportError as error:
    raise missing(error) from None


def env(
    game: str = "anchors_aweigh",
    seats: int | None = None,
    *,
    reward: str = SHARE,
    render_mode: str | None = None,
    **options: str,
) -> Together:
    """The game for agents that act together."""
    return Together(game, seats, reward=reward, render_mode=render_mode, **options)


class Together(ParallelEnv[str, Any, Any]):
    """An agent that is not asked has one lawful action: ``wait``, the last number.

    Something unlawful ends the game with -1 for who did it, and ``infos`` says so.
    """

    def __init__(
        self,
        game: str = "anchors_aweigh",
        seats: int | None = None,
        *,
        reward: str = SHARE,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.zoo = zoo = Zoo(game, seats, reward, render_mode, 1, options)
        self.setting = zoo.setting
        self.metadata = zoo.metadata(parallelizable=True)
        self.render_mode = render_mode
        self.possible_agents = zoo.agents
        self.agents: list[str] = []
        self.wait = zoo.size - 1
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.zoo.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.zoo.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.run: Run = self.setting.run(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.zoo.picture.follow(self.run)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Any]:
        x, run, asked = self.setting, self.run, self.run.asked()
        seen: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = x.mask(run, seat, self.zoo.size)
            mask[self.wait] = seat not in asked
            seen[agent] = {"observation": x.row(run, seat), "action_mask": mask}
        return seen

    def step(self, actions: dict[str, Any]) -> Any:
        agents = self.agents
        if not agents:
            raise ValueError("the game is over: reset it")
        for agent in actions:
            self.zoo.seat(agent)
        run, asked = self.run, self.run.asked()
        wrong = [a for a in agents if not self._is_lawful(a, actions.get(a), asked)]
        rewards = dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if wrong:
            for agent in wrong:
                rewards[agent] = -1.0
                infos[agent]["unlawful"] = actions.get(agent)
        else:
            for seat in asked:
                if run.seat != seat:
                    raise Unlawful(f"seat {seat} is not asked any more")
                run.act(int(actions[agents[seat]]))
            if run.is_over():
                rewards = dict(zip(agents, self.setting.terms.payoff(run.s), strict=True))
        over = bool(wrong) or run.is_over()
        if over:
            self.agents = []
        ended = dict.fromkeys(agents, over)
        self.zoo.picture.follow(run)
        return self._seen(), rewards, ended, dict.fromkeys(agents, False), infos

    def _is_lawful(self, agent: str, action: Any, asked: list[int]) -> bool:
        seat = self.zoo.seat_of[agent]
        if seat not in asked:
            return action is None or int(action) == self.wait
        return action is not None and int(action) in self.run.lawful_of(seat)

    def render(self) -> Any:
        return self.zoo.picture.show(self.run)

    def close(self) -> None:
        self.zoo.picture.close()


parallel_env = Together  # the name that PettingZoo gives it
register_all("parallel", "parallel")
