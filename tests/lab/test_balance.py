"""The look at a game: what it counts is what happened."""

from __future__ import annotations

from typing import Any

import pytest

from quarterdeck import registry
from quarterdeck.bots.levels import parse
from quarterdeck.core.info import BadSetup
from quarterdeck.lab.balance import Wish, listen, look, make_wish, see
from quarterdeck.lab.match import play_match
from quarterdeck.lab.sim import BadSim

WISH = make_wish("sail_away", 2, 4, "random", 3, {})


def test_the_same_on_any_number_of_processes() -> None:
    assert look(WISH, processes=1) == look(WISH, processes=2)


def test_every_launch_is_counted_under_its_ship_with_its_points() -> None:
    seen: dict[str, Any] = look(WISH, processes=1)
    launched = seen["used"]["launched ship"]
    assert len({row["name"] for row in launched}) == len(launched)
    game = registry.game("sail_away")
    played = play_match(game, {}, [parse("random")] * 2, 5, [6, 7], keep=True)
    assert played.record is not None
    one = listen(game, played.record)
    ships = sum(
        n for (event, kind, _), n in one.times.items() if (event, kind) == ("launched", "ship")
    )
    points = sum(
        n for (event, kind, _), n in one.amounts.items() if (event, kind) == ("launched", "ship")
    )
    assert ships == sum(1 for line in game.result(_end(played)).lines if line.key == "tally-ship")
    assert points == sum(n for (_, key), n in one.points.items() if key == "tally-ship")


def test_who_began_is_not_who_goes_first_in_the_last_round() -> None:
    """In Ahoy that passes on; the Squadron begins every game (AH-008)."""
    game = registry.game("ahoy")
    last = set()
    for seed in range(4):
        played = play_match(game, {}, [parse("random")] * 2, seed, [6, 7], keep=True)
        assert played.record is not None
        assert listen(game, played.record).first == 0
        last.add(int(_end(played).first))
    assert last == {0, 1}


def _end(played: Any) -> Any:
    game = registry.game(played.record.header.game)
    s = game.new(2, played.record.header.options)
    for a in played.record.actions:
        game.act(s, a)
    return s


def test_shares_of_the_wins_add_up() -> None:
    seen: dict[str, Any] = look(WISH, processes=1)
    for table in ("by_seat", "by_turn"):
        assert sum(row["share"] for row in seen[table]) == pytest.approx(1)
    assert sum(seen["ends"].values()) == 4
    game = see(WISH, 0)
    assert sum(game.points.values()) == sum(game.scores)


def test_who_did_it_fared_so() -> None:
    one = Wish("sail_away", 2, 1, "random", 3, WISH.options)
    seen: dict[str, Any] = look(one, processes=1)
    game = see(one, 0)
    for row in seen["used"]["launched ship"]:
        if row["players"] == 1:
            assert row["won"] in (0.0, 0.5, 1.0)
    winner = max(range(2), key=lambda k: game.scores[k])
    won = [thing for thing, seat in game.doers if seat == winner and thing[0] == "launched"]
    lost = [thing for thing, seat in game.doers if seat != winner and thing[0] == "launched"]
    assert won
    assert not set(won) & set(lost)  # a ship is launched once


@pytest.mark.parametrize("games", [0, -3])
def test_no_games_is_refused(games: int) -> None:
    with pytest.raises(BadSim, match="at least 1 game"):
        make_wish("sail_away", 2, games, "random", 1, {})


def test_too_many_seats_are_refused() -> None:
    with pytest.raises(BadSetup):
        make_wish("sail_away", 9, 1, "random", 1, {})
