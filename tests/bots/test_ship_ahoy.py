"""What Ship Ahoy's bots do: whom they shoot, where they sail, when they board, how they miss."""

from __future__ import annotations

import pytest

from quarterdeck.bots.games.ship_ahoy.chart import Chart
from quarterdeck.bots.games.ship_ahoy.gunnery import expected, shots
from quarterdeck.bots.games.ship_ahoy.helm import Berth, to_load, voyage
from quarterdeck.bots.games.ship_ahoy.instinct import UNSTEADY, hand
from quarterdeck.bots.games.ship_ahoy.judgement import Ridges, is_gun, prizes
from quarterdeck.bots.levels import LEVEL_NAMES, choose, parse
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.components import (
    LYING,
    STEEPEST,
    STRONGEST,
    TILE,
    WEAKEST,
)
from quarterdeck.games.ship_ahoy.frames import FLIGHT
from quarterdeck.games.ship_ahoy.geometry import TURN
from quarterdeck.games.ship_ahoy.pieces import is_enemy, next_to
from quarterdeck.games.ship_ahoy.sailing import OWN_REACH, movers
from quarterdeck.kit.bits import BIT
from quarterdeck.lab.match import play_match
from tests.support.ship_ahoy import PIRATE, SEA, Scene, scene

X, Y = SEA
HARBOUR_3 = (9, 10, 11, 15)
# Everything of seat 1 but ship 3, and everything of seat 0 but ship 0, is gone.
BUT_TWO = (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
BUT_A_TOWER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15)  # but tower 13, and ship 0


def chosen(sc: Scene, bot: str = "greedy", seed: int = 1) -> Action:
    """What the bot does, checked by the rules."""
    seat = sc.waits
    a = choose(GAME, GAME.view(sc.s, seat), [], seat, parse(bot), Dice(seed))
    assert GAME.check(sc.s, a) is None, (a, GAME.check(sc.s, a))
    return a


def best_shot(sc: Scene) -> tuple[int, Action]:
    return shots(sc.s, 0, prizes(sc.s, 0))[0]


def target(sc: Scene, a: Action) -> int:
    """The piece nearest to the line of the shot."""
    worth = [int(expected(sc.s, a, [int(p == k) * 1000 for k in range(18)])) for p in range(18)]
    return worth.index(max(worth))


# ---------------------------------------------------------------- shots


def test_the_nearer_ship_is_shot_at() -> None:
    at = {0: (X, Y), 3: (X + 4000, Y), 4: (X - 2500, Y)}
    sc = scene(at, gone=(1, 2, 5, 12, *HARBOUR_3))
    assert target(sc, best_shot(sc)[1]) == 4


def test_a_tower_is_worth_a_longer_shot() -> None:
    """Tower 13 a bit farther than a ship on the other side."""
    sc = scene({0: (3500, 5000), 3: (3500, 700)}, gone=(4, 5, *HARBOUR_3))
    near_tower = scene({0: (3500, 9900), 3: (3500, 6400)}, gone=(4, 5, *HARBOUR_3))
    assert target(sc, best_shot(sc)[1]) == 3
    assert target(near_tower, best_shot(near_tower)[1]) == 13


def test_a_shot_promises_less_from_farther_away() -> None:
    gains = [
        best_shot(scene({0: (X, Y), 3: (X + far, Y)}, gone=(4, 5, *HARBOUR_3)))[0]
        for far in (2500, 4500, 7000)
    ]
    assert gains[0] > gains[1] > gains[2] > 0


def test_the_expected_gain_is_what_the_stand_in_brings() -> None:
    """The sum over the spread against two hundred shots by a careful hand."""
    sc = scene({0: (X, Y), 3: (X + 4500, Y)}, gone=(4, 5, *HARBOUR_3))
    gain, a = best_shot(sc)
    fell = 0
    for k in range(200):
        t = sc.s.clone()
        shot = hand(a, "captain", Dice(1000 + k))
        GAME.act(t, shot)
        assert t.stack[-1].op == FLIGHT
        GAME.act(t, GAME.sample(t, -1, Dice(k)))
        fell += t.stand[3] == 0
    prize = prizes(sc.s, 0)[3]
    assert abs(gain / 1000 - prize * fell / 200) < prize * 0.15


def test_a_friend_or_a_mountain_in_the_way_spoils_a_shot() -> None:
    clear = scene({0: (X, Y), 3: (X, Y + 3000)}, gone=(4, 5, *HARBOUR_3))
    _, a = best_shot(clear)
    prize = prizes(clear.s, 0)
    free = expected(clear.s, a, prize)
    friend = scene({0: (X, Y), 3: (X, Y + 3000), 1: (X, Y + 1900)}, gone=(4, 5, *HARBOUR_3))
    assert expected(friend.s, a, prize) < free // 2
    hidden = scene({0: (8500, 7000), 3: (8500, 10_000)}, gone=(4, 5, *HARBOUR_3))
    through = Action(0, "shoot", (0, 8500, 7450, 15708, a.args[4], a.args[5]))
    assert expected(hidden.s, through, prize) < free // 4


