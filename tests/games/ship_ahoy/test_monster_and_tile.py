"""Sea Monster, Heavy Wind and Kraken (SH-62, SH-63, SH-65)."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.components import GONE, KRAKEN, LOST, TILE, UPRIGHT, WIND
from quarterdeck.games.ship_ahoy.pieces import entangled
from tests.support.ship_ahoy import EAST, MONSTER, NORTH, PIRATE, Scene, scene

# ---------------------------------------------------------------- Sea Monster


def hunt(**more: object) -> Scene:
    """Seat 0 has spent a knot on the monster, which is next to ship 3 of seat 1."""
    game = scene(
        {MONSTER: (8500, 2400), 3: (8500, 3700)},
        step="move",
        monster="yes",
        **more,  # type: ignore[arg-type]
    )
    return game.roll(2).sail(MONSTER, (8500, 3000)).do("done")


@pytest.mark.clause("SH-62")
def test_it_replaces_the_middle_mountain() -> None:
    s = GAME.new(4, {"monster": "yes"})
    assert (s.x[MONSTER], s.y[MONSTER], s.stand[MONSTER]) == (8500, 8500, UPRIGHT)
    assert len(s.mountains) == 4 * 11
    assert GAME.invariant(s) == ""


@pytest.mark.clause("SH-62")
def test_one_attack_for_who_spent_a_knot_and_swords_do_nothing() -> None:
    game = hunt()
    assert game.may == ["fight 17 3", "finish"]
    game.fight(MONSTER, 3, flag=False)
    assert game.combats == []
    assert game.step == "Shoot 1"  # once
    taken = hunt().fight(MONSTER, 3)
    assert taken.s.taken[3] == LOST
    assert taken.s.points == [0, 0]
    flat = hunt(rules="advanced", flat=(3,)).do("fight", MONSTER, 3)
    assert flat.s.taken[3] == LOST
    idle = scene({MONSTER: (8500, 3000), 3: (8500, 3700)}, step="fight", monster="yes")
    assert idle.step == "Shoot 1"


@pytest.mark.clause("SH-62")
def test_it_is_not_attacked_in_close_combat_and_never_shoots() -> None:
    at = {MONSTER: (8500, 3000), 0: (8500, 3700), 3: (8500, 4300)}
    game = scene(at, step="fight", monster="yes")
    assert game.may == ["fight 0 3", "finish"]
    assert game.why_not("fight", 0, MONSTER) == "no-monster-target SH-62"
    assert game.why_not("fight", MONSTER, 3) == "no-spend-a-knot SH-62"
    shoot = scene(monster="yes")
    assert shoot.why_not("shoot", MONSTER, 8500, 8000, 0, 0, 4000) == "no-never-shoots SH-62"


@pytest.mark.clause("SH-62")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_it_must_be_toppled_twice_and_is_no_trophy(rules: str) -> None:
    game = scene(monster="yes", rules=rules)
    game.fire(0, MONSTER, shifts={MONSTER: (8600, 8600, 50)})
    assert (game.s.damage, game.s.stand[MONSTER]) == (1, UPRIGHT)
    assert game.where(MONSTER) == (8600, 8600, 50)
    game.do("done").fire(3, MONSTER)
    assert (game.s.damage, game.s.stand[MONSTER]) == (2, GONE)
    assert game.s.taken[MONSTER] == LOST
    assert game.s.points == [0, 0]
    assert game.told("monster_hit") == [(0, 1), (1, 2)]


@pytest.mark.clause("SH-62")
def test_it_blocks_paths_and_keeps_clear_itself() -> None:
    game = scene({0: (8500, 7500)}, step="move", monster="yes").roll(3)
    assert game.no_sail(0, (8500, 9500)) == "no-path-piece SH-23"
    assert game.no_sail(MONSTER, (8500, 7000)) == "no-path-piece SH-23"


# ---------------------------------------------------------------- Heavy Wind


@pytest.mark.clause("SH-63")
def test_the_tile_lies_under_the_middle_mountain_and_blocks_nothing() -> None:
    s = GAME.new(2, {"wind": "yes"})
    assert (s.tile, s.x[TILE], s.y[TILE]) == (WIND, 8500, 8500)
    assert len(s.mountains) == 4 * 11 + 17
    game = scene({TILE: (8500, 3500), 0: (7500, 3500)}, step="move", wind="yes").roll(3)
    game.sail(0, (9500, 3500))
    assert game.where(0)[:2] == (9500, 3500)


@pytest.mark.clause("SH-63")
@pytest.mark.parametrize(("gap", "extra"), [(3000, 1), (3001, 0), (100, 1)])
def test_a_ship_within_a_ropes_length_gives_one_extra_knot(gap: int, extra: int) -> None:
    at = {TILE: (8500, 3500), 0: (8500 - 600 - gap - 300, 3500, EAST)}
    game = scene(at, step="move", wind="yes", gone=(1, 2)).roll(1)
    assert (game.s.knots, game.s.extra) == (1, extra)
    assert game.told("rolled") == [(0, 1, extra)]


@pytest.mark.clause("SH-63")
def test_one_at_most_for_such_a_ship_or_the_tile() -> None:
    at = {TILE: (8500, 3500), 0: (8500, 5000), 1: (8500, 2000)}
    game = scene(at, step="move", wind="yes").roll(1)
    assert game.s.extra == 1  # two ships near: one knot
    reach = dict(zip(*game.tool[1:], strict=True))
    assert (reach[0], reach[1], reach[2], reach[6], reach[TILE]) == (2, 2, 1, 1, 1)
    assert game.no_sail(6, (12400, 11600)) == "no-rope-short SH-21"
    game.sail(6, (12600, 12600))  # the rolled one
    assert (game.s.knots, game.s.extra) == (0, 1)
    assert game.tool[1] == [0, 1, TILE]
    assert game.no_sail(2, (2500, 3500)) == "no-rope-short SH-21"
    game.sail(0, (8500, 5900))
    assert game.s.turn == 1


@pytest.mark.clause("SH-63")
def test_ships_that_cannot_move_feel_no_wind() -> None:
    at = {TILE: (8500, 3500), 0: (8500, 5000), 3: (8500, 5600)}
    locked = scene(at, step="move", wind="yes", combats=((0, 3),)).roll(1)
    assert locked.s.extra == 0
    tower = scene({TILE: (3500, 6000)}, step="move", wind="yes", gone=(0, 1, 2)).roll(1)
    assert tower.s.extra == 0


@pytest.mark.clause("SH-63")
def test_the_tile_is_moved_one_knot_straight_once_a_turn() -> None:
    game = scene({0: (4300, 4300)}, step="move", wind="yes").roll(3)
    assert game.s.extra == 0
    assert game.no_sail(TILE, (8500, 8000), (8000, 8000)) == "no-wind-straight SH-63"
    assert game.no_sail(TILE, (8500, 7499)) == "no-rope-short SH-21"
    game.sail(TILE, (8500, 7600))  # less than a knot will do
    assert game.told("tile_moved")[0][:4] == (0, WIND, 1, 2)
    assert game.no_sail(TILE, (8500, 7000)) == "no-wind-moved SH-63"
    assert TILE not in game.tool[1]


@pytest.mark.clause("SH-63")
def test_a_tile_that_comes_near_later_gives_nothing() -> None:
    at = {TILE: (8500, 4500), 0: (8500, 600)}
    game = scene(at, step="move", wind="yes", gone=(1, 2)).roll(2).sail(TILE, (8500, 3600))
    assert game.s.extra == 0  # judged when moving began


# ---------------------------------------------------------------- Kraken


HELD = {TILE: (8500, 3500), 0: (8500, 4000)}


@pytest.mark.clause("SH-65")
def test_a_ship_above_it_cannot_move_but_may_shoot_and_fight() -> None:
    s = GAME.new(2, {"kraken": "yes"})
    assert (s.tile, s.x[TILE], s.y[TILE]) == (KRAKEN, 8500, 8500)
    game = scene({**HELD, 3: (8500, 4600)}, kraken="yes")
    assert 0 in game.tool[1]
    game.do("hold").roll(1)
    assert game.no_sail(0, (8500, 4300)) == "no-entangled SH-65"
    game.do("done")
    assert "fight 0 3" in game.may


@pytest.mark.clause("SH-65")
@pytest.mark.parametrize(("gap", "held"), [(0, False), (-1, True)])
def test_over_the_tile_is_any_overlap(gap: int, held: bool) -> None:
    game = scene({TILE: (8500, 3500), 0: (8500, 3500 + 600 + 125 + gap, EAST)}, kraken="yes")
    assert entangled(game.s, 0) == held


@pytest.mark.clause("SH-65")
def test_a_ship_that_ends_its_move_there_is_held_and_one_that_passes_is_not() -> None:
    at = {TILE: (8500, 3500), 0: (7000, 3500)}
    passing = scene(at, step="move", kraken="yes").roll(3).sail(0, (9900, 3500))
    assert not entangled(passing.s, 0)
    ending = scene(at, step="move", kraken="yes").roll(3).sail(0, (8500, 3500))
    assert entangled(ending.s, 0)
    shot = scene({TILE: (8500, 3500)}, kraken="yes").fire(0, shifts={3: (8500, 3500)})
    assert entangled(shot.s, 3)  # also after a shot


@pytest.mark.clause("SH-65")
def test_knots_move_it_under_ships_and_mountains_but_not_under_harbours() -> None:
    game = scene({0: (8500, 6000), TILE: (8500, 8500)}, step="move", kraken="yes").roll(3)
    game.sail(TILE, (8500, 6500))  # from under the mountain, under the ship
    assert entangled(game.s, 0)
    assert game.s.knots == 1
    near = scene({TILE: (3500, 5600)}, step="move", kraken="yes").roll(3)
    assert near.no_sail(TILE, (3500, 5099)) == "no-kraken-harbour SH-65"
    near.sail(TILE, (3500, 5100))
    over = scene({TILE: (3500, 5600)}, step="move", kraken="yes").roll(3)
    assert over.no_sail(TILE, (3500, 3500)) == "no-kraken-harbour SH-65"


@pytest.mark.clause("SH-65")
def test_it_is_neither_shot_nor_does_it_attack() -> None:
    game = scene(HELD, kraken="yes")
    GAME.act(game.s, Action(0, "shoot", game.cannon(0, 3)))
    land = (0, 0, 0, 0, 0, 1, TILE, 8000, 3500, 0, 0, 0)
    assert GAME.check(game.s, Action(-1, "land", land)) is not None
    fight = scene(HELD, step="fight", kraken="yes")
    assert fight.why_not("fight", TILE, 0) == "no-tile-attacks SH-65"


@pytest.mark.clause("SH-65")
def test_the_held_ship_or_one_next_to_it_may_roll_and_a_flag_releases_it() -> None:
    game = scene({**HELD, 1: (8500, 4854, EAST)}, step="fight", kraken="yes")
    assert game.may == ["fight 0 18", "fight 1 18", "finish"]  # 62.9 mm from the tile
    game.fight(1, TILE, flag=True)
    assert game.told("kraken_let_go") == [(0,)]
    assert game.step == "KrakenMove 0"
    assert game.tool == ("path", [TILE], [3])
    assert game.menu == ["done"]
    assert game.why_not("sail", 0, 0, 0, 8500, 4000, 8500, 4300) == "no-only-kraken SH-65"
    assert game.no_sail(TILE, (8500, 499)) == "no-rope-short SH-21"
    game.do("done")
    assert not entangled(game.s, 0)
    far = scene({TILE: (8500, 3500), 1: (8500, 4855, EAST)}, step="fight", kraken="yes")
    assert far.step == "Shoot 1"


@pytest.mark.clause("SH-65")
def test_released_until_the_kraken_is_moved_under_it_again_or_the_ship_leaves() -> None:
    game = scene(HELD, step="fight", kraken="yes").fight(0, TILE).do("done")
    game.do("hold").roll(1)  # seat 1 moves it a little
    assert not entangled(game.s, 0)
    game.sail(TILE, (8500, 3600))
    assert entangled(game.s, 0)
    away = scene(HELD, step="fight", kraken="yes").fight(0, TILE).do("done")
    away.do("hold").do("done").do("hold").roll(3)
    away.sail(0, (8500, 4900)).sail(0, (8500, 4000))  # off it and on it again
    assert entangled(away.s, 0)


@pytest.mark.clause("SH-65")
def test_the_roller_may_move_it_up_to_three_knots() -> None:
    game = scene(HELD, step="fight", kraken="yes").fight(0, TILE)
    game.sail(TILE, (8500, 1500), (9500, 1500))
    assert game.where(TILE)[:2] == (9500, 1500)
    assert not entangled(game.s, 0)
    assert game.step == "Shoot 1"


@pytest.mark.clause("SH-65")
def test_swords_do_nothing_and_the_roll_is_the_ships_new_attack() -> None:
    game = scene({**HELD, 3: (8500, 4600)}, step="fight", kraken="yes")
    game.fight(0, TILE, flag=False)
    assert game.combats == []
    assert entangled(game.s, 0)
    assert game.step == "Shoot 1"  # no attack on 3 any more
    laden = scene(
        HELD, step="fight", kraken="yes", merchant="yes", barrels=(1, 2, 3, 0), aboard={0: 0}
    )
    assert laden.step == "Shoot 1"


@pytest.mark.clause("SH-65")
def test_the_pirate_can_be_held_and_the_monster_cannot() -> None:
    at = {TILE: (8500, 3500), PIRATE: (8500, 3800), MONSTER: (8500, 3200)}
    game = scene(at, step="move", kraken="yes", pirate="yes", monster="yes").roll(1)
    assert game.no_sail(PIRATE, (8500, 4300)) == "no-entangled SH-65"
    game.sail(MONSTER, (8500, 2700))
    assert game.where(MONSTER)[:2] == (8500, 2700)
    wind = scene({TILE: (8500, 3500), 0: (8500, 4000)}, step="move", wind="yes").roll(1)
    wind.sail(0, (8500, 4300), yaw=NORTH)  # the wind holds nobody
