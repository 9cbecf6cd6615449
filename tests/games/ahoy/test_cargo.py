"""Ahoy, smuggling, delivering and pledges: AH-150 to AH-153."""

from __future__ import annotations

import pytest

from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.components import BY_FAME
from quarterdeck.games.ahoy.ending import end_game
from tests.support.ahoy import Scene, card, scene

BUCCANEER, GUNNER, MYSTIC = card("Buccaneer"), card("Gunner"), card("Mystic")
COINS, HAT, BRANDY = card("Middleman"), card("Cutpurse"), card("Battering Beakhead")  # to Skull
TEA = card("Sailor")  # to Parrot


def at_skull(**rest: object) -> Scene:
    """The Smuggler of a table of three at the Skull Island, in his turn."""
    make: dict[str, object] = {"turn": 1, "ships": {0: 3, 1: 7, 2: 0}, **rest}
    return scene(**make)  # type: ignore[arg-type]


@pytest.mark.clause("AH-150")
def test_smuggle_cards_of_the_islands_suit_for_nothing() -> None:
    sc = at_skull(market=(BUCCANEER, GUNNER, TEA), gold={1: 0}).dealing(MYSTIC)
    assert sc.mays("smuggle") == [f"smuggle {BUCCANEER}", f"smuggle {GUNNER}"]
    assert sc.why_not("smuggle", TEA) == "no-island-suit AH-150"
    assert sc.why_not("smuggle", MYSTIC) == "no-not-in-market AH-150"
    sc.do("smuggle", GUNNER)
    assert sc.s.where[GUNNER] == 8
    assert sc.s.market == [BUCCANEER, MYSTIC, TEA]
    assert sc.s.placed == 0
    sc = at_skull(ships={0: 3, 1: 6, 2: 0}, market=(BUCCANEER, GUNNER, TEA))
    assert sc.why_not("smuggle", GUNNER) == "no-at-island AH-150"


@pytest.mark.clause("AH-150")
def test_only_smugglers_smuggle() -> None:
    sc = scene(ships={0: 7}, market=(BUCCANEER, GUNNER, TEA))
    assert sc.mays("smuggle") == []
    assert sc.why_not("smuggle", GUNNER) == "no-smuggler AH-150"


@pytest.mark.clause("AH-151")
def test_a_third_cargo_means_one_goes_to_the_box_before_the_market_is_refilled() -> None:
    sc = at_skull(market=(BUCCANEER, GUNNER, TEA), cargo={1: [COINS, HAT]})
    sc.do("smuggle", GUNNER)
    assert sc.step == "Jettison 1"
    assert sc.may == [f"discard {k}" for k in sorted((COINS, GUNNER, HAT))]  # the new one too
    assert sc.s.market[1] == -1
    assert sc.why_not("discard", TEA) == "no-your-cargo AH-151"
    assert sc.why_not("pass") == "no-jettison-now AH-151"
    sc.do("discard", HAT)
    assert sc.s.where[HAT] == 2
    assert sc.s.market[1] != -1
    assert sc.step == "TakeTurn 1"


@pytest.mark.clause("AH-151")
def test_two_cargo_are_allowed() -> None:
    sc = at_skull(market=(BUCCANEER, GUNNER, TEA), cargo={1: [COINS]}).do("smuggle", GUNNER)
    assert sc.step == "TakeTurn 1"
    assert [sc.s.where[k] for k in (COINS, GUNNER)] == [8, 8]


@pytest.mark.clause("AH-152")
def test_deliver_in_order() -> None:
    sc = at_skull(cargo={1: [COINS, HAT]}, wealth={1: 3})
    assert sc.mays("deliver") == [f"deliver {COINS}", f"deliver {HAT}"]
    sc.do("deliver", COINS)
    assert sc.fame[1] == 2
    assert sc.s.wealth[1] == 4
    assert sc.step == "Marker 1"
    assert sc.why_not("pass") == "no-mark-now AH-152"  # the marker must move
    sc.say("mark 13")
    assert sc.step == "Reward 1"
    sc.say("pass")
    assert sc.step == "PledgeCargo 1"
    assert sc.may == ["pledge 0", "pledge 1"]
    assert sc.why_not("pledge", 5) == "no-such-choice AH-152"
    assert sc.why_not("pass") == "no-pledge-now AH-152"
    sc.say("pledge 1")
    assert sc.s.where[COINS] == 11 + 2 + 1
    story = sc.story("delivered", "famed", "wealth", "marked", "rewarded", "pledged")
    assert story == ["delivered", "famed", "wealth", "marked", "pledged"]
    sc.do("deliver", HAT)  # any number
    assert sc.fame[1] == 4


