"""Anchors Aweigh!, optional rules at the set-up: AA-60 to AA-62."""

from __future__ import annotations

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.info import BadSetup
from quarterdeck.core.seat import NATURE
from quarterdeck.games.anchors_aweigh import GAME
from quarterdeck.games.anchors_aweigh import components as box
from quarterdeck.games.anchors_aweigh import frames as fr
from quarterdeck.kit.bits import BIT
from tests.support.anchors_aweigh import TWELVE, Scene, loading, tile


@pytest.mark.clause("AA-60")
def test_each_player_chooses_a_monkey_for_themselves() -> None:
    scene = Scene(3, monkeys="yes")
    assert GAME.to_act(scene.s) == [0]
    scene.act(0, "monkey", 3).act(1, "decline").act(2, "monkey", 9)
    assert scene.s.meddled == [1, 0, 1]
    assert scene.aboard(0) == scene.aboard(2) == ["monkey"]
    assert (scene.on(0, 3), scene.on(2, 9)) == (19, 19)
    scene.pour()
    assert scene.s.pile == 82
    assert scene.s.fronts[:82].count(box.MONKEY_FRONT) == 1
    assert scene.s.faces[82:] == [box.GONE] * 2


@pytest.mark.clause("AA-60")
def test_not_on_a_cargo_only_space() -> None:
    scene = Scene(2, monkeys="yes")
    assert scene.no(0, "monkey", 12).key == "no-cargo-only"
    assert scene.no(0, "monkey", 14).key == "no-such-space"
    assert scene.no(0, "wait").key == "no-monkey-now"


@pytest.mark.clause("AA-60")
def test_there_are_three_monkeys_so_the_fourth_player_is_refused() -> None:
    scene = Scene(4, monkeys="yes")
    for seat in range(3):
        scene.act(seat, "monkey", seat)
    refusal = scene.no(3, "monkey", 3)
    assert (refusal.key, refusal.clause) == ("no-monkey-left", "AA-60")
    scene.act(3, "decline").pour()
    assert scene.s.pile == 81
    assert box.MONKEY_FRONT not in scene.s.fronts[:81]


@pytest.mark.clause("AA-60")
def test_the_handicap_monkey_counts_as_filled_and_is_hidden_below_deck() -> None:
    scene = Scene(2, monkeys="yes").act(0, "monkey", 8).act(1, "decline").pour().lay_out()
    scene.stock(0, " ".join(TWELVE.split()[1:])).cargo(0, 0, 0)
    assert scene.full(0)
    assert scene.s.captain == 0
    assert scene.view(0).fields["monkey_at"] == [8, None]
    assert scene.view(1).fields["monkey_at"] == [None, -1]
    assert scene.view(1).fields["below"][0] is None


@pytest.mark.clause("AA-60")
def test_it_is_not_discarded_while_loading() -> None:
    scene = Scene(2, monkeys="yes").act(0, "monkey", 3).act(1, "decline").pour().lay_out()
    assert scene.no(0, "discard", 3).key == "no-starfish"


@pytest.mark.clause("AA-60")
def test_without_the_option_nobody_is_asked() -> None:
    assert GAME.new(4, {}).stack[-1].op == fr.POUR_TILES


# ---------------------------------------------------------------- Open Ocean


OWN = {"ocean": "own", "discovery": "4", "trade": "1", "pirates": "7", "contract": "1"}


@pytest.mark.clause("AA-61")
def test_the_table_composes_its_own_thirteen() -> None:
    for seed in range(10):
        scene = Scene(3, 0, **OWN).pour().ring()
        f = scene.s.stack[-1]
        a = GAME.steps[f.op].sample(scene.s, f, NATURE, Dice(seed))
        scene.act(NATURE, "lay_out", *a.args)
        types = [box.TYPE[card] for card in scene.s.cards]
        assert [types.count(t) for t in range(4)] == [4, 1, 7, 1]


@pytest.mark.clause("AA-61")
@pytest.mark.parametrize(
    ("counts", "key"),
    [
        ((5, 2, 3, 2), "no-setup-ocean-sum"),
        ((5, 2, 3, 4), "no-setup-ocean-sum"),
        ((0, 5, 4, 4), "no-setup-ocean-each"),
        ((7, 3, 3, 0), "no-setup-ocean-each"),
        ((2, 9, 1, 1), "no-setup-ocean-many"),
    ],
)
def test_a_wrong_composition_is_refused_with_the_reason(counts: tuple[int, ...], key: str) -> None:
    names = ("discovery", "trade", "pirates", "contract")
    with pytest.raises(BadSetup) as told:
        GAME.new(3, {"ocean": "own", **dict(zip(names, map(str, counts), strict=True))})
    assert told.value.key == key
    assert str(told.value)


