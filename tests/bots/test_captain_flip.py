"""The instinct of Captain Flip: what it remembers of a board, and what it would rather do."""

from __future__ import annotations

import pytest

from quarterdeck.bots.games.captain_flip.instinct import CaptainFlipInstinct
from quarterdeck.bots.instinct import Instinct
from quarterdeck.core.dice import Dice
from quarterdeck.core.play import playout
from quarterdeck.core.seat import NATURE
from quarterdeck.games.captain_flip import GAME
from quarterdeck.games.captain_flip.components import BOARD_LETTERS, GUNNER, NAVIGATOR
from quarterdeck.games.captain_flip.state import CaptainFlipState
from tests.support.captain_flip import scene


@pytest.mark.parametrize("board", BOARD_LETTERS)
def test_what_is_remembered_of_a_board_is_what_lies_there(board: str) -> None:
    """One instinct that goes through whole games decides as one that has never looked."""
    old = CaptainFlipInstinct(GAME)
    nature = Dice(8)
    for seats in (2, 3):
        s = GAME.new(seats, {"board": board})
        number = 0
        while not GAME.is_over(s):
            seat = GAME.seat_to_act(s)
            if seat == NATURE:
                GAME.apply(s, seat, GAME.step(s).draw(s, s.stack[-1], nature))
                continue
            moves = GAME.legal(s, seat)
            number += 1
            move = old.move(s, s.stack[-1], seat, moves, Dice(number))
            fresh = CaptainFlipInstinct(GAME)
            assert move == fresh.move(s, s.stack[-1], seat, moves, Dice(number))
            GAME.apply(s, seat, move)
        assert number > 20


def columns_taken(hand: str, row: str, above: str = "") -> set[int]:
    """Where the instinct would put it on the pirate ship, over many whims; columns count from 1."""
    s = scene("A", boards={0: f"{above}\n{row}".strip()}, hand=hand).keep().s
    moves = GAME.legal(s, 0)
    instinct = CaptainFlipInstinct(GAME)
    found = {instinct.move(s, s.stack[-1], 0, moves, Dice(seed)) for seed in range(40)}
    return {GAME.word(0, move).args[0] + 1 for move in found}


def test_a_monkey_goes_beside_a_gunner() -> None:
    above = ".... .... swab ---- ...."
    assert columns_taken("monk/look", ".... gunn swab ---- cook", above) <= {1, 2}


def test_a_gunner_keeps_away_from_carpenters() -> None:
    assert columns_taken("gunn/look", "carp .... cook ---- ....") & {1, 2, 5} == set()


def test_a_swabby_goes_where_none_is() -> None:
    assert columns_taken("swab/look", "swab swab swab ---- swab") == {4}


def test_of_two_gunners_a_monkey_flips_one() -> None:
    ship = ".... .... navi ---- ....\n.... gunn gunn ---- ...."
    t = scene("A", boards={0: ship}, hand="monk/look").keep().place(2)
    moves = GAME.legal(t.s, 0)
    instinct = CaptainFlipInstinct(GAME)
    assert {t.s.showing[move >> 6] for move in moves} == {GUNNER, NAVIGATOR}
    for seed in range(20):
        move = instinct.move(t.s, t.s.stack[-1], 0, moves, Dice(seed))
        assert t.s.showing[move >> 6] == GUNNER


def test_it_beats_chance_by_far() -> None:
    """Instinct against any lawful move, in turn in both seats."""

    class Against(Instinct[CaptainFlipState]):
        mine = 0

        def move(self, s, f, seat, moves, dice):  # type: ignore[no-untyped-def]
            if seat == self.mine:
                return wise.move(s, f, seat, moves, dice)
            return moves[dice.below(len(moves))]

    wise = CaptainFlipInstinct(GAME)
    both = Against(GAME)
    dice = Dice(12)
    won = 0.0
    for k in range(100):
        s = GAME.new(2, {})
        both.mine = k & 1
        playout(GAME, s, dice, both)
        winners = GAME.result(s).winners
        won += both.mine in winners and 1 / len(winners)
    assert won > 85
