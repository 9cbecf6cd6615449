"""Anchors Aweigh!, components and set-up: AA-01 to AA-07."""

from __future__ import annotations

from itertools import combinations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.info import BadSetup
from quarterdeck.core.seat import NATURE, NOBODY
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh import components as box
from quarterdeck.games.anchors_aweigh import frames as fr
from tests.support.anchors_aweigh import FIRST_CARDS, TWELVE, Scene, front, loading, tile
from tests.support.subjects import Subject
from tests.support.walk import Walk


@pytest.mark.clause("AA-01")
def test_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            GAME.new(seats, {})
    assert [GAME.new(seats, {}).seats for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.clause("AA-01")
@pytest.mark.parametrize("pace", ["live", "beat"])
def test_two_rounds_of_loading_and_travel(pace: str) -> None:
    walk = Walk(Subject(GAME, 3, (("pace", pace),)), 3)
    phases: list[tuple[int, int]] = []
    for s in walk:
        if s.phase in (1, 2) and (s.round, s.phase) not in phases:
            phases.append((int(s.round), int(s.phase)))
    assert phases == [(1, 1), (1, 2), (2, 1), (2, 2)]
    assert [e.kind for e in walk.told].count("loading_began") == 2


@pytest.mark.clause("AA-02")
def test_the_asset_tiles() -> None:
    assets = [f // 2 for f in box.ALL_FRONTS]
    assert len(assets) == box.TILES == 84
    assert [assets.count(a) for a in range(box.ASSETS)] == [9] * 9 + [3]


@pytest.mark.clause("AA-02")
def test_every_asset_has_four_starfish_and_no_monkey_has_one() -> None:
    stars = [f // 2 for f in box.ALL_FRONTS if f & 1]
    assert [stars.count(a) for a in range(box.ASSETS)] == [4] * 9 + [0]


@pytest.mark.clause("AA-03")
def test_the_adventure_cards() -> None:
    assert [box.TYPE.count(t) for t in range(4)] == [20, 8, 12, 12]
    asks = [box.ASKS[card] for card in range(box.CARDS)]
    # Every pair of the five tools once, and each of them seven times in all.
    tools = range(box.SHOVEL, box.MAP + 1)
    pairs = [tuple(sorted(a)) for a in asks[:20] if len(set(a)) == 2]
    assert sorted(pairs) == list(combinations(tools, 2))
    assert [sum(a.count(k) for a in asks[:20]) for k in tools] == [7] * 5
    # Pirates ask for weapons and sailors, each ten times.
    assert [sum(a.count(k) for a in asks[28:40]) for k in range(3)] == [10] * 3
    # Trades ask for each colour twice, contracts for each nine times.
    assert [sum(a.count(k) for a in asks[20:28]) for k in range(4)] == [2] * 4
    assert [sum(a.count(k) for a in asks[40:]) for k in range(4)] == [9] * 4


@pytest.mark.clause("AA-03")
def test_what_the_cards_give() -> None:
    gives = [(box.REWARD[card], box.COINS[card]) for card in range(box.CARDS)]
    assert all(bool(cargo) != bool(coins) for cargo, coins in gives)
    assert [sum(c.count(k) for c, _ in gives[:20]) for k in range(4)] == [8] * 4
    assert [sum(c.count(k) for c, _ in gives[20:28]) for k in range(4)] == [4] * 4
    for card in range(20, 28):  # never what it asks for
        assert box.ASKS[card][0] not in box.REWARD[card]
    assert [coins for _, coins in gives[28:40]] == [5, 5, 5, 0, 0, 0, 7, 7, 7, 8, 0, 0]
    assert {k for c, _ in gives[28:40] for k in c} == {box.GREY}
    assert [coins for _, coins in gives[40:]] == [6] * 4 + [5] * 8


@pytest.mark.clause("AA-03")
def test_the_tables_of_what_is_asked_agree() -> None:
    for card, asked in enumerate(box.ASKS):
        assets = box.NEED_ASSETS[card * box.ASSETS : (card + 1) * box.ASSETS]
        cargo = box.NEED_CARGO[card * box.COLOURS : (card + 1) * box.COLOURS]
        named = assets if box.TYPE[card] in (box.DISCOVERY, box.PIRATES) else cargo
        assert [k for k, n in enumerate(named) for _ in range(n)] == sorted(asked)
        assert sum(assets) + sum(cargo) == len(asked)


@pytest.mark.clause("AA-04")
def test_a_limited_supply_of_cargo_and_no_money_yet() -> None:
    s = GAME.new(4, {})
    assert s.supply == [16] * 4
    assert s.coins == s.chests == s.parrots == [0] * 4
    scene = loading(4)
    for seat in range(4):
        scene.cargo(seat, 0, 0)
    assert scene.s.supply == [8, 16, 16, 16]


@pytest.mark.clause("AA-05")
def test_a_ship_has_fourteen_spaces() -> None:
    scene = loading(2)
    scene.act(0, "take", tile("rope")).ring()
    moves = [GAME.word(0, m) for m in GAME.legal(scene.s, 0)]
    assert [a.args[0] for a in moves if a.verb == "place"] == list(range(12))
    assert scene.no(0, "place", 12).key == scene.no(0, "place", 13).key == "no-cargo-only"
    assert scene.no(0, "place", 14).key == "no-such-space"
    scene.stock(1, TWELVE)
    assert not scene.full(1)
    scene.cargo(1, 0, 1)
    assert scene.full(1)


@pytest.mark.clause("AA-05", "AA-16")
def test_eight_spaces_lie_above_deck_and_six_below() -> None:
    scene = loading(2)
    scene.stock(0, TWELVE).cargo(0, 2, 3)
    mine, other = scene.view(0), scene.view(1)
    names = TWELVE.split()
    above = [1 + front(name) for name in names[:8]]
    assert other.numbers("above")[:8] == mine.numbers("above")[:8] == above
    below = [1 + front(name) for name in names[8:]] + [20 + 2, 20 + 3]
    packed = mine.fields["below"][0]
    assert [packed >> 5 * k & 31 for k in range(6)] == below
    assert other.fields["below"][0] is None
    assert scene.view(NOBODY).fields["below"] == [None, None]


@pytest.mark.clause("AA-06")
def test_the_tiles_fall_face_up_or_down_at_random() -> None:
    up = [0] * 84
    seen: set[int] = set()
    for seed in range(300):
        s = GAME.new(2, {})
        a = GAME.steps[fr.POUR_TILES].sample(s, s.stack[-1], NATURE, Dice(seed))
        assert GAME.check(s, a) is None
        GAME.act(s, a)
        assert sorted(s.fronts) == sorted(box.ALL_FRONTS)
        assert (s.pile, s.down) == (84, s.faces.count(box.BACK))
        seen.add(s.fronts[0])
        for n, face in enumerate(s.faces):
            assert face in (box.BACK, s.fronts[n])
            up[n] += face != box.BACK
    assert all(100 < n < 200 for n in up)
    assert seen == set(range(box.FRONTS))


@pytest.mark.clause("AA-06")
def test_a_pour_that_is_not_the_box_is_refused() -> None:
    s = GAME.new(2, {})
    fair = [2 * f for f in box.ALL_FRONTS]
    assert GAME.check(s, Action(NATURE, "pour", tuple(fair))) is None
    for wrong in (fair[:-1], [*fair, 0], [2, *fair[1:-1], 2], [*fair[:-1], 99], [*fair[:-1], -2]):
        refusal = GAME.check(s, Action(NATURE, "pour", tuple(wrong)))
        assert refusal is not None


@pytest.mark.clause("AA-06")
def test_everyone_sees_the_same_pile_and_nobody_what_lies_face_down() -> None:
    scene = loading(3, down=range(0, 84, 2))
    views = [scene.view(k) for k in (0, 1, 2, NOBODY)]
    for view in views:
        faces = view.numbers("faces")
        assert faces[::2] == [box.BACK] * 42
        assert faces[1::2] == box.ALL_FRONTS[1::2]
        assert "fronts" not in view.fields


@pytest.mark.clause("AA-06")
def test_the_pile_is_not_poured_again_for_the_second_round() -> None:
    """Tiles nobody touched lie as they lay; those that came back lie face up."""
    for seed in range(3):
        walk = Walk(Subject(GAME, 2, (("pace", "beat"),)), seed)
        fronts: list[int] = []
        for s in walk:
            if s.phase == 1 and s.round == 1:
                fronts = s.fronts[:]
                first = s.faces[:]
            if s.phase == 1 and s.round == 2:
                assert s.fronts == fronts
                assert s.pile == 84
                for n in range(84):
                    if s.faces[n] == box.BACK:
                        assert first[n] == box.BACK
                break
        else:
            raise AssertionError("no second round")


@pytest.mark.clause("AA-07")
def test_thirteen_cards_of_four_types() -> None:
    orders = set()
    drawn: set[int] = set()
    for seed in range(60):
        scene = Scene(3).pour().ring()
        assert scene.op == fr.LAY_OUT_CARDS
        assert scene.s.cards == [-1] * 13  # face down until loading starts
        f = scene.s.stack[-1]
        a = GAME.steps[f.op].sample(scene.s, f, NATURE, Dice(seed))
        scene.act(NATURE, "lay_out", *a.args)
        types = [box.TYPE[card] for card in scene.s.cards]
        assert [types.count(t) for t in range(4)] == [5, 2, 3, 3]
        assert len(set(scene.s.cards)) == 13
        orders.add(tuple(types))
        drawn |= set(scene.s.cards)
    assert len(orders) > 50  # shuffled together
    assert drawn == set(range(52))


@pytest.mark.clause("AA-07")
@pytest.mark.parametrize(
    "cards",
    [
        FIRST_CARDS[:12],
        (*FIRST_CARDS[:12], 41),  # one of them twice
        (*FIRST_CARDS[:12], 5),  # six discoveries
        (*FIRST_CARDS[:12], 52),
        (*FIRST_CARDS[:12], -1),
    ],
)
def test_other_cards_are_refused(cards: tuple[int, ...]) -> None:
    scene = Scene(3).pour().ring()
    assert scene.no(NATURE, "lay_out", *cards).key == "no-bad-arguments"
