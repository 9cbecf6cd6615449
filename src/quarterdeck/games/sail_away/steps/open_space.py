"""Spaces that nothing can come to or go from."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.core.refusal import Refusal
from quarterdeck.games.sail_away.components import SPACES
from quarterdeck.games.sail_away.state import SailAwayState


def no_open_space(s: SailAwayState, isle: i64, space: i64, clause: str) -> Refusal | None:
    """Why nothing can come to or go from that space: it is none, or its island is claimed."""
    if isle > s.seats or space >= SPACES:
        return Refusal("no-such-space", (), clause)
    if s.claimed >> isle & 1:
        return Refusal("no-closed", (), "SA-18")
    return None
