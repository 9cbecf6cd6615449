"""Ahoy, crew that move pieces: AH-200, AH-201, AH-218, AH-220, AH-222."""

from __future__ import annotations

import pytest

from tests.support.ahoy import E, N, S, W, card, scene

COMRADE = card("Convincing Comrade")
OFFICIAL = card("Convincing Official")
SAILOR, TRAWLER, WITCH = card("Sailor"), card("Trawler"), card("Sea Witch")


@pytest.mark.clause("AH-200")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_convincing_comrade_moves_up_to_two(seat: int) -> None:
    sc = scene(turn=seat, crew={seat: [COMRADE]}, comrades={0: 3, 1: 1}).die(1, 12 + COMRADE)
    assert sc.step == f"Convince {seat}"
    assert sc.may == ["shift 0 1 1", "shift 0 1 2", "shift 1 0 1", "pass"]
    assert sc.why_not("shift", 1, 0, 2) == "no-comrades-there AH-200"
    assert sc.why_not("shift", 0, 0, 1) == "no-another-island AH-200"
    sc.say("shift 0 1 2")
    assert sc.s.comrades[:2] == [1, 3]
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-200")
def test_the_second_card_is_another_slot() -> None:
    other = card("Convincing Comrade", 1)
    sc = scene(crew={0: [COMRADE, other]}, comrades={0: 3}).die(1, 12 + COMRADE).say("shift 0 1 1")
    sc.die(2, 12 + other).say("pass")
    assert sc.s.crew_slots[COMRADE] == 1
    assert sc.s.crew_slots[other] == 2


@pytest.mark.clause("AH-201")
def test_convincing_official_moves_two_patrols_without_battle() -> None:
    """Any faction uses it; the Smuggler's loaded ship does not stop them."""
    sc = scene(
        turn=1,
        ships={1: (1, 1)},
        crew={1: [OFFICIAL]},
        slots={1: {5: 6}},
        dice={1: (1, 1, 1)},
        patrols=[(0, 1), (0, 0), (3, 1)],
    ).die(1, 12 + OFFICIAL)
    assert sc.step == "CommandPatrols 1"
    sc.do("march", 4, E)
    assert sc.step == "Trip 1"
    sc.do("step", E)
    assert sc.place(4) == (2, 1)
    assert sc.why_not("march", 4, E) == "no-moved-already AH-117"
    sc.do("march", 6, W).say("stop")
    assert sc.place(6) == (2, 1)
    assert sc.asked == "TakeTurn"
    assert sc.told("battle") == []


@pytest.mark.clause("AH-201")
def test_only_the_squadron_explores_with_them() -> None:
    sc = scene(turn=1, crew={1: [OFFICIAL]}, patrols=[(0, 1)]).die(1, 12 + OFFICIAL)
    assert f"march 4 {W}" not in sc.may
    own = scene(turn=0, crew={0: [OFFICIAL]}, patrols=[(0, 1)], draws=[8]).die(1, 12 + OFFICIAL)
    own.do("march", 4, W)
    assert own.step == "PlaceTile 0"
    own.say("lay 4")
    assert own.asked != "Trip"  # exploring ended its movement


@pytest.mark.clause("AH-201", "AH-073")
def test_wreckage_and_currents_apply() -> None:
    tiles = ((9, 0, 0, 0), (6, 2, 1, 0))
    sc = scene(
        tiles, turn=1, ships={0: 3, 1: (3, 1), 2: 7}, crew={1: [OFFICIAL]}, patrols=[(1, 0), (1, 1)]
    ).die(1, 12 + OFFICIAL)
    sc.do("march", 4, W)
    assert sc.place(4) is None  # Wreckage at (0, 0)
    assert sc.asked == "CommandPatrols"
    sc.do("march", 5, E)  # the current at (2, 1) runs south
    assert sc.place(5) == (2, 2)


@pytest.mark.clause("AH-218")
def test_sailor_goes_up_to_three_spaces() -> None:
    sc = scene(turn=1, ships={1: (0, 1)}, crew={1: [SAILOR]}).die(1, 12 + SAILOR)
    assert "stop" not in sc.may
    sc.do("step", E).do("step", E).do("step", E)
    assert sc.place(1) == (3, 1)
    assert sc.asked == "Anchor"


@pytest.mark.clause("AH-218")
def test_sailor_is_no_sail_action() -> None:
    """The Union gets no Comrades by it."""
    sc = scene(turn=2, ships={2: (3, 1)}, crew={2: [SAILOR]}).die(1, 12 + SAILOR)
    sc.do("step", S).say("stop")
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-222")
def test_trawler_takes_treasure_in_passing() -> None:
    """(2, 2) and (3, 1) hold 1 gold each; anchoring there adds nothing."""
    sc = scene(turn=1, ships={1: (2, 1), 0: 3}, crew={1: [TRAWLER]}).die(1, 12 + TRAWLER)
    sc.do("step", E)
    assert sc.step == "Trawl 1"
    assert sc.may == ["gain 2", "pass"]
    assert sc.why_not("gain", 3) == "no-effect-here AH-222"
    assert sc.why_not("stop") == "no-trawl-now AH-222"
    sc.say("gain 2")
    assert sc.gold[1] == 2
    sc.say("stop")
    assert sc.asked == "TakeTurn"
    assert sc.gold[1] == 2


