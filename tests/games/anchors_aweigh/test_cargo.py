"""Anchors Aweigh!, cargo in travel: AA-37 to AA-40."""

from __future__ import annotations

import pytest

from quarterdeck.games.anchors_aweigh.cargo import has_room, rooms
from quarterdeck.games.anchors_aweigh.info import LEFT_ASIDE
from tests.support.anchors_aweigh import BLUE, ORANGE, PURPLE, WHITE
from tests.support.anchors_travel import Voyage, at, fill

DIG, DIG_TWICE, GREY = 10, 15, 31


@pytest.mark.clause("AA-37")
def test_a_reward_goes_on_open_spaces_of_either_sort_or_on_storage() -> None:
    names = "shovel storage sword sword sword - cannon cannon storage map map map"
    v = at(DIG, {0: names}, {0: {12: BLUE}}).say("resolve", "pass", "pass")
    # The space of the spent shovel is open before the reward is stored.
    assert v.may(0) == ["stow 0", "stow 5", "stow 13", "stow 15", "stow 22", "leave"]
    assert v.why(0, "stow 1") == "no-place-taken AA-37"
    assert v.why(0, "stow 16") == "no-no-storage AA-37"
    assert v.why(0, "stow 29") == "no-no-storage AA-37"
    assert v.why(0, "stow 42") == "no-such-space AA-05"
    assert v.why(0, "resolve") == "no-stow-now AA-37"
    v.of(0, "stow 22")
    assert v.s.below_loads[0] == 1 + BLUE
    assert v.event("stowed").args == (0, BLUE, -1)


@pytest.mark.clause("AA-37")
def test_two_cargo_on_each_storage() -> None:
    v = at(DIG_TWICE, {0: "shovel shovel storage"}).say("resolve", "pass", "pass")
    v.of(0, "stow 16", "stow 16")
    assert v.why(0, "stow 16") == "no-storage-full AA-37"
    assert v.s.loads[2] == (1 + BLUE) * 6
    v.of(0, "stow 0")
    assert v.tokens(0) == [3, 0, 0, 0]


@pytest.mark.clause("AA-37")
def test_the_space_of_paid_cargo_is_open_too() -> None:
    v = fill(at(20, {}, {0: {12: BLUE}}), 0, ORANGE).say("resolve", "pass", "pass")
    assert v.may(0) == ["stow 12", "leave"]


@pytest.mark.clause("AA-37")
def test_without_room_the_owner_chooses_what_goes() -> None:
    """The second token finds no room: it, or something for which it comes."""
    names = "storage rope* sword sword sword sword cannon cannon cannon map map map"
    cargo = {0: {12: BLUE, 13: ORANGE, 14: BLUE}}
    v = at(20, {0: names}, cargo).stow(0, 14, WHITE).say("resolve", "pass", "pass")
    assert v.may(0) == ["stow 12", "leave"]
    assert v.why(0, "replace 1") == "no-there-is-room AA-37"
    v.of(0, "stow 12")
    assert v.may(0) == [f"replace {k}" for k in (*range(12), 14, 13)] + ["leave"]
    assert v.why(0, "replace 12") == "no-same-colour AA-37"
    assert v.why(0, "replace 28") == "no-same-colour AA-37"
    assert v.why(0, "replace 77") == "no-nothing-there AA-38"
    assert v.why(0, "stow 3") == "no-place-taken AA-37"
    w = at(20, {0: names}, cargo).stow(0, 14, WHITE).say("resolve", "pass", "pass")
    w.of(0, "stow 12", "leave")
    assert w.tokens(0) == [1, 2, 1, 0]
    assert w.story("left_behind") == [("left_behind", (0, WHITE))]
    v.of(0, "replace 1")
    assert v.on(0, 1) == 20 + WHITE
    assert v.story("tossed")[0][1][2:] == (11, 1)
    assert v.tokens(0) == [1, 3, 1, 0]


