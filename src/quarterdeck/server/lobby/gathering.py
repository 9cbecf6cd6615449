"""A table before its game: who sits down, what the host changes, when it begins."""

from __future__ import annotations

import secrets

from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.lobby.seals import good_part, keep_parts
from quarterdeck.server.lobby.wishes import good_level, good_options
from quarterdeck.server.session import arrange
from quarterdeck.server.session.colours import liked
from quarterdeck.server.session.interface import Services
from quarterdeck.server.session.load import game_of, make_table
from quarterdeck.server.session.pace import good_pace
from quarterdeck.server.session.session import Session
from quarterdeck.server.storage.schema import GuestRow, TableRow

LOCKED = 4403  # a line that is closed for it; the browser does not try again
KEY_BYTES = 12  # of what a locked table's link carries


class Gathering:
    """People come to a table until its game begins, and some after it."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def join(
        self, session: Session, guest: GuestRow, wish: int, part: str = "", colour: int = -1
    ) -> None:
        """Somebody sits down, where nobody does or in a bot's place."""
        async with session.lock:
            row, was = session.row, session.row.status
            if was != "waiting":
                colour = -1  # what is on the table stays as it looks
            colour = liked(game_of(row.game).info, row.seats, colour)
            seat = await session.seating.sit(guest, wish, good_part(part), colour)
            if was == "playing":
                await session.is_played_by_another(seat)
            else:
                await self.start_if_full(session)

    async def arrange(self, session: Session, by: str, wish: protocol.Arrange) -> None:
        """The host changes what the table is like."""
        async with session.lock:
            seating = session.seating
            seating.must_be_host(by)
            row = seating.draft()
            if row.status == "over" or row.guide:
                raise Trouble(409, "no-game-over" if row.status == "over" else "no-not-in-lesson")
            if wish.count is not None or wish.options is not None:
                seating.must_wait()
                game = game_of(row.game)
                count = len(row.seats) if wish.count is None else wish.count
                row.options = good_options(game, count, {**row.options, **(wish.options or {})})
                arrange.resize(row, count, game.info.roles, game.info.min_seats)
            if wish.pace is not None:
                seating.must_wait()
                row.pace = good_pace(wish.pace, self._services.settings.least_clock_s)
            if wish.yields is not None or wish.locked is not None:
                seating.must_be_owner(by)
            if wish.yields is not None:
                row.yields = wish.yields
            if wish.listed is not None:
                row.listed = wish.listed
            if wish.locked is not None:
                row.invite = secrets.token_urlsafe(KEY_BYTES) if wish.locked else ""
                row.invited = []
            if wish.unrated is not None:
                seating.must_wait()
                row.unrated = wish.unrated
            await seating.rearrange(row)
            if wish.locked:
                seating.shut(LOCKED)
            if row.status == "waiting":
                seating.welcome_all()
            else:
                seating.tell()

    async def start(self, session: Session, by: str, wish: protocol.Start) -> None:
        """The host does not wait any longer: bots sit down where nobody does."""
        async with session.lock:
            session.seating.must_be_host(by)
            session.seating.must_wait()
            row = session.seating.draft()
            arrange.fill(row, good_level(wish.level))
            await self._begin(session, row)

    async def start_if_full(self, session: Session) -> None:
        """The last seat was taken: the game begins. Called under the table's lock."""
        row = session.seating.draft()
        if row.status != "waiting" or row.gathers or any(s.kind == "open" for s in row.seats):
            session.seating.tell()
            return
        await self._begin(session, row)

    async def _begin(self, session: Session, row: TableRow) -> None:
        arrange.draw(row)
        keep_parts(row)
        row.status = "playing"
        table = make_table(row, self._services.engine is not None)
        await session.seating.rearrange(row)
        session.table = table
        session.set_pauses()
        session.seating.welcome_all()
        session.spawn(session.pump())
