"""The engine: the bands it is calibrated to, always the same, and never a broken table."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

pytest.importorskip("mujoco")
pytest.importorskip("shapely")

import mujoco
import numpy as np

from benchmarks import standin_bands as bands
from quarterdeck.physics import engine, sizes
from quarterdeck.physics.engine import BadShot, check_inside, simulate
from quarterdeck.physics.model import model_of
from quarterdeck.physics.scene import BadScene, Shot
from quarterdeck.physics.shoot import shoot
from tests.support.cannon import OTHER, ROCK, SHIP, TOWER, Landed, at, scene

TARGET = (SHIP, 8500, 8500, 3000)
NEIGHBOUR = (OTHER, 8500, 9200, 500)


# ---------------------------------------------------------------- calibrated


@pytest.mark.parametrize(
    ("piece", "distance", "least", "most"),
    [
        (bands.SHIP, 0.5, 0.45, 0.70),  # wanted: 55-60 %
        (bands.SHIP, 1.0, 0.12, 0.34),  # wanted: 20-25 %
        (bands.TOWER, 0.5, 0.50, 0.78),
    ],
)
def test_a_careful_shot_topples_as_often_as_it_should(piece, distance, least, most):
    """120 shots: four standard errors either way, so that only a changed engine fails."""
    assert least < bands.rate(piece, distance, distance, 120, 3, engine=True) < most


@pytest.mark.soak
@pytest.mark.parametrize(("distance", "least", "most"), [(0.5, 0.53, 0.62), (1.0, 0.19, 0.27)])
def test_the_bands_exactly(distance, least, most):
    assert least < bands.rate(bands.SHIP, distance, distance, 1500, 9, engine=True) < most


def test_nearer_is_easier_and_a_miss_moves_nothing():
    near = bands.rate(bands.SHIP, 0.3, 0.3, 40, 4, engine=True)
    assert near > bands.rate(bands.SHIP, 1.4, 1.4, 40, 4, engine=True) + 0.2
    shot = at(TARGET, 5000)
    run = simulate(scene(TARGET), Shot(shot.x, shot.y, 15_708, 600, 4500), 0)
    assert np.abs(run.frames[:, 1] - run.frames[0, 1]).max() < 1e-4


def test_a_mountain_stops_the_ball():
    behind = (SHIP, 10_000, 8500, 15_708)
    shot = at(behind, 4000, elevation=300)
    hit = [simulate(scene(behind, mountains=m), shot, 0) for m in ((), (ROCK,))]
    moved = [np.abs(run.frames[-1, 1, :2] - run.frames[0, 1, :2]).max() for run in hit]
    assert moved[0] > 0.01
    assert moved[1] < 1e-4
    assert hit[1].frames[:, 0, 0].max() < 0.81


# ---------------------------------------------------------------- always the same


def test_the_same_shot_gives_the_same_numbers_whatever_was_shot_before():
    table = scene(TARGET, NEIGHBOUR, (TOWER, 9500, 8500, 0))
    first = [shoot(table, at(TARGET, 3500), seed) for seed in range(6)]
    assert len(set(first)) == 6
    shoot(scene(TARGET), at(TARGET, 2000), 77)
    assert [shoot(table, at(TARGET, 3500), seed) for seed in reversed(range(6))] == first[::-1]


def test_another_process_computes_the_same():
    table = scene(TARGET, NEIGHBOUR)
    code = (
        "import json\n"
        "from tests.support.cannon import *\n"
        "from quarterdeck.physics.shoot import shoot\n"
        f"t = {TARGET}; s = scene(t, {NEIGHBOUR})\n"
        "print(json.dumps([shoot(s, at(t, 3000), k) for k in range(3)]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    here = [list(shoot(table, at(TARGET, 3000), k)) for k in range(3)]
    assert json.loads(done.stdout) == here


# ---------------------------------------------------------------- what goes wrong is noticed


def test_a_spin_without_measure_is_never_returned():
    with pytest.raises(BadShot):
        simulate(scene(TARGET), at(TARGET, 3000), 10**14)


def test_a_silent_reset_is_noticed():
    """With the engine's own remedy switched on the state looks sound but is another one."""
    table = scene(TARGET, NEIGHBOUR)
    model = model_of(table).model
    off = model.opt.disableflags
    try:
        model.opt.disableflags = off & ~int(mujoco.mjtDisableBit.mjDSBL_AUTORESET)
        with pytest.raises(BadShot):
            simulate(table, at(TARGET, 3000), 10**14)
    finally:
        model.opt.disableflags = off
    assert simulate(table, at(TARGET, 3000), 0).frames.shape[1] == 3


def test_a_bad_run_is_done_again_with_half_the_step(monkeypatch):
    steps: list[float] = []
    real = engine._watch

    def watch(table, m, *rest):
        steps.append(m.opt.timestep)
        run = real(table, m, *rest)
        if len(steps) == 1:
            raise BadShot("for the test")
        return run

    monkeypatch.setattr(engine, "_watch", watch)
    run = simulate(scene(TARGET), at(TARGET, 3000), 0)
    assert steps == [sizes.STEP_S, sizes.STEP_S / 2]
    assert np.isfinite(run.frames).all()
    monkeypatch.undo()
    again = simulate(scene(TARGET), at(TARGET, 3000), 0)
    assert again.frames.shape[1] == 2
    assert model_of(scene(TARGET)).model.opt.timestep == sizes.STEP_S


def test_flung_pieces_are_noticed():
    frames = np.zeros((3, 2, 7))
    frames[2, 1, 0] = 0.05  # 50 mm in a millisecond
    with pytest.raises(BadShot, match="fast"):
        engine._check_frames(frames)
    frames = np.zeros((3, 2, 7))
    frames[:, 1, 2] = 2.0
    with pytest.raises(BadShot, match="high"):
        engine._check_frames(frames)


def test_pieces_pushed_through_each_other_are_noticed():
    table = scene(TARGET, NEIGHBOUR)
    rest = np.zeros((3, 7))
    rest[:, 3] = 1
    rest[1, :2] = rest[2, :2] = (0.85, 0.85)
    with pytest.raises(BadShot, match="inside"):
        check_inside(table, rest)
    rest[2, 4] = 0.06  # it leans on the other's base
    check_inside(table, rest)


def test_a_table_that_would_explode_is_refused():
    with pytest.raises(BadScene, match="overlap"):
        simulate(scene(TARGET, (OTHER, 8500, 8600, 3000)), at(TARGET, 3000), 0)
    with pytest.raises(BadScene, match="muzzle"):
        simulate(scene(TARGET), at(TARGET, 150), 0)


@pytest.mark.soak
def test_hundreds_of_shots_into_a_crowd_leave_a_sound_table():
    """Ships 2 mm apart, the worst that the rules allow: everything finite, nothing explodes."""
    crowd = [(n, 8500 + 275 * (n % 4), 8000 + 625 * (n // 4), 15_708) for n in range(12)]
    table = scene(*crowd, (TOWER, 10_500, 8500, 0))
    for seed in range(300):
        shot = Shot(7900 - 10 * seed, 8500 + 3 * seed, 200 * (seed % 9) % 62832, 400, 5000)
        landed = Landed(shoot(table, shot, seed))
        assert all(0 < n < 17_000 for pose in landed.poses.values() for n in pose[:2])
