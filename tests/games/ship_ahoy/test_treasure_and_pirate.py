"""Treasure Island and Pirate Ship (SH-60, SH-61)."""

from __future__ import annotations

import pytest

from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.components import (
    FLAT,
    GONE,
    LOST,
    NO_CHEST,
    NONE,
    ON_ISLE,
    TILE,
    UPRIGHT,
)
from tests.support.ship_ahoy import EAST, NORTH, PIRATE, SEA, Scene, scene

MID = 8500
DUEL = {0: (8500, 2500), 3: (8500, 3100)}


# ---------------------------------------------------------------- Treasure Island


@pytest.mark.clause("SH-60")
def test_the_island_with_a_chest_replaces_the_middle_mountain_and_blocks_nothing() -> None:
    game = scene({0: (MID, 6500, NORTH)}, step="move", treasure="yes")
    assert (game.s.isle_x, game.s.isle_y, game.s.chest) == (MID, MID, ON_ISLE)
    assert len(game.s.mountains) == 4 * (1 + 2 * 5)  # no big one
    game.roll(3).sail(0, (MID, 9500))  # right across
    assert game.where(0)[:2] == (MID, 9500)
    assert GAME.new(2, {}).chest == NO_CHEST


@pytest.mark.clause("SH-60")
@pytest.mark.parametrize(("y", "taken"), [(7700, True), (7699, False)])
def test_a_ship_whose_path_touches_it_takes_the_chest(y: int, taken: bool) -> None:
    game = scene({0: (MID, 7000)}, step="move", treasure="yes").roll(1).sail(0, (MID, y))
    assert game.s.chest == (0 if taken else ON_ISLE)
    assert game.s.points == ([3, 0] if taken else [0, 0])
    start = scene({0: (MID, MID)}, step="move", treasure="yes").roll(1).sail(0, (MID, 7600))
    assert start.s.chest == 0  # its start counts


@pytest.mark.clause("SH-60")
def test_only_if_it_is_there_and_only_players_ships() -> None:
    game = (
        scene({0: (MID, 7000)}, step="move", treasure="yes", chest=3).roll(1).sail(0, (MID, 7900))
    )
    assert game.s.chest == 3
    pirate = scene({PIRATE: (MID, 7000)}, step="move", treasure="yes", pirate="yes")
    assert pirate.roll(1).sail(PIRATE, (MID, 7900)).s.chest == ON_ISLE
    shot = scene(treasure="yes").fire(0, shifts={3: (MID, MID)})
    assert shot.s.chest == ON_ISLE  # no path


@pytest.mark.clause("SH-60")
def test_its_holder_may_still_shoot_and_fight_and_loses_it_to_the_winner() -> None:
    game = scene(DUEL, treasure="yes", chest=0)
    assert 0 in game.tool[1]
    game.do("hold").do("done").fight(0, 3)
    assert game.s.points == [4, 0]
    won = scene(DUEL, step="fight", treasure="yes", chest=3).fight(0, 3)
    assert won.s.chest == 0
    tower = scene({3: (3500, 2700)}, step="fight", gone=(0, 1, 2), treasure="yes", chest=3)
    tower.fight(12, 3)
    assert tower.s.chest == 12  # a tower too
    lines = [t.key for t in GAME.result(tower.s).lines if t.seat == 0]
    assert lines == ["tally-trophy", "tally-chest"]


@pytest.mark.clause("SH-60")
def test_shot_in_the_basic_rules_the_chest_returns_and_in_the_advanced_ones_it_stays() -> None:
    basic = scene(treasure="yes", chest=3).fire(0, 3)
    assert basic.s.chest == ON_ISLE
    assert basic.told("chest_back") == [(3,)]
    advanced = scene(treasure="yes", chest=3, rules="advanced").fire(0, 3)
    assert advanced.s.chest == 3
    assert advanced.s.points == [0, 3]
    tower = scene(treasure="yes", chest=13).fire(0, 13)
    assert tower.s.chest == ON_ISLE


