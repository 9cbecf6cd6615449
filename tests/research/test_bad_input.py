"""Whatever is wrong is said in one clear line, and nothing is lost."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from quarterdeck.bots.levels import BadSpec
from quarterdeck.core.info import BadSetup
from quarterdeck.registry import UnknownGame
from quarterdeck.research import aec, gym, parallel
from quarterdeck.research.kernel.run import Unlawful

DOORS = [
    pytest.param(make, id=name)
    for name, make in (
        ("aec", aec.env),
        ("parallel", parallel.env),
        ("seat", gym.SeatEnv),
        ("fleet", gym.FleetEnv),
    )
]


@pytest.mark.parametrize("make", DOORS)
def test_a_setup_that_does_not_exist(make: Any) -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        make("chess")
    with pytest.raises(BadSetup, match="captain_flip is for 2 to 5 players, not 9"):
        make("captain_flip", 9)
    with pytest.raises(BadSetup, match="captain_flip has no option 'weather'"):
        make("captain_flip", weather="fair")
    with pytest.raises(BadSetup, match="'board' is one of A, B, C, D, not 'Z'"):
        make("captain_flip", board="Z")
    with pytest.raises(BadSetup, match="teams of two are for four players"):
        make("ship_ahoy", 3, teams="yes")
    with pytest.raises(BadSetup, match="a race of hands has no turns to number"):
        make("anchors_aweigh", pace="live")
    with pytest.raises(BadSetup, match="a reward is one of share, score, rank"):
        make("captain_flip", reward="gold")
    with pytest.raises(BadSetup, match=r"render_mode is one of|a fleet is not drawn"):
        make("captain_flip", render_mode="oil")


@pytest.mark.parametrize("make", [gym.SeatEnv, gym.FleetEnv])
def test_a_seat_or_rival_that_does_not_exist(make: Any) -> None:
    with pytest.raises(BadSetup, match="there is no seat 3: captain_flip is set up for seats 0"):
        make("captain_flip", 3, seat=3)
    with pytest.raises(BadSpec, match="there is no bot 'kraken'"):
        make("captain_flip", rivals="kraken")
    with pytest.raises(ValueError, match=r"a fleet has at least one|rivals of a fleet are random"):
        gym.FleetEnv("captain_flip", num_envs=0)
    with pytest.raises(ValueError, match="'mate' plays in SeatEnv"):
        gym.FleetEnv("captain_flip", rivals="mate")
    with pytest.raises(BadSetup, match="captain_flip has no control 'box'"):
        gym.SeatEnv("captain_flip", control="box")


def test_an_agent_that_does_not_exist_or_is_dead() -> None:
    env = aec.raw_env("captain_flip")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="there is no agent 'seat_7'; there is seat_0, seat_1"):
        env.observe("seat_7")
    with pytest.raises(ValueError, match="is alive: it needs a number, not None"):
        env.step(None)
    with pytest.raises(Unlawful, match="there is no action 32"):
        env.step(32)
    while not any(env.terminations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    with pytest.raises(ValueError, match="dead"):
        env.step(0)


def test_what_is_unlawful_ends_a_guarded_game_with_a_fine() -> None:
    env = aec.env("captain_flip")
    env.reset(seed=1)
    guilty = env.agent_selection
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.terminations[guilty]
    assert env.rewards[guilty] == -1

    seat = gym.SeatEnv("captain_flip", seat=0)
    _, info = seat.reset(seed=1)
    number = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, pay, is_over, _, info = seat.step(number)
    assert (pay, is_over, info["unlawful"]) == (-1.0, True, number)
    with pytest.raises(ValueError, match="the game is over: reset it"):
        seat.step(0)

    together = parallel.env("captain_flip")
    together.reset(seed=1)
    _, pays, ended, _, infos = together.step(dict.fromkeys(together.agents, 31))
    assert all(ended.values())
    assert set(pays.values()) == {-1.0}
    assert all(infos[a]["unlawful"] == 31 for a in infos)
    with pytest.raises(ValueError, match="the game is over: reset it"):
        together.step({})


def test_a_box_wants_six_numbers() -> None:
    env = gym.SeatEnv("ship_ahoy", rounds="5", table="small", control="box")
    env.reset(seed=1)
    for wrong in ([0.0] * 5, [0.0] * 5 + [float("nan")]):
        with pytest.raises(ValueError, match="6 finite numbers are needed"):
            env.step(np.array(wrong))


NEEDS = {
    ("aec", "pettingzoo"): "research",
    ("parallel", "pettingzoo"): "research",
    ("gym", "gymnasium"): "research",
    ("setting", "numpy"): "research",
    ("setting", "librt"): "research",
    ("spiel", "pyspiel"): "openspiel",
}
WITHOUT = f"""
import importlib, os, sys
needs = {list(NEEDS)!r}
for _, library in needs:
    sys.modules[library] = None
import quarterdeck.cli, quarterdeck.server.app, quarterdeck.lab.match, quarterdeck.library
for door, library in needs:
    if os.fork() == 0:
        for _, other in needs:
            if other != library:
                sys.modules.pop(other, None)
        try:
            importlib.import_module(f"quarterdeck.research.{{door}}")
        except ImportError as error:
            print(error, flush=True)
        os._exit(0)
    os.wait()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="forks")
def test_without_its_library_a_door_says_what_to_install() -> None:
    """And everything else starts: only the doors need them."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [
        f"{library} is not installed: pip install 'quarterdeck[{extra}]'"
        for (_, library), extra in NEEDS.items()
    ]
