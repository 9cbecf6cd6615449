"""Games too long to play out: search judges them after a few decisions."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck.bots.brains import instinct_for
from quarterdeck.bots.greedy import SAMPLES, best_worth, candidates
from quarterdeck.bots.instinct import Instinct
from quarterdeck.bots.levels import parse
from quarterdeck.bots.playout import play_a_while
from quarterdeck.bots.search import Search
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.game import Game
from quarterdeck.core.seat import NATURE
from quarterdeck.core.view import PUBLIC
from quarterdeck.games.sail_away import GAME
from quarterdeck.lab.match import play_match
from tests.support.subjects import REGISTERED, SUBJECTS
from tests.support.walk import Walk, held, played


def is_secretive(game: Game[Any]) -> bool:
    return any(who != PUBLIC for who in game.audience.values())


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


ONE_DEAL = [g for g in REGISTERED.values() if instinct_for(g).deals == 1 and is_secretive(g)]


@pytest.mark.parametrize("game", ONE_DEAL, ids=lambda game: game.info.id)
def test_greedy_needs_one_deal_only(game: Game[Any]) -> None:
    """What is hidden does not change which choices seem best, so guessing once will do."""
    instinct = instinct_for(game)
    subject = next(s for s in SUBJECTS if s.game is game and s.seats == 3)
    walk, dice = Walk(subject, 5), Dice(2)
    every = len(played(subject, 5).record) // 24
    compared = differ = 0
    for s in walk:
        seats = [seat for seat in game.to_act(s) if seat >= 0]
        if not seats or len(walk.record) % every or len(game.legal(s, seats[0])) == 1:
            continue
        belief = game.belief(game.view(s, seats[0]), walk.heard(seats[0]))
        worlds = [belief.deal(dice), belief.deal(dice)]
        differ += any(held(game, world) != held(game, s) for world in worlds)
        first, *others = [best_of(game, world, seats[0], instinct) for world in (s, *worlds)]
        assert others == [first] * 2
        compared += 1
    assert compared >= 8
    assert differ > 5


def best_of(game: Game[Any], s: Any, seat: int, instinct: Instinct[Any]) -> list[Action]:
    """As greedy play weighs the choices, without what chance may bring."""
    choices = candidates(game, s, seat, Dice(1), SAMPLES, instinct)
    worths = []
    for a in choices:
        t = s.clone()
        game.act(t, a)
        worths.append(int(best_worth(game, t, seat, Dice(9), instinct, instinct.depth, 0)))
    return [a for a, worth in zip(choices, worths, strict=True) if worth == max(worths)]
