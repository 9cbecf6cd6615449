"""Games begun under an older version of the rules go on as they began."""

from __future__ import annotations

import pytest

from quarterdeck.bots.games.ship_ahoy.judgement import is_gun
from quarterdeck.bots.levels import choose, parse
from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.info import BadSetup
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.games.ship_ahoy.components import IN_HARBOUR, LYING
from quarterdeck.games.ship_ahoy.info import BARREL_CHOSEN, PIRATE_SHOOTS
from quarterdeck.games.ship_ahoy.state import ShipAhoyState
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.table import Table
from tests.support.ship_ahoy import EAST, PIRATE, SEA, Scene, scene
from tests.support.subjects import Subject, every_setup

OLD = 1
SETUPS = every_setup(GAME)


def test_which_versions_are_played() -> None:
    assert (GAME.info.oldest, GAME.info.version) == (OLD, 2)
    assert PIRATE_SHOOTS == BARREL_CHOSEN == 2
    assert GAME.new(2, {}).version == 2
    assert GAME.new(2, {}, version=OLD).version == OLD
    for unknown in (-1, 3):
        with pytest.raises(BadSetup):
            GAME.new(2, {}, version=unknown)


# ---------------------------------------------------------------- SH-61


@pytest.mark.clause("SH-61")
def test_version_1_nobody_shoots_from_the_pirate() -> None:
    game = scene({PIRATE: SEA}, pirate="yes", version=OLD)
    assert game.tool[1] == [0, 1, 2, 6, 7, 8, 12, 14]
    shot = game.cannon(PIRATE, 3)
    assert game.why_not("shoot", *shot) == "no-never-shoots SH-61"
    assert GAME.prompt(game.s, 0)[1] == "ask-shoot-hint"
    assert not is_gun(game.s, PIRATE)
    flat = (0, 1, 2, 6, 7, 8, 12, 14)
    idle = scene({PIRATE: SEA}, pirate="yes", rules="advanced", flat=flat, version=OLD)
    assert idle.step == "Move 0"  # who has nothing else to shoot from does not shoot
    gone = scene(pirate="yes", taken={PIRATE: 1}, version=OLD)
    assert gone.why_not("shoot", *shot) == "no-never-shoots SH-61"


# ---------------------------------------------------------------- SH-64


def two_barrels(version: int) -> Scene:
    """Ship 1 where two barrels lie, and a third on its way."""
    game = scene(
        {1: (8500, 3500, EAST)}, step="move", merchant="yes", barrels=(1, 2, 3, 0), version=version
    )
    for barrel, y in ((1, 3600), (2, 3400), (0, 5000)):
        game.s.barrel_at[barrel] = LYING
        game.s.barrel_x[barrel], game.s.barrel_y[barrel] = 8500, y
    return game


@pytest.mark.clause("SH-64")
def test_version_1_of_two_barrels_in_reach_the_lowest_is_taken() -> None:
    game = two_barrels(OLD)
    assert [m for m in game.menu if m.startswith("load")] == ["load 1"]
    assert game.why_not("load", 1, 2) == "no-bad-arguments"
    load = Action(0, "load", (1,))
    assert GAME.refs(game.s, load) == ("piece:1", "button:load")
    assert GAME.label(game.s, load) == ("do-load", (1, 2))
    game.do("load", 1)
    assert game.s.barrel_at == [LYING, 1, LYING, IN_HARBOUR]
    assert [m for m in two_barrels(2).menu if m.startswith("load")] == ["load 1 1", "load 1 2"]


@pytest.mark.clause("SH-64")
def test_version_1_a_path_loads_the_first_barrel_or_none() -> None:
    game = two_barrels(OLD).roll(3)
    for load in (2, 3, 15):
        assert game.no_sail(1, (8500, 5300), load=load) == "no-bad-arguments"
    game.sail(1, (8500, 5300), load=1)
    assert game.s.barrel_at == [LYING, 1, LYING, IN_HARBOUR]
    none = two_barrels(OLD).roll(3).sail(1, (8500, 5300), load=0)
    assert none.s.barrel_at == [LYING, LYING, LYING, IN_HARBOUR]
    new = two_barrels(2).roll(3).sail(1, (8500, 5300), load=1)  # the barrel of harbour 0
    assert new.s.barrel_at == [1, LYING, LYING, IN_HARBOUR]


# ---------------------------------------------------------------- whole games


def check_seen(s: ShipAhoyState) -> None:
    """Everybody sees everything, by the version that is played, and takes it for what it is."""
    for seat in (*range(s.seats), -3):
        view = GAME.view(s, seat)
        assert view.version == s.version
        dealt = GAME.belief(view, []).deal(Dice(1))
        assert GAME.dump(dealt) == GAME.dump(s)
        assert GAME.view(dealt, seat) == view


@pytest.mark.parametrize("subject", SETUPS, ids=lambda s: s.name)
def test_a_random_game_of_version_1_ends_by_its_rules(subject: Subject) -> None:
    table = Table(GAME, subject.seats, dict(subject.options), DiceChance(5), version=OLD)
    dice = Dice(6)
    loads = 0
    while not table.is_over:
        if table.advance(0) is not None:
            continue
        seat = table.to_act()[0]
        a = GAME.sample(table.state, seat, dice)
        loads += a.verb == "load"
        assert not isinstance(table.submit(seat, [a], table.v, 0), Refusal)
        assert table.state.version == OLD
        assert GAME.invariant(table.state) == ""
        check_seen(table.state)
    assert all(e.args[1] != PIRATE for e in table.told if e.kind == "fired")
    assert all(len(a.args) == 1 for a in table.actions if a.verb == "load")
    assert all(a.args[1] <= 1 for a in table.actions if a.verb == "sail")
    assert bool(loads) == (dict(subject.options).get("merchant") == "yes")


@pytest.mark.parametrize("version", [OLD, 2])
def test_bots_play_by_the_rules_of_their_table(version: int) -> None:
    options = {"rounds": "5", "table": "small", "pirate": "yes", "merchant": "yes"}
    s = GAME.new(2, options, version=version)
    GAME.settle(s)
    dice = Dice(3)
    shooters: set[int] = set()
    while not GAME.is_over(s):
        seat = GAME.to_act(s)[0]
        if seat < 0:
            a = GAME.sample(s, seat, dice)
        else:
            a = choose(GAME, GAME.view(s, seat), [], seat, parse("captain"), dice)
        assert GAME.check(s, a) is None, (a, GAME.check(s, a))
        if a.verb == "shoot":
            shooters.add(a.args[0])
        GAME.act(s, a)
    assert shooters
    assert version >= PIRATE_SHOOTS or PIRATE not in shooters
