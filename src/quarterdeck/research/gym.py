"""Gymnasium: one seat against rivals (``SeatEnv``), or many games in one call (``FleetEnv``)."""

from __future__ import annotations

from typing import Any

from quarterdeck.core.dice import Dice, mix
from quarterdeck.core.info import BadSetup
from quarterdeck.core.seat import NOBODY
from quarterdeck.extra import missing
from quarterdeck.research import box
from quarterdeck.research.kernel.fleet import EVERYBODY, Fleet
from quarterdeck.research.kernel.run import Run, Unlawful
from quarterdeck.research.kernel.terms import SHARE
from quarterdeck.research.picture import MODES, Picture
from quarterdeck.research.rivals import INSTINCT, rivals_named
from quarterdeck.research.setting import Array, Setting, researched, setting, table_of

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
except ImportError as error:
    raise missing(error) from None

NUMBER, BOX = "number", "box"


def _checked_seat(x: Setting, seat: int | None) -> int | None:
    if seat is not None and not 0 <= seat < x.seats:
        raise BadSetup(f"there is no seat {seat}: {x.id} is set up for seats 0 to {x.seats - 1}")
    return seat


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat learns; ``rivals`` are random, by instinct, or any bot (``mate``, ``mcts:500it``).

    ``seat`` None: another one each game. An unlawful number ends the game with -1, and ``info``
    says so. With ``control="box"`` Ship Ahoy's shots and ropes are six numbers from -1 to 1.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str = "captain_flip",
        seats: int | None = None,
        seat: int | None = None,
        *,
        rivals: str = "random",
        reward: str = SHARE,
        control: str = NUMBER,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.setting = x = setting(game, seats, reward, **options)
        self.rivals = rivals_named(rivals, x.game)
        self.learner = _checked_seat(x, seat)
        self.picture = Picture(x, render_mode)
        self.render_mode = render_mode
        self.by_box = control == BOX
        if control not in (NUMBER, BOX) or (self.by_box and x.terms.offers.most == 0):
            raise BadSetup(f"{game} has no control {control!r}: its actions are numbers")
        self.others = rivals_named(INSTINCT, x.game)  # answer what a box cannot say
        self.observation_space = spaces.Box(x.low, x.high, dtype=np.int16)
        self.action_space: spaces.Space[Any] = spaces.Discrete(x.size)
        if self.by_box:
            self.action_space = spaces.Box(-1.0, 1.0, (box.NUMBERS,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(2**62)) if seed is None else int(seed)
        self.run: Run = self.setting.run(chosen, self.rivals.listening or self.by_box)
        self.dice = self.rivals.dice(self.run.seed)
        drawn = int(mix(self.run.seed)) % self.setting.seats
        self.seat: int = drawn if self.learner is None else self.learner
        self.is_done = False
        self._go_on()
        self.picture.follow(self.run)
        return self._row(), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if self.is_done:
            raise ValueError("the game is over: reset it")
        refused = ""
        try:
            if self.by_box:
                refused = self._by_box(action)
            else:
                self.run.act(int(action))
        except Unlawful:
            self.is_done = True
            return self._row(), -1.0, True, False, self._info() | {"unlawful": int(action)}
        self._go_on()
        self.picture.follow(self.run)
        self.is_done = self.run.is_over()
        pay = self.setting.terms.payoff(self.run.s)[self.seat] if self.is_done else 0.0
        info = self._info()
        if refused:
            info["refused"] = refused
        return self._row(), pay, self.is_done, False, info

    def action_masks(self) -> Array:
        """The lawful numbers as sb3-contrib asks for them."""
        return self.setting.mask(self.run, self.seat).astype(bool)

    def render(self) -> Any:
        return self.picture.show(self.run)

    def close(self) -> None:
        self.picture.close()

    def _row(self) -> Array:
        return self.setting.row(self.run, self.seat)

    def _info(self) -> dict[str, Any]:
        mask = self.setting.mask(self.run, self.seat)
        return {"action_mask": mask, "seat": self.seat, "seed": int(self.run.seed)}

    def _go_on(self) -> None:
        """Until the learner is asked something that it answers itself."""
        run = self.run
        while True:
            self.rivals.until(run, self.seat, self.dice)
            if not self.by_box or run.seat == NOBODY or self._asks_box():
                return
            self.others.act(run, self.dice)

    def _asks_box(self) -> bool:
        s = self.run.s
        f = s.stack[-1]
        return self.setting.game.steps[f.op].wide and box.is_asked(s, f)  # type: ignore[arg-type]

    def _by_box(self, numbers: Any) -> str:
        """Shoot or sail; why not, if the law refuses."""
        run, game = self.run, self.setting.game
        f = run.s.stack[-1]
        a = box.action(run.s, f, self.seat, box.checked(numbers))
        refusal = game.check(run.s, a)
        run.act_at_will(a if refusal is None else box.instead(f, self.seat))
        return "" if refusal is None else box.why(refusal)


class FleetEnv(VectorEnv[Any, Any, Any]):
    """``num_envs`` games in one call; a finished one begins anew in the same step.

    ``seat`` None: game k is learned by seat k modulo seats; -1: every seat's choices are asked for
    (self-play): the reward is the actor's, ``info["shares"]`` has everybody's at the end.
    Game k can be played again alone: ``SeatEnv(…, seat=env.learner[k])``, ``reset`` with
    ``info["seed"][k]``.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str = "captain_flip",
        seats: int | None = None,
        num_envs: int = 256,
        seat: int | None = None,
        *,
        rivals: str = "random",
        reward: str = SHARE,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        if num_envs < 1:
            raise BadSetup(f"a fleet has at least one game, not {num_envs}")
        if render_mode is not None:
            raise BadSetup("a fleet is not drawn: play one of its games again in SeatEnv")
        self.setting = x = setting(game, seats, reward, **options)
        self.rivals = rivals_named(rivals, x.game, many=True)
        if seat != EVERYBODY:
            _checked_seat(x, seat)
        self.num_envs = num_envs
        self.learner = [k % x.seats if seat is None else seat for k in range(num_envs)]
        self.single_observation_space = spaces.Box(x.low, x.high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(x.size)
        self.observation_space = spaces.Box(
            np.tile(x.low, (num_envs, 1)), np.tile(x.high, (num_envs, 1)), dtype=np.int16
        )
        self.action_space = spaces.MultiDiscrete([x.size] * num_envs)
        self._at = np.arange(num_envs)
        self._none = np.zeros(num_envs, bool)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        chosen = int(self.np_random.integers(2**62)) if seed is None else int(seed)
        n = self.num_envs
        self.fleet = f = Fleet(self.setting.terms, self.rivals, self.learner, chosen)
        self.dice = Dice(chosen)
        self._rows = np.frombuffer(memoryview(f.rows), np.int16).reshape(n, -1)
        self._last = np.frombuffer(memoryview(f.last_rows), np.int16).reshape(n, -1)
        self._masks = np.frombuffer(memoryview(f.masks), np.uint8).reshape(n, -1)
        self._done = np.frombuffer(memoryview(f.done), np.bool_)
        self._paid = np.frombuffer(memoryview(f.paid), np.float64).reshape(n, -1)
        self._seat = np.frombuffer(memoryview(f.seat), np.int16)
        self._seeds = np.array([run.seed for run in f.runs], np.int64)
        return self._rows.copy(), self._info()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        numbers = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(numbers) != self.num_envs:
            raise ValueError(f"{self.num_envs} numbers are needed, one a game, not {len(numbers)}")
        acted = self._seat.copy()  # the reward is theirs
        self.fleet.step(numbers)
        done = self._done.copy()
        info = self._info()
        if done.any():
            info["final_obs"] = self._last.copy()
            info["shares"] = self._paid.copy()
            info["_final_obs"] = info["_shares"] = done
            self._seeds = self._seeds.copy()  # whoever has the old ones keeps them
            for k in np.flatnonzero(done):
                self._seeds[k] = self.fleet.runs[k].seed
            info["seed"] = self._seeds
        return self._rows.copy(), self._paid[self._at, acted], done, self._none.copy(), info

    def any_actions(self) -> Array:
        """A lawful number for every game, drawn by the fleet's own dice."""
        return np.array(self.fleet.any(self.dice), np.int64)

    def action_masks(self) -> Array:
        """The lawful numbers as sb3-contrib asks for them."""
        return self._masks.astype(bool)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._masks.copy(),
            "seat": self._seat.copy(),
            "seed": self._seeds,
        }


def _register_all() -> None:
    """Every game under its versioned name, ``quarterdeck/captain_flip-v1``."""
    for game in researched():
        gymnasium.register(
            f"quarterdeck/{game}-v{table_of(game).VERSION}",
            "quarterdeck.research.gym:SeatEnv",
            vector_entry_point="quarterdeck.research.gym:FleetEnv",
            kwargs={"game": game},
        )


_register_all()
