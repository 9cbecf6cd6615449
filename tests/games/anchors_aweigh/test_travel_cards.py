"""Anchors Aweigh!, discoveries, trades and contracts: AA-30 to AA-36, AA-41 to AA-44."""

from __future__ import annotations

import pytest

from quarterdeck.core.seat import NATURE
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh.verbs import WAYS
from tests.support.anchors_aweigh import BLUE, WHITE
from tests.support.anchors_travel import Voyage, at, voyage

PAIR, DIG, DIG_TWICE, LOOK = 0, 10, 15, 11  # shovel + spyglass, shovel, two shovels, spyglass
MAP, TWO_MAPS = 14, 19  # 2 and 5 coins
BLUE_WHITE, WHITE_ORANGE = 20, 21  # trades for two
THREE_BLUE, THREE_WHITE = 40, 41


@pytest.mark.clause("AA-30")
def test_the_back_is_seen_before_the_front() -> None:
    v = voyage([PAIR, DIG, BLUE_WHITE, THREE_BLUE])
    assert v.asked == [NATURE]
    assert GAME.step(v.s).odds(v.s, v.s.stack[-1]) == [2, 1, 1]  # as many of a type as there are
    v.act(NATURE, "draw", 0)
    assert (v.s.back, v.s.card, v.s.left) == (0, -1, [1, 1, 0, 1])
    assert v.step == "TURN_UP_CARD"
    assert v.no(NATURE, "turn_up", BLUE_WHITE).key == "no-bad-arguments"
    v.act(NATURE, "turn_up", DIG)
    assert v.s.card == DIG
    assert v.story("drawn", "turned") == [("drawn", (0,)), ("turned", (DIG, 0))]


@pytest.mark.clause("AA-30")
def test_cards_come_one_at_a_time_until_none_is_left() -> None:
    v = voyage([DIG, BLUE_WHITE], {0: "shovel"})
    v.meet(DIG).say("resolve", "pass", "pass")
    assert v.step == "STOW_CARGO 0"  # the next card waits until all have stored
    v.of(0, "stow 3")
    assert v.s.card == BLUE_WHITE
    v.say("resolve", "pass", "pass").of(0, "stow 0", "stow 1")
    assert v.s.round == 2
    assert [args for _, args in v.story("turned")] == [(DIG, 0), (BLUE_WHITE, 1)]


@pytest.mark.clause("AA-31")
def test_everybody_chooses_in_secret_and_at_the_same_time() -> None:
    v = at(DIG, {0: "shovel", 1: "- shovel", 2: "rope"})
    assert v.asked == [0, 1, 2]  # also who is not able: being asked tells nothing
    assert v.may(0) == ["resolve", "pass"]
    assert v.may(2) == ["pass"]
    assert v.why(2, "resolve") == "no-not-able AA-31"
    v.of(1, "resolve")
    assert v.view(0).fields["chosen"] == [-1, True, False]
    assert v.kinds() == ["chose"]
    assert v.aboard(1) == ["shovel"]  # nothing happens before all have chosen
    v.of(2, "pass")
    assert v.view(0).fields["chosen"] == [-1, True, True]  # a pass looks the same
    assert v.why(1, "pass") == "no-not-your-turn"
    v.of(0, "pass")
    assert v.story("resolved", "passed") == [
        ("passed", (0, DIG)),
        ("resolved", (1, DIG)),
        ("passed", (2, DIG)),
    ]


@pytest.mark.clause("AA-31")
def test_required_assets_go_face_up_to_the_pile_and_the_reward_is_taken() -> None:
    v = at(PAIR, {0: "shovel spyglass* rope"})
    tiles = v.s.lying[:2]
    v.say("resolve", "pass", "pass")
    assert [v.s.faces[t] for t in tiles] == [6, 9]
    assert v.aboard(0) == ["rope"]
    v.of(0, "stow 0", "stow 1")
    assert v.tokens(0) == [1, 1, 0, 0]
    assert v.s.supply == [15, 15, 16, 16]


