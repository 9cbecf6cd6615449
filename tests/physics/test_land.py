"""What the engine answers: poses the rules accept, a flight that shows them, in under 4 kB."""

from __future__ import annotations

import math
import pickle

import msgspec
import pytest

pytest.importorskip("mujoco")
pytest.importorskip("shapely")

import numpy as np
from shapely import Polygon

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NATURE
from quarterdeck.games.ship_ahoy import GAME, components
from quarterdeck.games.ship_ahoy.spread import aimed, spread
from quarterdeck.physics import shoot as shooting
from quarterdeck.physics import sizes
from quarterdeck.physics.apart import GAP, base, place
from quarterdeck.physics.engine import Run, simulate
from quarterdeck.physics.flight import ERROR, flight
from quarterdeck.physics.judge import Outcome, judge
from quarterdeck.physics.model import UNIT
from quarterdeck.physics.scene import BALL, BadScene, Scene, Shot, read, write
from quarterdeck.physics.shoot import shoot
from tests.support.cannon import (
    MONSTER,
    OTHER,
    PIRATE,
    ROCK,
    SHIP,
    SIZE,
    TOWER,
    Landed,
    at,
    scene,
    shots_of_a_game,
    shown,
)
from tests.support.ship_ahoy import scene as battle

TARGET = (SHIP, 8500, 8500, 15_708)
BROADSIDE = scene(TARGET)


def size_of(numbers: tuple[int, ...]) -> int:
    return len(msgspec.json.encode([NATURE, "land", numbers]))


def moved_by(table: Scene, **poses: tuple[float, ...]) -> list:
    """Judge a made-up end of a run: p3=(x, y, z, yaw, roll) in metres and radians."""
    rest = simulate(table, Shot(100, 100, 39_270, 0, 2500), 0).rest
    for name, (x, y, z, yaw, roll) in poses.items():
        body = [p.piece for p in table.pieces].index(int(name[1:])) + 1
        c, s, a, b = math.cos(yaw / 2), math.sin(yaw / 2), math.cos(roll / 2), math.sin(roll / 2)
        rest[body] = (x, y, z, c * a, c * b, s * b, s * a)
    return judge(table, Run(rest[None], rest, {}))


# ---------------------------------------------------------------- judged


def test_toppled_means_tilted_by_more_than_45_degrees_at_rest():
    for degrees, falls in (
        (0, False),
        (23, False),
        (44, False),
        (46, True),
        (67, True),
        (95, True),
    ):
        end = moved_by(BROADSIDE, p0=(0.86, 0.85, 0, 1.5, math.radians(degrees)))
        assert end[0].fell is falls, degrees


def test_who_lies_flat_does_not_fall_again_but_may_slide():
    table = scene((SHIP, 8500, 8500, 15_708, 2))
    end = moved_by(table, p0=(0.9, 0.85, 0, 1.57, math.radians(80)))
    assert not end[0].fell
    assert (end[0].x, end[0].y) == (9000, 8500)


def test_towers_go_back_also_when_they_fell():
    for roll in (0.0, 1.5):
        end = moved_by(scene((TOWER, 8500, 8500, 700)), p12=(0.88, 0.86, 0, 0.4, roll))
        assert (end[0].x, end[0].y, end[0].yaw) == (8500, 8500, 700)
        assert end[0].fell is (roll > 1)


def test_a_ship_pushed_off_the_table_is_put_at_its_edge():
    table = scene((SHIP, 16_500, 8500, 0))
    shot = at((SHIP, 16_500, 8500), 1200, power=5000, elevation=0)
    for seed in range(40):
        run = simulate(table, Shot(shot.x, shot.y + 5 * seed - 100, 0, 30 * seed, 5000), 0)
        if run.left:
            break
    else:
        pytest.fail("no shot pushed it off")
    end = judge(table, run)[0]
    assert end.x + 300 <= SIZE
    assert SIZE - end.x - 300 < 60
    assert abs(end.y - 8500) < 1500


def test_overlapping_pieces_are_moved_apart_by_the_least_distance():
    other = base(OTHER, (8500, 8500, 0))
    x, y, yaw = place(SHIP, (8500, 8700.4, 0), SIZE, [], [other])
    assert (x, yaw) == (8500, 0)
    assert 8500 + 250 + GAP <= y <= 8500 + 250 + GAP + 4
    beside = place(SHIP, (8900, 8510, 0), SIZE, [], [other])
    assert beside[1] == 8510
    assert 8500 + 600 + GAP <= beside[0] <= 8500 + 600 + GAP + 4