@pytest.mark.clause("AA-37")
def test_the_new_token_may_come_for_one_on_storage_or_for_the_storage_itself() -> None:
    def full() -> Voyage:
        v = at(DIG, {0: "storage shovel"}, {0: {14: ORANGE}}).stow(0, 14, PURPLE)
        v = fill(v, 0, ORANGE).say("resolve", "pass", "pass")
        v.of(0, "lift 12 1")
        return v.stow(0, 12, ORANGE)  # no room again

    v = full().of(0, "replace 28")
    assert v.s.loads[0] == (1 + BLUE) + 5 * (1 + ORANGE)
    v = full().of(0, "replace 14")
    assert v.s.loads[0] == (1 + BLUE) + 5 * (1 + PURPLE)
    v = full().of(0, "replace 0")
    assert v.on(0, 0) == 20 + BLUE
    assert v.s.loads[0] == 0
    assert [args[1] for _, args in v.story("tossed_cargo")] == [ORANGE, PURPLE]


@pytest.mark.clause("AA-37")
def test_chests_stay_when_there_is_no_room() -> None:
    v = at(DIG, {0: "- shovel"})
    v.s.above[0] = 24
    v.s.filled[0] |= 1
    v.s.chests[0] = 1
    fill(v, 0, ORANGE).say("resolve", "pass", "pass").of(0, "lift 12 1")
    v.stow(0, 12, ORANGE)
    assert "replace 0" not in v.may(0)
    assert v.why(0, "replace 0") == "no-chest AA-51"
    assert v.why(0, "toss 0") == "no-chest AA-51"


@pytest.mark.clause("AA-37")
def test_cargo_aboard_is_rearranged_freely() -> None:
    v = at(DIG, {0: "storage - - - - - - - storage"}, {0: {1: WHITE, 12: BLUE, 14: PURPLE}})
    v.of(0, "lift 12 14")
    assert v.s.loads[0] == (1 + BLUE) + 5 * (1 + PURPLE)  # the lower colour first
    assert v.asked == [0, 1, 2]  # it commits to nothing
    assert v.why(0, "lift 1 14") == "no-storage-full AA-37"
    assert v.why(0, "lift 14 14") == "no-place-taken AA-37"
    assert v.why(0, "lift 28 1") == "no-place-taken AA-37"
    assert v.why(0, "lift 5 1") == "no-no-cargo-there AA-37"
    assert v.why(0, "lift 0 5") == "no-no-cargo-there AA-37"  # an asset is not moved
    assert v.why(0, "lift 1 17") == "no-no-storage AA-37"
    v.of(0, "lift 28 22", "lift 1 22", "lift 14 9")
    assert v.s.loads[0] == 0
    assert v.s.below_loads[0] == (1 + WHITE) + 5 * (1 + PURPLE)
    assert v.tokens(0) == [1, 1, 0, 1]
    told = v.story("restowed")
    assert told[0][1] == (0, BLUE, 12, 14)
    assert told[1][1] == (0, PURPLE, 28, -1)
    v.of(0, "lift 22 10")  # all of it below deck
    assert v.story("restowed")[-1][1] == (0, -1, -1, 10)


@pytest.mark.clause("AA-38")
def test_assets_and_cargo_are_thrown_overboard() -> None:
    v = at(DIG, {0: "shovel rope*"}, {0: {12: WHITE}})
    tile = v.s.lying[1]
    v.of(0, "toss 1", "toss 12")
    assert v.s.faces[tile] == 11  # face up in the pile
    assert v.s.supply[WHITE] == 16
    assert v.aboard(0) == ["shovel"]
    assert v.why(0, "toss 1") == "no-nothing-there AA-38"
    assert v.why(0, "toss 14") == "no-nothing-there AA-38"
    assert v.story("tossed", "tossed_cargo") == [
        ("tossed", (0, tile, 11, 1)),
        ("tossed_cargo", (0, WHITE, 12)),
    ]


@pytest.mark.clause("AA-38")
def test_cargo_on_a_storage_thrown_overboard_goes_too_unless_moved_first() -> None:
    v = at(DIG, {0: "storage storage"}, {0: {14: BLUE, 15: WHITE}}).stow(0, 14, PURPLE)
    v.of(0, "toss 0")
    assert v.tokens(0) == [0, 1, 0, 0]
    assert v.s.supply == [16, 15, 16, 16]
    v.of(0, "lift 15 0", "toss 1")
    assert v.tokens(0) == [0, 1, 0, 0]


