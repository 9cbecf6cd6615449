"""Before the game, a person changes seats or wishes to."""

from __future__ import annotations

from quarterdeck.server import protocol
from quarterdeck.server.session import arrange
from quarterdeck.server.session.session import Session


async def move(session: Session, by: str, wish: protocol.Move) -> None:
    """To another seat, or an answer to somebody's wish for this one."""
    async with session.lock:
        seating = session.seating
        seating.must_wait()
        row = seating.draft()
        arrange.move(row, row.seat_of(by), wish)
        await seating.rearrange(row)
        seating.welcome_all()
