"""The cannon and what its shots do (SH-10 to SH-16)."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.seat import NATURE
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.components import GONE, UPRIGHT
from quarterdeck.games.ship_ahoy.frames import FLIGHT
from quarterdeck.games.ship_ahoy.pieces import blocked
from quarterdeck.games.ship_ahoy.rest import tidy
from quarterdeck.table.chance import SealedChance
from tests.support.ship_ahoy import EAST, NORTH, landing, scene

MINE, FOE = 0, 3
DUEL = {0: (8500, 2500), 3: (8500, 3100)}
FLYING = Frame(FLIGHT, 0, (MINE, 0, 0, 0, 0, 0))  # a ball of seat 0


@pytest.mark.clause("SH-10")
def test_the_cannon_stands_next_to_an_own_upright_piece_out_of_combat() -> None:
    game = scene(DUEL, combats=((0, 3),))
    assert game.tool == ("aim", [1, 2, 6, 7, 8, 12, 14], [])
    assert game.menu == ["hold"]
    ok = game.cannon(1, FOE)
    assert game.why_not("shoot", 0, *ok[1:]) == "no-locked-shoots SH-10"
    assert game.why_not("shoot", FOE, *ok[1:]) == "no-not-yours SH-10"
    assert game.why_not("shoot", 16, *ok[1:]) == "no-not-in-game SH-61"
    assert game.why_not("shoot", 17, *ok[1:]) == "no-never-shoots SH-62"
    assert game.why_not("shoot", 18, *ok[1:]) == "no-tile-shoots SH-10"
    assert game.why_not("shoot", 19, *ok[1:]) == "no-such-piece SH-10"
    game.do("shoot", *ok)
    assert game.asked != "Shoot"  # one shot a turn


@pytest.mark.clause("SH-10")
def test_next_to_means_closer_than_a_ship_is_high_and_clear_of_everything() -> None:
    game = scene({0: (8500, 3500, EAST), 1: (8500, 4100, EAST)})
    edge = 8500 + 300
    assert game.why_not("shoot", 0, edge + 630, 3500, 0, 0, 4000) == "no-cannon-far SH-10"
    assert game.why_not("shoot", 0, edge + 219, 3500, 0, 0, 4000) == "no-cannon-in-piece SH-10"
    assert game.why_not("shoot", 0, 8500, 3500, 0, 0, 4000) == "no-cannon-in-piece SH-10"
    assert game.why_not("shoot", 0, 8500, 3800, 0, 0, 4000) == "no-cannon-in-piece SH-10"
    assert game.why_not("shoot", 0, -1, 3500, 0, 0, 4000) == "no-off-table SH-02"
    for gap in (220, 629):
        assert GAME.check(game.s, Action(0, "shoot", (0, edge + gap, 3500, 0, 0, 4000))) is None
    near_mountain = scene({0: (8500, 7300, EAST)})  # the big one begins at 7761
    why = near_mountain.why_not("shoot", 0, 8500, 7650, NORTH, 0, 4000)
    assert why == "no-cannon-in-mountain SH-10"


@pytest.mark.clause("SH-10")
def test_a_target_may_be_in_close_combat_and_the_shot_may_be_passed_up() -> None:
    game = scene(DUEL, combats=((0, 3),))
    game.fire(1, FOE)
    assert game.s.taken[FOE] == 0
    held = scene().do("hold")
    assert held.told("held") == [(0,)]
    assert held.asked == "Move"


@pytest.mark.clause("SH-11")
def test_too_weak_a_charge_may_be_tried_again_and_the_aim_is_the_players() -> None:
    game = scene()
    piece, x, y, yaw, _, _ = game.cannon(0, 9)
    assert game.why_not("shoot", piece, x, y, yaw, 0, 2499) == "no-too-weak SH-11"
    assert game.why_not("shoot", piece, x, y, yaw, 0, 0) == "no-too-weak SH-11"
    assert game.asked == "Shoot"
    for bad in ((62832, 0, 4000), (-1, 0, 4000), (0, 6982, 4000), (0, -1, 4000), (0, 0, 5001)):
        assert game.why_not("shoot", piece, x, y, *bad) == "no-such-aim SH-11"
    game.do("shoot", piece, x, y, 62831, 6981, 2500)
    assert game.told("fired") == [(0, piece, x, y, 62831, 6981, 2500)]
    assert game.asked == "Move"  # it counts, wherever it went


@pytest.mark.clause("SH-12")
@pytest.mark.parametrize(("piece", "points"), [(3, 1), (13, 2)])
def test_a_toppled_enemy_is_destroyed_and_a_trophy(piece: int, points: int) -> None:
    game = scene().fire(0, piece)
    assert game.s.stand[piece] == GONE
    assert game.s.taken[piece] == 0
    assert game.s.points == [points, 0]
    assert game.told("destroyed") == [(0, piece)]


@pytest.mark.clause("SH-12")
def test_hit_but_standing_is_nothing_and_the_shot_is_spent() -> None:
    game = scene().fire(0, shifts={3: (3500, 12000)})
    assert game.s.stand[3] == UPRIGHT
    assert game.s.points == [0, 0]
    assert game.asked == "Move"


@pytest.mark.clause("SH-13")
def test_a_shifted_ship_stays_there_and_a_shifted_tower_is_put_back() -> None:
    game = scene()
    tower, walls = game.where(13), game.s.mountains
    game.fire(0, shifts={3: (4200, 12100, 1234), 13: (3600, 13600, 99)})
    assert game.where(3) == (4200, 12100, 1234)
    assert game.where(13) == tower
    assert game.s.mountains == walls


@pytest.mark.clause("SH-14")
def test_an_own_piece_toppled_by_an_own_shot_is_stood_up_where_it_lies() -> None:
    for rules in ("basic", "advanced"):
        game = scene(rules=rules)
        tower = game.where(14)
        game.fire(0, 6, 14, shifts={6: (12000, 12000, 777), 14: (13000, 13000, 0)})
        assert game.s.stand[6] == game.s.stand[14] == UPRIGHT
        assert game.where(6) == (12000, 12000, 777)
        assert game.where(14) == tower
        assert game.told("stood_up") == [(0, 6), (0, 14)]
        assert game.s.points == [0, 0]


@pytest.mark.clause("SH-14")
def test_a_partners_piece_is_stood_up_too() -> None:
    game = scene(seats=4, teams="yes").fire(0, 6, 3)
    assert game.s.stand[6] == UPRIGHT
    assert game.s.taken[3] == 0


@pytest.mark.clause("SH-14")
def test_a_shot_takes_every_enemy_it_topples_whoever_was_aimed_at() -> None:
    game = scene(seats=4)
    game.next("land", *landing(game.s, (3, 9), {})).do("shoot", *game.cannon(0, 6))
    assert (game.s.taken[3], game.s.taken[9], game.s.taken[6]) == (0, 0, -1)
    assert game.s.points == [2, 0, 0, 0]


@pytest.mark.clause("SH-14")
def test_a_ship_pushed_off_the_table_is_put_at_its_edge() -> None:
    s = scene().s
    _, x, y, yaw, _ = tidy(s, FLYING, [3, -500, 9000, EAST, 0])
    assert (x, y, yaw) == (300, 9000, EAST)
    _, x, y, _, _ = tidy(s, FLYING, [3, 18000, 17400, NORTH, 0])
    assert (x, y) == (17000 - 125, 17000 - 300)


@pytest.mark.clause("SH-14")
def test_overlapping_pieces_are_moved_apart_by_the_least_distance() -> None:
    game = scene({0: (8500, 3500, EAST)})
    for dx, dy in ((0, 100), (40, -200), (500, 30)):
        _, x, y, yaw, _ = tidy(game.s, FLYING, [3, 8500 + dx, 3500 + dy, EAST, 0])
        assert blocked(game.s, 3, x, y, yaw) == -1
        # Parallel bases of 600 x 250 and 2 mm between: sideways or lengthways, whichever is nearer.
        least = min(270 - abs(dy), 620 - abs(dx))
        assert least - 15 <= ((x - 8500 - dx) ** 2 + (y - 3500 - dy) ** 2) ** 0.5 <= least + 15
    lawful = [3, 9500, 3500, EAST, 0]
    assert tidy(game.s, FLYING, lawful) == lawful


@pytest.mark.clause("SH-14")
def test_a_result_with_pieces_inside_each_other_or_off_the_table_is_refused() -> None:
    shot = scene({0: (8500, 3500, EAST)})
    GAME.act(shot.s, Action(0, "shoot", shot.cannon(0, 9)))

    def why(moved: list[int]) -> str:
        args = (0, 0, 0, 0, 0, len(moved) // 5, *moved, 0)
        refusal = GAME.check(shot.s, Action(NATURE, "land", args))
        return f"{refusal.key} {refusal.clause}".strip() if refusal else ""

    assert why([3, 8500, 3600, EAST, 0]) == "no-land-overlap SH-14"
    assert why([3, 100, 3600, EAST, 0]) == "no-land-overlap SH-14"
    assert why([3, -1, 3600, EAST, 0]) == "no-land-off SH-14"
    assert why([3, 8500, 8500, EAST, 0]) == "no-land-overlap SH-14"  # the mountain
    assert why([16, 9500, 3600, EAST, 0]) == "no-such-piece SH-15"
    assert why([3, 9500, 3600, EAST, 0] * 2) == "no-such-piece SH-15"
    assert why([3, 9500, 3600, EAST, 2]) == "no-bad-arguments"
    assert why([3, 8500, 3600, EAST, 1]) == ""  # it is taken off the table
    assert why([3, 9500, 3600, EAST, 0]) == ""


@pytest.mark.clause("SH-15")
def test_the_same_spread_gives_the_same_result_and_all_is_recorded() -> None:
    game = scene()
    shot = game.cannon(0, 3)
    GAME.act(game.s, Action(0, "shoot", shot))
    f = game.s.stack[-1]
    step = GAME.step(game.s)
    lands = [step.sample(game.s, f, NATURE, Dice(5)) for _ in range(2)]
    assert lands[0] == lands[1]
    spreads = {step.sample(game.s, f, NATURE, Dice(k)).args[1:4] for k in range(20)}
    assert len(spreads) > 10  # the cannon's own spread
    sealed = SealedChance(b"a secret")
    assert sealed.act(GAME, game.s, 3) == sealed.act(GAME, game.s, 3)
    game.s.events.clear()
    GAME.act(game.s, lands[0])
    landed = next(e for e in game.s.events if e.kind == "landed")
    assert landed.args[3:] == lands[0].args  # the whole flight, for everybody
    assert landed.reveals


@pytest.mark.clause("SH-15")
def test_a_flight_that_cannot_be_shown_is_refused() -> None:
    game = scene()
    GAME.act(game.s, Action(0, "shoot", game.cannon(0, 3)))

    def ok(*flight: int) -> bool:
        return GAME.check(game.s, Action(NATURE, "land", (1, 0, 0, 0, 0, 0, *flight))) is None

    key = (0, 100, 100, 300, 0, 0, 0)
    later = (50, 2000, 100, 500, 3142, -3142, 0)
    assert ok(0)
    assert ok(1, 99, 2, *key, *later)
    assert not ok(1, 99, 2, *later, *key)  # back in time
    assert not ok(1, 99, 2, *key)  # too short
    assert not ok(1, 99, 1, *key, 7)  # too long
    assert not ok(1, 98, 1, *key)  # no such body
    assert not ok(2, 99, 1, *key, 99, 1, *key)  # twice
    assert not ok(1, 99, 0)
    assert not ok(1, 99, 1, 0, 100, 100, 300, 3143, 0, 0)
    assert not ok(-1)
    assert not ok()


@pytest.mark.clause("SH-16")
def test_a_shot_that_drives_two_apart_ends_their_combat() -> None:
    game = scene(DUEL, combats=((0, 3),))
    game.fire(1, shifts={3: (8500, 4500)})
    assert game.combats == []
    assert game.told("parted") == [(0, 3)]
    near = scene(DUEL, combats=((0, 3),)).fire(1, shifts={3: (8500, 3200)})
    assert near.combats == [(0, 3)]


@pytest.mark.clause("SH-16")
def test_a_shot_that_destroys_one_frees_the_other_at_once() -> None:
    game = scene({**DUEL, 4: (8500, 1900)}, combats=((0, 3), (0, 4)))
    game.fire(1, 3)
    assert game.combats == [(0, 4)]
    free = scene(DUEL, combats=((0, 3),)).fire(1, 3).roll(1)
    free.sail(0, (8500, 3300))  # this very turn
    assert free.where(0)[:2] == (8500, 3300)
