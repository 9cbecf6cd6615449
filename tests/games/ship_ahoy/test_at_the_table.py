"""What a real table makes of shots and paths: questions, tools, undo, what the browser is told."""

from __future__ import annotations

import json

import msgspec

from quarterdeck.core.action import Action
from quarterdeck.core.dice import Dice
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.ship_ahoy import GAME
from quarterdeck.server import present
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.table import Table
from tests.support.ship_ahoy import Scene


def table(seed: int = 1, **options: str) -> Table:
    """At the first player's shot; turns stay open until Done."""
    made = Table(GAME, 2, options, DiceChance(seed))
    made.pauses = [-1, -1]
    run(made)
    return made


def run(at: Table) -> None:
    while at.advance(0) is not None:
        pass


def do(at: Table, verb: str, *args: int) -> Refusal | None:
    seat = at.to_act()[0]
    change = at.submit(seat, [Action(seat, verb, args)], at.v, 0)
    run(at)
    return change if isinstance(change, Refusal) else None


def aim(at: Table) -> tuple[int, ...]:
    seat = int(at.state.turn)
    own = seat * 3  # ships of the harbour of that number
    return Scene(at.state.clone()).cannon(own, 3 - own)


def test_a_wide_step_offers_its_buttons_and_its_tool() -> None:
    at = table()
    seat = at.to_act()[0]
    ask = at.ask(seat)
    assert ask is not None
    assert ask.prompt[0] == "ask-shoot"
    assert [o.refs for o in ask.options] == [("button:hold",)]
    told = present.question(GAME, ask, 0)
    assert told.tool is not None
    assert told.tool.kind == "aim"
    assert len(told.tool.pieces) == 8
    do(at, "hold")
    ask = at.ask(seat)
    assert ask is not None
    assert [o.label[0] for o in ask.options] == ["do-roll", "do-done"]
    do(at, "roll")
    ask = at.ask(seat)
    assert ask is not None
    assert ask.prompt == ("ask-sail", (seat, at.state.knots, 0))
    told = present.question(GAME, ask, 0)
    assert told.tool is not None
    assert (told.tool.kind, told.tool.reach) == ("path", [at.state.knots] * 6)
    assert at.ask(1 - seat) is None


def test_a_shot_counts_at_once_and_is_not_taken_back() -> None:
    at = table()
    seat = at.to_act()[0]
    assert do(at, "shoot", *aim(at)) is None
    assert [e.kind for e in at.told if e.kind in ("fired", "landed")] == ["fired", "landed"]
    assert not at.can_undo(seat)


def test_holding_fire_and_sails_are_taken_back_but_no_roll() -> None:
    at = table()
    seat = at.to_act()[0]
    do(at, "hold")
    assert at.can_undo(seat)
    at.undo(seat, 0)
    assert at.state.phase == 1
    do(at, "hold")
    do(at, "roll")
    assert at.state.rolled
    assert not at.can_undo(seat)
    piece = seat * 3
    before = (at.state.x[piece], at.state.y[piece], int(at.state.knots))
    x, y = before[0] + (400 if seat == 0 else 300), before[1] + (400 if seat == 0 else -300)
    assert do(at, "sail", piece, 0, at.state.yaw[piece], *before[:2], x, y) is None
    assert at.can_undo(seat)
    at.undo(seat, 0)
    assert (at.state.x[piece], at.state.y[piece], int(at.state.knots)) == before


def test_the_browser_hears_the_whole_flight_and_the_log_only_its_words() -> None:
    at = table()
    do(at, "shoot", *aim(at))
    land = next(a for a in at.actions if a.verb == "land")
    landed = next(e for e in at.told if e.kind == "landed")
    for reader in (0, 1, -3):
        fact = present.facts(GAME, [landed], reader)[0]
        assert fact.more == list(land.args)
        assert set(fact.args) == {"seat", "piece", "count"}
        assert fact.say is not None
        assert fact.say.key == "event-landed"
        assert len(msgspec.json.encode(fact)) < 4096
        assert all(not f.more for f in present.log(GAME, at.told, reader, []))
    s = GAME.new(2, {}, loud=True)
    for a in at.actions:
        GAME.act(s, a)
    shown = [f for f in present.frame(GAME, s, land.seat).facts if f.kind == "landed"]
    assert shown[0].more == list(land.args)


def test_nobody_sees_less_than_everything() -> None:
    at = table(treasure="yes", merchant="yes", kraken="yes")
    views = [present.view_fields(at.view(reader)) for reader in (0, 1, -3)]
    assert views[0] == views[1] == views[2]
    assert json.loads(msgspec.json.encode(views[0]))["mountains"] == list(at.state.mountains)


def test_a_table_plays_on_to_its_end() -> None:
    at = Table(GAME, 4, {"rounds": "5", "teams": "yes", "rules": "advanced"}, DiceChance(3))
    dice = Dice(9)
    run(at)
    while not at.is_over:
        seat = at.to_act()[0]
        a = GAME.sample(at.state, seat, dice)
        assert not isinstance(at.submit(seat, [a], at.v, 0), Refusal)
        run(at)
    result = at.result()
    assert result is not None
    assert result.reason in GAME.info.end_reasons
