"""Ahoy, the round's end and the game's: AH-030 to AH-034, AH-139, AH-153, AH-160 to AH-165."""

from __future__ import annotations

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.event import heard_by
from quarterdeck.core.seat import NOBODY
from quarterdeck.games.ahoy import GAME
from quarterdeck.games.ahoy.cards import CLOSE_CALL, ENLIST
from quarterdeck.games.ahoy.ending import controller, squadron_control, union_control
from tests.support.ahoy import Scene, X, card, scene

LAST = {0: (6,), 1: (), 2: ()}  # the round's last die is the Squadron's 6


def to_the_end(sc: Scene) -> Scene:
    """The last die of the round on the Cannons; nothing else is done."""
    return sc.die(6, 8).say("end")


# ---------------------------------------------------------------- control


@pytest.mark.clause("AH-030")
def test_control_of_the_squadron() -> None:
    """2 for the Flagship, 1 a Patrol, 2 a Stronghold, on any space of the region."""
    sc = scene(ships={0: (0, 1)}, patrols=[(1, 1), (0, 0), (2, 1)], strongholds=[(0, 0)])
    assert [squadron_control(sc.s, k) for k in (0, 1)] == [6, 1]


@pytest.mark.clause("AH-030")
def test_control_of_the_union() -> None:
    """1 a Comrade on the Island, 1 a ship; the Gunship counts."""
    sc = scene(ships={2: (2, 1), 18: (3, 1)}, comrades={0: 2, 1: 3})
    assert [union_control(sc.s, k) for k in (0, 1)] == [2, 5]


@pytest.mark.clause("AH-030")
def test_smugglers_never_count() -> None:
    sc = scene(seats=4, ships={0: 7, 1: (0, 1), 2: 7, 3: (0, 1)})
    assert controller(sc.s, 0) == -1


@pytest.mark.clause("AH-139")
def test_the_cutter_doubles_the_comrades_of_its_region() -> None:
    sc = scene(ships={2: 3, 17: (2, 1)}, comrades={0: 3, 1: 3})
    assert [union_control(sc.s, k) for k in (0, 1)] == [4, 7]


@pytest.mark.clause("AH-031")
def test_the_higher_control_gains_the_wealth() -> None:
    sc = scene(dice=LAST, ships={0: 3, 2: 7}, wealth={0: 4, 1: 2})
    to_the_end(sc)
    assert sc.fame == [4, 0, 2]
    assert [e[:3] for e in sc.told("scored")] == [(0, 4, 0), (2, 2, 1)]


@pytest.mark.clause("AH-031")
def test_a_tie_is_nobodys() -> None:
    """2 to 2 and 0 to 0."""
    tiles = ((5, 0, 0, 2), (7, 2, 1, 0), (8, 4, 1, 0))
    sc = scene(tiles, dice=LAST, ships={0: 3, 2: 3}, comrades={0: 1}, wealth={0: 5, 1: 3})
    to_the_end(sc)
    assert sc.fame == [0, 0, 0]
    assert sc.told("contested") == [(0,), (1,), (2,)]


# ---------------------------------------------------------------- the end


@pytest.mark.clause("AH-032")
def test_thirty_fame_at_the_rounds_end_is_the_end() -> None:
    sc = scene(dice=LAST, ships={0: 3, 2: 7}, fame={0: 29, 1: 5}, wealth={0: 1})
    to_the_end(sc)
    assert sc.is_over
    assert (sc.result.winners, sc.result.scores, sc.result.reason) == ([0], [30, 5, 1], "end-fame")
    assert sc.told("ended") == [(1,)]


@pytest.mark.clause("AH-032")
def test_not_before() -> None:
    sc = scene(fame={1: 40}, dice={0: (6, 5, 1, 1, 1)}).die(6, 8).die(5, 7).say("end")
    assert not sc.is_over
    below = to_the_end(scene(dice=LAST, ships={0: 3, 2: 3}, comrades={0: 1}, fame={1: 29}))
    assert not below.is_over


@pytest.mark.clause("AH-032")
def test_gold_breaks_a_tie_and_else_the_win_is_shared() -> None:
    ships = {0: 3, 2: 3}
    sc = scene(dice=LAST, ships=ships, comrades={0: 1}, fame={0: 31, 2: 31}, gold={0: 2, 2: 3})
    assert to_the_end(sc).result.winners == [2]
    assert sc.result.ranks == [2, 3, 1]
    sc = scene(dice=LAST, ships=ships, comrades={0: 1}, fame={0: 31, 2: 31}, gold={0: 3, 2: 3})
    assert to_the_end(sc).result.winners == [0, 2]
    assert GAME.rewards(sc.s)[0] == GAME.rewards(sc.s)[2] > GAME.rewards(sc.s)[1]


