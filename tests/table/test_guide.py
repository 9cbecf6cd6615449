"""The guided first game runs on the real rules and teaches what it says."""

from __future__ import annotations

from quarterdeck.core.action import Action
from quarterdeck.core.refusal import Refusal
from quarterdeck.games.captain_flip import GAME
from quarterdeck.games.captain_flip.guide import GUIDE
from quarterdeck.table.chance import DiceChance
from quarterdeck.table.table import Change, Table


def test_from_the_first_tile_to_the_count() -> None:
    t = Table(GAME, GUIDE.seats, GUIDE.options, DiceChance(0), GUIDE)
    lessons: list[str] = []
    choices = 0
    for _ in range(500):
        if t.lesson() and (not lessons or lessons[-1] != t.lesson()):
            lessons.append(t.lesson())
        if t.is_over:
            break
        if t.advance(0) is not None:
            continue
        if t.open_seat == 0:
            assert isinstance(t.close(0), Change)
        elif (a := t.scripted()) is not None:
            assert isinstance(t.submit(a.seat, [a], t.v, 0), Change)
        else:
            ask = t.ask(0)
            assert ask is not None
            assert len(ask.options) == 1  # only the lesson's own choice is lit
            refused = t.submit(0, [Action(0, "turn", (7,))], t.v, 0)
            assert isinstance(refused, Refusal)
            assert refused.key == "no-not-in-lesson"
            assert isinstance(t.submit(0, ask.options[0].actions, t.v, 0), Change)
            choices += 1
    assert t.is_over
    assert lessons == [line.lesson for line in GUIDE.lines if line.lesson] + [GUIDE.farewell]
    assert choices <= 15  # five minutes at twenty seconds each
    result = t.result()
    assert result is not None
    assert (result.winners, result.scores) == ([0], [31, -1])
