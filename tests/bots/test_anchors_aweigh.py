"""Bots of Anchors Aweigh!: what they want, how their hands race, what they keep in mind."""

from __future__ import annotations

import pytest

from quarterdeck.bots.brains import instinct_for, pacer_for, remembered
from quarterdeck.bots.games.anchors_aweigh.outlook import worths
from quarterdeck.bots.games.anchors_aweigh.pacer import HABITS, kept_in_mind
from quarterdeck.bots.levels import LEVEL_NAMES, choose, parse
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh.components import ASKS, TILES
from quarterdeck.lab.match import play_match
from tests.support.anchors_aweigh import (
    BLUE,
    FIRST_CARDS,
    ORANGE,
    TWELVE,
    WHITE,
    Scene,
    loading,
    tile,
)
from tests.support.anchors_travel import SPARE, Voyage, at

SHOVEL_AND_SPYGLASS = 0  # the first discovery, among the first cards


def first_act(sc: Scene, level: str, seed: int = 1, seat: int = 0) -> tuple[int, Action | None]:
    hand = pacer_for(GAME, seat, level, Dice(seed))
    for heard in sc.heard(seat):
        hand.hear(heard, 0)
    return hand.act(sc.view(seat), 0)


def test_what_the_cards_ask_is_worth_more_than_what_they_do_not() -> None:
    wanted = worths(loading().stock(0, "shovel spyglass").s)[0]
    junk = worths(loading().stock(0, "monkey monkey").s)[0]
    assert wanted > junk


def test_where_starfish_act_their_assets_are_worth_nothing() -> None:
    lasting = worths(loading(2).stock(0, "shovel spyglass").s)[0]
    washed = worths(loading(2).stock(0, "shovel* spyglass*").s)[0]
    assert lasting > washed
    assert worths(loading(3).stock(0, "shovel* spyglass*").s)[0] == lasting


def test_of_tiles_that_are_alike_one_is_thought_about() -> None:
    sc = loading(3, pace="beat")
    moves = GAME.legal(sc.s, 0)
    few = instinct_for(GAME).narrow(sc.s, sc.s.stack[-1], 0, moves)
    assert len(moves) > TILES
    assert len(few) < 30
    assert set(few) <= set(moves)
    fronts = {sc.s.faces[m >> 6] for m in few if GAME.word(0, m).verb == "take"}
    assert fronts == set(sc.s.faces)


def test_with_no_space_for_a_tile_none_is_thought_about() -> None:
    """The law allows to look at one and put it back (AA-13); it brings nothing."""
    sc = loading(3, pace="beat").stock(0, TWELVE)
    moves = GAME.legal(sc.s, 0)
    assert len(moves) > 30
    few = instinct_for(GAME).narrow(sc.s, sc.s.stack[-1], 0, moves)
    assert [GAME.word(0, m).verb for m in few] == ["cargo"] * 4
    for seed in range(20):
        _, action = first_act(loading(3).stock(0, TWELVE), "deckhand", seed)
        assert action is not None
        assert action.verb == "cargo"


def test_an_admiral_reaches_for_what_a_card_lacks() -> None:
    """With a shovel aboard and only spyglasses and monkeys in sight."""
    sc = loading(3).stock(0, "shovel")
    keep = {tile("spyglass"), tile("monkey"), tile("monkey", 1)}
    for number in range(TILES):
        if number not in keep and sc.s.faces[number] >= 0:
            sc.s.faces[number] = -2
    for seed in range(20):
        _, action = first_act(sc, "admiral", seed)
        assert action is not None
        if action.verb == "take" and action.args == (tile("spyglass"),):
            break
    else:
        raise AssertionError("never")


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_whatever_a_hand_does_is_lawful(level: str) -> None:
    sc = loading(2, down=range(0, TILES, 2))
    for seed in range(30):
        _, action = first_act(sc, level, seed)
        assert action is not None
        assert GAME.check(sc.s, action) is None


def test_better_levels_are_quicker() -> None:
    sc = loading(3)
    waits = {
        level: sum(first_act(sc, level, seed)[0] for seed in range(60)) for level in LEVEL_NAMES
    }
    assert list(waits.values()) == sorted(waits.values(), reverse=True)
    assert len(set(waits.values())) == len(LEVEL_NAMES)


def test_a_hand_that_is_busy_waits() -> None:
    sc = loading(3).act(0, "take", 5)
    assert first_act(sc, "admiral")[1] is None


def test_a_deckhand_forgets_cards_and_always_the_same() -> None:
    few = kept_in_mind(FIRST_CARDS, 0, HABITS["deckhand"][4])
    assert len(few) == HABITS["deckhand"][4]
    assert set(few) < set(FIRST_CARDS)
    assert few == kept_in_mind(FIRST_CARDS, 0, HABITS["deckhand"][4])
    assert few != kept_in_mind(FIRST_CARDS, 1, HABITS["deckhand"][4])


def test_what_slipped_is_missing_from_what_is_known() -> None:
    heard = loading(3).heard(0)
    known = next(h for h in remembered(GAME, heard, 0, "deckhand") if h.kind == "cards")
    assert known.args.count(-1) == len(FIRST_CARDS) - HABITS["deckhand"][4]
    assert remembered(GAME, heard, 0, "admiral") == heard
    assert remembered(GAME, heard, 0, "mcts:5it") == heard