@pytest.mark.clause("AH-152")
def test_what_cannot_be_delivered() -> None:
    sc = at_skull(cargo={1: [TEA]})
    assert sc.why_not("deliver", TEA) == "no-island-suit AH-152"
    assert sc.why_not("deliver", COINS) == "no-your-cargo AH-152"
    assert sc.why_not("deliver", 77) == "no-your-cargo AH-152"
    sc = at_skull(cargo={1: [COINS]}, ships={0: 3, 1: 6, 2: 0})
    assert sc.why_not("deliver", COINS) == "no-at-island AH-152"


@pytest.mark.clause("AH-152")
def test_wealth_never_passes_six() -> None:
    sc = at_skull(cargo={1: [COINS]}, wealth={1: 6}).do("deliver", COINS)
    assert sc.s.wealth[1] == 6


@pytest.mark.clause("AH-152")
def test_the_black_marker_follows_and_bars_the_way_back() -> None:
    sc = at_skull(cargo={1: [COINS, HAT]}).do("deliver", COINS)
    assert sc.may == ["mark 7", "mark 11", "mark 13", "mark 17"]  # beside, never diagonal
    assert sc.why_not("mark", 8) == "no-not-beside AH-152"
    assert sc.why_not("mark", 99) == "no-not-beside AH-152"
    sc.say("mark 7", "pass", "pledge 0").do("deliver", HAT)
    assert (sc.s.white[1], sc.s.black[1]) == (7, 12)
    assert sc.may == ["mark 2", "mark 6", "mark 8"]
    assert sc.why_not("mark", 12) == "no-black-marker AH-152"
    sc.say("mark 8")
    assert (sc.s.white[1], sc.s.black[1]) == (8, 7)


@pytest.mark.clause("AH-152")
def test_the_middle_gives_nothing() -> None:
    sc = at_skull(cargo={1: [COINS]})
    sc.s.white[1], sc.s.black[1] = 7, 8
    sc.do("deliver", COINS).say("mark 12")
    assert sc.step == "PledgeCargo 1"


@pytest.mark.clause("AH-153")
def test_pledges_are_secret_to_the_end() -> None:
    """All see under which marker a card goes, nobody else which faction that is."""
    views = []
    for pile in (0, 1):
        sc = at_skull(cargo={1: [COINS]}, piles={1: pile}).do("deliver", COINS)
        sc.say("mark 7", "pass", "pledge 1")
        assert sc.told("pledged") == [(1, COINS, 1)]
        views.append([GAME.view(sc.s, seat) for seat in (-1, 0, 1, 2)])
    for k in (0, 1, 3):  # a spectator, Squadron, Union
        assert views[0][k].fields == views[1][k].fields
    assert views[0][2].fields != views[1][2].fields


@pytest.mark.clause("AH-153")
def test_a_pledged_cargo_scores_the_regions_of_its_own_suit_its_faction_controls() -> None:
    """Two Skull Islands, both the Squadron's; Coins is a Parrot card going to Skull."""
    tiles = ((6, 0, 0, 2), (7, 2, 1, 0), (10, 4, 1, 0))
    skull = card("Buccaneer")
    pledged = {(1, 0): [skull, COINS], (1, 1): [GUNNER]}
    sc = scene(tiles, ships={0: 3, 1: 0, 2: 11}, patrols=(7,), pledged=pledged, piles={1: 0})
    end_game(sc.s, BY_FAME)
    assert sc.s.fame[1] == 2 + 0 + 0  # the Parrot region is the Union's; Gunner is the Union's
    sc = scene(tiles, ships={0: 3, 1: 0, 2: 11}, patrols=(7,), pledged=pledged, piles={1: 1})
    end_game(sc.s, BY_FAME)
    assert sc.s.fame[1] == 0 + 1 + 2
