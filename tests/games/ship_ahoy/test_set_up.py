"""Table, pieces, first player, the order of a turn (SH-01 to SH-05)."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from quarterdeck.core.info import BadSetup
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.components import FIGHTING, GONE, MOVING, SHOOTING, UPRIGHT
from quarterdeck.games.ship_ahoy.pieces import owner
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from tests.support.ship_ahoy import scene


def harbours(s: ShipAhoyState) -> list[tuple[int, int]]:
    return list(zip(s.harbours[::2], s.harbours[1::2], strict=True))


def mountains(s: ShipAhoyState) -> list[list[tuple[int, int]]]:
    out, walls = [], list(s.mountains)
    while walls:
        n = walls.pop(0)
        out.append([(walls.pop(0), walls.pop(0)) for _ in range(n)])
    return out


@pytest.mark.clause("SH-01")
@pytest.mark.parametrize(("seats", "ships", "towers"), [(2, 12, 4), (3, 9, 3), (4, 12, 4)])
def test_every_harbour_in_play_has_three_ships_and_a_tower(
    seats: int, ships: int, towers: int
) -> None:
    s = GAME.new(seats, {})
    assert s.stand[:12].count(UPRIGHT) == ships
    assert s.stand[12:16].count(UPRIGHT) == towers
    assert s.stand[16:] == [GONE] * 3
    assert len(mountains(s)) == towers + 1
    assert GAME.invariant(s) == ""


@pytest.mark.clause("SH-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats, {})


@pytest.mark.clause("SH-02")
@pytest.mark.parametrize(("table", "apart"), [("full", 10000), ("small", 7000)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_harbours_stand_as_far_apart_as_the_table_says(seats: int, table: str, apart: int) -> None:
    s = GAME.new(seats, {"table": table})
    there = harbours(s)
    assert len(there) == (3 if seats == 3 else 4)
    for a, b in zip(there, there[1:] + there[:1], strict=True):
        assert abs(dist(a, b) - apart) <= 2
    middle = s.size // 2
    away = [dist(h, (middle, middle)) for h in there]
    assert max(away) - min(away) <= 2
    assert s.size == {"full": 17000, "small": 14000}[table]


@pytest.mark.clause("SH-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mountain_behind_each_harbour_and_the_big_one_in_the_middle(seats: int) -> None:
    s = GAME.new(seats, {})
    *walls, big = mountains(s)
    middle = (s.size // 2, s.size // 2)
    for harbour, wall in zip(harbours(s), walls, strict=True):
        assert all(dist(corner, harbour) > 1000 for corner in wall)
        assert all(dist(corner, middle) > dist(harbour, middle) + 1000 for corner in wall)
    assert all(abs(dist(corner, middle) - 800) <= 1 for corner in big)


@pytest.mark.clause("SH-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_has_which_harbour(seats: int) -> None:
    s = GAME.new(seats, {})
    if seats == 2:
        assert s.harbour_seat == [0, 1, 0, 1]  # diagonal ones
    else:
        assert s.harbour_seat == [0, 1, 2, 3 if seats == 4 else -1]
    for piece in range(16):
        home = piece // 3 if piece < 12 else piece - 12
        assert owner(s, piece) == s.harbour_seat[home]


@pytest.mark.clause("SH-03")
def test_with_two_players_one_shot_and_one_roll_serve_the_whole_fleet() -> None:
    game = scene()
    game.fire(0, shifts={3: (3500, 12000)})
    assert game.step == "Move 0"  # not a second shot for the other harbour
    game.roll(2).sail(0, (4400, 4400)).sail(6, (12600, 12600))
    assert game.s.turn == 1


@pytest.mark.clause("SH-04")
def test_the_first_player_is_drawn_and_play_is_clockwise() -> None:
    game = scene(seats=4, turn=2, first=2)
    x, y = game.s.size // 2, game.s.size // 2
    order = []
    for _ in range(4):
        order.append(game.waits)
        while game.s.turn == order[-1]:
            game.do({"Shoot": "hold", "Move": "done", "Combat": "finish"}[game.asked])
    assert order == [2, 3, 0, 1]
    turns = []
    there = harbours(game.s)
    for (ax, ay), (bx, by) in pairwise(there):
        turns.append((ax - x) * (by - y) - (ay - y) * (bx - x))
    assert all(t < 0 for t in turns)  # clockwise, seen from above
    assert GAME.step(GAME.new(4, {})).nature
    assert len(GAME.step(GAME.new(4, {})).odds(GAME.new(4, {}), GAME.new(4, {}).stack[-1])) == 4


@pytest.mark.clause("SH-05")
def test_shooting_moving_close_combat_in_this_order() -> None:
    game = scene({0: (8500, 2500), 3: (8500, 3100)})
    assert (game.asked, game.s.phase) == ("Shoot", SHOOTING)
    assert game.why_not("roll") == "no-shoot-first SH-05"
    game.do("hold")
    assert (game.asked, game.s.phase) == ("Move", MOVING)
    assert game.why_not("shoot", 0, 8500, 2000, 0, 0, 4000) == "no-move-now SH-05"
    game.do("done")
    assert (game.asked, game.s.phase) == ("Combat", FIGHTING)
    game.do("finish")
    assert game.step == "Shoot 1"


@pytest.mark.clause("SH-05")
def test_shot_move_and_attack_may_be_passed_up_but_running_combats_may_not() -> None:
    game = scene({0: (8500, 2500), 3: (8500, 3100)}, combats=((0, 3),))
    game.do("hold").do("done")
    assert game.may == ["fight 0 3"]
    assert game.why_not("finish") == "no-roll-combats SH-32"