@pytest.mark.clause("AA-38")
def test_not_between_committing_a_choice_and_its_resolution() -> None:
    v = at(DIG, {0: "shovel rope", 1: "shovel"}, {0: {12: WHITE}}).of(0, "resolve")
    for act in ("toss 1", "lift 12 2"):
        assert v.why(0, act) == "no-not-your-turn"
    v.of(1, "pass").of(2, "pass")
    v.of(0, "toss 1", "lift 12 5", "stow 1")  # while storing again
    pirates = at(28, {0: "rope rope"}, {0: {12: WHITE}}, rough="yes").of(0, "toss 1")
    pirates.declare("encounter", "flee", "flee")
    for act in ("toss 0", "lift 12 2", "pair 0"):
        assert pirates.why(0, act) == "no-committed AA-38"


@pytest.mark.clause("AA-38")
def test_while_one_stows_the_others_throw_overboard_and_it_is_in_the_supply_at_once() -> None:
    v = at(GREY, {0: "cannon cannon", 1: "rope map"}, {1: {12: WHITE, 13: WHITE}})
    v = fill(v, 2, WHITE).declare("encounter", "flee", "flee").say("resolve")
    assert v.step == "TAKE_REWARD 0"
    assert v.why(0, "gain 1") == "no-supply AA-40"
    assert v.why(1, "gain 0") == v.why(1, "stow 0") == "no-not-your-turn"
    assert v.why(1, "toss 5") == "no-nothing-there AA-38"
    v.of(1, "toss 12", "toss 0")
    assert v.step == "TAKE_REWARD 0"  # still the other's choice
    assert v.asked == [0]
    v.of(0, "gain 1")
    assert v.step == "STOW_CARGO 0"
    v.of(1, "toss 1").of(0, "stow 0")
    assert v.tokens(0) == [0, 1, 0, 0]
    assert v.aboard(1) == []


@pytest.mark.clause("AA-38")
def test_the_handicap_monkey_stays() -> None:
    v = Voyage({}, {}, [DIG, 51], monkeys="no").meet(DIG)
    v.s.monkey_at[0] = 3
    v.s.meddled[0] = 1
    v.stock(0, "monkey", [3]).stock(0, "monkey", [4])
    assert v.why(0, "toss 3") == "no-handicap AA-60"
    v.of(0, "toss 4")


@pytest.mark.clause("AA-39")
def test_grey_cargo_is_of_any_colours() -> None:
    v = at(GREY, {0: "cannon cannon"}).declare("encounter", "flee", "flee").say("resolve")
    assert v.step == "TAKE_REWARD 0"
    assert v.may(0) == ["gain 0", "gain 1", "gain 2", "gain 3"]
    assert v.why(0, "gain 4") == "no-bad-arguments"
    assert v.why(0, "stow 0") == "no-gain-now AA-39"
    v.of(0, "gain 3", "stow 0", "gain 3", "stow 1", "gain 0")
    assert v.step == "STOW_CARGO 0"
    v.of(0, "toss 1", "stow 2")
    assert v.tokens(0) == [1, 0, 0, 1]
    assert v.s.card == 51


