"""What lies on a ship and in the pile: the only place that knows how it is written down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.games.anchors_aweigh.components import (
    ABOVE,
    BACK,
    CODE_BITS,
    CODE_MASK,
    FRONTS,
    GONE,
    NONE,
    SPACES,
)
from quarterdeck.games.anchors_aweigh.state import AnchorsAweighState
from quarterdeck.kit.bits import BIT

_SHIFT: Final[list[int]] = [0] * ABOVE + [CODE_BITS * k for k in range(SPACES - ABOVE)]
_OTHERS: Final[list[int]] = [~(CODE_MASK << shift) for shift in _SHIFT]  # all spaces but that one


def content(s: AnchorsAweighState, seat: i64, space: i64) -> i64:
    """What lies there: 0, 1 + front, CARGO + colour or CHEST."""
    if space < ABOVE:
        return s.above[seat * ABOVE + space]
    return s.below[seat] >> (CODE_BITS * (space - ABOVE)) & CODE_MASK


def put(s: AnchorsAweighState, seat: i64, space: i64, code: i64) -> None:
    """Let that lie there, instead of what did; 0 clears the space."""
    if space < ABOVE:
        s.above[seat * ABOVE + space] = code
    else:
        shift: i64 = _SHIFT[space]
        s.below[seat] = (s.below[seat] & _OTHERS[space]) | code << shift
    if code:
        s.filled[seat] |= BIT[space]
    else:
        s.filled[seat] &= ~BIT[space]


def load_on(s: AnchorsAweighState, seat: i64, space: i64) -> i64:
    """The cargo on the storage asset there: 1 + colour, plus 5 * (1 + colour) of the second."""
    if space < ABOVE:
        return s.loads[seat * ABOVE + space]
    return s.below_loads[seat] >> (CODE_BITS * (space - ABOVE)) & CODE_MASK


def set_load(s: AnchorsAweighState, seat: i64, space: i64, load: i64) -> None:
    """Let that be the cargo on the storage asset there."""
    if space < ABOVE:
        s.loads[seat * ABOVE + space] = load
    else:
        shift: i64 = _SHIFT[space]
        s.below_loads[seat] = (s.below_loads[seat] & _OTHERS[space]) | load << shift


def put_tile(s: AnchorsAweighState, seat: i64, space: i64, tile: i64) -> None:
    """A tile that is not in the pile comes to lie there."""
    s.lying[seat * SPACES + space] = tile
    put(s, seat, space, 1 + s.fronts[tile])


def lift_tile(s: AnchorsAweighState, seat: i64, space: i64) -> i64:
    """Take the asset there off the ship and put it face up in the pile; which tile it was."""
    tile: i64 = s.lying[seat * SPACES + space]
    s.lying[seat * SPACES + space] = NONE
    put(s, seat, space, 0)
    to_pile(s, tile)
    return tile


def to_pile(s: AnchorsAweighState, tile: i64) -> None:
    """The tile lies face up in the pile again (AA-13), for everybody to see."""
    front: i64 = s.fronts[tile]
    s.faces[tile] = front
    s.pile += 1
    s.shown_last = tile * FRONTS + front + 1


def from_pile(s: AnchorsAweighState, tile: i64) -> None:
    """The tile leaves the pile."""
    if s.faces[tile] == BACK:
        s.down -= 1
    s.faces[tile] = GONE
    s.pile -= 1


def is_asset(code: i64) -> bool:
    """Whether the code of a space is that of an asset tile."""
    return 0 < code <= FRONTS
