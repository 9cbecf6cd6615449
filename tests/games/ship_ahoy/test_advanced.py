"""The advanced rules: flat pieces, repair, sure capture (SH-50 to SH-53)."""

from __future__ import annotations

import pytest

from quarterdeck.games.ship_ahoy.components import FLAT, GONE, UPRIGHT
from tests.support.ship_ahoy import scene

DUEL = {0: (8500, 2500), 3: (8500, 3100)}


@pytest.mark.clause("SH-50")
def test_a_toppled_enemy_lies_flat_where_it_fell_and_is_no_trophy() -> None:
    game = scene(rules="advanced")
    tower = game.where(13)
    game.fire(0, 3, 13, shifts={3: (4000, 12000, 500), 13: (3600, 13400, 0)})
    assert game.s.stand[3] == game.s.stand[13] == FLAT
    assert game.where(3) == (4000, 12000, 500)
    assert game.where(13) == tower  # a tower keeps its place
    assert game.s.points == [0, 0]
    assert game.s.taken[3] == -1
    assert game.told("toppled") == [(0, 3), (0, 13)]


@pytest.mark.clause("SH-50")
@pytest.mark.parametrize("fell", [True, False])
def test_a_flat_piece_that_is_hit_again_stays_flat(fell: bool) -> None:
    game = scene(rules="advanced", flat=(3,))
    there = {3: (4000, 12000, 500)}
    game.fire(0, 3, shifts=there) if fell else game.fire(0, shifts=there)
    assert game.s.stand[3] == FLAT
    assert game.where(3) == (4000, 12000, 500)
    assert game.told("toppled") == []


@pytest.mark.clause("SH-51")
def test_flat_pieces_do_not_shoot_move_or_attack() -> None:
    game = scene(DUEL, rules="advanced", flat=(0, 12))
    ok = game.cannon(1, 3)
    assert game.why_not("shoot", 0, *ok[1:]) == "no-flat-shoots SH-51"
    assert game.why_not("shoot", 12, *ok[1:]) == "no-flat-shoots SH-51"
    game.do("hold").roll(1)
    assert game.no_sail(0, (8500, 2300)) == "no-flat-moves SH-22"
    fight = scene({**DUEL, 1: (8500, 3700)}, step="fight", rules="advanced", flat=(0,))
    assert fight.may == ["fight 1 3", "finish"]
    assert fight.why_not("fight", 0, 3) == "no-flat-attacks SH-51"


@pytest.mark.clause("SH-51")
def test_they_still_block_paths() -> None:
    game = scene({0: (8500, 3500), 3: (9500, 3500)}, step="move", rules="advanced", flat=(3,))
    assert game.roll(3).no_sail(0, (10500, 3500)) == "no-path-piece SH-23"


@pytest.mark.clause("SH-52")
def test_at_the_end_of_ones_turn_all_ones_flat_pieces_are_raised() -> None:
    game = scene(rules="advanced", flat=(0, 12, 3))
    game.do("hold").do("done")
    assert game.s.stand[0] == game.s.stand[12] == UPRIGHT
    assert game.s.stand[3] == FLAT  # not one's own
    assert game.told("raised") == [(0, 0), (0, 12)]
    game.do("hold").do("done")
    assert game.s.stand[3] == UPRIGHT


@pytest.mark.clause("SH-53")
def test_a_flat_piece_is_captured_without_a_roll() -> None:
    game = scene(DUEL, step="fight", rules="advanced", flat=(3,))
    assert game.may == ["fight 0 3", "finish"]
    gain = game.game.gain(game.s, 0, [game.game.word(0, game.game.legal(game.s, 0)[0])])
    assert gain == (("gain-points", (1,)), [("why-trophy", (3, 1))])
    game.do("fight", 0, 3)
    assert game.s.stand[3] == GONE
    assert game.s.points == [1, 0]
    assert game.story("flag", "swords", "fought") == []


@pytest.mark.clause("SH-53")
def test_it_is_a_new_attack_or_a_running_combat() -> None:
    at = {**DUEL, 4: (8500, 1900)}
    game = scene(at, step="fight", rules="advanced", flat=(3, 4))
    game.do("fight", 0, 3)
    assert game.step == "Shoot 1"  # one new attack a piece: 4 is safe
    running = scene(at, step="fight", rules="advanced", flat=(3, 4), combats=((3, 0),))
    running.do("fight", 0, 3).do("fight", 0, 4)
    assert running.s.points == [2, 0]


@pytest.mark.clause("SH-53")
def test_the_owner_of_the_flat_piece_does_not_roll_its_combats() -> None:
    game = scene(DUEL, step="fight", turn=1, rules="advanced", flat=(3,), combats=((0, 3),))
    assert game.step == "Shoot 0"
    assert game.combats == [(0, 3)]
    assert game.s.stand[3] == UPRIGHT  # its owner's turn has ended
