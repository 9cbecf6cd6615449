"""Ahoy, the Sail of Cutter and Gunship, which is the Union's: AH-130, AH-136."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy import GAME
from tests.support.ahoy import CUTTERS, FOUR, E, N, S, Scene, card, scene

CUTTER, GUNSHIP = 17, 18
SLOT = {CUTTER: CUTTERS, GUNSHIP: FOUR}


def sailing(ship: int, **rest: object) -> Scene:
    """The ship leaves (3, 1), the Skull Island is south of it; the Flagship is far away."""
    make: dict[str, object] = {
        "turn": 2,
        "ships": {ship: (3, 1), 0: (0, 0), 1: (0, 0), 2: 3},
        "dice": {2: (4, 1, 1, 1)},
        **rest,
    }
    return scene(**make).die(4, SLOT[ship]).say("sail")  # type: ignore[arg-type]


@pytest.mark.clause("AH-130", "AH-136")
@pytest.mark.parametrize("ship", [CUTTER, GUNSHIP])
def test_a_ship_that_anchors_at_an_island_brings_comrades(ship: int) -> None:
    """Two Ready ones there, or two more Ready, or nothing: as after the Flagship's Sail."""
    for choice, there, ready, supply in (
        ("gain 5", 2, 4, 14),
        ("gain 6", 0, 8, 12),
        ("pass", 0, 6, 14),
    ):
        sc = sailing(ship).do("step", S).say("stop")
        assert sc.step == "Anchor 2"
        assert GAME.prompt(sc.s, 2)[::2] == ("ask-anchor", (2, ship))
        assert sc.may == ["gain 5", "gain 6", "pass"]
        assert sc.why_not("gain", 2) == "no-effect-here AH-071"
        sc.say(choice)
        assert sc.s.comrades[:2] == [0, there]  # not where the Flagship is
        assert (sc.s.ready, sc.s.comrades_left) == (ready, supply)
        assert sc.step == "TakeTurn 2"


@pytest.mark.clause("AH-136", "AH-160")
def test_as_far_as_the_comrades_go() -> None:
    none_left = sailing(CUTTER, ready=1, comrades={0: 19}).do("step", S).say("stop")
    assert none_left.may == ["gain 5", "pass"]
    assert none_left.say("gain 5").s.comrades[:2] == [19, 1]
    none_ready = sailing(CUTTER, ready=0, comrades={0: 19}).do("step", S).say("stop")
    assert none_ready.may == ["gain 6", "pass"]
    assert none_ready.say("gain 6").s.ready == 1
    nothing = sailing(CUTTER, ready=0, comrades={0: 20}).do("step", S).say("stop")
    assert nothing.step == "TakeTurn 2"


@pytest.mark.clause("AH-136")
def test_not_at_sea_and_not_in_passing() -> None:
    assert sailing(GUNSHIP).do("step", S).do("step", N).step == "TakeTurn 2"
    assert sailing(GUNSHIP).do("step", S).told("landed") == []


@pytest.mark.clause("AH-136", "AH-042")
def test_not_without_a_move() -> None:
    sc = scene(turn=2, ships={CUTTER: 7, 2: 3}, dice={2: (4, 1, 1, 1)}).die(4, CUTTERS)
    assert sc.say("pass").step == "TakeTurn 2"


@pytest.mark.clause("AH-136", "AH-115")
@pytest.mark.parametrize("rolls", [(6, 1), (1, 6)], ids=["won", "lost"])
def test_after_a_battle_with_a_stronghold_too(rolls: tuple[int, int]) -> None:
    """It keeps enemies from cards, not from landing Comrades; a 1 and 3 lose against a 6 and 2."""
    sc = sailing(GUNSHIP, strongholds=[7], rolls=rolls).do("step", S).say("pass")
    assert sc.step == "Anchor 2"
    assert sc.say("gain 5").s.comrades[1] == 2


@pytest.mark.clause("AH-136", "AH-226")
def test_a_ship_pushed_to_an_island_anchors_there() -> None:
    """As a Flagship does: the Comrades of its Sail come all the same."""
    sc = sailing(
        GUNSHIP,
        ships={GUNSHIP: (2, 1), 0: (3, 1), 1: (0, 0), 2: 3},
        slots={0: {8: 6}},
        crew={0: [card("Battering Beakhead")]},
        rolls=(1, 6),
    )
    sc.do("step", E).say("pass", "win 0", f"push {S}")
    assert sc.s.ship_slots == [0, 4, 7]
    assert sc.place(GUNSHIP) == (3, 2)
    assert sc.step == "Anchor 2"
    assert sc.say("gain 5").s.comrades[1] == 2


@pytest.mark.clause("AH-136", "AH-053")
def test_a_ship_that_explored_anchors_on_the_new_tile() -> None:
    """Laid with its Island where the ship goes."""
    sc = sailing(CUTTER, draws=(9,)).do("step", E)
    assert sc.step == "PlaceTile 2"
    for word in sc.may:
        again = sailing(CUTTER, draws=(9,)).do("step", E).say(word)
        at_island = again.s.at[CUTTER] & 3 == 3
        assert again.step == ("Anchor 2" if at_island else "TakeTurn 2")
