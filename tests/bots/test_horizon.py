"""Games too long to play out: search judges them after a few decisions."""

from __future__ import annotations

import pytest

from quarterdeck.bots.games import instinct_for
from quarterdeck.bots.levels import choose, parse
from quarterdeck.bots.random import play_a_while
from quarterdeck.bots.search import Search
from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NATURE
from quarterdeck.games.sail_away import GAME
from quarterdeck.lab.match import play_match


def some(seats: int, seed: int):
    """The choices of a game played by instinct: the state, who is asked, the lawful moves."""
    dice = Dice(seed)
    instinct = instinct_for(GAME)
    s = GAME.new(seats, {})
    while not GAME.is_over(s):
        seat = int(GAME.seat_to_act(s))
        if seat == NATURE:
            GAME.apply(s, seat, GAME.step(s).draw(s, s.stack[-1], dice))
            continue
        moves = GAME.legal(s, seat)
        yield s, seat, moves
        move = moves[0]
        if len(moves) > 1 and GAME.step(s).plain:
            move = int(instinct.move(s, s.stack[-1], seat, moves, dice))
            assert move in moves
        GAME.apply(s, seat, move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prospects_are_shares(seats: int):
    instinct = instinct_for(GAME)
    for k, (s, _, _) in enumerate(some(seats, 3)):
        if k % 9 == 0:
            shares = instinct.prospects(s)
            assert len(shares) == seats
            assert all(0.0 <= share <= 1.0 for share in shares)
            t = s.clone()
            play_a_while(GAME, t, instinct, Dice(k))
            assert GAME.invariant(t) == ""


def test_rewards_stay_within_bounds_and_visits_add_up():
    asked = 0
    for k, (s, seat, moves) in enumerate(some(2, 8)):
        if len(moves) > 1 and k % 25 == 0:
            search = Search(GAME, GAME.view(s, seat), [], seat, Dice(k), instinct_for(GAME))
            search.run(120)
            assert sum(n for _, n, _ in search.opinions()) == 120
            assert all(0.0 <= value <= 1.0 for _, _, value in search.opinions())
            asked += 1
    assert asked > 3


def test_a_little_search_beats_chance():
    """Sixty iterations are enough for that."""
    rich = 0
    for seed in range(2):
        played = play_match(GAME, {}, [parse("mcts:60it"), parse("random")], seed, [1, 2])
        rich += played.scores[0] > played.scores[1]
    assert rich == 2


def test_greedy_needs_one_deal_only():
    for k, (s, seat, moves) in enumerate(some(2, 5)):
        if len(moves) > 1 and k > 30:
            view = GAME.view(s, seat)
            bots = [choose(GAME, view, [], seat, parse("greedy"), Dice(9)) for _ in range(2)]
            assert bots[0] == bots[1]
            return
