"""What a seat can make of what lies face down, below the others' decks and in sealed choices."""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.event import Heard
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh.components import (
    STORAGE,
    TYPE,
)
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.kit.bits import BIT
from tests.support.anchors_aweigh import BLUE, PURPLE, WHITE, Scene, front, loading, tile
from tests.support.anchors_travel import at, fill, played_freely, voyage
from tests.support.subjects import subject_named

DEALS = 2000
FOUR = [tile("rope"), tile("map"), tile("storage"), tile("sword*")]  # face down


def deals(scene: Scene, seat: int, many: int = 30) -> list[AnchorsAweighState]:
    view = scene.view(seat)
    belief, dice = GAME.belief(view, scene.heard(seat)), Dice(4)
    out = [belief.deal(dice) for _ in range(many)]
    assert all(GAME.view(s, seat) == view for s in out)
    assert all(GAME.invariant(s) == "" for s in out)
    return out


def hidden() -> Scene:
    """Seat 1 has taken a rope face down and put it below deck."""
    return loading(3, down=FOUR).do(1, "take", FOUR[0]).do(1, "place", 8)


@pytest.mark.clause("AA-13", "AA-16")
def test_a_tile_taken_face_down_is_any_that_lay_so() -> None:
    scene = hidden()
    assert {s.below[1] for s in deals(scene, 1)} == {1 + front("rope")}
    count = Counter(s.below[1] - 1 for s in deals(scene, 0, DEALS))
    assert set(count) == {scene.s.fronts[t] for t in FOUR}
    assert all(abs(n / DEALS - 1 / 4) < 0.04 for n in count.values())
    assert all(s.fronts[FOUR[0]] == s.below[1] - 1 for s in deals(scene, 2))
    assert {s.lying[14 + 8] for s in deals(scene, 0)} == {FOUR[0]}


@pytest.mark.clause("AA-13")
def test_a_tile_in_the_hand_is_known_to_its_holder_only() -> None:
    scene = loading(3, down=FOUR).do(1, "take", FOUR[1])
    assert {s.held[1] for s in deals(scene, 1)} == {front("map")}
    assert len({s.held[1] for s in deals(scene, 0)}) == 4


@pytest.mark.clause("AA-16")
def test_what_was_seen_before_it_went_below_deck_is_remembered() -> None:
    scene = loading(3, down=FOUR).do(0, "flip", FOUR[0]).do(1, "take", FOUR[0]).do(1, "place", 8)
    assert {s.below[1] for s in deals(scene, 0)} == {1 + front("rope")}
    scene.do(2, "take", FOUR[1]).do(2, "put_back").do(1, "take", FOUR[1]).do(1, "place", 9)
    assert {s.below[1] >> 5 for s in deals(scene, 0)} == {1 + front("map")}


@pytest.mark.clause("AA-17")
def test_what_stays_when_starfish_leave_shows_none() -> None:
    hand = "cannon sword sailor shovel spyglass rope compass map cannon sword sailor shovel"
    one = tile("map", 4)
    scene = loading(2, down=[one, FOUR[3]]).stock(0, hand).cargo(0, BLUE, WHITE)
    scene.do(1, "take", one).do(1, "place", 8)
    names = "cannon sword sailor shovel spyglass rope compass rope rope cannon sword"
    scene.stock(1, names).cargo(1, BLUE)
    before = {s.below[1] & 31 for s in deals(scene, 0, 60)}
    assert before >= {1 + front("map"), 1 + front("sword*")}
    scene.do(1, "cargo", PURPLE)
    assert scene.s.phase == 2
    after = {s.below[1] & 31 for s in deals(scene, 0, 60)}
    assert after == before - {1 + front("sword*")}


@pytest.mark.clause("AA-37")
def test_cargo_that_fills_no_space_lies_on_storage() -> None:
    """Two tiles below deck nobody has seen; a token goes out of sight: one is a storage asset."""
    v = at(10, {1: "- - - - - - - - storage rope shovel"})
    v.s.faces[tile("map")] = -1
    v.s.down = 1
    kinds = Counter(tuple(s.fronts[t] for t in s.lying[14 + 8 : 14 + 10]) for s in deals(v, 0, 200))
    assert len(kinds) > 8
    v.say("pass", "resolve", "pass").of(1, "stow 22")
    for s in deals(v, 0, 60):
        fronts = [s.fronts[t] for t in s.lying[14 + 8 : 14 + 10]]
        assert STORAGE in [f >> 1 for f in fronts]
        assert s.below_loads[1] in (1 + BLUE, (1 + BLUE) << 5)


