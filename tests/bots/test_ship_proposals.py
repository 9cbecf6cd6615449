"""Ship Ahoy: what a person's cannon and rope begin with is lawful and promises something."""

from __future__ import annotations

from quarterdeck.bots.games.ship_ahoy.gunnery import expected
from quarterdeck.bots.games.ship_ahoy.judgement import prizes
from quarterdeck.bots.games.ship_ahoy.proposals import proposed
from quarterdeck.core.action import Action
from quarterdeck.core.seat import NATURE
from quarterdeck.games.ship_ahoy import GAME


def test_a_first_aim_is_lawful_for_every_piece_and_promises_something() -> None:
    """At the start of a game of each size, with mountains in between."""
    for seats in (2, 3, 4):
        s = GAME.new(seats, {}, version=GAME.info.version)
        GAME.act(s, Action(NATURE, "first", (0,)))
        f = s.stack[-1]
        pieces = GAME.steps[f.op].tool(s, f, 0)[1]
        fair = proposed(s, 0, "aim", pieces)
        assert [args[0] for args in fair] == pieces
        for args in fair:
            a = Action(0, "shoot", tuple(args))
            assert GAME.check(s, a) is None, (a, GAME.check(s, a))
            assert expected(s, a, prizes(s, 0)) > 0


def test_a_first_path_is_lawful_or_there_is_none() -> None:
    s = GAME.new(2, {}, version=GAME.info.version)
    for a in (
        Action(NATURE, "first", (0,)),
        Action(0, "hold"),
        Action(0, "roll"),
        Action(NATURE, "knots", (3,)),
    ):
        assert GAME.check(s, a) is None
        GAME.act(s, a)
    f = s.stack[-1]
    pieces = GAME.steps[f.op].tool(s, f, 0)[1]
    fair = proposed(s, 0, "path", pieces)
    assert len(fair) == len(pieces)
    assert any(fair)
    for piece, args in zip(pieces, fair, strict=True):
        if args:
            assert args[0] == piece
            assert GAME.check(s, Action(0, "sail", tuple(args))) is None
