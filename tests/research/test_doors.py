"""The doors: the same seed gives the same rows through each, compiled and interpreted."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.research import aec, gym, parallel
from quarterdeck.research.kernel.run import Unlawful
from quarterdeck.research.setting import setting
from tests.research.cases import GAMES, made, played, usual
from tests.support.build import COMPILED

ROOT = Path(__file__).parents[2]
SEED = 77
MOST = 150  # decisions that are compared


def story(id: str) -> list[tuple[int, Any, int]]:
    """Whose row it was, the row, what was done."""
    x = usual(id)
    run = x.run(SEED)
    return [
        (run.seat, x.row(run, run.seat), number) for number in played(run, Dice(SEED), most=MOST)
    ]


def sha(id: str) -> str:
    """Of all rows and masks of a story, whatever comes after its first decisions."""
    h = hashlib.sha256()
    for seat, row, number in story(id):
        h.update(repr((int(seat), number)).encode() + row.tobytes())
    return h.hexdigest()


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_rows_through_every_door(id: str) -> None:
    told = story(id)
    one = aec.env(**made(id))
    one.reset(seed=SEED)
    together = parallel.env(**made(id))
    joint, _ = together.reset(seed=SEED)
    waiting: dict[str, int] = {}
    for seat, row, number in told:
        seen, _, is_over, _, _ = one.last()
        assert not is_over
        assert one.agent_selection == f"seat_{seat}"
        assert (seen["observation"] == row).all()
        assert seen["action_mask"][number] == 1
        one.step(number)
        if not waiting:  # nobody has answered in secret: all doors look at the same moment
            assert (joint[f"seat_{seat}"]["observation"] == row).all()
        assert joint[f"seat_{seat}"]["action_mask"][number] == 1
        waiting[f"seat_{seat}"] = number
        if len(waiting) == len(together.run.asked()):
            rest = {a: waiting.get(a, together.wait) for a in together.agents}
            joint, *_ = together.step(rest)
            waiting = {}


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("rivals", ["random", "instinct"])
def test_one_game_of_a_fleet_can_be_played_again_alone(id: str, rivals: str) -> None:
    fleet = gym.FleetEnv(**made(id), num_envs=4, rivals=rivals)
    rows, info = fleet.reset(seed=SEED)
    alone: gym.SeatEnv | None = None
    left = 3 if id == "captain_flip" else 1  # episodes of the last game, one after another
    k = 3
    for _ in range(25 if id != "captain_flip" else 100):
        if alone is None:
            alone = gym.SeatEnv(**made(id), seat=fleet.learner[k], rivals=rivals)
            row, told = alone.reset(seed=int(info["seed"][k]))
        assert (row == rows[k]).all()
        assert (told["action_mask"] == info["action_mask"][k]).all()
        actions = fleet.any_actions()
        rows, pay, done, _, info = fleet.step(actions)
        row, alone_pay, is_over, _, told = alone.step(actions[k])
        assert (alone_pay, is_over) == (pay[k], done[k])
        if is_over:
            assert (row == info["final_obs"][k]).all()
            alone = None
            left -= 1
            if left == 0:
                break
    assert left == 0 or id != "captain_flip"


def test_self_play_asks_every_seat_and_pays_the_one_who_acted() -> None:
    fleet = gym.FleetEnv("captain_flip", 3, num_envs=8, seat=-1)
    _, info = fleet.reset(seed=4)
    x = setting("captain_flip", 3)
    run = x.run(int(info["seed"][5]))
    seats = set()
    for _ in range(300):
        acted = info["seat"]
        seats |= set(acted.tolist())
        assert run.seat == acted[5]
        actions = fleet.any_actions()
        run.act(int(actions[5]))
        rows, pay, done, _, info = fleet.step(actions)
        for k in np.flatnonzero(done):
            assert info["shares"][k].sum() == pytest.approx(1)
            assert pay[k] == info["shares"][k][acted[k]]
        if done[5]:
            assert run.is_over()
            break
        assert (x.row(run, run.seat) == rows[5]).all()
    assert seats == {0, 1, 2}
    assert done[5]


def test_a_fleet_refuses_before_any_game_has_moved() -> None:
    fleet = gym.FleetEnv("captain_flip", num_envs=3)
    rows, info = fleet.reset(seed=1)
    actions = fleet.any_actions()
    actions[2] = np.flatnonzero(info["action_mask"][2] == 0)[0]
    with pytest.raises(Unlawful, match=f"game 2: action {actions[2]} is not lawful now"):
        fleet.step(actions)
    assert (rows == fleet._rows).all()
    with pytest.raises(ValueError, match="3 numbers are needed, one a game, not 2"):
        fleet.step(actions[:2])


@pytest.mark.parametrize("id", GAMES)
def test_compiled_and_interpreted_give_the_same_rows(id: str) -> None:
    if not COMPILED:
        pytest.skip("nothing to compare with")
    code = f"from tests.research.test_doors import sha; print(sha({id!r}))"
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == sha(id)