@pytest.mark.clause("AA-37")
def test_who_throws_overboard_for_want_of_room_has_no_empty_storage() -> None:
    v = at(10, {1: "- - - - - - - - map rope shovel"})
    v.s.faces[tile("storage")] = -1
    v.s.down = 1
    fill(v, 1, PURPLE).say("pass", "resolve", "pass")
    v.of(1, "lift 13 10").stow(1, 13, PURPLE)
    assert STORAGE in {s.fronts[s.lying[14 + 8]] >> 1 for s in deals(v, 0, 60)}
    v.of(1, "replace 0")
    assert STORAGE not in {s.fronts[s.lying[14 + 8]] >> 1 for s in deals(v, 0, 60)}


@pytest.mark.clause("AA-19")
def test_the_deck_is_remembered_and_its_order_is_not_known() -> None:
    assert {s.deck for s in deals(loading(3), 0)} == {0}  # they lie face up for all to see
    v = voyage([0, 1, 28, 29, 40, 41])
    v.meet(1)
    assert {s.deck for s in deals(v, 1)} == {BIT[0] | BIT[28] | BIT[29] | BIT[40] | BIT[41]}


def test_forgotten_cards_are_any_of_their_type() -> None:
    """A weaker player does not keep all 13 in mind: -1 in what it heard."""
    v = voyage([0, 1, 28, 29, 40, 41])
    v.s.used = BIT[5]
    v.meet(1)
    heard = [h for h in v.heard(2) if h.kind != "cards"]
    heard.insert(0, Heard("cards", (-1, 1, 28, -1, -1, -1)))
    belief, dice = GAME.belief(v.view(2), heard), Dice(3)
    seen: Counter[int] = Counter()
    for _ in range(300):
        s = belief.deal(dice)
        assert GAME.invariant(s) == ""
        deck = [c for c in range(52) if s.deck & BIT[c]]
        assert Counter(TYPE[c] for c in deck) == {0: 1, 2: 2, 3: 2}
        assert 28 in deck
        seen.update(deck)
    assert seen[1] == seen[5] == 0  # turned up; out of the game
    assert len(seen) == (20 - 2) + 12 + 12


@pytest.mark.clause("AA-33")
def test_sealed_choices_may_be_any() -> None:
    v = at(28, {1: "cannon sword"}, {1: {12: BLUE, 13: WHITE}}).of(1, "flee")
    said = [s.chosen[1] for s in deals(v, 0, DEALS)]
    assert abs(sum(said) / DEALS - 0.5) < 0.04
    assert {s.chosen[1] for s in deals(v, 1)} == {0}
    v.of(0, "flee").of(2, "flee")
    w = at(28, {1: "cannon sword", 2: "rope"}, {1: {12: BLUE, 13: WHITE}})
    w.declare("encounter", "encounter", "encounter").of(1, "resolve")
    assert {s.chosen[1] for s in deals(w, 1)} == {1 + 1 + (2 << 4)}
    assert len({s.chosen[1] for s in deals(w, 0, 60)}) == 3  # resolve, or lose one of two


@pytest.mark.parametrize(
    "name", ["anchors_aweigh-3", "anchors_aweigh-2-beat", "anchors_aweigh-4-beat-yes"]
)
def test_after_any_tidying_up_deals_still_agree_with_what_was_seen(name: str) -> None:
    """Free acts in plenty: cargo moved in and out of sight, tiles thrown overboard, exchanged."""
    dice = Dice(9)
    did: Counter[str] = Counter()
    for n, walk in enumerate(played_freely(subject_named(name), 6, often=2)):
        did.update(e.kind for e in walk.fresh)
        if n % 4 == 0 and walk.s.phase > 1:
            for seat in range(walk.s.seats):
                view = GAME.view(walk.s, seat)
                s = GAME.belief(view, walk.heard(seat)).deal(dice)
                assert GAME.view(s, seat) == view
                assert GAME.invariant(s) == ""
                assert s.lying == walk.s.lying
    assert did["restowed"] > 20
    assert did["tossed"] + did["tossed_cargo"] + did["exchanged"] > 2
