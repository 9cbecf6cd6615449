"""Scenarios with every number of players, teams and rules, and with each other (SH-66, SH-67)."""

from __future__ import annotations

import itertools

import pytest

from quarterdeck.core.dice import Dice
from quarterdeck.core.info import BadSetup
from quarterdeck.core.play import playout
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.components import TILE
from quarterdeck.games.ship_ahoy.info import SCENARIOS
from quarterdeck.games.ship_ahoy.pieces import on_kraken
from tests.support.ship_ahoy import MONSTER, PIRATE, scene

NAMES = [name for name, _ in SCENARIOS]
TABLES = [(2, "no"), (3, "no"), (4, "no"), (4, "yes")]


def clashes(chosen: tuple[str, ...]) -> bool:
    return {"wind", "kraken"} <= set(chosen) or {"treasure", "monster"} <= set(chosen)


@pytest.mark.clause("SH-66")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("seats", "teams"), TABLES)
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_each_scenario_is_played_to_its_end(name: str, seats: int, teams: str, rules: str) -> None:
    s = GAME.new(seats, {name: "yes", "teams": teams, "rules": rules, "rounds": "5"})
    playout(GAME, s, Dice(seats))
    assert s.ended
    assert GAME.invariant(s) == ""
    assert GAME.result(s).winners


@pytest.mark.clause("SH-67")
def test_all_combinations_but_two_can_be_set_up() -> None:
    lawful = 0
    for n in range(len(NAMES) + 1):
        for chosen in itertools.combinations(NAMES, n):
            options = dict.fromkeys(chosen, "yes")
            if clashes(chosen):
                with pytest.raises(BadSetup) as bad:
                    GAME.new(2, options)
                assert bad.value.key.startswith("no-setup-")
                continue
            lawful += 1
            for seats, table in itertools.product((2, 3, 4), ("full", "small")):
                s = GAME.new(seats, {**options, "table": table})
                assert GAME.invariant(s) == "", (chosen, seats, table)
    assert lawful == 36  # 64 without wind and kraken, nor island and monster


@pytest.mark.clause("SH-67")
def test_forbidden_combinations_say_which() -> None:
    with pytest.raises(BadSetup) as bad:
        GAME.new(4, {"wind": "yes", "kraken": "yes"})
    assert bad.value.key == "no-setup-wind-kraken"
    with pytest.raises(BadSetup) as bad:
        GAME.new(4, {"treasure": "yes", "monster": "yes"})
    assert bad.value.key == "no-setup-treasure-monster"


@pytest.mark.clause("SH-67")
def test_where_pirate_and_tile_start_together_with_others() -> None:
    both = GAME.new(2, {"pirate": "yes", "treasure": "yes"})
    assert (both.x[PIRATE], both.y[PIRATE]) == (8500, 8500) == (both.isle_x, both.isle_y)
    beside = GAME.new(2, {"pirate": "yes", "treasure": "yes", "kraken": "yes"})
    assert not on_kraken(beside, PIRATE)
    assert (beside.x[TILE], beside.y[TILE]) == (8500, 8500)
    assert beside.isle_x < beside.x[PIRATE] < beside.isle_x + 800  # still on the island
    under = GAME.new(2, {"monster": "yes", "kraken": "yes"})
    assert (under.x[TILE], under.y[TILE]) == (under.x[MONSTER], under.y[MONSTER])


@pytest.mark.clause("SH-67")
def test_knots_for_pirate_monster_and_tile_come_from_the_same_roll() -> None:
    game = scene(step="move", pirate="yes", monster="yes", kraken="yes").roll(3)
    reach = dict(zip(*game.tool[1:], strict=True))
    assert (reach[0], reach[PIRATE], reach[MONSTER], reach[TILE]) == (3, 3, 3, 3)
    game.sail(PIRATE, (10200, 9400)).sail(MONSTER, (8500, 7600)).sail(TILE, (7600, 8500))
    assert game.s.knots == 0
    assert [t[2] for t in game.told("sailed")] == [1, 1]
