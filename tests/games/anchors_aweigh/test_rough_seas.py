"""Anchors Aweigh!, Rough Seas in travel: AA-63, AA-64."""

from __future__ import annotations

import pytest

from quarterdeck.games.anchors_aweigh import GAME
from tests.support.anchors_aweigh import BLUE, WHITE, front, tile
from tests.support.anchors_travel import at

DIG, DIG_TWICE, PAIR, FIVE = 10, 15, 0, 28


@pytest.mark.clause("AA-63")
def test_a_monkey_is_any_one_asset_a_card_asks() -> None:
    v = at(PAIR, {0: "monkey rope shovel", 1: "monkey rope"}, rough="yes")
    assert v.may(0) == ["resolve", "pass"]
    assert v.may(1) == ["pass"]
    v.say("resolve", "pass", "pass")
    assert v.aboard(0) == ["rope"]
    assert v.s.faces[tile("monkey")] == front("monkey")  # face up in the pile again
    assert at(PAIR, {0: "monkey rope shovel"}).may(0) == ["pass"]  # not in calm seas


@pytest.mark.clause("AA-63")
def test_the_player_decides_whether_the_monkey_stands_for_one() -> None:
    v = at(DIG_TWICE, {0: "shovel shovel monkey"}, rough="yes")
    assert v.may(0) == ["resolve", "pay 0", "pay 1", "pay 2", "pass"]
    assert v.clicks(0)[2] == ("space:0:1", "space:0:2")
    v.say("pay 2", "pass", "pass")
    assert v.aboard(0) == ["shovel"]
    w = at(DIG_TWICE, {0: "shovel shovel monkey"}, rough="yes").say("resolve", "pass", "pass")
    assert w.aboard(0) == ["monkey"]  # by itself it is kept
    w = at(DIG_TWICE, {0: "shovel monkey"}, rough="yes")
    assert w.may(0) == ["resolve", "pass"]  # the only way


@pytest.mark.clause("AA-63")
def test_monkeys_and_a_parrot_together() -> None:
    v = at(DIG_TWICE, {0: "monkey"}, round=2, rough="yes")
    v.s.parrots[0] = 1
    assert v.may(0) == ["resolve", "pass"]
    v.say("resolve", "pass", "pass")
    assert (v.aboard(0), v.s.parrots[0]) == ([], 0)


@pytest.mark.clause("AA-64")
def test_two_alike_for_one_of_choice_from_the_pile() -> None:
    v = at(DIG, {0: "rope sword rope*"}, rough="yes")
    assert v.may(0) == ["pass"]
    v.of(0, "pair 0")  # the other one is clear
    assert v.step == "EXCHANGE 0"
    assert v.asked == [0]
    ropes = [args[1] for _, args in v.story("exchanged")]
    assert [v.s.faces[t] for t in ropes] == [front("rope"), front("rope*")]
    assert v.why(0, "pass") == "no-exchange-now AA-64"
    assert v.why(0, "grab 999") == "no-such-tile AA-02"
    aboard = v.s.lying[1]
    assert v.why(0, f"grab {aboard}") == "no-tile-gone AA-64"
    v.of(0, f"grab {tile('shovel*')}")  # its starfish no longer matters
    assert GAME.prompt(v.s, 0) == ("ask-place", "ask-place-hint", (0, front("shovel*")))
    assert v.why(0, "place 1") == "no-space-taken AA-14"
    assert v.why(0, "place 12") == "no-cargo-only AA-14"
    assert v.why(0, "pass") == "no-exchange-now AA-64"
    v.of(0, "place 9")
    assert v.aboard(0) == ["sword", "shovel*"]
    assert v.asked == [0, 1, 2]
    assert v.may(0) == ["resolve", "pass"]  # an exchange may make one able


