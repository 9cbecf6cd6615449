"""What Ahoy's bots think of a position: each faction by what it scores by."""

from __future__ import annotations

import pytest

from quarterdeck.bots.brains import instinct_for
from quarterdeck.bots.games.ahoy.control import control_leads, row_now
from quarterdeck.bots.games.ahoy.outlook import outlooks, regions_worth
from quarterdeck.bots.greedy import best_worth, greedy_action
from quarterdeck.bots.levels import think
from quarterdeck.bots.search import Search
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.cards import SECRET_WEAPON, WEAPON_CACHE
from quarterdeck.games.ahoy.frames import PLACE_COMRADES
from tests.support.ahoy import CUTTERS, card, scene
from tests.support.ahoy_duels import PATROL, duel

SQUADRON, SMUGGLER, UNION = 0, 1, 2
UNION_SIDE = 1  # of the regions' worth
COMPASS_ISLE, SKULL_ISLE = 3, 7  # of the two tiles at the start


def test_patrols_in_a_rich_region_are_worth_more_to_the_squadron() -> None:
    poor = outlooks(scene(patrols=[COMPASS_ISLE], wealth={1: 5}).s)
    rich = outlooks(scene(patrols=[SKULL_ISLE], wealth={1: 5}).s)
    assert rich[SQUADRON] > poor[SQUADRON]
    assert rich[UNION] < poor[UNION]


def test_comrades_take_a_region_from_the_squadron() -> None:
    few = outlooks(scene(comrades={0: 1}, wealth={0: 4}).s)
    many = outlooks(scene(comrades={0: 5}, wealth={0: 4}).s)
    assert many[UNION] > few[UNION]
    assert many[SQUADRON] < few[SQUADRON]


def test_a_smuggler_likes_cargo_and_being_near_where_it_goes() -> None:
    """The Buccaneer's cargo goes to Parrot, the Naive Noble's to Compass."""
    to_compass = card("Naive Noble")
    none = outlooks(scene(ships={SMUGGLER: 4}).s)
    far = outlooks(scene(ships={SMUGGLER: SKULL_ISLE}, cargo={SMUGGLER: [to_compass]}).s)
    near = outlooks(scene(ships={SMUGGLER: COMPASS_ISLE}, cargo={SMUGGLER: [to_compass]}).s)
    assert near[SMUGGLER] > far[SMUGGLER] > none[SMUGGLER]


def test_delivered_is_better_than_carried() -> None:
    to_compass = card("Naive Noble")
    sc = scene(turn=1, ships={SMUGGLER: COMPASS_ISLE}, cargo={SMUGGLER: [to_compass]})
    before = outlooks(sc.s)[SMUGGLER]
    instinct = instinct_for(GAME)
    after = sc.s.clone()
    GAME.act(after, GAME.word(SMUGGLER, next(m for m in GAME.legal(sc.s, 1) if is_deliver(m))))
    best = best_worth(GAME, after, SMUGGLER, Dice(1), instinct, 5, 1)
    assert best > instinct.worth(sc.s, SMUGGLER)
    assert before > 0


def is_deliver(move: int) -> bool:
    return GAME.word(SMUGGLER, move).verb == "deliver"


def test_damage_and_gold_count() -> None:
    hale = outlooks(scene().s)
    hurt = outlooks(scene(slots={UNION: {0: 7, 1: 7}}).s)
    rich = outlooks(scene(gold={UNION: 4}).s)
    assert hurt[UNION] < hale[UNION] < rich[UNION]


def test_the_slot_that_is_alone_of_its_kind_is_missed_most() -> None:
    """The Union has four Sail slots and one to Inspire."""
    sail = outlooks(scene(slots={UNION: {0: 7}}).s)
    inspire = outlooks(scene(slots={UNION: {8: 7}}).s)
    assert inspire[UNION] < sail[UNION]


def test_search_asks_for_a_lawful_action_in_every_faction() -> None:
    for seat in range(3):
        sc = scene(turn=seat)
        view = GAME.view(sc.s, seat)
        search = Search(GAME, view, [], seat, Dice(3), instinct_for(GAME))
        search.run(40)
        assert sum(n for _, n, _ in search.opinions()) == 40
        assert all(0.0 <= value <= 1.0 for _, _, value in search.opinions())
        assert GAME.check(sc.s, search.best()) is None


# ---------------------------------------------------------------- the Union's other ships (AH-136)

CUTTER = 17
COMPASS_SEA, SKULL_SEA = (0, 1), (3, 1)


def cutter_at(space: tuple[int, int], version: int) -> int:
    """The Union's outlook: two Comrades would turn the rich Skull Island, the Flagship is away."""
    sc = scene(
        ships={CUTTER: space, SQUADRON: COMPASS_ISLE, SMUGGLER: (0, 0), UNION: COMPASS_ISLE},
        patrols=[SKULL_ISLE, SKULL_ISLE],
        wealth={1: 5},
        version=version,
    )
    return outlooks(sc.s)[UNION]


def test_a_ship_near_an_island_is_worth_more_since_it_brings_comrades() -> None:
    """Besides its control, which counted before too."""
    before = cutter_at(SKULL_SEA, 2) - cutter_at(COMPASS_SEA, 2)
    now = cutter_at(SKULL_SEA, 3) - cutter_at(COMPASS_SEA, 3)
    assert now > before > 0


