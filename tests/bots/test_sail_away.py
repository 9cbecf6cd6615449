"""The instinct of Sail Away where ships are launched, by the newest rules and by those before."""

from __future__ import annotations

import pytest

from quarterdeck.bots.games.sail_away.instinct import SailAwayInstinct
from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NATURE
from quarterdeck.games.sail_away import GAME
from quarterdeck.games.sail_away.info import OLDEST, RULES_VERSION
from tests.support.sail_away import Scene, scene

SHIPS = ("6 s0 s0 .", "7 s0 s0 .", "8 p0 p0 .")


def ways(t: Scene) -> set[str]:
    """What it does over many whims."""
    instinct = SailAwayInstinct(GAME)
    moves = GAME.legal(t.s, 0)
    found = {instinct.move(t.s, t.s.stack[-1], 0, moves, Dice(seed)) for seed in range(60)}
    words = [GAME.word(0, move) for move in found]
    return {" ".join([a.verb, *map(str, a.args)]) for a in words}


def test_of_several_ships_any_may_come_first_or_all_wait() -> None:
    t = scene(ships={0: SHIPS}).do("place", 0, 0).do("done")
    assert ways(t) == {"launch 0", "launch 1", "launch 2", "wait"}
    t = scene(ships={0: ("6 s0 s0 .", "0 s0 s0")}).do("place", 0, 0).do("done")
    assert ways(t) == {"launch 0", "launch 1"}


def test_by_the_rules_before_it_answers_for_the_ship_asked_about() -> None:
    t = scene(ships={0: SHIPS}, version=OLDEST).do("place", 0, 0).do("done")
    assert ways(t) == {"launch 0", "wait"}


@pytest.mark.parametrize("version", [OLDEST, RULES_VERSION])
def test_it_plays_a_whole_game_lawfully(version: int) -> None:
    instinct, dice = SailAwayInstinct(GAME), Dice(3)
    s = GAME.new(3, {}, version=version)
    while not GAME.is_over(s):
        seat = GAME.seat_to_act(s)
        if seat == NATURE:
            GAME.apply(s, seat, GAME.step(s).draw(s, s.stack[-1], dice))
            continue
        moves = GAME.legal(s, seat)
        move = instinct.move(s, s.stack[-1], seat, moves, dice)
        assert move in moves
        GAME.apply(s, seat, move)
    assert max(s.launches) >= 5