@pytest.mark.clause("SH-60")
def test_lost_to_the_pirate_it_returns_too() -> None:
    game = raid(treasure="yes", chest=3).fight(PIRATE, 3)
    assert game.s.taken[3] == LOST
    assert game.s.chest == ON_ISLE


# ---------------------------------------------------------------- Pirate Ship


def raid(step: str = "move", **more: object) -> Scene:
    """Seat 0 has spent a knot on the pirate, which is next to ship 3 of seat 1."""
    game = scene(
        {PIRATE: (8500, 2400), 3: (8500, 3700)},
        step=step,
        pirate="yes",
        **more,  # type: ignore[arg-type]
    )
    return game.roll(1).sail(PIRATE, (8500, 3000))


@pytest.mark.clause("SH-61")
def test_it_starts_on_the_island_by_the_middle_mountain() -> None:
    s = GAME.new(4, {"pirate": "yes"})
    assert s.stand[PIRATE] == UPRIGHT
    assert (s.x[PIRATE], s.y[PIRATE]) == (s.isle_x, s.isle_y) == (10200, 8500)
    assert s.chest == NO_CHEST
    assert len(s.mountains) == 4 * 11 + 17
    assert GAME.invariant(s) == ""


@pytest.mark.clause("SH-61")
def test_who_spent_a_knot_on_it_may_attack_with_it_once_and_the_loss_is_everybodys() -> None:
    idle = scene({PIRATE: (8500, 3000), 3: (8500, 3700)}, step="move", pirate="yes").roll(1)
    idle.sail(0, (4400, 4400))
    assert idle.step == "Shoot 1"  # no knot was spent on it
    game = raid()
    assert game.s.knots == 0
    assert game.may == ["fight 16 3", "finish"]
    game.fight(PIRATE, 3)
    assert game.s.taken[3] == LOST
    assert game.s.points == [0, 0]
    assert game.told("swallowed") == [(0, PIRATE, 3)]
    other = scene({PIRATE: (8500, 3000), 3: (8500, 3700)}, step="fight", pirate="yes")
    assert other.step == "Shoot 1"


@pytest.mark.clause("SH-61")
def test_it_attacks_others_only_and_needs_a_knot() -> None:
    at = {PIRATE: (8500, 2400), 0: (8500, 3700), 3: (9200, 3700), 4: (9900, 3700)}
    game = scene(at, step="move", pirate="yes").roll(1).sail(PIRATE, (8700, 3000))
    assert [m for m in game.may if m.startswith("fight 16")] == ["fight 16 3"]
    assert game.why_not("fight", PIRATE, 0) == "no-own-target SH-42"
    fresh = scene({**at, 0: (9200, 4300)}, step="fight", pirate="yes")
    assert fresh.why_not("fight", PIRATE, 3) == "no-spend-a-knot SH-61"


@pytest.mark.clause("SH-61")
def test_swords_lock_it_and_then_both_sides_roll_on_their_turns() -> None:
    game = raid().fight(PIRATE, 3, flag=False)
    assert game.combats == [(PIRATE, 3)]
    assert game.s.backers == [0]
    game.do("hold").roll(2)  # seat 1
    assert PIRATE not in game.tool[1]  # nobody moves the pirate
    assert game.no_sail(PIRATE, (8500, 2400)) == "no-locked-moves SH-22"
    game.do("done")
    assert game.may == ["fight 3 16"]
    game.fight(3, PIRATE, flag=False)
    game.do("hold").do("done")  # seat 0, without spending a knot
    assert game.may == ["fight 16 3"]
    game.fight(PIRATE, 3, flag=True)
    assert game.s.taken[3] == LOST


