"""The end, the count, teams, the round limit (SH-40 to SH-43)."""

from __future__ import annotations

import pytest

from quarterdeck.core.info import BadSetup
from quarterdeck.games.ship_ahoy import GAME
from tests.support.ship_ahoy import PIRATE, Scene, scene

DUEL = {0: (8500, 2500), 3: (8500, 3100)}
OF_1 = (3, 4, 5, 13)  # seat 1's pieces when three or four play
OF_2 = (6, 7, 8, 14)


def but(pieces: tuple[int, ...], *left: int) -> tuple[int, ...]:
    return tuple(p for p in pieces if p not in left)


@pytest.mark.clause("SH-40")
def test_who_has_neither_ship_nor_tower_is_out_and_it_ends_at_once() -> None:
    game = scene(DUEL, seats=3, step="fight", gone=but(OF_1, 3)).fight(0, 3)
    assert game.is_over
    assert game.told("out") == [(1,)]
    assert game.result.reason == "end-out"
    assert 1 not in game.result.winners
    assert game.result.ranks[1] == 3
    shot = scene(seats=3, gone=but(OF_1, 13)).fire(0, 13)
    assert shot.is_over  # in the middle of a turn
    assert GAME.to_act(shot.s) == []


@pytest.mark.clause("SH-40")
def test_two_players_lose_both_harbours_first() -> None:
    of_1 = (3, 4, 5, 9, 10, 11, 13, 15)
    game = scene(gone=but(of_1, 9, 15)).fire(0, 9)
    assert not game.is_over
    assert scene(gone=but(of_1, 15)).fire(0, 15).is_over


@pytest.mark.clause("SH-40")
def test_it_ends_whatever_took_the_last_piece() -> None:
    at = {PIRATE: (8500, 2500), 3: (8500, 4100)}
    game = scene(at, seats=3, step="move", gone=but(OF_1, 3), pirate="yes")
    game.roll(2).sail(PIRATE, (8500, 3300)).do("done").fight(PIRATE, 3)
    assert game.is_over
    assert game.told("out") == [(1,)]
    assert game.s.points == [0, 0, 0]


@pytest.mark.clause("SH-40")
def test_a_shot_that_takes_the_last_of_two_players_puts_both_out() -> None:
    game = scene(seats=4, gone=(*but(OF_1, 3), *but(OF_2, 6)))
    game.fire(0, 3, 6)
    assert game.told("out") == [(1,), (2,)]
    assert game.s.points == [2, 0, 0, 0]
    assert game.result.ranks == [1, 3, 3, 2]


@pytest.mark.clause("SH-41")
def test_a_ship_counts_one_and_a_tower_two() -> None:
    game = scene(seats=3, gone=but(OF_1, 3), taken={6: 0, 14: 0, 1: 2}).fire(0, 3)
    assert game.result.scores == [4, 0, 1]
    assert game.result.winners == [0]
    lines = [(t.key, t.points) for t in game.result.lines if t.seat == 0]
    assert lines == [("tally-trophy", 1), ("tally-trophy", 1), ("tally-trophy", 2)]
    assert [t.key for t in game.result.lines if t.seat == 1] == ["tally-nothing", "tally-out"]


@pytest.mark.clause("SH-41")
def test_on_a_tie_most_captured_towers_then_the_win_is_shared() -> None:
    gone = but(OF_1, 3)
    by_tower = scene(seats=4, gone=gone, taken={14: 3, 9: 0}).fire(0, 3)
    assert by_tower.result.scores == [2, 0, 0, 2]
    assert by_tower.result.winners == [3]
    assert by_tower.result.reason == "end-out-towers"  # said, or nobody would see why
    shared = scene(seats=4, gone=gone, taken={9: 0, 6: 3, 7: 3}).fire(0, 3)
    assert shared.result.scores == [2, 0, 0, 2]
    assert shared.result.winners == [0, 3]
    assert shared.result.reason == "end-out"
    assert sum(GAME.rewards(shared.s)) > 0


@pytest.mark.clause("SH-41")
def test_with_two_players_the_one_left_wins_whatever_the_points() -> None:
    of_1 = (3, 4, 5, 9, 10, 11, 13, 15)
    game = scene(gone=but(of_1, 9), taken={0: 1, 1: 1, 12: 1}).fire(6, 9)
    assert game.result.scores == [1, 4]
    assert game.result.winners == [0]


@pytest.mark.clause("SH-42")
def test_teams_are_for_four_players_and_partners_sit_opposite() -> None:
    for seats in (2, 3):
        with pytest.raises(BadSetup) as bad:
            GAME.new(seats, {"teams": "yes"})
        assert bad.value.key == "no-setup-teams"
    at = {0: (8500, 2500), 6: (8500, 3100), 3: (9200, 2500)}
    game = scene(at, seats=4, teams="yes", step="fight")
    assert game.may == ["fight 0 3", "finish"]
    assert game.why_not("fight", 0, 6) == "no-partner-target SH-42"


@pytest.mark.clause("SH-42")
def test_the_team_with_more_points_wins_an_eliminated_partner_counts() -> None:
    game = scene(seats=4, teams="yes", gone=but(OF_1, 3), taken={6: 1, 7: 1, 14: 1}).fire(0, 3)
    assert game.is_over  # the first player out ends it
    assert game.result.scores == [1, 4, 0, 0]
    assert game.result.winners == [1, 3]  # the team of the one who is out
    assert game.result.ranks == [3, 1, 3, 1]
    tie = scene(seats=4, teams="yes", gone=but(OF_1, 3), taken={14: 1, 4: 2}).fire(0, 3)
    assert tie.result.scores == [1, 2, 1, 0]
    assert tie.result.winners == [1, 3]  # by towers
    even = scene(seats=4, teams="yes", gone=but(OF_1, 3), taken={6: 1}).fire(0, 3)
    assert even.result.winners == [0, 1, 2, 3]


@pytest.mark.clause("SH-42")
def test_partners_cannot_be_attacked_with_pirate_or_monster() -> None:
    at = {PIRATE: (8500, 2500), 6: (8500, 4100), 17: (9500, 3300)}
    game = scene(at, seats=4, teams="yes", step="move", pirate="yes", monster="yes").roll(2)
    game.sail(PIRATE, (8500, 3300)).sail(17, (9200, 3700))
    assert game.step == "Shoot 1"  # nothing to attack


@pytest.mark.clause("SH-43")
@pytest.mark.parametrize("rounds", ["5", "10", "20", "30", "60", "100"])
def test_after_the_last_full_round_it_ends_and_all_count(rounds: str) -> None:
    game = scene(seats=3, first=1, turn=0, round=int(rounds), taken={3: 2}, rounds=rounds)
    assert game.s.limit == int(rounds)
    passes(game)
    assert game.is_over
    assert game.result.reason == "end-limit"
    assert game.result.scores == [0, 0, 1]
    assert game.result.ranks == [2, 2, 1]


@pytest.mark.clause("SH-43")
def test_sixty_rounds_by_default_and_not_before_the_round_is_full() -> None:
    assert GAME.new(2, {}).limit == 60
    game = scene(seats=3, first=1, turn=2, round=5, rounds="5")
    passes(game)
    assert game.step == "Shoot 0"
    early = scene(seats=3, first=1, turn=0, round=4, rounds="5")
    passes(early)
    assert (early.step, early.s.round) == ("Shoot 1", 5)


def passes(game: Scene) -> None:
    """The rest of the turn without doing anything."""
    turn = game.s.turn
    while not game.is_over and game.s.turn == turn:
        game.do({"Shoot": "hold", "Move": "done", "Combat": "finish"}[game.asked])
