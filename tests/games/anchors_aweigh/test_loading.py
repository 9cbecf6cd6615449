"""Anchors Aweigh!, what a hand may do while loading: AA-10, AA-12 to AA-18."""

from __future__ import annotations

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.event import heard_by
from quarterdeck.core.seat import NOBODY
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.games.anchors_aweigh.acts import pick_act
from quarterdeck.games.anchors_aweigh.components import BACK, GONE
from quarterdeck.games.anchors_aweigh.info import LOOK_AND_PUT_BACK
from tests.support.anchors_aweigh import (
    BLUE,
    FIRST_CARDS,
    TWELVE,
    WHITE,
    Scene,
    front,
    loading,
    tile,
)

ROPE = tile("rope")


@pytest.mark.clause("AA-10")
def test_all_thirteen_cards_are_face_up_for_everyone() -> None:
    scene = Scene(3).pour()
    assert scene.view(NOBODY).numbers("cards") == [-1] * 13
    scene.lay_out()
    for seat in (0, 1, 2, NOBODY):
        assert scene.view(seat).numbers("cards") == list(FIRST_CARDS)
    assert scene.event("cards").args == FIRST_CARDS


@pytest.mark.clause("AA-12")
def test_a_face_down_tile_is_flipped_for_all_to_see() -> None:
    scene = loading(3, down=[ROPE])
    scene.do(1, "flip", ROPE)
    assert scene.event("flipped").args == (1, ROPE, front("rope"))
    assert scene.view(2).numbers("faces")[ROPE] == front("rope")
    assert scene.s.down == 0


@pytest.mark.clause("AA-12")
def test_a_face_up_tile_is_never_turned_down_again() -> None:
    scene = loading(3, down=[ROPE])
    assert scene.no(0, "flip", ROPE + 1).key == "no-face-up"
    scene.do(0, "flip", ROPE)
    refusal = scene.no(1, "flip", ROPE)
    assert (refusal.key, refusal.clause) == ("no-face-up", "AA-12")


@pytest.mark.clause("AA-13")
def test_a_tile_taken_face_up_is_seen_by_all() -> None:
    scene = loading(3).do(0, "take", ROPE)
    assert scene.event("took").args == (0, ROPE, front("rope"))
    assert scene.view(1).numbers("shown")[0] == front("rope")
    assert scene.view(1).numbers("faces")[ROPE] == GONE


@pytest.mark.clause("AA-13")
def test_a_tile_taken_face_down_is_seen_only_by_its_holder() -> None:
    scene = loading(3, down=[ROPE]).do(0, "take", ROPE)
    e = scene.event("drew")
    assert heard_by(e, 0).secret == (front("rope"),)
    assert heard_by(e, 1).secret == heard_by(e, NOBODY).secret == ()
    assert scene.view(0).fields["held"] == [front("rope"), None, None]
    assert scene.view(1).fields["held"] == [None, -1, None]
    assert scene.view(1).numbers("hand") == [ROPE, -1, -1]
    assert scene.view(1).numbers("shown") == [-1] * 3


@pytest.mark.clause("AA-13")
def test_a_tile_put_back_lies_face_up() -> None:
    scene = loading(3, down=[ROPE]).do(0, "take", ROPE).do(0, "put_back")
    assert scene.s.faces[ROPE] == front("rope")
    assert (scene.s.hand[0], scene.s.held[0], scene.s.pile, scene.s.down) == (-1, -1, 84, 0)
    assert scene.event("put_back").args == (0, ROPE, front("rope"))


@pytest.mark.clause("AA-13", "AA-16")
def test_placed_below_deck_it_stays_unseen_above_deck_it_is_shown() -> None:
    scene = loading(3, down=[ROPE, ROPE + 1]).do(0, "take", ROPE).do(0, "place", 9)
    e = scene.event("hid")
    assert (e.args, e.secret, e.knows) == ((0, ROPE, 9), (front("rope"),), (0,))
    scene.do(0, "take", ROPE + 1).do(0, "place", 2)
    assert scene.event("placed").args == (0, ROPE + 1, front("rope"), 2)
    other = scene.view(1)
    assert other.numbers("above")[2] == 1 + front("rope")
    assert other.numbers("filled")[0] == 1 << 9 | 1 << 2
    assert other.fields["below"][0] is None


@pytest.mark.clause("AA-14")
def test_an_asset_goes_on_any_open_space_but_not_on_a_cargo_only_one() -> None:
    scene = loading(3)
    for n, space in enumerate((0, 7, 8, 11)):
        scene.do(0, "take", ROPE + n).do(0, "place", space)
    scene.do(0, "take", tile("map"))
    for space in (0, 11):
        assert scene.no(0, "place", space).key == "no-space-taken"
    for space in (12, 13):
        assert scene.no(0, "place", space).key == "no-cargo-only"


