"""A game of Ahoy goes on by the rules it began with: version 2 where version 3 has changed it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from typing_extensions import override

from quarterdeck.bots.games.ahoy.outlook import outlooks
from quarterdeck.core.dice import Dice
from quarterdeck.core.frame import Frame
from quarterdeck.core.info import BadSetup
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.components import VICTORY_MOVE
from quarterdeck.games.ahoy.frames import FRESH, REWARD, TRIP
from quarterdeck.games.ahoy.state import AhoyState
from tests.support.ahoy import CUTTERS, FOUR, E, S, W, Where, X, card, scene
from tests.support.subjects import Subject
from tests.support.walk import Walk, text

OLD = 2
MERCHANT, TRAWLER, GUNNER = card("Merchant"), card("Trawler"), card("Gunner")


def test_the_version_is_the_tables_and_stays() -> None:
    assert GAME.new(3, {}).version == GAME.info.version == 3
    s = scene(version=OLD).s
    assert s.version == OLD
    assert s.clone().version == OLD
    view = GAME.view(s, 1)
    assert view.version == OLD
    assert GAME.belief(view, []).deal(Dice(1)).version == OLD
    with pytest.raises(BadSetup, match="not played here any more"):
        GAME.new(3, {}, False, 1)


# ---------------------------------------------------------------- what was otherwise


@pytest.mark.clause("AH-136", "AH-130")
@pytest.mark.parametrize(("ship", "slot"), [(17, CUTTERS), (18, FOUR)])
def test_a_ships_sail_brought_no_comrades(ship: int, slot: int) -> None:
    ships: dict[int, Where] = {ship: (3, 1), 0: (0, 0), 1: (0, 0), 2: 3}
    sc = scene(ships=ships, turn=2, dice={2: (4, 1, 1, 1)}, version=OLD).die(4, slot)
    sc.say("sail").do("step", S).say("stop")
    assert sc.step == "TakeTurn 2"
    assert (sc.s.comrades[1], sc.s.ready) == (0, 6)


@pytest.mark.clause("AH-071", "AH-212")
def test_the_merchant_paid_and_the_harbor_was_forgotten() -> None:
    sc = scene(
        ships={0: (1, 1)},
        dice={0: (4, 1, 1, 1, 1)},
        gold={0: 0},
        crew={0: [MERCHANT]},
        patrols=[3] * 10,
        version=OLD,
    ).die(4, 0)
    sc.do("step", E).say("stop")
    assert sc.step == "TakeTurn 0"
    assert (sc.gold[0], sc.board(0)[0]) == (1, 4)


@pytest.mark.clause("AH-071")
def test_passing_declined_what_was_not_offered_too() -> None:
    sc = scene(
        ((11, 0, 0, 0), (7, 2, 1, 0)),
        ships={0: (0, 0), 1: (2, 2), 2: 7},
        dice={0: (4, 1, 1, 1, 1)},
        gold={0: 0},
        crew={0: [MERCHANT]},
        version=OLD,
    ).die(4, 0)
    assert sc.do("step", E).say("stop", "pass").step == "TakeTurn 0"
    assert sc.gold[0] == 1


@pytest.mark.clause("AH-071", "AH-110")
def test_no_patrol_in_the_supply_on_anchoring_was_no_patrol() -> None:
    sc = scene(
        ships={0: (1, 1), 1: (0, 0), 2: (0, 0)},
        slots={0: {1: X}},
        crew={0: [card("Powder Monkey")]},
        patrols=[7] * 10,
        dice={0: (1, 1, 1, 1, 1)},
        gold={0: 0},
        version=OLD,
    ).die(1, 0)
    sc.do("step", E).say("stop", "gain 0", "mend 1", "hit 4")
    assert sc.step == "TakeTurn 0"


@pytest.mark.clause("AH-071", "AH-162")
def test_with_an_empty_supply_there_was_no_order_to_choose() -> None:
    sc = scene(
        ships={0: (1, 1), 1: (1, 1), 2: 7},
        crew={1: [MERCHANT]},
        slots={1: {0: 3}},
        gold={0: 10, 1: 5, 2: 5},
        stack=[Frame(TRIP, 1, (1, 2, VICTORY_MOVE, FRESH, 0))],
        version=OLD,
    )
    assert sc.do("step", E).say("stop").step == "Anchor 1"


@pytest.mark.clause("AH-090")
def test_a_die_in_hand_went_to_slots_only() -> None:
    sc = scene(ships={0: 7, 2: 3}, market=(GUNNER, 0, 1), gold={0: 2}, version=OLD)
    assert f"hire {GUNNER} 0" in sc.may
    sc.say("pick 0")
    assert sc.mays("hire") == []
    assert sc.why_not("hire", GUNNER, 0) == "no-place-now AH-025"
    assert GAME.prompt(sc.s, 0)[0] == "ask-place-die"


@pytest.mark.clause("AH-090", "AH-021")
def test_a_die_that_fitted_no_slot_was_not_picked() -> None:
    hurt = dict.fromkeys((0, 1, 2, 3, 4, 5, 10, 11), X)
    dice = {0: (1, 1, 1, 1, 1)}
    market = (GUNNER, 0, 1)
    sc = scene(ships={0: 7, 2: 3}, market=market, dice=dice, slots={0: hurt}, version=OLD)
    assert sc.mays("pick") == []
    assert sc.why_not("pick", 0) == "no-fits-nowhere AH-025"


@pytest.mark.clause("AH-222")
def test_the_trawler_took_each_treasure_unasked() -> None:
    crew = {1: [TRAWLER]}
    sc = scene(turn=1, ships={1: (2, 1), 0: 3}, crew=crew, version=OLD).die(1, 12 + TRAWLER)
    sc.do("step", E)
    assert sc.step == "Trip 1"
    assert sc.gold[1] == 2
    sc.say("stop")
    assert (sc.step, sc.gold[1]) == ("TakeTurn 1", 2)
    wreck = ((9, 0, 0, 0), (7, 2, 1, 0))
    sc = scene(wreck, turn=1, ships={1: (1, 0), 2: 7}, crew=crew, gold={1: 0}, version=OLD)
    sc.die(1, 12 + TRAWLER).do("step", W).say("harm 0")
    assert (sc.step, sc.gold[1]) == ("Trip 1", 1)


@pytest.mark.clause("AH-157")
def test_a_rewards_tile_was_drawn_after_its_place_was_chosen() -> None:
    sc = scene(
        turn=1,
        ships={0: 3, 1: 7, 2: 0},
        stack=[Frame(REWARD, 1, (13,))],
        draws=(9,),
        version=OLD,
    ).say("reward")
    assert sc.step == "AddTile 1"
    assert sc.s.drawn == -1
    assert GAME.prompt(sc.s, 1)[::2] == ("ask-add-tile", (1,))
    sc.do("edge", 7, E)
    assert sc.step == "PlaceTile 1"
    assert (sc.s.drawn, sc.told("drew_tile")) == (9, [(1, 9)])


# ---------------------------------------------------------------- whole games


@dataclass(frozen=True)
class Begun(Subject):
    """A table that plays by an older version."""

    version: int = OLD

    @override
    def new(self, loud: bool = False) -> AhoyState:
        return GAME.new(self.seats, {}, loud, self.version)


EVERY = 9  # of the many nodes that are much alike


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_before_goes_on_to_its_end(seats: int) -> None:
    """At every node: who must act can; views, what is guessed from them and what bots think of it
    agree; and a saved game is the same game.
    """
    walk = Walk(Begun(GAME, seats, ()), seed=4)
    dice = Dice(8)
    for n, s in enumerate(walk):
        assert s.version == OLD
        assert GAME.invariant(s) == ""
        assert type(GAME.step(s)).__name__ != "Trawl"
        if n % EVERY:
            continue
        assert text(GAME, GAME.restore(GAME.dump(s))) == text(GAME, s)
        actor = int(GAME.seat_to_act(s))
        for seat in range(seats):
            view = GAME.view(s, seat)
            dealt = GAME.belief(view, walk.heard(seat)).deal(dice)
            assert GAME.view(dealt, seat) == view
            if seat == actor:
                assert GAME.legal(dealt, seat) == GAME.legal(s, seat)
                assert len(GAME.prompt(dealt, seat)) == 3
                for move in GAME.legal(s, seat):
                    a = GAME.word(seat, move)
                    assert GAME.refs(dealt, a)
                    assert GAME.label(dealt, a)
            if n % (EVERY * 7) == 0 and min(s.at[:seats]) >= 0:
                assert len(outlooks(dealt)) == seats
    assert GAME.is_over(walk.s)
    assert walk.s.version == OLD


def test_the_same_draws_lead_elsewhere_under_the_new_rules() -> None:
    """So the games above do play by the old ones."""
    ends = []
    for version in (2, 3):
        walk = Walk(Begun(GAME, 4, (), version), seed=4)
        for _ in walk:
            pass
        ends.append(walk.record)
    assert ends[0] != ends[1]
