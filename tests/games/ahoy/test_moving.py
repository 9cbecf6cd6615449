"""Ahoy, moving and the actions that move: AH-040 to AH-045, AH-100, AH-101, AH-136, AH-154."""

from __future__ import annotations

import pytest

from quarterdeck.core.frame import Frame
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.components import DIRECT
from quarterdeck.games.ahoy.frames import ANY_WIND, ANYWHERE, FLY
from tests.support.ahoy import CUTTERS, FOUR, SIX, E, N, S, W, X, scene

# The start of every scene, as coordinates:
#   (0,0) Island Compass   (1,0) Tailwind 2     a Sandbar between (1,0) and (1,1)
#   (0,1) sea              (1,1) sea   (2,1) Harbor      (3,1) sea $1
#                                      (2,2) sea $1      (3,2) Island Skull


@pytest.mark.clause("AH-040")
def test_up_down_left_or_right() -> None:
    sc = scene(ships={0: (1, 1)}).die(1, 0)
    assert sc.may == [f"step {d}" for d in (E, S, W)]  # north is a Sandbar
    assert sc.why_not("step", N) == "no-sandbar AH-040"
    sc.do("step", E)
    assert sc.place(0) == (2, 1)


@pytest.mark.clause("AH-040")
def test_never_across_a_sandbar_from_either_side() -> None:
    sc = scene(ships={0: (1, 0)}).die(1, 0)
    assert f"step {S}" not in sc.may
    assert sc.why_not("step", S) == "no-sandbar AH-040"