@pytest.mark.clause("AA-14")
def test_it_is_not_moved_or_removed_again() -> None:
    scene = loading(3).stock(0, "rope")
    moves = [GAME.word(0, m) for m in GAME.legal(scene.s, 0)]
    assert {a.verb for a in moves} == {"take", "cargo"}  # all tiles lie face up
    assert scene.no(0, "discard", 0).clause == "AA-17"
    assert scene.no(0, "toss", 0).key == scene.no(0, "lift", 0, 1).key == "no-loading-now"


@pytest.mark.clause("AA-13")
def test_with_only_cargo_only_spaces_open_a_tile_is_taken_and_put_back() -> None:
    scene = loading(3, down=[83]).stock(0, TWELVE)
    assert "take 83" in may(scene, 0)
    scene.do(0, "take", 83)
    assert scene.event("drew").secret == (front("monkey"),)  # a look at it, for one alone
    assert may(scene, 0) == ["put_back"]
    assert scene.no(0, "place", 12).key == "no-cargo-only"
    assert scene.no(0, "cargo", BLUE).key == "no-hand-full"
    scene.do(0, "put_back")
    assert scene.s.faces[83] == front("monkey")
    scene.do(0, "cargo", BLUE).do(0, "take", tile("map", 1)).do(0, "put_back")
    scene.do(0, "cargo", BLUE)
    assert scene.s.captain == 0
    assert scene.no(0, "take", tile("map", 1)).key == "no-ship-full"


@pytest.mark.clause("AA-13")
def test_the_same_in_beats() -> None:
    scene = loading(3, pace="beat").stock(0, TWELVE)
    scene.act(0, "take", tile("map", 1)).act(1, "cargo", BLUE).act(2, "cargo", BLUE)
    assert GAME.to_act(scene.s) == [0]
    assert may(scene, 0) == ["put_back"]
    scene.act(0, "put_back")
    assert scene.event("put_back").args == (0, tile("map", 1), front("map"))
    assert GAME.to_act(scene.s) == [0, 1, 2]


@pytest.mark.clause("AA-13", "AA-14")
def test_in_a_game_of_the_version_before_no_tile_is_taken_then() -> None:
    old = LOOK_AND_PUT_BACK - 1
    for pace in ("live", "beat"):
        scene = loading(3, down=[83], version=old, pace=pace).stock(0, TWELVE)
        refusal = scene.no(0, "take", tile("map", 1))
        assert (refusal.key, refusal.clause) == ("no-room-aboard", "AA-14")
        assert may(scene, 0) == ["flip 83", *[f"cargo {colour}" for colour in range(4)]]
        drawn = {GAME.word(0, pick_act(scene.s, 0, Dice(k))).verb for k in range(80)}
        assert drawn == {"flip", "cargo"}
    scene = loading(3, version=old).do(0, "take", ROPE).do(0, "put_back")  # with room it is
    assert scene.s.hand[0] == -1


def may(scene: Scene, seat: int) -> list[str]:
    """What is lawful."""
    words = [GAME.word(seat, move) for move in GAME.legal(scene.s, seat)]
    return [" ".join([a.verb, *map(str, a.args)]) for a in words]


@pytest.mark.clause("AA-15")
def test_two_cargo_tokens_of_any_colours_on_the_cargo_only_spaces() -> None:
    scene = loading(3).do(0, "cargo", BLUE).do(0, "cargo", BLUE).do(1, "cargo", WHITE)
    assert scene.s.supply == [14, 15, 16, 16]
    assert (scene.on(0, 12), scene.on(0, 13), scene.on(1, 12)) == (20, 20, 21)
    refusal = scene.no(0, "cargo", WHITE)
    assert (refusal.key, refusal.clause) == ("no-cargo-aboard", "AA-15")


@pytest.mark.clause("AA-15")
def test_a_ship_without_its_cargo_is_not_full() -> None:
    scene = loading(2).stock(0, TWELVE)
    assert not scene.full(0)
    scene.do(0, "cargo", BLUE)
    assert scene.s.captain == -1
    scene.do(0, "cargo", BLUE)
    assert scene.s.captain == 0


@pytest.mark.clause("AA-15")
def test_no_cargo_on_storage_while_loading() -> None:
    scene = loading(3).stock(0, "storage").cargo(0, BLUE, BLUE)
    assert scene.no(0, "cargo", BLUE).key == "no-cargo-aboard"
    assert scene.no(0, "stow", 14).key == "no-loading-now"