def test_moving_apart_does_not_push_into_somebody_else():
    others = [base(n, (8500, 8500 + 300 * n, 0)) for n in range(1, 6)]
    rock = Polygon(ROCK.corners)
    x, y, yaw = place(0, (8510, 9300, 0), SIZE, [rock], others)
    spot = base(0, (x, y, yaw))
    assert all(spot.distance(o) >= GAP for o in (*others, rock))
    corner = place(0, (-300, 17_500, 3000), SIZE, [], [])
    assert Polygon([(0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE)]).contains(base(0, corner))


# ---------------------------------------------------------------- shown


def test_key_frames_stay_within_a_millimetre_of_what_was_simulated():
    seen = 0
    table = scene(TARGET, (OTHER, 8900, 8500, 14_000), (TOWER, 9600, 8700, 300))
    for seed in range(8):
        drawn = spread(Dice(seed))
        shot = at(TARGET, 3000)
        run = simulate(table, Shot(shot.x, shot.y, *aimed(0, 600, 4500, drawn)), drawn[3])
        landed = Landed(shoot(table, shot, seed))
        for body, rows in landed.flight.items():
            k = 0 if body == BALL else 1 + [p.piece for p in table.pieces].index(body)
            mark = np.array([0, 0, sizes.BALL_RADIUS if body == BALL else 0.063])
            last = rows[-1][0] if body == BALL or body in landed.fell else rows[-2][0]
            for t in range(rows[0][0], min(last, len(run.frames) - 1) + 1, 3):
                x, y, z, qw, qx, qy, qz = run.frames[t, k]
                u = np.array([qx, qy, qz])
                real = np.array([x, y, z]) + mark
                real += 2 * qw * np.cross(u, mark) + 2 * np.cross(u, np.cross(u, mark))
                assert np.abs(shown(rows, t, mark) - real).max() < ERROR + 0.0003, (seed, body, t)
                seen += 1
    assert seen > 500


def test_the_last_key_frame_is_the_final_pose():
    table = scene(TARGET, (OTHER, 9500, 8500, 14_000), (TOWER, 10_400, 8600, 300))
    stood = fell = 0
    for seed in range(30):
        landed = Landed(shoot(table, at(TARGET, 3000, elevation=1200), seed))
        for body, rows in landed.flight.items():
            if body == BALL:
                continue
            x, y, yaw = landed.poses.get(body) or next(
                (p.x, p.y, p.yaw) for p in table.pieces if p.piece == body
            )
            if body in landed.fell:
                tilt = math.hypot(*rows[-1][4:6])
                assert tilt > 600, "a fallen piece is shown upright"
                fell += 1
                continue
            assert rows[-1][1:6] == (x, y, 0, 0, 0)
            assert abs((rows[-1][6] - yaw / 10 + 3141.6) % 6283.2 - 3141.6) <= 1
            stood += 1
    assert stood > 5
    assert fell > 5


def test_every_flight_is_under_4_kB_also_when_everything_falls():
    row = [(n, 8500 + 285 * n, 8500, 15_708) for n in range(12)]
    towers = [(12 + n, 8500 + 700 * n, 9200, 0) for n in range(4)]
    table = scene(*row, *towers, (PIRATE, 8800, 7900, 0), (MONSTER, 9800, 7900, 15_708))
    sizes_seen = []
    for seed in range(12):
        numbers = shoot(table, at(row[0], 1500, power=5000, elevation=200), seed)
        sizes_seen.append(size_of(numbers))
    assert max(sizes_seen) < 4000
    assert max(sizes_seen) > 1000


def test_a_flight_too_large_is_thinned_out_not_cut_off(monkeypatch):
    table = scene(TARGET, (OTHER, 8900, 8500, 14_000))
    whole = Landed(shoot(table, at(TARGET, 3000), 3))
    monkeypatch.setattr(shooting, "MOST_BYTES", 700)
    numbers = shoot(table, at(TARGET, 3000), 3)
    thin = Landed(numbers)
    assert size_of(numbers) <= 700
    assert thin.poses == whole.poses
    assert thin.fell == whole.fell
    assert thin.flight.keys() == whole.flight.keys()
    for body, rows in thin.flight.items():
        assert rows[0] == whole.flight[body][0]
        assert rows[-1] == whole.flight[body][-1]