@pytest.mark.clause("AH-040", "AH-051")
def test_not_off_an_edge_that_cannot_be_explored() -> None:
    """Eleven tiles lie on the map: the stack is empty."""
    tiles = [(k, (k % 4) * 2, (k // 4) * 2, 0) for k in range(11)]
    sc = scene(tiles, ships={0: (0, 0)}).die(1, 0)
    assert sc.may == [f"step {S}"] or f"step {N}" not in sc.may
    assert sc.why_not("step", N) == "no-room AH-051"


@pytest.mark.clause("AH-041", "AH-073")
def test_each_space_is_resolved_before_the_next() -> None:
    """Through Wreckage (tile 9, NW): the damage is placed before the second step is asked."""
    sc = scene(((9, 0, 0, 0), (5, 2, 1, 0)), ships={0: (1, 0)}).die(1, 0)
    sc.do("step", W)
    assert sc.step == "Hurt 0"
    sc.say("harm 4")
    assert sc.asked == "Trip"
    sc.do("step", S)
    assert sc.place(0) == (0, 1)


@pytest.mark.clause("AH-042")
def test_who_stops_anchors() -> None:
    sc = scene(ships={0: (3, 2), 2: (0, 0)}).die(1, 0)
    sc.do("step", W).do("stop")
    assert sc.step == "Anchor 0"
    assert sc.may == ["gain 7", "gain 2", "gain 4", "pass"]
    assert sc.why_not("pick", 1) == "no-anchor-now AH-071"


@pytest.mark.clause("AH-042")
def test_who_cannot_go_on_anchors_too() -> None:
    sc = scene(ships={0: (3, 2), 2: (0, 0)}).die(1, 0)
    sc.do("step", N).do("step", W)  # two spaces: no more movement
    assert sc.step == "Anchor 0"


@pytest.mark.clause("AH-042", "AH-110")
def test_who_did_not_move_does_not_anchor() -> None:
    """A Tailwind that is not used: no Treasure, no Patrol."""
    sc = scene(ships={0: (2, 2)}, dice={0: (2, 1, 1, 1, 1)}).die(2, 4)
    assert sc.asked == "Fly"
    sc.say("pass")
    assert sc.asked == "TakeTurn"
    assert sc.gold[0] == 1


@pytest.mark.clause("AH-043", "AH-053")
def test_exploring_ends_the_movement() -> None:
    sc = scene(ships={0: (0, 1)}, draws=[11]).die(1, 0)
    sc.do("step", W)
    assert sc.asked == "PlaceTile"
    sc.say(sc.may[0])
    assert sc.asked != "Trip"


@pytest.mark.clause("AH-043")
def test_a_battle_ends_the_movement() -> None:
    sc = scene(
        ships={0: (0, 1), 1: (1, 1)},
        slots={0: {8: 6}},
        dice={0: (1, 1, 1, 1)},
        rolls=[6, 1],
    ).die(1, 0)
    sc.do("step", E)
    while sc.asked not in ("Anchor", "Trip", "TakeTurn"):
        sc.say("pass" if "pass" in sc.may else sc.may[0])
    assert sc.asked == "Anchor"  # only the Patrol is left to be placed
    assert sc.place(0) == (1, 1)


@pytest.mark.clause("AH-044", "AH-072", "AH-101")
def test_tailwind_ignores_everything_between() -> None:
    sc = scene(ships={0: (3, 2), 2: (0, 0)}, dice={0: (2, 1, 1, 1, 1)}).die(2, 4)
    assert sc.may == [f"fly {sc.at(1, 0)}", "pass"]
    sc.do("fly", sc.at(1, 0))
    assert sc.place(0) == (1, 0)
    assert sc.told("moved")[-1][-1] == 2


@pytest.mark.clause("AH-044")
def test_not_to_the_space_one_is_in() -> None:
    sc = scene(ships={0: (1, 0)}, dice={0: (2, 1, 1, 1, 1)}).die(2, 4)
    assert sc.asked == "TakeTurn"  # nothing to choose
    other = scene(ships={1: (1, 0)}, turn=1, stack=[Frame(FLY, 1, (1, DIRECT, ANYWHERE))])
    assert other.why_not("fly", other.at(1, 0)) == "no-stay-there AH-044"
    assert len(other.mays("fly")) == 7


@pytest.mark.clause("AH-044")
def test_what_is_placed_meets_neither_battle_nor_terrain() -> None:
    """A Patrol deployed into a current among loaded enemies stays there."""
    sc = scene(
        ((6, 0, 0, 0), (5, 2, 1, 0)),  # tile 6: current in the NW, Harbor in the NE
        ships={0: (1, 0), 1: (0, 0), 2: (3, 2)},
        slots={1: {5: 6}},
        dice={0: (3, 1, 1, 1, 1)},
    ).die(3, 10)
    sc.do("put", sc.at(0, 0))
    assert sc.asked == "TakeTurn"
    assert sc.place(4) == (0, 0)


@pytest.mark.clause("AH-045", "AH-100")
def test_sail_moves_one_or_two_spaces() -> None:
    sc = scene(ships={1: (1, 1)}, turn=1).die(1, 0)
    assert sc.why_not("stop") == "no-move-first AH-045"
    sc.do("step", W)
    assert "stop" in sc.may
    sc.say("stop")
    assert (sc.asked, sc.place(1)) == ("TakeTurn", (0, 1))
    again = scene(ships={1: (1, 1)}, turn=1).die(1, 0).do("step", W).do("step", N)
    assert (again.asked, again.place(1)) == ("TakeTurn", (0, 0))


@pytest.mark.clause("AH-045", "AH-164")
def test_without_any_way_the_die_stays_and_nothing_happens() -> None:
    """All eleven tiles lie far away: the Cutter's like a Flagship's, no step exists."""
    sc = scene(turn=1, ships={1: (1, 1)})
    for d in range(4):
        sc.s.near[sc.s.at[1] * 4 + d] = -2
    sc.die(1, 0)
    assert sc.asked == "TakeTurn"
    assert sc.board(1)[0] == 1


@pytest.mark.clause("AH-101")
def test_tailwind_goes_only_where_the_die_matches() -> None:
    sc = scene(ships={0: (3, 2), 2: (0, 0)}, dice={0: (3, 1, 1, 1, 1)}).die(3, 4)
    assert sc.asked == "TakeTurn"  # there is no 3 on the map
    assert sc.board(0)[4] == 3
    sc = scene(ships={0: (3, 2)}, stack=[Frame(FLY, 0, (0, DIRECT, ANY_WIND))])
    assert sc.may == [f"fly {sc.at(1, 0)}", "pass"]
    assert sc.why_not("fly", sc.at(1, 1)) == "no-wind-there AH-072"


@pytest.mark.clause("AH-154")
def test_full_sail_goes_as_far_as_the_die_says() -> None:
    sc = scene(ships={1: (0, 1)}, turn=1, dice={1: (4, 1, 1, 1)}, gold={1: 0}).die(4, 3)
    assert "stop" not in sc.may
    for d in (E, E, E):
        sc.do("step", d)
    assert sc.s.stack[-1].args[1] == 1
    sc.do("step", S)
    assert (sc.asked, sc.place(1)) == ("TakeTurn", (3, 2))


@pytest.mark.clause("AH-154")
def test_full_sail_counts_the_die_as_placed() -> None:
    sc = scene(ships={1: (0, 1)}, turn=1, dice={1: (4, 1, 1, 1)}, gold={1: 1})
    sc.say("pick 0", "change 1", "place 3")
    assert sc.s.stack[-1].args[1] == 3


@pytest.mark.clause("AH-154")
def test_a_smugglers_repair_takes_an_even_die() -> None:
    sc = scene(turn=1, dice={1: (3, 4, 1, 1)}, gold={1: 0}, slots={1: {0: X, 1: X}})
    sc.say("pick 0")
    assert sc.mays("place") == ["place 2", "place 3", "place 4", "place 5"]


@pytest.mark.clause("AH-136")
def test_the_cutter_sails_up_to_three_spaces() -> None:
    sc = scene(ships={17: (0, 1)}, turn=2, dice={2: (5, 1, 1, 1)}).die(5, CUTTERS)
    assert sc.may == ["sail", "pass"]
    sc.say("sail").do("step", E).do("step", E).do("step", E)
    assert (sc.asked, sc.place(17)) == ("TakeTurn", (3, 1))
    assert sc.gold[2] == 1  # no Treasure for it


@pytest.mark.clause("AH-136")
def test_the_gunship_takes_a_4_and_a_6_and_sails_two() -> None:
    sc = scene(ships={18: (0, 1), 1: (2, 2)}, turn=2, dice={2: (4, 5, 6, 1)}, gold={2: 0})
    sc.say("pick 1")
    assert [m for m in sc.mays("place") if int(m.split()[1]) >= CUTTERS] == []
    sc.say("place 0", f"step {N}", "stop", "pass").say("pick 0")
    assert f"place {FOUR}" in sc.may
    assert f"place {SIX}" not in sc.may
    sc.say(f"place {FOUR}", "sail").do("step", E).do("step", E)
    assert (sc.asked, sc.place(18)) == ("TakeTurn", (2, 1))


@pytest.mark.clause("AH-136")
def test_a_ship_may_use_the_tailwind_of_its_die() -> None:
    sc = scene(ships={17: (3, 2)}, turn=2, dice={2: (2, 1, 1, 1)}).die(2, CUTTERS)
    assert sc.may == ["sail", f"fly {sc.at(1, 0)}", "pass"]
    sc.do("fly", sc.at(1, 0))
    assert sc.place(17) == (1, 0)


@pytest.mark.clause("AH-136")
def test_a_ship_ignores_wreckage() -> None:
    sc = scene(
        ((9, 0, 0, 0), (5, 2, 1, 0)), ships={17: (1, 0)}, turn=2, dice={2: (5, 1, 1, 1)}
    ).die(5, CUTTERS)
    sc.say("sail").do("step", W)
    assert sc.asked == "Trip"
    assert GAME.legal(sc.s, 2)