@pytest.mark.clause("AA-31")
def test_coins_are_a_reward_too() -> None:
    v = at(MAP, {1: "map"}).say("pass", "resolve", "pass")
    assert v.s.coins == [0, 2, 0]


@pytest.mark.clause("AA-32")
def test_a_trade_is_paid_from_any_space_or_storage() -> None:
    for place in (0, 9, 12, 15, 22):
        v = at(BLUE_WHITE, {0: "- storage - - - - - - storage"} if place > 13 else {})
        v.stow(0, place, BLUE)
        assert v.may(0) == ["resolve", "pass"]
        assert v.may(1) == ["pass"]
        assert v.why(1, "resolve") == "no-not-able AA-32"
        assert v.why(0, "pay 0") == "no-one-way AA-44"
        v.say("resolve", "pass", "pass")
        assert v.s.supply == [16, 15, 16, 16]  # the blue one is back, the first white one in hand
        shown = place if place < 22 else -1  # below deck nobody is told on which storage
        assert v.story("paid_cargo") == [("paid_cargo", (0, BLUE, shown))]
        v.of(0, "stow 13", "stow 2")
        assert v.tokens(0) == [0, 2, 0, 0]


@pytest.mark.clause("AA-35")
def test_contracts_are_resolved_last_in_the_order_met() -> None:
    v = voyage([THREE_BLUE, THREE_WHITE, DIG, LOOK, BLUE_WHITE])
    v.act(NATURE, "draw", 3)
    assert v.story("drawn", "bottomed") == [("drawn", (3,)), ("bottomed", (1,))]
    assert (v.s.bottom, v.s.card, v.s.back) == (1, -1, -1)
    assert v.story("turned") == []  # its front is not seen
    v.meet(LOOK).say("pass", "pass", "pass")
    v.act(NATURE, "draw", 3)
    assert v.s.bottom == 2
    v.meet(BLUE_WHITE).say("pass", "pass", "pass")
    assert v.s.card == DIG  # only one it can be
    v.say("pass", "pass", "pass")
    assert v.s.bottom == 1
    v.turn_up(THREE_WHITE).say("pass", "pass", "pass")
    assert v.s.card == THREE_BLUE
    v.say("pass", "pass", "pass")
    assert v.s.round == 2


@pytest.mark.clause("AA-35")
def test_a_contract_is_paid_like_a_trade() -> None:
    cargo = {0: {0: BLUE, 12: BLUE, 14 + 1: BLUE}, 1: {0: BLUE, 1: BLUE, 2: WHITE}}
    v = at(THREE_BLUE, {0: "- storage"}, cargo)
    assert v.may(0) == ["resolve", "pass"]
    assert v.why(1, "resolve") == "no-not-able AA-32"  # all of it or nothing
    v.say("resolve", "pass", "pass")
    assert v.s.coins[0] == 6
    assert v.tokens(0) == [0, 0, 0, 0]


@pytest.mark.clause("AA-36")
def test_a_card_is_resolved_once_and_leaves_the_game() -> None:
    v = voyage([MAP, BLUE_WHITE], {0: "map map"}).meet(MAP)
    v.of(0, "resolve")
    assert v.why(0, "resolve") == "no-not-your-turn"
    v.of(1, "pass").of(2, "pass")
    assert v.s.used >> MAP & 1
    assert not v.s.deck >> MAP & 1
    assert v.s.card == BLUE_WHITE
    assert v.aboard(0) == ["map"]


@pytest.mark.clause("AA-41")
def test_storage_completes_no_card() -> None:
    """No card asks for it, and neither a parrot nor a wild monkey is one."""
    from quarterdeck.games.anchors_aweigh.components import ASKS, STORAGE, TYPE

    assert not [c for c in range(52) if TYPE[c] in (0, 2) and STORAGE in ASKS[c]]
    v = at(DIG_TWICE, {0: "storage storage shovel"}, rough="yes")
    assert v.may(0) == ["pass"]
    v = at(DIG_TWICE, {0: "storage monkey shovel shovel"}, rough="yes")
    assert "space:0:0" not in {ref for clicks in v.clicks(0) for ref in clicks}


