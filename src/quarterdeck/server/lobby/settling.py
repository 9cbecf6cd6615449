"""Who sits where at a table that is set up: me, others at the same screen, bots, open seats."""

from __future__ import annotations

import secrets
from typing import Any

from quarterdeck.core.game import Game
from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.lobby.seals import good_part
from quarterdeck.server.lobby.wishes import good_level
from quarterdeck.server.people.names import bot_name, clean_name, unlike
from quarterdeck.server.session.colours import good_colour
from quarterdeck.server.session.load import game_of
from quarterdeck.server.session.pace import races
from quarterdeck.server.session.sitting import person
from quarterdeck.server.storage.schema import GuestRow, Sitting, TableRow


def settle(
    game: Game[Any], guest: GuestRow, wish: protocol.NewTable, options: dict[str, str]
) -> tuple[list[Sitting], int]:
    """The seats, and the host's; whoever shares a screen has a name and a seat of their own."""
    mine = [n for n, s in enumerate(wish.seats) if s.kind == "me"]
    if len(mine) > 1:
        if any(not clean_name(wish.seats[n].name) for n in mine[1:]):
            raise Trouble(400, "no-two-seats")
        if races(game, options):
            raise Trouble(400, "no-hot-race")
    seats: list[Sitting] = []
    for n, s in enumerate(wish.seats):
        taken = [x.name for x in seats]
        if s.kind == "me":
            seats.append(person(guest, taken))
            if len(mine) > 1:
                seats[n].name = unlike(clean_name(s.name) or guest.name, taken)
            seats[n].colour = good_colour(game.info, [x.colour for x in seats[:n]], s.colour)
            seats[n].drawn = s.draw and len(mine) == 1
            seats[n].part = good_part(wish.part) if n == mine[0] else ""
        elif s.kind == "bot":
            seats.append(Sitting("bot", bot_name(taken), good_level(s.level)))
        else:
            seats.append(Sitting("open"))
    return seats, mine[0] if mine else -1


def again(draft: TableRow) -> TableRow:
    """The same people at the same game, as if it had not been played: ``draft`` is used up."""
    for seat in draft.seats:
        seat.lent, seat.since, seat.notes = False, 0, []
        seat.level = seat.level if seat.kind == "bot" else ""
        seat.part = ""  # made for another secret
        seat.token = secrets.token_urlsafe(16) if seat.kind == "person" else ""
    version = game_of(draft.game).info.version
    row = TableRow(
        "", draft.game, version, draft.options, draft.seats, draft.host, guide=draft.guide
    )
    row.yields, row.invite, row.invited = draft.yields, draft.invite, draft.invited
    row.pace, row.unrated = draft.pace, draft.unrated
    return row