@pytest.mark.clause("AH-032", "AH-153")
def test_pledged_cargo_scores_at_the_end() -> None:
    """Two regions of the Squadron with Compass and Skull Islands; pile 1 is the Squadron's."""
    tea, gems, shells = card("Sailor"), card("Buccaneer"), card("Naive Noble")
    sc = scene(
        dice=LAST,
        ships={0: 3, 2: (0, 1)},
        patrols=[7],
        fame={0: 30},
        pledged={(1, 1): [tea, gems], (1, 0): [shells, card("Gunner")]},
        piles={1: 1},
    )
    to_the_end(sc)
    assert [controller(sc.s, k) for k in (0, 1)] == [0, 0]
    assert sc.fame[1] == 2  # Compass and Skull for the Squadron; the Union controls nothing
    assert sorted(sc.told("pledge_scored")) == [
        (1, gems, 0, 1),
        (1, card("Gunner"), 1, 0),
        (1, shells, 1, 0),
        (1, tea, 0, 1),
    ]
    lines = [(x.key, x.points) for x in sc.result.lines if x.seat == 1]
    assert lines == [
        ("tally-fame", 0),
        ("tally-pledge", 1),
        ("tally-pledge", 0),
        ("tally-pledge", 0),
        ("tally-pledge", 1),
        ("tally-gold", 0),
    ]


# ---------------------------------------------------------------- two players


@pytest.mark.clause("AH-033")
def test_two_players_raise_wealth_and_may_wipe_the_market() -> None:
    sc = scene(seats=2, dice={0: (6,), 1: ()}, wealth={0: 2, 1: 6}, first=1, ships={1: (0, 1)})
    tiles = int(sc.s.regions)
    to_the_end(sc)
    assert tiles == 2
    # Region 1 is at 6: only one is left, so nothing is asked; then the Market.
    assert sc.s.wealth[:2] == [3, 6]
    assert sc.step == "WipeMarket 1"
    old = list(sc.s.market)
    assert sc.may == ["wipe", "pass"]
    sc.say("wipe")
    assert [sc.s.where[k] for k in old] == [2, 2, 2]
    assert not set(old) & set(sc.s.market)
    assert sc.s.round == 2


@pytest.mark.clause("AH-033")
def test_the_first_player_of_the_round_just_ended_chooses() -> None:
    sc = to_the_end(scene(seats=2, dice={0: (6,), 1: ()}, first=0))
    assert sc.step == "RaiseWealth 0"
    assert sc.may == ["raise 0", "raise 1"]
    sc.say("raise 1", "pass")
    assert sc.s.wealth[:2] == [1, 2]
    assert (sc.s.first, sc.s.turn) == (1, 1)


@pytest.mark.clause("AH-033")
def test_at_six_everywhere_and_without_a_market_nothing_is_asked() -> None:
    sc = scene(
        seats=2, dice={0: (6,), 1: ()}, wealth={0: 6, 1: 6}, market=(-1, -1, -1), ships={1: (0, 0)}
    )
    to_the_end(sc)
    assert (sc.s.round, sc.asked) == (2, "TakeTurn")


@pytest.mark.clause("AH-033")
def test_not_with_three_players() -> None:
    assert to_the_end(scene(dice=LAST)).asked == "TakeTurn"


# ---------------------------------------------------------------- the next round


@pytest.mark.clause("AH-034")
def test_dice_come_back_and_are_rolled_damage_stays() -> None:
    sailor = card("Sailor")
    sc = scene(
        dice=LAST,
        slots={0: {0: X, 1: 2}, 1: {12 + sailor: 3}},
        crew={1: [sailor]},
        rolls=[1, 2, 3, 4, 5, 6, 6, 6, 6, 1, 1, 1, 1],
    )
    to_the_end(sc)
    assert sc.board(0) == [X] + [0] * 11
    assert sc.s.crew_slots[sailor] == 0
    assert sc.s.dice == [1, 2, 3, 4, 5, 6, 6, 6, 6, 0, 1, 1, 1, 1, 0]


@pytest.mark.clause("AH-034")
def test_the_first_player_card_passes_clockwise() -> None:
    assert to_the_end(scene(dice=LAST, first=2)).s.first == 0
    sc = to_the_end(scene(dice=LAST, first=0))
    assert (sc.s.first, sc.s.turn, sc.told("round_began")) == (1, 1, [(2, 1)])