@pytest.mark.parametrize("pace", ["live", "beat"])
def test_greedy_play_earns_more_than_chance(pace: str) -> None:
    bots = [parse("greedy"), parse("random")]
    earned = [0, 0]
    for seed in range(2):
        played = play_match(GAME, {"pace": pace}, bots, seed, [seed, seed + 1])
        earned[0] += played.scores[0]
        earned[1] += played.scores[1]
    assert earned[0] > earned[1] + 10


def test_a_race_between_hands_is_the_same_again() -> None:
    bots = [parse(level) for level in ("deckhand", "captain")]
    one = play_match(GAME, {"pace": "live"}, bots, 3, [1, 2], keep=True)
    two = play_match(GAME, {"pace": "live"}, bots, 3, [1, 2], keep=True)
    assert one.record is not None
    assert two.record is not None
    assert one.record.actions == two.record.actions
    assert any(a.at > 0 for a in one.record.actions)


# ---------------------------------------------------------------- free acts on the voyage

DIG, ROPES, FOR_TWO = 10, "rope rope", 15  # cards: a shovel, two shovels


def chosen(v: Voyage, bot: str, seat: int = 0) -> Action:
    return choose(GAME, v.view(seat), v.heard(seat), seat, parse(bot), Dice(5))


def answered(v: Voyage, bot: str) -> list[str]:
    """All it does until it has answered to the card."""
    did: list[str] = []
    while not did or did[-1] not in ("pass", "resolve"):
        a = chosen(v, bot)
        did.append(a.verb)
        v.act(0, a.verb, *a.args)
        assert len(did) < 20
    return did


@pytest.mark.parametrize("bot", ["greedy", "mcts:200it"])
def test_two_alike_are_exchanged_for_what_the_card_asks(bot: str) -> None:
    """Rough Seas: two ropes no card wants, for the shovel it asks for, and then it digs."""
    v = at(FOR_TWO, {0: "rope shovel rope"}, rough="yes")
    assert answered(v, bot) == ["pair", "grab", "place", "resolve"]


@pytest.mark.parametrize("pace", ["live", "beat"])
@pytest.mark.parametrize("bot", ["greedy", "mcts:200it"])
def test_cargo_is_moved_before_its_storages_are_exchanged(bot: str, pace: str) -> None:
    """Two storages for the shovel that is missing; what they carry comes to safety first."""
    laden = {14: BLUE, 16: WHITE}
    v = at(FOR_TWO, {0: "storage shovel storage"}, {0: laden}, rough="yes", pace=pace)
    assert answered(v, bot)[:-1] == ["lift", "lift", "pair", "grab", "place"]
    assert set(v.aboard(0)) in ({"shovel"}, {"shovel", "monkey"})
    assert v.tokens(0)[:2] == [1, 1]
    assert "tossed_cargo" not in {e.kind for e in v.told}


def test_of_three_storages_the_two_that_carry_least_are_given() -> None:
    v = at(FOR_TWO, {0: "storage storage storage shovel"}, {0: {14: BLUE, 16: WHITE}}, rough="yes")
    v.stow(0, 15, BLUE, WHITE)
    assert answered(v, "greedy") == ["lift", "lift", "pair", "pair", "grab", "place", "resolve"]
    assert v.tokens(0)[:2] == [2, 2]
    assert v.aboard(0).count("storage") == 1


def test_with_too_little_room_the_dearest_cargo_is_moved() -> None:
    """One token of two finds a place; the contract to come asks for blue."""
    assert BLUE in ASKS[SPARE]
    assert ORANGE not in ASKS[SPARE]
    full = "storage storage shovel cannon sword sailor spyglass rope compass map"
    cargo = {10: ORANGE, 11: ORANGE, 12: ORANGE, 14: ORANGE, 15: BLUE}
    v = at(FOR_TWO, {0: full}, {0: cargo}, rough="yes")
    assert answered(v, "greedy") == ["lift", "pair", "grab", "place", "resolve"]
    assert (v.tokens(0)[BLUE], v.tokens(0)[ORANGE]) == (1, 3)


def test_cargo_stays_where_nothing_is_won_by_moving_it() -> None:
    laden = {14: BLUE, 15: WHITE}
    wanted = at(FOR_TWO, {0: "storage storage shovel shovel"}, {0: laden}, rough="yes")
    assert answered(wanted, "greedy") == ["resolve"]
    calm = at(FOR_TWO, {0: "storage shovel storage"}, {0: {14: BLUE, 16: WHITE}})
    assert answered(calm, "greedy") == ["pass"]


def test_what_is_wanted_is_not_exchanged() -> None:
    assert chosen(at(FOR_TWO, {0: "shovel shovel"}, rough="yes"), "greedy").verb == "resolve"
    assert chosen(at(DIG, {0: ROPES}), "greedy").verb == "pass"  # in calm seas nobody may


def test_what_fits_no_plan_goes_overboard_for_cargo() -> None:
    """The ship is full: three tokens come for two shovels, and one of the maps makes room."""
    aboard = "shovel shovel map map map map sword sword sword sword rope rope"
    v = at(FOR_TWO, {0: aboard}, {0: {12: BLUE, 13: BLUE}}).say("resolve", "pass", "pass")
    did: list[str] = []
    while v.asked == [0] and len(did) < 9:
        a = chosen(v, "greedy")
        did.append(a.verb)
        v.act(0, a.verb, *a.args)
    assert "replace" in did
    assert sum(v.tokens(0)) == 5