@pytest.mark.parametrize(("version", "shooter"), [(1, 0), (2, PIRATE)])
def test_the_pirate_is_shot_from_where_it_is_nearer(version: int, shooter: int) -> None:
    """Ship 0 is far away, the pirate close to ship 3; and nobody shoots at what is shot from."""
    at = {0: (X - 5000, Y), 3: (X + 3500, Y), PIRATE: (X, Y)}
    sc = scene(at, pirate="yes", gone=(1, 2, 4, 5, 12, *HARBOUR_3), version=version)
    found = shots(sc.s, 0, prizes(sc.s, 0))
    assert found[0][1].args[0] == shooter
    assert chosen(sc).args[0] == shooter
    by_pirate = [a for _, a in found if a.args[0] == PIRATE]
    assert bool(by_pirate) == (version > 1)
    for a in by_pirate:
        assert target(sc, a) != PIRATE
    back = Action(0, "shoot", (PIRATE, X + 700, Y, 31_416, 400, 4500))  # back at the pirate itself
    alone = [int(p == PIRATE) * 1000 for p in range(18)]
    assert expected(sc.s, back, alone) == 0
    assert expected(sc.s, Action(0, "shoot", (0, *back.args[1:])), alone) > 300


def test_a_ship_keeps_out_of_the_pirates_sight() -> None:
    """Anybody may shoot from it: it is a danger where it has a free shot."""
    at = {0: (8500, 13_500), PIRATE: (8500, 11_000)}
    charts = [
        Chart(scene(at, pirate="yes", step="move", gone=BUT_A_TOWER, version=v).s, 0)
        for v in (1, 2)
    ]
    assert [is_gun(c.s, PIRATE) for c in charts] == [False, True]
    old, new = charts
    seen = old.place(0, 8500, 13_500, 0) - new.place(0, 8500, 13_500, 0)
    hidden = old.place(0, 8500, 6500, 0) - new.place(0, 8500, 6500, 0)  # behind the mountain
    assert seen > hidden + 20


def test_the_pirate_is_not_left_where_it_shoots_at_oneself() -> None:
    at = {0: (X, Y), PIRATE: (X, Y + 2500)}
    sc = scene(at, pirate="yes", step="move", gone=(3, 4, 5, 13, *HARBOUR_3[:2]))
    chart = Chart(sc.s, 0)
    assert chart.haunt(PIRATE, X, Y + 5000, 0) > chart.haunt(PIRATE, X, Y + 2500, 0)
    assert chart.exposed(X, Y + 2500) > chart.exposed(X, Y + 5000)


def test_the_last_piece_is_worth_more_than_a_tower() -> None:
    few = scene({0: (X, Y), 3: (X, Y + 3000)}, gone=BUT_TWO)
    assert prizes(few.s, 0)[3] > 1000


def test_advanced_rules_a_topple_is_worth_what_can_be_captured_after_it() -> None:
    far = scene({0: (X, Y), 3: (X, Y + 6000)}, gone=(4, 5, *HARBOUR_3), rules="advanced")
    near = scene({0: (X, Y), 3: (X, Y + 1500)}, gone=(4, 5, *HARBOUR_3), rules="advanced")
    assert prizes(near.s, 0)[3] > 2 * prizes(far.s, 0)[3] > 0


def test_nobody_ends_a_game_that_another_wins() -> None:
    """Seat 1's last ship is nearest, but seat 2 leads."""
    at = {0: (X, Y), 3: (X + 2500, Y), 6: (X - 3500, Y)}
    sc = scene(at, seats=3, gone=(4, 5, 13), taken={1: 2, 2: 2, 12: 2})
    assert prizes(sc.s, 0)[3] < 0
    assert target(sc, best_shot(sc)[1]) != 3


# ---------------------------------------------------------------- the hand