def short(left: int, captain: int = 0, version: int = 0) -> Voyage:
    """Two may dig for three blue each, and so many of them are left in the supply."""
    ships = dict.fromkeys(range(2), "shovel shovel")
    v = at(DIG_TWICE, ships, {}, seats=4, captain=captain, version=version)
    for k in range(16 - left):
        v.stow(2 + k % 2, k // 2, BLUE)
    return v


@pytest.mark.clause("AA-40")
def test_a_colour_that_runs_short_goes_clockwise_from_the_captain() -> None:
    v = short(4, captain=1).say("resolve", "resolve", "pass", "pass")
    v.of(1, "stow 0", "stow 1", "stow 2")  # the captain has the whole reward
    v.of(0, "stow 0")  # then what is left of it, and any colour for each token that is missing
    assert v.step == "TAKE_REWARD 0"
    assert v.story("short") == [("short", (0, BLUE))]
    assert v.may(0) == ["gain 1", "gain 2", "gain 3"]
    assert v.why(0, "gain 0") == "no-supply AA-40"
    v.of(0, "gain 2", "stow 1", "gain 1", "stow 2")
    assert v.tokens(0) == [1, 1, 1, 0]
    assert v.tokens(1) == [3, 0, 0, 0]
    assert v.s.card == 51


@pytest.mark.clause("AA-40")
def test_the_same_for_a_single_player() -> None:
    v = short(0).say("resolve", "pass", "pass", "pass")
    assert v.story("short") == [("short", (0, BLUE))]
    v.of(0, "gain 1", "stow 0", "gain 1", "stow 1", "gain 3", "stow 5")
    assert v.tokens(0) == [0, 2, 0, 1]


@pytest.mark.clause("AA-40")
def test_what_is_thrown_overboard_while_storing_is_in_the_supply_at_once() -> None:
    v = short(1).stow(0, 12, BLUE)
    v.say("resolve", "pass", "pass", "pass")
    assert "gain 0" not in v.may(0)
    v.of(0, "toss 12", "gain 0", "stow 12")
    assert v.tokens(0)[BLUE] == 1


@pytest.mark.clause("AA-40")
def test_a_token_left_is_not_dealt_again_as_the_next_one() -> None:
    """It waits until the whole reward is stowed, so the right to any other colour is not lost."""
    v = short(1).say("resolve", "pass", "pass", "pass")
    assert v.s.supply[BLUE] == 0
    v.of(0, "leave")
    assert v.s.supply[BLUE] == 0
    assert v.story("left_behind") == []
    assert v.event("set_aside").args == (0, BLUE)
    assert v.step == "TAKE_REWARD 0"
    assert v.story("short") == [("short", (0, BLUE))]
    assert v.may(0) == ["gain 1", "gain 2", "gain 3"]
    assert v.why(0, "gain 0") == "no-supply AA-40"
    v.of(0, "gain 2", "stow 0", "gain 2", "leave")
    assert v.story("left_behind") == [("left_behind", (0, BLUE)), ("left_behind", (0, ORANGE))]
    assert v.s.supply == [1, 16, 15, 16]
    assert v.tokens(0) == [0, 0, 1, 0]
    assert v.s.card == 51


@pytest.mark.clause("AA-40")
def test_what_one_leaves_is_there_for_the_next_player() -> None:
    v = short(3).say("resolve", "resolve", "pass", "pass")
    v.of(0, "leave", "stow 0", "leave")
    assert v.story("short") == []
    assert v.step == "STOW_CARGO 1"
    v.of(1, "stow 0", "stow 1")
    assert v.story("short") == [("short", (1, BLUE))]
    assert v.tokens(0)[BLUE] + v.tokens(1)[BLUE] == 3


@pytest.mark.clause("AA-40")
def test_in_a_game_of_the_version_before_a_token_left_is_dealt_again() -> None:
    v = short(1, version=LEFT_ASIDE - 1).say("resolve", "pass", "pass", "pass")
    for left in range(3):
        assert v.step == "STOW_CARGO 0"
        assert v.story("left_behind") == [("left_behind", (0, BLUE))] * left
        v.of(0, "leave")
    assert v.story("short", "set_aside") == []
    assert v.s.supply == [1, 16, 16, 16]
    assert v.s.card == 51


@pytest.mark.clause("AA-40")
def test_one_colour_left_is_not_asked_and_with_the_supply_empty_the_rest_is_lost() -> None:
    ships = {
        0: "shovel shovel storage storage storage storage storage",
        1: "storage* storage* storage* storage*",
    }
    v = at(DIG_TWICE, ships, seats=4)
    colours = [c for c in range(4) for _ in range(16)]
    for seat in range(4):
        for place in rooms(v.s, seat):
            while has_room(v.s, seat, place):
                v.stow(seat, place, colours.pop())
    assert v.s.supply == [1, 0, 0, 0]  # one token is in nobody's hold
    v.say("resolve", "pass", "pass", "pass")
    assert v.s.supply == [0, 0, 0, 0]
    v.of(0, "stow 0")
    assert v.story("gained") == [("gained", (0, BLUE))]
    assert v.s.card == 51