@pytest.mark.clause("SH-61")
def test_only_the_target_and_the_attacker_roll() -> None:
    third = scene(
        {PIRATE: (8500, 3000), 3: (8500, 3700)},
        seats=3,
        step="fight",
        turn=2,
        pirate="yes",
        combats=((PIRATE, 3),),
        backer=0,
    )
    assert third.step == "Shoot 0"
    assert third.combats == [(PIRATE, 3)]


@pytest.mark.clause("SH-61")
def test_everyone_may_shoot_and_attack_it_for_a_trophy_worth_one() -> None:
    shot = scene(pirate="yes").fire(0, PIRATE)
    assert (shot.s.taken[PIRATE], shot.s.points) == (0, [1, 0])
    board = scene({PIRATE: (8500, 3000), 0: (8500, 3700)}, step="fight", pirate="yes")
    assert board.may == ["fight 0 16", "finish"]
    board.fight(0, PIRATE)
    assert (board.s.taken[PIRATE], board.s.points) == (0, [1, 0])


# ---------------------------------------------------------------- shots from the Pirate Ship


@pytest.mark.clause("SH-61")
@pytest.mark.parametrize("turn", [0, 1])
def test_whose_turn_it_is_may_shoot_from_it_instead_and_no_knot_is_needed(turn: int) -> None:
    game = scene({PIRATE: SEA}, pirate="yes", turn=turn)
    assert game.s.moved == 0
    assert game.tool[1][-1] == PIRATE
    foe = 3 if turn == 0 else 6
    game.fire(PIRATE, foe)
    assert game.s.taken[foe] == turn  # what its ball topples is that player's
    assert game.s.points[turn] == 1
    assert game.told("fired")[0][:2] == (turn, PIRATE)
    assert game.told("destroyed") == [(turn, foe)]
    assert game.asked == "Move"  # one shot a turn
    game.roll(1)
    assert PIRATE in game.tool[1]  # and it may still be moved


@pytest.mark.clause("SH-61")
def test_the_cannon_is_next_to_it_and_clear_of_it() -> None:
    game = scene({PIRATE: (*SEA, EAST)}, pirate="yes")
    x, y = SEA
    for at, why in (
        ((x, y), "no-cannon-in-piece SH-10"),
        ((x, y + 125 + 219), "no-cannon-in-piece SH-10"),
        ((x, y + 125 + 630), "no-cannon-far SH-10"),
    ):
        assert game.why_not("shoot", PIRATE, *at, NORTH, 500, 4500) == why
    game.do("shoot", PIRATE, x, y + 125 + 629, NORTH, 500, 4500)


@pytest.mark.clause("SH-61")
def test_not_while_it_lies_flat_is_locked_or_is_not_there() -> None:
    near = {PIRATE: SEA, 3: (SEA[0], SEA[1] + 700)}
    flat = scene(near, pirate="yes", rules="advanced", flat=(PIRATE,))
    assert PIRATE not in flat.tool[1]
    assert flat.why_not("shoot", *flat.cannon(PIRATE, 6)) == "no-flat-shoots SH-51"
    for turn in (0, 1):  # neither who backs it nor its enemy
        locked = scene(near, pirate="yes", turn=turn, combats=((PIRATE, 3),), backer=0)
        assert PIRATE not in locked.tool[1]
        assert locked.why_not("shoot", *locked.cannon(PIRATE, 6)) == "no-locked-shoots SH-10"
    gone = scene(pirate="yes", taken={PIRATE: 1})
    assert PIRATE not in gone.tool[1]
    assert gone.why_not("shoot", PIRATE, *SEA, 0, 500, 4500) == "no-not-in-game SH-61"


@pytest.mark.clause("SH-61")
def test_held_by_the_kraken_it_shoots_and_so_does_who_has_nothing_else_to_shoot_from() -> None:
    held = scene({PIRATE: SEA, TILE: SEA}, pirate="yes", kraken="yes")
    assert PIRATE in held.tool[1]
    mine = (0, 1, 2, 6, 7, 8, 12, 14)
    last = scene({PIRATE: SEA}, pirate="yes", rules="advanced", flat=mine)
    assert last.tool == ("aim", [PIRATE], [])
    nothing = scene(rules="advanced", flat=mine)
    assert nothing.asked == "Shoot"
    assert nothing.s.turn == 1  # nothing to shoot with, nothing to move


