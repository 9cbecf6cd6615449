"""The search: lawful everywhere, the same every time, and not blind."""

from __future__ import annotations

import hashlib

import pytest

from quarterdeck.bots.brains import instinct_for
from quarterdeck.bots.instinct import Instinct
from quarterdeck.bots.levels import choose, parse, think
from quarterdeck.bots.search import Search
from quarterdeck.core.dice import Dice
from quarterdeck.core.seat import NATURE
from quarterdeck.games.captain_flip import GAME
from quarterdeck.games.captain_flip.components import COOK, EMPTY, GUNNER
from quarterdeck.lab.match import play_match
from tests.support.build import COMPILED
from tests.support.subjects import SUBJECTS, Subject
from tests.support.walk import Walk

ONE_EACH = [s for s in SUBJECTS if s.seats in (2, 4)]
# Of two games played by search; the same interpreted and compiled, on every machine.
DIGEST = "364ecd23cca834af"


@pytest.mark.parametrize("subject", ONE_EACH, ids=lambda s: s.name)
def test_lawful_at_every_kind_of_step(subject: Subject):
    """Turns, sealed answers, races and wide steps: every bot has a lawful answer."""
    game = subject.game
    walk = Walk(subject, 11)
    seen: dict[int, int] = {}
    for s in walk:
        op = int(s.stack[-1].op)
        seats = [seat for seat in game.to_act(s) if seat >= 0]
        if not seats or seen.get(op, 0) >= 2:
            continue
        seen[op] = seen.get(op, 0) + 1
        for seat in seats[:2]:
            for bot in ("random", "greedy", "uct:10it", "mcts:40it"):
                view = game.view(s, seat)
                a = choose(game, view, walk.heard(seat), seat, parse(bot), Dice(9))
                assert a.seat == seat
                assert game.check(s, a) is None, f"{bot} {a}"
    assert len(seen) >= min(2, sum(not step.nature for step in game.steps))


def middle(seed: int = 4, decisions: int = 12):
    """A game of two in its middle, before a choice."""
    dice = Dice(seed)
    s = GAME.new(2, {})
    while decisions > 0 or GAME.seat_to_act(s) < 0:
        seat = GAME.seat_to_act(s)
        if seat == NATURE:
            GAME.apply(s, seat, GAME.step(s).draw(s, s.stack[-1], dice))
        else:
            moves = GAME.legal(s, seat)
            GAME.apply(s, seat, moves[dice.below(len(moves))])
            decisions -= 1
    return s


def searching(s, seed: int = 1) -> Search:
    seat = int(GAME.seat_to_act(s))
    return Search(GAME, GAME.view(s, seat), [], seat, Dice(seed), instinct_for(GAME))


def test_slices_do_not_matter():
    s = middle()
    whole, sliced = searching(s), searching(s)
    whole.run(300)
    for _ in range(100):
        sliced.run(3)
    assert whole.opinions() == sliced.opinions()


def test_stopping_early_does_not_change_the_choice():
    """``settled`` ends a search only when the rest could not matter."""
    for seed in range(6):
        s = middle(seed)
        full, short = searching(s, seed), searching(s, seed)
        full.run(400)
        think(short, 400, 0)
        assert short.best() == full.best()


def test_a_clear_choice_takes_few_tries_and_an_open_one_all_of_them():
    """And what is left in the end was tried alike, on the same deals."""
    most = 3000 if COMPILED else 400
    spent = []
    for seed in range(2, 5):
        search = searching(middle(seed), seed)
        think(search, most, 0, floor=100)
        spent.append(int(search.done))
        tries = [int(e.visits) for e in search.alive]
        assert max(tries) - min(tries) <= 1
        assert all(e.visits <= min(tries) for e in search.choices if e not in search.alive)
    assert min(spent) < max(spent) == most


def test_visits_add_up():
    search = searching(middle())
    search.run(250)
    assert search.done == 250
    assert sum(n for _, n, _ in search.opinions()) == 250
    assert all(0.0 <= value <= 1.0 for _, _, value in search.opinions())


def test_a_forced_move_needs_no_search():
    subject = next(s for s in SUBJECTS if s.game is GAME)
    for s in (s for seed in range(9) for s in Walk(subject, seed)):
        seat = GAME.seat_to_act(s)
        if seat >= 0 and len(GAME.legal(s, seat)) == 1:
            search = searching(s)
            think(search, 1_000_000, 0)
            assert search.done == 0
            assert GAME.check(s, search.best()) is None
            return
    raise AssertionError("no forced move in nine games")


def test_the_third_gunner_is_not_kept():
    """Two Gunners aboard and a third in hand: whoever looks ahead flips it."""
    s = middle(4, 8)
    while int(s.stack[-1].op) != 2:  # to a tile just drawn
        seat = GAME.seat_to_act(s)
        if seat == NATURE:
            GAME.apply(s, seat, GAME.step(s).draw(s, s.stack[-1], Dice(3)))
        else:
            GAME.apply(s, seat, GAME.legal(s, seat)[0])
    seat = int(GAME.seat_to_act(s))
    mine = [k for k in range(seat * 25, seat * 25 + 25) if s.showing[k] != EMPTY]
    view = GAME.view(s, seat)
    showing, known = view.numbers("showing"), view.numbers("known")
    for k in mine:
        showing[k] = GUNNER if k in mine[:2] else COOK
        known[k] = EMPTY
    view.fields |= {"showing": showing, "known": known, "hand_up": GUNNER, "hand_known": EMPTY}
    for bot in ("greedy", "mcts:300it"):
        assert choose(GAME, view, [], seat, parse(bot), Dice(2)).verb == "flip", bot


def test_the_same_games_on_every_build():
    text = ""
    for board in "AD":
        bots = [parse("mcts:60it"), parse("greedy"), parse("mcts:30it")]
        played = play_match(GAME, {"board": board}, bots, 5, [1, 2, 3], keep=True)
        assert played.record is not None
        text += played.record.to_lines()
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == DIGEST


def test_instinct_stays_within_the_law():
    dice = Dice(6)
    for instinct in (Instinct(GAME), instinct_for(GAME)):
        for seats in (2, 5):
            s = GAME.new(seats, {"board": "D"})
            while not GAME.is_over(s):
                seat = GAME.seat_to_act(s)
                if seat == NATURE:
                    GAME.apply(s, seat, GAME.step(s).draw(s, s.stack[-1], dice))
                    continue
                moves = GAME.legal(s, seat)
                move = instinct.move(s, s.stack[-1], seat, moves, dice)
                assert move in moves
                GAME.apply(s, seat, move)