@pytest.mark.clause("AA-61", "AA-52")
def test_particular_cards_are_among_them_in_both_rounds() -> None:
    """All pirates and a discovery are named; the three other discoveries come by chance."""
    picked = [19, 28, 29, 31, 35, 37, 38, 39]
    cards = "+".join(map(str, reversed(picked)))
    others = set()
    for seed in range(10):
        scene = Scene(3, 0, **OWN, cards=cards).pour().ring()
        s, f = scene.s, scene.s.stack[-1]
        a = GAME.steps[f.op].sample(s, f, NATURE, Dice(seed))
        assert set(picked) < set(a.args)
        s.used = sum(BIT[card] for card in a.args)  # as after the first round
        again = GAME.steps[f.op].sample(s, f, NATURE, Dice(seed))
        assert set(again.args) & set(a.args) == set(picked)  # what was not named is new
        others |= set(again.args) - set(picked)
        without = [card for card in again.args if card != 19]
        spare = next(card for card in range(19) if card not in a.args + again.args)
        assert scene.no(NATURE, "lay_out", *without, spare).key == "no-bad-arguments"
        scene.act(NATURE, "lay_out", *again.args)
        assert not s.used & s.picked  # they are back in the game
    assert len(others) > 6


@pytest.mark.clause("AA-61")
@pytest.mark.parametrize(
    ("cards", "key"),
    [
        ("20+21", "no-setup-ocean-cards"),  # two trades, and a round has one
        ("52", "no-such-option"),
        ("-1", "no-such-option"),
        ("28+28", "no-such-option"),
        ("28+", "no-such-option"),
        ("28,29", "no-such-option"),
        ("rope", "no-such-option"),
    ],
)
def test_cards_that_cannot_be_among_them_are_refused(cards: str, key: str) -> None:
    with pytest.raises(BadSetup) as told:
        GAME.new(3, {**OWN, "cards": cards})
    assert told.value.key == key


@pytest.mark.clause("AA-61")
def test_thirteen_at_random_have_each_type() -> None:
    mixes = set()
    for seed in range(60):
        scene = Scene(3, ocean="random").pour().ring()
        f = scene.s.stack[-1]
        a = GAME.steps[f.op].sample(scene.s, f, NATURE, Dice(seed))
        scene.act(NATURE, "lay_out", *a.args)
        types = [box.TYPE[card] for card in scene.s.cards]
        mixes.add(tuple(types.count(t) for t in range(4)))
    assert len(mixes) > 20
    assert min(n for mix in mixes for n in mix) == 1
    only_discoveries = Scene(3, ocean="random").pour().ring()
    assert only_discoveries.no(NATURE, "lay_out", *range(13)).key == "no-bad-arguments"


@pytest.mark.clause("AA-61", "AA-52")
def test_a_deck_too_short_has_its_used_cards_back() -> None:
    """Seven pirates a round: the second round needs two that have been used."""
    scene = Scene(3, 0, **OWN).pour().ring()
    s = scene.s
    for card in (*range(28, 35), 0, 20):
        s.used |= BIT[card]
    dealt = (1, 2, 3, 4, 21, *range(30, 37), 40)
    assert scene.no(NATURE, "lay_out", 0, *dealt[1:]).key == "no-bad-arguments"  # enough others
    scene.act(NATURE, "lay_out", *dealt)
    assert s.used == BIT[0] | BIT[20]  # only the pirates were shuffled back


# ---------------------------------------------------------------- Rough Seas


@pytest.mark.clause("AA-62")
def test_rough_seas_is_for_three_or_four_and_without_the_handicap() -> None:
    with pytest.raises(BadSetup) as told:
        GAME.new(2, {"rough": "yes"})
    assert told.value.key == "no-setup-rough-seats"
    with pytest.raises(BadSetup) as told:
        GAME.new(3, {"rough": "yes", "monkeys": "yes"})
    assert told.value.key == "no-setup-rough-monkeys"


@pytest.mark.clause("AA-62")
@pytest.mark.parametrize("seats", [3, 4])
def test_starfish_act_as_with_two_players(seats: int) -> None:
    calm = loading(seats).stock(0, "rope*")
    assert calm.no(0, "discard", 0).key == "no-starfish-here"
    rough = loading(seats, rough="yes").stock(0, "rope*")
    rough.do(0, "discard", 0)
    assert rough.s.faces[tile("rope*")] == rough.s.fronts[tile("rope*")]


@pytest.mark.clause("AA-62")
def test_other_optional_rules_go_together() -> None:
    for options in ({"rough": "yes", **OWN}, {"rough": "yes", "ocean": "random"}):
        assert GAME.new(4, options).rough == 1
    assert GAME.new(4, {"monkeys": "yes", **OWN}).mix == [4, 1, 7, 1]
