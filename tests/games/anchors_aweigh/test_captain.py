"""Anchors Aweigh!, the captain, the end of loading and the time limit: AA-19 to AA-21."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.info import BadSetup
from quarterdeck.core.seat import CLOCK, NATURE, NOBODY
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh.components import CHEST, GONE
from quarterdeck.games.anchors_aweigh.ship import put
from tests.support.anchors_aweigh import FIRST_CARDS, OTHERS, TWELVE, Scene, front, loading, tile


def nearly(scene: Scene, seat: int, names: str) -> Scene:
    """All but one cargo token is aboard."""
    return scene.stock(seat, names).cargo(seat, 0)


@pytest.mark.clause("AA-19")
def test_the_first_full_ship_makes_the_captain_and_the_cards_are_gathered() -> None:
    scene = nearly(loading(3), 1, TWELVE).do(1, "cargo", 3)
    assert scene.s.captain == 1
    assert scene.kinds() == ["loaded", "full", "captain"]
    for seat in (0, 1, 2, NOBODY):
        view = scene.view(seat)
        assert view.numbers("cards") == [-1] * 13
        assert "deck" not in view.fields
        assert view.numbers("left") == [5, 2, 3, 3]
    assert scene.s.deck == sum(1 << card for card in FIRST_CARDS)


@pytest.mark.clause("AA-19")
def test_the_second_full_ship_does_not() -> None:
    scene = nearly(nearly(loading(3), 1, TWELVE), 2, OTHERS).do(2, "cargo", 3).do(1, "cargo", 3)
    assert scene.s.captain == 2
    assert scene.kinds() == ["loaded", "full"]


@pytest.mark.clause("AA-19")
def test_starfish_chests_and_a_handicap_monkey_count_as_filled() -> None:
    scene = Scene(2, monkeys="yes").act(0, "monkey", 8).act(1, "decline").pour().lay_out()
    put(scene.s, 0, 0, CHEST)
    scene.s.chests[0] = 1
    scene.stock(0, "rope* map* rope map sword cannon shovel sailor spyglass").cargo(0, 1, 1)
    assert scene.s.captain == -1
    scene.do(0, "take", tile("compass")).do(0, "place", 11)
    assert scene.s.captain == 0


@pytest.mark.clause("AA-20")
def test_the_others_go_on_until_every_ship_is_full() -> None:
    scene = nearly(nearly(loading(2), 0, TWELVE), 1, OTHERS).do(0, "cargo", 0)
    assert scene.s.phase == 1
    assert 1 in GAME.to_act(scene.s)
    scene.do(1, "cargo", 0)
    assert scene.s.phase == 2
    assert "loading_ended" in scene.kinds()
    assert scene.op == fr.DRAW_CARD


@pytest.mark.clause("AA-20")
def test_a_full_ship_has_nothing_more_to_do() -> None:
    scene = nearly(loading(3), 0, TWELVE).do(0, "cargo", 0)
    assert GAME.to_act(scene.s) == [1, 2]
    assert scene.no(0, "take", tile("map")).key == "no-ship-full"


@pytest.mark.clause("AA-21")
def test_two_ships_filled_at_once_the_act_carried_out_first() -> None:
    for starts, captain in (((50, 40), 1), ((40, 50), 0), ((40, 40), 1)):
        scene = nearly(nearly(loading(3), 0, TWELVE), 1, OTHERS)
        scene.act(1, "cargo", 0, at=starts[1]).act(0, "cargo", 0, at=starts[0])
        scene.ring().ring()
        assert scene.s.captain == captain


# ---------------------------------------------------------------- the time limit


@pytest.mark.clause("AA-21")
def test_without_a_limit_the_clock_waits_for_ever() -> None:
    scene = loading(3)
    assert scene.due == 0
    assert CLOCK not in GAME.to_act(scene.s)


@pytest.mark.clause("AA-21")
def test_a_limit_is_for_live_loading() -> None:
    with pytest.raises(BadSetup) as told:
        GAME.new(3, {"pace": "beat", "limit": "3"})
    assert told.value.key == "no-setup-beat-limit"


@pytest.mark.clause("AA-20", "AA-21")
def test_when_the_time_is_out_hands_go_back_and_spaces_are_filled_at_random() -> None:
    rope = tile("rope")
    scene = loading(3, down=[rope, *range(60, 80)], limit="3")
    assert scene.due == 180_000
    scene.do(0, "take", rope).do(1, "cargo", 2)
    scene.act(2, "take", tile("map"), at=179_700)
    assert scene.due == 180_000
    scene.ring()
    assert scene.kinds() == ["time_up", "put_back"]
    assert scene.s.faces[rope] == front("rope")
    assert (scene.s.hand, scene.s.acts) == ([-1] * 3, [-1] * 3)
    assert scene.op == fr.FILL_SHIPS
    scene.nature()
    assert all(scene.full(seat) for seat in range(3))
    assert sum(scene.s.supply) == 64 - 6
    assert scene.on(1, 12) == 22  # what was loaded stays
    assert scene.s.pile == 84 - 36
    assert scene.s.captain == 1  # it had the fewest empty spaces


@pytest.mark.clause("AA-21")
def test_an_act_that_ends_in_time_is_still_carried_out() -> None:
    scene = loading(3, limit="5").act(0, "cargo", 0, at=299_600)
    scene.ring()
    assert scene.kinds() == ["loaded"]
    assert scene.due == 300_000


@pytest.mark.clause("AA-21")
def test_what_fills_the_ships_is_random_and_only_what_is_there() -> None:
    scene = loading(2, limit="3").stock(0, "rope").ring()
    step, f = GAME.step(scene.s), scene.s.stack[-1]
    fills = [step.sample(scene.s, f, NATURE, Dice(k)) for k in range(30)]
    assert len({a.args[0] for a in fills}) > 10
    assert len({a.args[11] for a in fills}) == 4  # a cargo-only space: any colour
    for a in fills:
        assert GAME.check(scene.s, a) is None
    good = list(fills[0].args)
    gone = next(n for n in range(84) if scene.s.faces[n] == GONE)
    for i, wrong in ((0, gone), (0, good[1]), (0, 84), (11, 4), (27, 1), (27, 2)):
        args = (*good[:i], wrong, *good[i + 1 :])
        assert GAME.check(scene.s, Action(NATURE, "fill", args)) is not None
    assert GAME.check(scene.s, Action(NATURE, "fill", tuple(good[:-1]))) is not None


@pytest.mark.clause("AA-21")
def test_with_equally_many_empty_spaces_the_seed_decides() -> None:
    scene = loading(3, limit="3").stock(1, "rope").stock(2, "map").ring()
    step, f = GAME.step(scene.s), scene.s.stack[-1]
    captains = {step.sample(scene.s, f, NATURE, Dice(k)).args[-1] for k in range(30)}
    assert captains == {1, 2}


@pytest.mark.clause("AA-21")
def test_a_captain_stays_captain_when_the_time_is_out() -> None:
    scene = nearly(loading(3, limit="3"), 2, TWELVE).do(2, "cargo", 0)
    scene.ring().nature()
    assert scene.s.captain == 2