@pytest.mark.clause("AH-222")
def test_trawler_may_leave_a_treasure() -> None:
    """Then it is still there for who anchors, or enters once more."""
    sc = scene(turn=1, ships={1: (2, 1), 0: 3}, crew={1: [TRAWLER]}).die(1, 12 + TRAWLER)
    sc.do("step", E).say("pass")
    assert sc.gold[1] == 1
    assert sc.told("earned") == []
    assert sc.step == "Trip 1"
    sc.say("stop")
    assert sc.step == "Anchor 1"
    sc.say("gain 2")
    assert sc.gold[1] == 2


@pytest.mark.clause("AH-222", "AH-160")
def test_trawler_is_not_asked_with_nothing_in_the_supply() -> None:
    sc = scene(turn=1, ships={1: (2, 1), 0: 3}, crew={1: [TRAWLER]}, gold={0: 9, 1: 10, 2: 1}).die(
        1, 12 + TRAWLER
    )
    assert sc.do("step", E).step == "Trip 1"


@pytest.mark.clause("AH-222", "AH-041")
def test_nothing_is_trawled_in_a_space_that_was_left() -> None:
    """Battering Beakhead pushes the Smuggler, beaten on entering, before it hauls anything in."""
    sc = scene(
        turn=1,
        ships={0: (3, 1), 1: (2, 1), 2: 3},
        slots={0: {8: 6}},
        crew={0: [card("Battering Beakhead")], 1: [TRAWLER]},
    ).die(1, 12 + TRAWLER)
    sc.rolling(1, 6).do("step", E).say("pass", "win 1", "harm 0", "harm 1", f"push {S}")
    assert sc.place(1) == (3, 2)
    assert sc.gold[1] == 1
    assert sc.step == "TakeTurn 1"


@pytest.mark.clause("AH-222")
def test_each_treasure_once_an_action() -> None:
    sc = scene(turn=1, ships={1: (2, 2), 0: 3}, crew={1: [TRAWLER]}).die(1, 12 + TRAWLER)
    sc.do("step", N).do("step", S)  # out of (2, 2) and in again: entered once
    assert sc.step == "Trawl 1"
    sc.say("gain 2")
    assert sc.gold[1] == 2
    assert sc.asked == "TakeTurn"


@pytest.mark.clause("AH-222", "AH-203")
def test_trawler_at_wreckage_leaves_the_divers_gold() -> None:
    tiles = ((9, 0, 0, 0), (7, 2, 1, 0))
    crew = {1: [TRAWLER, card("Diver")]}
    sc = scene(tiles, turn=1, ships={1: (1, 0), 2: 7}, crew=crew, gold={1: 0})
    sc.die(1, 12 + TRAWLER).do("step", W)
    assert sc.asked == "Hurt"  # after Wreckage
    sc.say("harm 0", "gain 2")
    assert sc.gold[1] == 1
    sc.say("stop", "gain 2")
    assert sc.gold[1] == 2


# ---------------------------------------------------------------- Sea Witch


@pytest.mark.clause("AH-220")
def test_sea_witch_goes_to_the_opposite_edge() -> None:
    """East of (3, 1): traced back over (2, 1) and (1, 1) to (0, 1)."""
    sc = scene(turn=1, ships={1: (3, 1), 0: (0, 0), 2: 7}, crew={1: [WITCH]}).die(1, 0)
    assert f"jump {E}" in sc.may
    assert f"step {E}" in sc.may  # or explore
    sc.do("jump", E)
    assert sc.place(1) == (0, 1)
    assert sc.told("moved")[-1][-1] == 3
    assert sc.asked == "Trip"  # no exploring: it may move on
    assert sc.s.stack[-1].args[1] == 1  # the step off cost its space


@pytest.mark.clause("AH-220")
def test_even_where_one_cannot_explore() -> None:
    tiles = [(k, (k % 4) * 2, (k // 4) * 2, 0) for k in range(11)]
    sc = scene(tiles, turn=1, ships={1: (0, 0), 0: 7, 2: 11}, crew={1: [WITCH]}).die(1, 0)
    assert f"jump {W}" in sc.may
    assert f"step {W}" not in sc.may
    sc.do("jump", W)
    assert sc.place(1) == (7, 0)


@pytest.mark.clause("AH-220")
def test_not_to_the_own_space() -> None:
    """South of (0, 1) the way back leads to (0, 0); north of (2, 1) it is (2, 2)."""
    sc = scene(
        ((7, 0, 0, 0), (5, 2, 1, 0)), turn=1, ships={1: (2, 1), 2: 7, 0: 3}, crew={1: [WITCH]}
    )
    sc.die(1, 0)
    assert sc.mays("jump") == [f"jump {N}"]
    assert sc.why_not("jump", W) == "no-jump AH-220"


@pytest.mark.clause("AH-220")
def test_by_a_current_too() -> None:
    """Tile 1's current leaves the map at (0, 1): south, or with the witch to (0, 0)."""
    sc = scene(
        ((1, 0, 0, 0), (7, 2, 1, 0)),
        turn=1,
        ships={1: (0, 0), 0: 3, 2: 7},
        crew={1: [WITCH]},
        dice={1: (1, 1, 1, 1)},
    ).die(1, 0)
    sc.do("step", S)
    assert sc.step == "Current 1"
    assert sc.may == [f"step {S}", f"jump {S}"]
    sc.do("jump", S)
    assert sc.place(1) == (0, 0)
    assert sc.asked == "Trip"


@pytest.mark.clause("AH-220")
def test_over_sandbars() -> None:
    """South of (1, 1): the way back crosses the Sandbar to (1, 0)."""
    sc = scene(turn=1, ships={1: (1, 1), 0: 3, 2: 7}, crew={1: [WITCH]}).die(1, 0)
    sc.do("jump", S)
    assert sc.place(1) == (1, 0)
