"""Anchors Aweigh!, the end of a round, parrots, the second round and the end: AA-50 to AA-55."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.seat import NATURE
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh.components import FIRST_CARD, TYPES
from tests.support.anchors_aweigh import BLUE, PURPLE, WHITE, front
from tests.support.anchors_travel import Voyage, at, voyage

DIG, PAIR, FIVE = 10, 0, 28  # shovel; shovel + spyglass; pirates: cannon + sword
LAST = 40  # three blue


def sailed(coins: list[int], chests: list[int] | None = None, **rest: object) -> Voyage:
    """Before the last card of a round, which nobody can resolve."""
    v = voyage([LAST], seats=len(coins), **rest)  # type: ignore[arg-type]
    v.s.coins[:] = coins
    v.s.chests[:] = chests or [0] * len(coins)
    return v


def passed(v: Voyage) -> Voyage:
    """Everybody passes the last card."""
    return v.say(*["pass"] * int(v.s.seats))


@pytest.mark.clause("AA-50")
def test_cargo_is_sold_and_assets_return_face_up() -> None:
    ships = {0: "rope storage sword - - - - - storage map*", 1: "monkey"}
    v = sailed([0, 3, 5], ships=ships, cargo={0: {3: BLUE, 12: WHITE, 15: PURPLE, 22: WHITE}})
    v.stow(0, 15, PURPLE)
    tiles = [t for t in v.s.lying if t >= 0]
    passed(v)
    assert v.s.coins == [5, 3, 5]
    assert v.s.supply == [16] * 4
    assert v.s.filled == [0, 0, 0]
    assert [v.s.faces[t] for t in tiles] == [v.s.fronts[t] for t in tiles]
    assert v.story("earned") == [("earned", (0, 5, 1))]
    assert v.story("unloaded") == [("unloaded", (0, 5)), ("unloaded", (1, 1)), ("unloaded", (2, 0))]
    assert v.s.round == 2
    assert v.s.captain == -1


@pytest.mark.clause("AA-50")
def test_the_handicap_monkey_stays_aboard() -> None:
    v = sailed([0, 0, 0], ships={0: "monkey rope monkey"})
    v.s.meddled[0] = 1
    v.s.monkey_at[0] = 2
    passed(v)
    assert v.on(0, 2) == 1 + front("monkey")
    assert v.aboard(0) == ["monkey"]


@pytest.mark.clause("AA-51")
def test_ten_coins_must_become_a_chest_on_an_open_space_above_deck() -> None:
    v = passed(sailed([23, 9, 0], captain=1))
    assert v.step == "PLACE_CHEST 0"
    assert v.may(0) == [f"chest {k}" for k in range(8)]
    assert v.why(0, "chest 8") == "no-above-deck AA-51"
    assert v.why(0, "pass") == "no-chest-now AA-51"  # it is no choice
    v.of(0, "chest 5")
    assert v.why(0, "chest 5") == "no-space-taken AA-51"
    v.of(0, "chest 0")
    assert (v.s.coins, v.s.chests) == ([3, 9, 0], [2, 0, 0])
    assert (v.on(0, 5), v.on(0, 0)) == (24, 24)
    assert v.s.round == 2
    # It blocks the space for assets; cargo is in AA-37's tests.
    v.lay_out([k for k in range(FIRST_CARD[4]) if not v.s.used >> k & 1 and k in SECOND])
    v.do(0, "take", 0)
    assert v.no(0, "place", 5).key == "no-space-taken"


# 13 cards that no scene here has used, in the usual proportions.
SECOND = (1, 2, 3, 4, 5, 20, 21, 29, 30, 31, 41, 42, 43)


@pytest.mark.clause("AA-51")
def test_without_an_open_space_chests_lie_beside_the_ship() -> None:
    v = sailed([25, 0, 0], [7, 0, 0])
    for k in range(7):
        v.s.above[k] = 24
        v.s.filled[0] |= 1 << k
    passed(v)
    assert v.story("chest") == [("chest", (0, 7)), ("chest", (0, -1))]  # neither is a choice
    assert v.s.chests[0] == 9
    assert v.s.coins[0] == 5


@pytest.mark.clause("AA-51")
def test_after_the_last_round_chests_are_only_counted() -> None:
    v = passed(sailed([23, 9, 0], round=2))
    assert v.step == "OVER"
    assert (v.s.coins, v.s.chests) == ([3, 9, 0], [2, 0, 0])


@pytest.mark.clause("AA-52")
def test_the_second_round_has_new_cards_in_the_same_proportions() -> None:
    v = voyage([*range(5), 20, 21, 28, 29, 30, 40, 41, 42])
    while v.s.round == 1:
        if v.asked == [NATURE]:
            v.chance()
        for seat in v.asked[:]:
            v.act(seat, "flee" if v.step == "DECLARE" else "pass")
    used = {*range(5), 20, 21, 28, 29, 30, 40, 41, 42}
    assert {c for c in range(52) if v.s.used >> c & 1} == used
    v.ring().nature()
    new = set(v.s.cards)
    assert len(new) == 13
    assert not new & used
    counts = [sum(FIRST_CARD[t] <= c < FIRST_CARD[t + 1] for c in new) for t in range(TYPES)]
    assert counts == [5, 2, 3, 3]


@pytest.mark.clause("AA-52")
def test_only_a_deck_too_short_has_its_used_cards_back() -> None:
    v = sailed([0, 0, 0], ocean="own", discovery="2", trade="5", pirates="3", contract="3")
    passed(v).ring()
    trades = [20, 21, 22, 23, 24, 40]
    v.s.used = sum(1 << c for c in trades)
    for _ in range(30):
        a = GAME.sample(v.s, NATURE, v.dice)
        assert LAST not in a.args
    v.act(NATURE, "lay_out", 0, 1, 20, 21, 22, 23, 24, 28, 29, 30, 41, 42, 43)
    assert v.s.used == 1 << LAST  # the trades are back in their deck


@pytest.mark.clause("AA-53")
@pytest.mark.parametrize(
    ("coins", "chests", "parrots"),
    [
        ([3, 5, 9], [0, 0, 0], [1, 0, 0]),
        ([4, 4, 9], [0, 0, 0], [1, 1, 0]),
        ([4, 4, 4], [0, 0, 0], [0, 0, 0]),  # all tied: nobody
        ([0, 9, 9], [1, 0, 0], [0, 1, 1]),  # a chest counts ten
        ([4, 8], [0, 0], [1, 0]),
        ([1, 1, 1, 2], [0, 0, 0, 0], [1, 1, 1, 0]),
    ],
)
def test_the_poorest_take_a_parrot(coins: list[int], chests: list[int], parrots: list[int]) -> None:
    v = passed(sailed(coins, chests))
    assert v.s.parrots == parrots
    assert [args[0] for _, args in v.story("parrot")] == [k for k, n in enumerate(parrots) if n]


def parroted(card: int, ships: dict[int, str]) -> Voyage:
    v = at(card, ships, round=2)
    v.s.parrots[0] = 1
    return v


@pytest.mark.clause("AA-54")
def test_a_parrot_is_any_one_asset_a_card_asks() -> None:
    v = parroted(PAIR, {0: "spyglass"})
    assert v.may(0) == ["resolve", "pass"]
    v.say("resolve", "pass", "pass")
    assert v.s.parrots == [0, 0, 0]
    assert v.aboard(0) == []
    assert v.story("used_parrot") == [("used_parrot", (0, 3))]  # a shovel
    v = parroted(PAIR, {0: "rope"})
    assert v.may(0) == ["pass"]  # one only
    v = parroted(20, {0: "rope"})
    assert v.may(0) == ["pass"]  # no cargo


@pytest.mark.clause("AA-54")
def test_the_player_decides_whether_the_parrot_stands_for_one() -> None:
    v = parroted(PAIR, {0: "shovel spyglass"})
    assert v.clicks(0) == [
        ("space:0:0", "space:0:1"),
        ("space:0:0", "parrot:0"),
        ("parrot:0", "space:0:1"),
    ]
    v.say("pay 2", "pass", "pass")
    assert v.aboard(0) == ["shovel"]
    w = parroted(PAIR, {0: "shovel spyglass"}).say("resolve", "pass", "pass")
    assert w.s.parrots[0] == 1  # by itself it is kept
    w = parroted(FIVE, {0: "sword"}).declare("encounter", "flee", "flee").say("resolve")
    assert w.s.coins[0] == 5


@pytest.mark.clause("AA-54")
def test_a_parrot_is_worth_nothing_at_the_end() -> None:
    v = sailed([5, 5, 4], round=2)
    v.s.parrots[2] = 1
    r = GAME.result(passed(v).s)
    assert r.scores == [5, 5, 4]


@pytest.mark.clause("AA-55")
def test_most_coins_and_chests_win_after_round_two() -> None:
    v = sailed([7, 2, 12], [1, 2, 0], round=2, cargo={0: {12: BLUE}, 2: {12: WHITE, 13: WHITE}})
    assert [GAME.standing(v.s, k) for k in range(3)] == [18, 22, 14]
    passed(v)
    assert v.s.coins == [8, 2, 4]
    assert v.s.chests == [1, 2, 1]
    assert v.story("ended") == [("ended", ())]
    r = GAME.result(v.s)
    assert (r.winners, r.scores, r.ranks) == ([1], [18, 22, 14], [2, 1, 3])
    assert r.reason == "end-two-rounds"
    lines = [(line.key, line.args, line.points) for line in r.lines if line.seat == 0]
    assert lines == [("tally-chests", (1,), 10), ("tally-coins", (8,), 8)]
    refusal = GAME.check(v.s, Action(0, "pass"))
    assert refusal is not None
    assert refusal.key == "no-game-over"


@pytest.mark.clause("AA-55")
def test_tied_players_share_the_win() -> None:
    v = passed(sailed([12, 2, 5], [0, 1, 0], round=2))
    r = GAME.result(v.s)
    assert (r.winners, r.ranks) == ([0, 1], [1, 1, 3])
    assert GAME.rewards(v.s)[0] == GAME.rewards(v.s)[1] > GAME.rewards(v.s)[2]
