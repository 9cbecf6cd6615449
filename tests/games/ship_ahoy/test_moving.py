"""The number die, the rope and its paths (SH-20 to SH-23)."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.games.ship_ahoy import GAME
from tests.support.ship_ahoy import EAST, NORTH, Scene, scene

SEA = {0: (8500, 3500, EAST)}


def sea(**more: object) -> Scene:
    return scene({**SEA}, step="move", **more)  # type: ignore[arg-type]


@pytest.mark.clause("SH-20")
def test_the_die_shows_one_to_three_and_is_rolled_once_before_any_move() -> None:
    game = sea()
    assert game.menu == ["roll", "done"]
    assert game.no_sail(0, (9000, 3500)) == "no-roll-first SH-20"
    GAME.act(game.s, Action(0, "roll"))
    assert game.may == ["knots 1", "knots 2", "knots 3"]
    assert GAME.step(game.s).odds(game.s, game.s.stack[-1]) == [1, 1, 1]
    GAME.act(game.s, Action(-1, "knots", (2,)))
    assert game.why_not("roll") == "no-rolled-already SH-20"
    assert game.menu == ["done"]


@pytest.mark.clause("SH-20")
def test_knots_are_divided_as_one_likes_in_whole_knots() -> None:
    game = sea().roll(3)
    assert game.tool == ("path", [0, 1, 2, 6, 7, 8], [3] * 6)
    game.sail(0, (8500, 2400))  # 110 mm: two knots
    assert game.told("sailed")[0][:4] == (0, 0, 2, 1)
    assert game.s.knots == 1
    game.sail(0, (8500, 2300))  # the same ship again: the last one
    assert game.step == "Shoot 1"
    assert [e[2] for e in game.told("sailed")] == [2, 1]


@pytest.mark.clause("SH-20")
def test_fewer_knots_may_be_used_and_none_need_be_rolled() -> None:
    assert sea().do("done").step == "Shoot 1"
    assert sea().roll(3).do("done").step == "Shoot 1"


@pytest.mark.clause("SH-21")
def test_the_rope_is_laid_in_any_curve_from_where_the_ship_stands() -> None:
    game = sea().roll(2)
    assert game.why_not("sail", 0, 0, 0, 8501, 3500, 9000, 3500) == "no-not-from-there SH-21"
    assert game.no_sail(0, (8500, 1499)) == "no-rope-short SH-21"
    assert game.no_sail(0, (8500, 4500), (8500, 3499)) == "no-rope-short SH-21"  # there and back
    game.sail(0, (8500, 4000), (9000, 4000), (9000, 3500), (8800, 3500), yaw=NORTH)  # 170 mm
    assert game.where(0) == (8800, 3500, NORTH)
    assert game.s.knots == 0
    more = game.told("sailed")[0][4:]
    assert more == (NORTH, 8500, 3500, 8500, 4000, 9000, 4000, 9000, 3500, 8800, 3500)


@pytest.mark.clause("SH-21")
def test_a_knot_is_ten_centimetres_and_one_may_stop_short() -> None:
    for far, knots in ((1, 1), (999, 1), (1000, 1), (1001, 2), (2000, 2), (3000, 3)):
        game = sea().roll(3).sail(0, (8500 - far, 3500))
        assert game.told("sailed")[0][2] == knots
    turned = sea().roll(1).sail(0, (8500, 3500), yaw=NORTH)  # on the spot: a knot, too
    assert turned.where(0) == (8500, 3500, NORTH)
    assert turned.s.knots == 0


@pytest.mark.clause("SH-21")
def test_paths_that_are_none_are_refused() -> None:
    game = sea().roll(3)
    assert game.why_not("sail", 0, 0, 0, 8500, 3500) == "no-bad-arguments"
    assert game.why_not("sail", 0, 0, 0, 8500, 3500, 9000) == "no-bad-arguments"
    assert game.why_not("sail") == "no-bad-arguments"
    assert game.why_not("sail", 19, 0, 0, 8500, 3500, 9000, 3500) == "no-bad-arguments"
    assert game.why_not("sail", 0, 16, 0, 8500, 3500, 9000, 3500) == "no-bad-arguments"
    assert game.why_not("sail", 0, -1, 0, 8500, 3500, 9000, 3500) == "no-bad-arguments"
    assert game.why_not("sail", 0, 0, 62832, 8500, 3500, 9000, 3500) == "no-bad-arguments"
    wiggle = [(8500 + k % 2, 3500) for k in range(1, 25)]
    assert game.no_sail(0, *wiggle) == "no-bad-arguments"  # 25 points
    assert game.no_sail(0, (8500, -1)) == "no-off-table SH-02"
    game.sail(0, *wiggle[:23])


@pytest.mark.clause("SH-22")
def test_flat_ships_locked_ships_and_towers_do_not_move() -> None:
    game = scene(
        {**SEA, 3: (8500, 4100)}, step="move", flat=(1,), combats=((0, 3),), rules="advanced"
    ).roll(2)
    assert game.tool[1] == [2, 6, 7, 8]
    assert game.no_sail(0, (9000, 3500)) == "no-locked-moves SH-22"
    assert game.no_sail(1, (4500, 2500)) == "no-flat-moves SH-22"
    assert game.no_sail(12, (4500, 2500)) == "no-tower-moves SH-22"
    assert game.no_sail(9, (4500, 2500)) == "no-not-your-ship SH-20"
    assert game.no_sail(16, (4500, 2500)) == "no-not-in-game SH-20"


@pytest.mark.clause("SH-22")
def test_who_can_move_nothing_is_not_asked() -> None:
    lost = tuple(p for p in range(16) if p in (0, 1, 2, 6, 7, 8, 14))
    game = scene(step="shoot", gone=lost).do("hold")
    assert game.step == "Shoot 1"  # a tower alone neither moves nor is next to anything


@pytest.mark.clause("SH-23")
def test_a_path_keeps_half_a_width_from_all_that_stands() -> None:
    game = scene({**SEA, 3: (9500, 3500, EAST), 16: (8500, 6000)}, step="move", pirate="yes").roll(
        3
    )
    around = [(9000, 3250), (9000, 3251)]  # its side is at 3375
    past = [(10200, y) for _, y in around]
    assert game.no_sail(0, (10200, 3500)) == "no-path-piece SH-23"
    assert game.no_sail(0, around[1], past[1]) == "no-path-piece SH-23"
    assert GAME.check(game.s, Action(0, "sail", game.path(0, around[0], past[0]))) is None
    assert game.no_sail(0, (8500, 6300)) == "no-path-piece SH-23"  # the pirate
    assert game.no_sail(0, (8500, 124)) in ("no-path-edge SH-23", "no-rope-short SH-21")
    south = scene({0: (8500, 700, EAST)}, step="move").roll(1)
    assert south.no_sail(0, (8500, 124)) == "no-path-edge SH-23"
    south.sail(0, (8500, 125))
    assert south.where(0)[:2] == (8500, 125)


@pytest.mark.clause("SH-23")
def test_mountains_and_towers_block_and_harbours_do_not() -> None:
    game = scene({0: (8500, 7000, EAST), 1: (3500, 5000, NORTH)}, step="move").roll(3)
    assert game.no_sail(0, (8500, 9800)) == "no-path-mountain SH-23"
    assert game.no_sail(1, (3500, 2600)) in ("no-path-piece SH-23", "no-end-piece SH-23")
    enter = scene({9: (13000, 6000, NORTH), 3: (3500, 16000)}, step="move", turn=1).roll(3)
    enter.sail(9, (13500, 4700))
    assert enter.where(9)[:2] == (13500, 4700)


@pytest.mark.clause("SH-23")
def test_the_whole_base_ends_clear_of_everything_and_on_the_table() -> None:
    game = scene({**SEA, 3: (9500, 3500, NORTH)}, step="move").roll(1)
    touching = (9500 - 125 - 300 - 19, 3500)
    assert game.no_sail(0, touching) == "no-end-piece SH-23"
    assert game.no_sail(0, (8500, 3500), yaw=EAST + 62832) == "no-bad-arguments"
    game.sail(0, (touching[0] - 1, 3500))  # next to it, not on it
    edge = scene({0: (8500, 700, EAST)}, step="move").roll(1)
    assert edge.no_sail(0, (8500, 200), yaw=NORTH) == "no-end-edge SH-23"
    rock = scene({0: (8500, 7100, EAST)}, step="move").roll(1)
    assert rock.no_sail(0, (8500, 7550), yaw=NORTH) == "no-end-mountain SH-23"


@pytest.mark.clause("SH-23")
def test_passing_next_to_an_enemy_does_not_stop_a_ship() -> None:
    game = scene({**SEA, 3: (9500, 3900, EAST)}, step="move").roll(3).sail(0, (11000, 3500))
    assert game.where(0)[:2] == (11000, 3500)
