"""What Ahoy's bots think of a position: each faction by what it scores by."""

from __future__ import annotations

from quarterdeck.bots.games import instinct_for
from quarterdeck.bots.greedy import best_worth
from quarterdeck.bots.search import Search
from quarterdeck.core.dice import Dice
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.outlook import outlooks
from tests.support.ahoy import card, scene

SQUADRON, SMUGGLER, UNION = 0, 1, 2
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
