"""Merchant: barrels from harbour to harbour (SH-64)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.components import (
    ANY_BARREL,
    DELIVERED,
    IN_HARBOUR,
    LYING,
)
from quarterdeck.kit.bits import BIT
from tests.support.ship_ahoy import EAST, NORTH, PIRATE, Scene, scene

RING = (1, 2, 3, 0)  # each harbour's barrel is for the next one
DUEL = {0: (8500, 2500), 3: (8500, 3100)}


def trade(at: Mapping[int, tuple[int, ...]] | None = None, **more: object) -> Scene:
    more = {"step": "move", "barrels": RING, **more}
    return scene(at, merchant="yes", **more)  # type: ignore[arg-type]


@pytest.mark.clause("SH-64")
@pytest.mark.parametrize(("seats", "ways"), [(2, 9), (3, 2), (4, 9)])
def test_each_harbour_has_a_barrel_of_another_ones_colour_at_random(seats: int, ways: int) -> None:
    fresh = GAME.new(seats, {"merchant": "yes"})
    moves = GAME.legal(fresh, -1)
    assert len(moves) == ways
    deals = set()
    for move in moves:
        s = fresh.clone()
        GAME.apply(s, -1, move)
        n = len(s.harbours) // 2
        assert sorted(s.barrel_to[:n]) == list(range(n))
        assert all(s.barrel_to[h] != h for h in range(n))
        assert s.barrel_to[n:] == [-1] * (4 - n)
        deals.add(tuple(s.barrel_to))
    assert len(deals) == ways


@pytest.mark.clause("SH-64")
def test_a_ship_in_a_harbour_loads_without_a_roll_or_a_knot() -> None:
    game = trade()
    loads = [f"load {p} {p // 3}" for p in (0, 1, 2, 6, 7, 8)]
    assert game.menu == [*loads, "roll", "done"]
    game.do("load", 0, 0)
    assert game.s.barrel_at[0] == 0
    assert game.told("loaded") == [(0, 0, 1, 0)]
    assert game.s.rolled == 0
    assert game.why_not("load", 1, 0) == "no-barrel-here SH-64"
    assert game.why_not("load", 6, 0) == "no-other-barrel SH-64"
    assert game.why_not("load", 6, 4) == "no-other-barrel SH-64"
    assert game.why_not("load", 0, 0) == "no-laden-already SH-64"
    assert game.why_not("load", 3, 1) == "no-not-your-ship SH-64"
    assert game.why_not("load", 12, 0) == "no-not-your-ship SH-64"
    assert game.why_not("load") == "no-bad-arguments"
    assert game.why_not("load", 6) == "no-bad-arguments"


@pytest.mark.clause("SH-64")
def test_flat_and_locked_ships_do_not_load() -> None:
    at = {0: (4500, 3500, EAST), 3: (5100, 3500, EAST)}
    game = trade({0: (4300, 3500), 3: (5000, 3500)}, combats=((0, 3),), flat=(1,), rules="advanced")
    assert game.why_not("load", 0, 0) == "no-cannot-load SH-64"
    assert game.why_not("load", 1, 0) == "no-cannot-load SH-64"
    assert "load 2 0" in game.menu
    outside = trade({0: at[0]}, gone=(1, 2)).do("load", 0, 0)  # exactly at the harbour's edge
    assert outside.s.barrel_at[0] == 0
    assert "load 0 0" not in trade({0: (4501, 3500, EAST)}, gone=(1, 2)).menu


@pytest.mark.clause("SH-64")
def test_a_path_that_passes_a_harbour_may_load_if_one_wants_to() -> None:
    game = trade({0: (11500, 4500)}, gone=(9, 10, 11)).roll(3)
    game.sail(0, (13500, 4400), load=BIT[3])
    assert game.s.barrel_at[3] == 0
    left = trade({0: (11500, 4500)}, gone=(9, 10, 11)).roll(3).sail(0, (13500, 4400), load=0)
    assert left.s.barrel_at[3] == IN_HARBOUR
    other = trade({0: (11500, 4500)}, gone=(9, 10, 11)).roll(3)
    other.sail(0, (13500, 4400), load=ANY_BARREL - BIT[3])
    assert other.s.barrel_at == [IN_HARBOUR] * 4


def adrift(*lying: tuple[int, int, int], **more: object) -> Scene:
    """Ship 1 alone at sea, and barrels that lie about: each with its place."""
    game = trade({1: (8500, 3500, EAST)}, **more)
    for barrel, x, y in lying:
        game.s.barrel_at[barrel] = LYING
        game.s.barrel_x[barrel], game.s.barrel_y[barrel] = x, y
    return game


@pytest.mark.clause("SH-64")
def test_where_two_barrels_are_in_reach_the_player_chooses_which() -> None:
    for barrel in (0, 1):
        game = adrift((0, 8500, 3400), (1, 8500, 3600))
        assert game.menu[:2] == ["load 1 0", "load 1 1"]
        assert game.why_not("load", 1, 2) == "no-other-barrel SH-64"
        game.do("load", 1, barrel)
        assert game.s.barrel_at[barrel] == 1
        assert game.s.barrel_at[1 - barrel] == LYING
        assert game.told("loaded") == [(0, 1, RING[barrel], barrel)]
    options = {a.args: a for a in GAME.step(game.s).menu(game.s, game.s.stack[-1], 0) if a.args}
    a = options[6, 2]
    assert GAME.refs(game.s, a) == ("piece:6", "button:load", "barrel:2")
    assert GAME.label(game.s, a) == ("do-load", (6, RING[2]))


@pytest.mark.clause("SH-64")
@pytest.mark.parametrize(
    ("load", "taken"), [(0, None), (BIT[0], 0), (BIT[1], 1), (BIT[0] | BIT[1], 1), (BIT[3], None)]
)
def test_on_a_path_too_and_of_several_that_are_wanted_the_first(
    load: int, taken: int | None
) -> None:
    """Barrel 1 lies on the first straight part, barrel 0 on the second."""
    game = adrift((0, 8500, 5000), (1, 8500, 4000)).roll(3)
    game.sail(1, (8500, 4300), (8500, 5300), load=load)
    assert game.s.barrel_at[:2] == [1 if taken == k else LYING for k in (0, 1)]
    straight = adrift((0, 8500, 5000), (1, 8500, 4000)).roll(3).sail(1, (8500, 5300), load=load)
    assert straight.s.barrel_at == game.s.barrel_at


@pytest.mark.clause("SH-64")
def test_a_path_may_bring_one_barrel_home_and_load_another() -> None:
    game = trade({0: (3500, 11000)}, gone=(3, 4, 5)).roll(3)
    game.s.barrel_at[0] = LYING
    game.s.barrel_x[0], game.s.barrel_y[0] = 3500, 11500
    game.sail(0, (3500, 12600), (3400, 12700), load=BIT[0] | BIT[1])
    assert game.s.barrel_at[:2] == [DELIVERED, 0]


@pytest.mark.clause("SH-64")
def test_delivered_when_the_path_touches_the_harbour_of_its_colour() -> None:
    game = trade({0: (3500, 11000)}, aboard={0: 0}, gone=(3, 4, 5, 13)).roll(3)
    game.sail(0, (3500, 13500))  # that tower is gone: still the place
    assert game.s.barrel_at[0] == DELIVERED
    near = trade({0: (3500, 11000)}, aboard={0: 0}, gone=(3, 4, 5)).roll(3)
    near.sail(0, (3500, 12499))
    assert near.s.barrel_at[0] == 0  # not yet: the harbour begins at 12500
    near.sail(0, (3500, 12500))
    assert near.s.barrel_at[0] == DELIVERED
    assert near.s.points == [2, 0]
    assert near.told("delivered") == [(0, 0, 1, 0)]
    lines = [t.key for t in GAME.result(near.s).lines if t.seat == 0]
    assert lines == ["tally-barrel"]


@pytest.mark.clause("SH-64")
def test_one_barrel_a_ship_and_none_before_the_first_is_delivered() -> None:
    at = {0: (3500, 11900)}
    game = trade(at, aboard={0: 0}, barrels=(1, 0, 3, 2), gone=(3, 4, 5)).roll(3)
    game.sail(0, (3500, 12600), load=ANY_BARREL)  # delivers, then takes that harbour's own
    assert game.s.barrel_at[0] == DELIVERED
    assert game.s.barrel_at[1] == 0
    other = trade(at, aboard={3: 0}, gone=(3, 4, 5)).roll(3)
    other.sail(0, (3500, 12600), load=ANY_BARREL)
    assert other.s.barrel_at[1] == IN_HARBOUR


@pytest.mark.clause("SH-64")
def test_a_carrier_attacks_neither_by_shot_nor_in_combat_but_can_be_attacked() -> None:
    game = trade(DUEL, step="shoot", aboard={0: 0})
    assert 0 not in game.tool[1]
    why = game.why_not("shoot", 0, 8500, 2000, 0, 0, 4000)
    assert why == "no-laden-attacks SH-64"
    fight = trade({**DUEL, 1: (8500, 3700)}, step="fight", aboard={0: 0})
    assert fight.may == ["fight 1 3", "finish"]
    assert fight.why_not("fight", 0, 3) == "no-laden-attacks SH-64"
    prey = trade(DUEL, step="fight", turn=1, aboard={0: 0})
    assert prey.may == ["fight 3 0", "finish"]


@pytest.mark.clause("SH-64")
def test_a_captor_may_take_the_barrel_or_leave_it_on_the_spot() -> None:
    taken = trade(DUEL, step="fight", turn=1, aboard={0: 0}).fight(3, 0)
    assert taken.step == "Salvage 1"
    assert taken.may == ["take", "leave"]
    taken.do("take")
    assert taken.s.barrel_at[0] == 3
    left = trade(DUEL, step="fight", turn=1, aboard={0: 0}).fight(3, 0).do("leave")
    assert left.s.barrel_at[0] == LYING
    assert (left.s.barrel_x[0], left.s.barrel_y[0]) == (8500, 2500)


@pytest.mark.clause("SH-64")
def test_a_tower_leaves_it_where_it_lies() -> None:
    game = trade({3: (3500, 2700)}, step="fight", gone=(0, 1, 2), aboard={2: 3}).fight(12, 3)
    assert game.s.barrel_at[2] == LYING
    assert (game.s.barrel_x[2], game.s.barrel_y[2]) == (3500, 2700)


@pytest.mark.clause("SH-64")
def test_any_ship_whose_path_touches_a_lying_barrel_may_load_it() -> None:
    reach = trade({1: (8500, 3250), 3: (8500, 4500)}).roll(3)
    reach.s.barrel_at[0] = LYING
    reach.s.barrel_x[0], reach.s.barrel_y[0] = 8500, 2500
    assert "load 1 0" not in reach.menu
    reach.sail(1, (8500, 2750), load=BIT[0])  # 25 mm: the ship and the barrel touch
    assert reach.s.barrel_at[0] == 1
    stands = trade({1: (8500, 2600)})
    stands.s.barrel_at[0] = LYING
    stands.s.barrel_x[0], stands.s.barrel_y[0] = 8500, 2500
    assert "load 1 0" in stands.menu


@pytest.mark.clause("SH-64")
def test_destroyed_by_a_shot_or_lost_to_the_pirate_it_goes_back() -> None:
    shot = trade(step="shoot", aboard={1: 3}).fire(0, 3)
    assert shot.s.barrel_at[1] == IN_HARBOUR
    assert shot.told("barrel_back") == [(1, 2)]
    at = {PIRATE: (8500, 2400), 3: (8500, 3700)}
    raid = trade(at, aboard={2: 3}, pirate="yes").roll(1).sail(PIRATE, (8500, 3000)).do("done")
    raid.fight(PIRATE, 3)
    assert raid.s.barrel_at[2] == IN_HARBOUR
    flat = trade(step="shoot", aboard={1: 3}, rules="advanced").fire(0, 3)
    assert flat.s.barrel_at[1] == 3  # a flat carrier keeps it


@pytest.mark.clause("SH-64")
def test_captured_inside_its_own_destination_it_is_delivered_at_the_next_move() -> None:
    at = {3: (12800, 3500, NORTH), 6: (13500, 4300, EAST)}
    gone = (9, 10, 11, 0, 1, 2)
    game = trade(at, step="fight", gone=gone, aboard={2: 3}).fight(6, 3).do("take")
    assert game.s.barrel_at[2] == 6
    game.do("hold").do("done").do("finish")  # seat 1
    game.do("hold").roll(1).sail(6, (13500, 4500))
    assert game.s.barrel_at[2] == DELIVERED
    assert game.s.points == [3, 0]