@pytest.mark.clause("AH-034")
def test_the_union_draws_two_plans_while_there_are_some() -> None:
    sc = to_the_end(scene(dice=LAST))
    assert (len(sc.s.plans[2]), sc.s.plan_deck) == (2, 10)
    played = {0: 1, 1: 1, 2: 1, 3: 2, 4: 1, 5: 1, 7: 2, 8: 2}
    sc = to_the_end(scene(dice=LAST, played=played))
    assert (sc.s.plans[2], sc.s.plan_deck) == ((6,), 0)  # the last one: the Secret Weapon
    sc = to_the_end(scene(dice=LAST, played={**played, 6: 1}))
    assert sc.s.plans[2] == ()


# ---------------------------------------------------------------- fine print


@pytest.mark.clause("AH-160")
def test_gold_is_limited_by_the_box() -> None:
    sc = scene(ships={1: (2, 1), 0: 3}, turn=1, gold={0: 15, 1: 4, 2: 1}).die(1, 0)
    sc.do("step", 2).say("stop")
    assert sc.asked == "TakeTurn"  # 20 gold are out: no Treasure
    assert sc.s.gold_left == 0


@pytest.mark.clause("AH-161")
def test_crew_outrank_the_rules_but_cannot_is_absolute() -> None:
    """Sea Dog chooses another way than the arrow's, never across a Sandbar."""
    tiles = ((1, 0, 0, 0), (6, 2, 1, 0))  # tile 1: Sandbar between NW and NE, current in the SW
    sc = scene(
        tiles, ships={1: (0, 0), 0: 3, 2: 7}, turn=1, crew={1: [card("Sea Dog")]}, dice={1: (1,)}
    )
    sc.die(1, 0).do("step", 2)
    assert sc.asked == "Current"
    sc.do("step", 0)
    assert sc.place(1) == (0, 0)
    assert sc.why_not("step", 1) == "no-sandbar AH-040"


@pytest.mark.clause("AH-163")
def test_with_two_players_one_may_concede() -> None:
    sc = scene(seats=2, turn=1, fame={1: 20})
    assert "concede" not in sc.may  # lawful, but nobody is offered it by chance
    sc.do("concede")
    assert sc.is_over
    assert (sc.result.winners, sc.result.ranks) == ([0], [1, 2])
    assert sc.result.reason == "end-conceded"


@pytest.mark.clause("AH-163")
def test_not_with_three_and_not_in_another_turn() -> None:
    assert scene().why_not("concede") == "no-concede AH-163"
    sc = scene(seats=2)
    refusal = GAME.check(sc.s, Action(1, "concede", ()))
    assert refusal is not None
    assert refusal.key == "no-not-your-turn"
    sc.die(1, 0)
    assert sc.why_not("concede") == "no-move-now AH-022"  # only between actions


@pytest.mark.clause("AH-164")
def test_an_action_without_any_outcome_is_allowed() -> None:
    sc = scene(ships={0: (2, 1)}, dice={0: (4, 1, 1, 1, 1)}).die(4, 9)  # Bombard: nobody there
    assert (sc.asked, sc.board(0)[9]) == ("TakeTurn", 4)
    sc = scene(turn=2, dice={2: (1, 6, 1, 1)}, ready=0).die(1, 6).die(6, 8)
    assert sc.board(2)[6] == 1
    assert sc.board(2)[8] == 6


@pytest.mark.clause("AH-165")
def test_only_hands_pledges_and_decks_are_hidden() -> None:
    sc = scene(seats=4, plans=(ENLIST, CLOSE_CALL), piles={1: 1, 3: 0})
    for seat in (0, 1, 3, NOBODY):
        fields = GAME.view(sc.s, seat).fields
        plans = fields["plans"]
        assert isinstance(plans, list)
        assert plans[2] == 2
        pledges = [p if k == seat else None for k, p in enumerate(sc.s.pledges)]
        assert fields["pledges"] == pledges
    assert GAME.view(sc.s, 2).fields["plans"][2] == (CLOSE_CALL, ENLIST)  # type: ignore[index]
    hidden = [k for k, who in GAME.audience.items() if who != "public"]
    assert hidden == ["plans", "waived", "pledges"]


@pytest.mark.clause("AH-165")
def test_the_end_shows_them() -> None:
    sc = scene(dice=LAST, fame={0: 30}, plans=(ENLIST, CLOSE_CALL), piles={1: 1})
    to_the_end(sc)
    assert sc.is_over
    assert sc.s.shown_pledges == [-1, 1, -1]
    assert [k for k in range(9) if sc.s.shown_plans[k]] == [CLOSE_CALL, ENLIST]
    assert sc.told("showed_pledges") == [(1, 1)]
    assert sc.told("showed_plan") == [(2, CLOSE_CALL), (2, ENLIST)]
    shown = GAME.view(sc.s, 0)
    assert GAME.belief(shown, []).deal(sc.dice).plans[2] == (CLOSE_CALL, ENLIST)
    assert all(not heard_by(e, 0).secret for e in sc.events)
