"""Anchors Aweigh!, loading by beats: AA-11."""

from __future__ import annotations

import pytest

from quarterdeck.core.seat import NOBODY
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh import frames as fr
from tests.support.anchors_aweigh import OTHERS, TWELVE, Scene, front, loading, tile

ROPE = tile("rope")
MAP = tile("map")


def beats(seats: int = 3, **options: str) -> Scene:
    return loading(seats, (), 0, pace="beat", **options)


@pytest.mark.clause("AA-11")
def test_each_beat_all_choose_in_secret() -> None:
    scene = beats()
    scene.act(0, "take", ROPE)
    assert scene.kinds() == ["chose"]
    assert GAME.to_act(scene.s) == [1, 2]
    assert scene.view(1).fields["chosen"] == [True, -1, False]
    assert scene.view(NOBODY).fields["chosen"] == [True, False, False]
    assert scene.s.faces[ROPE] == front("rope")
    assert scene.no(0, "take", MAP).key == "no-not-your-turn"


@pytest.mark.clause("AA-11")
def test_then_what_was_taken_is_placed_or_put_back_in_the_same_beat() -> None:
    scene = beats().act(0, "take", ROPE).act(1, "cargo", 2).act(2, "take", MAP)
    assert scene.op == fr.CHOOSE_PLACES
    assert GAME.to_act(scene.s) == [0, 2]
    scene.act(2, "put_back")
    assert scene.s.hand == [ROPE, -1, MAP]  # in secret until both have chosen
    scene.act(0, "place", 5)
    assert scene.s.hand == [-1] * 3
    assert (scene.aboard(0), scene.s.faces[MAP]) == (["rope"], front("map"))
    assert (scene.op, scene.s.beat) == (fr.CHOOSE_ACTS, 1)


@pytest.mark.clause("AA-11")
def test_the_first_seat_rotates_with_the_beats() -> None:
    scene = beats()
    for beat in range(4):
        first = beat % 3
        for seat in range(3):
            scene.act(seat, "take", ROPE)
        missed = [e.args for e in scene.events if e.kind == "missed"]
        assert [a[3] for a in missed] == [first, first]
        assert [a[0] for a in missed] == [(first + 1) % 3, (first + 2) % 3]
        assert scene.event("took").args[0] == first
        scene.act(first, "put_back")


@pytest.mark.clause("AA-11")
def test_a_beat_without_a_tile_in_hand_ends_at_once() -> None:
    scene = beats()
    for seat in range(3):
        scene.act(seat, "cargo", 0)
    assert (scene.op, scene.s.beat) == (fr.CHOOSE_ACTS, 1)
    assert scene.event("beat").args == (1, 1)


@pytest.mark.clause("AA-11", "AA-17")
def test_a_full_ship_is_asked_only_where_starfish_act() -> None:
    scene = beats(2).stock(0, "rope* " + TWELVE[len("cannon ") :]).cargo(0, 0, 0)
    assert GAME.to_act(scene.s) == [0, 1]
    scene.act(0, "wait").act(1, "cargo", 0)
    assert scene.kinds() == ["chose", "waited", "loaded", "beat"]
    scene.act(0, "discard", 0).act(1, "cargo", 0)
    assert scene.aboard(0) == TWELVE.split()[1:]
    scene = beats(3).stock(0, TWELVE).cargo(0, 0, 0)
    assert GAME.to_act(scene.s) == [1, 2]
    assert scene.no(1, "wait").key == "no-wait"


@pytest.mark.clause("AA-11", "AA-21")
def test_of_two_ships_filled_in_one_beat_the_first_in_its_order_makes_the_captain() -> None:
    for beat, captain in ((0, 0), (1, 1), (2, 0)):
        scene = beats()
        scene.s.beat = beat
        scene.stock(0, TWELVE).cargo(0, 0)
        scene.stock(1, OTHERS).cargo(1, 0)
        scene.act(1, "cargo", 0).act(0, "cargo", 0).act(2, "cargo", 0)
        assert scene.s.captain == captain
