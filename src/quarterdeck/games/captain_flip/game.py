"""Captain Flip: its tables put together, and what the edges ask of it."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.belief import Belief
from quarterdeck.core.event import Event, Heard
from quarterdeck.core.game import Game
from quarterdeck.core.info import played_version, settled_options
from quarterdeck.core.phrases import Said
from quarterdeck.core.result import Result
from quarterdeck.core.step import Step
from quarterdeck.core.view import View
from quarterdeck.games.captain_flip import frames as fr
from quarterdeck.games.captain_flip import pressed, scoring
from quarterdeck.games.captain_flip.belief import CaptainFlipBelief
from quarterdeck.games.captain_flip.components import (
    BOARD_LETTERS,
    BOARDS,
    CARPENTER,
    CELLS,
    COLUMNS,
    COPIES,
    EMPTY,
    FROM_BONUS,
    FROM_MAP,
    LOOKOUT,
    MONKEY,
    PAIRS,
    PARROT,
    ROWS,
    SWABBY,
    TILES,
)
from quarterdeck.games.captain_flip.frames import (
    GIVE_FLAG_FRAME,
    KEEP_OR_FLIP,
    MONKEY_FLIP,
    PLACE_TILE,
)
from quarterdeck.games.captain_flip.info import INFO
from quarterdeck.games.captain_flip.state import AUDIENCE, CaptainFlipState, blank
from quarterdeck.games.captain_flip.steps.draw import DrawTile, GiveFlag
from quarterdeck.games.captain_flip.steps.monkey import MonkeyFlip
from quarterdeck.games.captain_flip.steps.place import KeepOrFlip, PlaceTile
from quarterdeck.games.captain_flip.steps.turn import EndTurn
from quarterdeck.games.captain_flip.text import PHRASES
from quarterdeck.games.captain_flip.verbs import VERBS


class CaptainFlip(Game[CaptainFlipState]):
    """Draw, keep or flip, place; most coins when somebody has four columns full."""

    def __init__(self) -> None:
        steps: dict[int, Step[CaptainFlipState]] = {
            fr.GIVE_FLAG: GiveFlag(nature=True),
            fr.DRAW_TILE: DrawTile(nature=True),
            fr.KEEP_OR_FLIP: KeepOrFlip(asks=True),
            fr.PLACE_TILE: PlaceTile(asks=True),
            fr.MONKEY_FLIP: MonkeyFlip(asks=True),
            fr.END_TURN: EndTurn(),
        }
        super().__init__(INFO, steps, VERBS, AUDIENCE, PHRASES)

    def blank(self) -> CaptainFlipState:
        return blank()

    def new(
        self, seats: int, options: dict[str, str], loud: bool = False, version: int = 0
    ) -> CaptainFlipState:
        """Empty boards, no coins, all tiles in the bag, the map on the table (CF-03)."""
        chosen = settled_options(INFO, seats, options)
        s = blank()
        s.seats = seats
        s.version = played_version(INFO, version)
        s.loud = loud
        s.board = BOARD_LETTERS.index(chosen["board"])
        s.left = TILES
        s.coins = [0] * seats
        s.showing = [EMPTY] * (seats * CELLS)
        s.known = [EMPTY] * (seats * CELLS)
        s.backs = [EMPTY] * (seats * CELLS)
        s.tops = BOARDS[s.board].starts * seats
        s.full = [0] * seats
        s.bag = [COPIES] * len(PAIRS)
        s.stack.append(GIVE_FLAG_FRAME)
        return s

    def belief(self, view: View, heard: list[Heard]) -> Belief[CaptainFlipState]:
        return CaptainFlipBelief(view)  # everything heard is still to be seen on the boards

    def result(self, s: CaptainFlipState) -> Result:
        return scoring.result(s)

    def standing(self, s: CaptainFlipState, seat: i64) -> i64:
        return scoring.score(s, seat)

    def purses(self, view: View) -> list[int]:
        return view.numbers("coins")

    def rewards(self, s: CaptainFlipState) -> list[float]:
        return scoring.rewards(s)

    def key(self, s: CaptainFlipState, seat: i64) -> i64:
        return s.shown_last

    def invariant(self, s: CaptainFlipState) -> str:
        return scoring.invariant(s)

    # ------------------------------------------------------------ for the edges

    def refs(self, s: CaptainFlipState, a: Action) -> tuple[str, ...]:
        if a.verb == "place":
            column = a.args[0]
            return (f"cell:{a.seat}:{column * ROWS + s.tops[a.seat * COLUMNS + column]}",)
        if a.verb == "turn":
            return (f"cell:{a.seat}:{a.args[0]}",)
        return ("button:" + a.verb,)

    def meant(self, s: CaptainFlipState, seat: i64, ref: str) -> list[Action]:
        return pressed.meant(int(seat), ref)

    def risk(
        self, before: CaptainFlipState, after: CaptainFlipState | None, told: list[Event], a: Action
    ) -> Said | None:
        return pressed.risk(before, after, told, a.seat)

    def fact_refs(self, kind: str, args: tuple[int, ...]) -> tuple[str, ...]:
        if kind == "earned":
            return (f"cell:{args[0]}:{args[2]}",) if args[2] >= 0 else ("map",)
        if kind in ("placed", "paid"):
            return (f"cell:{args[0]}:{args[2]}",)
        if kind == "turned":
            return (f"cell:{args[0]}:{args[1]}",)
        if kind == "took_map":
            return ("map", f"cell:{args[0]}:{args[2]}")
        if kind == "completed":
            return tuple([f"cell:{args[0]}:{args[1] * ROWS + r}" for r in range(ROWS)])
        if kind in ("drew", "flipped"):
            return ("tile:hand",)
        return (f"seat:{args[0]}",) if args else ()

    def prompt(self, s: CaptainFlipState, seat: i64) -> tuple[str, str, tuple[int, ...]]:
        f = s.stack[-1]
        who = int(f.seat)
        if f.op == KEEP_OR_FLIP:
            return ("ask-keep-or-flip", "ask-keep-or-flip-hint", (who, int(s.hand_up)))
        if f.op == PLACE_TILE:
            return ("ask-place", "ask-place-hint", (who, int(s.hand_up)))
        assert f.op == MONKEY_FLIP
        return ("ask-monkey", "ask-monkey-hint", (who, f.args[0]))

    def label(self, s: CaptainFlipState, a: Action) -> Said:
        if a.verb == "place":
            return ("do-place", (int(s.hand_up), a.args[0]))
        if a.verb == "turn":
            return ("do-turn", (s.showing[a.seat * CELLS + a.args[0]], a.args[0]))
        return ("do-" + a.verb, (int(s.hand_up),))

    def gain(
        self, s: CaptainFlipState, seat: i64, actions: list[Action]
    ) -> tuple[Said, list[Said]] | None:
        """What a choice certainly gives at once: read off the events up to the first surprise."""
        last = actions[-1]
        if last.verb == "flip":
            return None
        if last.verb == "turn":
            at = seat * CELLS + last.args[0]
            if s.known[at] == EMPTY:
                return ("gain-unseen", ()), []
        s.loud = True
        has_map = s.map_holder == seat
        for a in actions:
            self.act(s, a)
        return _gain(s.events, int(seat), has_map)


def _gain(events: list[Event], seat: int, has_map: bool) -> tuple[Said, list[Said]]:
    total = 0
    why: list[Said] = []
    draws = False
    later = -1
    for e in events:
        if e.kind == "turn_began":
            break
        if e.kind == "earned":
            total += e.args[1]
            if e.args[3] == FROM_BONUS:
                why.append(("why-bonus", (e.args[1],)))
            elif e.args[3] != FROM_MAP:
                why.append(("why-character", (e.args[3], e.args[1])))
            else:
                total -= e.args[1]  # the map's coin is told by why-map, not counted as the tile's
        elif e.kind == "paid":
            total -= e.args[1]
            why.append(("why-pays", (e.args[1],)))
        elif e.kind == "took_map" and not has_map:
            why.append(("why-map", ()))
        elif e.kind == "placed":
            draws = e.args[1] == PARROT
            if e.args[1] in (SWABBY, CARPENTER, LOOKOUT):
                later = e.args[1]
            if e.args[1] == MONKEY:
                why.append(("why-flip", ()))
        elif e.kind == "turned":
            draws = e.args[3] == PARROT
            if e.args[3] in (SWABBY, CARPENTER, LOOKOUT):
                later = e.args[3]
        elif e.kind == "skipped":
            draws = False  # nowhere to put it, or the bag is empty (CF-28)
        elif e.kind == "completed":
            why.append(("why-column", (e.args[2],)))
        elif e.kind == "triggered":
            why.append(("why-ends", ()))
    if draws:
        why.append(("why-draw", ()))
        return ("gain-draw", (total,)), why
    if later >= 0 and total == 0:
        return ("gain-later", (later,)), [*why, ("why-later", (later,))]
    if total == 0:
        return ("gain-nothing", ()), why
    return ("gain-coins", (total,)), why
