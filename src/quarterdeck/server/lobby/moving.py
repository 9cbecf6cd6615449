"""Before the game, a person changes seats or wishes to."""

from __future__ import annotations

from quarterdeck.server import protocol
from quarterdeck.server.session import arrange
from quarterdeck.server.session.load import game_of
from quarterdeck.server.session.session import Session


async def move(session: Session, by: str, wish: protocol.Move) -> None:
    """To another seat, an answer to somebody's wish for this one, or another colour."""
    async with session.lock:
        seating = session.seating
        seating.must_wait()
        row = seating.draft()
        arrange.move(row, game_of(row.game).info, row.seat_of(by), wish)
        await seating.rearrange(row)
        seating.welcome_all()