def test_every_level_has_its_hand_and_the_better_is_the_steadier() -> None:
    assert tuple(UNSTEADY) == LEVEL_NAMES
    assert list(UNSTEADY.values()) == sorted(UNSTEADY.values(), reverse=True)
    meant = Action(0, "shoot", (0, X, Y, 100, 1000, 4500))
    for level, sigma in UNSTEADY.items():
        off = []
        for k in range(300):
            a = hand(meant, level, Dice(k))
            off.append((a.args[3] - 100 + TURN // 2) % TURN - TURN // 2)
            assert 0 <= a.args[3] < TURN
            assert 0 <= a.args[4] <= STEEPEST
            assert WEAKEST <= a.args[5] <= STRONGEST
        spread = (sum(d * d for d in off) / len(off)) ** 0.5
        assert sigma * 0.85 < spread < sigma * 1.15
    rope = Action(0, "sail", (0, 0, 0, 1, 2, 3, 4))
    assert hand(rope, "deckhand", Dice(1)) is rope


# ---------------------------------------------------------------- moves and fights


def test_a_ship_that_can_reach_a_lonely_enemy_boards_it() -> None:
    sc = scene({0: (X, Y), 3: (X, Y + 2800)}, gone=BUT_TWO, step="move").roll(3)
    a = chosen(sc)
    assert (a.verb, a.args[0]) == ("sail", 0)
    sc.do("sail", *a.args)
    assert next_to(sc.s, 0, 3)
    assert chosen(sc).verb == "fight"


def test_a_rope_is_laid_around_what_is_in_the_way() -> None:
    """The enemy behind the big mountain: straight on is no way."""
    sc = scene({0: (8500, 7300), 3: (8500, 9900)}, gone=BUT_TWO, step="move").roll(3)
    a = chosen(sc)
    assert a.verb == "sail"
    sc.do("sail", *a.args)


def test_a_rope_goes_round_more_than_one_thing() -> None:
    """Between an enemy and a mountain: with a single corner there is no way."""
    at = {0: (8824, 9553), 3: (4811, 5819), 4: (9624, 8902), 5: (6959, 6373)}
    sc = scene(at, gone=tuple(p for p in range(1, 16) if p not in at), step="move").roll(3)
    there = Berth(1, 0, 7423, 8206, 0)
    a = voyage(Chart(sc.s, 0), there, OWN_REACH)
    assert a is not None
    assert len(a.args) > 3 + 2 * 3
    sc.do("sail", *a.args)
    assert (sc.s.x[0], sc.s.y[0]) == (there.x, there.y)


# Beside the middle mountain: two enemy ships have a free shot at ship 0.
IN_DANGER = (10_100, 6700)
BUT_THESE = (5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)


def hidden_from(sc: Scene, ship: int) -> set[int]:
    """The enemy guns with a mountain between them and a ship."""
    s = sc.s
    ridges = Ridges(s)
    guns = [p for p in range(16) if is_enemy(s, 0, p) and is_gun(s, p)]
    return {g for g in guns if ridges.hide(s.x[ship], s.y[ship], s.x[g], s.y[g])}


@pytest.mark.parametrize("others", [(), (1,), (1, 2)])
def test_a_ship_in_danger_hides_behind_a_mountain(others: tuple[int, ...]) -> None:
    """The last ship, and one of several that have little to shoot at themselves."""
    afar = {1: (16_000, 16_000), 2: (16_000, 1600)}
    lost = tuple(p for p in (1, 2) if p not in others)
    at = {0: IN_DANGER, 3: (5100, 6700), 4: (5100, 9500), **{p: afar[p] for p in others}}
    sc = scene(at, gone=(*BUT_THESE, *lost), step="move").roll(3)
    assert hidden_from(sc, 0) == set()
    a = chosen(sc)
    assert (a.verb, a.args[0]) == ("sail", 0)
    assert hidden_from(sc.do("sail", *a.args), 0) == {3, 4}


def test_the_lee_is_found_wherever_it_lies() -> None:
    """Around the mountain from here, in none of the eight directions that a ship looks along."""
    at = {0: (7404, 10_109), 3: (3914, 7662), 4: (5549, 5037)}
    sc = scene(at, gone=(*BUT_THESE, 1, 2), step="move").roll(3)
    assert hidden_from(sc, 0) == set()
    assert hidden_from(sc.do(*said(chosen(sc))), 0) == {3, 4}


def test_the_chest_is_fetched() -> None:
    sc = scene({0: (8500, 6600)}, gone=(3, 4, 5, 13), step="move", treasure="yes").roll(3)
    a = chosen(sc)
    assert (a.verb, a.args[0]) == ("sail", 0)
    assert sc.do("sail", *a.args).s.chest == 0


def test_a_barrel_is_loaded_and_brought_home() -> None:
    sc = scene(step="move", merchant="yes", barrels=(1, 0, 3, 2), gone=(3, 4, 5, 13))
    assert chosen(sc).verb == "load"
    ship = chosen(sc).args[0]
    sc.do(*said(chosen(sc))).roll(3)
    sailed = set()
    while sc.waits == 0 and (a := chosen(sc)).verb == "sail":
        sailed.add(a.args[0])
        sc.do("sail", *a.args)
    assert ship in sailed
    guarded = scene(step="move", merchant="yes", barrels=(1, 0, 3, 2))
    assert chosen(guarded).verb == "roll"  # it would be shot at by four
    near = scene({0: (3500, 11_700)}, step="move", merchant="yes", barrels=(1, 0, 3, 2),
                 aboard={0: 0}, gone=(3, 4, 5, 13)).roll(1)  # fmt: skip
    assert near.do(*said(chosen(near))).s.points[0] == 2


def test_of_two_barrels_the_one_with_the_shorter_way_is_loaded() -> None:
    """Barrel 0 is for the golden harbour, barrel 1 for the violet one; ship 0 is near that."""
    at = {0: (X + 3000, Y)}
    gone = (3, 4, 5, 13, *HARBOUR_3)
    for version, barrel in ((1, 0), (2, 1)):
        sc = scene(
            at, step="move", merchant="yes", barrels=(2, 3, 0, 1), gone=gone, version=version
        )
        for k, y in ((0, Y - 100), (1, Y + 100)):
            sc.s.barrel_at[k] = LYING
            sc.s.barrel_x[k], sc.s.barrel_y[k] = X + 3000, y
        a = chosen(sc)
        assert said(a) == (("load", 0) if version == 1 else ("load", 0, 1))
        assert sc.do(*said(a)).s.barrel_at[barrel] == 0


def test_a_path_takes_the_better_barrel_along() -> None:
    gone = (3, 4, 5, 13, *HARBOUR_3)
    sc = scene({0: (X, Y)}, step="move", merchant="yes", barrels=(2, 3, 0, 1), gone=gone)
    for k, x in ((0, X + 1000), (1, X + 2000)):
        sc.s.barrel_at[k] = LYING
        sc.s.barrel_x[k], sc.s.barrel_y[k] = x, Y
    chart = Chart(sc.s, 0)
    way = [X, Y, X + 2500, Y]
    assert to_load(chart, 0, way) == BIT[1]
    assert to_load(chart, 0, [X, Y, X + 1200, Y]) == BIT[0]
    assert to_load(chart, 0, [X, Y, X, Y + 500]) == 0
    assert to_load(chart, PIRATE, way) == 0
    sc.s.version = 1
    assert to_load(chart, 0, way) == 1  # whichever comes first


def said(a: Action) -> tuple[str, *tuple[int, ...]]:
    return (a.verb, *a.args)


def test_a_flat_enemy_is_captured_and_running_fights_are_rolled() -> None:
    at = {0: (X, Y), 3: (X, Y + 700)}
    flat = scene(at, step="fight", flat=(3,), rules="advanced")
    assert said(chosen(flat)) == ("fight", 0, 3)
    running = scene(at, step="fight", combats=((0, 3),))
    assert said(chosen(running)) == ("fight", 0, 3)


def test_the_kraken_is_sent_to_others() -> None:
    sc = scene({0: (X, 2500), TILE: (X, 3300), 3: (X, 5600)}, step="fight", kraken="yes")
    sc.fight(0, TILE)
    a = chosen(sc)
    assert (a.verb, a.args[0]) == ("sail", TILE)
    sc.do("sail", *a.args)
    assert 3 not in movers(sc.s, 1, False)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"rounds": "5"}),
        (3, {"rounds": "5", "pirate": "yes", "wind": "yes"}),
        (4, {"rounds": "5", "teams": "yes", "rules": "advanced", "treasure": "yes"}),
        (4, {"rounds": "5", "table": "small", "monster": "yes", "merchant": "yes"}),
        (2, {"rounds": "10", "table": "small", "kraken": "yes", "pirate": "yes"}),
    ],
)
def test_every_choice_is_lawful(seats: int, options: dict[str, str]) -> None:
    dice = Dice(seats)
    s = GAME.new(seats, options)
    GAME.settle(s)
    while not GAME.is_over(s):
        seat = GAME.to_act(s)[0]
        if seat < 0 or (seat == 1 and dice.below(2)):
            a = GAME.sample(s, seat, dice)
        else:
            a = choose(GAME, GAME.view(s, seat), [], seat, parse("captain"), dice)
        assert GAME.check(s, a) is None, (a, GAME.check(s, a))
        GAME.act(s, a)
        assert GAME.invariant(s) == ""


def test_the_worst_but_one_beats_chance() -> None:
    """Four games of at most twenty rounds: the mate is ahead in each."""
    for seed in range(2):
        for bots, me in ((["mate", "random"], 0), (["random", "mate"], 1)):
            options = {"rounds": "20", "table": "small"}
            played = play_match(GAME, options, [parse(b) for b in bots], seed, [1, 2])
            assert played.scores[me] > played.scores[1 - me]


# ---------------------------------------------------------------- what a person begins with
