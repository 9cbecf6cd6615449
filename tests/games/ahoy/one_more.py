"""Plays Ahoy with one card more than there is, with a slot of its own, as `cards.py` would make it.

A die on it sails two spaces. Slots, moves, masks and bots must follow from the row that was added.
It runs in a process of its own, interpreted: compiled tables cannot be changed.
"""

from __future__ import annotations

import re
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = "quarterdeck.games.ahoy.cards"
END = re.compile(r"(?s)(^CARDS: Final = \(\n.*?)(^\)$)", re.MULTILINE)
ROW = '    "Skull   | Ferryman              | g1 | Fish    | Sail",\n'
SIGHTS = {"dealt", "crew", "cargo", "die", "damage", "placed"}


class OneMore(SourceFileLoader):
    """Loads `cards.py` with a row more."""

    def get_code(self, fullname: str) -> CodeType:
        source = self.get_data(self.path).decode()
        more, times = END.subn(rf"\1{ROW}\2", source)
        assert times == 1
        return compile(more, self.path, "exec")


class Finder:
    """Puts it where the rules will look for their cards."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != NAME:
            return None
        package = find_spec("quarterdeck")
        assert package is not None
        assert package.origin is not None
        file = str(Path(package.origin).parent / "games" / "ahoy" / "cards.py")
        return spec_from_file_location(name, file, loader=OneMore(name, file))


def main() -> None:
    sys.meta_path.insert(0, Finder())
    from quarterdeck.bots.games.ahoy.instinct import AhoyInstinct
    from quarterdeck.core.dice import Dice
    from quarterdeck.core.seat import NATURE
    from quarterdeck.games.ahoy import GAME
    from quarterdeck.games.ahoy import verbs as vb
    from quarterdeck.games.ahoy.boards import COST_SLOT, CREW_SLOT, SHIP_SLOT, SLOTS
    from quarterdeck.games.ahoy.cards import CARDS_COUNT, NAMES
    from quarterdeck.games.ahoy.components import CARGO, CREW, SHIP_SLOTS

    newest = CARDS_COUNT - 1
    mine = CREW_SLOT + newest
    assert NAMES[newest] == "Ferryman"
    areas = [range(CREW_SLOT), range(CREW_SLOT, SHIP_SLOT), range(SHIP_SLOT, COST_SLOT)]
    areas.append(range(COST_SLOT, SLOTS))
    assert [len(area) for area in areas][1:] == [CARDS_COUNT, SHIP_SLOTS, CARDS_COUNT]
    assert mine in areas[1]

    instinct = AhoyInstinct(GAME)
    seen: set[str] = set()
    for seed in range(400):  # usually a few will do
        if seen == SIGHTS:
            break
        dice = Dice(seed)
        s = GAME.new(2 + seed % 3, {}, loud=True)
        while not GAME.is_over(s) and len(s.events) < 4000:
            assert GAME.invariant(s) == ""
            seat = GAME.seat_to_act(s)
            if seat == NATURE:
                move = GAME.step(s).draw(s, s.stack[-1], dice)
            else:
                view = GAME.view(s, seat)
                assert GAME.view(GAME.belief(view, []).deal(dice), seat) == view
                legal = GAME.legal(s, seat)
                wanted = [vb.PLACES[mine], vb.HARMS[mine], vb.RECRUITS[newest]]
                wanted.insert(seed % 2 * 2, vb.SMUGGLES[newest])
                chosen = [m for m in wanted if m in legal]
                if chosen:
                    move = chosen[0]
                else:
                    move = instinct.move(s, s.stack[-1], seat, legal, dice)
            GAME.apply(s, seat, move)
            where = s.where[newest]
            if newest in s.market:
                seen.add("dealt")
            if CREW <= where < CARGO:
                seen.add("crew")
                if s.crew_slots[newest]:
                    seen.add("die" if s.crew_slots[newest] < 7 else "damage")
            elif where >= CARGO:
                seen.add("cargo")
        seen |= {"placed" for e in s.events if e.kind == "placed" and e.args[3] == mine}
    assert seen == SIGHTS, seen


if __name__ == "__main__":
    main()
