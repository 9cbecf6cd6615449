"""The quick stand-in: the engine's odds, blockers in the way, lawful and always the same."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.seat import NATURE
from quarterdeck.games.ship_ahoy import GAME, ballistics, standin_data
from quarterdeck.games.ship_ahoy.ballistics import Way
from quarterdeck.games.ship_ahoy.components import PIECES
from quarterdeck.games.ship_ahoy.spread import spread
from quarterdeck.games.ship_ahoy.standin import land
from quarterdeck.games.ship_ahoy.state import blank
from quarterdeck.games.ship_ahoy.steps.flight import bad_poses, poses
from tests.support.cannon import Landed, shots_of_a_game

SHIP, OTHER, TOWER = 0, 3, 12


def table(*pieces: tuple[int, ...], mountains: tuple[int, ...] = ()):
    s = blank()
    s.seats, s.size = 2, 17_000
    s.harbour_seat = [1, 1, 1, 1]
    s.mountains = mountains
    s.x, s.y, s.yaw, s.stand = ([0] * PIECES for _ in range(4))
    for piece, x, y, yaw, *stand in pieces:
        s.x[piece], s.y[piece], s.yaw[piece] = x, y, yaw
        s.stand[piece] = stand[0] if stand else 1
    return s


def many(s, shot: tuple[int, ...], shots: int = 400) -> list[Landed]:
    return [Landed(land(s, Frame(0, 0, (5, *shot)), Dice(n))) for n in range(shots)]


def test_the_spread_is_drawn_first_and_is_what_the_engine_draws() -> None:
    s = table((SHIP, 8500, 8500, 0))
    for seed in range(20):
        landed = Landed(land(s, Frame(0, 0, (5, 4000, 8500, 0, 500, 4500)), Dice(seed)))
        assert tuple(landed.spread) == spread(Dice(seed))
        assert landed.maker == 0
    drawn = [spread(Dice(n)) for n in range(4000)]
    for k, sigma in enumerate((279, 192, 280, 300)):
        numbers = [d[k] for d in drawn]
        assert abs(sum(numbers) / 4000) < sigma / 10
        assert 0.94 < (sum(n * n for n in numbers) / 4000) ** 0.5 / sigma < 1.06


def test_the_ball_flies_as_balls_do() -> None:
    way = Way(0, 0, 0, 0, 4000)
    assert way.height(0) == 300
    assert abs(int(way.height(2000)) - (300 - 98_100 * 0.05**2 / 2)) < 2
    assert abs(int(way.land) - 40_000 * (2 * 0.024 / 9.81) ** 0.5) < 30
    high = Way(0, 0, 15_708, 6981, 5000)
    assert abs(int(high.land) - 25_380) < 60  # v^2 sin 2a / g, and a little for the muzzle
    assert 999 <= high.along(0, 1000) <= 1000
    assert 999 <= high.across(1000, 0) <= 1000


def test_a_broadside_falls_more_often_than_an_end_and_near_more_often_than_far() -> None:
    def falls(distance: int, yaw: int, elevation: int) -> int:
        landed = many(table((SHIP, 8500, 8500, yaw)), (8500 - distance, 8500, 0, elevation, 4500))
        return sum(SHIP in one.fell for one in landed)

    assert falls(5000, 15_708, 1400) > falls(5000, 0, 1400) + 30
    assert falls(3000, 7854, 900) > falls(10_000, 7854, 2600) + 60


def test_what_stands_in_the_way_is_hit_instead() -> None:
    behind = (SHIP, 9000, 8500, 15_708)
    shot = (5500, 8500, 0, 900, 4500)
    alone = sum(SHIP in one.poses for one in many(table(behind), shot))
    assert alone > 250
    screened = many(table(behind, (OTHER, 8000, 8500, 15_708)), shot)
    assert sum(SHIP in one.poses for one in screened) < alone / 2
    assert sum(OTHER in one.poses for one in screened) > 200
    rock = (4, 7500, 8000, 8000, 8000, 8000, 9000, 7500, 9000)
    assert not any(one.poses for one in many(table(behind, mountains=rock), shot))
    over = many(
        table((SHIP, 17_000 - 400, 8500, 15_708), mountains=rock), (5500, 8500, 0, 3600, 3500)
    )
    assert any(one.poses for one in over), "a lob flies over a mountain"


def test_flat_pieces_slide_but_never_fall_and_towers_keep_their_place() -> None:
    flat = many(table((SHIP, 8500, 8500, 15_708, 2)), (7000, 8500, 0, 0, 4500))
    assert any(one.poses for one in flat)
    assert not any(one.fell for one in flat)
    tower = many(table((TOWER, 8500, 8500, 700)), (6000, 8500, 0, 900, 4500))
    assert any(TOWER in one.fell for one in tower)
    assert {one.poses[TOWER] for one in tower if one.poses} == {(8500, 8500, 700)}


def test_it_is_always_lawful_in_whole_games() -> None:
    for seed in range(6):
        game = shots_of_a_game(2 + seed % 3, {"pirate": "yes", "rules": "advanced"}, seed, 30)
        s, _ = next(game)
        n = 0
        try:
            while True:
                f = s.stack[-1]
                numbers = land(s, f, Dice(1000 * seed + n))
                assert numbers == land(s, f, Dice(1000 * seed + n))
                refusal = GAME.check(s, Action(NATURE, "land", numbers))
                assert refusal is None, (refusal.key, numbers)
                n += 1
                s, _ = game.send(numbers)
        except StopIteration:
            pass
        assert n > 5


@pytest.mark.clause("SH-14")
def test_a_ship_taken_at_the_edge_comes_to_rest_on_the_table() -> None:
    s = table((OTHER, 16_700, 8500, 15_708))
    f = Frame(0, 0, (SHIP, 14_500, 8500, 0, 700, 4500))
    taken = 0
    for seed in range(200):
        moved = poses(land(s, f, Dice(seed)))
        taken += sum(moved[4::5])
        assert bad_poses(s, f, moved) is None, moved
    assert taken > 20


def test_the_tables_have_the_right_size() -> None:
    assert len(standin_data.AIR_HIT) == len(standin_data.AIR_FALL) == ballistics.AIR_CELLS
    assert len(standin_data.GROUND_HIT) == len(standin_data.GROUND_FALL) == ballistics.GROUND_CELLS
    for hit, fall in (("AIR_HIT", "AIR_FALL"), ("GROUND_HIT", "GROUND_FALL")):
        pairs = zip(getattr(standin_data, hit), getattr(standin_data, fall), strict=True)
        assert all(0 <= f <= h <= 1000 for h, f in pairs)


# ---------------------------------------------------------------- beside the engine


@pytest.mark.parametrize(("piece", "near", "far"), [(SHIP, 0.25, 0.75), (TOWER, 0.5, 1.0)])
def test_it_topples_about_as_often_as_the_engine(piece: int, near: float, far: float) -> None:
    pytest.importorskip("mujoco")
    from benchmarks.standin_bands import rate

    engine = rate(piece, near, far, 100, 21, engine=True)
    assert abs(rate(piece, near, far, 2000, 22, engine=False) - engine) < 0.17


@pytest.mark.soak
@pytest.mark.parametrize("piece", [SHIP, TOWER])
@pytest.mark.parametrize("band", range(5))
def test_within_five_points_of_the_engine_in_every_band(piece: int, band: int) -> None:
    """The engine's own share is known to 1.6 points (standard error) from 1000 shots."""
    pytest.importorskip("mujoco")
    from benchmarks.standin_bands import BANDS, rate

    near, far = BANDS[band]
    engine = rate(piece, near, far, 1000, 31 + band, engine=True)
    assert abs(rate(piece, near, far, 20_000, 32 + band, engine=False) - engine) <= 0.05


def test_bad_luck_is_not_a_pattern() -> None:
    """Neighbouring seeds give independent shots."""
    s = table((SHIP, 8500, 8500, 15_708))
    fell = [SHIP in one.fell for one in many(s, (3500, 8500, 0, 1400, 4500), 1000)]
    share = sum(fell) / 1000
    both = sum(a and b for a, b in pairwise(fell)) / 999
    assert 0.2 < share < 0.9
    assert abs(both - share * share) < 0.05