def test_the_union_sends_a_ship_where_its_comrades_are_needed_and_lands_them() -> None:
    """Two steps from a rich region that its Comrades and the Cutter itself take back."""
    sc = scene(
        turn=UNION,
        ships={CUTTER: (2, 1), SQUADRON: COMPASS_ISLE, SMUGGLER: (0, 0), UNION: COMPASS_ISLE},
        patrols=[SKULL_ISLE, SKULL_ISLE, SKULL_ISLE],
        wealth={1: 6},
        dice={SQUADRON: (), SMUGGLER: (), UNION: (5,)},
    ).die(5, CUTTERS)
    did = []
    while sc.asked != "TakeTurn":
        a = greedy_action(GAME, GAME.view(sc.s, UNION), [], UNION, Dice(1), instinct_for(GAME))
        did.append(a.verb)
        sc.do(a.verb, *a.args)
    assert did[0] == "sail"
    assert did[-1] == "gain"
    assert (sc.s.at[CUTTER], sc.s.comrades[1]) == (SKULL_ISLE, 2)


def test_comrades_about_to_land_are_counted() -> None:
    """The question itself is worth as much as its better answer, more or less."""
    sc = scene(
        turn=UNION,
        ships={CUTTER: SKULL_SEA, SQUADRON: COMPASS_ISLE, SMUGGLER: (0, 0), UNION: COMPASS_ISLE},
        patrols=[SKULL_ISLE],
        wealth={1: 6},
        dice={UNION: (5, 1, 1, 1)},
    ).die(5, CUTTERS)
    sc.say("sail", "step 2", "stop")
    assert sc.asked == "Anchor"
    before = outlooks(sc.s)
    after = {}
    for choice in (Action(UNION, "gain", (PLACE_COMRADES,)), Action(UNION, "pass")):
        s = sc.s.clone()
        GAME.act(s, choice)
        after[choice.verb] = outlooks(s)[UNION]
    assert before[UNION] == after["gain"] > after["pass"]


def test_no_choice_is_clear_where_tries_are_judged_at_once() -> None:
    """One tried a few times only looks surely worse: its tree has not grown yet."""
    s = GAME.new(2, {}, loud=True)
    dice, seen, differ = Dice(6), 0, 0
    while seen < 6:
        seat = GAME.seat_to_act(s)
        if seat < 0:
            GAME.apply(s, seat, GAME.step(s).draw(s, s.stack[-1], dice))
            continue
        search = Search(GAME, GAME.view(s, seat), [], seat, Dice(3), instinct_for(GAME))
        if not search.forced():
            think(search, 400, 0, floor=100)
            seen += 1
            differ += search.done > 200
        GAME.act(s, search.best())
    assert differ >= 3  # else no other could have come first any more


# ---------------------------------------------------------------- the last die, and battles


def test_who_places_last_decides_a_narrow_lead() -> None:
    """The Union leads by one; the Squadron's fifth die may still take that away."""
    with_die = scene(comrades={1: 2}, dice={SQUADRON: (5,), SMUGGLER: (), UNION: ()})
    without = scene(comrades={1: 2}, dice={SQUADRON: (), SMUGGLER: (), UNION: ()})
    held = [
        regions_worth(sc.s, control_leads(sc.s), 1, row_now(sc.s), 1) for sc in (with_die, without)
    ]
    assert held[0] < held[1]


def test_a_bombard_in_hand_is_a_threat() -> None:
    there = {
        "ships": {SQUADRON: SKULL_ISLE, UNION: SKULL_SEA},
        "comrades": {1: 3},
        "wealth": {1: 4},
    }
    four = outlooks(scene(**there, dice={SQUADRON: (4, 1)}).s)  # type: ignore[arg-type]
    three = outlooks(scene(**there, dice={SQUADRON: (3, 1)}).s)  # type: ignore[arg-type]
    assert four[SQUADRON] > three[SQUADRON]
    assert four[UNION] < three[UNION]


@pytest.mark.parametrize("plan", [WEAPON_CACHE, SECRET_WEAPON])
def test_the_union_plays_its_weapons_in_a_battle_worth_winning(plan: int) -> None:
    """Against a Patrol in a rich region, with six Ready Comrades."""
    sc = duel(UNION, PATROL, plans=(plan,), ready=6, wealth={0: 6, 1: 6})
    a = greedy_action(GAME, GAME.view(sc.s, UNION), [], UNION, Dice(1), instinct_for(GAME))
    assert (a.verb, a.args) == ("play", (plan,))


def test_a_battle_is_worth_the_more_the_likelier_it_is_won() -> None:
    sc = duel(UNION, PATROL, plans=(WEAPON_CACHE,), ready=6, wealth={0: 6, 1: 6})
    before = outlooks(sc.s)
    sc.do("play", WEAPON_CACHE)
    after = outlooks(sc.s)
    assert after[UNION] > before[UNION]
    assert after[SQUADRON] < before[SQUADRON]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prospects_are_shares_of_one_win(seats: int) -> None:
    s = scene(seats=seats).s
    assert sum(instinct_for(GAME).prospects(s)) == pytest.approx(1)