@pytest.mark.clause("AA-64")
def test_which_of_three_is_chosen() -> None:
    v = at(DIG, {0: "rope rope sword rope"}, rough="yes").of(0, "pair 1")
    assert v.may(0) == ["pair 0", "pair 3"]
    assert v.why(0, "pair 2") == "no-pair AA-64"
    assert v.why(0, "pair 1") == "no-pair AA-64"
    assert v.why(0, "grab 50") == "no-exchange-now AA-64"
    v.of(0, "pair 3")
    assert v.aboard(0) == ["rope", "sword"]


@pytest.mark.clause("AA-64")
def test_what_is_no_pair() -> None:
    v = at(DIG, {0: "rope sword monkey monkey storage"}, {0: {12: BLUE, 13: BLUE}}, rough="yes")
    v.s.parrots[0] = 1
    assert v.why(0, "pair 0") == "no-pair AA-64"  # a monkey is no rope, nor is a parrot
    assert v.why(0, "pair 12") == "no-pair AA-64"
    assert v.why(0, "pair 6") == "no-nothing-there AA-64"
    assert v.why(0, "pair 99") == "no-nothing-there AA-64"
    v.of(0, "pair 2", f"grab {tile('map')}", "place 2")  # two monkeys are
    assert v.aboard(0) == ["rope", "sword", "map", "storage"]
    assert at(DIG, {0: "rope rope"}).why(0, "pair 0") == "no-calm-seas AA-64"


@pytest.mark.clause("AA-64")
def test_cargo_on_a_returned_storage_goes_to_the_supply_unless_moved_first() -> None:
    v = at(DIG, {0: "storage storage"}, {0: {14: BLUE, 15: WHITE}}, rough="yes")
    v.of(0, "lift 14 5", "pair 0")
    assert v.tokens(0) == [1, 0, 0, 0]
    assert v.s.supply == [15, 16, 16, 16]
    v.of(0, f"grab {tile('storage')}", "place 0")
    assert v.s.loads[0] == 0  # a taken storage starts empty


@pytest.mark.clause("AA-64")
def test_a_tile_taken_face_down_and_put_below_deck_stays_hidden() -> None:
    v = at(DIG, {0: "rope rope"}, rough="yes")
    hidden = tile("map")
    v.s.faces[hidden] = -1
    v.s.down += 1
    v.of(0, "pair 0", f"grab {hidden}")
    e = v.event("drew")
    assert (e.args, e.knows, e.secret) == ((0, hidden), (0,), (front("map"),))
    assert v.view(1).fields["held"] == [None, -1, None]
    v.of(0, "place 8")
    e = v.event("hid")
    assert (e.args, e.knows, e.secret) == ((0, hidden, 8), (0,), (front("map"),))
    assert v.view(1).fields["below"] == [None, 0, None]


@pytest.mark.clause("AA-64")
def test_the_time_for_it_is_that_of_throwing_overboard() -> None:
    v = at(FIVE, {0: "rope rope", 1: "map map"}, rough="yes")
    v.of(0, "pair 0", f"grab {tile('cannon')}", "place 0")  # before declaring
    v.of(1, "flee")
    assert v.why(1, "pair 0") == "no-not-your-turn"
    v.of(0, "encounter").of(2, "flee")
    assert v.why(0, "pair 0") == "no-committed AA-38"
    w = at(DIG, {0: "shovel rope rope"}, rough="yes").say("resolve", "pass", "pass")
    w.of(0, "pair 1", f"grab {tile('map')}", "place 0")  # while storing
    assert w.step == "STOW_CARGO 0"
    assert w.may(0)[:1] == ["stow 1"]


@pytest.mark.clause("AA-64")
def test_another_exchanges_while_one_stows() -> None:
    v = at(DIG, {0: "shovel", 1: "rope rope"}, rough="yes").say("resolve", "pass", "pass")
    v.of(1, "pair 0")
    assert v.step == "EXCHANGE 1"
    assert v.why(0, "stow 0") == "no-not-your-turn"  # a hand at the pile comes first
    v.of(1, f"grab {tile('map')}", "place 0")
    assert v.aboard(1) == ["map"]
    assert v.step == "STOW_CARGO 0"
    v.of(0, "stow 0")
