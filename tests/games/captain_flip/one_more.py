"""Plays Captain Flip with one character more than there is, as `components.py` would make it.

The character does nothing; but tiles, bag, draws, beliefs and bots must follow from the one number
that was raised. It runs in a process of its own, interpreted: compiled tables cannot be changed.
"""

from __future__ import annotations

import re
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

NAME = "quarterdeck.games.captain_flip.components"
CHARACTERS = re.compile(r"^CHARACTERS: Final = (\d+)$", re.MULTILINE)


def raise_characters() -> int:
    """Put the changed tables where the rules will look for them; returns how many there are now."""
    spec = find_spec("quarterdeck")
    assert spec is not None
    assert spec.origin is not None
    path = Path(spec.origin).parent / "games" / "captain_flip" / "components.py"
    source = path.read_text(encoding="utf-8")
    (number,) = CHARACTERS.findall(source)
    changed = CHARACTERS.sub(f"CHARACTERS: Final = {int(number) + 1}", source)
    module = ModuleType(NAME)
    sys.modules[NAME] = module
    exec(compile(changed, str(path), "exec"), module.__dict__)
    return int(number) + 1


def main() -> None:
    characters = raise_characters()
    from quarterdeck.bots.games.captain_flip.instinct import CaptainFlipInstinct
    from quarterdeck.core.dice import Dice
    from quarterdeck.core.seat import NATURE
    from quarterdeck.games.captain_flip import GAME
    from quarterdeck.games.captain_flip.components import (
        EMPTY,
        FROM_BONUS,
        FROM_MAP,
        PAIRS,
        SIDES,
        TILES,
    )
    from quarterdeck.games.captain_flip.verbs import DRAWS

    newest = characters - 1
    assert newest < EMPTY
    assert newest < FROM_BONUS < FROM_MAP
    assert GAME.new(2, {}).left == TILES == 2 * len(PAIRS) == sum(GAME.new(2, {}).bag)
    assert 2 * len([pair for pair in PAIRS if newest in pair]) == SIDES

    s = GAME.new(2, {})
    GAME.apply(s, NATURE, GAME.legal(s, NATURE)[0])
    draw, f = GAME.step(s), s.stack[-1]
    dice = Dice(4)
    assert {draw.draw(s, f, dice) for _ in range(40 * TILES)} == set(DRAWS)

    instinct = CaptainFlipInstinct(GAME)
    hidden = shown = 0
    sources: set[int] = set()
    for letter in "ABCD":
        s = GAME.new(5, {"board": letter}, loud=True)
        while not GAME.is_over(s):
            assert GAME.invariant(s) == ""
            seat = GAME.seat_to_act(s)
            if seat == NATURE:
                move = GAME.step(s).draw(s, s.stack[-1], dice)
            else:
                view = GAME.view(s, 0)
                deal = GAME.belief(view, []).deal(dice)
                assert GAME.invariant(deal) == ""
                assert GAME.view(deal, 0) == view
                hidden += deal.backs.count(newest)
                move = instinct.move(s, s.stack[-1], seat, GAME.legal(s, seat), dice)
            GAME.apply(s, seat, move)
        shown += s.showing.count(newest)
        sources |= {e.args[3] for e in s.events if e.kind == "earned"}
    assert hidden
    assert shown
    assert newest not in sources  # it pays nothing
    assert sources >= {FROM_BONUS, FROM_MAP}


if __name__ == "__main__":
    main()
