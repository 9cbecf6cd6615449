"""A table that goes on from a moment of a finished game: against bots, with new luck."""

from __future__ import annotations

from typing import Any

from sqlalchemy.exc import IntegrityError

from quarterdeck.core.action import Action
from quarterdeck.core.game import Game
from quarterdeck.server import protocol
from quarterdeck.server.errors import Trouble
from quarterdeck.server.lobby.codes import new_code
from quarterdeck.server.lobby.lobby import CODE_TRIES, Lobby
from quarterdeck.server.lobby.wishes import good_level
from quarterdeck.server.people.names import bot_name
from quarterdeck.server.session.load import game_of
from quarterdeck.server.session.session import Session
from quarterdeck.server.session.sitting import person
from quarterdeck.server.storage.queries import add_begun
from quarterdeck.server.storage.schema import GuestRow, Sitting, TableRow
from quarterdeck.table.change import Entry
from quarterdeck.table.record import BadRecord, Record, action_row, first_state, parse


async def branch(lobby: Lobby, session: Session, guest: GuestRow, wish: protocol.Branch) -> Session:
    """What was hidden there stays as it was; what is drawn from then on is drawn anew.

    It is practice: its draws cannot be proved, since some of them are another game's.
    """
    record = parse((await session.keeping.ending()).record_lines())
    n = wish.step - 1  # the replay's first step shows how it stood before any action
    if not 0 <= n <= len(record.actions):
        raise Trouble(400, "no-such-step")
    game = game_of(record.header.game)
    asked = whose_turn(game, record, n)
    seat = wish.seat if wish.seat >= 0 else session.row.seat_of(guest.id)
    seat = seat if seat >= 0 else asked
    if not 0 <= seat < len(session.row.seats):
        raise Trouble(400, "no-such-seat")
    old = session.row
    seats: list[Sitting] = []
    level = good_level(wish.level)
    for k, sitting in enumerate(old.seats):
        taken = [s.name for s in seats]
        if k == seat:
            seats.append(person(guest, taken))
        else:
            is_free = sitting.kind == "bot" and sitting.name not in (*taken, guest.name)
            name = sitting.name if is_free else bot_name([*taken, guest.name])
            seats.append(Sitting("bot", name, sitting.level or level))
    row = TableRow("", old.game, old.rules_version, old.options, seats, seat)
    row.status = "playing"
    row.invite, row.invited = old.invite, list(old.invited)
    row.origin = f"{old.code} {wish.step}"
    entries: list[Entry] = [["do", [action_row(a)]] for a in record.actions[:n]]
    for tried in range(CODE_TRIES):
        row.code = new_code(tried)
        try:
            await lobby.store.run(add_begun(row, entries))
            return await lobby.table(row.code)
        except IntegrityError:
            continue
    raise RuntimeError("no code is free")


def whose_turn(game: Game[Any], record: Record, n: int) -> int:
    """The seat that acts next after so many actions; Trouble where none does any more."""
    try:
        s = first_state(game, record.header)
    except BadRecord:
        raise Trouble(409, "no-look-back") from None
    for a in record.actions[:n]:
        game.act(s, a)
    if game.is_over(s):
        raise Trouble(409, "no-branch-over")
    asked = [k for k in game.to_act(s) if k >= 0]
    return asked[0] if asked else _next(record.actions[n:])


def _next(actions: list[Action]) -> int:
    return next((a.seat for a in actions if a.seat >= 0), 0)