@pytest.mark.clause("AA-42")
def test_coins_take_no_space() -> None:
    names = "map map rope rope rope rope sword sword sword sword sailor sailor"
    v = voyage([TWO_MAPS, BLUE_WHITE], {0: names}, {0: {12: BLUE, 13: BLUE}}).meet(TWO_MAPS)
    v.s.coins[0] = 500
    v.say("resolve", "pass", "pass")
    assert v.s.coins[0] == 505


@pytest.mark.clause("AA-43")
def test_all_pay_before_rewards_are_taken_clockwise_from_the_captain() -> None:
    """So cargo paid on a card is in the supply for its rewards."""
    cargo = {0: {12: BLUE}, 1: {12: BLUE}, 2: {12: BLUE}}
    v = at(BLUE_WHITE, {}, cargo, captain=1)
    v.s.supply[WHITE] = 16
    v.say("resolve", "resolve", "resolve")
    assert v.s.supply[BLUE] == 16
    order = []
    while v.step.startswith("STOW"):
        order.append(v.asked[0])
        v.of(v.asked[0], "leave")
    assert order == [1, 1, 2, 2, 0, 0]


@pytest.mark.clause("AA-43")
def test_a_paid_token_can_be_the_only_one_for_the_reward() -> None:
    """The whole supply of white is what the other player has just paid."""
    v = voyage([WHITE_ORANGE, BLUE_WHITE], {}, {0: {12: BLUE}, 1: {12: BLUE}}, seats=2)
    for place in range(7):
        v.stow(0, place, WHITE)
    for place in range(9):
        v.stow(1, place, WHITE)
    assert v.s.supply[WHITE] == 0
    v.meet(WHITE_ORANGE).say("resolve", "resolve").of(0, "stow 0", "stow 13").of(
        1, "stow 0", "stow 13"
    )
    assert v.s.supply[WHITE] == 2
    v.say("resolve", "resolve")
    v.of(0, "leave", "stow 12")  # one is given back: there is one more of it for the next player
    assert v.asked == [1]
    assert v.s.supply[WHITE] == 0
    assert v.story("short") == []
    v.of(1, "stow 12")
    assert v.story("short") == [("short", (1, WHITE))]


@pytest.mark.clause("AA-44")
def test_the_player_chooses_which_of_equal_tiles_is_spent() -> None:
    v = at(DIG, {0: "shovel rope - - - - - - shovel* shovel"})
    assert v.may(0) == ["resolve", "pay 0", "pay 1", "pay 2", "pass"]
    assert v.clicks(0) == [("space:0:0",), ("space:0:8",), ("space:0:9",)]
    assert v.why(0, "pay 3") == "no-such-choice AA-44"
    v.say("pay 2", "pass", "pass")
    assert v.story("spent")[0][1][3] == 9
    v = at(DIG, {0: "rope rope - shovel - - - - shovel"}).say("resolve", "pass", "pass")
    assert v.story("spent")[0][1][3] == 3  # by itself it is what everybody saw already


@pytest.mark.clause("AA-44")
def test_each_set_of_tiles_is_one_way_and_one_act() -> None:
    """So nobody sees that somebody is about to pay."""
    v = at(PAIR, {0: "shovel shovel spyglass spyglass"})
    ways = [(a, b) for a in (0, 1) for b in (2, 3)]
    assert v.clicks(0) == [(f"space:0:{a}", f"space:0:{b}") for a, b in ways]
    v.say("pay 3", "pass", "pass")
    assert [args[3] for _, args in v.story("spent")] == [1, 3]
    v = at(DIG_TWICE, {0: "shovel shovel - shovel"})
    assert v.clicks(0) == [
        ("space:0:0", "space:0:1"),
        ("space:0:0", "space:0:3"),
        ("space:0:1", "space:0:3"),
    ]


