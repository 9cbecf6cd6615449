"""What a press on a piece of Captain Flip could mean, and what a choice puts at stake."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.action import Action
from quarterdeck.core.event import Event
from quarterdeck.core.phrases import Said
from quarterdeck.games.captain_flip.components import (
    CARPENTER,
    CELLS,
    GUNNER,
    GUNNERS_TO_LOSE,
    LOOKOUT,
    LOOKOUT_COINS,
    ROWS,
)
from quarterdeck.games.captain_flip.effects import count
from quarterdeck.games.captain_flip.scoring import gunner_near, is_on_top, score
from quarterdeck.games.captain_flip.state import CaptainFlipState
from quarterdeck.kit.ref import parted


def meant(seat: int, ref: str) -> list[Action]:
    """A space of one's own board, or the tile in hand."""
    if ref == "tile:hand":
        return [Action(seat, "flip"), Action(seat, "keep")]
    kind, at = parted(ref)
    if kind != "cell" or len(at) != 2 or at[0] != seat or at[1] >= CELLS:
        return []
    return [Action(seat, "turn", (at[1],)), Action(seat, "place", (at[1] // ROWS,))]


def risk(
    before: CaptainFlipState, after: CaptainFlipState | None, told: list[Event], seat: i64
) -> Said | None:
    """The worst first: the third Gunner, the last round while behind, what a tile spoils."""
    if after is None:
        return None
    gunners = int(count(after, seat, GUNNER))
    if gunners >= GUNNERS_TO_LOSE and gunners > count(before, seat, GUNNER):
        return ("risk-exploded", (gunners,))
    if any(e.kind == "triggered" and e.args[0] == seat for e in told):
        ahead = _ahead(after, seat)
        if ahead >= 0:
            return ("risk-last-round", (ahead, int(score(after, ahead) - score(after, seat))))
    spoiled = _good(before, seat, CARPENTER) - _good(after, seat, CARPENTER)
    if spoiled > 0:
        return ("risk-carpenter", (spoiled,))
    if _good(before, seat, LOOKOUT) > _good(after, seat, LOOKOUT):
        return ("risk-lookout", (LOOKOUT_COINS,))
    return None


def _ahead(s: CaptainFlipState, seat: i64) -> int:
    """Who has more than the seat, the first of those with most; -1: nobody."""
    best, who = int(score(s, seat)), -1
    for other in range(s.seats):
        if score(s, other) > best:
            best, who = int(score(s, other)), other
    return who


def _good(s: CaptainFlipState, seat: i64, character: int) -> int:
    """How many Carpenters or Lookouts would count if it ended now."""
    first, good = seat * CELLS, 0
    for cell in range(CELLS):
        if s.showing[first + cell] != character:
            continue
        if character == LOOKOUT:
            good += is_on_top(s, int(seat), cell)
        else:
            good += not gunner_near(s, int(seat), cell)
    return good
