"""Anchors Aweigh!, the race of the hands: AA-11."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.seat import CLOCK
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh.components import BACK, COUNTDOWN_MS, GONE
from tests.support.anchors_aweigh import OTHERS, TWELVE, Scene, front, loading, tile

ROPE = tile("rope")
MAP = tile("map")


@pytest.mark.clause("AA-11")
def test_nobody_acts_before_the_countdown_is_over() -> None:
    scene = Scene(3).pour()
    assert GAME.to_act(scene.s) == [CLOCK]
    assert scene.due == COUNTDOWN_MS
    assert scene.no(0, "take", 5).key == "no-not-your-turn"
    scene.ring()
    assert scene.op == fr.LAY_OUT_CARDS


@pytest.mark.clause("AA-11")
def test_all_act_at_once() -> None:
    scene = loading(4)
    assert GAME.to_act(scene.s) == [0, 1, 2, 3]
    for seat in (2, 0, 3, 1):
        scene.act(seat, "take", seat)
    assert GAME.to_act(scene.s) == [CLOCK]


@pytest.mark.clause("AA-11")
@pytest.mark.parametrize("reach", [200, 400, 800])
def test_every_act_takes_the_hand_a_set_time(reach: int) -> None:
    scene = loading(2, down=[MAP], reach=str(reach))
    spent = 0
    for verb, args in (
        ("flip", (MAP,)),
        ("take", (tile("map*"),)),
        ("put_back", ()),
        ("take", (tile("map*"),)),
        ("place", (3,)),
        ("discard", (3,)),
        ("cargo", (0,)),
    ):
        scene.act(0, verb, *args)
        assert scene.due == spent + reach
        scene.ring()
        spent += reach
        assert scene.s.since[0] == spent


@pytest.mark.clause("AA-11")
def test_until_it_is_over_only_the_moving_hand_is_seen() -> None:
    scene = loading(2, down=[MAP])
    before = GAME.dump(scene.s)
    scene.act(1, "take", MAP, at=70)
    assert scene.kinds() == ["reached"]
    assert scene.event("reached").args == (1, 1, MAP, 70)
    after = GAME.dump(scene.s)
    assert {k for k in after if after[k] != before[k]} == {"acts", "since", "order", "arrivals"} - (
        {"order"} if after["order"] == before["order"] else set()
    )


@pytest.mark.clause("AA-11")
def test_a_busy_hand_does_nothing_else() -> None:
    scene = loading(3).act(0, "take", ROPE)
    for verb, what in (("take", MAP), ("cargo", 0)):
        refusal = scene.no(0, verb, what)
        assert (refusal.key, refusal.clause) == ("no-hand-busy", "AA-11")


@pytest.mark.clause("AA-11")
def test_one_hand_holds_one_tile() -> None:
    scene = loading(3).do(0, "take", ROPE)
    for verb, what in (("take", MAP), ("flip", MAP), ("cargo", 0)):
        assert scene.no(0, verb, what).key == "no-hand-full"
    for verb, args in (("place", (0,)), ("put_back", ())):
        assert scene.no(1, verb, *args).key == "no-hand-empty"


@pytest.mark.clause("AA-11")
def test_of_two_hands_the_earlier_start_has_the_tile() -> None:
    """Though its message arrived later."""
    scene = loading(3).act(0, "take", ROPE, at=120).act(1, "take", ROPE, at=40)
    scene.ring()
    assert scene.event("took").args == (1, ROPE, front("rope"))
    assert scene.s.beaten == [1, -1, -1]
    scene.ring()
    assert scene.event("missed").args == (0, 1, ROPE, 1)
    assert (scene.s.hand, scene.s.beaten) == ([-1, ROPE, -1], [-1] * 3)
    assert scene.s.since[0] == 520  # the way cost its time all the same


@pytest.mark.clause("AA-11")
def test_at_the_same_start_the_first_to_arrive_has_it() -> None:
    scene = loading(3).act(2, "take", ROPE, at=50).act(0, "take", ROPE, at=50)
    scene.ring().ring()
    assert scene.s.hand == [-1, -1, ROPE]


@pytest.mark.clause("AA-11")
def test_a_tile_that_is_gone_cannot_be_reached_for() -> None:
    scene = loading(3).do(0, "take", ROPE)
    refusal = scene.no(1, "take", ROPE)
    assert (refusal.key, refusal.clause) == ("no-tile-gone", "AA-11")
    scene.do(0, "put_back").do(1, "take", ROPE)


@pytest.mark.clause("AA-11", "AA-12")
def test_a_flip_and_a_grab_of_one_tile() -> None:
    """The tile flipped first is taken face up; taken first there is nothing to flip."""
    scene = loading(3, down=[ROPE]).act(0, "flip", ROPE, at=10).act(1, "take", ROPE, at=20)
    scene.ring().ring()
    assert scene.event("took").args == (1, ROPE, front("rope"))
    scene = loading(3, down=[ROPE]).act(0, "flip", ROPE, at=20).act(1, "take", ROPE, at=10)
    scene.ring()
    assert scene.kinds() == ["drew"]
    scene.ring()
    assert scene.event("missed").args == (0, 0, ROPE, 1)
    assert scene.s.faces[ROPE] == GONE


@pytest.mark.clause("AA-11", "AA-12")
def test_two_flips_of_one_tile() -> None:
    scene = loading(3, down=[ROPE]).act(0, "flip", ROPE, at=5).act(1, "flip", ROPE, at=6)
    scene.ring().ring()
    assert scene.event("missed").args == (1, 0, ROPE, 0)
    assert scene.s.faces[ROPE] != BACK


@pytest.mark.clause("AA-11")
def test_an_act_never_starts_before_one_that_is_over_nor_before_the_hand_was_free() -> None:
    scene = loading(3).act(0, "take", ROPE, at=100).ring()
    assert GAME.step(scene.s).earliest(scene.s, scene.s.stack[-1], 1) == 100
    scene.act(1, "take", MAP, at=30)
    assert scene.event("reached").args[3] == 100
    scene.act(0, "place", 0, at=30)
    assert scene.event("reached").args[3] == 500
    scene.act(2, "take", MAP + 1, at=777)
    assert scene.event("reached").args[3] == 777


@pytest.mark.clause("AA-11")
def test_a_race_out_of_time_is_refused() -> None:
    scene = loading(3)
    for at in (-1, 2**31 + 1, 2**80):
        refusal = GAME.check(scene.s, Action(0, "take", (ROPE,), at))
        assert refusal is not None
        assert refusal.key == "no-bad-arguments"


@pytest.mark.clause("AA-11")
def test_acts_are_carried_out_in_the_order_of_their_starts() -> None:
    scene = loading(4)
    for seat, at in ((0, 90), (1, 10), (2, 50), (3, 10)):
        scene.act(seat, "cargo", seat, at=at)
    loaded = []
    for _ in range(4):
        scene.ring()
        loaded.append(scene.event("loaded").args[0])
    assert loaded == [1, 3, 2, 0]
    assert scene.s.floor == 90


@pytest.mark.clause("AA-11", "AA-20")
def test_other_acts_under_way_lapse_when_loading_ends() -> None:
    scene = loading(2).stock(0, "rope* " + TWELVE[len("cannon ") :]).cargo(0, 0, 0)
    scene.stock(1, OTHERS).cargo(1, 0)
    scene.act(1, "cargo", 0, at=10).act(0, "discard", 0, at=300)
    scene.ring()
    assert scene.s.phase == 2
    assert scene.s.acts == [-1, -1]
    assert "discarded" not in scene.kinds()
