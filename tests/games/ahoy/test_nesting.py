"""Ahoy, what happens in the middle of something else: everything waits on the stack."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.cards import CLOSE_CALL
from tests.support.ahoy import E, S, Scene, W, X, card, scene

# Tile 6: the current in its NW runs south to its SW. Tile 7: a Harbor in its NW, $1 NE, $1 SW.
CURRENT = ((6, 0, 0, 0), (7, 2, 1, 0))


def through(sc: Scene, until: str) -> Scene:
    """Decline everything until this step asks."""
    for _ in range(40):
        if sc.asked == until:
            return sc
        sc.say("pass" if "pass" in sc.may else sc.may[0])
    raise AssertionError(f"{until} never asked; {sc.step} {sc.may}")


@pytest.mark.clause("AH-117", "AH-041", "AH-070")
def test_a_current_carries_a_patrol_into_a_battle_in_the_middle_of_an_order() -> None:
    sc = scene(
        CURRENT,
        ships={0: 3, 1: (0, 1), 2: 7},
        patrols=[(1, 0), (1, 0)],
        slots={1: {5: 3}},
        dice={0: (3, 1, 1, 1, 1), 1: (1, 1, 1)},
        rolls=[6, 1],
    ).die(3, 6)
    sc.do("march", 4, W)  # the current takes it to the loaded Smuggler
    assert sc.place(4) == (0, 1)
    assert sc.told("battle") == [(0, 4, 1, 1, sc.at(0, 1))]
    through(sc, "OrderPatrols")
    assert sc.step == "OrderPatrols 0"
    assert f"march 5 {W}" in sc.may
    assert [m for m in sc.may if m.startswith("march 4")] == []


@pytest.mark.clause("AH-156", "AH-041", "AH-060")
def test_a_smugglers_victory_move_in_anothers_turn() -> None:
    """The Squadron sails in and loses; the Smuggler moves off, and its battles there lapse."""
    sc = scene(
        ships={0: (0, 1), 1: (1, 1), 2: 7},
        slots={1: {5: 6}},
        dice={1: (1, 1, 1)},
        rolls=[1, 6],
    ).die(1, 0)
    sc.do("step", E)
    through_to_victory(sc, 1)
    sc.say("win 0", "harm 10")
    assert sc.step == "Trip 1"
    assert "stop" in sc.may
    sc.do("step", E).do("step", E)
    assert sc.place(1) == (3, 1)
    assert sc.step == "Anchor 1"  # the Treasure of (3, 1)
    sc.say("gain 2")
    assert sc.step == "Anchor 0"  # the Squadron anchors where it battled
    assert sc.may == ["gain 4", "pass"]


def through_to_victory(sc: Scene, seat: int) -> None:
    for _ in range(10):
        if sc.step == f"Victory {seat}":
            return
        sc.say("pass")
    raise AssertionError(sc.step)


@pytest.mark.clause("AH-156", "AH-042")
def test_a_victory_move_in_the_own_sail_anchors_once() -> None:
    sc = scene(
        ships={0: (1, 1), 1: (0, 1), 2: 7},
        turn=1,
        slots={1: {5: 6}},
        dice={1: (1, 1, 1)},
        rolls=[6, 1],
        gold={1: 0},
    ).die(1, 0)
    sc.do("step", E)
    through_to_victory(sc, 1)
    sc.say("win 0", "harm 0")
    assert sc.step == "Trip 1"
    sc.do("step", E).do("step", S)
    assert sc.place(1) == (2, 2)
    sc.say("gain 2")
    assert sc.gold[1] == 1
    assert sc.step == "TakeTurn 1"  # not a second time


@pytest.mark.clause("AH-231", "AH-043")
def test_close_call_in_the_middle_of_a_chain() -> None:
    """A current brings the Squadron upon the Union; the battle is called off, the Sail goes on."""
    sc = scene(
        CURRENT,
        ships={0: (1, 0), 1: (3, 1), 2: (0, 1)},
        slots={0: {8: 6}},
        dice={0: (1, 1, 1, 1)},
        plans=(CLOSE_CALL,),
    ).die(1, 0)
    sc.do("step", W)
    assert sc.step == "PlanBattle 2"
    sc.do("play", CLOSE_CALL)
    assert sc.step == "Trip 0"
    assert sc.s.stack[-1].args[1] == 1


@pytest.mark.clause("AH-211", "AH-071")
def test_gunners_mate_after_a_harbor() -> None:
    mate = card("Gunner's Mate")
    sc = scene(
        ships={0: (3, 1), 1: (1, 1), 2: 3},
        turn=1,
        crew={1: [mate]},
        dice={1: (5, 1, 1, 1)},
        gold={1: 0},
        rolls=[6, 1],
    ).die(5, 0)
    sc.do("step", E).say("stop", "gain 1")
    assert sc.step == "GunnersMate 1"
    sc.do("aim", sc.at(3, 1))
    through_to_victory(sc, 1)
    sc.say("win 0", "harm 0")
    assert sc.step == "Trip 1"
    sc.say("stop")
    assert sc.step == "TakeTurn 1"
    assert sc.board(0)[0] == X


@pytest.mark.clause("AH-211", "AH-071")
def test_what_is_left_of_anchoring_lapses_when_the_flagship_leaves() -> None:
    """Harbor with gold (tile 11): the Cannons first, then a victory move away from the gold."""
    tiles = ((11, 0, 0, 0), (7, 2, 1, 0))
    sc = scene(
        tiles,
        ships={0: (1, 0), 1: (0, 0), 2: 7},
        turn=1,
        crew={1: [card("Gunner's Mate")]},
        dice={1: (5, 1, 1, 1)},
        gold={1: 0},
        rolls=[6, 1],
    ).die(5, 0)
    sc.do("step", E).say("stop", "gain 1")
    sc.do("aim", sc.at(1, 0))
    through_to_victory(sc, 1)
    sc.say("win 0", "harm 0")
    sc.do("step", W).say("stop")
    assert sc.step == "TakeTurn 1"
    assert sc.gold[1] == 0


@pytest.mark.clause("AH-226", "AH-042", "AH-110")
def test_a_flagship_pushed_in_its_own_sail_anchors_there_without_treasure() -> None:
    """Beakhead pushes the Squadron from (2, 1) to (3, 1): no gold, but its Patrol."""
    sc = scene(
        ships={0: (1, 1), 1: (2, 1), 2: 3},
        slots={1: {5: 6}},
        dice={1: (1, 1, 1)},
        crew={1: [card("Battering Beakhead")]},
        rolls=[1, 6],
    ).die(1, 0)
    sc.do("step", E)
    through_to_victory(sc, 1)
    sc.say("win 1", "harm 1")
    assert sc.step == "Beakhead 1"
    sc.do("push", E)
    assert sc.place(0) == (3, 1)
    through(sc, "Anchor")
    assert sc.step == "Anchor 0"
    assert sc.may == ["gain 4", "pass"]
    sc.say("gain 4")
    assert sc.place(4) == (3, 1)


@pytest.mark.clause("AH-041")
def test_a_game_can_be_saved_in_the_middle_of_any_chain() -> None:
    sc = scene(
        CURRENT,
        ships={0: 3, 1: (0, 1), 2: 7},
        patrols=[(1, 0), (1, 0)],
        slots={1: {5: 3}},
        dice={0: (3, 1, 1, 1, 1), 1: (1, 1, 1)},
    ).die(3, 6)
    sc.do("march", 4, W)
    copy = GAME.restore(GAME.dump(sc.s))
    assert copy.stack == sc.s.stack
    assert len(copy.stack) > 3
