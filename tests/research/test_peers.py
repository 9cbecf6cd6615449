"""The libraries' own suites, for every game and door."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib import import_module

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from pettingzoo.env_registry.registration import make
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

from quarterdeck.research import aec, gym, parallel
from quarterdeck.research.setting import table_of
from tests.research.cases import GAMES, USUAL, made
from tests.support.build import COMPILED

CYCLES = 40 if COMPILED else 15
# A row with its mask is a Dict, as in all of PettingZoo's own card and board games.
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.fixture(autouse=True)
def _warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for known in KNOWN:
            warnings.filterwarnings("ignore", message=known)
        yield


def check_zoo(id: str, cycles: int) -> None:
    kind = made(id)
    api_test(aec.env(**kind), num_cycles=cycles)
    seed_test(lambda: aec.env(**kind), cycles)
    parallel_api_test(parallel.env(**kind), cycles)
    parallel_seed_test(lambda: parallel.env(**kind), cycles)


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo(id: str) -> None:
    check_zoo(id, CYCLES)


@pytest.mark.soak
@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_at_length(id: str) -> None:
    check_zoo(id, 1000)


def test_pettingzoo_s_benchmark_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = iter(range(0, 10_000, 2))  # its five seconds are over after three looks at the clock
    speed = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(speed.time, "time", lambda: next(ticks))
    performance_benchmark(aec.env("captain_flip"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium(id: str) -> None:
    name = f"quarterdeck/{id}-v{table_of(id).VERSION}"
    env = gymnasium.make(name, render_mode="ansi", **made(id))
    check_env(env.unwrapped, skip_render_check=True)  # pixels need a browser: tests/browser
    env.reset(seed=1)
    assert id in env.render()


def test_gymnasium_by_box() -> None:
    kind = made("ship_ahoy")
    name = f"quarterdeck/ship_ahoy-v{table_of('ship_ahoy').VERSION}"
    env = gymnasium.make(name, control="box", render_mode="ansi", **kind)
    check_env(env.unwrapped, skip_render_check=True)
    env.reset(seed=5)
    env.action_space.seed(5)
    said = set()
    for _ in range(60):
        _, _, is_over, _, info = env.step(env.action_space.sample())
        said.add(info.get("refused", ""))
        if is_over:
            break
    assert "" in said  # some shots and ropes are lawful
    assert any("(SH-" in word for word in said)  # and why others are not, with the clause


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_s_vector_interface(id: str) -> None:
    """It has no checker for these: its own maker, its wrapper, and the spaces must agree."""
    name = f"quarterdeck/{id}-v{table_of(id).VERSION}"
    env = gymnasium.make_vec(name, num_envs=5, vectorization_mode="vector_entry_point", **made(id))
    fleet = env.unwrapped
    assert isinstance(fleet, gym.FleetEnv)
    watched = RecordEpisodeStatistics(env)
    rows, info = watched.reset(seed=3)
    ended = 0
    for _ in range(60 if id == "captain_flip" else 8):
        assert watched.observation_space.contains(rows)
        assert rows.shape == (5, fleet.setting.row_size)
        assert info["action_mask"].shape == (5, fleet.setting.size)
        actions = fleet.any_actions()
        assert watched.action_space.contains(actions)
        rows, pay, done, cut, info = watched.step(actions)
        assert pay.shape == (5,)
        assert done.dtype == np.bool_
        assert not cut.any()
        ended += int(done.sum())
        if done.any():
            assert (info["episode"]["l"][done] > 0).all()
    assert ended > 0 or id != "captain_flip"


@pytest.mark.parametrize("id", GAMES)
def test_they_are_known_under_versioned_names(id: str) -> None:
    seats, options = USUAL[id]
    name = f"quarterdeck/{id}-v{table_of(id).VERSION}"
    one = make("aec", name, seats=seats, **options)
    assert one.unwrapped.metadata["name"] == f"{id}_v{table_of(id).VERSION}"
    assert make("parallel", name, seats=seats, **options).possible_agents == one.possible_agents