def test_eighteen_moving_bodies_fit_at_the_coarsest():
    """Everything sways for half a second and is put back: the most there can be to tell."""
    wave = np.sin(np.arange(500) / 5)[:, None, None]
    frames = np.zeros((500, 19, 7))
    frames[:, :, 3] = 1
    frames[:, :, :2] = 1.2345 + 0.4 * wave
    table = scene(*[(n, 12_345, 12_345, 61_000) for n in range(18)])
    outcomes = [
        Outcome(n + 1, p, (12_346, 12_346, 61_000), False) for n, p in enumerate(table.pieces)
    ]
    numbers = flight(frames, outcomes, 0)
    assert numbers[0] == 19
    poses = 6 * [99_999] + 18 * [17, 12_346, 12_346, 61_000, 1]
    assert size_of((*poses, *numbers)) < 4000


# ---------------------------------------------------------------- and the rules


def test_sizes_are_those_of_the_rules():
    ship = (components.SHIP_HALF_LENGTH, components.SHIP_HALF_WIDTH, components.NEXT_TO)
    assert tuple(round(n / UNIT) for n in sizes.SHIP[:3]) == ship
    assert round(sizes.TOWER[0] / UNIT) == components.TOWER_HALF
    assert GAP == components.CLEAR
    assert components.MUZZLE * UNIT > sizes.BALL_RADIUS + sizes.OVERHANG
    assert components.BALL == BALL
    for piece in (PIRATE, MONSTER):
        assert sizes.body_of(piece)[:2] == sizes.SHIP[:2]


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"rules": "advanced"}),
        (4, {"pirate": "yes", "monster": "yes", "rules": "advanced", "table": "small"}),
    ],
)
def test_the_rules_accept_what_the_engine_answers(seats, options):
    game = shots_of_a_game(seats, options, 4, 14)
    s, numbers = next(game)
    shots = 0
    try:
        while True:
            answer = shoot(*read(numbers), shots)
            refusal = GAME.check(s, Action(NATURE, "land", answer))
            assert refusal is None, (refusal.key, refusal.args, answer[:30])
            assert size_of(answer) < 4000
            shots += 1
            s, numbers = game.send(answer)
    except StopIteration:
        pass
    assert shots >= 8


def test_the_cannon_may_stand_next_to_the_pirate():
    """Whoever fires from it: real shots, carried out by the rules."""
    fell = spared = 0
    for seed in range(12):
        table = battle({PIRATE: (8500, 3500, 0), OTHER: (8500, 5200, 0)}, pirate="yes")
        # Every third ball goes back at the pirate itself.
        back = seed % 3 == 2
        shot = (PIRATE, 8500, 3900 if not back else 4150, 47_124 if back else 15_708, 500, 5000)
        GAME.act(table.s, Action(0, "shoot", shot))
        f = table.s.stack[-1]
        numbers = GAME.step(table.s).scene(table.s, f)
        assert numbers[1] == PIRATE
        assert PIRATE in [p.piece for p in read(numbers)[0].pieces]
        answer = shoot(*read(numbers), seed)
        land = Action(NATURE, "land", answer)
        assert GAME.check(table.s, land) is None
        GAME.act(table.s, land)
        assert GAME.invariant(table.s) == ""
        assert table.s.stand[PIRATE] == components.UPRIGHT
        fell += table.s.taken[OTHER] == 0
        spared += back and PIRATE in Landed(answer).fell
    assert fell > 4
    assert spared > 0


def test_a_scene_is_a_small_plain_message():
    _, numbers = next(shots_of_a_game(4, {"pirate": "yes"}, 1, 1))
    table, shot = read(numbers)
    assert len(table.pieces) == 17
    assert len(table.mountains) == 5
    assert {m.height for m in table.mountains} == {900, 1400}
    assert write(table, shot, numbers[1]) == numbers
    assert pickle.loads(pickle.dumps((table, shot))) == (table, shot)
    assert len(pickle.dumps(numbers)) < 2000
    for bad in (numbers[:-1], (*numbers, 1), numbers[:5]):
        with pytest.raises(BadScene):
            read(bad)