@pytest.mark.clause("AA-16")
def test_others_see_only_which_spaces_below_deck_are_filled() -> None:
    scene = loading(3).stock(0, "rope map", range(8, 12)).cargo(0, BLUE)
    other = scene.view(1)
    assert other.numbers("filled")[0] == 1 << 8 | 1 << 9 | 1 << 12
    assert {"fronts", "lying", "deck"} & set(other.fields) == set()
    for name in ("below", "below_loads", "held", "monkey_at"):
        assert other.fields[name][0] is None


@pytest.mark.clause("AA-16")
def test_money_and_parrots_are_public() -> None:
    scene = loading(3)
    scene.s.coins[0], scene.s.chests[0], scene.s.parrots[0] = 7, 2, 1
    view = scene.view(NOBODY)
    assert [view.numbers(k)[0] for k in ("coins", "chests", "parrots")] == [7, 2, 1]


# ---------------------------------------------------------------- starfish


@pytest.mark.clause("AA-17")
def test_two_players_may_discard_a_starfish_asset_and_fill_its_space_anew() -> None:
    star = tile("rope*")
    scene = loading(2, down=[star]).do(0, "take", star).do(0, "place", 8)
    scene.do(0, "discard", 8)
    assert scene.event("discarded").args == (0, star, front("rope*"), 8)
    assert scene.s.faces[star] == front("rope*")
    scene.do(0, "take", ROPE).do(0, "place", 8)
    assert scene.aboard(0) == ["rope"]
    assert scene.no(0, "discard", 8).key == "no-starfish"
    assert scene.no(0, "discard", 5).key == "no-starfish"


@pytest.mark.clause("AA-17")
def test_a_full_ship_only_exchanges_starfish() -> None:
    scene = loading(2, down=[83]).stock(0, "rope* " + TWELVE[len("cannon ") :]).cargo(0, 0, 0)
    assert (scene.full(0), scene.s.captain) == (True, 0)
    for verb, what in (("flip", 83), ("take", ROPE), ("cargo", BLUE)):
        assert scene.no(0, verb, what).key == "no-ship-full"
    moves = [GAME.word(0, m) for m in GAME.legal(scene.s, 0)]
    assert [(a.verb, a.args) for a in moves] == [("discard", (0,)), ("wait", ())]
    scene.do(0, "discard", 0)
    assert (scene.full(0), scene.s.captain) == (False, 0)  # still the captain
    scene.stock(1, TWELVE).cargo(1, 0, 0)
    scene.do(0, "take", tile("storage"))
    assert scene.s.phase == 1  # not over before the ship is full again
    scene.do(0, "place", 0)
    assert scene.s.phase == 2


@pytest.mark.clause("AA-17")
def test_before_travel_every_starfish_asset_leaves_without_replacement() -> None:
    scene = loading(2).stock(1, TWELVE).cargo(1, 0, 0)
    scene.stock(0, "rope* map* storage*").stock(0, "rope* compass*", (10, 11))
    scene.stock(0, "cannon sword sailor shovel spyglass rope compass").cargo(0, 0)
    scene.do(0, "cargo", BLUE)
    assert scene.s.phase == 2
    washed = [e for e in scene.events if e.kind == "washed"]
    assert sorted(e.args[3] for e in washed) == [0, 1, 2, 10, 11]
    assert not [name for name in scene.aboard(0) if name.endswith("*")]
    assert scene.s.filled[0] & 0b110000000111 == 0
    for e in washed:
        assert scene.s.faces[e.args[1]] == e.args[2] == scene.s.fronts[e.args[1]]
    assert len(scene.aboard(1)) == 12
    assert scene.op == fr.DRAW_CARD


@pytest.mark.clause("AA-17")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_starfish_do_nothing(seats: int) -> None:
    scene = loading(seats).stock(0, "rope* " + TWELVE[len("cannon ") :])
    assert scene.no(0, "discard", 0).key == "no-starfish-here"
    for seat in range(1, seats):
        scene.stock(seat, " ".join(["map storage monkey"] * 1)).cargo(seat, 0, 0)
        rest = [n for n in range(84) if scene.s.faces[n] not in (GONE, BACK)][: 12 - 3]
        for n in rest:
            scene.do(seat, "take", n)
            space = next(k for k in range(12) if not scene.s.filled[seat] >> k & 1)
            scene.do(seat, "place", space)
    scene.cargo(0, 0).do(0, "cargo", 0)
    assert scene.s.phase == 2
    assert "rope*" in scene.aboard(0)
    assert "washed" not in scene.kinds()


@pytest.mark.clause("AA-18")
def test_a_monkey_is_a_tile_that_fills_a_space() -> None:
    scene = loading(2).do(0, "take", tile("monkey")).do(0, "place", 4)
    assert scene.aboard(0) == ["monkey"]
    assert scene.no(0, "discard", 4).key == "no-starfish"
    scene.stock(0, " ".join(TWELVE.split()[1:])).cargo(0, 0, 0)
    assert scene.full(0)
