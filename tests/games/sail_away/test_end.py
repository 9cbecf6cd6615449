"""Sail Away, the end: SA-60 to SA-64."""

from __future__ import annotations

import pytest

from quarterdeck.games.sail_away import GAME
from quarterdeck.games.sail_away.scoring import public_winner, score
from tests.support.sail_away import COCOA, COTTON, VANILLA, Scene, scene

FOUR = {0: 12, 1: 13, 2: 14, 3: 15}
FIVE = {**FOUR, 4: 16}


def pass_turn(t: Scene) -> Scene:
    """One crate, and done."""
    return t.say(t.mays("place")[0]).do("done")


@pytest.mark.clause("SA-60")
def test_after_five_ships_the_others_have_one_turn_each() -> None:
    t = scene(slots={1: FIVE}, seats=3, turn=1)
    pass_turn(t)
    assert t.told("last_round") == [(1, 5)]
    assert t.waits == 2
    pass_turn(t)
    assert t.waits == 0
    pass_turn(t)
    assert t.is_over
    assert t.result.reason == "end-five-ships"


@pytest.mark.clause("SA-60")
def test_a_fifth_ship_in_anothers_turn_counts_after_ones_own() -> None:
    t = scene(ships={1: ("0 s1 s1",)}, slots={1: FOUR}, turn=0, launched={})
    pass_turn(t)
    t.do("take", 0)  # seat 1's fifth ship, the last slot without asking
    assert t.s.launches[1] == 5
    assert t.told("last_round") == []
    pass_turn(t)
    assert t.told("last_round") == [(1, 5)]
    pass_turn(t)
    assert t.is_over


@pytest.mark.clause("SA-60")
def test_nothing_in_the_last_turns_starts_another_round() -> None:
    t = scene(slots={0: FIVE}, launched={1: (0, 1, 2, 3, 4)})
    pass_turn(t)
    pass_turn(t)
    assert t.told("last_round") == [(0, 5)]
    assert t.is_over


@pytest.mark.clause("SA-61")
def test_printed_points_and_coins() -> None:
    t = scene(launched={0: (0, 24), 1: (12,)}, coins={0: 13}, secrets=(3, 2))
    assert score(t.s, 0) == 4 + 11 + 13
    assert score(t.s, 1) == 7 + 4


@pytest.mark.clause("SA-62")
def test_the_public_objective_goes_to_the_most_alone() -> None:
    t = scene(launched={0: (0,), 1: (24,)}, objective=COTTON)
    assert public_winner(t.s) == 1
    assert score(t.s, 1) == 11 + 4 + 10
    tied = scene(launched={0: (0,), 1: (12,)}, objective=COTTON)
    assert public_winner(tied.s) == 1
    tied = scene(launched={0: (12,), 1: (24,)}, objective=COTTON)
    assert public_winner(tied.s) == -3


@pytest.mark.clause("SA-62")
def test_at_least_one_is_needed() -> None:
    assert public_winner(scene(launched={0: (0,)}, objective=COCOA).s) == -3


@pytest.mark.clause("SA-63")
def test_the_secret_objective_counts_every_printed_space() -> None:
    """Ship 6 has cotton, sugar cane and a smuggler's hold of coconut; filled or not, it counts."""
    t = scene(launched={0: (6, 10)}, secrets=(4, 1), objective=COCOA)
    assert score(t.s, 0) == 3 + 3 + 4 + 2
    down = scene(slots={0: {0: 6, 1: 10}}, flipped={0: (0, 1)}, secrets=(4, 1))
    assert score(down.s, 0) == score(t.s, 0)


@pytest.mark.clause("SA-64")
def test_most_points_win_and_a_tie_is_shared() -> None:
    t = scene(slots={0: FIVE}, coins={1: 80}, objective=COCOA, secrets=(VANILLA, COTTON))
    r = pass_turn(pass_turn(t)).result
    assert (r.winners, r.ranks) == ([1], [2, 1])
    t = scene(slots={0: FIVE}, secrets=(VANILLA, COTTON), objective=COCOA)
    t.s.coins[1] = t.s.coins[0] + t.s.points[0] + t.s.counts[VANILLA] + 10
    assert public_winner(t.s) == 0
    r = pass_turn(pass_turn(t)).result
    assert r.scores[0] == r.scores[1]
    assert (r.winners, r.ranks) == ([0, 1], [1, 1])


@pytest.mark.clause("SA-61", "SA-62", "SA-63")
def test_the_count_line_by_line() -> None:
    t = scene(slots={0: FIVE}, secrets=(VANILLA, COTTON), objective=COCOA)
    pass_turn(pass_turn(t))
    mine = [line for line in t.result.lines if line.seat == 0]
    assert [line.key for line in mine] == ["tally-ship"] * 5 + [
        "tally-coins",
        "tally-public",
        "tally-secret",
    ]
    assert sum(line.points for line in mine) == t.result.scores[0] == GAME.standing(t.s, 0)
    assert t.s.revealed == [VANILLA, COTTON]
    assert t.told("showed") == [(0, VANILLA), (1, COTTON)]
