"""Anchors Aweigh!, pirates: AA-33, AA-34."""

from __future__ import annotations

import pytest

from quarterdeck.core.seat import NATURE
from quarterdeck.games.anchors_aweigh import GAME
from tests.support.anchors_aweigh import BLUE, ORANGE, WHITE
from tests.support.anchors_travel import SPARE, Voyage, at, voyage

FIVE, GREY, EIGHT = 28, 31, 37  # cannon + sword; two cannons; cannon + sword + sailor
ARMED = "cannon sword"


@pytest.mark.clause("AA-33")
def test_each_declares_before_the_card_is_seen() -> None:
    v = voyage([FIVE, GREY, SPARE], {0: ARMED})
    v.act(NATURE, "draw", 2)
    assert v.step == "DECLARE"
    assert v.s.card == -1
    assert v.asked == [0, 1, 2]
    assert [v.may(k) for k in range(3)] == [["encounter", "flee"]] * 3  # able or not
    assert v.why(1, "resolve") == "no-declare-now AA-33"
    v.of(1, "encounter").of(0, "flee")
    assert v.view(2).fields["chosen"] == [True, True, -1]  # not what
    assert v.story("declared") == []
    v.of(2, "encounter")
    assert v.story("declared") == [("declared", (0, 0)), ("declared", (1, 1)), ("declared", (2, 1))]
    assert v.step == "TURN_UP_CARD"
    v.turn_up(FIVE)
    assert v.asked == [1, 2]


@pytest.mark.clause("AA-33")
def test_who_flees_neither_resolves_nor_pays() -> None:
    v = at(FIVE, {0: ARMED, 1: ARMED}, {0: {12: BLUE}})
    v.s.coins[0] = 5
    v.declare("flee", "encounter", "flee")
    assert v.why(0, "resolve") == "no-not-your-turn"
    v.say("resolve")
    assert v.s.coins == [5, 5, 0]
    assert v.aboard(0) == ["cannon", "sword"]
    assert v.tokens(0) == [1, 0, 0, 0]


@pytest.mark.clause("AA-33")
def test_if_all_flee_the_card_is_only_turned_up() -> None:
    v = at(FIVE, {0: ARMED}).declare("flee", "flee", "flee")
    assert v.story("turned") == [("turned", (FIVE, 2)), ("turned", (SPARE, 3))]
    assert v.story("resolved", "passed") == []
    assert v.s.card == SPARE


def met(*words: str, card: int = FIVE, coins: int = 0, **rest: object) -> Voyage:
    """Pirates; seat 0 has encountered them, the others fled unless said."""
    v = at(card, **rest)  # type: ignore[arg-type]
    v.s.coins[0] = coins
    return v.declare("encounter", *(words or ("flee", "flee")))


@pytest.mark.clause("AA-34")
def test_able_or_not_one_may_encounter_and_then_pays_assets_or_the_penalty() -> None:
    v = met("encounter", "encounter", ships={0: ARMED, 1: ARMED, 2: "rope"}, coins=7)
    v.s.coins[1] = 7
    v.s.coins[2] = 1
    assert v.asked == [0, 1, 2]
    assert v.may(0) == ["resolve", "pass"]
    assert v.may(2) == ["pass"]
    assert v.why(2, "resolve") == "no-not-able AA-34"
    assert GAME.label(v.s, GAME.word(2, GAME.legal(v.s, 2)[0])) == ("do-penalty", ())
    v.say("resolve", "pass", "pass")  # seat 1 is able and rather pays the penalty
    assert v.s.coins == [12, 5, 0]  # as much of it as one has
    assert v.aboard(0) == []
    assert v.aboard(1) == ["cannon", "sword"]  # assets are never part of it
    assert v.story("fined") == [("fined", (1, 2)), ("fined", (2, 1))]


@pytest.mark.clause("AA-34")
def test_the_player_chooses_the_cargo_that_is_lost() -> None:
    ship, cargo = {0: "storage"}, {0: {3: WHITE, 12: BLUE, 14: BLUE}}
    v = met(ships=ship, cargo=cargo, coins=3)
    v.stow(0, 14, ORANGE)
    assert v.may(0) == ["lose 14", "lose 28", "lose 3", "lose 12"]  # 28: the second on space 0
    assert v.why(0, "pass") == "no-penalty-cargo AA-34"
    assert v.why(0, "lose 5") == "no-no-cargo-there AA-34"
    assert v.why(0, "lose 99") == "no-no-cargo-there AA-34"
    v.say("lose 28")
    assert v.tokens(0) == [2, 1, 0, 0]
    assert v.s.loads[0] == 1 + BLUE
    assert v.s.coins[0] == 1
    assert v.s.supply[ORANGE] == 16
    assert v.story("robbed") == [("robbed", (0, ORANGE, 28))]


@pytest.mark.clause("AA-34")
def test_only_cargo_if_there_are_no_coins_and_never_a_chest() -> None:
    v = met(cargo={0: {12: BLUE}})
    v.s.chests[0] = 2
    v.s.above[4] = 24
    v.s.filled[0] |= 1 << 4
    v.say("lose 12")
    assert (v.s.coins[0], v.s.chests[0]) == (0, 2)
    assert v.tokens(0) == [0, 0, 0, 0]


@pytest.mark.clause("AA-34")
def test_a_penalty_is_chosen_in_secret_and_told_without_its_storage_below_deck() -> None:
    v = at(FIVE, {0: "- - - - - - - - storage"}, {0: {22: BLUE}, 1: {12: WHITE}})
    v.declare("encounter", "encounter", "flee").of(0, "lose 22")
    assert v.view(1).fields["chosen"] == [True, -1, False]
    assert v.tokens(0) == [1, 0, 0, 0]
    v.of(1, "lose 12")
    assert v.story("robbed") == [("robbed", (0, BLUE, -1)), ("robbed", (1, WHITE, 12))]


@pytest.mark.clause("AA-34")
def test_losing_cargo_is_for_pirates_only() -> None:
    v = at(10, {0: "shovel"}, {0: {12: BLUE}})
    assert v.why(0, "lose 12") == "no-choose-now AA-31"
    assert v.why(0, "encounter") == "no-choose-now AA-31"
    assert at(20).why(0, "lose 12") == "no-choose-now AA-32"


@pytest.mark.clause("AA-34")
def test_three_symbols_are_three_tiles() -> None:
    v = met(card=EIGHT, ships={0: "sword sailor"})
    assert v.may(0) == ["pass"]
    v = met(card=EIGHT, ships={0: "sword sailor cannon"}).say("resolve")
    assert v.s.coins[0] == 8
    assert v.aboard(0) == []
