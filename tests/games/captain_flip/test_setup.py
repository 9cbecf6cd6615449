"""Captain Flip, how it begins: CF-01 to CF-04."""

from __future__ import annotations

from collections import Counter

import pytest

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.info import BadSetup
from quarterdeck.core.seat import NATURE, NOBODY
from quarterdeck.games.captain_flip import GAME
from quarterdeck.games.captain_flip.components import BOARDS, EMPTY, PAIRS, TILES
from tests.support.captain_flip import scene, word


@pytest.mark.clause("CF-01")
def test_two_to_five_players_use_one_board_the_ship_by_default() -> None:
    assert GAME.new(2, {}).board == 0
    for seats in (2, 3, 4, 5):
        for k, letter in enumerate("ABCD"):
            assert GAME.new(seats, {"board": letter}).board == k
    for seats in (1, 6):
        with pytest.raises(BadSetup, match="2 to 5 players"):
            GAME.new(seats, {})


@pytest.mark.clause("CF-01")
@pytest.mark.parametrize(
    ("letter", "rows"),
    [  # first and last row of each column, counted from 1
        ("A", [(1, 2), (1, 3), (1, 5), (3, 4), (1, 3)]),
        ("B", [(1, 2), (1, 3), (1, 5), (1, 1), (1, 4)]),
        ("C", [(1, 3), (1, 3), (1, 2), (1, 5), (1, 2)]),
        ("D", [(2, 4), (1, 4), (1, 5), (3, 4), (3, 3)]),
    ],
)
def test_each_board_has_fifteen_spaces_where_they_are_printed(
    letter: str, rows: list[tuple[int, int]]
) -> None:
    board = BOARDS["ABCD".index(letter)]
    assert board.letter == letter
    assert [(c.base + 1, c.base + c.height) for c in board.columns] == rows
    assert sum(c.height for c in board.columns) == 15


@pytest.mark.clause("CF-02")
def test_every_pair_of_two_characters_is_on_two_tiles() -> None:
    bag = GAME.new(2, {}).bag
    assert sum(bag) == 72
    assert len({frozenset(pair) for pair in PAIRS}) == 36
    assert all(a != b for a, b in PAIRS)
    assert bag == [2] * 36
    sides = Counter(side for pair, n in zip(PAIRS, bag, strict=True) for side in pair * n)
    assert sides == dict.fromkeys(range(9), 16)


@pytest.mark.clause("CF-03")
def test_nobody_has_anything_and_any_seat_may_get_the_flag() -> None:
    s = GAME.new(4, {})
    assert (s.left, s.coins, s.map_holder, s.flag) == (TILES, [0] * 4, NOBODY, NOBODY)
    assert {word(x) for x in s.showing} == {"...."}
    assert GAME.to_act(s) == [NATURE]
    assert GAME.step(s).odds(s, s.stack[-1]) == [1, 1, 1, 1]
    GAME.act(s, Action(NATURE, "flag", (2,)))
    assert (s.flag, s.turn) == (2, 2)


@pytest.mark.clause("CF-03")
def test_play_goes_clockwise_from_the_flag() -> None:
    t = scene(seats=3, flag=1, turn=1)
    turns = [t.turn]
    for tile in ("swab/look", "look/swab", "carp/swab", "swab/carp"):
        t.play(tile, 1 if t.s.tops[t.turn * 5] == 0 else 2)
        turns.append(t.turn)
    assert turns == [1, 2, 0, 1, 2]
    assert t.s.round == 2  # a round begins with the flag


@pytest.mark.clause("CF-04")
def test_each_tile_and_each_of_its_sides_is_as_likely() -> None:
    t = scene(
        boards={1: "swab/look cook/parr parr/cook ---- ...."}
    )  # one of a pair, both of another
    s, f = t.s, t.s.stack[-1]
    step = GAME.step(s)
    odds = dict(zip(step.legal(s, f, NATURE), step.odds(s, f), strict=True))
    sides = 2 * (TILES - 3)  # of the tiles that are left
    assert sum(odds.values()) == sides
    assert sorted(odds.values()) == [1] * 2 + [2] * (2 * len(PAIRS) - 4)
    drawn = Counter(step.draw(s, f, dice) for dice in [Dice(3)] for _ in range(100 * sides))
    assert set(drawn) == set(odds)
    for move, weight in odds.items():  # 100 for each side of a tile; five sigma
        assert abs(drawn[move] - 100 * weight) < 50 * weight**0.5


@pytest.mark.clause("CF-04")
def test_everyone_sees_the_side_drawn_and_nobody_the_other() -> None:
    t = scene(seats=3).draw("cook/swab")
    assert (t.hand, t.waits_for) == ("cook", "keep or flip")
    assert t.told("drew") == [(0, 3)]
    for seat in (0, 1, 2, NOBODY):
        fields = GAME.view(t.s, seat).fields
        assert fields["hand_up"] == 3
        assert fields["hand_known"] == EMPTY
        assert "hand_back" not in fields
        assert "bag" not in fields