@pytest.mark.clause("AA-44")
def test_the_player_chooses_whether_a_parrot_or_wild_monkey_stands_in() -> None:
    def offer() -> Voyage:
        v = at(DIG, {0: "monkey - shovel"}, round=2, rough="yes")
        v.s.parrots[0] = 1
        return v

    v = offer()
    assert v.clicks(0) == [("space:0:0",), ("space:0:2",), ("parrot:0",)]
    v.say("pay 0", "pass", "pass")
    assert (v.aboard(0), v.s.parrots[0]) == (["shovel"], 1)
    v = offer().say("pay 2", "pass", "pass")
    assert (v.aboard(0), v.s.parrots[0]) == (["monkey", "shovel"], 0)
    v = offer().say("resolve", "pass", "pass")  # by itself the plain tile goes, a parrot last
    assert (v.aboard(0), v.s.parrots[0]) == (["monkey"], 1)
    v = at(DIG, {0: "monkey"}, round=2, rough="yes")
    v.s.parrots[0] = 1
    v.say("resolve", "pass", "pass")
    assert (v.aboard(0), v.s.parrots[0]) == ([], 1)


@pytest.mark.clause("AA-44", "AA-37")
def test_cargo_of_a_colour_is_all_alike_and_needs_no_choosing() -> None:
    """It comes off a space, then off storage; what is left can lie wherever one likes."""
    v = at(BLUE_WHITE, {0: "storage"}, {0: {14: BLUE, 12: BLUE}})
    assert v.may(0) == ["resolve", "pass"]
    v.say("resolve", "pass", "pass")
    assert v.story("paid_cargo") == [("paid_cargo", (0, BLUE, 12))]
    v.of(0, "lift 14 12")  # as if the one on storage had been paid
    assert v.s.loads[0] == 0
    v = at(THREE_BLUE, {0: "storage"}, {0: {14: BLUE, 9: BLUE, 13: BLUE}})
    v.say("resolve", "pass", "pass")
    assert [args[2] for _, args in v.story("paid_cargo")] == [9, 13, 14]


@pytest.mark.clause("AA-44")
def test_there_are_never_more_ways_than_have_a_number() -> None:
    three = "cannon cannon cannon sword sword sword sailor sailor sailor monkey monkey monkey"
    two = "cannon cannon cannon cannon cannon sword sword sword sword monkey monkey monkey"
    many = "cannon cannon cannon cannon cannon cannon* cannon* sword sword monkey monkey monkey"
    for card, names in ((37, three), (34, two), (34, many)):
        v = at(card, {0: names}, round=2, rough="yes")
        v.s.parrots[0] = 1
        v.declare("encounter", "flee", "flee")
        ways = v.clicks(0)
        assert len({frozenset(clicks) for clicks in ways}) == len(ways) > 150
        assert len(ways) < WAYS


@pytest.mark.clause("AA-44")
def test_all_that_is_required_is_paid_never_a_part() -> None:
    v = at(PAIR, {0: "shovel shovel", 1: "shovel spyglass"})
    assert v.may(0) == ["pass"]
    assert v.why(0, "pay 0") == "no-not-able AA-31"
    assert v.may(1) == ["resolve", "pass"]
    assert v.why(1, "pay 0") == "no-one-way AA-44"


@pytest.mark.clause("AA-31")
def test_the_choices_of_a_seat_do_not_depend_on_what_others_hide() -> None:
    v = at(DIG, {0: "shovel", 1: "- - - - - - - - shovel shovel"})
    w = at(DIG, {0: "shovel", 1: "- - - - - - - - rope map"})
    assert v.view(0).fields["below"] == w.view(0).fields["below"] == [0, None, None]
    assert v.asked == w.asked
    assert v.may(0) == w.may(0)
