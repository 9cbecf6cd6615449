"""Close combat: who may attack whom, the symbol die, locks (SH-30 to SH-34)."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.components import GONE, UPRIGHT
from tests.support.ship_ahoy import EAST, scene

DUEL = {0: (8500, 2500), 3: (8500, 3100)}


@pytest.mark.clause("SH-30")
@pytest.mark.parametrize(("gap", "near"), [(20, True), (629, True), (630, False), (900, False)])
def test_next_to_is_a_gap_smaller_than_a_ship_is_high(gap: int, near: bool) -> None:
    game = scene({0: (8500, 2500, EAST), 3: (8500, 2750 + gap, EAST)}, step="fight")
    if near:
        assert game.may == ["fight 0 3", "finish"]
    else:
        assert game.step == "Shoot 1"  # nobody was asked


@pytest.mark.clause("SH-30")
def test_ships_and_towers_attack_whether_they_moved_or_stood() -> None:
    game = scene({3: (3500, 2700, EAST)}, step="fight", gone=(0, 1, 2))
    assert game.may == ["fight 12 3", "finish"]  # a tower against a ship in its harbour
    raid = scene({0: (3500, 12600, EAST)}, step="fight", gone=(3, 4, 5))
    assert raid.may == ["fight 0 13", "finish"]  # a ship against a tower
    sailed = scene({0: (8500, 2000), 3: (8500, 3600)}, step="move").roll(1).sail(0, (8500, 2900))
    assert sailed.may == ["fight 0 3", "finish"]


@pytest.mark.clause("SH-30")
def test_what_cannot_be_attacked() -> None:
    game = scene({**DUEL, 1: (8500, 1900)}, step="fight")
    assert game.why_not("fight", 0, 1) == "no-own-target SH-42"
    assert game.why_not("fight", 0, 9) == "no-not-next-to SH-30"
    assert game.why_not("fight", 3, 0) == "no-not-yours SH-30"
    assert game.why_not("fight", 0, 16) == "no-not-in-game SH-30"
    assert game.why_not("fight", 0, 30) == "no-such-piece SH-30"
    assert game.why_not("take") == "no-fight-now SH-05"


@pytest.mark.clause("SH-31")
def test_a_flag_takes_the_enemy_as_a_trophy() -> None:
    game = scene(DUEL, step="fight").fight(0, 3, flag=True)
    assert game.s.stand[3] == GONE
    assert game.s.taken[3] == 0
    assert game.told("captured") == [(0, 0, 3)]
    assert game.s.points == [1, 0]
    tower = scene({0: (3500, 12600, EAST)}, step="fight", gone=(3, 4, 5)).fight(0, 13)
    assert tower.s.points == [2, 0]


@pytest.mark.clause("SH-31")
def test_the_die_has_as_many_flags_as_swords_and_the_active_player_rolls() -> None:
    game = scene(DUEL, step="fight")
    GAME.act(game.s, Action(0, "fight", (0, 3)))
    assert game.may == ["symbol 0", "symbol 1"]
    assert GAME.step(game.s).odds(game.s, game.s.stack[-1]) == [1, 1]
    assert game.s.stack[-1].seat == 0


@pytest.mark.clause("SH-31")
def test_crossed_swords_go_on_next_round() -> None:
    game = scene(DUEL, step="fight").fight(0, 3, flag=False)
    assert game.combats == [(0, 3)]
    assert game.s.stand[3] == UPRIGHT
    assert game.step == "Shoot 1"
    game.do("hold").do("done")
    assert game.may == ["fight 3 0"]  # now the other side rolls


@pytest.mark.clause("SH-32")
def test_every_running_combat_is_rolled_for_in_any_order_before_new_attacks() -> None:
    at = {0: (8500, 2500), 3: (8500, 3100), 4: (8500, 1900), 1: (9500, 2500), 5: (9500, 3100)}
    game = scene(at, step="fight", combats=((0, 3), (4, 0)))
    assert sorted(game.may) == ["fight 0 3", "fight 0 4"]
    assert game.why_not("fight", 1, 5) == "no-roll-combats SH-32"
    assert game.why_not("finish") == "no-roll-combats SH-32"
    game.fight(0, 4, flag=False)
    assert game.may == ["fight 0 3"]
    assert game.why_not("fight", 0, 4) == "no-rolled-for SH-34"
    game.fight(0, 3, flag=False)
    assert "fight 1 5" in game.may
    assert "finish" in game.may
    assert "fight 0 3" not in game.may  # once a turn


@pytest.mark.clause("SH-32")
def test_a_piece_that_cannot_attack_does_not_roll_and_the_combat_stays() -> None:
    flat = scene(DUEL, step="fight", combats=((0, 3),), flat=(0,), rules="advanced")
    assert flat.step == "Shoot 1"
    assert flat.combats == [(0, 3)]
    laden = scene(
        DUEL, step="fight", combats=((0, 3),), merchant="yes", barrels=(1, 2, 3, 0), aboard={0: 0}
    )
    assert laden.step == "Shoot 1"
    assert laden.combats == [(0, 3)]


@pytest.mark.clause("SH-33")
def test_being_next_to_each_other_is_not_yet_combat() -> None:
    game = scene(DUEL, step="move").roll(1)
    game.sail(0, (8500, 2400))
    assert game.combats == []
    assert game.do("finish").combats == []


@pytest.mark.clause("SH-33")
def test_swords_lock_both_until_a_flag_and_who_rolls_can_only_win() -> None:
    game = scene(DUEL, step="fight").fight(0, 3, flag=False)
    assert game.told("locked") == [(0, 3)]
    ok = game.cannon(4, 0)
    assert game.why_not("shoot", 3, *ok[1:]) == "no-locked-shoots SH-10"
    game.do("hold").roll(1)
    assert game.no_sail(3, (8500, 3300)) == "no-locked-moves SH-22"
    game.do("done").fight(3, 0, flag=False)
    assert game.combats == [(0, 3)]  # swords against the roller change nothing
    game.do("hold").do("done").fight(0, 3, flag=True)
    assert game.combats == []
    assert game.s.taken[3] == 0


@pytest.mark.clause("SH-34")
def test_each_piece_begins_one_attack_a_turn() -> None:
    at = {0: (8500, 2500), 3: (8500, 3100), 4: (8500, 1900), 1: (9200, 2500)}
    game = scene(at, step="fight")
    assert game.may == ["fight 0 3", "fight 0 4", "fight 1 3", "fight 1 4", "finish"]
    game.fight(0, 3, flag=False)
    assert game.may == ["fight 1 3", "fight 1 4", "finish"]
    assert game.why_not("fight", 0, 4) == "no-attacked-already SH-34"
    game.fight(1, 3, flag=False)  # a piece may be in several combats
    assert game.combats == [(0, 3), (1, 3)]


@pytest.mark.clause("SH-34")
def test_a_piece_that_is_taken_ends_all_its_combats() -> None:
    at = {0: (8500, 2500), 3: (8500, 3100), 1: (9200, 2500), 4: (9200, 1900)}
    game = scene(at, step="fight", combats=((0, 3), (1, 3), (4, 1)))
    game.fight(0, 3, flag=True)
    assert game.combats == [(4, 1)]
    assert game.may == ["fight 1 4"]
    free = scene(DUEL, combats=((0, 3),), step="fight").fight(0, 3)
    assert free.combats == []