@pytest.mark.clause("SH-61")
def test_its_shot_is_judged_like_any_other_of_that_player() -> None:
    own = scene({PIRATE: SEA}, pirate="yes").fire(PIRATE, 0)
    assert own.told("stood_up") == [(0, 0)]
    advanced = scene({PIRATE: SEA}, pirate="yes", rules="advanced").fire(PIRATE, 3)
    assert advanced.s.stand[3] == FLAT
    assert advanced.s.points == [0, 0]
    team = scene({PIRATE: SEA}, pirate="yes", seats=4, teams="yes").fire(PIRATE, 6)
    assert team.told("stood_up") == [(0, 6)]
    chest = scene({PIRATE: SEA}, pirate="yes", treasure="yes", chest=3).fire(PIRATE, 3)
    assert (chest.s.chest, chest.s.taken[3]) == (ON_ISLE, 0)


@pytest.mark.clause("SH-61")
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_its_own_ball_topples_it_for_nobody(rules: str) -> None:
    """Else whoever is first would have it as a trophy from two centimetres away."""
    game = scene({PIRATE: SEA}, pirate="yes", rules=rules).fire(
        PIRATE, PIRATE, shifts={PIRATE: (9000, 3500, NORTH)}
    )
    assert game.told("stood_up") == [(0, PIRATE)]
    assert (game.s.stand[PIRATE], game.s.taken[PIRATE]) == (UPRIGHT, NONE)
    assert game.where(PIRATE) == (9000, 3500, NORTH)
    assert game.s.points == [0, 0]


@pytest.mark.clause("SH-61")
def test_the_question_names_it_while_it_can_be_shot_from() -> None:
    game = scene({PIRATE: SEA}, pirate="yes")
    assert GAME.prompt(game.s, 0) == ("ask-shoot", "ask-shoot-pirate-hint", (0,))
    assert GAME.prompt(scene().s, 0) == ("ask-shoot", "ask-shoot-hint", (0,))


@pytest.mark.clause("SH-61")
def test_in_the_advanced_rules_it_lies_flat_until_the_toppler_is_next() -> None:
    game = scene(pirate="yes", rules="advanced").fire(0, PIRATE)
    assert game.s.stand[PIRATE] == FLAT
    game.do("done")
    assert game.s.stand[PIRATE] == FLAT
    game.do("hold").roll(1)
    assert game.no_sail(PIRATE, (10200, 8300)) == "no-flat-moves SH-22"
    game.do("done")
    assert game.step == "Shoot 0"
    assert game.s.stand[PIRATE] == UPRIGHT
    assert game.told("raised") == [(0, PIRATE)]
    near = {PIRATE: (8500, 3000), 3: (8500, 3700)}
    flat = scene(near, step="fight", turn=1, pirate="yes", rules="advanced", flat=(PIRATE,))
    flat.do("fight", 3, PIRATE)
    assert (flat.s.taken[PIRATE], flat.s.stand[PIRATE]) == (1, GONE)


@pytest.mark.clause("SH-61")
def test_it_takes_a_flat_piece_without_a_roll() -> None:
    game = raid(rules="advanced", flat=(3,))
    assert game.game.gain(game.s, 0, [game.game.word(0, game.game.legal(game.s, 0)[0])]) == (
        ("gain-lost", ()),
        [],
    )
    game.do("fight", PIRATE, 3)
    assert game.s.taken[3] == LOST


@pytest.mark.clause("SH-61")
def test_a_shot_may_shift_it_and_it_stays() -> None:
    game = scene(pirate="yes").fire(0, shifts={PIRATE: (11000, 8500, EAST)})
    assert game.where(PIRATE) == (11000, 8500, EAST)
