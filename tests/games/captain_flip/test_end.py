"""Captain Flip, the end and the count: CF-20 to CF-22 and CF-29."""

from __future__ import annotations

import pytest

from tests.support.captain_flip import scene

THREE_DONE = """
    ---- ---- .... ---- ----
    ---- ---- .... look ----
    ---- swab .... look look
    .... swab .... ---- swab
    carp carp .... ---- carp
"""


@pytest.mark.clause("CF-20")
def test_the_sides_showing_count_and_not_the_backs() -> None:
    t = scene(boards={0: "swab/gunn gunn/look .... ---- ...."}, coins={0: 5})
    assert t.score(0) == 5 + 1


@pytest.mark.clause("CF-20")
def test_a_flipped_lookout_counts_no_more() -> None:
    t = scene(boards={0: "look/navi .... .... ---- ...."}, hand="monk/swab").keep().place(2)
    assert t.score(0) == 1 + 4
    t.monkey_flips(1, 1)
    assert t.score(0) == 1


@pytest.mark.clause("CF-20")
def test_the_count_adds_up_line_by_line() -> None:
    board = """
        ---- ---- .... ---- ----
        ---- ---- .... .... ----
        ---- .... .... swab ....
        look swab .... ---- parr
        carp gunn look ---- swab
    """
    t = scene(boards={0: board}, coins={0: 7})
    lines = [(line.key, line.points) for line in t.result.lines if line.seat == 0]
    assert lines == [
        ("tally-coins", 7),
        ("tally-carpenter-spoiled", 0),
        ("tally-lookout", 4),
        ("tally-swabby", 1),
        ("tally-lookout", 4),
        ("tally-swabby", 3),
        ("tally-swabby", 5),
        ("tally-parrots", -1),
    ]
    assert t.result.scores[0] == sum(points for _, points in lines) == 23


@pytest.mark.clause("CF-21")
def test_the_fourth_column_lets_the_round_be_finished() -> None:
    t = scene(seats=3, flag=0, boards={0: THREE_DONE}, hand="look/swab").keep().place(1)
    assert t.told("triggered") == [(0,)]
    assert t.turn == 1
    t.play("swab/look", 1)
    assert t.turn == 2
    t.play("look/carp", 1)
    assert t.is_over
    assert t.result.reason == "end-fourth-column"


@pytest.mark.clause("CF-21")
def test_the_last_player_of_the_round_ends_it_at_once() -> None:
    t = scene(seats=3, flag=1, turn=0, boards={0: THREE_DONE}, hand="look/swab").keep().place(1)
    assert t.is_over
    assert t.story()[-1] == "ended"


@pytest.mark.clause("CF-21")
def test_three_columns_are_not_enough_and_a_fifth_changes_nothing() -> None:
    t = scene(boards={0: THREE_DONE.replace("carp carp", ".... carp")}, hand="look/swab")
    assert t.keep().place(1).s.ending < 0
    t = scene(seats=2, flag=0, turn=1, ending=0, boards={1: THREE_DONE}, hand="look/swab")
    assert t.keep().place(1).told("triggered") == []
    assert t.s.ending == 0


@pytest.mark.clause("CF-21")
def test_the_turn_that_ends_it_is_played_out() -> None:
    t = scene(flag=0, turn=1, boards={1: THREE_DONE}, hand="parr/swab").keep().place(1)
    assert not t.is_over
    assert (t.waits_for, t.turn) == ("draw", 1)
    t.play("gunn/swab", 3)
    assert t.is_over
    assert t.coins == [0, 5]


@pytest.mark.clause("CF-21", "CF-09")
def test_also_the_last_players_with_the_maps_coin() -> None:
    t = scene(flag=0, turn=1, boards={1: THREE_DONE}, hand="look/swab", map_holder=1)
    t.keep().place(1)
    assert t.is_over
    assert t.story()[-2:] == ["earned", "ended"]
    assert t.coins == [0, 1]


@pytest.mark.clause("CF-22")
def test_most_coins_win_and_ranks_follow() -> None:
    t = scene(seats=4, coins={0: 3, 1: 9, 2: 5, 3: 5})
    assert t.result.winners == [1]
    assert t.result.ranks == [4, 1, 2, 2]


@pytest.mark.clause("CF-22")
def test_a_tied_holder_of_the_map_wins_alone() -> None:
    t = scene(seats=4, coins={0: 9, 1: 9, 2: 9, 3: 1}, map_holder=2)
    assert t.result.winners == [2]
    assert t.result.ranks == [2, 2, 1, 4]


@pytest.mark.clause("CF-22")
def test_without_the_map_the_tied_share_the_win() -> None:
    nobody = scene(seats=3, coins={0: 9, 1: 9, 2: 1})
    assert nobody.result.winners == [0, 1]
    assert nobody.result.ranks == [1, 1, 3]
    another = scene(seats=3, coins={0: 9, 1: 9, 2: 1}, map_holder=2)
    assert another.result.winners == [0, 1]


@pytest.mark.clause("CF-22")
def test_an_exploded_holder_of_the_map_breaks_no_tie() -> None:
    bombs = {2: "gunn gunn gunn ---- ...."}
    t = scene(seats=3, boards=bombs, coins={0: 9, 1: 9, 2: 9}, map_holder=2)
    assert t.result.winners == [0, 1]
    assert t.result.ranks == [1, 1, 0]


@pytest.mark.clause("CF-22")
def test_if_all_have_exploded_nobody_wins() -> None:
    bombs = "gunn gunn gunn ---- ...."
    t = scene(boards={0: bombs, 1: bombs}, coins={0: 9, 1: 20}, map_holder=1)
    assert t.result.winners == []
    assert t.result.ranks == [0, 0]
    assert {line.key for line in t.result.lines} >= {"tally-exploded"}


@pytest.mark.clause("CF-22")
def test_a_poor_player_beats_an_exploded_one() -> None:
    t = scene(boards={0: "gunn gunn gunn ---- ...."}, coins={0: 50, 1: 0})
    assert t.result.winners == [1]


@pytest.mark.clause("CF-29")
def test_losses_never_take_a_player_below_zero() -> None:
    t = scene(boards={0: "parr parr parr ---- ...."}, coins={0: 1})
    assert t.score(0) == 0
    assert [line.points for line in t.result.lines if line.key == "tally-parrots"] == [-1]
    none = scene(boards={0: "parr parr parr ---- ...."})
    assert none.score(0) == 0


@pytest.mark.clause("CF-29")
def test_losses_come_after_all_gains_the_raft_included() -> None:
    board = """
        .... parr ---- .... ----
        .... parr .... .... ....
        .... parr .... .... ....
    """
    assert scene("C", boards={0: board}).score(0) == 6 - 3
    assert scene(boards={0: "parr parr parr ---- look"}).score(0) == 4 - 3


@pytest.mark.clause("CF-29")
def test_the_costly_space_takes_its_coin_before_the_tile_is_placed() -> None:
    t = scene("D", coins={0: 1}, hand="gunn/swab").keep().place(5)
    assert t.story("paid", "placed", "earned") == ["paid", "placed", "earned"]
    assert t.coins[0] == 5
